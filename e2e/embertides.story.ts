import type { CDPSession, Locator, Page, Request } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, type Json, look, type Person, test } from './fixtures.ts'
import { goOffline } from './page-ready.ts'

const TIDES = '/api/embertides/'
const SAVED = 'EmberTides entry saved to your tracker!'

async function open(page: Page): Promise<Locator> {
  await page.goto('/embertides')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EmberTides')
  const water = page.getByRole('slider', { name: 'on the picture' })
  await expect(water).toBeVisible()
  return water
}

/** A position in the picture relative to its centre: 0 is the centre, 1 the rim. */
async function placeIn(water: Locator, across: number, down: number): Promise<[x: number, y: number]> {
  await water.scrollIntoViewIfNeeded()
  const box = await water.boundingBox()
  if (!box) throw new Error('The picture is not on the page')
  return [box.x + (box.width / 2) * (1 + across), box.y + (box.height / 2) * (1 + down)]
}

function numberOf(page: Page, state: 'Energy' | 'Focus' | 'Tension'): Promise<number> {
  return page.locator('label', { hasText: state }).locator('b').innerText().then(Number)
}

async function saved(woman: Person): Promise<Json[]> {
  return (await woman.call('GET', TIDES)).data
}

function isSave(request: Request): boolean {
  return request.method() === 'POST' && request.url().endsWith(TIDES)
}

/** Saves, and returns the request body. */
async function save(page: Page): Promise<Json> {
  const sent = page.waitForRequest(isSave)
  await page.getByRole('button', { name: 'Save this moment' }).click()
  const request = await sent
  await expect(page.getByText(SAVED)).toBeVisible()
  return request.postDataJSON()
}

async function addEntries(woman: Person, energies: readonly number[]): Promise<void> {
  const now = Date.now()
  for (const [at, energy] of energies.entries()) {
    const felt = new Date(now - (energies.length - at) * 60_000).toISOString()
    await woman.call('POST', TIDES, { energy, focus: 60, tension: 20, path: [], at: felt })
  }
}

test(
  'a mouse stroke sets the chosen value, more towards the centre, and the last eleven points are saved',
  { tag: '@core' },
  async ({ page, woman }) => {
    const water = await open(page)
    await expect(page.getByRole('img', { name: 'A steady glow, a soft sky, calm water.' })).toBeVisible()
    await page.getByRole('radio', { name: 'Focus' }).check()
    await page.mouse.move(...(await placeIn(water, 0.9, 0)))
    await page.mouse.down()
    expect(await numberOf(page, 'Focus')).toBeLessThan(8)
    await page.mouse.move(...(await placeIn(water, 0.4, 0.8)), { steps: 10 })
    await page.mouse.move(...(await placeIn(water, 0, 0)), { steps: 16 })
    expect(await numberOf(page, 'Focus')).toBe(100)
    await page.mouse.up()
    await page.mouse.move(...(await placeIn(water, 0.5, 0.5)))
    expect(await numberOf(page, 'Focus')).toBe(100)
    expect([await numberOf(page, 'Energy'), await numberOf(page, 'Tension')]).toEqual([50, 30])
    await expect(page.getByRole('img', { name: 'A steady glow, a sky full of stars, calm water.' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'A steady glow, a sky full of stars, calm water.' })).toBeAttached()
    await look(page, 'embertides-stroke')

    const body = await save(page)
    expect(body).toMatchObject({ energy: 50, focus: 100, tension: 30 })
    expect(body.path).toHaveLength(11)
    expect(body.path.at(-1)).toEqual({ x: 0.5, y: 0.5, state: 'focus', intensity: 100 })
    const entries = await saved(woman)
    expect(entries).toEqual([expect.objectContaining({ focus: 100, path: body.path })])
    await expect(page.getByText('Energy 50, focus 100, tension 30')).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 760 } })

  const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', place?: [x: number, y: number]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [{ x: place[0], y: place[1] }] : [] })

  test('touch draws in the picture without scrolling, and scrolls the page beside it', async ({ herPage: page }) => {
    const water = await open(page)
    const client = await page.context().newCDPSession(page)
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await page.getByRole('radio', { name: 'Tension' }).check()
    const [x, y] = await placeIn(water, 0, 0.5)
    const before = await scrolled()
    await touch(client, 'touchStart', [x, y])
    // A stroke that begins horizontally draws; one that begins vertically scrolls.
    for (let step = 1; step <= 4; step += 1) await touch(client, 'touchMove', [x + step * 6, y])
    for (let step = 1; step <= 12; step += 1) await touch(client, 'touchMove', [x + 24, y - step * 9])
    await expect.poll(() => numberOf(page, 'Tension')).toBeGreaterThan(60)
    await touch(client, 'touchEnd')
    expect(await scrolled()).toBe(before)

    // On the sun every stroke draws, also a vertical one.
    const sun = await placeIn(water, 0, 0)
    await touch(client, 'touchStart', sun)
    for (let step = 1; step <= 12; step += 1) await touch(client, 'touchMove', [sun[0], sun[1] + step * 9])
    await expect.poll(() => numberOf(page, 'Tension')).toBeLessThan(60)
    await touch(client, 'touchEnd')
    expect(await scrolled()).toBe(before)

    const tension = await numberOf(page, 'Tension')
    const line = await page.getByText('Save this moment').boundingBox()
    const outside: [number, number] = [(line?.x ?? 0) + 20, (line?.y ?? 0) - 10]
    await touch(client, 'touchStart', outside)
    for (let step = 1; step <= 12; step += 1) await touch(client, 'touchMove', [outside[0], outside[1] - step * 15])
    await touch(client, 'touchEnd')
    await expect.poll(scrolled).toBeGreaterThan(before)
    expect(await numberOf(page, 'Tension')).toBe(tension)
    await expectToFit(page)
  })
})

