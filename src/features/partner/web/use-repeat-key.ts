import { useRef } from 'react'
import { randomName } from '../../../kit/web/api.ts'

/**
 * The Idempotency-Key of a body: unchanged while the body is, so that a retry after a lost response sends no second
 * email.
 */
export function useRepeatKey(): (body: unknown) => string {
  const last = useRef<{ body: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current?.body !== text) last.current = { body: text, key: randomName() }
    return last.current.key
  }
}
