import { type ComponentProps, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import type { MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { t } from '../../../kit/words.ts'
import { ChatField } from '../../chat/web/ChatField.tsx'
import type { ChatMessage } from '../contract.ts'
import styles from './Composer.module.css'
import { HER_FIELD } from './her-conversation.ts'
import type { HerKinds } from './kinds.ts'

const Dictation = optionalPart(
  prefetch(() => import('./Dictation.tsx')),
  (part) => part.Dictation,
)

/** Whether this browser supports speech recognition. True when prerendering, as in most browsers. */
function canDictate(): boolean {
  return globalThis.window === undefined || 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis
}

type ComposerProps = Pick<ComponentProps<typeof ChatField<HerKinds>>, 'chat' | 'isOff' | 'onSend'> & {
  field: RefObject<MessageFieldHandle | null>
  language: ChatMessage['language']
  /** True while an answer is pending that can be stopped. */
  canStop: boolean
  onStop: () => void
}

/** The input area: a field of one to four lines, dictation where supported, and the send button. */
export function Composer({ field, language, canStop, onStop, ...rest }: ComposerProps) {
  const [heard, setHeard] = useState<ReactNode>()
  return (
    <ChatField
      {...rest}
      field={field}
      keeping={HER_FIELD}
      above={heard}
      side={
        canStop ? (
          <Button variant="quiet" className={styles.side} onClick={onStop}>
            {t`Stop`}
          </Button>
        ) : (
          canDictate() && (
            <Suspense fallback={<span className={styles.place} />}>
              <Dictation language={language} className={styles.side} onWords={(place) => field.current?.insert(place)} onHeard={setHeard} />
            </Suspense>
          )
        )
      }
    />
  )
}
