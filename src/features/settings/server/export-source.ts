import * as z from 'zod/mini'
import { sealedRow } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { PreferencesChange } from '../contract.ts'

const ExportedPreferences = z.strictObject({ ...PreferencesChange.shape, updated_at: Instant })

/** Her preferences in export and import. */
export const preferencesExport = sealedRow<PreferencesChange>({
  name: 'preferences',
  table: 'preferences',
  shape: ExportedPreferences,
  toRow: (chosen, updated_at) => ({ ...chosen, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof ExportedPreferences>
    return { content, updatedAt }
  },
})
