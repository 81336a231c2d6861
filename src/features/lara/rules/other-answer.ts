import { WARM_OPENINGS } from '../content/guides.ts'
import { MEDICINE_FRAME, MEDICINES, type MedicineCause } from '../content/safety/medicines.ts'
import { DIAGNOSES, DIAGNOSIS_FRAME, ORDERS, WALL } from '../content/safety/other.ts'
import { toChip } from './answer.ts'
import { chipsOf } from './guides.ts'
import { helpLinesFor } from './help-lines.ts'
import type { Recognised } from './safety/classes.ts'
import type { Draft, SafetyMatter } from './safety-draft.ts'
import type { Manner } from './speech.ts'
import { byTurn } from './wording.ts'

/** The answer to a question about dose, stopping, mixing or changing a medicine (class D): no verdict, a fact, and who can answer. */
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

/** The answer to "diagnose me" (class X): what can be said without a diagnosis, her own numbers, and what to ask a doctor. */
export function diagnosisDraft({ cause, about }: Recognised, { language, tone }: Manner, { speaker }: SafetyMatter): Draft {
  if (!isDiagnosis(cause)) throw new Error(`No words for the diagnosis ${cause}`)
  const frame = DIAGNOSIS_FRAME[language]
  const words: readonly string[] = DIAGNOSES[cause][language]
  const isHers = about === 'self' && speaker === 'woman'
  const opening = tone === 'nurturing' && isHers ? [byTurn(WARM_OPENINGS[language], cause.length)] : []
  const [, pattern] = chipsOf(language)
  return {
    cause,
    paragraphs: [...opening, ...words, isHers ? frame.last : frame.other],
    lines: [],
    chips: [...(isHers && pattern ? [pattern] : []), ...frame.chips.map((chip) => toChip(chip))],
  }
}

function isDiagnosis(cause: string): cause is keyof typeof DIAGNOSES {
  return Object.hasOwn(DIAGNOSES, cause)
}

/** The answer to a message that wants to give orders (class I): one calm line. Nothing in the message is obeyed or repeated. */
export function orderDraft({ cause }: Recognised, { language }: Manner, { speaker }: SafetyMatter): Draft {
  const words = ORDERS[language]
  if (cause !== 'rules' && cause !== 'data' && cause !== 'code' && cause !== 'encoded') throw new Error(`No words for the order ${cause}`)
  const chips = speaker === 'woman' ? chipsOf(language) : WALL[language].more.map((chip) => toChip(chip))
  return { cause, paragraphs: [`${words[cause]} ${speaker === 'woman' ? words.last : words.his}`], lines: [], chips }
}

/** The answer to the partner who asks about her (class P): the wall, kindly, and ideas that need no data. */
export function wallDraft({ cause }: Recognised, { language }: Manner): Draft {
  const words = WALL[language]
  if (cause !== 'notes' && cause !== 'presence' && cause !== 'permission') throw new Error(`No words for the wall ${cause}`)
  return { cause, paragraphs: [words[cause], words.ideas], lines: [], chips: words.more.map((chip) => toChip(chip)) }
}
