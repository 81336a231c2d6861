/** Show Pattern: what her last 7 and 30 days hold, what insights find in 12 weeks, and what is still missing for more. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import type { FindingData, MissingData, WeekdayEnd } from '../../insights/rules/finding.ts'
import { findingsOf, insightPeriod } from '../../insights/rules/insights.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { PATTERN_WORDS, type PatternWords } from '../content/own/pattern-words.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { unlike } from './own-answer.ts'
import { saidOfEverything } from './own-answer-days.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import { type Say, sayIn } from './own-answer-say.ts'
import type { Manner } from './speech.ts'
import { saidCards } from './triage-cards-said.ts'

/** How many days the longer look holds. */
export const PATTERN_DAYS = 30
/** How many findings, and how many wants, one answer tells. */
const FINDINGS_TOLD = 3
const WANTS_TOLD = 2
/** Findings that set two things beside each other, and might be taken for cause and effect. */
const TOGETHER: readonly FindingData['about'][] = ['short-nights-flashes', 'short-nights-energy', 'movement-mood']
/** A Monday; weekdays are named from it. */
const A_MONDAY = '2026-11-16'

/** What her notes hold, for `notes` loaded for the pattern. Nothing is said that the rules of insights do not find. */
export function showPattern(notes: OwnNotes, manner: Manner, today: LocalDate): Made {
  const say = sayIn(manner, today)
  const words = PATTERN_WORDS[manner.language]
  const week = saidOfEverything(say, notes, periodOf('week', today))
  const month = saidOfEverything(say, notes, { from: addDays(today, 1 - PATTERN_DAYS), to: today })
  const { found, wanted } = findingsFor(notes, today)
  const tellable = found.filter((data) => toldWords(say, words, data).length).slice(0, FINDINGS_TOLD)
  const told = tellable.flatMap((data) => toldWords(say, words, data))
  const isTogether = tellable.some(({ about }) => TOGETHER.includes(about))
  const wants = wanted.map((data) => wantWords(say, words, data)).slice(0, WANTS_TOLD)
  const cards = saidCards(say, manner.language, notes)
  const rows = told.length ? saidOfEverything(say, notes, insightPeriod(today)).rows : month.rows
  const { chips } = say.words
  return {
    text: say.finished(
      [
        ...(words.lead[manner.tone] ? [words.lead[manner.tone]] : []),
        ...week.text,
        ...month.text,
        ...(told.length ? [[...told, ...(isTogether ? [words.notCause] : [])].join(' ')] : []),
        ...(wants.length ? [wants.join(' ')] : []),
        ...(notes.isMasked ? [say.words.hiddenInPattern] : []),
        ...cards.text,
      ].join('\n\n'),
    ),
    parts: partsOf('own_data', {
      rows: unlike([...rows, ...cards.rows]),
      missing: [...month.missing],
      sources: [...cards.sources],
      chips: [chips.better, chips.bestDay, chips.often].map((chip) => toChip(say.finished(chip))),
    }),
    about: { kind: 'guide', name: 'pattern' },
  }
}

function findingsFor(notes: OwnNotes, today: LocalDate): { found: FindingData[]; wanted: MissingData[] } {
  const flows = notes.calendar.flatMap(({ day, flow }) => (flow && flow !== FLOWS['no-bleeding'] ? [{ day, flow }] : []))
  const findings = findingsOf({ rows: notes.rows, taps: notes.taps, flows, tides: notes.tides }, today)
  return {
    found: findings.flatMap((finding) => ('insight' in finding && finding.data ? [finding.data] : [])),
    wanted: findings.flatMap((finding) => ('missing' in finding && finding.data ? [finding.data] : [])),
  }
}

function toldWords(say: Say, words: PatternWords, data: FindingData): string[] {
  switch (data.about) {
    case 'short-nights-flashes':
      return [words.nightFlashes(data.short, data.shortDays, data.other, data.otherDays)]
    case 'short-nights-energy':
      return [words.nightEnergy(data.days, say.number(data.average), data.otherDays, say.number(data.otherAverage))]
    case 'movement-mood':
      return [words.movementMood(data.days, say.number(data.average), data.otherDays, say.number(data.otherAverage))]
    case 'weekday': {
      const end = ({ weekday, average, days }: WeekdayEnd) => ({ weekday: weekdayWords(say, weekday), average: say.number(average), days })
      return [words.weekday(data.measure, end(data.high), end(data.low))]
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
      return [words.run(data.days, say.date(data.from), say.date(data.to), data.isOpen)]
  }
}

function wantWords(say: Say, words: PatternWords, data: MissingData): string {
  switch (data.about) {
    case 'week':
      return words.needWeek(data.needs - data.has)
    case 'week-before':
      return words.needBefore(data.needs, data.has)
    case 'together':
      return words.needTogether(data.needs, data.has, data.others)
    case 'weekday':
      return words.needWeekday(data.needs, weekdayWords(say, data.weekday), data.has)
    case 'hours':
      return words.needHours(data.needs, data.has)
    case 'feeling':
      return words.needFeeling(data.needs, data.has)
  }
}

function weekdayWords(say: Say, weekday: number): string {
  return say.weekday(addDays(A_MONDAY, weekday))
}
