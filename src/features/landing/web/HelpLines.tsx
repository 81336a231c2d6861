import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../kit/web/api.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { Unfold } from '../../../kit/web/ui/Unfold.tsx'
import { language, locale, t } from '../../../kit/words.ts'
import { findCompanion } from '../../lara/contract.ts'
import { regionHere } from '../../lara/rules/region.ts'
import type { Region } from '../../lara/rules/speech.ts'
import { HELP_LINES_COMPARED_ON, helpElsewhere, helpRegions } from '../rules/help-regions.ts'
import styles from './HelpLines.module.css'

/** Shown in every language as the day it is, whatever zone the reader is in. */
function comparedOn(): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(HELP_LINES_COMPARED_ON))
}

function unchanging(): () => void {
  return () => undefined
}

/** Where a woman who is signed in said that she lives, once it is known; without it the time zone decides, as for everybody else. */
function useHerRegion(): Region | undefined {
  const isHers = useSession()?.user.user_type === 'woman'
  // The key is the one of the chat, so that what is known there is known here.
  const { data } = useQuery({ queryKey: ['lara', 'companion'], queryFn: ({ signal }) => call(findCompanion, { signal }), enabled: isHers })
  return isHers ? data?.data.region : undefined
}

/**
 * Numbers to call or text: those of the reader's own region open, the others folded. A woman who is signed in has said where she lives; of
 * everybody else the time zone lets one guess. Only what was read at its source (lara.md §4).
 */
export function HelpLines() {
  // The page is drawn where no time zone is known; what it is here follows once it is awake.
  const seeming = useSyncExternalStore(unchanging, regionHere, () => 'US' as const)
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
            <Unfold key={region} name={name}>
              <HelpLineList lines={lines} language={language()} />
            </Unfold>
          ))}
        {own && (
          <Unfold name={t`Anywhere else`}>
            <HelpLineList lines={helpElsewhere()} language={language()} />
          </Unfold>
        )}
      </Card>
      <p className={styles.when}>
        {t`Links lead to other sites; they open only if you choose them. Numbers change: we last compared this list on ${comparedOn()}. A call can show on a phone bill or in the list of calls.`}
      </p>
    </div>
  )
}
