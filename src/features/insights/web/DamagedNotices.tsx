import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { damagedWords } from '../../logs/rules/history.ts'

/** One notice per day whose log cannot be read. */
export function DamagedNotices({ days }: { days: readonly string[] }) {
  return days.map((day) => (
    <Alert key={day} tone="info">
      {damagedWords(day)}
    </Alert>
  ))
}
