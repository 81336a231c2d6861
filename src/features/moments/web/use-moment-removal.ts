import { post, withdraw } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { addMoment, type NewMoment, removeMoment } from '../contract.ts'
import { type DayMoment, MOMENT } from '../rules/day-moments.ts'
import { hideMoment, showMoment } from './queries.ts'

/** The request that records a moment as it is shown. */
export function toNewMoment({ kind, value, note, at }: Pick<DayMoment, 'kind' | 'value' | 'note' | 'at'>): NewMoment {
  return { kind, at: new Date(at).toISOString(), ...(value !== undefined && { value }), ...(note !== undefined && { note }) }
}

/** Deletes a moment, also one that waits in the outbox, and offers an undo. */
export function useMomentRemoval(): (moment: DayMoment) => Promise<void> {
  const toast = useToast()
  const removal = useRemoval()
  return async (moment) => {
    const { id, day, writeId } = moment
    const body = toNewMoment(moment)
    if (id === undefined) {
      if (writeId === undefined || !(await withdraw(writeId))) return
      const undo = () => void post(addMoment, { body }, { kind: MOMENT, day, patient: true })
      toast.show({ text: t`Moment deleted.`, action: { label: t`Undo`, onClick: undo } })
      return
    }
    await removal({
      kind: MOMENT,
      day,
      words: t`Moment deleted.`,
      remove: { endpoint: removeMoment, params: { id } },
      putBack: { endpoint: addMoment, body },
      onGone: () => hideMoment(day, id),
      onBack: () => showMoment({ id, local_date: day, ...body }),
    })
  }
}
