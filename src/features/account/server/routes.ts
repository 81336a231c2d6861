import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { queueEmail } from '../../../kit/server/email-queue.ts'
import type { ExportSource } from '../../../kit/server/export-source.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { findSecurityEvents } from '../../../kit/server/security-log.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { inMemory, makeUploadQueue } from '../../../kit/server/upload-queue.ts'
import { locale, t } from '../../../kit/words.ts'
import { deviceWords } from '../../auth/rules/device.ts'
import { removeSessions } from '../../auth/server/session-store.ts'
import { addOneTimeToken, takeOneTimeToken } from '../../auth/server/one-time-token-store.ts'
import {
  CANCEL_LINK_DEAD,
  deleteAccount,
  exportAccount,
  findDeletion,
  GRACE_DAYS,
  IMPORT_MAX_BYTES,
  importAccount,
  keepAccount,
  keepAccountByLink,
  KEPT,
  listSecurityEvents,
} from '../contract.ts'
import { exported } from './export.ts'
import { imported } from './import.ts'
import { endTies, type DeletionParts, deleteNow } from './account-deletion.ts'
import { deletionEmail } from './emails.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const KEEP = 'keep-account'
/** Limits of all imports in progress together: a zip is in memory as a whole, since it is read from its end. */
const ARRIVING_MOST = { mostBytes: 2 * IMPORT_MAX_BYTES, mostWaiting: 8 }

/** Dependencies of the account endpoints beside the vaults of each: those of deletion, and the export sources. */
export type AccountParts = DeletionParts & { exportSources: readonly ExportSource[]; publicUrl: string }

/** Endpoints for export, import and deletion of an account. */
export function accountRoutes(serve: Serve, parts: AccountParts): void {
  const { vaults, keys, exportSources, publicUrl } = parts
  const arrive = makeUploadQueue(ARRIVING_MOST)

  serve(exportAccount, async ({ hers, user, now }) => ({
    name: `emberwell-export-${localDateAt(now, user.timezone)}.zip`,
    content: exported({ accounts: vaults.accounts, hers }, user, exportSources, now),
  }))

  serve(importAccount, async ({ hers, user, body, now }) => {
    const data = await arrive(body, inMemory, (bytes) => imported({ accounts: vaults.accounts, hers }, user, exportSources, bytes, now))
    return { ...done(t`Everything is back.`), data }
  })

  serve(listSecurityEvents, async ({ accounts, user, now }) => ({
    data: (await findSecurityEvents(accounts, user, now)).map(({ kind, times, since, at, device, ended }) => ({
      kind,
      times,
      since: new Date(since).toISOString(),
      at: new Date(at).toISOString(),
      device: device === undefined ? null : deviceWords(device),
      ended: ended === undefined ? null : deviceWords(ended),
    })),
  }))

  serve(findDeletion, async ({ accounts, user }) => {
    const dueAt = await store.findDueAt(accounts, user.id)
    return { data: { due_at: dueAt === undefined ? null : new Date(dueAt).toISOString() } }
  })

  serve(deleteAccount, async ({ accounts, security, user, body, now, userAgent }) => {
    const { email } = user.profile
    const token = newToken()
    const event = { kind: 'deletion_asked', userId: user.id, key: user.key, userAgent, now } as const
    const dueAt = await security.within(accounts, event, async (inside) => {
      await removeSessions(inside, user.id)
      const due = await store.addDeletion(inside, user.id, body.now ? now : now + GRACE_DAYS * DAY_MS, now)
      if (due <= now) return due
      await addOneTimeToken(inside, user.id, KEEP, tokenDigest(token), due)
      const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: user.timezone }).format(due)
      await queueEmail(inside, keys, deletionEmail(email, `${publicUrl}/keep-account/${user.id}/${token}`, day), now, user.id)
      return due
    })
    await endTies(parts, user.id, now)
    if (dueAt <= now) await deleteNow(parts, user.id, now)
    const words =
      dueAt <= now ? t`Your account is deleted.` : t`Your account will be deleted in ${GRACE_DAYS} days. Until then you can keep it.`
    return { ...done(words), data: { due_at: new Date(dueAt).toISOString() } }
  })

  serve(keepAccount, async ({ accounts, security, user, now, userAgent }) => {
    await security.within(accounts, { kind: 'deletion_cancelled', userId: user.id, key: user.key, userAgent, now }, (inside) =>
      store.removeDeletion(inside, user.id),
    )
    return done(KEPT())
  })

  serve(keepAccountByLink, async ({ accounts, security, params, now }) => {
    await security.within(accounts, { kind: 'deletion_cancelled', userId: params.uid, now }, async (inside) => {
      const isTaken = await takeOneTimeToken(inside, params.uid, KEEP, tokenDigest(params.token), now)
      if (!isTaken || !(await store.removeDeletion(inside, params.uid))) throw new AppError('invalid', CANCEL_LINK_DEAD())
    })
    return done(KEPT())
  })
}
