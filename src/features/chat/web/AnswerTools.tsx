import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { type ReactNode, useEffect, useState } from 'react'
import { canReadAloud, readAloud, type Reading, stopReading, useReading } from '../../../kit/web/read-aloud.ts'
import { t } from '../../../kit/words.ts'
import styles from './AnswerTools.module.css'

/** Time for which "Copied" is shown, in ms. */
const COPIED_MS = 2_500

/** Rate of the read-aloud voice where none is chosen; 1 is the browser's default. */
const SPEECH_RATE = 0.9

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; isWide?: boolean; onClick: () => void }

/** One button below an answer; a wide one shows its label. */
export function Tool({ label, icon, isOn, isWide = false, onClick }: ToolProps) {
  const name = isWide ? {} : { 'aria-label': label, title: label }
  return (
    <button type="button" className={styles.tool} {...name} aria-pressed={isOn} onClick={onClick}>
      {icon}
      {isWide && <span>{label}</span>}
    </button>
  )
}

/** Copies an answer and confirms it. */
function CopyTool({ text }: { text: string }) {
  const [state, setState] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!state) return undefined
    const timer = setTimeout(() => setState(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    // There is no clipboard without https.
    const writing = (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return (
    <>
      <Tool label={t`Copy`} icon={state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy} />
      <span role="status" className={styles.note}>
        {state === 'copied'
          ? t`Copied`
          : state === 'refused' && t`This browser doesn’t allow copying. Please select the text and copy it yourself.`}
      </span>
    </>
  )
}

/** Reads an answer aloud and stops it. Renders nothing without speech synthesis. */
function ReadTool({ reading }: { reading: Reading }) {
  const isReading = useReading() === reading.id
  if (!canReadAloud()) return null
  return (
    <Tool
      isWide
      label={isReading ? t`Speaking... Click to stop` : t`Read aloud`}
      icon={isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (isReading ? stopReading() : readAloud(reading))}
    />
  )
}

type AnswerToolsProps = {
  message: Omit<Reading, 'rate'>
  /** Whether it can be read aloud. */
  hasVoice?: boolean
  rate?: number
  /** The chat's own buttons. */
  children?: ReactNode
}

/** Actions on an answer: read aloud, those of the chat, copy. */
export function AnswerTools({ message: { id, text, language }, hasVoice = true, rate = SPEECH_RATE, children }: AnswerToolsProps) {
  // After the answer and outside of it, so that they are not announced as part of it.
  return (
    <div className={styles.tools} aria-live="off">
      {hasVoice && <ReadTool reading={{ id, text, language, rate }} />}
      {children}
      <CopyTool text={text} />
    </div>
  )
}
