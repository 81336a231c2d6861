import { createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, look, PASSWORD, signInByForm, test as base } from './fixtures.ts'
import { type Server, startServer } from './server.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A passkey belongs to the site of PUBLIC_URL, so the server has to know its port before it starts. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer({ port: String(await freePort()) })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Gives the browser a device with passkeys that verifies its user; `verify(false)` makes it refuse. */
async function addDevice(page: Page): Promise<{ verify(isVerified: boolean): Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

test(
  'she adds a passkey, signs in with it, steps up with it, names it and removes it',
  { tag: '@core' },
  async ({ page, woman, watch }) => {
    watch.allow(/status of 40[013]/)
    const device = await addDevice(page)
    await page.goto('/settings?tab=account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Name of the passkey')).toHaveValue('Chrome on Linux')
    await page.getByLabel('Name of the passkey').fill('My laptop')
    await page.getByRole('button', { name: 'Make the passkey' }).click()
    await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The passkey is ready.')).toBeVisible()
    await look(page, 'passkeys')

    await page.getByRole('switch', { name: 'Sign in with a passkey only' }).check()
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await look(page, 'passkey-only')
    await page.getByRole('button', { name: 'I have kept them' }).click()

    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(woman.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    await expect(page.getByLabel('Recovery code', { exact: true })).toBeVisible()
    await look(page, 'passkey-login')
    await device.verify(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No passkey was used.')
    await device.verify(true)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL('/home')

    await page.goto('/settings?tab=account')
    await expect(page.getByText('My laptop').first()).toBeVisible()
    await page.getByRole('button', { name: 'Rename My laptop' }).click()
    await page.getByLabel('Name of the passkey').fill('The old laptop')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Remove The old laptop' }).click()
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await look(page, 'passkey-step-up')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('The passkey is removed.')).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('This passkey could not be used.')
    await signInByForm(page, woman)
  },
)
