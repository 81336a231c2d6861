import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { offeredCategories } from './offered-categories.ts'

const { privacy } = DEFAULT_PREFERENCES
const ALL = ['mood', 'energy', 'general wellbeing', 'support needs']
const withPartner = (partner: ('mood' | 'support_needs')[], partnerSharing = true) => ({
  ...privacy,
  partnerSharing,
  shareCategories: { ...privacy.shareCategories, partner },
})

test('she is offered what she chose to share with her partner, and all kinds without a choice', () => {
  expect(offeredCategories(undefined, undefined)).toEqual(ALL)
  expect(offeredCategories(withPartner([]), undefined)).toEqual(ALL)
  expect(offeredCategories(withPartner(['mood'], false), undefined)).toEqual(ALL)
  expect(offeredCategories(withPartner(['support_needs', 'mood']), undefined)).toEqual(['mood', 'support needs'])
})

test('the kind of a draft is offered until it is sent', () => {
  expect(offeredCategories(withPartner(['mood']), 'energy')).toEqual(['mood', 'energy'])
})
