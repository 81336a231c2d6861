import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type Outcome, post, replyTo, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { addMoment, changeMoment, type Moment } from '../contract.ts'
import { type DayMoment, MOMENT, toDayMoments } from '../rules/day-moments.ts'
import { hideMoment, momentsAround, showMoment } from './queries.ts'
import { toNewMoment } from './use-moment-removal.ts'

const FAILED = t`This could not be noted. Please try again.`
const ON_ITS_WAY = t`This moment is being sent. Please try again in a moment.`

/** When a moment was felt (ms) and its value, as she gives them. */
export type MomentValues = Pick<DayMoment, 'at' | 'value'>

/** The moments of one day, earliest first, with waiting ones, and how one is added or changed. Failures are shown. */
export function useMomentEditing(day: LocalDate) {
  const query = useQuery(momentsAround(day))
  const { waiting } = useOutbox()
  const toast = useToast()
  const keeping = { kind: MOMENT, day, patient: true }

  const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })

  const meet = (outcome: Outcome<{ data: Moment }>) => {
    if (outcome.kind === 'refused') return fail(outcome.error)
    if (outcome.kind !== 'delivered') return
    hideMoment(day, outcome.reply.data.id)
    showMoment(outcome.reply.data)
  }

  const add = async (moment: Pick<DayMoment, 'kind' | 'value' | 'note' | 'at'>): Promise<string> => {
    const { id, outcome } = await post(addMoment, { body: toNewMoment(moment) }, keeping)
    void outcome.then(meet)
    return id
  }

  /** The server's id of a moment; undefined if it has just been taken back from the outbox. */
  const storedId = async ({ id, writeId }: DayMoment): Promise<number | undefined> => {
    if (id !== undefined || writeId === undefined || (await withdraw(writeId))) return id
    const sent = replyTo(addMoment, writeId)?.data.id
    if (sent === undefined) throw new Error(ON_ITS_WAY)
    return sent
  }

  const write = async (moment: DayMoment, { at, value }: MomentValues): Promise<DayMoment> => {
    const changed = { ...moment, at, value }
    const id = await storedId(moment)
    if (id === undefined) return { ...changed, writeId: await add(changed) }
    const body = { at: new Date(at).toISOString(), ...(moment.kind === 'mood' ? { value } : { value: value ?? null }) }
    const { outcome } = await post(changeMoment, { params: { id }, body }, keeping)
    void outcome.then(meet)
    return { ...changed, id, writeId: undefined }
  }

  const change = async (moment: DayMoment, next: MomentValues): Promise<void> => {
    const changed = await write(moment, next)
    toast.show({ text: t`Moment changed.`, action: { label: t`Undo`, onClick: () => void write(changed, moment).catch(fail) } })
  }

  const moments = toDayMoments(
    query.data ?? [],
    waiting.filter(({ kind }) => kind === MOMENT),
  )
  return {
    query,
    moments: moments.filter((moment) => moment.day === day).toReversed(),
    add: (moment: Parameters<typeof add>[0]) => void add(moment).catch(fail),
    change: (moment: DayMoment, next: MomentValues) => void change(moment, next).catch(fail),
  }
}
