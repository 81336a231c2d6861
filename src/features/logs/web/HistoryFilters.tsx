import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { t } from '../../../kit/words.ts'
import { LOG_YEARS_BACK } from '../contract.ts'
import { monthsOf, monthName, yearsTo } from '../rules/months.ts'
import type { HistoryView } from './history-view.ts'
import styles from './HistoryFilters.module.css'

const KINDS: { value: HistoryView['kind']; label: string }[] = [
  { value: 'all', label: t`All` },
  { value: 'quick_log', label: t`Soft Logs` },
  { value: 'deep_log', label: t`Deep Logs` },
  { value: 'pictures', label: t`Pictures` },
]

const ALL = 'all'

type HistoryFiltersProps = {
  view: HistoryView
  onChange: (change: Partial<HistoryView>) => void
  today: LocalDate | undefined
}

/** Year and month to start the list from. */
function GoTo({ view, onChange, today }: HistoryFiltersProps) {
  const years = today ? yearsTo(today, LOG_YEARS_BACK) : []
  const months = today && view.year ? monthsOf(Number(view.year), today).toReversed() : []
  return (
    <div className={styles.goTo}>
      <SelectField
        label={t`Go to year`}
        value={view.year || ALL}
        onChange={(year) => onChange({ year: year === ALL ? '' : year, month: '' })}
        options={[{ value: ALL, label: t`All` }, ...years.map((year) => ({ value: String(year), label: String(year) }))]}
      />
      <SelectField
        label={t`Month`}
        value={view.month || ALL}
        disabled={!view.year}
        onChange={(month) => onChange({ month: month === ALL ? '' : month })}
        options={[{ value: ALL, label: t`All` }, ...months.map((month) => ({ value: month, label: monthName(month) }))]}
      />
    </div>
  )
}

/** Filters of the history: kind, search text and start. On a narrow screen the last two are collapsed. */
export function HistoryFilters({ view, onChange, today }: HistoryFiltersProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(view.searchText !== '' || view.year !== '')
  return (
    <div className={styles.filters}>
      <Segments className={styles.kinds} legend={t`Show`} value={view.kind} onChange={(kind) => onChange({ kind })} options={KINDS} />
      <Button
        variant="quiet"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<Search aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t`Find a day`}
      </Button>
      <div id={id} className={styles.more} data-open={isOpen}>
        <GoTo view={view} onChange={onChange} today={today} />
        {view.kind !== 'pictures' && (
          <Field
            label={t`Search`}
            hint={t`Any word you wrote, a symptom, a mood from 1 to 10, or a time such as March 2026 or last week`}
            type="search"
            value={view.searchText}
            maxLength={200}
            className={styles.search}
            onChange={(event) => onChange({ searchText: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
