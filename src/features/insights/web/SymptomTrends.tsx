import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import { trackingChoices } from '../../logs/web/queries.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { Trends } from '../contract.ts'
import { severityOf } from '../rules/symptom-trends.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { placeWords } from '../rules/trend-words.ts'
import styles from './SymptomTrends.module.css'
import { trends } from './trend-queries.ts'

/** Every fourth week has a visible date; the others have theirs for screen readers. */
const LABELLED_WEEKS = 4

/** Severity by week: one row of 12 cells for each symptom, each with its number; the colour only repeats it. */
function HeatMap({ points: weeks, symptoms, nameOf }: Pick<Trends, 'points' | 'symptoms'> & { nameOf: (key: string) => string }) {
  return (
    <table className={styles.map}>
      <caption>
        <VisuallyHidden>{t`Average severity by week, from 0 (none) to 3 (severe)`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks.map((week, place) => (
            <th key={week.from} scope="col">
              <VisuallyHidden>{placeWords('quarter', week)}</VisuallyHidden>
              {place % LABELLED_WEEKS === 0 && <span aria-hidden="true">{dayWords(week.from, 'monthDay')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {symptoms.map((symptom) => (
        <tbody key={symptom.key}>
          <tr>
            <th colSpan={weeks.length} scope="rowgroup">
              <strong>{nameOf(symptom.key)}</strong>
            </th>
          </tr>
          <tr>
            {symptom.points.map(({ value }, place) => (
              <td key={weeks[place]?.from} data-level={value === null ? undefined : severityOf(value)}>
                {value === null ? (
                  <>
                    <span aria-hidden="true">·</span>
                    <VisuallyHidden>{t`no note`}</VisuallyHidden>
                  </>
                ) : (
                  severityOf(value)
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** Her symptoms: a heat map of the last 12 weeks. Intimate ones can be hidden. */
export function SymptomTrends() {
  const { data, error, refetch } = useQuery(trends('quarter', 0))
  const { data: choices } = useQuery(trackingChoices)
  const { value: preferences } = usePreferences()
  const isMasked = isHidden('intimate_symptoms', preferences)
  const isCovered = ({ key }: { key: string }) => isMasked && isIntimateSymptom(key)
  const nameOf = (key: string) => symptomWords(key, choices?.own_symptoms)
  const open = data?.symptoms.filter((symptom) => !isCovered(symptom)) ?? []
  const covered = data?.symptoms.filter(isCovered) ?? []
  return (
    <Card title={t`Your symptoms, week by week`}>
      {error && <LoadFailed what={t`Your symptoms`} error={error} again={refetch} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.symptoms.length === 0 && (
        <div className={styles.empty}>
          <p>{t`Choose the symptoms that matter to you. Once you log them, you see them here week by week.`}</p>
          <Link to="/settings" search={{ tab: 'profile' }} className={buttonClass('outline')}>
            {t`Choose what to track`}
          </Link>
        </div>
      )}
      {data && open.length > 0 && <HeatMap points={data.points} symptoms={open} nameOf={nameOf} />}
      {data && covered.length > 0 && (
        <Masked isHidden what={t`your intimate symptoms`}>
          <HeatMap points={data.points} symptoms={covered} nameOf={nameOf} />
        </Masked>
      )}
      {data && data.symptoms.length > 0 && (
        <p
          className={styles.key}
        >{t`Each number is a week’s average, rounded: 0 none, 1 mild, 2 moderate, 3 severe. A dot is a week without a note.`}</p>
      )}
    </Card>
  )
}
