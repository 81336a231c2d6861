/** Account & Data: taking everything she wrote with her, bringing it back, and leaving for good. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileBody, fileReply } from '../../kit/files.ts'
import { Done, Instant, PathId, text } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/** What the manifest of an export says it is; an import takes this version and no other. */
export const EXPORT_FORMAT = 'emberwell-export'
export const EXPORT_VERSION = 1

/** The largest file that an import takes, in bytes; ten years of daily logs are less than a tenth of it. */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024

/** How long an account that is being deleted can still be kept (product.md §5). */
export const GRACE_DAYS = 7

export const NOT_EMPTY = t`This account already holds entries. An import needs an empty account, so that nothing is mixed or overwritten. You can create a new account and bring the file there.`
export const CANCEL_LINK_DEAD = t`This link has expired or was used before. You can sign in and keep your account there.`
export const KEPT = t`Your account stays. Nothing was deleted.`

/** A zip with one JSON and one CSV file per kind of what she wrote. Streamed: its length is not known before. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/',
  access: 'woman',
  limit: 'transfer',
  stepUp: true,
  reply: fileReply('application/zip'),
})

/** How many rows of one kind came back. */
const Imported = z.object({ kind: z.string(), rows: z.number() })
export type Imported = z.infer<typeof Imported>

/** Brings an export back into an empty account, whole or not at all; a refusal names the file and the row. */
export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import/',
  access: 'woman',
  limit: 'transfer',
  body: fileBody('application/zip', IMPORT_MAX_BYTES),
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(Imported) }),
})

/** `due_at` is when the account goes; null while it stays. */
const Leaving = z.object({ due_at: z.nullable(Instant) })
export type Leaving = z.infer<typeof Leaving>

export const findLeaving = endpoint({
  method: 'GET',
  path: '/api/account/delete/',
  access: 'member',
  reply: z.object({ data: Leaving }),
})

/** Starts the seven days after which the account goes, or lets it go at once. Either way every session ends. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/',
  access: 'member',
  stepUp: true,
  body: z.strictObject({ now: z.optional(z.boolean({ error: t`Please give true or false` })) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Leaving }),
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/cancel/',
  access: 'member',
  stepUp: true,
  reply: Done,
})

/** Keeps the account by the link in the letter; works once, until the account goes. */
export const keepAccountByLink = endpoint({
  method: 'POST',
  path: '/api/account/delete/cancel/:uid/:token/',
  access: 'public',
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  reply: Done,
})
