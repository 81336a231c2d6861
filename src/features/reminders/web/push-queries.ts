import { queryOptions } from '@tanstack/react-query'
import { pushState } from './push-device.ts'

/** Whether this browser can receive push messages, and whether it does. Read from the browser. */
export const pushHere = queryOptions({ queryKey: ['reminders', 'push-here'], queryFn: pushState, staleTime: 0 })
