import { helpLinesForAll, pagesLast } from '../../safety/rules/help-lines.ts'
import type { Language, Manner, Speaker } from '../../text/rules/speech.ts'

const WORDS: Record<Language, string> = {
  en: 'Nobody has read your message yet, not even Lara. If you or somebody near you is in danger, or if it feels as if you cannot go on, please do not wait for an answer here. Below are people you can reach now.',
  es: 'Nadie ha leído todavía tu mensaje, tampoco Lara. Si tú o alguien cercano corre peligro, o si sientes que no puedes más, no esperes una respuesta aquí. Abajo tienes a quién acudir ahora.',
  fr: 'Personne n’a encore lu votre message, pas même Lara. Si vous ou une personne proche êtes en danger, ou si vous avez le sentiment de ne plus pouvoir continuer, n’attendez pas de réponse ici. Vous trouverez ci-dessous qui joindre dès maintenant.',
}

/**
 * Shown with a message that could neither be sent nor checked on this device, after `failed`: it may report danger, so
 * the help lines are included.
 */
export function unreadAnswer(failed: string, { language, region }: Pick<Manner, 'language' | 'region'>, speaker: Speaker) {
  const lines = pagesLast(helpLinesForAll(['emergency', 'crisis', 'abuse'], region, language, speaker))
  return { text: `${failed}\n\n${WORDS[language]}`, language, lines }
}
