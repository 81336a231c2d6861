/** Writes one answer of a Soft Log for a card; the other answers of the day stay. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { post, unsentOf, useOutbox } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import type { Doing } from '../../answers/contract.ts'
import { createQuickLog, type LogEntry, type QuickAnswers, removeLog, updateQuickLog } from '../../logs/contract.ts'
import { quickAnswersIn, quickAnswersOf } from '../../logs/rules/day-card.ts'
import { logOfDay } from '../../logs/web/queries.ts'
import { answerOf, hasAnswers, isAnswerOf, type LogCard, withAnswerOf } from '../rules/doing-record.ts'
import { type Keeper, NO_KEEPER, type Written } from './doing-keeper.ts'

/** Names of Soft Logs and of removed logs in the outbox. */
const SOFT_LOG = 'soft-log'
const LOG_REMOVAL = 'log-removal'

function cardOf(doing: Doing): LogCard | undefined {
  return doing.kind === 'moment' || doing.kind === 'flow' || doing.kind === 'reminder' ? undefined : doing
}

/** The answer of the card in her log, if it is there as the card would write it. */
function writtenIn(card: LogCard, entry: LogEntry | undefined): Written | undefined {
  const answer = entry && answerOf(card, entry)
  if (!isAnswerOf(card, answer, entry?.updated_at)) return undefined
  return { chosen: { value: String(answer), time: '' }, id: entry?.id, writeId: undefined }
}

/** The keeper of an answer of the Soft Log. */
export function useLogKeeper(doing: Doing): Keeper {
  const card = cardOf(doing)
  const day = card?.day ?? ''
  const query = logOfDay('quick_log', day)
  const { data, isPending } = useQuery({ ...query, enabled: card !== undefined })
  const { waiting } = useOutbox()
  /** The answer that a write of this card replaced, undefined if there was none. */
  const before = useRef<number>(undefined)
  if (!card) return NO_KEEPER
  // A write that waits may hold other answers of the day, so it is not taken back as the card's own.
  const write = waiting.findLast((one) => one.kind === SOFT_LOG && one.day === day)
  const unsent = write && quickAnswersIn(write.body)
  const unsentAnswer = unsent && answerOf(card, unsent)
  const keeping = { kind: SOFT_LOG, day }
  const known =
    write && isAnswerOf(card, unsentAnswer, undefined)
      ? { chosen: { value: String(unsentAnswer), time: '' }, id: undefined, writeId: undefined }
      : writtenIn(card, data ?? undefined)
  const stored = data ? answerOf(card, data) : undefined
  const readEntry = async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).data[0]
  const update = (body: QuickAnswers) => post(updateQuickLog, { params: { date: day }, body }, keeping)
  return {
    known,
    replaced: !known && stored !== undefined ? String(stored) : undefined,
    isKnown: !isPending,
    read: async () => writtenIn(card, await readEntry()),
    write: async ({ value }) => {
      const entry = await readEntry().catch(() => data)
      // Another card may have written since the page was drawn.
      const kept = (await unsentOf(SOFT_LOG)).waiting.findLast((one) => one.day === day)
      const answers = (kept && quickAnswersIn(kept.body)) ?? (entry ? quickAnswersOf(entry) : undefined)
      before.current = answers && answerOf(card, answers)
      const next = withAnswerOf(card, answers ?? {}, Number(value))
      return answers ? update(next) : post(createQuickLog, { body: { log_date: day, ...next } }, keeping)
    },
    remove: async (id) => {
      const entry = await readEntry()
      const next = withAnswerOf(card, entry ? quickAnswersOf(entry) : {}, before.current)
      return entry && !hasAnswers(next) ? post(removeLog, { params: { id } }, { kind: LOG_REMOVAL, day }) : update(next)
    },
    isCertain: false,
  }
}
