/**
 * The pages that her day links to and whether each stands. What does not stand is not offered; turning `stands`
 * on is all a new page needs here.
 */
export const PLACES = {
  chat: { path: '/chat', stands: false },
  deepLog: { path: '/tracker/deep', stands: false },
  discoveryLab: { path: '/add-partner', stands: false },
  emberTides: { path: '/embertides', stands: false },
  logEntry: { path: '/tracker/soft/$id', stands: false },
  reminders: { path: '/reminders', stands: false },
} as const
