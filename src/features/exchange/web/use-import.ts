import { useCallback, useEffect, useRef, useState } from 'react'
import { failureWords } from '../../../kit/web/api.ts'
import { refetchAll } from '../../../kit/web/query-client.ts'
import { t } from '../../../kit/words.ts'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { uploadFile } from '../../../kit/web/files.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { readHealthConnectFile } from '../contract.ts'
import type { Answers, FileContent, Question, Source } from '../rules/imported-day.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import { bringAll, type Bringing, NO_RESULTS, type Results } from './bring-all.ts'
import { NOTHING_FOUND, PROBLEM_WORDS, READING_FAILED } from './import-words.ts'
import { readFile } from './read-file.ts'

const BRINGING_FAILED = t`The rest could not be brought over yet.`

/** Loaded when it is needed, after the page. */
const unfinished = () => import('./unfinished.ts')
const dropUnfinished = async () => (await unfinished()).dropUnfinished()

/** Where she is: choosing a file, answering a question about it, looking at what it holds, or bringing it over. */
export type ImportState =
  | { step: 'choose'; problem?: string }
  | { step: 'unfinished'; bringing: Bringing }
  | { step: 'reading'; share: number }
  | { step: 'question'; question: Question; problem?: string }
  | { step: 'send-to-read'; database: Blob }
  | { step: 'preview'; content: FileContent }
  | { step: 'bringing'; bringing: Bringing; results: Results; problem?: string }
  | { step: 'done'; source: Source; results: Results; isStopped: boolean }

type Request = { file: File; answers: Answers }

/** The steps of an import. `today` is in the account's time zone. */
export function useImport(today: LocalDate) {
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const request = useRef<Request>(undefined)
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const isStill = { current: true }
    void unfinished().then(async ({ findUnfinished }) => {
      const bringing = await findUnfinished()
      if (bringing && isStill.current) setState((now) => (now.step === 'choose' && !now.problem ? { step: 'unfinished', bringing } : now))
    })
    return () => {
      isStill.current = false
      running.current?.abort()
    }
  }, [])

  const begin = () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    return controller.signal
  }

  const show = (content: FileContent) =>
    setState(content.days.length + content.dropped.length === 0 ? { step: 'choose', problem: NOTHING_FOUND } : { step: 'preview', content })

  const readOnServer = async (database: Blob) => {
    const signal = begin()
    setState({ step: 'reading', share: 0 })
    try {
      const onShare = (share: number) => !signal.aborted && setState({ step: 'reading', share })
      const { content, problem } = await uploadFile<ReplyOf<typeof readHealthConnectFile>>(readHealthConnectFile, database, {
        type: 'application/vnd.sqlite3',
        onShare,
      })
      if (signal.aborted) return
      if (content) show(content)
      else setState({ step: 'choose', problem: problem ? PROBLEM_WORDS[problem] : READING_FAILED })
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', problem: failureWords(error, READING_FAILED) })
    }
  }

  const read = async (next: Request) => {
    request.current = next
    const signal = begin()
    setState({ step: 'reading', share: 0 })
    try {
      const onShare = (share: number) => !signal.aborted && setState({ step: 'reading', share })
      const result = await readFile({ ...next, today }, { signal, onShare })
      if (signal.aborted) return
      if ('kind' in result && result.kind === 'on-server') setState({ step: 'send-to-read', database: result.database })
      else if ('kind' in result) setState({ step: 'question', question: result })
      else show(result)
    } catch (error) {
      if (signal.aborted) return
      const problem = error instanceof ReadProblem ? PROBLEM_WORDS[error.code] : READING_FAILED
      const isWrongPassword = error instanceof ReadProblem && error.code === 'wrong-password'
      setState(isWrongPassword ? { step: 'question', question: { kind: 'password' }, problem } : { step: 'choose', problem })
    }
  }

  const send = async (bringing: Bringing, before: Results) => {
    const signal = begin()
    let results = before
    const onResults = (next: Results) => {
      results = next
      setState({ step: 'bringing', bringing, results })
    }
    onResults(before)
    try {
      await bringAll(bringing, before, { signal, onResults })
      await dropUnfinished()
      setState({ step: 'done', source: bringing.source, results, isStopped: false })
    } catch (error) {
      if (signal.aborted) return
      setState({ step: 'bringing', bringing, results, problem: failureWords(error, BRINGING_FAILED) })
    }
    await refetchAll()
  }

  return {
    state,
    /** Begins to read a file. */
    choose: (file: File) => void read({ file, answers: {} }),
    /** Reads the file again with one more answer. */
    answer: (more: Answers) => {
      const last = request.current
      if (last) void read({ ...last, answers: { ...last.answers, ...more } })
    },
    /** Has a database read by the server, which the browser cannot read. */
    sendToRead: (database: Blob) => void readOnServer(database),
    /** Sends the days, from the first on. */
    bring: async (bringing: Bringing) => {
      await (await unfinished()).keepUnfinished(bringing)
      await send(bringing, NO_RESULTS)
    },
    /** Sends what is left after a failure. */
    goOn: () => {
      if (state.step === 'bringing') void send(state.bringing, state.results)
    },
    /** Stops sending; what has come over stays. */
    stop: async () => {
      if (state.step !== 'bringing') return
      running.current?.abort()
      await dropUnfinished()
      setState({ step: 'done', source: state.bringing.source, results: state.results, isStopped: true })
      await refetchAll()
    },
    /** Back to choosing a file. */
    startAgain: useCallback(async () => {
      running.current?.abort()
      await dropUnfinished()
      setState({ step: 'choose' })
    }, []),
  }
}
