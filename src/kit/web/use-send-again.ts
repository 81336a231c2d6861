import { useEffect } from 'react'

type ChatTexts = {
  current(): {
    readonly outgoing: unknown
    readonly failure: { readonly isOffline: boolean; readonly own: { readonly isUnread?: true } | undefined } | undefined
  }
  retry(): Promise<void>
}

/** Sends messages that failed for lack of a connection when it is back, unless the page has answered them itself. */
export function useSendAgain(talk: ChatTexts): void {
  useEffect(() => {
    const again = () => {
      const { failure, outgoing } = talk.current()
      if (outgoing && failure?.isOffline && (!failure.own || failure.own.isUnread)) void talk.retry()
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [talk])
}
