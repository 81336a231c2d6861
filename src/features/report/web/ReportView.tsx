import { type RefObject, useId } from 'react'
import { t } from '../../../kit/words.ts'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import type { Report } from '../contract.ts'
import type { ReportPart, ReportTable } from '../rules/report-document.ts'
import { toReportDocument } from '../rules/report-text.ts'
import { BleedingStrip } from './BleedingStrip.tsx'
import { PointsLine } from './PointsLine.tsx'
import styles from './ReportPaper.module.css'

/** A table; on a narrow screen each row is a block, so its roles are stated: a changed `display` would remove them. */
function Table({ table: { caption, columns, rows, hasLines } }: { table: ReportTable }) {
  const [first, ...others] = columns
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasLines && <th scope="col">{t`Over time`}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ header, cells, points }) => (
          <tr key={header}>
            <th scope="row">{header}</th>
            {cells.map((cell, place) => (
              <td key={others[place]} data-label={others[place]}>
                {cell}
              </td>
            ))}
            {hasLines && <td data-label={t`Over time`}>{points && <PointsLine points={points} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Part({ part, report }: { part: ReportPart; report: Report }) {
  const { is, heading, own, lines, table, items, notes } = part
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames(styles.part, is === 'flags' && styles.framed)}>
      <h2 id={id}>{heading}</h2>
      {lines.map((line) => (
        <p key={line}>{line} </p>
      ))}
      {own.map((words) => (
        <blockquote key={words}>{words}</blockquote>
      ))}
      {is === 'bleeding' && report.bleeding && report.bleeding.noted_days > 0 && <BleedingStrip months={report.bleeding.months} />}
      {table && <Table table={table} />}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ title, lines: details }) => (
            <li key={title + details.join()}>
              <strong>{title}</strong> {details.join(' ')}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note} </p>
      ))}
    </section>
  )
}

type ReportViewProps = {
  report: Report
  /** To move the focus to its title. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined
}

/**
 * The report on paper, from its data alone: no query, no session. Its title is the heading of the page. It prints in
 * black on white in any theme, on the paper that the report names.
 */
export function ReportView({ report, heading }: ReportViewProps) {
  const { title, byline, facts, parts, appendix, foot } = toReportDocument(report)
  return (
    <article className={classNames(styles.paper, report.paper === 'a4' ? styles.a4 : styles.letterSize)}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{byline}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {parts.map((part) => (
        <Part key={part.heading} part={part} report={report} />
      ))}
      {appendix.length > 0 && (
        <div className={styles.appendix}>
          {appendix.map((part) => (
            <Part key={part.heading} part={part} report={report} />
          ))}
        </div>
      )}
      <footer className={styles.foot}>{foot}</footer>
    </article>
  )
}
