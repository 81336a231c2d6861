/**
 * Messages about the conversation itself: her first question, the last answer again, shorter or simpler, why, whether
 * it is certain, and its sources. Answered from the stored messages.
 */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { AROUND_DIALOGUE, DIALOGUE_PHRASES, DIALOGUE_WORDS, type DialogueKind, SAID_ABOUT } from '../content/dialogue-words.ts'
import { MORE_LABEL } from '../content/tones.ts'
import type { AnswerParts } from '../contract.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { inShort } from './tone.ts'
import { shown } from './wording.ts'

/** A message and the answer to it as stored; `entry` is the one that answered. */
export type Exchange = {
  readonly said: string
  readonly text: string
  readonly parts: Pick<AnswerParts, 'layer' | 'sources' | 'chips'> & Partial<AnswerParts>
  readonly entry: KnowledgeEntry | undefined
}

/** What a message asks about the conversation; `about` are the words of the subject that Lara may have spoken of. */
export type DialogueQuestion = { readonly kind: DialogueKind } | { readonly kind: 'said'; readonly about: string }

const either = (list: string) => `(?:${list.replaceAll(/\s*\n\s*/g, '')})`
const LEADING = new RegExp(`^(?:${either(AROUND_DIALOGUE)} )+(?=.)`)
const TRAILING = new RegExp(`(?: ${either(AROUND_DIALOGUE)})+$`)
const PHRASES = (Object.entries(DIALOGUE_PHRASES) as [DialogueKind, string][]).map(
  ([kind, phrases]) => [kind, new RegExp(`^${either(phrases)}$`)] as const,
)
const ABOUT = new RegExp(`^${either(SAID_ABOUT)}$`)
/** Longest such message, in words. */
const MOST = 14
/** Most authorities that are named in a sentence; the others are listed with the answer. */
const NAMED_MOST = 3

function readingsOf(plain: string): string[] {
  const bare = plain.replace(LEADING, '')
  return [plain, bare, plain.replace(TRAILING, ''), bare.replace(TRAILING, '')]
}

function kindOf(plain: string): DialogueKind | undefined {
  const readings = readingsOf(plain)
  return PHRASES.find(([, phrase]) => readings.some((one) => phrase.test(one)))?.[0]
}

/** "I don't get that, can you say it more simply?": each part asks for the same. */
function kindOfParts(message: string): DialogueKind | undefined {
  const parts = message.split(/[,;.:!?–—]+/).map((part) => plainWords(part).join(' '))
  const kinds = new Set(parts.filter((part) => part !== '').map(kindOf))
  const [only] = kinds
  return kinds.size === 1 ? only : undefined
}

/** What a message asks about the conversation; `undefined` if it is about anything else. */
export function dialogueQuestionOf(message: string): DialogueQuestion | undefined {
  const words = plainWords(message)
  if (words.length === 0 || words.length > MOST) return undefined
  const plain = words.join(' ')
  const kind = kindOf(plain) ?? kindOfParts(message)
  if (kind) return { kind }
  for (const one of readingsOf(plain)) {
    const about = ABOUT.exec(one)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (about) return { kind: 'said', about }
  }
  return undefined
}

/** Whether an answer says something that can be asked about: not a greeting, and no answer of this layer. */
function hasContent({ said, parts, entry }: Exchange): boolean {
  return entry !== undefined || (parts.layer === 'guide' ? parts.sources.length > 0 && !dialogueQuestionOf(said) : true)
}

