/** What a chat needs of this device: its clock, and storage. The drafts module is loaded on first use. */
import { randomName } from '../../../kit/web/api.ts'
import { once } from '../../../kit/web/LazyPart.tsx'
import { pause } from '../../../kit/web/scheduling.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import type { FieldDraft } from '../../../kit/web/ui/MessageField.tsx'
import type { Outgoing } from './conversation.ts'

/** Maximum wait for the copy on this device before sending, in ms. */
const KEEPING_MS = 400

/** The browser's randomness and clock, for `createConversation`. */
export const BROWSER_WAYS = { newKey: randomName, now: () => Date.now(), pause }

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

/** Text of the input field, stored encrypted under the form that `formOf` names; an empty text removes it. */
export function fieldDrafts(formOf: (sessionId: number | undefined) => string): FieldDraft {
  return {
    async read(sessionId) {
      const kept = await (await chatDrafts()).readDraft(formOf(sessionId))
      return typeof kept === 'string' ? kept : ''
    },
    keep(sessionId, text) {
      void chatDrafts().then((drafts) => drafts.writeDraft(formOf(sessionId), text === '' ? undefined : text))
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
