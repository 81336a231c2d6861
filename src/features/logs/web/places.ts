/** Pages linked from Home and the tracker. */
export const PLACES = {
  chat: '/chat',
  deepLog: '/tracker/deep',
  discoveryLab: '/add-partner',
  emberTides: '/embertides',
  reminders: '/reminders',
} as const
