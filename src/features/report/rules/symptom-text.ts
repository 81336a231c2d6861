/** Measures, symptoms and the Menopause Rating Scale in words, for a doctor. */
import { totalWords } from '../../checkins/rules/score-words.ts'
import type { Change } from '../../insights/contract.ts'
import { numberWords } from '../../insights/rules/measures.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import { capitalised } from '../../../kit/capitalised.ts'
import { language, type Message, plural, t } from '../../../kit/words.ts'
import { MANY_FLASHES, type Report, type ReportFigures, type ReportMeasure, type ReportMrs, type ReportSymptom } from '../contract.ts'
import { dateWords } from './report-dates.ts'
import { part, type ReportPart, type ReportRowWords } from './report-document.ts'

/** Most symptoms with a row of their own, so that the report stays on one page. */
const SYMPTOMS_SHOWN = 10
const NOTHING = '–'

const MEASURE_WORDS: Readonly<Record<ReportMeasure, Message>> = {
  hot_flashes: () => t`{hot flashes} a day`,
  night_sweats: () => t`night sweats a night`,
  sleep: () => t`sleep, hours`,
  mood: () => t`mood, 1 to 10 (best)`,
  energy: () => t`energy, 1 to 10 (most)`,
  stress: () => t`stress, 1 to 10 (most)`,
}

/** The name of a measure with its unit: "Hot flashes a day". */
export function measureWords(key: ReportMeasure, region: Report['region']): string {
  return capitalised(inRegion(MEASURE_WORDS[key](), language(), region))
}

/** Lower, higher or about the same; a dash where too few days are noted to say. */
export function changeWords(change: Change | null): string {
  if (change === null) return NOTHING
  return { up: t`higher`, down: t`lower`, same: t`about the same` }[change]
}

/** "5 (0 to 11)", or the only value. */
export function rangeWords({ median, least, most }: Pick<ReportFigures, 'median' | 'least' | 'most'>): string {
  if (median === null || least === null || most === null) return NOTHING
  return least === most ? numberWords(median) : t`${numberWords(median)} (${numberWords(least)} to ${numberWords(most)})`
}

function figuresRow(figures: ReportFigures, region: Report['region']): ReportRowWords {
  const { key, before, change, days, points } = figures
  const earlier = before.median === null ? NOTHING : numberWords(before.median)
  return { header: measureWords(key, region), cells: [rangeWords(figures), earlier, changeWords(change), String(days)], points }
}

/** On how many days there were many hot flashes; undefined for other measures and without a noted day. */
export function manyWords({ many_days: many, days }: ReportFigures, region: Report['region']): string | undefined {
  if (many === null || days === 0) return undefined
  const percent = Math.round((many / days) * 100)
  return inRegion(t`${MANY_FLASHES} or more {hot flashes} on ${many} of ${days} noted days (${percent}%).`, language(), region)
}

function tappedWords({ key, tapped }: ReportFigures, region: Report['region']): string | undefined {
  if (tapped.days === 0) return undefined
  const count = plural(tapped.days, t`${tapped.days} more day`, t`${tapped.days} more days`)
  const words =
    key === 'hot_flashes'
      ? t`Without a number for the day: ${tapped.total} {hot flashes} noted as they came, on ${count}.`
      : t`Without a number for the day: ${tapped.total} night sweats noted as they came, on ${count}.`
  return inRegion(words, language(), region)
}

/** The name of a symptom: from the list, or her own word. */
function symptomName({ key, name }: Pick<ReportSymptom, 'key' | 'name'>): string {
  return name ?? symptomWords(key)
}

function presentWords({ days, present_days: present }: ReportSymptom): string {
  return t`${present} of ${days} days`
}

/** A symptom with how often it was there: "Migraine (6 of 50 days)". */
export function symptomLine(symptom: ReportSymptom): string {
  return `${symptomName(symptom)} (${presentWords(symptom)})`
}

function symptomRow(symptom: ReportSymptom): ReportRowWords {
  const { severe_days: severe, before, average, change, points } = symptom
  const earlier = before.average === null ? NOTHING : numberWords(before.average)
  return {
    header: symptomName(symptom),
    cells: [presentWords(symptom), String(severe), numberWords(average), earlier, changeWords(change)],
    points,
  }
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

/** The section of measures and symptoms. */
export function measuresPart({ measures, region }: Report): ReportPart | undefined {
  if (measures.length === 0) return undefined
  const noted = measures.filter(({ days }) => days > 0)
  const missing = measures.filter(({ days }) => days === 0).map(({ key }) => measureWords(key, region))
  const notes = [
    ...measures.map((figures) => manyWords(figures, region)),
    ...measures.map((figures) => tappedWords(figures, region)),
    missing.length > 0 ? t`Not noted in this period: ${missing.join('; ')}.` : undefined,
  ].filter(isDefined)
  const table =
    noted.length === 0
      ? null
      : {
          caption: t`Figures of the noted days`,
          columns: [t`Measure`, t`Median (range)`, t`Median before`, t`Change from before`, t`Days noted`],
          rows: noted.map((figures) => figuresRow(figures, region)),
          hasLines: true,
        }
  return part('symptoms', t`Symptoms and daily figures`, { table, notes })
}

/** The section of symptoms from the list and in her own words. */
export function symptomsPart({ symptoms, sections }: Report): ReportPart | undefined {
  if (!sections.includes('symptoms')) return undefined
  const heading = t`Other symptoms`
  if (symptoms.length === 0) return part('symptoms', heading, { lines: [t`None noted in this period.`] })
  const rest = symptoms.slice(SYMPTOMS_SHOWN).map(symptomLine)
  return part('symptoms', heading, {
    table: {
      caption: t`Symptoms by how often they were there; severity 0 none to 3 severe`,
      columns: [t`Symptom`, t`Present on`, t`Severe days`, t`Average`, t`Average before`, t`Change from before`],
      rows: symptoms.slice(0, SYMPTOMS_SHOWN).map(symptomRow),
      hasLines: true,
    },
    notes: rest.length > 0 ? [t`Also: ${rest.join('; ')}.`] : [],
  })
}

const MRS_TIMES: Readonly<Record<ReportMrs['at'], Message>> = {
  now: () => t`Now`,
  before: () => t`3 months before`,
  treatment: () => t`Start of treatment`,
}

function mrsRow({ at, on, total, parts }: ReportMrs): ReportRowWords {
  const cell = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : NOTHING)
  return {
    header: t`${MRS_TIMES[at]()} (${dateWords(on)})`,
    cells: [total === null ? NOTHING : totalWords('mrs', total), cell(parts?.somatic), cell(parts?.psychological), cell(parts?.urogenital)],
    points: null,
  }
}

/** The section of the Menopause Rating Scale. */
export function mrsPart({ mrs, sections }: Report): ReportPart | undefined {
  if (!sections.includes('mrs')) return undefined
  const heading = t`Menopause Rating Scale (MRS)`
  if (mrs.length === 0) return part('mrs', heading, { lines: [t`Not answered in this period.`] })
  const isIncomplete = mrs.some(({ total }) => total === null)
  return part('mrs', heading, {
    table: {
      caption: t`Totals and sub-scales`,
      columns: [t`When`, t`Total`, t`Somatic (of 16)`, t`Psychological (of 16)`, t`Urogenital (of 12)`],
      rows: mrs.map(mrsRow),
      hasLines: false,
    },
    notes: isIncomplete ? [t`A dash: a question was left out.`] : [],
  })
}
