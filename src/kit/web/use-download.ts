import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Endpoint } from '../endpoint.ts'
import { failureWords } from './api.ts'
import { downloadFile, saveFile } from './files.ts'
import { useStepUp } from './StepUp.tsx'

/** How far a download has come; `words` is why it failed. */
export type DownloadState =
  | { step: 'idle' }
  | { step: 'preparing'; bytes: number }
  | { step: 'saved'; name: string; bytes: number }
  | { step: 'failed'; words: string }

/**
 * A file that is saved on the device after her password. `dialog` must be rendered by the page; leaving the page stops
 * the transfer. `why` is shown where the password is asked, `failed` for a failure without words of its own.
 */
export function useDownload(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { why, failed }: { why: string; failed: string },
): { state: DownloadState; start: (body?: unknown) => void; stop: () => void; dialog: ReactNode } {
  const { stepUp, dialog } = useStepUp(why)
  const [state, setState] = useState<DownloadState>({ step: 'idle' })
  const stopping = useRef<AbortController>(undefined)

  useEffect(() => () => stopping.current?.abort(), [])

  const fetchFile = async (body: unknown) => {
    const stop = new AbortController()
    stopping.current = stop
    const onBytes = (bytes: number) => setState({ step: 'preparing', bytes })
    const prepare = async () => {
      onBytes(0)
      try {
        return await downloadFile(endpoint, { onBytes, signal: stop.signal, body })
      } catch (error) {
        setState({ step: 'idle' })
        throw error
      }
    }
    try {
      const file = await stepUp(prepare)
      if (file) saveFile(file)
      setState(file ? { step: 'saved', name: file.name, bytes: file.content.size } : { step: 'idle' })
    } catch (error) {
      setState(stop.signal.aborted ? { step: 'idle' } : { step: 'failed', words: failureWords(error, failed) })
    }
  }

  return { state, start: (body) => void fetchFile(body), stop: () => stopping.current?.abort(), dialog }
}
