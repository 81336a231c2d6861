/** The danger that one of Lara's last answers was about, and messages in which she says that there is none. */
import {
  type Danger,
  dangerIn,
  goesOnFrom,
  mayBeTakenBack,
  NEAR_MS,
  takesBack,
  TURNS_AFTER,
  withTurns,
} from '../../answers/rules/after-danger.ts'
import { saidBeside } from '../../answers/rules/denied-danger.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { type AfterRead, readAfter } from '../../answers/rules/after-kinds.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { findRecentAbouts } from './memory-store.ts'
import { afterRanking } from './rankings.ts'
import type { Question } from './question.ts'

/** Finds the danger that one of the last answers was about. */
export type FindDanger = () => Promise<Danger | undefined>

/** The danger with the trained ranking that reads what she says after it. Each message is read once. */
function withReader(danger: Danger | undefined, { language }: Manner): Danger | undefined {
  if (!danger) return undefined
  const known = new Map<string, AfterRead | undefined>()
  const read = (message: string) => {
    if (!known.has(message)) known.set(message, readAfter(message, language, danger.class, afterRanking()))
    return known.get(message)
  }
  return { ...danger, readAfter: read }
}

async function findDanger({ hers, user, turns, now, manner }: Question): Promise<Danger | undefined> {
  const last = turns.slice(0, TURNS_AFTER)
  const here = withReader(dangerIn(last.map(({ about }) => about)), manner)
  if (here) return withTurns(here, last)
  const elsewhere = dangerIn(await findRecentAbouts(hers, user, now - NEAR_MS, TURNS_AFTER))
  // What was only suspected is not carried into another conversation, where her "no" would not be known.
  return elsewhere?.isUnsure ? undefined : withReader(elsewhere, manner)
}

/** The danger of one of the last answers, including other conversations within `NEAR_MS`. Reads the store once. */
export function dangerReader(question: Question): FindDanger {
  let danger: Promise<Danger | undefined> | undefined
  return () => (danger ??= findDanger(question))
}

/**
 * Whether a danger was recognised with little certainty, after she has said that there is none, or in a message that
 * answers what she was told about the same danger.
 */
export async function isTakenBack({ message, recognised }: Question, findBefore: FindDanger): Promise<boolean> {
  if (recognised.length === 0 || !mayBeTakenBack(recognised)) return false
  const danger = await findBefore()
  if (danger === undefined) return false
  const isSame = recognised.every((one) => one.class === danger.class && one.cause === WEIGHED)
  return takesBack(message, recognised, danger) || (isSame && goesOnFrom(message, danger))
}

/**
 * What she says besides denying a danger that was only suspected; `undefined` if she denies none, says nothing else, or
 * surely names a danger.
 */
export async function saidBesideDenial(question: Question, findBefore: FindDanger): Promise<string | undefined> {
  const { message, recognised, brought } = question
  if (brought || !mayBeTakenBack(recognised)) return undefined
  const danger = await findBefore()
  return danger && saidBeside(message, danger)
}
