import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { isStill } from './reduced-motion.ts'

/** Space below the answer, in px. */
const BELOW = 16

/** Height in px of the end of the conversation that the field hides; undefined without a conversation. */
function hiddenEnd(room: ParentNode): number | undefined {
  const foot = room.querySelector('[data-composer]')
  const log = foot?.previousElementSibling
  return foot && log ? log.getBoundingClientRect().bottom + BELOW - foot.getBoundingClientRect().top : undefined
}

/** How far in px the page can scroll until sticky content at the top, such as help lines, covers an element. */
function roomAbove(element: Element): number {
  return element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
}

/** Scrolls to the end of the conversation where `element`, a part of it, stays in view. */
export function showEnd(element: Element): void {
  const hidden = hiddenEnd(document) ?? 0
  if (hidden > 1 && hidden <= roomAbove(element)) scrollBy({ top: hidden, behavior: isStill() ? 'instant' : 'smooth' })
}

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
    const hidden = room.current ? hiddenEnd(room.current) : undefined
    if (hidden === undefined || !isFollowing.current || (messages.length === 0 && !outgoing)) return
    const question = [...(room.current?.querySelectorAll('[data-from="person"]') ?? [])].at(-1)
    const by = question ? Math.min(hidden, roomAbove(question)) : hidden
    if (by > 1) scrollBy({ top: by, behavior: isStill() || streamed !== '' ? 'instant' : 'smooth' })
  }, [messages, outgoing, streamed, failure, isBusy])

  const begin = useCallback(() => {
    isFollowing.current = true
  }, [])
  return { room, begin }
}
