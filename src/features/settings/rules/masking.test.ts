import { expect, test } from 'vitest'
import { isHidden } from './masking.ts'
import { changed, DEFAULT_PREFERENCES } from './preferences.ts'

const masked = changed(DEFAULT_PREFERENCES, { privacy: { sexualHealthMasked: true } })

test.each([
  ['flow_description', masked, true],
  ['symptoms', masked, true],
  ['guided_journal_response', masked, true],
  ['intimate_symptoms', masked, true],
  ['note', masked, true],
  ['treatments', masked, true],
  ['treatments', DEFAULT_PREFERENCES, false],
  ['open_symptoms', masked, false],
  ['mood_rating', masked, false],
  ['night_sweats_count', masked, false],
  ['flow_description', DEFAULT_PREFERENCES, false],
  ['flow_description', undefined, true],
  ['mood_rating', undefined, false],
])('%s', (field, preferences, hidden) => expect(isHidden(field, preferences)).toBe(hidden))
