import { Worker } from 'node:worker_threads'

/** What a thread may use: time in ms, and memory of its JavaScript in MB. */
export type WorkerLimits = { readonly timeMaxMs: number; readonly memoryMaxMb: number }

/**
 * Why a thread gave no result: `slow` took longer than allowed, `memory` needed more than allowed, `ended` by itself.
 */
export class WorkerProblem extends Error {
  readonly reason: 'slow' | 'memory' | 'ended'

  constructor(reason: WorkerProblem['reason']) {
    super(`The worker thread gave no result: ${reason}`)
    this.reason = reason
  }
}

/** Result of a message of the thread; undefined if another message follows. */
type Receive<Message, Result> = (message: Message) => Promise<Result | undefined>

async function runWorker<Message, Result>(
  script: URL,
  workerData: unknown,
  receive: Receive<Message, Result>,
  { timeMaxMs, memoryMaxMb }: WorkerLimits,
): Promise<Result> {
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb } })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(new WorkerProblem('slow')), timeMaxMs)
  const received: Promise<void>[] = []
  worker.on('message', (message: Message) => {
    received.push(
      receive(message).then((result) => {
        if (result !== undefined) resolve(result)
      }, reject),
    )
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerProblem('memory') : error),
  )
  // A busy process gets the last messages and the exit in one turn, before the results are handled.
  worker.on('exit', () => void Promise.all(received).then(() => reject(new WorkerProblem('ended'))))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * A function that starts `script` in a thread of its own for each input, one at a time, and resolves to the first
 * result of `receive`. Rejects with WorkerProblem, or with an error of the thread or of `receive`.
 */
export function makeWorkerTask<Input, Message, Result>(script: URL, limits: WorkerLimits) {
  let last: Promise<unknown> = Promise.resolve()
  return (input: Input, receive: Receive<Message, Result>, timeMaxMs = limits.timeMaxMs): Promise<Result> => {
    const run = last.catch(() => undefined).then(() => runWorker(script, input, receive, { ...limits, timeMaxMs }))
    last = run
    return run
  }
}
