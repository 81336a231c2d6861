import { untilDraftIsStored } from './drafts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addCouple, invite, openCompass } from './couple.ts'
import { addPerson, expect, look, PASSWORD, remember, test } from './fixtures.ts'
import { goOffline } from './page-ready.ts'

const SIGNALS = '/api/compass/signals/'
/** The browser logs every refused call; these are the ones that a story provokes. */
const REFUSED = /the server responded with a status of 40[13]/

const field = (page: Page) => page.getByLabel('What did you do?')
const kind = (page: Page) => page.getByLabel('Kind of support')
const button = (page: Page) => page.getByRole('button', { name: 'Log action' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Actions' })

test(
  'he joins by her invitation, logs an action that she reads, and gets a calm message when she ends the link',
  { tag: '@core' },
  async ({ page, browser, server, timezone, watch }) => {
    test.setTimeout(180_000)
    const her = await addPerson(server.origin, timezone)
    const herContext = await browser.newContext({ baseURL: server.origin, timezoneId: timezone, reducedMotion: 'reduce' })
    const herPage = await herContext.newPage()
    await remember(herPage, server.origin, her)
    await herPage.goto('/home')
    const { email, path } = await invite(server, her)

    await page.goto(path)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page
      .getByRole('button', { name: /password/i, disabled: false })
      .last()
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/partner\/compass$/)
    await expect(page.getByRole('heading', { name: 'Welcome, Jonas' })).toBeVisible()
    await expect(page).toHaveTitle('Compass · Emberwell')
    await expect(page.getByRole('region', { name: 'From Ana' })).toContainText('in her own words')

    await field(page).fill('  I cooked, and washed up after.  ')
    await expect(button(page), 'a kind is missing').toBeDisabled()
    await kind(page).selectOption('Practical Help')
    await button(page).click()
    await expect(page.getByText('Action logged successfully!')).toBeVisible()
    await expect(recent(page).getByText('I cooked, and washed up after.', { exact: true })).toBeVisible()
    const { data } = await her.call('GET', '/api/compass/inbox/')
    expect(data).toMatchObject([{ action_description: 'I cooked, and washed up after.', action_type: 'Practical Help', reaction: null }])

    const chat = await page.context().newPage()
    const failed: string[] = []
    chat.on('pageerror', (error) => failed.push(error.message))
    await chat.goto('/partner/chat')
    await expect(chat.getByText('Hello, I am Lara.', { exact: false })).toBeVisible()
    await page.bringToFront()

    watch.allow(REFUSED)
    const removed = await herPage.evaluate(async () => {
      const token = localStorage.getItem('auth_token') ?? ''
      const answer = await fetch('/api/compass/unlink-partner/', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
      return answer.status
    })
    expect(removed).toBe(200)
    // Without any interaction, every open page reports it, long before Compass polls again after half a minute.
    for (const open of [page, chat]) await expect(open.getByRole('heading', { name: 'You are not linked' })).toBeVisible()
    await expect(chat.getByText('Hello, I am Lara.', { exact: false })).toBeHidden()
    await expect(chat).toHaveURL(/\/partner\/chat$/)
    expect(failed).toEqual([])
    await chat.close()
    await page.bringToFront()
    await expect(page.getByRole('heading', { name: 'You are not linked' })).toBeFocused()
    await expect(page, 'he stays where he is').toHaveURL(/\/partner\/compass$/)
    await expect(page.getByText('I cooked')).toBeHidden()
    await expect(page.getByText('Ana')).toBeHidden()
    await expectAccessible(page, 'compass cut off')

    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You are not linked' }), 'and signed in again it is the same').toBeVisible()
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page.getByRole('heading', { name: 'You are not linked' })).toBeVisible()
    await expect(page.getByText('Ana')).toBeHidden()
    await expectAccessible(page, 'compass unlinked')
    await herContext.close()
  },
)

test('a partner has Compass, quick exit and a way to leave, but no Settings', async ({ page, server, timezone }) => {
  const { him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  for (const path of ['/home', '/settings', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/partner\/compass$/)
  }
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(pages.first()).toHaveText('Compass')
  for (const name of await pages.allTextContents()) expect(['Compass', 'Chat']).toContain(name)
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeVisible()
  await page.getByRole('link', { name: 'Emberwell, home' }).click()
  await expect(page).toHaveURL(/\/partner\/compass$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('nothing that he typed is lost by a chip, a reload or a failure, and offline it is sent once', async ({
  page,
  server,
  timezone,
  watch,
}) => {
  const { her, him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  await openCompass(page)
  await expect(button(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Gave space' }).click()
  await expect(field(page)).toHaveValue('I left you some time and quiet for yourself.')
  await page.getByRole('button', { name: 'Chai or coffee' }).click()
  await expect(field(page), 'one chip replaces another').toHaveValue(/^I made you a cup/)
  await field(page).fill('We walked by the river.')
  await page.getByRole('button', { name: 'Listened, did not fix' }).click()
  await expect(field(page), 'his own words stay').toHaveValue('We walked by the river.\nI listened, and did not try to fix anything.')
  await field(page).fill('   ')
  await kind(page).selectOption('Affection & Comfort')
  await expect(button(page), 'white space is nothing').toBeDisabled()
  await field(page).fill('We walked by the river.')
  await untilDraftIsStored(page)
  await page.reload()
  await expect(field(page)).toHaveValue('We walked by the river.')
  await expect(kind(page)).toHaveValue('Affection & Comfort')

  watch.allow(/status of 503/)
  const create = '**/api/compass/supportive-actions/create/'
  await page.route(create, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Please try again in a moment.' } }),
  )
  await button(page).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Please try again in a moment.' })
  await expect(failure).toBeVisible()
  await expect(field(page)).toHaveValue('We walked by the river.')
  await expect(failure, 'the banner clears after five seconds').toBeHidden({ timeout: 7_000 })
  await page.unroute(create)

  await goOffline(page)
  await button(page).click()
  await expect(page.getByText('goes out by itself once there is a connection')).toBeVisible({ timeout: 15_000 })
  await expect(field(page)).toHaveValue('')
  await expect(recent(page)).toContainText('1 action is waiting to be sent.')
  await page.context().setOffline(false)
  await expect(recent(page).getByText('We walked by the river.')).toBeVisible({ timeout: 15_000 })
  expect((await her.call('GET', '/api/compass/inbox/')).data).toHaveLength(1)
})

test('her signal is shown word for word, without a time, until she withdraws it', async ({ page, server, timezone }) => {
  const { her, him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  const { data } = await her.call('POST', SIGNALS, { category: 'energy', text: 'Low today.\nIt is <b>not</b> about you.' })
  await openCompass(page)
  const words = page.getByRole('region', { name: 'From Ana' })
  await expect(words).toContainText('It is <b>not</b> about you.')
  expect(await words.innerText(), 'nothing but what she wrote and what it is about').toBe(
    'From Ana\n\nEnergy\n\nLow today.\nIt is <b>not</b> about you.',
  )
  await her.call('DELETE', `${SIGNALS}${data.id}/`)
  await page.reload()
  await expect(words).toContainText('wants you to know something')
})

test('suggestions show how earlier ones were received, with a warning where they were not', async ({ page, server, timezone }) => {
  test.setTimeout(120_000)
  const { him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  await openCompass(page)
  const ideas = page.getByRole('region', { name: 'Adaptive Suggestions' }).getByRole('listitem')
  await expect(ideas).toHaveCount(3)
  await expect(ideas.first(), 'no data yet').toContainText('Not known yet')
  const before = await ideas.first().innerText()
  await page.getByRole('button', { name: 'Another idea' }).click()
  await expect(ideas.first()).not.toHaveText(before.replaceAll('\n', ''))
  await expect(page.getByRole('region', { name: 'What Worked Well' })).toContainText('there’s no hurry')

  const known = { action_type: 'Practical Help', confidence: 85, confidence_words: 'Mostly well taken' }
  const shunned = { action_type: 'Affection & Comfort', confidence: 31, confidence_words: 'Rarely well taken' }
  await page.route('**/api/compass/suggestions/**', (route) =>
    route.fulfill({
      json: {
        data: [
          { id: 'one', suggestion: 'Clear the table.', category: 'practical', backfire: false, ...known },
          { id: 'two', suggestion: 'Offer a hug.', category: 'support', backfire: true, ...shunned },
        ],
      },
    }),
  )
  await page.route('**/api/compass/what-worked/**', (route) =>
    route.fulfill({
      json: {
        data: [
          { ...known, receptive: 9, neutral: 1, withdrawn: 0 },
          { ...shunned, receptive: 1, neutral: 1, withdrawn: 5 },
        ],
      },
    }),
  )
  await page.reload()
  await expect(ideas.first()).toContainText('Confidence 85 %')
  await expect(ideas.first()).not.toContainText('Handle with care')
  await expect(ideas.last()).toContainText('Handle with care')
  const worked = page.getByRole('region', { name: 'What Worked Well' })
  await expect(worked).toContainText('9 receptive, 1 neutral, 0 withdrawn')
  await expect(worked).toContainText('Only sums are shown')
  await expectAccessible(page, 'compass with figures')
})

test('he can leave after one confirmation', async ({ page, server, timezone, watch }) => {
  test.setTimeout(120_000)
  // The long poll for the end of the link is refused when the link ends.
  watch.allow(REFUSED)
  const { her, him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  await openCompass(page)
  await page.getByRole('button', { name: 'Leave Compass' }).click()
  const question = page.getByRole('dialog', { name: 'Leave Compass?' })
  await expectAccessible(page, 'compass leaving')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Leave Compass' }).click()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You have left.')).toBeVisible()
  expect((await her.call('GET', '/api/compass/partner-info/')).data).toMatchObject({ is_linked: false, status: 'none' })
})

test('Compass is accessible: empty, with content, and its privacy text', async ({ page, server, timezone }) => {
  test.setTimeout(180_000)
  const { her, him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  await openCompass(page)
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expectAccessible(page, 'compass empty')
  await her.call('POST', SIGNALS, { category: 'support needs', text: 'A quiet evening would be lovely.' })
  for (const text of ['Made dinner.', 'Listened.', 'Took the children out.', 'Made tea.', 'Kept quiet.', 'Washed up.']) {
    await him.call('POST', '/api/compass/supportive-actions/create/', { action_description: text, action_type: 'Practical Help' })
  }
  await page.reload()
  await recent(page).getByRole('button', { name: 'Show more' }).click()
  await expect(recent(page).getByRole('listitem')).toHaveCount(6)
  await field(page).fill('x'.repeat(450))
  await expect(page.getByText('50 characters left')).toBeVisible()
  await expectAccessible(page, 'compass filled', [16, 20])
  await page.getByRole('button', { name: 'Privacy info' }).click()
  await expect(page.getByRole('dialog')).toContainText('receptive, neutral or withdrawn')
  await expectAccessible(page, 'compass privacy')
  await look(page, 'compass-privacy')
})
