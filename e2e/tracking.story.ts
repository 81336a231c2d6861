import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'
import { choose, fillOrdinaryDay, openSoftLog, saveLog } from './quick-log.ts'

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('she chooses symptoms and factors, and logs them with a line of her own', { tag: '@core' }, async ({ page, woman }) => {
    await openSoftLog(page)
    await page.getByRole('button', { name: 'Choose what to track' }).tap()
    const dialog = page.getByRole('dialog', { name: 'What I track' })
    await expect(dialog.getByLabel('Find a symptom')).toBeVisible()
    await look(page, 'tracking-choosing')
    await expectAccessible(page, 'choosing what to track')
    await dialog.getByLabel('Find a symptom').fill('arthralgia')
    await dialog.getByRole('checkbox', { name: 'Joint pain' }).tap()
    await expect(dialog.getByRole('checkbox')).toHaveCount(1)
    await dialog.getByLabel('Find a symptom').fill('')
    await dialog.getByRole('checkbox', { name: 'Vaginal dryness' }).tap()
    await dialog.getByRole('checkbox', { name: 'Alcohol' }).tap()
    await dialog.getByLabel('A symptom in your own words').fill('Electric legs')
    await dialog.getByRole('button', { name: 'Add', exact: true }).first().tap()
    await expect(dialog.getByRole('checkbox', { name: 'Electric legs' })).toBeChecked()
    await expect(dialog.getByText('3 of 12 symptoms, 1 of 6 about your day')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save choices' }).tap()
    await expect(dialog).toBeHidden()

    await choose(page, 'Joint pain', 'Moderate')
    await choose(page, 'Electric legs', 'Severe')
    await choose(page, 'Alcohol', 'Yes')
    await page.getByLabel('One line about today').fill('Long walk by the sea')
    await fillOrdinaryDay(page)
    await look(page, 'tracking-answered')
    await expectToFit(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await look(page, 'tracking-answered-small')
    await expectToFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await saveLog(page)
    const [log] = (await woman.call('GET', '/api/logs/all-logs/history/')).data
    expect(Object.keys(log.symptoms), 'vaginal dryness was not answered').toHaveLength(2)
    expect(log).toMatchObject({ symptoms: { joint_pain: 2 }, factors: { alcohol: 1 }, note: 'Long walk by the sea' })

    await page.goto(`/tracker/soft/${log.id}`)
    await expect(page.getByText('Joint pain: moderate')).toBeVisible()
    await expect(page.getByText('Electric legs: severe')).toBeVisible()
    await look(page, 'tracking-entry')
  })

  test('one tap notes each symptom on Home and in the sheet of a day', { tag: '@core' }, async ({ page, woman }) => {
    const own = { key: 'own_a1b2c3d4', name: 'Electric legs' }
    await woman.call('PUT', '/api/logs/factors/', { chosen: [], own: [], symptoms: ['joint_pain', own.key], own_symptoms: [own] })
    const today = await todayOf(woman)
    const yesterday = daysBefore(today, 1)
    const answers = { mood_rating: 8, stress_triggers: 9 }
    for (const log_date of [today, yesterday]) await woman.call('POST', '/api/logs/quick-log/create/', { log_date, ...answers })
    const logs = async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data

    await page.goto('/home')
    await choose(page, 'Joint pain', 'Moderate')
    await choose(page, 'Electric legs', 'None')
    await expect(page.getByText('2 of 2 noted')).toBeVisible()
    await expect.poll(async () => (await logs())[0]).toMatchObject({ ...answers, symptoms: { joint_pain: 2, [own.key]: 0 } })
    await look(page, 'tracking-home')

    await page.goto(`/day/${yesterday}`)
    await page.getByText('What I track').tap()
    await choose(page, 'Electric legs', 'Severe')
    await expect(page.getByText('Electric legs: severe')).toBeVisible()
    await expect.poll(async () => (await logs())[1]).toMatchObject({ ...answers, symptoms: { [own.key]: 3 } })
    await expectAccessible(page, 'tracked in a day')
    await look(page, 'tracking-day')

    // Hiding intimate entries also hides the names on Home until she opens them.
    await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
    await page.goto('/home')
    await page.getByText('What I track').waitFor()
    await expect(page.getByText('Electric legs')).toHaveCount(0)
  })

  test('before the day is saved, Home keeps what she tracks with the other answers', async ({ page, woman }) => {
    await woman.call('PUT', '/api/logs/factors/', { chosen: ['alcohol'], own: [], symptoms: ['migraine'], own_symptoms: [] })
    await page.goto('/home')
    await page.getByText('What I track').tap()
    await choose(page, 'Migraine', 'Mild')
    await choose(page, 'Alcohol', 'No')
    await choose(page, 'How was your mood today?', 'Good')
    await choose(page, 'Hot flashes today', '1')
    await choose(page, 'Hours of sleep last night', '7 hours')
    await choose(page, 'Energy today', 'Medium')
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect
      .poll(async () => (await woman.call('GET', '/api/logs/all-logs/history/')).data[0])
      .toMatchObject({ mood_rating: 8, symptoms: { migraine: 1 }, factors: { alcohol: 0 } })
    await expect(page.getByText('2 of 2 noted')).toBeVisible()
  })

  test('a name that is not in the list is taken over to her own words, and it says that it was added', async ({ page, woman }) => {
    await openSoftLog(page)
    await page.getByRole('button', { name: 'Choose what to track' }).tap()
    const dialog = page.getByRole('dialog', { name: 'What I track' })
    await dialog.getByLabel('Find a symptom').fill('Electric legs')
    await expect(dialog.getByLabel('A symptom in your own words')).toHaveValue('Electric legs')
    await dialog.getByRole('button', { name: 'Add', exact: true }).first().tap()
    await expect(dialog.getByRole('checkbox', { name: 'Electric legs' })).toBeChecked()
    await dialog.getByLabel('Find a symptom').fill('')
    await dialog.getByLabel('A symptom in your own words').fill('Cold feet')
    await dialog.getByRole('button', { name: 'Add', exact: true }).first().tap()
    await expect(dialog.getByText('“Cold feet” is added.')).toBeVisible()
    await dialog.getByLabel('Find a symptom').focus()
    await expect(dialog.getByRole('button', { name: 'Save choices' }), 'stays on the screen').toBeInViewport()
    await dialog.getByRole('button', { name: 'Save choices' }).tap()
    const names = async () => (await woman.call('GET', '/api/logs/factors/')).data.own_symptoms.map(({ name }: { name: string }) => name)
    await expect.poll(names).toEqual(['Electric legs', 'Cold feet'])
  })

  test('she finds what she tracks by search and in trends, and can hide what is intimate', { tag: '@core' }, async ({ page, woman }) => {
    const own = { key: 'own_a1b2c3d4', name: 'Electric legs' }
    await woman.call('PUT', '/api/logs/factors/', { chosen: ['alcohol'], own: [], symptoms: ['joint_pain', own.key], own_symptoms: [own] })
    const symptoms = { joint_pain: 2, vaginal_dryness: 0, [own.key]: 3 }
    const log = { log_date: await todayOf(woman), mood_rating: 8, symptoms, factors: { alcohol: 1 }, note: 'Long walk by the sea' }
    await woman.call('POST', '/api/logs/quick-log/create/', log)
    await page.goto('/tracker/history')
    await page.getByRole('button', { name: 'Find a day' }).tap()
    const entries = page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')
    for (const [words, count] of [
      ['electric', 1],
      ['vaginal', 0],
      ['by the sea', 1],
      ['today', 1],
    ] as const) {
      await page.getByLabel('Search').fill(words)
      await expect(entries, words).toHaveCount(count)
    }
    await expect(entries.first()).toContainText('Electric legs: severe, Joint pain: moderate, Alcohol')
    await expect(entries.first()).toContainText('Long walk by the sea')
    await look(page, 'tracking-history')

    await page.goto('/insights')
    const trends = page.getByRole('region', { name: 'Your symptoms, week by week' })
    await expect(trends.getByRole('rowheader', { name: 'Joint pain' })).toBeVisible()
    await expect(trends.getByRole('cell', { name: '3', exact: true })).toHaveCount(1)
    await expect(trends.getByRole('cell', { name: 'no note' })).toHaveCount(33)
    await trends.scrollIntoViewIfNeeded()
    await look(page, 'tracking-trends')
    await expectAccessible(page, 'symptom trends')
    await page.setViewportSize({ width: 320, height: 568 })
    await expectToFit(page)

    // Hiding intimate entries hides the names as well.
    await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
    await page.reload()
    await expect(trends.getByText('Joint pain')).toBeVisible()
    await expect(trends.getByText('Electric legs')).toHaveCount(0)
    await trends.getByRole('button', { name: 'Show your intimate symptoms' }).tap()
    await expect(trends.getByText('Electric legs')).toBeVisible()
  })

  test('one too many is refused with a message, and a removed symptom can be brought back', async ({ page, woman }) => {
    await woman.call('PUT', '/api/logs/factors/', {
      chosen: ['alcohol', 'travel', 'illness', 'sex', 'smoking', 'work_day'],
      own: [],
      symptoms: ['own_a1b2c3d4'],
      own_symptoms: [{ key: 'own_a1b2c3d4', name: 'Electric legs' }],
    })
    await page.goto('/settings?tab=profile')
    await expect(page.getByText('1 of 12 symptoms, 6 of 6 about your day')).toBeVisible()
    await page.getByRole('button', { name: 'Change what I track' }).tap()
    const card = page.getByRole('dialog', { name: 'What I track' })
    await card.getByRole('checkbox', { name: 'Late dinner' }).tap()
    await expect(card.getByText('6 at most. Untick one first.')).toBeVisible()
    await expect(card.getByRole('checkbox', { name: 'Late dinner' })).not.toBeChecked()
    await card.getByRole('checkbox', { name: 'Travel' }).tap()
    await card.getByText('Rename or remove your own').tap()
    await card.getByRole('button', { name: 'Remove “Electric legs”' }).tap()
    await expect(card.getByRole('checkbox', { name: 'Electric legs' })).toBeHidden()
    await card.getByRole('button', { name: 'Save choices' }).tap()
    await expect(page.getByText('0 of 12 symptoms, 5 of 6 about your day')).toBeVisible()
    await look(page, 'tracking-settings')
    const { data } = await woman.call('GET', '/api/logs/factors/')
    expect(data.own_symptoms).toEqual([{ key: 'own_a1b2c3d4', name: 'Electric legs', removed: true }])
    await page.getByRole('button', { name: 'Change what I track' }).tap()
    await card.getByText('Rename or remove your own').tap()
    await card.getByRole('button', { name: 'Bring back “Electric legs”' }).tap()
    await expect(card.getByRole('checkbox', { name: 'Electric legs' })).not.toBeChecked()
  })
})
