import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { LOCALES } from '../../../kit/words.ts'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { showEnd } from '../../../kit/web/use-follow.ts'
import type { Doing } from '../../answers/contract.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import type { Language } from '../../text/rules/speech.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { asksTime, type Chosen, initialChoice, isComplete } from '../rules/doing-record.ts'
import { DOING_CARD_WORDS, hoursWords } from '../content/doing-card-words.ts'
import styles from './DoingCard.module.css'
import { useDoing } from './use-doing.ts'

/** A time of day `HH:MM` in a language. */
function timeIn(time: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(`1970-01-01T${time}Z`))
}

/** A value in the words of the card; also one that is not among its choices. */
function choiceLabel({ kind, choices }: Doing, value: string, language: Language): string {
  const label = choices.find((one) => one.value === value)?.label
  if (label !== undefined) return label
  if (kind === 'sleep') return hoursWords(Number(value), language)
  // Counts are told as they are.
  if (kind === 'answer') return value
  return kind === 'symptom' && value === '0' ? DOING_CARD_WORDS[language].none : ''
}

/** What came of confirming a card: written, or kept for later; something is left to choose; it failed. */
export type Confirmed = 'written' | 'missing' | 'failed'
export type CardActions = { readonly confirm: () => Promise<Confirmed> }

/** How a card is part of several, which are confirmed together. */
type Group = { readonly register: (actions: CardActions) => void; readonly onOpen: (isOpen: boolean) => void }

/**
 * What Lara would write down, with the buttons to confirm and to cancel. Nothing is written without the tap. In a
 * group, the card has no button of its own to confirm it.
 */
export function DoingCard({ doing, language, group }: { doing: Doing; language: Language; group?: Group }) {
  const words = DOING_CARD_WORDS[language]
  const { kind, title, when, choices } = doing
  const { state, replaced, chosen: written, confirm, undo, cancel, reopen } = useDoing(doing)
  const [chosen, setChosen] = useState<Chosen>(() => initialChoice(doing))
  const [isMissing, setMissing] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const isOver = state.kind !== 'open' && state.kind !== 'reading' && state.kind !== 'busy'

  useEffect(() => {
    if (state.kind === 'busy') return
    // The pressed button is gone.
    if (isOver && hasActed.current && status.current) {
      status.current.focus()
      // What is offered next is below the card.
      showEnd(status.current)
    }
    hasActed.current = false
  }, [isOver, state.kind])

  const act = (action: () => unknown) => () => {
    hasActed.current = true
    void action()
  }
  const change = (next: Partial<Chosen>) => {
    setMissing(false)
    setChosen((before) => ({ ...before, ...next }))
  }
  const send = async (): Promise<Confirmed> => {
    const isReady = isComplete(doing, chosen)
    setMissing(!isReady)
    if (!isReady) return 'missing'
    return (await confirm(chosen)) ? 'written' : 'failed'
  }
  // What is in her calendar and log stays covered while she hides intimate entries.
  const isIntimate = kind === 'flow' || (kind === 'symptom' && isIntimateSymptom(doing.symptom))
  const isHidden = usePreferences().value?.privacy.sexualHealthMasked !== false && isIntimate
  const labelOf = (value: string) => (isHidden ? '' : choiceLabel(doing, value, language))
  const isOpen = state.kind === 'open' || state.kind === 'busy' || state.kind === 'failed'
  useEffect(() => {
    group?.register({ confirm: send })
  })
  useEffect(() => {
    group?.onOpen(isOpen)
  }, [isOpen, group])
  const said = state.kind === 'done' || state.kind === 'waiting' ? written : undefined
  return (
    <section className={group ? styles.item : styles.card} aria-label={title}>
      <p className={styles.what}>
        <strong>{title}</strong>
        {said && choices.length > 0 && labelOf(said.value) && <span>{labelOf(said.value)}</span>}
        {when && <span className={styles.when}>{when}</span>}
        {said && asksTime(doing) && <span className={styles.when}>{timeIn(said.time, language)}</span>}
      </p>
      {isOpen && choices.length > 0 && (
        <RadioCards
          legend={words.choose[kind]}
          columns={2}
          value={chosen.value}
          onChange={(value) => change({ value })}
          options={choices}
        />
      )}
      {isOpen && asksTime(doing) && (
        <Field
          label={words.time}
          type="time"
          className={styles.time}
          value={chosen.time}
          onChange={(event) => change({ time: event.target.value })}
        />
      )}
      {isOpen && replaced !== undefined && <Alert tone="info">{words.exists(labelOf(replaced))}</Alert>}
      {isOpen && isMissing && <Alert tone="danger">{words.incomplete}</Alert>}
      <div ref={status} tabIndex={-1} role="status" className={styles.status}>
        {state.kind === 'done' && [words.done[kind], state.problem].filter(Boolean).join(' ')}
        {state.kind === 'waiting' && words.waiting}
        {state.kind === 'undone' && words.undone}
        {state.kind === 'cancelled' && words.cancelled}
        {state.kind === 'failed' && `${state.words ?? ''} ${words.failed}`.trim()}
      </div>
      <div className={styles.ways}>
        {isOpen && (
          <>
            {!group && (
              <Button variant="filled" busy={state.kind === 'busy'} busyLabel={words.busy} onClick={act(send)}>
                {state.kind === 'failed' ? words.retry : words.confirm[kind]}
              </Button>
            )}
            <Button variant="quiet" onClick={act(cancel)}>
              {group ? words.leaveOut : words.cancel}
            </Button>
          </>
        )}
        {(state.kind === 'done' || state.kind === 'waiting') && state.isOwn && (
          <Button variant="outline" onClick={act(undo)}>
            {words.undo}
          </Button>
        )}
        {(state.kind === 'cancelled' || state.kind === 'undone') && (
          <Button variant="quiet" onClick={act(reopen)}>
            {words.again}
          </Button>
        )}
      </div>
    </section>
  )
}
