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
import type { Language } from '../../text/rules/speech.ts'
import { ASKING, ASPECTS, DEVICES, DURATION, PERSONS, type Subject, SUBJECTS } from '../content/context-words.ts'
import { aspectOf, topicAspectEntry } from './context-aspects.ts'
import { CLOSERS, dependenceOf, isTooLate, LISTS } from './context-dependence.ts'
import { conditionBesideHormones, entriesOf, isMedicine, namesMedicine, subjectsIn, takesPlaceOf, wordsOf } from './context-subjects.ts'

/**
 * What the conversation is about: her last question in full, and the entry that answered it, if one did, or that was
 * only offered for it (`isOffered`).
 */
export type Topic = { readonly question: string; readonly entry: KnowledgeEntry | undefined; readonly isOffered?: boolean }

/** Weights of the searches, on a log scale: with the last question, with its subjects only, alone, and without it. */
const WEIGHTS = { joined: 0.5, subjects: 0.5, alone: 0.2, last: 0.25 }
/**
 * Added for entries of the last topic, for the last one itself, about a named medicine, for its own entry if nothing
 * else is said, and about Lara.
 */
const EXTRA = { topic: 2, repeated: -1, named: 1, own: 1, lara: -2 }
/** Required shares of an entry among the allowed ones (`within`: if the message must refer back), and joined. */
const LEAST = { share: 0.4, within: 0.27, joined: 0.02 } as const
/** A smaller share is enough: `most` with `lead` times the next share, or `either` as one of two equally good. */
const CLEAR = { most: 0.6, lead: 2, either: 0.15 } as const
/** Share in the search for the message alone, for an entry that does not contain its words. */
const ALONE_LEAST = 0.15
const MARKED_LEAST = 0.005
/** Longest message, in words, that is answered within the topic although it could be asked alone. */
const BRIEF_MOST = 5
const NEAR_LEAST = 0.1
const SELDOM = 1e-4
/** Share of "no entry answers it" above which a message is about something else. */
const NONE_MOST = 0.2
/** The same for a short question that nothing answers, which is taken to be about the last topic. */
const STAY = { none: 0.45, words: 9, own: 2, marked: 3 } as const
/** Share in the search alone of an entry that answers a message which only its last word joins to the topic. */
const SURE_ALONE = 0.9
/** Share in the search alone of an entry of the last topic that is better than that topic again. */
const SAME_TOPIC = 0.4

/** The last question without the subjects whose place the message takes, followed by the message. */
export function joinedWith(message: string, question: string): string {
  const named = subjectsIn(wordsOf(message))
  const words = wordsOf(question)
  const dropped = new Set(
    subjectsIn(words).flatMap((last) => (named.some(({ subject }) => takesPlaceOf(subject.kind, last.subject.kind)) ? last.places : [])),
  )
  return `${words.filter((_word, place) => !dropped.has(place)).join(' ')} ${message}`
}

/** The treatment or form that an entry is about first of all. */
function medicineOf({ id }: KnowledgeEntry): Subject | undefined {
  return SUBJECTS.find((subject) => isMedicine(subject) && entriesOf(subject)[0] === id)
}

