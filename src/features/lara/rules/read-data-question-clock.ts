/** Reads a range of hours in a question about her notes: "between 3 and 5 o'clock", "entre 22h et 6h", "after 6pm". */
import type { Language } from '../../text/rules/speech.ts'

/** Hours from the first up to the second, 0 to 24; over midnight if the first is the larger one. */
export type ClockRange = readonly [from: number, to: number]

type Half = 'morning' | 'later' | 'night'
type ClockSaid = {
  /** Starting with one. */
  readonly numbers: readonly string[]
  readonly noon: string
  readonly midnight: string
  /** What may follow a number, and what shows that it is a time of day. */
  readonly unit: string
  readonly halves: Readonly<Record<Half, string>>
  /** Before the number, as in "las 3". */
  readonly article: string
  readonly between: string
  readonly and: string
  readonly after: string
  readonly before: string
}

const SAID: Readonly<Record<Language, ClockSaid>> = {
  en: {
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    noon: 'noon|midday',
    midnight: 'midnight',
    unit: 'o ?clock',
    halves: { morning: 'am|in the morning', later: 'pm|in the (?:afternoon|evening)', night: 'at night' },
    article: '',
    between: 'between|from',
    and: 'and|to|until|till',
    after: 'after|past',
    before: 'before',
  },
  es: {
    numbers: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    noon: 'mediodia',
    midnight: 'medianoche',
    unit: 'h|horas?',
    halves: { morning: '(?:de|por) la (?:manana|madrugada)|am', later: '(?:de|por) la tarde|pm', night: '(?:de|por) la noche' },
    article: 'las|la(?= una)',
    between: 'entre|de|desde',
    and: 'y|a|hasta',
    after: 'despues de|a partir de|pasadas',
    before: 'antes de',
  },
  fr: {
    numbers: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    noon: 'midi',
    midnight: 'minuit',
    unit: 'h|heures?',
    halves: { morning: 'du matin', later: 'de l apres midi|du soir', night: 'de la nuit' },
    article: '',
    between: 'entre|de',
    and: 'et|a|jusqu a',
    after: 'apres(?! midi)|a partir de',
    before: 'avant',
  },
}

type Patterns = { readonly range: RegExp; readonly after: RegExp; readonly before: RegExp }

/** One end of a range; its groups end in `place`. */
function endOf({ numbers, noon, midnight, unit, halves, article }: ClockSaid, place: string): string {
  const said = Object.entries(halves).map(([half, words]) => `(?<${half}${place}>${words})`)
  const number = `(?:(?<article>${article}) )?(?<n>\\d{1,2}|${numbers.join('|')})(?: (?:00|15|30|45))?(?: ?(?<unit>${unit}))?(?: ?(?:${said.join('|')}))?`
  return `(?:(?:(?<noon>${noon})|(?<midnight>${midnight}))|${number})`.replaceAll(/\?<(article|n|unit|noon|midnight)>/g, `?<$1${place}>`)
}

function patternsOf(said: ClockSaid): Patterns {
  const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u')
  return {
    range: whole(`(?:${said.between}) ${endOf(said, '1')} (?:${said.and}) ${endOf(said, '2')}`),
    after: whole(`(?:${said.after}) ${endOf(said, '1')}`),
    before: whole(`(?:${said.before}) ${endOf(said, '1')}`),
  }
}

const PATTERNS: Readonly<Record<Language, Patterns>> = { en: patternsOf(SAID.en), es: patternsOf(SAID.es), fr: patternsOf(SAID.fr) }
/** Words that place hours without a half of the day in the night. */
const NIGHTLY = /\b(?:nights?|sweat\w*|sleep|slept|noches?|sudor\w*|dormi\w*|nuits?|sueurs?|transpir\w*)\b/
/** Up to here an hour without its half of the day is in the afternoon, or in the night of a question about nights. */
const EARLY_HOUR = 6
const LAST_HOUR = 24

