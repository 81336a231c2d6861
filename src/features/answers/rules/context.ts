/**
 * Messages that go on from the last question: "and at night?", "is it safe?". They are searched alone and together with
 * that question, and the better result is used.
 */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { toldText } from '../../knowledge/rules/claim-wording.ts'
import { isNamed } from '../../knowledge/rules/named.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import { type SearchResult, SUGGESTIONS_MAX } from '../../knowledge/rules/search-result.ts'
import { tellingWords } from '../../text/rules/question-words.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import type { SafetyClass } from '../../safety/rules/classes.ts'
import type { AnswerParts } from '../contract.ts'
import {
  ASKING,
  ASPECTS,
  BEFORE_PRONOUN,
  CLOSING_WORDS,
  DEVICES,
  DURATION,
  OPEN_WORDS,
  OPENERS,
  PRONOUNS,
} from '../content/context-words.ts'
import { topicAspectEntry } from './context-aspects.ts'
import { isMedicine, subjectsIn, takesPlaceOf, toPhrases, wordsOf } from './context-subjects.ts'

/**
 * What the conversation is about: her last question in full, and the entry that answered it, if one did, or that was
 * only offered for it (`isOffered`).
 */
export type Topic = { readonly question: string; readonly entry: KnowledgeEntry | undefined; readonly isOffered?: boolean }

/** A message of hers and the answer to it, as stored. `entry` is the one that answered it. */
export type Turn = { readonly said: string; readonly layer: AnswerParts['layer']; readonly entry: KnowledgeEntry | undefined }

/** Longest message, in words, that may go on from the last question without saying so. */
const SHORT_MOST = 8
/** Longest one that says so by its beginning or a pronoun. */
const LONG_MOST = 12
/** Longest one that has only a pronoun that may be empty, as in "is it normal". */
const REFERS_MOST = 9
/** Content words from which a longer message has an antecedent of its own. */
const OWN_MOST = 3
/** Weights of the searches, on a log scale: with the last question, with its subjects only, alone, and without it. */
const WEIGHTS = { joined: 0.5, subjects: 0.5, alone: 0.2, last: 0.25 }
/**
 * Added for entries of the last topic, for the last one itself, about a named medicine, for its own entry if nothing
 * else is said, and about Lara.
 */
const EXTRA = { topic: 2, repeated: -1, named: 1, own: 1, lara: -2 }
/** Required share among the allowed entries, also if the message must refer to the last question, and in a search. */
const LEAST = { share: 0.38, within: 0.27, joined: 0.02 } as const
/** A smaller share is enough with this share in a search and this lead, or as one of two that answer as well. */
const CLEAR = { most: 0.6, lead: 2, either: 0.15 } as const
/** Share in the search for the message alone, for an entry that does not contain its words. */
const ALONE_LEAST = 0.15
const MARKED_LEAST = 0.005
/** Longest message, in words, that is answered within the topic although it could be asked alone. */
const BRIEF_MOST = 5
/** Shorter questions are completed with the title of their entry. */
const FEW_WORDS = 4
const NEAR_LEAST = 0.1
const SELDOM = 1e-4
/** Share of "no entry answers it" above which a message is about something else. */
const NONE_MOST = 0.2

const toSet = (words: string) => new Set(words.split(/\s+/))
const LISTS = Object.fromEntries(
  SPOKEN.map((language) => [
    language,
    {
      openers: toPhrases(OPENERS[language]),
      pronouns: toPhrases(PRONOUNS[language]),
      before: toSet(BEFORE_PRONOUN[language]),
      open: new Set([...toSet(OPEN_WORDS[language])].flatMap((word) => tellingWords(word, language))),
    },
  ]),
) as Record<Language, { openers: string[][]; pronouns: string[][]; before: Set<string>; open: Set<string> }>
const CLOSERS = toSet(CLOSING_WORDS)
/** Spanish verbs with an attached pronoun: "tomarlo", "dejarla". */
const ATTACHED = /(?:ar|er|ir|ando|iendo)(?:l[oae]s?)$/

