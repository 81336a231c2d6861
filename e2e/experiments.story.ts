import { expectAccessible } from './access.ts'
import { answerSetup, expect, expectToFit, look, test } from './fixtures.ts'
import { goOffline, visit } from './page-ready.ts'

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('she plans an experiment from a pattern, and stops it', async ({ page, woman }) => {
    await answerSetup(woman)
    await visit(page, '/experiments?cause=alcohol&outcome=night_sweats_count')
    await look(page, 'experiments-new')
    const form = page.getByRole('region', { name: 'A new experiment' })
    await form.getByRole('button', { name: 'Begin' }).tap()
    await expect(form.getByText('Please answer yes or no')).toBeVisible()
    await expect(form.getByRole('radio', { name: 'Yes', exact: true })).toBeFocused()
    await look(page, 'experiments-missing')
    await form.getByText('No', { exact: true }).tap()
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'experiments-form')
    await form.getByRole('button', { name: 'Begin' }).tap()
    await expect(page.getByText('Your experiment is planned.')).toBeVisible()
    await look(page, 'experiments-planned')

    await page.getByRole('button', { name: 'Stop the experiment' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).tap()
    await expect(page.getByRole('region', { name: 'Earlier experiments' })).toContainText('Without alcohol')
    await look(page, 'experiments-stopped')
  })

  test('on a day of the plan Home and the Soft Log ask whether she kept to it, also offline', async ({ page, woman, context }) => {
    await answerSetup(woman)
    const live = (timezone: string) =>
      woman.call('PUT', '/api/settings/profile/update/', { display_name: woman.name, pronouns: '', timezone })
    // 25 hours apart: what begins tomorrow in the one has begun in the other.
    await live('Pacific/Pago_Pago')
    const { data } = await woman.call('GET', '/api/experiments/')
    const body = { cause: 'evening_walk', outcome: 'sleep_hours', kind: 'day', worth: 0.5, starts_on: data.starts_from }
    await woman.call('POST', '/api/experiments/', body)
    await live('Pacific/Kiritimati')

    await visit(page, '/home')
    const question = page.getByRole('radiogroup', { name: /Did you keep to it\?/ })
    await look(page, 'experiments-home')
    await goOffline(page)
    await question.getByRole('radio', { name: 'Partly' }).tap()
    await expect(question.getByRole('radio', { name: 'Partly' })).toBeChecked()
    await context.setOffline(false)
    const kept = async () => (await woman.call('GET', '/api/experiments/')).data.today.kept
    await expect.poll(kept, { timeout: 30_000 }).toBe('partly')

    await visit(page, '/tracker/soft')
    await expect(question.getByRole('radio', { name: 'Partly' })).toBeChecked()
    await look(page, 'experiments-soft')
    await page.goto('/experiments')
    await expect(page.getByRole('region', { name: /evening walk/ })).toContainText(/Day [12] of 28/)
    await look(page, 'experiments-running')
  })
})
