import { Link, useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense, useRef } from 'react'
import { dayProblem } from '../../../features/logs/rules/log-date.ts'
import { useToday } from '../../../features/logs/web/queries.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { daysBetween, isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { useArrowKeys } from '../../../kit/web/use-arrow-keys.ts'
import { useSwipe } from '../../../kit/web/use-swipe.ts'
import { t } from '../../../kit/words.ts'
import { daysAround, DaySteps } from './day/DaySteps.tsx'
import styles from './day/Day.module.css'

/** Prefetched in parallel with the account's time zone. */
const DaySheet = lazyPart(
  prefetch(() => import('./day/DaySheet.tsx')),
  (part) => part.DaySheet,
)

function awayWords(day: LocalDate, today: LocalDate): string {
  const away = daysBetween(day, today)
  if (away === 0) return t`Today`
  return away === 1 ? t`Yesterday` : t`${away} days ago`
}

/** Back button: an installed app has none of its own. */
function Back() {
  const router = useRouter()
  if (!useCanGoBack()) return null
  return (
    <Button variant="quiet" className={styles.back} icon={<ArrowLeft aria-hidden="true" />} onClick={() => router.history.back()}>
      {t`Back`}
    </Button>
  )
}

function Day({ day, today }: { day: LocalDate; today: LocalDate }) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const { previous, next } = daysAround(day, today)
  const goTo = (to: LocalDate | undefined) => (to === undefined ? undefined : () => void navigate({ ...dayPath(to), replace: true }))
  useArrowKeys(goTo(previous), goTo(next))
  useSwipe(box, goTo(next), goTo(previous))
  return (
    <div ref={box} className={styles.sheet}>
      <header>
        <Back />
        <p className={styles.away}>{awayWords(day, today)}</p>
        <h1>{dayWords(day, 'full')}</h1>
      </header>
      <DaySteps key={day} day={day} today={today} onChoose={(to) => goTo(to)?.()} />
      <Suspense fallback={<Loading label={t`Opening your day…`} />}>
        <DaySheet key={day} day={day} />
      </Suspense>
    </div>
  )
}

/** One day of hers with all she wrote, of the last ten years. Previous and next by links, arrow keys and swipes. */
export function DayPage() {
  const { date = '' } = useParams({ strict: false })
  const isSignedIn = useSession() !== undefined
  const today = useToday()
  const problem = today === undefined ? undefined : dayProblem(date, today)
  return (
    <PageFrame>
      {(today === undefined || problem) && <h1>{isLocalDate(date) ? dayWords(date, 'full') : t`Your day`}</h1>}
      {today === undefined && <Loading label={t`Opening your day…`} />}
      {today !== undefined && problem !== undefined && (
        <Alert
          tone="info"
          action={
            <Link {...dayPath(today)} replace className={buttonClass('filled')}>
              {t`Open today`}
            </Link>
          }
        >
          {problem}
        </Alert>
      )}
      {isSignedIn && today !== undefined && problem === undefined && <Day day={date} today={today} />}
    </PageFrame>
  )
}
