import { useRef, useState } from 'react'
import type { Language } from '../../../text/rules/speech.ts'
import type { DemoAnswer } from '../../rules/demo-answer.ts'
import { answerTo, answerToTitle, NotFetched } from './answers.ts'

/**
 * A question, and its answer once available. `tapped` is the language of a tapped title; undefined for typed questions.
 */
export type Exchange = {
  readonly id: number
  readonly question: string
  readonly tapped: Language | undefined
  readonly answer: DemoAnswer | 'awaited' | 'failed'
}

/** State of the demo's conversation, in the page's memory only. */
export function useDemo() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const count = useRef(0)

  const settle = (id: number, answer: Exchange['answer']) =>
    setExchanges((before) => before.map((exchange) => (exchange.id === id ? { ...exchange, answer } : exchange)))

  const fetchAnswer = async ({ id, question, tapped }: Pick<Exchange, 'id' | 'question' | 'tapped'>) => {
    settle(id, 'awaited')
    try {
      settle(id, await (tapped ? answerToTitle(question, tapped) : answerTo(question)))
    } catch (error) {
      settle(id, 'failed')
      if (!(error instanceof NotFetched)) throw error
    }
  }

  return {
    exchanges,
    isBusy: exchanges.some(({ answer }) => answer === 'awaited'),
    ask: (question: string, tapped?: Language) => {
      count.current += 1
      const exchange: Exchange = { id: count.current, question, tapped, answer: 'awaited' }
      setExchanges((before) => [...before, exchange])
      void fetchAnswer(exchange)
    },
    again: (exchange: Exchange) => void fetchAnswer(exchange),
    clear: () => setExchanges([]),
  }
}
