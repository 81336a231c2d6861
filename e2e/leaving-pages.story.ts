/**
 * The promises of docs/safety.md, sections 3 and 4, for every page behind the login. The pages come from the router, so
 * a new one is included.
 */
import type { Page } from '@playwright/test'
import { addCouple } from './couple.ts'
import { addPerson, expect, type Json, type Person, remember, test } from './fixtures.ts'
import { type Kind, pagesOf } from './pages.ts'
import type { Server } from './server.ts'
import { untilAllHere } from './page-ready.ts'

/** Words that reveal the subject of the product, in its three languages. */
const HEALTH =
  /menopaus|period|regla|règles|flow|flash|bochorno|bouff|mood|ánimo|humeur|sweat|sudor|sueur|sleep|sueño|sommeil|symptom|síntoma|hormon|health|salud|santé/i

/** Autofill values that are allowed: they identify or open an account, and are not about health. */
const MAY_BE_FILLED = ['name', 'email', 'username', 'current-password', 'new-password']

/** Creates a quick log and a deep log for today; returns their ids. */
async function addEntries(her: Person): Promise<Record<string, number | string>> {
  const { data } = await her.call('GET', '/api/landing/dashboard/')
  const soft: Json = await her.call('POST', '/api/logs/quick-log/create/', { log_date: data.today, mood_rating: 6, sleep_hours: 7 })
  const deep: Json = await her.call('POST', '/api/logs/deep-log/create/', { log_date: data.today, dominant_emotion_today: 'calm' })
  return { '/tracker/soft/$id': soft.data.id, '/tracker/deep/$id': deep.data.id, '/day/$date': data.today }
}

/** Signs in a person who may see all pages of this kind; returns their first page and the ids of the entries. */
async function enter(
  page: Page,
  server: Server,
  timezone: string,
  kind: Kind,
): Promise<{ home: string; entries: Record<string, number | string> }> {
  if (kind === 'partner') {
    const { him } = await addCouple(server, timezone)
    await remember(page, server.origin, him, 'partner')
    return { home: '/partner/compass', entries: {} }
  }
  const her = await addPerson(server.origin, timezone)
  const entries = await addEntries(her)
  await remember(page, server.origin, her)
  return { home: '/home', entries }
}

/** Waits until the page and all its parts are loaded. Partner pages keep a long poll open. */
async function arrive(page: Page, address: string, kind: Kind): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (kind === 'partner') await expect(page.getByRole('textbox').or(page.getByRole('region')).first()).toBeVisible()
  else await untilAllHere(page)
}

/** Fields that would let the browser store or send away their text. */
async function openFields(page: Page): Promise<string[]> {
  return page.evaluate((mayBeFilled) => {
    const typed =
      'input:not([type=radio],[type=checkbox],[type=range],[type=file],[type=hidden],[type=password]), textarea, [contenteditable]'
    return [...document.querySelectorAll<HTMLElement>(typed)].flatMap((field) => {
      const filled = field.getAttribute('autocomplete') ?? 'on'
      if (mayBeFilled.includes(filled)) return []
      const isPrivate =
        filled === 'off' && (field.getAttribute('spellcheck') === 'false' || /number|date|time/.test(field.getAttribute('type') ?? ''))
      return isPrivate ? [] : [field.outerHTML.slice(0, 160)]
    })
  }, MAY_BE_FILLED)
}

/** After a quick exit, Back must show nothing of ours. */
async function expectNoWayBack(page: Page, where: string): Promise<void> {
  await page.goBack()
  await expect(page, where).toHaveURL('about:blank')
  expect(await page.evaluate(() => document.documentElement.innerText), where).toBe('')
}

function testEveryPage(kind: Kind, pages: readonly string[]): void {
  const whose = kind === 'public' ? 'every page that is open to everyone, seen by a woman' : `every page of a ${kind}`
  test(`${whose}: quick exit, a neutral tab title and private fields`, async ({ page, server, timezone }) => {
    test.setTimeout(180_000)
    const { home, entries } = await enter(page, server, timezone, kind)
    for (const path of pages) {
      await test.step(path, async () => {
        const address = path.replace(/\$\w+/, String(entries[path]))
        // A page of ours to which Back could lead.
        await page.goto(address === home ? (kind === 'partner' ? '/partner/chat' : '/settings') : home)
        await arrive(page, address, kind)
        expect.soft(new URL(page.url()).pathname, path).toBe(address)
        expect.soft(await page.title(), path).toMatch(/^(?:[^·]+ · )?Emberwell$/)
        expect.soft(await page.title(), path).not.toMatch(HEALTH)
        expect.soft(await openFields(page), path).toEqual([])
        await expect.soft(page.getByRole('button', { name: 'Quick exit' }), path).toBeInViewport()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(page, `${path}, by Esc`).toHaveURL('about:blank')
        await expectNoWayBack(page, path)

        await page.goto(address)
        await page.getByRole('button', { name: 'Quick exit' }).click()
        await expect(page, `${path}, by the button`).toHaveURL('about:blank')
      })
    }
  })
}

testEveryPage('woman', pagesOf('woman'))
testEveryPage('partner', pagesOf('partner'))
testEveryPage('public', pagesOf('public'))

test('there are pages to test', () => {
  expect(pagesOf('woman').length).toBeGreaterThan(12)
  expect(pagesOf('partner').length).toBeGreaterThan(1)
  expect(pagesOf('public')).toContain('/privacy')
})

test.describe('before the script of the page has loaded', () => {
  for (const kind of ['woman', 'partner'] as const)
    test(`a ${kind} can use the quick exit`, async ({ page, server, timezone }) => {
      const { home } = await enter(page, server, timezone, kind)
      await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, () => {
        // Never answered, as on a very slow connection.
      })
      const twice = async () => {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
      for (const leave of [() => page.getByRole('button', { name: 'Quick exit' }).click(), twice]) {
        await page.goto(home, { waitUntil: 'commit' })
        await expect(page.getByRole('button', { name: 'Quick exit' })).toBeInViewport()
        await leave()
        await expect(page).toHaveURL('about:blank')
      }
    })
})
