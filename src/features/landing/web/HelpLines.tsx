import { Card } from '../../../kit/web/ui/Card.tsx'
import { HELP_LINES_COMPARED_ON, HELP_REGIONS, type HelpLine } from '../content/help-lines.ts'
import { toTelephone } from '../rules.ts'
import styles from './HelpLines.module.css'

/** Shown in every language as the day it is, whatever zone the reader is in. */
const comparedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(HELP_LINES_COMPARED_ON))

function Outside({ site }: { site: string }) {
  return (
    <a href={`https://${site}`} rel="noreferrer" className={styles.way}>
      {site}
    </a>
  )
}

function Way({ way }: { way: HelpLine['ways'][number] }) {
  if ('site' in way) return <Outside site={way.site} />
  if ('call' in way) {
    return (
      <>
        <a href={toTelephone(way.call)} className={styles.way}>
          Call {way.call}
        </a>
        {way.after && <span> {way.after}</span>}
      </>
    )
  }
  return (
    <a href={toTelephone(way.text, 'sms')} className={styles.way}>
      Text {way.word ? `${way.word} to ` : ''}
      {way.text}
    </a>
  )
}

/** Numbers to call or text, by region. Only what was read at its source (lara.md §4). */
export function HelpLines() {
  return (
    <div className={styles.lines}>
      <p>
        If you or somebody else is in danger right now, please call the emergency number first. Emberwell is a program; it cannot call for
        you, and it tells nobody that you looked here.
      </p>
      {HELP_REGIONS.map(({ id, name, lines }) => (
        <Card key={id} title={name} level={3}>
          <ul className={styles.region}>
            {lines.map((line) => (
              <li key={line.name}>
                <p className={styles.name}>{line.name}</p>
                <p className={styles.when}>{line.when}</p>
                <ul className={styles.ways}>
                  {line.ways.map((way) => (
                    <li key={JSON.stringify(way)}>
                      <Way way={way} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Card title="Anywhere else" level={3}>
        <p>
          <Outside site="findahelpline.com" /> lists lines in many countries. It is another site; it opens only if you choose it.
        </p>
      </Card>
      <p className={styles.when}>
        Numbers change. We last compared this list on {comparedOn}. A call can show on a phone bill or in the list of calls.
      </p>
    </div>
  )
}
