import { replyProblem, REPLY_MAX, type ReplyContext, type ReplyProblem } from './output-filter.ts'

/** Incremental reader that passes on a reply sentence by sentence. */
export type Reading = {
  /** Adds a piece; returns the sentences that are now complete and may be shown. Empty once there is a problem. */
  take(piece: string): string[]
  /** Ends the reply; returns the remaining sentence. */
  end(): string[]
  /** Text passed on so far. */
  text(): string
  problem(): ReplyProblem | undefined
}

/** A sentence with the space before it. The character after its end mark shows that it is complete. */
const SENTENCE = /^(\s*)(\S[^\n]*?(?:[.!?…]+["'”’»)]*(?=\s)|(?=\n)))/u

/**
 * Alarms are checked in a sentence and this many characters before it, and at the end in the whole text; checking the
 * whole text at each sentence is too slow.
 */
const ALARM_BACK = 240

/** Normalises white space between sentences: a paragraph begins after one empty line. */
function toGap(space: string, isFirst: boolean): string {
  if (isFirst || space === '') return ''
  if (!space.includes('\n')) return ' '
  return /\n\s*\n/.test(space) ? '\n\n' : '\n'
}

/** Creates a reader that checks each sentence, together with all text before it, against `measure`. */
export function beginReading(measure: ReplyContext): Reading {
  let shownText = ''
  let rest = ''
  let problem: ReplyProblem | undefined

  function pass(space: string, sentence: string): string[] {
    const piece = toGap(space, shownText === '') + sentence
    problem = replyProblem(shownText + piece, measure, shownText.slice(-ALARM_BACK) + piece)
    if (problem) return []
    shownText += piece
    return [piece]
  }

  return {
    take: (piece) => {
      rest += piece.replaceAll('\r\n', '\n')
      const sentences: string[] = []
      while (!problem) {
        const [found, space = '', sentence = ''] = SENTENCE.exec(rest) ?? []
        if (found === undefined) break
        rest = rest.slice(found.length)
        sentences.push(...pass(space, sentence))
      }
      if (shownText.length + rest.length > REPLY_MAX + 1) problem ??= 'length'
      return sentences
    },
    end: () => {
      const [, space = '', sentence = ''] = /^(\s*)(\S.*?)?\s*$/su.exec(rest) ?? []
      rest = ''
      const last = problem || sentence === '' ? [] : pass(space, sentence)
      problem ??= replyProblem(shownText, measure)
      return problem ? [] : last
    },
    text: () => shownText,
    problem: () => problem,
  }
}
