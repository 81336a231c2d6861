import { readable } from '../../../kit/server/damaged-rows.ts'
import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { addRows, type About, eachRow, type ExportSource, timeProblem, toInstant, whenOf, toMs } from '../../../kit/server/export-source.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { Instant } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { NewReminder, REMINDERS_MAX } from '../contract.ts'
import { dueOf, lastColumns, NO_PLANS } from './store.ts'

const ExportedReminder = z.strictObject({
  ...NewReminder.shape,
  done_on: z.nullish(LocalDate),
  created_at: Instant,
  updated_at: Instant,
})
type ExportedReminder = z.output<typeof ExportedReminder>

function contentOf({ done_on: _done, created_at: _created, updated_at: _updated, ...content }: ExportedReminder): NewReminder {
  return content
}

function contentProblem(row: Record<string, unknown>, about: About): string | undefined {
  const rows = about.seen.get('reminders') ?? new Map<string, number>()
  about.seen.set('reminders', rows.set(String(rows.size), 0))
  if (rows.size > REMINDERS_MAX) return t`At most ${REMINDERS_MAX} of these`
  const [issue] = z.safeParse(NewReminder, contentOf(row as ExportedReminder)).error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

/**
 * Her reminders in export and import, except those of treatments, which are exported with these. Past deliveries are
 * not included; each reminder comes next at its next time.
 */
export const remindersExport: ExportSource = {
  name: 'reminders',
  tables: ['reminders'],
  shape: ExportedReminder,
  replaces: false,
  problem: (row, about) => timeProblem(row, about) ?? contentProblem(row, about),
  rows: async function* rows(hers, user, leftOut) {
    const columns = ['id', 'version', 'done_on', 'created_at', 'updated_at']
    for await (const row of eachRow(hers, user, 'reminders', { columns, order: ['created_at', 'id'], where: { treatment_id: 0 } })) {
      const place = associatedData(user.id, 'reminders', Number(row['id']), Number(row['version']))
      const content = readable(() => unseal<NewReminder>(user.key, place, row.sealed), undefined)
      if (!content) {
        leftOut(whenOf(row))
        continue
      }
      yield {
        ...content,
        done_on: row['done_on'],
        created_at: toInstant(row['created_at']),
        updated_at: toInstant(row['updated_at']),
      }
    }
  },
  add: (inside, user, rows, { now, timezone }) =>
    addRows(
      inside,
      'reminders',
      (rows as ExportedReminder[]).map((row) => {
        const id = newId()
        const content = contentOf(row)
        const due = dueOf({ content, treatment_id: 0 }, NO_PLANS, timezone, now) ?? null
        return {
          user_id: user.id,
          id,
          version: 1,
          due_at: due,
          wake_at: due,
          ...lastColumns(undefined),
          treatment_id: 0,
          done_on: row.done_on ?? null,
          created_at: toMs(row.created_at),
          updated_at: toMs(row.updated_at),
          sealed: seal(user.key, associatedData(user.id, 'reminders', id, 1), content),
        }
      }),
    ),
}
