import { lazy, Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import type { AnswerParts, ChatMessage } from '../contract.ts'
import styles from './Answer.module.css'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'

const BreathingExercise = lazy(async () => ({ default: (await import('./BreathingExercise.tsx')).BreathingExercise }))

const fetchGrounds = early(() => import('./AnswerGrounds.tsx'))
const AnswerGrounds = lazy(async () => ({ default: (await fetchGrounds()).AnswerGrounds }))

/** The paragraphs of a text, as text and nothing else. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // Paragraphs of one text never change their order.
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  )
}

/** One answer: help lines first where it has any, then its words, and behind them what they rest on. */
export function AnswerBody({ text, language, parts }: { text: string; language: ChatMessage['language']; parts: AnswerParts | null }) {
  const hasGrounds = parts !== null && (parts.layer === 'model' || parts.rows.length + parts.missing.length + parts.sources.length > 0)
  return (
    <>
      <div lang={language} className={styles.said}>
        {parts && parts.help_lines.length > 0 && (
          <div className={styles.help}>
            <HelpLineList lines={parts.help_lines} language={language} />
          </div>
        )}
        <Paragraphs text={text} />
      </div>
      {parts?.exercise === 'breathing' && (
        <Suspense fallback={<Wait label="One moment" />}>
          <BreathingExercise language={language} />
        </Suspense>
      )}
      {hasGrounds && (
        <Suspense fallback={<div className={styles.place} />}>
          <AnswerGrounds parts={parts} language={language} />
        </Suspense>
      )}
    </>
  )
}
