import type { Keys } from '../../../kit/server/keys.ts'
import { type Email, queueUnaskedEmail } from '../../../kit/server/email-queue.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { type AccountsVault, transact } from '../../../kit/server/vaults.ts'
import { confirmAddress } from './account-store.ts'
import { addOneTimeToken, takeOneTimeToken } from './one-time-token-store.ts'

const LINK_LIFE_MS = 7 * 86_400_000
const PURPOSE = 'confirm'

/** Sends the link that confirms `email`; an earlier link stops working. False when the address accepts no email. */
export async function sendConfirmLink(
  accounts: AccountsVault,
  keys: Keys,
  { userId, email, publicUrl, now }: { userId: number; email: string; publicUrl: string; now: number },
  toEmail: (to: string, link: string) => Email,
): Promise<boolean> {
  const token = newToken()
  return transact(accounts, async (inside) => {
    await addOneTimeToken(inside, userId, PURPOSE, tokenDigest(token), now + LINK_LIFE_MS)
    return queueUnaskedEmail(inside, keys, toEmail(email, `${publicUrl}/confirm-email/${userId}/${token}`), {
      publicUrl,
      owner: userId,
      now,
    })
  })
}

/** Confirms an address with its link's token; false when the link is unknown, used or expired. */
export async function confirmWithLink(accounts: AccountsVault, keys: Keys, userId: number, token: string, now: number): Promise<boolean> {
  return transact(accounts, async (inside) => {
    if (!(await takeOneTimeToken(inside, userId, PURPOSE, tokenDigest(token), now))) return false
    await confirmAddress(inside, keys, userId, now)
    return true
  })
}
