import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage } from '../../../../kit/web/ComponentTesting.tsx'
import { ApiTest } from './ApiTest.tsx'

const back = page.getByRole('region', { name: 'What came back' })

async function send(form: 'Log in' | 'Sign up', button: string) {
  const fields = page.getByRole('form', { name: form })
  if (form === 'Sign up') await fields.getByLabelText('Full name').fill('Mara')
  await fields.getByLabelText('Email').fill('mara@example.org')
  await fields.getByLabelText('Password').fill('a quiet morning by the sea')
  await fields.getByRole('button', { name: button }).click()
}

test.each([
  ['Log in', 'Send login', 'login', 'Login failed'],
  ['Sign up', 'Send signup', 'signup', 'Signup failed'],
] as const)('%s: a refusal without a message shows the default one, and a lost connection says so', async (form, button, path, words) => {
  const replies: Record<string, () => unknown> = { [`POST /api/auth/${path}/`]: () => refused(500) }
  answerApi(replies)
  await renderPage(<ApiTest />, '/api-test')
  await send(form, button)
  await expect.element(back.getByRole('alert')).toHaveTextContent(words)
  replies[`POST /api/auth/${path}/`] = () => {
    throw new TypeError('Failed to fetch')
  }
  await send(form, button)
  await expect
    .element(back.getByRole('alert'))
    .toHaveTextContent('We could not reach Emberwell. Please check your connection and try again.')
})
