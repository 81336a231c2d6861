import { expect, test } from 'vitest'
import { recognise } from '../../safety/rules/recognise.ts'
import { mayBeOfMedicine, recognisedOfMedicine } from './medicine-follow-up.ts'

const SAID = {
  en: 'my doctor put me on the patch last month',
  es: 'estoy con progesterona por la noche',
  fr: 'mon médecin m’a prescrit un patch',
} as const

function causesOf(language: keyof typeof SAID, message: string, question: string = SAID[language]) {
  if (!mayBeOfMedicine(message, recognise(message, 'woman'), language)) return undefined
  return recognisedOfMedicine(message, question, language)?.map(({ cause }) => cause)
}

test.each([
  ['en', 'can i just stop it?', 'stop'],
  ['en', 'can I stop', 'stop'],
  ['en', 'and what if i forget it?', 'missed'],
  ['en', 'should i put two on?', 'change'],
  ['en', 'can i drink with it?', 'combine'],
  ['en', 'which one can i stop?', 'stop'],
  ['es', '¿puedo dejarla?', 'stop'],
  ['es', '¿la puedo dejar de golpe?', 'stop'],
  ['es', '¿y si me olvido una?', 'missed'],
  ['es', '¿puedo tomar dos?', 'change'],
  ['fr', 'est-ce que je peux l’arrêter d’un coup ?', 'stop'],
  ['fr', 'et si je l’oublie un jour ?', 'missed'],
  ['fr', 'je peux en mettre deux ?', 'change'],
] as const)('in %s, "%s" asks about the medicine before: %s', (language, message, cause) => {
  expect(causesOf(language, message)).toContain(cause)
})

test.each([
  ['en', 'is it safe?'],
  ['en', 'does it help with sleep?'],
  ['en', 'how long can i use it?'],
  ['en', 'i cannot do this any more'],
  ['en', 'I want it all to stop'],
  ['es', '¿ayuda a dormir?'],
  ['es', '¿cuál es más seguro?'],
  ['fr', 'c’est dangereux ?'],
  ['fr', 'combien d’heures j’ai dormi en moyenne cette semaine ?'],
] as const)('in %s, "%s" does not', (language, message) => {
  expect(causesOf(language, message)).toBeUndefined()
})

test.each([
  ['en', 'should i just end it?', 'i have sleeping pills and antidepressants'],
  ['en', 'what if i took them all?', 'i have sleeping pills and antidepressants'],
  ['es', '¿y si me las tomo todas?', 'tengo pastillas para dormir'],
  ['fr', 'je peux en finir ?', 'j’ai des somnifères'],
] as const)('in %s, "%s" stays a sign of danger after "%s"', (language, message, question) => {
  expect(recognise(message, 'woman').map((one) => one.class)).toContain('C1')
  expect(causesOf(language, message, question)).toBeUndefined()
})

test('"would you take it?" after hormones does not either', () => {
  expect(causesOf('en', 'would you take it?', 'do you think I should try HRT?')).toBeUndefined()
})

test('without a medicine before, a question is left as it is', () => {
  expect(causesOf('en', 'can i just stop it?', 'my husband does not get it')).toBeUndefined()
})
