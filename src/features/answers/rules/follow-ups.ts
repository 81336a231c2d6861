/**
 * Which entry answers a message after an entry: the same one, another or none. A log-linear model over features of each
 * choice, trained by `scripts/train-follow-ups.ts` (decision 0110).
 */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { toldText } from '../../knowledge/rules/claim-wording.ts'
import type { FollowUpModel } from '../../knowledge/rules/follow-up-model.ts'
import { isNamed } from '../../knowledge/rules/named.ts'
import { toShares } from '../../knowledge/rules/ranking.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import { type SearchResult, SUGGESTIONS_MAX } from '../../knowledge/rules/search-result.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { aspectOf, topicAspectEntry } from './context-aspects.ts'
import { joinedWith } from './context.ts'
import { dependenceOf, LISTS } from './context-dependence.ts'
import { entriesOf, subjectsIn, wordsOf } from './context-subjects.ts'

/** What the ranking tells by the words of a message: which paragraph of the last entry answers, or another entry. */
export const FOLLOWED_BY = ['first', 'second', 'later', 'other', 'none'] as const
export type FollowedBy = (typeof FOLLOWED_BY)[number]

/** What a message follows: her last question in full, and the entry that answered it. */
export type Followed = { readonly question: string; readonly entry: KnowledgeEntry }

/** An entry that may answer, or none, with its likelihood. */
export type Choice = { readonly entry: KnowledgeEntry | undefined; readonly share: number }

/** Entries that are considered, of each search. */
const SEARCHED = 25
const SELDOM = 1e-4
/** Words of a message from which it counts as long. */
const LONG = 20
const OWN_MOST = 4

const log = (share: number | undefined) => Math.log((share ?? 0) + SELDOM)
const flag = (is: boolean | undefined) => (is === true ? 1 : 0)

/** How telling a word is: the logarithm of the number of entries per entry that has it. */
const tellings = new Map<Language, ReadonlyMap<string, number>>()

const told = new WeakMap<KnowledgeEntry, Map<Language, ReadonlySet<string>>>()

function wordsOfEntry(entry: KnowledgeEntry, language: Language): ReadonlySet<string> {
  const known = told.get(entry) ?? new Map<Language, ReadonlySet<string>>()
  told.set(entry, known)
  const words = known.get(language) ?? new Set(tellingWords(`${entry[language].title} ${toldText(entry[language].answer)}`, language))
  known.set(language, words)
  return words
}

