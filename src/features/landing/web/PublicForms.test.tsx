import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage } from '../../../kit/web/ComponentTesting.tsx'
import { ContactPage } from './ContactPage.tsx'
import { DemoForm } from './DemoForm.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { WaitlistPage } from './WaitlistPage.tsx'

const TOO_MANY = { success: false, code: 'too_many', message: 'Too many requests.' }
const TOO_MANY_WORDS = 'We take only a few forms an hour from one connection. Please try again later.'

const button = (name: string) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const alert = (words: string) => page.getByRole('alert').filter({ hasText: words })
const noConnection = () => {
  throw new TypeError('Failed to fetch')
}

test('the waitlist names a wrong address, and its thanks disappear after three seconds', async () => {
  const calls = answerApi({ 'POST /api/public/waitlist/': () => ({ success: true, message: 'Thanks' }) })
  await renderPage(<WaitlistPage />, '/original-emberwellw')
  const email = field('Your email')
  await button('Join').click()
  await expect.element(page.getByText('Please enter an email.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('no address')
  await button('Join').click()
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible()
  expect(calls).toEqual([])
  await email.fill('mara@example.org')
  await button('Join').click()
  const thanks = page.getByText('Thank you for joining the Waitlist.')
  await expect.element(thanks).toBeVisible()
  await expect.element(email).toHaveValue('')
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'mara@example.org' }])
  await expect.element(thanks, { timeout: 5_000 }).not.toBeInTheDocument()
})

test.each([
  ['cannot be reached', noConnection, 'Network error'],
  ['takes no more forms this hour', () => refused(429, TOO_MANY), TOO_MANY_WORDS],
])('when the waitlist %s, a message says so and the address remains', async (_what, answer, words) => {
  answerApi({ 'POST /api/public/waitlist/': answer })
  await renderPage(<WaitlistPage />, '/original-emberwellw')
  await field('Your email').fill('mara@example.org')
  await button('Join').click()
  await expect.element(alert(words)).toBeVisible()
  await expect.element(field('Your email')).toHaveValue('mara@example.org')
})

test.each([
  ['fails', () => refused(500), 'An error occurred'],
  ['takes no more forms this hour', () => refused(429, TOO_MANY), TOO_MANY_WORDS],
  ['cannot be reached', noConnection, 'We could not reach Emberwell. Please check your connection and try again.'],
])('a message to us is checked; when the server %s its text remains, and it can be sent again', async (_what, answer, words) => {
  const replies = { 'POST /api/public/contact/': answer as () => unknown }
  const calls = answerApi(replies)
  await renderPage(<ContactPage />, '/contact')
  await button('Send message').click()
  for (const problem of ['Please tell us your name', 'Please enter an email.', 'Please write a few words'])
    await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(field('Your name')).toHaveFocus()
  expect(calls).toEqual([])
  await field('Your name').fill('Mara')
  await field('Your email').fill('mara@example.org')
  await field('Your message').fill('How do I export my notes?')
  await button('Send message').click()
  await expect.element(alert('Your message was not sent').filter({ hasText: `${words} What you wrote is still here.` })).toBeVisible()
  await expect.element(field('Your message')).toHaveValue('How do I export my notes?')
  replies['POST /api/public/contact/'] = () => ({ success: true, message: 'Thanks' })
  await button('Send message').click()
  await expect.element(page.getByText(/^Thank you\. Your message has arrived/)).toHaveFocus()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ name: 'Mara', email: 'mara@example.org', message: 'How do I export my notes?' })
})

test.each([
  ['Waitlist', <WaitlistPage key="waitlist" />],
  ['Write to us', <ContactPage key="contact" />],
  ['Ask for a demo', <DemoForm key="demo" />],
  ['Feedback', <FeedbackForm key="feedback" />],
])('the spam field of "%s" is neither visible, nor a tab stop, nor read aloud', async (name, form) => {
  await renderPage(form, '/original-emberwellw')
  await expect.element(page.getByRole('form', { name })).toBeVisible()
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')
  expect(trap?.tabIndex).toBe(-1)
  await expect.element(trap).not.toBeInViewport()
  await expect.element(page.getByRole('textbox', { name: /leave this empty|website/i })).not.toBeInTheDocument()
})
