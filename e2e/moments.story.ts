import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, look, test, testWithoutWorker } from './fixtures.ts'
import { moodNow, openSoftLog } from './quick-log.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const MOMENTS = '/api/moments/'

test('one tap records her mood, and Undo cancels it before it is sent', { tag: '@core' }, async ({ page, woman }) => {
  await page.goto('/home')
  await (await moodNow(page, 'Good')).check()
  await expect(page.getByText('Noted: Good.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await expect(await moodNow(page, 'Good')).not.toBeChecked()
  await page.waitForTimeout(2_000)
  expect((await woman.call('GET', MOMENTS)).data).toEqual([])
})

test('a mood that was already sent can be undone as well', async ({ page, woman }) => {
  await page.goto('/home')
  await (await moodNow(page, 'Great')).check()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'mood', value: 5 })])
  await expect(page.getByText('Mood: Great', { exact: true })).toBeVisible()
  await look(page, 'home-toast')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([])
  await expect(page.getByText('Mood: Great', { exact: true })).toBeHidden()
})

test('a moment reaches the server, and the page fetches its figures once on load and once after it', async ({ page, woman }) => {
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/landing/dashboard/')) reads += 1
  })
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Hot flash now' })).toContainText('None tapped')
  await untilAllHere(page)
  expect(reads, 'when she comes').toBe(1)
  await (await moodNow(page, 'Great')).check()
  await expect(page.getByText('1 of 21')).toBeVisible()
  expect((await woman.call('GET', MOMENTS)).data).toHaveLength(1)
  await untilAllHere(page)
  expect(reads, 'with what she noted').toBe(2)
})

test('another face right after corrects the first', async ({ page, woman }) => {
  await page.goto('/home')
  await (await moodNow(page, 'Awful')).check()
  await expect(page.getByText('Noted: Awful.')).toBeVisible()
  await (await moodNow(page, 'Okay')).check()
  await expect(page.getByText('Noted: Okay.')).toBeVisible()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ value: 3 })])
  await expect(page.getByText('1 of 21')).toBeVisible()
})

test('a hot flash is recorded with one tap, also offline, and is sent once', { tag: '@core' }, async ({ page, woman, context }) => {
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Hot flash now' })).toContainText('None tapped')
  await goOffline(page)
  await page.getByRole('button', { name: 'Hot flash now' }).click()
  await expect(page.getByText('Noted: a hot flash. It stays on this device until you are back online.')).toBeVisible()
  await expect(page.getByText('1 moment is waiting to be sent')).toBeVisible()
  expect((await woman.call('GET', MOMENTS)).data).toEqual([])
  await context.setOffline(false)
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'hot_flash' })])
  await expect(page.getByText('waiting to be sent')).toBeHidden()
  await expect(page.getByText('1 of 21')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 21')).toBeVisible()
  expect((await woman.call('GET', MOMENTS)).data).toHaveLength(1)
})

/** Sets the page's clock to this hour; time continues from there. */
async function atHour(page: Page, timezone: string, hour: number): Promise<void> {
  const now = Date.now()
  const here = Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(now))
  await page.clock.install({ time: now - ((here - hour + 24) % 24) * 3_600_000 })
}

test('at three in the morning a night sweat is also one tap away, large and readable in the dark', async ({ page, woman, timezone }) => {
  await atHour(page, timezone, 3)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/home')
  const flash = page.getByRole('button', { name: 'Hot flash now' })
  const sweat = page.getByRole('button', { name: 'Night sweat now' })
  await expect(sweat).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  for (const button of [flash, sweat]) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(96)
    expect(box?.width).toBeGreaterThanOrEqual(96)
  }
  await sweat.click()
  await expect(page.getByText('Noted: a night sweat.')).toBeVisible()
  await expect(sweat).toContainText('1 today')
  await expect(flash).toContainText('None tapped')
  await look(page, 'home-at-three')
  await page.clock.runFor(2_000)
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'night_sweat' })])
})

test('by day only the hot flash is offered', async ({ page, woman, timezone }) => {
  await atHour(page, timezone, 12)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Hot flash now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Night sweat now' })).toBeHidden()
  expect((await woman.call('GET', MOMENTS)).data).toEqual([])
})

