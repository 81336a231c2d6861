import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isStill } from '../../../kit/web/theme.ts'
import type { ConversationState } from './conversation.ts'

/** Room kept above her question, where the help lines stand, and below the answer, in px. */
const ABOVE = 76
const BELOW = 16

/**
 * Keeps the end of the conversation above the field while it grows, and her last question on the page, until she scrolls up herself.
 * `begin` follows anew.
 */
export function useFollow({ messages, outgoing, streamed, failure, isBusy, view }: ConversationState) {
  const room = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)

  useEffect(() => {
    const look = (event: Event) => {
      if (event instanceof WheelEvent && event.deltaY >= 0) return
      if (event instanceof KeyboardEvent && !['PageUp', 'ArrowUp', 'Home'].includes(event.key)) return
      isFollowing.current = false
    }
    const kinds = ['wheel', 'touchmove', 'keydown']
    for (const kind of kinds) addEventListener(kind, look, { passive: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, look)
    }
  }, [])

  useLayoutEffect(() => {
    isFollowing.current = true
  }, [view])

  useLayoutEffect(() => {
    const foot = room.current?.querySelector('[data-composer]')
    const talk = foot?.previousElementSibling
    if (!foot || !talk || !isFollowing.current || (messages.length === 0 && !outgoing)) return
    const hidden = talk.getBoundingClientRect().bottom + BELOW - foot.getBoundingClientRect().top
    const question = [...talk.querySelectorAll('[data-from="her"]')].at(-1)
    const most = question ? question.getBoundingClientRect().top - ABOVE : hidden
    const by = Math.min(hidden, most)
    if (by > 1) scrollBy({ top: by, behavior: isStill() || streamed !== '' ? 'instant' : 'smooth' })
  }, [messages, outgoing, streamed, failure, isBusy])

  const begin = useCallback(() => {
    isFollowing.current = true
  }, [])
  return { room, begin }
}
