/**
 * The pages that her day links to and whether each stands. What does not stand is not offered; turning `stands`
 * on is all a new page needs here.
 */
export const PLACES = {
  chat: { path: '/chat', stands: true },
  deepLog: { path: '/tracker/deep', stands: true },
  discoveryLab: { path: '/add-partner', stands: true },
  emberTides: { path: '/embertides', stands: true },
  logEntry: { path: '/tracker/soft/$id', stands: true },
  reminders: { path: '/reminders', stands: true },
} as const
