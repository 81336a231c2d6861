import { dataQuery } from '../../../kit/web/data-query.ts'
import { findBackground } from '../contract.ts'

/** Her answers about her body, and the question that Home asks now. */
export const background = dataQuery(['background'], findBackground)
