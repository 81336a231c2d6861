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

/** A session as the browser stores it: both tokens, and the person as JSON. */
export type KeptSession = { access: string; refresh: string; user: string }

/** Writes a session to the browser's storage, as a sign-in would. */
export async function keepSession(page: Page, url: string, { access, refresh, user }: KeptSession): Promise<void> {
  // A page of our origin without scripts.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(
    ([stored, accessToken, refreshToken]) => {
      localStorage.setItem('auth_token', accessToken)
      localStorage.setItem('refresh_token', refreshToken)
      localStorage.setItem('emberwell-user-data', stored)
    },
    [user, access, refresh] as const,
  )
}

/** Signs in a woman of the benchmark's store. */
export async function signIn(page: Page, store: Store, url: string, woman: Woman): Promise<void> {
  const user = JSON.stringify({ id: woman.id, name: 'Woman', email: `woman-${woman.id}@example.org`, user_type: 'woman' })
  await keepSession(page, url, { ...sessionOf(store, woman), user })
}

/** A new browser for a measurement, with the window size of a laptop unless `options` say otherwise. */
export async function openBrowser(
  options: BrowserContextOptions = {},
): Promise<{ pageOf(store: Store, url: string, woman: Woman): Promise<Page>; close(): Promise<void> }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  const contexts: BrowserContext[] = []
  return {
    pageOf: async (store, url, woman) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      await signIn(page, store, url, woman)
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
    },
  }
}
