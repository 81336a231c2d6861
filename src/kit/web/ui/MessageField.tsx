import SendHorizontal from 'lucide-react/icons/send-horizontal'
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
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { numberWords, plural, t } from '../../words.ts'
import styles from './MessageField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** From so many characters before the end on it is told how many are left. */
const COUNTED = 400

/** The field as other parts of the page reach it: words are put behind what stands there already, or where `place` says. */
export type MessageFieldHandle = {
  put(words: string): void
  focus(): void
  insert(place: (text: string, from: number, to: number) => { text: string; caret: number }): void
}

/** Where what stands in the field is kept until it is sent, for each talk on its own. */
export type FieldKeeping = { read(talk: number | undefined): Promise<string>; keep(talk: number | undefined, text: string): void }

type MessageFieldProps = {
  field: Ref<MessageFieldHandle>
  label: string
  placeholder: string
  /** Characters that one message may have. */
  most: number
  keeping: FieldKeeping
  /** Grows when another talk takes the place of this one. */
  view: number
  talk: number | undefined
  isBusy: boolean
  isOff: boolean
  /** Stands before the field. */
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

/** The text of the field, kept on this device for each talk until it is sent. */
function useKeptText({ read, keep }: FieldKeeping, view: number, talk: number | undefined) {
  const [text, setText] = useState('')
  const shown = useRef({ view, talk })
  const latest = useRef('')
  /** Until what was kept is read, nothing is kept: it would be taken for what was kept. */
  const isRead = useRef(false)

  const change = useCallback(
    (next: string) => {
      latest.current = next
      setText(next)
      if (isRead.current) keep(shown.current.talk, next)
    },
    [keep],
  )

  useEffect(() => {
    const before = shown.current
    shown.current = { view, talk }
    if (before.view === view && before.talk !== talk) {
      // The talk has just begun: what was written meanwhile goes along.
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
      // Somebody may have begun to write, or brought something along.
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

/** Where a message is written: a field of one to four lines. Enter sends, Shift and Enter begin a new line. */
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
    // What she sends while the talk is still fetched goes out as soon as it is there.
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
        <IconButton type="submit" variant="filled" label={t`Send`} disabled={mayNotSend} icon={<SendHorizontal aria-hidden="true" />} />
      </div>
      {isCounted && (
        <p id={`${id}-count`} className={classNames(styles.count, left < 0 && styles.tooMany)}>
          {countWords(left)}
        </p>
      )}
    </form>
  )
}
