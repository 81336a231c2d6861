import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { type DayMoment, MOMENT, toDayMoments } from '../rules/day-moments.ts'
import { momentsAround } from './queries.ts'

/**
 * The moments of `day`, newest first, including those that wait on this device. `isAll`: those on the server are among
 * them; `isKnown`: there is something to show, it is certain that there is nothing, or the server cannot be asked.
 */
export function useDayMoments(day: LocalDate): { moments: readonly DayMoment[]; isAll: boolean; isKnown: boolean } {
  // On sign-out the cache is emptied while the page is still mounted; no query must start then.
  const isSignedIn = useSession() !== undefined
  const { data, isError } = useQuery({ ...momentsAround(day), enabled: isSignedIn })
  const { waiting, isRead } = useOutbox()
  const moments = useMemo(() => {
    const writes = waiting.filter(({ kind }) => kind === MOMENT)
    return toDayMoments(data ?? [], writes).filter((moment) => moment.day === day)
  }, [data, waiting, day])
  return { moments, isAll: data !== undefined, isKnown: isRead && (data !== undefined || isError || moments.length > 0) }
}
