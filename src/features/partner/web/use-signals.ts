import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { call } from '../../../kit/web/api.ts'
import { post, useOutbox } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type listSignals, revokeSignal, sendSignal } from '../contract.ts'
import type { ReadySignal } from '../rules/signal-form.ts'
import { signals } from './queries.ts'
import { useRepeatKey } from './use-repeat-key.ts'

/** Kind of these writes in the outbox. */
const WITHDRAWN = 'signal-back'

type Signals = ReplyOf<typeof listSignals>

/** Sends a signal now or not at all: it is not queued, since a text for this evening must not be sent tomorrow. */
export function useSendSignal() {
  const client = useQueryClient()
  const keyOf = useRepeatKey()
  return useMutation({
    mutationFn: ({ signal, round }: { signal: ReadySignal; round: number }) =>
      call(sendSignal, { body: signal, idempotencyKey: keyOf([signal, round]) }),
    onSuccess: ({ data }) => {
      client.setQueryData<Signals>(signals.queryKey, (list) => list && { ...list, data: [data, ...list.data] })
      return client.invalidateQueries({ queryKey: signals.queryKey })
    },
  })
}

/** Withdraws a signal, queued while offline. `leaving` has the signals being withdrawn. */
export function useTakeBack(): { leaving: ReadonlySet<unknown>; takeBack: (id: number) => Promise<void> } {
  const client = useQueryClient()
  const toast = useToast()
  const { waiting } = useOutbox()
  const leaving = new Set(waiting.filter(({ kind }) => kind === WITHDRAWN).map(({ params }) => params['id']))

  const takeBack = async (id: number) => {
    const { outcome } = await post(revokeSignal, { params: { id } }, { kind: WITHDRAWN, patient: true })
    const end = await outcome
    if (end.kind === 'waiting') {
      toast.show({
        text: t`You’re offline. It will be taken back as soon as you’re online; until then your partner may still read it.`,
        seconds: 10,
      })
      return
    }
    if (end.kind === 'delivered') {
      client.setQueryData<Signals>(signals.queryKey, (list) => list && { ...list, data: list.data.filter((signal) => signal.id !== id) })
      toast.show({ tone: 'ok', text: t`Taken back. Your partner can’t see it any more.` })
    } else toast.show({ tone: 'danger', text: end.error.message })
    await client.invalidateQueries({ queryKey: signals.queryKey })
  }

  return { leaving, takeBack }
}
