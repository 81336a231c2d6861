import type { Span } from '../contract.ts'

/** Which period of her trends the address names; without one it is the week that ends today. */
export type PeriodSearch = { span?: Span; back?: number }

/** Written out here, since the router is part of the first load and the contract is not. */
const SPANS: readonly Span[] = ['week', 'month', 'quarter', 'year']

/** The period in an address; what is not understood is left out. */
export function toPeriodSearch(search: Record<string, unknown>): PeriodSearch {
  const span = SPANS.find((name) => name === search['span'])
  const back = Number(search['back'])
  return { ...(span && { span }), ...(Number.isSafeInteger(back) && back > 0 && { back }) }
}
