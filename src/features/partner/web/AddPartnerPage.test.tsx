import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import type { PartnerInfo } from '../contract.ts'
import { NOBODY } from '../rules/link-state.ts'
import { AddPartnerPage } from './AddPartnerPage.tsx'

const INFO = 'GET /api/compass/partner-info/'
const COMPANION = 'GET /api/chat/companion/'
const INVITE = 'POST /api/auth/invite-partner/'
const PENDING: PartnerInfo = {
  ...NOBODY,
  is_linked: true,
  status: 'pending',
  partner_name: 'Sam',
  partner_email: 'sam@example.org',
  invited_at: '2025-12-26T08:00:00.000Z',
  expires_at: '2026-01-02T08:00:00.000Z',
}

const name = page.getByLabelText('Their name')
const email = page.getByLabelText('Their email')
const send = page.getByRole('button', { name: 'Send invitation' })

function companionOf(region: string) {
  return () => ({ data: { language: 'en', region, model: null, welcome: { text: 'Hello', chips: [] }, help_lines: [] } })
}

beforeEach(() => signInTestPerson())

test('without her state the form is there all the same, and a failed invitation loses nothing she typed', async () => {
  const replies = { [COMPANION]: companionOf('US'), [INFO]: () => refused(500), [INVITE]: () => refused(500) as unknown }
  const calls = answerApi(replies)
  await renderPage(<AddPartnerPage />, '/add-partner')
  await expect.element(name).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await name.fill('Sam')
  await email.fill('sam@example.org')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to send invitation. Please try again.')
  await expect.element(email).toHaveValue('sam@example.org')
  await expect.element(name).toHaveValue('Sam')
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { partner_name: 'Sam', partner_email: 'sam@example.org' },
  ])
})

test('an invitation that has ended says so, and can be sent again or cancelled', async () => {
  answerApi({
    [COMPANION]: companionOf('US'),
    [INFO]: () => ({ data: PENDING }),
    'GET /api/settings/user-details/': () => ({
      data: { full_name: 'Ana Keller', email: 'ana@example.org', timezone: 'UTC', pronouns: '' },
    }),
    'POST /api/compass/invite/resend/': () => ({
      success: true,
      message: 'We’ve sent a new link. The old one no longer works.',
      data: { ...PENDING, expires_at: new Date(Date.now() + 604_800_000).toISOString() },
    }),
  })
  await renderPage(<AddPartnerPage />, '/add-partner')
  const ended = page.getByText(/This invitation has ended/)
  await expect.element(ended).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cancel invitation' })).toBeVisible()
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(ended).not.toBeInTheDocument()
  await expect.element(page.getByText('We’ve sent a new link. The old one no longer works.')).toBeVisible()
})

test.each([
  ['AU', '1800RESPECT', 'National Domestic Violence Hotline'],
  ['US', 'National Domestic Violence Hotline', '1800RESPECT'],
])('in %s the help lines after an answer of fear are those of her region, without a request', async (region, hers, other) => {
  const calls = answerApi({ [COMPANION]: companionOf(region), [INFO]: () => ({ data: NOBODY }) })
  await renderPage(<AddPartnerPage />, '/add-partner')
  const question = page.getByRole('radiogroup', { name: 'Can you say no to your partner without fear?' })
  await expect.element(question).toBeVisible()
  await expect.poll(() => calls.length).toBe(2)
  await question.getByRole('radio', { name: 'No', exact: true }).click()
  await expect.element(page.getByText(hers, { exact: true })).toBeVisible()
  await expect.element(page.getByText(other)).not.toBeInTheDocument()
  expect(calls).toHaveLength(2)
})
