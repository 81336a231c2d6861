import { useInfiniteQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Loading, Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { tideHistory } from './queries.ts'
import { TideList, useTideRemoval } from './TideList.tsx'

/** All saved pictures up to the day `to`, newest first. `today` is in the account's time zone. */
export function TideHistory({ to, today }: { to: LocalDate | undefined; today: LocalDate }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(tideHistory(to))
  const { shown, remove } = useTideRemoval(data)
  if (error && !data) return <LoadFailed what={t`Your pictures`} error={error} again={refetch} />
  if (!data) {
    return (
      <>
        <Loading label={t`Loading your pictures…`} />
        <Skeleton lines={4} />
      </>
    )
  }
  return (
    <>
      {shown.length === 0 && !hasNextPage && (
        <EmptyState picture={<EmptyArt kind="rings" />} text={to ? t`No pictures up to that day.` : t`No pictures saved yet.`} />
      )}
      {shown.length > 0 && <TideList tides={shown} today={today} onRemove={remove} />}
      {error && <LoadFailed what={t`Older pictures`} error={error} again={fetchNextPage} />}
      {hasNextPage && !error && (
        <Button variant="outline" busy={isFetchingNextPage} busyLabel={t`Loading older entries…`} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  )
}
