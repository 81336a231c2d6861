/** What a day of another app changes in her records, and what undoing it takes away again. Pure. */
import type { BleedingSign, FlowDescription } from '../../calendar/contract.ts'
import { fittingSigns } from '../../calendar/rules/bleeding-signs.ts'
import type { DayResult, DayToBring, ImportedAnswers } from '../contract.ts'

/** What a calendar entry says, as far as another app can say it. `signs` go with the flow. */
export type EntryFacts = { flow?: FlowDescription; signs?: BleedingSign[]; symptoms?: string }

/** Records of a day that another app can fill. */
export const PARTS = ['quick_log', 'deep_log', 'entry'] as const
export type Part = (typeof PARTS)[number]

/** What another app says about a day, by record. A record without values is absent. */
export type DayFacts = { quick_log?: ImportedAnswers; deep_log?: { guided_journal_response: string }; entry?: EntryFacts }

/**
 * What a source has put into the records of a day, with the time in ms at which the record was created that has it. A
 * record with another time was written later and is hers.
 */
export type Brought = { [Name in Part]?: { at: number; values: NonNullable<DayFacts[Name]> } }

/** A record of the day that is already there. `isDamaged` if it cannot be read. */
export type Present<Values> = { at: number; values: Values; isDamaged: boolean }

function isGiven(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}

/** The given values only. */
export function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isGiven(value))) as Partial<Values>
}

/** What a day to bring says, by record. */
export function factsOf(day: DayToBring): DayFacts {
  const { answers = {}, journal, flow_description: flow, bleeding_signs: signs, symptoms_text: symptoms } = day
  return given({
    quick_log: given(answers),
    deep_log: given({ guided_journal_response: journal }),
    entry: given({ flow, signs: fittingSigns(flow, signs), symptoms }),
  }) as DayFacts
}

/**
 * Which values of a day may be written. What she has is never replaced: a missing record gets all values, an existing
 * one only its empty fields, and those only with `fill`; signs only together with the flow that they are about. A value
 * that this source wrote before is not written again.
 * `left`: something was not written because her record is there.
 */
export function toPut<Values extends object>(
  values: Values,
  { before, present, fill }: { before: Values | undefined; present: Present<Values> | undefined; fill: boolean },
): { put: Partial<Values>; left: boolean } {
  const isEmpty = (name: string) => !isGiven((present?.values as Record<string, unknown> | undefined)?.[name])
  const isLacking = (name: string) => !present || (fill && !present.isDamaged && isEmpty(name) && (name !== 'signs' || isEmpty('flow')))
  const fresh = Object.entries(values).filter(([name]) => !(before && name in before))
  const put = fresh.filter(([name]) => isLacking(name))
  return { put: Object.fromEntries(put) as Partial<Values>, left: put.length < fresh.length }
}

/** What became of a day with values, in words of the contract. */
export function resultOf(parts: readonly { put: object; left: boolean }[]): DayResult {
  const isPut = parts.some(({ put }) => Object.keys(put).length > 0)
  const isLeft = parts.some(({ left }) => left)
  if (isPut) return isLeft ? 'partly' : 'taken'
  return isLeft ? 'yours' : 'already'
}

/** Whether two values of a record are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Remains = { values: Record<string, unknown>; isChanged: boolean }

function withoutEqual(values: Readonly<Record<string, unknown>>, brought: Readonly<Record<string, unknown>>): Remains {
  const rest: Record<string, unknown> = { ...values }
  let isChanged = false
  for (const [name, value] of Object.entries(brought)) {
    const current = rest[name]
    if (!isGiven(current)) continue
    if (isSame(current, value)) delete rest[name]
    else if (typeof value === 'object' && value !== null && typeof current === 'object' && current !== null) {
      const inner = withoutEqual(current as Record<string, unknown>, value as Record<string, unknown>)
      isChanged ||= inner.isChanged
      if (Object.keys(inner.values).length > 0) rest[name] = inner.values
      else delete rest[name]
    } else isChanged = true
  }
  return { values: rest, isChanged }
}

/**
 * A record's values without those that are as they were brought. `isChanged` if she has changed one, which stays;
 * symptoms and factors are compared one by one.
 */
export function withoutBrought<Values extends object>(values: Values, brought: object): { values: Values; isChanged: boolean } {
  const { values: rest, isChanged } = withoutEqual(values as Record<string, unknown>, brought as Record<string, unknown>)
  return { values: rest as Values, isChanged }
}
