import { untilDraftIsStored } from './drafts.ts'
import { expect, expectToFit, freshEmail, look, PASSWORD, test } from './fixtures.ts'
import { todayOf } from './logs.ts'
import { choose, figure, fillOrdinaryDay, saveLog } from './quick-log.ts'

const WIDTHS = { 'on a wide screen': { width: 1280, height: 900 }, 'on a phone of 320 px': { width: 320, height: 640 } }

for (const [where, viewport] of Object.entries(WIDTHS)) {
  test.describe(where, () => {
    test.use({ viewport })

    test(
      `she signs up, logs her first day, edits it, and comes back ${where}`,
      { tag: viewport.width === 320 ? '@core' : [] },
      async ({ page }) => {
        test.slow()
        const email = freshEmail('mara')
        const isNarrow = viewport.width < 600
        const heading = page.getByRole('heading', { level: 1 })
        const next = page.getByRole('button', { name: 'Next' })
        const fits = () => expectToFit(page)

        await test.step('she creates an account', async () => {
          await page.goto('/')
          await fits()
          await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
          await expect(heading).toHaveText('Create your account')
          await expect(page.getByText('Step 0 of 6')).toBeVisible()
          const create = page.getByRole('button', { name: 'Create Account' })
          await page.getByLabel('Full name').fill('Mara Lindt')
          await page.getByLabel('Email').fill(email)
          await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
          await page.getByRole('textbox', { name: 'Confirm password' }).fill('something else')
          await page.getByRole('textbox', { name: 'Confirm password' }).blur()
          await expect(page.getByText('Passwords do not match')).toBeVisible()
          await expect(create).toBeDisabled()
          await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
          await expect(page.getByText('Passwords do not match')).toBeHidden()
          await fits()
          await create.click()
        })

        await test.step('she completes the profile in six steps', async () => {
          await expect(page.getByText('Step 1 of 6')).toBeVisible()
          await expect(next).toBeDisabled()
          await choose(page, 'Your age', '46–50')
          await expect(next).toBeDisabled()
          await choose(page, 'Where you are', 'Perimenopause')
          await fits()
          await next.click()

          await expect(page.getByText('Step 2 of 6')).toBeVisible()
          await expect(heading).toBeFocused()
          await choose(page, 'Language', 'English')
          await choose(page, 'Region', 'United States')
          await fits()
          await next.click()

          await expect(page.getByText('Step 3 of 6')).toBeVisible()
          await expect(next).toBeDisabled()
          await page.getByRole('checkbox', { name: 'Better sleep' }).check()
          await page.getByRole('checkbox', { name: 'Understand patterns' }).check()
          await fits()
          await next.click()

          await expect(page.getByText('Step 4 of 6')).toBeVisible()
          await page.getByRole('switch', { name: 'Voice' }).uncheck()
          await fits()
          await next.click()

          await expect(page.getByText('Step 5 of 6')).toBeVisible()
          await expect(page.getByText('Nothing is ever sent by itself.')).toBeVisible()
          await expect(page.getByRole('radio', { name: 'No, just me' })).toBeChecked()
          await choose(page, 'Would you like to tell a partner something now and then?', 'Yes, maybe one day')
          await fits()
          await look(page, `signup-sharing-${viewport.width}`)
          await next.click()

          await expect(page.getByText('Step 6 of 6')).toBeVisible()
          await untilDraftIsStored(page)
          await page.reload()
          await expect(page.getByText('Step 6 of 6'), 'a reload goes on where she was').toBeVisible()
          await expect(page.getByRole('definition').filter({ hasText: 'Better sleep, Understand patterns' })).toBeVisible()
          await expect(page.getByRole('definition').filter({ hasText: 'Yes, maybe one day' })).toBeVisible()
          await fits()
          await look(page, `signup-review-${viewport.width}`)
          await page.getByRole('button', { name: 'Complete Setup' }).click()
        })

        await test.step('her Home is empty and says so', async () => {
          await expect(page).toHaveURL('/home')
          await expect(heading).toHaveText(/^Good (morning|afternoon|evening), Mara$/)
          await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
          await expect(page.getByText("After a few days you'll see here what your notes have in common.")).toBeVisible()
          await fits()
          await look(page, `home-empty-${viewport.width}`)
        })

        await test.step('she logs her day', async () => {
          await page.getByRole('link', { name: /Start Today's Log/ }).click()
          await expect(page).toHaveURL('/tracker/soft')
          await fillOrdinaryDay(page)
          await fits()
          await look(page, `soft-log-${viewport.width}`)
          await saveLog(page)
          await expect(page, 'the page moves on by itself').toHaveURL('/tracker')
          await fits()
          await expect(figure(page, 'Day Streak')).toContainText('1')
          await expect(figure(page, 'Soft Logs').first()).toContainText('1')
          await look(page, `tracker-${viewport.width}`)
        })

        await test.step('her Home shows the log', async () => {
          await page.goto('/home')
          await expect(figure(page, "Today's Mood")).toContainText('8/10')
          await expect(figure(page, 'Energy Level')).toContainText('7/10')
          await expect(figure(page, 'Sleep Last Night')).toContainText('7 hours')
          await expect(figure(page, 'Hot Flashes')).toContainText('3')
          await expect(page.getByText('1 of 21')).toBeVisible()
          await fits()
          await look(page, `home-first-${viewport.width}`)
        })

        await test.step('she edits it through her history', async () => {
          await page.goto('/tracker/history')
          await fits()
          await expect(page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')).toHaveCount(1)
          await page.getByRole('link', { name: /^Edit Soft Log of / }).click()
          await expect(page).toHaveURL(/\/tracker\/soft\?entryId=\d+$/)
          await expect(page.getByRole('spinbutton', { name: 'How many hot flashes?' })).toHaveValue('3')
          await page.getByRole('button', { name: 'More, How many hot flashes?' }).click()
          await fits()
          await page.getByRole('button', { name: 'Update log' }).click()
          await expect(page.getByRole('dialog')).toContainText('Your log has been updated successfully!')
          await page.getByRole('button', { name: 'Go to Tracker' }).click()
          await expect(page).toHaveURL('/tracker')
          await page.goto('/home')
          await expect(figure(page, 'Hot Flashes')).toContainText('4')
        })

        await test.step('she logs out, and in again', async () => {
          if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click()
          await page.getByRole('button', { name: 'Logout' }).click()
          await expect(page).toHaveURL('/login')
          await fits()
          await page.getByLabel('Email').fill(email.toUpperCase())
          await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
          await page.getByRole('button', { name: 'Sign In' }).click()
          await expect(page).toHaveURL('/home')
          await expect(heading).toContainText('Mara')
          await expect(figure(page, 'Hot Flashes')).toContainText('4')
        })
      },
    )
  })
}

test('answers that could not be sent at once also set her English when they arrive', async ({ page, watch }) => {
  watch.allow(/status of 503/)
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Mara Lindt')
  await page.getByLabel('Email').fill(freshEmail('marl'))
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await choose(page, 'Your age', '46–50')
  await choose(page, 'Where you are', 'Perimenopause')
  await next.click()
  await choose(page, 'Language', 'English')
  await choose(page, 'Region', 'United Kingdom')
  await next.click()
  await page.getByRole('checkbox', { name: 'Better sleep' }).check()
  for (const step of [4, 5, 6]) {
    await next.click()
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
  }
  await page.route('**/api/settings/onboarding/', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Your first answers are kept on this device')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unroute('**/api/settings/onboarding/')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByText('Your first answers are kept on this device')).toHaveCount(0)
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('her largest figures fit in their cards, also at the largest font size', async ({ herPage: page, woman }) => {
    const answers = { log_date: await todayOf(woman), mood_rating: 10, energy_level: 10, sleep_hours: 10.25, hot_flashes_count: 30 }
    await woman.call('POST', '/api/logs/quick-log/create/', answers)
    await page.goto('/home')
    await expect(figure(page, 'Energy Level')).toContainText('10/10')
    for (const size of ['100%', '112.5%', '140.6%']) {
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted
      }, size)
      for (const label of ["Today's Mood", 'Energy Level', 'Sleep Last Night', 'Hot Flashes']) {
        const beyond = await figure(page, label).evaluate((card) => {
          const range = document.createRange()
          range.selectNodeContents(card)
          const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
          return Math.max(...Array.from(range.getClientRects(), ({ right }) => right - edge))
        })
        expect(beyond, `${label} at ${size}, in px beyond its card`).toBeLessThanOrEqual(1)
      }
    }
  })
})
