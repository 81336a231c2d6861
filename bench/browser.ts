import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser.ts'
import { sessionOf, type Woman } from './fill.ts'
import type { Store } from './stores.ts'

/** Path of the Chromium to measure with; throws if there is none. */
export function chromiumPath(): string {
  const path = findChromium(process.env)
  if (!path) throw new Error('Chromium not found')
  return path
}

/** Signs in a woman of the benchmark's store: writes a session to the browser's storage, as a sign-in would. */
export async function signIn(page: Page, store: Store, url: string, woman: Woman): Promise<void> {
  const { access, refresh } = sessionOf(store, woman)
  const user = JSON.stringify({ id: woman.id, name: 'Woman', email: `woman-${woman.id}@example.org`, user_type: 'woman' })
  // A page of our origin without scripts.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    },
    { auth_token: access, refresh_token: refresh, 'emberwell-user-data': user },
  )
}

/** A new browser for a measurement, with the window size of a laptop unless `options` say otherwise. */
export async function openBrowser(
  options: BrowserContextOptions = {},
): Promise<{ guestPage(): Promise<Page>; pageOf(store: Store, url: string, woman: Woman): Promise<Page>; close(): Promise<void> }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  const contexts: BrowserContext[] = []
  const guestPage = async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...options,
    })
    contexts.push(context)
    return context.newPage()
  }
  return {
    guestPage,
    pageOf: async (store, url, woman) => {
      const page = await guestPage()
      await signIn(page, store, url, woman)
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
    },
  }
}
