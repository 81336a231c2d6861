/** Helpers to use a page by keyboard alone. */
import { expect, type Page } from '@playwright/test'

/** More presses than any page should need. */
const TABS_MAX = 60

/** The focused element, described by its group, its label and its text. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const label = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join(' ') : ''
    const group = element.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
    return [group, element.getAttribute('aria-label') ?? '', label || element.textContent].join(' | ')
  })
}

/** Presses Tab until the focus is on the element that matches `words`; throws if it never is. */
export async function tabTo(page: Page, words: RegExp): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < TABS_MAX; press += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (words.test(here)) return expectVisibleFocus(page, here)
    passed.push(here)
  }
  throw new Error(`Tab never came to ${words}; it passed:\n${passed.join('\n')}`)
}

/** Expects a visible focus: an outline of the element or of its container. */
async function expectVisibleFocus(page: Page, what: string): Promise<void> {
  const isSeen = await page.evaluate(() => {
    for (let box = document.activeElement, steps = 0; box && steps < 3; box = box.parentElement, steps += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
    }
    return false
  })
  expect(isSeen, `the focus is seen on ${what}`).toBe(true)
}

/** Chooses an answer with the arrow keys: `steps` options to the right of the first. */
export async function answer(page: Page, question: RegExp, steps: number): Promise<void> {
  await tabTo(page, question)
  await page.keyboard.press('Space')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
}

/** Tabs to the element that matches `words` and presses Enter. */
export async function enter(page: Page, words: RegExp): Promise<void> {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
}

/** Expects the focus on an element that matches `words`. */
export async function expectFocusOn(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => focused(page), { message: `the focus is on ${words}` }).toMatch(words)
}
