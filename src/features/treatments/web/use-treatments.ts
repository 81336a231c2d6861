import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import {
  addPhase,
  addTreatment,
  type NewTreatment,
  type Phase,
  removeTreatment,
  replaceTreatment,
  restoreTreatment,
  type Treatment,
} from '../contract.ts'
import { hideTreatment, showTreatment } from './queries.ts'

// A change invalidates all queries: stage, notes about bleeding and trends are computed from treatments as well.

const FAILED = t`This could not be done. Please try again.`

/** What she writes about a treatment, without what the server adds; its reminder stays as it is. */
function toBody({ id: _id, created_at: _created, updated_at: _updated, remind: _remind, ...body }: Treatment): NewTreatment {
  return body
}

/** Saves a new treatment, or replaces the one with `id`. `key` makes a repeated new one take effect once. */
export function useSaveTreatment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, key }: { id: number | undefined; body: NewTreatment; key: string }) =>
      id === undefined ? call(addTreatment, { body, idempotencyKey: key }) : call(replaceTreatment, { params: { id }, body }),
    onSuccess: ({ data }) => {
      showTreatment(data)
      return client.invalidateQueries()
    },
  })
}

/** Adds a change to a treatment. */
export function useAddPhase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, key }: { id: number; body: Phase & { reason_stopped?: string }; key: string }) =>
      call(addPhase, { params: { id }, body, idempotencyKey: key }),
    onSuccess: ({ data }) => {
      showTreatment(data)
      return client.invalidateQueries()
    },
  })
}

/** Removes a treatment, with Undo for ten seconds. */
export function useRemoveTreatment(): (treatment: Treatment) => Promise<void> {
  const client = useQueryClient()
  const remove = useRemoval()
  return (treatment) =>
    remove({
      kind: 'treatment',
      words: t`Treatment deleted.`,
      remove: { endpoint: removeTreatment, params: { id: treatment.id } },
      putBack: { endpoint: restoreTreatment, params: { id: treatment.id } },
      onGone: () => hideTreatment(treatment.id),
      onBack: () => void client.invalidateQueries(),
    })
}

/** Removes one change of a treatment, with Undo. A failure is shown. */
export function useRemovePhase(): (treatment: Treatment, phase: Phase) => Promise<void> {
  const client = useQueryClient()
  const toast = useToast()
  return async (treatment, phase) => {
    const body = toBody(treatment)
    const write = async (next: NewTreatment) => {
      showTreatment((await call(replaceTreatment, { params: { id: treatment.id }, body: next })).data)
      await client.invalidateQueries()
    }
    const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })
    try {
      await write({ ...body, phases: body.phases.filter(({ from }) => from !== phase.from) })
      toast.show({ text: t`Change deleted.`, action: { label: t`Undo`, onClick: () => void write(body).catch(fail) } })
    } catch (error) {
      fail(error)
    }
  }
}
