import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EXAMPLE_REPORT } from '../../../../test/report-example.ts'
import { inLanguage, speakLanguages } from '../../../kit/server/languages.ts'
import { fastify } from 'fastify'
import { COPY_MAX, Report } from '../contract.ts'
import { lineHeights, type ReportDocument } from './report-document.ts'
import { isEmptyReport, toReportCopy, toReportDocument } from './report-text.ts'

speakLanguages(fastify())

const EMPTY: Report = {
  ...EXAMPLE_REPORT,
  coverage: { noted_days: 0, days: 92 },
  red_flags: null,
  bleeding: null,
  mrs: [],
  measures: [],
  symptoms: [],
  treatments: [],
  supplements: [],
  screening: [],
  background: {},
  months: [],
}

function textsOf({ title, byline, facts, parts, appendix, foot }: ReportDocument): string[] {
  const ofParts = [...parts, ...appendix].flatMap(({ heading, lines, own, table, items, notes }) => [
    heading,
    ...lines,
    ...own,
    ...(table ? [table.caption, ...table.columns, ...table.rows.flatMap(({ header, cells }) => [header, ...cells])] : []),
    ...items.flatMap((item) => [item.title, ...item.lines]),
    ...notes,
  ])
  return [title, byline, ...facts.flatMap(({ label, value }) => [label, value]), ...ofParts, foot]
}
const partOf = (document: ReportDocument, heading: string) => document.parts.find((part) => part.heading === heading)

test('the example is a report', () => expect(z.parse(Report, EXAMPLE_REPORT)).toEqual(EXAMPLE_REPORT))

test('a doctor reads dates, figures and her words', () => {
  const document = toReportDocument(EXAMPLE_REPORT)
  expect(document.facts.map(({ value }) => value)).toEqual([
    'Ana Keller',
    '1974',
    'Nov 21, 2026',
    'Aug 22 to Nov 21, 2026',
    'Notes on 71 of 92 days',
  ])
  expect(partOf(document, 'Warning signs in the bleeding notes')?.lines).toEqual([
    'Repeated heavy bleeding, or signs of it (clots, flooding, pads changed every 1 to 2 hours) (Oct 1 to Oct 2, 2026); advised to book a visit.',
    'Estrogen without a progestogen or hormonal coil noted; advised to contact a doctor within days.',
  ])
  expect(partOf(document, 'Bleeding, last 12 months')).toMatchObject({
    lines: ['Bleeding on 6 of 28 noted days, heavy on 2.'],
    notes: [
      'Bleeds, newest first: Nov 19 to Nov 20, 2026 (2 days, light flow); Sep 30 to Oct 3, 2026 (4 days, heavy on 2).',
      'Last period: Nov 19 to Nov 20, 2026.',
      'Cycle lengths, newest first: 49 days.',
      'Longest time without noted bleeding: 46 days (Oct 4 to Nov 18, 2026); 22 of them noted as without bleeding.',
      'Stage (STRAW+10) that her calendar fits: late menopausal transition (−1). Basis: no bleeding for 74 days, Mar 1 to May 13, 2026. With PCOS, this is a rough guide.',
    ],
  })
  expect(partOf(document, 'Symptoms and daily figures')?.table?.rows.map(({ header, cells }) => [header, ...cells])).toEqual([
    ['Hot flashes a day', '5 (0 to 11)', '8', 'lower', '64'],
    ['Sleep, hours', '6.5 (4 to 8)', '–', '–', '60'],
  ])
  expect(partOf(document, 'Symptoms and daily figures')?.notes).toEqual([
    '7 or more hot flashes on 12 of 64 noted days (19%).',
    'Without a number for the day: 5 hot flashes noted as they came, on 2 more days.',
    'Not noted in this period: Mood, 1 to 10 (best).',
  ])
  expect(partOf(document, 'Menopause Rating Scale (MRS)')?.table?.rows.map(({ header, cells }) => [header, ...cells])).toEqual([
    ['Now (Nov 18, 2026)', '11 of 44, moderate', '4', '4', '3'],
    ['Start of treatment (May 2, 2026)', '–', '12', '12', '–'],
  ])
  expect(partOf(document, 'Treatments')?.items).toEqual([
    {
      title: 'Estradot (estrogen, patch)',
      lines: [
        '1 patch, 75 µg/24 h · Mon, Thu, 8:00 AM.',
        'In this way since Oct 3, 2026; started May 4, 2026.',
        'Changes: Oct 3, 2026: higher dose, 1 patch, 50 µg/24 h → 1 patch, 75 µg/24 h.',
        '22 of 26 planned doses taken, 1 skipped, 3 not noted.',
        'Side effects, in her words: “Itches a little”',
      ],
    },
  ])
  expect(partOf(document, 'Questionnaires about mood and anxiety')?.lines).toEqual(['PHQ-9, Nov 16, 2026: 10 of 27, moderate.'])
  expect(partOf(document, 'Background, as she states it')).toMatchObject({
    lines: ['Womb: Yes. Contraception: None used. Smoking: No.'],
    own: ['Migraine with aura'],
  })
  expect(document.foot).toContain('Entries that could not be read: 1.')
})

