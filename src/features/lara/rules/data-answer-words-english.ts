import { capitalised } from '../../../kit/capitalised.ts'
import type { StatisticsWords, Unit } from './data-answer-words-type.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
const clockWords = (hour: number) => (hour % 24 === 0 ? 'midnight' : hour === 12 ? 'noon' : `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`)
const units = (count: number, unit: Unit) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Texts of statistics in English. */
export const ENGLISH_STATISTICS_WORDS: StatisticsWords = {
  name: {
    mood: 'your mood',
    energy: 'your energy',
    sleep: 'your sleep',
    hot_flashes: 'your {hot flashes}',
    night_sweats: 'your night sweats',
    bleeding: 'your bleeding',
    logging: 'your days',
    everything: 'your days',
    clarity: 'your clear thinking',
    stress: 'your stress',
    feeling: 'your main feeling',
    waking: 'how you woke up',
    mood_taps: 'your mood',
    tide_energy: 'your EmberTides energy',
    tide_focus: 'your EmberTides focus',
    tide_tension: 'your EmberTides tension',
    factor: 'it',
    symptom: 'it',
  },
  thing: { hot_flashes: '{hot flashes}', night_sweats: 'night sweats', bleeding: 'bleeding' },
  factor: {
    alcohol: 'alcohol',
    caffeine_after_noon: 'caffeine after noon',
    spicy_food: 'spicy food',
    late_dinner: 'a late dinner',
    screen_in_bed: 'a screen in bed',
    hot_room: 'a hot room',
    work_day: 'work',
    travel: 'travel',
    illness: 'illness',
    sex: 'sex',
    time_outdoors: 'time outdoors',
    smoking: 'smoking',
    walking: 'walking',
    yoga: 'yoga',
    strength: 'strength training',
    cardio: 'cardio',
    dance: 'dance',
    movement: 'exercise',
    water: 'enough water',
    meals: 'regular meals',
  },
  choice: {
    feeling: { exhausted: 'exhausted', stressed: 'stressed', fine: 'fine', calm: 'calm', energized: 'energized' },
    waking: {
      clear: 'waking up clear',
      groggy: 'waking up groggy',
      heavy: 'waking up heavy',
      tired: 'waking up tired',
      other: 'something else',
    },
  },
  moods: ['Awful', 'Low', 'Okay', 'Good', 'Great'],
  part: {
    night: 'at night (10 PM to 6 AM)',
    morning: 'in the morning (6 AM to noon)',
    afternoon: 'in the afternoon (noon to 6 PM)',
    evening: 'in the evening (6 PM to 10 PM)',
  },
  hour: (hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  clock: (from, to) => `between ${clockWords(from)} and ${clockWords(to)}`,
  yes: 'yes',
  no: 'no',
  outOf: (value, most, number = String(value)) => `${number} out of ${most}`,
  onWeekdays: (days) => `on ${list(days.map((day) => `${WEEKDAYS[day] ?? ''}s`))}`,
  weekday: (day) => WEEKDAYS[day] ?? '',
  weekOf: (date) => `week of ${date}`,
  units,
  limited: (is, value) =>
    ({ over: `more than ${value}`, under: `less than ${value}`, least: `at least ${value}`, most: `at most ${value}`, exactly: value })[is],
  valued: (subject, value) => {
    switch (subject) {
      case 'sleep':
        return `${value} of sleep`
      case 'hot_flashes':
      case 'night_sweats':
        return value.replace(/^less than/, 'fewer than')
      case 'mood':
        return `a mood of ${value}`
      case 'energy':
      case 'tide_energy':
        return `energy of ${value}`
      case 'clarity':
        return `clear thinking of ${value}`
      case 'stress':
        return `stress of ${value}`
      case 'feeling':
        return `feeling ${value}`
      case 'tide_focus':
        return `a focus of ${value}`
      case 'tide_tension':
        return `a tension of ${value}`
      default:
        return value
    }
  },
  without: (what) => `no ${what.replace(/^an? /, '')}`,
  averageCount: (when, value, unit, noted) => `${capitalised(when)} you noted ${value} a ${unit} on average (${noted} noted).`,
  average: (when, name, value, noted) => `${capitalised(when)} ${name} was ${value} on average (${noted} noted).`,
  totalSleep: (when, value, noted) => `${capitalised(when)} you slept ${value} in total (${noted} noted).`,
  days: (when, what, days, of, dates) => `${capitalised(when)} you noted ${what} on ${days} of ${of}${dates && `: ${dates}`}.`,
  found: (isFirst, what, day, ago) => `You ${isFirst ? 'first' : 'last'} noted ${what} on ${day}, ${ago}.`,
  notFound: (what, from) => `I looked through your notes from ${from} on and found nothing about ${what}.`,
  ranked: (when, name, isHigh, value, days, noted) =>
    `${capitalised(when)} ${name} was ${isHigh ? 'highest' : 'lowest'} at ${value}, on ${days} (${noted} noted).`,
  nothing: (when, name) => `${capitalised(when)} I find no note about ${name}.`,
  beforePeriod: {
    of: (when, name) => `${capitalised(when)}, I look at ${name} in the week before a period and on other days.`,
    before: 'In the week before a period',
    other: 'On other days',
  },
  splitOf: (when, name, factor) => `${capitalised(when)}, I look at ${name} on days with and without ${factor}.`,
  splitLabel: (has, factor) => `${has ? 'With' : 'Without'} ${factor}`,
  splitPart: (label, value, noted) => `${label}: ${value}${noted === undefined ? '' : ` (${noted})`}.`,
  splitNone: (label) => `${label}: no day noted.`,
  splitShare: (days, of) => `${days} of ${of}`,
  splitTotal: (average, total, unit) => `${average} a ${unit} on average, ${total} in all`,
  splitUnknown: (days, factor) => `On ${days} you did not note whether there was ${factor}; I leave those out.`,
  tapsLeftOut: (days) => `I leave out ${days} with taps alone, since there may have been more.`,
  severity: (average, noted) => `On the scale from 0 (none) to 3 (severe) that is ${average} on average (${noted} noted).`,
  inAll: (total) => `In all: ${total}.`,
  hiddenSymptom:
    'You asked for intimate entries to be hidden, so I leave out this symptom. If you want me to use it, open Settings, then Privacy, and turn off “Hide intimate entries”.',
  periods: (count, starts) =>
    count === 0
      ? 'I find no period in your notes for that time.'
      : `I find ${count} period${count === 1 ? '' : 's'} in your notes, beginning on: ${starts}.`,
  spanBegan: (day, ago) => `The first noted day of that bleeding was ${day}, ${ago}.`,
  notCause: 'These are plain numbers from your own days. They cannot tell whether one thing affects the other.',
  grouped: (by, when, name, items) =>
    `${capitalised(name)} ${{ weekdays: 'by day of the week', weeks: 'week by week', months: 'month by month' }[by]}, ${when}, on average: ${items}.`,
  extremes: (high, low) => `Highest: ${high}. Lowest: ${low}.`,
  taps: (when, taps, part, items, isSweats = false) =>
    `${capitalised(when)} you tapped ${taps} ${isSweats ? (taps === 1 ? 'night sweat' : 'night sweats') : `{hot flash${taps === 1 ? '' : 'es'}}`}${part ? ` ${part}` : ''}${items && `: ${items}`}.`,
  noTaps: (when, name, part) => `${capitalised(when)} I find no note with a time for ${name}${part ? ` ${part}` : ''}.`,
  tapsOnly: 'Only taps on Home have a time of day; the numbers in your logs are for whole days.',
  moodTaps: (when, taps, part, items) =>
    `${capitalised(when)} you tapped your mood ${taps === 1 ? 'once' : `${taps} times`}${part ? ` ${part}` : ''}: ${items}.`,
  chosen: (when, name, days, items) => `${capitalised(when)} you noted ${name} on ${days}: ${items}.`,
  span: (from, to, days, ago) =>
    `Your last noted bleeding began on ${from} and its last noted day was ${to}, ${ago}: bleeding noted on ${days}.`,
  spanOneDay: (day, ago) => `Your last noted bleeding was on ${day} alone, ${ago}.`,
  cycles: (items, average) =>
    `From the first day of one noted period to the first day of the next: ${items}.${average ? ` On average ${average} days.` : ''}`,
  cycle: (days, from, to) => `${days} days (${from} to ${to})`,
  cycleEnds: (longest, shortest) => `Longest: ${longest} days. Shortest: ${shortest} days.`,
  cycleRule: 'Spotting alone does not count as a period, and a period you did not note makes a length too long.',
  noCycles: (starts) =>
    `For the length of a cycle I need two noted periods. In your notes I find ${starts === 0 ? 'none' : 'one'}; spotting alone does not count.`,
  gap: (days, from, to, apart) =>
    `The longest time without noted bleeding was ${days} days, between ${from} and ${to}: ${apart} days from first day to first day.`,
  gapNow: (days, day) => `Since your last noted bleeding day, ${day}, ${days} have passed.`,
  noGap: "For a gap I need two noted bleedings with days between them, and I can't find two in your notes.",
  why: 'Your notes hold the numbers, not the reasons.',
  hiddenFactors:
    'You asked for intimate entries to be hidden, so I leave out the factors you noted. If you want me to use them, open Settings, then Privacy, and turn off “Hide intimate entries”.',
  tooLong: 'I can look at up to a year of your notes at once.',
  mentioned: (words, when, days, isFirst, day, quote) =>
    `You wrote about “${words}” on ${days === 1 ? 'one day' : `${days} days`} ${when}. The ${isFirst ? 'first' : 'last'} time was ${day}: “${quote}”`,
  notMentioned: (words, when) => `I looked through what you wrote ${when} and didn't find “${words}”.`,
  unclear: (name, unread) =>
    unread ? `I didn't understand “${unread}” in your question about ${name}.` : `I'm not sure what you would like to know about ${name}.`,
  undated: "I don't know when that was, because your notes have no date for it. Tell me the month or the day instead.",
  try: (first, second) => `You could ask: “${first}” or “${second}”`,
  examples: {
    sleep: 'How did I sleep last week?',
    flashes: 'How many {hot flashes} did I have last month?',
    bleeding: 'When did my last bleeding begin?',
    mood: 'How was my mood on Mondays?',
    sleepSince: 'How have I slept since September?',
    flashesSince: 'How many {hot flashes} have I had since September?',
    moodSince: 'How has my mood been since September?',
  },
}
