import { FeedCard } from './FeedCard.tsx'
import { PushCard } from './PushCard.tsx'

/** What stands below the list: push on this device, and the calendar link. Fetched after it. */
export function ReminderWays() {
  return (
    <>
      <PushCard />
      <FeedCard />
    </>
  )
}
