import { CHIP_MESSAGES, PROGRESS_REQUEST, type Chip } from '../contract.ts'
import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { BREATHING_WORDS, CHIP_LABELS, QUICK_FACTS, QUICK_FACTS_WORDS, UNKNOWN, WELCOME } from '../content/guides.ts'
import { UNKNOWN_FRAMES } from '../content/tones.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { inFrame } from './tone.ts'
import { shown, sourcesOf } from './wording.ts'

/** Number of facts per answer. */
export const FACTS_AT_A_TIME = 3

/**
 * The three chips below the welcome message, labelled in her language; the messages they send are the same in all
 * languages.
 */
export function chipsOf(language: Language): Chip[] {
  const { facts, pattern, breathing } = CHIP_LABELS[language]
  return [
    toChip(CHIP_MESSAGES.facts, facts),
    { label: pattern, message: CHIP_MESSAGES.pattern, message_type: PROGRESS_REQUEST },
    toChip(CHIP_MESSAGES.breathing, breathing),
  ]
}

/** Lara's first message in a conversation. */
export function welcome(manner: Manner): { text: string; chips: Chip[] } {
  return { text: shown([WELCOME[manner.language][manner.tone]], manner), chips: chipsOf(manner.language) }
}

/** "Let's do the breathing", "guíame en el ejercicio". */
const ASKS_BREATHING =
  /^(?:\W*(?:ok|okay|yes|yeah|please|right|well|then|so|si|vale|bueno|venga|claro|eso|dale|va|oui|d['’ ]accord|bon|alors)\W+)*(?:(?:let['’]?s|can we|could we|shall we|can you|could you|please|i['’]?d like to|i want to) ?(?:do|try|start|guide|take me through)?(?: me)?(?: through| with| in)?|hagamos|vamos (?:a hacer|con)|hazme|guiame(?: tu)?|quiero hacer|empecemos|faisons|on fait|guide[- ]?moi|guidez[- ]moi|fais[- ]moi faire|je veux faire)(?:[ '’]\p{L}{1,4}){0,3}[ '’](?:breath\p{L}*|breathing(?: exercise)?|respirar|respiracion|ejercicio(?: de respir\p{L}*)?|respiration|respirer|exercice(?: de respir\p{L}*)?)\W*$/u

/** The guide a message requests, by the label of a chip in any language; otherwise `undefined`. */
export function guideOf(message: string): 'facts' | 'pattern' | 'breathing' | undefined {
  const asked = toPlain(message)
  for (const name of ['facts', 'pattern', 'breathing'] as const) {
    const names = [
      CHIP_MESSAGES[name],
      ...Object.values(CHIP_LABELS).map((labels) => labels[name]),
      ...(name === 'facts' ? moreFacts() : []),
    ]
    if (names.some((words) => toPlain(words) === asked)) return name
    if (name === 'breathing' && ASKS_BREATHING.test(asked)) return name
  }
  return undefined
}

function moreFacts(): string[] {
  return Object.values(QUICK_FACTS_WORDS).map(({ more }) => more)
}

/** The next three facts; `timesGiven` is how often facts were given before, from 0. */
export function quickFacts(manner: Manner, timesGiven: number): Made {
  const all = QUICK_FACTS[manner.language]
  const words = QUICK_FACTS_WORDS[manner.language]
  const facts = Array.from({ length: FACTS_AT_A_TIME }, (_, place) => all[(timesGiven * FACTS_AT_A_TIME + place) % all.length] ?? '')
  return {
    text: shown([...words.first[manner.tone], ...facts, ...words.last[manner.tone]], manner),
    parts: partsOf('guide', {
      sources: sourcesOf(facts, CLAIMS),
      chips: [toChip(CHIP_MESSAGES.facts, words.more), ...words.chips.map((chip) => toChip(chip))],
    }),
    about: { kind: 'guide', name: 'facts' },
  }
}

/** Paced breathing, for calm and sleep; the page opens it as an exercise. */
export function breathing(manner: Manner): Made {
  const { opening, text, chips } = BREATHING_WORDS[manner.language]
  return {
    text: shown([...opening[manner.tone], text], manner),
    parts: partsOf('guide', { sources: sourcesOf([text], CLAIMS), chips: chips.map((chip) => toChip(chip)), exercise: 'breathing' }),
    about: { kind: 'guide', name: 'breathing' },
  }
}

/**
 * Lara's answer if she does not know, with suggested questions (`closest`: the closest entries). `isTold`: the message
 * asks nothing.
 */
export function unknownAnswer(manner: Manner, closest: readonly KnowledgeEntry[], isTold = false): Made {
  const words = UNKNOWN[manner.language]
  const titles = closest.map((entry) => shown([entry[manner.language].title], manner))
  const chips = titles.length > 0 ? titles : words.chips
  const { nothing, near: close } = isTold ? words.told : manner.tone === 'pragmatic' ? words.brief : words
  const known = titles.length > 0 ? close : nothing
  return {
    text: shown(isTold ? [known] : inFrame(known.split('\n\n'), UNKNOWN_FRAMES, manner), manner),
    parts: partsOf('unknown', { chips: chips.map((chip) => toChip(chip)) }),
    about: null,
  }
}
