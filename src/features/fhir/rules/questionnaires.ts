import type { Language } from '../../../kit/words.ts'
import { SHORT_NAMES } from '../../checkins/content/score-words.ts'
import { MRS_PARTS } from '../../checkins/content/instruments.ts'
import type { Checkin, Instrument } from '../../checkins/contract.ts'
import { formOf, isDangerItem, questionnaireOf } from '../../checkins/rules/forms.ts'
import { type Coding, loincCoding, ownCoding } from './codes.ts'
import { LOINC, LOINC_NOTICE, PANEL_ANSWERS, PANELS, TOTALS } from './loinc.ts'
import { observation, score } from './observations.ts'
import { type FhirContext, patientReference, referenceTo, type Resource } from './resource.ts'

/** A questionnaire as she read it. */
export type FormKey = { instrument: Instrument; language: Language }

/** What of her answers is in the file: the question about death, and the questions about bladder and intimacy. */
export type AnswerScope = { hasItem9: boolean; hasIntimate: boolean }

function urlOf({ base }: FhirContext, { instrument, language }: FormKey): string {
  return `${base}/Questionnaire/${instrument}-${language}`
}

/** The code of an item, counted from 0; its link id is the code itself, as in HL7's guide for health records. */
function itemCoding(context: FhirContext, instrument: Instrument, place: number): Coding {
  const item = PANELS[questionnaireOf(instrument).id]?.items[place]
  return item ? loincCoding(item) : ownCoding(context, 'instruments', `${instrument}-${place + 1}`)
}

function answerCoding(context: FhirContext, instrument: Instrument, value: number): Coding {
  const answer = PANELS[questionnaireOf(instrument).id] && PANEL_ANSWERS[value]
  return answer ? loincCoding(answer) : ownCoding(context, 'instruments', `${instrument}-answer-${value}`)
}

/** The questionnaire in the words in which she read it; undefined if that language is not offered any more. */
export function questionnaire(context: FhirContext, key: FormKey): Resource | undefined {
  const { instrument, language } = key
  const form = formOf(instrument, language)
  if (!form) return undefined
  const panel = PANELS[questionnaireOf(instrument).id]
  return {
    resourceType: 'Questionnaire',
    id: context.uuidOf(`Questionnaire ${instrument} ${language}`),
    language,
    url: urlOf(context, key),
    version: String(form.version),
    name: `${instrument.toUpperCase()}_${language}`,
    title: SHORT_NAMES[instrument],
    ...(panel && { derivedFrom: [`${LOINC}/q/${panel.code[0]}`] }),
    status: 'active',
    subjectType: ['Patient'],
    copyright: panel ? `${form.attribution} ${LOINC_NOTICE}` : form.attribution,
    ...(panel && form.items.length === panel.items.length && { code: [loincCoding(panel.code)] }),
    item: [
      { linkId: 'lead', text: form.lead, type: 'display' },
      ...form.items.map((text, place) => {
        const coding = itemCoding(context, instrument, place)
        return {
          linkId: coding.code,
          code: [coding],
          text,
          type: 'choice',
          answerOption: form.answers.map((_, value) => ({ valueCoding: answerCoding(context, instrument, value) })),
        }
      }),
    ],
  }
}

/** Items that stay out of the file, counted from 1. */
function leftOut({ instrument }: Checkin, { hasItem9, hasIntimate }: AnswerScope): (item: number) => boolean {
  const intimate = hasIntimate ? [] : (questionnaireOf(instrument).parts?.urogenital ?? [])
  return (item) => intimate.includes(item) || (!hasItem9 && isDangerItem(instrument, item - 1))
}

/** Her answers, and their total and sub-scales. A left out answer is absent; the total stays. */
export function checkinResources(context: FhirContext, checkin: Checkin, scope: AnswerScope): Resource[] {
  const { instrument, language, form_version: version, answers, at, total, parts } = checkin
  const form = formOf(instrument, language)
  const isCurrent = form?.version === version
  const patient = patientReference(context)
  const isLeftOut = leftOut(checkin, scope)
  const response: Resource = {
    resourceType: 'QuestionnaireResponse',
    id: context.uuidOf(`QuestionnaireResponse ${checkin.id}`),
    ...(isCurrent && { questionnaire: `${urlOf(context, checkin)}|${version}` }),
    status: 'completed',
    subject: patient,
    authored: at,
    author: patient,
    source: patient,
    item: answers.flatMap((value, place) =>
      value === null || isLeftOut(place + 1)
        ? []
        : [
            {
              linkId: itemCoding(context, instrument, place).code,
              ...(isCurrent && { text: form.items[place] }),
              answer: [{ valueCoding: answerCoding(context, instrument, value) }],
            },
          ],
    ),
  }
  if (total === null) return [response]
  const totalCode = TOTALS[instrument]
  const shownParts = MRS_PARTS.filter((part) => scope.hasIntimate || part !== 'urogenital')
  const components = shownParts.flatMap((part) => {
    const value = parts?.[part] ?? null
    return value === null
      ? []
      : [{ code: { coding: [ownCoding(context, 'instruments', `${instrument}-${part}`)] }, valueQuantity: score(value) }]
  })
  const totalOf = observation(context, {
    name: `${checkin.id} total`,
    code: { coding: [totalCode ? loincCoding(totalCode) : ownCoding(context, 'instruments', `${instrument}-total`)] },
    effectiveDateTime: at,
    valueQuantity: score(total),
    derivedFrom: [referenceTo(response.id)],
    ...(components.length > 0 && { component: components }),
  })
  return [response, totalOf]
}
