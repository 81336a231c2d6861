import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage } from '../../../kit/web/ComponentTesting.tsx'
import { signOut } from '../../../kit/web/session.ts'
import { EMAIL_TAKEN } from '../contract.ts'
import { AccountForm } from './AccountForm.tsx'
import { LoginPage } from './LoginPage.tsx'

const PASSWORD = 'a quiet morning by the sea'
const SIGNED_UP = { access: 'a', refresh: 'r', user_id: 1, full_name: 'Marie', user_type: 'woman' }
const email = page.getByLabelText('Email')
const submit = page.getByRole('button', { name: 'Sign In' })
const create = page.getByRole('button', { name: 'Create Account' })

test.each([
  ['without a message from the server', () => refused(500), 'Login failed. Please try again.'],
  ['with one', () => refused(400, { message: 'Email or password is wrong.' }), 'Email or password is wrong.'],
])('a failed login %s says why, and keeps what she typed', async (_how, answer, words) => {
  answerApi({ 'POST /api/auth/login/': answer })
  const path = await renderPage(<LoginPage />, '/login')
  await expect.element(submit).toBeDisabled()
  await email.fill('ana@example.org')
  await expect.element(submit).toBeDisabled()
  await page.getByRole('textbox', { name: 'Password' }).fill('whatever it is')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await expect.element(email).toHaveValue('ana@example.org')
  expect(path()).toBe('/login')
})

test('a logout while Home is still loading leaves nothing she typed in the form', async () => {
  answerApi({ 'POST /api/auth/login/': () => Response.json(SIGNED_UP) })
  const path = await renderPage(<LoginPage />, '/login')
  await email.fill('ana@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await submit.click()
  await expect.poll(path).toBe('/home')
  await expect.element(email).toHaveValue('ana@example.org')
  await signOut()
  await expect.element(email).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
})

async function fillAccount(address: string) {
  const onCreated = vi.fn<(signedIn: unknown, email: string) => void>()
  await renderPage(<AccountForm onCreated={onCreated} />, '/signup')
  await page.getByLabelText('Full name').fill('Marie')
  await email.fill(address)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await create.click()
  return onCreated
}

test('a wrong address gets its error beside the field until it is changed, and the field gets the focus', async () => {
  await page.viewport(390, 700)
  const words = 'Please enter a valid email address'
  const replies: Record<string, () => unknown> = {
    'POST /api/auth/signup/': () => refused(400, { success: false, code: 'invalid', message: words, details: { email: [words] } }),
  }
  const calls = answerApi(replies)
  const onCreated = await fillAccount('marie@exemple')
  await expect.element(email).toHaveFocus()
  await expect.element(email).toBeInViewport()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  replies['POST /api/auth/signup/'] = () => Response.json(SIGNED_UP, { status: 201 })
  await email.fill('marie@example.org')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  // A second attempt is taken after two seconds.
  await expect.element(create, { timeout: 3_000 }).not.toHaveAttribute('aria-disabled')
  await create.click()
  await expect.poll(() => onCreated.mock.calls.at(-1)).toEqual([SIGNED_UP, 'marie@example.org'])
  expect(calls[1]?.body).toMatchObject({ full_name: 'Marie', email: 'marie@example.org', password: PASSWORD, confirm_password: PASSWORD })
})

test('an address that already has an account is said, and nothing she typed is lost', async () => {
  answerApi({ 'POST /api/auth/signup/': () => refused(409, { success: false, code: 'conflict', message: EMAIL_TAKEN() }) })
  const onCreated = await fillAccount('ana@example.org')
  await expect.element(page.getByRole('alert')).toHaveTextContent(EMAIL_TAKEN())
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Marie')
  await expect.element(email).toHaveValue('ana@example.org')
  expect(onCreated).not.toHaveBeenCalled()
})
