import type { Page } from '@playwright/test'
import { expect, freshEmail, PASSWORD, test } from './house.ts'
import { figure } from './soft-log.ts'

const TABS_MAX = 60

/** What has the focus, by role-like kind and accessible words. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.textContent).join(' ') : ''
    const group = element.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
    return [group, element.getAttribute('aria-label') ?? '', label || element.textContent].join(' | ')
  })
}

/** Presses Tab until the focus stands on what the words name; fails when it never comes there. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < TABS_MAX; press += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (words.test(here)) return expectVisibleFocus(page, here)
    passed.push(here)
  }
  throw new Error(`Tab never came to ${words}; it passed:\n${passed.join('\n')}`)
}

/** The focus must be seen: an outline, or one drawn by the box around it. */
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

/** Answers a question with the arrow keys: the answer is the `steps`th to the right of the first. */
async function answer(page: Page, question: RegExp, steps: number): Promise<void> {
  await tabTo(page, question)
  await page.keyboard.press('Space')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
}

test('with the keyboard alone she signs up, logs her day, finds it in the history and logs out', async ({ page }) => {
  test.slow()
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('from the start page to an account', async () => {
    await page.goto('/')
    await expect(heading).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Skip to content')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, /Get Started/)
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Create your account')
    await expect(heading, 'the focus goes to the new page').toBeFocused()
    await tabTo(page, /Full name/)
    await page.keyboard.type('Keya Board')
    await tabTo(page, /Email/)
    await page.keyboard.type(freshEmail('keya'))
    await tabTo(page, /\| Password/)
    await page.keyboard.type(PASSWORD)
    await tabTo(page, /Confirm password/)
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
  })

  await test.step('through the six steps', async () => {
    await expect(page.getByText('Step 1 of 6')).toBeVisible()
    await answer(page, /Your age/, 1)
    await answer(page, /Where you are/, 1)
    await tabTo(page, /Next/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of 6')).toBeVisible()
    await answer(page, /Language/, 0)
    await answer(page, /Region/, 2)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 3 of 6')).toBeVisible()
    await tabTo(page, /Manage hot flashes/)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    for (const step of [4, 5]) {
      await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
      await tabTo(page, /Next/)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '41–45' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'United Kingdom' })).toBeVisible()
    await tabTo(page, /Complete Setup/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
    await expect(heading).toBeFocused()
  })

  await test.step('to her Soft Log', async () => {
    await tabTo(page, /Start Today's Log/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/tracker/soft')
    await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
    await answer(page, /Did you have hot flashes today/, 0)
    await tabTo(page, /How many hot flashes\?$/)
    await page.keyboard.press('ArrowUp')
    await tabTo(page, /How was your mood today/)
    await page.keyboard.press('ArrowRight')
    await answer(page, /How was your energy/, 2)
    await answer(page, /Did you sleep last night/, 0)
    await tabTo(page, /About how many hours/)
    await tabTo(page, /About how many hours\?$/)
    await page.keyboard.type('6')
    await tabTo(page, /Save log/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Successfully Saved!' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL('/tracker')
  })

  await test.step('back to Home, to the history, and out', async () => {
    await expect(heading, 'the focus is not lost with the dialog').toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, /View All/)
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Entry History')
    await expect(page.getByRole('list', { name: 'Entries, newest first' })).toContainText('Mood 8 of 10')
    await page.goto('/home')
    await expect(figure(page, 'Hot Flashes')).toContainText('2')
    await expect(figure(page, 'Energy Level')).toContainText('10/10')
    await expect(figure(page, 'Sleep Last Night')).toContainText('6 hours')
    await tabTo(page, /Logout/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
  })
})

test('a dialog keeps the focus inside, and gives it back', async ({ page, woman, watch }) => {
  watch.allow(/status of 400/)
  await page.goto('/tracker/soft')
  await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
  // Another device was faster, so that the save is refused and the dialog stays until she decides.
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: data.today, mood_rating: 6 })
  await answer(page, /Did you have hot flashes today/, 1)
  await tabTo(page, /How was your mood today/)
  await page.keyboard.press('ArrowLeft')
  await answer(page, /How was your energy/, 1)
  await answer(page, /Did you sleep last night/, 1)
  await page.getByRole('button', { name: 'Save log' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Error!' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement
      return element !== null && element !== document.body && element.closest('dialog') === null
    })
    expect(isOutside, 'Tab stays in the dialog').toBe(false)
  }
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save log' })).toBeFocused()
})