test('the strength can be added afterwards, and it remains one hot flash', async ({ page, woman }) => {
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Hot flash now' })
  await expect(button).toContainText('None tapped')
  await button.click()
  await button.click()
  await expect(button, 'a second tap at once is the same one').toContainText('1 today')
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toHaveLength(1)
  const [first] = (await woman.call('GET', MOMENTS)).data
  await page
    .getByRole('radiogroup', { name: /How strong was the hot flash/ })
    .getByRole('radio', { name: '4' })
    .check()
  await expect(page.getByText('Noted: a hot flash, strength 4 of 5.')).toBeVisible()
  await expect
    .poll(async () => (await woman.call('GET', MOMENTS)).data)
    .toEqual([expect.objectContaining({ kind: 'hot_flash', value: 4, at: first.at })])
  await expect(button).toContainText('1 today')
})

test("today's moments are listed, and a deleted one can be restored with Undo", async ({ page, woman }) => {
  for (const minutes of [50, 30, 10])
    await woman.call('POST', MOMENTS, { kind: 'hot_flash', at: new Date(Date.now() - minutes * 60_000).toISOString() })
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Hot flash now' })
  await expect(button).toContainText('3 today')
  await page.getByText('Today’s moments (3)').click()
  const list = page.getByRole('list', { name: "Today's moments, newest first" })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list
    .getByRole('button', { name: /^Delete Hot flash/ })
    .first()
    .click()
  await expect(page.getByText('Moment deleted.')).toBeVisible()
  await expect(button).toContainText('2 today')
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button).toContainText('3 today')
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toHaveLength(3)
})

testWithoutWorker(
  'the Soft Log suggests the number of recorded hot flashes, including unsent ones, and never fills it in by itself',
  async ({ page, woman }) => {
    for (const minutes of [20, 10])
      await woman.call('POST', MOMENTS, { kind: 'hot_flash', at: new Date(Date.now() - minutes * 60_000).toISOString() })
    await openSoftLog(page)
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Hot flash now' })).toContainText('2 today')
    await goOffline(page)
    await page.getByRole('button', { name: 'Hot flash now' }).click()
    await expect(page.getByRole('button', { name: 'Hot flash now' })).toContainText('3 today')
    await page.getByRole('link', { name: "Start Today's Log" }).click()
    const offer = page.getByRole('button', { name: 'Use the number you noted today: 3' })
    await expect(offer).toBeVisible()
    await expect(
      page.getByRole('radiogroup', { name: 'Did you have hot flashes today?' }).getByRole('radio', { name: 'Yes' }),
    ).not.toBeChecked()
    await look(page, 'soft-log-offer')
    await offer.click()
    await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
    await expect(page.getByText('These are the numbers you noted.')).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toHaveLength(3)
    await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
  },
)

test('without a moment the Soft Log suggests no number', async ({ herPage: page }) => {
  await openSoftLog(page)
  await expect(page.getByText('On Home, one tap notes each one as it comes.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Use the number/ })).toBeHidden()
})

test.describe('everyone can use', () => {
  test.describe.configure({ timeout: 240_000 })

  test('the mood check with everything open', async ({ page, woman }) => {
    for (const [kind, value] of [
      ['mood', 2],
      ['hot_flash', 3],
      ['night_sweat', undefined],
    ] as const)
      await woman.call('POST', MOMENTS, { kind, value, at: new Date(Date.now() - 60_000).toISOString() })
    await page.goto('/home')
    await page.getByRole('button', { name: 'Hot flash now' }).click()
    await expect(page.getByRole('radiogroup', { name: /How strong/ })).toBeVisible()
    await page.getByText('Today’s moments (4)').click()
    await expect(page.getByRole('list', { name: "Today's moments, newest first" })).toBeVisible()
    await expectAccessible(page, 'home moments', [12, 16, 20])
  })
})

test('with the arrow keys she grades one hot flash, and no second one is recorded', async ({ herPage: page, woman }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Hot flash now' }).click()
  const strengths = page.getByRole('radiogroup', { name: /How strong was the hot flash/ }).getByRole('radio')
  await strengths.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const values = async () => (await woman.call('GET', MOMENTS)).data.map(({ value }: { value?: number }) => value)
  await expect.poll(values, { timeout: 20_000 }).toEqual([3])
})
