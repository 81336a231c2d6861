/** The chat on a phone: it opens with the last conversation, and Lara's tone is changed from it. */
import { askLara, chatMessages, openChat } from './chat.ts'
import { expect, test } from './fixtures.ts'
import { settle } from './page-ready.ts'

test.use({ viewport: { width: 320, height: 568 } })

test('the last conversation is open again at its end, until she begins a new one', async ({ herPage: page }) => {
  await openChat(page)
  await askLara(page, 'What helps me sleep?')
  const answer = await askLara(page, 'Quick Facts')
  const address = page.url()
  await openChat(page)
  await expect(chatMessages(page)).toHaveCount(4)
  await expect(answer).toBeInViewport()
  await expect(page).toHaveURL(address)
  const talk = await page.locator('[data-composer]').evaluate((foot) => {
    const head = foot.parentElement?.children[1]?.getBoundingClientRect().bottom ?? 0
    return (foot.getBoundingClientRect().top - head) / innerHeight
  })
  expect(talk, 'part of the height for the conversation').toBeGreaterThanOrEqual(0.5)
  await page.getByRole('button', { name: 'Ideas' }).click()
  await page.getByRole('button', { name: 'Breathing Exercise' }).first().click()
  await expect(chatMessages(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'New conversation' }).click()
  await expect(page).toHaveURL('/chat')
  // The device has stored that she began a new one.
  await settle(page)
  await openChat(page)
  await expect(page.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
  await expect(chatMessages(page)).toHaveCount(0)
})

test('a tone that she chooses in the chat takes effect in the next answer', async ({ page, woman }) => {
  await openChat(page)
  const warm = await (await askLara(page, 'I slept badly and feel tired')).innerText()
  await page.getByRole('button', { name: 'More' }).click()
  const saved = page.waitForResponse((response) => response.url().includes('/api/settings/') && response.request().method() !== 'GET')
  await page.getByRole('radio', { name: /^Pragmatic/ }).check()
  expect((await saved).ok()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear' }).click()
  const short = await (await askLara(page, 'I slept badly and feel tired')).innerText()
  expect(short).not.toBe(warm)
  expect((await woman.call('GET', '/api/settings/preferences/')).data.voice.tone).toBe('pragmatic')
})
