import type { Person } from '../../../kit/server/person.ts'
import { changeSingleRow, findSingleRow } from '../../../kit/server/single-row.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { BleedingNotes } from '../rules/red-flag-notes.ts'

/** Her answers to notes about her bleeding; without those that cannot be read, so that a note may be shown twice. */
export async function findNotes(hers: HerVault, user: Person): Promise<BleedingNotes> {
  return (await findSingleRow<BleedingNotes>(hers, user, 'bleeding_notes')).content ?? {}
}

/** Applies a change to her answers; concurrent changes are applied one after the other. `now` in ms. */
export async function changeNotes(
  hers: HerVault,
  user: Person,
  change: (notes: BleedingNotes) => BleedingNotes,
  now: number,
): Promise<void> {
  await changeSingleRow<BleedingNotes>(hers, user, 'bleeding_notes', { change: (notes = {}) => change(notes), now })
}
