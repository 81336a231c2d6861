/** Export, import and deletion of an account (docs/product.md, section 15). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileBody, fileReply } from '../../kit/files.ts'
import { Done, Instant, PathId, text } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** Format name and version in the manifest of an export; an import accepts only these. */
export const EXPORT_FORMAT = 'emberwell-export'
export const EXPORT_VERSION = 1

/** Maximum size of an import in bytes; ten years of daily logs need less than a tenth of it. */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024

/** Days during which a scheduled deletion can be cancelled (docs/product.md, Deletion). */
export const GRACE_DAYS = 7

export const NOT_EMPTY: Message = () =>
  t`This account already holds entries. An import needs an empty account, so that nothing is mixed or overwritten. You can create a new account and bring the file there.`
export const CANCEL_LINK_DEAD: Message = () => t`This link has expired or was already used. You can sign in and keep your account there.`
export const KEPT: Message = () => t`Your account stays. Nothing was deleted.`

/** A zip with one JSON and one CSV file per kind of record. Streamed, so its length is not known in advance. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export/',
  access: 'woman',
  limit: 'transfer',
  stepUp: true,
  reply: fileReply('application/zip'),
})

/** Number of imported rows of one kind. */
const Imported = z.object({ kind: z.string(), rows: z.number() })
export type Imported = z.infer<typeof Imported>

/** Imports an export into an empty account, completely or not at all. An error names the file and the row. */
export const importAccount = endpoint({
  method: 'POST',
  path: '/api/account/import/',
  access: 'woman',
  limit: 'transfer',
  body: fileBody('application/zip', IMPORT_MAX_BYTES),
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(Imported) }),
})

/** `due_at` is when the account will be deleted; null if no deletion is scheduled. */
const Leaving = z.object({ due_at: z.nullable(Instant) })
export type Leaving = z.infer<typeof Leaving>

/** Whether deletion of the account is scheduled, and for when. */
export const findDeletion = endpoint({
  method: 'GET',
  path: '/api/account/delete/',
  access: 'member',
  reply: z.object({ data: Leaving }),
})

/** Schedules the deletion of the account in seven days, or deletes it now. Either way every session ends. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/',
  access: 'member',
  stepUp: true,
  body: z.strictObject({ now: z.optional(z.boolean({ error: () => t`Please give true or false` })) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Leaving }),
})

/** Cancels a scheduled deletion; needs step-up. */
export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/cancel/',
  access: 'member',
  stepUp: true,
  reply: Done,
})

/** Cancels a scheduled deletion with the emailed link; works once, until the account is deleted. */
export const keepAccountByLink = endpoint({
  method: 'POST',
  path: '/api/account/delete/cancel/:uid/:token/',
  access: 'public',
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  reply: Done,
})
