import { lazy, Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { Paragraphs } from '../../../kit/web/ui/Talk.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import type { AnswerParts, ChatMessage, HelpLine } from '../contract.ts'
import styles from './Answer.module.css'

const BreathingExercise = lazy(async () => ({ default: (await import('./BreathingExercise.tsx')).BreathingExercise }))

type Lines = { lines: readonly HelpLine[]; language: ChatMessage['language'] }

/** The numbers as they are, for the moment before the list is there, and should it never come. */
function PlainLines({ lines }: Lines) {
  return (
    <ul>
      {lines.map(({ name, phone, dial, url }) => (
        <li key={name}>
          {name} {dial ? <a href={`tel:${dial}`}>{phone}</a> : url}
        </li>
      ))}
    </ul>
  )
}

const fetchLines = early(() => import('../../../kit/web/ui/HelpLineList.tsx'))
const HelpLineList = lazy(() =>
  fetchLines().then(
    ({ HelpLineList: List }) => ({ default: List }),
    () => ({ default: PlainLines }),
  ),
)

const fetchGrounds = early(() => import('./AnswerGrounds.tsx'))
const AnswerGrounds = lazy(async () => ({ default: (await fetchGrounds()).AnswerGrounds }))

/** One answer: help lines first where it has any, then its words, and behind them what they rest on. */
export function AnswerBody({ text, language, parts }: { text: string; language: ChatMessage['language']; parts: AnswerParts | null }) {
  const hasGrounds = parts !== null && (parts.layer === 'model' || parts.rows.length + parts.missing.length + parts.sources.length > 0)
  return (
    <>
      <div lang={language} className={styles.said}>
        {parts && parts.help_lines.length > 0 && (
          <div className={styles.help}>
            <Suspense fallback={<PlainLines lines={parts.help_lines} language={language} />}>
              <HelpLineList lines={parts.help_lines} language={language} />
            </Suspense>
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
