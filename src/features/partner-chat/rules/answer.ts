/** Lara's answers to the partner: the sources that `respond` uses in his chat. */
import { MISUNDERSTOOD_TEXTS } from '../../answers/content/misunderstood-words.ts'
import { type Danger, mayBeTakenBack, takesBack } from '../../answers/rules/after-danger.ts'
import { admittedDanger, saidBeside } from '../../answers/rules/denied-danger.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { toAppSource } from '../../answers/rules/app-answer.ts'
import { factFor } from '../../answers/rules/asked-fact.ts'
import { type Topic } from '../../answers/rules/context.ts'
import { isCard, SAID_BACK, topicOf, type Turn } from '../../answers/rules/context-topic.ts'
import { dialogueAnswer, dialogueQuestionOf } from '../../answers/rules/dialogue.ts'
import {
  findCorrected,
  findFollowing,
  findKnowledge,
  isNamedEntry,
  isRepeated,
  titledEntry,
  toEntryAnswer,
} from '../../answers/rules/knowledge-answer.ts'
import { mayReply, offerOf, replyOf, toldReply } from '../../answers/rules/reply.ts'
import { repeatedAnswer } from '../../answers/rules/repeated-answer.ts'
import { rejects, withoutRejected } from '../../answers/rules/rejected.ts'
import { isUrgent } from '../../answers/rules/urgency.ts'
import { lastSentenceAsked, lastTwo, questionAtEnd, whatIsMeant } from '../../answers/rules/question-at-end.ts'
import { answerLanguage, respond, type Sources } from '../../answers/rules/respond.ts'
import { isTold as isStatement } from '../../answers/rules/speech-act-answer.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { shown } from '../../answers/rules/wording.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Library, RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import type { SearchResult } from '../../knowledge/rules/search-result.ts'
import type { Recognised, SafetyClass } from '../../safety/rules/classes.ts'
import type { Language, Manner, Region } from '../../text/rules/speech.ts'
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import { FIRST_GUIDES, GUIDE_NAMES } from '../content/guides.ts'
import { PARTNER_PLACES } from '../content/places.ts'
import { ENTRY_INTRODUCTION, PARTNER_UNKNOWN } from '../content/words.ts'
import type { PartnerAnswerParts } from '../contract.ts'
import { askedGuide, guideChips, tappedGuide } from './guides.ts'
import { guideAnswer, isTold, kindAnswer, type PartnerTurn, smallTalkAnswer, speechActAnswer } from './kind-answer.ts'
import { type PartnerKind, type PartnerKindRead, readPartnerKind } from './partner-kinds.ts'

/** An answer before it is stored. */
export type PartnerMade = { readonly text: string; readonly language: Language; readonly parts: PartnerAnswerParts }

/** Entries that address both. */
const FOR_BOTH: ReadonlySet<string> = new Set(['relationships-partner-help'])
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** Whether an entry is shown to the partner; those about her notes and her own chat are not. */
function isForHim({ topic }: KnowledgeEntry): boolean {
  return topic !== 'lara'
}

const findInApp = toAppSource(PARTNER_PLACES)

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

