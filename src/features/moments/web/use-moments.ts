import { useEffect, useRef, useState } from 'react'
import { localDateAt } from '../../../kit/local-date.ts'
import { post, type QueuedWrite, replyTo, withdraw } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { addMoment, type MomentKind, removeMoment } from '../contract.ts'
import { MOMENT } from '../rules/day-moments.ts'
import { MOMENT_MOODS } from '../rules/moment-moods.ts'
import { hideMoment, showMoment } from './queries.ts'

/** Time in ms a moment is held in the outbox before it is sent, so that an immediate undo never reaches the server. */
const HOLD_MS = 1_500
/** Another face within this time, in ms, replaces the previous one; later it is a new moment. */
const CORRECTION_MS = 10_000
/** A second tap on the same button within this time, in ms, is ignored as accidental. */
const SECOND_TAP_MS = 2_000

/** A moment just recorded. `at` in ms. */
export type NotedMoment = {
  readonly kind: MomentKind
  readonly value: number | undefined
  readonly at: number
  readonly posted: QueuedWrite<unknown>
}

/**
 * `noted` is undefined once its correction time is over; `felt` is the last hot flash or night sweat, until it is
 * taken back.
 */
type Moments = {
  readonly noted: NotedMoment | undefined
  readonly felt: NotedMoment | undefined
  readonly record: (kind: MomentKind, value?: number) => void
  /** Sets the strength of `felt`, 1 to 5. */
  readonly grade: (strength: number) => void
}

async function takeBack({ posted, at }: NotedMoment, timezone: string): Promise<void> {
  if (await withdraw(posted.id)) return
  const reply = replyTo(addMoment, posted.id)
  if (!reply) return
  hideMoment(localDateAt(at, timezone), reply.data.id)
  const removal = await post(removeMoment, { params: { id: reply.data.id } }, { kind: MOMENT, patient: true })
  const outcome = await removal.outcome
  if (outcome.kind === 'refused') throw outcome.error
}

function toWords(kind: MomentKind, value: number | undefined): string {
  if (kind === 'mood') return t`Noted: ${MOMENT_MOODS[(value ?? 0) - 1] ?? ''}.`
  if (value === undefined) return kind === 'hot_flash' ? t`Noted: a hot flash.` : t`Noted: a night sweat.`
  return kind === 'hot_flash' ? t`Noted: a hot flash, strength ${value} of 5.` : t`Noted: a night sweat, strength ${value} of 5.`
}

/**
 * Records moments with one tap, also offline, each with an undo. A correction replaces the previous moment.
 * `timezone` is the account's.
 */
export function useMoments(timezone: string): Moments {
  const toast = useToast()
  const [noted, setNoted] = useState<NotedMoment>()
  const [felt, setFelt] = useState<NotedMoment>()
  const current = useRef<NotedMoment>(undefined)
  /** The latest `felt` for queued operations: each arrow key on the strengths corrects the previous one. */
  const lastFelt = useRef<NotedMoment>(undefined)
  const lastTap = useRef<{ kind: MomentKind; at: number }>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const keep = (next: NotedMoment | undefined) => {
    current.current = next
    setNoted(next)
  }

  const feel = (next: NotedMoment | undefined) => {
    lastFelt.current = next
    setFelt(next)
  }

  useEffect(() => {
    if (!noted) return undefined
    const timer = setTimeout(() => {
      current.current = undefined
      setNoted(undefined)
    }, CORRECTION_MS)
    return () => clearTimeout(timer)
  }, [noted])

  const fail = (error: unknown) => {
    keep(undefined)
    toast.show({
      tone: 'danger',
      text: error instanceof Error && error.message ? error.message : t`This could not be noted. Please try again.`,
    })
  }

  const undo = (moment: NotedMoment) => {
    if (current.current === moment) keep(undefined)
    if (lastFelt.current === moment) feel(undefined)
    queue.current = queue.current.then(() => takeBack(moment, timezone)).then(() => toast.show({ text: t`Taken back.` }), fail)
  }

  const note = async (kind: MomentKind, value: number | undefined, at: number, replaced: NotedMoment | undefined) => {
    if (replaced) await takeBack(replaced, timezone)
    const body = { kind, at: new Date(at).toISOString(), ...(value !== undefined && { value }) }
    const posted = await post(addMoment, { body }, { kind: MOMENT, day: localDateAt(at, timezone), heldMs: HOLD_MS, patient: true })
    const moment: NotedMoment = { kind, value, at, posted }
    keep(moment)
    if (kind !== 'mood') feel(moment)
    const words = toWords(kind, value)
    toast.show({
      tone: 'ok',
      text: navigator.onLine ? words : `${words} ${t`It stays on this device until you are back online.`}`,
      action: { label: t`Undo`, onClick: () => undo(moment) },
    })
    void posted.outcome.then((outcome) => {
      if (outcome.kind === 'delivered') showMoment(outcome.reply.data)
      if (outcome.kind === 'refused') fail(outcome.error)
    })
  }

  const record = (kind: MomentKind, value?: number) => {
    const at = Date.now()
    const before = lastTap.current
    if (kind !== 'mood' && before?.kind === kind && at - before.at < SECOND_TAP_MS) return
    lastTap.current = { kind, at }
    queue.current = queue.current
      .then(() => note(kind, value, at, kind === 'mood' && current.current?.kind === kind ? current.current : undefined))
      .catch(fail)
  }

  const grade = (strength: number) => {
    if (!felt) return
    const again = async () => {
      const last = lastFelt.current
      if (last?.at === felt.at) await note(last.kind, strength, last.at, last)
    }
    queue.current = queue.current.then(again).catch(fail)
  }

  return { noted, felt, record, grade }
}
