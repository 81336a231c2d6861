import { expectAccessible } from './access.ts'
import { fillDeepDay, openDeepLog } from './deep-log.ts'
import { expect, freshEmail, PASSWORD, test } from './fixtures.ts'
import { choose, fillOrdinaryDay, moodNow, openSoftLog } from './quick-log.ts'
import { goOffline } from './page-ready.ts'

const EVERY_SIZE = [12, 16, 20]

/** Dialogs navigate by themselves after 2, 3 or 5 seconds; here they stay open until they are checked. */
function stopMovingOn(): void {
  const later = window.setTimeout.bind(window)
  const stopped = (work: TimerHandler, ms?: number) => (ms === 2_000 || ms === 3_000 || ms === 5_000 ? 0 : later(work, ms))
  Object.assign(window, { setTimeout: stopped })
}

test.describe('everyone can use', () => {
  test.describe.configure({ timeout: 240_000 })

  test('the start page', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('form', { name: 'Feedback' })).toBeVisible()
    await expectAccessible(page, 'landing', EVERY_SIZE)
    await page.getByRole('button', { name: 'Send me a demo' }).click()
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Please write a few words')).toBeVisible()
    await expectAccessible(page, 'landing with errors')
  })

  test('a form with errors, and one that was sent', async ({ page, watch }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please tell us your name')).toBeVisible()
    await expectAccessible(page, 'contact with errors')
    watch.allow(/status of 500/)
    await page.route('**/api/public/waitlist/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.goto('/original-emberwellw')
    await page.getByLabel('Your email').fill(freshEmail())
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'waitlist refused')
  })

  test('the login, also after a failure', async ({ page, watch }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('nobody@example.org')
    await expectAccessible(page, 'login', EVERY_SIZE)
    watch.allow(/status of 40[01]/)
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'login failed')
  })

  test('the menu of a phone', async ({ herPage: page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page, 'menu')
  })

  test('a forgotten password', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('not an address')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expectAccessible(page, 'forgot password with error')
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    await expectAccessible(page, 'forgot password sent')
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
    await expectAccessible(page, 'reset without link')
    await page.goto('/reset-password/12/abcdef')
    await page.getByRole('textbox', { name: 'New password' }).fill('short')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('shirt')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectAccessible(page, 'reset with errors')
  })

  test('the seven steps of sign-up', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Next' })
    await page.goto('/signup')
    await page.getByLabel('Full name').fill('Mara Lindt')
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('different')
    await page.getByRole('textbox', { name: 'Confirm password' }).blur()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectAccessible(page, 'signup step 0')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await choose(page, 'Your age', '46–50')
    await choose(page, 'Where you are', 'Perimenopause')
    await expectAccessible(page, 'signup step 1')
    await next.click()
    await choose(page, 'Language', 'English')
    await choose(page, 'Region', 'Australia')
    await expectAccessible(page, 'signup step 2')
    await next.click()
    await page.getByRole('checkbox', { name: 'Better sleep' }).check()
    await expectAccessible(page, 'signup step 3')
    for (const step of [4, 5, 6]) {
      await next.click()
      await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
      await expectAccessible(page, `signup step ${step}`)
    }
  })

  test('her Home, empty and with a day, a draft and a toast', async ({ page, woman }) => {
    await page.goto('/home')
    await expect(page.getByText("After a few days you'll see here what your notes have in common.")).toBeVisible()
    await expectAccessible(page, 'home empty', EVERY_SIZE)
    const { data } = await woman.call('GET', '/api/landing/dashboard/')
    const log = { mood_rating: 8, energy_level: 7, sleep_hours: 6.5, hot_flashes_count: 3 }
    await woman.call('POST', '/api/logs/quick-log/create/', { log_date: data.today, ...log })
    await page.reload()
    await (await moodNow(page, 'Good')).check()
    await expect(page.getByText('Mood: Good', { exact: true })).toBeVisible()
    // A toast with the focus in it does not close.
    await page.getByRole('button', { name: 'Undo' }).focus()
    await expectAccessible(page, 'home with toast', EVERY_SIZE)
  })

  test('the tracker and the history, empty and with entries', async ({ page, woman }) => {
    await page.goto('/tracker')
    await expect(page.getByText("You haven't created any logs yet.")).toBeVisible()
    await expectAccessible(page, 'tracker empty')
    const { data } = await woman.call('GET', '/api/landing/dashboard/')
    const day = Date.parse(`${data.today}T00:00:00Z`)
    for (const back of [0, 1, 3, 20]) {
      const log_date = new Date(day - back * 86_400_000).toISOString().slice(0, 10)
      await woman.call('POST', '/api/logs/quick-log/create/', { log_date, mood_rating: 2 + (back % 9), sleep_hours: 7, stress_triggers: 4 })
    }
    await page.reload()
    await expect(page.getByRole('link', { name: 'View All' })).toBeVisible()
    await expectAccessible(page, 'tracker', EVERY_SIZE)
    await page.goto('/tracker/history')
    await expect(page.getByRole('list', { name: 'Entries, newest first' })).toBeVisible()
    await expectAccessible(page, 'history', EVERY_SIZE)
    await page.getByLabel('Search').fill('no such thing')
    await expect(page.getByText('No entries found matching your criteria.')).toBeVisible()
    await expectAccessible(page, 'history without hits')
    await page.goto('/tracker/soft')
    await expect(page.getByText('You have already logged today.')).toBeVisible()
    await expectAccessible(page, 'already logged')
  })

  test('the Soft Log: as opened, with all questions, with errors, and the chooser', async ({ herPage: page }) => {
    await openSoftLog(page)
    await expectAccessible(page, 'soft log open')
    await page.getByRole('button', { name: 'Choose categories' }).click()
    await page.getByRole('checkbox', { name: /^Mood/ }).click()
    await expect(page.getByText('Please select at least 4 categories to continue')).toBeVisible()
    await expectAccessible(page, 'category chooser', EVERY_SIZE)
    for (const category of [/^Clear thinking/, /^Water and meals/, /^Movement/, /^Stress/]) {
      await page.getByRole('checkbox', { name: category }).check()
    }
    await page.getByRole('button', { name: 'Continue with 8' }).click()
    await page.getByRole('button', { name: 'Save log' }).click()
    await expect(page.getByText('Please answer the hydration question')).toBeVisible()
    await expectAccessible(page, 'soft log with errors')
    await fillOrdinaryDay(page)
    await choose(page, 'Night sweats last night?', 'Yes')
    await choose(page, 'Did you drink enough water?', 'Yes')
    await choose(page, 'Did you move your body today?', 'Yes')
    await page.getByRole('checkbox', { name: 'Walking' }).check()
    await expectAccessible(page, 'soft log full', EVERY_SIZE)
  })

  test('the Deep Log: as opened, the chooser, with all questions, and with errors', async ({ herPage: page }) => {
    await openDeepLog(page)
    await page.getByRole('button', { name: 'Save log' }).click()
    await expect(page.getByText('Please answer at least one question')).toBeVisible()
    await expectAccessible(page, 'deep log open')
    await page.getByRole('button', { name: 'Choose categories' }).click()
    await page.getByRole('checkbox', { name: /^Mood/ }).click()
    await expect(page.getByText('Please select at least 5 categories')).toBeVisible()
    await expectAccessible(page, 'deep category chooser')
    for (const category of [/^Energy/, /^Clear thinking/, /^Supplements/, /^Calm/, /^Journal/]) {
      await page.getByRole('checkbox', { name: category }).check()
    }
    await page.getByRole('button', { name: 'Continue with 10' }).click()
    await fillDeepDay(page)
    for (const name of ['Vitamin D', 'Evening Primrose Oil', 'Other']) await page.getByRole('checkbox', { name, exact: true }).check()
    await expectAccessible(page, 'deep log full', EVERY_SIZE)
  })

  test('the dialogs after saving, and the notice of an unsent log', async ({ herPage: page, context, watch }) => {
    watch.allow(/status of 500/)
    await page.addInitScript(stopMovingOn)
    const save = page.getByRole('button', { name: 'Save log' })
    await openSoftLog(page)
    await fillOrdinaryDay(page)
    await page.route('**/api/logs/quick-log/create/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await save.click()
    await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible()
    await expectAccessible(page, 'dialog error')
    await page.getByRole('button', { name: 'Try again' }).click()
    await goOffline(page)
    await save.click()
    await expect(page.getByRole('dialog', { name: 'Kept on this device' })).toBeVisible()
    await expectAccessible(page, 'dialog waiting')
    await page.getByRole('button', { name: 'Go to Tracker' }).click()
    await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
    await expectAccessible(page, 'tracker offline')
    await context.setOffline(false)
    await expect(page.getByText('1 log is waiting to be sent')).toBeHidden()
    await page.goto('/tracker/soft')
    await page.getByRole('link', { name: "Edit today's log" }).click()
    await page.getByRole('button', { name: 'Update log' }).click()
    await expect(page.getByRole('dialog', { name: /^Successfully Updated!/ })).toBeVisible()
    await expectAccessible(page, 'dialog updated')
  })

  test('the settings', async ({ herPage: page }) => {
    for (const tab of ['profile', 'accessibility', 'account']) {
      await page.goto(`/settings?tab=${tab}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      if (tab === 'profile') await expect(page.getByLabel('Full Name')).toBeVisible()
      if (tab === 'account') await expect(page.getByText('This device, in use now')).toBeVisible()
      await expectAccessible(page, `settings ${tab}`, tab === 'account' ? [16] : EVERY_SIZE)
    }
  })

  test('sign-up with a wrong address, and a setting that was not saved', async ({ herPage: page, browser, server, watch }) => {
    watch.allow(/status of [45]00/)
    await page.route('**/api/settings/preferences/', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.goto('/settings?tab=notifications')
    await page.getByRole('switch', { name: 'Daily reminders' }).uncheck()
    await expect(page.getByRole('status').filter({ hasText: 'Error saving settings' })).toBeVisible()
    await expectAccessible(page, 'settings not saved')

    const guest = await browser.newPage({ baseURL: server.origin })
    await guest.goto('/signup')
    await guest.getByLabel('Full name').fill('Marie')
    await guest.getByLabel('Email').fill('marie@exemple')
    await guest.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await guest.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Create Account' }).click()
    await expect(guest.getByRole('alert')).toHaveText('Please enter a valid email address')
    await expectAccessible(guest, 'signup with an address that is none')
    await guest.close()
  })

  test('a page that could not be loaded', async ({ herPage: page, watch }) => {
    watch.allow(/status of 500/)
    await page.route('**/api/landing/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/home')
    await expect(page.getByRole('alert').first()).toContainText('could not be loaded')
    await expectAccessible(page, 'home failed')
  })
})
