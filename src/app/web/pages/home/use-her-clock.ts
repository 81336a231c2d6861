import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findUserDetails } from '../../../../features/settings/contract.ts'
import { call } from '../../../../kit/web/api.ts'

/** The clock on Home is set anew this often (spec §9). */
const CLOCK_MS = 60_000

/** Now (ms) and the time zone of her account; the device's own zone until the account's is known. */
export function useHerClock(): { now: number; timezone: string } {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  const { data } = useQuery({
    queryKey: ['settings', 'user-details'],
    queryFn: ({ signal }) => call(findUserDetails, { signal }),
    select: (reply) => reply.data.timezone,
  })
  return { now, timezone: data ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}
