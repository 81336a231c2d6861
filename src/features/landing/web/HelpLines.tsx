import { Card } from '../../../kit/web/ui/Card.tsx'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { Unfold } from '../../../kit/web/ui/Unfold.tsx'
import { language, locale, t } from '../../../kit/words.ts'
import { regionOf } from '../../partner-chat/rules/region.ts'
import { HELP_LINES_COMPARED_ON, helpElsewhere, helpRegions } from '../rules/help-regions.ts'
import styles from './HelpLines.module.css'

/** Shown in every language as the day it is, whatever zone the reader is in. */
function comparedOn(): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(HELP_LINES_COMPARED_ON))
}

/** Numbers to call or text: the reader's own region open, as the time zone lets one guess, the others folded. Only what was read at its source (lara.md §4). */
export function HelpLines() {
  const [here, ...others] = helpRegions(regionOf(Intl.DateTimeFormat().resolvedOptions().timeZone))
  return (
    <div className={styles.lines}>
      <p>{t`If you or somebody else is in danger right now, please call the emergency number first. Emberwell is a program; it cannot call for you, and it tells nobody that you looked here.`}</p>
      {here && (
        <Card title={here.name} level={3}>
          <HelpLineList lines={here.lines} language={language()} />
        </Card>
      )}
      <Card title={t`In another place?`} level={3}>
        {others.map(({ region, name, lines }) => (
          <Unfold key={region} name={name}>
            <HelpLineList lines={lines} language={language()} />
          </Unfold>
        ))}
        <Unfold name={t`Anywhere else`}>
          <HelpLineList lines={helpElsewhere()} language={language()} />
        </Unfold>
      </Card>
      <p className={styles.when}>
        {t`Links lead to other sites; they open only if you choose them. Numbers change: we last compared this list on ${comparedOn()}. A call can show on a phone bill or in the list of calls.`}
      </p>
    </div>
  )
}
