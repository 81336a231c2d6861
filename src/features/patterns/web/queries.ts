import { dataQuery } from '../../../kit/web/data-query.ts'
import { findPatterns } from '../contract.ts'

/** All that the page /patterns shows; also the news for Home and Trends. */
export const patterns = dataQuery(['patterns'], findPatterns)
