import { capitalised } from '../../../kit/capitalised.ts'
import type { StatisticsWords, Unit } from './data-answer-words-type.ts'

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const list = (items: readonly string[]) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`)
const units = (count: number, unit: Unit) => {
  const word = unit === 'day' ? 'jour' : 'nuit'
  return `${count} ${word}${count < 2 ? '' : 's'}`
}
/** "de l’alcool", "d’activité": the short form before a vowel. */
const de = (word: string) => (/^[aeiouyéèêh]/i.test(word) ? `d’${word}` : `de ${word}`)

/** An hour from 0 to 24 in a range. */
const clockWords = (hour: number) => (hour % 24 === 0 ? 'minuit' : hour === 12 ? 'midi' : `${hour} h`)

/** Texts of statistics in French. */
export const FRENCH_STATISTICS_WORDS: StatisticsWords = {
  name: {
    mood: 'votre humeur',
    energy: 'votre énergie',
    sleep: 'votre sommeil',
    hot_flashes: 'vos {hot flashes}',
    night_sweats: 'vos sueurs nocturnes',
    bleeding: 'vos saignements',
    logging: 'vos jours',
    everything: 'vos jours',
    clarity: 'votre clarté d’esprit',
    stress: 'votre stress',
    feeling: 'votre émotion principale',
    waking: 'votre réveil',
    mood_taps: 'votre humeur',
    tide_energy: 'votre énergie dans EmberTides',
    tide_focus: 'votre concentration dans EmberTides',
    tide_tension: 'votre tension dans EmberTides',
    factor: 'cela',
    symptom: 'cela',
  },
  thing: { hot_flashes: 'des {hot flashes}', night_sweats: 'des sueurs nocturnes', bleeding: 'des saignements' },
  factor: {
    alcohol: 'alcool',
    caffeine_after_noon: 'caféine après midi',
    spicy_food: 'plat épicé',
    late_dinner: 'dîner tardif',
    screen_in_bed: 'écran au lit',
    hot_room: 'pièce trop chaude',
    work_day: 'travail',
    travel: 'voyage',
    illness: 'maladie',
    sex: 'rapports sexuels',
    time_outdoors: 'temps passé dehors',
    smoking: 'tabac',
    walking: 'marche',
    yoga: 'yoga',
    strength: 'renforcement musculaire',
    cardio: 'cardio',
    dance: 'danse',
    movement: 'activité physique',
    water: 'eau en quantité suffisante',
    meals: 'repas réguliers',
  },
  choice: {
    feeling: { exhausted: 'épuisée', stressed: 'stressée', fine: 'bien', calm: 'calme', energized: 'pleine d’énergie' },
    waking: {
      clear: 'un réveil clair',
      groggy: 'un réveil vaseux',
      heavy: 'un réveil lourd',
      tired: 'un réveil fatigué',
      other: 'autre chose',
    },
  },
  moods: ['Très dure', 'Basse', 'Moyenne', 'Bonne', 'Excellente'],
  part: {
    night: 'la nuit (de 22 h à 6 h)',
    morning: 'le matin (de 6 h à midi)',
    afternoon: 'l’après-midi (de midi à 18 h)',
    evening: 'le soir (de 18 h à 22 h)',
  },
  hour: (hour) => `${hour} h`,
  clock: (from, to) => `entre ${clockWords(from)} et ${clockWords(to)}`,
  yes: 'oui',
  no: 'non',
  outOf: (value, most, number = String(value)) => `${number} sur ${most}`,
  onWeekdays: (days) => `les ${list(days.map((day) => `${WEEKDAYS[day] ?? ''}s`))}`,
  weekday: (day) => WEEKDAYS[day] ?? '',
  weekOf: (date) => `semaine du ${date}`,
  units,
  limited: (is, value) =>
    ({ over: `plus de ${value}`, under: `moins de ${value}`, least: `au moins ${value}`, most: `au plus ${value}`, exactly: value })[is],
  valued: (subject, value) => {
    switch (subject) {
      case 'sleep':
        return `${value} de sommeil`
      case 'mood':
        return `une humeur à ${value}`
      case 'energy':
      case 'tide_energy':
        return `une énergie à ${value}`
      case 'clarity':
        return `une clarté d’esprit à ${value}`
      case 'stress':
        return `un stress à ${value}`
      case 'feeling':
        return `que vous vous sentiez ${value}`
      case 'factor':
        return `« ${value} »`
      case 'tide_focus':
        return `une concentration à ${value}`
      case 'tide_tension':
        return `une tension à ${value}`
      default:
        return value
    }
  },
  without: (what) => `l’absence ${de(what.replace(/^des /, ''))}`,
  averageCount: (when, value, unit, noted) =>
    `${capitalised(when)}, vous avez noté en moyenne ${value} par ${unit === 'day' ? 'jour' : 'nuit'} (${noted} avec une note).`,
  average: (when, name, value, noted) => `${capitalised(when)}, ${name} était à ${value} en moyenne (${noted} avec une note).`,
  totalSleep: (when, value, noted) => `${capitalised(when)}, vous avez dormi ${value} au total (${noted} avec une note).`,
  days: (when, what, days, of, dates) => `${capitalised(when)}, vous avez noté ${what} ${days} fois sur ${of}${dates && ` : ${dates}`}.`,
  found: (isFirst, what, day, ago) => `La ${isFirst ? 'première' : 'dernière'} fois que vous avez noté ${what}, c’était le ${day}, ${ago}.`,
  notFound: (what, from) => `J’ai regardé vos notes à partir du ${from} et je n’y trouve rien sur ce point : ${what.replace(/^des /, '')}.`,
  ranked: (when, name, isHigh, value, days, noted) =>
    `${capitalised(when)}, le plus ${isHigh ? 'haut' : 'bas'} pour ${name} était ${value}, ${days} (${noted} avec une note).`,
  nothing: (when, name) => `${capitalised(when)}, je ne trouve aucune note sur ${name}.`,
  beforePeriod: {
    of: (when, name) => `${capitalised(when)}, je regarde ${name} dans la semaine avant les règles et les autres jours.`,
    before: 'Dans la semaine avant les règles',
    other: 'Les autres jours',
  },
  splitOf: (when, name, factor) => `${capitalised(when)}, je regarde ${name} les jours avec et sans ${factor}.`,
  splitLabel: (has, factor) => `${has ? 'Avec' : 'Sans'} ${factor}`,
  splitPart: (label, value, noted) => `${label} : ${value}${noted === undefined ? '' : ` (${noted})`}.`,
  splitNone: (label) => `${label} : aucun jour noté.`,
  splitShare: (days, of) => `${days} sur ${of}`,
  splitTotal: (average, total, unit) => `${average} par ${unit === 'day' ? 'jour' : 'nuit'} en moyenne, ${total} en tout`,
  splitUnknown: (days, factor) => `Sur ${days}, vous n’avez pas noté s’il y avait eu ${factor} ; je les laisse de côté.`,
  tapsLeftOut: (days) => `Je laisse de côté ${days} avec de simples appuis, car il a pu y en avoir davantage.`,
  severity: (average, noted) => `Sur l’échelle de 0 (aucun) à 3 (fort), cela fait ${average} en moyenne (${noted}).`,
  inAll: (total) => `En tout : ${total}.`,
  hiddenSymptom:
    'Vous avez demandé de cacher les notes intimes ; je ne regarde donc pas ce que vous avez noté sur ce symptôme. Pour le permettre, ouvrez les Réglages, puis Confidentialité, et désactivez l’option qui cache les notes intimes.',
  periods: (count, starts) =>
    count === 0
      ? 'Dans vos notes, je ne trouve pas de règles sur cette période.'
      : `Dans vos notes, je trouve des règles ${count} fois, avec comme premier jour : ${starts}.`,
  spanBegan: (day, ago) => `Le premier jour noté de ces saignements était le ${day}, ${ago}.`,
  notCause: 'Ce sont de simples chiffres de vos propres jours. Ils ne disent pas si une chose joue sur l’autre.',
  grouped: (by, when, name, items) =>
    `${capitalised(name)} ${{ weekdays: 'par jour de la semaine', weeks: 'semaine par semaine', months: 'mois par mois' }[by]}, ${when}, en moyenne : ${items}.`,
  extremes: (high, low) => `Le plus haut : ${high}. Le plus bas : ${low}.`,
  taps: (when, taps, part, items, isSweats = false) =>
    `${capitalised(when)}, vous avez noté d’un appui ${taps} ${isSweats ? (taps === 1 ? 'sueur nocturne' : 'sueurs nocturnes') : taps === 1 ? '{hot flash}' : '{hot flashes}'}${part ? ` ${part}` : ''}${items && ` : ${items}`}.`,
  noTaps: (when, name, part) => `${capitalised(when)}, je ne trouve aucune note avec une heure pour ${name}${part ? ` ${part}` : ''}.`,
  tapsOnly: 'Seuls les appuis sur l’accueil ont une heure ; les nombres de vos journaux valent pour la journée entière.',
  moodTaps: (when, taps, part, items) =>
    `${capitalised(when)}, vous avez noté votre humeur ${taps} fois d’un appui${part ? ` ${part}` : ''} : ${items}.`,
  chosen: (when, name, days, items) => `${capitalised(when)}, vous avez noté ${name} sur ${days} : ${items}.`,
  span: (from, to, days, ago) =>
    `Vos derniers saignements notés ont commencé le ${from} et leur dernier jour noté était le ${to}, ${ago} : saignements notés sur ${days}.`,
  spanOneDay: (day, ago) => `Vos derniers saignements notés n’ont duré qu’un jour, le ${day}, ${ago}.`,
  cycles: (items, average) =>
    `Du premier jour de règles notées au premier jour des suivantes : ${items}.${average ? ` En moyenne ${average} jours.` : ''}`,
  cycle: (days, from, to) => `${days} jours (du ${from} au ${to})`,
  cycleEnds: (longest, shortest) => `Le plus long : ${longest} jours. Le plus court : ${shortest} jours.`,
  cycleRule: 'Un simple spotting ne compte pas comme des règles, et des règles non notées allongent le calcul.',
  noCycles: (starts) =>
    `Pour la durée d’un cycle, il me faut deux fois des règles notées. Dans vos notes, j’en trouve ${starts === 0 ? 'zéro' : 'une'} ; un simple spotting ne compte pas.`,
  gap: (days, from, to, apart) =>
    `La plus longue période sans saignements notés a duré ${days} jours, entre le ${from} et le ${to} : ${apart} jours de premier jour à premier jour.`,
  gapNow: (days, day) => `Depuis votre dernier jour de saignements noté, le ${day}, il s’est passé ${days}.`,
  noGap: 'Pour cela, il me faut deux fois des saignements notés avec des jours entre les deux, et je ne les trouve pas dans vos notes.',
  why: 'Vos notes contiennent les chiffres, pas les raisons.',
  hiddenFactors:
    'Vous avez demandé de cacher les notes intimes ; je ne regarde donc pas les facteurs que vous avez notés. Pour le permettre, ouvrez les Réglages, puis Confidentialité, et désactivez l’option qui cache les notes intimes.',
  tooLong: 'Je peux regarder jusqu’à un an de vos notes à la fois.',
  mentioned: (words, when, days, isFirst, day, quote) =>
    `Vous avez écrit sur « ${words} » ${days === 1 ? 'un jour' : `${days} jours`} ${when}. La ${isFirst ? 'première' : 'dernière'} fois, c’était ${day} : « ${quote} »`,
  notMentioned: (words, when) => `J’ai cherché dans ce que vous avez écrit ${when} et je n’y trouve pas « ${words} ».`,
  unclear: (name, unread) =>
    unread
      ? `Je n’ai pas compris « ${unread} » dans votre question sur ${name}.`
      : `Je ne suis pas sûre de ce que vous voulez savoir sur ${name}.`,
  undated: 'Je ne sais pas quand c’était : vos notes n’en donnent pas la date. Dites-moi plutôt le mois ou le jour.',
  try: (first, second) => `Vous pouvez demander : « ${first} » ou « ${second} »`,
  examples: {
    sleep: 'Comment ai-je dormi la semaine dernière ?',
    flashes: 'Combien de {hot flashes} ai-je eues le mois dernier ?',
    bleeding: 'Quand ont commencé mes dernières règles ?',
    mood: 'Comment était mon humeur les lundis ?',
    sleepSince: 'Comment ai-je dormi depuis septembre ?',
    flashesSince: 'Combien de {hot flashes} ai-je eues depuis septembre ?',
    moodSince: 'Comment était mon humeur depuis septembre ?',
  },
}
