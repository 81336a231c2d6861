import { newId } from '../../../kit/server/ids.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, type Vault } from '../../../kit/server/vaults.ts'
import type { FormKind } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'

type PublicFormsTable = { public_forms: { id: number; kind: FormKind; digest: string; sealed: Uint8Array; created_at: number } }

type Sent = PublicForm['sent']

const PAGE = 200

/** No owner stands behind a public form; it is sealed under the operator's key. */
function placeOfForm(id: number): string {
  return placeOf(0, 'public_forms', id, 1)
}

/** What makes two forms the same one: the address for the waitlist and a demo, the words as well for feedback and contact. */
function digestOf(keys: Keys, kind: FormKind, { email, message }: Sent): string {
  return keys.blind(`public-form ${kind}`, JSON.stringify([email?.normalize('NFKC').toLowerCase(), message]))
}

/** Keeps a form, sealed; the same form a second time is not kept again. `now` in ms. */
export async function addForm(accounts: Vault<'accounts'>, keys: Keys, kind: FormKind, sent: Sent, now: number): Promise<void> {
  const id = newId()
  await tables<PublicFormsTable>(accounts)
    .insertInto('public_forms')
    .values({ id, kind, digest: digestOf(keys, kind, sent), sealed: seal(keys.operator, placeOfForm(id), sent), created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'digest']).doNothing())
    .execute()
}

/** Every form, newest first, read a page at a time. Throws SealBroken under another master key. */
export async function* findForms(accounts: Vault<'accounts'>, keys: Keys): AsyncGenerator<PublicForm> {
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
