import type { Endpoint } from '../../../kit/endpoint.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft } from '../../../kit/web/drafts.ts'
import { type Outcome, post } from '../../../kit/web/outbox.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import { logDraftKey, type LogName } from './log-kinds.ts'

/** Whose log, of which kind and day. */
type Saving = { userId: number; day: LocalDate; name: LogName; create: Endpoint; update: Endpoint }

/** Saves a new log, or the changed answers of `stored`. Its draft is thrown away once the log is safe. */
export async function saveLog(
  { userId, day, name, create, update }: Saving,
  answers: LogAnswers,
  stored: LogEntry | undefined,
): Promise<Outcome<unknown>> {
  const draft = logDraftKey(userId, day, name)
  const keeping = { kind: name, day, draft }
  const posted = stored
    ? await post(update, { params: { date: stored.log_date }, body: answers }, keeping)
    : await post(create, { body: { log_date: day, ...answers } }, keeping)
  const outcome = await posted.outcome
  // The outbox holds the answers now, sealed like the draft; two copies would ask her twice.
  if (outcome.kind === 'waiting') await dropDraft(draft)
  return outcome
}
