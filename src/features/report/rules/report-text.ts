/** The report in words of the current language: the one source of the page, the PDF and the text to copy. */
import { SHORT_NAMES } from '../../checkins/content/score-words.ts'
import { totalWords } from '../../checkins/rules/score-words.ts'
import { numberWords } from '../../insights/rules/measures.ts'
import { plural, t } from '../../../kit/words.ts'
import { COPY_MAX, type Report, REPORT_MEASURES, type ReportFigures, type ReportMonth, type ReportScreening } from '../contract.ts'
import { backgroundLines } from './background-text.ts'
import { bleedingPart, cycleLines, flagsPart, redFlagWords, stageLine } from './bleeding-text.ts'
import { dateWords, monthWords, spanWords } from './report-dates.ts'
import { part, type ReportDocument, type ReportPart } from './report-document.ts'

import { changeWords, manyWords, measuresPart, measureWords, mrsPart, rangeWords, symptomLine, symptomsPart } from './symptom-text.ts'
import { adherenceWords, planWords, treatmentsPart, treatmentTitle } from './treatment-text.ts'

const NOTHING = '–'
/** Symptoms that the text to copy names. */
const COPIED_SYMPTOMS = 5

function titleOf({ reader }: Report): string {
  return reader === 'doctor' ? t`Notes for my doctor` : t`Notes for my therapist`
}

function coverageWords({ coverage: { noted_days: noted, days } }: Report): string {
  return t`Notes on ${noted} of ${days} days`
}

function factsOf(report: Report): ReportDocument['facts'] {
  const { name, birth_year: born, made_on: on, period } = report
  return [
    ...(name === null ? [] : [{ label: t`Name`, value: name }]),
    ...(born === null ? [] : [{ label: t`Born`, value: String(born) }]),
    { label: t`Made on`, value: dateWords(on) },
    { label: t`Time covered`, value: spanWords(period) },
    { label: t`How much is noted`, value: coverageWords(report) },
  ]
}

function reasonPart({ reason, questions }: Report): ReportPart | undefined {
  if (reason === '' && questions.length === 0) return undefined
  return part('reason', t`Why I am here`, {
    own: reason === '' ? [] : [reason],
    items: questions.map((question, place) => ({ title: t`Question ${place + 1}`, lines: [question] })),
  })
}

function screeningWords({ instrument, on, total, item_9: item }: ReportScreening): string {
  const figure = t`${SHORT_NAMES[instrument]}, ${dateWords(on)}: ${totalWords(instrument, total)}.`
  return item === null ? figure : `${figure} ${t`Question 9, thoughts of death: ${item} of 3.`}`
}

function screeningPart({ screening }: Report): ReportPart | undefined {
  return screening.length === 0
    ? undefined
    : part('screening', t`Questionnaires about mood and anxiety`, { lines: screening.map(screeningWords) })
}

function backgroundPart({ background }: Report): ReportPart | undefined {
  const lines = backgroundLines(background)
  const note = background.doctor_note?.trim()
  if (lines.length === 0 && !note) return undefined
  return part('background', t`Background, as she states it`, {
    lines: lines.length > 0 ? [lines.join('. ') + '.'] : [],
    own: note ? [note] : [],
  })
}

function monthRow(row: ReportMonth, columns: readonly (typeof REPORT_MEASURES)[number][], hasBleeding: boolean) {
  const cell = (value: number | null) => (value === null ? NOTHING : numberWords(value))
  return {
    header: monthWords(row.month),
    cells: [
      String(row.noted_days),
      ...(hasBleeding ? [cell(row.bled_days), cell(row.heavy_days)] : []),
      ...columns.map((key) => cell(row[key].average)),
    ],
    points: null,
  }
}

function monthsPart({ months, sections, bleeding, region }: Report): ReportPart | undefined {
  if (months.length === 0) return undefined
  const columns = REPORT_MEASURES.filter((key) => sections.includes(key))
  const hasBleeding = bleeding !== null
  return part('months', t`Month by month`, {
    table: {
      caption: t`Averages of the noted days; the first and last month may be in part`,
      columns: [
        t`Month`,
        t`Days noted`,
        ...(hasBleeding ? [t`Days of bleeding`, t`Heavy days`] : []),
        ...columns.map((key) => measureWords(key, region)),
      ],
      rows: months.map((row) => monthRow(row, columns, hasBleeding)),
      hasLines: false,
    },
  })
}

