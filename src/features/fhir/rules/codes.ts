/**
 * Our own codes in an export: two code systems, each of which the file itself describes. A code is never reused with
 * another meaning; `exchange/rules/read-fhir.ts` reads them back.
 */
import { type BleedingSign, type Flow, FLOWS } from '../../calendar/contract.ts'
import { signNames } from '../../calendar/rules/bleeding-signs.ts'
import { PART_NAMES, SHORT_NAMES } from '../../checkins/content/score-words.ts'
import { MRS_PARTS } from '../../checkins/content/instruments.ts'
import { formOf } from '../../checkins/rules/forms.ts'
import { SEVERITIES, SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { severityWords, symptomWords } from '../../logs/rules/symptoms.ts'
import { LOINC, LOINC_NOTICE } from './loinc.ts'
import type { FhirContext, Resource } from './resource.ts'

export type Coding = { system: string; code: string; display: string }
export type Concept = { coding?: Coding[]; text?: string }

/** Ends of the addresses of our code systems; the beginning is the address of the host. */
export const SYSTEM_ENDS = { daily: '/CodeSystem/daily', instruments: '/CodeSystem/instruments' } as const
type OwnSystem = keyof typeof SYSTEM_ENDS

/** What a daily observation is of, with its name. */
export const DAILY = {
  bleeding: 'Bleeding of a day',
  'hot-flashes': 'Hot flashes of a day',
  'night-sweats': 'Night sweats of a night',
  mood: 'Mood of a day, 1 awful to 10 great',
  energy: 'Energy of a day, 1 none to 10 full',
  clarity: 'Clear thinking on a day, 1 foggy to 10 clear',
  stress: 'Stress of a day, 1 none to 10 very much',
  'cycle-length': 'Days from the first day of a period to the day before the next',
  'bleeding-days': 'Days of bleeding in a cycle',
} as const
export type DailyCode = keyof typeof DAILY

/** Codes of values and of parts, made from the names in our own records. */
export const flowCode = (flow: Flow) => `flow-${flow}`
export const signCode = (sign: BleedingSign) => `sign-${sign.replaceAll('_', '-')}`
export const symptomCode = (symptom: string) => `symptom-${symptom.replaceAll('_', '-')}`
export const severityCode = (severity: number) => `severity-${severity}`

/** The codes of a system with their English names, as the file describes them. Needs the language to be English. */
function namesOf(system: OwnSystem): Readonly<Record<string, string>> {
  if (system === 'daily')
    return Object.fromEntries<string>([
      ...Object.entries(DAILY),
      ...Object.entries(FLOWS).map(([flow, words]) => [flowCode(flow as Flow), words] as const),
      ...Object.entries(signNames()).map(([sign, words]) => [signCode(sign as BleedingSign), words] as const),
      ...SYMPTOMS.map((symptom) => [symptomCode(symptom), symptomWords(symptom)] as const),
      ...SEVERITIES.map((severity) => [severityCode(severity), severityWords(severity)] as const),
    ])
  const { items = [], answers = [] } = formOf('mrs', 'en') ?? {}
  return Object.fromEntries<string>([
    ...items.map((words, place) => [`mrs-${place + 1}`, words] as const),
    ...answers.map((words, value) => [`mrs-answer-${value}`, words] as const),
    ...MRS_PARTS.map((part) => [`mrs-${part}`, `${SHORT_NAMES.mrs}, ${PART_NAMES.en[part]}`] as const),
    ...(['mrs', 'phq8', 'phq2', 'gad2'] as const).map((one) => [`${one}-total`, `${SHORT_NAMES[one]} total`] as const),
  ])
}

/** Names of all our codes; to be called once per export, in English. */
export function ownNames(): FhirContext['names'] {
  return { daily: namesOf('daily'), instruments: namesOf('instruments') }
}

export function ownCoding({ base, names }: FhirContext, system: OwnSystem, code: string): Coding {
  const display = names[system][code]
  if (display === undefined) throw new Error(`There is no code ${code} of our own`)
  return { system: base + SYSTEM_ENDS[system], code, display }
}

export function loincCoding([code, display]: readonly [string, string]): Coding {
  return { system: LOINC, code, display }
}

/** The two code systems as resources. */
export function codeSystems(context: FhirContext): Resource[] {
  const named = {
    daily: ['EmberwellDaily', 'Daily notes in Emberwell'],
    instruments: ['EmberwellInstruments', 'Questionnaires in Emberwell'],
  }
  return (['daily', 'instruments'] as const).map((system) => ({
    resourceType: 'CodeSystem',
    id: context.uuidOf(`CodeSystem ${system}`),
    url: context.base + SYSTEM_ENDS[system],
    name: named[system][0],
    title: named[system][1],
    status: 'active',
    copyright: `These codes are Emberwell’s own. For the codes of http://loinc.org in this file: ${LOINC_NOTICE}`,
    caseSensitive: true,
    content: 'complete',
    concept: Object.entries(context.names[system]).map(([code, display]) => ({ code, display })),
  }))
}
