import { memo, Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { LaraSays, DataWords } from '../../../kit/web/ui/ChatLog.tsx'
import { t } from '../../../kit/words.ts'
import { CHIP_MESSAGES } from '../../answers/contract.ts'
import { type ChatMessage } from '../contract.ts'
import { HerAnswer } from './HerAnswer.tsx'
import styles from './Message.module.css'

const MessageTools = optionalPart(
  prefetch(() => import('./MessageTools.tsx')),
  (part) => part.MessageTools,
)

/** A message of hers as shown: for a chip's message, its label. */
export function HerWords({ text, language }: { text: string; language?: ChatMessage['language'] }) {
  return text === CHIP_MESSAGES.pattern ? <DataWords text={t`Show Pattern`} /> : <DataWords text={text} {...(language && { language })} />
}

/** One stored message. A failed answer shows its reason instead of a bubble. */
export const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const { from, text, state, language, parts } = message
  if (from === 'her') return <HerWords text={text} language={language} />
  if (state === 'failed') return <p className={styles.gone}>{t`No answer came.`}</p>
  return (
    <LaraSays isSafety={(parts?.help_lines.length ?? 0) > 0}>
      <HerAnswer text={text} language={language} parts={parts} />
      {state === 'stopped' && <p className={styles.stopped}>{text.trim() ? t`You stopped here.` : t`You stopped this answer.`}</p>}
      {text.trim() !== '' && (
        <Suspense fallback={<div className={styles.toolsPlace} />}>
          <MessageTools message={message} />
        </Suspense>
      )}
    </LaraSays>
  )
})
