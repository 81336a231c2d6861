import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useEffect, useRef } from 'react'
import { call } from '../../../kit/web/api.ts'
import { readAloud, stopReading } from '../../../kit/web/read-aloud.ts'
import { AnswerTools, Tool } from '../../chat/web/AnswerTools.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { type ChatMessage, giveFeedback } from '../contract.ts'
import type { HerConversation } from './kinds.ts'
import { theChat } from './her-conversation.ts'

export { Ideas } from '../../chat/web/Ideas.tsx'

function useVoice(): typeof DEFAULT_PREFERENCES.voice {
  return (usePreferences().value ?? DEFAULT_PREFERENCES).voice
}

/** Actions on an answer, with her rating. */
export function MessageTools({ message }: { message: ChatMessage }) {
  const { id, feedback } = message
  const { enabled, speed } = useVoice()
  const toast = useToast()
  const give = (thumb: 'up' | 'down') => {
    const now = feedback === thumb ? null : thumb
    theChat.replace({ ...message, feedback: now })
    call(giveFeedback, { params: { id }, body: { feedback: now } }).then(
      ({ data }) => theChat.replace(data),
      () => {
        theChat.replace(message)
        toast.show({ tone: 'danger', text: t`This couldn’t be saved. Please try again.` })
      },
    )
  }
  return (
    <AnswerTools message={message} hasVoice={enabled} rate={speed}>
      <Tool label={t`This helps`} icon={<ThumbsUp aria-hidden="true" />} isOn={feedback === 'up'} onClick={() => give('up')} />
      <Tool
        label={t`This does not help`}
        icon={<ThumbsDown aria-hidden="true" />}
        isOn={feedback === 'down'}
        onClick={() => give('down')}
      />
    </AnswerTools>
  )
}

/**
 * Reads new answers aloud if she has chosen so, and stops when she sends a message, opens another conversation or
 * leaves the page. `since` is the latest answer when the page was opened.
 */
export function VoiceWatch({ chat: { fresh, isBusy, view }, since }: { chat: HerConversation; since: number | undefined }) {
  const voice = usePreferences().value?.voice
  const played = useRef(since)

  useEffect(() => stopReading, [isBusy, view])

  useEffect(() => {
    // The answer waits until her preference is loaded.
    if (fresh === undefined || played.current === fresh || !voice) return
    played.current = fresh
    const message = theChat.current().messages.find(({ id }) => id === fresh)
    if (voice.enabled && voice.autoPlay && message) readAloud({ ...message, rate: voice.speed })
  }, [fresh, voice])
  return null
}
