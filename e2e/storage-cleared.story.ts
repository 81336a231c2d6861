/**
 * `Clear-Site-Data: "storage"` at logout (docs/safety.md, section 3): the browser clears the site's storage in every
 * tab, and the product still works.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, signInByForm, test } from './fixtures.ts'
import { fillOrdinaryDay, openSoftLog, saveLog } from './quick-log.ts'
import { workerInCharge } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * A tab may be prefetching through the worker that is removed at that moment, or calling the API when the session ends.
 */
const CUT_SHORT = /net::ERR_FAILED \(\S+\/assets\/|status of 401/

/** Adds data that no code of ours knows and so cannot clear. */
async function plant(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await caches.open('planted')).put('/planted', new Response('planted'))
    await new Promise((done) => indexedDB.open('planted', 1).addEventListener('success', done))
  })
}

/** Makes each page of a context note that it has registered its worker, which it does two seconds after loading. */
async function noteRegistrations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no workers.
    if (!('serviceWorker' in navigator)) return
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = async function (this: ServiceWorkerContainer, ...given) {
      const registration = await register.apply(this, given)
      Object.assign(window, { hasRegistered: true })
      return registration
    }
  })
}

/** The names of everything stored on the device, except the router's scroll positions. */
async function storedOn(page: Page): Promise<Record<string, readonly unknown[]>> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
    // The worker may be caching the built files again, and nothing else (see offline.story.ts).
    caches: (await caches.keys()).filter((name) => name !== 'emberwell'),
    // Our own database may exist again and is empty (see account.story.ts).
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'emberwell-device'),
    workers: [...(await navigator.serviceWorker.getRegistrations())],
  }))
}

test(
  'at logout the browser clears its storage in every tab, and after signing in again the whole app works',
  { tag: '@core' },
  async ({ page, context, woman, watch }) => {
    test.slow()
    watch.allow(CUT_SHORT)
    await noteRegistrations(context)
    await openSoftLog(page)
    await workerInCharge(page)
    await fillOrdinaryDay(page)
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
    const other = await context.newPage()
    await other.goto('/settings')
    await expect(other.getByLabel('Full Name')).toHaveValue(woman.name)
    await page.goto('/home')
    // A page that registers its worker only after the logout has one again.
    for (const tab of [page, other]) await tab.waitForFunction(() => 'hasRegistered' in window)
    await plant(page)
    expect(Object.values(await storedOn(page)).filter((names) => names.length > 0).length, 'there is something to forget').toBe(4)

    let loads = 0
    for (const tab of [page, other]) tab.on('load', () => (loads += 1))
    const answered = page.waitForResponse('**/api/auth/logout/')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log out anyway' }).click()
    expect(await (await answered).headerValue('clear-site-data')).toBe('"storage"')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('You signed out in another tab.')).toBeHidden()
    await expect(other).toHaveURL('/login')
    await expect(other.getByText('You signed out in another tab.')).toBeVisible()
    const nothing = { local: [], session: [], caches: [], databases: [], workers: [] }
    for (const tab of [page, other]) expect(await storedOn(tab)).toEqual(nothing)

    await signInByForm(page, woman)
    await expect(other, 'a login is followed as before').toHaveURL('/home')
    await workerInCharge(page)
    expect(loads, 'no tab was loaded anew').toBe(0)
    await openSoftLog(page)
    await expect(page.getByText('Your unsaved answers are back')).toBeHidden()
    await fillOrdinaryDay(page)
    await saveLog(page)
  },
)

test('a logout in one tab ends a shared-device session in another', async ({ page, context, woman, watch }) => {
  watch.allow(CUT_SHORT)
  await page.goto('/home')
  const other = await context.newPage()
  await page.evaluate(() => localStorage.clear())
  await other.goto('/login')
  await signInByForm(other, woman, true)
  await page.goto('/login')
  await signInByForm(page, woman)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})
