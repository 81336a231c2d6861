import * as z from 'zod/mini'
import { sealedRow } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { ReportRequest } from '../contract.ts'
import type { StoredChoices } from './choices-store.ts'

const ExportedChoices = z.strictObject({
  doctor: z.optional(ReportRequest),
  therapist: z.optional(ReportRequest),
  updated_at: Instant,
})

/** What she last chose for a report, in export and import. */
export const reportChoicesExport = sealedRow<StoredChoices>({
  name: 'report-choices',
  table: 'report_choices',
  shape: ExportedChoices,
  toRow: (choices, updated_at) => ({ ...choices, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof ExportedChoices>
    return { content, updatedAt }
  },
})
