/** What Lara says with a card that she confirms, or instead of one. `{hot flash}` follows the region. */
import type { Language } from '../../text/rules/speech.ts'

export type DoingTexts = {
  /** Title of a card for a count of 0. */
  readonly none: Readonly<Record<'hot_flashes_count' | 'night_sweats_count', string>>
  readonly names: Readonly<Record<'hot_flash' | 'night_sweat' | 'mood' | 'flow' | 'sleep', string>>
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
  readonly confirmLog: string
  readonly askSeverity: string
  /** Sleep is noted in quarters of an hour. */
  readonly confirmRounded: string
  readonly askHours: string
  /** She named yesterday: which night? The messages ask for a card once more, with "5.5 hours" if she said so. */
  readonly askNight: string
  readonly nights: (hours: string | undefined) => readonly [lastNight: string, nightBefore: string]
  /** The nights of a card, whose log is that of the day after. */
  readonly lastNight: string
  readonly nightBefore: string
  readonly nightTo: (day: string) => string
  readonly oneByOne: string
  /** With several cards: all are complete; something is left to choose. */
  readonly together: string
  readonly togetherOpen: string
  /** With a card for her own words; `droppedOne`: the other cards are shown again. */
  readonly ownWords: string
  readonly droppedOne: string
  /** After "don't write that down", where nothing was offered. */
  readonly notWritten: string
  /** After "did you note it?": with the last card, and without any. */
  readonly isNoted: string
  readonly nothingNoted: string
  /** After "forget that one". */
  readonly dropped: string
  /** Before a question about something that she did not ask to note. */
  readonly offer: string
  readonly askDay: string
  readonly inLog: string
  readonly nowhere: string
  readonly tap: string
  /** Reminders cannot come every second day, or once a month. */
  readonly rhythm: string
}

