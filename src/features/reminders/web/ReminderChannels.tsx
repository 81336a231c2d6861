import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { FeedCard } from './FeedCard.tsx'
import { PushCard } from './PushCard.tsx'
import { pushHere } from './push-queries.ts'
import { feed, pushDevices } from './queries.ts'

/**
 * Push on this device and the calendar link, below the list and loaded after it. Shown when all of it is loaded, since
 * each part would push down the next.
 */
export function ReminderChannels() {
  const isLoading = [useQuery(pushHere), useQuery(pushDevices), useQuery(feed)].some((query) => query.isLoading)
  if (isLoading) return <Skeleton lines={6} />
  return (
    <>
      <PushCard />
      <FeedCard />
    </>
  )
}
