/** Reads what a request to note says of other answers of the Soft Log: counts, energy, stress, factors. */
import { ENERGY_LEVELS, HOT_FLASHES_MAX } from '../../logs/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import { DOING_ANSWER_WORDS, type DoingAnswerWords } from '../content/doing-answer-words.ts'
import { DOING_LOG_WORDS } from '../content/doing-log-words.ts'
import { DOING_WORDS } from '../content/doing-words.ts'
import { CARD_ANSWERS } from './doing-record.ts'
import { readClock } from './read-clock.ts'
import { DETAILS_SAID } from './read-data-question-details-said.ts'
import { wholeWords } from './whole-words.ts'

/** Yes or no answers that are noted by their name; exercise of any kind is one. */
const YES_NO = [
  ['alcohol', ['alcohol']],
  ['caffeine_after_noon', ['caffeine_after_noon']],
  ['spicy_food', ['spicy_food']],
  ['late_dinner', ['late_dinner']],
  ['smoking', ['smoking']],
  ['physical_activity', ['movement', 'walking', 'yoga', 'strength', 'cardio', 'dance']],
] as const

/** The names of the answers that these cards note. */
export const NOTED_QUESTIONS = [...CARD_ANSWERS, ...YES_NO.map(([question]) => question)] as const

/** An answer of the Soft Log by its name on the wire, or a factor by its key; `value` if she said it. */
export type NotedAnswer = {
  readonly question: (typeof NOTED_QUESTIONS)[number]
  readonly value: number | undefined
}

const NONE =
  '(?:no|0|nae|none|never|not|pas|not any|not one|not a(?: single)?|ni una?(?: solo| sola)?|pas une?|without(?: any)?|zero|didn t|did not|haven t|cero|sin|ningun[ao]?|nada(?: de)?|nothing(?: to)?|rien(?: comme)?|pas de|pas d|pas eu de|aucune?|sans)'
const STRESS_MOST = 10
/** Most words between a name and its number: "stress was a 9", "el estrés hoy como en 7". */
const BETWEEN_MOST = 6

const OF_FIVE = /^ ?(?:\/|out of|of|de|sobre|sur)? ?5(?!\d)/

/** The rating out of ten that a text gives what is named; times of day and counts of something else are left out. */
function numberAfter(text: string, named: string): number | undefined {
  const found = wholeWords(
    `(?:${named})(?: (?!and |y |et )\\p{L}+){0,${BETWEEN_MOST}}? (?<said>\\d{1,2})(?! ?(?:h|hs|hrs|am|pm|x|hours?|horas?|heures?|veces|times|fois)(?!\\p{L})|[:.]\\d)`,
  ).exec(text)
  const said = found?.groups?.['said']
  if (!found || said === undefined) return undefined
  // "4 of 5" is 8 of 10.
  const isOfFive = OF_FIVE.test(text.slice(found.index + found[0].length)) && Number(said) <= 5
  return isOfFive ? Number(said) * 2 : Number(said)
}

function readStress(text: string, { stress }: DoingAnswerWords): NotedAnswer | undefined {
  if (!wholeWords(stress).test(text)) return undefined
  const said = numberAfter(text, stress)
  return { question: 'stress_triggers', value: said !== undefined && said >= 1 && said <= STRESS_MOST ? said : undefined }
}

/** Energy in words, or as a number of ten, of which the nearest of the three steps is noted. */
function readEnergy(text: string, { energy: { named, levels } }: DoingAnswerWords): NotedAnswer | undefined {
  if (!wholeWords(named).test(text)) return undefined
  const steps = Object.values(ENERGY_LEVELS)
  const said = numberAfter(text, named)
  const distance = (step: number) => Math.abs(step - (said ?? 0))
  const level = levels.findIndex((words) => wholeWords(words).test(text))
  const value = said === undefined ? steps[level] : steps.toSorted((one, other) => distance(one) - distance(other))[0]
  return { question: 'energy_level', value }
}

/** Whether a text says that it was after noon; `undefined` if it says no time. */
function isAfterNoon(text: string, language: Language): boolean | undefined {
  const clock = readClock(text, language)
  if (clock) return clock.time >= '12:00'
  return wholeWords(DOING_ANSWER_WORDS[language].afterNoon).test(text) || undefined
}

/** The count of hot flashes or night sweats that a text tells, at least 2 or none; undefined if it tells none. */
export function readNotedCount(text: string, language: Language, moment: 'hot_flash' | 'night_sweat'): NotedAnswer | undefined {
  const question = moment === 'hot_flash' ? 'hot_flashes_count' : 'night_sweats_count'
  // "Last night's: 3 sweats".
  const thing = `${DOING_WORDS[language].things[moment]}${moment === 'night_sweat' ? '|sweats?|sudores?|sueurs?' : ''}`
  if (wholeWords(`${NONE} (?:${thing})`).test(text)) return { question, value: 0 }
  const { numbers } = DOING_LOG_WORDS[language].sleep
  const number = `\\d{1,2}|${numbers.join('|')}`
  const found =
    wholeWords(`(?<count>${number})(?: \\p{L}+)? (?:${thing})`).exec(text)?.groups?.['count'] ??
    wholeWords(`(?:${thing})(?: \\p{L}+)? (?<count>${number}) ?(?:times|veces|fois|x)`).exec(text)?.groups?.['count']
  // "Sofocos 2", "flashes: 1".
  const listed = wholeWords(`(?:${thing}) (?<count>\\d{1,2})(?! ?\\p{L}| ?[:/.]?\\d)`).exec(text)?.groups?.['count']
  if (found === undefined) return listed === undefined || Number(listed) > HOT_FLASHES_MAX ? undefined : { question, value: Number(listed) }
  const place = numbers.findIndex((word) => wholeWords(word).test(found))
  const value = place >= 0 ? place + 1 : Number(found)
  return value >= 2 && value <= HOT_FLASHES_MAX ? { question, value } : undefined
}

/** The first such answer that a text names besides counts; undefined without one. */
export function readNotedAnswer(text: string, language: Language): NotedAnswer | undefined {
  const words = DOING_ANSWER_WORDS[language]
  const number = readEnergy(text, words) ?? readStress(text, words)
  if (number) return number
  for (const [question, keys] of YES_NO) {
    const said = DETAILS_SAID[language].factors.flatMap(([key, names]) => ((keys as readonly string[]).includes(key) ? [names] : []))
    const names = [...said, words.told[question] ?? []].flat().join('|')
    if (!wholeWords(names).test(text)) continue
    if (wholeWords(`${NONE} (?:\\p{L}+ )?(?:${names})|(?:${names}) (?:${words.noneAfter})`).test(text)) return { question, value: 0 }
    // The Soft Log asks about caffeine in the afternoon; without a time she is asked.
    const isSo = question === 'caffeine_after_noon' ? isAfterNoon(text, language) : true
    return { question, value: isSo === undefined ? undefined : Number(isSo) }
  }
  return undefined
}
