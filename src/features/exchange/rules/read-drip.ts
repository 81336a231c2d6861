/**
 * drip's CSV: one row a day, columns such as `bleeding.value` (0 spotting to 3 heavy), `pain.cramps` and `mood.sad`
 * (true), `note.value`; those of its schema are `temperature`, `mucus`, `cervix`, `desire` and `sex` besides.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Flow } from '../../calendar/contract.ts'
import { collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent } from './imported-day.ts'
import { takeSymptom } from './symptom-words.ts'
import { cellReader, toTable } from './table.ts'

const FLOWS: Record<string, Flow> = { 0: 'light-spotting', 1: 'light-flow', 2: 'moderate', 3: 'heavy' }

export function readDrip(text: string, today: LocalDate): FileContent {
  const table = toTable(text)
  const cell = cellReader(table)
  const found = collectDays('drip', today)
  for (const row of table.rows) {
    const date = toDate(cell(row, 'date'), 'day-first')
    const groups = new Map<string, string[]>()
    for (const [at, name] of table.header.entries()) {
      const [group = '', part] = name.split('.', 2)
      const value = row[at]?.trim() ?? ''
      if (part !== undefined && value !== '' && value !== 'false') groups.set(group, [...(groups.get(group) ?? []), part])
    }
    for (const [group, parts] of groups) {
      const isEach = group === 'pain' || group === 'mood'
      const day = found.day(date, group, isEach ? parts.length : 1)
      if (!day) continue
      if (group === 'bleeding') found.flow(day, FLOWS[cell(row, 'bleeding.value')], group)
      else if (group === 'note') found.note(day, cell(row, 'note.value'), group)
      else if (!isEach) found.drop(group, 'unknown-kind')
      else
        for (const part of parts) {
          if (part === 'note') found.word(day, 'otherSymptoms', cell(row, `${group}.note`), group)
          else if (part === 'other') found.drop(`${group}.other`, 'not-taken')
          else takeSymptom(found, day, part, group)
        }
    }
  }
  return found.content()
}
