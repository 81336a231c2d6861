import { localDateAt } from '../../../kit/local-date.ts'
import { dayWords, timeWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import type { PartnerInfo } from '../contract.ts'

/** State without an invitation or link. */
export const NOBODY: PartnerInfo = {
  is_linked: false,
  status: 'none',
  partner_name: null,
  partner_email: null,
  invitation_accepted_at: null,
  invited_at: null,
  expires_at: null,
}

/** Her partner as shown on the page: invited or linked. */
export type LinkedPartner = {
  readonly status: 'pending' | 'linked'
  readonly name: string
  readonly email: string
  readonly info: PartnerInfo
}

/** The partner to show; undefined unless the link has both a name and an address. */
export function toPartner(info: PartnerInfo | undefined): LinkedPartner | undefined {
  if (!info?.is_linked || info.status === 'none' || !info.partner_name || !info.partner_email) return undefined
  return { status: info.status, name: info.partner_name, email: info.partner_email, info }
}

/** Whether a pending invitation has expired at `now` (ms). */
export function isOver({ status, expires_at: end }: PartnerInfo, now: number): boolean {
  return status === 'pending' && end !== null && Date.parse(end) <= now
}

/** The day of a wire instant in her time zone: Sat, Nov 21, 2026. */
export function dayOf(instant: string, timezone: string): string {
  return dayWords(localDateAt(Date.parse(instant), timezone), 'short')
}

/** When a signal expires, seen from `now` (ms): "today" or "tomorrow" with the time, otherwise the day. */
export function endWords(instant: string, now: number, timezone: string): string {
  const at = Date.parse(instant)
  const day = localDateAt(at, timezone)
  const time = timeWords(at, timezone)
  if (day === localDateAt(now, timezone)) return t`today at ${time}`
  if (day === localDateAt(now + 86_400_000, timezone)) return t`tomorrow at ${time}`
  return t`${dayWords(day, 'short')} at ${time}`
}
