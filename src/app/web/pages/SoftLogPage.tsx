import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { QuickLogPage } from '../../../features/logs/web/QuickLogPage.tsx'
import { useToday } from '../../../features/logs/web/queries.ts'
import { LazyExperimentToday } from '../../../features/experiments/web/LazyExperimentToday.tsx'

/** The Soft Log; that of today begins with the question of her experiment, while one runs. */
export function SoftLogPage() {
  const { entryId, date } = useSearch({ from: '/tracker/soft' })
  const today = useToday()
  return (
    <>
      {today !== undefined && entryId === undefined && (date ?? today) === today && (
        <Suspense>
          <LazyExperimentToday today={today} />
        </Suspense>
      )}
      <QuickLogPage />
    </>
  )
}
