import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { FACT_BEFORE } from '../content/asked-fact-words.ts'
import { ASKING } from '../content/context-words.ts'
import { MORE_LABEL } from '../content/tones.ts'
import {
  DECISION_REQUESTS,
  HELP_REQUESTS,
  HELPS,
  TOPIC_REQUESTS,
  WHAT_TO_ASK_DOCTOR,
  WHAT_TO_TELL_DOCTOR,
} from '../content/topic-requests.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { type About, partsOf, toChip, type Made } from './answer.ts'
import { asksIfHormones, factFor, toldBeforeCause } from './asked-fact.ts'
import { complaintOf } from './complaint.ts'
import { aspectOf } from './context-aspects.ts'
import { dependenceOf } from './context-dependence.ts'
import { hasPhrase, namesCondition, toPhrases, wordsOf } from './context-subjects.ts'
import { findInContext, findJoined, isBegunQuestion, isDependent, personEntry, type Topic } from './context.ts'
import { findFollowUp } from './follow-ups.ts'
import { unknownAnswer } from './guides.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Library, RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import { type SearchResult, SUGGESTIONS_MAX } from '../../knowledge/rules/search-result.ts'
import { offeredEntry } from './offered-question.ts'
import { repeatedAnswer } from './repeated-answer.ts'
import type { Sources } from './respond.ts'
import { earlyEntry } from './told-early.ts'
import { concernEntry, FAMILY_HISTORY, generalEntry } from './stated-medicine.ts'
import { saysPeriodsStopped } from './stopped-periods.ts'
import { type Language, type Manner, SPOKEN } from '../../text/rules/speech.ts'
import { shown, sourcesOf } from './wording.ts'
import { type Before, entryInTone } from './tone.ts'
import { rejects, withoutRejected } from './rejected.ts'
import { withoutUnwanted } from './unwanted.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
/** Number of suggested next questions. */
const CHIPS = 3
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** The entry that an answer was about; undefined if it was about anything else. */
export function entryOf(about: About | null | undefined): KnowledgeEntry | undefined {
  return about?.kind === 'entry' ? ENTRY_OF.get(about.id) : undefined
}

/** An entry as an answer, as reviewed: in regional terms, with its sources and suggested next questions. */
export function toEntryAnswer(entry: KnowledgeEntry, manner: Manner): Made {
  const { answer } = entry[manner.language]
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? [])
  return {
    text: shown(answer, manner),
    parts: partsOf('knowledge', {
      sources: sourcesOf(answer, CLAIMS),
      chips: next.map((one) => toChip(shown([one[manner.language].title], manner))),
    }),
    about: { kind: 'entry', id: entry.id },
  }
}

/** An answer whose first chip asks for an entry; the answer as it is without one. */
export function offering(made: Made, entry: KnowledgeEntry | undefined, manner: Manner): Made {
  if (!entry) return made
  const chip = toChip(shown([entry[manner.language].title], manner))
  return { ...made, parts: { ...made.parts, chips: [chip, ...made.parts.chips].slice(0, CHIPS) } }
}

/** Most paragraphs of an entry within a card. */
const CARD_PARAGRAPHS = 2

/**
 * A card that decides nothing for her, with what is known in general in its middle: its first paragraph, the beginning
 * of the entry, and its last paragraph. The first chip asks for the whole entry.
 */
export function cardWith(card: Made, entry: KnowledgeEntry, manner: Manner): Made {
  const told = toEntryAnswer(entry, manner)
  const paragraphs = card.text.split('\n\n')
  const known = told.text.split('\n\n').slice(0, CARD_PARAGRAPHS)
  const text = [paragraphs[0], ...known, ...paragraphs.slice(1).slice(-1)].join('\n\n')
  return offering({ ...card, text, parts: { ...card.parts, sources: told.parts.sources } }, entry, manner)
}

/**
 * An entry as an answer in her tone, after what was said before. Where sentences were left out, the first chip returns
 * the whole entry.
 */
export function tonedEntry(entry: KnowledgeEntry, manner: Manner, before: Before = {}): Made {
  const { paragraphs, isCut } = entryInTone(entry, manner, before)
  const made = toEntryAnswer(entry, manner)
  const label = MORE_LABEL[manner.language]
  const more = isCut ? [toChip(`${label}: ${shown([entry[manner.language].title], manner)}`, label)] : []
  return { ...made, text: shown(paragraphs, manner), parts: { ...made.parts, chips: [...more, ...made.parts.chips].slice(0, CHIPS) } }
}

