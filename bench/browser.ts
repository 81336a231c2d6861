import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser.ts'
import { sessionOf, type Woman } from './fill.ts'
import type { Store } from './stores.ts'

/** The Chromium that measures; throws where there is none. */
export function chromiumPath(): string {
  const path = findChromium(process.env)
  if (!path) throw new Error('there is no Chromium on this machine')
  return path
}

/** A session as the browser keeps it: the two tokens, and the person as JSON. */
export type KeptSession = { access: string; refresh: string; user: string }

/** Puts a session into the browser's storage, as a login on this device would have. */
export async function keepSession(page: Page, url: string, { access, refresh, user }: KeptSession): Promise<void> {
  // A page of our origin that runs no script of ours.
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

/** Signs a woman of the bench's own store in. */
export async function signIn(page: Page, store: Store, url: string, woman: Woman): Promise<void> {
  const user = JSON.stringify({ id: woman.id, name: 'Woman', email: `woman-${woman.id}@example.org`, user_type: 'woman' })
  await keepSession(page, url, { ...sessionOf(store, woman), user })
}

/** A browser of its own for a measurement, with a window as a laptop has it. */
export async function openBrowser(): Promise<{ pageOf(store: Store, url: string, woman: Woman): Promise<Page>; close(): Promise<void> }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  const contexts: BrowserContext[] = []
  return {
    pageOf: async (store, url, woman) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC', reducedMotion: 'reduce' })
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
