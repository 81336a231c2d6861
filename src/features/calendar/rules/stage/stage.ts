/**
 * The stage of reproductive ageing that her calendar shows, after STRAW+10 (PMC3580996; cycle borders evaluated by
 * ReSTAGE, PMC2225986 and PMC1950694). What is not known is asked about, never assumed (decision 0067).
 */
import { addDays, daysIn, type LocalDate, yearsBefore } from '../../../../kit/local-date.ts'
import type { Background } from '../../../background/contract.ts'
import { FLOWS } from '../../contract.ts'
import type { HormoneUse } from '../../../treatments/rules/hormone-use.ts'
import { YEAR_DAYS } from '../known-days.ts'
import { type Cycle, cyclesOf, type FlowNote, gapsOf, periodsOf, type Spell } from '../spells.ts'
import type { Stage, StageFact, StageName } from './endpoints.ts'
import { knownParts, lengthOf, type Span } from './known-time.ts'
import { ageOf, refusalsOf } from './refusals.ts'

/** What the stage is read from. `days` has at most one note per day, in any order; days after `today` do not count. */
export type StageInput = {
  readonly days: readonly FlowNote[]
  /** Ranges in which she confirmed that there was no bleeding. */
  readonly knownGaps: readonly Span[]
  readonly background: Background
  readonly hormoneUses: readonly HormoneUse[]
  readonly today: LocalDate
}

const CHANGE_DAYS = 7
/** Within how many cycles a change has to come again. */
const AGAIN_CYCLES = 10
const LONG_GAP_DAYS = 60
const REGULAR_DAYS = [21, 35] as const
const REGULAR_CYCLES = 4
/** From this length on, a cycle could be two with a period that was not noted, each of at least 21 days. */
const MAYBE_TWO_DAYS = 2 * REGULAR_DAYS[0]
/** For how long, in years, what the calendar showed says something about today. */
const RECENT_YEARS = 2
/** Years after the last period that are its first ones. */
const FIRST_YEARS = 6

const RANKS: Record<StageName, number> = {
  'late-reproductive': 1,
  'early-transition': 2,
  'late-transition': 3,
  postmenopause: 4,
}

/** How far along a stage is, 1 to 4; 0 for none. */
export function rankOf(stage: StageName | null): number {
  return stage === null ? 0 : RANKS[stage]
}

type Lull = Span & { readonly parts: readonly Span[]; readonly isRunning: boolean }

/** Her periods. Bleeding of another kind counts as light: it must not disappear in a gap. */
function episodesOf(days: readonly FlowNote[], today: LocalDate): Spell[] {
  const notes = days.filter(({ day }) => day <= today).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return periodsOf(notes.map((note) => (note.flow === FLOWS.other ? { ...note, flow: FLOWS['light-flow'] } : note)))
}

/** The last day that her last period before the calendar can have been; undefined if the calendar has a later one. */
function statedLast({ last_period: stated }: Background, last: Spell | undefined, today: LocalDate): LocalDate | undefined {
  if (!stated) return undefined
  const { date, precision } = stated
  if (last && last.to >= date) return undefined
  if (precision === 'day') return date > today ? today : date
  const end = `${date.slice(0, 8)}${daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`
  return end > today ? today : end
}

/** What the calendar holds: times without bleeding, and the cycles that count, in runs without an uncertain one. */
function readCalendar({ days, knownGaps, background, today }: StageInput) {
  const episodes = episodesOf(days, today)
  const answers = [...days.filter(({ day }) => day <= today).map(({ day }) => ({ from: day, to: day })), ...knownGaps].toSorted(
    (one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0),
  )
  const lull = (gap: Span, isRunning: boolean): Lull => ({ ...gap, isRunning, parts: knownParts(gap, answers) })
  const between = gapsOf(episodes).map(({ before, next }) => lull({ from: addDays(before.to, 1), to: addDays(next.from, -1) }, false))
  const lastBled = statedLast(background, episodes.at(-1), today) ?? episodes.at(-1)?.to
  const running = lastBled !== undefined && lastBled < today ? lull({ from: addDays(lastBled, 1), to: today }, true) : undefined

  const runs: Cycle[][] = [[]]
  const uncertain: Lull[] = []
  for (const [index, cycle] of cyclesOf(episodes).entries()) {
    const gap = between[index]
    if (gap && cycle.days >= MAYBE_TWO_DAYS && !isKnown(gap)) {
      uncertain.push(gap)
      runs.push([])
    } else runs.at(-1)?.push(cycle)
  }
  return { lastBled, runs, lulls: running ? [...between, running] : between, running, uncertain }
}

type CalendarRead = ReturnType<typeof readCalendar>

function isKnown({ parts, from, to }: Lull): boolean {
  return parts.length === 1 && parts[0]?.from === from && parts[0].to === to
}

type Change = { readonly at: number; readonly by: number; readonly fact: StageFact & { kind: 'change' } }

