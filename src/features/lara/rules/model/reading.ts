import { replyProblem, REPLY_MAX, type Measure, type ReplyProblem } from './output-filter.ts'

/** Reads a reply as it comes, sentence by sentence. */
export type Reading = {
  /** The sentences that are whole now and may be shown, in order; none any more once there is a problem. */
  take(piece: string): string[]
  /** The rest, when no more comes. */
  end(): string[]
  /** What was let through so far. */
  text(): string
  problem(): ReplyProblem | undefined
}

/** A sentence with the space before it; what follows its end mark shows that it is whole. */
const SENTENCE = /^(\s*)(\S[^\n]*?(?:[.!?…]+["'”’»)]*(?=\s)|(?=\n)))/u

/** An alarm is sought in a sentence and in so many characters before it; at the end in the whole. To seek it in all at each sentence takes too long. */
const ALARM_BACK = 240

/** Line ends and spaces as they are shown: a paragraph begins after one empty line. */
function toGap(space: string, isFirst: boolean): string {
  if (isFirst || space === '') return ''
  if (!space.includes('\n')) return ' '
  return /\n\s*\n/.test(space) ? '\n\n' : '\n'
}

/** Begins to read a reply that is held against `measure`; each sentence is judged together with all that came before it. */
export function beginReading(measure: Measure): Reading {
  let shown = ''
  let rest = ''
  let problem: ReplyProblem | undefined

  function pass(space: string, sentence: string): string[] {
    const piece = toGap(space, shown === '') + sentence
    problem = replyProblem(shown + piece, measure, shown.slice(-ALARM_BACK) + piece)
    if (problem) return []
    shown += piece
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
      if (shown.length + rest.length > REPLY_MAX + 1) problem ??= 'length'
      return sentences
    },
    end: () => {
      const [, space = '', sentence = ''] = /^(\s*)(\S.*?)?\s*$/su.exec(rest) ?? []
      rest = ''
      const last = problem || sentence === '' ? [] : pass(space, sentence)
      problem ??= replyProblem(shown, measure)
      return problem ? [] : last
    },
    text: () => shown,
    problem: () => problem,
  }
}
