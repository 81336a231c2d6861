/** An import that was interrupted, kept encrypted on this device until it is done or she drops it. */
import { dropDraft, type DraftKey, keepDraftNow, readKept } from '../../../kit/web/drafts.ts'
import { currentSession } from '../../../kit/web/session.ts'
import type { Bringing } from './bring-all.ts'

/** A draft belongs to a day; an import has none of its own. */
function keyOf(): DraftKey {
  return { userId: currentSession()?.user.id ?? 0, day: '2000-01-01', form: 'import' }
}

/** Keeps what is being brought. */
export function keepUnfinished(bringing: Bringing): Promise<void> {
  return keepDraftNow(keyOf(), bringing)
}

/** What was being brought when the page closed. */
export async function findUnfinished(): Promise<Bringing | undefined> {
  const found = (await readKept(keyOf())) as Partial<Bringing> | undefined
  return found?.source && Array.isArray(found.days) ? { source: found.source, fill: found.fill ?? false, days: found.days } : undefined
}

/** Forgets it. */
export function dropUnfinished(): Promise<void> {
  return dropDraft(keyOf())
}
