import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, Suspense, useState } from 'react'
import { addDays } from '../../../kit/local-date.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import { factorWords } from '../../logs/rules/factors.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import { trackingChoices } from '../../logs/web/queries.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { OVERVIEW_DAYS, type TrendOverview, type TrendRow } from '../contract.ts'
import { isMeasure } from '../rules/measures.ts'
import { bleedingWords, changeWords, loggedWords } from '../rules/overview-words.ts'
import { MEASURE_NAMES } from '../rules/trend-words.ts'
import { useTreatments } from '../../treatments/web/queries.ts'
import { changesWithin } from '../rules/treatment-flags.ts'
import { BandSwatch } from './Bands.tsx'
import { FlagSwatch } from './Flags.tsx'
import { ChangeSign } from './ChangeSign.tsx'
import { DamagedNotices } from './DamagedNotices.tsx'
import { FactorRows } from './FactorRows.tsx'
import { Sparkline } from './Sparkline.tsx'
import styles from './TrendRows.module.css'

const TrendDetail = lazyPart(
  prefetch(() => import('./TrendDetail.tsx')),
  (part) => part.TrendDetail,
)

/** What a row shows: name, picture, and one line of words. */
function RowContent({ name, picture, sign, children }: { name: string; picture: ReactNode; sign: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {picture}
      <span className={styles.words}>{children}</span>
      {sign}
    </>
  )
}

type RowsProps = {
  overview: TrendOverview
  rows: readonly TrendRow[]
  days: readonly string[]
  /** Days on which a treatment changed. */
  changes: readonly string[]
  nameOf: (key: string) => string
  /** Keys that may be drawn over another. */
  others: readonly string[]
  open: string | undefined
  onToggle: (key: string) => void
  className?: string | undefined
  children?: ReactNode
}

/** One row per measure or symptom; the open one has its larger chart under it. `children` are further rows. */
function Rows({ overview, rows, days, changes, nameOf, others, open, onToggle, className, children }: RowsProps) {
  return (
    <ul className={classNames(styles.rows, className)}>
      {rows.map((row) => {
        const { key, values, before, change } = row
        const isOpen = key === open
        return (
          <li key={key} data-open={isOpen}>
            <button
              type="button"
              className={styles.row}
              aria-expanded={isOpen}
              onClick={(event) => {
                const button = event.currentTarget
                onToggle(key)
                // The row above it may have closed, which moves this one.
                requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }))
              }}
            >
              <RowContent
                name={nameOf(key)}
                picture={
                  <Sparkline
                    measure={key}
                    values={values}
                    before={change === null ? null : before.value}
                    days={days}
                    bleeding={overview.bleeding}
                    changes={changes}
                  />
                }
                sign={<ChevronDown aria-hidden="true" className={styles.chevron} />}
              >
                <ChangeSign change={change} />
                <span>{changeWords(row)}</span>
                <VisuallyHidden>{loggedWords(row)}</VisuallyHidden>
              </RowContent>
            </button>
            {isOpen && (
              <Suspense fallback={<Skeleton lines={6} />}>
                <TrendDetail measure={key} others={others.filter((other) => other !== key)} nameOf={nameOf} />
              </Suspense>
            )}
          </li>
        )
      })}
      {children}
    </ul>
  )
}

type BleedingRowProps = { bleeding: readonly string[]; days: readonly string[]; changes: readonly string[] }

/** Bleeding has kinds rather than an average; its row leads to the calendar. */
function BleedingRow({ bleeding, days, changes }: BleedingRowProps) {
  const last = bleeding.filter((day) => day >= (days[0] ?? '')).length
  return (
    <li>
      <Link to="/calendar" className={styles.row}>
        <RowContent
          name={t`Bleeding`}
          picture={<Sparkline measure="bleeding" values={[]} before={null} days={days} bleeding={bleeding} changes={changes} />}
          sign={<ChevronRight aria-hidden="true" className={styles.chevron} />}
        >
          <span>{bleedingWords(last, bleeding.length - last)}</span>
        </RowContent>
      </Link>
    </li>
  )
}

/**
 * The last 30 days of everything she tracks, one row each, against the 30 before. A tap enlarges a row; one is open at
 * a time. An address with a period opens the first. Which row is open is not in the address, since that is stored by
 * browsers and names a symptom (ARCHITECTURE.md).
 */
export function TrendRows({ overview }: { overview: TrendOverview }) {
  const { span, back } = useSearch({ from: '/insights' })
  const [open, setOpen] = useState(() => (span || back ? overview.rows[0]?.key : undefined))
  const { data: choices } = useQuery(trackingChoices)
  const { value: preferences } = usePreferences()
  const isMasked = isHidden('intimate_symptoms', preferences)
  const isCovered = ({ key }: TrendRow) => isMasked && isIntimateSymptom(key)
  const [shown, covered] = [overview.rows.filter((row) => !isCovered(row)), overview.rows.filter(isCovered)]
  const days = Array.from({ length: OVERVIEW_DAYS }, (_, place) => addDays(overview.today, place + 1 - OVERVIEW_DAYS))
  const changes = changesWithin(useTreatments(), { from: days[0] ?? overview.today, to: overview.today }).map(({ day }) => day)
  const rows = {
    overview,
    days,
    changes,
    nameOf: (key: string) => (isMeasure(key) ? MEASURE_NAMES[key] : symptomWords(key, choices?.own_symptoms)),
    others: shown.map(({ key }) => key),
    open,
    onToggle: (key: string) => setOpen((last) => (last === key ? undefined : key)),
  }
  return (
    <Card title={t`The last 30 days`}>
      <p className={styles.lead}>{t`Each row is compared with the 30 days before (dashed line). Tap one to see it larger.`}</p>
      <DamagedNotices days={overview.damaged_days} />
      <Rows rows={shown} {...rows}>
        {overview.bleeding.length > 0 && <BleedingRow bleeding={overview.bleeding} days={days} changes={changes} />}
      </Rows>
      {covered.length > 0 && (
        <Masked isHidden what={t`your intimate symptoms`}>
          <Rows rows={covered} className={styles.covered} {...rows} />
        </Masked>
      )}
      {overview.factors.length > 0 && (
        <section aria-labelledby="trend-factors" className={styles.factors}>
          <h3 id="trend-factors">{t`About your day`}</h3>
          <p className={styles.lead}>{t`A filled dot is a yes, a ring a no.`}</p>
          <Masked isHidden={isMasked} what={t`what you track about your day`}>
            <FactorRows rows={overview.factors} nameOf={(key) => factorWords(key, choices?.own)} />
          </Masked>
        </section>
      )}
      <p className={styles.key}>
        {overview.bleeding.some((day) => day >= (days[0] ?? '')) && (
          <span>
            <BandSwatch /> {t`Bleeding`}
          </span>
        )}
        {changes.length > 0 && (
          <span>
            <FlagSwatch /> {t`A treatment changed`}
          </span>
        )}
        {t`Gaps are just days you didn’t log.`}
      </p>
    </Card>
  )
}
