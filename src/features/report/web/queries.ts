import { queryOptions } from '@tanstack/react-query'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findReportChoices, type Reader } from '../contract.ts'

/** Her last choices for a reader, or their preset, and what there is to choose from. */
export function reportChoices(reader: Reader) {
  return queryOptions({ ...dataQuery(['report', 'choices', reader], findReportChoices, { query: { reader } }), refetchOnMount: 'always' })
}
