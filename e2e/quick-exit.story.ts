import { expect, test } from './house.ts'

test('Esc pressed twice leaves at once, and Back does not return', async ({ page, woman }) => {
  await page.goto('/tracker')
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_200)
  await page.keyboard.press('Escape')
  await expect(page, 'two slow presses are not meant').toHaveURL('/home')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('about:blank')

  await page.goBack()
  await page.waitForTimeout(500)
  await expect(page.getByText('Tracker')).toHaveCount(0)
  await expect(page.getByText(woman.name.split(' ')[0] ?? '')).toHaveCount(0)

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 }), 'who opens the address anew is let in').toContainText('Ana')
})

test('the Quick exit button leaves at once, also out of a dialog with Esc', async ({ herPage: page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Quick exit' }).click()
  await expect(page).toHaveURL('about:blank')

  const next = await context.newPage()
  await next.goto('/tracker/soft')
  await next.getByRole('radiogroup', { name: 'How was your energy?' }).getByRole('radio', { name: 'Low' }).focus()
  await next.keyboard.press('Escape')
  await next.keyboard.press('Escape')
  await expect(next).toHaveURL('about:blank')
})
