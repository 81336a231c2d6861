/** What a question about her notes asks for, its subject, and what her notes cannot answer. */
import { type DataAsk, type DataQuestion, type DataSubject, WITHOUT } from '../../answers/rules/data-question.ts'
import { RELATIVE } from './read-data-question-days.ts'
import { mayBeDenied } from './read-data-question-negation.ts'
import { isSideBySide, type Parts, statisticOf } from './read-data-question-parts.ts'
import { AFTER_DAY, IN_DAYTIME, JOINED, PART_OF_PERIOD, SAME_TIME, SINCE_WHEN, THAN_TIME } from './read-data-question-shapes.ts'
import { COUNTED } from './read-data-question-statistics.ts'

/** "Since when have I had no period?" */
const SINCE = /\b(?:since when|desde cuando|depuis quand)\b/
const NEGATED = /\b(?:no (?:me )?(?:tengo|he|sangro|viene|baja|@)|n ai (?:plus|pas)|not|no @|sans)\b/

/** Whether her notes cannot answer: measures that are not simply listed, a judgement without a bound, and similar. */
export function isUnclear(
  { subjects, details, said, text, times, grammar, without, isDenied }: Parts,
  subject: DataSubject,
  asks: DataAsk,
): boolean {
  const isScale =
    !COUNTED.has(subject) && !['bleeding', 'factor', 'feeling', 'waking', 'logging', 'everything', 'symptom'].includes(subject)
  if ((isDenied && !mayBeDenied(subject, asks, details.limit !== undefined)) || AFTER_DAY.test(text)) return true
  if (subjects.length > 1 && asks !== 'split' && /@.*@/.test(text) && !JOINED.test(text)) return true
  if (subjects.length > 1 && (said.link.test(text) || details.factor !== undefined || asks === 'days')) return true
  if (PART_OF_PERIOD.test(text) || SAME_TIME.test(text) || (COUNTED.has(subject) && asks !== 'hours' && IN_DAYTIME.test(text))) return true
  // Taps tell the time of day of what was, not of what was not.
  if (details.part && COUNTED.has(subject) && (without || details.limit)) return true
  if (subjects.length > 1 && subjects.includes('symptom')) return true
  if (subject === 'symptom' && details.part !== undefined) return true
  if (asks === 'days' && isScale && !details.limit && !(grammar.logging.test(text) && !said.judged.test(text))) return true
  if (
    details.limit &&
    (subject === 'everything' || subject === 'logging' || subject === 'bleeding' || !['days', 'last', 'first'].includes(asks))
  )
    return true
  if (details.clock && !['hot_flashes', 'night_sweats', 'mood', 'mood_taps'].includes(subject)) return true
  if (details.clock && (without || details.limit)) return true
  if (details.weekdays && (asks === 'compare' || subject === 'everything' || subject === 'logging')) return true
  if (
    details.part &&
    !(subject === 'waking' && details.part === 'morning') &&
    !['hot_flashes', 'night_sweats', 'mood', 'mood_taps', 'sleep'].includes(subject)
  )
    return true
  // Her oldest EmberTides are not loaded.
  if (asks === 'first' && subject.startsWith('tide_')) return true
  return asks === 'split' && subject === 'everything' && times.length === 0
}