/** The entries that may be used if the last question was about a treatment and the message does not name another. */
function carriedEntries(message: string, { question, entry }: Topic, language: Language): readonly string[] | undefined {
  const said = subjectsIn(wordsOf(message))
  if (said.some(({ subject }) => isMedicine(subject))) return undefined
  const own = entry && medicineOf(entry)
  if (own) return entriesOf(own)
  const last = [question, entry?.[language].title ?? ''].map((text) =>
    subjectsIn(wordsOf(text)).filter(({ subject }) => isMedicine(subject)),
  )
  const [carried] = last.flat()
  return carried && entriesOf(carried.subject)
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
export function isSaidIn(entry: KnowledgeEntry, message: string, language: Language): boolean {
  const told = new Set(tellingWords(`${entry[language].title} ${toldText(entry[language].answer)}`, language))
  return tellingWords(message, language).every((word) => LISTS[language].open.has(word) || told.has(word))
}

/** Whether a message is only a beginning and subjects: "and for hot flashes?". */
export function isOnlySubject(message: string, language: Language): boolean {
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
  const words = wordsOf(message)
  const besides = carried?.includes('treatments-forms') ? conditionBesideHormones(words) : undefined
  if (besides) return library.entries.find(({ id }) => id === besides.entry)
  const named = subjectsIn(words).find(({ subject }) => subject.kind === 'condition')
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
  const ids = named.flatMap(({ subject }) => entriesOf(subject))
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

/** The entry on somebody that a message asks about and nothing else, in a conversation: "and him?", "what about me?" */
export function personEntry(message: string, topic: Topic, library: RankedLibrary): KnowledgeEntry | undefined {
  const plain = wordsOf(message).join(' ')
  const id = PERSONS.find(({ words, within }) => words.test(plain) && (within === undefined || within === topic.entry?.topic))?.entry
  return id === undefined ? undefined : library.entries.find((entry) => entry.id === id)
}

/** The entry on how long it lasts for a subject, after that question about another one: "and the hot flashes?" */
function durationEntry(message: string, topic: Topic, library: RankedLibrary, language: Language): KnowledgeEntry | undefined {
  const { asked } = DURATION[language]
  if (!asked.test(wordsOf(topic.question).join(' '))) return undefined
  return library.entries.find((entry) => asked.test(wordsOf(entry[language].title).join(' ')) && areTitled([entry], message, language))
}

/**
 * The result for a message together with the last question; in a correction it counts only there, not alone.
 * `surelyGoesOn`: the message surely goes on from that question, although none of its words say so.
 */
export function findJoined(
  message: string,
  language: Language,
  library: RankedLibrary,
  topic: Topic,
  isCorrection = false,
  surelyGoesOn = false,
): SearchResult<KnowledgeEntry> {
  const whole = joinedWith(message, topic.question)
  const joined = library.shares(whole)
  const subjects = library.shares(withSubjects(message, topic, language)) ?? joined
  if (!joined || !subjects) return { entry: undefined, suggestions: [] }
  const alone = library.shares(message)
  const last = library.shares(topic.question)
  const own = subjectsIn(wordsOf(message)).flatMap(({ subject }) => entriesOf(subject))
  const carried = carriedEntries(message, topic, language)
  const asked = wordsOf(carried ? `${whole} ${topic.entry?.[language].title ?? ''}` : whole)
  const { isOpen = false, isBound = false, isBegun = false } = dependenceOf(message, language) ?? {}
  const isOnly = isOnlySubject(message, language)
  const aspect = aspectEntry(message, library, carried)
  if (aspect && (aspect !== topic.entry || isOpen || isTooLate(message))) return { entry: aspect, suggestions: [] }
  const within = isOnly && isBegun ? withinTopic(message, topic, library, joined) : undefined
  if (within) return { entry: within, suggestions: [] }
  const duration = isOnly && isBegun ? durationEntry(message, topic, library, language) : undefined
  if (duration) return { entry: duration, suggestions: [] }
  const condition = isOnly || isBegun ? conditionEntry(message, topic, library, carried) : undefined
  if (condition) return { entry: condition, suggestions: [] }
  const isWithin = surelyGoesOn || isOpen || isBound || (isBegun && isOnly)
  const aloneLeast = surelyGoesOn || isBound || isBegun ? MARKED_LEAST : ALONE_LEAST
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
          (entry.topic === 'lara' && topic.entry?.topic !== 'lara' ? EXTRA.lara : 0),
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

/** Whether only the last word of a message says that it goes on: "which contraception then?" */
function isClosedOnly(message: string, language: Language): boolean {
  const words = wordsOf(message)
  if (!CLOSERS.has(words.at(-1) ?? '')) return false
  const bare = dependenceOf(words.slice(0, -1).join(' '), language)
  return bare === undefined || !(bare.isBegun || bare.refers || bare.isOpen)
}

/**
 * The better of what was found for a message alone and together with the last question. A short question that neither
 * answers stays with the last topic.
 */
export function findInContext(
  message: string,
  alone: SearchResult<KnowledgeEntry>,
  language: Language,
  library: RankedLibrary,
  topic: Topic,
): SearchResult<KnowledgeEntry> {
  if (
    alone.entry &&
    isClosedOnly(message, language) &&
    (library.shares(message)?.[library.entries.indexOf(alone.entry)] ?? 0) >= SURE_ALONE
  )
    return alone
  const found = betterOf(message, alone, language, library, topic)
  const shares = library.shares(message)
  const isSame = (entry: KnowledgeEntry | undefined) => entry !== undefined && entry.topic === topic.entry?.topic
  // "And the children?": an entry of the topic that the words alone find is better than the same one again.
  const { isBegun = false, refers = false } = dependenceOf(message, language) ?? {}
  const isAspect = aspectOf(message, language) !== undefined
  if (!refers && !isAspect && found.entry === topic.entry && alone.entry !== topic.entry && isSame(alone.entry)) {
    const place = library.entries.findIndex((entry) => entry === alone.entry)
    if ((shares?.[place] ?? 0) >= SAME_TOPIC) return alone
  }
  if (found.entry || !topic.entry || wordsOf(message).length > STAY.words) return found
  const own = tellingWords(message, language).filter((word) => !LISTS[language].open.has(word))
  const isOwn = own.length > (isBegun || refers ? STAY.marked : STAY.own)
  const isAsked = /[?¿]/.test(message) || ASKING[language].test(message) || isBegun
  return isAsked && !isOwn && (shares?.at(-1) ?? 0) <= STAY.none ? { entry: topic.entry, suggestions: found.suggestions } : found
}

function betterOf(
  message: string,
  alone: SearchResult<KnowledgeEntry>,
  language: Language,
  library: RankedLibrary,
  topic: Topic,
): SearchResult<KnowledgeEntry> {
  const dependence = dependenceOf(message, language)
  if (!dependence) return alone
  const { isBegun, refers, isBound, isOpen, isShort } = dependence
  // The pronoun refers to the medicine in the same message: "fezolinetant, what is that?"
  const named = subjectsIn(wordsOf(message)).find(({ subject }) => isMedicine(subject) && subject.entries)?.subject
  if (alone.entry && named && alone.entry.id === entriesOf(named)[0] && alone.entry !== topic.entry && !isBegun) return alone
  const isMarked = isOpen || ((isBound || isBegun) && (isShort || subjectsIn(wordsOf(message)).length === 0))
  if (!isMarked && DEVICES.test(wordsOf(message).join(' '))) return alone
  const ofTopic = topicAspectEntry(message, topic.entry, language, library)
  // "Is it dangerous?" may be what an entry of its own tells.
  if (ofTopic && aspectOf(message, language) !== 'danger') return { entry: ofTopic, suggestions: [] }
  if (!isOpen && !isBegun && (library.shares(message)?.at(-1) ?? 0) > NONE_MOST) return alone
  const joined = findJoined(message, language, library, topic)
  if (ofTopic && joined.entry?.topic !== topic.entry?.topic) return { entry: ofTopic, suggestions: joined.suggestions }
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
