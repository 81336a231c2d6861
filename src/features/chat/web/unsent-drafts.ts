/** Drafts of a chat on this device: unsent messages, and the text in its field. Loaded on first use. */
import { type DraftKey, dropDraft, keepDraft, keepDraftNow, readKept } from '../../../kit/web/drafts.ts'
import { currentSession } from '../../../kit/web/session.ts'
import { t } from '../../../kit/words.ts'
import type { Outgoing } from './conversation.ts'

/** Drafts of a chat have no day; they are stored under this one. */
const NO_DAY = '2000-01-01'

/** Maximum age of a message, in ms, that is sent again automatically after a reload. */
const RECENT_MS = 60_000

const NOT_SENT = t`This has not been sent yet.`

function draftKey(form: string): DraftKey | undefined {
  const userId = currentSession()?.user.id
  return userId === undefined ? undefined : { userId, day: NO_DAY, form }
}

/** Reads a draft of the signed-in person; undefined if there is none. */
export async function readDraft(form: string): Promise<unknown> {
  const key = draftKey(form)
  return key && readKept(key)
}

/** Stores a draft encrypted on this device; undefined removes it. */
export async function writeDraft(form: string, value: unknown): Promise<void> {
  const key = draftKey(form)
  if (!key) return
  if (value === undefined) await dropDraft(key)
  else keepDraft(key, value)
}

type Resuming<One> = { resume(left: readonly One[], isRecent: boolean, words: string): Promise<void> }

/**
 * Unsent messages, stored under the form that `formOf` names for their conversation; undefined is one that is not
 * created yet.
 */
export function unsentStore<One extends Outgoing>(formOf: (sessionId: number | undefined) => string) {
  let keeping: Promise<void> = Promise.resolve()
  let lastKept: { key: string; form: string } | undefined

  return {
    /** Stores them under their conversation and moves them there when it is created. Resolves when they are on disk. */
    keep(unsent: readonly One[]): Promise<void> {
      const before = lastKept
      const [first] = unsent
      // All move to the conversation that the first one creates.
      const now = first && { key: first.key, form: formOf(unsent.find(({ sessionId }) => sessionId !== undefined)?.sessionId) }
      lastKept = now
      const work = async () => {
        const key = now && draftKey(now.form)
        if (key) await keepDraftNow(key, unsent)
        const old = before && before.form !== now?.form && (!now || before.key === now.key) ? draftKey(before.form) : undefined
        if (old) await dropDraft(old)
      }
      const kept = keeping.then(work)
      keeping = kept.catch(() => undefined)
      return kept
    },

    /** Unsent messages of a conversation that a reload interrupted; undefined if there are none. */
    async read(sessionId: number | undefined): Promise<readonly One[] | undefined> {
      return (await readDraft(formOf(sessionId))) as readonly One[] | undefined
    },

    /** Passes them back to the conversation. */
    async resume(chat: Resuming<One>, unsent: readonly One[], sessionId: number | undefined): Promise<void> {
      const [first] = unsent
      if (first) lastKept = { key: first.key, form: formOf(sessionId) }
      await chat.resume(unsent, Date.now() - (unsent.at(-1)?.at ?? 0) < RECENT_MS, NOT_SENT)
    },
  }
}
