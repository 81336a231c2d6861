import type { Page } from '@playwright/test'
import { type ModelService, scriptOf, startModelService } from '../test/model-service.ts'
import { chatMessages } from './chat.ts'
import { addCouple } from './couple.ts'
import { addPerson, expect, PASSWORD, remember, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { choose, fillOrdinaryDay, moodNow, openSoftLog } from './quick-log.ts'
import { type Announcements, listenTo } from './spoken.ts'
import { settle, goOffline, visit } from './page-ready.ts'

/** Announcements during a long wait. */
const WAIT = /^One moment$|^Fetching |^Loading | on (?:its|their) way$/

/** Opens a page and waits until it is complete; nothing but waiting messages may be announced. */
async function open(page: Page, ear: Announcements, address: string): Promise<void> {
  await visit(page, address)
  expect((await ear.all()).filter((words) => !WAIT.test(words))).toEqual([])
}

test('a page that she opens announces its name once, and its heading has the focus', async ({ herPage: page }) => {
  const ear = await listenTo(page)
  await open(page, ear, '/home')
  for (const [link, name, heading] of [
    ['Tracker', 'Tracker', 'Tracker'],
    ['Chat', 'Chat', 'Chat with Lara'],
    ['Settings', 'Settings', 'Settings'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: link }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await settle(page)
    // A slow page announces the wait.
    const announced = (await ear.announced(`${name} · Emberwell`)).filter((words) => words !== 'One moment')
    expect(announced, 'and nothing else').toHaveLength(1)
  }
})

test('errors and success on the sign-in pages are announced at once', async ({ page, watch }) => {
  watch.allow(/status of 40[01]/)
  const ear = await listenTo(page)
  await open(page, ear, '/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.keyboard.press('Enter')
  await ear.announced('Login failed. Please try again.')
  await open(page, ear, '/forgot-password')
  const email = page.getByLabel('Email')
  await email.fill('no address')
  await page.keyboard.press('Enter')
  await ear.announced('Please enter a valid email address')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('nobody@example.org')
  await page.keyboard.press('Enter')
  await ear.announced('we have sent a link to it')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test(
  'a missing answer is announced at its question, and a saved log in a dialog that has the focus',
  { tag: '@core' },
  async ({ herPage: page }) => {
    const ear = await listenTo(page)
    await openSoftLog(page)
    await settle(page)
    await ear.all()
    await page.getByRole('button', { name: 'Save log' }).press('Enter')
    await ear.announced('Please answer the hot flash question')
    const question = page.getByRole('radiogroup', { name: 'Did you have hot flashes today?' })
    await expect(question).toHaveAccessibleDescription(/^Please answer the hot flash question/)
    await expect(question).toHaveAttribute('aria-invalid', 'true')
    await choose(page, 'Did you have hot flashes today?', 'No')
    await expect(question).not.toHaveAttribute('aria-invalid')
    await fillOrdinaryDay(page)
    // Its timer runs all the while.
    await expect(page.getByRole('timer')).not.toHaveAccessibleName('Time so far 0:00')
    expect(await ear.all(), 'neither the timer nor her own answers are announced').toEqual([])
    await page.getByRole('button', { name: 'Save log' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Successfully Saved!' })
    await expect(dialog.getByRole('heading')).toBeFocused()
  },
)

test('a toast announces what happened, that it can be undone, and what Undo did', async ({ herPage: page }) => {
  const ear = await listenTo(page)
  await open(page, ear, '/home')
  const good = await moodNow(page, 'Good')
  await good.press('Space')
  const [announcements] = await ear.announced('Noted: Good.')
  expect(announcements).toContain('Undo')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(good).toBeFocused()
})

test('saved and failed changes of settings are announced', async ({ herPage: page, watch }) => {
  watch.allow(/status of 500/)
  const ear = await listenTo(page)
  await open(page, ear, '/settings?tab=accessibility')
  await page.getByRole('switch', { name: 'Reduce motion' }).press('Space')
  expect(await ear.announced('Settings saved automatically')).toHaveLength(1)
  await page.route('**/api/settings/preferences/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('switch', { name: 'Reduce motion' }).press('Space')
  await ear.announced('Error saving settings')
  await page.unrouteAll()
  await open(page, ear, '/settings?tab=profile')
  await page.getByLabel('Full Name').fill('Ana Maria Keller')
  await page.keyboard.press('Enter')
  await ear.announced('Profile updated successfully!')
})

test('changing the password and the address is announced', async ({ page, woman, watch }) => {
  watch.allow(/status of 403/)
  const ear = await listenTo(page)
  await open(page, ear, '/settings?tab=account')
  await page.getByRole('button', { name: 'Change password' }).press('Enter')
  await page.getByRole('textbox', { name: 'New password' }).fill('a calmer morning by the sea')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a calmer evening by the sea')
  await page.getByRole('button', { name: 'Save password' }).press('Enter')
  await ear.announced('Passwords do not match')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a calmer morning by the sea')
  await page.getByRole('button', { name: 'Save password' }).press('Enter')
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await ear.announced(/password/i)
  await open(page, ear, '/settings?tab=profile')
  await page.getByRole('button', { name: 'Change email' }).press('Enter')
  await page.getByRole('textbox', { name: 'New email address' }).fill(`new-${woman.email}`)
  await page.keyboard.press('Enter')
  await ear.announced('Check your new inbox')
})

test('going offline and online is announced once, on any page', async ({ herPage: page, context }) => {
  const ear = await listenTo(page)
  await open(page, ear, '/tracker')
  await goOffline(page)
  await ear.announced('You are offline.')
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  expect(await ear.all()).toEqual([])
})

test('EmberTides announces what its picture shows', async ({ herPage: page }) => {
  const ear = await listenTo(page)
  await open(page, ear, '/embertides')
  const water = page.getByRole('slider', { name: 'Energy, on the picture' })
  await water.press('End')
  await expect(water).toHaveAttribute('aria-valuetext', '100, a blazing sun')
  expect(await ear.all(), 'a slider says its own value').toEqual([])
  const { width, height } = (await water.boundingBox()) ?? { width: 0, height: 0 }
  await water.click({ position: { x: width * 0.08, y: height / 2 } })
  await ear.announced(/^A (?:resting|low) ember, a soft sky, calm water\./)
  await page.getByRole('button', { name: 'Save this moment' }).press('Enter')
  await ear.announced('EmberTides entry saved to your tracker!')
})

test('Compass announces what he logged and what is new, and nothing on opening', async ({ page, server, timezone }) => {
  const { her, him } = await addCouple(server, timezone)
  await her.call('POST', '/api/compass/signals/', { category: 'energy', text: 'Low today.' })
  await remember(page, server.origin, him, 'partner')
  const ear = await listenTo(page)
  await open(page, ear, '/partner/compass')
  await expect(page.getByText('Low today.')).toBeVisible()
  const idea = page.getByRole('region', { name: 'Adaptive Suggestions' }).getByRole('listitem').first()
  const before = await idea.innerText()
  await page.getByRole('button', { name: 'Another idea' }).press('Enter')
  await expect(idea).not.toHaveText(before.replaceAll('\n', ''))
  await ear.announced((await idea.locator('p').nth(1).innerText()).trim())
  await page.getByLabel('What did you do?').fill('We walked by the river.')
  await page.getByLabel('Kind of support').selectOption('Practical Help')
  await page.getByRole('button', { name: 'Log action' }).press('Enter')
  await ear.announced('Action logged successfully!')
  await page.getByRole('button', { name: 'Mute', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Play the guided pause' }).press('Enter')
  await ear.announced('Two minutes for you.')
})

test.describe('with a language model', () => {
  let model: ModelService
  test.beforeAll(async () => {
    model = await startModelService()
  })
  test.afterAll(() => model.close())

  test('"thinking" is announced, and then the complete answer once', async ({ page, timezone, watch }) => {
    watch.allow(/another origin/)
    const server = await startServer({ modelUrl: model.url('openai-compatible') })
    const her = await addPerson(server.origin, timezone)
    await her.call('PUT', '/api/settings/preferences/', { lara: { model: true } })
    await remember(page, server.origin, her)
    const ear = await listenTo(page)
    const answer = 'That sounds tiring, and you are not alone with it. Some women find a cool room more comfortable.'
    model.answerWith(scriptOf(`${answer} [hot-flashes-night]`, 40))
    await open(page, ear, `${server.origin}/chat`)
    await page.getByRole('textbox', { name: 'Message to Lara' }).fill('what helps a bit with hot flashes at night')
    await page.keyboard.press('Enter')
    await expect(chatMessages(page)).toHaveCount(2)
    const announcements = await ear.announced(/A language model worded this answer/)
    await settle(page)
    expect([...announcements, ...(await ear.all())], 'no single characters, and not her own text').toEqual([
      'Emberwell is thinking...',
      expect.stringMatching(
        new RegExp(`^Lara: ${answer.replaceAll('.', '\\.')} A language model worded this answer\\. It can be wrong\\.`),
      ),
    ])
    await page.getByRole('button', { name: 'Copy' }).press('Enter')
    expect(await ear.announced(/copying|Copied/)).toHaveLength(1)
    await server.stop()
  })
})
