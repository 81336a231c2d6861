import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pieces } from '../../../kit/files.ts'
import { makeUploadQueue } from '../../../kit/server/upload-queue.ts'
import { makeWorkerTask, WorkerProblem } from '../../../kit/server/worker-task.ts'
import { DATABASE_MAX_BYTES } from '../contract.ts'
import type { FileContent } from '../rules/imported-day.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import type { HealthConnectFile, HealthConnectReply } from './health-connect-messages.ts'

/** A database takes a thread and up to 200 MB of JavaScript. SQLite's own cache is 2 MB. */
const LIMITS = { timeMaxMs: 20_000, memoryMaxMb: 200 }

/** One at a time. What waits is on the disk. */
const arrive = makeUploadQueue({ mostBytes: 2 * DATABASE_MAX_BYTES, mostWaiting: 4 })

const readInThread = makeWorkerTask<HealthConnectFile, HealthConnectReply, FileContent>(
  new URL('./health-connect-worker.ts', import.meta.url),
  LIMITS,
)

/** What a reader says when its thread gave no result. */
const CODES = { slow: 'too-slow', memory: 'too-large', ended: 'damaged' } as const

/**
 * What a Health Connect database holds. Until the worker has opened it, the bytes are in a file in `folder` that only
 * this process's user can read. Throws ReadProblem, AppError `unavailable` while many others wait, and passes on
 * errors of receiving the bytes.
 */
export async function readHealthConnect(
  bytes: Pieces,
  { today, folder = tmpdir(), timeMaxMs }: { today: string; folder?: string; timeMaxMs?: number },
): Promise<FileContent> {
  const own = await mkdtemp(join(folder, 'emberwell-'))
  const remove = () => rm(own, { recursive: true, force: true })
  const receive = async (reply: HealthConnectReply): Promise<FileContent | undefined> => {
    if (reply !== 'open' && 'code' in reply) throw new ReadProblem(reply.code)
    if (reply !== 'open') return reply.content
    await remove()
    return undefined
  }
  try {
    const path = join(own, 'brought.db')
    const store = (pieces: Pieces) => pipeline(Readable.from(pieces), createWriteStream(path, { mode: 0o600 }))
    return await arrive(bytes, store, () => readInThread({ path, today }, receive, timeMaxMs))
  } catch (error) {
    throw error instanceof WorkerProblem ? new ReadProblem(CODES[error.reason]) : error
  } finally {
    await remove()
  }
}
