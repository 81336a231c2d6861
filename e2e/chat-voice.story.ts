import type { Page } from '@playwright/test'
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

/** A recognition that hears what the story tells it. */
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
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
      this.stop()
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard })
}

type Script = typeof globalThis & {
  voiceScript: { spoken: LiveRegion[]; cancelled: number; finish(): void }
  dictation: { lang: string; recognise(words: string, isFinal: boolean): void; fail(error: string): void }
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

test('she dictates: told once where her voice may go, heard as she speaks, and what is final stands in the field', async ({
  herPage: page,
}) => {
  await page.addInitScript(scriptDictation)
  const field = await openChat(page)
  const dictate = page.getByRole('button', { name: 'Dictate' })
  await dictate.click()
  const notice = page.getByRole('dialog', { name: 'Before you dictate' })
  await expect(notice).toContainText('your voice may leave this device')
  await notice.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Listening.')).toBeHidden()
  await dictate.click()
  await notice.getByRole('button', { name: 'Start dictation' }).click()
  await expect(page.getByText('Listening.')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as Script).dictation.lang)).toBe('en-US')
  await recognise(page, 'I slept', false)
  await expect(page.getByText('I slept')).toBeVisible()
  await expect(field).toHaveValue('')
  await recognise(page, 'I slept badly', true)
  await expect(field).toHaveValue('I slept badly')
  await expect(page.getByText('Listening.')).toBeHidden()

  await test.step('at the caret, without being told again', async () => {
    await field.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(7, 7))
    await dictate.click()
    await recognise(page, 'very', true)
    await expect(field).toHaveValue('I slept very badly')
  })

  await test.step('after five seconds of silence it stops by itself', async () => {
    await dictate.click()
    await expect(page.getByText('Listening.')).toBeVisible()
    await expect(page.getByText('Listening.')).toBeHidden({ timeout: 9_000 })
    await expect(field).toHaveValue('I slept very badly')
  })

  await test.step('a microphone that is not allowed', async () => {
    await dictate.click()
    await page.evaluate(() => (globalThis as Script).dictation.fail('not-allowed'))
    await expect(page.getByText('The microphone is not allowed here.', { exact: false })).toBeVisible()
  })

  await page.reload()
  await expect(field).toHaveValue('I slept very badly')
  await dictate.click()
  await expect(page.getByText('Listening.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop dictation' }).click()
  await expect(page.getByText('Listening.')).toBeHidden()
})

test('a browser that cannot dictate shows no microphone', async ({ herPage: page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(globalThis, name)
  })
  await openChat(page)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
})

test('her language decides what is dictated', async ({ page, woman }) => {
  await answerSetup(woman, { language: 'French', region: 'CA' })
  await page.addInitScript(scriptDictation)
  await openChat(page)
  await expect(page.getByText('je suis Lara', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Dictate' }).click()
  await page.getByRole('button', { name: 'Start dictation' }).click()
  await expect.poll(() => page.evaluate(() => (globalThis as Partial<Script>).dictation?.lang)).toBe('fr')
})

test('the breathing exercise paces her breath, starts and stops, and moves nothing where nothing may move', async ({ herPage: page }) => {
  await page.clock.install()
  await openChat(page)
  const answer = await askLara(page, 'Breathing Exercise')
  const exercise = answer.getByRole('region', { name: 'Breathing exercise' })
  const now = exercise.getByRole('status')
  await exercise.getByRole('button', { name: 'Start' }).click()
  await expect(now).toHaveText('Breathe in')
  await page.clock.runFor(4_100)
  await expect(now).toHaveText('Breathe out')
  await page.clock.runFor(6_000)
  await expect(now).toHaveText('Breathe in')
  await expect(exercise.getByText('Breath 2 of 12')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await exercise.getByRole('button', { name: 'Stop' }).click()
  await expect(now).toHaveText('Two minutes, at your pace')
  await exercise.getByRole('button', { name: 'Start' }).click()
  await page.clock.runFor(121_000)
  await expect(now).toContainText('That was two minutes.')
})
