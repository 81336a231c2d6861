import { type MailService, startMailService } from '../test/mail-service.ts'
import { expect, test as stories } from './house.ts'
import { startServer } from './server.ts'

/** These stories have a server of their own, whose letters leave by a real mail server. */
const test = stories.extend<object, { mail: MailService }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const mail = await startMailService()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer({ smtpUrl: mail.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('a reminder by e-mail reaches her mail server once, and says nothing that others may read', async ({ page, woman, mail }) => {
  const hers = () => mail.taken.filter((letter) => letter.includes(`To: ${woman.email}`))
  await page.goto('/reminders')
  await page.getByRole('button', { name: 'New reminder' }).click()
  await page.getByRole('radio', { name: /^Medicine/ }).check()
  await page.getByLabel('Its name').fill('Estrogen gel')
  await page.getByRole('checkbox', { name: 'By e-mail' }).check()
  await page.getByRole('button', { name: 'Save reminder' }).click()
  await expect(page.getByText('Your reminder is set.')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test Estrogen gel' }).click()
  await expect(page.getByText('It is on its way, exactly as it will come.')).toBeVisible()

  await expect.poll(() => hers().length, { timeout: 30_000 }).toBe(1)
  const [letter = ''] = hers()
  expect(letter).toContain('From: Emberwell <hello@example.org>')
  expect(letter).toContain('Subject: A note from Emberwell')
  expect(letter).not.toMatch(/estrogen|gel\b|medic|menopaus|<img/i)
  await expect(page.getByRole('region', { name: 'Reminder', exact: true }), 'the page was told too').toContainText('A moment for you')
  expect(hers()).toHaveLength(1)
})
