import { useRef } from 'react'
import { randomName } from '../../../kit/web/api.ts'

/** The Idempotency-Key for sending one body: the same as long as the body is, so that a second try after a lost answer is no second letter. */
export function useRepeatKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: randomName() }
    return last.current.key
  }
}
