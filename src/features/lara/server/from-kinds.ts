/** Replies to messages that no grammar recognises, by the kind that a trained ranking predicts (decision 0104). */
import { SUBJECT_ENTRIES, type Subject } from '../../answers/content/speech-acts.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { toEntryAnswer } from '../../answers/rules/knowledge-answer.ts'
import { partingText, smallTalkAnswer } from '../../answers/rules/small-talk-answer.ts'
import type { Statement } from '../../answers/rules/speech-act.ts'
import { speechActAnswer } from '../../answers/rules/speech-act-answer.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { asksToRemind } from '../rules/asked-reminder.ts'
import { asksOutright, asksToWrite } from '../rules/told-entry.ts'
import { type After, type KindRead, type MessageKind, readKind } from '../rules/message-kinds.ts'
import { libraryOf } from './library.ts'
import { kindsRanking } from './rankings.ts'
import type { Question } from './question.ts'

/** Likelihoods that are enough to answer by the kind, and to leave a message to the layers of questions. */
const TALK_LEAST = 0.5
const REQUEST_LEAST = 0.6
/** The same for a question that the grammar took for a statement. */
const ASKED_LEAST = 0.75
/** The same against what the grammar understood, and for a question of knowledge. */
const SURE_LEAST = 0.88
/** The same for a statement, before the knowledge is searched for it. */
const TOLD_LEAST = 0.7
/** What is told, and does not ask. */
const TOLD: ReadonlySet<MessageKind> = new Set(['complaint', 'good', 'news', 'joke', 'insult', 'nonsense', 'okay'])
/** Share of an entry from which a complaint is about it. */
const ENTRY_LEAST = 0.25

/** What is said to Lara, with the likelihood that is enough against what the grammar understood. */
const COURTESIES: ReadonlySet<MessageKind> = new Set(['thanks', 'farewell', 'praise'])
const COURTESY_LEAST = 0.75

/** What asks for a page, a note or her notes; the same or for knowledge; the same or for anything else. */
const OWN_REQUESTS: readonly MessageKind[] = ['app', 'log', 'fix', 'drop', 'notes']
const KNOWN_REQUESTS: readonly MessageKind[] = [...OWN_REQUESTS, 'question']
const REQUESTS: readonly MessageKind[] = [...KNOWN_REQUESTS, 'outside']
/** What is no danger, and the likelihood from which it outweighs a classifier of dangers. */
const HARMLESS: readonly MessageKind[] = ['app', 'notes', 'question', 'privacy']
const HARMLESS_LEAST = 0.9
/**
 * The same for a request to note something or to be reminded, and for "well, at least I tried". Of 7,305 sentences of
 * danger that no phrase names, by authors left out of the ranking, none reaches either.
 */
const NOTED_LEAST = 0.8
const OKAY_LEAST = 0.6
const read = new WeakMap<Question, { readonly found: KindRead | undefined }>()

/** What the message before was, by its answer. */
export function afterLastTurn({ turns }: Pick<Question, 'turns'>): After {
  const [last] = turns
  if (!last || last.said === '') return 'start'
  const { layer, doing, chips } = last.parts
  if (layer === 'own_data') return 'notes'
  if (layer === 'knowledge' || layer === 'model' || last.parts.class === 'D' || last.parts.class === 'X') return 'question'
  if (doing) return 'log'
  // A page that is offered as a chip, where nothing else is told.
  return layer === 'guide' && last.about === null && chips.some(({ to }) => to !== undefined) ? 'app' : 'told'
}

/** The likeliest kind of her message; undefined for a very long one. Read once. */
function kindOf(question: Question): KindRead | undefined {
  const known = read.get(question) ?? {
    found: readKind(question.message, question.manner.language, kindsRanking(), afterLastTurn(question)),
  }
  read.set(question, known)
  return known.found
}

/** Whether the ranking says with the likelihood `least` that a message is of one of the kinds. */
export function isOfKind(question: Question, kinds: readonly MessageKind[], least = REQUEST_LEAST): boolean {
  const found = kindOf(question)
  return found !== undefined && found.share >= least && kinds.includes(found.kind)
}

/**
 * Whether a message surely asks for something, by its own words alone, although the classifier took it for a danger. Of
 * 284 sentences of danger by authors left out that only the classifiers recognise, none does.
 */
export function surelyAsks({ message, manner }: Question): boolean {
  const found = readKind(message, manner.language, kindsRanking(), 'start')
  if (!found) return false
  const isNoted = asksOutright(message, manner.language) || asksToRemind(message)
  if (isNoted && found.shareOf('log') + found.shareOf('fix') >= NOTED_LEAST) return true
  if (found.shareOf('okay') >= OKAY_LEAST) return true
  return HARMLESS.reduce((sum, kind) => sum + found.shareOf(kind), 0) >= HARMLESS_LEAST
}

/** Whether a message most probably tells something and asks nothing. */
export function isTold(question: Question): boolean {
  const found = kindOf(question)
  return (
    found !== undefined &&
    found.share >= TOLD_LEAST &&
    !REQUESTS.includes(found.kind) &&
    found.kind !== 'danger' &&
    !/[?¿]/.test(question.message)
  )
}

/** Whether a message goes on with a question of knowledge, and asks nothing of her notes. */
export function asksInGeneral(question: Question): boolean {
  return question.turns.length > 0 && isOfKind(question, ['question'], ASKED_LEAST)
}

/** Whether a message probably asks for something that Lara can answer. */
export function probablyAsks(question: Question): boolean {
  return isOfKind(question, KNOWN_REQUESTS)
}

