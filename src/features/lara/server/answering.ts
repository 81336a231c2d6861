import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { ANSWER_BUDGET_MS } from '../contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { piecesOf } from '../../answers/rules/answer-pieces.ts'
import type { MessageRow } from '../../chat/server/chat-rows.ts'
import { buildAnswer } from './build-answer.ts'
import { type Improve, mayImprove } from './engine.ts'
import type { Question } from './question.ts'
import { settle } from './message-store.ts'

/** Reports an answer while it is made: a piece of text, or that the text so far is void. */
export type AnswerSink = { delta(text: string): void; restart(): void }

/** Makes answers, and tracks those in progress on this server. */
export type Answering = {
  /**
   * Makes the answer to a question and settles its pending row; undefined if the row was removed meanwhile. Throws the
   * error that prevented it.
   */
  answer(question: Question, pending: MessageRow, sink: AnswerSink): Promise<MessageRow | undefined>
  /** Aborts an answer that she stopped, if it is in progress on this server, and waits for it to settle. */
  stopped(id: number): Promise<void>
}

/** Pieces of a model's reply until it ends or `signal` aborts; a model that ignores the signal is abandoned. */
async function* until(signal: AbortSignal, pieces: AsyncGenerator<string, Made | undefined>): AsyncGenerator<string, Made | undefined> {
  const over = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  for (;;) {
    const next = await Promise.race([pieces.next(), over])
    if (!next) return undefined
    if (next.done) return next.value
    yield next.value
  }
}

/** `report` receives the errors of a model; the answer built without it is used then. */
export function makeAnswering(improve: Improve | undefined, report: (error: unknown) => void): Answering {
  const open = new Map<number, { stop: AbortController; made: Promise<unknown> }>()

  async function improved(question: Question, built: Made, stop: AbortSignal, sink: AnswerSink): Promise<Made> {
    let sentText = ''
    let made: Made | undefined
    if (improve && mayImprove(question, built)) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_BUDGET_MS)])
      const pieces = until(signal, improve(question, built, signal))
      try {
        let next = await pieces.next()
        for (; !next.done; next = await pieces.next()) {
          sentText += next.value
          sink.delta(next.value)
        }
        made = next.value
      } catch (error) {
        report(error)
      }
      // The text she saw before stopping is what is stored.
      if (stop.aborted && sentText) return { ...built, text: sentText, parts: { ...built.parts, layer: 'model' } }
    }
    const final = made ?? built
    if (sentText === final.text) return final
    if (sentText) sink.restart()
    for (const piece of piecesOf(final)) sink.delta(piece)
    return final
  }

  async function make(question: Question, pending: MessageRow, stop: AbortSignal, sink: AnswerSink): Promise<MessageRow | undefined> {
    const { hers, user, manner } = question
    let made: Made
    try {
      made = await improved(question, await buildAnswer(question), stop, sink)
    } catch (error) {
      await fail(hers, user, pending)
      throw error
    }
    const { text, parts, about } = made
    return settle(hers, user, pending, { text, language: manner.language, parts, about })
  }

  async function fail(hers: HerVault, user: Person, pending: MessageRow): Promise<void> {
    try {
      await settle(hers, user, pending, 'failed')
    } catch (error) {
      // The store failed. The pending answer counts as failed after `OVERDUE_MS`.
      report(error)
    }
  }

  return {
    answer: async (question, pending, sink) => {
      const stop = new AbortController()
      const made = make(question, pending, stop.signal, sink)
      open.set(pending.id, { stop, made })
      try {
        return await made
      } finally {
        open.delete(pending.id)
      }
    },
    stopped: async (id) => {
      const making = open.get(id)
      making?.stop.abort()
      await Promise.allSettled([making?.made])
    },
  }
}
