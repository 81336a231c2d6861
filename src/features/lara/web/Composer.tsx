import Square from 'lucide-react/icons/square'
import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { MessageField, type MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { t } from '../../../kit/words.ts'
import { MESSAGE_MAX } from '../../chat/contract.ts'
import type { ChatMessage } from '../contract.ts'
import styles from './Composer.module.css'
import { keepField, readField } from './her-conversation.ts'

const Dictation = optionalPart(
  prefetch(() => import('./Dictation.tsx')),
  (part) => part.Dictation,
)

/** Whether this browser supports speech recognition. True when prerendering, as in most browsers. */
const CAN_DICTATE = globalThis.window === undefined || 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

const KEEPING = { read: readField, keep: keepField }

type ComposerProps = {
  field: RefObject<MessageFieldHandle | null>
  view: number
  sessionId: number | undefined
  language: ChatMessage['language']
  isBusy: boolean
  /** True while an answer is pending that can be stopped. */
  canStop: boolean
  isOff: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** The input area: a field of one to four lines, dictation where supported, and the send button. */
export function Composer({ field, sessionId, language, canStop, onStop, ...rest }: ComposerProps) {
  const [heard, setHeard] = useState<ReactNode>()
  return (
    <MessageField
      {...rest}
      field={field}
      label={t`Message to Lara`}
      placeholder={t`Write to Lara`}
      most={MESSAGE_MAX}
      keeping={KEEPING}
      talk={sessionId}
      above={heard}
      side={
        canStop ? (
          <IconButton className={styles.side} label={t`Stop`} icon={<Square aria-hidden="true" />} onClick={onStop} />
        ) : (
          CAN_DICTATE && (
            <Suspense fallback={<span className={styles.place} />}>
              <Dictation language={language} className={styles.side} onWords={(place) => field.current?.insert(place)} onHeard={setHeard} />
            </Suspense>
          )
        )
      }
    />
  )
}
