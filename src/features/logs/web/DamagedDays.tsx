import type { LocalDate } from '../../../kit/local-date.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { damagedWords } from '../rules/history.ts'

/** Notice with the dates whose logs cannot be read; renders nothing without any. */
export function DamagedDays({ days }: { days: readonly LocalDate[] | undefined }) {
  return days?.map((day) => (
    <Alert key={day} tone="info">
      {damagedWords(day)}
    </Alert>
  ))
}
