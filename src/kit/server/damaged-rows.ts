import { channel } from 'node:diagnostics_channel'
import { SealBroken } from './seal.ts'

/**
 * Diagnostics channel with a DamagedRow for each encrypted row that fails to decrypt on read. The app logs it for the
 * operator.
 */
export const damagedRows = channel('emberwell:damaged-row')

/** Table and primary key of a damaged row; none of its content. */
export type DamagedRow = { readonly table: string; readonly row: string }

/**
 * Returns `open()`, or `otherwise` when the row fails to decrypt, so that one damaged row does not break a whole list.
 * Publishes to `damagedRows`. Not for writes that would overwrite a row that a backup could restore.
 */
export function readable<Value, Other>(open: () => Value, otherwise: Other): Value | Other {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error
    damagedRows.publish({ table: error.table, row: error.row } satisfies DamagedRow)
    return otherwise
  }
}
