import { DEEP_DAY, DEEP_LOGS, fillDeepDay, openDeepLog } from './deep-log.ts'
import { untilDraftIsStored } from './drafts.ts'
import { addPerson, expect, look, remember, test, testWithoutWorker } from './fixtures.ts'
import { startServer } from './server.ts'
import { choose, figure, fillOrdinaryDay, openSoftLog, ORDINARY_DAY, saveLog } from './quick-log.ts'
import { goOffline } from './page-ready.ts'

const LOGS = '/api/logs/all-logs/history/'

test('a draft of the Soft Log survives a reload, and can be discarded', { tag: '@core' }, async ({ page, woman }) => {
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await untilDraftIsStored(page)
  await page.reload()
  await expect(page.getByText('Your unsaved answers are back')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
  await expect(page.getByRole('slider', { name: 'How was your mood today?' })).toHaveValue('4')
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'About how many hours?' })).toHaveValue('7')

  await page.goto('/tracker')
  await expect(page.getByText('You have an unsaved log')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('radio', { name: 'Medium' })).not.toBeChecked()
  await page.goto('/tracker')
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
  await expect(page.getByText('You have an unsaved log')).toBeHidden()
  expect((await woman.call('GET', LOGS)).data).toEqual([])
})

test('what she types is never on disk unencrypted', { tag: '@core' }, async ({ herPage: page }) => {
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await untilDraftIsStored(page)
  const { drafts, storage } = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('emberwell-device')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    const rows = await new Promise<{ sealed: ArrayBuffer }[]>((resolve, reject) => {
      const asking = db.transaction('drafts').objectStore('drafts').getAll()
      asking.addEventListener('success', () => resolve(asking.result))
      asking.addEventListener('error', () => reject(asking.error))
    })
    db.close()
    return { drafts: rows.map(({ sealed }) => new TextDecoder('latin1').decode(sealed)), storage: JSON.stringify(localStorage) }
  })
  expect(drafts).toHaveLength(1)
  expect(drafts.join('')).not.toMatch(/hotFlash|mood|energy/)
  expect(storage).not.toMatch(/hotFlash|mood_rating|"mood"|energy/)
})

const KINDS = [
  { log: 'Soft Log', open: openSoftLog, fill: fillOrdinaryDay, list: LOGS, stored: ORDINARY_DAY },
  { log: 'Deep Log', open: openDeepLog, fill: fillDeepDay, list: DEEP_LOGS, stored: DEEP_DAY },
]