/**
 * How a message depends on the last question: it says so by its beginning (`isBegun`), has a pronoun that may refer to
 * it (`refers`) or must (`isBound`), and has no content words of its own (`isOpen`).
 */
export type Dependence = {
  readonly isBegun: boolean
  readonly refers: boolean
  readonly isBound: boolean
  readonly isOpen: boolean
  readonly isShort: boolean
}

/** Whether and how a message depends on the last question; `undefined` if it is too long to. */
export function dependenceOf(message: string, language: Language): Dependence | undefined {
  const words = wordsOf(message)
  const { openers, pronouns, before, open } = LISTS[language]
  const isAt = (phrase: readonly string[], start: number) => phrase.every((part, at) => words[start + at] === part)
  const isBegun = openers.some((phrase) => isAt(phrase, 0)) || (words.length > 1 && CLOSERS.has(words.at(-1) ?? ''))
  const isAttached = language === 'es' && words.some((word) => ATTACHED.test(word))
  const places = words.flatMap((_word, place) => (pronouns.some((phrase) => isAt(phrase, place)) ? [place] : []))
  const refers = isAttached || places.length > 0
  const isBound = isAttached || places.some((place) => before.has(words[place - 1] ?? '') || (place > 0 && place === words.length - 1))
  const isShort = words.length <= SHORT_MOST
  const own = tellingWords(message, language).filter((word) => !open.has(word))
  // In a longer message with subjects of its own, a pronoun refers to one of them.
  const isLinked = words.length <= LONG_MOST && (isBegun || (isBound && own.length < OWN_MOST))
  if (!isShort && !isLinked && !(refers && words.length <= REFERS_MOST)) return undefined
  return { isBegun, refers, isBound, isShort, isOpen: own.length === 0 }
}

/** The last question without the subjects whose place the message takes, followed by the message. */
export function joinedWith(message: string, question: string): string {
  const named = subjectsIn(wordsOf(message))
  const words = wordsOf(question)
  const dropped = new Set(
    subjectsIn(words).flatMap((last) => (named.some(({ subject }) => takesPlaceOf(subject.kind, last.subject.kind)) ? last.places : [])),
  )
  return `${words.filter((_word, place) => !dropped.has(place)).join(' ')} ${message}`
}

/** The entries that may be used if the last question was about a treatment and the message does not name another. */
function carriedEntries(message: string, { question, entry }: Topic, language: Language): readonly string[] | undefined {
  const said = subjectsIn(wordsOf(message))
  if (said.some(({ subject }) => isMedicine(subject))) return undefined
  const last = [question, entry?.[language].title ?? ''].map((text) =>
    subjectsIn(wordsOf(text)).filter(({ subject }) => isMedicine(subject)),
  )
  const [carried] = last.flat()
  return carried?.subject.entries?.split(/\s+/)
}

/** The subjects of the last question and of the entry that answered it, with the message. */
function withSubjects(message: string, { question, entry }: Topic, language: Language): string {
  const joined = wordsOf(joinedWith('', question))
  const named = [joined, wordsOf(entry?.[language].title ?? '')]
  const own = subjectsIn(wordsOf(message))
  const words = named.flatMap((list) =>
    subjectsIn(list).flatMap(({ subject, places }) =>
      own.some((one) => takesPlaceOf(one.subject.kind, subject.kind)) ? [] : places.map((place) => list[place] ?? ''),
    ),
  )
  // A topic that is none of the subjects is named by the title.
  const isKnown = named.some((list) => subjectsIn(list).some(({ subject }) => isMedicine(subject) || subject.kind === 'complaint'))
  return [...new Set(isKnown || dependenceOf(message, language)?.isBegun ? words : named[1]), message].join(' ')
}

/** Whether the content words of the message are open ones, or occur in the entry. */
function isSaidIn(entry: KnowledgeEntry, message: string, language: Language): boolean {
  const told = new Set(tellingWords(`${entry[language].title} ${toldText(entry[language].answer)}`, language))
  return tellingWords(message, language).every((word) => LISTS[language].open.has(word) || told.has(word))
}

