import { expect, test } from 'vitest'
import { makeWorkerTask, WorkerProblem } from './worker-task.ts'

const scriptOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const LIMITS = { timeMaxMs: 10_000, memoryMaxMb: 50 }

test('a result counts although the thread has ended by the time this process looks', async () => {
  const task = makeWorkerTask<Int32Array, string, string>(
    scriptOf(`
      import { parentPort, workerData } from 'node:worker_threads'
      parentPort.postMessage('first')
      parentPort.postMessage('result')
      process.on('exit', () => {
        Atomics.store(workerData, 0, 1)
        Atomics.notify(workerData, 0)
      })`),
    LIMITS,
  )
  const ended = new Int32Array(new SharedArrayBuffer(8))
  const result = task(ended, async (message) => (message === 'result' ? message : undefined))
  // The thread is started in the microtasks before this one; then this process is busy until shortly after its end.
  await Promise.resolve().then(() => Promise.resolve())
  expect(Atomics.wait(ended, 0, 0, 5_000)).not.toBe('timed-out')
  Atomics.wait(ended, 1, 0, 50)
  expect(await result).toBe('result')
})

test('a thread that ends without a result says so', async () => {
  const task = makeWorkerTask<null, string, string>(scriptOf(''), LIMITS)
  await expect(task(null, async () => undefined)).rejects.toEqual(new WorkerProblem('ended'))
})
