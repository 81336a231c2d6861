import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { addSoftLogs, todayOf } from './logs.ts'
import { hold, untilAwake } from './walk.ts'

/** What stands in its file as it will be drawn, with its heading and the title of its tab. */
const DRAWN = [
  { path: '/', heading: /\S/, title: 'Emberwell' },
  { path: '/privacy', heading: /\S/, title: 'Privacy · Emberwell' },
  { path: '/terms', heading: /\S/, title: 'Terms · Emberwell' },
  { path: '/help', heading: 'Help', title: 'Help · Emberwell' },
]

/** Keeps our scripts, but for the first look, until what it answers is called. */
function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/(?:[a-z]{2}-\w+\/)?(?!look-)[^/]*\.js$/)
}

test.describe('where the pages were drawn for', () => {
  // Elsewhere /help shows the numbers of that place as soon as its script is there.
  test.use({ timezoneId: 'America/New_York' })

  for (const { path, heading, title } of DRAWN) {
    test(`${path} can be read before its script comes, and keeps what stood there`, async ({ page, watch }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const first = page.getByRole('heading', { level: 1 })
      await expect(first).toHaveText(heading)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html[data-drawn]')).toHaveCount(1)
      // Its sheets are here.
      await page.waitForLoadState()
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
})

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

test.describe('at her hour', () => {
  test.use({ timezoneId: 'UTC' })

  for (const [hour, words, light] of [
    ['03', 'Good morning', 'night'],
    ['09', 'Good morning', 'dawn'],
    ['14', 'Good afternoon', 'noon'],
    ['18', 'Good evening', 'dusk'],
  ] as const) {
    test(`at ${hour}:20 Home greets her by name before its script comes, and goes on with the same words`, async ({ page, woman }) => {
      await page.clock.install({ time: `${await todayOf(woman)}T${hour}:20:00Z` })
      const release = await holdScripts(page)
      await page.goto('/home', { waitUntil: 'commit' })
      const greeting = page.locator('main [data-time]')
      const first = page.getByRole('heading', { level: 1 })
      await expect(first).toHaveText(`${words}, ${woman.name.split(' ')[0]}`)
      await expect(greeting).toHaveAttribute('data-time', light)
      await expect(greeting).toHaveCSS('visibility', 'visible')
      const day = greeting.locator('p').first()
      await expect(day).toHaveText(/^\w+, \w+ \d+$/)
      const drawnDay = await day.innerText()
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-mine', ''))
      release()
      await untilAwake(page)
      await expect(page.locator('h1[data-mine]'), 'the page itself').toHaveCount(0)
      await expect(first).toHaveText(`${words}, ${woman.name.split(' ')[0]}`)
      await expect(greeting).toHaveAttribute('data-time', light)
      await expect(day).toHaveText(drawnDay)
    })
  }
})

test.describe('elsewhere on earth', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('Home greets her by her own clock', async ({ herPage: page, woman }) => {
    await page.clock.install({ time: `${await todayOf(woman)}T02:30:00Z` })
    await holdScripts(page)
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Good afternoon, ${woman.name.split(' ')[0]}`)
  })
})

test('Lara greets her before the script of the chat comes, in the tone that she chose', async ({ page, woman }) => {
  const release = await holdScripts(page)
  await page.goto('/chat', { waitUntil: 'commit' })
  const words = page.getByText('Hello, I am Lara. I am glad you are here.')
  await expect(words).toBeVisible()
  await expect(page.locator('form'), 'nothing is written where it would be lost').toHaveAttribute('inert')
  await page.waitForLoadState()
  const drawn = await page.locator('main').innerText()
  release()
  await untilAwake(page)
  await expect(page.getByRole('textbox', { name: 'Message to Lara' })).toBeEnabled()
  expect(await page.locator('main').innerText()).toBe(drawn)
  await page.unrouteAll({ behavior: 'wait' })

  await woman.call('PUT', '/api/settings/preferences/', { voice: { tone: 'calm' } })
  await page.goto('/settings?tab=voice')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('emberwell-settings'))).toContain('"tone":"calm"')
  const releaseCalm = await holdScripts(page)
  await page.goto('/chat', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport()
  await expect(words).toBeHidden()
  releaseCalm()
  await expect(page.getByText('Ask me about menopause, or about your own notes. Take your time.')).toBeVisible()
  await expect(words).toBeHidden()
})

test('a conversation that stands in the address is not greeted over', async ({ page, woman }) => {
  const { session } = await woman.call('POST', '/api/chat/session/create/')
  await woman.call('POST', '/api/chat/send/', { message: 'Quick Facts', session_id: session.id })
  const release = await holdScripts(page)
  await page.goto(`/chat?session=${session.id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport()
  await expect(page.getByText('Hello, I am Lara.')).toBeHidden()
  release()
  await expect(page.getByText('You: Quick Facts')).toBeVisible()
})

test('the lower half of Home comes part by part, each when there is time; on a later visit it is there at once', async ({
  herPage: page,
}) => {
  await page.addInitScript(() => {
    // Here it is said when the browser has time.
    const waiting: IdleRequestCallback[] = []
    globalThis.requestIdleCallback = (work) => waiting.push(work)
    Object.assign(globalThis, { rest: () => waiting.splice(0).forEach((work) => work({ didTimeout: false, timeRemaining: () => 50 })) })
  })
  const rest = () => page.evaluate(() => (globalThis as unknown as { rest(): void }).rest())
  const parts = page.locator('main').getByRole('heading', { level: 2 })
  const below = ['Flow Calendar', 'This Week', 'Insights and patterns', 'Upcoming Events', 'Recent Activity']
  const shown = async () => (await parts.allInnerTexts()).filter((name) => below.includes(name))
  await page.goto('/home')
  for (let count = 1; count <= below.length; count += 1) {
    await expect.poll(shown).toEqual(below.slice(0, count))
    await expect(page.locator('[data-rest]')).toHaveCount(count < below.length ? 1 : 0)
    await rest()
  }
  await page.getByRole('link', { name: 'Tracker' }).first().click()
  await expect(page).toHaveURL(/\/tracker$/)
  await page.goBack()
  await expect.poll(shown).toEqual(below)
})

test('a page of hers asks for all it stands on at once', async ({ herPage: page, server }) => {
  const html = await (await fetch(`${server.origin}/tracker/soft`)).text()
  // The single sheets are named for the script, and stand in the one for all.
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
