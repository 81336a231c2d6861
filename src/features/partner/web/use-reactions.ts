import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { post, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import type { Reaction } from '../../couple/contract.ts'
import { type findInbox, giveReaction, type InboxItem } from '../contract.ts'
import { inbox } from './queries.ts'

/** Kind of these writes in the outbox. */
const REACTION = 'reaction'
const FAILED = t`This couldn’t be saved. Please try again.`

/** Her reaction to one action as known to this device. `waits`: it cannot be sent at the moment. */
export type ReactionState = {
  readonly reaction: Reaction | null
  readonly waits: boolean
  readonly react: (reaction: Reaction | null) => void
}

/** Her reaction to one action: shown at once, sent when possible; the last tap applies. */
export function useReaction({ id, reaction: stored }: InboxItem): ReactionState {
  const client = useQueryClient()
  const toast = useToast()
  const { waiting, isStuck } = useOutbox()
  const [tapped, setTapped] = useState<{ reaction: Reaction | null }>()
  const taps = useRef(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const own = waiting.filter(({ kind, params }) => kind === REACTION && params['id'] === id)
  const last = own.at(-1)?.body as { reaction: Reaction | null } | undefined
  const displayed = tapped ?? last ?? { reaction: stored }

  const send = async (reaction: Reaction | null, isLast: () => boolean) => {
    try {
      for (const { id: entry } of own) await withdraw(entry)
      const { outcome } = await post(giveReaction, { params: { id }, body: { reaction } }, { kind: REACTION, patient: true })
      // Not awaited: the next tap need not wait for the server, since the outbox preserves the order.
      void outcome.then((end) => {
        if (end.kind === 'delivered') {
          client.setQueryData<ReplyOf<typeof findInbox>>(
            inbox.queryKey,
            (list) => list && { ...list, data: list.data.map((item) => (item.id === id ? end.reply.data : item)) },
          )
        }
        if (end.kind === 'refused') {
          toast.show({ tone: 'danger', text: end.error.message || FAILED })
          void client.invalidateQueries({ queryKey: inbox.queryKey })
        }
        if (isLast()) setTapped(undefined)
      })
    } catch {
      toast.show({ tone: 'danger', text: FAILED })
      if (isLast()) setTapped(undefined)
    }
  }

  const react = (reaction: Reaction | null) => {
    taps.current += 1
    const tap = taps.current
    setTapped({ reaction })
    line.current = line.current.then(() => send(reaction, () => tap === taps.current))
  }

  return { reaction: displayed.reaction, waits: own.length > 0 && (isStuck || !navigator.onLine), react }
}
