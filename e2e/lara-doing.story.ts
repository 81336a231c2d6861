import { expectAccessible } from './access.ts'
import { askLara, openChat } from './chat.ts'
import { answerSetup, expect, look, test } from './fixtures.ts'
import { goOffline } from './page-ready.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const MOMENTS = '/api/moments/'

test('she asks Lara for a page and goes there with a tap', async ({ herPage: page }) => {
  await openChat(page)
  const answer = await askLara(page, 'where do I make the letters bigger?')
  await expect(answer).toContainText('Move “Font size” in “Settings”, under “Accessibility”.')
  await page.getByRole('link', { name: 'Open Accessibility' }).tap()
  await expect(page).toHaveURL(/\/settings\?tab=accessibility$/)
  await expect(page.getByText('Font size', { exact: true })).toBeVisible()
})

test('she lets Lara note a hot flash with a card, undoes it, and a reload writes nothing', { tag: '@core' }, async ({ page, woman }) => {
  const moments = async () => (await woman.call('GET', MOMENTS)).data
  // In other time zones Lara would say “hot flush”.
  await answerSetup(woman)
  await openChat(page)
  const answer = await askLara(page, 'note a hot flash')
  const card = answer.getByRole('region', { name: 'Hot flash' })
  await expect(card.getByRole('button', { name: 'Note it' })).toBeVisible()
  expect(await moments()).toEqual([])
  await look(page, 'lara-doing')
  await expectAccessible(page, 'card')
  await card.getByRole('button', { name: 'Note it' }).dblclick()
  await expect(card.getByRole('status')).toHaveText('Noted.')
  expect(await moments()).toEqual([expect.objectContaining({ kind: 'hot_flash' })])
  await page.reload()
  await expect(card.getByRole('status')).toHaveText('Noted.')
  await expect(card.getByRole('button', { name: 'Note it' })).toBeHidden()
  await card.getByRole('button', { name: 'Undo' }).tap()
  await expect(card.getByRole('status')).toHaveText('Taken back.')
  expect(await moments()).toEqual([])
})

test('several things are noted with one tap, and what is missing is asked for without losing the others', async ({ page, woman }) => {
  const logs = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data
  await answerSetup(woman)
  await openChat(page)
  const asked = 'slept 5 hrs, two hot flashes and joint pain, took 2 ibuprofen, note all that, and remind me thursday at 9 of the patch'
  const answer = await askLara(page, asked)
  const statusOf = (name: string) => answer.getByRole('region', { name }).getByRole('status')
  await look(page, 'lara-doing-several')
  await answer.getByRole('button', { name: 'Note all 5' }).tap()
  await expect(answer.getByText('Something is still to be chosen above.')).toBeVisible()
  await expect(statusOf('2 hot flashes')).toHaveText('In your Soft Log.')
  await expect(statusOf('Patch')).toHaveText('Your reminder is set.')
  await look(page, 'lara-doing-missing')
  const pain = answer.getByRole('region', { name: 'Joint pain' })
  await pain.getByText('Mild', { exact: true }).tap()
  await answer.getByRole('button', { name: 'Note it' }).tap()
  await expect(pain.getByRole('status')).toHaveText('In your Soft Log.')
  await expect(answer.getByRole('button', { name: /^Note/ })).toHaveCount(0)
  const stored = { sleep_hours: 5, hot_flashes_count: 2, symptoms: { joint_pain: 1 }, note: 'took 2 ibuprofen' }
  expect(await logs()).toEqual([expect.objectContaining(stored)])
})

test('without a connection all are kept, one that she leaves out is not written, and Undo takes one back', async ({ page, woman }) => {
  const logs = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data
  await answerSetup(woman)
  await openChat(page)
  const answer = await askLara(page, 'note 3 hot flashes, 6 hours of sleep and a glass of wine today')
  await answer.getByRole('region', { name: 'Alcohol' }).getByRole('button', { name: 'Leave out' }).tap()
  await goOffline(page)
  await answer.getByRole('button', { name: 'Note all 2' }).tap()
  const sleep = answer.getByRole('region', { name: '6 hours of sleep' })
  await expect(sleep.getByRole('status')).toHaveText(/^Kept on this device/)
  await expect(answer.getByText('All 2 noted.')).toBeAttached()
  await page.context().setOffline(false)
  await expect(sleep.getByRole('status')).toHaveText('In your Soft Log.')
  await expect.poll(logs).toEqual([expect.objectContaining({ hot_flashes_count: 3, sleep_hours: 6 })])
  expect((await logs())[0]).not.toHaveProperty('factors')
  await sleep.getByRole('button', { name: 'Undo' }).tap()
  await expect(sleep.getByRole('status')).toHaveText('Taken back.')
  expect((await logs())[0]).not.toHaveProperty('sleep_hours')
  expect(await logs()).toEqual([expect.objectContaining({ hot_flashes_count: 3 })])
})

