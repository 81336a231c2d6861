import { TITLE_MAX } from '../contract.ts'
import { recognise } from '../../safety/rules/recognise.ts'

/** Maximum length of the beginning of her first message that becomes the title, in characters. */
const BEGINNING = 60

/** Title of a conversation whose beginning no one else should read. */
export const QUIET_TITLE = 'A conversation with Lara'

/**
 * Default title of a conversation: the beginning of her first message, cut between words, at most TITLE_MAX characters.
 * Words of a crisis or of violence are excluded, since someone may see the list over her shoulder.
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
  // Removes half of a surrogate pair.
  const kept = space > BEGINNING / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`.slice(0, TITLE_MAX)
}
