import type { Endpoint } from '../../../kit/endpoint.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dropSaved, TAB } from '../../../kit/web/drafts.ts'
import { type Outcome, post } from '../../../kit/web/outbox.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import { logDraftKey, type LogName } from './log-kinds.ts'

/** Account, date and kind of the log to save, with its endpoints. */
type SaveTarget = { userId: number; day: LocalDate; name: LogName; create: Endpoint; update: Endpoint }

/**
 * Saves a new log, or the changed answers of `stored`. The draft is deleted once the log is stored or in the outbox.
 */
export async function saveLog(
  { userId, day, name, create, update }: SaveTarget,
  answers: LogAnswers,
  stored: LogEntry | undefined,
): Promise<Outcome<unknown>> {
  const draft = logDraftKey(userId, day, name)
  const keeping = { kind: name, day, draft }
  const posted = stored
    ? await post(update, { params: { date: stored.log_date }, body: answers }, keeping)
    : await post(create, { body: { log_date: day, ...answers } }, keeping)
  const outcome = await posted.outcome
  // The outbox holds the encrypted answers now; a draft would be offered as unsaved.
  if (outcome.kind === 'waiting') await dropSaved(draft, TAB)
  return outcome
}
