import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { post, useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type DoseNote, type DoseState, setDose } from '../contract.ts'
import { type DayDose, DOSE, dosesOn, withWaiting } from '../rules/day-doses.ts'
import { remindersKey } from '../../reminders/web/queries.ts'
import { dosesIn, dosesKey, useTreatments } from './queries.ts'

const FAILED = t`This could not be noted. Please try again.`

/**
 * The doses of a day, with the names of treatments also if she hides them with `isShown`, and with those that wait on
 * this device, and how one is noted. A failure is shown.
 */
export function useDayDoses(day: LocalDate, isShown: boolean) {
  const isSignedIn = useSession() !== undefined
  const client = useQueryClient()
  const toast = useToast()
  const list = useTreatments(isShown)
  const query = useQuery({ ...dosesIn(day, day), enabled: isSignedIn && list.length > 0 })
  const { waiting } = useOutbox()
  const notes = waiting.filter(({ kind }) => kind === DOSE).map(({ body }) => body as DoseNote)
  const doses = dosesOn(day, list, withWaiting(query.data ?? [], notes))

  const note = async (dose: DayDose, state: DoseState | null, place = dose.place) => {
    const { treatment, slot } = dose
    const body = { treatment_id: treatment.id, local_date: day, slot, state, ...(place && { place }) }
    const { outcome } = await post(setDose, { body }, { kind: DOSE, day, patient: true })
    const result = await outcome
    if (result.kind === 'refused') toast.show({ tone: 'danger', text: result.error.message || FAILED })
    if (result.kind === 'delivered')
      // The write leaves the outbox before the list has come; until then the answer must not vanish.
      client.setQueryData(dosesIn(day, day).queryKey, (known) => known && { ...known, data: withWaiting(known.data, [body]) })
    await Promise.all([dosesKey, remindersKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  }

  return {
    doses,
    treatments: list,
    note: (dose: DayDose, state: DoseState | null, place?: string) =>
      void note(dose, state, place).catch((error: unknown) =>
        toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED }),
      ),
  }
}
