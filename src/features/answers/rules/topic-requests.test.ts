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
  ['en', 'I have no strength', 'body-tiredness'],
  ['es', 'no tengo fuerza para nada', 'body-tiredness'],
  ['fr', 'je n’ai pas la force', 'body-tiredness'],
  ['es', 'llevo tres meses sin regla y ahora mancho', 'bleeding-spotting'],
  ['fr', 'trois mois sans règles et maintenant des petites pertes', 'bleeding-spotting'],
  ['en', 'do you think I should try HRT?', 'treatments-who-decides'],
  ['en', 'is hormone therapy right for someone like me?', 'treatments-who-decides'],
  ['en', 'should I consider the patch at my age?', 'treatments-who-decides'],
  ['es', '¿La terapia hormonal es para mí?', 'treatments-who-decides'],
  ['es', '¿crees que debería probar la terapia hormonal?', 'treatments-who-decides'],
  ['fr', 'Le traitement hormonal est-il pour moi ?', 'treatments-who-decides'],
  ['fr', 'tu crois que je devrais essayer le THM ?', 'treatments-who-decides'],
] as const)('in %s, "%s" is answered by %s', (language, message, id) =>
  expect(findKnowledge(message, language, libraryOf(language)).entry?.id).toBe(id),
)
