import { type ComponentProps, useRef } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { Composer } from './Composer.tsx'

/** A speech recognition whose results the test sets. */
class Heard extends EventTarget {
  static last: Heard | undefined
  lang = ''
  start() {
    Heard.last = this
  }
  stop() {
    this.dispatchEvent(new Event('end'))
  }
  abort() {
    this.stop()
  }
  recognise(transcript: string, isFinal: boolean) {
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.stop()
  }
}

const field = page.getByRole('textbox', { name: 'Message to Lara' })
const send = page.getByRole('button', { name: 'Send', exact: true })
const dictate = page.getByRole('button', { name: 'Dictate' })
const listening = page.getByText('Listening.', { exact: true })

/** The chat as far as the field reads it: open, without a conversation. */
const CHAT = { view: 0, sessionId: undefined, isBusy: false } as ComponentProps<typeof Composer>['chat']

beforeEach(() => {
  Heard.last = undefined
  localStorage.clear()
})

async function open({ language = 'en', canDictate = true }: { language?: 'en' | 'fr'; canDictate?: boolean } = {}) {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    if (canDictate) vi.stubGlobal(name, Heard)
    else Reflect.deleteProperty(globalThis, name)
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  const onSend = vi.fn<(text: string) => void>()
  function Field() {
    const handle = useRef<MessageFieldHandle>(null)
    return (
      <Composer field={handle} chat={CHAT} isOff={false} language={language} canStop={false} onStop={() => undefined} onSend={onSend} />
    )
  }
  await render(<Field />)
  await expect.element(field).toBeVisible()
  return onSend
}

test('Enter sends, Shift and Enter begin a new line, and only spaces are not sent', async () => {
  const onSend = await open()
  await field.click()
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two')
  await expect.element(field).toHaveValue('One\nTwo')
  await expect.element(field).toHaveAttribute('spellcheck', 'false')
  await expect.element(field).toHaveAttribute('autocomplete', 'off')
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('One\nTwo')
  await expect.element(field).toHaveValue('')
  await field.fill('   ')
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('the field grows with its lines to 120 px and no further', async () => {
  await open()
  const height = () => field.element().getBoundingClientRect().height
  const first = height()
  expect(first).toBeGreaterThanOrEqual(40)
  await field.fill('One\nTwo')
  await expect.poll(height).toBeGreaterThan(first)
  await field.fill(Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('\n'))
  await expect.poll(height).toBe(120)
})

test('near 4,000 characters she is told how many are left, and what is too long is not sent', async () => {
  const onSend = await open()
  await field.fill('a'.repeat(3_500))
  await expect.element(page.getByText(/characters? left/)).not.toBeInTheDocument()
  await field.fill('a'.repeat(3_999))
  await expect.element(page.getByText('1 character left')).toBeVisible()
  await expect.element(send).toBeEnabled()
  await field.fill('a'.repeat(4_002))
  await expect.element(page.getByText(/^2 characters too many\./)).toBeVisible()
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('a'.repeat(4_002))
  expect(onSend).not.toHaveBeenCalled()
})

test('she is told once where her voice may go; what is heard stands in the field when it is final, at the caret', async () => {
  await open()
  await dictate.click()
  const notice = page.getByRole('dialog', { name: 'Before you dictate' })
  await expect.element(notice.getByText(/your voice may leave this device/)).toBeVisible()
  await notice.getByRole('button', { name: 'Not now' }).click()
  expect(Heard.last).toBeUndefined()
  await dictate.click()
  await notice.getByRole('button', { name: 'Start dictation' }).click()
  await expect.element(listening).toBeVisible()
  expect(Heard.last?.lang).toBe('en-US')
  Heard.last?.recognise('I slept', false)
  await expect.element(page.getByText(/^Listening\. I slept$/)).toBeVisible()
  await expect.element(field).toHaveValue('')
  Heard.last?.recognise('I slept badly', true)
  await expect.element(field).toHaveValue('I slept badly')
  await expect.element(listening).not.toBeInTheDocument()

  const box = field.element() as HTMLTextAreaElement
  box.setSelectionRange(7, 7)
  await dictate.click()
  await expect.element(listening).toBeVisible()
  Heard.last?.recognise('very', true)
  await expect.element(field).toHaveValue('I slept very badly')

  await dictate.click()
  await expect.element(listening).toBeVisible()
  await page.getByRole('button', { name: 'Stop dictation' }).click()
  await expect.element(listening).not.toBeInTheDocument()
})

test('dictation stops after five seconds of silence, and says so when the microphone is not allowed', async () => {
  localStorage.setItem('emberwell-dictation-told', '1')
  await open()
  await dictate.click()
  await expect.element(listening).toBeVisible()
  await expect.element(listening, { timeout: 7_000 }).not.toBeInTheDocument()
  await dictate.click()
  await expect.element(listening).toBeVisible()
  Heard.last?.fail('not-allowed')
  await expect.element(page.getByText(/^The microphone is not allowed here\./)).toBeVisible()
})

test('her language decides what is dictated', async () => {
  localStorage.setItem('emberwell-dictation-told', '1')
  await open({ language: 'fr' })
  await dictate.click()
  await expect.poll(() => Heard.last?.lang).toBe('fr')
})

test('a browser that cannot dictate shows no microphone', async () => {
  await open({ canDictate: false })
  await expect.element(send).toBeVisible()
  await expect.element(dictate).not.toBeInTheDocument()
})
