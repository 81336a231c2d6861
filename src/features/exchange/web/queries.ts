import { dataQuery } from '../../../kit/web/data-query.ts'
import { listImports } from '../contract.ts'

/** What she has brought from other apps. */
export const imports = dataQuery(['imports'], listImports)
