/** What Lara says with a card that she confirms, or instead of one. `{hot flash}` follows the region. */
import type { Language } from '../../text/rules/speech.ts'

export type DoingTexts = {
  readonly names: Readonly<Record<'hot_flash' | 'night_sweat' | 'mood' | 'flow', string>>
  /** The five faces of the Quick Mood Check, 1 to 5, as on the page. */
  readonly moods: readonly string[]
  readonly strength: (value: number) => string
  /** Names of reminders without one. */
  readonly reminders: Readonly<Record<'log' | 'medicine' | 'check-in' | 'custom', string>>
  readonly everyDay: string
  readonly once: (day: string) => string
  readonly at: (day: string, time: string) => string
  readonly confirm: string
  readonly confirmFlow: string
  readonly confirmReminder: string
  readonly askTime: string
  readonly askMood: string
  readonly askMoodOf: (said: number) => string
  readonly askFlow: string
  readonly askReminderTime: string
  readonly oneByOne: string
  readonly askDay: string
  readonly inLog: string
  readonly nowhere: string
  readonly tap: string
  /** Reminders cannot come every second day, or once a month. */
  readonly rhythm: string
}

export const DOING_TEXTS: Readonly<Record<Language, DoingTexts>> = {
  en: {
    names: { hot_flash: '{hot flash}', night_sweat: 'night sweat', mood: 'mood', flow: 'bleeding' },
    moods: ['Awful', 'Low', 'Okay', 'Good', 'Great'],
    strength: (value) => `strength ${value} of 5`,
    reminders: { log: 'Time for my log', medicine: 'Time for my medicine', 'check-in': 'How am I?', custom: 'Reminder' },
    everyDay: 'Every day',
    once: (day) => `Once: ${day}`,
    at: (day, time) => `${day}, ${time}`,
    confirm: 'Of course. Shall I note this for you?',
    confirmFlow: 'Of course. Shall I put this in your calendar?',
    confirmReminder: 'Gladly. Shall I set this reminder? It will show up here on the page; other ways are under Reminders.',
    askTime: 'Of course. Around what time was it?',
    askMood: 'Of course. Tap the one that fits best.',
    askMoodOf: (said) => `Of course. A moment has five steps, so tap the one nearest to your ${said}; the scale of ten is in the Soft Log.`,
    askFlow: 'Of course. Tap what fits best.',
    askReminderTime: 'Gladly. At what time should it come?',
    oneByOne: 'I note them one at a time, so this card is for one of them.',
    askDay: 'I can note that for one day, today or one that is past. Which day was it?',
    inLog: 'That goes into your Soft Log, and I can’t write in it for you. The card for today on Home takes a few taps.',
    nowhere: 'Emberwell has no field for that, I’m sorry. The nearest is a line of your own in the Deep Log.',
    rhythm: 'A reminder comes on the days of the week that you choose, or once on a date. Which days would suit you?',
    tap: 'Here it is again. I write nothing before you tap the button.',
  },
  es: {
    names: { hot_flash: 'sofoco', night_sweat: 'sudor nocturno', mood: 'ánimo', flow: 'sangrado' },
    moods: ['Muy mal', 'Bajo', 'Regular', 'Bien', 'Excelente'],
    strength: (value) => `intensidad ${value} de 5`,
    reminders: { log: 'Hora de mi registro', medicine: 'Hora de mi medicina', 'check-in': '¿Cómo estoy?', custom: 'Recordatorio' },
    everyDay: 'Todos los días',
    once: (day) => `Una vez: ${day}`,
    at: (day, time) => `${day}, ${time}`,
    confirm: 'Claro que sí. ¿Te lo anoto así?',
    confirmFlow: 'Claro que sí. ¿Lo pongo así en tu calendario?',
    confirmReminder: 'Con mucho gusto. ¿Pongo este recordatorio? Aparecerá aquí, en la página; otras formas están en Recordatorios.',
    askTime: 'Claro que sí. ¿Sobre qué hora fue?',
    askMood: 'Claro que sí. Toca lo que mejor encaje.',
    askMoodOf: (said) =>
      `Claro que sí. Un momento tiene cinco grados, así que toca el más cercano a tu ${said}; la escala de diez está en el Soft Log.`,
    askFlow: 'Claro que sí. Toca lo que mejor encaje.',
    askReminderTime: 'Con mucho gusto. ¿A qué hora te lo recuerdo?',
    oneByOne: 'Los anoto de uno en uno, así que esta tarjeta es para uno de ellos.',
    askDay: 'Puedo anotarlo para un solo día, hoy o uno pasado. ¿Qué día fue?',
    inLog: 'Eso va en tu Soft Log, y ahí no puedo escribir por ti. En Inicio, la tarjeta de hoy se rellena con unos toques.',
    nowhere: 'Lo siento, Emberwell no tiene un campo para eso. Lo más parecido es una línea tuya en el Deep Log.',
    rhythm: 'Un recordatorio llega los días de la semana que elijas, o una vez en una fecha. ¿Qué días te vendrían bien?',
    tap: 'Aquí está otra vez. No escribo nada hasta que toques el botón.',
  },
  fr: {
    names: { hot_flash: 'bouffée de chaleur', night_sweat: 'sueur nocturne', mood: 'humeur', flow: 'saignement' },
    moods: ['Très dure', 'Basse', 'Moyenne', 'Bonne', 'Excellente'],
    strength: (value) => `intensité ${value} sur 5`,
    reminders: {
      log: 'C’est l’heure de ma note',
      medicine: 'C’est l’heure de mon traitement',
      'check-in': 'Comment je vais ?',
      custom: 'Rappel',
    },
    everyDay: 'Tous les jours',
    once: (day) => `Une fois : ${day}`,
    at: (day, time) => `${day}, ${time}`,
    confirm: 'Bien sûr. Je la note ainsi ?',
    confirmFlow: 'Bien sûr. Je le mets ainsi dans votre calendrier ?',
    confirmReminder: 'Avec plaisir. Je programme ce rappel ? Il s’affichera ici, sur la page ; les autres moyens sont sous Rappels.',
    askTime: 'Bien sûr. Vers quelle heure était-ce ?',
    askMood: 'Bien sûr. Touchez ce qui convient le mieux.',
    askMoodOf: (said) =>
      `Bien sûr. Un moment a cinq degrés, touchez donc le plus proche de votre ${said} ; l’échelle de dix est dans le Soft Log.`,
    askFlow: 'Bien sûr. Touchez ce qui convient le mieux.',
    askReminderTime: 'Avec plaisir. À quelle heure ?',
    oneByOne: 'Je les note une par une, cette carte en vaut donc une.',
    askDay: 'Je peux noter cela pour un seul jour, aujourd’hui ou un jour passé. Quel jour était-ce ?',
    inLog:
      'Cela va dans votre Soft Log, où je ne peux pas écrire pour vous. Sur l’accueil, la carte du jour se remplit en quelques appuis.',
    nowhere: 'Je suis désolée, Emberwell n’a pas de champ pour cela. Le plus proche est une ligne à vous dans le Deep Log.',
    rhythm: 'Un rappel vient les jours de la semaine que vous choisissez, ou une fois à une date. Quels jours vous iraient ?',
    tap: 'La revoici. Je n’écris rien avant que vous touchiez le bouton.',
  },
}
