import { TITLE_MAX } from '../contract.ts'
import { recognise } from '../../safety/rules/recognise.ts'

/** Maximum length of the beginning of her first message that becomes the title, in characters. */
const BEGINNING = 60

/** Title of a conversation whose beginning no one else should read. */
export const QUIET_TITLE = 'A conversation with Lara'

/** Whether the beginning of a message is dangerous to show, by the id of the message; words are not kept. */
const known = new Map<number, boolean>()
const KNOWN_MOST = 20_000

function isQuiet(title: string, id: number | undefined): boolean {
  const before = id === undefined ? undefined : known.get(id)
  if (before !== undefined) return before
  const found = recognise(title, 'woman').some((one) => one.class === 'C1' || one.class === 'C2')
  if (known.size >= KNOWN_MOST) known.clear()
  if (id !== undefined) known.set(id, found)
  return found
}

/**
 * Default title of a conversation: the beginning of her first message, cut between words, at most TITLE_MAX characters.
 * Words of a crisis or of violence are excluded, since someone may see the list over her shoulder. With the `id` of the
 * message it is read for them only once.
 */
export function titleOf(message: string, id?: number): string {
  const title = beginningOf(message)
  return isQuiet(title, id) ? QUIET_TITLE : title
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
