import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../kit/web/when-idle.ts'
import { standing } from './standing.ts'

let hasStood = false
void standing.then(() => {
  hasStood = true
})

/**
 * Parts of a page below its first screen, each with its key, in their order: while the first page is being drawn one after the other, each
 * when the browser has time, so that she can scroll and tap in between, and `rest` in the place of those to come; on later pages all at once.
 */
export function OneByOne({ parts, rest }: { parts: readonly ReactNode[]; rest: ReactNode }) {
  const [count, setCount] = useState(() => (hasStood ? Number.POSITIVE_INFINITY : 1))
  const isThrough = count >= parts.length
  useEffect(() => {
    if (isThrough) return undefined
    let isGone = false
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setCount(count + 1))
    })
    return () => {
      isGone = true
    }
  }, [count, isThrough])
  return (
    <>
      {parts.slice(0, count)}
      {!isThrough && rest}
    </>
  )
}
