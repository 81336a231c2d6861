import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '../../../kit/web/query-client.ts'
import { ToastProvider } from '../../../kit/web/ui/Toast.tsx'
import { LANGUAGES, type Language, languageOf, speakFrom } from '../../../kit/words.ts'
import { helpLinesFor } from '../../safety/rules/help-lines.ts'
import type { Region } from '../../text/rules/speech.ts'
import type { Instrument, NewCheckin } from '../contract.ts'
import { formOf, itemCount } from '../rules/forms.ts'
import { Questions } from './Questions.tsx'
import { Result } from './Result.tsx'
import type { Given } from './run-draft.ts'

const REGIONS: readonly Region[] = ['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere']
const DRAFT = { userId: 1, day: '2026-11-21', form: 'checkin-mood' } as const

/** The name of the help lines in English, the language of texts in component tests. */
const CARD = 'Help lines and words from Lara'
const card = () => page.getByRole('region', { name: CARD })

/** Zones of the regions that she cannot choose. */
const ZONES: Partial<Record<Region, string>> = { EU: 'Europe/Paris', elsewhere: 'Asia/Tokyo' }

/** Puts the page into a language, and what it knows of her region into its cache, where it stays. */
function be(language: Language, region: Region | undefined): void {
  speakFrom({ edition: () => language, find: () => undefined })
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  if (!region) return
  const zone = ZONES[region]
  queryClient.setQueryData(['onboarding', 'about'], { data: zone ? { region: 'elsewhere' } : { region } })
  queryClient.setQueryData(['settings', 'user-details'], { data: { timezone: zone ?? 'Asia/Tokyo' } })
}

async function ask(
  instrument: Instrument,
  at: number,
  answers: readonly Given[] = Array<null>(itemCount(instrument)).fill(null),
  language: Language = 'en',
) {
  const stop = vi.fn<() => void>()
  await render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Questions
          run={instrument === 'mrs' ? 'mrs' : 'mood'}
          instruments={[instrument]}
          begun={{ answers, at, language }}
          draft={DRAFT}
          onDone={vi.fn<() => void>()}
          onStop={stop}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return stop
}

test.each(LANGUAGES.flatMap((language) => REGIONS.map((region) => [language, region] as const)))(
  'in %s and %s the help lines are under the ninth question from an answer of 1 on, without a request',
  async (language, region) => {
    be(languageOf(language), region)
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    await ask('phq9', 8, undefined, language)
    const words = formOf('phq9', language)?.answers ?? []
    await expect.element(card()).not.toBeInTheDocument()
    await page.getByText(words[0] ?? '', { exact: true }).click()
    await expect.element(card()).not.toBeInTheDocument()
    for (const value of [1, 2, 3]) {
      await page.getByText(words[value] ?? '', { exact: true }).click()
      await expect.element(card()).toBeVisible()
      const lines = helpLinesFor('crisis', region, language, 'woman')
      for (const { name } of lines) await expect.poll(() => card().element().textContent).toContain(name)
    }
    await expect.element(card().getByText('You can go on with the questions or stop here. Nobody is told.')).toBeVisible()
    // It covers nothing and keeps no one: no dialog, and both ways out are there.
    expect(document.querySelector('dialog, [role="dialog"], [aria-modal]')).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Save and see the result' })).toBeVisible()
    await page.getByText(words[0] ?? '', { exact: true }).click()
    await expect.element(card()).not.toBeInTheDocument()
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  },
)

test('before her region is known, the lines are those of this device', async () => {
  be('en', undefined)
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  await ask('phq9', 8)
  await page.getByText('Several days', { exact: true }).click()
  await expect.element(card().getByRole('link').first()).toBeVisible()
  fetched.mockRestore()
})

test('no other question has the card', async () => {
  be('en', 'US')
  await ask('phq9', 7)
  await page.getByText('Nearly every day', { exact: true }).click()
  await expect.element(card()).not.toBeInTheDocument()
})

test('nothing is chosen beforehand, an answer is asked for, and Back keeps what was answered', async () => {
  be('en', 'US')
  await ask('phq9', 0)
  expect(document.querySelector('input:checked')).toBeNull()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Please choose an answer')).toBeVisible()
  await page.getByText('Several days', { exact: true }).click()
  await expect.element(page.getByText('Please choose an answer')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: 'Feeling down, depressed, or hopeless' })).toHaveFocus()
  expect(document.querySelector('input:checked')).toBeNull()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('radio', { name: 'Several days' })).toBeChecked()
})

test('the answers are native radio buttons for the arrow keys, each at least 44 px high', async () => {
  be('en', 'US')
  await ask('phq9', 0)
  const radios = page.getByRole('radio').elements()
  expect(radios).toHaveLength(4)
  for (const radio of radios) expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await page.getByText('Not at all', { exact: true }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Several days' })).toBeChecked()
})

test('a question of the MRS can be left out, one of the PHQ cannot', async () => {
  be('en', 'US')
  await ask('mrs', 7)
  await page.getByRole('button', { name: 'Leave this one out' }).click()
  await expect.element(page.getByText('Question 9 of 11')).toBeVisible()
})

test('the PHQ-8 ends before the question about death', async () => {
  be('en', 'US')
  await ask('phq8', 7)
  await expect.element(page.getByRole('button', { name: 'Save and see the result' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Leave this one out' })).not.toBeInTheDocument()
})

async function show(checkin: Partial<NewCheckin>) {
  const one: NewCheckin = {
    instrument: 'phq9',
    language: 'en',
    form_version: 1,
    answers: Array<number>(9).fill(0),
    at: '2026-11-21T12:00:00Z',
    ...checkin,
  }
  await render(
    <QueryClientProvider client={queryClient}>
      <Result
        checkins={[one]}
        saved={{ isWaiting: false, isLasting: true }}
        earlier={[]}
        today="2026-11-21"
        onLonger={vi.fn<() => void>()}
        onClose={vi.fn<() => void>()}
      />
    </QueryClientProvider>,
  )
}

test('the help lines are above the score when she had such thoughts, whatever the total', async () => {
  be('en', 'US')
  await show({ answers: [0, 0, 0, 0, 0, 0, 0, 0, 1] })
  const score = page.getByText('1 of 27, minimal')
  await expect.element(score).toBeVisible()
  const order = card().element().compareDocumentPosition(score.element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('an answer of 0 to the ninth question is not called safe', async () => {
  be('en', 'US')
  await show({ answers: Array<number>(9).fill(0) })
  await expect.element(page.getByText('0 of 27, minimal')).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/no risk|safe|improved|better|worse/i)
})

test.each([
  [[3, 3, 3, 0, 0, 0, 0, 0, 0], false],
  [[3, 3, 3, 1, 0, 0, 0, 0, 0], true],
] as const)('%j is one to tell a doctor of: %s', async (answers, expected) => {
  be('en', 'US')
  await show({ answers: [...answers] })
  const hint = page.getByText(/talking to your doctor/)
  await (expected ? expect.element(hint).toBeVisible() : expect.element(hint).not.toBeInTheDocument())
})
