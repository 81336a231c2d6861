import { WARM_OPENINGS } from '../content/guides.ts'
import { MEDICINE_FRAME, MEDICINES, type MedicineCause } from '../../safety/content/medicines.ts'
import { DIAGNOSES, DIAGNOSIS_FRAME, ORDERS, BOUNDARY } from '../../safety/content/other.ts'
import { toChip } from './answer.ts'
import { chipsOf } from './guides.ts'
import { helpLinesFor } from '../../safety/rules/help-lines.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Draft, SafetyMatter } from './safety-draft.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { pickWording } from './wording.ts'

/**
 * The answer to a question about dose, stopping, combining or changing a medicine (D): no verdict, one fact, and who
 * can answer.
 */
export function medicineDraft({ cause, about }: Recognised, { language, region }: Manner, { speaker }: SafetyMatter): Draft {
  if (!isMedicine(cause)) throw new Error(`No words for the medicine question ${cause}`)
  const frame = MEDICINE_FRAME[language]
  const words: readonly string[] = MEDICINES[cause][language]
  if (cause === 'covert') return { cause, paragraphs: words, lines: helpLinesFor('emergency', region, language, speaker), chips: [] }
  const who = about === 'other' ? frame.other : frame.who
  return {
    cause,
    paragraphs: [...words, `${who} ${frame.ready}`],
    lines: helpLinesFor('advice', region, language, speaker),
    chips: frame.chips.map((chip) => toChip(chip)),
  }
}

function isMedicine(cause: string): cause is MedicineCause {
  return Object.hasOwn(MEDICINES, cause)
}

/**
 * The answer to a request for a diagnosis (X): what can be said without one, her own numbers, and what to ask a doctor.
 */
export function diagnosisDraft({ cause, about }: Recognised, { language, tone }: Manner, { speaker }: SafetyMatter): Draft {
  if (!isDiagnosis(cause)) throw new Error(`No words for the diagnosis ${cause}`)
  const frame = DIAGNOSIS_FRAME[language]
  const words: readonly string[] = DIAGNOSES[cause][language]
  const isAboutHer = about === 'self' && speaker === 'woman'
  const opening = tone === 'nurturing' && isAboutHer ? [pickWording(WARM_OPENINGS[language], cause.length)] : []
  const [, pattern] = chipsOf(language)
  return {
    cause,
    paragraphs: [...opening, ...words, isAboutHer ? frame.last : frame.other],
    lines: [],
    chips: [...(isAboutHer && pattern ? [pattern] : []), ...frame.chips.map((chip) => toChip(chip))],
  }
}

function isDiagnosis(cause: string): cause is keyof typeof DIAGNOSES {
  return Object.hasOwn(DIAGNOSES, cause)
}

/** The answer to prompt injection (I): one calm line. Nothing in the message is followed or repeated. */
export function orderDraft({ cause }: Recognised, { language }: Manner, { speaker }: SafetyMatter): Draft {
  const words = ORDERS[language]
  if (cause !== 'rules' && cause !== 'data' && cause !== 'code' && cause !== 'encoded') throw new Error(`No words for the order ${cause}`)
  const chips = speaker === 'woman' ? chipsOf(language) : BOUNDARY[language].more.map((chip) => toChip(chip))
  return { cause, paragraphs: [`${words[cause]} ${speaker === 'woman' ? words.last : words.his}`], lines: [], chips }
}

/** The answer to a partner who asks about her (P): the privacy boundary, kindly, and ideas that need no data. */
export function boundaryDraft({ cause }: Recognised, { language }: Manner): Draft {
  const words = BOUNDARY[language]
  if (cause !== 'notes' && cause !== 'presence' && cause !== 'permission') throw new Error(`No words for the privacy boundary ${cause}`)
  return { cause, paragraphs: [words[cause], words.ideas], lines: [], chips: words.more.map((chip) => toChip(chip)) }
}
