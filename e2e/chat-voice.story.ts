import type { Page } from '@playwright/test'
import { untilDraftIsStored } from './drafts.ts'
import { askLara, chatMessages, openChat } from './chat.ts'
import { answerSetup, expect, test } from './fixtures.ts'

type LiveRegion = { text: string; lang: string; rate: number; pitch: number; volume: number }

/** A voice that keeps what it is given, and ends when the story says so. */
function scriptVoice(): void {
  const spoken: unknown[] = []
  const waiting: SpeechSynthesisUtterance[] = []
  const script = { spoken, cancelled: 0, finish: () => waiting.splice(0).forEach((words) => words.dispatchEvent(new Event('end'))) }
  Object.assign(globalThis, { voiceScript: script })
  speechSynthesis.speak = (words) => {
    const { text, lang, rate, pitch, volume } = words
    spoken.push({ text, lang, rate, pitch, volume })
    waiting.push(words)
  }
  speechSynthesis.cancel = () => {
    script.cancelled += 1
    waiting.splice(0)
  }
}

/** A speech recognition whose results the story sets. */
function scriptDictation(): void {
  class Heard extends EventTarget {
    lang = ''
    continuous = true
    interimResults = false
    maxAlternatives = 0
    start() {
      Object.assign(globalThis, { dictation: this })
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      this.dispatchEvent(new Event('end'))
    }
    recognise(transcript: string, isFinal: boolean) {
      this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }))
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard })
}

type Script = typeof globalThis & {
  voiceScript: { spoken: LiveRegion[]; cancelled: number; finish(): void }
  dictation: { lang: string; recognise(words: string, isFinal: boolean): void }
}

function spoken(page: Page): Promise<LiveRegion[]> {
  return page.evaluate(() => (globalThis as Script).voiceScript.spoken)
}

function recognise(page: Page, words: string, isFinal: boolean): Promise<void> {
  return page.evaluate(([text, isLast]) => (globalThis as Script).dictation.recognise(text, isLast), [words, isFinal] as const)
}

test(
  'an answer is read aloud in her speed, and falls silent on a tap, at its end and when she leaves',
  { tag: '@core' },
  async ({ page, woman }) => {
    await woman.call('PUT', '/api/settings/preferences/', { voice: { speed: 1.4 } })
    await page.addInitScript(scriptVoice)
    await openChat(page)
    const answer = await askLara(page, 'Quick Facts')
    expect(await spoken(page)).toEqual([])
    const read = answer.getByRole('button', { name: 'Read aloud' })
    const stop = answer.getByRole('button', { name: 'Speaking... Click to stop' })
    await read.click()
    await expect(stop).toBeVisible()
    const [first] = await spoken(page)
    expect(first).toMatchObject({ text: 'Three things worth knowing:', rate: expect.closeTo(1.4, 3), pitch: expect.closeTo(1.1, 3) })
    expect(first?.volume).toBeCloseTo(0.8, 3)
    expect(first?.lang).toMatch(/^en/)
    await stop.click()
    await expect(read).toBeVisible()
    await read.click()
    await expect(stop).toBeVisible()
    await page.evaluate(() => (globalThis as Script).voiceScript.finish())
    await expect(read).toBeVisible()
    await read.click()
    await expect(stop).toBeVisible()
    const before = await page.evaluate(() => (globalThis as Script).voiceScript.cancelled)
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page).toHaveURL('/home')
    await expect.poll(() => page.evaluate(() => (globalThis as Script).voiceScript.cancelled)).toBeGreaterThan(before)
  },
)

test('where she wishes it each new answer is read by itself; with the voice off there is none', async ({ page, woman }) => {
  await woman.call('PUT', '/api/settings/preferences/', { voice: { autoPlay: true } })
  await page.addInitScript(scriptVoice)
  await openChat(page)
  const answer = await askLara(page, 'Quick Facts')
  await expect(answer.getByRole('button', { name: 'Speaking... Click to stop' })).toBeVisible()
  expect((await spoken(page))[0]).toMatchObject({ rate: expect.closeTo(0.9, 3) })
  const count = (await spoken(page)).length
  await page.reload()
  await expect(chatMessages(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(await spoken(page)).toEqual([])
  expect(count).toBeGreaterThan(1)
  await woman.call('PUT', '/api/settings/preferences/', { voice: { enabled: false } })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0)
})

test('she dictates in the language of her profile; a reload keeps the words, and that she was told', async ({ page, woman }) => {
  await answerSetup(woman, { language: 'French', region: 'CA' })
  await page.addInitScript(scriptDictation)
  const field = await openChat(page)
  await expect(page.getByText('je suis Lara', { exact: false })).toBeVisible()
  const dictate = page.getByRole('button', { name: 'Dictate' })
  await dictate.click()
  await page.getByRole('button', { name: 'Start dictation' }).click()
  await expect.poll(() => page.evaluate(() => (globalThis as Partial<Script>).dictation?.lang)).toBe('fr')
  await recognise(page, 'J’ai mal dormi', true)
  await expect(field).toHaveValue('J’ai mal dormi')
  await untilDraftIsStored(page)
  await page.reload()
  await expect(field).toHaveValue('J’ai mal dormi')
  await dictate.click()
  await expect(page.getByText('Listening.')).toBeVisible()
})
