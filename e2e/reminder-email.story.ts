import { type SmtpServer, startSmtpServer } from '../test/smtp-server.ts'
import { confirmAddress, expect, test as stories } from './fixtures.ts'
import { startServer } from './server.ts'

/** These stories have their own server, which sends email through a real SMTP server. */
const test = stories.extend<object, { mail: SmtpServer }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const mail = await startSmtpServer()
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

test(
  'a reminder by email reaches her mail server once, and reveals nothing to others',
  { tag: '@core' },
  async ({ page, woman, server, mail }) => {
    const hers = () => mail.taken.filter((email) => email.includes(`To: ${woman.email}`))
    await confirmAddress(server.origin, async () => hers().at(-1)?.replace(/=\r\n/g, ''))
    const before = hers().length
    await page.goto('/reminders')
    await page.getByRole('button', { name: 'New reminder' }).click()
    await page.getByRole('radio', { name: /^Medicine/ }).check()
    await page.getByLabel('Its name').fill('Estrogen gel')
    await page.getByRole('checkbox', { name: 'By e-mail' }).check()
    await page.getByRole('button', { name: 'Save reminder' }).click()
    await expect(page.getByText('Your reminder is set.')).toBeVisible()
    await page.getByRole('button', { name: 'Send me a test Estrogen gel' }).click()
    await expect(page.getByText('Sent. Your reminder will look just like it.')).toBeVisible()

    await expect.poll(() => hers().length, { timeout: 30_000 }).toBe(before + 1)
    const email = hers().at(-1) ?? ''
    expect(email).toContain('From: Emberwell <hello@example.org>')
    expect(email).toContain('Subject: A note from Emberwell')
    expect(email).not.toMatch(/estrogen|gel\b|medic|menopaus|<img/i)
    await expect(page.getByRole('region', { name: 'Reminder', exact: true }), 'the page shows it too').toContainText('A moment for you')
    expect(hers()).toHaveLength(before + 1)
  },
)
