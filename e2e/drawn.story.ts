import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { addSoftLogs, todayOf } from './logs.ts'
import { untilAwake } from './walk.ts'

/** What stands in its file as it will be drawn, with its heading and the title of its tab. */
const DRAWN = [
  { path: '/', heading: /\S/, title: 'Emberwell' },
  { path: '/privacy', heading: /\S/, title: 'Privacy · Emberwell' },
  { path: '/terms', heading: /\S/, title: 'Terms · Emberwell' },
  { path: '/help', heading: 'Help', title: 'Help · Emberwell' },
]

/** Keeps our scripts, but for the first look, until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?:[a-z]{2}-\w+\/)?(?!look-)[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const { path, heading, title } of DRAWN) {
  test(`${path} can be read before its script comes, and keeps what stood there`, async ({ page, watch }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const first = page.getByRole('heading', { level: 1 })
    await expect(first).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html[data-drawn]')).toHaveCount(1)
    const words = await page.locator('#root').innerText()
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mine', ''))
    release()
    await untilAwake(page)
    await expect(page.locator('h1[data-mine]'), 'the heading is the one that was drawn').toHaveCount(1)
    expect(await page.locator('#root').innerText()).toBe(words)
    await expect(page.locator('[inert]')).toHaveCount(0)
    expect(watch.problems).toEqual([])
  })
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of DRAWN)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // Nothing that is written there could leave in an address.
      for (const form of await page.locator('form').all()) await expect(form).toHaveAttribute('inert')
    })
})

test('a form sleeps until it can be sent by us, and then takes what she writes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.locator('form').first()
  await expect(form).toHaveAttribute('inert')
  release()
  await untilAwake(page)
  const field = form.locator('input:visible, textarea:visible').first()
  await field.fill('ana@example.org')
  await expect(field).toHaveValue('ana@example.org')
  await expect(page).toHaveURL('/')
})

test('a reload does not leave words in a form that nobody would send', async ({ page }) => {
  await page.goto('/')
  await untilAwake(page)
  const field = page.locator('form input[type="email"]').first()
  await field.fill('ana@example.org')
  await page.reload()
  await untilAwake(page)
  await expect(field).toHaveValue('')
})

test('her colours and her letters stand there from the first moment', async ({ page }) => {
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

test('who is signed in never sees the page of a guest', async ({ herPage: page }) => {
  const release = await holdScripts(page)
  await page.goto('/help', { waitUntil: 'commit' })
  await expect(page.locator('#root h1')).toBeAttached()
  await expect(page.locator('body')).toHaveCSS('visibility', 'hidden')
  release()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('a page of hers asks for all it stands on at once', async ({ herPage: page, server }) => {
  const html = await (await fetch(`${server.origin}/home`)).text()
  // The single sheets are named for the script, and stand in the one for all.
  const named = new Set(
    [...html.replaceAll(/<link [^>]* disabled [^>]*>/g, '').matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, name]) => name),
  )
  expect(named.size).toBeGreaterThan(5)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect.poll(() => [...named].filter((name) => !asked.includes(name ?? ''))).toEqual([])
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the frame of an entry stands before its script, whatever its number is', async ({ herPage: page, woman }) => {
  const today = await todayOf(woman)
  const id = (await addSoftLogs(woman, [today])).get(today)
  const release = await holdScripts(page)
  await page.goto(`/tracker/soft/${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport()
  await expect(page.locator('html[data-drawn]')).toHaveCount(1)
  release()
  await untilAwake(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
