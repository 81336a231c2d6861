import { Link } from '@tanstack/react-router'
import { dayWords } from '../../../kit/day-words.ts'
import type { AnswerParts, Source } from '../contract.ts'
import styles from './AnswerGrounds.module.css'

/** How many missing days are named one by one. */
const DAYS_NAMED = 12

function SourceLine({ source: { authority, citation, verified, on } }: { source: Source }) {
  return (
    <li>
      <p>
        {!citation.startsWith(authority) && (
          <>
            <strong>{authority}</strong>
            {citation && ': '}
          </>
        )}
        {/^https:\/\/\S+$/.test(citation) ? (
          <a href={citation} rel="noreferrer">
            {citation.replace(/^https:\/\//, '')}
          </a>
        ) : (
          citation
        )}
      </p>
      <p className={styles.quiet}>
        {verified
          ? `We read it there. Last looked at on ${dayWords(on, 'short')}.`
          : `Not yet checked by us at the source. Written down on ${dayWords(on, 'short')}.`}
      </p>
    </li>
  )
}

function Missing({ days }: { days: readonly string[] }) {
  const named = days.slice(0, DAYS_NAMED).map((day) => dayWords(day, 'monthDay'))
  const more = days.length - named.length
  return (
    <p className={styles.quiet}>
      {days.length === 1 ? 'One day has no note: ' : `${days.length} days have no note: `}
      {named.join(', ')}
      {more > 0 && ` and ${more} more`}. Days without a note are left out, never counted as zero.
    </p>
  )
}

function Rows({ rows, missing }: Pick<AnswerParts, 'rows' | 'missing'>) {
  return (
    <details className={styles.more}>
      <summary>Why do you say that?</summary>
      {rows.length > 0 && (
        <>
          <p className={styles.quiet}>This is what stands in your notes.</p>
          <ul className={styles.rows}>
            {rows.map(({ day, words, log_type: type, log_id: id }) => (
              <li key={`${day} ${words} ${id}`}>
                {type && id ? (
                  <Link
                    to={type === 'quick_log' ? '/tracker/soft/$id' : '/tracker/deep/$id'}
                    params={{ id: String(id) }}
                    className={styles.row}
                  >
                    {dayWords(day, 'short')}
                  </Link>
                ) : (
                  <span className={styles.row}>{dayWords(day, 'short')}</span>
                )}
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <Missing days={missing} />}
    </details>
  )
}

/** What an answer rests on: the notes behind its numbers, and where its statements come from. */
export function AnswerGrounds({ parts: { rows, missing, sources } }: { parts: AnswerParts }) {
  return (
    <>
      {rows.length + missing.length > 0 && <Rows rows={rows} missing={missing} />}
      {sources.length > 0 && (
        <details className={styles.more}>
          <summary>Where this comes from</summary>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <SourceLine key={`${source.authority} ${source.citation}`} source={source} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
