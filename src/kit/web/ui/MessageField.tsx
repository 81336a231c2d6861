import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { numberWords, plural, t } from '../../words.ts'
import styles from './MessageField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The remaining characters are shown from this number down. */
const COUNTED = 400

/** Access to the field from other parts of the page: inserts text at the end, or where `place` says. */
export type MessageFieldHandle = {
  put(words: string): void
  focus(): void
  insert(place: (text: string, from: number, to: number) => { text: string; caret: number }): void
}

/** Where unsent text is stored, per conversation. */
export type FieldDraft = { read(talk: number | undefined): Promise<string>; keep(talk: number | undefined, text: string): void }

type MessageFieldProps = {
  field: Ref<MessageFieldHandle>
  label: string
  placeholder: string
  /** Most characters of one message. */
  most: number
  keeping: FieldDraft
  /** Increases when another conversation replaces this one. */
  view: number
  talk: number | undefined
  isBusy: boolean
  isOff: boolean
  /** Rendered before the field. */
  side?: ReactNode
  above?: ReactNode
  onSend: (text: string) => void
}

function countWords(left: number): string {
  const away = Math.abs(left)
  const count = numberWords(away)
  if (left >= 0) return plural(away, t`${count} character left`, t`${count} characters left`)
  return plural(
    away,
    t`${count} character too many. Please shorten it, or send it in two parts.`,
    t`${count} characters too many. Please shorten it, or send it in two parts.`,
  )
}

/** The text of the field, stored on this device per conversation until it is sent. */
function useKeptText({ read, keep }: FieldDraft, view: number, talk: number | undefined) {
  const [text, setText] = useState('')
  const displayed = useRef({ view, talk })
  const latest = useRef('')
  /** Nothing is stored before the stored text has been read, which it would overwrite. */
  const isRead = useRef(false)

  const change = useCallback(
    (next: string) => {
      latest.current = next
      setText(next)
      if (isRead.current) keep(displayed.current.talk, next)
    },
    [keep],
  )

  useEffect(() => {
    const before = displayed.current
    displayed.current = { view, talk }
    if (before.view === view && before.talk !== talk) {
      // The conversation has just been created: move the text typed meanwhile to it.
      if (latest.current !== '') keep(before.talk, '')
      if (latest.current !== '') keep(talk, latest.current)
      isRead.current = true
      return undefined
    }
    let isHere = true
    let left = ''
    isRead.current = false
    if (before.view !== view) {
      latest.current = ''
      setText('')
    }
    void read(talk).then((kept) => {
      // Text may have been typed or inserted meanwhile.
      const written = isHere ? latest.current : left
      const joined = [kept, written].filter((part) => part !== '').join('\n\n')
      if (written !== '') keep(talk, joined)
      if (!isHere) return
      isRead.current = true
      latest.current = joined
      setText(joined)
    })
    return () => {
      isHere = false
      left = latest.current
    }
  }, [read, keep, view, talk])

  return { text, latest, change }
}

/** The message field, one to four lines. Enter sends, Shift+Enter starts a new line. */
export function MessageField({
  field,
  label,
  placeholder,
  most,
  keeping,
  view,
  talk,
  isBusy,
  isOff,
  side,
  above,
  onSend,
}: MessageFieldProps) {
  const { text, latest, change } = useKeptText(keeping, view, talk)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  const isAwaited = useRef(false)
  const id = useId()
  const left = most - text.trim().length
  const isCounted = left <= COUNTED
  const mayNotSend = isBusy || isOff || text.trim() === '' || left < 0

  useImperativeHandle(
    field,
    () => ({
      put: (words) => change(latest.current.trim() === '' ? words : `${latest.current.trimEnd()}\n\n${words}`),
      focus: () => area.current?.focus(),
      insert: (place) => {
        const { length } = latest.current
        const { selectionStart = length, selectionEnd = length } = area.current ?? {}
        const next = place(latest.current, selectionStart, selectionEnd)
        caret.current = next.caret
        change(next.text)
      },
    }),
    [change, latest],
  )

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
    // A message sent while the conversation is loading goes out when it has loaded.
    isAwaited.current = isOff
    if (mayNotSend) return
    onSend(text)
    change('')
    area.current?.focus()
  }

  useEffect(() => {
    if (isAwaited.current && !isOff) send()
  })

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      {above}
      <div className={classNames(styles.row, left < 0 && styles.over)}>
        {side}
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <textarea
          ref={area}
          id={id}
          className={styles.area}
          rows={1}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={isCounted ? `${id}-count` : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => {
            isAwaited.current = false
            change(event.target.value)
          }}
          onKeyDown={press}
        />
        <Button type="submit" className={styles.send} disabled={mayNotSend}>
          {t`Send`}
        </Button>
      </div>
      {isCounted && (
        <p id={`${id}-count`} className={classNames(styles.count, left < 0 && styles.tooMany)}>
          {countWords(left)}
        </p>
      )}
    </form>
  )
}
