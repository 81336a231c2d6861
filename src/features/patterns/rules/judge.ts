/** One look at her notes: which questions show a link (docs/patterns.md). */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { ownQuestion, type Question, questionsFor } from './catalogue.ts'
import type { PatternDay } from './channels.ts'
import { compare, type Comparison, type Pair, pairsOf, type Shortage, toNumbered } from './compare.ts'
import { type Groups, groupsOf } from './groups.ts'

/** Days before today that a look reads. */
export const DAYS_READ = 365
/** Days after which her own question counts. */
export const OWN_COUNTS_AFTER_DAYS = 14
/** Level of her own question, and rate of false ones among those found in the catalogue (Benjamini-Hochberg). */
const OWN_LEVEL = 0.015
const CATALOGUE_LEVEL = 0.007
/** Smallest correlation that is shown. */
const LEAST_RHO = 0.2
/** p above which a pattern no longer shows. */
const GONE_ABOVE = 0.2

/** What was found for a question. Without enough data `n_eff`, `rho` and `p` are null. */
export type QuestionResult = Question & {
  /** Number of pairs of answered days. */
  readonly n: number
  readonly n_eff: number | null
  /** Rank correlation after weekdays and slow changes were taken out, -1 to 1. */
  readonly rho: number | null
  readonly p: number | null
}

/** A link that showed at a look, with its two groups of days at the last look that found it. */
export type Pattern = Question &
  Groups & {
    /** Above 0: more of the outcome with more of the cause. Shrunken towards 0. */
    readonly rho: number
    /** Date of the look that first showed it. */
    readonly since: LocalDate
    /** Date of the look at which it no longer showed; null while it shows. */
    readonly gone: LocalDate | null
  }

/** `waiting`: asked less than 14 days ago, not enough data, or neither a link nor clearly none. */
export type Verdict = 'link' | 'no-link' | 'waiting'

/** The result of her own question; `lacks` says why it waits. */
export type OwnResult = QuestionResult & {
  readonly verdict: Verdict
  readonly lacks: Shortage | { readonly why: 'new' | 'unclear' } | null
}

export type LookResult = {
  /** Date of the look; it reads the 365 days before. */
  readonly date: LocalDate
  /** Days with an answer among those read. */
  readonly notes: number
  readonly results: readonly QuestionResult[]
  /** Patterns that show, her own question's included, oldest first. */
  readonly shown: readonly Pattern[]
  /** Patterns that no longer show, the last one first. */
  readonly gone: readonly Pattern[]
  readonly own: OwnResult | null
}

export type LookInput = {
  /** Date of the visit. Days from then on are not read. */
  readonly today: LocalDate
  /** One per date, in any order. */
  readonly days: readonly PatternDay[]
  /** Keys of the factors that she notes. */
  readonly factors: readonly string[]
  /** A question that is never asked counts as none. */
  readonly own: { readonly cause: string; readonly outcome: string; readonly since: LocalDate } | null
  /** Result of the look before. */
  readonly previous: Pick<LookResult, 'shown' | 'gone'> | null
}

type Asked = { readonly question: Question; readonly pairs: readonly Pair[]; readonly found: Comparison | Shortage }
type Tested = Asked & { readonly found: Comparison }

function isTested(asked: Asked): asked is Tested {
  return 'p' in asked.found
}

/** Whether two questions are the same. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return one.cause === other.cause && one.outcome === other.outcome && one.lag === other.lag
}

/** The tests that pass together, at a false discovery rate of `level` (Benjamini and Hochberg 1995). */
export function passTogether<Test extends { readonly p: number }>(tests: readonly Test[], level: number): Test[] {
  const sorted = tests.toSorted((one, other) => one.p - other.p)
  const last = sorted.findLastIndex(({ p }, place) => p <= ((place + 1) * level) / tests.length)
  return sorted.slice(0, last + 1)
}

/** Unit to which the median of an outcome is rounded. */
function stepOf(outcome: string): number {
  return outcome === 'sleep_hours' ? 0.5 : 1
}

/** The correlation, shrunken by its uncertainty: a link is found more easily when chance makes it look large. */
function shrunken({ rho, n_eff }: Comparison): number {
  return rho * (1 - 1 / (1 + (n_eff - 3) * Math.atanh(Math.min(Math.abs(rho), 1 - 1e-12)) ** 2))
}

function toPattern({ question, pairs, found }: Tested, since: LocalDate): Pattern {
  return { ...question, rho: shrunken(found), since, gone: null, ...groupsOf(pairs, stepOf(question.outcome)) }
}

