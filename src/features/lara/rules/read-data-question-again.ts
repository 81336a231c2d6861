/** Follow-ups that only the question before explains: "how long did it last?" after her last period. */
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { defaultDays, RELATIVE } from './read-data-question-days.ts'
import type { Parts } from './read-data-question-parts.ts'
import { isSearch } from './read-data-question-statistics.ts'

/** Longest such message, in words. */
const WORDS_MOST = 7
/** "How long did it last?" */
export const LASTED =
  /^(?:(?:and|y|et) )?(?:how (?:long|many days) (?:did (?:it|that|they) (?:last|go on)(?: for)?|was it|has it lasted)|cuant[oa]s? (?:dias |tiempo )?(?:me )?(?:duro|duraron|ha durado)|(?:elles ont|elle a|ca a) dure (?:combien(?: de (?:temps|jours))?|longtemps)|combien de (?:temps|jours) (?:ont elles|a t elle|elles ont|elle a|ca a) dure)$/

/** The question in full; `undefined` if the message does not go on so from `followed`. */
export function againOf({ text, times, subjects, details, said, today }: Parts, followed: DataQuestion): DataQuestion | undefined {
  if (subjects.length > 0 || details.factor !== undefined || said.advice.test(text)) return undefined
  if (followed.subject !== 'bleeding' || !isSearch(followed.asks)) return undefined
  const searched = { subject: 'bleeding', before: null, flow: null } as const
  // Of the one before, her periods with their first days are listed.
  const isEarlier = times.length === 1 && times.every(({ kind }) => RELATIVE.has(kind))
  if (isEarlier && text.split(' ').length <= WORDS_MOST) return { ...searched, asks: 'cycles', ...defaultDays('cycles', today) }
  return LASTED.test(text) ? { ...searched, asks: 'span', ...defaultDays('span', today) } : undefined
}
