import { capitalised } from '../../../../kit/capitalised.ts'
import type { FlowDescription } from '../../../calendar/contract.ts'
import type { Measure } from '../../../insights/contract.ts'
import type { Named, DataWords } from './wording.ts'

/** In French, zero and one are singular. */
const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number < 2 ? one : more}`
const UNIT: Readonly<Record<Measure, string>> = { mood: 'jour', energy: 'jour', sleep: 'nuit', hot_flashes: 'jour', night_sweats: 'nuit' }
const days = (number: number): string => count(number, 'jour')
const notedUnits = (number: number, measure: Measure): string => {
  const isNight = UNIT[measure] === 'nuit'
  return `${count(number, UNIT[measure])} ${isNight ? 'notée' : 'noté'}${number < 2 ? '' : 's'}`
}
const NAME: Readonly<Record<Named | 'everything', string>> = {
  mood: 'votre humeur',
  energy: 'votre énergie',
  sleep: 'votre sommeil',
  hot_flashes: 'les {hot flashes}',
  night_sweats: 'les sueurs nocturnes',
  bleeding: 'les saignements',
  logging: 'vos journées',
  everything: 'vos journées',
}
/** After a negation: "pas de saignement". */
const NONE_OF: Readonly<Record<Named | 'everything', string>> = {
  mood: 'd’humeur',
  energy: 'd’énergie',
  sleep: 'de sommeil',
  hot_flashes: 'de {hot flash}',
  night_sweats: 'de sueurs nocturnes',
  bleeding: 'de saignement',
  logging: 'de note',
  everything: 'de note',
}
const TITLE: Readonly<Record<Named, string>> = {
  mood: 'Humeur',
  energy: 'Énergie',
  sleep: 'Sommeil',
  hot_flashes: '{hot flashes}',
  night_sweats: 'Sueurs nocturnes',
  bleeding: 'Saignements',
  logging: 'Notes',
}
const FLOW: Readonly<Record<FlowDescription, string>> = {
  'Light spotting': 'de petits saignements',
  'Light flow': 'un flux léger',
  'Moderate flow': 'un flux modéré',
  'Heavy flow': 'un flux abondant',
  Other: 'un autre saignement',
  'No bleeding': 'aucun saignement',
}
const flashes = (number: number): string => (number < 2 ? '{hot flash}' : '{hot flashes}')
const sweats = (number: number): string => (number < 2 ? 'sueur nocturne' : 'sueurs nocturnes')
const begin = (when: string, rest: string): string => capitalised(when === '' ? rest : `${when}, ${rest}`)

/** Texts in French, for France and Canada. */
export const FRENCH_WORDS: DataWords = {
  locale: { US: 'fr', CA: 'fr', UK: 'fr', AU: 'fr', EU: 'fr', elsewhere: 'fr' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`),
  today: 'aujourd’hui',
  yesterday: 'hier',
  dated: (date) => `le ${date}`,
  datedTogether: (dates) => `les ${dates}`,
  tidied: (date) => date.replace(/\b1 (?=\p{L})/u, '1er '),
  onDay: (day) => `le ${day}`,
  fromTo: (from, to) => `du ${from} au ${to}`,
  value: (measure, value, number) => {
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${number} sur 10`
      case 'sleep':
        return `${number} ${value < 2 ? 'heure' : 'heures'}`
      case 'hot_flashes':
        return `${number} ${flashes(value)}`
      case 'night_sweats':
        return `${number} ${sweats(value)}`
    }
  },
  taps: (value) => `${count(value, 'appui')} sur l’accueil`,
  noted: (when, measure, words) => {
    switch (measure) {
      case 'mood':
        return `${begin(when, 'vous avez noté')} une humeur de ${words}.`
      case 'energy':
        return `${begin(when, 'vous avez noté')} une énergie de ${words}.`
      case 'sleep':
        return `${begin(when, 'vous avez noté')} ${words} de sommeil.`
      case 'hot_flashes':
      case 'night_sweats':
        return `${begin(when, 'vous avez noté')} ${words}.`
    }
  },
  held: (when, { measure, average, total, days: of, some, none }) => {
    const over = `(${notedUnits(of, measure)})`
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${begin(when, NAME[measure])} était de ${average} sur 10 en moyenne ${over}.`
      case 'sleep':
        return `${begin(when, 'vous avez dormi')} ${average} heures par nuit en moyenne ${over}.`
      case 'hot_flashes':
      case 'night_sweats': {
        if (some === 0)
          return `${begin(when, 'vous avez noté')} qu’il n’y a pas eu ${NONE_OF[measure]} (${notedUnits(of, measure)}, 0 en tout).`
        const what = measure === 'hot_flashes' ? flashes(total) : sweats(total)
        const without = none === 0 ? '' : `, et aucune sur ${count(none, UNIT[measure])}`
        return `${begin(when, 'vous avez noté')} ${total} ${what} sur ${count(some, UNIT[measure])}${without}.`
      }
    }
  },
  range: (measure, least, leastDays, most, mostDays) =>
    measure === 'sleep'
      ? `La nuit la plus courte a duré ${least} (${leastDays}), la plus longue ${most} (${mostDays}).`
      : `Le plus bas était ${least} (${leastDays}), le plus haut ${most} (${mostDays}).`,
  always: (_measure, value) => `C’était ${value} à chaque fois.`,
  tapped: (of) => `Sur ${days(of)}, le nombre vient de vos appuis sur l’accueil ; il y en a peut-être eu plus.`,
  nothing: (when, about) =>
    about === 'everything' || about === 'logging'
      ? `${begin(when, 'je ne trouve')} aucune note de vous.`
      : `${begin(when, 'je ne trouve')} aucune note sur ${NAME[about]}.`,
  nothingYet: 'Cela ne dit ni oui ni non. Dès que ce sera noté, je pourrai vous le dire.',
  missing: (of, few) =>
    of === 1
      ? `Il n’y a rien à ce sujet pour un jour (${few}) : je ne l’ai pas compté.`
      : `Il n’y a rien à ce sujet pour ${of} jours (${few}) : je ne les ai pas comptés.`,
  missingToday: 'Il n’y a pas encore de note à ce sujet aujourd’hui.',
  bled: (when, of, dates, flow) => `${begin(when, 'vous avez noté')} ${flow ?? 'des saignements'} sur ${days(of)} : ${dates}.`,
  bledDays: (when, of) => `${begin(when, 'vous avez noté')} des saignements sur ${days(of)}.`,
  bledOn: (when, flow) => `${begin(when, 'vous avez noté')} ${flow}.`,
  noBleedingOn: (when) => `${begin(when, 'vous avez noté')} qu’il n’y a pas eu de saignement.`,
  notBled: (when, noneDays, flow) =>
    `${begin(when, 'je ne trouve pas')} ${flow ?? 'de saignement'} dans votre calendrier (0 jour). Sur ${days(noneDays)}, vous avez noté ${flow ? 'autre chose' : 'qu’il n’y en avait pas'}.`,
  noneDays: (of) => `Sur ${days(of)}, vous avez noté qu’il n’y avait pas de saignement.`,
  flowMissing: (of) =>
    of === 1
      ? 'Un jour ne dit rien des saignements ; je ne peux donc pas savoir.'
      : `Les ${of} autres jours ne disent rien des saignements ; je ne peux donc pas savoir.`,
  flow: (flow) => FLOW[flow],
  flowOn: (date, flow) => `le ${date}, ${flow}`,
  flowKinds: (kinds) => `Jour par jour : ${kinds}.`,
  named: (measure, words) =>
    measure === 'mood'
      ? `humeur ${words}`
      : measure === 'energy'
        ? `énergie ${words}`
        : measure === 'sleep'
          ? `${words} de sommeil`
          : words,
  oneDay: (when, parts) => `${begin(when, 'vous avez noté')} : ${parts}.`,
  noNumbers: 'une note sans chiffres',
  daysMissing: (of, few) => (of === 1 ? `Il n’y a pas de note pour un jour : ${few}.` : `Il n’y a pas de note pour ${of} jours : ${few}.`),
  logged: (when, of, all) => `${begin(when, 'vous avez laissé une note')} sur ${of} des ${days(all)}.`,
  loggedWith: (soft, deep, other) =>
    `Cela fait ${count(soft, 'Soft Log')} et ${count(deep, 'Deep Log')}${other ? `, et ${days(other)} avec seulement un appui ou une note du calendrier` : ''}.`,
  last: (about, words, day, ago) =>
    about === 'logging'
      ? `Votre note la plus récente date du ${day}, ${ago}.`
      : `Vous avez noté ${words} pour la dernière fois le ${day}, ${ago}.`,
  lastWithout: (about, day, ago) => `Le dernier jour où vous avez noté qu’il n’y avait pas ${NONE_OF[about]} était le ${day}, ${ago}.`,
  ago: (of) => (of === 0 ? 'aujourd’hui' : of === 1 ? 'hier' : `il y a ${of} jours`),
  noLast: (about, since, flow) => `J’ai regardé jusqu’au ${since} et je ne trouve pas ${flow ?? NONE_OF[about]} dans vos notes.`,
  ranked: (measure, isBest, words, on, when, many) => {
    const name =
      measure === 'sleep'
        ? `votre nuit la plus ${isBest ? 'longue' : 'courte'} a duré`
        : measure === 'mood' || measure === 'energy'
          ? `${NAME[measure]} la plus ${isBest ? 'haute' : 'basse'} était`
          : `le ${isBest ? 'minimum' : 'maximum'} de ${measure === 'hot_flashes' ? '{hot flashes} en un jour' : 'sueurs nocturnes en une nuit'} était`
    return `${begin(when, name)} ${words}, ${on} (${notedUnits(many, measure)}).`
  },
  onlyOne: (measure, words, day) =>
    `Il n’y a qu’une note sur ${NAME[measure]} : ${words}, le ${day}. Avec une seule, il n’y a ni meilleur ni pire.`,
  besides: (now, before) => `Vos notes côte à côte : ${now}, et ${before}.`,
  compared: ({ measure, now, nowDays, before, beforeDays, way }) => {
    const isFewer = measure === 'hot_flashes' || measure === 'night_sweats'
    const [more, less] = measure === 'sleep' ? ['plus long', 'plus court'] : isFewer ? ['plus', 'moins'] : ['plus haute', 'plus basse']
    const verdict = way === 'same' ? 'à peu près pareil' : way === 'higher' ? more : less
    const unit = measure === 'sleep' ? ' heures' : isFewer ? ` par ${UNIT[measure]}` : ' sur 10'
    return `${TITLE[measure]} : ${verdict}, ${now}${unit} en moyenne (${notedUnits(nowDays, measure)}), contre ${before} avant (${beforeDays}).`
  },
  notCompared: (about, now, nowNeeds, before, beforeNeeds) => {
    const needs =
      nowNeeds === beforeNeeds
        ? `il faut ${count(nowNeeds, 'jour noté', 'jours notés')} de chaque côté`
        : `il faut ${nowNeeds} et ${beforeNeeds} jours notés`
    return `${TITLE[about]} : pas assez de notes pour le dire. Pour comparer, ${needs} ; il y en a ${now} et ${before}.`
  },
  comparedDays: (about, now, nowOf, before, beforeOf) =>
    about === 'bleeding'
      ? `Vous avez noté des saignements sur ${now} des ${days(nowOf)} qui en parlent, et avant sur ${before} sur ${beforeOf}.`
      : `Vous avez une note sur ${now} des ${days(nowOf)} ; avant, sur ${before} des ${beforeOf}.`,
  notCause: 'Ce sont des moyennes de ce que vous avez noté. Elles ne disent pas pourquoi, et une part de l’écart tient toujours au hasard.',
  hidden:
    'Vous avez demandé de cacher les notes intimes ; je ne regarde donc pas ce que vous avez noté sur les saignements. Pour le permettre, ouvrez les Réglages, puis Confidentialité, et désactivez l’option qui cache les notes intimes.',
  hiddenInPattern: 'Ce que vous avez noté sur les saignements est caché dans vos Réglages ; je le laisse donc de côté.',
  andMore: (of) => `${of} autres`,
  kept: { soft: 'Soft Log', deep: 'Deep Log', calendar: 'Calendrier', home: 'Accueil' },
  closing: {
    nurturing: 'Ne vous inquiétez pas pour les jours qui manquent. Chaque note compte.',
    calm: 'S’il manque des jours, c’est simplement qu’ils n’ont pas été notés.',
    pragmatic: '',
  },
  chips: {
    lastMonth: 'Et le mois dernier ?',
    thisMonth: 'Et ce mois-ci ?',
    better: 'Est-ce que je vais mieux que le mois dernier ?',
    bestDay: 'Quel a été mon meilleur jour ce mois-ci ?',
    sleep: 'Comment ai-je dormi cette semaine ?',
    flashes: 'Combien de {hot flashes} ai-je eues cette semaine ?',
    mood: 'Comment est mon humeur ces derniers temps ?',
    bleeding: 'Ai-je saigné ce mois-ci ?',
    lastBleeding: 'Quand ai-je saigné pour la dernière fois ?',
    often: 'À quelle fréquence ai-je noté ce mois-ci ?',
  },
}
