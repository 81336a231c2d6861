/**
 * Ovumcy's JSON `{exported_at, entries: [{date, period, flow, mood_rating, symptoms: {…}, other_symptoms,
 * cycle_factors, notes, …}]}`, and its CSV with the same fields as columns, found by name. "none" and 0 are values that
 * were not set.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent } from './imported-day.ts'
import { readJson, toList, toObject, toText } from './json.ts'
import { takeSymptom } from './symptom-words.ts'
import { toTable } from './table.ts'
import { toFlow, toNumber, toRating, toYesNo } from './values.ts'

/** One day; `other` are fields that were set and are not taken over. */
type Entry = {
  date: string
  isPeriod: boolean
  flow: string
  mood: string
  symptoms: string[]
  otherSymptoms: string[]
  factors: string[]
  note: string
  other: string[]
}

const UNSET = /^(?:none|0|false|no|)$/i
const READ = new Set(['date', 'period', 'flow', 'mood_rating', 'symptoms', 'other_symptoms', 'cycle_factors', 'notes'])
/** Columns of the CSV whose names differ from the fields of the JSON. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['other', 'other_symptoms'],
  ['bbt (c)', 'bbt'],
  ['uncertain', 'is_uncertain'],
])
/** Columns of the CSV that are no symptom. */
const NO_SYMPTOM = new Set([...READ, 'sex_activity', 'bbt', 'cervical_mucus', 'pregnancy_test', 'lh_test', 'cycle_start', 'is_uncertain'])

export function readOvumcy(text: string, today: LocalDate): FileContent {
  const isJson = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('{')
  const found = collectDays('ovumcy', today)
  for (const entry of isJson ? jsonEntries(text) : csvEntries(text)) {
    const count = [entry.isPeriod || entry.flow, entry.mood, entry.note].filter(Boolean).length
    const listed = entry.symptoms.length + entry.otherSymptoms.length + entry.factors.length + entry.other.length
    if (count + listed === 0) continue
    const day = found.day(toDate(entry.date, 'day-first'), 'entry', count + listed)
    if (!day) continue
    if (entry.flow) found.flow(day, toFlow(entry.flow), 'flow')
    else if (entry.isPeriod) found.flow(day, 'light-flow', 'period', true)
    if (entry.symptoms.includes('spotting')) found.flow(day, 'light-spotting', 'spotting')
    if (entry.mood) found.put(day, 'mood', toRating(toNumber(entry.mood), '1-5'), 'mood_rating')
    for (const symptom of entry.symptoms) if (symptom !== 'spotting') takeSymptom(found, day, symptom, 'symptoms')
    for (const symptom of entry.otherSymptoms) takeSymptom(found, day, symptom, 'other_symptoms')
    for (const factor of entry.factors) found.word(day, 'factors', factor, 'cycle_factors')
    for (const kind of entry.other) found.drop(kind, 'unknown-kind')
    found.note(day, entry.note, 'notes')
  }
  return found.content()
}

const set = (value: string): string => (UNSET.test(value.trim()) ? '' : value.trim())

function jsonEntries(text: string): Entry[] {
  return toList(toObject(readJson(text))['entries']).map((one) => {
    const entry = toObject(one)
    const symptoms = Object.entries(toObject(entry['symptoms']))
    return {
      date: toText(entry['date']),
      isPeriod: entry['period'] === true,
      flow: set(toText(entry['flow'])),
      mood: set(toText(entry['mood_rating'])),
      symptoms: symptoms.filter(([, isPresent]) => isPresent === true).map(([name]) => name),
      otherSymptoms: toList(entry['other_symptoms']).map(toText),
      factors: toList(entry['cycle_factors']).map(toText),
      note: toText(entry['notes']).trim(),
      other: Object.entries(entry)
        .filter(([name, value]) => !READ.has(name) && (value === true || set(toText(value)) !== '' || typeof value === 'object'))
        .filter(([, value]) => value !== null)
        .map(([name]) => name),
    }
  })
}

function csvEntries(text: string): Entry[] {
  const { names, rows } = toTable(text)
  const fields = names.map((name) => FIELDS.get(name) ?? name.replaceAll(' ', '_'))
  return rows.map((row) => {
    const values = new Map(fields.map((field, at): [string, string] => [field, row[at]?.trim() ?? '']).toReversed())
    const value = (field: string) => values.get(field) ?? ''
    const list = (field: string) =>
      value(field)
        .split(';')
        .filter((one) => one.trim() !== '')
    return {
      date: value('date'),
      isPeriod: toYesNo(value('period')) === true,
      flow: set(value('flow')),
      mood: set(value('mood_rating')),
      symptoms: [...values.keys()].filter((field) => !NO_SYMPTOM.has(field) && toYesNo(value(field)) === true),
      otherSymptoms: list('other_symptoms'),
      factors: list('cycle_factors'),
      note: value('notes'),
      other: [...values.keys()].filter((field) =>
        READ.has(field)
          ? false
          : NO_SYMPTOM.has(field)
            ? set(value(field)) !== ''
            : toYesNo(value(field)) === undefined && value(field) !== '',
      ),
    }
  })
}
