import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, type DraftKey } from '../../../kit/web/drafts.ts'
import { type Outcome, post } from '../../../kit/web/outbox.ts'
import { createQuickLog, type LogEntry, type QuickAnswers, updateQuickLog } from '../contract.ts'
import { SOFT_LOG } from './soft-draft.ts'

/** Saves a new Soft Log of `day`, or the changed answers of `stored`. Its draft is thrown away once the log is safe. */
export async function saveSoftLog(
  day: LocalDate,
  answers: QuickAnswers,
  stored: LogEntry | undefined,
  draft: DraftKey,
): Promise<Outcome<unknown>> {
  const keeping = { kind: SOFT_LOG, day, draft }
  const posted = stored
    ? await post(updateQuickLog, { params: { date: stored.log_date }, body: answers }, keeping)
    : await post(createQuickLog, { body: { log_date: day, ...answers } }, keeping)
  const outcome = await posted.outcome
  // The outbox holds the answers now, sealed like the draft; two copies would ask her twice.
  if (outcome.kind === 'waiting') await dropDraft(draft)
  return outcome
}
