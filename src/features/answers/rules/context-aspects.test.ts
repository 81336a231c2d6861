import { expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { libraryOf } from '../../lara/server/library.ts'
import type { Language } from '../../text/rules/speech.ts'
import { topicAspectEntry } from './context-aspects.ts'

/** The topic's entry, a message, and the entry that answers it. */
test.each([
  ['en', 'body-palpitations', 'when should I worry?', 'body-palpitations'],
  ['en', 'hot-flashes-help', 'should I see a doctor?', 'hot-flashes-see-doctor'],
  ['en', 'memory-brain-fog', 'will it get better?', 'memory-brain-fog'],
  ['en', 'hot-flashes-why', 'and what can I do about it?', 'hot-flashes-help'],
  ['en', 'heart-cholesterol', 'what should I eat?', 'heart-food'],
  ['es', 'intimacy-dryness', '¿se quita sola?', 'intimacy-dryness'],
  ['es', 'sleep-waking', '¿cómo lo evito?', 'sleep-waking'],
  ['fr', 'body-weight', 'que puis-je faire ?', 'self-care-weight'],
  ['en', 'hot-flashes-why', 'what can I do about it tonight?', 'hot-flashes-night'],
  ['en', 'sleep-night-sweats', 'ok, and why does that happen to me?', 'hot-flashes-why'],
  ['es', 'hot-flashes-night', '¿y de día?', 'hot-flashes-help'],
  ['fr', 'hot-flashes-why', 'qu’est-ce que je peux faire tout de suite ?', 'hot-flashes-moment'],
  ['en', 'treatments-risks', 'so should I not take it?', 'treatments-who-decides'],
  ['es', 'memory-dementia', '¿qué puedo hacer?', 'memory-coping'],
  ['fr', 'hot-flashes-what', "pourquoi j'en ai ?", 'hot-flashes-why'],
  ['en', 'self-care-alcohol', 'does that make the nights worse?', 'sleep-alcohol'],
  ['fr', 'body-weight', 'et le sport ?', 'self-care-weight'],
  ['es', 'stages-pregnancy', '¿hasta cuándo?', 'stages-contraception'],
  ['es', 'body-hair', '¿vuelve a crecer?', 'body-hair'],
  ['en', 'hot-flashes-help', 'does magnesium pass into the blood?', undefined],
] as const)('in %s, after %s, "%s" is answered by %s', (language: Language, topic, message, id) => {
  const entry = KNOWLEDGE.find((one) => one.id === topic)
  expect(topicAspectEntry(message, entry, language, libraryOf(language))?.id).toBe(id)
})
