import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addCouple, signInPartner } from './couple.ts'
import { fill, EMPTY_ACCOUNT } from './filled.ts'
import { faintShapes } from './forced-colours.ts'
import { expect, expectToFit, remember, test } from './fixtures.ts'
import { spaceWords, spoiltWords, tabThrough } from './focusable.ts'
import { seeAll, settle, walkEveryPage } from './page-ready.ts'

/** Browser messages about addresses that are not hers, and about an ended link. */
const REFUSED = /status of 40[134]/

/** 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
const DESK = { width: 1280, height: 900 }

/** Text that is cut off or overlaps, after long lists have measured their rows for the new width. */
async function findTextFaults(page: Page): Promise<string[]> {
  const first = await spoiltWords(page)
  if (first.length === 0) return first
  await settle(page)
  return spoiltWords(page)
}

/** The checks of every page. */
function checkerFor(page: Page, who: string) {
  return async (name: string) => {
    const slug = `${who} ${name.replaceAll(/[^a-z]+/gi, ' ').trim()}`
    await seeAll(page)
    await expectAccessible(page, slug)
    const findings: string[] = []

    await page.setViewportSize(ZOOMED)
    await expectToFit(page)
    for (const words of await findTextFaults(page)) findings.push(`at 400 %: ${words}`)
    const { stops, findings: lost } = await tabThrough(page)
    expect.soft(stops, `${slug} has stops for the keyboard`).toBeGreaterThan(5)
    for (const stop of lost) findings.push(`at 400 %: ${stop}`)

    await spaceWords(page, true)
    for (const size of [ZOOMED, DESK]) {
      await page.setViewportSize(size)
      await expectToFit(page)
      for (const words of await findTextFaults(page)) findings.push(`set wide apart at ${size.width} px: ${words}`)
    }
    await spaceWords(page, false)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      const look = colorScheme === 'dark' ? 'contrast-dark' : 'contrast'
      await expect(page.locator('html'), 'the page is as dark as the system').toHaveAttribute('data-theme', look)
      for (const shape of await faintShapes(page)) findings.push(`in forced colours, ${colorScheme}: ${shape}`)
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })

    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    if (moving > 0) findings.push(`${moving} things move although nothing may`)
    expect.soft(findings.map((finding) => `${slug}, ${finding}`).join('\n')).toBe('')
  }
}

test.describe('on every page', () => {
  test.describe.configure({ timeout: 420_000 })

  test('a guest, in every theme and size', async ({ page, watch }) => {
    watch.allow(REFUSED)
    const pages = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['public', 'guest'] }, checkerFor(page, 'guest'))
    expect(pages).toEqual(expect.arrayContaining(['/', '/login', '/signup', '/reset-password', '/privacy', '/nothing/here']))
  })

  test('a woman without records', async ({ page, woman, watch }) => {
    watch.allow(REFUSED)
    expect(woman.id).toBeGreaterThan(0)
    const pages = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['woman'] }, checkerFor(page, 'empty'))
    expect(pages).toEqual(expect.arrayContaining(['/home', '/tracker/history', '/embertides', '/insights', '/reminders', '/add-partner']))
  })

  test('a woman with records of every kind and a linked partner', async ({ page, server, timezone }) => {
    const { her, him } = await addCouple(server, timezone)
    const places = await fill(her, him)
    await remember(page, server.origin, her)
    const pages = await walkEveryPage(page, { places, kinds: ['woman'] }, checkerFor(page, 'her'))
    expect(pages).toEqual(expect.arrayContaining([...Object.values(places).flat(), '/home', '/tracker']))
  })

  test('a partner, linked and not', async ({ page, server, timezone, watch }) => {
    watch.allow(REFUSED)
    const { her, him } = await addCouple(server, timezone)
    await fill(her, him)
    await remember(page, server.origin, him, 'partner')
    const linked = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['partner'] }, checkerFor(page, 'him'))
    await her.call('DELETE', '/api/compass/unlink-partner/')
    await remember(page, server.origin, await signInPartner(server, him.email), 'partner')
    const alone = await walkEveryPage(page, { places: EMPTY_ACCOUNT, kinds: ['partner'] }, checkerFor(page, 'unlinked'))
    for (const pages of [linked, alone]) expect(pages).toEqual(['/partner/compass', '/partner/chat', '/partner/account'])
  })
})
