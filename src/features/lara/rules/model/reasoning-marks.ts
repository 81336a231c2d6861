/** Removes the reasoning that some models write into their reply: `<think>…</think>` and similar. */
export type ReasoningStripper = {
  /** Text of a piece outside of reasoning; what may begin a mark is held back. */
  take(piece: string): string
  /** The rest at the end of the reply; an unclosed reasoning is removed. */
  end(): string
}

const OPEN = /<(think|thinking|reasoning|thought)>/i
/** End of a piece that may be the beginning of an opening mark. */
const BEGUN = /<[a-z]{0,9}$/i
/** Length of the longest closing mark, in characters. */
const CLOSE_MAX = '</reasoning>'.length

/** Creates a stripper for one reply. */
export function makeReasoningStripper(): ReasoningStripper {
  let rest = ''
  let close: RegExp | undefined
  return {
    take: (piece) => {
      rest += piece
      let outside = ''
      for (;;) {
        const found = (close ?? OPEN).exec(rest)
        if (!found) break
        if (!close) outside += rest.slice(0, found.index)
        close = close ? undefined : new RegExp(`</${found[1]}>`, 'i')
        rest = rest.slice(found.index + found[0].length)
      }
      if (close) {
        rest = rest.slice(-CLOSE_MAX)
        return outside
      }
      const held = BEGUN.exec(rest)?.index ?? rest.length
      outside += rest.slice(0, held)
      rest = rest.slice(held)
      return outside
    },
    end: () => (close ? '' : rest),
  }
}
