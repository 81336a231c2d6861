import { expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { libraryOf } from '../../lara/server/library.ts'
import { offeredEntry } from './offered-question.ts'

const entries = (ids: string) => ids.split(' ').flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])

test.each([
  ['en', 'And does it mess with sleep as well?', 'sleep-alcohol self-care-habits', 'sleep-alcohol'],
  ['en', 'will I get side effects? my sister had sore boobs', 'treatments-side-effects treatments-forms', 'treatments-side-effects'],
  ['en', 'how do I ask my brother without a row', 'relationships-asking-help mood-stress', 'relationships-asking-help'],
  ['es', 'y lo de la progesterona, ¿por qué hace falta?', 'treatments-progestogen treatments-forms', undefined],
  ['fr', 'Et la salsa, c’est bon pour les os aussi ?', 'bones-exercise heart-exercise', 'bones-exercise'],
  ['en', 'my neighbour has a new dog', 'sleep-alcohol treatments-side-effects', undefined],
] as const)('in %s, of the offered questions "%s" asks for one of %s', (language, message, ids, id) => {
  expect(offeredEntry(message, entries(ids), language, libraryOf(language))?.id).toBe(id)
})
