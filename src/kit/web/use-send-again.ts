import { useEffect } from 'react'

type Chat = {
  current(): {
    readonly outgoing: unknown
    readonly failure: { readonly isOffline: boolean; readonly own: { readonly isUnread?: true } | undefined } | undefined
  }
  retry(): Promise<void>
}

/** Sends messages that failed for lack of a connection when it is back, unless the page has answered them itself. */
export function useSendAgain(chat: Chat): void {
  useEffect(() => {
    const again = () => {
      const { failure, outgoing } = chat.current()
      if (outgoing && failure?.isOffline && (!failure.own || failure.own.isUnread)) void chat.retry()
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [chat])
}
