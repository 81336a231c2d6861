/** A second reading of messages that were taken for a crisis (decision 0111). */
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { Language, Speaker } from '../../text/rules/speech.ts'

/** The longest message that is read so, in characters: in a longer one, a sentence may be lost among many. */
const MESSAGE_MAX = 400
/** Likelihood from which a crisis that only a classifier suspects is one. */
export const SUSPECTED_LEAST = 0.5
/** The same for one that a phrase names; below it, she is asked. */
const NAMED_LEAST = 0.1

/** The likelihood, from 0 to 1, that a message speaks of self-harm or abuse. */
export function crisisShare(message: string, language: Language, speaker: Speaker, ranking: Ranking): number {
  return ranking.likely(message, language, speaker === 'partner' ? speaker : undefined)[1] ?? 0
}

/**
 * What was recognised, without a crisis that only a classifier suspects and this ranking does not, and with one that
 * phrases name and this ranking thinks most unlikely as only suspected ("I did it in one go", of a cake).
 */
export function checkedDangers(
  recognised: readonly Recognised[],
  message: string,
  speaker: Speaker,
  ranking: () => Ranking,
): readonly Recognised[] {
  const isCrisis = (one: Recognised) => one.class === 'C1' || one.class === 'C2'
  if (message.length > MESSAGE_MAX || !recognised.some(isCrisis)) return recognised
  const share = crisisShare(message, languageOf(message, 'en'), speaker, ranking())
  const isMet = (one: Recognised) => !isCrisis(one) || one.cause !== WEIGHED || share >= SUSPECTED_LEAST
  const doubted = (one: Recognised) => {
    if (!isCrisis(one) || one.isPlain === true || share >= SUSPECTED_LEAST) return one
    return share < NAMED_LEAST ? { ...one, cause: WEIGHED } : { ...one, isUnlikely: true }
  }
  return recognised.filter(isMet).map(doubted)
}
