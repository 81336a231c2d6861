/** Rules R2 to R7: bleeding with hormone therapy, and questions about the therapy itself (decision 0068). */
import { addMonths } from '../../../kit/date-grid.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Evidence, ageIn, daysWith, heavyDays, HEAVY, runsOf, within } from './red-flag-evidence.ts'
import type { HormoneUse } from '../../treatments/rules/hormone-use.ts'
import { isKnownGap, YEAR_SILENCE_DAYS } from './known-days.ts'
import type { RedFlag } from './red-flag-finding.ts'

/** Systemic hormone therapy on one day. `start` is its first day, `changed` the newest change of dose or kind. */
export type Regimen = {
  readonly kind: 'continuous' | 'sequential' | 'oestrogen-only'
  readonly start: LocalDate
  readonly changed: LocalDate | undefined
}

const EARLY_MONTHS = 6
const CHANGED_MONTHS = 3
/** Without bleeding for so long, therapy has settled. */
const SETTLED_MONTHS = 3
const LONGEST_WITHDRAWAL_DAYS = 7
const HEAVY_DAYS = 2
/** A bleed that begins sooner after another is not the next withdrawal bleed. */
const CYCLE_DAYS = 21
const LOOKED_CYCLES = 3
const UNEXPECTED_CYCLES = 2
const UNOPPOSED_MONTHS = 3
const SEQUENTIAL_YEARS = 5
/** From this age continuous therapy is offered; the offer after five years is for women over the other. */
const CONTINUOUS_AGE = 54
const OFFER_AGE = 45
/** A therapy resumed within so many days goes on. */
const PAUSE_DAYS = 31

const SYSTEMIC: readonly HormoneUse['kind'][] = ['oestrogen', 'combined', 'tibolone']
const PROTECTIVE: readonly HormoneUse['kind'][] = ['progestogen', 'combined', 'tibolone']

function isActive({ from, to }: HormoneUse, day: LocalDate): boolean {
  return from <= day && (to === null || day <= to)
}

function kindOf(active: readonly HormoneUse[], hasIus: boolean): Regimen['kind'] {
  if (active.some(({ kind, isSequential }) => isSequential && kind !== 'vaginal-oestrogen')) return 'sequential'
  return hasIus || active.some(({ kind }) => PROTECTIVE.includes(kind)) ? 'continuous' : 'oestrogen-only'
}

/** Her systemic hormone therapy on a day, from her treatments; undefined if there was none. */
export function regimenOn({ hormoneUses, background }: Evidence, day: LocalDate): Regimen | undefined {
  const active = hormoneUses.filter((treatment) => isActive(treatment, day))
  if (!active.some(({ kind }) => SYSTEMIC.includes(kind))) return undefined
  const systemic = hormoneUses.filter(({ kind, from }) => SYSTEMIC.includes(kind) && from <= day)
  let start =
    systemic
      .filter((treatment) => isActive(treatment, day))
      .map(({ from }) => from)
      .toSorted()[0] ?? day
  for (;;) {
    const earlier = systemic.find(({ from, to }) => from < start && (to === null || daysBetween(to, start) <= PAUSE_DAYS))
    if (!earlier) break
    start = earlier.from
  }
  const changes = active.flatMap(({ kind, from, changes: own }) => (kind === 'vaginal-oestrogen' ? [] : [from, ...own]))
  return {
    kind: kindOf(active, background.contraception === 'hormone-ius'),
    start,
    changed: changes
      .filter((one) => one > start && one <= day)
      .toSorted()
      .at(-1),
  }
}

function isSettling({ start, changed }: Regimen, day: LocalDate): boolean {
  return day <= addMonths(start, EARLY_MONTHS) || (changed !== undefined && day <= addMonths(changed, CHANGED_MONTHS))
}

/** R2 and R3: bleeding on therapy that should be free of it. */
export function onContinuous(evidence: Evidence, { start, ...regimen }: Regimen): RedFlag | undefined {
  const { newest, spells, notes, bled, background } = evidence
  if (!newest) return undefined
  const about = { from: newest.from, to: newest.to }
  const shared = { since: newest.from, about, days: within(bled, newest).map(({ day }) => day) }
  const isHeavy = heavyDays(evidence, newest).length > 0 || daysWith(evidence, newest, HEAVY).length > 0
  if (!isSettling({ start, ...regimen }, newest.to)) return { id: 'R3', level: 'contact', seen: { about: 'hrt-late' }, ...shared }
  if (isHeavy) return { id: 'R3', level: 'contact', seen: { about: 'hrt-heavy' }, ...shared }
  const before = spells.at(-2)?.to
  const free = before !== undefined && before > start ? before : start
  const isReturned = newest.from >= addMonths(free, SETTLED_MONTHS) && isKnownGap(notes, free, newest.from, YEAR_SILENCE_DAYS)
  if (isReturned) return { id: 'R3', level: 'contact', seen: { about: 'hrt-returned' }, ...shared }
  // With a major risk factor the time since the start does not count (British Menopause Society 2024).
  if (background.lynch_or_cowden === 'yes') return { id: 'R3', level: 'contact', seen: { about: 'hrt-early' }, ...shared }
  return { id: 'R2', level: 'note', seen: { about: 'hrt-early' }, ...shared }
}

