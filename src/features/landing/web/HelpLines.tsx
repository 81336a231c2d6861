import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../../kit/web/session.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { language, locale, t } from '../../../kit/words.ts'
import { companion } from '../../lara/web/queries.ts'
import { regionHere } from '../../text/rules/region.ts'
import type { Region } from '../../text/rules/speech.ts'
import { HELP_LINES_COMPARED_ON, helpElsewhere, helpRegions } from '../rules/help-regions.ts'
import styles from './HelpLines.module.css'

/** The date of comparison in the current language, independent of the time zone. */
function comparedOn(): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(HELP_LINES_COMPARED_ON))
}

function noSubscription(): () => void {
  return () => undefined
}

/** The region from the settings of a signed-in woman; undefined for anyone else and until it is known. */
function useHerRegion(): Region | undefined {
  const isWoman = useSession()?.user.user_type === 'woman'
  const { data } = useQuery({ ...companion, enabled: isWoman })
  return isWoman ? data?.region : undefined
}

/**
 * Help lines: those of the visitor's region expanded, the others collapsed. The region is the one in a signed-in
 * woman's settings, otherwise a guess from the time zone. Only lines checked against their source (docs/safety.md;
 * docs/content.md, section 3).
 */
export function HelpLines() {
  // The page is prerendered without a time zone; the region follows after hydration.
  const seeming = useSyncExternalStore(noSubscription, regionHere, () => 'US' as const)
  const here = useHerRegion() ?? seeming
  const regions = helpRegions(here)
  const own = regions.find(({ region }) => region === here)
  return (
    <div className={styles.lines}>
      <p>{t`If you or somebody else is in danger right now, please call the emergency number first. Emberwell is a program; it cannot call for you, and it tells nobody that you looked here.`}</p>
      <Card title={own?.name ?? t`Anywhere else`} level={3}>
        <HelpLineList lines={own?.lines ?? helpElsewhere()} language={language()} />
      </Card>
      <Card title={t`In another place?`} level={3}>
        {regions
          .filter((one) => one !== own)
          .map(({ region, name, lines }) => (
            <Disclosure key={region} name={name}>
              <HelpLineList lines={lines} language={language()} />
            </Disclosure>
          ))}
        {own && (
          <Disclosure name={t`Anywhere else`}>
            <HelpLineList lines={helpElsewhere()} language={language()} />
          </Disclosure>
        )}
      </Card>
      <p className={styles.when}>
        {t`Links lead to other sites; they open only if you choose them. Numbers change: we last compared this list on ${comparedOn()}. A call can show on a phone bill or in the list of calls.`}
      </p>
    </div>
  )
}
