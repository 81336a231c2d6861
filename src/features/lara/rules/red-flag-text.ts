import { t } from '../../../kit/words.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import type { RedFlagCard } from '../../calendar/contract.ts'
import type { Source } from '../../knowledge/contract.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { type Formatter, makeFormatter } from './data-answer-format.ts'

/** Notes about her bleeding as part of an answer. */
export type FlagTexts = { readonly text: readonly string[]; readonly sources: readonly Source[] }

function toText(format: Formatter, { seen, days, advice }: RedFlagCard): string {
  const dates = days.length > 0 ? ` (${format.few(days)})` : ''
  return `${seen.replace(/[.]$/, `${dates}.`)} ${advice.join(' ')}`
}

/** The notes as paragraphs with their sources; both empty if there is none. */
export function toFlagTexts(format: Formatter, flags: readonly RedFlagCard[]): FlagTexts {
  if (flags.length === 0) return { text: [], sources: [] }
  const lead = t`Something in your calendar or your treatments is worth a word with a {doctor}. I only count; I cannot tell what it means.`
  return {
    text: [lead, ...flags.map((flag) => toText(format, flag))],
    sources: flags.flatMap(({ sources }) => sources.map((source) => ({ ...source, verified: true }))),
  }
}

/** The notes whose first source none of the stored answers has: that citation names the rule. */
export function notShownIn(flags: readonly RedFlagCard[], answers: readonly AnswerParts[]): RedFlagCard[] {
  const shown = new Set(answers.flatMap(({ layer, sources }) => (layer === 'own_data' ? sources.map(({ citation }) => citation) : [])))
  return flags.filter(({ level, sources: [first] }) => level === 'emergency' || first === undefined || !shown.has(first.citation))
}

const BLEEDING = /\b(?:bleed\w*|bled|periods?|spotting|flow|sangr\w*|manch\w*|reglas?|menstruac\w*|saign\w*|r[eè]gles|spottings?)\b/iu
const WORRY =
  /\b(?:worr(?:y|ied|ying)|concern(?:ed|ing)?|alarm(?:ed|ing)|(?:is|are) .* (?:normal|ok|okay|serious)|preocup\w*|(?:es|son) .* (?:normal|grave|malo)|(?:m['’ ]?|s['’ ]?)inqui[eé]t\w*|inqui[eé]tant\w*|(?:est|sont) .* (?:normal|normaux|graves?))\b/iu
const HERS = /\b(?:my|i|mi|mis|mes|ma|mon|je)\b/iu
const MOST_CHARACTERS = 120

/** Whether she asks if her bleeding is a reason to worry: "Should I worry about my bleeding?", in three languages. */
export function isBleedingWorry(message: string): boolean {
  const words = message.trim()
  return words.length <= MOST_CHARACTERS && /\?\s*$/.test(words) && [BLEEDING, WORRY, HERS].every((shape) => shape.test(words))
}

/** The answer to that question from the open notes; undefined without any, so that reviewed knowledge answers. */
export function worryAnswer(flags: readonly RedFlagCard[], manner: Manner, today: string): Made | undefined {
  if (flags.length === 0) return undefined
  const format = makeFormatter(manner, today)
  const { text, sources } = toFlagTexts(format, flags)
  const question = { subject: 'bleeding', asks: 'last', from: today, to: today, before: null, flow: null } as const
  return {
    text: format.complete(text.join('\n\n')),
    parts: partsOf('own_data', { sources: [...sources], chips: [toChip(format.complete(format.words.chips.lastBleeding))] }),
    about: { kind: 'own', question },
  }
}
