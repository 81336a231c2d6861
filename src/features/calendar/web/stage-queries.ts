import { dataQuery } from '../../../kit/web/data-query.ts'
import { findStage, listKnownGaps } from '../rules/stage/endpoints.ts'

/** The stage that her calendar shows. */
export const stage = dataQuery(['calendar', 'stage'], findStage)

/** The times without bleeding that she confirmed. */
export const knownGaps = dataQuery(['calendar', 'known-gaps'], listKnownGaps)
