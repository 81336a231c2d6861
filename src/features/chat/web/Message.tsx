import { type ComponentType, memo, Suspense } from 'react'
import { LaraSays, NewDay } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { AnswerProps, ShownParts } from './Answer.tsx'
import type { Kinds } from './conversation.ts'
import styles from './Message.module.css'

/** A conversation whose answers have `Parts`; those of the person's own messages are null. */
export type ShownKinds<Parts extends ShownParts> = Kinds & {
  message: { readonly at: string; readonly language: Language; readonly parts: Parts | null }
  parts: Parts
}

/**
 * How a chat renders the person's messages, answers, and the actions below them. `failedClass` styles the sentence for
 * a missing answer.
 */
export type ChatLook<Parts extends ShownParts, Message> = {
  readonly Words: ComponentType<{ text: string; language?: Language }>
  readonly Answer: ComponentType<AnswerProps<Parts>>
  readonly Tools: ComponentType<{ message: Message }>
  readonly failedClass?: string | undefined
}

type MessageProps<Parts extends ShownParts, Message> = {
  message: Message
  isOwn: boolean
  /** When the message before it was sent. */
  before: string | undefined
  look: ChatLook<Parts, Message>
}

function StoredMessage<Parts extends ShownParts, Message extends ShownKinds<Parts>['message']>({
  message,
  isOwn,
  before,
  look: { Words, Answer, Tools, failedClass },
}: MessageProps<Parts, Message>) {
  const { text, at, state, language, parts } = message
  const isEmpty = text.trim() === ''
  const isStopped = state === 'stopped'
  const answer =
    state === 'failed' || (isEmpty && !isStopped) ? (
      <p className={failedClass}>{t`No answer came.`}</p>
    ) : (
      <LaraSays isSafety={(parts?.help_lines.length ?? 0) > 0}>
        <Answer text={text} language={language} parts={parts} />
        {isStopped && <p className={styles.stopped}>{isEmpty ? t`You stopped this answer.` : t`You stopped here.`}</p>}
        {!isEmpty && (
          <Suspense fallback={<div className={styles.tools} />}>
            <Tools message={message} />
          </Suspense>
        )}
      </LaraSays>
    )
  return (
    // Their own messages are not announced to the person.
    <li data-from={isOwn ? 'person' : 'lara'} aria-live={isOwn ? 'off' : undefined}>
      <NewDay at={at} before={before} />
      {isOwn ? <Words text={text} language={language} /> : answer}
    </li>
  )
}

/** One stored message. Instead of a failed answer, a sentence says that none came. */
export const Message = memo(StoredMessage) as typeof StoredMessage
