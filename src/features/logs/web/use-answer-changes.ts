import { useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry, QuickAnswers } from '../contract.ts'
import { saveProblem } from '../rules/save-problem.ts'
import { replaceAnswers } from './replace-answers.ts'

/**
 * Changes single answers of the Soft Log of `day`; the others stay. A change is shown at once, and taken back if it is
 * refused. `onStored` receives the log once the server has it, and must update `answers`: the next change sends all of
 * them.
 */
export function useAnswerChanges(day: LocalDate, answers: QuickAnswers, onStored: (entry: LogEntry) => void) {
  const [changed, setChanged] = useState<QuickAnswers>({})
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const shown = { ...answers, ...changed }

  const change = (part: QuickAnswers) => {
    latest.current += 1
    const turn = latest.current
    const all = { ...shown, ...part }
    setProblem(undefined)
    setChanged((before) => ({ ...before, ...part }))
    const settle = (words?: string) => {
      if (turn !== latest.current) return
      setChanged({})
      setProblem(words)
    }
    const send = async () => {
      const { outcome } = await replaceAnswers(day, all)
      // The next change need not wait until this one is sent: it replaces it.
      void outcome.then((result) => {
        if (result.kind === 'delivered') onStored(result.reply.data)
        settle(result.kind === 'refused' ? saveProblem(result.error.body, result.error.message) : undefined)
      })
    }
    line.current = line.current
      .then(send)
      .catch((error: unknown) => settle(saveProblem(undefined, error instanceof Error ? error.message : '')))
  }

  return { shown, change, problem }
}
