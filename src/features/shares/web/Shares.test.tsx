import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { handOver } from '../../../kit/web/page-handoff.ts'
import { OpenShare } from './OpenShare.tsx'
import { decryptShare, encryptShare, newShareKeys } from './share-crypto.ts'
import { ShareAccess } from './ShareAccess.tsx'
import { SharesPage } from './SharesPage.tsx'

const REPORT = { version: 1, reason: 'I cannot sleep' }
const keys = newShareKeys()
const PATH = `POST /api/shared/${keys.id}/open/`

function show(report: unknown) {
  const { reason } = report as { reason?: string }
  return reason === undefined ? undefined : <article>{reason}</article>
}

const open = page.getByRole('button', { name: 'Open the report' })

test('nothing is fetched before the tap; then the report is shown with a button to print it', async () => {
  const body = await encryptShare(REPORT, keys)
  const calls = answerApi({ [PATH]: () => ({ data: { body } }) })
  await renderPage(<OpenShare link={keys} show={show} />, '/s')
  await expect.element(open).toBeVisible()
  expect(calls).toEqual([])
  await open.click()
  await expect.element(page.getByRole('article')).toHaveTextContent('I cannot sleep')
  const printed = vi.spyOn(globalThis, 'print').mockReturnValue()
  await page.getByRole('button', { name: 'Print' }).click()
  expect(printed).toHaveBeenCalledOnce()
  expect(calls.length).toBe(1)
})

test('a wrong code can be tried again without another opening', async () => {
  const body = await encryptShare(REPORT, keys, '012345')
  const calls = answerApi({ [PATH]: () => ({ data: { body } }) })
  await renderPage(<OpenShare link={keys} show={show} />, '/s')
  await open.click()
  const field = page.getByLabelText('Code')
  await field.fill('543210')
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect.element(page.getByText(/^That code isn’t right/)).toBeVisible()
  await field.fill('012 345')
  await page.getByRole('button', { name: 'Show the report' }).click()
  await expect.element(page.getByRole('article')).toHaveTextContent('I cannot sleep')
  expect(calls.length).toBe(1)
})

test.each<[string, () => Promise<string>, string]>([
  ['altered', async () => (await encryptShare(REPORT, keys)).replace(/.{4}$/, 'AAAA'), 'This report cannot be read'],
  ['of another key', () => encryptShare(REPORT, { ...newShareKeys(), id: keys.id }), 'This report cannot be read'],
  ['no report', () => encryptShare({ other: 1 }, keys), 'This report cannot be read'],
])('a report that is %s is said to be unreadable, with a way on', async (_what, sealed, title) => {
  const body = await sealed()
  answerApi({ [PATH]: () => ({ data: { body } }) })
  await renderPage(<OpenShare link={keys} show={show} />, '/s')
  await open.click()
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
  await expect.element(page.getByText(/ask for a new one/)).toBeVisible()
})

test('a dead link says so, and too many tries or a lost connection leave the button', async () => {
  const replies: Record<string, () => unknown> = {
    [PATH]: () => refused(429, { message: 'Too many attempts. Please wait a moment and try again.' }),
  }
  answerApi(replies)
  await renderPage(<OpenShare link={keys} show={show} />, '/s')
  await open.click()
  await expect.element(page.getByText(/^Too many attempts/)).toBeVisible()
  replies[PATH] = () => {
    throw new TypeError('Failed to fetch')
  }
  await open.click()
  await expect.element(page.getByText(/We could not reach Emberwell/)).toBeVisible()
  replies[PATH] = () => refused(404)
  await open.click()
  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('a page without its link asks for the whole link', async () => {
  answerApi({})
  await renderPage(<OpenShare link={undefined} show={show} />, '/s')
  await expect.element(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
})

const SHARE = {
  id: 7,
  label: 'Report of Nov 21',
  created_at: '2026-11-21T12:00:00Z',
  expires_at: '2026-11-28T12:00:00Z',
  opens: 5,
  opened: 2,
}
const settings = { data: { timezone: 'UTC' } }

test('she makes a link with a code: what is sent cannot be read without both, and the link is shown once', async () => {
  signInTestPerson()
  handOver('share', '', REPORT)
  const calls = answerApi({
    'GET /api/shares/': () => ({ data: [] }),
    'GET /api/settings/user-details/': () => settings,
    'POST /api/shares/': () => Response.json({ success: true, message: 'The link is ready.', data: SHARE }, { status: 201 }),
  })
  await renderPage(<SharesPage />, '/shares')
  await page.getByRole('radio', { name: '1 day' }).click()
  await page.getByRole('radio', { name: 'Once' }).click()
  await page.getByRole('switch', { name: 'Ask for a code' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your link is ready' })).toHaveFocus()
  const url = new URL((page.getByLabelText('Your link').element() as HTMLInputElement).value)
  const code = page
    .getByText(/^\d{3} \d{3}$/)
    .element()
    .textContent.replace(' ', '')
  const sent = calls.find(({ method }) => method === 'POST')?.body as { id: string; body: string }
  expect(sent).toMatchObject({ expires_in: '24h', opens: 1, label: expect.stringMatching(/^Report of /) as string })
  expect([url.origin, url.pathname]).toEqual([location.origin, `/s/${sent.id}`])
  const key = url.hash.slice(1)
  expect(JSON.stringify(calls)).not.toContain(key)
  expect(JSON.stringify(calls)).not.toContain(code)
  await expect(decryptShare(sent.body, { id: sent.id, key })).rejects.toThrow()
  expect(await decryptShare(sent.body, { id: sent.id, key }, code)).toEqual(REPORT)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText(url.href)).not.toBeInTheDocument()
})

test('a link is ended after a question', async () => {
  signInTestPerson()
  let list = [SHARE]
  const calls = answerApi({
    'GET /api/shares/': () => ({ data: list }),
    'GET /api/settings/user-details/': () => settings,
    'DELETE /api/shares/7/': () => {
      list = []
      return { success: true, message: 'The link has ended. No one can open it any more.' }
    },
  })
  await renderPage(<SharesPage />, '/shares')
  await expect.element(page.getByText('Opened 2 times. It can be opened 3 more times.')).toBeVisible()
  await page.getByRole('button', { name: 'End Report of Nov 21' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await page.getByRole('button', { name: 'End Report of Nov 21' }).click()
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect.element(page.getByText(/You have no links\./)).toBeVisible()
})

test('the settings count links that can still be opened', async () => {
  signInTestPerson()
  answerApi({ 'GET /api/shares/': () => ({ data: [SHARE, { ...SHARE, id: 8, opened: 5 }] }) })
  await renderPage(<ShareAccess />)
  await expect.element(page.getByText('There is one link.', { exact: false })).toBeVisible()
})
