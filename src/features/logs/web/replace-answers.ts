import type { LocalDate } from '../../../kit/local-date.ts'
import { post, unsentOf, withdraw } from '../../../kit/web/outbox.ts'
import { createQuickLog, type QuickAnswers, updateQuickLog } from '../contract.ts'
import type { LogName } from './log-kinds.ts'

/** How long a change is held, in ms: the next tap on the same question replaces it, so that the log has one version. */
const HELD_MS = 700

const SOFT_LOG = 'soft-log' satisfies LogName

/** Replaces all answers of the Soft Log of `day`, which may still be waiting on this device. */
export async function replaceAnswers(day: LocalDate, answers: QuickAnswers) {
  const last = (await unsentOf(SOFT_LOG)).waiting.findLast((write) => write.day === day)
  const isNew = last !== undefined && (await withdraw(last.id)) && !('date' in last.params)
  const keeping = { kind: SOFT_LOG, day, heldMs: HELD_MS, patient: true }
  return isNew
    ? post(createQuickLog, { body: { log_date: day, ...answers } }, keeping)
    : post(updateQuickLog, { params: { date: day }, body: answers }, keeping)
}
