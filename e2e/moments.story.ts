import { expect, look, test } from './house.ts'

const MOMENTS = '/api/moments/'

test('one tap records how she is, and Undo takes it back before it leaves', async ({ page, woman }) => {
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Good' }).check()
  await expect(page.getByText('Noted: Good.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Good' })).not.toBeChecked()
  await page.waitForTimeout(2_000)
  expect((await woman.call('GET', MOMENTS)).data).toEqual([])
})

test('a mood that has left already can be undone as well', async ({ page, woman }) => {
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Lovely' }).check()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'mood', value: 5 })])
  await expect(page.getByText('Mood: Lovely')).toBeVisible()
  await look(page, 'home-toast')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([])
  await expect(page.getByText('Mood: Lovely')).toBeHidden()
})

test('another face right after corrects the first', async ({ page, woman }) => {
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Hard' }).check()
  await expect(page.getByText('Noted: Hard.')).toBeVisible()
  await page.getByRole('radio', { name: 'So-so' }).check()
  await expect(page.getByText('Noted: So-so.')).toBeVisible()
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ value: 3 })])
  await expect(page.getByText('1 of 21')).toBeVisible()
})

test('a hot flash is noted with one tap, also offline, and arrives once', async ({ page, woman, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/home')
  await expect(page.getByText('0 of 21')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hot flash now' }).click()
  await expect(page.getByText('Noted: a hot flash. It stays on this device until you are back online.')).toBeVisible()
  await expect(page.getByText('1 moment is waiting to be sent')).toBeVisible()
  expect((await woman.call('GET', MOMENTS)).data).toEqual([])
  await context.setOffline(false)
  await expect.poll(async () => (await woman.call('GET', MOMENTS)).data).toEqual([expect.objectContaining({ kind: 'hot_flash' })])
  await expect(page.getByText('waiting to be sent')).toBeHidden()
  await expect(page.getByText('1 of 21')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 of 21')).toBeVisible()
  expect((await woman.call('GET', MOMENTS)).data).toHaveLength(1)
})
