import type { BodyOf, Endpoint, ParamsOf } from '../endpoint.ts'
import type { LocalDate } from '../local-date.ts'
import type { QueuedWrite } from './outbox.ts'
import { useToast } from './ui/Toast.tsx'
import { t } from '../words.ts'

/** A call as the outbox sends it. */
type Sent<E extends Endpoint> = { endpoint: E; params?: ParamsOf<E>; body?: BodyOf<E> }

/**
 * Something that can be deleted and restored. `words` names it ("Entry deleted."); `kind` names its writes in the
 * outbox; `onGone` and `onBack` update the page's list before the server has replied.
 */
export type Removal<Remove extends Endpoint, Back extends Endpoint> = {
  kind: string
  day?: LocalDate
  words: string
  remove: Sent<Remove>
  putBack: Sent<Back>
  onGone?: () => void
  onBack?: () => void
}

/** The outbox is loaded with the session; read-only pages need not include it. */
const outbox = () => import('./outbox.ts')

const FAILED = t`This could not be done. Please try again.`

/**
 * Deletes at once, also offline, and offers Undo for ten seconds (docs/product.md, section 3). A failure is reported
 * and the item shown again.
 */
export function useRemoval(): <Remove extends Endpoint, Back extends Endpoint>(removal: Removal<Remove, Back>) => Promise<void> {
  const toast = useToast()

  const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })

  return async ({ kind, day, words, remove, putBack, onGone, onBack }) => {
    const send = async <E extends Endpoint>({ endpoint, ...sent }: Sent<E>): Promise<QueuedWrite<unknown>> => {
      const { post } = await outbox()
      return post(endpoint, sent, { kind, patient: true, ...(day && { day }) })
    }
    const undo = async (removed: QueuedWrite<unknown>) => {
      const { withdraw } = await outbox()
      if (!(await withdraw(removed.id))) {
        const outcome = await (await send(putBack)).outcome
        if (outcome.kind === 'refused') throw outcome.error
      }
      onBack?.()
      toast.show({ text: t`It’s back.` })
    }
    try {
      const removed = await send(remove)
      onGone?.()
      toast.show({ text: words, action: { label: t`Undo`, onClick: () => void undo(removed).catch(fail) } })
      const outcome = await removed.outcome
      if (outcome.kind !== 'refused') return
      onBack?.()
      fail(outcome.error)
    } catch (error) {
      onBack?.()
      fail(error)
    }
  }
}
