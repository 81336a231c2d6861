import { describe, expect, test } from 'vitest'
import { QUICK_ACTIONS } from '../content/quick-actions.ts'
import { ACTION_MAX, ACTION_TYPES } from '../../couple/contract.ts'
import { actionTypesOf, EMPTY_ACTION, toAction, toActionForm, withPhrase } from './action-form.ts'

describe('what can be sent', () => {
  const type = 'Practical Help'

  test('text and type, trimmed', () => {
    expect(toAction({ text: '  Made tea. \n', type })).toEqual({ action_description: 'Made tea.', action_type: type })
  })

  test.each([EMPTY_ACTION, { text: ' \n ', type }, { text: 'Made tea.', type: undefined }] as const)('nothing of %j', (form) => {
    expect(toAction(form)).toBeUndefined()
  })
})

test('without types from the server there are the six of the contract, and unknown types are dropped', () => {
  expect(actionTypesOf(undefined)).toEqual(ACTION_TYPES)
  expect(actionTypesOf([])).toEqual(ACTION_TYPES)
  expect(actionTypesOf(['Practical Help', 'Something else'])).toEqual(['Practical Help'])
})

describe('a quick action', () => {
  const phrases = ['I made chai.', 'I listened.']

  test.each([
    ['fills an empty field', '', 'I made chai.'],
    ['fills a field of white space', ' \n', 'I made chai.'],
    ['replaces another phrase', 'I listened.', 'I made chai.'],
    ['is added below other text', 'We walked.\n', 'We walked.\nI made chai.'],
    ['is not added twice', 'We walked.\nI made chai.', 'We walked.\nI made chai.'],
    ['does not replace text that leaves no space for it', 'x'.repeat(ACTION_MAX - 5), 'x'.repeat(ACTION_MAX - 5)],
  ])('%s', (_what, before, after) => {
    expect(withPhrase(before, 'I made chai.', phrases)).toBe(after)
  })

  test('there are eight in each language, with distinct texts within the limit', () => {
    for (const actions of Object.values(QUICK_ACTIONS)) {
      expect(actions).toHaveLength(8)
      for (const words of [actions.map(({ label }) => label), actions.map(({ text }) => text)]) expect(new Set(words).size).toBe(8)
      expect(Math.max(...actions.map(({ text }) => text.length))).toBeLessThanOrEqual(ACTION_MAX)
    }
  })
})

test('an invalid draft is ignored, and one with an unknown type retains its text', () => {
  expect([undefined, null, 'words', {}, { text: 5 }].map(toActionForm)).toEqual(Array.from({ length: 5 }))
  expect(toActionForm({ text: 'Made tea.', type: 'Gone' })).toEqual({ text: 'Made tea.', type: undefined })
  expect(toActionForm({ text: 'Made tea.', type: 'Practical Help' })).toEqual({ text: 'Made tea.', type: 'Practical Help' })
})
