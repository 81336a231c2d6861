import type { Serve } from '../../../kit/server/serve.ts'
import { type FeedParts, feedRoutes } from './feed-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { type PushParts, pushRoutes } from './push-routes.ts'
import { reminderListRoutes } from './reminder-routes.ts'

/** All endpoints of reminders. */
export function reminderRoutes(serve: Serve, parts: FeedParts & PushParts): void {
  reminderListRoutes(serve, parts.treatments)
  noticeRoutes(serve, parts.treatments)
  pushRoutes(serve, parts)
  feedRoutes(serve, parts)
}
