/** What the page says itself while the server cannot be reached: help in danger, and the fixed answers of the chips. */
import { queryClient } from '../../../kit/web/query-client.ts'
import { mirrored } from '../../../kit/web/mirror.ts'
import { PREFERENCES } from '../../settings/rules/preferences.ts'
import type { Chip } from '../contract.ts'
import { breathing, chipsOf, guideOf, quickFacts, welcome } from '../rules/guides.ts'
import { partsOf } from '../rules/answer.ts'
import { languageOf } from '../rules/language.ts'
import { recognise } from '../rules/safety/recognise.ts'
import { safetyAnswer } from '../rules/safety-answer.ts'
import type { Language, Manner } from '../rules/speech.ts'
import type { OwnAnswer } from './conversation.ts'
import { companion } from './queries.ts'

const NO_PATTERN: Record<Language, string> = {
  en: 'Your notes are safe, but I cannot reach them right now. As soon as the connection is back, I can tell you what your last 7 and 30 days held.',
  es: 'Tus notas están a salvo, pero ahora no puedo llegar a ellas. En cuanto vuelva la conexión, puedo contarte qué hubo en tus últimos 7 y 30 días.',
  fr: 'Vos notes sont en sécurité, mais je ne peux pas les atteindre pour le moment. Dès que la connexion revient, je peux vous dire ce que contenaient vos 7 et 30 derniers jours.',
}

let turns = 0

/** How Lara speaks to her, as far as this page knows. */
function mannerHere(message: string): Manner {
  const known = queryClient.getQueryData(companion.queryKey)?.data
  return {
    language: languageOf(message, known?.language ?? 'en'),
    region: known?.region ?? 'US',
    tone: mirrored(PREFERENCES)?.voice.tone ?? 'nurturing',
  }
}

/** The fixed answer to danger, or to a chip, whole and in her language; undefined for everything that only the server can answer. */
export function answerHere(message: string): OwnAnswer | undefined {
  const manner = mannerHere(message)
  const { language } = manner
  const safety = safetyAnswer(recognise(message, 'woman'), message, manner, { speaker: 'woman', recent: new Set() })
  if (safety) return { text: safety.text, parts: safety.parts, language }
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

/** Lara's first message, as the server would say it. */
export function welcomeHere(): { text: string; chips: readonly Chip[]; language: Language } {
  const manner = mannerHere('')
  return { ...welcome(manner), language: manner.language }
}
