import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'
import { choose, fillOrdinaryDay, openSoftLog, saveLog } from './quick-log.ts'

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('she chooses factors, answers each with one tap, and finds them in her entry', { tag: '@core' }, async ({ page, woman }) => {
    await openSoftLog(page)
    await look(page, 'factors-none')
    await page.getByRole('button', { name: 'Choose what to note' }).tap()
    const dialog = page.getByRole('dialog', { name: 'What I want to note' })
    await dialog.getByRole('checkbox', { name: 'Alcohol' }).tap()
    await dialog.getByRole('checkbox', { name: 'Hot room' }).tap()
    await dialog.getByLabel('Something of your own').fill('Argument')
    await dialog.getByRole('button', { name: 'Add', exact: true }).tap()
    await expect(dialog.getByRole('checkbox', { name: 'Argument' })).toBeChecked()
    await look(page, 'factors-choosing')
    await expectAccessible(page, 'choosing factors')
    await dialog.getByRole('button', { name: 'Save choices' }).tap()
    await expect(dialog).toBeHidden()

    await choose(page, 'Alcohol', 'Yes')
    await choose(page, 'Argument', 'No')
    await fillOrdinaryDay(page)
    await look(page, 'factors-answered')
    await expectToFit(page)
    await saveLog(page)
    const [log] = (await woman.call('GET', '/api/logs/all-logs/history/')).data
    expect(Object.values(log.factors)).toEqual([1, 0])
    expect(log.factors).toMatchObject({ alcohol: 1 })
    await page.goto(`/tracker/soft/${log.id}`)
    await expect(page.getByText('Alcohol: yes · Argument: no')).toBeVisible()
    await look(page, 'factors-entry')
  })

  test('a seventh factor is refused with a message, and a failed save says so', async ({ page, woman }) => {
    await woman.call('PUT', '/api/logs/factors/', {
      chosen: ['alcohol', 'travel', 'illness', 'sex', 'smoking', 'work_day'],
      own: [],
    })
    await page.goto('/settings?tab=profile')
    const card = page.getByRole('region', { name: 'What I want to note' })
    await card.getByRole('checkbox', { name: 'Late dinner' }).tap()
    await expect(card.getByText('Six at most. Untick one first.')).toBeVisible()
    await expect(card.getByRole('checkbox', { name: 'Late dinner' })).not.toBeChecked()
    await card.getByRole('checkbox', { name: 'Travel' }).tap()
    await card.getByRole('button', { name: 'Save choices' }).tap()
    await expect(card.getByText('Your choices are saved.')).toBeVisible()
    await look(page, 'factors-settings')
  })
})
