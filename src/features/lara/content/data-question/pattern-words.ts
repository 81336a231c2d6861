/** Texts of Show Pattern: the findings of insights, and what is missing for more. */
import type { Measure } from '../../../insights/contract.ts'
import type { Language } from '../../../text/rules/speech.ts'

/** One extreme weekday, its numbers formatted. */
export type WeekdayWords = { readonly weekday: string; readonly average: string; readonly days: number }

/** Texts of Show Pattern in one language. Averages are formatted numbers. */
export type PatternWords = {
  readonly lead: { readonly nurturing: string; readonly calm: string; readonly pragmatic: string }
  readonly weekday: (measure: Measure, weeks: number, high: WeekdayWords, low: WeekdayWords) => string
  readonly hours: (taps: number, most: number, part: string) => string
  /** Night, morning, afternoon, evening. */
  readonly parts: readonly [string, string, string, string]
  readonly feeling: (feeling: string, most: number, named: number) => string
  readonly feelings: Readonly<Record<string, string>>
  readonly run: (days: number, from: string, to: string, isOpen: boolean) => string
  readonly needWeek: (more: number) => string
  readonly needBefore: (needs: number, has: number) => string
  readonly needWeekday: (on: string) => string
  readonly needHours: (needs: number, has: number) => string
  readonly needFeeling: (needs: number, has: number) => string
}

const ENGLISH: PatternWords = {
  lead: {
    nurturing: 'Here is what you have kept so far, and nothing more than that.',
    calm: 'This is what your notes hold.',
    pragmatic: '',
  },
  weekday: (measure, weeks, high, low) => {
    if (measure === 'sleep') {
      return `In ${weeks} weeks your nights were longest before ${high.weekday}s, ${high.average} hours on average (${high.days} noted), and shortest before ${low.weekday}s, ${low.average} (${low.days} noted).`
    }
    if (measure === 'hot_flashes' || measure === 'night_sweats') {
      return `In ${weeks} weeks you noted most {hot flashes} on ${high.weekday}s, ${high.average} a day on average (${high.days} noted), and fewest on ${low.weekday}s, ${low.average} (${low.days} noted).`
    }
    return `In ${weeks} weeks your ${measure} was highest on ${high.weekday}s, ${high.average} out of 10 on average (${high.days} noted), and lowest on ${low.weekday}s, ${low.average} (${low.days} noted).`
  },
  hours: (taps, most, part) => `${most} of your last ${taps} {hot flashes} came ${part} (last 12 weeks).`,
  parts: [
    'at night, between 10 PM and 6 AM',
    'in the morning, between 6 AM and noon',
    'in the afternoon, between noon and 6 PM',
    'in the evening, between 6 PM and 10 PM',
  ],
  feeling: (feeling, most, named) =>
    `The feeling you named most in your Deep Logs is “${feeling}”: ${most} of ${named} times in the last 12 weeks.`,
  feelings: { exhausted: 'exhausted', stressed: 'stressed', fine: 'fine', calm: 'calm', energized: 'energized' },
  run: (days, from, to, isOpen) =>
    `You wrote on ${isOpen ? 'at least ' : ''}${days} days in a row, from ${from} to ${to}: your longest run in the last 12 weeks.`,
  needWeek: (more) => `For averages of this week your notes need ${more} more ${more === 1 ? 'day' : 'days'}.`,
  needBefore: (needs, has) => `With ${needs} logged days in both, I can compare this week with last week. Last week has ${has}.`,
  needWeekday: (on) => `From ${on}, after 12 weeks of notes, I can compare the days of your week.`,
  needHours: (needs, has) => `After ${needs} taps on “Hot flash now”, I can tell you what time of day they come. So far: ${has}.`,
  needFeeling: (needs, has) => `After ${needs} Deep Logs in 12 weeks, I can tell you which feeling you name most. So far: ${has}.`,
}

