import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Preferences, PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES, together } from './preferences.ts'

const yesOrNo = fc.boolean()
const maybe = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape, { requiredKeys: [] })
const change = maybe({
  voice: maybe({ enabled: yesOrNo, tone: fc.constantFrom('nurturing', 'calm', 'pragmatic'), speed: fc.constantFrom(0.5, 0.9, 2) }),
  privacy: maybe({
    sexualHealthMasked: yesOrNo,
    shareCategories: maybe({ therapist: fc.subarray(['mood', 'sleep', 'stress']), partner: fc.subarray(['mood', 'support_needs']) }),
  }),
  accessibility: maybe({ fontSize: fc.integer({ min: 12, max: 20 }), darkMode: fc.option(yesOrNo) }),
  embertides: maybe({ slider_mode: yesOrNo }),
  checkins: maybe({ hidden: yesOrNo, eight: yesOrNo, offerPutOff: fc.constant('2026-11-26') }),
  lara: maybe({ remember: yesOrNo, keep: fc.constantFrom('30', '90', 'forever'), model: yesOrNo }),
}) as fc.Arbitrary<PreferencesChange>

test('the defaults are those of the specification, and share nothing', () => {
  expect(z.parse(Preferences, DEFAULT_PREFERENCES)).toEqual(DEFAULT_PREFERENCES)
  expect(DEFAULT_PREFERENCES.voice).toEqual({ enabled: true, tone: 'nurturing', speed: 0.9, autoPlay: false })
  expect(DEFAULT_PREFERENCES.accessibility.fontSize).toBe(16)
  expect(DEFAULT_PREFERENCES.privacy).toMatchObject({ therapistSharing: false, partnerSharing: false })
  expect(DEFAULT_PREFERENCES.privacy.shareCategories).toEqual({ therapist: [], partner: [] })
  expect(DEFAULT_PREFERENCES.checkins).toEqual({ hidden: true, eight: false })
  expect(DEFAULT_PREFERENCES.lara).toEqual({ remember: false, keep: '90', model: false, modelNumbers: false })
})

test('a change affects only the fields it contains', () => {
  const after = changed(DEFAULT_PREFERENCES, { voice: { speed: 1.2 }, privacy: { shareCategories: { partner: ['mood'] } } })
  expect(after).toEqual({
    ...DEFAULT_PREFERENCES,
    voice: { ...DEFAULT_PREFERENCES.voice, speed: 1.2 },
    privacy: { ...DEFAULT_PREFERENCES.privacy, shareCategories: { therapist: [], partner: ['mood'] } },
  })
  expect(DEFAULT_PREFERENCES.voice.speed).toBe(0.9)
})

test('a list is replaced as a whole, and can be emptied', () => {
  const shared = changed(DEFAULT_PREFERENCES, { privacy: { shareCategories: { therapist: ['mood', 'sleep'] } } })
  expect(changed(shared, { privacy: { shareCategories: { therapist: [] } } })).toEqual(DEFAULT_PREFERENCES)
})

test('two changes merged have the same effect as one after the other, and every result is valid', () => {
  fc.assert(
    fc.property(change, change, (first, second) => {
      expect(z.safeParse(PreferencesChange, together(first, second)).success).toBe(true)
      const result = changed(DEFAULT_PREFERENCES, together(first, second))
      expect(result).toEqual(changed(changed(DEFAULT_PREFERENCES, first), second))
      expect(z.safeParse(Preferences, result).success).toBe(true)
    }),
  )
})
