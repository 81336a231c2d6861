import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { concernEntry, fearsMedicine, statedMedicine } from './stated-medicine.ts'

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
    ['my mum had it', 'doctor-hormones-talk'],
    ['mi madre lo tuvo', 'doctor-hormones-talk'],
    ['ma mère en a eu un', 'doctor-hormones-talk'],
    ['I had breast cancer', 'treatments-after-cancer'],
    ['is breast cancer common?', undefined],
    ['my mum is visiting', undefined],
  ])('"%s" is answered by %s', (message, id) => expect(concernEntry(message, topicOf('treatments-risks'))?.id).toBe(id))

  test('counts only there', () => expect(concernEntry('my mum had it', topicOf('sleep-habits'))).toBeUndefined())
})