test('a dose that was never noted is not told as not taken', () => {
  const [treatment] = EXAMPLE_REPORT.treatments
  if (!treatment) throw new Error('the example has a treatment')
  const report = { ...EXAMPLE_REPORT, treatments: [{ ...treatment, adherence: { planned: 26, taken: 0, skipped: 0, not_noted: 26 } }] }
  expect(partOf(toReportDocument(report), 'Treatments')?.items[0]?.lines).toContain('26 planned doses, none noted.')
})

test('small lines start at zero, with a gap where nothing is noted', () => {
  expect(lineHeights({ step: 1, values: [2, null, 4, 0] })).toEqual([0.5, null, 1, 0])
  expect(lineHeights({ step: 1, values: [0, 0.5, null] })).toEqual([0, 0.5, null])
})

test('"none" is said in the words of each question', () => {
  const background = { ovaries: 'none', contraception: 'none', cancer_treatment: 'none' } as const
  expect(partOf(toReportDocument({ ...EXAMPLE_REPORT, background }), 'Background, as she states it')?.lines).toEqual([
    'Ovaries: None left. Contraception: None used. Cancer treatment: No chemotherapy, radiotherapy of the pelvis, tamoxifen or aromatase inhibitor.',
  ])
})

test('her region decides the terms', () => {
  expect(textsOf(toReportDocument({ ...EXAMPLE_REPORT, region: 'UK' })).join('\n')).toContain('Hot flushes a day')
})

test.each(['es', 'fr', 'gb'] as const)('in %s every text is filled in, and in the other languages translated', (edition) => {
  const english = new Set(textsOf(toReportDocument(EXAMPLE_REPORT)))
  const texts = inLanguage(edition, () => textsOf(toReportDocument(EXAMPLE_REPORT)))
  expect(texts.filter((text) => /[{}]|undefined|null/.test(text))).toEqual([])
  if (edition === 'gb') return
  const her = new Set<string>([EXAMPLE_REPORT.reason, ...EXAMPLE_REPORT.questions, 'Ana Keller', 'Electric <shocks>', 'Migraine with aura'])
  const same = texts.filter((text) => english.has(text) && /[A-Za-z]{4}/.test(text) && !her.has(text))
  expect(same.filter((text) => !['Menopause Rating Scale (MRS)', 'Total', 'Question 1', 'Question 2'].includes(text))).toEqual([])
})

test('the text to copy has her words, the figures and the foot', () => {
  const copy = toReportCopy(EXAMPLE_REPORT)
  expect(copy.split('\n').slice(0, 4)).toEqual([
    'Notes for my doctor · Ana Keller · 1974 · Nov 21, 2026 · Aug 22 to Nov 21, 2026 · Notes on 71 of 92 days',
    'Why I am here: I lie awake from three to five.',
    '? Would another dose suit me?',
    '? Is this bleeding usual?',
  ])
  expect(copy).toContain('Hot flashes a day: median 5 (0 to 11), lower, 64 days noted.')
  expect(copy).toContain('Sleep, hours: median 6.5 (4 to 8), 60 days noted.')
  expect(copy).toContain('MRS, Nov 18, 2026: 11 of 44, moderate.')
  expect(copy).not.toContain('–')
  expect(copy.endsWith('Self-reported. Not a diagnosis. Counts are of noted days. Entries that could not be read: 1.')).toBe(true)
})

test('the text to copy never exceeds its length, in any language', () => {
  const words = fc.string({ maxLength: 300 })
  fc.assert(
    fc.property(
      words,
      fc.array(fc.string({ maxLength: 200 }), { maxLength: 3 }),
      fc.constantFrom('en', 'es', 'fr', 'gb'),
      (reason, questions, edition) => {
        const report = {
          ...EXAMPLE_REPORT,
          reason,
          questions,
          treatments: Array.from({ length: 30 }, () => EXAMPLE_REPORT.treatments[0]).flatMap((one) => one ?? []),
        }
        const copy = inLanguage(edition, () => toReportCopy(report))
        expect(copy.length).toBeLessThanOrEqual(COPY_MAX)
        expect(copy.split('\n').length).toBeGreaterThan(3)
      },
    ),
  )
})

test('a report without records is empty; one treatment, noted day, questionnaire or answer about her body is something', () => {
  expect(isEmptyReport(EMPTY)).toBe(true)
  expect(isEmptyReport({ ...EMPTY, treatments: EXAMPLE_REPORT.treatments })).toBe(false)
  expect(isEmptyReport({ ...EMPTY, bleeding: EXAMPLE_REPORT.bleeding })).toBe(false)
  expect(isEmptyReport({ ...EMPTY, bleeding: EXAMPLE_REPORT.bleeding && { ...EXAMPLE_REPORT.bleeding, noted_days: 0 } })).toBe(false)
  expect(isEmptyReport({ ...EMPTY, screening: EXAMPLE_REPORT.screening })).toBe(false)
  expect(isEmptyReport({ ...EMPTY, background: { uterus: 'yes' } })).toBe(false)
  expect(isEmptyReport({ ...EMPTY, coverage: { noted_days: 1, days: 92 } })).toBe(false)
})