/** The bleeds that came too early in the last cycles, and in how many of these. */
function unexpectedBleeds({ spells }: Evidence, start: LocalDate): { cycles: number; days: LocalDate[] } {
  const cycles: { first: LocalDate; extra: LocalDate[] }[] = []
  for (const { from } of spells.filter((spell) => spell.from >= start)) {
    const cycle = cycles.at(-1)
    if (cycle && daysBetween(cycle.first, from) < CYCLE_DAYS) cycle.extra.push(from)
    else cycles.push({ first: from, extra: [] })
  }
  const looked = cycles.slice(-LOOKED_CYCLES)
  return { cycles: looked.filter(({ extra }) => extra.length > 0).length, days: looked.flatMap(({ extra }) => extra) }
}

/** R4: a withdrawal bleed that is long or heavy, or bleeding outside of it in two of three cycles. */
export function onSequential(evidence: Evidence, { start }: Regimen): RedFlag | undefined {
  const { newest, bled } = evidence
  if (!newest) return undefined
  const shared = { id: 'R4', level: 'contact', since: newest.from, about: { from: newest.from, to: newest.to } } as const
  const run = runsOf(within(bled, newest)).find(({ count }) => count > LONGEST_WITHDRAWAL_DAYS)
  if (run) return { ...shared, seen: { about: 'withdrawal-long', count: run.count }, days: [run.from, run.to] }
  const heavy = heavyDays(evidence, newest)
  const signs = daysWith(evidence, newest, ['flooding', 'large_clots'])
  if (heavy.length >= HEAVY_DAYS || signs.length > 0)
    return { ...shared, seen: { about: 'withdrawal-heavy' }, days: [...new Set([...heavy, ...signs])].toSorted() }
  const unexpected = unexpectedBleeds(evidence, start)
  if (unexpected.cycles < UNEXPECTED_CYCLES) return undefined
  return { ...shared, seen: { about: 'withdrawal-unexpected', count: unexpected.cycles }, days: unexpected.days }
}

/** R5: estrogen for more than three months without a hormone that protects the lining of the uterus. */
export function unopposed(evidence: Evidence): RedFlag | undefined {
  const { hormoneUses, today } = evidence
  if (regimenOn(evidence, today)?.kind !== 'oestrogen-only') return undefined
  const uses = hormoneUses.filter((treatment) => treatment.kind === 'oestrogen' && isActive(treatment, today))
  const from = uses.map((treatment) => treatment.from).toSorted()[0]
  if (from === undefined) return undefined
  const protectedUntil = hormoneUses
    .flatMap(({ kind, to }) => (PROTECTIVE.includes(kind) && to !== null && to < today ? [addDays(to, 1)] : []))
    .toSorted()
    .at(-1)
  const since = protectedUntil !== undefined && protectedUntil > from ? protectedUntil : from
  if (today <= addMonths(since, UNOPPOSED_MONTHS)) return undefined
  return { id: 'R5', level: 'book', seen: { about: 'unopposed', day: since }, since, about: null, days: [] }
}

/** R6: sequential therapy for five years, or at 54. */
export function longSequential(evidence: Evidence): RedFlag | undefined {
  const { hormoneUses, today } = evidence
  if (regimenOn(evidence, today)?.kind !== 'sequential') return undefined
  const since = hormoneUses
    .filter((treatment) => treatment.isSequential && treatment.kind !== 'vaginal-oestrogen' && isActive(treatment, today))
    .map(({ from }) => from)
    .toSorted()[0]
  if (since === undefined) return undefined
  const age = ageIn(evidence)
  const isLong = today >= addMonths(since, SEQUENTIAL_YEARS * 12) && (age === undefined || age > OFFER_AGE)
  const isOlder = age !== undefined && age >= CONTINUOUS_AGE
  if (!isLong && !isOlder) return undefined
  const seen = isLong ? ({ about: 'sequential-years', day: since } as const) : ({ about: 'sequential-age' } as const)
  return { id: 'R6', level: 'review', seen, since, about: null, days: [] }
}

/** R7: a hormone coil that protects the lining of the uterus, past the day by which it should be changed. */
export function expiredDevice(evidence: Evidence): RedFlag | undefined {
  const { hormoneUses, today } = evidence
  if (!regimenOn(evidence, today)) return undefined
  const due = hormoneUses
    .flatMap((treatment) =>
      treatment.kind === 'progestogen' && isActive(treatment, today) && treatment.changeBy !== null ? [treatment.changeBy] : [],
    )
    .toSorted()
    .at(-1)
  if (due === undefined || due >= today) return undefined
  return { id: 'R7', level: 'book', seen: { about: 'device-due', day: due }, since: due, about: null, days: [] }
}
