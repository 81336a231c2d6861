import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { early } from '../../../kit/web/early.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { type ChatMessage, MESSAGE_MAX } from '../contract.ts'
import styles from './Composer.module.css'
import { inserted } from './insert-words.ts'
import { keepField, readField } from './the-chat.ts'

const fetchDictation = early(() => import('./Dictation.tsx'))
const Dictation = lazy(async () => ({ default: (await fetchDictation()).Dictation }))

/** Whether this browser can turn speech into words. */
const CAN_DICTATE = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** From so many characters on she is told how many are left. */
const COUNT_FROM = MESSAGE_MAX - 400

/** The field as other parts of the page reach it: words are put behind what stands there already. */
export type Field = { put(words: string): void; focus(): void }

type ComposerProps = {
  field: Ref<Field>
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

function countWords(left: number): string {
  if (left >= 0) return left === 1 ? '1 character left' : `${left.toLocaleString('en-US')} characters left`
  const over = -left
  return `${over.toLocaleString('en-US')} ${over === 1 ? 'character' : 'characters'} too many. Please shorten it, or send it in two parts.`
}

/** The text of the field, kept on this device for each conversation until it is sent. */
function useKeptText(view: number, sessionId: number | undefined) {
  const [text, setText] = useState('')
  const shown = useRef({ view, sessionId })
  const latest = useRef('')

  const change = useCallback((next: string) => {
    latest.current = next
    setText(next)
    keepField(shown.current.sessionId, next)
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { view, sessionId }
    if (before.view === view && before.sessionId !== sessionId) {
      // The conversation has just begun: what she has written meanwhile goes along.
      if (latest.current !== '') keepField(before.sessionId, '')
      if (latest.current !== '') keepField(sessionId, latest.current)
      return undefined
    }
    let isHere = true
    if (before.view !== view) {
      latest.current = ''
      setText('')
    }
    void readField(sessionId).then((kept) => {
      if (!isHere || kept === '') return
      // She may have begun to write, or brought something along.
      const joined = latest.current === '' ? kept : `${kept}\n\n${latest.current}`
      latest.current = joined
      setText(joined)
    })
    return () => {
      isHere = false
    }
  }, [view, sessionId])

  return { text, latest, change }
}

/** Where she writes: a field of one to four lines, dictation where the browser has it, and the way to send. */
export function Composer({ field, view, sessionId, language, isBusy, canStop, isOff, onSend, onStop }: ComposerProps) {
  const { text, latest, change } = useKeptText(view, sessionId)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  const [heard, setHeard] = useState<ReactNode>()
  const id = useId()
  const left = MESSAGE_MAX - text.trim().length
  const mayNotSend = isBusy || isOff || text.trim() === '' || left < 0

  useImperativeHandle(
    field,
    () => ({
      put: (words) => change(latest.current.trim() === '' ? words : `${latest.current.trimEnd()}\n\n${words}`),
      focus: () => area.current?.focus(),
    }),
    [change, latest],
  )

  const dictate = (words: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    const next = inserted(text, words, selectionStart, selectionEnd)
    caret.current = next.caret
    change(next.text)
  }

  useLayoutEffect(() => {
    const box = area.current
    if (!box) return
    if (caret.current !== undefined) box.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
    if (CSS.supports('field-sizing', 'content')) return
    box.style.blockSize = 'auto'
    box.style.blockSize = `${box.scrollHeight + 2}px`
  }, [text])

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (mayNotSend) return
    onSend(text)
    change('')
    area.current?.focus()
  }

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      {heard}
      <div className={classNames(styles.row, left < 0 && styles.over)}>
        {canStop ? (
          <IconButton className={styles.side} label="Stop" icon={<Square aria-hidden="true" />} onClick={onStop} />
        ) : (
          CAN_DICTATE && (
            <Suspense fallback={<span className={styles.place} />}>
              <Dictation language={language} className={styles.side} onWords={dictate} onHeard={setHeard} />
            </Suspense>
          )
        )}
        <label htmlFor={id}>
          <VisuallyHidden>Message to Lara</VisuallyHidden>
        </label>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          rows={1}
          value={text}
          placeholder="Write to Lara"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={left <= MESSAGE_MAX - COUNT_FROM ? `${id}-count` : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          variant="filled"
          className={styles.send}
          label="Send"
          disabled={mayNotSend}
          icon={<SendHorizontal aria-hidden="true" />}
        />
      </div>
      {left <= MESSAGE_MAX - COUNT_FROM && (
        <p id={`${id}-count`} className={classNames(styles.count, left < 0 && styles.tooMany)}>
          {countWords(left)}
        </p>
      )}
    </form>
  )
}
