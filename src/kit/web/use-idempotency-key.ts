import { useState } from 'react'

/** A random key for what a form creates, the same until it is closed, so that a repeated save takes effect once. */
export function useIdempotencyKey(): string {
  const [key] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  return key
}
