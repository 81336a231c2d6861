import { expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { libraryOf } from '../../lara/server/library.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import type { Language } from '../../text/rules/speech.ts'
import {
  asksIfHormones,
  asksOwnStage,
  asksWhichCause,
  factFor,
  isDiagnosisOnly,
  isOfEntry,
  mayBeOfTopic,
  toldBeforeCause,
} from './asked-fact.ts'
import type { Topic } from './context.ts'
import { findFollowing, titledEntry } from './knowledge-answer.ts'

const topicOn = (id: string, question = ''): Topic => ({ question, entry: KNOWLEDGE.find((one) => one.id === id) })

function fact(message: string, language: Language, topic?: Topic): string | undefined {
  const recognised = recognise(message, 'woman')
  expect(isDiagnosisOnly(recognised)).toBe(true)
  const { entry } = findFollowing(message, language, libraryOf(language), topic)
  return factFor(message, language, topic, titledEntry(message), entry, new Set(recognised.map(({ cause }) => cause)))?.entry.id
}

test.each([
  ['en', 'could it be dementia?', undefined, 'memory-dementia'],
  ['en', 'Could this be dementia?', undefined, 'memory-dementia'],
  ['es', '¿podría ser demencia?', undefined, 'memory-dementia'],
  ['fr', 'ça peut être une démence ?', undefined, 'memory-dementia'],
  ['en', 'is it the menopause?', 'body-joints', 'body-joints'],
  ['en', 'Can I get pregnant at 50?', undefined, 'stages-pregnancy'],
  ['en', 'could I be pregnant?', 'bleeding-missed', 'bleeding-missed'],
  ['fr', "c'est la ménopause ?", 'body-joints', 'body-joints'],
  ['en', 'is that dangerous?', 'body-dizziness', 'body-dizziness'],
  ['en', 'could it be my thyroid?', 'body-tiredness', 'body-tiredness'],
  ['en', 'my joints ache so much in the mornings, is that menopause too', 'mood-stress', 'body-joints'],
  ['en', 'is tingling in hands and feet a symptom of menopause', undefined, 'body-tingling'],
  ['en', 'am I likely to get osteoporosis', undefined, 'bones-risk'],
  ['en', 'keep getting the head spins since June, is that a menopause thing', undefined, 'body-dizziness'],
  ['es', '¿La menopausia da apnea del sueño?', undefined, 'sleep-snoring'],
  ['es', '¿hay un análisis para saber si estoy en la menopausia?', undefined, 'stages-test'],
  ['fr', "L'onagre, c'est efficace pour la ménopause ?", undefined, 'treatments-evening-primrose'],
] as const)('in %s, "%s" asks for a fact', (language, message, topic, id) => {
  expect(fact(message, language, topic && topicOn(topic))).toBe(id)
})

test.each([
  ['en', 'do I have dementia?', 'memory-brain-fog'],
  ['en', 'am I in menopause, yes or no?', undefined],
  ['en', 'is it the menopause?', 'bleeding-missed'],
  ['en', 'do I have cancer?', 'doctor-breast'],
  ['es', '¿tengo endometriosis?', undefined],
  ['es', 'me salió el azúcar en 115, ¿ya soy diabética?', undefined],
  ['en', 'my periods are all over the place, is that just the change?', undefined],
  ['en', 'am I pregnant?', 'bleeding-missed'],
  ['fr', "est-ce que j'ai un cancer ?", 'body-breasts'],
] as const)('in %s, "%s" asks what she has', (language, message, topic) => {
  expect(fact(message, language, topic && topicOn(topic))).toBeUndefined()
})

test('"is it too late for me?" goes on from an answer about treatment, and is a sign of danger anywhere else', () => {
  const late = recognise('Is it too late for me?', 'woman')
  expect(late.map((one) => one.class)).toEqual(['C1'])
  expect(mayBeOfTopic('Is it too late for me?', late)).toBe(true)
  expect(recognise("I'm 61, is it too late for me?", 'woman')).toEqual([])
  expect(mayBeOfTopic('does it hurt?', recognise('does it hurt?', 'woman'))).toBe(true)
  expect(isOfEntry(topicOn('treatments-hormone-therapy'))).toBe(true)
  expect(isOfEntry(topicOn('mood-low'))).toBe(false)
  expect(isOfEntry(undefined)).toBe(false)
})

test.each([
  "it's too late for me",
  'is it too late for me to live?',
  'nobody can help, is it too late for me?',
  'I want to die, is it too late for me?',
])('"%s" stays a sign of danger after any answer', (message) => {
  expect(mayBeOfTopic(message, recognise(message, 'woman'))).toBe(false)
})

test.each([
  ['is this hormonal or am I just a horrible person', true],
  ['¿es por las hormonas?', true],
  ['est-ce que c’est hormonal ?', true],
  ['are hormones dangerous?', false],
  ['¿son seguras las hormonas?', false],
] as const)('"%s" asks if it is due to hormones: %s', (message, is) => expect(asksIfHormones(message)).toBe(is))

test('what she tells before that question is what it is about; of her periods her calendar knows more', () => {
  expect(toldBeforeCause('me duele la cabeza desde el lunes, ¿es por las hormonas?')).toBe('me duele la cabeza desde el lunes')
  expect(toldBeforeCause('my periods are all over the place, is that menopause?')).toBeUndefined()
})

test('her own stage is asked for only where she asks where she is', () => {
  for (const message of ['am I in menopause?', 'what stage am I in?', 'is this the menopause?', 'am i in perimenopause or menopause?'])
    expect([message, asksOwnStage(message)]).toEqual([message, true])
  for (const message of ['¿estoy en la menopausia?', '¿ya soy posmenopáusica o no?', 'suis-je ménopausée ?'])
    expect([message, asksOwnStage(message)]).toEqual([message, true])
  for (const message of [
    'is that menopause or am i just going doolally',
    'Could that be menopause, or is it just empty nest?',
    'does brain fog get better after menopause yes or no',
    '¿Será la menopausia o será que estoy triste y ya está?',
    'c’est la ménopause ou juste le stress ?',
  ])
    expect([message, asksOwnStage(message)]).toEqual([message, false])
  expect(asksWhichCause('Est-ce que c’est la ménopause qui me fait pleurer, ou juste le départ de ma fille ?')).toBe(true)
  for (const message of ['this is the menopause, yes or no?', 'am i perimenopausal or postmenopausal'])
    expect([message, asksWhichCause(message)]).toEqual([message, false])
})
