import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('after many days with a low mood Home offers the short questions, until she says "Not now"', async ({ page, woman }) => {
  const today = await todayOf(woman)
  for (let back = 0; back < 10; back += 1)
    await woman.call('POST', '/api/logs/quick-log/create/', { log_date: daysBefore(today, back), mood_rating: 4 })
  await visit(page, '/home')
  const offer = page.getByRole('region', { name: 'It’s been a hard time' })
  await expect(offer).toContainText('You noted a low mood on 10 of the last 14 days.')
  await expect(offer.getByRole('link', { name: 'Look at the questions' })).toHaveAttribute('href', '/check-ins')
  await offer.scrollIntoViewIfNeeded()
  await expectAccessible(page, 'offer after low moods')
  await expectToFit(page)
  await look(page, 'mood-offer-390')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'mood-offer-dark-390')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await expect.poll(async () => (await woman.call('GET', '/api/settings/preferences/')).data.checkins).toMatchObject({ offerPutOff: today })
  await visit(page, '/home')
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
