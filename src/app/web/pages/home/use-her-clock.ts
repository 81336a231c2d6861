import { useQuery } from '@tanstack/react-query'
import { userDetails } from '../../../../features/settings/web/queries.ts'
import { useClock } from '../../../../kit/web/use-clock.ts'

/** Now (ms) and the time zone of her account; the device's own zone until the account's is known. */
export function useHerClock(): { now: number; timezone: string } {
  const now = useClock()
  const { data } = useQuery(userDetails)
  return { now, timezone: data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}
