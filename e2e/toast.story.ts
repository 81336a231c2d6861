import type { Locator, Page } from '@playwright/test'
import { expect, look, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const TOAST = '[role="status"]:has(> div > span button)'

/** Taps the middle of a control, whatever covers it. */
async function touch(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The names of the controls whose middle is covered by the toast: of all in view, or of the one at `index`. */
function coveredControls(page: Page, index?: number): Promise<string[]> {
  return page.evaluate(
    ([selector, only]) => {
      const toast = document.querySelector(selector)
      return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button:enabled)')]
        .filter((control, place) => {
          if (only !== undefined && place !== only) return false
          const { left, top, width, height } = control.getBoundingClientRect()
          return width > 0 && toast?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        .map((control) => control.textContent)
    },
    [TOAST, index] as const,
  )
}

async function openHome(page: Page): Promise<Locator> {
  await page.goto('/home')
  const days = page.getByRole('grid', { name: /^Flow Calendar/ }).locator('button:enabled')
  await expect(days.first()).toBeVisible()
  await touch(page, page.getByRole('button', { name: 'Month', exact: true }))
  return days
}

async function note(page: Page, day: Locator, flow: string): Promise<void> {
  await touch(page, day)
  await page.getByRole('radio', { name: flow }).check()
  await touch(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }))
}

test('after she records two days in a row, the toast of the first does not cover Save', async ({ herPage: page }) => {
  const days = await openHome(page)
  await touch(page, page.getByRole('button', { name: 'Previous month' }))
  await note(page, days.nth(0), 'Light flow')
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await note(page, days.nth(1), 'Heavy flow')
  await look(page, 'toast-dialog')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(days.nth(1)).toHaveAccessibleName(/heavy flow$/)
})

test('a toast moves away from every control that she reaches, by touch and by keyboard', async ({ herPage: page }) => {
  const days = await openHome(page)
  await touch(page, days.nth(0))
  await page.getByRole('radio', { name: 'Light flow' }).check()
  await touch(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel' }))
  const toast = page.locator(TOAST)
  await expect(toast).toContainText('Closed without saving.')
  // It stays while the mouse is over its button.
  await toast.getByRole('button', { name: 'Close' }).hover()
  const controls = page.locator('main').locator('a[href], button:enabled')
  for (const [index, control] of (await controls.all()).entries()) {
    if (!(await control.isVisible())) continue
    await control.focus()
    await expect.poll(() => coveredControls(page, index), `control ${index}`).toEqual([])
  }
  await look(page, 'toast-page')

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const moment = page.getByRole('button', { name: /^Hot flash now/ })
  for (const block of ['start', 'end'] as const) {
    await moment.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: 'instant' }), block)
    await expect.poll(() => coveredControls(page)).not.toContain(await moment.textContent())
  }
})
