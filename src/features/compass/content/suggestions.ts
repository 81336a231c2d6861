/** Ideas for him. They are general: nothing in them comes from her. */
import type { ActionType, SuggestionCategory } from '../contract.ts'

/** One idea in the three languages. `id` never changes; `action_type` is the kind of support it belongs to. */
export type SuggestionText = {
  readonly id: string
  readonly category: SuggestionCategory
  readonly action_type: ActionType
  readonly en: string
  readonly es: string
  readonly fr: string
}

export const SUGGESTIONS: readonly SuggestionText[] = [
  {
    id: 'listen-first',
    category: 'support',
    action_type: 'Emotional Support',
    en: 'Ask whether she would like you to listen or to help, and then do just that.',
    es: 'Pregúntale si prefiere que la escuches o que la ayudes, y haz solo eso.',
    fr: 'Demandez-lui si elle préfère être écoutée ou aidée, puis faites cela seulement.',
  },
  {
    id: 'open-question',
    category: 'communication',
    action_type: 'Communication & Connection',
    en: 'Put your phone away for ten minutes and ask how her day was.',
    es: 'Deja el teléfono diez minutos y pregúntale cómo le ha ido el día.',
    fr: 'Posez votre téléphone dix minutes et demandez-lui comment s’est passée sa journée.',
  },
  {
    id: 'read-up',
    category: 'understanding',
    action_type: 'Understanding & Patience',
    en: 'Read a page about menopause from a health service, without asking her to explain it.',
    es: 'Lee una página sobre la menopausia de un servicio de salud, sin pedirle que te la explique.',
    fr: 'Lisez une page d’un service de santé sur la ménopause, sans lui demander de vous l’expliquer.',
  },
  {
    id: 'take-no',
    category: 'understanding',
    action_type: 'Respect & Boundaries',
    en: 'When she says no to something, say “that is fine” and leave it there.',
    es: 'Cuando diga que no a algo, di «está bien» y déjalo ahí.',
    fr: 'Quand elle dit non, répondez « d’accord » et restez-en là.',
  },
  {
    id: 'warm-drink',
    category: 'support',
    action_type: 'Affection & Comfort',
    en: 'Make the two of you something to drink and sit down beside her.',
    es: 'Prepara algo de beber para los dos y siéntate a su lado.',
    fr: 'Préparez quelque chose à boire pour vous deux et asseyez-vous près d’elle.',
  },
  {
    id: 'one-chore',
    category: 'practical',
    action_type: 'Practical Help',
    en: 'Take one household task off her list today, from beginning to end.',
    es: 'Quítale hoy una tarea de la casa, de principio a fin.',
    fr: 'Prenez aujourd’hui une tâche de la maison à votre charge, du début à la fin.',
  },
]
