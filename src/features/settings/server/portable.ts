import * as z from 'zod/mini'
import { sealedRow } from '../../../kit/server/portable.ts'
import { Instant } from '../../../kit/schemas.ts'
import { PreferencesChange } from '../contract.ts'

const PortablePreferences = z.strictObject({ ...PreferencesChange.shape, updated_at: Instant })

/** What she has chosen in her settings, in an export and an import. */
export const portablePreferences = sealedRow<PreferencesChange>({
  name: 'preferences',
  table: 'preferences',
  shape: PortablePreferences,
  toRow: (chosen, updated_at) => ({ ...chosen, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof PortablePreferences>
    return { content, updatedAt }
  },
})
