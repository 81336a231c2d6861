const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** What the calendar shows, in the URL: the year instead of the month, and which month. */
export type CalendarSearch = { view?: 'year'; month?: string }

/** The search parameters of the calendar; anything else is dropped. */
export function toCalendarSearch({ view, month }: Record<string, unknown>): CalendarSearch {
  return { ...(view === 'year' && { view }), ...(typeof month === 'string' && MONTH.test(month) && { month }) }
}
