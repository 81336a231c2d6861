import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { ANSWER_BUDGET_MS } from '../contract.ts'
import type { Made } from '../rules/answer.ts'
import { piecesOf } from '../rules/deltas.ts'
import type { MessageRow } from './chat-rows.ts'
import { buildAnswer, type Improve, mayImprove, type Question } from './engine.ts'
import { settle } from './turn-store.ts'

/** Tells an answer while it comes: a piece of it, or that what was told so far is void. */
export type Telling = { delta(text: string): void; restart(): void }

/** Makes answers, and knows those that this server is making. */
export type Answering = {
  /** Makes the answer to a question over its pending row, whole to its end; undefined when it was removed meanwhile. Throws what stopped it. */
  answer(question: Question, pending: MessageRow, telling: Telling): Promise<MessageRow | undefined>
  /** Ends the making of an answer that she stopped, if this server is making it, and waits for it. */
  stopped(id: number): Promise<void>
}

/** The pieces of a model until it ends or `signal` says so; a model that does not listen is left behind. */
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

/** `report` is told of a model that failed; what was built then stands. */
export function makeAnswering(improve: Improve | undefined, report: (error: unknown) => void): Answering {
  const open = new Map<number, { stop: AbortController; made: Promise<unknown> }>()

  async function improved(question: Question, built: Made, stop: AbortSignal, telling: Telling): Promise<Made> {
    let told = ''
    let made: Made | undefined
    if (improve && mayImprove(question, built)) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_BUDGET_MS)])
      const pieces = until(signal, improve(question, built, signal))
      try {
        let next = await pieces.next()
        for (; !next.done; next = await pieces.next()) {
          told += next.value
          telling.delta(next.value)
        }
        made = next.value
      } catch (error) {
        report(error)
      }
      // What she saw when she stopped it is what is kept of it.
      if (stop.aborted && told) return { ...built, text: told, parts: { ...built.parts, layer: 'model' } }
    }
    const whole = made ?? built
    if (told === whole.text) return whole
    if (told) telling.restart()
    for (const piece of piecesOf(whole)) telling.delta(piece)
    return whole
  }

  async function make(question: Question, pending: MessageRow, stop: AbortSignal, telling: Telling): Promise<MessageRow | undefined> {
    const { hers, user, manner } = question
    let made: Made
    try {
      made = await improved(question, await buildAnswer(question), stop, telling)
    } catch (error) {
      await fail(hers, user, pending)
      throw error
    }
    return settle(hers, user, pending, { made, language: manner.language })
  }

  async function fail(hers: Vault<'hers'>, user: Person, pending: MessageRow): Promise<void> {
    try {
      await settle(hers, user, pending, 'failed')
    } catch (error) {
      // The store is what failed. An answer that stays pending reads as failed by itself.
      report(error)
    }
  }

  return {
    answer: async (question, pending, telling) => {
      const stop = new AbortController()
      const made = make(question, pending, stop.signal, telling)
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
