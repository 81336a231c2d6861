import { expectAccessible } from './access.ts'
import { askLara, openChat } from './chat.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'

test.describe('everyone can talk with Lara', () => {
  test.describe.configure({ timeout: 240_000 })

  test('the welcome, at every size of letters', async ({ herPage: page }) => {
    await openChat(page)
    await expect(page.getByRole('list', { name: 'You could ask' })).toBeVisible()
    await expectAccessible(page, 'chat welcome', [12, 16, 20])
  })

  test('a conversation with sources, notes and a breathing exercise', async ({ page, woman }) => {
    const today = await todayOf(woman)
    await addSoftLogs(
      woman,
      [0, 1, 3].map((back) => daysBefore(today, back)),
    )
    await openChat(page)
    const facts = await askLara(page, 'Quick Facts')
    await facts.getByText('Where this comes from').click()
    const nights = await askLara(page, 'How did I sleep in the last 7 days?')
    await nights.getByText('Why do you say that?').click()
    const breath = await askLara(page, 'Breathing Exercise')
    await expect(breath.getByRole('button', { name: 'Start' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'You could ask' })).toBeVisible()
    await expectAccessible(page, 'chat talk')
  })

  test('words of a crisis, and the help lines', async ({ herPage: page }) => {
    await openChat(page)
    const answer = await askLara(page, 'I want to kill myself')
    await expect(answer.getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'chat crisis', [16, 20])
    await page.getByRole('button', { name: 'Help lines' }).click()
    await expect(page.getByRole('dialog', { name: 'Help lines' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page, 'chat help lines')
  })

  test('a failure, a message that is too long, and an answer on its way', async ({ herPage: page, watch }) => {
    watch.allow(/status of 503/)
    const field = await openChat(page)
    await page.route('**/api/chat/session/create/', (route) => route.fulfill({ status: 503, json: { success: false, message: 'No.' } }))
    await field.fill('Does walking help?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await field.fill('a '.repeat(2_010))
    await expectAccessible(page, 'chat failed')
    await page.unroute('**/api/chat/session/create/')
    await page.route('**/api/chat/send/', () => new Promise(() => undefined))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Emberwell is thinking...')).toBeVisible()
    await expectAccessible(page, 'chat thinking')
  })

  test('her conversations, beside the page and laid over it', async ({ herPage: page }) => {
    await openChat(page)
    await askLara(page, 'Quick Facts')
    await page.getByRole('button', { name: 'New conversation' }).click()
    await askLara(page, 'Breathing Exercise')
    await page.getByRole('button', { name: /^Rename Quick Facts/ }).click()
    await expectAccessible(page, 'chat list')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'More' }).click()
    await expectAccessible(page, 'chat menu')
    await page.getByRole('button', { name: 'Conversations' }).click()
    const drawer = page.getByRole('dialog', { name: 'Conversations' })
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'chat drawer')
  })

  test('at 400 % everything is reached, and nothing lies over the text', async ({ herPage: page }) => {
    await openChat(page)
    await askLara(page, 'Quick Facts')
    await page.setViewportSize({ width: 320, height: 256 })
    await expectToFit(page)
    await look(page, 'chat-400')
    for (const part of [page.getByRole('button', { name: 'Help lines' }), page.getByRole('textbox', { name: 'Message to Lara' })]) {
      expect(await part.evaluate((node) => getComputedStyle(node.closest('[data-composer]') ?? node.parentElement ?? node).position)).toBe(
        'static',
      )
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport()
    }
  })

  test('what Lara may remember, in the settings', async ({ page, woman }) => {
    await page.goto('/settings?tab=privacy')
    const remember = page.getByRole('switch', { name: 'Remember what we spoke of' })
    await expect(remember).not.toBeChecked()
    await remember.check()
    await page.getByRole('radio', { name: 'Until I delete them' }).check()
    const kept = async () => (await woman.call('GET', '/api/settings/preferences/')).data.lara
    await expect.poll(kept).toMatchObject({ remember: true, keep: 'forever' })
    await page.getByText('30 days', { exact: true }).click()
    const sure = page.getByRole('dialog', { name: 'Keep 30 days only?' })
    await sure.getByRole('button', { name: 'Leave it as it is' }).click()
    await expect(page.getByRole('radio', { name: 'Until I delete them' })).toBeChecked()
    await page.getByText('30 days', { exact: true }).click()
    await sure.getByRole('button', { name: 'Delete what is older' }).click()
    await expect.poll(kept).toMatchObject({ keep: '30' })
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
    await expectAccessible(page, 'settings lara')
  })

  test('a language model is asked only where she says so, and it is said what is sent', async ({ page, woman }) => {
    const { data } = await woman.call('GET', '/api/chat/companion/')
    const known = { ...data, model: { name: 'Quiet 7B', place: 'this machine' } }
    await page.route('**/api/chat/companion/', (route) => route.fulfill({ json: { data: known } }))
    await page.goto('/settings?tab=privacy')
    const consent = page.getByRole('switch', { name: 'Let a language model help with the wording' })
    const numbers = page.getByRole('switch', { name: 'Send numbers from my notes, too' })
    await expect(page.getByText('has set up Quiet 7B, at this machine', { exact: false })).toBeVisible()
    await expect(consent).not.toBeChecked()
    await expect(numbers).toBeHidden()
    const kept = async () => (await woman.call('GET', '/api/settings/preferences/')).data.lara
    await consent.check()
    await expect(numbers).not.toBeChecked()
    await numbers.check()
    await expect.poll(kept).toMatchObject({ model: true, modelNumbers: true })
    await expectAccessible(page, 'settings consent')
    await consent.uncheck()
    await expect(numbers).toBeHidden()
    await expect.poll(kept).toMatchObject({ model: false, modelNumbers: false })
  })
})