/** Whether a message most probably asks for something. */
export function asksFor(question: Question): boolean {
  return isOfKind(question, REQUESTS, SURE_LEAST)
}

/** The likelihood, from 0 to 1, that a message is of one of the kinds. */
export function shareOf(question: Question, ...kinds: readonly MessageKind[]): number {
  return kinds.reduce((sum, kind) => sum + (kindOf(question)?.shareOf(kind) ?? 0), 0)
}

/** A statement of which the grammar knows neither a topic nor that it is good news. */
function isVague(act: Statement): boolean {
  return act.kind === 'news' || ((act.kind === 'complaint' || act.kind === 'rant') && act.subject === undefined)
}

/** Who can read what she writes. */
export function privacyAnswer({ manner }: Question): Made | undefined {
  const entry = KNOWLEDGE.find(({ id }) => id === 'lara-private')
  return entry && toEntryAnswer(entry, manner)
}

const ASKS_IF_READ =
  /(?<!\p{L})(?:(?:can|do|could) you (?:see|read|access) (?:what i write|(?:everything|all) i write|my private notes?)|(?:puedes|pod[eé]s|puede) (?:ver|leer) (?:(?:todo )?lo que escribo|(?:mis|las) notas privadas)|(?:tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous) (?:voir|lire) (?:(?:tout )?ce que j['’][ée]cris|mes notes (?:priv[ée]es|personnelles)))(?!\p{L})/iu

/** Whether a message asks if Lara reads what she writes: "can you see my private notes?" */
export function asksIfRead(message: string): boolean {
  return ASKS_IF_READ.test(message)
}

/** Whether a message surely asks who can read what she writes. */
export function asksAboutPrivacy(question: Question): boolean {
  return asksIfRead(question.message) || isOfKind(question, ['privacy'], question.turns.length > 0 ? REQUEST_LEAST : SURE_LEAST)
}

/** Whether a message asks for something, although the grammar took it for a statement without a topic. */
export function asksInstead(question: Question, act: Statement): boolean {
  // Without a card, and without a request for one, it is a statement.
  if (isOfKind(question, ['log', 'fix', 'drop'], 0) && !asksToWrite(question.message, question.manner.language)) return false
  if (asksInGeneral(question) && isOfKind(question, ['question'], SURE_LEAST)) return true
  if (act.kind !== 'news' && act.kind !== 'complaint' && act.kind !== 'rant') return false
  if (!isVague(act)) return isOfKind(question, OWN_REQUESTS, SURE_LEAST)
  return isOfKind(question, OWN_REQUESTS) || asksFor(question)
}

/** The topics of complaints, by the entries that are offered with them. */
const SUBJECT_OF = new Map<string, Subject>(
  (Object.entries(SUBJECT_ENTRIES) as [Subject, readonly string[]][])
    .toReversed()
    .flatMap(([subject, ids]) => ids.map((id) => [id, subject])),
)
/** The same by the topic of an entry. */
const SUBJECT_OF_TOPIC: Partial<Record<KnowledgeEntry['topic'], Subject>> = {
  sleep: 'sleep',
  'hot-flashes': 'flashes',
  mood: 'low',
  memory: 'memory',
  work: 'work',
  body: 'body',
}

/** What a message says, as a statement; `found` is the entry that is closest to it. */
function statementOf(kind: MessageKind, found: KnowledgeEntry | undefined): Statement | undefined {
  switch (kind) {
    case 'insult':
    case 'joke':
    case 'nonsense':
      return { kind }
    case 'lara':
      return { kind: 'person' }
    case 'okay':
      return { kind: 'aside', aside: 'okay', isSure: true }
    case 'good':
      return { kind: 'goodNews', isAhead: false, isHealth: false, joy: undefined }
    case 'complaint': {
      const subject = found && (SUBJECT_OF.get(found.id) ?? SUBJECT_OF_TOPIC[found.topic])
      return { kind: 'complaint', subject, thing: '', count: '', when: '', isOther: false, isSure: true }
    }
    default:
      return undefined
  }
}

/**
 * The answer to what is said, by its kind: thanks, a farewell, good news, a complaint. Undefined for a request, for
 * what is not likely enough, and where the grammar understood the statement `act`. `earlier` are the texts of the last
 * answers.
 */
export function fromKind(question: Question, act: Statement | undefined, earlier: readonly string[]): Made | undefined {
  const found = kindOf(question)
  // "You've been better company than the telly, nite" is no good news.
  const isCourtesy = found !== undefined && COURTESIES.has(found.kind) && found.share >= COURTESY_LEAST
  if (act && !isVague(act) && !isCourtesy) return undefined
  if (!found || found.share < TALK_LEAST) return undefined
  const { message, manner } = question
  const { kind } = found
  // A question without an answer is no complaint.
  if (!act && TOLD.has(kind) && /[?¿]/.test(message)) return undefined
  if (kind === 'farewell') return { ...smallTalkAnswer(kind, manner), text: partingText(message, manner, earlier) }
  if (kind === 'thanks' || kind === 'greeting' || kind === 'praise' || kind === 'wellbeing') return smallTalkAnswer(kind, manner)
  if (kind === 'privacy') return privacyAnswer(question)
  const [first] = libraryOf(manner.language).rank(message).entries
  const near = first && first.share >= ENTRY_LEAST && first.entry.topic !== 'lara' ? first.entry : undefined
  const statement = statementOf(kind, near)
  return statement && speechActAnswer(statement, message, manner, { found: kind === 'complaint' ? near : undefined, earlier })
}
