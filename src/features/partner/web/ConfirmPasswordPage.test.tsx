import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emailLinks } from '../../../kit/web/email-links.ts'
import { answerApi, refused, renderPage } from '../../../kit/web/ComponentTesting.tsx'
import { LINK_SPENT } from '../contract.ts'
import { ConfirmPasswordPage } from './ConfirmPasswordPage.tsx'

const SET_UP = 'POST /api/auth/partner-setup/12/secret/'
const PASSWORD = 'a quiet morning by the sea'

const first = page.getByLabelText('New password')
const second = page.getByLabelText('Confirm password')
const set = page.getByRole('button', { name: 'Set password' })
const alert = (words: string) => page.getByRole('alert').filter({ hasText: words })

async function open(link = true) {
  emailLinks.clear()
  if (link) emailLinks.set('/partner/confirm_password', { id: '12', token: 'secret' })
  const done = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await renderPage(<ConfirmPasswordPage onDone={done} />, '/partner/confirm_password')
  return done
}

async function choose(password: string, confirm = password): Promise<void> {
  await first.fill(password)
  await second.fill(confirm)
  await set.click()
}

test('a missing or wrong value gets a message at its field, and nothing is sent', async () => {
  const calls = answerApi({})
  await open()
  await set.click()
  await expect.poll(() => page.getByText('Please fill in all fields').elements()).toHaveLength(2)
  await expect.element(first).toHaveFocus()
  await choose('eight888', 'eight889')
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  await expect.element(second).toHaveFocus()
  await choose('seven77')
  await expect.element(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect.element(first).toHaveFocus()
  expect(calls).toEqual([])
})

test('it says how strong a password is, and can show it', async () => {
  await open()
  await first.fill('seven77')
  await expect.element(page.getByText('Easy to guess')).toBeVisible()
  await first.fill('a lantern in the harbour')
  await expect.element(page.getByText('Strong', { exact: true })).toBeVisible()
  await expect.element(first).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(first).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(first).toHaveAttribute('type', 'password')
})

test('a link that was used, withdrawn or has expired says so, keeps what was typed, and leads to the login', async () => {
  answerApi({ [SET_UP]: () => refused(400, { success: false, code: 'invalid', message: LINK_SPENT() }) })
  await open()
  await choose(PASSWORD)
  await expect.element(alert(`${LINK_SPENT()} If you have set your password already, you can sign in with it.`)).toBeVisible()
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect.element(first).toHaveValue(PASSWORD)
})

test('when the connection breaks, it says that the password may be set, and a second try says what holds', async () => {
  const replies: Record<string, () => unknown> = {
    [SET_UP]: () => {
      throw new TypeError('Failed to fetch')
    },
  }
  const calls = answerApi(replies)
  const done = await open()
  await choose(PASSWORD)
  await expect.element(alert('We could not reach Emberwell, so we do not know whether it was saved.')).toBeVisible()
  await expect.element(second).toHaveValue(PASSWORD)
  replies[SET_UP] = () => ({ success: true, message: 'Your password is set.' })
  await set.click()
  await expect.element(page.getByRole('heading', { name: 'You are ready' })).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(calls[1]?.body).toEqual({
    new_password: PASSWORD,
    confirm_password: PASSWORD,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(emailLinks.size, 'the link is forgotten').toBe(0)
  await expect.poll(() => done, { timeout: 4_000 }).toHaveBeenCalledTimes(1)
})

test.each([
  [{ message: 'The server says this.', detail: 'Not this.' }, 'The server says this.'],
  [{ detail: 'A detail.' }, 'A detail.'],
  [{}, 'Failed to set password. Please try again.'],
])('a failure %j is told as "%s"', async (body, words) => {
  answerApi({ [SET_UP]: () => refused(500, body) })
  await open()
  await choose(PASSWORD)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})

test('without a link it says that the link does not work', async () => {
  await open(false)
  await expect.element(alert('Invalid confirmation link')).toBeVisible()
  await expect.element(set).not.toBeInTheDocument()
})
