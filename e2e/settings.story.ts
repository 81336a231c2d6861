import { expectAccessible } from './access.ts'
import { answerSetup, expect, expectToFit, freshEmail, look, PASSWORD, remember, test, testWithoutWorker } from './fixtures.ts'
import { emailTo } from './server.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const PREFERENCES = '/api/settings/preferences/'
const SAVED = 'Settings saved automatically'

test('a new name is shown everywhere and persists', { tag: '@core' }, async ({ page, woman, watch }) => {
  await page.goto('/settings')
  const name = page.getByLabel('Full Name')
  await expect(name).toHaveValue('Ana Keller')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(woman.email)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).not.toBeEditable()
  const save = page.getByRole('button', { name: 'Save changes' })
  await name.fill('   ')
  await expect(save).toBeDisabled()
  await name.fill('Anouk Keller')
  await save.click()
  await expect(page.getByText('✅ Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('✅ Profile updated successfully!'), 'the word goes after three seconds').toBeHidden({ timeout: 5_000 })
  await page.reload()
  await expect(name).toHaveValue('Anouk Keller')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anouk')

  watch.allow(/status of 500/)
  await page.goto('/settings')
  await page.route('**/api/settings/profile/update/', (route) => route.fulfill({ status: 500, json: {} }))
  await name.fill('Somebody Else')
  await save.click()
  await expect(page.getByText('❌ Failed to update profile')).toBeVisible()
  await expect(name, 'what she typed is still there').toHaveValue('Somebody Else')
})

test('her onboarding answers can be changed, and help lines follow her region', async ({ page, woman }) => {
  await answerSetup(woman, { region: 'UK' })
  await page.goto('/settings')
  const region = page.getByRole('radiogroup', { name: 'Region' })
  const save = page.getByRole('button', { name: 'Save answers' })
  await expect(region.getByRole('radio', { name: 'United Kingdom' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '46–50' })).toBeChecked()
  await expect(save).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Better sleep' }).uncheck()
  await expect(page.getByText('Please choose at least one goal')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Get support' }).check()
  await region.getByRole('radio', { name: 'Australia' }).check()
  await page.getByRole('radio', { name: 'Menopause, or after it' }).check()
  await save.click()
  await expect(page.getByText('Your answers are saved.')).toBeVisible()
  // A target half under the header counts as small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'settings, about her')
  await page.reload()
  await expect(region.getByRole('radio', { name: 'Australia' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Menopause, or after it' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Get support' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Better sleep' })).not.toBeChecked()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
    await look(page, `settings-about-${width}`)
  }
  await page.goto('/help')
  const lines = page.getByRole('region', { name: 'Australia' })
  await expect(lines.getByRole('link', { name: 'Call 000' })).toBeVisible()
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Help lines' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 000' })).toBeVisible()
})

test('colours, contrast and font size change at once and survive a reload', async ({ herPage: page }) => {
  const root = page.locator('html')
  await page.goto('/settings?tab=accessibility')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before)
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('switch', { name: 'High contrast' }).check()
  await expect(root).toHaveAttribute('data-theme', 'contrast-dark')
  await page.getByRole('switch', { name: 'Reduce motion' }).check()
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await page.getByRole('slider', { name: 'Font size' }).fill('20')
  await expect.poll(size).toBe(22.5)
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'contrast-dark')
  await expect(root).toHaveAttribute('data-motion', 'reduced')
  await expect(page.getByRole('slider', { name: 'Font size' })).toHaveValue('20')
  expect(await size()).toBe(22.5)
  await page.goto('/home')
  await expect(root).toHaveAttribute('data-theme', 'contrast-dark')
  await look(page, 'home-contrast-dark-20')
})

test('the colours follow the device until she chooses', async ({ herPage: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
})

test('a new time zone changes which day is today', async ({ page, woman }) => {
  await page.goto('/settings')
  const zone = page.getByRole('group', { name: 'Time zone' })
  await zone.getByRole('button', { name: 'Change time zone' }).click()
  const search = zone.getByRole('searchbox', { name: 'Search for a city' })
  await expect(search).toBeFocused()
  await search.fill('nowhere at all')
  await expect(zone.getByRole('status')).toHaveText('Nothing found. Try a large city near you.')
  await search.fill('kiri')
  await expect(zone.getByRole('status')).toHaveText('1 found.')
  await expectAccessible(page, 'settings time zone')
  await zone.getByRole('button', { name: /^Pacific \/ Kiritimati/ }).click()
  await expect(zone.getByText('Pacific / Kiritimati', { exact: true })).toBeVisible()
  await expect(zone.getByRole('button', { name: 'Change time zone' })).toBeFocused()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('✅ Profile updated successfully!')).toBeVisible()
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(Date.now())
  expect(data.today).toBe(there)
  await page.goto('/home')
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'Pacific/Kiritimati' })
  await expect(page.getByText(words.format(Date.now()), { exact: true })).toBeVisible()
})

