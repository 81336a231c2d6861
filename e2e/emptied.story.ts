/** `Clear-Site-Data: "storage"` at logout (safety.md §3): the browser itself forgets all it kept for us, in every tab, and the product goes on. */
import type { Page } from '@playwright/test'
import { expect, signInAtDoor, test } from './house.ts'
import { fillOrdinaryDay, openSoftLog, saveLog } from './soft-log.ts'
import { workerInCharge } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

/** A tab may be fetching a page ahead through the worker that is thrown away in that moment, or asking for something when the session ends. */
const CUT_SHORT = /net::ERR_FAILED \(\S+\/assets\/|status of 401/

/** Adds what no code of ours knows of, and so cannot empty. */
async function plant(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await caches.open('planted')).put('/planted', new Response('planted'))
    await new Promise((done) => indexedDB.open('planted', 1).addEventListener('success', done))
  })
}

/** The names of all that the device keeps for us, but for the router's places of the scroll bar. */
async function keptOn(page: Page): Promise<Record<string, readonly unknown[]>> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
    // The worker may be keeping the built files once more, and nothing else: offline.story.ts looks into them.
    caches: (await caches.keys()).filter((name) => name !== 'emberwell'),
    // Our own may be there again, and is empty: account.story.ts counts its rows.
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'emberwell-device'),
    workers: [...(await navigator.serviceWorker.getRegistrations())],
  }))
}

test('at logout the browser forgets all it kept, in every tab, and whoever signs in again has the whole app', async ({
  page,
  context,
  woman,
  watch,
}) => {
  test.slow()
  watch.allow(CUT_SHORT)
  await openSoftLog(page)
  await workerInCharge(page)
  await fillOrdinaryDay(page)
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByLabel('Full Name')).toHaveValue(woman.name)
  await page.goto('/home')
  await plant(page)
  expect(Object.values(await keptOn(page)).filter((names) => names.length > 0).length, 'there is something to forget').toBe(4)

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
  for (const tab of [page, other]) expect(await keptOn(tab)).toEqual(nothing)

  await signInAtDoor(page, woman)
  await expect(other, 'a login is followed as before').toHaveURL('/home')
  await workerInCharge(page)
  expect(loads, 'no tab was loaded anew').toBe(0)
  await openSoftLog(page)
  await expect(page.getByText('Your unsaved answers are back')).toBeHidden()
  await fillOrdinaryDay(page)
  await saveLog(page)
})

test('a logout in one tab ends the session of a shared device in another', async ({ page, context, woman, watch }) => {
  watch.allow(CUT_SHORT)
  await page.goto('/home')
  const other = await context.newPage()
  await page.evaluate(() => localStorage.clear())
  await other.goto('/login')
  await signInAtDoor(other, woman, true)
  await page.goto('/login')
  await signInAtDoor(page, woman)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})