function sourcesOf(
  message: string,
  manner: Manner,
  { libraryOf }: Reading,
  { findTurns }: Asker,
  read: PartnerKindRead | undefined,
): Sources {
  const { language } = manner
  let turns: Promise<readonly PartnerTurn[]> | undefined
  const findLast = () => (turns ??= findTurns?.() ?? Promise.resolve([]))
  let looked: SearchResult<KnowledgeEntry> | undefined
  let topic: Topic | undefined
  const look = async () => {
    if (looked) return looked
    topic = topicAfter(await findLast(), language, libraryOf(language))
    looked = forHim(findFollowing(message, language, libraryOf(language), topic))
    return looked
  }
  const isOf = (least: number, ...kinds: readonly PartnerKind[]) => read !== undefined && kinds.includes(read.kind) && read.share >= least
  return {
    fact: async (causes) => {
      const { entry } = await look()
      const fact = factFor(message, language, topic, titledEntry(message), entry, causes)
      return fact && isForHim(fact.entry) ? entryAnswer(fact.entry, manner) : undefined
    },
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
    smallTalk: (kind) => smallTalkAnswer(isOf(KIND_LEAST, 'thanks') ? 'thanks' : kind, manner),
    app: () => findInApp(message, manner),
    guide: async () => {
      // The title of an entry is what a chip asks for.
      if (titledEntry(message)) return undefined
      const turns = await findLast()
      if (saysThanks(message)) return smallTalkAnswer('thanks', manner)
      const made = read && read.share >= leastOf(read.kind) ? kindAnswer(read.kind, message, manner, turns) : undefined
      if (made && !isTold(made, turns)) return made
      const asked = askedGuide(message, language)
      const isAsked = asked?.isPlain && (read === undefined || read.shareOf(asked.name) >= ASKED_LEAST)
      const guide = isAsked ? guideAnswer(asked.name, manner) : undefined
      return guide && !isTold(guide, turns) ? guide : undefined
    },
    speechAct: async (act) =>
      (isNamedEntry(message, language) && !isStatement(message)) || isOf(KIND_LEAST, 'question')
        ? undefined
        : speechActAnswer(act, message, manner, await findLast()),
    knowledge: async () => {
      const { entry } = await look()
      if (!entry || !isRepeated(entry, message, language, libraryOf(language), { topic })) return entry && entryAnswer(entry, manner)
      const last = await findLast()
      return repeatedAnswer(
        entry,
        message,
        manner,
        { earlier: last.map(({ text }) => text), said: last[0]?.said },
        libraryOf(language).followUps,
        isForHim,
      )
    },
    generalGuide: async () => {
      const turns = await findLast()
      const least = read?.kind === 'probe' ? KIND_LEAST : KIND_HINTED
      const made = read && read.share >= least ? kindAnswer(read.kind, message, manner, turns) : undefined
      // A guide that was told already is not told again.
      if (made) return isTold(made, turns) ? kindAnswer('another', message, manner, turns) : made
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

/** What messages are read with: the knowledge of a language, the ranking of kinds, and the recogniser for parts. */
export type Reading = {
  readonly libraryOf: (language: Language) => RankedLibrary
  readonly kinds: () => Ranking
  readonly recognise: (part: string) => Promise<readonly Recognised[]>
}

/** Likelihood from which a message is answered by its kind. */
const KIND_LEAST = 0.4
const PROBE_LEAST = 0.6
const leastOf = (kind: PartnerKind) => (kind === 'probe' ? PROBE_LEAST : KIND_LEAST)
/** The same where nothing else answers. */
const KIND_HINTED = 0.25
/** Likelihood that a guide needs in addition to being named by the words of the message. */
const ASKED_LEAST = 0.1
/**
 * Likelihood of a kind from which it outweighs what the rules for other classes recognised, if a question about her
 * notes has at most this one.
 */
const SURE_LEAST = 0.7
const PROBE_MOST = 0.05
/** Questions about what he writes himself; of 280 questions about her notes one is taken for these. */
const OF_HIS: ReadonlySet<PartnerKind> = new Set(['about', 'seen', 'privacy'])
const OF_HIS_LEAST = 0.5
const OF_HIS_PROBE_MOST = 0.1
/** Thanks at the beginning, after a word or two; without a question or an objection after it. */
const THANKS =
  /^(?:(?:right|ok|okay|great|well|oh|alright|vale|bueno|bien|bon|ah|super)[\s,.!]+){0,2}(?:thanks|thank you|cheers|(?:muchas |mil )?gracias|merci)(?!\p{L})/iu
const NO_THANKS = /[?¿]|(?<!\p{L})(?:but|pero|mais|though|aunque)(?!\p{L})/iu
/** Words of further sentences from which a message is more than thanks. */
const BESIDE_THANKS = 4
const saysThanks = (message: string) =>
  THANKS.test(message) &&
  !NO_THANKS.test(message) &&
  plainWords(message.replace(THANKS, '').replace(/^[^.!…]*/u, '')).length < BESIDE_THANKS

/** Kinds that the rules for her notes, and those for medicines and diagnoses, may take for one of these. */
const NO_PROBE: ReadonlySet<PartnerKind> = new Set([
  ...GUIDE_NAMES.filter((name) => name !== 'privacy'),
  'question',
  'another',
  'complaint',
  'about',
  'seen',
  'actions',
  'helped',
])
const NO_MEDICINE: ReadonlySet<PartnerKind> = new Set([...NO_PROBE].filter((kind) => kind !== 'question'))

/** Classes of which only the sentence that asks counts: a medicine, a diagnosis, her notes, misuse. */
const NO_DANGER: ReadonlySet<SafetyClass> = new Set(['D', 'X', 'P', 'I'])

/** Fewest words beside an objection that are answered. */
const ANEW_LEAST = 3

/** What was recognised, without what a message surely does not mean: "how do I help her in those moments?" */
function surelyRecognised(recognised: readonly Recognised[], read: PartnerKindRead | undefined): readonly Recognised[] {
  if (!read) return recognised
  const isSurely = read.share >= SURE_LEAST && read.shareOf('probe') <= PROBE_MOST
  const isOfHis = OF_HIS.has(read.kind) && read.share >= OF_HIS_LEAST && read.shareOf('probe') <= OF_HIS_PROBE_MOST
  return recognised.filter(({ class: name }) => {
    if (name === 'P') return !isOfHis && !(isSurely && NO_PROBE.has(read.kind))
    return !((name === 'D' || name === 'X') && isSurely && NO_MEDICINE.has(read.kind))
  })
}

function apologised(made: PartnerMade): PartnerMade {
  return { ...made, text: `${MISUNDERSTOOD_TEXTS[made.language].before} ${made.text}` }
}

/**
 * The answer to what an objection asks besides ("You gave me that twice. How many years does it last"); undefined if it
 * asks nothing that is known, or if that was the last answer.
 */
async function answerAnew(message: string, language: Language, asker: Asker, reading: Reading): Promise<PartnerMade | undefined> {
  const anew = rejects(message, language) ? withoutRejected(message, language) : message
  if (anew === message || plainWords(anew).length < ANEW_LEAST) return undefined
  const answered = await answerPartner(anew, [], asker, reading)
  const last = (await asker.findTurns?.(1))?.[0]?.text
  return answered.parts.layer === 'unknown' || answered.text === last ? undefined : apologised(answered)
}

/** The parts of a message that may be answered instead of the whole, best first. */
function questionsIn(message: string, language: Language, isRefused: boolean, isUnanswered: boolean): string[] {
  const question = isRefused ? lastSentenceAsked(message) : questionAtEnd(message)
  if (question === undefined) return []
  if (!isRefused && isNamedEntry(question, language)) return [question]
  const wider = isUnanswered ? [question, lastTwo(message), whatIsMeant(message, language)] : []
  return wider.filter((one) => one !== undefined)
}

/**
 * Returns the answer to the partner's message. Without `reading`, a message in which nothing was recognised throws.
 */
export async function answerPartner(
  message: string,
  recognised: readonly Recognised[],
  asker: Asker,
  reading?: Reading,
): Promise<PartnerMade> {
  const { page, region, findDanger } = asker
  const tapped = recognised.length === 0 ? tappedGuide(message) : undefined
  const language = tapped?.language ?? answerLanguage(message, recognised, page)
  // The warm openings address her.
  const manner = { language, region, tone: 'calm' } as const
  const read = reading && readPartnerKind(message, language, reading.kinds())
  const sources = reading ? sourcesOf(message, manner, reading, asker, read) : {}
  const before = mayBeTakenBack(recognised) ? await findDanger?.() : undefined
  const admitted = admittedDanger(message, before, language)
  const danger = admitted ? undefined : before
  const rest = danger && saidBeside(message, danger)
  if (rest !== undefined && rest !== message) {
    const { findDanger: _settled, ...others } = asker
    return apologised(await answerPartner(rest, [], others, reading))
  }
  const anew = reading && recognised.length === 0 ? await answerAnew(message, language, asker, reading) : undefined
  if (anew) return anew
  const isDenied = danger !== undefined && takesBack(message, recognised, danger)
  const surely = admitted ? [admitted] : isDenied ? [] : surelyRecognised(recognised, read)
  const made = await respond(message, { audience: 'partner', manner, recognised: surely, sources, ...(findDanger && { findDanger }) })
  const isRefused = surely.length > 0 && surely.every(({ class: name }) => NO_DANGER.has(name))
  const isUnanswered = made.parts.layer === 'unknown' || isRefused
  for (const question of surely.length === 0 || isRefused ? questionsIn(message, language, isRefused, isUnanswered) : []) {
    const again = await reading?.recognise(question)
    if (!again || isUrgent(again)) continue
    const answered = await answerPartner(question, again, asker, reading)
    if (answered.parts.layer !== 'unknown' && answered.parts.layer !== 'safety') return answered
  }
  const { class: recognisedAs, help_lines, sources: cited, chips } = made.parts
  return { text: made.text, language, parts: { layer: layerOf(made), class: recognisedAs, help_lines, sources: cited, chips } }
}