export const DOING_TEXTS: Readonly<Record<Language, DoingTexts>> = {
  en: {
    none: { hot_flashes_count: 'No {hot flashes}', night_sweats_count: 'No night sweats' },
    names: { hot_flash: '{hot flash}', night_sweat: 'night sweat', mood: 'mood', flow: 'bleeding', sleep: 'sleep' },
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
    askMoodOf: (said) =>
      `Of course. There are five choices here, so tap the one nearest to your ${said}; the scale of ten is in the Soft Log.`,
    askFlow: 'Of course. Tap what fits best.',
    askReminderTime: 'Of course. What time would you like it?',
    confirmLog: 'Of course. Shall I put this in your Soft Log?',
    askSeverity: 'Of course. How bad was it? Tap what fits best.',
    confirmRounded: 'Of course. Sleep is noted in quarters of an hour, so I rounded it a little. Is that all right?',
    askHours: 'Of course. How many hours was it? Tap one, or write it, such as “5 and a half hours”.',
    askNight: 'Gladly. Which night do you mean?',
    nights: (hours = 'the hours') => [`Note ${hours} of sleep last night`, `Note ${hours} of sleep the night before last`],
    lastNight: 'Last night',
    nightBefore: 'The night before last',
    nightTo: (day) => `The night before ${day}`,
    oneByOne: 'I can only add one at a time. Confirm this one, then tell me the next.',
    together: 'This is what I understood. Shall I note it all?',
    togetherOpen: 'This is what I understood. Tap what is missing, and I’ll note it all.',
    ownWords: 'I can put that in your Soft Log in your own words. Shall I?',
    droppedOne: 'All right, I’ve left that out. Here is the rest.',
    notWritten: 'All right, I won’t write that down.',
    isNoted: 'I only write something down once you tap the button on its card. Here it is again, so you can see whether it’s saved.',
    nothingNoted:
      'No, I haven’t written anything down here yet. Tell me what to note, such as “note a headache, mild”, and I’ll show you a card to confirm.',
    offer: 'I can note that for you.',
    dropped: 'All right, I’ll leave it out. If it’s noted already, tap “Undo” on its card.',
    askDay: 'I can note that for one day, today or one that is past. Which day was it?',
    inLog: 'That goes into your Soft Log, but I can’t note that one for you. The card for today on Home takes a few taps.',
    nowhere: 'Emberwell has no field for that, I’m sorry. The nearest is a line of your own in the Deep Log.',
    rhythm: 'A reminder comes on the days of the week that you choose, or once on a date. Which days would suit you?',
    tap: 'Here it is again. I write nothing before you tap the button.',
  },
  es: {
    none: { hot_flashes_count: 'Ningún sofoco', night_sweats_count: 'Ningún sudor nocturno' },
    names: { hot_flash: 'sofoco', night_sweat: 'sudor nocturno', mood: 'ánimo', flow: 'sangrado', sleep: 'sueño' },
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
      `Claro que sí. Aquí hay cinco opciones: toca la que más se parezca a tu ${said}; la escala de diez está en el Soft Log.`,
    askFlow: 'Claro que sí. Toca lo que mejor encaje.',
    askReminderTime: 'Con mucho gusto. ¿A qué hora te lo recuerdo?',
    confirmLog: 'Claro que sí. ¿Lo pongo así en tu Soft Log?',
    askSeverity: 'Claro que sí. ¿Fue leve, moderado o fuerte? Toca lo que mejor encaje.',
    confirmRounded: 'Claro que sí. El sueño se anota en cuartos de hora, así que lo he redondeado un poco. ¿Te parece bien?',
    askHours: 'Claro que sí. ¿Cuántas horas fueron? Toca una opción o escríbelo, por ejemplo «5 horas y media».',
    askNight: 'Con mucho gusto. ¿A qué noche te refieres?',
    nights: (hours = 'las horas') => [`Anota ${hours} de sueño de anoche`, `Anota ${hours} de sueño de anteanoche`],
    lastNight: 'Anoche',
    nightBefore: 'Anteanoche',
    nightTo: (day) => `La noche anterior al ${day}`,
    oneByOne: 'Solo puedo anotar una cosa cada vez: confirma esta y luego dime la siguiente.',
    together: 'Esto es lo que he entendido. ¿Lo anoto todo?',
    togetherOpen: 'Esto es lo que he entendido. Toca lo que falta y lo anoto todo.',
    ownWords: 'Lo puedo poner en tu Soft Log con tus palabras. ¿Lo hago?',
    droppedOne: 'De acuerdo, eso lo dejo fuera. Aquí está lo demás.',
    notWritten: 'De acuerdo, eso no lo escribo.',
    isNoted: 'Solo anoto algo cuando tocas el botón de su tarjeta. Aquí está otra vez, para que veas si ya está guardado.',
    nothingNoted:
      'No, aquí todavía no he anotado nada. Dime qué anoto, por ejemplo «anota dolor de cabeza leve», y te enseño una tarjeta para confirmar.',
    offer: 'Te lo puedo apuntar.',
    dropped: 'De acuerdo, no lo pongo. Si ya está anotado, toca «Deshacer» en su tarjeta.',
    askDay: 'Puedo anotarlo para un solo día, hoy o uno pasado. ¿Qué día fue?',
    inLog: 'Eso va en tu Soft Log, pero no puedo apuntarlo por ti. En Inicio, la tarjeta de hoy se rellena con unos toques.',
    nowhere: 'Lo siento, Emberwell no tiene un campo para eso. Lo más parecido es una línea tuya en el Deep Log.',
    rhythm: 'Un recordatorio llega los días de la semana que elijas, o una vez en una fecha. ¿Qué días te vendrían bien?',
    tap: 'Aquí está otra vez. No escribo nada hasta que toques el botón.',
  },
  fr: {
    none: { hot_flashes_count: 'Aucune bouffée de chaleur', night_sweats_count: 'Aucune sueur nocturne' },
    names: { hot_flash: 'bouffée de chaleur', night_sweat: 'sueur nocturne', mood: 'humeur', flow: 'saignement', sleep: 'sommeil' },
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
      `Bien sûr. Ici, il y a cinq choix : touchez le plus proche de votre ${said} ; l’échelle de dix est dans le Soft Log.`,
    askFlow: 'Bien sûr. Touchez ce qui convient le mieux.',
    askReminderTime: 'Avec plaisir. À quelle heure ?',
    confirmLog: 'Bien sûr. Je le mets ainsi dans votre Soft Log ?',
    askSeverity: 'Bien sûr. C’était léger, modéré ou fort ? Touchez ce qui convient le mieux.',
    confirmRounded: 'Bien sûr. Le sommeil se note au quart d’heure, alors j’ai un peu arrondi. Cela vous va ?',
    askHours: 'Bien sûr. Combien d’heures ? Touchez une réponse ou écrivez-la, par exemple « 5 heures et demie ».',
    askNight: 'Avec plaisir. De quelle nuit parlez-vous ?',
    nights: (hours = 'les heures') => [`Note ${hours} de sommeil cette nuit`, `Note ${hours} de sommeil l’avant-dernière nuit`],
    lastNight: 'La nuit dernière',
    nightBefore: 'L’avant-dernière nuit',
    nightTo: (day) => `La nuit avant le ${day}`,
    oneByOne: 'Je ne peux noter qu’une chose à la fois : confirmez celle-ci, puis dites-moi la suivante.',
    together: 'Voici ce que j’ai compris. Je note tout ?',
    togetherOpen: 'Voici ce que j’ai compris. Touchez ce qui manque, et je note tout.',
    ownWords: 'Je peux le mettre dans votre Soft Log avec vos mots. Je le fais ?',
    droppedOne: 'D’accord, j’ai laissé cela de côté. Voici le reste.',
    notWritten: 'D’accord, je ne l’écris pas.',
    isNoted: 'Je n’écris quelque chose que lorsque vous touchez le bouton de sa carte. La revoici, pour voir si c’est enregistré.',
    nothingNoted:
      'Non, je n’ai encore rien noté ici. Dites-moi quoi noter, par exemple « note un mal de tête léger », et je vous montre une carte à confirmer.',
    offer: 'Je peux le noter pour vous.',
    dropped: 'D’accord, je ne le note pas. Si c’est déjà noté, touchez « Annuler » sur sa carte.',
    askDay: 'Je peux noter cela pour un seul jour, aujourd’hui ou un jour passé. Quel jour était-ce ?',
    inLog:
      'Cela va dans votre Soft Log, mais je ne peux pas le noter pour vous. Sur l’accueil, la carte du jour se remplit en quelques appuis.',
    nowhere: 'Je suis désolée, Emberwell n’a pas de champ pour cela. Le plus proche est une ligne à vous dans le Deep Log.',
    rhythm: 'Un rappel vient les jours de la semaine que vous choisissez, ou une fois à une date. Quels jours vous iraient ?',
    tap: 'La revoici. Je n’écris rien avant que vous touchiez le bouton.',
  },
}