test('what is missing is chosen on the card, and a failing server leaves a way on', async ({ page, woman, watch }) => {
  watch.allow(/500/)
  await page.route(`**/api/reminders/`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await openChat(page)
  const answer = await askLara(page, 'remind me to take my tablets')
  const card = answer.getByRole('region', { name: 'Take my tablets' })
  await card.getByRole('button', { name: 'Set it' }).tap()
  await expect(card.getByText('Please choose first.')).toBeVisible()
  await card.getByLabel('Time').fill('20:00')
  await card.getByRole('button', { name: 'Set it' }).tap()
  await expect(card.getByRole('status')).toContainText('Please try again')
  expect((await woman.call('GET', '/api/reminders/')).data).toEqual([])
  await page.unroute('**/api/reminders/')
  await card.getByRole('button', { name: 'Try again' }).tap()
  await expect(card.getByRole('status')).toHaveText('Your reminder is set.')
  expect((await woman.call('GET', '/api/reminders/')).data).toEqual([
    expect.objectContaining({ title: 'Take my tablets', time: '20:00', kind: 'medicine' }),
  ])
})

test('a day of bleeding and a mood are written once, also after the connection is lost', async ({ page, woman, context }) => {
  const calendar = async () => (await woman.call('GET', '/api/landing/calendar/')).data
  await openChat(page)
  const flow = (await askLara(page, 'log my period today, light')).getByRole('region', { name: 'Bleeding' })
  await expect(flow.getByRole('radio', { name: 'Light flow' })).toBeChecked()
  await flow.getByRole('button', { name: 'Add it' }).tap()
  await expect(flow.getByRole('status')).toHaveText('In your calendar.')
  await expect(flow).toContainText('Light flow')
  expect(await calendar()).toEqual([expect.objectContaining({ flow_description: 'Light flow' })])
  await flow.getByRole('button', { name: 'Undo' }).tap()
  await expect(flow.getByRole('status')).toHaveText('Taken back.')
  expect(await calendar()).toEqual([])
  const mood = (await askLara(page, 'note my mood yesterday at 9 pm')).getByRole('region', { name: 'Mood' })
  await mood.getByText('Good', { exact: true }).tap()
  await context.setOffline(true)
  await mood.getByRole('button', { name: 'Note it' }).tap()
  await expect(mood.getByRole('status')).toContainText('Kept on this device.')
  await context.setOffline(false)
  await expect(mood.getByRole('status')).toHaveText('Noted.')
  expect((await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'mood', value: 4 })])
})

test('a symptom and her sleep go into the Soft Log of the day, and an answer there is replaced only with a tap', async ({
  page,
  woman,
}) => {
  const log = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data
  await openChat(page)
  const migraine = (await askLara(page, 'note a migraine')).getByRole('region', { name: 'Migraine' })
  await migraine.getByRole('button', { name: 'Note it' }).tap()
  await expect(migraine.getByText('Please choose first.')).toBeVisible()
  await migraine.getByText('Moderate', { exact: true }).tap()
  await look(page, 'lara-symptom')
  await migraine.getByRole('button', { name: 'Note it' }).dblclick()
  await expect(migraine.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await log()).toEqual([expect.objectContaining({ log_type: 'quick_log', symptoms: { migraine: 2 } })])

  const sleep = (await askLara(page, 'note that I slept 5 and a half hours')).getByRole('region', { name: '5.5 hours of sleep' })
  await expect(sleep).toContainText('Last night')
  await sleep.getByRole('button', { name: 'Note it' }).tap()
  await expect(sleep.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await log()).toEqual([expect.objectContaining({ sleep_hours: 5.5, symptoms: { migraine: 2 } })])

  const worse = (await askLara(page, 'log a migraine, severe')).getByRole('region', { name: 'Migraine' })
  await expect(worse.getByText('This day already has an entry: Moderate. Yours would replace it.')).toBeVisible()
  await expect(worse.getByRole('radio', { name: 'Severe' })).toBeChecked()
  expect(await log()).toEqual([expect.objectContaining({ symptoms: { migraine: 2 } })])
  await worse.getByRole('button', { name: 'Note it' }).tap()
  await expect(worse.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await log()).toEqual([expect.objectContaining({ sleep_hours: 5.5, symptoms: { migraine: 3 } })])
  await worse.getByRole('button', { name: 'Undo' }).tap()
  await expect(worse.getByRole('status')).toHaveText('Taken back.')
  expect(await log()).toEqual([expect.objectContaining({ sleep_hours: 5.5, symptoms: { migraine: 2 } })])
})

test('a symptom of her own, noted without a connection, is sent once; undone, the log of the day is gone', async ({
  page,
  woman,
  context,
}) => {
  const log = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data
  const own = { key: 'own_aaaaaaaa', name: 'Frozen shoulder' }
  await woman.call('PUT', '/api/logs/factors/', { chosen: [], own: [], own_symptoms: [own] })
  await openChat(page)
  const card = (await askLara(page, 'note my frozen shoulder, mild')).getByRole('region', { name: 'Frozen shoulder' })
  await expect(card.getByRole('radio', { name: 'Mild' })).toBeChecked()
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Note it' }).tap()
  await expect(card.getByRole('status')).toContainText('Kept on this device.')
  await context.setOffline(false)
  await expect(card.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await log()).toEqual([expect.objectContaining({ symptoms: { own_aaaaaaaa: 1 } })])
  await card.getByRole('button', { name: 'Undo' }).tap()
  await expect(card.getByRole('status')).toHaveText('Taken back.')
  expect(await log()).toEqual([])
})
