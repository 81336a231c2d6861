import { dataQuery } from '../../../kit/web/data-query.ts'
import { findExperiment, listExperiments } from '../contract.ts'

/** Every query of experiments begins with it. */
export const experimentsKey = ['experiments'] as const

/** The active experiment, the past ones, and what can be tried. */
export const experiments = dataQuery(['experiments'], listExperiments)

/** One experiment with its plan so far and its looks. */
export const experimentDetail = (id: number) => dataQuery(['experiments', id], findExperiment, { params: { id } })
