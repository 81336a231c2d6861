import { FeedCard } from './FeedCard.tsx'
import { PushCard } from './PushCard.tsx'

/** Push on this device and the calendar link, below the list and loaded after it. */
export function ReminderChannels() {
  return (
    <>
      <PushCard />
      <FeedCard />
    </>
  )
}
