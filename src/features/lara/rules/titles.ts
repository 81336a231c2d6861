import { TITLE_MAX } from '../contract.ts'

/** How much of her first message names a conversation, in characters. */
const BEGINNING = 60

/** The name of a conversation that she has not named: the beginning of her first message, cut between words. Never longer than TITLE_MAX. */
export function beginningOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= BEGINNING) return line
  const cut = line.slice(0, BEGINNING)
  const space = cut.lastIndexOf(' ')
  // A pair of surrogates is not cut in two.
  const kept = space > BEGINNING / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`.slice(0, TITLE_MAX)
}
