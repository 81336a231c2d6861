import { TITLE_MAX } from '../contract.ts'
import { recognise } from './safety/recognise.ts'

/** How much of her first message names a conversation, in characters. */
const BEGINNING = 60

/** What a conversation is called whose beginning nobody beside her should read in a list. */
export const QUIET_TITLE = 'A conversation with Lara'

/**
 * The name of a conversation that she has not named: the beginning of her first message, cut between words. Never longer than TITLE_MAX. Words of
 * a crisis or of violence do not stand in a list that somebody may see over her shoulder.
 */
export function titleOf(message: string): string {
  const title = beginningOf(message)
  return recognise(title, 'woman').some((one) => one.class === 'C1' || one.class === 'C2') ? QUIET_TITLE : title
}

function beginningOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= BEGINNING) return line
  const cut = line.slice(0, BEGINNING)
  const space = cut.lastIndexOf(' ')
  // A pair of surrogates is not cut in two.
  const kept = space > BEGINNING / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`.slice(0, TITLE_MAX)
}