/** Whether a message names a medicine, which has entries of its own. */
function namesMedicine(message: string): boolean {
  return subjectsIn(wordsOf(message)).some(({ subject }) => isMedicine(subject) && subject.entries !== undefined)
}

/** Whether a message is only a beginning and subjects: "and for hot flashes?". */
function isOnlySubject(message: string, language: Language): boolean {
  const words = wordsOf(message)
  const named = new Set(subjectsIn(words).flatMap(({ places }) => places))
  const rest = words.filter((_word, place) => !named.has(place)).join(' ')
  return named.size > 0 && tellingWords(rest, language).every((word) => LISTS[language].open.has(word))
}

/** Topics in which a question about a condition is one about treatment. */
const TREATED: ReadonlySet<string> = new Set(['treatments', 'hot-flashes', 'sleep', 'intimacy'])

/** The entry about treatments with a condition: "is it safe after breast cancer?" */
function conditionEntry(
  message: string,
  { entry }: Topic,
  library: RankedLibrary,
  carried: readonly string[] | undefined,
): KnowledgeEntry | undefined {
  const named = subjectsIn(wordsOf(message)).find(({ subject }) => subject.kind === 'condition')
  const found = named && entry && TREATED.has(entry.topic) ? library.entries.find(({ id }) => id === named.subject.entries) : undefined
  return found && (!carried || carried.includes(found.id)) ? found : undefined
}

/** The entry on an aspect of hormone therapy, where the conversation is about that: "is it safe?", "even at 58?" */
function aspectEntry(message: string, library: RankedLibrary, carried: readonly string[] | undefined): KnowledgeEntry | undefined {
  const said = wordsOf(message).join(' ')
  const named = subjectsIn(wordsOf(message)).length > 0
  const id = named ? undefined : ASPECTS.find((aspect) => carried?.includes(aspect.entry) && aspect.words.test(said))?.entry
  return id === undefined ? undefined : library.entries.find((entry) => entry.id === id)
}

/** The entry of the same topic on a treatment: "and does hormone therapy help?" after a question on memory. */
function withinTopic(message: string, { entry }: Topic, library: RankedLibrary, joined: Float64Array): KnowledgeEntry | undefined {
  const named = subjectsIn(wordsOf(message)).filter(({ subject }) => isMedicine(subject))
  if (!entry || named.length === 0 || entry.topic === 'treatments') return undefined
  const ids = named.flatMap(({ subject }) => subject.entries?.split(/\s+/) ?? [])
  return library.entries
    .map((one, place) => ({ one, share: joined[place] ?? 0 }))
    .filter(({ one }) => one.topic === entry.topic && ids.includes(one.id))
    .toSorted((first, other) => other.share - first.share)[0]?.one
}

/** Whether an entry has what a message asks: one of its content words, or a time for "how long". */
function isPartOf(entry: KnowledgeEntry, message: string, language: Language): boolean {
  const text = toldText(entry[language].answer)
  const told = new Set(tellingWords(text, language))
  const own = tellingWords(message, language).filter((word) => !LISTS[language].open.has(word))
  return (
    own.some((word) => told.has(word)) || (DURATION[language].asked.test(wordsOf(message).join(' ')) && DURATION[language].told.test(text))
  )
}

/** Whether the titles of all these entries have the content words of a message, so that each answers. */
function areTitled(entries: readonly (KnowledgeEntry | undefined)[], message: string, language: Language): boolean {
  const words = tellingWords(message, language).filter((word) => !LISTS[language].open.has(word))
  return (
    words.length > 0 &&
    entries.every((entry) => {
      const title = tellingWords(entry?.[language].title ?? '', language)
      return words.every((word) => title.includes(word))
    })
  )
}

