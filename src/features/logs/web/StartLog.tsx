import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { recentLogs, useToday } from './queries.ts'

/** Starts today's Soft Log, or opens it again once it is saved. */
export function StartLog({ icon }: { icon: ReactNode }) {
  const today = useToday()
  const { data } = useQuery(recentLogs)
  const saved = data?.find((entry) => entry.log_type === 'quick_log' && entry.log_date === today)
  return (
    <Link to="/tracker/soft" search={saved ? { entryId: saved.id } : {}} className={buttonClass('filled')}>
      {icon}
      <span>{saved ? "Edit today's Soft Log" : 'Start Soft Log'}</span>
    </Link>
  )
}
