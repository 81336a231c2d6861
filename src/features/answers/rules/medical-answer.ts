import { EMERGENCIES, EMERGENCY_FRAME, type EmergencyCause } from '../../safety/content/emergencies.ts'
import { RED_FLAG_FRAME, RED_FLAGS, type HowSoon, type RedFlagCause } from '../../safety/content/red-flags.ts'
import { WARM_OPENINGS } from '../content/guides.ts'
import { toChip } from './answer.ts'
import { chipsOf } from './guides.ts'
import { helpLinesFor } from '../../safety/rules/help-lines.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Draft, SafetyMatter } from './safety-draft.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { pickWording } from './wording.ts'

const HOW_SOON: readonly HowSoon[] = ['today', 'days', 'weeks', 'routine']

/**
 * The answer to an emergency (M1): the number first, what was recognised, one sentence why. The same in every tone, and
 * every time. Throws on an unknown cause.
 */
export function emergencyDraft({ cause, about, isDenied }: Recognised, { language, region }: Manner, { speaker }: SafetyMatter): Draft {
  if (!isEmergency(cause)) throw new Error(`No words for the emergency ${cause}`)
  const frame = EMERGENCY_FRAME[language]
  const words = EMERGENCIES[cause][language]
  return {
    cause,
    paragraphs: [isDenied ? frame.denied : frame[about], `${frame.wrote} ${words.about} ${words.why}`, frame.last],
    lines: helpLinesFor('emergency', region, language, speaker),
    chips: [],
  }
}

function isEmergency(cause: string): cause is EmergencyCause {
  return Object.hasOwn(EMERGENCIES, cause)
}

/**
 * The answer to red flags (M2): the most urgent one, what it can mean, and how soon a doctor should see it. A shorter
 * reminder if the same was answered within 14 days. Throws without a known red flag.
 */
export function redFlagDraft(recognised: readonly Recognised[], manner: Manner, { speaker, recent }: SafetyMatter): Draft {
  const flags = recognised.flatMap((one) => (one.class === 'M2' && isRedFlag(one.cause) ? [{ ...one, cause: one.cause }] : []))
  const [first] = flags.toSorted((one, other) => rankOf(one.cause) - rankOf(other.cause))
  if (!first) throw new Error('No words for these red flags')
  const { cause, about, isDenied } = first
  const { language, region, tone } = manner
  const frame = RED_FLAG_FRAME[language]
  const { soon, asks, [language]: words } = RED_FLAGS[cause]
  const card = `${frame.wrote} ${words.about}`
  const when = (about === 'other' ? frame.soonOther : frame.soon)[soon]
  const pressing = soon === 'routine' ? [] : [frame.worse]
  const opening = isDenied
    ? [frame.denied]
    : tone === 'nurturing' && about === 'self'
      ? [pickWording(WARM_OPENINGS[language], cause.length)]
      : []
  const paragraphs = recent.has(`M2 ${cause}`)
    ? [`${card} ${frame.again}`, [when, ...pressing].join(' ')]
    : [
        [...opening, card].join(' '),
        words.why,
        [when, ...pressing].join(' '),
        ...(asks && about === 'self' && speaker === 'woman' ? [frame.asks[asks]] : []),
      ]
  const [, pattern] = chipsOf(language)
  return {
    cause,
    paragraphs,
    lines: soon === 'today' ? helpLinesFor('advice', region, language, speaker) : [],
    chips: [...(pattern && speaker === 'woman' && about === 'self' ? [pattern] : []), ...frame.chips.map((chip) => toChip(chip))],
  }
}

function isRedFlag(cause: string): cause is RedFlagCause {
  return Object.hasOwn(RED_FLAGS, cause)
}

function rankOf(cause: RedFlagCause): number {
  return HOW_SOON.indexOf(RED_FLAGS[cause].soon)
}
