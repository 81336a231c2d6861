import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { relativeDayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { language, t } from '../../../kit/words.ts'
import { MRS_PARTS } from '../content/instruments.ts'
import { PART_NAMES } from '../content/score-words.ts'
import { addCheckin, type Checkin, type NewCheckin, removeCheckin } from '../contract.ts'
import { formOf } from '../rules/forms.ts'
import { scoreOf } from '../rules/score.ts'
import { totalWords } from '../rules/score-words.ts'
import styles from './Checkins.module.css'
import { MrsTrend } from './MrsTrend.tsx'
import { INSTRUMENT_NAMES } from './run-names.ts'
import { CHECKIN } from './save-checkins.ts'

/** The questions and her answers, in the language in which she read them. */
function AnswerList({ instrument, language, answers }: NewCheckin) {
  const form = formOf(instrument, language)
  if (!form) return null
  return (
    <Disclosure name={t`Your answers`}>
      <dl className={styles.answers} lang={language}>
        {form.items.map((item, place) => {
          const answer = answers[place] ?? null
          return (
            <div key={item}>
              <dt>{item}</dt>
              <dd>{answer === null ? '–' : form.answers[answer]}</dd>
            </div>
          )
        })}
      </dl>
    </Disclosure>
  )
}

type EntryProps = { checkin: NewCheckin; when: string; onRemove?: () => void }

function Entry({ checkin, when, onRemove }: EntryProps) {
  const { instrument, answers } = checkin
  const name = INSTRUMENT_NAMES[instrument]
  const { total, parts } = scoreOf(instrument, answers)
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.when}>{when}</p>
        <p>{name}</p>
        <p className={styles.figure}>{totalWords(instrument, total)}</p>
        {parts && (
          <p className={styles.parts}>{MRS_PARTS.map((part) => `${PART_NAMES[language()][part]} ${parts[part] ?? '–'}`).join(' · ')}</p>
        )}
      </div>
      {onRemove && <IconButton label={t`Delete ${name}, ${when}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />}
      <div className={styles.below}>
        <AnswerList {...checkin} />
      </div>
    </li>
  )
}

/** The check-ins that are not being deleted, and the deletion with its undo. */
function useCheckinRemoval(checkins: readonly Checkin[]): { shown: readonly Checkin[]; remove: (checkin: Checkin) => void } {
  const removal = useRemoval()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const remove = ({ id, local_date: _day, total: _total, parts: _parts, ...asked }: Checkin) => {
    const mark = (isGone: boolean) => setGone((before) => new Set([...before].filter((one) => one !== id).concat(isGone ? id : [])))
    void removal({
      kind: CHECKIN,
      words: t`Check-in deleted.`,
      remove: { endpoint: removeCheckin, params: { id } },
      putBack: { endpoint: addCheckin, body: asked },
      onGone: () => mark(true),
      onBack: () => mark(false),
    })
  }
  return { shown: checkins.filter(({ id }) => !gone.has(id)), remove }
}

/** Her earlier check-ins with those waiting to be sent, newest first, and the MRS over time. */
export function Earlier({ checkins, today }: { checkins: readonly Checkin[]; today: LocalDate }) {
  const { shown, remove } = useCheckinRemoval(checkins)
  const waiting = useOutbox().waiting.filter(({ kind, body }) => kind === CHECKIN && body !== undefined)
  if (shown.length + waiting.length === 0) return <p className={styles.quiet}>{t`Nothing here yet.`}</p>
  return (
    <>
      <MrsTrend checkins={shown} />
      <ul className={styles.list}>
        {waiting.map(({ id, body }) => (
          <Entry key={id} checkin={body as NewCheckin} when={t`Waiting to be sent`} />
        ))}
        {shown.map((checkin) => (
          <Entry key={checkin.id} checkin={checkin} when={relativeDayWords(checkin.local_date, today)} onRemove={() => remove(checkin)} />
        ))}
      </ul>
    </>
  )
}
