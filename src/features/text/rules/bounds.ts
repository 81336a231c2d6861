/**
 * Bounds on what the rules read of one message, so that any 4,000 characters take bounded time (decision 0046).
 * Ordinary messages are within them and are read completely. Only text already read twice, and the middle of very long
 * sentences, is skipped.
 */

/** How often the same sentence, or the same run of words, is read. */
const SAME_MOST = 2
/** Above this number of sentences, adjacent ones are merged. */
const SENTENCES_MOST = 100
/**
 * Above this number of words in a sentence, half of that number is read from each end; 4,000 characters of prose have
 * about 750.
 */
const WORDS_MOST = 1_000
/** Length of a run, in words. */
const RUN = 8

/** Single characters that Unicode normalization expands to a phrase of up to 18 letters. */
const EXPANDING = /[\ufdfa\ufdfb]/g

/** A text without the characters that normalization expands. */
export function withoutExpanding(text: string): string {
  return text.replaceAll(EXPANDING, ' ')
}

/** The sentences to read, from those of a message. */
export function boundedSentences(pieces: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  const read = pieces.filter((piece) => {
    const text = piece.trim()
    const count = (times.get(text) ?? 0) + 1
    times.set(text, count)
    return text !== '' && count <= SAME_MOST
  })
  const size = Math.ceil(read.length / SENTENCES_MOST)
  if (size <= 1) return read
  return Array.from({ length: Math.ceil(read.length / size) }, (_, group) => read.slice(group * size, (group + 1) * size).join(' , '))
}

/** The words to read of a sentence, each with all its readings; a pause (",") marks where words were left out. */
export function boundedWords(words: readonly string[][]): readonly string[][] {
  const read = withoutRepeatedRuns(words)
  if (read.length <= WORDS_MOST) return read
  return [...read.slice(0, WORDS_MOST / 2), [','], ...read.slice(-WORDS_MOST / 2)]
}

function withoutRepeatedRuns(words: readonly string[][]): readonly string[][] {
  if (words.length <= RUN * SAME_MOST) return words
  const times = new Map<string, number>()
  const isRepeated = words.map((_, place) => {
    if (place < RUN - 1) return false
    const run = words
      .slice(place - RUN + 1, place + 1)
      .map(([word = '']) => word)
      .join(' ')
    const count = (times.get(run) ?? 0) + 1
    times.set(run, count)
    return count > SAME_MOST
  })
  // The last words of a repeated run are retained, so that they are read together with what follows.
  let isLeftOut = false
  return words.flatMap((word, place) => {
    const wasLeftOut = isLeftOut
    isLeftOut = isRepeated[place + RUN - 1] === true && isRepeated.slice(place, place + RUN).every(Boolean)
    if (isLeftOut) return []
    return wasLeftOut ? [[','], word] : [word]
  })
}
