/** What /patterns shows, in words. */
import { dayWords } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import type { TrackingChoices } from '../../logs/rules/tracking.ts'
import type { Patterns, PatternSide } from '../contract.ts'
import { CAUSES, OUTCOMES, ownQuestion } from './catalogue.ts'
import { isFactor } from './channels.ts'
import { PAIRS_NEED } from './compare.ts'
import { OWN_COUNTS_AFTER_DAYS } from './judge.ts'
import { nextLook, type NextLook } from './look.ts'
import type { LastLook, StoredLook, StoredPattern, StoredQuestion } from './stored-look.ts'
import { channelWords, ownResultWords, patternWords, type SideWords, waitingWords } from './words.ts'

/** Days for which the result of a look is new, and days before a look from which on it is soon. */
const NEW_DAYS = 7
const SOON_DAYS = 3

/** What is known on a visit. `noted` counts days with a note; `lacksNotes` if too few for a look that is due. */
export type PatternsState = {
  readonly today: LocalDate
  readonly firstDay: LocalDate | undefined
  readonly noted: number
  readonly lacksNotes: boolean
  readonly question: StoredQuestion | undefined
  readonly last: LastLook | undefined
}

function nextOf({ firstDay, today, last, lacksNotes }: PatternsState): NextLook | undefined {
  return firstDay === undefined || lacksNotes ? undefined : nextLook(firstDay, today, last?.look ?? 0)
}

/** The first look that counts her question. */
function countsFrom(state: PatternsState, since: LocalDate): LocalDate | null {
  let next = nextOf(state)
  while (state.firstDay !== undefined && next && next.date < addDays(since, OWN_COUNTS_AFTER_DAYS))
    next = nextLook(state.firstDay, state.today, next.look)
  return next?.date ?? null
}

function waitingOf(state: PatternsState): string {
  const [next, missing] = [nextOf(state), Math.max(0, PAIRS_NEED - state.noted)]
  const needed = plural(missing, t`${missing} more day with a note is needed.`, t`${missing} more days with a note are needed.`)
  if (next) return missing > 0 ? `${waitingWords(next, state.noted)} ${needed}` : waitingWords(next, state.noted)
  return t`We start looking for patterns once you have noted ${PAIRS_NEED} days.` + ` ${needed}`
}

function sideOf(side: StoredPattern['much'], words: SideWords): PatternSide {
  return { ...words, days: side.days.map((day, place) => ({ day, value: side.values[place] ?? null })) }
}

type Own = TrackingChoices['own']

function ownResult(
  found: StoredLook | undefined,
  question: StoredQuestion,
  from: LocalDate | null,
  own: Own,
): { result: string; is_none: boolean } {
  const answered = found?.own
  const isAsked = answered?.cause === question.cause && answered.outcome === question.outcome
  if (!found || !isAsked || answered.lacks?.why === 'new') {
    const result = from
      ? t`The first answer comes on ${dayWords(from, 'longMonthDay')}.`
      : t`You’ll get an answer when you have noted more days.`
    return { result, is_none: false }
  }
  const words = ownResultWords(answered, found.notes, own)
  const isFew = answered.lacks?.why === 'few' && answered.n < PAIRS_NEED
  const count = t`${answered.n} of ${PAIRS_NEED} days so far.`
  return { result: isFew ? `${words} ${count}` : words, is_none: answered.verdict === 'no-link' }
}

/** What the last look brought, for a week; `isMasked` leaves out what names a factor. */
function newsOf({ today, last, question }: PatternsState, own: Own, isMasked: boolean): string | null {
  const found = last?.found
  if (!found || daysBetween(found.date, today) >= NEW_DAYS) return null
  const [added] = found.shown.filter(({ since }) => since === found.date)
  const isHidden = ({ cause }: { cause: string }) => isMasked && isFactor(cause)
  if (added) return isHidden(added) ? t`Your notes show a new pattern.` : patternWords(added, own).text
  if (found.gone.some(({ gone }) => gone === found.date)) return t`A pattern no longer shows in your notes.`
  const answered = found.own
  if (answered?.verdict !== 'no-link' || answered.cause !== question?.cause || answered.outcome !== question.outcome) return null
  return isHidden(answered) ? t`There is an answer to your question about patterns.` : ownResultWords(answered, found.notes, own)
}

function soonWords(next: NextLook | undefined): string | null {
  if (!next || next.days_left > SOON_DAYS) return null
  const days = next.days_left
  return plural(days, t`Tomorrow we look for patterns in your notes.`, t`In ${days} days we look for patterns in your notes.`)
}

/** The page of a state; `choices` are what she tracks. `isMasked`: her factors are hidden outside their own pages. */
export function toPatternsPage(state: PatternsState, choices: Pick<TrackingChoices, 'chosen' | 'own'>, isMasked: boolean): Patterns {
  const { own } = choices
  const [next, { question }, found] = [nextOf(state), state, state.last?.found]
  const news = newsOf(state, own, isMasked)
  const soon = soonWords(next)
  const asked = CAUSES.filter((key) => !isFactor(key))
  const causes = [...new Set([...asked, ...choices.chosen, ...(question ? [question.cause] : [])])]
  const from = question ? countsFrom(state, question.since) : null
  return {
    next_look: next ? { day: next.date, days_left: next.days_left } : null,
    waiting: waitingOf(state),
    days_noted: state.noted,
    days_missing: Math.max(0, PAIRS_NEED - state.noted),
    looked: found ? { day: found.date, days: found.notes } : null,
    news: news ? { text: news, is_soon: false } : soon ? { text: soon, is_soon: true } : null,
    own: question ? { ...question, counts_from: from, ...ownResult(found, question, from, own) } : null,
    shown: (found?.shown ?? []).map((pattern) => {
      const { text, note, much, little } = patternWords(pattern, own)
      const { cause, outcome, since } = pattern
      const label = channelWords(outcome, own)
      return { cause, outcome, label, text, note, since, much: sideOf(pattern.much, much), little: sideOf(pattern.little, little) }
    }),
    gone: (found?.gone ?? []).map((pattern) => ({
      cause: pattern.cause,
      text: patternWords(pattern, own).text,
      gone: pattern.gone ?? pattern.since,
    })),
    causes: causes.map((key) => ({
      key,
      label: channelWords(key, own),
      outcomes: OUTCOMES.filter((outcome) => ownQuestion(key, outcome)),
    })),
    outcomes: OUTCOMES.map((key) => ({ key, label: channelWords(key, own) })),
  }
}
