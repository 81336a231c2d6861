import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addPerson, expect, type Person, remember, test as base } from './fixtures.ts'
import { fillOrdinaryDay } from './quick-log.ts'
import { type ReleaseProxy, startFront, workerInCharge } from './worker.ts'

const test = base.extend<{ front: ReleaseProxy; her: Person }>({
  front: async ({ server, watch }, use) => {
    const front = await startFront(server.origin)
    watch.allow(new RegExp(`another origin: ${front.origin}`))
    await use(front)
    await front.close()
  },
  /** A woman whose device has installed the app of `front`, signed in on `page`. */
  her: async ({ front, page, timezone }, use) => {
    const her = await addPerson(front.origin, timezone)
    await remember(page, front.origin, her)
    await page.goto(`${front.origin}/home`)
    await workerInCharge(page)
    await use(her)
  },
})

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('region', { name: 'New version' })

/** The whole app is cached again before the new version waits, which takes long on a busy machine. */
const SLOW = { timeout: 30_000 }

/** Opens a page and counts how often it is loaded from now on. */
async function openCounted(context: BrowserContext, address: string): Promise<{ page: Page; loads: () => number }> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return { page, loads: () => loads }
}

const isWaiting = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)

test(
  'a notice says that a new version is ready, and it waits as long as she likes',
  { tag: '@core' },
  async ({ page, context, front, her }) => {
    test.slow()
    await expect(notice(page), 'the first worker is nothing new').toBeHidden()
    front.deploy()
    const { page: tab, loads } = await openCounted(context, `${front.origin}/home`)
    await page.close()
    await expect(notice(tab)).toContainText('A new version of Emberwell is ready.', SLOW)
    await notice(tab).getByRole('button', { name: 'Later' }).click()
    await expect(notice(tab)).toBeHidden()
    await tab.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tracker' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Tracker')
    await expect(notice(tab)).toBeHidden()
    expect(loads(), 'nothing is loaded anew by itself').toBe(0)
    expect(await isWaiting(tab)).toBe(true)
    expect(her.id).toBeTruthy()
  },
)

test('the notice of a new version is accessible', async ({ page, front, her }) => {
  test.setTimeout(180_000)
  front.deploy()
  await page.goto(`${front.origin}/settings`)
  await expect(page.getByLabel('Full name')).toHaveValue(her.name)
  await expect(notice(page)).toBeVisible(SLOW)
  await expectAccessible(page, 'new version')
  await page.getByLabel('Full name').fill('Ana Maria')
  await notice(page).getByRole('button', { name: 'Update' }).click()
  await expect(notice(page)).toContainText('You’ve started writing here.')
  await expectAccessible(page, 'new version while writing')
  await expect(page.getByLabel('Full name'), 'nothing was thrown away').toHaveValue('Ana Maria')
})

test('an update reloads every tab once, keeps her draft, and does not reload a tab in which she is typing', async ({
  page,
  context,
  front,
  her,
}) => {
  test.slow()
  const log = await openCounted(context, `${front.origin}/tracker/soft`)
  const idle = await openCounted(context, `${front.origin}/insights`)
  const writing = await openCounted(context, `${front.origin}/settings`)
  await expect(writing.page.getByLabel('Full name')).toHaveValue(her.name)
  await writing.page.getByLabel('Full name').fill('Ana Maria')
  front.deploy()
  await page.goto(`${front.origin}/home`)
  await expect(notice(page)).toBeVisible(SLOW)
  for (const { page: tab } of [log, idle, writing]) await expect(notice(tab), 'every tab shows the notice').toBeVisible()

  await fillOrdinaryDay(log.page)
  await notice(log.page).getByRole('button', { name: 'Update' }).click()
  await expect(notice(log.page)).toContainText('Logs and messages come back after the update')
  await notice(log.page).getByRole('button', { name: 'Update now' }).click()

  await expect.poll(() => [log.loads(), idle.loads()]).toEqual([1, 1])
  await expect(log.page.getByText('Your unsaved answers are back')).toBeVisible()
  await expect(log.page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
  await expect(log.page.getByRole('spinbutton', { name: 'About how many hours?' })).toHaveValue('7')
  await expect(idle.page.getByRole('heading', { level: 1 })).toBeVisible()

  await expect(notice(writing.page)).toContainText('Emberwell was updated in another tab.')
  await expect(writing.page.getByLabel('Full name')).toHaveValue('Ana Maria')
  expect(writing.loads()).toBe(0)
  await notice(writing.page).getByRole('button', { name: 'Load again' }).click()
  await expect.poll(writing.loads).toBe(1)

  for (const tab of [log, idle, writing]) await expect(notice(tab.page)).toBeHidden()
  expect(await isWaiting(log.page)).toBe(false)
  // Enough time for a second reload, which must not happen.
  await log.page.waitForTimeout(3_000)
  expect([log.loads(), idle.loads(), writing.loads()]).toEqual([1, 1, 1])
})