test('the sliders offer everything that the picture does, and send the same', async ({ page, woman }) => {
  const keys = ['End', 'PageDown', 'PageDown', 'ArrowLeft']
  const water = await open(page)
  for (const state of ['Energy', 'Tension']) {
    await page.getByRole('radio', { name: state }).check()
    await water.focus()
    for (const key of keys) await water.press(key)
    await expect(water).toHaveAttribute('aria-valuenow', '79')
  }
  await expect(water).toHaveAttribute('aria-valuetext', '79, restless water')
  const byPicture = await save(page)
  await page.getByRole('button', { name: 'Reset' }).click()

  await page.getByRole('button', { name: 'Use sliders' }).click()
  await expect(water).toBeHidden()
  for (const state of ['Energy', 'Tension']) {
    const slider = page.getByRole('slider', { name: state })
    for (const key of keys) await slider.press(key)
    await expect(slider).toHaveValue('79')
  }
  await expect(page.getByRole('img', { name: 'A bright fire, a soft sky, restless water.' })).toBeVisible()
  const bySliders = await save(page)
  expect({ ...bySliders, at: '' }).toEqual({ ...byPicture, at: '' })
  expect(bySliders).toMatchObject({ energy: 79, focus: 50, tension: 79 })
  await expect.poll(async () => (await saved(woman)).length).toBe(2)

  // The server stores the choice for the next visit.
  await expect.poll(async () => (await woman.call('GET', '/api/settings/preferences/')).data.embertides).toEqual({ slider_mode: true })
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Focus' })).toHaveValue('50')
  await page.getByRole('button', { name: 'Use touch' }).click()
  await expect(water).toBeVisible()
})

test('an entry saved offline is sent once', async ({ page, woman, context }) => {
  const water = await open(page)
  await expect(page.getByText('Nothing saved yet. Your last seven pictures will be here.')).toBeVisible()
  // Everything needed offline has been fetched.
  await goOffline(page)
  await page.mouse.click(...(await placeIn(water, 0, 0)))
  await page.getByRole('button', { name: 'Save this moment' }).click()
  await expect(page.getByText('Kept on this device. It is saved as soon as you are back online.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Saved pictures, newest first' })
  await expect(list.getByText('Waiting to be sent')).toBeVisible()
  await expect(list.getByText('Energy 100, focus 50, tension 30')).toBeVisible()
  expect(await saved(woman)).toEqual([])
  await context.setOffline(false)
  await expect.poll(async () => (await saved(woman)).map(({ energy }) => energy)).toEqual([100])
  await expect(list.getByText('Waiting to be sent')).toBeHidden()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await saved(woman)).toHaveLength(1)
})

test('her history shows the last seven from the server, and Undo restores a deleted one', async ({ page, woman }) => {
  await addEntries(woman, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  await open(page)
  const items = page.getByRole('list', { name: 'Saved pictures, newest first' }).getByRole('listitem')
  await expect(items).toHaveCount(7)
  await expect(items.first()).toContainText('Energy 9, focus 60, tension 20')
  await expect(items.first()).toContainText('A resting ember, a soft sky, calm water.')
  await expect(items.last()).toContainText('Energy 3,')
  await items
    .first()
    .getByRole('button', { name: /^Delete the entry of Today/ })
    .click()
  await expect(page.getByText('Entry deleted.')).toBeVisible()
  await expect.poll(async () => (await saved(woman)).map(({ energy }) => energy)).toEqual([8, 7, 6, 5, 4, 3, 2])
  await expect(items.first()).toContainText('Energy 8,')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back.')).toBeVisible()
  await expect.poll(async () => (await saved(woman)).map(({ energy }) => energy)).toEqual([9, 8, 7, 6, 5, 4, 3])
  await expect(items.first()).toContainText('Energy 9,')
  await expect(items).toHaveCount(7)
})

test('everything works by keyboard alone', async ({ page, woman }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'EmberTides' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'EmberTides' })).toBeFocused()
  await page.keyboard.press('Tab')
  const water = page.getByRole('slider', { name: 'Energy, on the picture' })
  await expect(water).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Energy' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Tension' })).toBeChecked()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('slider', { name: 'Tension, on the picture' })).toHaveAttribute('aria-valuetext', '1, still water')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save this moment' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(await saved(woman)).toEqual([expect.objectContaining({ energy: 100, focus: 50, tension: 1 })])
})

test('she discusses her picture with the assistant, and finds it unchanged on return', async ({ herPage: page }) => {
  const water = await open(page)
  await page.mouse.click(...(await placeIn(water, 0, 0)))
  await page.getByRole('link', { name: 'Discuss with the assistant' }).click()
  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('textbox', { name: 'Message to Lara' })).toHaveValue(/My EmberTides: energy 100, focus 50, tension 30/)
  await page.goBack()
  await expect(page.getByRole('img', { name: 'A blazing sun, a soft sky, calm water.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Tracker' }).click()
  await expect(page).toHaveURL('/tracker')
  await page.getByRole('link', { name: 'Open EmberTides' }).click()
  await expect(page.getByRole('img', { name: 'A blazing sun, a soft sky, calm water.' })).toBeVisible()
})

test('EmberTides is accessible', async ({ page, woman }) => {
  test.setTimeout(240_000)
  await open(page)
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await expectAccessible(page, 'embertides empty')
  await addEntries(woman, [10, 60, 95])
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Energy 95,' })).toBeVisible()
  await expectAccessible(page, 'embertides', [16, 20])
  await page.getByRole('button', { name: 'Use sliders' }).click()
  await expect(page.getByRole('slider', { name: 'Energy' })).toBeVisible()
  await expectAccessible(page, 'embertides sliders')
})
