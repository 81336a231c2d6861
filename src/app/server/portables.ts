import { portableCalendar } from '../../features/calendar/server/portable.ts'
import { portableTides } from '../../features/embertides/server/portable.ts'
import { portableChat } from '../../features/lara/server/portable.ts'
import { portableLogs } from '../../features/logs/server/portable.ts'
import { portableMoments } from '../../features/moments/server/portable.ts'
import { portableOnboarding } from '../../features/onboarding/server/portable.ts'
import { portablePreferences } from '../../features/settings/server/portable.ts'
import { portableReminders } from '../../features/reminders/server/portable.ts'
import type { Portable } from '../../kit/server/portable.ts'

/** Everything she wrote, room by room, in the order in which an import adds it. */
export const PORTABLES: readonly Portable[] = [
  portableOnboarding,
  portablePreferences,
  ...portableLogs,
  portableMoments,
  portableCalendar,
  portableTides,
  portableReminders,
  ...portableChat,
]
