import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isStill } from './reduced-motion.ts'

/** Space below the answer, in px. */
const BELOW = 16

/** Values whose change moves the end of the conversation. */
type ChatContent = {
  readonly messages: readonly unknown[]
  readonly outgoing: unknown
  readonly streamed?: string
  readonly failure: unknown
  readonly isBusy: boolean
  readonly view: number
}

/**
 * Keeps the end of the conversation above the field while it grows, and the last question visible, until the person
 * scrolls up. `begin` resumes following.
 */
export function useFollow({ messages, outgoing, streamed = '', failure, isBusy, view }: ChatContent) {
  const room = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)

  useEffect(() => {
    const onScroll = (event: Event) => {
      if (event instanceof WheelEvent && event.deltaY >= 0) return
      if (event instanceof KeyboardEvent && !['PageUp', 'ArrowUp', 'Home'].includes(event.key)) return
      isFollowing.current = false
    }
    const kinds = ['wheel', 'touchmove', 'keydown']
    for (const kind of kinds) addEventListener(kind, onScroll, { passive: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, onScroll)
    }
  }, [])

  useLayoutEffect(() => {
    isFollowing.current = true
  }, [view])

  useLayoutEffect(() => {
    const foot = room.current?.querySelector('[data-composer]')
    const log = foot?.previousElementSibling
    if (!foot || !log || !isFollowing.current || (messages.length === 0 && !outgoing)) return
    const hidden = log.getBoundingClientRect().bottom + BELOW - foot.getBoundingClientRect().top
    const question = [...log.querySelectorAll('[data-from="person"]')].at(-1)
    // Sticky content at the top, such as help lines, must not cover the question.
    const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const most = question ? question.getBoundingClientRect().top - above : hidden
    const by = Math.min(hidden, most)
    if (by > 1) scrollBy({ top: by, behavior: isStill() || streamed !== '' ? 'instant' : 'smooth' })
  }, [messages, outgoing, streamed, failure, isBusy])

  const begin = useCallback(() => {
    isFollowing.current = true
  }, [])
  return { room, begin }
}
