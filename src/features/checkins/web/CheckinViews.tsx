import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { type DraftKey, dropDraft } from '../../../kit/web/drafts.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { language, t } from '../../../kit/words.ts'
import { useToday } from '../../logs/web/queries.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { NewCheckin } from '../contract.ts'
import { itemCount, languageFor } from '../rules/forms.ts'
import { instrumentsOf, type Run } from '../rules/schedule.ts'
import styles from './Checkins.module.css'
import { CheckinsHead } from './CheckinsHead.tsx'
import { Earlier } from './Earlier.tsx'
import { Offers } from './Offers.tsx'
import { checkins as checkinsQuery } from './queries.ts'
import { Questions } from './Questions.tsx'
import { Result } from './Result.tsx'
import { type Begun, readBegun, runDraftKey, useBegunRuns } from './run-draft.ts'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import type { Saved } from './save-checkins.ts'

type View =
  | { is: 'list' }
  | { is: 'asking'; run: Run; isEight: boolean; begun: Begun; draft: DraftKey }
  | { is: 'result'; checkins: readonly NewCheckin[]; saved: Saved }

const LIST: View = { is: 'list' }

/** A run of which nothing is answered yet. */
function fresh(run: Run, isEight: boolean): Begun {
  const instruments = instrumentsOf(run, isEight)
  const count = instruments.reduce((sum, instrument) => sum + itemCount(instrument), 0)
  const [first] = instruments
  return { answers: Array<null>(count).fill(null), at: 0, language: first ? languageFor(first, language()) : 'en' }
}

/** What she can answer, one question a screen, the result, and what she answered before. */
export function CheckinViews() {
  const [view, setView] = useState<View>(LIST)
  const { data, error, refetch } = useQuery(checkinsQuery)
  const today = useToday()
  const userId = useSession()?.user.id
  const begun = useBegunRuns()
  const { value: preferences, change } = usePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasLeft = useRef(false)
  const { hidden = true, eight: isEight = false } = preferences?.checkins ?? {}

  useLayoutEffect(() => {
    if (view.is !== 'list') hasLeft.current = true
    else if (hasLeft.current) {
      heading.current?.focus()
      scrollTo({ top: 0 })
    }
  }, [view])

  if (today === undefined || userId === undefined) {
    return (
      <PageFrame isNarrow>
        <CheckinsHead />
        <Loading label={t`One moment`} />
      </PageFrame>
    )
  }

  const begin = async (run: Run, draft: DraftKey | undefined) => {
    const empty = fresh(run, isEight)
    const kept = draft && (await readBegun(draft, empty.answers.length))
    if (draft && !kept) await dropDraft(draft)
    setView({ is: 'asking', run, isEight, begun: kept ?? empty, draft: kept && draft ? draft : runDraftKey(userId, today, run) })
  }

  if (view.is === 'asking') {
    const { run, begun: start, draft } = view
    return (
      <Questions
        run={run}
        instruments={instrumentsOf(run, view.isEight)}
        begun={start}
        draft={draft}
        onDone={(checkins, saved) => setView({ is: 'result', checkins, saved })}
        onStop={() => setView(LIST)}
      />
    )
  }
  if (view.is === 'result') {
    return (
      <Result
        checkins={view.checkins}
        saved={view.saved}
        earlier={data ?? []}
        today={today}
        onLonger={(run) => void begin(run, begun.get(run))}
        onClose={() => setView(LIST)}
      />
    )
  }
  return (
    <PageFrame isNarrow>
      <CheckinsHead heading={heading} />
      <Offers checkins={data ?? []} today={today} isEight={isEight} begun={begun} onBegin={(run, draft) => void begin(run, draft)} />
      <Card title={t`Your earlier check-ins`}>
        <Pending what={t`Your check-ins`} label={t`Loading your check-ins…`} lines={3} data={data} error={error} refetch={refetch} isBare />
        {data && (
          <Masked isHidden={hidden} what={t`your check-ins`}>
            <div className={styles.covered}>
              <Earlier checkins={data} today={today} />
            </div>
          </Masked>
        )}
      </Card>
      {preferences && (
        <Card title={t`Your choices`}>
          <div className={styles.choices}>
            <Switch
              label={t`Hide check-ins until I tap Show`}
              hint={t`What you answered before stays covered on this page.`}
              checked={hidden}
              onChange={(isOn) => change({ checkins: { hidden: isOn } })}
            />
            <Switch
              label={t`Leave out the question about death`}
              hint={t`The questions about mood end with one about thoughts of death. Without it there are eight (PHQ-8), and the number means the same.`}
              checked={isEight}
              onChange={(isOn) => change({ checkins: { eight: isOn } })}
            />
          </div>
        </Card>
      )}
    </PageFrame>
  )
}
