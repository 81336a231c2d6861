import { capitalised } from '../../../../kit/capitalised.ts'
import type { Measure } from '../../../insights/contract.ts'
import type { FlowDescription } from '../../../calendar/contract.ts'
import type { Named, DataWords } from './wording.ts'

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`
const UNIT: Readonly<Record<Measure, string>> = { mood: 'día', energy: 'día', sleep: 'noche', hot_flashes: 'día', night_sweats: 'noche' }
const days = (number: number): string => count(number, 'día')
const notedUnits = (number: number, measure: Measure): string => {
  const isNight = UNIT[measure] === 'noche'
  return `${count(number, UNIT[measure])} ${isNight ? 'anotada' : 'anotado'}${number === 1 ? '' : 's'}`
}
const NAME: Readonly<Record<Named | 'everything', string>> = {
  mood: 'tu ánimo',
  energy: 'tu energía',
  sleep: 'tu sueño',
  hot_flashes: '{hot flashes}',
  night_sweats: 'sudores nocturnos',
  bleeding: 'sangrado',
  logging: 'tus días',
  everything: 'tus días',
}
const TITLE: Readonly<Record<Named, string>> = {
  mood: 'Ánimo',
  energy: 'Energía',
  sleep: 'Sueño',
  hot_flashes: '{hot flashes}',
  night_sweats: 'Sudores nocturnos',
  bleeding: 'Sangrado',
  logging: 'Notas',
}
const FLOW: Readonly<Record<FlowDescription, string>> = {
  'Light spotting': 'manchado ligero',
  'Light flow': 'sangrado ligero',
  'Moderate flow': 'sangrado moderado',
  'Heavy flow': 'sangrado abundante',
  Other: 'otro tipo de sangrado',
  'No bleeding': 'sin sangrado',
}
const flashes = (number: number): string => (number === 1 ? '{hot flash}' : '{hot flashes}')
const sweats = (number: number): string => (number === 1 ? 'sudor nocturno' : 'sudores nocturnos')
const begin = (when: string, rest: string): string => capitalised(when === '' ? rest : `${when} ${rest}`)

/** Texts in Spanish, for Spain and the Americas. */
export const SPANISH_WORDS: DataWords = {
  locale: { US: 'es', CA: 'es', UK: 'es', AU: 'es', EU: 'es', elsewhere: 'es' },
  list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`),
  today: 'hoy',
  yesterday: 'ayer',
  dated: (date) => `el ${date}`,
  datedTogether: (dates) => `el ${dates}`,
  tidied: (date) => date,
  onDay: (day) => `el ${day}`,
  fromTo: (from, to) => `del ${from} al ${to}`,
  value: (measure, value, number) => {
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${number} de 10`
      case 'sleep':
        return `${number} ${value === 1 ? 'hora' : 'horas'}`
      case 'hot_flashes':
        return `${number} ${flashes(value)}`
      case 'night_sweats':
        return `${number} ${sweats(value)}`
    }
  },
  taps: (value) => `${count(value, 'toque')} en Inicio`,
  noted: (when, measure, words) => {
    switch (measure) {
      case 'mood':
        return `${capitalised(when)} anotaste un ánimo de ${words}.`
      case 'energy':
        return `${capitalised(when)} anotaste una energía de ${words}.`
      case 'sleep':
        return `${capitalised(when)} anotaste ${words} de sueño.`
      case 'hot_flashes':
      case 'night_sweats':
        return `${capitalised(when)} anotaste ${words}.`
    }
  },
  held: (when, { measure, average, total, days: of, some, none }) => {
    const over = `(${notedUnits(of, measure)})`
    switch (measure) {
      case 'mood':
      case 'energy':
        return `${begin(when, NAME[measure])} fue de ${average} de 10 de media ${over}.`
      case 'sleep':
        return `${begin(when, 'dormiste')} ${average} ${average === '1' ? 'hora' : 'horas'} por noche de media ${over}.`
      case 'hot_flashes':
      case 'night_sweats': {
        if (some === 0) return `${begin(when, 'anotaste')} que no hubo ${NAME[measure]} (${notedUnits(of, measure)}, 0 en total).`
        const what = measure === 'hot_flashes' ? flashes(total) : sweats(total)
        const without = none === 0 ? '' : `, y ninguno en ${count(none, UNIT[measure])}`
        return `${begin(when, 'anotaste')} ${total} ${what} en ${count(some, UNIT[measure])}${without}.`
      }
    }
  },
  range: (measure, least, leastDays, most, mostDays) =>
    measure === 'sleep'
      ? `La noche más corta fue de ${least} (${leastDays}) y la más larga de ${most} (${mostDays}).`
      : `Lo más bajo fue ${least} (${leastDays}) y lo más alto ${most} (${mostDays}).`,
  always: (_measure, value) => `Fue siempre de ${value}.`,
  tapped: (of) => `En ${days(of)} el número sale de lo que tocaste en Inicio; pudo haber más.`,
  nothing: (when, about) =>
    about === 'everything' || about === 'logging'
      ? `${capitalised(when)} no encuentro ninguna nota tuya.`
      : `${capitalised(when)} no encuentro ninguna nota sobre ${NAME[about]}.`,
  nothingYet: 'Eso no dice ni que sí ni que no. En cuanto lo anotes, te lo podré decir.',
  missing: (of, few) =>
    of === 1
      ? `De un día no hay nota sobre esto (${few}), así que no lo he contado.`
      : `De ${of} días no hay nota sobre esto (${few}), así que no los he contado.`,
  missingToday: 'Hoy todavía no lo has anotado.',
  bled: (when, of, dates, flow) => `${capitalised(when)} anotaste ${flow ?? 'sangrado'} en ${days(of)}: ${dates}.`,
  bledDays: (when, of) => `${begin(when, 'anotaste')} sangrado en ${days(of)}.`,
  bledOn: (when, flow) => `${capitalised(when)} anotaste ${flow}.`,
  noBleedingOn: (when) => `${capitalised(when)} anotaste que no hubo sangrado.`,
  notBled: (when, noneDays, flow) =>
    `${capitalised(when)} no encuentro ${flow ?? 'sangrado'} en tu calendario (0 días). En ${days(noneDays)} anotaste ${flow ? 'otra cosa' : 'que no hubo'}.`,
  noneDays: (of) => `En ${days(of)} anotaste que no hubo sangrado.`,
  flowMissing: (of) =>
    of === 1
      ? 'Un día no dice nada del sangrado, así que de ese no puedo saberlo.'
      : `Los otros ${of} días no dicen nada del sangrado, así que de esos no puedo saberlo.`,
  flow: (flow) => FLOW[flow],
  flowOn: (date, flow) => `el ${date}, ${flow}`,
  flowKinds: (kinds) => `Día por día: ${kinds}.`,
  named: (measure, words) =>
    measure === 'mood' ? `ánimo ${words}` : measure === 'energy' ? `energía ${words}` : measure === 'sleep' ? `${words} de sueño` : words,
  oneDay: (when, parts) => `${capitalised(when)} anotaste: ${parts}.`,
  noNumbers: 'una nota sin números',
  daysMissing: (of, few) => (of === 1 ? `De un día no hay nota: ${few}.` : `De ${of} días no hay nota: ${few}.`),
  logged: (when, of, all) => `${capitalised(when)} dejaste una nota en ${of} de ${days(all)}.`,
  loggedWith: (soft, deep, other) =>
    `Son ${count(soft, 'Soft Log')} y ${count(deep, 'Deep Log')}${other ? `; además, ${days(other)} con solo un toque o una nota del calendario` : ''}.`,
  last: (about, words, day, ago) =>
    about === 'logging' ? `Tu nota más reciente es del ${day}, ${ago}.` : `La última vez que anotaste ${words} fue el ${day}, ${ago}.`,
  lastWithout: (about, day, ago) => `El último día en que anotaste que no hubo ${NAME[about]} fue el ${day}, ${ago}.`,
  ago: (of) => (of === 0 ? 'hoy' : of === 1 ? 'ayer' : `hace ${of} días`),
  noLast: (about, since, flow) =>
    `Miré hasta el ${since} y no encuentro ${flow ?? (about === 'logging' ? 'ninguna nota' : `ninguna nota de ${NAME[about]}`)}.`,
  ranked: (measure, isBest, words, on, when, many) => {
    const name =
      measure === 'sleep'
        ? `tu noche más ${isBest ? 'larga' : 'corta'} fue de`
        : measure === 'mood'
          ? `tu ánimo más ${isBest ? 'alto' : 'bajo'} fue`
          : measure === 'energy'
            ? `tu energía más ${isBest ? 'alta' : 'baja'} fue`
            : `lo ${isBest ? 'mínimo' : 'máximo'} de ${NAME[measure]} en ${measure === 'night_sweats' ? 'una noche' : 'un día'} fue`
    return `${begin(when, name)} ${words}: ${on} (${notedUnits(many, measure)}).`
  },
  onlyOne: (measure, words, day) => `Solo hay una nota sobre ${NAME[measure]}: ${words}, el ${day}. Con una sola no hay mejor ni peor.`,
  besides: (now, before) => `Tus notas lado a lado: ${now}, y ${before}.`,
  compared: ({ measure, now, nowDays, before, beforeDays, way }) => {
    const isFewer = measure === 'hot_flashes' || measure === 'night_sweats'
    const [more, less] =
      measure === 'sleep'
        ? ['más largo', 'más corto']
        : measure === 'mood'
          ? ['más alto', 'más bajo']
          : measure === 'energy'
            ? ['más alta', 'más baja']
            : ['más', 'menos']
    const verdict = way === 'same' ? 'más o menos igual' : way === 'higher' ? more : less
    const unit = measure === 'sleep' ? ' horas' : isFewer ? ` por ${UNIT[measure]}` : ' de 10'
    return `${TITLE[measure]}: ${verdict}, ${now}${unit} de media (${notedUnits(nowDays, measure)}); antes, ${before} (${beforeDays}).`
  },
  notCompared: (about, now, nowNeeds, before, beforeNeeds) => {
    const needs =
      nowNeeds === beforeNeeds
        ? `cada tiempo necesita ${count(nowNeeds, 'día anotado', 'días anotados')}`
        : `hacen falta ${nowNeeds} y ${beforeNeeds} días anotados`
    return `${TITLE[about]}: no hay notas suficientes para decirlo. Para comparar, ${needs}; hay ${now} y ${before}.`
  },
  comparedDays: (about, now, nowOf, before, beforeOf) =>
    about === 'bleeding'
      ? `Anotaste sangrado en ${now} de los ${days(nowOf)} que dicen algo sobre él, y antes en ${before} de ${beforeOf}.`
      : `Hay nota en ${now} de ${days(nowOf)}; antes la había en ${before} de ${beforeOf}.`,
  notCause: 'Son medias de lo que anotaste. No explican el porqué, y una parte de la diferencia siempre es azar.',
  hidden:
    'Pediste que las entradas íntimas queden ocultas, así que no miro lo que anotaste sobre el sangrado. Para permitirlo, abre Ajustes, luego Privacidad, y desactiva la opción de ocultar las entradas íntimas.',
  hiddenInPattern: 'Lo que anotaste sobre el sangrado está oculto en tus Ajustes, así que lo dejo fuera.',
  andMore: (of) => `${of} más`,
  kept: { soft: 'Soft Log', deep: 'Deep Log', calendar: 'Calendario', home: 'Inicio' },
  closing: {
    nurturing: 'No te preocupes por los días que faltan. Cada nota ayuda.',
    calm: 'Los huecos son simplemente días que no registraste.',
    pragmatic: '',
  },
  chips: {
    lastMonth: '¿Y el mes pasado?',
    thisMonth: '¿Y este mes?',
    better: '¿Estoy mejor que el mes pasado?',
    bestDay: '¿Cuál fue mi mejor día este mes?',
    sleep: '¿Cómo dormí esta semana?',
    flashes: '¿Cuántos {hot flashes} tuve esta semana?',
    mood: '¿Cómo está mi ánimo últimamente?',
    bleeding: '¿Tuve sangrado este mes?',
    lastBleeding: '¿Cuándo fue mi último sangrado?',
    often: '¿Con qué frecuencia anoté este mes?',
  },
}
