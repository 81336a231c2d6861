/**
 * Local answers while the server is unreachable: the fixed answers of the chips, and a notice for what could not be
 * interpreted.
 */
import { language as pageLanguage } from '../../../kit/words.ts'
import { type Chip } from '../../answers/contract.ts'
import { CHAT_FAILED } from '../contract.ts'
import { breathing, chipsOf, guideOf, quickFacts, welcome } from '../../answers/rules/guides.ts'
import { partsOf } from '../../answers/rules/answer.ts'
import type { Language } from '../../text/rules/speech.ts'
import { languageOf } from '../../text/rules/language.ts'
import { unreadHere as unreadAnswerHere } from '../../chat/web/offline-unread.ts'
import type { HerLocalAnswer } from './kinds.ts'
import { mannerHere } from './offline-manner.ts'

const NO_PATTERN: Record<Language, string> = {
  en: 'Your notes are safe, but I cannot reach them right now. As soon as the connection is back, I can tell you what your last 7 and 30 days held.',
  es: 'Tus notas están a salvo, pero ahora no puedo llegar a ellas. En cuanto vuelva la conexión, puedo contarte qué hubo en tus últimos 7 y 30 días.',
  fr: 'Vos notes sont en sécurité, mais je ne peux pas les atteindre pour le moment. Dès que la connexion revient, je peux vous dire ce que contenaient vos 7 et 30 derniers jours.',
}

let turns = 0

/** The complete answer to a chip, in her language; undefined for other messages. */
export function chipAnswer(message: string): HerLocalAnswer | undefined {
  const page = mannerHere()
  const language = languageOf(message, page.language)
  const manner = { ...page, language }
  switch (guideOf(message)) {
    case 'facts': {
      const { text, parts } = quickFacts(manner, turns)
      turns += 1
      return { text, parts, language }
    }
    case 'breathing': {
      const { text, parts } = breathing(manner)
      return { text, parts, language }
    }
    case 'pattern': {
      const chips = chipsOf(language).filter(({ message_type: type }) => type === null)
      return { text: NO_PATTERN[language], parts: partsOf('guide', { chips }), language }
    }
    default:
      return undefined
  }
}

/** The answer to a message that could not be interpreted either. */
export const unreadHere = () => unreadAnswerHere(CHAT_FAILED(), { ...mannerHere(), language: pageLanguage() }, 'woman')

/** Lara's first message, as the server would return it. */
export function welcomeHere(): { text: string; chips: readonly Chip[]; language: Language } {
  const manner = mannerHere()
  return { ...welcome(manner), language: manner.language }
}
