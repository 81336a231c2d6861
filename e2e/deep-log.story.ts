import { untilDraftIsStored } from './drafts.ts'
import { DEEP_DAY, DEEP_LOGS, fillDeepDay, openDeepLog, words } from './deep-log.ts'
import { expect, expectToFit, look, test, testWithoutWorker } from './fixtures.ts'
import { choose, figure, openSoftLog, setSlider } from './quick-log.ts'
import { goOffline } from './page-ready.ts'

for (const [name, viewport] of [
  ['on a wide screen', { width: 1280, height: 900 }],
  ['on a phone of 320 px', { width: 320, height: 700 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test(
      `she saves a Deep Log, finds it on the tracker, and changes it ${name}`,
      { tag: viewport.width === 320 ? '@core' : [] },
      async ({ page, woman }) => {
        await page.goto('/home')
        await page.getByRole('link', { name: 'Deep Insights' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep Log')
        await expect(page.getByRole('timer')).toHaveAccessibleName(/^Time so far \d+:\d\d$/)
        await expect(page.getByText('0 of 14 written')).toBeVisible()
        await fillDeepDay(page)
        await expect(page.getByText('2 of 14 written')).toBeVisible()
        await expectToFit(page)
        await look(page, `deep-log-${viewport.width}`)
        await expect(page.getByRole('timer'), 'a second has passed').not.toHaveAccessibleName('Time so far 0:00')
        await page.getByRole('button', { name: 'Save log' }).click()
        const dialog = page.getByRole('dialog', { name: 'Successfully Saved!' })
        await expect(dialog).toContainText('Your deep log has been saved successfully!')
        await look(page, `deep-log-saved-${viewport.width}`)
        await expect(page, 'it goes to the tracker by itself').toHaveURL('/tracker')
        await expect(figure(page, 'Deep Logs').first()).toContainText('1')
        const { data } = await woman.call('GET', DEEP_LOGS)
        expect(data).toEqual([expect.objectContaining(DEEP_DAY)])
        expect(data[0].elapsed_seconds).toBeGreaterThan(0)
        expect(data[0].sleep_influence_factor ?? null, 'a skipped question has no value').toBeNull()

        await page.goto('/tracker/deep')
        await expect(page.getByText('You have already logged today.')).toBeVisible()
        await page.getByRole('link', { name: "Edit today's log" }).click()
        await expect(page).toHaveURL(/\/tracker\/deep\?entryId=\d+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your Deep Log')
        await expect(page.getByRole('slider', { name: 'How many hot flashes today?' })).toHaveValue('4')
        await expect(words(page, 'What brought you comfort?')).toHaveValue('A fan by the bed')
        await expect(page.getByRole('radio', { name: 'Groggy' })).toBeChecked()
        await words(page, 'What brought you comfort?').fill('Cold water')
        await page.getByRole('button', { name: 'Update log' }).click()
        await expect(page.getByRole('dialog', { name: 'Successfully Updated! ✨' })).toContainText(
          'Your deep log has been updated successfully!',
        )
        await page.getByRole('button', { name: 'Go to Tracker' }).click()
        const changed = (await woman.call('GET', DEEP_LOGS)).data
        expect(changed).toEqual([expect.objectContaining({ ...DEEP_DAY, hot_flashes_comfort_help: 'Cold water', id: data[0].id })])
        const former = (await woman.call('GET', `/api/logs/${data[0].id}/revisions/`)).data
        expect(former).toEqual([
          expect.objectContaining({ version: 1, answers: expect.objectContaining({ hot_flashes_comfort_help: 'A fan by the bed' }) }),
        ])
      },
    )
  })
}

test('all eighteen fields of the ten categories reach the server, with supplements, notes and the prompt of the day', async ({
  page,
  woman,
}) => {
  await openDeepLog(page)
  await page.getByRole('button', { name: 'Choose categories' }).click()
  for (const name of [/^Energy/, /^Clear thinking/, /^Supplements/, /^Calm/, /^Journal/]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Continue with 10' }).click()
  await fillDeepDay(page)
  await words(page, 'What shaped your sleep?').fill('Late tea')
  await words(page, 'Was there a moment when your mood changed?').fill('At noon')
  await choose(page, 'How was your energy through the day?', 'Up and down')
  await words(page, 'What gave you energy, or took it?').fill('A meeting')
  await words(page, 'How did food or drink affect your mood?').fill('Coffee was too much')
  await words(page, 'When was your thinking clear?').fill('Early')
  await words(page, 'What helped you focus, or got in the way?').fill('Quiet')
  await page.getByRole('checkbox', { name: 'Magnesium' }).check()
  await page.getByRole('checkbox', { name: 'Vitamin D' }).check()
  await page.getByRole('group', { name: 'Magnesium' }).getByRole('checkbox', { name: 'Taken today' }).uncheck()
  await page.getByRole('textbox', { name: 'Note on Vitamin D' }).fill('with breakfast')
  await words(page, 'Which movement felt best?').fill('Swimming')
  await words(page, 'How did your body feel afterwards?').fill('Lighter')
  await words(page, 'What made it hard to stay calm?').fill('Noise')
  await words(page, 'What brought you back to yourself?').fill('Breathing')
  const journal = page.getByRole('region', { name: 'Journal' }).getByRole('textbox')
  await expect(journal, 'the journal asks one question').toHaveAccessibleName(/\?/)
  await journal.fill('I was kind to myself.\nThat is new.')
  await expect(page.getByText('14 of 14 written')).toBeVisible()
  await look(page, 'deep-log-all')
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([
    expect.objectContaining({
      ...DEEP_DAY,
      sleep_influence_factor: 'Late tea',
      mood_shift_moment: 'At noon',
      energy_steadiness: 'rise-fall',
      energy_influence_factors: 'A meeting',
      food_drink_mood_impact: 'Coffee was too much',
      clear_thinking_moments: 'Early',
      focus_factors: 'Quiet',
      supplements: [
        { name: 'Vitamin D', taken: true, notes: 'with breakfast' },
        { name: 'Magnesium', taken: false },
      ],
      supplements_medications_notes: 'Vitamin D, Magnesium',
      best_movement_type: 'Swimming',
      body_response_after_movement: 'Lighter',
      calm_challenges: 'Noise',
      centering_help: 'Breathing',
      guided_journal_response: 'I was kind to myself.\nThat is new.',
    }),
  ])
})

test('drafts of the Deep Log and the Soft Log survive a reload, and each continues in its own form', async ({ page, woman }) => {
  await openDeepLog(page)
  await fillDeepDay(page)
  await untilDraftIsStored(page)
  await page.reload()
  await expect(page.getByText('Your unsaved answers are back')).toBeVisible()
  await expect(words(page, 'Which meal did you the most good?')).toHaveValue('Lentil soup')
  await expect(page.getByRole('slider', { name: 'How many hot flashes today?' })).toHaveValue('4')

  await openSoftLog(page)
  await expect(page.getByText('Your unsaved answers are back')).toBeHidden()
  await setSlider(page, 'How was your mood today?', 2)
  await untilDraftIsStored(page)
  await page.goto('/tracker')
  await expect(page.getByText('You have an unsaved log')).toHaveCount(2)
  await expect(page.getByText('A Soft Log. You began it today.')).toBeVisible()
  await look(page, 'two-drafts')
  await page.getByRole('link', { name: 'Continue your Deep Log' }).click()
  await expect(words(page, 'What brought you comfort?')).toHaveValue('A fan by the bed')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(words(page, 'What brought you comfort?')).toHaveValue('')
  await page.goto('/tracker')
  await expect(page.getByText('You have an unsaved log')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Continue your Soft Log' })).toBeVisible()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([])
})

test('an older Deep Log is amended on its own day, its draft links to it, and the earlier version is stored', async ({ page, woman }) => {
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  const day = new Date(Date.parse(`${data.today}T00:00:00Z`) - 9 * 86_400_000).toISOString().slice(0, 10)
  const body = { log_date: day, calm_challenges: 'Noise', night_sweats_count: 2, guided_journal_response: 'A long week.' }
  const log = (await woman.call('POST', '/api/logs/deep-log/create/', body)).data
  await page.goto(`/tracker/deep?entryId=${log.id}`)
  await expect(words(page, 'What made it hard to stay calm?')).toHaveValue('Noise')
  await words(page, 'What made it hard to stay calm?').fill('Noise, and no sleep')
  await untilDraftIsStored(page)
  await page.goto('/tracker')
  await expect(page.getByText(/^A Deep Log for \w+day, \w+ \d+\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue your Deep Log' }).click()
  await expect(words(page, 'What made it hard to stay calm?')).toHaveValue('Noise, and no sleep')
  await page.getByRole('button', { name: 'Update log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Updated! ✨' })).toBeVisible()

  const [changed] = (await woman.call('GET', DEEP_LOGS)).data
  expect(changed).toMatchObject({ ...body, id: log.id, calm_challenges: 'Noise, and no sleep' })
  const former = (await woman.call('GET', `/api/logs/${log.id}/revisions/`)).data
  expect(former).toEqual([expect.objectContaining({ version: 1, answers: expect.objectContaining({ calm_challenges: 'Noise' }) })])
  await page.goto('/tracker')
  await expect(page.getByRole('heading', { name: 'Recent Entries' })).toBeVisible()
  await expect(page.getByText('You have an unsaved log')).toBeHidden()
})

testWithoutWorker('she can open the Deep Log from Home while offline', async ({ page, woman, context }) => {
  await page.goto('/home')
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await goOffline(page)
  await page.getByRole('link', { name: 'Deep Insights' }).click()
  await fillDeepDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await page.getByRole('dialog', { name: 'Kept on this device' }).getByRole('button', { name: 'Go to Tracker' }).click()
  await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 log is waiting to be sent')).toBeHidden()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([expect.objectContaining(DEEP_DAY)])
})

test('an unsent Deep Log can be withdrawn and changed', async ({ page, woman, context }) => {
  await openDeepLog(page)
  await fillDeepDay(page)
  await goOffline(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await page.getByRole('dialog', { name: 'Kept on this device' }).getByRole('button', { name: 'Go to Tracker' }).click()
  await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(words(page, 'What brought you comfort?')).toHaveValue('A fan by the bed')
  await words(page, 'What brought you comfort?').fill('Cold water')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([
    expect.objectContaining({ ...DEEP_DAY, hot_flashes_comfort_help: 'Cold water' }),
  ])
})

test('when two tabs save today, the first wins and the second gets a message and keeps its text', async ({
  page,
  woman,
  context,
  watch,
}) => {
  watch.allow(/status of 400/)
  const other = await context.newPage()
  await openDeepLog(page)
  await openDeepLog(other)
  await page.bringToFront()
  await fillDeepDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  await other.bringToFront()
  await words(other, 'What shaped your sleep?').fill('The storm')
  await other.getByRole('button', { name: 'Save log' }).click()
  await expect(other.getByRole('dialog', { name: 'Error!' })).toContainText(
    'A log already exists for today. You can only have one log per day.',
  )
  await expect(other).toHaveURL('/tracker')
  await other.getByRole('link', { name: 'Continue your Deep Log' }).click()
  await expect(other.getByText('there are words you have not saved yet')).toBeVisible()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([expect.objectContaining(DEEP_DAY)])
})

test('a save that fails on the server keeps her text, and the tracker offers to continue', async ({ page, woman, watch }) => {
  watch.allow(/status of 500/)
  await page.route('**/api/logs/deep-log/create/', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } }),
  )
  await openDeepLog(page)
  await fillDeepDay(page)
  await page.getByRole('button', { name: 'Save log' }).click()
  const dialog = page.getByRole('dialog', { name: 'Error!' })
  await expect(dialog).toContainText('Something went wrong on our side. Please try again.')
  await expect(page, 'it goes back to the tracker by itself').toHaveURL('/tracker')
  await page.unroute('**/api/logs/deep-log/create/')
  await page.getByRole('link', { name: 'Continue your Deep Log' }).click()
  await expect(words(page, 'Which meal did you the most good?')).toHaveValue('Lentil soup')
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([expect.objectContaining(DEEP_DAY)])
})

test('Save & Chat leads to the chat, and Set Reminder to the reminders', async ({ page, woman }) => {
  await openDeepLog(page)
  await choose(page, 'What did you feel most today?', 'Fine')
  await page.getByRole('button', { name: 'Save & Chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('textbox', { name: 'Message to Lara' })).toHaveValue(/Deep Log/)
  expect((await woman.call('GET', DEEP_LOGS)).data).toEqual([expect.objectContaining({ dominant_emotion_today: 'fine' })])
  await page.goto('/tracker/deep')
  await page.getByRole('link', { name: "Edit today's log" }).click()
  await page.getByRole('button', { name: 'Set Reminder' }).click()
  await expect(page).toHaveURL('/reminders')
})

test('an unknown Deep Log address says so, and one that cannot be loaded offers a retry', async ({ page, woman, watch }) => {
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  const soft = (await woman.call('POST', '/api/logs/quick-log/create/', { log_date: data.today, mood_rating: 6 })).data
  const deep = (await woman.call('POST', '/api/logs/deep-log/create/', { log_date: data.today, focus_factors: 'Quiet' })).data
  await page.goto(`/tracker/deep?entryId=${soft.id}`)
  await expect(page.getByText('Entry not found or not a deep log entry')).toBeVisible()
  watch.allow(/status of 404/)
  await page.goto('/tracker/deep?entryId=77')
  await expect(page.getByText('Entry not found or not a deep log entry')).toBeVisible()

  watch.allow(/status of 500/)
  await page.route(`**/api/logs/${deep.id}/`, (route) => route.fulfill({ status: 500, json: { message: 'Not now.' } }))
  await page.goto(`/tracker/deep?entryId=${deep.id}`)
  await expect(page.getByText('Error loading entry for editing')).toBeVisible()
  await page.unroute(`**/api/logs/${deep.id}/`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your Deep Log')
  await expect(words(page, 'What helped you focus, or got in the way?')).toHaveValue('Quiet')
})
