import { type ComponentType, Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { EmberMark } from './EmberMark.tsx'
import { type Sending, unsentOf } from '../unsent.ts'
import { locale, t } from '../../words.ts'
import styles from './Talk.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { WaitRing } from './WaitRing.tsx'

const longDay = new Intl.DateTimeFormat(locale(), { dateStyle: 'full' })

/** The day of a message, where it is another than that of the message before, and not today. */
export function NewDay({ at, before }: { at: string; before: string | undefined }) {
  const day = longDay.format(Date.parse(at))
  const last = before === undefined ? longDay.format(Date.now()) : longDay.format(Date.parse(before))
  return day === last ? null : <p className={styles.day}>{day}</p>
}

/** What the reader wrote, on the right. */
export function OwnWords({ text, language }: { text: string; language?: string }) {
  return (
    <div className={classNames(styles.bubble, styles.own)}>
      <VisuallyHidden>{t`You:`} </VisuallyHidden>
      <p className={styles.ownText} lang={language}>
        {text}
      </p>
    </div>
  )
}

/** The other side of a talk: the ember, and what is said; an answer that may save somebody wears the colour of the tide. */
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

/** The paragraphs of a text, as text and nothing else. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // Paragraphs of one text never change their order.
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}

/** What may be tapped next, in the language of what was said. */
export function Chips<Shown extends { readonly label: string; readonly message: string }>({
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
          <button type="button" lang={language} className={styles.chip} disabled={isOff} onClick={() => onChip(chip)}>
            {chip.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The messages that are stored, oldest first; what is added is read out. */
export function TalkLog({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div role="log" aria-label={t`Conversation with Lara`} aria-busy={isLoading}>
      <ul className={styles.stack}>{children}</ul>
    </div>
  )
}

/** Parts of a talk one below the other, with the room between messages. */
export function TalkStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

type UnsentTalkProps<Own> = {
  sending: Sending<{ readonly key: string; readonly message: string; readonly at: number }, Own>
  /** Who writes, as the talk marks it. */
  from: 'her' | 'user'
  Words: ComponentType<{ text: string }>
  Answer: ComponentType<Own>
}

/** What is not stored yet, each message with what the page itself has said to it before. */
export function UnsentTalk<Own extends { readonly parts: { readonly help_lines: readonly unknown[] } }>(props: UnsentTalkProps<Own>) {
  const { sending, from, Words, Answer } = props
  return unsentOf(sending).map(({ outgoing: { key, message }, own }) => (
    <Fragment key={key}>
      <div data-from={from}>
        <Words text={message} />
      </div>
      {own && (
        <LaraSays isSafety={own.parts.help_lines.length > 0}>
          <Answer {...own} />
        </LaraSays>
      )}
    </Fragment>
  ))
}

/** Says that an answer is awaited. It stands on the page all the time, so that a screen reader notices when it begins. */
export function Thinking({ isOn }: { isOn: boolean }) {
  return (
    <div role="status">
      {isOn && (
        <p className={styles.thinking}>
          <WaitRing />
          <span>{t`Emberwell is thinking...`}</span>
        </p>
      )}
    </div>
  )
}

/** The way on below words that tell of a failure, and quiet words beside it. */
export function WayOn({ words, children }: { words?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.again}>
      {words && <span className={styles.quiet}>{words}</span>}
      {children}
    </div>
  )
}
