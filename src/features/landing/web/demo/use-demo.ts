import { useRef, useState } from 'react'
import type { Language } from '../../../text/rules/speech.ts'
import type { DemoAnswer } from '../../rules/demo-answer.ts'
import { answerTo, answerToTitle, NotFetched } from './answers.ts'

/**
 * A question, and its answer once available. `tapped` is the language of a tapped title; undefined for typed questions.
 */
export type Turn = {
  readonly id: number
  readonly question: string
  readonly tapped: Language | undefined
  readonly answer: DemoAnswer | 'awaited' | 'failed'
}

/** State of the demo's conversation, in the page's memory only. */
export function useDemo() {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const count = useRef(0)

  const settle = (id: number, answer: Turn['answer']) =>
    setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, answer } : turn)))

  const fetchAnswer = async ({ id, question, tapped }: Pick<Turn, 'id' | 'question' | 'tapped'>) => {
    settle(id, 'awaited')
    try {
      settle(id, await (tapped ? answerToTitle(question, tapped) : answerTo(question)))
    } catch (error) {
      settle(id, 'failed')
      if (!(error instanceof NotFetched)) throw error
    }
  }

  return {
    turns,
    isBusy: turns.some(({ answer }) => answer === 'awaited'),
    ask: (question: string, tapped?: Language) => {
      count.current += 1
      const turn: Turn = { id: count.current, question, tapped, answer: 'awaited' }
      setTurns((before) => [...before, turn])
      void fetchAnswer(turn)
    },
    again: (turn: Turn) => void fetchAnswer(turn),
    clear: () => setTurns([]),
  }
}