function cautionOf({ damaged }: Report): string {
  const words = t`Self-reported. Not a diagnosis. Counts are of noted days.`
  return damaged > 0 ? `${words} ${t`Entries that could not be read: ${damaged}.`}` : words
}

function present(parts: readonly (ReportPart | undefined)[]): ReportPart[] {
  return parts.filter((one) => one !== undefined)
}

/** The report as titles, lines, lists and tables. The strip of bleeding is drawn from the report itself. */
export function toReportDocument(report: Report): ReportDocument {
  return {
    title: titleOf(report),
    byline: t`Prepared by her from her own notes`,
    facts: factsOf(report),
    parts: present([
      reasonPart(report),
      flagsPart(report),
      bleedingPart(report),
      mrsPart(report),
      measuresPart(report),
      symptomsPart(report),
      treatmentsPart(report),
      screeningPart(report),
      backgroundPart(report),
    ]),
    appendix: present([monthsPart(report)]),
    foot: `${cautionOf(report)} ${t`Emberwell, report version ${report.version}.`}`,
  }
}

/** Whether nothing of hers but the head and her words is in it. */
export function isEmptyReport({ coverage, treatments, red_flags: flags, mrs, bleeding, screening, background }: Report): boolean {
  const lists = [treatments, mrs, flags ?? [], screening, Object.keys(background)]
  const hasBleeding = bleeding !== null && (bleeding.noted_days > 0 || bleeding.cycles.last_period !== null)
  return coverage.noted_days === 0 && lists.every((list) => list.length === 0) && !hasBleeding
}

/** A measure on one line, without a change when too few days are noted to say. */
function measureLine(figures: ReportFigures, region: Report['region']): string {
  const { key, days, change } = figures
  const noted = plural(days, t`${days} day noted`, t`${days} days noted`)
  const details = [t`${measureWords(key, region)}: median ${rangeWords(figures)}`, change && changeWords(change), noted]
  return `${details.filter(Boolean).join(', ')}.`
}

/** The lines of the text to copy, the most useful ones first after the head. */
function copyLines(report: Report): string[] {
  const { reason, questions, red_flags: flags, bleeding, region, mrs, measures, symptoms, treatments, screening, background } = report
  const asked = questions.map((question) => `? ${question}`)
  const named = symptoms.slice(0, COPIED_SYMPTOMS).map(symptomLine)
  return [
    [titleOf(report), ...factsOf(report).map(({ value }) => value)].join(' · '),
    ...(reason ? [t`Why I am here: ${reason}`] : []),
    ...asked,
    ...(flags ?? []).map((flag) => redFlagWords(flag, region)),
    ...(bleeding
      ? [t`Bleeding in 12 months: ${bleeding.bled_days} of ${bleeding.noted_days} noted days, heavy on ${bleeding.heavy_days}.`]
      : []),
    ...(bleeding ? cycleLines(bleeding) : []),
    ...measures.filter(({ days }) => days > 0).map((one) => measureLine(one, region)),
    ...measures.flatMap((one) => manyWords(one, region) ?? []),
    ...mrs.slice(0, 1).map(({ total, on }) => screeningWords({ instrument: 'mrs', on, total, item_9: null })),
    ...treatments
      .filter(({ status }) => status === 'now')
      .map((one) => {
        const since = t`since ${dateWords(one.since)}`
        return `${[treatmentTitle(one), planWords(one), since].filter(Boolean).join(', ')}. ${one.adherence ? adherenceWords(one.adherence) : ''}`.trim()
      }),
    ...(named.length > 0 ? [t`Other symptoms: ${named.join('; ')}.`] : []),
    ...screening.map(screeningWords),
    ...(bleeding ? [stageLine(bleeding.stage)] : []),
    ...backgroundLines(background).map((line) => `${line}.`),
    ...(background.doctor_note ? [background.doctor_note] : []),
  ]
}

/**
 * The report as plain text of at most `COPY_MAX` characters, for portals that take no files. A line that no longer fits
 * is left out, and shorter ones after it are still added; the foot is always there.
 */
export function toReportCopy(report: Report): string {
  const foot = cautionOf(report)
  const kept: string[] = []
  let left = COPY_MAX - foot.length
  for (const line of copyLines(report)) {
    // Each line ends with a line break.
    if (line.length + 1 > left) continue
    kept.push(line)
    left -= line.length + 1
  }
  return [...kept, foot].join('\n')
}
