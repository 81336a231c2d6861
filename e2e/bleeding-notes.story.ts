import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, type Person, test } from './fixtures.ts'
import { daysBefore, todayOf, words } from './logs.ts'

const SEEN = 'I have seen a doctor about this'

async function bleed(woman: Person, day: string, flow_description: string, bleeding_signs: string[] = []): Promise<void> {
  const parts = { day: words(day, { weekday: 'long' }), date: Number(day.slice(8)), month: words(day, { month: 'long' }) }
  const body = { ...parts, year: Number(day.slice(0, 4)), flow_description, bleeding_signs }
  expect((await woman.call('POST', '/api/landing/calendar/create/', body)).success).toBe(true)
}

/** Opens the dialog of bleeding on the page of a day. */
async function openFlow(page: Page, day: string) {
  await page.goto(`/day/${day}`)
  await page.getByRole('button', { name: 'Bleeding', exact: true }).click()
  return page.getByRole('dialog', { name: /Flow Entry/ })
}

test(
  'heavy bleeding shows a card at saving and on Home, until a doctor has seen it, and again when it comes anew',
  {
    tag: '@core',
  },
  async ({ page, woman }) => {
    test.slow()
    const today = await todayOf(woman)
    const earlier = daysBefore(today, 20)
    const form = await openFlow(page, earlier)
    await form.getByRole('radio', { name: 'Moderate flow' }).check()
    await expect(form.getByRole('checkbox', { name: /came through my clothes/ }), 'asked only of heavy flow').toHaveCount(0)
    await form.getByRole('radio', { name: 'Heavy flow' }).check()
    await form.getByRole('checkbox', { name: /came through my clothes/ }).check()
    await form.getByText('More about this bleeding').click()
    await expect(form.getByRole('checkbox', { name: 'It came after sex' })).not.toBeChecked()
    await form.getByRole('button', { name: 'Save' }).click()

    const saved = page.getByRole('dialog', { name: 'Please book a visit with your doctor' })
    await expect(saved).toContainText('Your entry is saved.')
    await expect(saved).toContainText('You noted heavy flow, with signs that it was very heavy.')
    await saved.getByRole('button', { name: 'I have read it' }).click()
    await expect(saved).toBeHidden()
    await expect(page.getByText('It came through my clothes or the sheets'), 'the day shows what she added').toBeVisible()
    await expect(page.getByRole('button', { name: SEEN }), 'the card is on the page of its day').toBeVisible()

    await page.goto('/home')
    const card = page.getByText('You noted heavy flow, with signs that it was very heavy.')
    await expect(card).toBeVisible()
    const day = page.getByRole('list', { name: 'The days this is about' }).getByRole('link')
    await expect(day).toHaveAttribute('href', `/day/${earlier}`)
    await page.getByText('Where this comes from').click()
    await expect(page.getByText('ACOG FAQ162', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: SEEN }).click()
    await expect(page.getByText('You will see this again only if it happens again.')).toBeVisible()
    await expect(card).toBeHidden()
    await page.reload()
    await expect(page.getByRole('grid', { name: /^Flow Calendar/ })).toBeVisible()
    await expect(card).toBeHidden()

    const again = await openFlow(page, daysBefore(today, 2))
    await again.getByRole('radio', { name: 'Heavy flow' }).check()
    await again.getByRole('checkbox', { name: /Clots larger/ }).check()
    await again.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Edit: heavy flow' })).toBeVisible()
    await page.goto('/calendar')
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByText('You will see this again in two weeks if it still applies.')).toBeVisible()
    await expect(card).toBeHidden()
  },
)

test('bleeding 798 days after the last shows its card at saving and on Home', { tag: '@core' }, async ({ page, woman }) => {
  const today = await todayOf(woman)
  await bleed(woman, daysBefore(today, 798), 'Light flow')
  await page.goto('/home')
  await page.getByRole('button', { name: new RegExp(`^${words(today, { weekday: 'long' })} ${Number(today.slice(8))} .*today$`) }).click()
  const form = page.getByRole('dialog', { name: /Flow Entry/ })
  await form.getByRole('radio', { name: 'Light spotting' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('dialog', { name: 'Please see a doctor within two weeks' })
  await expect(saved).toContainText('798 days earlier')
  // The page for her visit, and two sources.
  await expect(saved.getByRole('link', { name: 'Take this to your doctor' })).toBeVisible()
  await expect(saved.getByRole('link')).toHaveCount(3)
  await saved.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByText('798 days earlier')).toBeVisible()
})

test('a whole period marked at once shows its card', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Period: from … to …' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('From').fill(daysBefore(today, 9))
  await form.getByLabel('To', { exact: true }).fill(daysBefore(today, 1))
  await form.getByRole('radio', { name: 'Light flow' }).check()
  await form.getByRole('button', { name: 'Save 9 days' }).click()
  await expect(page.getByRole('dialog', { name: 'Please book a visit with your doctor' })).toContainText('9 days in a row')
})

test('while intimate entries are hidden, a card says nothing of them until Show', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await bleed(woman, daysBefore(today, 1), 'Heavy flow', ['flooding'])
  await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
  await page.goto('/home')
  const hidden = page.getByText('A note about your calendar')
  await expect(hidden).toBeVisible()
  await expect(page.getByText('heavy flow', { exact: false })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).first().click()
  await expect(page.getByText('You noted heavy flow, with signs that it was very heavy.')).toBeVisible()
})

test('everyone can use the questions and the cards', async ({ page, woman }) => {
  test.setTimeout(240_000)
  const today = await todayOf(woman)
  await page.goto(`/day/${today}`)
  await page.getByRole('button', { name: 'Bleeding', exact: true }).click()
  const form = page.getByRole('dialog', { name: /Flow Entry/ })
  await form.getByRole('radio', { name: 'Heavy flow' }).check()
  await form.getByText('More about this bleeding').click()
  await expectAccessible(page, 'bleeding questions', [12, 16, 20], [320, 390, 1280])
  await form.getByRole('checkbox', { name: /felt faint/ }).check()
  await form.getByRole('checkbox', { name: /Clots larger/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  const saved = page.getByRole('dialog', { name: 'Please get help now' })
  await expect(saved).toContainText(/call (?:\d+|your emergency number) at once/)
  await expectAccessible(page, 'bleeding saved', [12, 16, 20], [320, 390, 1280])
  await saved.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByRole('button', { name: SEEN })).toHaveCount(1)
  await expectAccessible(page, 'bleeding day', [16], [320, 390, 1280])
  await page.goto('/home')
  await expect(page.getByText('Please get help now')).toBeVisible()
  await page.getByText('Where this comes from').click()
  await expectAccessible(page, 'bleeding home', [12, 16, 20], [320, 390, 1280])
})
