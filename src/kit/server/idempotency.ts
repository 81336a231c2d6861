import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Person } from './people.ts'
import { hotQuery, tables, transact, type Vault } from './vaults.ts'
import { placeOf, seal, unseal } from './seal.ts'
import { t } from '../words.ts'

type AnsweredWrites = { answered_writes: { user_id: number; digest: string; created_at: number; sealed: Uint8Array | null } }

/** How long a repeated write is recognised, in milliseconds: 30 days, as long as a session may stay offline. */
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

/** What stands for an Idempotency-Key wherever it is kept. Throws AppError when it has not the shape of one. */
export function keyDigest(key: string): string {
  if (!KEY_SHAPE.test(key)) throw new AppError('invalid', t`Idempotency-Key: please use 8 to 200 visible characters`)
  return digestOf(key)
}

/** A call and what was sent with it, told apart from any other; its digest is kept beside that of the key. */
export function sentDigest(name: string, body: unknown): string {
  return digestOf(`${name}|${JSON.stringify(body)}`)
}

/** The refusal of a key under which something else was sent before. */
export function keyReused(): AppError {
  return new AppError('key_reused', t`This Idempotency-Key was used before with other content`)
}

/** The refusal of a repeat whose first call is not over yet. */
export function stillSaving(): AppError {
  return new AppError('conflict', t`This is already being saved. Please wait a moment.`)
}

/**
 * Does `work` once per person and key: a repeat with the same call and body is answered with the first answer, another body under
 * the key is refused with `key_reused`. The key, the work and its answer are stored in one transaction. A refusal is not remembered.
 */
export async function once<Name extends 'hers' | 'couple', Reply>(
  vault: Vault<Name>,
  person: Person,
  key: string,
  call: { name: string; body: unknown; now: number },
  work: (vault: Vault<Name>) => Promise<Reply>,
): Promise<Reply> {
  const digest = keyDigest(key)
  const place = placeOf(person.id, 'answered_writes', digest, 1)
  const sent = sentDigest(call.name, call.body)
  return transact(vault, async (inside) => {
    const claimed = await claim(inside, { user: person.id, digest, now: call.now })
    if (claimed.length) {
      const reply = await work(inside)
      await keepAnswer(inside, { user: person.id, digest, sealed: seal(person.key, place, { sent, reply }) })
      return reply
    }
    const [answer] = await findAnswer(inside, { user: person.id, digest })
    if (!answer?.sealed) throw stillSaving()
    const first = unseal<{ sent: string; reply: Reply }>(person.key, place, answer.sealed)
    if (first.sent !== sent) throw keyReused()
    return first.reply
  })
}

/** Forgets the answers to writes older than 30 days; answers how many went. */
export async function forgetAnsweredWrites(vault: Vault, now: number): Promise<number> {
  const { numDeletedRows } = await tables<AnsweredWrites>(vault)
    .deleteFrom('answered_writes')
    .where('created_at', '<', now - ANSWERED_WRITES_KEPT_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
