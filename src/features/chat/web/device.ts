/** Storage of a chat on this device. The drafts module is loaded on first use. */
import { once } from '../../../kit/web/LazyPart.tsx'
import { pause } from '../../../kit/web/scheduling.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import type { Outgoing } from './conversation.ts'

/** Maximum wait for the copy on this device before sending, in ms. */
const KEEPING_MS = 400

/** Drafts of a chat, loaded on first use. */
export const chatDrafts = once(() => import('./unsent-drafts.ts'))

/**
 * Unsent messages, stored under the form that `formOf` names for their conversation; undefined is one that is not
 * created yet.
 */
export function unsentDrafts<One extends Outgoing>(formOf: (sessionId: number | undefined) => string) {
  const store = once(async () => (await chatDrafts()).unsentStore<One>(formOf))
  return {
    store,
    /** Retains them over a reload. Resolves when they are on disk, or after `KEEPING_MS`. Never rejects. */
    keep(unsent: readonly One[]): Promise<void> {
      const kept = store().then((drafts) => drafts.keep(unsent))
      const warn = (error: unknown) => console.warn('A message is not kept.', error instanceof Error ? error.name : '')
      return Promise.race([kept.catch(warn), pause(KEEPING_MS)])
    },
  }
}

/** Calls `forget` when another person signs in on this page, or no one is signed in any more. */
export function onPersonChange(forget: () => void): void {
  let person = currentSession()?.user.id
  onSessionChange(() => {
    const now = currentSession()?.user.id
    if (now !== person) forget()
    person = now
  })
}
