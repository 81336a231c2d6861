import { AppError } from '../../../kit/errors.ts'
import { makeWorkerTask, WorkerProblem } from '../../../kit/server/worker-task.ts'
import { type Edition, edition, t } from '../../../kit/words.ts'
import type { Report } from '../contract.ts'

/** What the thread is started with. */
export type PdfInput = { readonly report: Report; readonly edition: Edition }

/** The library takes 30 MB; a report of two years takes a second on a busy machine, most of it to load the library. */
const LIMITS = { timeMaxMs: 20_000, memoryMaxMb: 200 }
const RETRY_S = 5

const makeInThread = makeWorkerTask<PdfInput, Uint8Array, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), LIMITS)

/**
 * The report as a PDF file in the current language, made in a thread of its own, because it would hold up every other
 * request (decision 0092). Throws AppError `unavailable` when it takes longer than `timeMaxMs`.
 */
export async function makePdf(report: Report, timeMaxMs?: number): Promise<Uint8Array> {
  try {
    return await makeInThread({ report, edition: edition() }, async (bytes) => bytes, timeMaxMs)
  } catch (error) {
    if (error instanceof WorkerProblem && error.reason === 'slow')
      throw new AppError('unavailable', t`This is taking too long. Please try again in a moment.`, undefined, RETRY_S)
    throw error
  }
}
