import { expectAccessible } from './access.ts'
import { askLara, openChat } from './chat.ts'
import { answerSetup, expect, look, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const MOMENTS = '/api/moments/'

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

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

test('of several things to note the next one comes into view, and none is lost', async ({ page, woman }) => {
  await answerSetup(woman)
  await openChat(page)
  await askLara(page, 'slept 5 hrs, two hot flashes and joint pain, note all that, and remind me thursday at 9 of the patch')
  await look(page, 'lara-doing-several')
  const confirm = async (name: string, saved: string) => {
    const card = page.getByRole('log').getByRole('region', { name })
    if (name === 'Joint pain') await card.getByText('Mild', { exact: true }).tap()
    await card.getByRole('button', { name: /^(Note|Set) it$/ }).tap()
    await expect(card.getByRole('status')).toHaveText(saved)
  }
  const next = async (name: string) => {
    const found = page.getByRole('button', { name: `Next: ${name}` })
    // Not below the message field, which covers the end of the page.
    await expect.poll(() => found.evaluate(isOnTop)).toBe(true)
    await found.tap()
  }
  await confirm('5 hours of sleep', 'In your Soft Log.')
  await next('2 hot flashes')
  await confirm('2 hot flashes', 'In your Soft Log.')
  await next('Joint pain')
  await confirm('Joint pain', 'In your Soft Log.')
  await next('Patch')
  await confirm('Patch', 'Your reminder is set.')
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

test('a count goes into the Soft Log, what else she named follows with a tap, and Undo takes each back', async ({ page, woman }) => {
  const logs = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data
  await answerSetup(woman)
  await openChat(page)
  const answer = await askLara(page, 'note 3 hot flashes and a glass of wine today')
  const count = answer.getByRole('region', { name: '3 hot flashes' })
  await look(page, 'lara-doing-next')
  await count.getByRole('button', { name: 'Note it' }).tap()
  await expect(count.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await logs()).toEqual([expect.objectContaining({ hot_flashes_count: 3 })])
  await page.getByRole('button', { name: 'Next: Alcohol' }).tap()
  const wine = page.getByRole('region', { name: 'Alcohol' })
  await expect(wine.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await wine.getByRole('button', { name: 'Note it' }).tap()
  await expect(wine.getByRole('status')).toHaveText('In your Soft Log.')
  expect(await logs()).toEqual([expect.objectContaining({ hot_flashes_count: 3, factors: { alcohol: 1 } })])
  await look(page, 'lara-doing-wine')
  await wine.getByRole('button', { name: 'Undo' }).tap()
  await expect(wine.getByRole('status')).toHaveText('Taken back.')
  await count.getByRole('button', { name: 'Undo' }).tap()
  await expect(count.getByRole('status')).toHaveText('Taken back.')
  expect(await logs()).toEqual([])
})
