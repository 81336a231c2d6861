import { expect, test } from 'vitest'
import { libraryOf } from '../../lara/server/library.ts'
import { findKnowledge } from './knowledge-answer.ts'

test.each([
  ['en', 'tell me about hormone therapy', 'treatments-hormone-therapy'],
  ['en', 'Can you tell me about vaginal dryness?', 'intimacy-dryness'],
  ['es', 'háblame del tratamiento hormonal', 'treatments-hormone-therapy'],
  ['es', 'cuéntame algo sobre los sofocos', 'hot-flashes-what'],
  ['fr', 'parlez-moi du traitement hormonal', 'treatments-hormone-therapy'],
  ['en', 'tell me about the weather', undefined],
] as const)('in %s, "%s" is answered by %s', (language, message, id) =>
  expect(findKnowledge(message, language, libraryOf(language)).entry?.id).toBe(id),
)
