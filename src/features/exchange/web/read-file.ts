import { trustedScript } from '../../../kit/web/trusted-script.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import type { ReadReply, ReadRequest, ReadResult } from './reader.worker.ts'
// oxlint-disable-next-line import/default -- the address of the built worker, which Vite exports
import reader from './reader.worker.ts?worker&url'

/**
 * Reads a file in a worker. `onShare` receives the share that was read, 0 to 1. Throws ReadProblem, the reason of
 * `signal`, or Error when the worker fails.
 */
export function readFile(
  request: ReadRequest,
  { signal, onShare }: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<ReadResult> {
  const worker = new Worker(trustedScript('reader', reader), { type: 'module' })
  return new Promise<ReadResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(new Error('The file could not be read')))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      if ('share' in data) onShare(data.share)
      else if ('problem' in data) reject(new ReadProblem(data.problem))
      else resolve(data.result)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no such argument
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
