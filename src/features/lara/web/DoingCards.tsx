import { useRef, useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import type { AnswerParts } from '../../answers/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import { DOING_CARD_WORDS } from '../content/doing-card-words.ts'
import { cardsOf } from '../rules/doing-record.ts'
import { type CardActions, DoingCard } from './DoingCard.tsx'
import styles from './DoingCard.module.css'

/** What Lara would write down: one card, or several that she confirms with one tap. */
export function DoingCards({ parts, language }: { parts: AnswerParts; language: Language }) {
  const doings = cardsOf(parts)
  const words = DOING_CARD_WORDS[language]
  const cards = useRef(new Map<number, CardActions>())
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [result, setResult] = useState<{ readonly isMissing: boolean; readonly written: number }>()
  const [isBusy, setBusy] = useState(false)
  const status = useRef<HTMLDivElement>(null)

  const [first] = doings
  if (first && doings.length === 1) return <DoingCard doing={first} language={language} />

  const noteAll = async () => {
    setBusy(true)
    setResult(undefined)
    let written = 0
    let isMissing = false
    // One after the other: several may change the log of the same day.
    for (const place of doings.keys()) {
      if (!open.has(place)) continue
      const outcome = await cards.current.get(place)?.confirm()
      if (outcome === 'written') written += 1
      isMissing ||= outcome === 'missing'
    }
    setBusy(false)
    setResult({ isMissing, written })
    status.current?.focus()
  }

  return (
    <div className={styles.card}>
      {doings.map((doing, place) => (
        <DoingCard
          // The cards of an answer never change.
          key={place}
          doing={doing}
          language={language}
          group={{
            register: (actions) => void cards.current.set(place, actions),
            onOpen: (isOpen) =>
              setOpen((before) => {
                if (before.has(place) === isOpen) return before
                const after = new Set(before)
                if (isOpen) after.add(place)
                else after.delete(place)
                return after
              }),
          }}
        />
      ))}
      <div ref={status} tabIndex={-1} role="status" className={styles.status}>
        {result !== undefined && !result.isMissing && open.size === 0 && result.written > 0 && words.allDone(result.written)}
      </div>
      {result?.isMissing && open.size > 0 && <Alert tone="danger">{words.allIncomplete}</Alert>}
      {open.size > 0 && (
        <div className={styles.ways}>
          <Button variant="filled" busy={isBusy} busyLabel={words.busy} onClick={() => void noteAll()}>
            {words.all(open.size)}
          </Button>
        </div>
      )}
    </div>
  )
}