const SPANISH: PatternWords = {
  lead: { nurturing: 'Esto es lo que has guardado hasta ahora, ni más ni menos.', calm: 'Esto es lo que hay en tus notas.', pragmatic: '' },
  weekday: (measure, weeks, high, low) => {
    if (measure === 'sleep') {
      return `En ${weeks} semanas tus noches más largas fueron las de antes del ${high.weekday}, ${high.average} horas de media (${high.days} anotadas), y las más cortas las de antes del ${low.weekday}, ${low.average} (${low.days} anotadas).`
    }
    if (measure === 'hot_flashes' || measure === 'night_sweats') {
      return `En ${weeks} semanas el día con más {hot flashes} fue el ${high.weekday}, ${high.average} al día de media (${high.days} anotados), y el día con menos el ${low.weekday}, ${low.average} (${low.days} anotados).`
    }
    const name = measure === 'mood' ? 'tu ánimo fue más alto' : 'tu energía fue más alta'
    return `En ${weeks} semanas ${name} el ${high.weekday}, ${high.average} de 10 de media (${high.days} anotados), y lo más bajo fue el ${low.weekday}, ${low.average} (${low.days} anotados).`
  },
  hours: (taps, most, part) => `${most} de tus últimos ${taps} {hot flashes} llegaron ${part} (últimas 12 semanas).`,
  parts: [
    'por la noche, entre las 22 y las 6 horas',
    'por la mañana, entre las 6 y las 12 horas',
    'por la tarde, entre las 12 y las 18 horas',
    'al anochecer, entre las 18 y las 22 horas',
  ],
  feeling: (feeling, most, named) =>
    `En tus Deep Logs elegiste sobre todo «${feeling}»: ${most} de ${named} veces en las últimas 12 semanas.`,
  feelings: { exhausted: 'agotada', stressed: 'estresada', fine: 'bien', calm: 'tranquila', energized: 'con energía' },
  run: (days, from, to, isOpen) =>
    `Escribiste ${isOpen ? 'al menos ' : ''}${days} días seguidos, del ${from} al ${to}: tu racha más larga en las últimas 12 semanas.`,
  needWeek: (more) => `Para las medias de esta semana, a tus notas les ${more === 1 ? 'falta 1 día' : `faltan ${more} días`}.`,
  needBefore: (needs, has) =>
    `Para comparar esta semana con la anterior, cada una necesita ${needs} días anotados. La anterior tiene ${has}.`,
  needWeekday: (on) => `A partir del ${on}, tras 12 semanas de notas, puedo comparar los días de tu semana.`,
  needHours: (needs, has) => `A qué hora llegan tus {hot flashes} se ve después de ${needs} toques en Inicio. Por ahora: ${has}.`,
  needFeeling: (needs, has) => `Cómo te sientes más a menudo se ve después de ${needs} Deep Logs en 12 semanas. Por ahora: ${has}.`,
}

const FRENCH: PatternWords = {
  lead: {
    nurturing: 'Voici ce que vous avez gardé jusqu’ici, ni plus ni moins.',
    calm: 'Voici ce que contiennent vos notes.',
    pragmatic: '',
  },
  weekday: (measure, weeks, high, low) => {
    if (measure === 'sleep') {
      return `En ${weeks} semaines, vos nuits étaient les plus longues avant le ${high.weekday}, ${high.average} heures en moyenne (${high.days} notées), et les plus courtes avant le ${low.weekday}, ${low.average} (${low.days} notées).`
    }
    if (measure === 'hot_flashes' || measure === 'night_sweats') {
      return `En ${weeks} semaines, le jour avec le plus de {hot flashes} était le ${high.weekday}, ${high.average} par jour en moyenne (${high.days} notés), et celui avec le moins le ${low.weekday}, ${low.average} (${low.days} notés).`
    }
    const name = measure === 'mood' ? 'votre humeur' : 'votre énergie'
    return `En ${weeks} semaines, ${name} était la plus haute le ${high.weekday}, ${high.average} sur 10 en moyenne (${high.days} notés), et la plus basse le ${low.weekday}, ${low.average} (${low.days} notés).`
  },
  hours: (taps, most, part) => `${most} de vos ${taps} dernières {hot flashes} sont venues ${part} (12 dernières semaines).`,
  parts: ['la nuit, entre 22 h et 6 h', 'le matin, entre 6 h et midi', 'l’après-midi, entre midi et 18 h', 'le soir, entre 18 h et 22 h'],
  feeling: (feeling, most, named) =>
    `Dans vos Deep Logs, vous avez surtout choisi « ${feeling} » : ${most} fois sur ${named} en 12 semaines.`,
  feelings: { exhausted: 'épuisée', stressed: 'stressée', fine: 'bien', calm: 'calme', energized: 'pleine d’énergie' },
  run: (days, from, to, isOpen) =>
    `Vous avez écrit ${isOpen ? 'au moins ' : ''}${days} jours de suite, du ${from} au ${to} : votre plus longue série en 12 semaines.`,
  needWeek: (more) => `Pour les moyennes de cette semaine, il manque ${more} ${more === 1 ? 'jour' : 'jours'} à vos notes.`,
  needBefore: (needs, has) =>
    `Pour comparer cette semaine à la précédente, il faut ${needs} jours notés dans chacune. La précédente en a ${has}.`,
  needWeekday: (on) => `À partir du ${on}, après 12 semaines de notes, je pourrai comparer les jours de votre semaine.`,
  needHours: (needs, has) => `L’heure de vos {hot flashes} apparaît après ${needs} appuis sur l’accueil. Pour l’instant : ${has}.`,
  needFeeling: (needs, has) =>
    `Ce que vous ressentez le plus souvent apparaît après ${needs} Deep Logs en 12 semaines. Pour l’instant : ${has}.`,
}

/** Texts of Show Pattern, by language. */
export const PATTERN_WORDS: Readonly<Record<Language, PatternWords>> = { en: ENGLISH, es: SPANISH, fr: FRENCH }
