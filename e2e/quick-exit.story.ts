import type { Page } from '@playwright/test'
import { addCouple } from './couple.ts'
import { fill } from './filled.ts'
import { expect, remember, test } from './fixtures.ts'
import { seeAll, settle } from './page-ready.ts'

test('Esc pressed twice leaves at once, and Back does not return', { tag: '@core' }, async ({ page, woman }) => {
  await page.goto('/tracker')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_200)
  await page.keyboard.press('Escape')
  await expect(page, 'two slow presses are not meant').toHaveURL('/home')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('about:blank')

  await page.goBack()
  await page.waitForTimeout(500)
  await expect(page.getByText('Tracker')).toHaveCount(0)
  await expect(page.getByText(woman.name.split(' ')[0] ?? '')).toHaveCount(0)

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 }), 'who opens the address anew is let in').toContainText('Ana')
})

test('the Quick exit button leaves at once, also out of a dialog with Esc', { tag: '@core' }, async ({ herPage: page, context }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('about:blank')

  const next = await context.newPage()
  await next.goto('/tracker/soft')
  await next.getByRole('radiogroup', { name: 'How was your energy?' }).getByRole('radio', { name: 'Low' }).focus()
  await next.keyboard.press('Escape')
  await next.keyboard.press('Escape')
  await expect(next).toHaveURL('about:blank')
})

/** Window sizes, among them a phone in landscape and a desktop at 400 % zoom, where no bar covers the text. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]

/** Goes back through the page with Shift+Tab. Returns focused elements that the header covered. */
async function coveredGoingBack(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    const found = await page.evaluate(() => {
      const [focused, head] = [document.activeElement, document.querySelector('#root header')]
      if (!focused || !head || focused === document.body || head.contains(focused)) return undefined
      const { top, bottom } = focused.getBoundingClientRect()
      const edge = getComputedStyle(head).position === 'sticky' ? head.getBoundingClientRect().bottom : 0
      const isInView = top >= edge - 1 && bottom <= innerHeight + 1
      return isInView || bottom - top > innerHeight / 2 ? undefined : `${focused.outerHTML.slice(0, 90)} from ${top} to ${bottom}`
    })
    if (found) covered.push(found)
  }
  return covered
}

for (const kind of ['woman', 'partner'] as const)
  test(`a ${kind} at the end of a long page still sees the quick exit`, async ({ page, server, timezone }) => {
    test.slow()
    const { her, him } = await addCouple(server, timezone)
    await fill(her, him)
    await remember(page, server.origin, kind === 'woman' ? her : him, kind)
    const exit = page.getByRole('button', { name: 'Quick exit' })
    for (const window of WINDOWS) {
      const where = `${window.width} × ${window.height}`
      await page.setViewportSize(window)
      await page.goto(kind === 'woman' ? '/home' : '/partner/compass')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (kind === 'woman') {
        await settle(page)
        await seeAll(page)
      } else await expect(page.getByRole('region', { name: 'Recent Actions' })).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => page.evaluate(() => scrollY), { message: `${where} is long` }).toBeGreaterThan(window.height / 4)
      await expect(exit, where).toBeInViewport({ ratio: 1 })
      expect(await coveredGoingBack(page, 12), where).toEqual([])
      await exit.click()
      await expect(page, where).toHaveURL('about:blank')
    }
  })
