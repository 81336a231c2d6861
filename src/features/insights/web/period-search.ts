import type { Span } from '../contract.ts'

/** The span of an address without one: as long as the rows of the page. */
export const DEFAULT_SPAN: Span = 'month'

/** Search parameters of the trends page; by default the month that ends today. */
export type PeriodSearch = { span?: Span; back?: number }

/** Repeated here because the router is part of the first load and the contract is not. */
const SPANS: readonly Span[] = ['week', 'month', 'quarter', 'year']

/** Parses the search parameters; invalid ones are dropped. */
export function toPeriodSearch(search: Record<string, unknown>): PeriodSearch {
  const span = SPANS.find((name) => name === search['span'])
  const back = Number(search['back'])
  return { ...(span && { span }), ...(Number.isSafeInteger(back) && back > 0 && { back }) }
}