for (const { log, open, fill, list, stored } of KINDS) {
  test(`offline she can save a ${log}, a message says so, and it is sent once when she is online again`, async ({ page, woman }) => {
    await open(page)
    await fill(page)
    await goOffline(page)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await page.getByRole('button', { name: 'Save log' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kept on this device' })
    await expect(dialog).toContainText('not on the server yet')
    await expect(dialog).toContainText('syncs by itself when you’re back online')
    await look(page, 'offline-dialog')
    await dialog.getByRole('button', { name: 'Go to Tracker' }).click()
    await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
    await expect(page.getByText('You have an unsaved log'), 'she is not asked twice').toBeHidden()
    expect((await woman.call('GET', list)).data).toEqual([])

    await page.context().setOffline(false)
    await expect(page.getByText('waiting to be sent')).toBeHidden()
    await expect.poll(async () => (await woman.call('GET', list)).data).toEqual([expect.objectContaining(stored)])
    await page.reload()
    await expect(figure(page, `${log}s`).first()).toContainText('1')
    expect((await woman.call('GET', list)).data).toHaveLength(1)
  })
}

test('a logout that would discard unsent data asks first', { tag: '@core' }, async ({ page, woman }) => {
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await untilDraftIsStored(page)
  const logOut = page.getByRole('button', { name: 'Logout' })
  await logOut.click()
  const dialog = page.getByRole('dialog', { name: 'Something is not saved yet' })
  await expect(dialog).toContainText('only on this device')
  await look(page, 'unsent-dialog')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await saveLog(page)
  await page.waitForURL('**/tracker')
  expect((await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])

  await page.goto('/tracker/soft')
  await page.getByRole('link', { name: "Edit today's log" }).click()
  await choose(page, 'How was your energy?', 'High')
  await untilDraftIsStored(page)
  await logOut.click()
  await dialog.getByRole('button', { name: 'Log out anyway' }).click()
  await page.waitForURL('**/login')
})

testWithoutWorker('she can go from Home to the Soft Log and back while offline', async ({ page, woman, context }) => {
  await page.goto('/home')
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await goOffline(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tracker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tracker')
  await page.getByRole('link', { name: 'Start Soft Log' }).click()
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await page.getByRole('dialog', { name: 'Kept on this device' }).getByRole('button', { name: 'Go to Tracker' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(figure(page, "Today's Mood")).toContainText('8/10')
  await expect.poll(async () => (await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])
})

test('a log saved offline is sent once when she reopens the page', async ({ page, woman, context }) => {
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await goOffline(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Kept on this device' })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  expect((await woman.call('GET', LOGS)).data, 'nothing was sent while it was closed').toEqual([])

  const [first, second] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([first.goto('/home'), second.goto('/tracker')])
  await expect.poll(async () => (await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])
  await expect(figure(first, "Today's Mood")).toContainText('8/10')
  await expect(figure(second, 'Soft Logs').first()).toContainText('1')
})

test('a lost reply does not create a second log', async ({ page, woman, watch }) => {
  watch.allow(/ERR_CONNECTION_RESET|ERR_FAILED/)
  const keys: (string | undefined)[] = []
  await page.route('**/api/logs/quick-log/create/', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first time, the server stores the log but the reply is lost.
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  await page.goto('/tracker')
  await expect(figure(page, 'Soft Logs').first()).toContainText('1')
  await expect(page.getByText('was not saved')).toBeHidden()
  await expect(page.getByText('waiting to be sent')).toBeHidden()
  expect((await woman.call('GET', LOGS)).data).toHaveLength(1)
})

test('a save that fails on the server keeps her draft, and the tracker offers to continue', async ({ page, woman, watch }) => {
  watch.allow(/status of 500/)
  await page.route('**/api/logs/quick-log/create/', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } }),
  )
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  const dialog = page.getByRole('dialog', { name: 'Error!' })
  await expect(dialog).toContainText('Something went wrong on our side. Please try again.')
  await look(page, 'error-dialog')
  await expect(page, 'it goes back to the tracker by itself').toHaveURL('/tracker')
  await expect(page.getByText('You have an unsaved log')).toBeVisible()

  await page.unroute('**/api/logs/quick-log/create/')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
  await saveLog(page)
  expect((await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])
  await page.goto('/tracker')
  await expect(figure(page, 'Soft Logs').first()).toContainText('1')
  await expect(page.getByText('You have an unsaved log')).toBeHidden()
})

test.describe('when the server dies', () => {
  test('her log waits on the device and is sent once when the server runs again', async ({ page, timezone, watch, context }) => {
    test.slow()
    watch.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|another origin/)
    const mortal = await startServer()
    const woman = await addPerson(mortal.origin, timezone)
    await remember(page, mortal.origin, woman)
    await page.goto(`${mortal.origin}/tracker/soft`)
    await fillOrdinaryDay(page)
    await mortal.kill()
    await page.getByRole('button', { name: 'Save log' }).click()
    await expect(page.getByRole('dialog', { name: 'Kept on this device' })).toBeVisible()

    const again = await startServer({ dataDir: mortal.dataDir, port: new URL(mortal.origin).port })
    expect(again.origin).toBe(mortal.origin)
    await page.close()
    const reopened = await context.newPage()
    await reopened.goto(`${again.origin}/home`)
    await expect(figure(reopened, "Today's Mood")).toContainText('8/10')
    await expect.poll(async () => (await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])
    // A server that is stopping refuses calls that a page still makes.
    await reopened.close()
    await again.stop()
  })
})

test('a second log on a day is refused with a message and a link to edit the first', async ({ page, woman, watch }) => {
  watch.allow(/status of 400/)
  await openSoftLog(page)
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: data.today, mood_rating: 6, energy_level: 4 })
  await fillOrdinaryDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Error!' })).toContainText(
    'A log already exists for today. You can only have one log per day.',
  )
  await expect(page).toHaveURL('/tracker')
  expect((await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining({ mood_rating: 6, energy_level: 4 })])

  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('You have already logged today, and there are answers you have not saved yet.')).toBeVisible()
  await look(page, 'already-logged')
  await page.getByRole('link', { name: 'Go on editing' }).click()
  await expect(page).toHaveURL(/entryId=\d+$/)
  await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' }), 'her answers came along').toHaveValue('3')
  await page.getByRole('button', { name: 'Update log' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your log has been updated successfully!')
  expect((await woman.call('GET', LOGS)).data).toEqual([expect.objectContaining(ORDINARY_DAY)])
})
