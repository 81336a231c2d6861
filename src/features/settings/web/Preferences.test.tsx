import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES } from '../rules/preferences.ts'
import { AccessibilitySection } from './AccessibilitySection.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { VoiceSection } from './VoiceSection.tsx'

const PATH = '/api/settings/preferences/'
const SAVED = 'Settings saved automatically'
const reminders = page.getByRole('switch', { name: 'Daily reminders' })
const failed = page.getByRole('status').filter({ hasText: 'Error saving settings' })
const again = page.getByRole('button', { name: 'Try again' })

/** A server that stores preferences; `refusal` is returned instead while it is set. */
function serverOf() {
  const server = { stored: DEFAULT_PREFERENCES, refusal: undefined as (() => Response) | undefined, writes: 0, answers: Promise.resolve() }
  answerApi({
    [`GET ${PATH}`]: () => ({ data: server.stored }),
    [`PUT ${PATH}`]: async ({ body }) => {
      server.writes += 1
      await server.answers
      if (server.refusal) return server.refusal()
      server.stored = changed(server.stored, body as PreferencesChange)
      return { success: true, message: SAVED, data: server.stored satisfies Preferences }
    },
  })
  return server
}

beforeEach(() => signInTestPerson())

test('a server error shows a message and keeps what she chose on the page, and Try again saves it', async () => {
  const server = serverOf()
  server.refusal = () => refused(500, { message: 'No.' })
  await renderPage(<NotificationsSection />, '/settings')
  await expect.element(reminders).toBeChecked()
  await reminders.click()
  await expect.element(failed).toBeVisible()
  await expect.element(reminders).not.toBeChecked()
  await expect.element(page.getByText(SAVED)).not.toBeInTheDocument()
  expect(server.stored.notifications.dailyReminders).toBe(true)
  server.refusal = undefined
  await again.click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(server.stored.notifications.dailyReminders).toBe(false)
})

test('a choice that the server refuses is reverted', async () => {
  const server = serverOf()
  server.refusal = () => refused(400, { success: false, message: 'No.' })
  await renderPage(<NotificationsSection />, '/settings')
  await expect.element(reminders).toBeChecked()
  await reminders.click()
  await expect.element(failed).toBeVisible()
  await expect.element(reminders).toBeChecked()
  const { writes } = server
  await again.click()
  await expect.element(failed).not.toBeInTheDocument()
  expect(server.writes, 'it is not sent again').toBe(writes)
})

test('many quick changes become few calls, and the last one wins', async () => {
  const server = serverOf()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answers = promise
  await renderPage(<AccessibilitySection />, '/settings')
  const slider = page.getByRole('slider', { name: 'Font size' })
  for (const size of ['12', '13', '14', '15', '16', '17', '18', '19', '20', '19', '18', '17']) await slider.fill(size)
  expect(server.writes, 'the first is under way').toBe(1)
  resolve()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  await expect.poll(() => server.stored.accessibility.fontSize).toBe(17)
  expect(server.writes).toBe(2)
})

test('a sample of the voice is spoken paragraph by paragraph in her speed, and stops', async () => {
  serverOf()
  const spoken: unknown[] = []
  const speak = vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text, rate, pitch, volume }) => {
    spoken.push({ text, rate, pitch, volume: Math.round(volume * 10) / 10 })
  })
  onTestFinished(() => speak.mockRestore())
  await renderPage(<VoiceSection />, '/settings')
  await page.getByRole('slider', { name: 'Speech speed' }).fill('1.5')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  const sample = [...document.querySelectorAll('blockquote p')].map((paragraph) => paragraph.textContent)
  expect(sample.length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Hear how it sounds' }).click()
  await expect.poll(() => spoken).toEqual(sample.map((text) => ({ text, rate: 1.5, pitch: expect.closeTo(1.1, 3), volume: 0.8 })))
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('button', { name: 'Hear how it sounds' })).toBeVisible()
  await page.getByRole('switch', { name: 'Voice' }).click()
  await expect.element(page.getByRole('button', { name: 'Hear how it sounds' })).not.toBeInTheDocument()
})
