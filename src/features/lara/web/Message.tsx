import { lazy, memo, type ReactNode, Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { CHIP_MESSAGES, type ChatMessage, type Chip } from '../contract.ts'
import { AnswerBody } from './AnswerBody.tsx'
import { LaraMark } from './LaraMark.tsx'
import styles from './Message.module.css'

const fetchTools = early(() => import('./MessageTools.tsx'))
const MessageTools = lazy(async () => ({ default: (await fetchTools()).MessageTools }))

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** The day of a message, where it is another than that of the message before, and not today. */
export function NewDay({ at, before }: { at: string; before: string | undefined }) {
  const day = longDay.format(Date.parse(at))
  const last = before === undefined ? longDay.format(Date.now()) : longDay.format(Date.parse(before))
  return day === last ? null : <p className={styles.day}>{day}</p>
}

/** What she sent, as she saw it: the chip of a chip's message. */
export function HerWords({ text }: { text: string }) {
  return (
    <div className={classNames(styles.bubble, styles.her)}>
      <VisuallyHidden>You: </VisuallyHidden>
      <p className={styles.herText}>{text === CHIP_MESSAGES.pattern ? 'Show Pattern' : text}</p>
    </div>
  )
}

/** Lara's side of the page: her sign and what she says. */
export function LaraSays({ isSafety = false, children }: { isSafety?: boolean; children: ReactNode }) {
  return (
    <div className={styles.lara}>
      <LaraMark />
      <div className={classNames(styles.bubble, styles.answer, isSafety && styles.safety)}>
        <VisuallyHidden>Lara: </VisuallyHidden>
        {children}
      </div>
    </div>
  )
}

/** What she may tap next. */
export function Chips({ chips, isOff, onChip }: { chips: readonly Chip[]; isOff: boolean; onChip: (chip: Chip) => void }) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="You could ask">
      {chips.map((chip) => (
        <li key={`${chip.label} ${chip.message}`}>
          <button type="button" className={styles.chip} disabled={isOff} onClick={() => onChip(chip)}>
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One stored message. An answer that never came says so, and leaves no bubble of its own. */
export const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const { from, text, state, language, parts } = message
  if (from === 'her') return <HerWords text={text} />
  if (state === 'failed') return <p className={styles.gone}>No answer came.</p>
  return (
    <LaraSays isSafety={(parts?.help_lines.length ?? 0) > 0}>
      <AnswerBody text={text} language={language} parts={parts} />
      {state === 'stopped' && <p className={styles.stopped}>{text.trim() ? 'You stopped here.' : 'You stopped this answer.'}</p>}
      {text.trim() !== '' && (
        <Suspense fallback={<div className={styles.toolsPlace} />}>
          <MessageTools message={message} />
        </Suspense>
      )}
    </LaraSays>
  )
})
