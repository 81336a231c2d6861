import { draftsOnDisk } from './drafts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, test, testWithoutWorker } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { goOffline } from './page-ready.ts'

const HISTORY = '/api/logs/all-logs/history/'

/** The displayed answer to a question. */
function answer(page: Page, question: string) {
  return page.getByRole('term').filter({ hasText: question }).locator('xpath=following-sibling::dd')
}

test('an entry shows every answer with the labels of its form, and lists skipped questions', { tag: '@core' }, async ({ page, woman }) => {
  const today = await todayOf(woman)
  const { data } = await woman.call('POST', '/api/logs/quick-log/create/', {
    log_date: today,
    hot_flashes_count: 0,
    night_sweats_count: 2,
    mood_rating: 8,
    energy_level: 7,
    sleep_hours: 6.5,
    hydration_level: 0,
    physical_activity: 1,
    exercise_types: ['walking', 'yoga'],
    elapsed_seconds: 95,
  })
  await page.goto(`/tracker/soft/${data.id}`)
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${today}T00:00:00Z`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  await expect(answer(page, 'Did you have hot flashes today?')).toHaveText('No')
  await expect(answer(page, 'Night sweats last night?')).toHaveText('2')
  await expect(answer(page, 'How was your mood today?')).toHaveText('Good, 8 of 10')
  await expect(answer(page, 'How was your energy?')).toHaveText('Medium')
  await expect(answer(page, 'Did you sleep last night?')).toHaveText('About 6.5 hours')
  await expect(answer(page, 'Did you drink enough water?')).toHaveText('No')
  await expect(answer(page, 'Did you move your body today?')).toHaveText('Yes: walking, yoga')
  await expect(page.getByText('Not answered: clear thinking, meals, stress.')).toBeVisible()
  await expect(page.getByText('It took 2 minutes.')).toBeVisible()
  await expect(page.getByText('Previous versions')).toBeHidden()
  expect(await page.title(), 'no health word in the tab').toBe('Tracker · Emberwell')
})

test('a Deep Log entry shows her choices and her texts unchanged', async ({ page, woman }) => {
  test.slow()
  const today = await todayOf(woman)
  const { data } = await woman.call('POST', '/api/logs/deep-log/create/', {
    log_date: today,
    hot_flashes_count_detail: '4',
    hot_flashes_comfort_help: 'A fan,\nand the window open.',
    body_wake_up_feeling: 'groggy',
    dominant_emotion_today: 'calm',
    energy_steadiness: 'rise-fall',
    supplements: [
      { name: 'Vitamin D', taken: true, notes: 'with breakfast' },
      { name: 'Iron', taken: false },
    ],
    guided_journal_response: 'I was kind to myself.',
  })
  await page.goto(`/tracker/deep/${data.id}`)
  await expect(answer(page, 'How many hot flashes today?')).toHaveText('4')
  await expect(answer(page, 'What brought you comfort?')).toHaveText('A fan,\nand the window open.')
  await expect(answer(page, 'What did you feel most today?')).toHaveText('Calm')
  await expect(answer(page, 'How was your energy through the day?')).toHaveText('Up and down')
  await expect(answer(page, 'What do you take?')).toHaveText('Vitamin D: taken, with breakfast\nIron: not taken')
  await expect(page.getByText('I was kind to myself.')).toBeVisible()
  await expect(page.getByText(/^Not answered: what shaped your sleep, a change of mood, /)).toBeVisible()
  await expectAccessible(page, 'deep entry', [12, 16, 20])

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/tracker/deep?entryId=${data.id}`)
  await page.goto(`/tracker/soft/${data.id}`)
  await expect(page.getByText('Entry not found')).toBeVisible()
})

test('with hidden intimate entries her journal is behind Show, in earlier versions too', async ({ page, woman }) => {
  test.slow()
  const today = await todayOf(woman)
  const log = { dominant_emotion_today: 'calm', guided_journal_response: 'I was kind to myself.' }
  const { data } = await woman.call('POST', '/api/logs/deep-log/create/', { log_date: today, ...log })
  const changed = { ...log, guided_journal_response: 'I was kinder.' }
  await woman.call('PUT', `/api/logs/deep-log/${today}/update/`, changed)
  await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })

  await page.goto(`/tracker/deep/${data.id}`)
  await expect(answer(page, 'What did you feel most today?').first()).toHaveText('Calm')
  await expect(page.getByText('Hidden').first()).toBeVisible()
  await page.getByText(/^As you saved it/).click()
  await expect(page.getByText('Hidden')).toHaveCount(4)
  await expect(page.getByText('I was kind')).toHaveCount(0)
  await expectAccessible(page, 'entry with a hidden answer')
  await page
    .getByRole('button', { name: /^Show your answer to: / })
    .first()
    .click()
  await expect(page.getByText('I was kinder.')).toBeVisible()
  await expect(page.getByText('I was kind to myself.')).toHaveCount(0)
})

test('Discuss with Lara passes on the entry, and nothing of it is in the address', { tag: '@core' }, async ({ page, woman }) => {
  const today = await todayOf(woman)
  const ids = await addSoftLogs(woman, [today])
  // A recent conversation stays closed for the text of the entry, also after a reload.
  const session_id = (await woman.call('POST', '/api/chat/session/create/')).session.id
  await woman.call('POST', '/api/chat/send/', { message: 'hello', session_id })
  await page.goto(`/tracker/soft/${ids.get(today)}`)
  await page.getByRole('button', { name: 'Discuss with Lara' }).click()
  await expect(page).toHaveURL('/chat')
  const field = page.getByRole('textbox', { name: 'Message to Lara' })
  await expect(field).toHaveValue(/^Here is my Soft Log of /)
  // The text in the field, and what it is about.
  await expect.poll(() => draftsOnDisk(page)).toBe(2)
  await page.reload()
  await expect(field).toHaveValue(/^Here is my Soft Log of /)
  await expect(page).toHaveURL('/chat')
})

