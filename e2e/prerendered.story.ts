import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addSoftLogs, todayOf } from './logs.ts'
import { hold, untilInteractive } from './page-ready.ts'

/** The prerendered pages, with their headings and titles. */
const PRERENDERED = [
  { path: '/', heading: /\S/, title: 'Emberwell' },
  { path: '/privacy', heading: /\S/, title: 'Privacy · Emberwell' },
  { path: '/terms', heading: /\S/, title: 'Terms · Emberwell' },
  { path: '/help', heading: 'Help', title: 'Help · Emberwell' },
]

/** Holds our scripts, except `boot.ts`, until the returned function is called. */
function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/(?:[a-z]{2}-\w+\/)?(?!boot-)[^/]*\.js$/)
}

test.describe('where the pages were drawn for', () => {
  // Elsewhere /help shows the numbers of that place as soon as its script is there.
  test.use({ timezoneId: 'America/New_York' })

  for (const { path, heading, title } of PRERENDERED) {
    test(`${path} can be read before its script comes, and keeps what stood there`, async ({ page, watch }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const first = page.getByRole('heading', { level: 1 })
      await expect(first).toHaveText(heading)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html[data-prerendered]')).toHaveCount(1)
      // Its sheets are here.
      await page.waitForLoadState()
      const words = await page.locator('#root').innerText()
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mine', ''))
      release()
      await untilInteractive(page)
      await expect(page.locator('h1[data-mine]'), 'the heading is the one that was drawn').toHaveCount(1)
      expect(await page.locator('#root').innerText()).toBe(words)
      await expect(page.locator('[inert]')).toHaveCount(0)
      expect(watch.problems).toEqual([])
    })
  }
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of PRERENDERED)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // Nothing that is written there could leave in an address.
      for (const form of await page.locator('form').all()) await expect(form).toHaveAttribute('inert')
    })
})

test('a form is disabled until the scripts have loaded, and then takes what she writes', { tag: '@core' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form').first()
  await expect(form).toHaveAttribute('inert')
  release()
  await untilInteractive(page)
  const field = form.locator('input:visible, textarea:visible').first()
  await field.fill('ana@example.org')
  await expect(field).toHaveValue('ana@example.org')
  await expect(page).toHaveURL('/')
})

test('a reload does not leave text in a form that no one would send', async ({ page }) => {
  await page.goto('/')
  await untilInteractive(page)
  const field = page.locator('form input[type="email"]').first()
  await field.fill('ana@example.org')
  await page.reload()
  await untilInteractive(page)
  await expect(field).toHaveValue('')
})

test('her colours and text size are there at the first paint', async ({ page }) => {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.setItem('emberwell-theme', JSON.stringify({ fontSize: 20, darkMode: true, highContrast: false })))
  await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const look = await page.evaluate(() => ({
    back: getComputedStyle(document.body).backgroundColor,
    size: getComputedStyle(document.documentElement).fontSize,
  }))
  expect(look).toEqual({ back: 'rgb(27, 20, 32)', size: '22.5px' })
})

test('a signed-in woman never sees the page of a guest', async ({ herPage: page }) => {
  const release = await holdScripts(page)
  await page.goto('/help', { waitUntil: 'commit' })
  await expect(page.locator('#root h1')).toBeAttached()
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden')
  release()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('the lower half of Home comes part by part, each when there is time; on a later visit it is there at once', async ({
  page,
  woman,
}) => {
  await addSoftLogs(woman, [await todayOf(woman)])
  await page.addInitScript(() => {
    // Here it is said when the browser has time.
    const waiting: IdleRequestCallback[] = []
    globalThis.requestIdleCallback = (work) => waiting.push(work)
    Object.assign(globalThis, { rest: () => waiting.splice(0).forEach((work) => work({ didTimeout: false, timeRemaining: () => 50 })) })
  })
  const rest = () => page.evaluate(() => (globalThis as unknown as { rest(): void }).rest())
  const parts = page.locator('main').getByRole('heading', { level: 2 })
  const below = ['Flow Calendar', 'This Week', 'Upcoming Events', 'Recent Activity']
  const visible = async () => (await parts.allInnerTexts()).filter((name) => below.includes(name))
  await page.goto('/home')
  for (let count = 1; count <= below.length; count += 1) {
    await expect.poll(visible).toEqual(below.slice(0, count))
    await expect(page.locator('[data-rest]')).toHaveCount(count < below.length ? 1 : 0)
    await rest()
  }
  await page.getByRole('link', { name: 'Tracker' }).first().click()
  await expect(page).toHaveURL(/\/tracker$/)
  await page.goBack()
  await expect.poll(visible).toEqual(below)
})

test('a page of hers requests all its files in parallel', async ({ herPage: page, server }) => {
  const html = await (await fetch(`${server.origin}/tracker/soft`)).text()
  // The links to single style sheets are disabled: their rules are also in the combined sheet.
  const named = new Set(
    [...html.replaceAll(/<link [^>]* disabled [^>]*>/g, '').matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, name]) => name),
  )
  expect(named.size).toBeGreaterThan(5)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto('/tracker/soft', { waitUntil: 'commit' })
  await expect.poll(() => [...named].filter((name) => !asked.includes(name ?? ''))).toEqual([])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
