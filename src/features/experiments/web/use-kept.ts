import { useQueryClient } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { post, useOutbox } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type Kept, setKept } from '../contract.ts'
import { experimentsKey } from './queries.ts'

const KIND = 'experiment-kept'
const FAILED = t`This could not be noted. Please try again.`

/**
 * Whether she kept to the plan: `keptOn` gives the answer of a day that still waits on this device, else `known`;
 * `note` stores one, also offline. A failure is shown.
 */
export function useKept(id: number) {
  const client = useQueryClient()
  const toast = useToast()
  const { waiting } = useOutbox()

  const keptOn = (day: LocalDate, known: Kept | null): Kept | null => {
    const last = waiting.findLast((entry) => entry.kind === KIND && entry.day === day && entry.params['id'] === id)
    return last ? (last.body as { kept: Kept }).kept : known
  }

  const send = async (day: LocalDate, kept: Kept) => {
    const { outcome } = await post(setKept, { params: { id, date: day }, body: { kept } }, { kind: KIND, day, patient: true })
    const result = await outcome
    if (result.kind === 'refused') toast.show({ tone: 'danger', text: result.error.message || FAILED })
    await client.invalidateQueries({ queryKey: experimentsKey })
  }

  return {
    keptOn,
    note: (day: LocalDate, kept: Kept) => void send(day, kept).catch(() => toast.show({ tone: 'danger', text: FAILED })),
  }
}
