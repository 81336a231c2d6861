/** What a chat shows after a failed call: words, and an answer made by the page. */
import { messageOf } from '../../../kit/errors.ts'
import { ApiError } from '../../../kit/web/api.ts'
import type { CallFailure, LocalAnswer } from './conversation.ts'

/** Longest wait for an optional module, in ms. */
const PART_MS = 4_000

/**
 * Interprets failed calls. The server's text is shown if `isExplained` accepts the status, else the default text
 * `failed`.
 */
export function failuresOf(failed: string, isExplained: (status: number) => boolean = () => true): (error: unknown) => CallFailure {
  return (error) => {
    if (!(error instanceof ApiError)) return { words: failed, isOffline: false, isGone: false, isUnlinked: false }
    const { status, body, code, isOffline } = error
    return {
      words: isExplained(status) ? messageOf(body, failed) : failed,
      isOffline,
      isGone: status === 404,
      isUnlinked: code === 'not_linked',
    }
  }
}

/** Loads an optional module; undefined when it does not arrive in time or fails. A failure is logged to the console. */
function fetchedPart<Part>(fetch: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PART_MS, undefined)
    fetch().then(resolve, (error: unknown) => {
      console.warn('An answer of this page could not be fetched.', error)
      resolve(undefined)
    })
  })
}

type Safety<Answer> = { dangerAnswer: (message: string) => Answer | undefined }
type Answers<Answer> = { chipAnswer?: (message: string) => Answer | undefined; unreadHere: () => Answer }

/**
 * The local answer to a message: of a chip, or to danger; if the safety rules could not be loaded, that it could not be
 * read. Undefined for all other messages.
 */
export async function answerLocally<Parts>(
  message: string,
  fetchSafety: () => Promise<Safety<LocalAnswer<Parts>>>,
  fetchAnswers: () => Promise<Answers<LocalAnswer<Parts>>>,
): Promise<LocalAnswer<Parts> | undefined> {
  const reading = fetchedPart(async () => ({ answer: (await fetchSafety()).dangerAnswer(message) }))
  const answers = await fetchedPart(fetchAnswers)
  const chip = answers?.chipAnswer?.(message)
  if (chip) return chip
  const read = await reading
  return read ? read.answer : answers?.unreadHere()
}
