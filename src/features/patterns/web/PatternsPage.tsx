import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { DayGroups } from '../../../kit/web/ui/DayGroups.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { TwoGroups } from '../../../kit/web/ui/TwoGroups.tsx'
import { numberWords, t } from '../../../kit/words.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { Patterns, ShownPattern } from '../contract.ts'
import { isFactor } from '../rules/channels.ts'
import styles from './Patterns.module.css'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { patterns } from './queries.ts'

const OwnQuestion = lazyPart(
  () => import('./OwnQuestion.tsx'),
  (part) => part.OwnQuestion,
)

type Side = ShownPattern['much']

/** The days of a group, newest first, each with what she noted. */
function toGroup({ label, days }: Side, outcome: string) {
  const rows = days.map(({ day, value }) => ({ day, words: value === null ? '' : numberWords(value) }))
  return { label: `${label} · ${outcome}`, rows: rows.toReversed() }
}

function toCompared({ label, typical, days }: Side) {
  return { label, typical, values: days.map(({ value }) => value) }
}

function PatternCard({ pattern }: { pattern: ShownPattern }) {
  const { text, note, label, much, little, since } = pattern
  return (
    <article className={styles.pattern}>
      <p className={styles.text}>{text}</p>
      <TwoGroups label={label} first={toCompared(much)} second={toCompared(little)} />
      <p className={styles.quiet}>{note}</p>
      <DayGroups name={t`Days behind it`} groups={[toGroup(much, label), toGroup(little, label)]} />
      <Link to="/experiments" search={{ cause: pattern.cause, outcome: pattern.outcome }} className={buttonClass('outline', styles.try)}>
        {t`Try it out`}
      </Link>
      <p className={styles.quiet}>{t`Shown since ${dayWords(since, 'longMonthDay')}.`}</p>
    </article>
  )
}

function Waiting({ page }: { page: Patterns }) {
  const { days_noted: noted, days_missing: missing } = page
  return (
    <Card title={t`When we look`}>
      <p>{page.waiting}</p>
      {missing > 0 && <Progress className={styles.progress} value={noted} max={noted + missing} label={t`Days noted`} />}
      <p className={styles.progress}>
        {t`Would you rather not wait? An experiment can tell you sooner.`} <Link to="/experiments">{t`Try an experiment`}</Link>
      </p>
    </Card>
  )
}

function Found({ page, isCovered }: { page: Patterns; isCovered: (pattern: { cause: string }) => boolean }) {
  const { shown, gone, looked } = page
  return (
    <>
      {looked && (
        <Card title={t`What often goes together`}>
          {shown.length === 0 && (
            <p>{t`On ${dayWords(looked.day, 'longMonthDay')} we read your notes of ${looked.days} days. Nothing in them goes together clearly enough to show. That is what most women see: links between single days are small.`}</p>
          )}
          <div className={styles.patterns}>
            {shown.map((pattern) => (
              <Masked key={`${pattern.cause} ${pattern.outcome}`} isHidden={isCovered(pattern)} what={t`a pattern in what you track`}>
                <PatternCard pattern={pattern} />
              </Masked>
            ))}
          </div>
        </Card>
      )}
      {gone.length > 0 && (
        <Card title={t`No longer shows`}>
          <ul className={styles.gone}>
            {gone.map((pattern) => (
              <li key={pattern.text}>
                <Masked isHidden={isCovered(pattern)} what={t`a pattern in what you track`}>
                  <p>
                    {pattern.text} <span className={styles.quiet}>{dayWords(pattern.gone, 'longMonthDay')}</span>
                  </p>
                </Masked>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** What often goes together in her notes, when we look next, and her own question. */
export function PatternsPage() {
  const { data, error, refetch } = useQuery(patterns)
  const areFactorsHidden = isHidden('factors', usePreferences().value)
  const isCovered = ({ cause }: { cause: string }) => areFactorsHidden && isFactor(cause)
  return (
    <PageFrame isNarrow>
      <PageHead title={t`Patterns`} lead={t`What often goes together in your notes. Only you see this.`} />
      <Pending what={t`Your patterns`} label={t`Looking at your notes…`} lines={6} data={data} error={error} refetch={refetch} />
      {data?.days_noted === 0 && (
        <Card as="div">
          <EmptyState
            picture={<EmptyArt kind="waves" />}
            text={data.waiting}
            action={
              <Link to="/tracker/soft" className={buttonClass('filled')}>
                {t`Start Today's Log`}
              </Link>
            }
          />
        </Card>
      )}
      {data && data.days_noted > 0 && (
        <>
          {!data.looked && <Waiting page={data} />}
          <Found page={data} isCovered={isCovered} />
          <Suspense>
            <OwnQuestion page={data} isCovered={isCovered} />
          </Suspense>
          {data.looked && <Waiting page={data} />}
        </>
      )}
    </PageFrame>
  )
}