type Groups = Readonly<Record<string, string | undefined>>

function halfOf(groups: Groups, place: string): Half | undefined {
  return (['morning', 'later', 'night'] as const).find((half) => groups[`${half}${place}`] !== undefined)
}

/** Whether an end can only be a time of day. */
function isClock(groups: Groups, place: string): boolean {
  return (
    ['article', 'noon', 'midnight', 'unit'].some((name) => groups[`${name}${place}`] !== undefined) || halfOf(groups, place) !== undefined
  )
}

/** Hour of an end, 0 to 24. With "exact" a number is on the 24-hour clock; undefined if there is no such hour. */
function hourOf(
  groups: Groups,
  place: string,
  { numbers }: ClockSaid,
  half: Half | 'exact' | undefined,
  isNightly: boolean,
): number | undefined {
  if (groups[`noon${place}`] !== undefined) return 12
  if (groups[`midnight${place}`] !== undefined) return 0
  const said = groups[`n${place}`] ?? ''
  const hour = /^\d/.test(said) ? Number(said) : numbers.indexOf(said) + 1
  if (hour > LAST_HOUR) return undefined
  if (hour > 12 || hour === 0) return hour
  switch (half ?? (isNightly ? 'night' : undefined)) {
    case 'morning':
      return hour % 12
    case 'later':
      return (hour % 12) + 12
    case 'night':
      return hour === 12 ? 0 : hour > EARLY_HOUR ? hour + 12 : hour
    case 'exact':
      return hour
    case undefined:
      return hour <= EARLY_HOUR ? hour + 12 : hour
  }
}

/** The range of hours in a plain text, which `=` replaces in the rest; undefined if there is none. */
export function readClockRange(text: string, language: Language): { readonly clock: ClockRange; readonly rest: string } | undefined {
  const said = SAID[language]
  const { range, after, before } = PATTERNS[language]
  const isNightly = NIGHTLY.test(text)
  const found = range.exec(text)
  if (found) {
    const groups: Groups = found.groups ?? {}
    // "Between 5 and 8 hours of sleep" is a number of hours.
    if (!isClock(groups, '1') && !(halfOf(groups, '2') ?? groups['midnight2'] ?? (language === 'en' ? groups['unit2'] : undefined)))
      return undefined
    const halves = [halfOf(groups, '1'), halfOf(groups, '2')] as const
    const clock = [groups['n1'], groups['n2']].some((hour) => Number(hour) > 12) ? 'exact' : undefined
    const begin = hourOf(groups, '1', said, halves[0] ?? halves[1] ?? clock, isNightly)
    const to = hourOf(groups, '2', said, halves[1] ?? clock, isNightly || groups['midnight1'] !== undefined)
    // "10 and 12 pm" begins in the other half of the day.
    const isOther = !halves[0] && (halves[1] === 'morning' || halves[1] === 'later') && groups['n1'] !== undefined
    const from = isOther && begin !== undefined && to !== undefined && begin > to ? (begin + 12) % 24 : begin
    if (from === undefined || to === undefined || from === to) return undefined
    return { clock: [from, to === 0 ? LAST_HOUR : to], rest: text.replace(found[0], '=') }
  }
  for (const [pattern, isAfter] of [
    [after, true],
    [before, false],
  ] as const) {
    const one = pattern.exec(text)
    const groups: Groups = one?.groups ?? {}
    if (!one || !isClock(groups, '1')) continue
    const hour = hourOf(groups, '1', said, halfOf(groups, '1'), isNightly)
    if (hour === undefined) return undefined
    const isAtNight = hour === 0 || (hour < EARLY_HOUR && (isNightly || halfOf(groups, '1') === 'night'))
    const clock: ClockRange = isAfter ? [hour, isAtNight ? EARLY_HOUR : LAST_HOUR] : [0, hour === 0 ? LAST_HOUR : hour]
    return { clock, rest: text.replace(one[0], '=') }
  }
  return undefined
}
