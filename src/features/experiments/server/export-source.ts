import * as z from 'zod/mini'
import { repeats, sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { StoredExperiment } from '../rules/stored-experiment.ts'

const ExportedExperiment = z.strictObject({ ...StoredExperiment.shape, created_at: Instant, updated_at: Instant })
type ExportedExperiment = z.output<typeof ExportedExperiment>

function problemOf({ parts, change_first: drawn, looks }: ExportedExperiment): string | undefined {
  const pairs = parts.reduce((sum, part) => sum + part.pairs, 0)
  return pairs > drawn.length || looks.length > parts.length ? t`parts: These do not fit the rest of the experiment` : undefined
}

/** Export source of experiments. One that is imported keeps its draw and its looks. */
export const experimentsExport = sealedTable<StoredExperiment>({
  name: 'experiments',
  table: 'experiments',
  shape: ExportedExperiment,
  columns: ['id', 'version', 'created_at', 'updated_at'],
  order: ['created_at', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ created_at, updated_at }, content) => ({
    ...content,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const { created_at, updated_at, ...content } = row as ExportedExperiment
    const active = content.state === 'active' && { active: 1 }
    return { clear: { version: 1, ...active, created_at: toMs(created_at), updated_at: toMs(updated_at) }, content }
  },
  problem: (row, about) => {
    const experiment = row as ExportedExperiment
    const isSecond = experiment.state === 'active' && repeats(about, 'experiments', 'active')
    return isSecond ? t`state: Only one experiment can be active` : problemOf(experiment)
  },
})
