/** What Lara says to a remark on her answer that asks nothing. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** How a remark begins, or what it refers to, in plain words. */
export const REMARKS: In<RegExp> = {
  en: /^(?:ok|okay|right|well|ah|oh|hm+|so|fair|true|wow|huh|ha|yes|yeah|no|not|same|typical|that|thats|it|its|i|im|ive|id|they|he|she|we)\b|\b(?:i|that|thats|it|this)\b/,
  es: /^(?:ok|vale|bueno|pues|ah|ay|oh|uf|hm+|ya|si|no|claro|cierto|vaya|eso|esto|me|lo|la|es|a mi|yo|igual|menos|anda)\b|\b(?:eso|esto|me|yo|asi)\b/,
  fr: /^(?:ok|d accord|bon|ben|bah|ah|oh|hm+|oui|non|pas|c est|ce|ca|cela|je|j|moi|on|il|elle|tiens|tant|bof|pfff*)\b|\b(?:ca|cela|je|j|moi|c est)\b/,
}

/** After the card on a sign that a doctor should see, for what she adds to it. */
export const ADDED_TEXTS: In<readonly string[]> = {
  en: [
    'Thank you, that’s good to know. Tell the doctor that as well; it helps them see what it could be.',
    'I see. Mention that to the doctor, too.',
  ],
  es: ['Gracias, es bueno saberlo. Cuéntaselo también al médico; le ayudará a valorarlo.', 'Entiendo. Dile eso también al médico.'],
  fr: ['Merci, c’est bon à savoir. Dites-le aussi au médecin, cela l’aidera à y voir plus clair.', 'Je vois. Parlez-en aussi au médecin.'],
}

/** Words of fear, in plain words. */
export const SCARED =
  /\b(?:scared|afraid|frightened|terrified|worried|nervous|anxious|miedo|asustada|preocupada|nerviosa|peur|inquiete|angoissee|stressee|apuro|embarrassed|verguenza|honte|genee)\b/

/** After that card, for fear or embarrassment. */
export const SCARED_TEXTS: In<readonly string[]> = {
  en: ['That’s natural until you know what it is. You’re doing the right thing by having it looked at, and doctors see this every day.'],
  es: ['Es normal hasta saber qué es. Haces bien en que lo miren, y los médicos ven esto todos los días.'],
  fr: ['C’est normal tant qu’on ne sait pas. Vous faites bien de faire examiner cela, et les médecins voient cela tous les jours.'],
}

/** After she introduces herself within a conversation. */
export const INTRODUCED_TEXTS: In<string> = {
  en: 'Thank you, that’s good to know. What would you like to ask?',
  es: 'Gracias, es bueno saberlo. ¿Qué quieres preguntarme?',
  fr: 'Merci, c’est bon à savoir. Que voulez-vous me demander ?',
}

/** Acknowledges a remark and asks how to go on. */
export const REMARK_TEXTS: In<readonly string[]> = {
  en: [
    'I hear you. Would you like to say more about that, or look at something else?',
    'I see what you mean. What would help you most now?',
    'That makes sense. Where would you like to go from here?',
  ],
  es: [
    'Te entiendo. ¿Quieres contarme algo más de eso, o miramos otra cosa?',
    'Ya veo lo que dices. ¿Qué te ayudaría más ahora?',
    'Tiene sentido. ¿Por dónde quieres que sigamos?',
  ],
  fr: [
    'Je vous comprends. Voulez-vous m’en dire plus, ou regarder autre chose ?',
    'Je vois ce que vous voulez dire. Qu’est-ce qui vous aiderait le plus maintenant ?',
    'Cela se comprend. Par où voulez-vous continuer ?',
  ],
}
