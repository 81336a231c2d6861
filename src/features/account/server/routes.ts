import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { queueMail } from '../../../kit/server/mail.ts'
import type { Portable } from '../../../kit/server/portable.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact } from '../../../kit/server/vaults.ts'
import { locale, t } from '../../../kit/words.ts'
import { addOneTimeToken, removeSessions, takeOneTimeToken } from '../../auth/server/store.ts'
import {
  CANCEL_LINK_DEAD,
  deleteAccount,
  exportAccount,
  findLeaving,
  GRACE_DAYS,
  IMPORT_MAX_BYTES,
  importAccount,
  keepAccount,
  keepAccountByLink,
  KEPT,
} from '../contract.ts'
import { makeArrivals } from './arrivals.ts'
import { exported } from './export.ts'
import { imported } from './import.ts'
import { cutTies, type LeavingParts, letGo } from './leaving.ts'
import { leavingMail } from './mails.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const KEEP = 'keep-account'
/** What all imports that are under way may hold in memory together. */
const ARRIVING_MAX_BYTES = 2 * IMPORT_MAX_BYTES

/** What the room needs beside the vaults of its doors: all of them when somebody leaves, and what the rooms can carry. */
export type AccountParts = LeavingParts & { portables: readonly Portable[]; publicUrl: string }

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function accountRoutes(serve: Serve, parts: AccountParts): void {
  const { vaults, keys, portables, publicUrl } = parts
  const arrive = makeArrivals(ARRIVING_MAX_BYTES)

  serve(exportAccount, async ({ hers, user, now }) => ({
    name: `emberwell-export-${localDateAt(now, user.timezone)}.zip`,
    content: exported(hers, user, portables, now),
  }))

  serve(importAccount, async ({ hers, user, body, now }) => {
    const data = await arrive(body, (bytes) => imported({ accounts: vaults.accounts, hers }, user, portables, bytes, now))
    return { ...done(t`Everything is back.`), data }
  })

  serve(findLeaving, async ({ accounts, user }) => {
    const dueAt = await store.findDueAt(accounts, user.id)
    return { data: { due_at: dueAt === undefined ? null : new Date(dueAt).toISOString() } }
  })

  serve(deleteAccount, async ({ accounts, user, body, now }) => {
    const { email } = user.profile
    const token = randomBytes(32).toString('base64url')
    const dueAt = await transact(accounts, async (inside) => {
      await removeSessions(inside, user.id)
      const due = await store.addLeaving(inside, user.id, body.now ? now : now + GRACE_DAYS * DAY_MS, now)
      if (due <= now) return due
      await addOneTimeToken(inside, user.id, KEEP, digestOf(token), due)
      const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: user.timezone }).format(due)
      await queueMail(inside, keys, leavingMail(email, `${publicUrl}/keep-account/${user.id}/${token}`, day), now, user.id)
      return due
    })
    await cutTies(parts, user.id, now)
    if (dueAt <= now) await letGo(parts, user.id, now)
    const words = dueAt <= now ? t`Your account is deleted.` : t`Your account goes in ${GRACE_DAYS} days. Until then you can keep it.`
    return { ...done(words), data: { due_at: new Date(dueAt).toISOString() } }
  })

  serve(keepAccount, async ({ accounts, user }) => {
    await store.removeLeaving(accounts, user.id)
    return done(KEPT)
  })

  serve(keepAccountByLink, async ({ accounts, params, now }) => {
    await transact(accounts, async (inside) => {
      const isTaken = await takeOneTimeToken(inside, params.uid, KEEP, digestOf(params.token), now)
      if (!isTaken || !(await store.removeLeaving(inside, params.uid))) throw new AppError('invalid', CANCEL_LINK_DEAD)
    })
    return done(KEPT)
  })
}
