/**
 * Share links: a report that was encrypted in her browser, for anyone who has its link (decision 0072). The key is only
 * in the link's fragment, which browsers do not send, so the server can store the report but not read it.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Id, Instant, PathId, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** Most bytes of an encrypted report. */
export const SHARE_BYTES_MAX = 256 * 1024
/** Most links at a time per account. */
export const SHARES_MAX = 20
export const SHARE_LABEL_MAX = 60

const HOUR_MS = 3_600_000

/** How long a link may live, in ms by its name on the wire. */
export const SHARE_LIVES = { '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS, '30d': 720 * HOUR_MS } as const
export type ShareLife = keyof typeof SHARE_LIVES
const LIFE_NAMES = Object.keys(SHARE_LIVES) as [ShareLife, ...ShareLife[]]

/** How often a link may be opened. */
export const SHARE_OPENS = [1, 5, 20] as const
export type ShareOpens = (typeof SHARE_OPENS)[number]

export const SHARE_MADE: Message = () => t`The link is ready.`
export const SHARE_ENDED: Message = () => t`The link has ended. No one can open it any more.`
export const SHARE_MISSING: Message = () => t`This link has already ended.`
export const SHARE_ID_TAKEN: Message = () => t`The link could not be made. Please try again.`
export const SHARES_FULL: Message = () => t`You have ${SHARES_MAX} links, as many as there can be. End one to make another.`

/** 16 random bytes as base64url; the last character carries two bits. */
const ShareId = z.string().check(z.regex(/^[\w-]{21}[AQgw]$/, { error: () => t`Please give 16 bytes as base64url` }))

/** An encrypted report as base64url. */
const ShareBody = z
  .string({ error: () => t`Please give text` })
  .check(
    z.maxLength(Math.ceil((SHARE_BYTES_MAX * 4) / 3), { error: () => t`This report is too long for a link` }),
    z.regex(/^[\w-]{40,}$/, { error: () => t`Please give encrypted bytes as base64url` }),
  )

/**
 * A link as she sees it; the link itself is shown once, when she makes it. `opened` of `opens` openings are used. An
 * empty `label` could not be read.
 */
const Share = z.object({ id: Id, label: z.string(), created_at: Instant, expires_at: Instant, opens: z.number(), opened: z.number() })
export type Share = z.infer<typeof Share>

/** Her links that have not expired, newest first. */
export const listShares = endpoint('GET /api/shares/', 'woman', { reply: z.object({ data: z.array(Share) }) })

/** Stores an encrypted report; needs step-up. `id` is the one in the link; the server keeps its digest only. */
export const createShare = endpoint('POST /api/shares/', 'woman', {
  stepUp: true,
  records: 'share_made',
  status: 201,
  body: z.strictObject({
    id: ShareId,
    body: ShareBody,
    label: words(SHARE_LABEL_MAX, () => t`Please give it a name`),
    expires_in: z.enum(LIFE_NAMES, { error: () => t`Please choose from: ${LIFE_NAMES.join(', ')}` }),
    opens: z.union(
      SHARE_OPENS.map((opens) => z.literal(opens)),
      { error: () => t`Please choose from: ${SHARE_OPENS.join(', ')}` },
    ),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Share }),
})

/** Ends a link at once. */
export const endShare = endpoint('DELETE /api/shares/:id/', 'woman', { params: { id: PathId }, records: 'share_ended', reply: Done })

/**
 * Returns the encrypted report and uses one opening. A POST, so that programs that fetch links use none. An id that is
 * malformed, unknown, expired, ended or used up gets one and the same 404.
 */
export const openShare = endpoint('POST /api/shared/:token/open/', 'public', {
  limit: 'shared',
  params: { token: z.string() },
  reply: z.object({ data: z.object({ body: z.string() }) }),
})
