import { Worker } from 'node:worker_threads'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Recognised } from '../../safety/rules/classes.ts'
import { recogniseAll } from '../../safety/rules/recognise-all.ts'
import { recogniseChecked } from './recognise-checked.ts'
import type { Speaker } from '../../text/rules/speech.ts'
import { type RecogniseRequest, READY, type RecogniseReply } from './recogniser-messages.ts'

/** Maximum length, in characters, of messages that are processed on the main thread; longer ones go to a worker. */
export const SHORT_MOST = 1_000
/**
 * Number of long messages per account and minute that are processed whole; of further ones, only the beginning and end.
 */
const LONG_A_MINUTE = 40
const WORKER = new URL('./recognise-worker.ts', import.meta.url)

/** The safety classes in a message, as `recognise` of the rules returns them. Resolves even if the worker fails. */
export type Recognise = (message: string, speaker: Speaker, userId: number) => Promise<readonly Recognised[]>

export type Recogniser = {
  readonly recognise: Recognise
  /** Starts the worker, if it is not running; resolves once it is ready or has ended. */
  start(): Promise<void>
  close(): Promise<void>
}

type Thread = { readonly worker: Worker; readonly settled: Promise<void>; isListening: boolean }
type PendingRequest = RecogniseRequest & { readonly resolve: (recognised: readonly Recognised[]) => void }

/**
 * The worker starts with the first long message; until it is ready, and if it fails, messages are processed on the main
 * thread. Limits are multiplied by `scale`; `report` receives the error of a failed worker.
 */
export function makeRecogniser(report: (error: unknown) => void, scale: number, script: URL = WORKER): Recogniser {
  const waiting = new Map<number, PendingRequest>()
  const points = Math.max(1, Math.round(LONG_A_MINUTE * scale))
  const long = new RateLimiterMemory({ points, duration: 60 })
  let thread: Thread | undefined
  let last = 0

  function open(): Thread {
    const worker = new Worker(script)
    const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
    const opened: Thread = { worker, settled, isListening: false }
    worker.on('message', (reply: RecogniseReply | typeof READY) => {
      if (reply === READY) {
        opened.isListening = true
        settle()
      } else {
        waiting.get(reply.id)?.resolve(reply.recognised)
        waiting.delete(reply.id)
      }
    })
    worker.on('error', report)
    worker.on('exit', () => {
      thread = undefined
      settle()
      for (const { message, speaker, resolve } of waiting.values()) resolve(recogniseAll(message, speaker))
      waiting.clear()
    })
    // The worker must not keep the process alive.
    worker.unref()
    return opened
  }

  return {
    recognise: async (message, speaker, userId) => {
      // Longer ones are never read a second time.
      if (message.length <= SHORT_MOST) return recogniseChecked(message, speaker)
      const { consumedPoints } = await long.penalty(String(userId))
      if (consumedPoints > points) return recogniseAll(`${message.slice(0, SHORT_MOST / 2)}\n${message.slice(-SHORT_MOST / 2)}`, speaker)
      thread ??= open()
      if (!thread.isListening) return recogniseAll(message, speaker)
      const asked: RecogniseRequest = { id: (last += 1), message, speaker }
      const { promise, resolve } = Promise.withResolvers<readonly Recognised[]>()
      waiting.set(asked.id, { ...asked, resolve })
      thread.worker.postMessage(asked)
      return promise
    },
    start: () => (thread ??= open()).settled,
    close: async () => {
      await thread?.worker.terminate()
    },
  }
}