/** "The Menopause Society, NICE and the NHS". */
function namedSources({ parts: { sources } }: Exchange, language: Language): string {
  const names = [...new Set(sources.flatMap(({ authority }) => authority.split('; ')))].slice(0, NAMED_MOST)
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/**
 * The answer to a question about the conversation; `exchanges` are its last ones, newest first, and `findFirst`
 * resolves to its first ones, oldest first. `undefined` if the last answer has nothing to refer to.
 */
export async function dialogueAnswer(
  question: DialogueQuestion,
  manner: Manner,
  exchanges: readonly Exchange[],
  findFirst: () => Promise<readonly Exchange[]>,
): Promise<Made | undefined> {
  const words = DIALOGUE_WORDS[manner.language]
  const say = (paragraphs: readonly string[], parts: Partial<AnswerParts> = {}): Made => ({
    text: shown(paragraphs, manner),
    parts: partsOf('guide', parts),
    about: null,
    isFixed: true,
  })
  if (question.kind === 'first') {
    // Words of danger are not quoted back.
    const first = (await findFirst()).find(({ said, parts }) => said !== '' && parts.layer !== 'safety')
    if (!first) return say([words.nothingBefore])
    const [asked, other] = words.first
    const quoted = words.quotes.join(first.said.trim())
    return say([(first.said.includes('?') ? asked : other).replace('{said}', () => quoted)])
  }
  if (question.kind === 'said') return toldBefore(question.about, manner, exchanges, say)
  const [newest] = exchanges
  if (!newest || newest.said === '' || newest.parts.layer === 'safety') return undefined
  if (question.kind === 'again')
    return { text: newest.text, parts: { ...partsOf(newest.parts.layer), ...newest.parts }, about: aboutOf(newest), isFixed: true }
  const last = exchanges.find(hasContent)
  if (last?.parts.layer === 'safety') return undefined
  const { sources = [], chips = [] } = last?.parts ?? {}
  const named = last && sources.length > 0 ? namedSources(last, manner.language) : undefined
  switch (question.kind) {
    case 'sources':
      return say([named ? words.sources.replace('{sources}', named) : last?.parts.layer === 'own_data' ? words.ownNotes : words.noSource], {
        sources,
      })
    case 'sure': {
      if (!last || !named) return say([last?.parts.layer === 'own_data' ? words.ownNotes : words.noSource])
      const [before, after] = words.sure
      return say([before.replace('{sources}', named), ...(sources.every(({ verified }) => verified) ? [] : [words.unread]), after], {
        sources,
      })
    }
    case 'why':
      return last?.entry && named ? say([words.noReason.replace('{sources}', named)], { sources, chips }) : undefined
    case 'unclear':
    case 'short': {
      if (!last?.entry) return question.kind === 'unclear' ? say([words.unclear], { chips: last?.parts.chips ?? [] }) : say([words.isShort])
      const { entry } = last
      const isUnclear = question.kind === 'unclear'
      const [main = '', ...rest] = inShort(entry, manner.language)
      const isTold = newest.text.includes(`${words.short}${shown([main], manner)}`)
      if (isTold) return say([isUnclear ? words.unclear : words.isShort], { chips })
      const label = MORE_LABEL[manner.language]
      const [before, after] = words.simpler
      return {
        ...say(isUnclear ? [before, main, ...rest, after] : [`${words.short}${main}`, ...rest], {
          sources,
          chips: [toChip(`${label}: ${shown([entry[manner.language].title], manner)}`, label), ...chips].slice(0, 3),
        }),
        about: aboutOf(last),
      }
    }
  }
}

function aboutOf({ entry }: Exchange): Made['about'] {
  return entry ? { kind: 'entry', id: entry.id } : null
}

/** The paragraphs of the newest answer that have the words of `about`. */
function toldBefore(
  about: string,
  { language }: Manner,
  exchanges: readonly Exchange[],
  say: (paragraphs: readonly string[], parts?: Partial<AnswerParts>) => Made,
): Made {
  const words = DIALOGUE_WORDS[language]
  const stems = tellingWords(about, language)
  const has = (text: string) => {
    const told = tellingWords(text, language)
    return stems.every((stem) => told.includes(stem))
  }
  for (const exchange of exchanges) {
    if (exchange.parts.layer === 'safety' || stems.length === 0) continue
    const paragraphs = exchange.text.split('\n\n')
    const found = paragraphs.filter(has)
    // An answer to a question about it need not repeat the word.
    const told = found.length > 0 ? found : exchange.entry && has(exchange.said) ? paragraphs : []
    if (told.length > 0) return { ...say([words.said, ...told], { sources: exchange.parts.sources }), about: aboutOf(exchange) }
  }
  return say([words.neverSaid])
}
