import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Person } from './person.ts'
import { hotQuery, tables, transact, type Vault } from './vaults.ts'
import { associatedData, seal, unseal } from './seal.ts'
import { t } from '../words.ts'

type AnsweredWrites = { answered_writes: { user_id: number; digest: string; created_at: number; sealed: Uint8Array | null } }

/** Time in ms for which a repeated write is recognised: 30 days, as long as a session may be offline. */
export const ANSWERED_WRITES_KEPT_MS = 30 * 86_400_000

const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/

const claim = hotQuery<AnsweredWrites, { user: number; digest: string; now: number }, { user_id: number }>((db, slot) =>
  db
    .insertInto('answered_writes')
    .values({ user_id: slot('user'), digest: slot('digest'), created_at: slot('now'), sealed: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
)

const findAnswer = hotQuery<AnsweredWrites, { user: number; digest: string }, { sealed: Uint8Array | null }>((db, slot) =>
  db.selectFrom('answered_writes').select('sealed').where('user_id', '=', slot('user')).where('digest', '=', slot('digest')),
)

const keepAnswer = hotQuery<AnsweredWrites, { user: number; digest: string; sealed: Uint8Array }, unknown>((db, slot) =>
  db
    .updateTable('answered_writes')
    .set({ sealed: slot('sealed') })
    .where('user_id', '=', slot('user'))
    .where('digest', '=', slot('digest')),
)

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Digest stored in place of an Idempotency-Key. Throws AppError when the key is malformed. */
export function keyDigest(key: string): string {
  if (!KEY_SHAPE.test(key)) throw new AppError('invalid', t`Idempotency-Key: please use 8 to 200 visible characters`)
  return digestOf(key)
}

/** Digest of an endpoint's name and body, stored with the key's digest to detect another body under the same key. */
export function sentDigest(name: string, body: unknown): string {
  return digestOf(`${name}|${JSON.stringify(body)}`)
}

/** Error for a key that was used before with another body. */
export function keyReused(): AppError {
  return new AppError('key_reused', t`This Idempotency-Key was used before with other content`)
}

/** Error for a repeat while the first call is still running. */
export function stillSaving(): AppError {
  return new AppError('conflict', t`This is already being saved. Please wait a moment.`)
}

/**
 * Runs `work` once per user and key. A repeat with the same endpoint and body returns the first reply; another body is
 * refused with `key_reused`. Key, work and reply are stored in one transaction. Errors are not stored.
 */
export async function once<Name extends 'hers' | 'couple', Reply>(
  vault: Vault<Name>,
  person: Person,
  key: string,
  call: { name: string; body: unknown; now: number },
  work: (vault: Vault<Name>) => Promise<Reply>,
): Promise<Reply> {
  const digest = keyDigest(key)
  const place = associatedData(person.id, 'answered_writes', digest, 1)
  const bodyDigest = sentDigest(call.name, call.body)
  return transact(vault, async (inside) => {
    const claimed = await claim(inside, { user: person.id, digest, now: call.now })
    if (claimed.length) {
      const reply = await work(inside)
      await keepAnswer(inside, { user: person.id, digest, sealed: seal(person.key, place, { sent: bodyDigest, reply }) })
      return reply
    }
    const [answer] = await findAnswer(inside, { user: person.id, digest })
    if (!answer?.sealed) throw stillSaving()
    const first = unseal<{ sent: string; reply: Reply }>(person.key, place, answer.sealed)
    if (first.sent !== bodyDigest) throw keyReused()
    return first.reply
  })
}

/** Removes stored replies older than 30 days; resolves to the number removed. */
export async function forgetAnsweredWrites(vault: Vault, now: number): Promise<number> {
  const { numDeletedRows } = await tables<AnsweredWrites>(vault)
    .deleteFrom('answered_writes')
    .where('created_at', '<', now - ANSWERED_WRITES_KEPT_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
