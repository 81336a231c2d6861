/** Words she can start a signal from: hers to change, and never sent without her. */
import type { Language, SignalCategory } from '../../compass/contract.ts'

/** One beginning in the three languages. */
export type SignalTemplate = { readonly id: string; readonly category: SignalCategory } & Readonly<Record<Language, string>>

export const SIGNAL_TEMPLATES: readonly SignalTemplate[] = [
  {
    id: 'mood-raw',
    category: 'mood',
    en: 'I am a little raw today. It is not about you.',
    es: 'Hoy estoy un poco sensible. No tiene que ver contigo.',
    fr: 'Je suis un peu à fleur de peau aujourd’hui. Ce n’est pas à cause de toi.',
  },
  {
    id: 'mood-good',
    category: 'mood',
    en: 'Today is a good day. I would like to share it with you.',
    es: 'Hoy es un buen día. Me gustaría compartirlo contigo.',
    fr: 'C’est une bonne journée. J’aimerais la partager avec toi.',
  },
  {
    id: 'energy-low',
    category: 'energy',
    en: 'I have little energy today. Let us keep the evening simple.',
    es: 'Hoy tengo poca energía. Hagamos una tarde sencilla.',
    fr: 'J’ai peu d’énergie aujourd’hui. Faisons simple ce soir.',
  },
  {
    id: 'energy-walk',
    category: 'energy',
    en: 'I have some energy. Shall we go for a walk?',
    es: 'Tengo algo de energía. ¿Damos un paseo?',
    fr: 'J’ai un peu d’énergie. On va marcher ?',
  },
  {
    id: 'wellbeing-quiet',
    category: 'general wellbeing',
    en: 'I need some quiet today. I will come to you when I am ready.',
    es: 'Hoy necesito tranquilidad. Me acercaré cuando esté lista.',
    fr: 'J’ai besoin de calme aujourd’hui. Je viendrai vers toi quand je serai prête.',
  },
  {
    id: 'wellbeing-better',
    category: 'general wellbeing',
    en: 'I feel better than in the last days. Thank you for your patience.',
    es: 'Me siento mejor que en los últimos días. Gracias por tu paciencia.',
    fr: 'Je me sens mieux que ces derniers jours. Merci de ta patience.',
  },
  {
    id: 'needs-listen',
    category: 'support needs',
    en: 'Please just listen tonight. I do not need a solution.',
    es: 'Esta noche solo escúchame, por favor. No necesito una solución.',
    fr: 'Ce soir, écoute-moi simplement, s’il te plaît. Je n’ai pas besoin de solution.',
  },
  {
    id: 'needs-dinner',
    category: 'support needs',
    en: 'It would help me if you made dinner today.',
    es: 'Me ayudaría que hoy hicieras tú la cena.',
    fr: 'Cela m’aiderait si tu préparais le dîner aujourd’hui.',
  },
]
