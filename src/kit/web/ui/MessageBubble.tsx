import { lazy, Suspense } from 'react'
import type { Language } from '../../words.ts'
import type { DisplayedHelpLine } from './HelpLineList.tsx'
import styles from './MessageBubble.module.css'
import { Paragraphs } from './ChatLog.tsx'

type Lines = { lines: readonly DisplayedHelpLine[]; language: Language }

/** Help lines as plain text, until `HelpLineList` is loaded or if it cannot be. */
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

const fetchLines = () => import('./HelpLineList.tsx')
// Loaded after the page, so that it is available offline; a failed load is repeated when needed.
fetchLines().catch(() => undefined)
const HelpLineList = lazy(() =>
  fetchLines().then(
    ({ HelpLineList: List }) => ({ default: List }),
    () => ({ default: PlainLines }),
  ),
)

/** The text of an answer in its own language, with its help lines first, or last with `areLinesLast`. */
export function MessageBubble({ text, language, lines, areLinesLast }: Lines & { text: string; areLinesLast?: boolean | undefined }) {
  return (
    <div lang={language} className={styles.said}>
      {areLinesLast && <Paragraphs text={text} />}
      {lines.length > 0 && (
        <div className={styles.help}>
          <Suspense fallback={<PlainLines lines={lines} language={language} />}>
            <HelpLineList lines={lines} language={language} />
          </Suspense>
        </div>
      )}
      {!areLinesLast && <Paragraphs text={text} />}
    </div>
  )
}