test('she moves between entries by links and arrow keys, and back to her place in the history', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = Array.from({ length: 60 }, (_, back) => daysBefore(today, back))
  await addSoftLogs(woman, days)
  const heading = page.getByRole('heading', { level: 1 })
  const dayWords = (day: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
  const wanted = days[40] ?? ''
  const view = page.getByRole('link', { name: `View Soft Log of ${dayWords(wanted)}` })

  await page.goto('/tracker/history')
  await expect(page.getByRole('list', { name: 'Entries, newest first' })).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(async () => {
    // Scrolling may still move the page; the row must be there when it has come to rest.
    if (!(await view.isVisible())) await page.mouse.wheel(0, 450)
    await view.scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
  const before = (await view.boundingBox())?.y ?? Number.NaN
  await view.click()
  await expect(heading).toHaveText(dayWords(wanted))
  await expect(heading).toBeFocused()

  await page.getByRole('link', { name: 'Previous entry' }).click()
  await expect(heading).toHaveText(dayWords(days[41] ?? ''))
  await expect(heading).toBeFocused()
  await expect(page.getByRole('link', { name: 'Next entry' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(dayWords(wanted))
  await expect(page.getByRole('link', { name: 'Next entry' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(dayWords(days[39] ?? ''))

  await page.getByRole('link', { name: 'Back to History' }).click()
  await expect(page).toHaveURL('/tracker/history')
  await expect(view, 'the row of the entry is where it was').toBeVisible()
  await expect.poll(async () => Math.abs(((await view.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(40)

  await page.goto('/tracker/history')
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click()
  await expect(page.getByText('This is your newest')).toBeVisible()
})

test('she amends any day, and can compare earlier versions', async ({ page, woman }) => {
  test.slow()
  const day = daysBefore(await todayOf(woman), 200)
  const { data } = await woman.call('POST', '/api/logs/quick-log/create/', {
    log_date: day,
    hot_flashes_count: 3,
    mood_rating: 4,
    energy_level: 7,
    sleep_hours: 7,
  })
  await page.goto(`/tracker/soft/${data.id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`/tracker/soft?entryId=${data.id}`)
  await page.getByRole('button', { name: 'More, How many hot flashes?' }).click()
  await page.getByRole('button', { name: 'Update log' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your log has been updated successfully!')

  await page.goto(`/tracker/soft/${data.id}`)
  await expect(answer(page, 'Did you have hot flashes that day?').first()).toHaveText('4')
  await expect(page.getByText(/^Saved .* Changed /)).toBeVisible()
  await page.getByText(/^As you saved it/).click()
  const change = page.getByRole('row').filter({ hasText: 'Did you have hot flashes that day?' })
  await expect(change.getByRole('cell').nth(0)).toHaveText('3')
  await expect(change.getByRole('cell').nth(1)).toHaveText('4')
  await expect(page.getByText('3 other answers are the same.')).toBeVisible()
  await expectAccessible(page, 'entry with a former version', [12, 16, 20])
})

test('a deleted entry disappears at once, and Undo restores it completely', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const ids = await addSoftLogs(woman, [today, daysBefore(today, 1), daysBefore(today, 2)])
  const rows = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')
  await page.goto(`/tracker/soft/${ids.get(daysBefore(today, 1))}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/tracker/history')
  await expect(page.getByText('Entry deleted.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect.poll(async () => (await woman.call('GET', HISTORY)).data.length).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Yesterday')
  expect((await woman.call('GET', HISTORY)).data).toHaveLength(3)
})

testWithoutWorker('offline a deletion waits, and Undo cancels it before it is sent', async ({ page, woman, context }) => {
  const today = await todayOf(woman)
  const ids = await addSoftLogs(woman, [today, daysBefore(today, 1)])
  const rows = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')
  const remove = async () => {
    await page
      .getByRole('link', { name: /^View / })
      .nth(1)
      .click()
    await expect(page.getByText('This is your first')).toBeVisible()
    await goOffline(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/tracker/history')
    await expect(rows).toHaveCount(1)
  }
  await page.goto('/tracker/history')
  await expect(rows).toHaveCount(2)
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await context.setOffline(false)
  await expect(async () => expect((await woman.call('GET', HISTORY)).data).toHaveLength(2)).toPass()

  await page.reload()
  await expect(rows).toHaveCount(2)
  await remove()
  expect((await woman.call('GET', HISTORY)).data, 'it waits').toHaveLength(2)
  await page.getByRole('link', { name: 'Back to Tracker' }).click()
  await expect(page.getByText('1 deletion is waiting to be sent')).toBeVisible()
  await page.goBack()
  await context.setOffline(false)
  await expect.poll(async () => (await woman.call('GET', HISTORY)).data).toEqual([expect.objectContaining({ id: ids.get(today) })])
  await expect(rows).toHaveCount(1)
})

test('an entry that is not hers, or of another kind, shows a message that it was not found', async ({ page, woman, watch }) => {
  watch.allow(/status of 404/)
  expect(woman.id).toBeGreaterThan(0)
  await page.goto('/tracker/soft/4711')
  await expect(page.getByText('Entry not found')).toBeVisible()
  await expectAccessible(page, 'entry not found')
  await page.goto('/tracker/soft/nonsense')
  await expect(page.getByText('Entry not found')).toBeVisible()
})
