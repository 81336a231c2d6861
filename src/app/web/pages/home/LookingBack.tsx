import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { background } from '../../../../features/background/web/queries.ts'
import { FlowCalendar } from '../../../../features/calendar/web/FlowCalendar.tsx'
import { redFlagCards } from '../../../../features/calendar/web/queries.ts'
import { FirstRedFlag, SavedRedFlag } from '../../../../features/calendar/web/RedFlagCards.tsx'
import { isPutOff } from '../../../../features/checkins/rules/mood-offer.ts'
import { moodOffer } from '../../../../features/checkins/web/queries.ts'
import { picturedInsight } from '../../../../features/insights/rules/two-bars.ts'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { insights } from '../../../../features/insights/web/trend-queries.ts'
import { patterns } from '../../../../features/patterns/web/queries.ts'
import { UpcomingEvents } from '../../../../features/reminders/web/UpcomingEvents.tsx'
import { usePreferences } from '../../../../features/settings/web/preferences-queries.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { useLate } from '../../../../kit/web/ui/use-delayed.ts'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'
import { LatestFigures } from './LatestFigures.tsx'
import { MissingInsight, Said, SaidInsight } from './OneCard.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { StaggeredMount } from './StaggeredMount.tsx'
import { ThisWeek } from './ThisWeek.tsx'
import { useTodaysLog } from './use-todays-log.ts'

const HomeQuestion = optionalPart(
  () => import('../../../../features/background/web/HomeQuestion.tsx'),
  (part) => part.HomeQuestion,
)

const MoodOffer = optionalPart(
  () => import('../../../../features/checkins/web/MoodOffer.tsx'),
  (part) => part.MoodOffer,
)

/** How long the page waits for what decides the card that matters, in ms; offline it may never come. */
const CARD_WAIT_MS = 1_500

type LookingBackProps = { today: LocalDate; timezone: string }

/**
 * Home below the Today card: the one card that matters (what a doctor should see, else questions offered after many
 * days with a low mood, else a question about her body once a week when today is logged, else what a look for patterns
 * brought, else the strongest insight with a picture, else that a look is due, else what is missing for an insight),
 * the latest figures, quick actions, calendar, week, an insight unless that is the one card, upcoming events and recent
 * activity. An account without any record has one sentence, the quick actions and the calendar; so has one whose day
 * could not be loaded, without the sentence.
 */
export function LookingBack({ today, timezone }: LookingBackProps) {
  const { data, isPending } = useQuery(dashboard)
  const { answers } = useTodaysLog(today)
  const cards = useQuery(redFlagCards)
  const said = useQuery(insights)
  const [stored, setStored] = useState<LocalDate>()
  const isEmpty = data !== undefined && data.recent_activity.length === 0 && answers === undefined
  const hasDay = data !== undefined && !isEmpty
  // An open day has questions enough.
  const body = useQuery({ ...background, enabled: answers !== undefined })
  const offer = useQuery({ ...moodOffer, enabled: !isEmpty, select: ({ data }) => data.low_days })
  const news = useQuery({ ...patterns, enabled: hasDay, select: ({ data }) => data.news })
  const putOff = usePreferences().value?.checkins.offerPutOff
  const isWaiting = isPending || offer.isLoading || cards.isLoading || said.isLoading || body.isLoading || news.isLoading
  const isLate = useLate(isWaiting, CARD_WAIT_MS)
  // Shown once, it stays: her first entry asks for more, and the calendar she is in must not go meanwhile.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && isWaiting && !isLate) return <div className={styles.below} />
  if (!isShown) setIsShown(true)

  const isFlagged = (cards.data?.cards.length ?? 0) > 0
  // Stored when she says "Not now"; the offer is fetched again only after that has been sent.
  const lowDays = isFlagged || isPutOff(putOff, today) ? null : (offer.data ?? null)
  const question = isFlagged || lowDays !== null || answers === undefined ? null : (body.data?.question ?? null)
  const isFree = hasDay && !isFlagged && lowDays === null && !question
  const brought = isFree && news.data && !news.data.is_soon ? news.data : undefined
  const found = isFree && !brought ? picturedInsight(said.data?.insights ?? []) : undefined
  const line = brought ?? (isFree && !found ? news.data : undefined)
  const missing = said.data?.missing[0]?.text
  // The same element in both cases, so that a day she has opened stays open.
  const calendar = <FlowCalendar key="calendar" today={today} className={styles.tall} onStored={({ entry_date: day }) => setStored(day)} />
  const [strongest] = said.data?.insights ?? []
  const parts = [
    calendar,
    hasDay && <ThisWeek key="week" dashboard={data} />,
    hasDay && !found && strongest && <SaidInsight key="insights" insight={strongest} className={styles.part} />,
    data && <UpcomingEvents key="events" className={styles.part} isQuiet={isEmpty} />,
    hasDay && <RecentActivity key="activity" dashboard={data} timezone={timezone} />,
  ].filter(Boolean)
  return (
    <>
      <div className={styles.beside}>
        <FirstRedFlag />
        {isEmpty && !isFlagged && <p className={styles.first}>{t`After a few days you'll see here what your notes have in common.`}</p>}
        {lowDays !== null && (
          <Suspense>
            <MoodOffer lowDays={lowDays} today={today} />
          </Suspense>
        )}
        {question && body.data && (
          <Suspense>
            <HomeQuestion question={question} answers={body.data.answers} />
          </Suspense>
        )}
        {line && <Said title={t`Patterns in your notes`} text={line.text} to="/patterns" link={t`See your patterns`} />}
        {found && <SaidInsight {...found} />}
        {isFree && !found && !line && missing && <MissingInsight text={missing} />}
        {hasDay && said.error && <LoadFailed what={t`Your insights`} error={said.error} again={said.refetch} />}
        {hasDay && answers === undefined && <LatestFigures today={today} />}
        <QuickActions today={today} />
      </div>
      {stored !== undefined && <SavedRedFlag key={stored} days={[stored]} onClose={() => setStored(undefined)} />}
      <div className={styles.columns}>
        <StaggeredMount parts={parts} rest={<div className={styles.below} data-rest />} />
      </div>
    </>
  )
}
