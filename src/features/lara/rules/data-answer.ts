/**
 * Builds answers from her own notes: dates and counts, the records behind each number, and the days without a record.
 */
import type { Measure } from '../../insights/contract.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Chip, AnswerRow } from '../../answers/contract.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { bleedingAnswer, countComparison, overallAnswer, lastAnswer, loggingAnswer, overallComparison, toFlow } from './data-answer-days.ts'
import { type AnswerBody, measureComparison, measureAnswer, rankAnswer } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { type Formatter, makeFormatter } from './data-answer-format.ts'
import { mentionsAnswer } from './data-answer-mentions.ts'
import { isStatistic, statisticAnswer, unclearAnswer } from './data-answer-statistics.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { FACTORS } from '../../logs/contract.ts'
import { isIntimateSymptom, OWN_KEY } from '../../logs/rules/symptom-keys.ts'
import { readDataQuestion } from './read-data-question.ts'
import { OWN_WORDS } from '../content/data-question/words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { type FlagTexts, toFlagTexts } from './red-flag-text.ts'

/** Factors are intimate entries; exercise, water and meals are not. */
const FACTOR_KEYS: ReadonlySet<string> = new Set(FACTORS)
const NO_FLAGS: FlagTexts = { text: [], sources: [] }

/**
 * The answer to a question about her notes; `notes` must contain the days of the question (`server/own-data.ts` loads
 * them). A day without a note is never counted as zero. Entries hidden in Settings are not used.
 */
export function answerDataQuestion(question: DataQuestion, notes: OwnNotes, manner: Manner, today: LocalDate): Made {
  const format = makeFormatter(manner, today)
  const about = { kind: 'own', question } as const
  if (question.subject === 'bleeding' && notes.isMasked) {
    return {
      text: format.words.hidden,
      parts: partsOf('own_data', {
        chips: [format.words.chips.sleep, format.words.chips.flashes].map((chip) => toChip(format.complete(chip))),
      }),
      about,
    }
  }
  if (question.asks === 'unclear') {
    const { text, examples } = unclearAnswer(format, question)
    return { text: format.complete(text.join('\n\n')), parts: partsOf('own_data', { chips: examples.map((one) => toChip(one)) }), about }
  }
  const isHiddenSymptom = question.symptom !== undefined && isIntimateSymptom(question.symptom)
  const isHiddenFactor =
    question.factor !== undefined &&
    (FACTOR_KEYS.has(question.factor) || OWN_KEY.test(question.factor) || isIntimateSymptom(question.factor))
  if (notes.isMasked && (isHiddenSymptom || isHiddenFactor)) {
    return {
      text: isHiddenSymptom ? format.statistics.hiddenSymptom : format.statistics.hiddenFactors,
      parts: partsOf('own_data', {
        chips: [format.words.chips.sleep, format.words.chips.flashes].map((chip) => toChip(format.complete(chip))),
      }),
      about,
    }
  }
  const { text, rows, missing } = bodyOf(question, notes, format)
  const { before, subject, asks } = question
  const lead = asks === 'compare' && before ? [format.words.besides(format.when(question), format.when(before))] : []
  const hidden = notes.isMasked && subject === 'everything' && asks === 'how' && rows.length ? [format.words.hiddenInPattern] : []
  const flags = subject === 'bleeding' ? toFlagTexts(format, notes.flags) : NO_FLAGS
  const reason = question.why ? [format.statistics.why] : []
  const closing = missing.length && rows.length && format.words.closing[manner.tone] ? [format.words.closing[manner.tone]] : []
  return {
    text: format.complete([...lead, ...text, ...reason, ...hidden, ...closing, ...flags.text].join('\n\n')),
    parts: partsOf('own_data', {
      rows: withoutDuplicates(rows),
      missing: [...missing],
      chips: chipsFor(format, question),
      sources: [...flags.sources],
    }),
    about,
  }
}

/** One answer of several, in their order; the sentence on missing days comes once. `undefined` for none. */
export function joinAnswers(answers: readonly Made[], { language, tone }: Manner): Made | undefined {
  const last = answers.at(-1)
  if (!last || answers.length === 1) return last
  const closing = OWN_WORDS[language].closing[tone]
  const isClosed = closing && answers.some(({ text }) => text.includes(closing))
  const texts = answers.map(({ text }) => (closing ? text.replace(`\n\n${closing}`, '') : text))
  return {
    ...last,
    text: [...new Set(texts), ...(closing && isClosed ? [closing] : [])].join('\n\n'),
    parts: {
      ...last.parts,
      rows: withoutDuplicates(answers.flatMap(({ parts }) => parts.rows)),
      missing: [...new Set(answers.flatMap(({ parts }) => parts.missing))],
      sources: [...new Map(answers.flatMap(({ parts }) => parts.sources).map((one) => [JSON.stringify(one), one])).values()],
    },
  }
}

/** Rows without duplicates, in their order. */
export function withoutDuplicates(rows: readonly AnswerRow[]): AnswerRow[] {
  return [...new Map(rows.map((row) => [`${row.day} ${row.log_id} ${row.words}`, row])).values()]
}

function bodyOf(question: DataQuestion, notes: OwnNotes, format: Formatter): AnswerBody {
  if (question.asks === 'mentions') return mentionsAnswer(format, notes, question)
  if (isStatistic(question)) return statisticAnswer(format, notes, question)
  const { asks, before } = question
  const subject = question.subject as PlainSubject
  const days = { from: question.from, to: question.to }
  if (asks === 'last') return lastAnswer(format, notes, question)
  if (asks === 'compare' && before) {
    if (subject === 'bleeding' || subject === 'logging') return countComparison(format, notes, subject, days, before)
    if (subject === 'everything') return overallComparison(format, notes, days, before)
    const comparison = measureComparison(format, notes, subject, days, before, true)
    return comparison.isEnough ? { ...comparison, text: [...comparison.text, format.words.notCause] } : comparison
  }
  if (subject === 'bleeding') return bleedingAnswer(format, notes, days, toFlow(question.flow))
  if (subject === 'logging') return loggingAnswer(format, notes, days)
  if (subject === 'everything') return overallAnswer(format, notes, days)
  if (asks === 'best' || asks === 'worst') return rankAnswer(format, notes, subject, days, asks === 'best')
  return measureAnswer(format, notes, subject, days)
}

/** The subjects that `isStatistic` leaves to the summaries. */
type PlainSubject = Measure | 'bleeding' | 'logging' | 'everything'

/** Number of suggested questions. */
const CHIPS = 3

/** Suggested questions that Lara can answer, without the one just asked. */
function chipsFor(format: Formatter, question: DataQuestion): Chip[] {
  const { subject, asks, from, to } = question
  const { chips } = format.words
  const isMonth = from.slice(8) === '01' && to !== format.today
  const wanted =
    subject === 'bleeding'
      ? [chips.lastBleeding, chips.bleeding, chips.flashes]
      : asks === 'compare' || asks === 'last'
        ? [chips.bestDay, chips.sleep, chips.often]
        : asks === 'best' || asks === 'worst'
          ? [chips.better, chips.sleep, chips.often]
          : [isMonth ? chips.thisMonth : chips.lastMonth, chips.better, subject === 'mood' ? chips.bestDay : chips.mood]
  const isNew = (message: string) => JSON.stringify(readDataQuestion(message, format.today, question)) !== JSON.stringify(question)
  return [...wanted, chips.sleep, chips.flashes]
    .map(format.complete)
    .filter((message, index, all) => all.indexOf(message) === index && isNew(message))
    .slice(0, CHIPS)
    .map((message) => toChip(message))
}