const titles = new Map<Language, ReadonlyMap<string, KnowledgeEntry>>()

/**
 * Entries by their title in every region, in plain words, so that the message of a chip finds its entry whatever the
 * search ranks first.
 */
function titledIn(language: Language): ReadonlyMap<string, KnowledgeEntry> {
  const known = titles.get(language)
  if (known) return known
  const titled = new Map(
    KNOWLEDGE.flatMap((entry) =>
      REGIONS.map((region) => [plainWords(shown([entry[language].title], { language, region, tone: 'calm' })).join(' '), entry] as const),
    ),
  )
  titles.set(language, titled)
  return titled
}

/** The entry that the message of a chip names by its title, in any language. */
export function titledEntry(message: string): KnowledgeEntry | undefined {
  const words = plainWords(message).join(' ')
  return SPOKEN.map((language) => titledIn(language).get(words)).find((entry) => entry !== undefined)
}

/** Whether she asks if hormone therapy is right for her. */
const asksToDecide = (message: string, language: Language) => DECISION_REQUESTS[language].test(plainWords(message).join(' '))

function exactEntry(message: string, language: Language): KnowledgeEntry | undefined {
  const plain = plainWords(message).join(' ')
  if (saysPeriodsStopped(message)) return ENTRY_OF.get('stages-menopause')
  if (WHAT_TO_ASK_DOCTOR.test(plain)) return ENTRY_OF.get('doctor-questions')
  if (WHAT_TO_TELL_DOCTOR.test(plain)) return ENTRY_OF.get('doctor-what-to-say')
  return (
    titledIn(language).get(plain) ??
    generalEntry(message) ??
    earlyEntry(message) ??
    ENTRY_OF.get(asksToDecide(message, language) ? 'treatments-who-decides' : (complaintOf(message, language) ?? ''))
  )
}

/** The whole entry for the message of the chip "Tell me more"; otherwise `undefined`. */
export function wholeEntry(message: string, manner: Manner): Made | undefined {
  const label = `${MORE_LABEL[manner.language]}: `
  if (!message.startsWith(label)) return undefined
  const entry = titledIn(manner.language).get(plainWords(message.slice(label.length)).join(' '))
  return entry && { ...toEntryAnswer(entry, manner), isFixed: true }
}

/**
 * Whether a message is the title of an entry, asks for a decision on hormone therapy, or is one of the most common
 * complaints, which knowledge answers.
 */
export function isNamedEntry(message: string, language: Language): boolean {
  return exactEntry(message, language) !== undefined
}

/** The entry for a question, by title, common complaint or search, or none with the closest ones. */
export function findKnowledge(message: string, language: Language, library: Library): SearchResult<KnowledgeEntry> {
  const entry = exactEntry(message, language)
  if (entry) return { entry, suggestions: [] }
  const found = library.find(message)
  if (found.entry) return found
  return helpFor(message, language) ?? definitionOf(message, language, library) ?? found
}

/** Longest "what helps with …", in words of what it is for. */
const HELP_WORDS_MOST = 6
const HELP_PHRASES = HELPS.map(([words, id]) => ({ id, phrases: toPhrases(words) }))

/** The entry on what helps with a complaint that the message names, and nothing else: "what would help me sleep?" */
function helpFor(message: string, language: Language): SearchResult<KnowledgeEntry> | undefined {
  const rest = HELP_REQUESTS[language].exec(plainWords(message).join(' '))?.[1]?.split(' ') ?? []
  if (rest.length === 0 || rest.length > HELP_WORDS_MOST) return undefined
  const entry = ENTRY_OF.get(HELP_PHRASES.find(({ phrases }) => hasPhrase(rest, phrases))?.id ?? '')
  return entry && { entry, suggestions: [] }
}

/** The entry that says what a topic is, for "tell me about …". */
function definitionOf(message: string, language: Language, library: Library): SearchResult<KnowledgeEntry> | undefined {
  const { asked, question } = TOPIC_REQUESTS[language]
  const topic = asked.exec(message.trim().replace(/[\s.?!…]+$/, ''))?.[1]
  const found = topic === undefined ? undefined : library.find(question(topic))
  return found?.entry && found
}

/** Whether a message asks if hormones are the cause. Of a treatment, "is it a hormone?" asks what it is. */
function asksForCause(message: string, topic: Topic | undefined): boolean {
  return asksIfHormones(message) && topic?.entry?.topic !== 'treatments'
}

