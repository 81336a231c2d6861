/** Reads what a request to note says of other answers of the Soft Log: counts, energy, stress, factors. */
import { ENERGY_LEVELS, HOT_FLASHES_MAX } from '../../logs/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import { DOING_LOG_WORDS } from '../content/doing-log-words.ts'
import { DOING_WORDS } from '../content/doing-words.ts'
import type { CARD_ANSWERS } from './doing-record.ts'
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

/** An answer of the Soft Log by its name on the wire, or a factor by its key; `value` if she said it. */
export type NotedAnswer = {
  readonly question: (typeof CARD_ANSWERS)[number] | (typeof YES_NO)[number][0]
  readonly value: number | undefined
}

const NONE =
  '(?:no|not any|without(?: any)?|zero|didn t|did not|haven t|cero|sin|ningun|ninguna|nada de|pas de|pas d|pas eu de|aucune?|sans)'
/** Energy from low to high. */
const ENERGY: Readonly<Record<Language, { readonly named: string; readonly levels: readonly [low: string, mid: string, high: string] }>> = {
  en: {
    named: 'energy',
    levels: ['low|no|little|bad|drained|flat', 'medium|middling|average|okay|ok|so so', 'high|good|great|lots of|full of'],
  },
  es: { named: 'energia', levels: ['baja|poca|sin|nada de|mala', 'media|regular|normal', 'alta|mucha|buena'] },
  fr: { named: 'energie', levels: ['basse|faible|peu d|pas d|sans', 'moyenne|normale', 'haute|bonne|beaucoup d|pleine d'] },
}

/** Stress, and the number from 1 to 10 that is said of it: "stress 7", "stress at 8 out of 10". */
const STRESS: Readonly<Record<Language, string>> = { en: 'stress(?:ed)?(?: levels?)?', es: 'estres(?:ada)?', fr: 'stress(?:ee)?' }
const STRESS_MOST = 10

function readStress(text: string, language: Language): NotedAnswer | undefined {
  const found = wholeWords(`(?:${STRESS[language]})(?: (?:at|of|was|is|about|a|de|en|era|es|est|etait))? (?<said>\\d{1,2})`).exec(text)
  if (!found && !wholeWords(STRESS[language]).test(text)) return undefined
  const said = Number(found?.groups?.['said'])
  return { question: 'stress_triggers', value: said >= 1 && said <= STRESS_MOST ? said : undefined }
}

/** The count of hot flashes or night sweats that a text tells, at least 2 or none; undefined if it tells none. */
export function readNotedCount(text: string, language: Language, moment: 'hot_flash' | 'night_sweat'): NotedAnswer | undefined {
  const question = moment === 'hot_flash' ? 'hot_flashes_count' : 'night_sweats_count'
  // "Last night's: 3 sweats".
  const thing = `${DOING_WORDS[language].things[moment]}${moment === 'night_sweat' ? '|sweats?|sudores?|sueurs?' : ''}`
  if (wholeWords(`${NONE} (?:${thing})`).test(text)) return { question, value: 0 }
  const { numbers } = DOING_LOG_WORDS[language].sleep
  const found = wholeWords(`(?<count>\\d{1,2}|${numbers.join('|')})(?: \\p{L}+)? (?:${thing})`).exec(text)?.groups?.['count']
  if (found === undefined) return undefined
  const place = numbers.findIndex((word) => wholeWords(word).test(found))
  const value = place >= 0 ? place + 1 : Number(found)
  return value >= 2 && value <= HOT_FLASHES_MAX ? { question, value } : undefined
}

/** The first such answer that a text names besides counts; undefined without one. */
export function readNotedAnswer(text: string, language: Language): NotedAnswer | undefined {
  const { named, levels } = ENERGY[language]
  if (wholeWords(named).test(text)) {
    const level = levels.findIndex((words) => wholeWords(words).test(text))
    return { question: 'energy_level', value: Object.values(ENERGY_LEVELS)[level] }
  }
  const stress = readStress(text, language)
  if (stress) return stress
  for (const [question, keys] of YES_NO) {
    const words = DETAILS_SAID[language].factors
      .flatMap(([key, said]) => ((keys as readonly string[]).includes(key) ? [said] : []))
      .join('|')
    if (wholeWords(words).test(text)) return { question, value: wholeWords(`${NONE} (?:\\p{L}+ )?(?:${words})`).test(text) ? 0 : 1 }
  }
  return undefined
}
