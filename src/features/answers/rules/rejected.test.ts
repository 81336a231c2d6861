import { expect, test } from 'vitest'
import { rejects, withoutRejected } from './rejected.ts'

test.each([
  ['en', 'bless you but I asked nothing about daylight. What can I do for the knees?', 'What can I do for the knees?'],
  ['en', 'no no, not the hugs, how do I tell him?', 'how do I tell him?'],
  ['es', 'que no, que lo mío no es olvidar palabras, son los sofocos', 'son los sofocos'],
  ['es', 'no me quedo en blanco, me pongo roja y chorreando de sudor', 'me pongo roja y chorreando de sudor'],
  ['fr', 'tu répètes. je demande SANS hormones', 'je demande SANS hormones'],
  ['fr', 'non pas les câlins, nos disputes sur la ménopause', 'nos disputes sur la ménopause'],
] as const)('in %s, "%s" rejects the answer and says "%s"', (language, message, rest) => {
  expect([rejects(message, language), withoutRejected(message, language)]).toEqual([true, rest])
})

test.each([
  ['en', 'and how long does it last?'],
  ['es', '¿y cuánto dura?'],
  ['es', '¿no se puede hacer nada?'],
  ['en', "it wasn't that heavy, no clots"],
  ['fr', 'pas de caillots'],
  ['fr', 'et ça dure combien de temps ?'],
] as const)('in %s, "%s" rejects nothing', (language, message) => {
  expect([rejects(message, language), withoutRejected(message, language)]).toEqual([false, message])
})
