import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import { isInGeneral } from './medicine-follow-up.ts'
import { concernEntry, fearsMedicine, generalEntry, statedMedicine } from './stated-medicine.ts'

const topicOf = (id: string) => ({ question: '', entry: KNOWLEDGE.find((entry) => entry.id === id) })

test.each([
  ['my doctor wants me to try HRT but I am scared', 'treatments-risks', true],
  ['me da miedo la terapia hormonal', 'treatments-risks', true],
  ['ma gynéco m’a prescrit un traitement hormonal', 'treatments-hormone-therapy', false],
  ['I am scared of flying', undefined, false],
  ['should I be scared of HRT?', 'treatments-risks', false],
])('"%s" is about %s', (message, id, isFear) => {
  expect([statedMedicine(message)?.id, fearsMedicine(message)]).toEqual([id, isFear])
})

describe('what she adds after hormone therapy', () => {
  test.each([
    ['of breast cancer mostly', 'treatments-risks'],
    ['surtout du cancer du sein', 'treatments-risks'],
    ['me dan miedo los coágulos', undefined],
    ['sobre todo los coágulos', 'treatments-risks'],
    ['my mum had it', 'treatments-family-history'],
    ['mi madre lo tuvo', 'treatments-family-history'],
    ['ma mère en a eu un', 'treatments-family-history'],
    ['I had breast cancer', 'treatments-after-cancer'],
    ['is breast cancer common?', undefined],
    ['¿y lo de mi madre? ¿cambia algo que ella lo tuviera?', 'treatments-family-history'],
    ['my mum had a clot', 'doctor-hormones-talk'],
    ['my mum is visiting', undefined],
    ['my sister takes magnesium, does it help?', undefined],
  ])('"%s" is answered by %s', (message, id) => expect(concernEntry(message, topicOf('treatments-risks'))?.id).toBe(id))

  test('counts only there', () => expect(concernEntry('my mum had it', topicOf('sleep-habits'))).toBeUndefined())
})

test.each([
  [
    'en',
    "my GP offered me HRT but my mum had breast cancer at 62 and I'm scared to be honest. Is it safe for me?",
    'treatments-family-history',
  ],
  ['es', '¿la terapia hormonal da riesgo de cáncer de mama?', 'treatments-risks'],
  ['en', 'she put me on patches. How long before they start working?', 'treatments-how-soon'],
  ['es', 'yo tengo migrañas. Y lo de la progesterona, por qué hace falta?', 'treatments-progestogen'],
  ['fr', "donc le gel c'est moins risqué pour les caillots ?", 'treatments-forms'],
  ['fr', "c'est quoi le risque de cancer du sein avec le traitement hormonal", 'treatments-risks'],
] as const)('in %s, "%s" asks for a fact', (language, message, id) => {
  expect(generalEntry(message)?.id).toBe(id)
  const recognised = recognise(message, 'woman')
  expect(recognised.length === 0 || isInGeneral(message, recognised, language)).toBe(true)
})

test.each([
  ['en', 'should I take the gel or tablets?'],
  ['en', 'can I stop the patch, why do I need progesterone'],
  ['es', '¿debo tomar progesterona?'],
  ['fr', 'je dois prendre le gel ou le comprimé ?'],
  ['en', 'I had breast cancer, can I take HRT?'],
] as const)('in %s, "%s" asks for a decision', (_language, message) => expect(generalEntry(message)).toBeUndefined())
