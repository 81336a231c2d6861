import { capitalised } from '../../../kit/capitalised.ts'
import type { StatisticsWords, Unit } from './data-answer-words-type.ts'

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const list = (items: readonly string[]) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`)
const units = (count: number, unit: Unit) => {
  const word = unit === 'day' ? 'día' : 'noche'
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** An hour from 0 to 24 in a range. */
const clockWords = (hour: number) => (hour % 24 === 0 ? 'medianoche' : hour === 12 ? 'mediodía' : hour === 1 ? 'la 1' : `las ${hour}`)

/** Texts of statistics in Spanish. */
export const SPANISH_STATISTICS_WORDS: StatisticsWords = {
  name: {
    mood: 'tu ánimo',
    energy: 'tu energía',
    sleep: 'tu sueño',
    hot_flashes: 'tus {hot flashes}',
    night_sweats: 'tus sudores nocturnos',
    bleeding: 'tu sangrado',
    logging: 'tus días',
    everything: 'tus días',
    clarity: 'tu claridad mental',
    stress: 'tu estrés',
    feeling: 'tu emoción principal',
    waking: 'cómo despertaste',
    mood_taps: 'tu ánimo',
    tide_energy: 'tu energía en EmberTides',
    tide_focus: 'tu concentración en EmberTides',
    tide_tension: 'tu tensión en EmberTides',
    factor: 'eso',
    symptom: 'eso',
  },
  thing: { hot_flashes: '{hot flashes}', night_sweats: 'sudores nocturnos', bleeding: 'sangrado' },
  factor: {
    alcohol: 'alcohol',
    caffeine_after_noon: 'cafeína después del mediodía',
    spicy_food: 'comida picante',
    late_dinner: 'cena tardía',
    screen_in_bed: 'pantalla en la cama',
    hot_room: 'habitación calurosa',
    work_day: 'trabajo',
    travel: 'viaje',
    illness: 'enfermedad',
    sex: 'sexo',
    time_outdoors: 'tiempo al aire libre',
    smoking: 'tabaco',
    walking: 'caminata',
    yoga: 'yoga',
    strength: 'ejercicio de fuerza',
    cardio: 'cardio',
    dance: 'baile',
    movement: 'ejercicio',
    water: 'agua suficiente',
    meals: 'comidas regulares',
  },
  choice: {
    feeling: { exhausted: 'agotada', stressed: 'estresada', fine: 'bien', calm: 'tranquila', energized: 'con energía' },
    waking: {
      clear: 'despertar despejada',
      groggy: 'despertar aturdida',
      heavy: 'despertar pesada',
      tired: 'despertar cansada',
      other: 'otra cosa',
    },
  },
  moods: ['Muy mal', 'Bajo', 'Regular', 'Bien', 'Excelente'],
  part: {
    night: 'por la noche (de 22 a 6 h)',
    morning: 'por la mañana (de 6 a 12 h)',
    afternoon: 'por la tarde (de 12 a 18 h)',
    evening: 'a última hora de la tarde (de 18 a 22 h)',
  },
  hour: (hour) => `${hour} h`,
  clock: (from, to) => `entre ${clockWords(from)} y ${clockWords(to)}`,
  yes: 'sí',
  no: 'no',
  outOf: (value, most, number = String(value)) => `${number} de ${most}`,
  onWeekdays: (days) => `los ${list(days.map((day) => `${WEEKDAYS[day] ?? ''}${day > 4 ? 's' : ''}`))}`,
  weekday: (day) => WEEKDAYS[day] ?? '',
  weekOf: (date) => `semana del ${date}`,
  units,
  limited: (is, value) =>
    ({ over: `más de ${value}`, under: `menos de ${value}`, least: `al menos ${value}`, most: `como mucho ${value}`, exactly: value })[is],
  valued: (subject, value) => {
    switch (subject) {
      case 'sleep':
        return `${value} de sueño`
      case 'mood':
        return `un ánimo de ${value}`
      case 'energy':
      case 'tide_energy':
        return `una energía de ${value}`
      case 'clarity':
        return `una claridad de ${value}`
      case 'stress':
        return `un estrés de ${value}`
      case 'feeling':
        return `sentirte ${value}`
      case 'tide_focus':
        return `una concentración de ${value}`
      case 'tide_tension':
        return `una tensión de ${value}`
      default:
        return value
    }
  },
  without: (what) => `que no hubo ${what}`,
  averageCount: (when, value, unit, noted) =>
    `${capitalised(when)} anotaste de media ${value} por ${unit === 'day' ? 'día' : 'noche'} (${noted} con registro).`,
  average: (when, name, value, noted) => `${capitalised(when)} ${name} fue de ${value} de media (${noted} con registro).`,
  totalSleep: (when, value, noted) => `${capitalised(when)} dormiste ${value} en total (${noted} con registro).`,
  days: (when, what, days, of, dates) => `${capitalised(when)} anotaste ${what} en ${days} de ${of}${dates && `: ${dates}`}.`,
  found: (isFirst, what, day, ago) => `La ${isFirst ? 'primera' : 'última'} vez que anotaste ${what} fue el ${day}, ${ago}.`,
  notFound: (what, from) => `Miré tus notas desde el ${from} y no encuentro nada sobre ${what}.`,
  ranked: (when, name, isHigh, value, days, noted) =>
    `${capitalised(when)} lo más ${isHigh ? 'alto' : 'bajo'} de ${name} fue ${value}, ${days} (${noted} con registro).`,
  nothing: (when, name) => `${capitalised(when)} no encuentro ninguna nota sobre ${name}.`,
  beforePeriod: {
    of: (when, name) => `${capitalised(when)}, miro ${name} en la semana antes de una regla y en los demás días.`,
    before: 'En la semana antes de una regla',
    other: 'En los demás días',
  },
  splitOf: (when, name, factor) => `${capitalised(when)}, miro ${name} en días con y sin ${factor}.`,
  splitLabel: (has, factor) => `${has ? 'Con' : 'Sin'} ${factor}`,
  splitPart: (label, value, noted) => `${label}: ${value}${noted === undefined ? '' : ` (${noted})`}.`,
  splitNone: (label) => `${label}: ningún día anotado.`,
  splitShare: (days, of) => `${days} de ${of}`,
  splitTotal: (average, total, unit) => `${average} por ${unit === 'day' ? 'día' : 'noche'} de media, ${total} en total`,
  splitUnknown: (days, factor) => `En ${days} no anotaste si hubo ${factor}; los dejo fuera.`,
  tapsLeftOut: (days) => `Dejo fuera ${days} con solo toques, porque pudo haber más.`,
  severity: (average, noted) => `En la escala de 0 (nada) a 3 (fuerte) son ${average} de media (${noted}).`,
  inAll: (total) => `En total: ${total}.`,
  hiddenSymptom:
    'Pediste que las entradas íntimas queden ocultas, así que no miro lo que anotaste de este síntoma. Para permitirlo, abre Ajustes, luego Privacidad, y apaga la opción de ocultar las entradas íntimas.',
  periods: (count, starts) =>
    count === 0
      ? 'En tus notas no encuentro ninguna regla en ese tiempo.'
      : `En tus notas encuentro ${count} ${count === 1 ? 'regla' : 'reglas'}, con comienzo: ${starts}.`,
  spanBegan: (day, ago) => `El primer día anotado de ese sangrado fue el ${day}, ${ago}.`,
  notCause: 'Son solo números de tus propios días. No dicen si una cosa influye en la otra.',
  grouped: (by, when, name, items) =>
    `${capitalised(name)} ${{ weekdays: 'por día de la semana', weeks: 'semana a semana', months: 'mes a mes' }[by]}, ${when}, de media: ${items}.`,
  extremes: (high, low) => `Lo más alto: ${high}. Lo más bajo: ${low}.`,
  taps: (when, taps, part, items, isSweats = false) =>
    `${capitalised(when)} tocaste ${taps} ${isSweats ? (taps === 1 ? 'sudor nocturno' : 'sudores nocturnos') : taps === 1 ? '{hot flash}' : '{hot flashes}'}${part ? ` ${part}` : ''}${items && `: ${items}`}.`,
  noTaps: (when, name, part) => `${capitalised(when)} no encuentro ninguna nota con hora de ${name}${part ? ` ${part}` : ''}.`,
  tapsOnly: 'Solo lo que apuntas con un toque en Inicio lleva hora; los números de tus registros son de días enteros.',
  moodTaps: (when, taps, part, items) =>
    `${capitalised(when)} tocaste tu ánimo ${taps === 1 ? 'una vez' : `${taps} veces`}${part ? ` ${part}` : ''}: ${items}.`,
  chosen: (when, name, days, items) => `${capitalised(when)} anotaste ${name} en ${days}: ${items}.`,
  span: (from, to, days, ago) =>
    `Tu último sangrado anotado empezó el ${from} y su último día anotado fue el ${to}, ${ago}: sangrado anotado en ${days}.`,
  spanOneDay: (day, ago) => `Tu último sangrado anotado fue solo el ${day}, ${ago}.`,
  cycles: (items, average) =>
    `Del primer día de una regla anotada al primer día de la siguiente: ${items}.${average ? ` De media, ${average} días.` : ''}`,
  cycle: (days, from, to) => `${days} días (del ${from} al ${to})`,
  cycleEnds: (longest, shortest) => `El más largo: ${longest} días. El más corto: ${shortest} días.`,
  cycleRule: 'El manchado solo no cuenta como regla, y si una regla no está anotada, la cuenta sale más larga.',
  noCycles: (starts) =>
    `Para saber cuánto dura un ciclo necesito dos reglas anotadas. En tus notas encuentro ${starts === 0 ? 'ninguna' : 'una'}; el manchado solo no cuenta.`,
  gap: (days, from, to, apart) =>
    `Lo más largo sin sangrado anotado fueron ${days} días, entre el ${from} y el ${to}: ${apart} días de primer día a primer día.`,
  gapNow: (days, day) => `Desde tu último día de sangrado anotado, el ${day}, han pasado ${days}.`,
  noGap: 'Para eso necesito dos sangrados anotados con días entre medias, y no los encuentro en tus notas.',
  why: 'Tus notas tienen los números, no los motivos.',
  hiddenFactors:
    'Pediste que las entradas íntimas queden ocultas, así que no miro los factores que anotaste. Para permitirlo, abre Ajustes, luego Privacidad, y desactiva la opción de ocultar las entradas íntimas.',
  tooLong: 'Puedo mirar hasta un año de tus notas a la vez.',
  mentioned: (words, when, days, isFirst, day, quote) =>
    `Escribiste sobre «${words}» en ${days === 1 ? 'un día' : `${days} días`} ${when}. La ${isFirst ? 'primera' : 'última'} vez fue el ${day}: «${quote}»`,
  notMentioned: (words, when) => `He mirado lo que escribiste ${when} y no encuentro «${words}».`,
  unclear: (name, unread) =>
    unread ? `No entendí «${unread}» en tu pregunta sobre ${name}.` : `No estoy segura de qué quieres saber sobre ${name}.`,
  undated: 'No sé cuándo fue eso, porque tus notas no tienen la fecha. Dime el mes o el día.',
  try: (first, second) => `Puedes preguntar: «${first}» o «${second}»`,
  examples: {
    sleep: '¿Cómo dormí la semana pasada?',
    flashes: '¿Cuántos {hot flashes} tuve el mes pasado?',
    bleeding: '¿Cuándo empezó mi último sangrado?',
    mood: '¿Cómo fue mi ánimo los lunes?',
    sleepSince: '¿Cómo he dormido desde septiembre?',
    flashesSince: '¿Cuántos {hot flashes} he tenido desde septiembre?',
    moodSince: '¿Cómo ha estado mi ánimo desde septiembre?',
  },
}
