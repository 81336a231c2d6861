import { describe, expect, test } from 'vitest'
import { SMALL_TALK_KINDS } from '../content/small-talk.ts'
import { smallTalkAnswer } from './small-talk-answer.ts'
import { speechActOf } from './speech-act.ts'
import { isThanking, smallTalkOf } from './small-talk.ts'
import { SPOKEN } from '../../text/rules/speech.ts'

describe('small talk is recognised', () => {
  test.each([
    ['greeting', 'hello|hi|Hi Lara!|hey there|good morning|bonjour|Bonjour Lara|salut|coucou|hola|buenas|hola, ¿qué tal?'],
    [
      'thanks',
      'thank you|thanks|thanks a lot, that helped|merci|merci beaucoup|merci pour votre aide|gracias|muchas gracias|mil gracias por todo',
    ],
    ['farewell', 'good night|I’m off to bed|au revoir, à demain|je vais me coucher|hasta mañana|me voy a dormir'],
    ['praise', 'you’re so kind|I like talking to you|vous êtes gentille|j’aime vous parler|eres un encanto|me gusta hablar contigo'],
    ['sorry', 'sorry|sorry for the rant|désolée|perdona|perdona por desahogarme'],
    ['well', 'I’m fine|all good|je vais bien|tout va bien|estoy bien|muy bien'],
    ['wellbeing', 'how are you?|hi, how are you today?|and you?|comment ça va ?|vous allez bien ?|¿cómo estás?|hola, ¿cómo te va?'],
    [
      'low',
      "I'm not doing so well|I don't feel good today|not great|ça ne va pas trop|ça va pas|je ne me sens pas très bien aujourd'hui|no estoy muy bien|hola, no estoy bien|me siento fatal hoy|I can't cope anymore|je n'en peux plus|no puedo más",
    ],
  ])('%s', (kind, messages) => {
    for (const message of messages.split('|')) expect([message, smallTalkOf(message)]).toEqual([message, kind])
  })

  test.each([
    'ok ill try that tonight|that’s a good idea|I’ll ask my GP about it|se lo voy a decir, gracias|lo voy a probar esta noche|buena idea',
    'oui bonne idée|je demande ça à mon médecin alors|je vais en parler à mon médecin',
  ])('a plan: %s', (messages) => {
    for (const message of messages.split('|')) expect([message, smallTalkOf(message)]).toEqual([message, 'plan'])
  })

  test.each([
    ['en', true, 'thanks thats good to know|thank you, needed that|that last line got me. Thank you, Lara'],
    ['es', true, 'Ay, eso de que no soy mala hija me ha llegado. Gracias, Lara'],
    ['es', true, 'gracias, me quedo más tranquila'],
    ['fr', true, 'merci c’est gentil|mille mercis, ça me rassure'],
    ['en', false, 'thanks but that didnt help|thanks for nothing|thanks, log a hot flash|thanks, my sleep is still awful|that’s good'],
    ['es', false, 'gracias, ¿y los sofocos?'],
    ['fr', false, 'merci, j’ai mal partout'],
  ] as const)('thanks with a remark (%s, %s)', (language, is, messages) => {
    for (const message of messages.split('|')) expect([message, isThanking(message, speechActOf(message, language))]).toEqual([message, is])
  })

  test('other messages are not small talk', () => {
    for (const message of [
      'hello, I have hot flashes',
      'bonjour, je ne dors plus',
      'gracias, ¿y los sofocos?',
      'my husband is not well',
      'mi madre no está bien',
      'i’ll do it tonight',
      'i’m going to end it tonight',
      'voy a hacerlo esta noche',
      'je vais le faire ce soir',
      'ça va pas mal',
      'I do not feel my leg',
      'not',
      '',
    ])
      expect([message, smallTalkOf(message)]).toEqual([message, undefined])
  })
})

test('the answer is in her language and has chips', () => {
  for (const language of SPOKEN) {
    for (const kind of SMALL_TALK_KINDS) {
      const { text, parts } = smallTalkAnswer(kind, { language, region: 'UK', tone: 'calm' })
      expect(text).not.toMatch(/[{}]/)
      expect(parts.layer).toBe('guide')
      expect(parts.chips).toHaveLength(3)
    }
  }
})
