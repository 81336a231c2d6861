/**
 * The form of an answer in the three tones: `pragmatic` is short and ends with a next step, `calm` is complete,
 * `nurturing` also has a warm opening and closing. Facts, numbers, sources and warnings are the same in all of them.
 */
import type { KnowledgeEntry, Topic } from '../../knowledge/content/knowledge.ts'
import { type MarkedSentence, sentencesOf, wordingOf } from '../../knowledge/rules/claim-wording.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import {
  ADVICE,
  CONNECTED,
  DATA_FRAMES,
  ENTRY_FRAMES,
  type Frame,
  type Frames,
  HELP,
  HELP_LABEL,
  KEPT,
  KNOWN_OPENING,
  NEXT_STEP,
  OTHER_DATA_FRAMES,
  STEPS,
  UNLABELLED,
} from '../content/tones.ts'
import type { Made } from './answer.ts'
import { pickFresh, pickWording } from './wording.ts'

/** A number for `pickWording` that depends only on the text. */
function seedOf(text: string): number {
  return Number.parseInt(wordingOf([text]), 16)
}

/**
 * Paragraphs between an opening and a closing; `seed` selects them, if possible ones that are not in `earlier` texts.
 */
function framed(paragraphs: readonly string[], { openings, closings }: Frame, seed: number, earlier: readonly string[] = []): string[] {
  const opening = openings.length ? [pickFresh(openings, seed, earlier)] : []
  const closing = closings.length ? [pickFresh(closings, seed / 16, earlier)] : []
  return [...opening, ...paragraphs, ...closing]
}

/** Paragraphs in the frame of her tone; unchanged if it is `pragmatic`. */
export function inFrame(paragraphs: readonly string[], frames: Frames, { language, tone }: Manner): string[] {
  return tone === 'pragmatic' ? [...paragraphs] : framed(paragraphs, frames[language][tone], seedOf(paragraphs.join(' ')))
}

/** Whether all quotation marks of a text are closed. */
function isClosed(text: string): boolean {
  return text.split('"').length % 2 === 1 && text.split('«').length === text.split('»').length
}

/** The sentences of a paragraph; a quotation of several sentences stays in one piece. */
function piecesOf(paragraph: string): MarkedSentence[] {
  const pieces: MarkedSentence[] = []
  for (const { text, claims } of sentencesOf(paragraph)) {
    const open = pieces.at(-1)
    if (open && !isClosed(open.text)) pieces.splice(-1, 1, { text: `${open.text} ${text}`, claims: [...open.claims, ...claims] })
    else pieces.push({ text, claims })
  }
  return pieces
}

/**
 * Paragraphs of an entry without the sentences at the end of each that state no claim, number or warning. The first
 * paragraph, which answers, stays; a last sentence that tells her what to do becomes the next step.
 */
function shortened({ topic, ...texts }: KnowledgeEntry, language: Language, seed: number): string[] {
  const { answer: paragraphs } = texts[language]
  const last = paragraphs.length - 1
  const kept = paragraphs.map((paragraph, place) => {
    const pieces = piecesOf(paragraph)
    const end = pieces.findLastIndex(
      ({ text, claims }) =>
        place === 0 ||
        claims.length > 0 ||
        HELP[language].test(text) ||
        KEPT[language].test(text) ||
        (place === last && STEPS[language].test(text)),
    )
    return pieces.slice(0, end + 1).map(({ text }) => text)
  })
  const step = kept[last]?.at(-1)
  const isStep = last > 0 && step !== undefined && STEPS[language].test(step) && !step.includes('{emergency}')
  const told = (isStep ? kept.with(last, kept[last]?.slice(0, -1) ?? []) : kept).filter((one) => one.length > 0)
  const isHelp = (text: string) => HELP[language].test(text) && ADVICE[language].test(text)
  const place = UNLABELLED.has(topic) ? -1 : told.findIndex((sentences, index) => index > 0 && sentences.some(isHelp))
  return [
    ...told.flatMap((sentences, index) =>
      index === place ? withHelp(sentences, sentences.findIndex(isHelp), language) : [sentences.join(' ')],
    ),
    ...(isStep ? [labelled(pickWording(NEXT_STEP[language], seed), step)] : []),
  ]
}

