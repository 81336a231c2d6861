import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the chat and returns the message field. */
export async function openChat(page: Page, address = '/chat'): Promise<Locator> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with Lara' })).toBeVisible()
  return page.getByRole('textbox', { name: 'Message to Lara' })
}

/** The stored messages of both sides, in order. */
export function chatMessages(page: Page): Locator {
  return page.getByRole('log').locator('[data-from]')
}

/** Sends a message and returns its answer. */
export async function askLara(page: Page, words: string): Promise<Locator> {
  const answers = page.getByRole('log').locator('[data-from="lara"]')
  const before = await answers.count()
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill(words)
  await page.keyboard.press('Enter')
  await expect(answers).toHaveCount(before + 1)
  return answers.nth(before)
}
