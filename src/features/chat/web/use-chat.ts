import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { MessageFieldHandle } from '../../../kit/web/ui/MessageField.tsx'
import { useFollow } from '../../../kit/web/use-follow.ts'
import type { createConversation, Kinds } from './conversation.ts'

type Conversation<K extends Kinds> = ReturnType<typeof createConversation<K>>

/** What `useChat` returns. */
export type ChatPageState<K extends Kinds> = ReturnType<typeof useChat<K>>

/**
 * A conversation on its page: `chat` is its state, `stored` its messages without a pending answer. Messages that failed
 * for lack of a connection are sent again when it is back, unless the page has answered them itself.
 */
export function useChat<K extends Kinds>(conversation: Conversation<K>) {
  const chat = useSyncExternalStore(conversation.subscribe, conversation.current)
  const field = useRef<MessageFieldHandle>(null)
  const { room, begin } = useFollow(chat)
  const stored = useMemo(() => chat.messages.filter(({ state }) => state !== 'pending'), [chat.messages])

  useEffect(() => {
    const sendAgain = () => {
      const { failure, outgoing } = conversation.current()
      if (outgoing && failure?.isOffline && (!failure.own || failure.own.isUnread)) void conversation.retry()
    }
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [conversation])

  /** For a pressed button that is unmounted; not on touch screens, where focus would open the keyboard. */
  const focusField = () => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }
  return {
    chat,
    stored,
    isAnswer: conversation.isAnswer,
    field,
    room,
    focusField,
    say(text: string, more?: Partial<K['outgoing']>) {
      begin()
      void conversation.send(text, more)
    },
    retry() {
      begin()
      void conversation.retry()
    },
    /** Returns to the welcome, with the text that was not stored in the field. */
    startNew() {
      const unsent = conversation.startNew()
      if (unsent !== undefined) field.current?.put(unsent)
      focusField()
    },
  }
}
