import { lazy, Suspense } from 'react'
import type { Language } from '../../words.ts'
import type { ShownHelpLine } from './HelpLineList.tsx'
import styles from './Said.module.css'
import { Paragraphs } from './Talk.tsx'

type Lines = { lines: readonly ShownHelpLine[]; language: Language }

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

const fetchLines = () => import('./HelpLineList.tsx')
// It comes beside the page, so that it is there when the connection is not; what fails now is asked for again.
fetchLines().catch(() => undefined)
const HelpLineList = lazy(() =>
  fetchLines().then(
    ({ HelpLineList: List }) => ({ default: List }),
    () => ({ default: PlainLines }),
  ),
)

/** What an answer says, in its own language: lines where people help first, where it has any, then its words; the other way round where told. */
export function Said({ text, language, lines, areLinesLast }: Lines & { text: string; areLinesLast?: boolean | undefined }) {
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
