import { describe, expect, test } from 'vitest'
import { saveOnboarding } from './contract.ts'
import {
  isSetupAnswers,
  isStepComplete,
  LAST_STEP,
  NO_ANSWERS,
  reachableStep,
  SETUP_STEPS,
  toOnboarding,
  type SetupAnswers,
} from './rules.ts'

const all: SetupAnswers = {
  age_range: '46-50',
  menopause_phase: 'peri',
  language: 'fr',
  region: 'CA',
  goals: ['Better sleep'],
  enable_voice: false,
  share_with_partner: true,
}

test('there are seven steps, numbered 0 to 6', () => {
  expect(SETUP_STEPS).toEqual(['Sign Up', 'Basics', 'Language & Region', 'Goals', 'Voice Preferences', 'Sharing', 'Review'])
  expect(LAST_STEP).toBe(6)
})

describe('the Next button', () => {
  test.each<[number, Partial<SetupAnswers>, boolean]>([
    [1, {}, false],
    [1, { age_range: '60+' }, false],
    [1, { menopause_phase: 'meno' }, false],
    [1, { age_range: '60+', menopause_phase: 'meno' }, true],
    [2, { language: 'en' }, false],
    [2, { region: 'UK' }, false],
    [2, { language: 'en', region: 'UK' }, true],
    [3, {}, false],
    [3, { goals: ['Boost energy'] }, true],
    [4, {}, true],
    [5, {}, true],
    [6, {}, true],
  ])('on step %i with %j is enabled: %s', (step, answers, isOpen) => {
    expect(isStepComplete(step, { ...NO_ANSWERS, ...answers })).toBe(isOpen)
  })
})

test('no step after the first incomplete one is shown', () => {
  expect(reachableStep(6, NO_ANSWERS)).toBe(1)
  expect(reachableStep(6, { ...all, region: undefined })).toBe(2)
  expect(reachableStep(6, { ...all, goals: [] })).toBe(3)
  expect(reachableStep(6, all)).toBe(6)
  expect(reachableStep(99, all)).toBe(6)
  expect(reachableStep(-3, all)).toBe(1)
})

test('her answers are sent as wire values', () => {
  const body = toOnboarding(all)
  expect(body).toEqual({ ...all, menopause_phase: 'Perimenopausal', language: 'French' })
  expect(saveOnboarding.body.safeParse(body).success).toBe(true)
  expect(toOnboarding({ ...all, menopause_phase: 'meno', language: 'es' })).toMatchObject({
    menopause_phase: 'Postmenopausal',
    language: 'Spanish',
  })
})

test('nothing is sent while an answer is missing', () => {
  for (const name of ['age_range', 'menopause_phase', 'language', 'region'] as const) {
    expect(toOnboarding({ ...all, [name]: undefined })).toBeUndefined()
  }
  expect(toOnboarding({ ...all, goals: [] })).toBeUndefined()
})

test('voice is on and sharing is off by default', () => {
  expect(NO_ANSWERS).toMatchObject({ enable_voice: true, share_with_partner: false })
})

describe('a draft of this device', () => {
  test('is used when it is valid', () => {
    expect(isSetupAnswers(all)).toBe(true)
    expect(isSetupAnswers(NO_ANSWERS)).toBe(true)
    expect(isSetupAnswers(JSON.parse(JSON.stringify(all)))).toBe(true)
  })
  test.each([undefined, null, 'text', {}, { ...all, goals: ['Fly'] }, { ...all, region: 'FR' }, { ...all, menopause_phase: 'toString' }])(
    'is ignored when it is %j',
    (draft) => expect(isSetupAnswers(draft)).toBe(false),
  )
})