/** The paragraph of an entry that answers, and its sentences that tell her to get professional help. */
export function inShort(entry: KnowledgeEntry, language: Language): string[] {
  const [first = '', ...more] = entry[language].answer
  const help = more.flatMap(piecesOf).filter(({ text }) => HELP[language].test(text) && ADVICE[language].test(text))
  return [first, ...(help.length > 0 ? [help.map(({ text }) => text).join(' ')] : [])]
}

/**
 * A paragraph split before the sentence at `index`, whose part gets the label. If that sentence depends on the one
 * before it, the split is one sentence earlier.
 */
function withHelp(sentences: readonly string[], index: number, language: Language): string[] {
  const from = CONNECTED[language].test(sentences[index] ?? '') ? Math.max(0, index - 1) : index
  const before = from > 0 ? [sentences.slice(0, from).join(' ')] : []
  return [...before, labelled(HELP_LABEL[language], sentences.slice(from).join(' '))]
}

function labelled(label: string, text: string): string {
  const isName = /^(?:I\b|St\b|\P{Lu}|\p{Lu}{2})/u.test(text)
  return `${label} ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}

/**
 * What was said before: the topic of the last entry, the ids of the last entries, the texts of the last answers, and
 * her last message. `isTold`: she now tells something rather than asks.
 */
export type Before = {
  readonly isTold?: boolean
  readonly topic?: Topic | undefined
  readonly given?: readonly string[]
  readonly earlier?: readonly string[]
  readonly said?: string | undefined
}

/**
 * An entry in her tone, as paragraphs that may contain claim marks. `isCut` if sentences are missing. Only the first
 * of a conversation has an opening. An entry that begins with the emergency number is the same in every tone.
 */
export function entryInTone(
  entry: KnowledgeEntry,
  { language, tone }: Manner,
  before: Before = {},
): { paragraphs: readonly string[]; isCut: boolean } {
  const { topic } = entry
  const { title, answer } = entry[language]
  if (answer[0]?.includes('{emergency}')) return { paragraphs: answer, isCut: false }
  const seed = seedOf(title)
  if (tone === 'pragmatic') {
    const paragraphs = shortened(entry, language, seed)
    const count = (all: readonly string[]) => all.flatMap(piecesOf).length
    return { paragraphs, isCut: count(paragraphs) < count(answer) }
  }
  const { openings, closings } = ENTRY_FRAMES[language][tone]
  const isKnown = answer[0] !== undefined && sentencesOf(answer[0])[0]?.claims.length !== 0
  const own = tone === 'calm' && isKnown ? [KNOWN_OPENING[language], ...openings] : openings
  // The openings of this tone answer a question.
  const isFirst = (before.given?.length ?? 0) === 0
  const isOpened = isFirst && before.topic !== topic && !(before.isTold && tone === 'nurturing')
  // Not after every answer.
  const wasClosed = closings.some((closing) => before.earlier?.[0]?.endsWith(closing))
  const frame = { openings: isOpened ? own : [], closings: wasClosed ? [] : closings }
  return { paragraphs: framed(answer, frame, seed, before.earlier), isCut: false }
}

/** An answer from her own notes in her tone. */
export function dataInTone(made: Made, manner: Manner): Made {
  // Show Pattern begins with an opening of its own.
  const frames = made.parts.rows.length > 0 && made.about?.kind === 'own' ? DATA_FRAMES : OTHER_DATA_FRAMES
  return { ...made, text: inFrame(made.text.split('\n\n'), frames, manner).join('\n\n') }
}