/**
 * Longest messages, in words, in which the rules for what goes on from the last question decide, also with "and" before
 * them, and in which they count at all.
 */
const BRIEF_MOST = 4
const BEGUN_MOST = 5
const RULED_MOST = 9

/** Ends with the question whether it has to do with what was spoken of. */
const ASKS_RELATED =
  /\b(?:(?:tiene|tendra) (?:algo )?(?:que|q) ver|(?:has|have) (?:that |it )?(?:something|anything) to do with (?:it|that)|(?:ca|il y) a un rapport|c est lie)$/

/** The same for a message in a conversation, which may go on from the last question. */
export function findFollowing(
  message: string,
  language: Language,
  library: RankedLibrary,
  topic: Topic | undefined,
): SearchResult<KnowledgeEntry> {
  // What she tells in the same message is what she asks about.
  const told = toldBeforeCause(message)
  const stated = told === undefined ? undefined : findKnowledge(told, language, library).entry
  if (stated && !stated.isMedicine) return { entry: stated, suggestions: [] }
  const alone = findKnowledge(message, language, library)
  const person = topic?.entry && personEntry(message, topic, library)
  if (person) return { entry: person, suggestions: [] }
  if (topic?.entry && ASKS_RELATED.test(plainWords(message).join(' '))) return { entry: topic.entry, suggestions: [] }
  const family = concernEntry(message, topic)
  if (family?.id === FAMILY_HISTORY) return { entry: family, suggestions: [] }
  if (asksForCause(message, topic)) {
    return { entry: topic?.entry ?? ENTRY_OF.get('stages-first-signs'), suggestions: [] }
  }
  if (!topic || (exactEntry(message, language) && !isBegunQuestion(message, language))) return alone
  const { entry, question } = topic
  const { followUps } = library
  if (!entry || !followUps) return findInContext(message, alone, language, library, topic)
  const length = wordsOf(message).length
  const ruled = length <= RULED_MOST ? findInContext(message, alone, language, library, topic) : undefined
  const isBegun = dependenceOf(message, language)?.isBegun === true
  if (ruled?.entry && (length <= BRIEF_MOST || aspectOf(message, language))) return ruled
  if (ruled?.entry && ruled.entry !== entry && ((isBegun && length <= BEGUN_MOST) || namesCondition(message))) return ruled
  return findFollowUp(message, language, library, { question, entry }, followUps, ruled?.entry)
}

/**
 * The entry for a correction of the last question: `words` take the place of what she had asked about. Without a topic
 * they are searched alone.
 */
export function findCorrected(
  words: string,
  language: Language,
  library: RankedLibrary,
  topic: Topic | undefined,
): SearchResult<KnowledgeEntry> {
  const alone = findKnowledge(words, language, library)
  const joined = topic && findJoined(words, language, library, topic, true)
  return joined?.entry
    ? joined
    : {
        ...alone,
        suggestions: alone.entry ? alone.suggestions : [...(joined?.suggestions ?? []), ...alone.suggestions].slice(0, SUGGESTIONS_MAX),
      }
}

/**
 * Whether a message goes on from the last question and finds an entry that was just given. One that asks for it by
 * itself gets the whole entry again.
 */
export function isRepeated(
  entry: KnowledgeEntry,
  message: string,
  language: Language,
  library: RankedLibrary,
  { topic, given = [] }: { readonly topic: Topic | undefined; readonly given?: readonly string[] },
): boolean {
  if (!topic || topic.isOffered || (entry !== topic.entry && !given.includes(entry.id))) return false
  const plain = plainWords(message).join(' ')
  // A title is that of a chip; the same question once more gets the same answer.
  const isAskedAgain = titledIn(language).get(plain) === entry || plain === plainWords(topic.question).join(' ')
  if (entry === topic.entry && library.followUps) return !isAskedAgain
  return isDependent(message, language) || findKnowledge(message, language, library).entry !== entry
}

/** Share of an entry that is given in place of one that she rejects. */
const REJECTED_LEAST = 0.2

/** A result as an answer: the entry, or that Lara does not know and the closest ones. */
export function toldResult({ entry, suggestions }: SearchResult<KnowledgeEntry>, manner: Manner, before: Before = {}): Made {
  return entry ? tonedEntry(entry, manner, before) : unknownAnswer(manner, suggestions)
}

