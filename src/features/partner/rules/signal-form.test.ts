import { expect, test } from 'vitest'
import { SIGNAL_MAX } from '../../couple/contract.ts'
import { isSignalForm, NO_SIGNAL, readySignal, signalProblems } from './signal-form.ts'

test('a missing field is reported beside it', () => {
  expect(signalProblems(NO_SIGNAL)).toEqual({
    category: 'Please choose what it is about',
    text: 'Please write what your partner should read',
  })
  expect(signalProblems({ category: 'mood', text: ' \n ' })).toEqual({ text: 'Please write what your partner should read' })
  expect(signalProblems({ category: 'mood', text: 'a'.repeat(SIGNAL_MAX + 1) })).toEqual({ text: 'Please use at most 280 characters' })
  expect(readySignal({ category: undefined, text: 'Hello' })).toBeUndefined()
})

test('the preview shows exactly what is sent', () => {
  expect(readySignal({ category: 'energy', text: '  A slow evening, please.\n' })).toEqual({
    category: 'energy',
    text: 'A slow evening, please.',
  })
})

test('a draft of another form is not used for a signal', () => {
  expect(isSignalForm({ category: 'support needs', text: 'x' })).toBe(true)
  expect(isSignalForm({ text: '' })).toBe(true)
  for (const draft of [undefined, null, 'x', {}, { category: 'hot flashes', text: 'x' }, { category: 'mood' }]) {
    expect(isSignalForm(draft)).toBe(false)
  }
})