/** The result for a message together with the last question; in a correction it counts only there, not alone. */
export function findJoined(
  message: string,
  language: Language,
  library: RankedLibrary,
  topic: Topic,
  isCorrection = false,
): SearchResult<KnowledgeEntry> {
  const whole = joinedWith(message, topic.question)
  const joined = library.shares(whole)
  const subjects = library.shares(withSubjects(message, topic, language)) ?? joined
  if (!joined || !subjects) return { entry: undefined, suggestions: [] }
  const alone = library.shares(message)
  const last = library.shares(topic.question)
  const own = subjectsIn(wordsOf(message)).flatMap(({ subject }) => subject.entries?.split(/\s+/) ?? [])
  const carried = carriedEntries(message, topic, language)
  const asked = wordsOf(carried ? `${whole} ${topic.entry?.[language].title ?? ''}` : whole)
  const { isOpen = false, isBound = false, isBegun = false } = dependenceOf(message, language) ?? {}
  const isOnly = isOnlySubject(message, language)
  const aspect = aspectEntry(message, library, carried)
  if (aspect && aspect !== topic.entry) return { entry: aspect, suggestions: [] }
  const within = isOnly && isBegun ? withinTopic(message, topic, library, joined) : undefined
  if (within) return { entry: within, suggestions: [] }
  const condition = isOnly ? conditionEntry(message, topic, library, carried) : undefined
  if (condition) return { entry: condition, suggestions: [] }
  const isWithin = isOpen || isBound || (isBegun && isOnly)
  const aloneLeast = isBound || isBegun ? MARKED_LEAST : ALONE_LEAST
  const log = (shares: Float64Array | undefined, place: number) => Math.log((shares?.[place] ?? 0) + SELDOM)
  const ranked = library.entries
    .map((entry, place) => ({
      entry,
      alone: alone?.[place] ?? 0,
      most: Math.max(joined[place] ?? 0, subjects[place] ?? 0),
      score: isCorrection
        ? log(joined, place) + (own.includes(entry.id) ? EXTRA.own : 0)
        : WEIGHTS.joined * log(joined, place) +
          WEIGHTS.subjects * log(subjects, place) +
          (alone ? WEIGHTS.alone * log(alone, place) : 0) -
          (last ? WEIGHTS.last * log(last, place) : 0) +
          (entry === topic.entry && !topic.isOffered ? EXTRA.repeated : 0) +
          (isOnly && entry.id === own[0] ? EXTRA.own : 0) +
          (entry.topic === topic.entry?.topic ? EXTRA.topic : 0) +
          (own.includes(entry.id) ? EXTRA.named : 0) +
          (entry.topic === 'lara' ? EXTRA.lara : 0),
    }))
    .filter(({ entry }) => {
      if (carried && (isWithin || entry.isMedicine) && !carried.includes(entry.id)) return false
      return isNamed({ ...entry[language], isMedicine: entry.isMedicine }, asked, language)
    })
  const sum = ranked.reduce((all, { score }) => all + Math.exp(score), 0)
  const shares = ranked
    .map((one) => ({ ...one, share: Math.exp(one.score) / sum }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 2 * SUGGESTIONS_MAX)
    .filter(({ entry, alone: own }) => (entry !== topic.entry && (isCorrection || own >= aloneLeast)) || isSaidIn(entry, message, language))
  const [first, second] = shares
  const least = isWithin ? LEAST.within : LEAST.share
  const lead = first ? first.share / (second?.share ?? SELDOM) : 0
  // The search with the last question is sure, or the next one would answer as well.
  const isClear =
    first !== undefined &&
    ((first.most >= CLEAR.most && lead >= CLEAR.lead) ||
      (first.share >= CLEAR.either && areTitled([first.entry, second?.entry], message, language)))
  const isSure = first !== undefined && (first.share >= least || isClear) && first.most >= LEAST.joined
  const near = shares.filter((one) => !(isSure && one === first) && one.share >= NEAR_LEAST)
  return { entry: isSure ? first.entry : undefined, suggestions: near.slice(0, SUGGESTIONS_MAX).map(({ entry }) => entry) }
}

/** The better of what was found for a message alone and together with the last question. */
export function findInContext(
  message: string,
  alone: SearchResult<KnowledgeEntry>,
  language: Language,
  library: RankedLibrary,
  topic: Topic,
): SearchResult<KnowledgeEntry> {
  const dependence = dependenceOf(message, language)
  if (!dependence) return alone
  const { isBegun, refers, isBound, isOpen, isShort } = dependence
  const isMarked = isOpen || ((isBound || isBegun) && (isShort || subjectsIn(wordsOf(message)).length === 0))
  if (!isMarked && DEVICES.test(wordsOf(message).join(' '))) return alone
  const ofTopic = topicAspectEntry(message, topic.entry, language, library)
  if (ofTopic) return { entry: ofTopic, suggestions: [] }
  if (!isOpen && !isBegun && (library.shares(message)?.at(-1) ?? 0) > NONE_MOST) return alone
  const joined = findJoined(message, language, library, topic)
  const last = topic.isOffered ? undefined : topic.entry
  if (last && joined.entry !== last) {
    const isAsked = /[?¿]/.test(message) || isBegun || ASKING[language].test(message)
    // "And iron?" is about the iron of which the last answer speaks, unless another entry of its topic says more.
    const isElsewhere = joined.entry?.topic !== last.topic
    const isAside =
      isBegun &&
      isElsewhere &&
      !carriedEntries(message, topic, language) &&
      !isOpen &&
      !namesMedicine(message) &&
      isSaidIn(last, message, language)
    const isLeft = !joined.entry && !alone.entry && isAsked && isPartOf(last, message, language)
    if (isAside || isLeft) return { entry: last, suggestions: joined.suggestions }
  }
  if (joined.entry === alone.entry) {
    // "And at night?" after what helps at night.
    const isSame = !alone.entry && isBegun && areTitled([topic.entry], message, language)
    return isSame ? { entry: topic.entry, suggestions: joined.suggestions } : alone
  }
  if (alone.entry && !isMarked) {
    const isBrief = refers ? isShort : wordsOf(message).length <= BRIEF_MOST
    const isWithin =
      joined.entry && joined.entry !== topic.entry && joined.entry.topic === topic.entry?.topic && joined.entry.topic !== alone.entry.topic
    return isBrief && isWithin ? joined : alone
  }
  if (joined.entry) return joined
  return isOpen && (refers || isBegun) ? joined : alone
}

/** Whether a message is a question that goes on from the last one by its beginning: "and for hot flashes?". */
export function isBegunQuestion(message: string, language: Language): boolean {
  return message.includes('?') && dependenceOf(message, language)?.isBegun === true
}

/** Whether a message only makes sense with the one before it. */
export function isDependent(message: string, language: Language): boolean {
  const dependence = dependenceOf(message, language)
  return (
    dependence !== undefined &&
    (dependence.isOpen || dependence.isBegun || dependence.isBound || (dependence.refers && isOnlySubject(message, language)))
  )
}

/** Fixed cards that are no danger: a sign to show a doctor, a dose, a diagnosis. */
const CARDS: ReadonlySet<SafetyClass> = new Set(['M2', 'D', 'X'])

/** Whether an answer was such a card, after which the conversation goes on from what she asked. */
export function isCard(parts: { readonly class?: SafetyClass | null }): boolean {
  return parts.class != null && CARDS.has(parts.class)
}

/** Number of messages that are read back for the last question. */
export const TURNS_BACK = 4
/** Number of messages that are read back for what Lara said about something. */
export const SAID_BACK = 30

/**
 * The topic after these messages, newest first; `undefined` if there is none, and after a safety answer. Small talk in
 * between is passed over. A question that was itself a follow-up is completed with the entry that answered it, or with
 * the question before.
 */
export function topicOf(turns: readonly Turn[], language: Language): Topic | undefined {
  const [last, ...before] = turns.slice(0, TURNS_BACK)
  if (!last || last.layer === 'safety') return undefined
  const { said, entry } = last
  const offered = last.layer === 'guide' && { isOffered: true }
  if (offered && !entry) return topicOf(before, language)
  if (entry && (isDependent(said, language) || wordsOf(said).length < FEW_WORDS))
    return { question: entry[language].title.replaceAll(/[{}]/g, ''), entry, ...offered }
  const earlier = !entry && isDependent(said, language) ? topicOf(before, language) : undefined
  return { question: earlier ? joinedWith(said, earlier.question) : said, entry: entry ?? earlier?.entry, ...offered }
}
