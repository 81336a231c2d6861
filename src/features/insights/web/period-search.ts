import type { Span } from '../contract.ts'

/** Search parameters of the trends page; by default the week that ends today. */
export type PeriodSearch = { span?: Span; back?: number }

/** Repeated here because the router is part of the first load and the contract is not. */
const SPANS: readonly Span[] = ['week', 'month', 'quarter', 'year']

/** Parses the search parameters; invalid ones are dropped. */
export function toPeriodSearch(search: Record<string, unknown>): PeriodSearch {
  const span = SPANS.find((name) => name === search['span'])
  const back = Number(search['back'])
  return { ...(span && { span }), ...(Number.isSafeInteger(back) && back > 0 && { back }) }
}
