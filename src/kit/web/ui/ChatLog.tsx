import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { EmberMark } from './EmberMark.tsx'
import { locale, t } from '../../words.ts'
import styles from './ChatLog.module.css'
import { CHIP } from './chip.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Spinner } from './Spinner.tsx'

const longDay = new Intl.DateTimeFormat(locale(), { dateStyle: 'full' })

/** The date of a message if it differs from the message before and from today. */
export function NewDay({ at, before }: { at: string; before: string | undefined }) {
  const day = longDay.format(Date.parse(at))
  const last = before === undefined ? longDay.format(Date.now()) : longDay.format(Date.parse(before))
  return day === last ? null : <p className={styles.day}>{day}</p>
}

/** A message of the reader, on the right. */
export function DataWords({ text, language }: { text: string; language?: string }) {
  return (
    <div className={classNames(styles.bubble, styles.own)}>
      <VisuallyHidden>{t`You:`} </VisuallyHidden>
      <p className={styles.ownText} lang={language}>
        {text}
      </p>
    </div>
  )
}

/** A message of Lara with her mark; safety answers have their own colour. */
export function LaraSays({ isSafety = false, children }: { isSafety?: boolean; children: ReactNode }) {
  return (
    <div className={styles.said}>
      <EmberMark className={styles.mark} />
      <div className={classNames(styles.bubble, styles.answer, isSafety && styles.safety)}>
        <VisuallyHidden>{t`Lara:`} </VisuallyHidden>
        {children}
      </div>
    </div>
  )
}

/** A text split into paragraphs, without any markup. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // The paragraphs of a text never change their order.
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Suggested messages to tap, in the language of the answer; one with `to` is a link to that page. */
export function Chips<Shown extends { readonly label: string; readonly message: string; readonly to?: string | undefined }>({
  chips,
  language,
  isOff,
  onChip,
}: {
  chips: readonly Shown[]
  language: string | undefined
  isOff: boolean
  onChip: (chip: Shown) => void
}) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t`You could ask`}>
      {chips.map((chip) => (
        <li key={`${chip.label} ${chip.message}`}>
          {chip.to ? (
            <a
              href={chip.to}
              lang={language}
              className={CHIP}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey) return
                event.preventDefault()
                onChip(chip)
              }}
            >
              {chip.label}
            </a>
          ) : (
            <button type="button" lang={language} className={CHIP} disabled={isOff} onClick={() => onChip(chip)}>
              {chip.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The stored messages, oldest first; additions are announced. */
export function ChatLog({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div role="log" aria-label={t`Conversation with Lara`} aria-busy={isLoading}>
      <ul className={styles.stack}>{children}</ul>
    </div>
  )
}

/** Parts of a conversation with the spacing of messages. */
export function ChatStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Announces that an answer is being written. Always on the page, so that screen readers notice the change. */
export function Thinking({ isOn }: { isOn: boolean }) {
  return (
    <div role="status">
      {isOn && (
        <p className={styles.thinking}>
          <Spinner />
          <span>{t`Emberwell is thinking...`}</span>
        </p>
      )}
    </div>
  )
}

/** Actions after a failure, with an optional explanation. */
export function WayOn({ words, children }: { words?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.again}>
      {words && <span className={styles.quiet}>{words}</span>}
      {children}
    </div>
  )
}
