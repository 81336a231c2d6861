/** The notes about her bleeding that are open today, from her calendar, treatments and answers. */
import { addDays, localDateAt, type LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findLatestLogs } from '../../logs/server/store.ts'
import { findMomentDays } from '../../moments/server/store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import { regionFor } from '../../text/rules/region.ts'
import type { RedFlagAnswer, RedFlagCard, RedFlagId } from '../contract.ts'
import { type CardReader, toRedFlagCard } from '../rules/red-flag-card.ts'
import { type BleedingNotes, isOpen, mayInterrupt, withAnswer } from '../rules/red-flag-notes.ts'
import type { RedFlag } from '../rules/red-flag-finding.ts'
import { redFlags } from '../rules/red-flags.ts'
import { changeNotes, findNotes } from './bleeding-notes-store.ts'
import { findBodyFacts } from './body-facts.ts'
import { findKnownGaps } from './known-gaps-store.ts'
import { findFlows } from './store.ts'

/** A date before all entries. */
const EVER = '0000-01-01'
/** Days whose notes are evaluated, and the largest number of entries: a year without bleeding, and what was before. */
const LOOKED_DAYS = 800
/** Maximum number of logs whose days are read, to find days with a note; their answers stay sealed. */
const LOG_DAYS_MAX = 1_000

type Found = { readonly flags: readonly RedFlag[]; readonly notes: BleedingNotes; readonly reader: CardReader }

async function noteDaysOf(hers: HerVault, user: Person, from: LocalDate, to: LocalDate): Promise<LocalDate[]> {
  const [logs, moments] = await Promise.all([findLatestLogs(hers, user, LOG_DAYS_MAX), findMomentDays(hers, user, from, to)])
  return [...logs.map(({ day }) => day).filter((day) => day >= from && day <= to), ...moments]
}

async function findOpen(hers: HerVault, user: Person, today: LocalDate): Promise<Found> {
  const [days, answers, facts, notes, noteDays, knownGaps] = await Promise.all([
    findFlows(hers, user, { from: EVER, to: today, limit: LOOKED_DAYS }),
    findAnswers(hers, user),
    findBodyFacts(hers, user),
    findNotes(hers, user),
    noteDaysOf(hers, user, addDays(today, 1 - LOOKED_DAYS), today),
    findKnownGaps(hers, user),
  ])
  const input = {
    days,
    noteDays,
    knownGaps,
    ...facts,
    ageRange: answers?.age_range ?? null,
    phase: answers?.menopause_phase ?? null,
    today,
  }
  // Before version 0.9 her answer was stored with the newest entry of a card.
  const settled = new Set(days.filter(({ isSettled }) => isSettled).map(({ day }) => day))
  const isSettled = ({ days: seen }: RedFlag) => settled.has(seen.at(-1) ?? '')
  return {
    flags: redFlags(input).filter((flag) => !isSettled(flag) && isOpen(flag, notes, today)),
    notes,
    reader: {
      region: regionFor(answers?.region, user.timezone),
      background: facts.background,
      hasHormones: facts.hormoneUses.length > 0,
    },
  }
}

/** The open notes as cards in the current language, most urgent first. */
export async function findRedFlagCards(hers: HerVault, user: Person, today: LocalDate): Promise<RedFlagCard[]> {
  const { flags, notes, reader } = await findOpen(hers, user, today)
  return flags.map((flag) => toRedFlagCard(flag, reader, mayInterrupt(flag, notes, today)))
}

/** Stores her answer to the open note of a cause; false when there is none. `now` in ms. */
export async function setRedFlagAnswer(hers: HerVault, user: Person, id: RedFlagId, answer: RedFlagAnswer, now: number): Promise<boolean> {
  const today = localDateAt(now, user.timezone)
  const flag = (await findOpen(hers, user, today)).flags.find((one) => one.id === id)
  if (!flag) return false
  await changeNotes(hers, user, (notes) => withAnswer(notes, flag, answer, today), now)
  return true
}
