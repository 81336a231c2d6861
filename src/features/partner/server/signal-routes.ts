import { AppError } from '../../../kit/errors.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { toAcceptedLink } from '../../couple/server/link-store.ts'
import { findLink } from '../../couple/server/link-store.ts'
import { addSignal, findSignals, type StoredSignal, removeSignal } from '../../couple/server/signal-store.ts'
import { listSignals, NO_PARTNER, NO_SUCH_SIGNAL, revokeSignal, sendSignal, type Signal, TOO_MANY_SIGNALS } from '../contract.ts'

function toSignal({ id, category, text, createdAt, expiresAt }: StoredSignal): Signal {
  return { id, category, text, created_at: new Date(createdAt).toISOString(), expires_at: new Date(expiresAt).toISOString() }
}

/** Endpoints of signals: her own text for the partner, for one day at most. */
export function signalRoutes(serve: Serve): void {
  serve(sendSignal, async ({ couple, user, body, now }) => {
    const link = toAcceptedLink(await findLink(couple, user))
    const signal = link ? await addSignal(couple, link, body, now) : 'ended'
    if (signal === 'ended') throw new AppError('not_found', NO_PARTNER())
    if (signal === 'full') throw new AppError('conflict', TOO_MANY_SIGNALS())
    return { ...done(t`Sent.`), data: toSignal(signal) }
  })

  serve(listSignals, async ({ couple, user, now }) => {
    const link = toAcceptedLink(await findLink(couple, user))
    return { data: link ? (await findSignals(couple, link, now)).map(toSignal) : [] }
  })

  serve(revokeSignal, async ({ couple, user, params, now }) => {
    if (!(await removeSignal(couple, user.id, params.id, now))) throw new AppError('not_found', NO_SUCH_SIGNAL())
    return done(t`Taken back.`)
  })
}