function tellingOf(entries: readonly KnowledgeEntry[], language: Language): ReadonlyMap<string, number> {
  const known = tellings.get(language)
  if (known) return known
  const counts = new Map<string, number>()
  for (const entry of entries) for (const word of wordsOfEntry(entry, language)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const made = new Map([...counts].map(([word, count]) => [word, Math.log(entries.length / count)]))
  tellings.set(language, made)
  return made
}

/** What the ranking tells of a message after an entry of a topic. */
export function followedBy({ ranking }: Pick<FollowUpModel, 'ranking'>, message: string, language: Language, topic: string) {
  const shares = ranking.likely(message, language, topic)
  const share = (name: FollowedBy) => shares[FOLLOWED_BY.indexOf(name)] ?? 0
  return { share, stays: share('first') + share('second') + share('later') }
}

/** The choices for a message with their features by name; those of no entry are the last. */
export function choicesFor(
  message: string,
  language: Language,
  library: RankedLibrary,
  { question, entry: last }: Followed,
  model: Pick<FollowUpModel, 'ranking'>,
): { readonly entry: KnowledgeEntry | undefined; readonly features: Readonly<Record<string, number>> }[] {
  const { entries } = library
  const whole = joinedWith(message, question)
  const [alone, joined, before] = [library.shares(message), library.shares(whole), library.shares(question)]
  const dependence = dependenceOf(message, language)
  const hasAspect = aspectOf(message, language) !== undefined
  const ofAspect = topicAspectEntry(message, last, language, library)
  const subjects = new Set(subjectsIn(wordsOf(message)).flatMap(({ subject }) => entriesOf(subject)))
  const own = [...new Set(tellingWords(message, language).filter((word) => !LISTS[language].open.has(word)))]
  const telling = tellingOf(entries, language)
  const weightOf = (word: string) => telling.get(word) ?? Math.log(entries.length)
  const all = own.reduce((sum, word) => sum + weightOf(word), 0) || 1
  const covered = (words: ReadonlySet<string>) => own.reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0) / all
  const said = followedBy(model, message, language, last.topic)
  const length = Math.min(1, plainWords(message).length / LONG)
  const best = (shares: Float64Array | undefined) =>
    entries.reduce((most, entry, place) => (entry === last ? most : Math.max(most, shares?.[place] ?? 0)), 0)
  const lastCovers = covered(wordsOfEntry(last, language))

  const top = (shares: Float64Array | undefined) =>
    entries
      .map((entry, place) => ({ entry, share: shares?.[place] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, SEARCHED)
      .map(({ entry }) => entry)
  const asked = plainWords(`${whole} ${last[language].title}`)
  const considered = [...new Set([...top(alone), ...top(joined), last, ...entries.filter(({ id }) => last.next.includes(id))])].filter(
    // What is true of one medicine is never said of another.
    (entry) => entry === last || isNamed({ ...entry[language], isMedicine: entry.isMedicine }, asked, language),
  )

  const toFeatures = (entry: KnowledgeEntry): Record<string, number> => {
    const place = entries.indexOf(entry)
    const found = log(alone?.[place])
    const foundJoined = log(joined?.[place])
    const searched = {
      alone: found,
      joined: foundJoined,
      aloneOpen: found * flag(dependence?.isOpen),
      aloneBegun: found * flag(dependence?.isBegun),
      aloneRefers: found * flag(dependence?.refers),
      aloneLong: found * length,
      joinedLong: foundJoined * length,
    }
    if (entry === last)
      return {
        ...searched,
        last: 1,
        lastStays: log(said.stays),
        lastOther: log(said.share('other')),
        lastCovers,
        lastLong: length,
        lastOpen: flag(dependence?.isOpen),
        lastBegun: flag(dependence?.isBegun),
        lastRefers: flag(dependence?.refers),
        lastAspect: flag(hasAspect),
        lastOfAspect: flag(ofAspect === entry),
        lastAlone: found,
        lastBeatenAlone: log(best(alone)),
        lastBeatenJoined: log(best(joined)),
      }
    const isNear = entry.topic === last.topic
    return {
      ...searched,
      before: log(before?.[place]),
      near: flag(isNear),
      nearLong: flag(isNear) * length,
      nearDependent: flag(isNear && dependence !== undefined),
      next: flag(last.next.includes(entry.id)),
      previous: flag(entry.next.includes(last.id)),
      covers: covered(wordsOfEntry(entry, language)),
      titled: covered(new Set(tellingWords(entry[language].title, language))),
      named: flag(subjects.has(entry.id)),
      ofAspect: flag(ofAspect === entry),
      medicine: flag(entry.isMedicine),
      lara: flag(entry.topic === 'lara'),
    }
  }
  return [
    ...considered.map((entry) => ({ entry, features: toFeatures(entry) })),
    {
      entry: undefined,
      features: {
        none: 1,
        noneAlone: log(alone?.at(-1)),
        noneJoined: log(joined?.at(-1)),
        noneSaid: log(said.share('none')),
        noneStays: log(said.stays),
        noneCovered: lastCovers,
        noneLong: length,
        noneOpen: flag(dependence?.isOpen),
        noneAspect: flag(hasAspect),
        noneBest: log(best(alone)),
        noneAsked: flag(/[?¿]/.test(message)),
        noneEmpty: flag(own.length === 0),
        noneOwn: Math.min(OWN_MOST, own.length) / OWN_MOST,
      },
    },
  ]
}

/** The names of all features, in the order of the weights. */
export const FOLLOW_UP_FEATURES: readonly string[] = `
  alone joined aloneOpen aloneBegun aloneRefers aloneLong joinedLong last lastStays lastOther lastCovers lastLong lastOpen
  lastBegun lastRefers lastAspect lastOfAspect lastAlone lastBeatenAlone lastBeatenJoined before near nearLong
  nearDependent next previous covers titled named ofAspect medicine lara none noneAlone noneJoined noneSaid noneStays
  noneCovered noneLong noneOpen noneAspect noneBest noneAsked noneEmpty noneOwn
`
  .trim()
  .split(/\s+/)
const PLACE_OF: ReadonlyMap<string, number> = new Map(FOLLOW_UP_FEATURES.map((name, place) => [name, place]))

/** The entries that may answer a message, and none, likeliest first; the shares add up to 1. */
export function followUpChoices(
  message: string,
  language: Language,
  library: RankedLibrary,
  followed: Followed,
  model: FollowUpModel,
): Choice[] {
  const choices = choicesFor(message, language, library, followed, model)
  const scores = choices.map(({ features }) =>
    Object.entries(features).reduce((sum, [name, value]) => sum + value * (model.weights[PLACE_OF.get(name) ?? -1] ?? 0), 0),
  )
  const shares = toShares(Float64Array.from(scores))
  return choices.map(({ entry }, place) => ({ entry, share: shares[place] ?? 0 })).toSorted((one, other) => other.share - one.share)
}

/** Likelihood from which an entry answers, if it has so much of that of none, and from which it is suggested. */
const ENTRY_LEAST = 0.3
const OF_NONE_LEAST = 0.8
const SUGGESTED_LEAST = 0.1

/** Likelihood from which the entry that the rules found answers, whatever is likelier. */
const RULED_LEAST = 0.2

/**
 * The entry that answers a message after an entry, or none with those that come near; `ruled` is what the rules found.
 */
export function findFollowUp(
  message: string,
  language: Language,
  library: RankedLibrary,
  followed: Followed,
  model: FollowUpModel,
  ruled?: KnowledgeEntry,
): SearchResult<KnowledgeEntry> {
  const choices = followUpChoices(message, language, library, followed, model)
  const none = choices.find(({ entry }) => entry === undefined)?.share ?? 0
  const first = choices.find(({ entry }) => entry !== undefined)
  const isRuled = choices.some(({ entry, share }) => entry !== undefined && entry === ruled && share >= RULED_LEAST)
  const isFirst = first !== undefined && first.share >= ENTRY_LEAST && first.share >= OF_NONE_LEAST * none
  const entry = isRuled ? ruled : isFirst ? first.entry : undefined
  const near = choices.flatMap((one) =>
    one.entry && one.entry !== entry && one.entry !== followed.entry && one.share >= SUGGESTED_LEAST ? [one.entry] : [],
  )
  return { entry, suggestions: near.slice(0, SUGGESTIONS_MAX) }
}

/** Weight of the ranking beside one word that the message and a paragraph share, on a log scale. */
const SAID_WEIGHT = 0.3
/** A second paragraph is told as well if it is so much or less behind the first. */
const BEHIND_MOST = 0.5

/** The paragraphs of an entry, one or two, that most probably answer a message after it. */
export function paragraphsFor(message: string, entry: KnowledgeEntry, language: Language, model: FollowUpModel): string[] {
  const { share } = followedBy(model, message, language, entry.topic)
  const asked = new Set(tellingWords(message, language))
  const ranked = entry[language].answer
    .map((paragraph, place) => {
      const words = new Set(tellingWords(toldText([paragraph]), language))
      const said = share(place === 0 ? 'first' : place === 1 ? 'second' : 'later')
      return { place, paragraph, score: [...asked].filter((word) => words.has(word)).length + SAID_WEIGHT * Math.log(said + 0.01) }
    })
    .toSorted((one, other) => other.score - one.score)
  const [first] = ranked
  return ranked
    .slice(0, 2)
    .filter(({ score }) => first && first.score - score <= BEHIND_MOST)
    .toSorted((one, other) => one.place - other.place)
    .map(({ paragraph }) => paragraph)
}
