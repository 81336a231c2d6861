import { expectAccessible } from './access.ts'
import { expect, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { figure } from './quick-log.ts'

test('the tracker counts her logs, shows the last five, and starts either kind', { tag: '@core' }, async ({ page, woman }) => {
  test.slow()
  const today = await todayOf(woman)
  await page.goto('/tracker')
  await expect(page.getByText("You haven't created any logs yet.")).toBeVisible()
  await expect(page.getByText('No Entries')).toBeVisible()
  await expect(page.getByText('0 of 5')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View All' })).toBeHidden()

  const days = Array.from({ length: 6 }, (_, back) => daysBefore(today, back + 1))
  const ids = await addSoftLogs(woman, days)
  const deep = await woman.call('POST', '/api/logs/deep-log/create/', { log_date: today, dominant_emotion_today: 'calm' })
  await page.reload()
  await expect(figure(page, 'Day Streak')).toContainText('7')
  await expect(figure(page, 'This Week')).toContainText('7')
  await expect(figure(page, 'Soft Logs').first()).toContainText('6')
  await expect(figure(page, 'Deep Logs').first()).toContainText('1')
  await expect(figure(page, 'Avg Mood')).toContainText('3.5')
  await expect(page.getByText('7 of 5')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Recent entries' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('Felt calm')
  await expect(rows.first().getByRole('link', { name: /^Edit Deep Log of / })).toHaveAttribute(
    'href',
    `/tracker/deep?entryId=${deep.data.id}`,
  )
  await expect(rows.nth(1).getByRole('link', { name: /^View Soft Log of / })).toHaveAttribute(
    'href',
    `/tracker/soft/${ids.get(days[0] ?? '')}`,
  )
  await expect(rows.nth(1).getByRole('link', { name: /^Edit / }), 'only today is edited from a list').toBeHidden()
  await expectAccessible(page, 'tracker with both kinds', [12, 16, 20])

  const start = page.getByRole('link', { name: 'Start Soft Log' })
  await expect(start).toHaveAttribute('href', '/tracker/soft')
  await page.getByRole('radio', { name: 'Deep' }).check()
  await expect(page.getByRole('link', { name: "Edit today's Deep Log" })).toHaveAttribute('href', `/tracker/deep?entryId=${deep.data.id}`)
  await page.getByRole('radio', { name: 'Soft' }).press('ArrowLeft')
  await page.getByRole('radio', { name: 'Soft' }).check()
  await start.click()
  await expect(page).toHaveURL('/tracker/soft')
})
