import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { CheckinContent } from '../contract.ts'
import { checkinProblem, scoreOf } from '../rules/score.ts'

const ExportedCheckin = z.strictObject({ ...CheckinContent.shape, local_date: LocalDate, created_at: Instant, updated_at: Instant })
type ExportedCheckin = z.output<typeof ExportedCheckin>

/** What is wrong with a row: answers that do not fit the questionnaire, or a score that does not fit the answers. */
function problemOf(row: ExportedCheckin): string | undefined {
  const problem = checkinProblem(row)
  if (problem) return `${problem.field}: ${problem.message}`
  const { total, parts } = scoreOf(row.instrument, row.answers)
  const isSame = total === row.total && parts?.somatic === row.parts?.somatic && parts?.psychological === row.parts?.psychological
  return isSame && parts?.urogenital === row.parts?.urogenital ? undefined : t`total: This is not the sum of the answers`
}

/** Export source of check-ins. */
export const checkinsExport = sealedTable<CheckinContent>({
  name: 'check-ins',
  table: 'checkins',
  shape: ExportedCheckin,
  columns: ['id', 'version', 'local_date', 'created_at', 'updated_at'],
  order: ['created_at', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ local_date, created_at, updated_at }, content) => ({
    local_date,
    ...content,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const { local_date, created_at, updated_at, ...content } = row as ExportedCheckin
    return { clear: { version: 1, local_date, created_at: toMs(created_at), updated_at: toMs(updated_at) }, content }
  },
  problem: (row) => problemOf(row as ExportedCheckin),
})
