import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { t } from '../../../kit/words.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { type Span, SPANS, type Trends } from '../contract.ts'
import { periodWords, SPAN_NAMES } from '../rules/trend-words.ts'
import styles from './InsightsPage.module.css'

type PeriodControlsProps = { span: Span; back: number; trends: Trends | undefined; onChange: (span: Span, back: number) => void }

/** Choice of span, and paging from the current period back to the first with a record. */
export function PeriodControls({ span, back, trends, onChange }: PeriodControlsProps) {
  const hasOlder = trends?.first_day ? trends.from > trends.first_day : false
  const hasNewer = back > 0
  return (
    <div className={styles.controls}>
      <RadioCards
        legend={t`How much to show`}
        hideLegend
        className={styles.spans}
        columns={4}
        value={span}
        onChange={(chosen) => onChange(chosen, 0)}
        options={SPANS.map((value) => ({ value, label: SPAN_NAMES[value] }))}
      />
      <div className={styles.period}>
        <IconButton
          variant="outline"
          label={t`Earlier`}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={!hasOlder}
          className={styles.step}
          onClick={() => hasOlder && onChange(span, back + 1)}
        />
        <p role="status" className={styles.dates}>
          {trends ? periodWords(trends) : '\u00a0'}
        </p>
        <IconButton
          variant="outline"
          label={t`Later`}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={!hasNewer}
          className={styles.step}
          onClick={() => hasNewer && onChange(span, back - 1)}
        />
      </div>
    </div>
  )
}