export function asksOf(parts: Parts): DataAsk {
  const { grammar, said, text, subjects, details } = parts
  const [subject] = subjects
  if (details.factor && subject) return 'split'
  const statistic = statisticOf(parts)
  const isRanked = statistic === 'best' || statistic === 'worst'
  if (statistic && !isRanked && statistic !== 'average' && statistic !== 'total') return statistic
  if (parts.without && subject && SINCE_WHEN.test(text) && (grammar.count.test(text) || SINCE.test(text))) return 'last'
  if (subject && SINCE.test(text) && NEGATED.test(text)) return 'last'
  if (grammar.compare.test(text) && THAN_TIME.test(text)) return 'compare'
  if (isSideBySide(parts) && grammar.compare.test(text)) return 'compare'
  if (isBesideEarlier(parts)) return 'compare'
  if (details.weekdays && grammar.compare.test(text) && subject) return 'weekdays'
  if (!isRanked && grammar.best.test(text)) return 'best'
  if (!isRanked && grammar.worst.test(text)) return 'worst'
  const isDays = said.days.test(text)
  if (isRanked && !(isDays && details.limit)) return statistic
  if (grammar.last.test(text) && (subjects.includes('bleeding') || grammar.last.test(text.replaceAll('#', '')))) return 'last'
  const isCountable = subject !== undefined || details.factor !== undefined
  if (isCountable && (details.limit || (isDays && subject !== 'bleeding' && subject !== 'logging'))) return 'days'
  if (details.factor !== undefined && grammar.count.test(text)) return 'days'
  if (grammar.compare.test(text)) return 'compare'
  if (statistic === 'total' && subject === 'sleep') return 'total'
  if (statistic === 'average' && subject !== undefined && COUNTED.has(subject)) return 'average'
  return grammar.count.test(text) ? 'count' : 'how'
}

/** "This week and the week before". */
function isBesideEarlier({ times: [one, other], text }: Parts): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    RELATIVE.has(other.kind) &&
    /#\d (?:and|or|y|o|et|ou) (?:(?:on|in|during|en|a|pendant) )?#\d/.test(text)
  )
}

export function subjectOf({ grammar, text, subjects, details }: Parts, asks: DataAsk): DataSubject | undefined {
  const [first, second] = subjects
  if (first === 'mood' && (details.part ?? details.clock)) return 'mood_taps'
  if (first !== undefined) return second === undefined || asks === 'split' ? first : 'everything'
  if (details.factor !== undefined) return 'factor'
  if (asks === 'best' || asks === 'worst') return grammar.nights.test(text) ? 'sleep' : 'mood'
  if (grammar.logging.test(text) && (asks === 'count' || asks === 'last' || asks === 'first')) return 'logging'
  if (asks === 'how' && grammar.nights.test(text)) return 'sleep'
  // Notes cannot tell how many good days there were, or when she last felt well.
  return asks === 'how' || asks === 'compare' ? 'everything' : undefined
}

/** Adjusts what is asked to what the subject supports. */
export function normalized(question: DataQuestion): DataQuestion {
  const { subject, asks } = question
  if (asks === 'split' && question.flow === WITHOUT) return { ...question, flow: null }
  const isRanked = asks === 'best' || asks === 'worst'
  if (subject === 'sleep' || subject === 'night_sweats') {
    const { part, ...whole } = question
    if (part) return normalized({ ...whole, asks: asks === 'hours' ? 'how' : asks })
  }
  if (question.clock && (subject === 'hot_flashes' || subject === 'night_sweats' || subject === 'mood_taps'))
    return { ...question, asks: 'hours', before: null }
  if (question.part && (subject === 'hot_flashes' || subject === 'mood_taps')) return { ...question, asks: 'hours', before: null }
  if (subject === 'mood_taps') return asks === 'hours' ? question : { ...question, asks: 'hours', before: null }
  if (subject === 'mood' && asks === 'hours') return { ...question, subject: 'mood_taps' }
  if (subject === 'everything' && isRanked) return { ...question, subject: 'mood' }
  if (subject === 'everything' && (asks === 'last' || asks === 'first')) return { ...question, subject: 'logging' }
  if (asks === 'count' && !COUNTED.has(subject) && subject !== 'bleeding' && subject !== 'logging')
    return { ...question, asks: subject === 'factor' || subject === 'symptom' ? 'days' : 'how' }
  if (subject === 'symptom' && (asks === 'total' || asks === 'hours')) return { ...question, asks: 'days' }
  if (subject === 'bleeding' && isRanked) return { ...question, asks: 'how' }
  if (subject === 'logging' && (isRanked || asks === 'how')) return { ...question, asks: 'count' }
  return question
}
