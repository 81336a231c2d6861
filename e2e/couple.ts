/** A linked couple: the woman, who invites, and the partner, who joins by the link in the email. */
import { expect, type Page } from '@playwright/test'
import { addPerson, callAs, freshEmail, PASSWORD, type Person } from './fixtures.ts'
import { emailTo, type Server } from './server.ts'

/** The path of the link in the newest email to `address`. */
export async function linkIn(server: Server, address: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(
      async () => {
        path = /\/partner\/confirm_password\/\d+\/[\w-]+/.exec((await emailTo(server, address)) ?? '')?.[0]
        return path
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return path ?? ''
}

/** Sends an invitation; returns his address and the path of the link. */
export async function invite(server: Server, her: Person, name = 'Jonas Keller'): Promise<{ email: string; path: string }> {
  const email = freshEmail('jonas')
  await her.call('POST', '/api/auth/invite-partner/', { partner_name: name, partner_email: email })
  return { email, path: await linkIn(server, email) }
}

/** Signs the partner in through the API. */
export async function signInPartner(server: Server, email: string): Promise<Person> {
  const answer = await callAs(server.origin, undefined)('POST', '/api/auth/login/', { email, password: PASSWORD })
  return {
    id: answer.user_id,
    name: answer.full_name,
    email,
    password: PASSWORD,
    access: answer.access,
    refresh: answer.refresh,
    call: callAs(server.origin, answer.access),
  }
}

/** Sets his password with the link from the email, and signs him in. */
export async function comeIn(server: Server, { email, path }: { email: string; path: string }, timezone: string): Promise<Person> {
  const passwords = { new_password: PASSWORD, confirm_password: PASSWORD, timezone }
  const setUp = path.replace('/partner/confirm_password', '/api/auth/partner-setup')
  await callAs(server.origin, undefined)('POST', `${setUp}/`, passwords)
  return signInPartner(server, email)
}

/** A woman and her linked partner. */
export async function addCouple(server: Server, timezone: string): Promise<{ her: Person; him: Person }> {
  const her = await addPerson(server.origin, timezone)
  return { her, him: await comeIn(server, await invite(server, her), timezone) }
}

/** Opens Compass as the partner and waits until it is loaded. */
export async function openCompass(page: Page): Promise<void> {
  await page.goto('/partner/compass')
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Actions' })).toBeVisible()
}
