import { comparableEmail } from '../../../kit/email.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type AccountsVault, tables } from '../../../kit/server/vaults.ts'
import type { FormKind } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'

type PublicFormsTable = { public_forms: { id: number; kind: FormKind; digest: string; sealed: Uint8Array; created_at: number } }

type Sent = PublicForm['sent']

const PAGE = 200

/** Associated data of a public form. It has no owner and is sealed under the operator's key. */
function placeOfForm(id: number): string {
  return associatedData(0, 'public_forms', id, 1)
}

/**
 * Digest by which repeated forms are recognised: of the address for the waitlist and a demo, also of the message
 * for feedback and contact.
 */
function digestOf(keys: Keys, kind: FormKind, { email, message }: Sent): string {
  return keys.blind(`public-form ${kind}`, JSON.stringify([email && comparableEmail(email), message]))
}

/** Stores a form, sealed; a repeated one is ignored. `now` in ms. */
export async function addForm(accounts: AccountsVault, keys: Keys, kind: FormKind, sent: Sent, now: number): Promise<void> {
  const id = newId()
  await tables<PublicFormsTable>(accounts)
    .insertInto('public_forms')
    .values({ id, kind, digest: digestOf(keys, kind, sent), sealed: seal(keys.operator, placeOfForm(id), sent), created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'digest']).doNothing())
    .execute()
}

/** Every form, newest first, read in pages. Throws SealBroken under another master key. */
export async function* findForms(accounts: AccountsVault, keys: Keys): AsyncGenerator<PublicForm> {
  const newest = tables<PublicFormsTable>(accounts)
    .selectFrom('public_forms')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
  for (let page = await newest.execute(); ;) {
    for (const { id, kind, sealed, created_at } of page)
      yield { kind, at: created_at, sent: unseal<Sent>(keys.operator, placeOfForm(id), sealed) }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    page = await newest
      .where((row) =>
        row.or([row('created_at', '<', last.created_at), row.and([row('created_at', '=', last.created_at), row('id', '<', last.id)])]),
      )
      .execute()
  }
}
