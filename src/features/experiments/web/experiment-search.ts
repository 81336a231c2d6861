/** Search parameters of /experiments: what a new experiment begins with. */
export type ExperimentSearch = { cause?: string; outcome?: string }

const KEY = /^[a-z_]{1,40}$/

/** Parses the search parameters; invalid ones are dropped. */
export function toExperimentSearch({ cause, outcome }: Record<string, unknown>): ExperimentSearch {
  const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value)
  return { ...(isKey(cause) && { cause }), ...(isKey(outcome) && { outcome }) }
}
