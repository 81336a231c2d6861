/** Reads a chosen file away from the page, so that a large one cannot block it. Nothing leaves the device here. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Answers, FileContent, Question } from '../rules/imported-day.ts'
import { ReadProblem, type ReadProblemCode } from '../rules/read-problem.ts'
import { type OnServer, readBlob } from './read-blob.ts'

/** What the page asks for. */
export type ReadRequest = { file: File; answers: Answers; today: LocalDate }
export type ReadResult = FileContent | Question | OnServer

/** `share` of the file that was read, 0 to 1; then the result or the problem, once. */
export type ReadReply = { share: number } | { result: ReadResult } | { problem: ReadProblemCode }

function tell(reply: ReadReply): void {
  postMessage(reply)
}

addEventListener('message', ({ data: { file, answers, today } }: MessageEvent<ReadRequest>) => {
  readBlob(file.name, file, { today, answers, onProgress: (share) => tell({ share }) }).then(
    (result) => tell({ result }),
    (error: unknown) => {
      if (error instanceof ReadProblem) tell({ problem: error.code })
      // Reaches the page as an error of the worker.
      else reportError(error)
    },
  )
})
