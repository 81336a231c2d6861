import { useEffect, useRef, useState } from 'react'
import type { Posted } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { addMoment, MOMENT_MOODS, type MomentKind, removeMoment } from '../contract.ts'

/** The name of moments in the outbox. */
export const MOMENT = 'moment'

/** How long a moment stays on the device before it leaves, so that a slip of the finger never does. */
const HOLD_MS = 1_500
/** Another face within this time corrects the one before; after it, it is another moment. */
export const CORRECTION_MS = 10_000

type Noted = { readonly kind: MomentKind; readonly value: number | undefined; readonly at: number; readonly posted: Posted<unknown> }

/** A moment that has just been recorded; undefined once its time for corrections is over. */
type Moments = {
  readonly noted: Noted | undefined
  readonly record: (kind: MomentKind, value?: number) => void
}

/** The outbox starts with the session; a page that only taps need not carry it. */
const outbox = () => import('../../../kit/web/outbox.ts')

async function takeBack(posted: Posted<unknown>): Promise<void> {
  const { post, replyTo, withdraw } = await outbox()
  if (await withdraw(posted.id)) return
  const reply = replyTo(addMoment, posted.id)
  if (!reply) return
  const removal = await post(removeMoment, { params: { id: reply.data.id } }, { kind: MOMENT, patient: true })
  const outcome = await removal.outcome
  if (outcome.kind === 'refused') throw outcome.error
}

function toWords(kind: MomentKind, value: number | undefined): string {
  if (kind === 'mood') return `Noted: ${MOMENT_MOODS[(value ?? 0) - 1] ?? ''}.`
  return kind === 'hot_flash' ? 'Noted: a hot flash.' : 'Noted: a night sweat.'
}

/** Records moments with one tap, offline too, each with an Undo. One correction replaces one moment. */
export function useMoments(): Moments {
  const toast = useToast()
  const [noted, setNoted] = useState<Noted>()
  const current = useRef<Noted>(undefined)
  const line = useRef<Promise<void>>(Promise.resolve())

  const keep = (next: Noted | undefined) => {
    current.current = next
    setNoted(next)
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
      text: error instanceof Error && error.message ? error.message : 'This could not be noted. Please try again.',
    })
  }

  const undo = (one: Noted) => {
    if (current.current === one) keep(undefined)
    line.current = line.current.then(() => takeBack(one.posted)).then(() => toast.show({ text: 'Taken back.' }), fail)
  }

  const record = (kind: MomentKind, value?: number) => {
    const at = Date.now()
    line.current = line.current
      .then(async () => {
        const before = current.current
        if (before && before.kind === kind && kind === 'mood') await takeBack(before.posted)
        const body = { kind, at: new Date(at).toISOString(), ...(value !== undefined && { value }) }
        const { post } = await outbox()
        const posted = await post(addMoment, { body }, { kind: MOMENT, heldMs: HOLD_MS, patient: true })
        const one: Noted = { kind, value, at, posted }
        keep(one)
        const words = toWords(kind, value)
        toast.show({
          tone: 'ok',
          text: navigator.onLine ? words : `${words} It stays on this device until you are back online.`,
          action: { label: 'Undo', onClick: () => undo(one) },
        })
        void posted.outcome.then((outcome) => outcome.kind === 'refused' && fail(outcome.error))
      })
      .catch(fail)
  }

  return { noted, record }
}
