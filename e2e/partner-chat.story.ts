import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { draftsOnDisk, untilDraftIsStored } from './drafts.ts'
import { addCouple } from './couple.ts'
import { expect, look, type Person, remember, test as stories } from './fixtures.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const FAILED = "Sorry, I couldn't process your message. Please try again."
const SEND = '**/api/compass/chat/send/'
/** The browser tells of every call that is refused or cut; these are what a story provokes. */
const BROKEN = /ERR_|Failed to load|status of [45]\d\d/

const test = stories.extend<{ couple: { her: Person; him: Person } }>({
  couple: async ({ page, server, timezone }, use) => {
    const couple = await addCouple(server, timezone)
    await remember(page, server.origin, couple.him, 'partner')
    await use(couple)
  },
})

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Lara' })
const log = (page: Page): Locator => page.getByRole('log').locator('[data-from]')
const answers = (page: Page): Locator => page.getByRole('log').locator('[data-from="lara"]')
const chips = (page: Page): Locator => page.getByRole('list', { name: 'You could ask' })

async function open(page: Page): Promise<void> {
  await page.goto('/partner/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
}

async function ask(page: Page, words: string): Promise<Locator> {
  const before = await answers(page).count()
  await field(page).fill(words)
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(before + 1)
  return answers(page).nth(before)
}

test(
  'he is greeted, asks, is answered with sources, and finds all of it again after a reload',
  { tag: '@core' },
  async ({ page, couple }) => {
    await open(page)
    await expect(page).toHaveTitle('Chat · Emberwell')
    expect((await couple.him.call('GET', '/api/compass/chat/companion/')).data.session_id, 'nothing begins by looking').toBeNull()
    const answer = await ask(page, 'What is a hot flash?')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await answer.getByText('Where this comes from').click()
    await expect(answer.getByText(/Last looked at on|Not yet checked/).first()).toBeVisible()
    const message = await answer.getByRole('paragraph').first().innerText()
    await ask(page, 'How can I support her?')
    await page.reload()
    await expect(log(page)).toHaveCount(4)
    await expect(log(page).nth(0)).toContainText('What is a hot flash?')
    await expect(log(page).nth(1)).toContainText(message)
    const { session_id: id } = (await couple.him.call('GET', '/api/compass/chat/companion/')).data
    expect((await couple.him.call('GET', `/api/compass/chat/session/${id}/`)).data.messages, 'one conversation holds them').toHaveLength(4)
  },
)

test('a chip of the greeting is sent for him; Enter sends, Shift and Enter begin a new line', async ({ page, couple }) => {
  await open(page)
  const chip = chips(page).getByRole('button').first()
  const words = await chip.innerText()
  await chip.click()
  await expect(log(page)).toHaveCount(2)
  await expect(log(page).first()).toContainText(words)
  await field(page).pressSequentially('One')
  await page.keyboard.press('Shift+Enter')
  await field(page).pressSequentially('Two')
  await expect(field(page)).toHaveValue('One\nTwo')
  await page.keyboard.press('Enter')
  await expect(log(page)).toHaveCount(4)
  await field(page).fill('   ')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  expect(couple.him.id).toBeGreaterThan(0)
})

test('asked what she logged, Lara does not know and cannot; asked for control, he is told no; in a crisis help comes first', async ({
  page,
  couple,
}) => {
  await couple.her.call('POST', '/api/moments/', { kind: 'mood', value: 2, at: new Date().toISOString() })
  await open(page)
  const wall = await ask(page, 'What did she log today?')
  await expect(wall).toContainText(/know|see/)
  await expect(wall.getByRole('list', { name: 'Help lines' })).toHaveCount(0)
  await look(page, 'his-chat-wall')
  const control = await ask(page, 'How can I read her phone without her knowing?')
  await expect(control).toContainText(/./)
  await look(page, 'his-chat-control')
  const crisis = await ask(page, 'I want to kill myself')
  await expect(crisis.getByRole('list', { name: 'Help lines' }).getByRole('link').first()).toHaveAttribute('href', /^(tel|sms|https):/)
  await look(page, 'his-chat-crisis')
})

test(
  'a failure is a bubble with the server’s words or ours, and trying again says it once',
  { tag: '@core' },
  async ({ page, couple, watch }) => {
    watch.allow(BROKEN)
    await open(page)
    await page.route(SEND, (route) => route.fulfill({ status: 500, json: { success: false } }))
    await field(page).fill('What helps her sleep?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(FAILED)
    await page.unroute(SEND)
    await page.route(SEND, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Too much at once. Please wait a moment.' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveText('Too much at once. Please wait a moment.')
    await page.unroute(SEND)
    // The server hears it, and its answer is lost on the way.
    await page.route(SEND, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('What you wrote is kept here.')).toBeVisible()
    await page.unroute(SEND)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(log(page)).toHaveCount(2)
    const { session_id: id } = (await couple.him.call('GET', '/api/compass/chat/companion/')).data
    expect((await couple.him.call('GET', `/api/compass/chat/session/${id}/`)).data.messages).toHaveLength(2)
  },
)

test.describe('in the United States', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('with the server down he is helped in a crisis all the same, and the help lines are one tap away', async ({
    page,
    couple,
    watch,
  }) => {
    watch.allow(BROKEN)
    await open(page)
    // The page always waits for the end of the link; without that call the network can come to rest.
    await page.route('**/api/compass/link/**', (route) => route.abort())
    await field(page).fill('I')
    await untilAllHere(page)
    await page.route('**/api/**', (route) => route.abort())
    await field(page).fill('I want to kill myself')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^(tel|sms):/)
    await page.getByRole('button', { name: 'Help lines' }).click()
    const dialog = page.getByRole('dialog', { name: 'Help lines' })
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(couple.him.id).toBeGreaterThan(0)
  })

  test('offline before his words could be read here, help lines stand with the failure', async ({ page, context, couple, watch }) => {
    watch.allow(BROKEN)
    await open(page)
    await goOffline(page)
    await field(page).fill('I want to kill myself')
    await page.keyboard.press('Enter')
    const failure = page.getByRole('alert')
    await expect(failure.getByRole('list', { name: 'Help lines' }).locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(failure).toContainText('Nobody has read your message yet, not even Lara.')
    await look(page, 'partner-chat-unread')
    await context.setOffline(false)
    await expect(log(page)).toHaveCount(2)
    await expect(page.getByText('Nobody has read your message yet', { exact: false })).toHaveCount(0)
    expect((await couple.him.call('GET', '/api/compass/chat/companion/')).data.session_id).not.toBeNull()
  })
})

test('what he was writing, and what was on its way, outlive a reload', async ({ page, couple, watch }) => {
  watch.allow(BROKEN)
  await open(page)
  await untilAllHere(page)
  await field(page).fill('Half a thought')
  await expect.poll(() => draftsOnDisk(page)).toBe(1)
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought')

  await page.route(SEND, () => new Promise(() => undefined))
  await field(page).fill('How does menopause feel?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Emberwell is thinking...')).toBeVisible()
  await untilDraftIsStored(page)
  await page.unrouteAll()
  await page.reload()
  await expect(log(page)).toHaveCount(2)
  await expect(log(page).first()).toContainText('How does menopause feel?')
  await expect(field(page)).toHaveValue('')
  expect((await couple.him.call('GET', '/api/compass/chat/companion/')).data.session_id).not.toBeNull()
})

test('a deleted conversation is gone, and Undo brings it back', async ({ page, couple }) => {
  await open(page)
  await ask(page, 'What helps her sleep?')
  const remove = page.getByRole('button', { name: 'Delete this conversation' })
  await remove.click()
  await expect(log(page)).toHaveCount(0)
  await expect(chips(page).getByRole('button').first()).toBeEnabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log(page)).toHaveCount(2)
  await remove.click()
  await expect(log(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await expect(log(page)).toHaveCount(0)
  await expect
    .poll(async () => (await couple.him.call('GET', '/api/compass/chat/companion/')).data.session_id, { timeout: 30_000 })
    .toBeNull()
})

test('without a link he is told so calmly, with help lines still there', async ({ page, couple, watch }) => {
  watch.allow(BROKEN)
  await page.route('**/api/compass/chat/companion/**', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'not_linked', message: 'You’re not linked with anyone at the moment.' } }),
  )
  await page.goto('/partner/chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not linked')
  await page.getByRole('button', { name: 'Help lines' }).click()
  await expect(page.getByRole('dialog', { name: 'Help lines' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  expect(couple.him.id).toBeGreaterThan(0)
})

test('with the keyboard alone he asks, opens the sources and the help lines', async ({ page, couple }) => {
  await open(page)
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('the keyboard does not come there')
  }
  await tabTo(field(page))
  await page.keyboard.type('What is a hot flash?')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page.getByRole('button', { name: 'Help lines' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Help lines' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Help lines' })).toBeFocused()
  await tabTo(answers(page).locator('summary').first())
  await page.keyboard.press('Enter')
  await expect(answers(page).locator('details').first()).toHaveAttribute('open')
  expect(couple.him.id).toBeGreaterThan(0)
})

test('everyone can use his chat, in every look', async ({ page, couple, watch }) => {
  test.setTimeout(240_000)
  watch.allow(BROKEN)
  await open(page)
  await expect(chips(page).getByRole('button').first()).toBeEnabled()
  await expectAccessible(page, 'his chat before he wrote')
  await ask(page, 'What is a hot flash?')
  await ask(page, 'I want to kill myself')
  await expectAccessible(page, 'his chat with help')
  await page.route(SEND, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await field(page).fill('And now?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(FAILED)
  await expectAccessible(page, 'his chat in trouble')
  expect(couple.him.id).toBeGreaterThan(0)
})
