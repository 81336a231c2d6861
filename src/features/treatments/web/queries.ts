import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { useSession } from '../../../kit/web/session.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { listDoses, listTreatments, type Treatment } from '../contract.ts'
import { covered } from '../rules/covered.ts'

/** Prefix of the keys of doses. */
export const dosesKey = ['treatments', 'doses'] as const

/** What she takes and took, the oldest first, and how many cannot be read. */
export const treatments = queryOptions({
  queryKey: ['treatments', 'list'],
  queryFn: ({ signal }) => call(listTreatments, { signal }),
})

/** The answered doses of some days. */
export function dosesIn(from: LocalDate, to: LocalDate) {
  return dataQuery(['treatments', 'doses', from, to], listDoses, { query: { from, to } })
}

/** Whether the names of her treatments are covered, because she hides intimate entries. */
export function useAreNamesCovered(): boolean {
  return isHidden('treatments', usePreferences().value)
}

/**
 * Her treatments; empty until known. Their names are covered while she hides intimate entries, except with `isShown`.
 * No request is sent after she signed out.
 */
export function useTreatments(isShown = false): readonly Treatment[] {
  const isSignedIn = useSession() !== undefined
  const isCovered = useAreNamesCovered() && !isShown
  const list = useQuery({ ...treatments, enabled: isSignedIn }).data?.data ?? []
  return isCovered ? covered(list) : list
}

/** Writes a saved treatment to the cached list. */
export function showTreatment(saved: Treatment): void {
  queryClient.setQueryData(treatments.queryKey, (known) => {
    if (!known) return known
    const isKnown = known.data.some(({ id }) => id === saved.id)
    return { ...known, data: isKnown ? known.data.map((one) => (one.id === saved.id ? saved : one)) : [...known.data, saved] }
  })
}

/** Takes a treatment out of the cached list. */
export function hideTreatment(id: number): void {
  queryClient.setQueryData(treatments.queryKey, (known) => known && { ...known, data: known.data.filter((one) => one.id !== id) })
}
