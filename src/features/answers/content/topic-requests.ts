import type { Language } from '../../text/rules/speech.ts'

/** A request to hear about a topic, which is the first group, and the question that it means. */
type TopicRequest = { readonly asked: RegExp; readonly question: (topic: string) => string }

export const TOPIC_REQUESTS: Readonly<Record<Language, TopicRequest>> = {
  en: {
    asked:
      /^(?:(?:please|can you|could you|so) )*(?:tell me (?:(?:a bit |a little )?more |something )?about|explain(?: to me)?|talk to me about) (.+)$/i,
    question: (topic) => (/[^s]s$/i.test(topic) ? `What are ${topic}?` : `What is ${topic}?`),
  },
  es: {
    asked:
      /^(?:por favor,? )?(?:h[áa]blame|cu[ée]ntame|dime|expl[íi]came|me (?:hablas|cuentas|explicas))(?: (?:algo|m[áa]s|un poco))?(?: (?:de|del|sobre|acerca de))? (.+)$/i,
    question: (topic) => (/^l[oa]s /i.test(topic) ? `¿Qué son ${topic}?` : `¿Qué es ${topic}?`),
  },
  fr: {
    asked: /^(?:parle[sz]?|dis|dites|explique[sz]?)[- ]moi(?: (?:plus|un peu|quelque chose))?(?: (?:de|du|des|sur))? (.+)$/i,
    question: (topic) => `${topic}, qu’est-ce que c’est ?`,
  },
}
