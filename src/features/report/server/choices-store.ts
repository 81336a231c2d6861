import type { Person } from '../../../kit/server/person.ts'
import { changeSingleRow, findSingleRow } from '../../../kit/server/single-row.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { Reader, ReportRequest } from '../contract.ts'

/** Her last choices for each reader. */
export type StoredChoices = { [One in Reader]?: ReportRequest | undefined }

/** Her last choices for each reader; empty when there are none. */
export async function findChoicesOf(hers: HerVault, user: Person): Promise<StoredChoices> {
  return (await findSingleRow<StoredChoices>(hers, user, 'report_choices')).content ?? {}
}

/** Stores her choices for their reader; those for the other one stay. `now` in ms. */
export async function setChoicesOf(hers: HerVault, user: Person, request: ReportRequest, now: number): Promise<void> {
  const change = (choices: StoredChoices | undefined): StoredChoices => ({ ...choices, [request.reader]: request })
  await changeSingleRow(hers, user, 'report_choices', { change, now })
}
