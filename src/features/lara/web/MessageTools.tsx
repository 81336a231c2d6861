import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useEffect, useRef } from 'react'
import { call } from '../../../kit/web/api.ts'
import { useMirror } from '../../../kit/web/mirror.ts'
import { readAloud, stopReading } from '../../../kit/web/read-aloud.ts'
import { AnswerTools, CopyTool, ReadTool, Tool } from '../../../kit/web/ui/AnswerTools.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { DEFAULT_PREFERENCES, PREFERENCES } from '../../settings/rules/preferences.ts'
import { type ChatMessage, giveFeedback } from '../contract.ts'
import type { ConversationState } from './conversation.ts'
import { theChat } from './the-chat.ts'

function useVoice(): typeof DEFAULT_PREFERENCES.voice {
  return (useMirror(PREFERENCES).value ?? DEFAULT_PREFERENCES).voice
}

/** What may be done with an answer: hear it, say whether it helps, copy it. */
export function MessageTools({ message }: { message: ChatMessage }) {
  const { id, text, language, feedback } = message
  const { enabled, speed } = useVoice()
  const toast = useToast()
  const give = (thumb: 'up' | 'down') => {
    const now = feedback === thumb ? null : thumb
    theChat.replace({ ...message, feedback: now })
    call(giveFeedback, { params: { id }, body: { feedback: now } }).then(
      ({ data }) => theChat.replace(data),
      () => {
        theChat.replace(message)
        toast.show({ tone: 'danger', text: t`This could not be kept. Please try again.` })
      },
    )
  }
  return (
    <AnswerTools>
      {enabled && <ReadTool reading={{ id, text, language, rate: speed }} />}
      <Tool label={t`This helps`} icon={<ThumbsUp aria-hidden="true" />} isOn={feedback === 'up'} onClick={() => give('up')} />
      <Tool
        label={t`This does not help`}
        icon={<ThumbsDown aria-hidden="true" />}
        isOn={feedback === 'down'}
        onClick={() => give('down')}
      />
      <CopyTool text={text} />
    </AnswerTools>
  )
}

/**
 * Reads each new answer where she wishes it, and falls silent when she writes, opens another conversation or leaves the page. `since` is the
 * answer that was there when the page was opened.
 */
export function VoiceWatch({ chat: { fresh, isBusy, view }, since }: { chat: ConversationState; since: number | undefined }) {
  const voice = useMirror(PREFERENCES).value?.voice
  const played = useRef(since)

  useEffect(() => stopReading, [isBusy, view])

  useEffect(() => {
    // Until it is known what she wishes, the answer waits.
    if (fresh === undefined || played.current === fresh || !voice) return
    played.current = fresh
    const message = theChat.current().messages.find(({ id }) => id === fresh)
    if (voice.enabled && voice.autoPlay && message) readAloud({ ...message, rate: voice.speed })
  }, [fresh, voice])
  return null
}
