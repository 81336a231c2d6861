import Square from 'lucide-react/icons/square'
import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { early } from '../../../kit/web/early.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { MessageField, type MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { t } from '../../../kit/words.ts'
import { type ChatMessage, MESSAGE_MAX } from '../contract.ts'
import styles from './Composer.module.css'
import { keepField, readField } from './the-chat.ts'

const Dictation = optionalPart(
  early(() => import('./Dictation.tsx')),
  (part) => part.Dictation,
)

/** Whether this browser can turn speech into words; most can, and where the page is drawn beforehand there is none. */
const CAN_DICTATE = globalThis.window === undefined || 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

const KEEPING = { read: readField, keep: keepField }

type ComposerProps = {
  field: RefObject<MessageFieldHandle | null>
  view: number
  sessionId: number | undefined
  language: ChatMessage['language']
  isBusy: boolean
  /** An answer is on its way that can be stopped. */
  canStop: boolean
  isOff: boolean
  onSend: (text: string) => void
  onStop: () => void
}

/** Where she writes: a field of one to four lines, dictation where the browser has it, and the way to send. */
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