function toResult({ question, pairs, found }: Asked): QuestionResult {
  const { n_eff, rho, p } = 'p' in found ? found : { n_eff: null, rho: null, p: null }
  return { ...question, n: pairs.length, n_eff, rho, p }
}

/** What shows after this look: earlier patterns unless they are gone, and what passes now. */
function updated(previous: LookInput['previous'], tested: readonly Tested[], passed: readonly Tested[], today: LocalDate) {
  const nowOf = (pattern: Question) => tested.find(({ question }) => isSameQuestion(question, pattern))
  const isGone = (pattern: Pattern) => {
    const now = nowOf(pattern)?.found
    return now !== undefined && (now.p > GONE_ABOVE || now.rho * pattern.rho < 0)
  }
  const before = previous?.shown ?? []
  const stays = before.filter((pattern) => !isGone(pattern))
  const added = passed.filter(({ question }) => !stays.some((pattern) => isSameQuestion(pattern, question)))
  const shown = [
    ...stays.map((pattern) => {
      const now = nowOf(pattern)
      return now ? toPattern(now, pattern.since) : pattern
    }),
    ...added.map((one) => toPattern(one, today)),
  ]
  const left = before.filter(isGone).map((pattern) => ({ ...pattern, gone: today }))
  const gone = [...left, ...(previous?.gone ?? [])].filter(
    (pattern, place, all) =>
      !shown.some((one) => isSameQuestion(one, pattern)) && all.findIndex((one) => isSameQuestion(one, pattern)) === place,
  )
  return { shown, gone }
}

function toOwnResult(asked: Asked, counts: boolean, isShown: boolean): OwnResult {
  const { found } = asked
  if (isShown) return { ...toResult(asked), verdict: 'link', lacks: null }
  if (!counts) return { ...toResult(asked), verdict: 'waiting', lacks: { why: 'new' } }
  if (!('p' in found)) return { ...toResult(asked), verdict: 'waiting', lacks: found }
  return { ...toResult(asked), ...(found.isNone ? { verdict: 'no-link', lacks: null } : { verdict: 'waiting', lacks: { why: 'unclear' } }) }
}

/** As `runLook`, in steps of a few milliseconds: one question each. */
export function* lookInSteps({ today, days, factors, own, previous }: LookInput): Generator<undefined, LookResult, undefined> {
  const read = days.filter(({ date }) => date < today && daysBetween(date, today) <= DAYS_READ)
  const numbered = toNumbered(read)
  const ask = (question: Question): Asked => {
    const pairs = pairsOf(question, numbered)
    return { question, pairs, found: compare(pairs) }
  }
  const ownAsked = own && ownQuestion(own.cause, own.outcome)
  const counts = own !== null && addDays(own.since, OWN_COUNTS_AFTER_DAYS) <= today
  const isOwn = (question: Question) => ownAsked != null && isSameQuestion(question, ownAsked)

  const catalogued = questionsFor(factors)
  const questions = [...(ownAsked ? [ownAsked] : []), ...catalogued.filter((question) => !isOwn(question))]
  // What shows is asked again, although she may no longer ask it or note the factor.
  const earlier = (previous?.shown ?? []).filter((pattern) => !questions.some((question) => isSameQuestion(question, pattern)))
  const asked: Asked[] = []
  for (const { cause, outcome, lag } of [...questions, ...earlier]) {
    asked.push(ask({ cause, outcome, lag }))
    yield
  }

  const tested = asked.filter(isTested)
  const ownTested = counts ? tested.filter(({ question }) => isOwn(question)) : []
  const isInCatalogue = ({ question }: Tested) => catalogued.some((one) => isSameQuestion(one, question))
  const catalogue = tested.filter((one) => isInCatalogue(one) && !ownTested.includes(one)).map((one) => ({ ...one, p: one.found.p }))
  const passed = [...ownTested.filter(({ found }) => found.p <= OWN_LEVEL), ...passTogether(catalogue, CATALOGUE_LEVEL)]
  const { shown, gone } = updated(
    previous,
    tested,
    passed.filter(({ found }) => Math.abs(found.rho) >= LEAST_RHO),
    today,
  )
  const ownOf = asked.find(({ question }) => isOwn(question))
  return {
    date: today,
    notes: read.filter(({ values }) => Object.keys(values).length > 0).length,
    results: asked.map(toResult),
    shown,
    gone,
    own: ownOf ? toOwnResult(ownOf, counts, shown.some(isOwn)) : null,
  }
}

/** The result of a look. */
export function runLook(input: LookInput): LookResult {
  const steps = lookInSteps(input)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
