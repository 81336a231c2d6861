import { untilDraftIsStored } from './drafts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { comeIn, invite, linkIn } from './couple.ts'
import { answerSetup, expect, freshEmail, test } from './fixtures.ts'
import { untilAllHere } from './page-ready.ts'

const PATH = '/add-partner'
const INFO = '/api/compass/partner-info/'
const TEA = { action_type: 'Practical Help', action_description: 'I made tea and did the dishes.' }

const question = (page: Page) => page.getByRole('radiogroup', { name: 'Can you say no to your partner without fear?' })
const card = (page: Page, name: string) => page.getByRole('region', { name })

async function fillInvite(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Their name').fill(name)
  await page.getByLabel('Their email').fill(email)
}

test('she invites him, resends the email, and withdraws the invitation', { tag: '@core' }, async ({ page, woman, server, watch }) => {
  watch.allow(/status of 400/)
  await page.goto('/home')
  await page.getByRole('link', { name: /My Discovery Lab/ }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page).toHaveTitle(/^Compass/)
  await expect(card(page, 'Invite your partner')).toContainText('Your partner receives an email, sets a password')
  await expect(page.getByRole('list', { name: 'What it gives you' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/It never\s+collects your symptoms, moods, private information/)).toBeVisible()

  const send = page.getByRole('button', { name: 'Send invitation' })
  await expect(send).toBeDisabled()
  await fillInvite(page, ' ', 'sam@example.org')
  await send.click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await fillInvite(page, 'Sam', 'sam.example.org')
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Their email')).toBeFocused()
  await fillInvite(page, 'Sam', woman.email)
  await send.click()
  await expect(page.getByText('This is your own address. Please enter your partner’s.')).toBeVisible()

  const email = freshEmail('sam')
  await fillInvite(page, 'Sam', email)
  await untilDraftIsStored(page)
  await page.reload()
  await expect(page.getByLabel('Their email')).toHaveValue(email)
  await page.getByLabel('Their email').press('Enter')
  await expect(page.getByRole('heading', { name: 'Your invitation is on its way' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sam' })).toBeHidden()
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sam' })).toBeFocused()
  const first = await linkIn(server, email)

  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.poll(() => linkIn(server, email), { timeout: 20_000 }).not.toBe(first)
  await page.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(page.getByLabel('Their name')).toHaveValue('Sam')
  expect((await woman.call('GET', INFO)).data.status).toBe('none')
})

test('her answer about fear shows help lines at once, and is neither stored nor sent', async ({ page, woman }) => {
  await answerSetup(woman)
  await page.goto(PATH)
  await expect(question(page)).toBeVisible()
  await untilAllHere(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href, history.state]))
  const before = await stored()

  await question(page).getByRole('radio', { name: 'No', exact: true }).check()
  await expect(page.getByText('Then it may be safer not to invite your partner right now.')).toBeVisible()
  await expect(page.getByText('National Domestic Violence Hotline')).toBeVisible()
  await expect(page.getByRole('link', { name: /1-800-799-7233/ })).toHaveAttribute('href', 'tel:18007997233')
  await question(page).getByRole('radio', { name: 'I am not sure' }).check()
  await expect(page.getByText('National Domestic Violence Hotline')).toBeVisible()
  await question(page).getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByText('National Domestic Violence Hotline')).toBeHidden()
  await expect(page.getByText('they won’t be notified', { exact: false }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Help lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Help lines' })
  await expect(dialog.getByText('National Domestic Violence Hotline')).toBeVisible()
  await expect(dialog.getByText('Crisis Text Line')).toBeVisible()
  expect(sent).toEqual([])
  expect(await stored()).toBe(before)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(question(page).getByRole('radio', { name: 'Yes' })).not.toBeChecked()
})

test('the help lines are those of her region', async ({ page, woman }) => {
  await answerSetup(woman, { language: 'Spanish', region: 'AU' })
  await page.goto(PATH)
  await question(page).getByRole('radio', { name: 'No', exact: true }).check()
  await expect(page.getByText('1800RESPECT', { exact: true })).toBeVisible()
  await expect(page.getByText('National Domestic Violence Hotline')).toBeHidden()
})

test('a failure shows a message and loses nothing she typed', async ({ page, woman, watch }) => {
  watch.allow(/status of 500/)
  await page.route(`**${INFO}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(PATH)
  await expect(page.getByLabel('Their name')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.unroute(`**${INFO}`)
  await page.route('**/api/auth/invite-partner/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await fillInvite(page, 'Sam', 'sam@example.org')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to send invitation. Please try again.')
  await expect(page.getByLabel('Their email')).toHaveValue('sam@example.org')
  expect((await woman.call('GET', INFO)).data.is_linked).toBe(false)
})

test('an invitation that has ended says so, with two ways out', async ({ page, woman }) => {
  await woman.call('POST', '/api/auth/invite-partner/', { partner_name: 'Sam', partner_email: freshEmail('sam') })
  await page.route(`**${INFO}`, async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, expires_at: '2026-01-02T08:00:00.000Z' } } })
  })
  await page.goto(PATH)
  await expect(page.getByText('This invitation has ended')).toBeVisible()
  await page.unroute(`**${INFO}`)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('This invitation has ended')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel invitation' })).toBeVisible()
})

test('he joins by the email; she reacts to his action, also offline, and withdraws the reaction', async ({
  page,
  context,
  woman,
  server,
  timezone,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const invitation = await invite(server, woman, 'Sam')
  await page.goto(PATH)
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  const him = await comeIn(server, invitation, timezone)
  await page.reload()
  await expect(page.getByText('Linked', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Joined /)).toBeVisible()
  await expect(page.getByText('Nothing yet. What Sam notes in Compass will show up here.')).toBeVisible()

  await him.call('POST', '/api/compass/supportive-actions/create/', TEA)
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: TEA.action_description })
  const receptive = row.getByRole('button', { name: 'Receptive' })
  const withdrawn = row.getByRole('button', { name: 'Withdrawn' })
  const reaction = async () => (await woman.call('GET', '/api/compass/inbox/')).data[0].reaction
  await receptive.click()
  await expect(receptive).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(reaction).toBe('receptive')
  await withdrawn.click()
  await receptive.click()
  await withdrawn.click()
  await expect.poll(reaction).toBe('withdrawn')
  await expect(receptive).toHaveAttribute('aria-pressed', 'false')
  await row.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(reaction).toBe(null)

  await untilAllHere(page)
  await context.setOffline(true)
  await row.getByRole('button', { name: 'Neutral' }).click()
  await expect(row.getByText('Kept on this device until you are online.')).toBeVisible()
  expect(await reaction()).toBe(null)
  await context.setOffline(false)
  await expect.poll(reaction).toBe('neutral')
  await expect(row.getByText('Kept on this device until you are online.')).toBeHidden()
  await expect(row.getByRole('button', { name: 'Neutral' })).toHaveAttribute('aria-pressed', 'true')
})

test('she writes a signal, previews it, sends it, and withdraws it', async ({ page, woman, server, timezone, watch }) => {
  const him = await comeIn(server, await invite(server, woman, 'Sam'), timezone)
  const received = async () => (await him.call('GET', '/api/compass/received-signals/')).data as { category: string; text: string }[]
  await page.goto(PATH)
  const compose = card(page, 'Tell Sam something')
  const look = compose.getByRole('button', { name: 'Preview' })
  await look.click()
  await expect(compose.getByText('Please choose what it is about')).toBeVisible()
  await expect(compose.getByText('Please write what your partner should read')).toBeVisible()
  await compose.getByRole('radio', { name: 'Energy' }).check()
  await compose.getByRole('group', { name: 'Ideas to start from' }).getByRole('button').first().click()
  const words = compose.getByLabel('Your words to Sam')
  await expect(words).toBeFocused()
  await expect(words).not.toHaveValue('')
  await words.fill('A slow evening, please.\n<b>Tea</b> would be lovely.')
  await untilDraftIsStored(page)
  await page.reload()
  await expect(words).toHaveValue('A slow evening, please.\n<b>Tea</b> would be lovely.')
  await look.click()
  await expect(compose.getByRole('heading', { name: 'Exactly what Sam will read' })).toBeFocused()
  await expect(compose.getByRole('blockquote')).toHaveText('A slow evening, please.\n<b>Tea</b> would be lovely.')
  expect(await received()).toEqual([])
  await compose.getByRole('button', { name: 'Change it' }).click()
  await expect(words).toBeFocused()
  await look.click()
  watch.allow(/status of 500/)
  await page.route('**/api/compass/signals/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await compose.getByRole('button', { name: 'Send to Sam' }).click()
  await expect(compose.getByRole('alert')).toHaveText('This couldn’t be sent. Please try again.')
  await compose.getByRole('button', { name: 'Send to Sam' }).click()
  const current = compose.getByRole('region', { name: 'What Sam reads now' })
  await expect(current.getByRole('blockquote')).toContainText('A slow evening, please.')
  await expect(current.getByText(/^Ends (today|tomorrow) at /)).toBeVisible()
  await expect(words).toHaveValue('')
  expect(await received()).toMatchObject([{ category: 'energy', text: 'A slow evening, please.\n<b>Tea</b> would be lovely.' }])

  await page.getByRole('button', { name: 'See exactly what your partner sees' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exactly what Sam sees' })
  await expect(dialog.getByText('A slow evening, please.')).toBeVisible()
  await expect(dialog.getByText(woman.name.split(' ')[0] ?? '', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await current.getByRole('button', { name: /^Take back/ }).click()
  await expect(current).toBeHidden()
  expect(await received()).toEqual([])
})

test('five signals can be active, and a sixth only after one is withdrawn', async ({ page, woman, server, timezone }) => {
  await comeIn(server, await invite(server, woman, 'Sam'), timezone)
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await woman.call('POST', '/api/compass/signals/', { category: 'mood', text })
  }
  await page.goto(PATH)
  await expect(page.getByText('You can have 5 signals at a time. Please take one back first.')).toBeVisible()
  await page.getByRole('button', { name: 'Take back “Five”' }).click()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
})

test('she unlinks after a confirmation, by keyboard alone, and he loses access', async ({ page, woman, server, timezone, watch }) => {
  watch.allow(/status of 500/)
  const him = await comeIn(server, await invite(server, woman, 'Sam'), timezone)
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Unlink' }).press('Enter')
  const confirm = page.getByRole('region', { name: 'Unlink Sam?' })
  await expect(confirm.getByRole('heading')).toBeFocused()
  await expect(confirm).toContainText('This cannot be undone.')
  await expect(confirm).toContainText('Sam loses access to Compass right away.')
  await confirm.getByRole('button', { name: 'Keep' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Unlink' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.route('**/api/compass/unlink-partner/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(confirm.getByRole('alert')).toHaveText('Failed to unlink partner. Please try again.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(him.call('GET', '/api/compass/supportive-actions/')).rejects.toThrow(/answered 40[13]/)
})

test.describe('everyone can use', () => {
  test.describe.configure({ timeout: 240_000 })

  test('her page before an invitation, and while it is pending', async ({ page, woman }) => {
    await page.goto(PATH)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page, 'add partner', [12, 16, 20])
    await question(page).getByRole('radio', { name: 'No', exact: true }).check()
    await fillInvite(page, 'Sam', 'sam')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expectAccessible(page, 'add partner afraid')
    await page.getByRole('button', { name: 'Help lines' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'add partner help')
    await woman.call('POST', '/api/auth/invite-partner/', { partner_name: 'Sam', partner_email: freshEmail('sam') })
    await page.reload()
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
    await expectAccessible(page, 'add partner pending')
  })

  test('her page with a linked partner', async ({ page, woman, server, timezone }) => {
    const him = await comeIn(server, await invite(server, woman, 'Sam'), timezone)
    await page.goto(PATH)
    await expect(page.getByText('Nothing yet. What Sam notes')).toBeVisible()
    await expectAccessible(page, 'add partner linked empty')
    await him.call('POST', '/api/compass/supportive-actions/create/', TEA)
    await him.call('POST', '/api/compass/supportive-actions/create/', { ...TEA, action_type: 'Understanding & Patience' })
    await woman.call('POST', '/api/compass/signals/', { category: 'support needs', text: 'Please just listen tonight.' })
    const { data } = await woman.call('GET', '/api/compass/inbox/')
    await woman.call('POST', `/api/compass/supportive-actions/${data[0].id}/feedback/`, { reaction: 'receptive' })
    await page.reload()
    await page.getByRole('radio', { name: 'Mood' }).check()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Please write what your partner should read')).toBeVisible()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await expectAccessible(page, 'add partner linked', [12, 16, 20])
    await page.getByLabel('Your words to Sam').fill('A quiet hour, please.')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { name: 'Exactly what Sam will read' })).toBeVisible()
    await expectAccessible(page, 'add partner signal')
    await page.getByRole('button', { name: 'See exactly what your partner sees' }).click()
    await expect(page.getByRole('dialog').getByText('Please just listen tonight.')).toBeVisible()
    await expectAccessible(page, 'add partner preview')
  })
})
