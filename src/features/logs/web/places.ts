/** Pages linked from Home and the tracker. */
export const PLACES = {
  chat: '/chat',
  checkIns: '/check-ins',
  deepLog: '/tracker/deep',
  discoveryLab: '/add-partner',
  emberTides: '/embertides',
  reminders: '/reminders',
  report: '/report',
} as const
