/** Two people who are linked: her, who invites, and him, who comes in by the link from his letter. */
import { expect, type Page } from '@playwright/test'
import { addPerson, callAs, freshEmail, PASSWORD, type Person } from './house.ts'
import { letterTo, type Server } from './server.ts'

/** The path of the link in the newest letter to `address`, as he would open it. */
export async function linkIn(server: Server, address: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(
      async () => {
        path = /\/partner\/confirm_password\/\d+\/[\w-]+/.exec((await letterTo(server, address)) ?? '')?.[0]
        return path
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return path ?? ''
}

/** She invites him; answers his address and where his letter leads. */
export async function invite(server: Server, her: Person, name = 'Jonas Keller'): Promise<{ email: string; path: string }> {
  const email = freshEmail('jonas')
  await her.call('POST', '/api/auth/invite-partner/', { partner_name: name, partner_email: email })
  return { email, path: await linkIn(server, email) }
}

/** Him, signed in through the API. */
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

/** He chooses his password with the link from his letter, and is signed in. */
export async function comeIn(server: Server, { email, path }: { email: string; path: string }, timezone: string): Promise<Person> {
  const passwords = { new_password: PASSWORD, confirm_password: PASSWORD, timezone }
  const setUp = path.replace('/partner/confirm_password', '/api/auth/partner-setup')
  await callAs(server.origin, undefined)('POST', `${setUp}/`, passwords)
  return signInPartner(server, email)
}

/** A woman and the partner she is linked with. */
export async function addCouple(server: Server, timezone: string): Promise<{ her: Person; him: Person }> {
  const her = await addPerson(server.origin, timezone)
  return { her, him: await comeIn(server, await invite(server, her), timezone) }
}

/** Opens Compass as him and waits until it stands. */
export async function openCompass(page: Page): Promise<void> {
  await page.goto('/partner/compass')
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Actions' })).toBeVisible()
}
