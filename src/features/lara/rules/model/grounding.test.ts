import { describe, expect, test } from 'vitest'
import { shown } from '../../../answers/rules/wording.ts'
import { KNOWLEDGE } from '../../../knowledge/content/generated/knowledge.ts'
import { sentencesOf } from '../../../knowledge/rules/claim-wording.ts'
import { type Language, SPOKEN } from '../../../text/rules/speech.ts'
import { contradicts, isMedical, isSupported, namesAnother, readMarks, reassures } from './grounding.ts'

describe('a sentence needs an entry', () => {
  test.each<[Language, string]>([
    ['en', 'Hot flashes are exhausting.'],
    ['en', 'A cool room helps.'],
    ['en', 'It takes seven years.'],
    ['en', 'Your bones stay strong.'],
    ['es', 'Los sofocos se pasan.'],
    ['es', 'Un cuarto fresco ayuda.'],
    ['es', 'Dura siete años.'],
    ['fr', 'Les bouffées de chaleur passent.'],
    ['fr', 'Une pièce fraîche soulage.'],
    ['fr', 'Votre cœur bat plus vite.'],
  ])('%s: %s', (language, text) => expect(isMedical(text, language)).toBe(true))
})

describe('a sentence needs no entry', () => {
  test.each<[Language, string]>([
    ['en', 'That sounds like a hard week, and I am glad you told me.'],
    ['en', 'Would you like to write the letter to your boss together?'],
    ['en', 'A doctor or nurse is the one to ask about this.'],
    ['es', 'Suena a una semana dura, y me alegra que me lo cuentes.'],
    ['es', '¿Quieres que escribamos juntas la carta?'],
    ['fr', 'Cela semble une semaine difficile, et je suis là.'],
    ['fr', 'Voulez-vous que nous écrivions la lettre ensemble ?'],
  ])('%s: %s', (language, text) => expect(isMedical(text, language)).toBe(false))
})

describe('all is well, or no doctor is needed', () => {
  test.each<[Language, string, boolean]>([
    ['en', 'You do not need a doctor for this.', true],
    ['en', 'It is completely harmless.', true],
    ['en', 'You are perfectly fine.', true],
    ['en', 'Do not wait to see a doctor.', false],
    ['en', 'I am not a doctor, but I am here.', false],
    ['en', 'If it does not pass, see a doctor.', false],
    ['es', 'No hace falta ir al médico.', true],
    ['es', 'No es nada grave.', true],
    ['es', 'No tardes en ver a un médico.', false],
    ['es', 'No soy médica, pero te escucho.', false],
    ['fr', 'Vous n’avez pas besoin de voir un médecin.', true],
    ['fr', 'Ce n’est rien de grave.', true],
    ['fr', 'N’attendez pas pour voir un médecin.', false],
    ['fr', 'Je ne suis pas médecin, mais je vous écoute.', false],
  ])('%s: %s %s', (language, text, expected) => expect(reassures(text, '', language)).toBe(expected))

  test('in the words of the entry it may be said', () => {
    expect(reassures('About 9 in 10 have nothing serious.', 'Most of them turn out to have nothing serious.', 'en')).toBe(false)
  })
})

test.each<[Language, string, boolean]>([
  ['en', 'Another woman here has the same.', true],
  ['en', 'Maria told me the same last week.', true],
  ['en', 'You told me the same last week.', false],
  ['en', 'Many other women feel like this.', false],
  ['es', 'Otra mujer me contó lo mismo.', true],
  ['es', 'Muchas otras mujeres lo sienten así.', false],
  ['fr', 'Une autre utilisatrice vit la même chose.', true],
  ['fr', 'Beaucoup d’autres femmes vivent cela.', false],
])('speaks of another woman, %s: %s %s', (language, text, expected) => expect(namesAnother(text, language)).toBe(expected))

test.each<[Language, string, string, boolean]>([
  ['en', 'Bleeding after menopause never needs a check.', 'Any bleeding after menopause needs a check.', true],
  ['en', 'Bleeding after menopause needs a check.', 'Any bleeding after menopause needs a check.', false],
  ['en', 'Supplements are recommended for hot flashes.', 'For hot flashes supplements are not recommended.', true],
  ['es', 'El sangrado tras la menopausia no necesita revisión.', 'Todo sangrado tras la menopausia necesita revisión.', true],
  ['fr', 'Un saignement après la ménopause ne demande pas d’examen.', 'Un saignement après la ménopause demande un examen.', true],
])('denies what the entry states, %s: %s', (language, text, reviewed, expected) =>
  expect(contradicts(text, reviewed, language)).toBe(expected),
)

test('marks are read at any place, and placeholders of removed text are none', () => {
  expect(readMarks('Cool air helps [a-b, c]. [#d]')).toEqual({ text: 'Cool air helps.', ids: ['a-b', 'c', 'd'] })
  expect(readMarks('Cool air [id: a-b] helps.')).toEqual({ text: 'Cool air helps.', ids: ['a-b'] })
  expect(readMarks('Rest well, [name].')).toEqual({ text: 'Rest well, [name].', ids: [] })
})

test.each(SPOKEN)('most reviewed sentences with a source count as medical, and their own entry supports them, in %s', (language) => {
  const manner = { language, region: 'US', tone: 'calm' } as const
  const sentences = KNOWLEDGE.flatMap((entry) => {
    const { title, answer } = entry[language]
    const ground = { id: entry.id, title: shown([title], manner), text: shown(answer, manner) }
    const marked = answer.flatMap(sentencesOf).filter(({ claims }) => claims.length > 0)
    return marked.map(({ text }) => ({ ground, text: shown([text], manner) }))
  })
  const medical = sentences.filter(({ text }) => isMedical(text, language))
  const supported = sentences.filter(({ ground, text }) => isSupported(text, [ground], language))
  expect(medical.length / sentences.length).toBeGreaterThan(0.9)
  expect(supported.length / sentences.length).toBeGreaterThan(0.98)
})
