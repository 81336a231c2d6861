import { dataQuery } from '../../../kit/web/data-query.ts'
import { listShares } from '../contract.ts'

/** Her share links, newest first. */
export const shares = dataQuery(['shares'], listShares)
