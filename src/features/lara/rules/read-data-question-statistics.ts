import type { DataAsk, DataSubject } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { ENGLISH_STATISTICS } from './read-data-question-statistics-english.ts'
import { FRENCH_STATISTICS } from './read-data-question-statistics-french.ts'
import { SPANISH_STATISTICS } from './read-data-question-statistics-spanish.ts'
import type { StatisticsSaid } from './read-data-question-grammar.ts'

const SAID: Readonly<Record<Language, StatisticsSaid>> = { en: ENGLISH_STATISTICS, es: SPANISH_STATISTICS, fr: FRENCH_STATISTICS }

/** Subjects that are counted, of which low is good. */
export const COUNTED: ReadonlySet<DataSubject> = new Set(['hot_flashes', 'night_sweats'])
/** Scales and counts of which low is good. */
const LOW_IS_GOOD: ReadonlySet<DataSubject> = new Set([...COUNTED, 'stress', 'tide_tension', 'symptom'])

/** The words for statistics in one language. */
export function statisticsOf(language: Language): StatisticsSaid {
  return SAID[language]
}

/**
 * The statistic that a text asks for; undefined if it names none. "Most hot flashes" are her worst days, "highest mood"
 * her best.
 */
export function statisticIn(text: string, said: StatisticsSaid, subject: DataSubject | undefined): DataAsk | undefined {
  if (subject === 'bleeding') {
    const about = (['gap', 'cycles', 'span'] as const).find((asks) => said[asks].test(text))
    if (about) return about
  }
  const named = (['weekdays', 'weeks', 'months', 'hours', 'first', 'average', 'total'] as const).find((asks) => said[asks].test(text))
  if (named === 'hours' && subject !== 'hot_flashes' && subject !== 'night_sweats' && subject !== 'mood' && subject !== 'mood_taps')
    return undefined
  if (named && named !== 'average' && named !== 'total') return named
  const isLowGood = subject !== undefined && LOW_IS_GOOD.has(subject)
  if (said.high.test(text)) return isLowGood ? 'worst' : 'best'
  if (said.low.test(text)) return isLowGood ? 'best' : 'worst'
  return named
}

/** Whether a question without a time searches all of her notes. */
export function isSearch(asks: DataAsk): boolean {
  return asks === 'last' || asks === 'first' || asks === 'cycles' || asks === 'gap' || asks === 'span'
}
