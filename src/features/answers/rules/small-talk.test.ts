import { describe, expect, test } from 'vitest'
import { SMALL_TALK_KINDS } from '../content/small-talk.ts'
import { smallTalkAnswer } from './small-talk-answer.ts'
import { smallTalkOf } from './small-talk.ts'
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

  test('other messages are not small talk', () => {
    for (const message of [
      'hello, I have hot flashes',
      'bonjour, je ne dors plus',
      'gracias, ¿y los sofocos?',
      'my husband is not well',
      'mi madre no está bien',
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