test('she sees where she is signed in, and signs out everywhere else', async ({ page, woman, server, watch }) => {
  watch.allow(/status of 401/)
  const other = await fetch(`${server.origin}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
    body: JSON.stringify({ email: woman.email, password: PASSWORD }),
  })
  const { access } = (await other.json()) as { access: string }
  await page.goto('/settings?tab=account')
  await expect(page.getByText('This device, in use now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out Firefox on Android' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  const refused = await fetch(`${server.origin}/api/landing/dashboard/`, { headers: { authorization: `Bearer ${access}` } })
  expect(refused.status).toBe(401)
  await page.reload()
  await expect(page.getByText('This device, in use now')).toBeVisible()
})

const SECTIONS = [
  ['Profile', 'profile', 'Profile'],
  ['About my body', 'body', 'About my body'],
  ['Voice & Tone', 'voice', 'Voice & Tone'],
  ['Privacy', 'privacy', 'Privacy'],
  ['Accessibility', 'accessibility', 'Accessibility'],
  ['Notifications', 'notifications', 'Notifications'],
  ['Account & Data', 'account', 'Where you are signed in'],
] as const

test('each of the seven tabs has its name and its address', async ({ herPage: page }) => {
  await page.goto('/settings')
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await expect(tabs.getByRole('link')).toHaveText(SECTIONS.map(([label]) => label))
  for (const [label, address, heading] of SECTIONS.toReversed()) {
    await tabs.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(new RegExp(`tab=${address}$`))
    await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Settings · Emberwell')
  }
})

test('with the largest letters on a small phone every tab fits', async ({ page, woman }) => {
  await woman.call('PUT', PREFERENCES, {
    accessibility: { fontSize: 20 },
  })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [, address, heading] of SECTIONS) {
    await page.goto(`/settings?tab=${address}`)
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await expect(page.getByText(/^Fetching your/)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.style.fontSize)).toBe('140.625%')
    await expectToFit(page)
    await look(page, `settings-${address}-largest`)
  }
})

test('her choices are stored on the server, confirmed, and applied on her other device', async ({ page, woman, server, browser }) => {
  await page.goto('/settings?tab=voice')
  await page.getByRole('radio', { name: /^Pragmatic/ }).check()
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible()
  await expect(page.getByText(SAVED), 'the word goes after two seconds').toBeHidden()
  await page.getByRole('slider', { name: 'Speech speed' }).fill('1.3')
  await page.getByRole('switch', { name: 'Auto-play' }).check()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto('/settings?tab=privacy')
  await page.getByRole('switch', { name: 'Hide intimate entries' }).check()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto('/settings?tab=notifications')
  await page.getByRole('switch', { name: 'Daily reminders' }).uncheck()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto('/settings?tab=accessibility')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('slider', { name: 'Font size' }).fill('18')
  await expect(page.getByText(SAVED)).toBeVisible()
  expect((await woman.call('GET', PREFERENCES)).data).toMatchObject({
    voice: { enabled: true, tone: 'pragmatic', speed: 1.3, autoPlay: true },
    privacy: { sexualHealthMasked: true },
    accessibility: { darkMode: true, fontSize: 18 },
    notifications: { dailyReminders: false },
  })

  const context = await browser.newContext({ baseURL: server.origin })
  const elsewhere = await context.newPage()
  await remember(elsewhere, server.origin, woman)
  await elsewhere.goto('/home')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => elsewhere.evaluate(() => document.documentElement.style.fontSize)).toBe('126.562%')
  await elsewhere.goto('/settings?tab=voice')
  await expect(elsewhere.getByRole('radio', { name: /^Pragmatic/ })).toBeChecked()
  await expect(elsewhere.getByRole('slider', { name: 'Speech speed' })).toHaveValue('1.3')
  await context.close()
})

test('two tabs change different things, and neither undoes the other', async ({ page, woman, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/settings?tab=voice'), other.goto('/settings?tab=notifications')])
  await expect(other.getByRole('switch', { name: 'Daily reminders' })).toBeChecked()
  await page.getByRole('radio', { name: /^Calm/ }).check()
  await other.getByRole('switch', { name: 'Daily reminders' }).uncheck()
  // Together, since the message of one tab may be over before that of the other comes.
  await Promise.all([page, other].map((tab) => expect(tab.getByText(SAVED)).toBeVisible()))
  await expect
    .poll(async () => (await woman.call('GET', PREFERENCES)).data)
    .toMatchObject({ voice: { tone: 'calm' }, notifications: { dailyReminders: false } })
  await other.getByRole('link', { name: 'Voice & Tone' }).click()
  await expect(other.getByRole('radio', { name: /^Calm/ })).toBeChecked()
})

test('a choice made offline is stored, shown after a reload, and sent when she is online again', async ({ page, woman, context }) => {
  await page.goto('/settings?tab=accessibility')
  await expect(page.getByRole('switch', { name: 'High contrast' })).not.toBeChecked()
  await goOffline(page)
  await page.getByRole('switch', { name: 'High contrast' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await expect(page.getByText('Kept on this device. It is sent when you are back online.')).toBeVisible()
  await page.getByRole('link', { name: 'Voice & Tone' }).click()
  await page.getByRole('radio', { name: /^Calm/ }).check()
  await expect(page.getByText('Kept on this device. It is sent when you are back online.')).toBeVisible()
  await page.close()
  expect((await woman.call('GET', PREFERENCES)).data.accessibility.highContrast).toBe(false)
  await context.setOffline(false)

  const later = await context.newPage()
  await later.goto('/settings?tab=voice')
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'contrast')
  await expect(later.getByRole('radio', { name: /^Calm/ })).toBeChecked()
  await expect
    .poll(async () => (await woman.call('GET', PREFERENCES)).data)
    .toMatchObject({ accessibility: { highContrast: true }, voice: { tone: 'calm' } })
})

test('her address changes through the link in the email, after her password', async ({ page, woman, server, browser, watch }) => {
  watch.allow(/status of 40[013]/)
  const email = freshEmail('new')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  const field = page.getByRole('textbox', { name: 'New email address' })
  await field.fill('not an address')
  await page.getByRole('button', { name: 'Send the link', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await field.fill(email)
  await page.getByRole('button', { name: 'Send the link', exact: true }).click()
  await expect(page.getByText('Check your new inbox')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(woman.email)
  await expectAccessible(page, 'settings email link sent')

  await expect.poll(() => emailTo(server, email), { timeout: 15_000 }).toContain('/confirm-email/')
  const [link = ''] = /http\S+\/confirm-email\/\S+/.exec((await emailTo(server, email)) ?? '') ?? []
  // She reads her email on another device.
  const context = await browser.newContext({ baseURL: server.origin })
  const phone = await context.newPage()
  await phone.goto(new URL(link).pathname)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Is this your email address?')
  expect(phone.url(), 'the token is no longer in the address bar').toBe(`${server.origin}/confirm-email`)
  await expectAccessible(phone, 'confirm email')
  await phone.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(phone.getByText('Your email address is changed.')).toBeVisible()
  await phone.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await phone.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await phone.waitForURL('**/home')
  await phone.goto(new URL(link).pathname)
  await phone.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(phone.getByRole('alert'), 'the link works once').toContainText('expired or was already used')
  await context.close()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
})

test('she changes her password with the old one, and her other devices are signed out', async ({ page, woman, server, watch }) => {
  watch.allow(/status of 40[13]/)
  const login = (password: string) =>
    fetch(`${server.origin}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: woman.email, password }),
    })
  const { access } = (await (await login(PASSWORD)).json()) as { access: string }
  await page.goto('/settings?tab=account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('textbox', { name: 'New password' }).fill('a walk along the river')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a walk along the sea')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a walk along the river')
  await expectAccessible(page, 'settings new password')
  await page.getByRole('button', { name: 'Save password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your password is changed. Your other devices are signed out.')).toBeVisible()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  const refused = await fetch(`${server.origin}/api/landing/dashboard/`, { headers: { authorization: `Bearer ${access}` } })
  expect(refused.status).toBe(401)
  expect([(await login(PASSWORD)).status, (await login('a walk along the river')).status]).toEqual([401, 200])
})

test('no trace of her settings remains on a shared device', async ({ page, woman, server }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Email').fill(woman.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByLabel(/shared device/).check()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/home')
  await page.goto('/settings?tab=accessibility')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(page.locator('html'), 'hers as long as the tab is open').toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('emberwell')))).toEqual([])
  const next = await page.context().newPage()
  await next.goto(`${server.origin}/login`)
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'light')
})

testWithoutWorker('a section that is already loaded is rendered at once, without a placeholder', async ({ page, woman }) => {
  await woman.call('GET', PREFERENCES)
  await page.goto('/settings')
  await untilAllHere(page)
  await page.evaluate(() => {
    // React hides content behind a placeholder instead of removing it.
    new MutationObserver(() => {
      const isSomethingThere = [...document.querySelectorAll('main h2')].some((heading) => heading.checkVisibility())
      if (!isSomethingThere) document.documentElement.dataset['waited'] = ''
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  for (const name of ['Voice & Tone', 'Privacy', 'Accessibility', 'Notifications', 'Account & Data']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await expect(page.locator('html[data-waited]')).toHaveCount(0)
})
