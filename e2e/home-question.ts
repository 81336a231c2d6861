import type { Page } from '@playwright/test'

/**
 * Makes Home ask a question about her body, which it does after a week; a story cannot wait for that. Saving ends it.
 * Returns a function that chooses the next one.
 */
export async function askOnHome(page: Page, first: string): Promise<(question: string) => void> {
  let question: string | null = first
  await page.route('**/api/background/', async (route) => {
    if (route.request().method() !== 'GET') {
      question = null
      return route.continue()
    }
    const reply = await route.fetch()
    const { data } = await reply.json()
    return route.fulfill({ response: reply, json: { data: { ...data, question } } })
  })
  return (next) => (question = next)
}
