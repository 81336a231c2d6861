import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { CoveredNotice } from '../../../../features/calendar/web/CoveredNotice.tsx'
import { useCover } from '../../../../features/calendar/web/use-cover.ts'
import { type PixelDay, type PixelKey, type PixelMeasure, pixelMeasures } from '../../../../features/insights/rules/pixels.ts'
import { LOG_YEARS_BACK } from '../../../../features/logs/contract.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { within } from '../../../../kit/date-grid.ts'
import { addDays, type LocalDate, yearsBefore } from '../../../../kit/local-date.ts'
import { Button, IconButton } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Disclosure } from '../../../../kit/web/ui/Disclosure.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { SelectField } from '../../../../kit/web/ui/SelectField.tsx'
import { plural, t } from '../../../../kit/words.ts'
import { useCalendarYear } from './use-calendar-year.ts'
import styles from './Year.module.css'
import { YearGrid } from './YearGrid.tsx'

type StepProps = { year: number; bounds: readonly [number, number]; onChange: (year: number) => void }

function YearSteps({ year, bounds: [first, last], onChange }: StepProps) {
  return (
    <div className={styles.steps}>
      <IconButton
        label={t`Previous year`}
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={year <= first || undefined}
        className={styles.step}
        onClick={() => year > first && onChange(year - 1)}
      />
      <p role="status" className={styles.heading}>
        {year}
      </p>
      <IconButton
        label={t`Next year`}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={year >= last || undefined}
        className={styles.step}
        onClick={() => year < last && onChange(year + 1)}
      />
    </div>
  )
}

/** What the pixels of a measure mean, in words. */
function Legend({ measure, measureKey }: { measure: PixelMeasure; measureKey: PixelKey }) {
  return (
    <ul className={styles.legend} data-measure={measureKey} aria-label={t`What the colors mean`}>
      {measure.levels.map(([level, words]) => (
        <li key={level}>
          <span className={styles.pixel} data-level={level} />
          {words}
        </li>
      ))}
      <li>
        <span className={styles.pixel} />
        {t`Not logged`}
      </li>
    </ul>
  )
}

/** The year in pixels: one measure at a time, a cell for each day. Tapping a cell names it and leads to its day. */
export function YearView({ today, onOpen }: { today: LocalDate; onOpen: (day: LocalDate) => void }) {
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [key, setKey] = useState<PixelKey>('mood')
  const [tapped, setTapped] = useState<LocalDate>(today)
  const { entries, values, isLoading, error, again } = useCalendarYear(year)
  const { isCovered, canShow, show } = useCover()

  const measures = pixelMeasures()
  const measure = measures[key]
  const isHidden = isCovered && key === 'bleeding'
  const last = year === thisYear ? today : `${year}-12-31`
  const chosen = within(tapped, { first: `${year}-01-01`, last })
  const toPixelDay = (day: LocalDate): PixelDay => ({ ...values.get(day), flow: isCovered ? null : entries.get(day)?.flow })
  const valueOf = (day: LocalDate) => measure.valueOf(toPixelDay(day))
  const wordsOf = (day: LocalDate) => `${dayWords(day, 'full')}: ${valueOf(day)?.words ?? t`not logged`}`
  const known: LocalDate[] = []
  for (let day = `${year}-01-01`; day <= last; day = addDays(day, 1)) if (valueOf(day)) known.push(day)

  return (
    <Card as="div" className={styles.card}>
      <div className={styles.controls}>
        <YearSteps year={year} bounds={[Number(yearsBefore(today, LOG_YEARS_BACK).slice(0, 4)), thisYear]} onChange={setYear} />
        <SelectField
          label={t`What to show`}
          value={key}
          onChange={setKey}
          options={(Object.keys(measures) as PixelKey[]).map((value) => ({ value, label: measures[value].name }))}
        />
      </div>
      {error && <LoadFailed what={t`Your calendar`} error={error} again={again} />}
      {isHidden && canShow && <CoveredNotice onShow={show} />}
      <p className={styles.quiet} role="status">
        {isLoading || isHidden
          ? '\u00a0'
          : known.length === 0
            ? t`Nothing logged for this in ${year}.`
            : plural(known.length, t`${known.length} day logged`, t`${known.length} days logged`)}
      </p>
      <div className={styles.columns}>
        <YearGrid
          year={year}
          last={last}
          measure={key}
          label={t`${measure.name} in ${year}, day by day`}
          chosen={chosen}
          onChoose={setTapped}
          onOpen={onOpen}
          levelOf={(day) => valueOf(day)?.level}
          wordsOf={wordsOf}
        />
        <div className={styles.side}>
          <div className={styles.chosen}>
            <p role="status">{wordsOf(chosen)}</p>
            <Button variant="outline" onClick={() => onOpen(chosen)}>
              {t`Open this day`}
            </Button>
          </div>
          <Legend measure={measure} measureKey={key} />
        </div>
      </div>
      <Disclosure name={t`As a table`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{measure.name}</th>
            </tr>
          </thead>
          <tbody>
            {known.map((day) => (
              <tr key={day}>
                <th scope="row">{dayWords(day, 'full')}</th>
                <td>{valueOf(day)?.words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  )
}
