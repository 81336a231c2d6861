import { memo, Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { LaraSays, OwnWords } from '../../../kit/web/ui/Talk.tsx'
import { t } from '../../../kit/words.ts'
import { CHIP_MESSAGES, type ChatMessage } from '../contract.ts'
import { AnswerBody } from './AnswerBody.tsx'
import styles from './Message.module.css'

const MessageTools = optionalPart(
  early(() => import('./MessageTools.tsx')),
  (part) => part.MessageTools,
)

/** What she sent, as she saw it: the chip of a chip's message. */
export function HerWords({ text, language }: { text: string; language?: ChatMessage['language'] }) {
  return text === CHIP_MESSAGES.pattern ? <OwnWords text={t`Show Pattern`} /> : <OwnWords text={text} {...(language && { language })} />
}

/** One stored message. An answer that never came says so, and leaves no bubble of its own. */
export const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const { from, text, state, language, parts } = message
  if (from === 'her') return <HerWords text={text} language={language} />
  if (state === 'failed') return <p className={styles.gone}>{t`No answer came.`}</p>
  return (
    <LaraSays isSafety={(parts?.help_lines.length ?? 0) > 0}>
      <AnswerBody text={text} language={language} parts={parts} />
      {state === 'stopped' && <p className={styles.stopped}>{text.trim() ? t`You stopped here.` : t`You stopped this answer.`}</p>}
      {text.trim() !== '' && (
        <Suspense fallback={<div className={styles.toolsPlace} />}>
          <MessageTools message={message} />
        </Suspense>
      )}
    </LaraSays>
  )
})
