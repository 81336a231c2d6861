/**
 * A word written into every private field, online and offline, is nowhere on the device unencrypted (docs/safety.md,
 * section 3): not in storage, caches, databases, the address or the tab title.
 */
import type { Page } from '@playwright/test'
import { type Canary, findOnDevice, leftOn, needlesOf } from './device.ts'
import { passDraftDelay } from './drafts.ts'
import { expect, type Person, test } from './fixtures.ts'
import { pagesOf } from './pages.ts'
import { workerInCharge } from './worker.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

test.use({ serviceWorkers: 'allow' })

const WORD: Canary = 'Quetzalfeder'
/** With characters that an address must encode. */
const WORDS = `${WORD} ä 7/3`

/** The button that shows that a page with late fields has loaded; `opens` means that it must be pressed. */
const READY_BUTTONS: Readonly<Record<string, { name: string; opens?: true }>> = {
  '/tracker/soft': { name: 'Save log' },
  '/tracker/deep': { name: 'Save log' },
  '/reminders': { name: 'New reminder', opens: true },
}

/** Writes the word into every private field of the page; returns the names of the fields. */
async function fillAll(page: Page): Promise<string[]> {
  const named: string[] = []
  const fields = page.locator('textarea:visible, input:is([type=text],[type=search],:not([type])):visible')
  for (const field of await fields.all()) {
    if (!(await field.isEditable())) continue
    const max = Number((await field.getAttribute('maxlength')) ?? WORDS.length)
    await field.fill(WORDS.slice(0, Math.max(max, WORD.length)))
    named.push(
      (await field.getAttribute('aria-label')) ?? (await field.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent ?? '?')),
    )
  }
  return named
}

async function expectNowhere(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(findOnDevice, needlesOf(WORD)), where).toEqual([])
}

/** Writes, online or offline: a Deep Log, a flow entry, a message to Lara, and a draft. */
async function writeOnce(page: Page, day: 'today' | 'yesterday'): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Pages' })
  await links.getByRole('link', { name: 'Home' }).click()
  const cells = page.getByRole('grid').getByRole('gridcell').getByRole('button')
  const today = cells.filter({ has: page.locator(':scope[aria-current=date]') })
  const cell = day === 'today' ? today : cells.first()
  await cell.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Light flow' }).check()
  await dialog.getByRole('textbox', { name: /Symptoms/ }).fill(WORDS)
  await passDraftDelay(page)
  await expectNowhere(page, 'a flow entry as a draft')
  await dialog.getByRole('button', { name: /^(?:Save|Update)$/ }).click()
  await expect(dialog).toBeHidden()
  await expectNowhere(page, 'a flow entry')
}

async function logDeep(page: Page): Promise<void> {
  await page.goto('/tracker/deep')
  await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
  expect((await fillAll(page)).length).toBeGreaterThan(2)
  await passDraftDelay(page)
  await expectNowhere(page, 'a Deep Log as a draft')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click()
  const anyway = page.getByRole('button', { name: 'Log out anyway' })
  await expect(anyway.or(page.getByRole('heading', { name: 'Welcome back' }))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL('/login')
}

async function begin(page: Page, woman: Person): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
  await workerInCharge(page)
}

test('what she writes on any page is nowhere on the device unencrypted, and nothing remains after logout', async ({
  page,
  woman,
  watch,
}) => {
  test.setTimeout(150_000)
  watch.allow(/status of 401/)
  await begin(page, woman)
  const filled: string[] = []
  for (const path of pagesOf('woman').filter((one) => !one.includes('$'))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await untilAllHere(page)
    const { name, opens } = READY_BUTTONS[path] ?? {}
    if (name) await expect(page.getByRole('button', { name })).toBeVisible()
    if (name && opens) await page.getByRole('button', { name }).click()
    if (opens) await expect(page.getByRole('textbox').first()).toBeVisible()
    filled.push(...(await fillAll(page)).map((name) => `${path}: ${name}`))
    await passDraftDelay(page)
    await expectNowhere(page, path)
  }
  const names = filled.join('\n')
  for (const one of [/Its name/, /Message to Lara/, /comfort/, /Search/, /Pronouns/]) expect(names).toMatch(one)

  await page.goto('/reminders')
  await page.getByRole('button', { name: 'New reminder' }).click()
  await page.getByLabel('Its name').fill(WORDS)
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByText('Your reminder is set.')).toBeVisible()
  await expectNowhere(page, 'a saved reminder')
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill(WORDS)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').locator('[data-from="lara"]')).toHaveCount(1)
  await expectNowhere(page, 'a sent message')
  await page.goto('/home')
  await writeOnce(page, 'today')

  // Loaded already, so that it can be used offline.
  await logDeep(page)
  await goOffline(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNowhere(page, 'a Deep Log that waits')
  await page.goto('/home')
  await writeOnce(page, 'yesterday')
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Message to Lara' }).fill(WORDS)
  await passDraftDelay(page)
  await expectNowhere(page, 'a message without a connection')
  expect((await leftOn(page))['rows'], 'her text is there, encrypted').toBeGreaterThan(2)

  // Only the logout reaches the server, so that nothing waiting is sent first.
  await page.route('**/api/**', (route) => (route.request().url().includes('/logout/') ? route.continue() : route.abort()))
  watch.allow(/ERR_FAILED/)
  await page.context().setOffline(false)
  await signOut(page)
  expect(await leftOn(page)).toEqual({ rows: 0, local: [], session: [], caches: [] })
})

test('the search finds a word in every kind of storage and encoding', async ({ page, woman, watch }) => {
  await begin(page, woman)
  await page.evaluate(async (word) => {
    localStorage.setItem('planted', `{"note":"${word}"}`)
    sessionStorage.setItem('planted', btoa(`x ${word}`))
    await (await caches.open('planted')).put('/planted', new Response(`xy ${word}`))
    document.title = word
    history.replaceState({ word }, '', `?q=${encodeURIComponent(word)}`)
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('planted', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('notes'))
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const work = db.transaction('notes', 'readwrite').objectStore('notes')
    work.put({ deep: [{ word }] }, 1)
    work.put({ bytes: new TextEncoder().encode(word) }, 2)
    work.put({ buffer: Uint16Array.from(word, (letter) => letter.charCodeAt(0)).buffer }, 3)
    work.put(new Blob([btoa(`xyz ${word}`)]), 4)
    work.put('a key alone', word)
    await new Promise((done) => work.transaction.addEventListener('complete', done))
    db.close()
  }, WORD)
  const found = await page.evaluate(findOnDevice, needlesOf(WORD))
  expect(found.toSorted()).toEqual([
    'address',
    'cache planted',
    'database planted/notes 1',
    'database planted/notes 2',
    'database planted/notes 3',
    'database planted/notes 4',
    `database planted/notes ${WORD}`,
    'history',
    'local planted',
    'session planted',
    'title',
  ])
  watch.allow(/status of 401/)
})