/**
 * The sources of reviewed knowledge for a chat; `open` returns the index of the language, and only when it is needed.
 * `findTopic` resolves to what the conversation is about, for a message that may go on from it, `findBefore` to what
 * was said before, and `findOffered` to the entries offered by the last answers; `goesOn`: whether the message surely
 * goes on from the last question.
 */
export function knowledgeSources(
  said: string,
  manner: Manner,
  open: () => RankedLibrary,
  findTopic?: () => Promise<Topic | undefined>,
  findBefore: () => Promise<Before> = async () => ({}),
  findOffered: () => Promise<readonly KnowledgeEntry[]> = async () => [],
  goesOn: () => boolean = () => false,
): Required<Pick<Sources, 'fact' | 'knowledge' | 'unknown'>> {
  const { language } = manner
  const message = withoutUnwanted(said)
  let looked: SearchResult<KnowledgeEntry> | undefined
  let topic: Topic | undefined
  const look = async () => {
    if (looked) return looked
    if (message === '') return (looked = { entry: undefined, suggestions: [] })
    topic = await findTopic?.()
    looked = findFollowing(message, language, open(), topic)
    const mayBeOffered = !looked.entry || (topic && looked.entry.topic !== topic.entry?.topic && isDependent(message, language))
    const offered = mayBeOffered ? offeredEntry(message, await findOffered(), language, open()) : undefined
    if (offered) looked = { entry: offered, suggestions: [] }
    if (!looked.entry && goesOn()) looked = goneOn() ?? looked
    if (looked.entry && looked.entry === topic?.entry && rejects(message, language)) looked = await besides(looked.entry)
    return looked
  }
  /** The entry for the message and the last question together, for one that goes on from it in words of its own. */
  const goneOn = () => {
    if (!topic) return undefined
    const joined = findJoined(message, language, open(), topic, false, true)
    // What was only offered is told; what was told is not repeated.
    return joined.entry ? joined : topic.isOffered && topic.entry ? { entry: topic.entry, suggestions: joined.suggestions } : undefined
  }
  /** Where she rejects the entry just given: what its last answers offered in her words, else the next best entries. */
  const besides = async (rejected: KnowledgeEntry): Promise<SearchResult<KnowledgeEntry>> => {
    const words = withoutRejected(message, language)
    const library = open()
    const isOther = (entry: KnowledgeEntry | undefined) => entry !== undefined && entry !== rejected
    const alone = findKnowledge(words, language, library)
    if (isOther(alone.entry)) return alone
    // "No, I asked for the ones WITHOUT hormones" asks for more of it.
    if (alone.entry && words !== message) return alone
    const offered = (await findOffered()).filter(isOther)
    const near = offeredEntry(words, offered, language, library)
    if (near) return { entry: near, suggestions: [] }
    const [first] = library.rank(words).entries.filter(({ entry }) => isOther(entry))
    const suggestions = [...offered, ...alone.suggestions].filter(isOther).slice(0, SUGGESTIONS_MAX)
    return { entry: first && first.share >= REJECTED_LEAST && !first.entry.isMedicine ? first.entry : undefined, suggestions }
  }
  const isTold = !/[?¿]/.test(message) && !ASKING[language].test(message)
  const tell = async (entry: KnowledgeEntry, isOpened = false) => {
    const found = { ...(await findBefore()), isTold }
    // An entry goes without its opening on the topic of the last one, or after other first words.
    const before = isOpened ? { ...found, topic: entry.topic } : found
    return isRepeated(entry, message, language, open(), { ...before, topic })
      ? repeatedAnswer(entry, message, manner, before, open().followUps)
      : tonedEntry(entry, manner, before)
  }
  return {
    fact: async (causes) => {
      const { entry: found } = await look()
      const fact = factFor(message, language, topic, titledEntry(message), found, causes)
      if (!fact) return undefined
      const made = await tell(fact.entry, fact.isNamed)
      return fact.isNamed ? { ...made, text: `${shown([FACT_BEFORE[language]], manner)}\n\n${made.text}` } : made
    },
    knowledge: async () => {
      const { entry } = await look()
      const isOfCause = toldBeforeCause(message) !== undefined || asksForCause(message, topic)
      if (!entry || !isOfCause) return entry && tell(entry)
      const made = await tell(entry, true)
      return { ...made, text: `${shown([FACT_BEFORE[language]], manner)}\n\n${made.text}` }
    },
    unknown: async () => unknownAnswer(manner, (await look()).suggestions, isTold),
  }
}
