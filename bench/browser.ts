import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { findChromium } from '../scripts/browser.ts'
import { sessionOf, type Woman } from './fill.ts'
import type { Store } from './stores.ts'

/** A browser of its own for a measurement, with a window as a laptop has it. */
export async function openBrowser(): Promise<{ pageOf(store: Store, url: string, woman: Woman): Promise<Page>; close(): Promise<void> }> {
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new Error('there is no Chromium on this machine')
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  const contexts: BrowserContext[] = []
  return {
    pageOf: async (store, url, woman) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC', reducedMotion: 'reduce' })
      contexts.push(context)
      const page = await context.newPage()
      const { access, refresh } = sessionOf(store, woman)
      const user = JSON.stringify({ id: woman.id, name: 'Woman', email: `woman-${woman.id}@example.org`, user_type: 'woman' })
      await page.goto(`${url}/favicon.svg`)
      await page.evaluate(
        ([stored, accessToken, refreshToken]) => {
          localStorage.setItem('auth_token', accessToken)
          localStorage.setItem('refresh_token', refreshToken)
          localStorage.setItem('emberwell-user-data', stored)
        },
        [user, access, refresh] as const,
      )
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await browser.close()
    },
  }
}
