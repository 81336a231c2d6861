import { expect, test } from 'vitest'
import { cataloguesOf } from '../../../../scripts/build/words.ts'
import { LANGUAGES } from '../../../kit/words.ts'
import { welcome } from '../../answers/rules/guides.ts'
import { FIRST_WORDS } from './first-words.ts'

test.each(LANGUAGES)('the page greets in %s with the text of the server', (language) => {
  const words = cataloguesOf(process.cwd(), language)['lara'] ?? {}
  const inIt = (message: string) => words[message] ?? message
  const { text } = welcome({ language, region: 'US', tone: 'nurturing' })
  expect(FIRST_WORDS.split('\n\n').map(inIt)).toEqual(text.split('\n\n'))
})
