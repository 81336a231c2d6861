/** Lara's answers to the partner: the sources that `respond` uses in his chat. */
import type { SmallTalkKind } from '../../answers/content/small-talk.ts'
import type { Danger } from '../../answers/rules/after-danger.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { toAppSource } from '../../answers/rules/app-answer.ts'
import { type Topic } from '../../answers/rules/context.ts'
import { dependenceOf } from '../../answers/rules/context-dependence.ts'
import { isCard, SAID_BACK, topicOf, type Turn } from '../../answers/rules/context-topic.ts'
import { dialogueAnswer, dialogueQuestionOf } from '../../answers/rules/dialogue.ts'
import {
  findCorrected,
  findFollowing,
  findKnowledge,
  isNamedEntry,
  isRepeated,
  toEntryAnswer,
} from '../../answers/rules/knowledge-answer.ts'
import { mayReply, offerOf, replyOf, toldReply } from '../../answers/rules/reply.ts'
import { repeatedAnswer } from '../../answers/rules/repeated-answer.ts'
import { answerLanguage, respond, type Sources } from '../../answers/rules/respond.ts'
import type { Statement } from '../../answers/rules/speech-act.ts'
import { isTold } from '../../answers/rules/speech-act-answer.ts'
import { speechActText } from '../../answers/rules/speech-act-text.ts'
import { shown } from '../../answers/rules/wording.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Library, RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import type { SearchResult } from '../../knowledge/rules/search-result.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Language, Manner, Region } from '../../text/rules/speech.ts'
import { FIRST_GUIDES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { PARTNER_PLACES } from '../content/places.ts'
import { PARTNER_UNKNOWN, PARTNER_SMALL_TALK, ENTRY_INTRODUCTION } from '../content/words.ts'
import type { PartnerAnswerParts } from '../contract.ts'
import { askedGuide, guideChips, tappedGuide } from './guides.ts'

/** An answer before it is stored. */
export type PartnerMade = { readonly text: string; readonly language: Language; readonly parts: PartnerAnswerParts }

/** A message of his and the answer to it. */
export type PartnerTurn = { readonly said: string; readonly text: string; readonly parts: PartnerAnswerParts }

/** Entries that address both. */
const FOR_BOTH: ReadonlySet<string> = new Set(['relationships-partner-help'])
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** Whether an entry is shown to the partner; those about her notes and her own chat are not. */
function isForHim({ topic }: KnowledgeEntry): boolean {
  return topic !== 'lara'
}

const findInApp = toAppSource(PARTNER_PLACES)

function guideAnswer(name: GuideName, manner: Manner): Made {
  const guide = PARTNER_GUIDES[name]
  return {
    text: shown(guide[manner.language].answer, manner),
    parts: partsOf('guide', { chips: guideChips(guide.next, manner.language) }),
    about: null,
  }
}

function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const chips = guideChips(kind === 'low' ? ['myself', 'support', 'arguments'] : FIRST_GUIDES, manner.language)
  return { text: shown([PARTNER_SMALL_TALK[manner.language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}

/** The answer to a statement of his; guides instead of entries, which are written for her. */
function speechActAnswer(act: Statement, message: string, manner: Manner, turns: readonly PartnerTurn[]): Made {
  const isHard = act.kind === 'complaint' || act.kind === 'rant'
  const chips = isHard ? guideChips(['arguments', 'stress', 'myself'], manner.language) : []
  return {
    text: speechActText(
      act,
      message,
      manner,
      'partner',
      turns.map((turn) => turn.text),
    ),
    parts: partsOf('guide', { chips }),
    about: null,
  }
}

function unknownAnswer(manner: Manner, closest: readonly KnowledgeEntry[]): Made {
  const words = PARTNER_UNKNOWN[manner.language]
  const chips = closest.map((one) => toChip(shown([one[manner.language].title], manner)))
  return {
    text: chips.length > 0 ? words.near : words.nothing,
    parts: partsOf('unknown', { chips: chips.length > 0 ? chips : guideChips(FIRST_GUIDES, manner.language) }),
    about: null,
  }
}

/**
 * An entry for the partner: introduced as what women are told, followed by related entries and a chip for what he can
 * do.
 */
function entryAnswer(entry: KnowledgeEntry, manner: Manner): Made {
  const { language } = manner
  const made = toEntryAnswer(entry, manner)
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? []).filter(isForHim)
  return {
    ...made,
    text: FOR_BOTH.has(entry.id) ? made.text : `${ENTRY_INTRODUCTION[language]}\n\n${made.text}`,
    parts: {
      ...made.parts,
      chips: [...next.slice(0, 2).map((one) => toChip(shown([one[language].title], manner))), ...guideChips(['support'], language)],
    },
  }
}

/** Finds nothing, so that only titles and common complaints count. */
const NO_LIBRARY: Library = { find: () => ({ entry: undefined, suggestions: [] }) }

/** A result without the entries that are not shown to the partner. */
function forHim({ entry, suggestions }: SearchResult<KnowledgeEntry>): SearchResult<KnowledgeEntry> {
  return { entry: entry && isForHim(entry) ? entry : undefined, suggestions: suggestions.filter(isForHim) }
}

function resultAnswer({ entry, suggestions }: SearchResult<KnowledgeEntry>, manner: Manner): Made {
  return entry ? entryAnswer(entry, manner) : unknownAnswer(manner, suggestions)
}

/** The answer to a reply to the last answer; `undefined` if the message is none. */
function replyAnswer(message: string, manner: Manner, library: RankedLibrary, turns: readonly PartnerTurn[]): Made | undefined {
  const { language } = manner
  const [last] = turns
  const offer = last && offerOf(last.parts, last.parts.layer === 'knowledge')
  const reply = replyOf(message, offer, language)
  if (!reply) return undefined
  if (reply.kind === 'chip') {
    const inApp = reply.chip.to === undefined ? undefined : findInApp(reply.chip.message, manner)
    if (inApp) return inApp
    const guide = tappedGuide(reply.chip.message)
    return guide ? guideAnswer(guide.name, manner) : resultAnswer(forHim(findKnowledge(reply.chip.message, language, library)), manner)
  }
  if (reply.kind !== 'correction') return toldReply(reply.kind, offer, manner)
  const topic = topicAfter(turns, language, library)
  return topic && resultAnswer(forHim(findCorrected(reply.words, language, library, topic)), manner)
}

/** The entry that answered him, which is looked up again. */
function entryBehind({ said, parts }: PartnerTurn, language: Language, library: RankedLibrary): KnowledgeEntry | undefined {
  return parts.layer === 'knowledge' || isCard(parts) ? forHim(findKnowledge(said, language, library)).entry : undefined
}

/** The topic of his conversation; the entry behind an answer is not stored and is looked up again. */
function topicAfter(turns: readonly PartnerTurn[], language: Language, library: RankedLibrary): Topic | undefined {
  // Looked up only for the messages that `topicOf` reads: each is a search.
  const toTurn = (turn: PartnerTurn): Turn => ({
    said: turn.said,
    layer: isCard(turn.parts) ? 'guide' : turn.parts.layer,
    get entry() {
      return entryBehind(turn, language, library)
    },
  })
  return topicOf(turns.map(toTurn), language)
}

function sourcesOf(message: string, manner: Manner, libraryOf: (language: Language) => RankedLibrary, { findTurns }: Asker): Sources {
  const { language } = manner
  let turns: Promise<readonly PartnerTurn[]> | undefined
  const findLast = () => (turns ??= findTurns?.() ?? Promise.resolve([]))
  let looked: SearchResult<KnowledgeEntry> | undefined
  let topic: Topic | undefined
  const look = async () => {
    if (looked) return looked
    topic = dependenceOf(message, language) ? topicAfter(await findLast(), language, libraryOf(language)) : undefined
    looked = forHim(findFollowing(message, language, libraryOf(language), topic))
    return looked
  }
  return {
    offered: () => {
      const tapped = tappedGuide(message)
      return tapped && guideAnswer(tapped.name, manner)
    },
    dialogue: async () => {
      const question = findTurns && dialogueQuestionOf(message)
      if (!question) return undefined
      const toExchanges = (read: readonly PartnerTurn[]) =>
        read.map((turn) => ({ ...turn, entry: entryBehind(turn, language, libraryOf(language)) }))
      const last = await (question.kind === 'said' ? findTurns(SAID_BACK) : findLast())
      return dialogueAnswer(question, manner, toExchanges(last), async () => toExchanges(await findTurns(2, 'first')))
    },
    reply: async () => (findTurns && mayReply(message) ? replyAnswer(message, manner, libraryOf(language), await findLast()) : undefined),
    smallTalk: (kind) => smallTalkAnswer(kind, manner),
    app: () => findInApp(message, manner),
    guide: () => {
      const asked = askedGuide(message, language)
      return asked?.isPlain ? guideAnswer(asked.name, manner) : undefined
    },
    speechAct: async (act) =>
      isNamedEntry(message, language) && !isTold(message) ? undefined : speechActAnswer(act, message, manner, await findLast()),
    knowledge: async () => {
      const { entry } = await look()
      if (!entry || !isRepeated(entry, message, language, libraryOf(language), { topic })) return entry && entryAnswer(entry, manner)
      const last = await findLast()
      return repeatedAnswer(entry, message, manner, { earlier: last.map(({ text }) => text), said: last[0]?.said }, isForHim)
    },
    generalGuide: () => {
      // The title of an entry that is not shown to him is about her notes, and gets the guide on privacy.
      const name = askedGuide(message, language)?.name ?? (findKnowledge(message, language, NO_LIBRARY).entry && 'privacy')
      return name && guideAnswer(name, manner)
    },
    unknown: async () => unknownAnswer(manner, (await look()).suggestions),
  }
}

function layerOf({ parts: { layer } }: Made): PartnerAnswerParts['layer'] {
  if (layer === 'own_data' || layer === 'model') throw new Error(`The layer ${layer} answers her alone`)
  return layer
}

/**
 * The person who asks: `page` is the language of his page; `findDanger` resolves to the danger that one of the last
 * answers was about.
 */
type Asker = {
  readonly page: Language
  readonly region: Region
  readonly findDanger?: () => Promise<Danger | undefined>
  readonly findTurns?: (limit?: number, from?: 'last' | 'first') => Promise<readonly PartnerTurn[]>
}

/**
 * Returns the answer to the partner's message. `libraryOf` returns the knowledge of a language; without it, a message
 * in which nothing was recognised throws.
 */
export async function answerPartner(
  message: string,
  recognised: readonly Recognised[],
  asker: Asker,
  libraryOf?: (language: Language) => RankedLibrary,
): Promise<PartnerMade> {
  const { page, region, findDanger } = asker
  const tapped = recognised.length === 0 ? tappedGuide(message) : undefined
  const language = tapped?.language ?? answerLanguage(message, recognised, page)
  // The warm openings address her.
  const manner = { language, region, tone: 'calm' } as const
  const sources = libraryOf ? sourcesOf(message, manner, libraryOf, asker) : {}
  const made = await respond(message, { audience: 'partner', manner, recognised, sources, ...(findDanger && { findDanger }) })
  const { class: recognisedAs, help_lines, sources: cited, chips } = made.parts
  return { text: made.text, language, parts: { layer: layerOf(made), class: recognisedAs, help_lines, sources: cited, chips } }
}
