import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zip } from '../test/zips.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { answerSetup, expect, expectToFit, look, test } from './fixtures.ts'
import { visit } from './page-ready.ts'

/** Days of Clue: bleeding, pain, and a kind that Emberwell has no place for. */
const CLUE = JSON.stringify([
  { date: '2026-01-05', type: 'period', value: { option: 'medium' }, id: '1' },
  { date: '2026-01-05', type: 'pain', value: [{ option: 'headache' }, { option: 'period_cramps' }], id: '2' },
  { date: '2026-01-06', type: 'period', value: { option: 'light' }, id: '3' },
  { date: '2026-01-07', type: 'spotting', value: { option: 'red' }, id: '4' },
  { date: '2026-01-07', type: 'bbt', value: { celsius: 36.6 }, id: '5' },
])

/** A file of our own, which the tests of the export compare with what it writes. */
const FHIR = readFileSync(join(import.meta.dirname, '../src/features/fhir/rules/golden.fhir.json'))

/** A Health Connect database with two days of bleeding and a night. */
function healthConnect(path: string): Buffer {
  const db = new DatabaseSync(path)
  const day = (date: string) => Date.parse(date) / 86_400_000
  db.exec(`CREATE TABLE menstruation_flow_record_table (row_id INTEGER PRIMARY KEY, flow INTEGER, local_date INTEGER);
    INSERT INTO menstruation_flow_record_table (flow, local_date) VALUES (2, ${day('2026-01-05')}), (3, ${day('2026-01-06')});
    CREATE TABLE sleep_session_record_table (row_id INTEGER PRIMARY KEY, start_time INTEGER, end_time INTEGER, end_zone_offset INTEGER);
    INSERT INTO sleep_session_record_table (start_time, end_time, end_zone_offset)
      VALUES (${Date.parse('2026-01-05T22:00:00Z')}, ${Date.parse('2026-01-06T05:30:00Z')}, 3600);
    CREATE TABLE sleep_stages_table (parent_key INTEGER, stage_start_time INTEGER, stage_end_time INTEGER, stage_type INTEGER);`)
  db.close()
  return readFileSync(path)
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Choose your file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

const card = (page: Page, name: string) => page.getByRole('region', { name })

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('she brings a file of Clue, finds it in calendar and history, and undoes it', { tag: '@core' }, async ({ page, woman }) => {
    await answerSetup(woman)
    await woman.call('POST', '/api/landing/calendar/create/', {
      day: 'Tuesday',
      date: 6,
      month: 'January',
      year: 2026,
      flow_description: 'Heavy flow',
    })
    await visit(page, '/settings?tab=account')
    await page.getByRole('link', { name: 'Choose a file' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Bring notes from another app' })).toBeVisible()
    await look(page, 'import-choose')
    await expectAccessible(page, 'import-choose')

    await choose(page, 'ClueDataDownload-2026-02-01.zip', await zip({ 'measurements.json': CLUE }))
    const preview = card(page, 'This is in your file')
    await expect(preview).toContainText('3 days, from Jan 5, 2026 to Jan 7, 2026')
    await expect(preview.getByRole('region', { name: 'A few of your days' })).toContainText('moderate flow')
    await expect(preview).toContainText('What stays behind')
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
    }
    await look(page, 'import-preview')
    await expectAccessible(page, 'import-preview')
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await preview.getByRole('button', { name: 'Bring over 3 days' }).tap()

    const done = card(page, 'Your notes are here')
    await expect(done).toContainText('Came over2 days')
    await expect(done).toContainText('Stayed as you wrote them here1 day')
    expect(calls.filter((path) => path === '/api/exchange/days/')).toHaveLength(1)
    await look(page, 'import-done')
    await expectAccessible(page, 'import-done')
    const entries = async () =>
      (await woman.call('GET', '/api/landing/calendar/')).data.map((entry: { entry_date: string; flow_description: string }) => [
        entry.entry_date,
        entry.flow_description,
      ])
    expect(await entries()).toEqual([
      ['2026-01-07', 'Light spotting'],
      ['2026-01-06', 'Heavy flow'],
      ['2026-01-05', 'Moderate flow'],
    ])
    await done.getByRole('link', { name: 'See your history' }).tap()
    await expect(page.getByText(/Headache/).first()).toBeVisible()

    await visit(page, '/import')
    await card(page, 'Brought over so far').getByRole('button', { name: 'Undo: Clue' }).tap()
    await expect(page.getByText('Clue: 2 days are gone again.')).toBeVisible()
    await look(page, 'import-undone')
    expect(await entries()).toEqual([['2026-01-06', 'Heavy flow']])
  })

  test('she answers questions about a table, and goes on after a lost connection and a reload', async ({ page, woman, watch }) => {
    watch.allow(/ERR_FAILED|Failed to load resource/)
    await answerSetup(woman)
    await visit(page, '/import')
    await choose(page, 'diary.txt', 'no table')
    await expect(page.getByRole('alert')).toContainText('We don’t know this kind of file.')
    await look(page, 'import-unknown')

    const rows = Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}/03/2025,4,6.5`)
    await choose(page, 'diary.csv', ['Day,My mood,Sleep', ...rows].join('\n'))
    const question = card(page, 'One question about your file')
    await expect(question.getByLabel('Which column is the date?')).toHaveValue('0')
    await expect(question.getByLabel('My mood', { exact: true })).toHaveValue('mood')
    await question.getByLabel('My mood: the numbers go from').selectOption('1-5')
    await look(page, 'import-columns')
    await expectAccessible(page, 'import-columns')
    await question.getByRole('button', { name: 'Continue' }).tap()
    await question.getByText('Saturday, March 1, 2025').tap()
    await look(page, 'import-dates')
    await question.getByRole('button', { name: 'Continue' }).tap()

    await page.route('**/api/exchange/days/', (route) => route.abort())
    await card(page, 'This is in your file').getByRole('button', { name: 'Bring over' }).tap()
    await expect(card(page, 'Not all days are here yet').getByRole('alert')).toContainText('We could not reach Emberwell.')
    await look(page, 'import-lost')
    await page.unroute('**/api/exchange/days/')
    await page.reload()
    await card(page, 'Your notes are not all here yet').getByRole('button', { name: 'Go on' }).tap()
    await expect(card(page, 'Your notes are here')).toContainText('Came over')
    await page.reload()
    await expect(page.getByLabel('Choose your file')).toBeAttached()
  })

  test('she opens a file with a password: a wrong one is named, the right one shows what is in it', async ({ page, woman }) => {
    await answerSetup(woman)
    await visit(page, '/import')
    await choose(page, 'ClueDataDownload-2026-02-01.zip', await zip({ 'measurements.json': CLUE }, { password: 'from the app' }))
    const question = card(page, 'One question about your file')
    const password = question.getByLabel('Password of the file', { exact: true })
    await password.fill('a guess')
    await question.getByRole('button', { name: 'Continue' }).tap()
    await expect(question).toContainText('This password does not open the file. Please check it and try again.')
    await expectToFit(page)
    await look(page, 'import-password')
    await expectAccessible(page, 'import-password')
    await password.fill('from the app')
    await question.getByRole('button', { name: 'Continue' }).tap()
    const preview = card(page, 'This is in your file')
    await expect(preview).toContainText('3 days, from Jan 5, 2026 to Jan 7, 2026')
    await preview.getByRole('button', { name: 'Bring over 3 days' }).tap()
    await expect(card(page, 'Your notes are here')).toContainText('Came over3 days')
  })

  test('she lets a file of Health Connect be read, and brings it over', async ({ page, woman }, testInfo) => {
    await answerSetup(woman)
    await visit(page, '/import')
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    const file = await zip({ 'health_connect_export.db': healthConnect(testInfo.outputPath('health_connect_export.db')) })
    await choose(page, 'Health Connect.zip', file)
    const ask = card(page, 'May we read this file for you?')
    await expect(ask).toContainText('delete the file at once')
    expect(sent.filter((path) => path.startsWith('/api/exchange/health'))).toEqual([])
    await look(page, 'import-health-connect')
    await expectAccessible(page, 'import-health-connect')
    await ask.getByRole('button', { name: 'Send it to be read' }).tap()
    const preview = card(page, 'This is in your file')
    await expect(preview).toContainText('2 days, from Jan 5, 2026 to Jan 6, 2026')
    await expect(preview.getByRole('region', { name: 'A few of your days' })).toContainText('heavy flow, 7.5 hours of sleep')
    await preview.getByRole('button', { name: 'Bring over 2 days' }).tap()
    await expect(card(page, 'Your notes are here')).toContainText('Came over2 days')
    expect((await woman.call('GET', '/api/logs/quick-log/2026-01-06/')).data).toMatchObject({ sleep_hours: 7.5 })
  })

  test('she is told to try again while many files are being read', async ({ page, woman, watch }) => {
    watch.allow(/status of 503/)
    await answerSetup(woman)
    await visit(page, '/import')
    const message = 'Other files are being read just now. Please try again in a moment.'
    await page.route('**/api/exchange/health-connect/', (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '10' }, json: { success: false, code: 'unavailable', message } }),
    )
    await choose(page, 'health_connect_export.db', 'SQLite format 3\u0000')
    await card(page, 'May we read this file for you?').getByRole('button', { name: 'Send it to be read' }).tap()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByLabel('Choose your file')).toBeAttached()
  })

  test('she brings back the days of her FHIR file, and sees with its number what stays behind', async ({ page, woman }) => {
    await answerSetup(woman)
    await visit(page, '/import')
    await choose(page, 'emberwell-2026-11-21.fhir.json', FHIR)
    const preview = card(page, 'This is in your file')
    await expect(preview).toContainText('A health file (FHIR)1 day, Nov 20, 2026')
    await preview.getByText('What stays behind (7)').tap()
    await expect(preview).toContainText('Treatments, by dose (3), GAD-7 (1), MRS (1), PHQ-9 (1)')
    await expect(preview).toContainText('The zip of “Download my data” brings these back')
    await expect(preview).toContainText('Not an exact number, such as “at least 2”Night sweats of a night (1)')
    await preview.getByText('Keep other symptoms as text').tap()
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
    }
    await look(page, 'import-fhir')
    await expectAccessible(page, 'import-fhir', [16], [320, 390, 1280])
    await preview.getByRole('button', { name: 'Bring over 1 day' }).tap()
    await expect(card(page, 'Your notes are here')).toContainText('Came over1 day')
    expect((await woman.call('GET', '/api/landing/calendar/')).data).toMatchObject([
      { entry_date: '2026-11-20', flow_description: 'Heavy flow', bleeding_signs: ['large_clots'], symptoms: 'Electric shocks' },
    ])
    expect((await woman.call('GET', '/api/logs/quick-log/2026-11-20/')).data).toMatchObject({
      mood_rating: 6,
      thinking_clarity: 5,
      symptoms: { migraine: 3, brain_fog: 0, vaginal_dryness: 1 },
    })

    await visit(page, '/import')
    const nothing = { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Condition' } }] }
    await choose(page, 'clinic.json', JSON.stringify(nothing))
    await expect(preview).toContainText('There are no notes in this file that could come over.')
    await preview.getByText('What stays behind (1)').tap()
    await expect(preview).toContainText('Condition (1)')
    await look(page, 'import-fhir-nothing')
    await expectAccessible(page, 'import-fhir-nothing')
    await preview.getByRole('button', { name: 'Choose another file' }).tap()
    const people = { resourceType: 'Bundle', entry: [1, 2].map(() => ({ resource: { resourceType: 'Patient' } })) }
    await choose(page, 'family.json', JSON.stringify(people))
    await expect(page.getByRole('alert')).toContainText('This file is about more than one person')
  })
})
