/** Export, import and deletion of an account (docs/product.md, section 15). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileBody, fileReply } from '../../kit/files.ts'
import { SECURITY_EVENTS } from '../../kit/security-events.ts'
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
export const exportAccount = endpoint('GET /api/account/export/', 'woman', {
  limit: 'transfer',
  stepUp: true,
  records: 'exported',
  reply: fileReply('application/zip'),
})

/** Number of imported rows of one kind. */
const Imported = z.object({ kind: z.string(), rows: z.number() })
export type Imported = z.infer<typeof Imported>

/** Imports an export into an empty account, completely or not at all. An error names the file and the row. */
export const importAccount = endpoint('POST /api/account/import/', 'woman', {
  limit: 'transfer',
  records: 'imported',
  body: fileBody('application/zip', IMPORT_MAX_BYTES),
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(Imported) }),
})

/**
 * Something that happened with the account. `at` is the last time and `since` the first of `times`; `device` is where
 * it came from, null if that was not signed in; `ended` is the device that was signed out.
 */
const SecurityEvent = z.object({
  kind: z.enum(SECURITY_EVENTS),
  times: z.number(),
  since: Instant,
  at: Instant,
  device: z.nullable(z.string()),
  ended: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** What happened with the account within 90 days, newest first. */
export const listSecurityEvents = endpoint('GET /api/account/events/', 'member', { reply: z.object({ data: z.array(SecurityEvent) }) })

/** `due_at` is when the account will be deleted; null if no deletion is scheduled. */
const Leaving = z.object({ due_at: z.nullable(Instant) })
export type Leaving = z.infer<typeof Leaving>

/** Whether deletion of the account is scheduled, and for when. */
export const findDeletion = endpoint('GET /api/account/delete/', 'member', { reply: z.object({ data: Leaving }) })

/** Schedules the deletion of the account in seven days, or deletes it now. Either way every session ends. */
export const deleteAccount = endpoint('POST /api/account/delete/', 'member', {
  stepUp: true,
  body: z.strictObject({ now: z.optional(z.boolean({ error: () => t`Please give true or false` })) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Leaving }),
})

/** Cancels a scheduled deletion; needs step-up. */
export const keepAccount = endpoint('POST /api/account/delete/cancel/', 'member', { stepUp: true, reply: Done })

/** Cancels a scheduled deletion with the emailed link; works once, until the account is deleted. */
export const keepAccountByLink = endpoint('POST /api/account/delete/cancel/:uid/:token/', 'public', {
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  reply: Done,
})
