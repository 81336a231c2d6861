import { t } from '../../../kit/words.ts'
import type { Language } from '../../text/rules/speech.ts'

/** Entries offered first in the demo, by id, with their titles; a test compares them with the knowledge. */
export const DEMO_STARTERS = [
  { id: 'sleep-waking', title: t`Why do I wake in the small hours?` },
  { id: 'memory-words', title: t`Why can't I find the word?` },
  { id: 'hot-flashes-night', title: t`What can I do about night sweats?` },
  { id: 'stages-first-signs', title: t`What are the first signs of perimenopause?` },
] as const

/** Lara's greeting in the demo, rendered before any code of the demo is loaded. */
export const DEMO_WELCOME = t`Hello, I am Lara. Ask me something, in your own words, or tap a question below. I am not a person and not a doctor.`

/**
 * Lara's texts in the demo when she does not know (`nothing`), when there are near entries (`near`), and when only
 * the woman's own records could tell (`own`).
 */
export const DEMO_WORDS: Readonly<Record<Language, { nothing: string; near: string; own: string }>> = {
  en: {
    nothing:
      "I don't know that here, and I would rather not guess.\n\nIn this demo I answer from reviewed texts about menopause: symptoms, sleep, mood, treatments, bleeding, work and talking about it.",
    near: "I don't know that for sure, and I would rather not guess. Perhaps one of these is what you mean?",
    own: 'Only your own notes could tell, and in this demo I have none.\n\nInside Emberwell I would look through your days, give you dates and numbers, and show you the notes behind them.',
  },
  es: {
    nothing:
      'Aquí no lo sé, y prefiero no adivinar.\n\nEn esta demostración respondo con textos revisados sobre la menopausia: síntomas, sueño, ánimo, tratamientos, sangrado, trabajo y cómo hablar de ello.',
    near: 'No lo sé con seguridad y prefiero no adivinar. ¿Quizá quieres decir una de estas?',
    own: 'Eso solo lo dirían tus propias notas, y en esta demostración no tengo ninguna.\n\nDentro de Emberwell miraría tus días, te daría fechas y números, y te mostraría las notas que hay detrás.',
  },
  fr: {
    nothing:
      'Ici, je ne le sais pas, et je préfère ne pas deviner.\n\nDans cette démonstration, je réponds à partir de textes relus sur la ménopause : symptômes, sommeil, moral, traitements, saignements, travail, et comment en parler.',
    near: 'Je n’en suis pas sûre, et je préfère ne pas deviner. Peut-être pensez-vous à l’une de ces questions ?',
    own: 'Seules vos propres notes le diraient, et dans cette démonstration je n’en ai aucune.\n\nDans Emberwell, je regarderais vos jours, je vous donnerais des dates et des chiffres, et je vous montrerais les notes derrière.',
  },
}
