/**
 * Show Pattern: a summary of her last 7 and 30 days, the findings of insights in 12 weeks, and what is missing for
 * more.
 */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import type { FindingData, MissingData, WeekdayEnd } from '../../insights/rules/finding.ts'
import { findingsOf, insightPeriod, insightsFrom } from '../../insights/rules/insights.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { PATTERN_WORDS, type PatternWords } from '../content/data-question/pattern-words.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { withoutDuplicates } from './data-answer.ts'
import { overallAnswer } from './data-answer-days.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { type Formatter, makeFormatter } from './data-answer-format.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { toFlagTexts } from './red-flag-text.ts'

/** Length of the longer summary, in days. */
export const PATTERN_DAYS = 30
/** Maximum number of findings, and of missing requirements, in one answer. */
const FINDINGS_MAX = 3
const MISSING_MAX = 2
/** A Monday, from which weekday names are derived. */
const A_MONDAY = '2026-11-16'

/**
 * The answer to Show Pattern, for `notes` loaded with need `pattern`: findings of the insights rules, and `patterns`,
 * what goes together, in the words of /patterns, with the days behind it.
 */
export function showPattern(
  notes: OwnNotes,
  manner: Manner,
  today: LocalDate,
  patterns: { lines: readonly string[]; rows: readonly AnswerRow[] } = { lines: [], rows: [] },
): Made {
  const format = makeFormatter(manner, today)
  const words = PATTERN_WORDS[manner.language]
  const week = overallAnswer(format, notes, periodOf('week', today))
  const month = overallAnswer(format, notes, { from: addDays(today, 1 - PATTERN_DAYS), to: today })
  const { found, wanted } = findingsFor(notes, today)
  const reported = found.filter((data) => findingSentences(format, words, data).length).slice(0, FINDINGS_MAX)
  const sentences = reported.flatMap((data) => findingSentences(format, words, data))
  const missing = wanted.map((data) => missingSentence(format, words, data)).slice(0, MISSING_MAX)
  const flags = toFlagTexts(format, notes.flags)
  const hasWeekday = reported.some(({ about }) => about === 'weekday')
  const from = hasWeekday ? insightsFrom(notes.firstLog, today) : insightPeriod(today).from
  const rows = sentences.length ? overallAnswer(format, notes, { from, to: today }).rows : month.rows
  const { chips } = format.words
  return {
    text: format.complete(
      [
        ...(words.lead[manner.tone] ? [words.lead[manner.tone]] : []),
        ...week.text,
        ...month.text,
        ...(sentences.length ? [sentences.join(' ')] : []),
        ...patterns.lines,
        ...(missing.length ? [missing.join(' ')] : []),
        ...(notes.isMasked ? [format.words.hiddenInPattern] : []),
        ...flags.text,
      ].join('\n\n'),
    ),
    parts: partsOf('own_data', {
      rows: withoutDuplicates([...rows, ...patterns.rows]),
      missing: [...month.missing],
      sources: [...flags.sources],
      chips: [chips.better, chips.bestDay, chips.often].map((chip) => toChip(format.complete(chip))),
    }),
    about: { kind: 'guide', name: 'pattern' },
  }
}

function findingsFor(notes: OwnNotes, today: LocalDate): { found: FindingData[]; wanted: MissingData[] } {
  const flows = notes.calendar.flatMap(({ day, flow }) => (flow && flow !== FLOWS['no-bleeding'] ? [{ day, flow }] : []))
  const findings = findingsOf({ firstLog: notes.firstLog, rows: notes.rows, taps: notes.taps, flows, tides: notes.tides }, today)
  return {
    found: findings.flatMap((finding) => ('insight' in finding && finding.data ? [finding.data] : [])),
    wanted: findings.flatMap((finding) => ('missing' in finding && finding.data ? [finding.data] : [])),
  }
}

function findingSentences(format: Formatter, words: PatternWords, data: FindingData): string[] {
  switch (data.about) {
    case 'weekday': {
      const end = ({ weekday, average, days }: WeekdayEnd) => ({
        weekday: weekdayName(format, weekday),
        average: format.number(average),
        days,
      })
      return [words.weekday(data.measure, data.weeks, end(data.high), end(data.low))]
    }
    case 'hours': {
      const part = words.parts[data.part]
      return part === undefined ? [] : [words.hours(data.taps, data.most, part)]
    }
    case 'feeling': {
      const feeling = words.feelings[data.feeling]
      return feeling === undefined ? [] : [words.feeling(feeling, data.most, data.named)]
    }
    case 'run':
      return [words.run(data.days, format.date(data.from), format.date(data.to), data.isOpen)]
  }
}

function missingSentence(format: Formatter, words: PatternWords, data: MissingData): string {
  switch (data.about) {
    case 'week':
      return words.needWeek(data.needs - data.has)
    case 'week-before':
      return words.needBefore(data.needs, data.has)
    case 'weekday':
      return words.needWeekday(format.date(data.on))
    case 'hours':
      return words.needHours(data.needs, data.has)
    case 'feeling':
      return words.needFeeling(data.needs, data.has)
  }
}

function weekdayName(format: Formatter, weekday: number): string {
  return format.weekday(addDays(A_MONDAY, weekday))
}