/** Where the length of one cycle and the next differ by `CHANGE_DAYS` or more. */
function changesIn(run: readonly Cycle[]): Change[] {
  return run.slice(1).flatMap((after, index) => {
    const before = run[index]
    const by = before ? after.days - before.days : 0
    if (!before || Math.abs(by) < CHANGE_DAYS) return []
    const fact = { kind: 'change', from: before.from, turn: after.from, to: after.next, before: before.days, after: after.days } as const
    return [{ at: index, by, fact }]
  })
}

/**
 * The latest two changes that are a persistent one: the second within `AGAIN_CYCLES` cycles of the first. One odd
 * cycle between two usual ones is a change there and back, and counts once.
 */
function persistentChange(runs: readonly (readonly Cycle[])[], since: LocalDate): StageFact[] {
  for (const run of runs.toReversed()) {
    const changes = changesIn(run)
    for (const again of changes.toReversed()) {
      if (again.fact.to < since) break
      const first = changes.findLast(({ at, by }) => {
        const apart = again.at - at
        return apart <= AGAIN_CYCLES && (apart > 1 || (apart === 1 && Math.sign(by) === Math.sign(again.by)))
      })
      if (first) return [first.fact, again.fact]
    }
  }
  return []
}

/** The newest known time without bleeding of `LONG_GAP_DAYS` days or more. */
function longGap(lulls: readonly Lull[], since: LocalDate): StageFact[] {
  for (const { parts, isRunning, to: end } of lulls.toReversed())
    for (const part of parts.toReversed())
      if (lengthOf(part) >= LONG_GAP_DAYS && part.to >= since)
        return [{ kind: 'gap', ...part, days: lengthOf(part), is_running: isRunning && part.to === end }]
  return []
}

/** The stage without refusals and questions, from the calendar as read. */
function judge(
  { background, today }: StageInput,
  { lastBled, runs, lulls, running }: CalendarRead,
): Pick<Stage, 'stage' | 'phase' | 'facts' | 'missing'> {
  const since = yearsBefore(today, RECENT_YEARS)
  const age = ageOf(background, today)
  const hasKnownYear = running !== undefined && isKnown(running) && lengthOf(running) >= YEAR_DAYS
  const regular = runs
    .flat()
    .filter(({ days, next }) => days >= REGULAR_DAYS[0] && days <= REGULAR_DAYS[1] && next >= since)
    .slice(-REGULAR_CYCLES)
  const missing = { cycles: 0, days: null, birth_year: false, last_period: false }

  if (running && hasKnownYear) {
    const phase = lastBled !== undefined && lastBled > yearsBefore(today, FIRST_YEARS) ? 'first-years' : 'later'
    const { from, to } = running
    return { stage: 'postmenopause', phase, facts: [{ kind: 'gap', from, to, days: lengthOf(running), is_running: true }], missing }
  }
  const gap = longGap(lulls, since)
  if (gap.length) {
    const lasts = gap.some((fact) => fact.kind === 'gap' && fact.is_running) && running && isKnown(running)
    return {
      stage: 'late-transition',
      phase: null,
      facts: gap,
      missing: { ...missing, days: lasts ? YEAR_DAYS - lengthOf(running) : null },
    }
  }
  const change = persistentChange(runs, since)
  if (change.length) return { stage: 'early-transition', phase: null, facts: change, missing }
  const cycles = Math.max(0, REGULAR_CYCLES - regular.length)
  if (cycles === 0 && age !== undefined) {
    const facts = regular.map(({ from, next, days }) => ({ kind: 'cycle' as const, from, next, days }))
    return { stage: 'late-reproductive', phase: null, facts, missing }
  }
  return {
    stage: null,
    phase: null,
    facts: [],
    missing: { ...missing, cycles, birth_year: age === undefined, last_period: lastBled === undefined },
  }
}

/** The time without an answer about which one tap would raise the rank above `now`; null when none would. */
function questionOf(input: StageInput, { running, uncertain }: CalendarRead, now: number): Stage['question'] {
  const gaps = [...uncertain, ...(running && !isKnown(running) ? [running] : [])].map(({ from, to }) => ({ from, to })).toReversed()
  const helps = (...more: Span[]) => {
    const answered = { ...input, knownGaps: [...input.knownGaps, ...more] }
    return rankOf(judge(answered, readCalendar(answered)).stage) > now
  }
  return gaps.find((gap) => helps(gap)) ?? (helps(...gaps) ? (gaps[0] ?? null) : null)
}

/** Reads the stage, the facts it rests on, what is missing, and what she could answer. */
export function stageFrom(input: StageInput): Stage {
  const { background, hormoneUses, today } = input
  const calendar = readCalendar(input)
  const refusals = refusalsOf(background, hormoneUses, calendar.lastBled, today)
  const cautions: Stage['cautions'] = background.pcos === 'yes' ? ['pcos'] : []
  if (refusals.length) {
    const missing = { cycles: 0, days: null, birth_year: false, last_period: false }
    return { stage: null, phase: null, refusals, cautions: [], facts: [], missing, question: null }
  }
  const judged = judge(input, calendar)
  return { ...judged, refusals, cautions, question: questionOf(input, calendar, rankOf(judged.stage)) }
}
