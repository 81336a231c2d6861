import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Square from 'lucide-react/icons/square'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Volume2 from 'lucide-react/icons/volume-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { useMirror } from '../../../kit/web/mirror.ts'
import { canReadAloud, readAloud, stopReading, useReading } from '../../../kit/web/read-aloud.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { DEFAULT_PREFERENCES, PREFERENCES } from '../../settings/rules/preferences.ts'
import { type ChatMessage, giveFeedback } from '../contract.ts'
import type { ConversationState } from './conversation.ts'
import styles from './MessageTools.module.css'
import { theChat } from './the-chat.ts'

/** How long "Copied" stands, in ms. */
const COPIED_MS = 2_500

function useVoice(): typeof DEFAULT_PREFERENCES.voice {
  return (useMirror(PREFERENCES).value ?? DEFAULT_PREFERENCES).voice
}

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; isWide?: boolean; onClick: () => void }

function Tool({ label, icon, isOn, isWide = false, onClick }: ToolProps) {
  const name = isWide ? {} : { 'aria-label': label, title: label }
  return (
    <button type="button" className={styles.tool} {...name} aria-pressed={isOn} onClick={onClick}>
      {icon}
      {isWide && <span>{label}</span>}
    </button>
  )
}

function CopyTool({ text }: { text: string }) {
  const [state, setState] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!state) return undefined
    const timer = setTimeout(() => setState(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    // A page without https has no clipboard.
    const writing = (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return (
    <>
      <Tool label="Copy" icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy} />
      <span role="status" className={styles.note}>
        {state === 'copied' ? 'Copied' : state === 'refused' && 'This browser does not allow copying. Please mark the words and copy them.'}
      </span>
    </>
  )
}

function ReadTool({ message: { id, text, language } }: { message: ChatMessage }) {
  const { enabled, speed } = useVoice()
  const isReading = useReading() === id
  if (!enabled || !canReadAloud()) return null
  return (
    <Tool
      isWide
      label={isReading ? 'Speaking... Click to stop' : 'Read aloud'}
      icon={isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (isReading ? stopReading() : readAloud({ id, text, language, rate: speed }))}
    />
  )
}

/** What may be done with an answer: hear it, say whether it helps, copy it. */
export function MessageTools({ message }: { message: ChatMessage }) {
  const { id, text, feedback } = message
  const toast = useToast()
  const give = (thumb: 'up' | 'down') => {
    const now = feedback === thumb ? null : thumb
    theChat.replace({ ...message, feedback: now })
    call(giveFeedback, { params: { id }, body: { feedback: now } }).then(
      ({ data }) => theChat.replace(data),
      () => {
        theChat.replace(message)
        toast.show({ tone: 'danger', text: 'This could not be kept. Please try again.' })
      },
    )
  }
  return (
    <div className={styles.tools}>
      <ReadTool message={message} />
      <Tool label="This helps" icon={<ThumbsUp aria-hidden="true" />} isOn={feedback === 'up'} onClick={() => give('up')} />
      <Tool label="This does not help" icon={<ThumbsDown aria-hidden="true" />} isOn={feedback === 'down'} onClick={() => give('down')} />
      <CopyTool text={text} />
    </div>
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
