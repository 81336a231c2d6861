/** Pages linked from Home and the tracker. Only those with `stands: true` are offered. */
export const PLACES = {
  chat: { path: '/chat', stands: true },
  deepLog: { path: '/tracker/deep', stands: true },
  discoveryLab: { path: '/add-partner', stands: true },
  emberTides: { path: '/embertides', stands: true },
  logEntry: { path: '/tracker/soft/$id', stands: true },
  reminders: { path: '/reminders', stands: true },
} as const
