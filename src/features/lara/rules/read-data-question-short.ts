/** Short forms of questions about her notes, for tables of tests. */
import type { DataQuestion } from '../../answers/rules/data-question.ts'

const dates = (from: string, to: string) => (from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`)

/** A question in short form: subject, what is asked, its days, and what narrows it. */
export function short(question: DataQuestion | undefined): string {
  if (!question) return 'not taken'
  const { subject, asks, from, to, before, flow, factor, weekdays, part, limit, why, words, unread } = question
  if (asks === 'mentions') return `mentions ${words} ${dates(from, to)}${question.isFirst ? ' first' : ''}`
  if (asks === 'unclear') return `unclear ${subject}${question.isUndated ? ' undated' : ''}${unread === undefined ? '' : ` ${unread}`}`
  const year = from.startsWith('2026') ? '' : `${from.slice(0, 4)} `
  const days = from < '2020' ? '' : `${year}${dates(from, to)}`
  const narrowed = [flow, weekdays && `on ${weekdays.join('')}`, part, limit && `${limit.is} ${limit.value}`, why && 'why']
  const name = [subject, question.symptom, factor].filter(Boolean).join('/')
  return [name, asks, days, before && `vs ${dates(before.from, before.to)}`, ...narrowed].filter(Boolean).join(' ')
}

/** The lines of a table, with the cells between " | ". */
export const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
