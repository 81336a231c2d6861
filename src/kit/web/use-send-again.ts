import { useEffect } from 'react'

type Talk = {
  current(): {
    readonly outgoing: unknown
    readonly failure: { readonly isOffline: boolean; readonly own: { readonly isUnread?: true } | undefined } | undefined
  }
  retry(): Promise<void>
}

/** Sends what failed for want of a connection when it is back; not where the page has answered what it read, for that stays to be read. */
export function useSendAgain(talk: Talk): void {
  useEffect(() => {
    const again = () => {
      const { failure, outgoing } = talk.current()
      if (outgoing && failure?.isOffline && (!failure.own || failure.own.isUnread)) void talk.retry()
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [talk])
}
