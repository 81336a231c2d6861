import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { addRows, eachRow, type ExportSource, repeats, timeProblem, toInstant, toMs, whenOf } from '../../../kit/server/export-source.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { ReminderSettings } from '../../reminders/rules/reminder-settings.ts'
import { addTreatmentReminder, findReminderSettings, type RemindedTreatment } from '../../reminders/server/treatment-reminder-store.ts'
import { DOSE_STATES, NewTreatment, PLACE_MAX, SLOT_MAX, TREATMENTS_MAX } from '../contract.ts'
import { planOf } from '../rules/phases.ts'
import type { DoseContent } from './dose-store.ts'
import type { TreatmentContent } from './store.ts'

const TREATMENTS = 'treatments'
const IMPORTED = 'imported treatments'
const NUMBER_MAX = 1_000

/** `number` names the treatment within one export, for its doses. `reminder` is that of its doses, if it has one. */
const ExportedTreatment = z.strictObject({
  ...z.omit(NewTreatment, { remind: true }).shape,
  reminder: z.nullish(ReminderSettings),
  number: whole(1, NUMBER_MAX),
  created_at: Instant,
  updated_at: Instant,
})
type ExportedTreatment = z.output<typeof ExportedTreatment>

const ExportedDose = z.strictObject({
  treatment: whole(1, NUMBER_MAX),
  local_date: LocalDate,
  slot: whole(0, SLOT_MAX),
  state: z.enum(DOSE_STATES, { error: () => t`Please choose one of: ${DOSE_STATES.join(', ')}` }),
  at: z.optional(Instant),
  place: z.optional(text(PLACE_MAX)),
  updated_at: Instant,
})
type ExportedDose = z.output<typeof ExportedDose>

const spec = {
  columns: ['id', 'version', 'created_at', 'updated_at'],
  order: ['created_at', 'id'],
  where: { removed_at: 0 },
} as const

/** Each treatment row with its number: the place in the order of creation. */
async function* numbered(hers: HerVault, user: Person) {
  let number = 0
  for await (const row of eachRow(hers, user, TREATMENTS, spec)) {
    number += 1
    yield { row, number }
  }
}

const treatments: ExportSource = {
  name: TREATMENTS,
  tables: [TREATMENTS],
  shape: ExportedTreatment,
  replaces: false,
  problem: (row, about) => {
    const { number } = row as ExportedTreatment
    if (repeats(about, TREATMENTS, String(number))) return `number: ${t`This treatment is here twice`}`
    if ((about.seen.get(TREATMENTS)?.size ?? 0) > TREATMENTS_MAX) return t`At most ${TREATMENTS_MAX} of these`
    return timeProblem(row, about)
  },
  rows: async function* rows(hers, user, leftOut) {
    const reminders = await findReminderSettings(hers, user)
    for await (const { row, number } of numbered(hers, user)) {
      const place = associatedData(user.id, TREATMENTS, Number(row['id']), Number(row['version']))
      const content = readable(() => unseal<TreatmentContent>(user.key, place, row.sealed), undefined)
      const reminder = reminders.get(Number(row['id'])) ?? null
      if (content)
        yield { ...content, number, reminder, created_at: toInstant(row['created_at']), updated_at: toInstant(row['updated_at']) }
      else leftOut(whenOf(row))
    }
  },
  add: async (inside, user, rows, about) => {
    const reminded: [RemindedTreatment, ReminderSettings][] = []
    const added = (rows as ExportedTreatment[]).map(({ number, reminder, created_at, updated_at, ...content }) => {
      const id = newId()
      if (reminder) reminded.push([{ id, title: content.name, plan: planOf(content) }, reminder])
      repeats(about, IMPORTED, String(number), id)
      const sealed = seal(user.key, associatedData(user.id, TREATMENTS, id, 1), content)
      const times = { created_at: toMs(created_at), updated_at: toMs(updated_at), removed_at: 0 }
      return { user_id: user.id, id, version: 1, ...times, sealed }
    })
    await addRows(inside, TREATMENTS, added)
    for (const [treatment, settings] of reminded) await addTreatmentReminder(inside, user, treatment, settings, about.now)
  },
}

const doses: ExportSource = {
  name: 'doses',
  tables: ['doses'],
  shape: ExportedDose,
  replaces: false,
  problem: (row, about) => {
    const { treatment, local_date: day, slot } = row as ExportedDose
    if (!about.seen.get(TREATMENTS)?.has(String(treatment))) return `treatment: ${t`There is no treatment with this number`}`
    if (repeats(about, 'doses', `${treatment} ${day} ${slot}`)) return `slot: ${t`This dose is here twice`}`
    return timeProblem(row, about)
  },
  rows: async function* rows(hers, user, leftOut) {
    const numbers = new Map<number, number>()
    for await (const { row, number } of numbered(hers, user)) {
      const place = associatedData(user.id, TREATMENTS, Number(row['id']), Number(row['version']))
      // A treatment that cannot be read is not in the file, so its doses could not be imported.
      if (readable(() => unseal<TreatmentContent>(user.key, place, row.sealed), undefined)) numbers.set(Number(row['id']), number)
    }
    const columns = ['treatment_id', 'local_date', 'slot', 'id', 'version', 'updated_at']
    for await (const row of eachRow(hers, user, 'doses', { columns, order: ['local_date', 'id'] })) {
      const treatment = numbers.get(Number(row['treatment_id']))
      const place = associatedData(user.id, 'doses', Number(row['id']), Number(row['version']))
      const content = readable(() => unseal<DoseContent>(user.key, place, row.sealed), undefined)
      if (!content) leftOut(whenOf(row))
      else if (treatment !== undefined)
        yield { treatment, local_date: row['local_date'], slot: row['slot'], ...content, updated_at: toInstant(row['updated_at']) }
    }
  },
  add: async (inside, user, rows, about) => {
    const added = (rows as ExportedDose[]).map(({ treatment, local_date, slot, updated_at, ...content }) => {
      const treatmentId = about.seen.get(IMPORTED)?.get(String(treatment))
      if (treatmentId === undefined) throw new Error('A dose without its treatment')
      const id = newId()
      const sealed = seal(user.key, associatedData(user.id, 'doses', id, 1), content)
      return { user_id: user.id, treatment_id: treatmentId, local_date, slot, id, version: 1, updated_at: toMs(updated_at), sealed }
    })
    await addRows(inside, 'doses', added)
  },
}

/** Export sources of her treatments, and of their doses. */
export const treatmentsExport: readonly ExportSource[] = [treatments, doses]
