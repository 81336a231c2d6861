/** Lara's answers to the woman: the sources that `respond` uses, and the conditions for asking a language model. */
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/principal.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import { type Chip, PROGRESS_REQUEST } from '../../answers/contract.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { type Brought } from '../contract.ts'
import { WOMAN_PLACES } from '../../answers/content/app-places-woman.ts'
import { type Danger, dangerIn, NEAR_MS, TURNS_AFTER } from '../../answers/rules/after-danger.ts'
import type { About, Made } from '../../answers/rules/answer.ts'
import { toAppSource } from '../../answers/rules/app-answer.ts'
import { broughtLog, broughtTide } from '../rules/brought-answer.ts'
import { breathing, guideOf, quickFacts } from '../../answers/rules/guides.ts'
import { SAID_BACK, type Topic, type Turn, isCard, topicOf, TURNS_BACK } from '../../answers/rules/context.ts'
import { dialogueAnswer, dialogueQuestionOf, type Exchange } from '../../answers/rules/dialogue.ts'
import {
  findCorrected,
  findFollowing,
  findKnowledge,
  knowledgeSources,
  titledEntry,
  toldResult,
  wholeEntry,
} from '../../answers/rules/knowledge-answer.ts'
import { mayReply, offerOf, replyOf, toldReply } from '../../answers/rules/reply.ts'
import { cardAgain, doingAnswer, filledCard } from '../rules/doing-answer.ts'
import { answerDataQuestion } from '../rules/data-answer.ts'
import { showPattern } from '../rules/pattern.ts'
import { makeFormatter } from '../rules/data-answer-format.ts'
import { readDataQuestion } from '../rules/read-data-question.ts'
import { hemisphereOf } from '../rules/read-data-question-seasons.ts'
import { detailAnswer, detailOf } from '../../answers/rules/detail.ts'
import { respond } from '../../answers/rules/respond.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { isParting } from '../../answers/rules/small-talk.ts'
import { smallTalkAnswer } from '../../answers/rules/small-talk-answer.ts'
import type { Statement } from '../../answers/rules/speech-act.ts'
import { speechActAnswer } from '../../answers/rules/speech-act-answer.ts'
import { type Before, dataInTone } from '../../answers/rules/tone.ts'
import type { Manner } from '../../text/rules/speech.ts'
import type { Reader } from './her-manner.ts'
import { libraryOf } from './library.ts'
import { findLogOf } from '../../logs/server/store.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { findAbouts, findCauses, findLastTopic, findRecentAbouts, findTurns, type StoredTurn } from './memory-store.ts'
import { loadNotes } from './own-data.ts'

/** A message to answer. `manner` holds the language of the answer, `place` the answer's place in its conversation. */
export type Question = {
  readonly hers: HerVault
  readonly user: Person
  readonly her: Reader
  readonly manner: Manner
  /** The text she wrote herself; empty if all of the message was inserted by another page. */
  readonly message: string
  readonly brought: Brought | undefined
  readonly messageType: typeof PROGRESS_REQUEST | undefined
  readonly recognised: readonly Recognised[]
  readonly sessionId: number
  readonly place: number
  readonly now: number
}

/**
 * Rewords an answer: yields pieces of text and returns the whole, or undefined to keep the built answer. Ends when
 * `signal` aborts.
 */
export type Improve = (question: Question, built: Made, signal: AbortSignal) => AsyncGenerator<string, Made | undefined>

/** The host's language model: its name, its location, and the function that asks it. */
export type Model = { readonly name: string; readonly place: string; readonly improve: Improve }

/**
 * Whether a model may be asked: she agreed, wrote the message herself, nothing was recognised, and no danger was
 * mentioned recently.
 */
export function mayImprove({ her, recognised, message, messageType }: Question, built: Made): boolean {
  const isChip = messageType !== undefined || guideOf(message) !== undefined
  return her.preferences.lara.model && !isChip && recognised.length === 0 && built.parts.layer !== 'safety' && built.isFixed !== true
}

const findInApp = toAppSource(WOMAN_PLACES)

/** The card for something that she wants written down; undefined for any other message. */
function findDoing({ user, manner, now }: Question, message: string, today: LocalDate): Made | undefined {
  return inLanguage(manner.language, () => doingAnswer(message, manner, { today, now, timezone: user.timezone }))
}

/** Subject of the previous answer: in this conversation or, if she allows Lara to remember, in any other. */
async function findPreviousTopic({ hers, user, her, sessionId, place }: Question): Promise<About | null> {
  const [last] = await findAbouts(hers, user, sessionId, place, 1)
  if (last !== undefined || !her.preferences.lara.remember) return last ?? null
  return (await findLastTopic(hers, user))?.about ?? null
}

/** Number of times that facts were given in this conversation. */
async function countFactsGiven({ hers, user, sessionId, place }: Question): Promise<number> {
  const abouts = await findAbouts(hers, user, sessionId, place)
  return abouts.filter((about) => about?.kind === 'guide' && about.name === 'facts').length
}

/**
 * The answer to a question about her own notes; undefined for any other message, and for the title of an entry, such as
 * "Do I drink enough water?".
 */
async function fromHerNotes(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { hers, user, message, manner } = question
  if (titledEntry(message)) return undefined
  const last = await findPreviousTopic(question)
  const asked = readDataQuestion(message, today, last?.kind === 'own' ? last.question : null, {
    tracked: await findChoices(hers, user),
    hemisphere: hemisphereOf(manner.region),
  })
  if (!asked) return undefined
  const notes = await loadNotes(hers, user, asked, today)
  return inLanguage(manner.language, () => dataInTone(answerDataQuestion(asked, notes, manner, today), manner))
}

async function findRecentCauses({ hers, user, now }: Question): Promise<ReadonlySet<string>> {
  return new Set((await findCauses(hers, user, now)).map((one) => `${one.class} ${one.cause}`))
}

/** The danger that one of the last answers was about, including other conversations within `NEAR_MS`. */
async function findDanger({ hers, user, sessionId, place, now }: Question): Promise<Danger | undefined> {
  const here = dangerIn(await findAbouts(hers, user, sessionId, place, TURNS_AFTER))
  return here ?? dangerIn(await findRecentAbouts(hers, user, now - NEAR_MS, TURNS_AFTER))
}

/** The guide or whole entry that a chip requests; undefined for other messages. */
async function fromChips(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { hers, user, message, messageType, manner } = question
  switch (messageType === PROGRESS_REQUEST ? 'pattern' : guideOf(message)) {
    case 'facts':
      return quickFacts(manner, await countFactsGiven(question))
    case 'breathing':
      return breathing(manner)
    case 'pattern':
      return dataInTone(showPattern(await loadNotes(hers, user, 'pattern', today), manner, today), manner)
    default:
      return wholeEntry(message, manner)
  }
}

/** The numbers of the EmberTide or log that she brought along; undefined if the log is not stored (yet). */
async function fromBrought({ hers, user, brought, manner }: Question, today: LocalDate): Promise<Made | undefined> {
  if (!brought) return undefined
  const format = makeFormatter(manner, today)
  if (brought.kind === 'embertide') return inLanguage(manner.language, () => broughtTide(brought, format))
  const log = await findLogOf(hers, user, brought.kind, brought.day)
  return log && inLanguage(manner.language, () => broughtLog(log, format))
}

/** The last messages of the conversation; none for a message that another page began. Reads the store once. */
function turnsReader({ hers, user, brought, sessionId, place }: Question): () => Promise<readonly StoredTurn[]> {
  let turns: Promise<readonly StoredTurn[]> | undefined
  return () => (turns ??= brought ? Promise.resolve([]) : findTurns(hers, user, sessionId, place, TURNS_BACK))
}

function entryOf(about: About | null): KnowledgeEntry | undefined {
  return about?.kind === 'entry' ? KNOWLEDGE.find(({ id }) => id === about.id) : undefined
}

/** Number of messages read from the beginning: hers, after words of danger and the welcome. */
const FIRST_EXCHANGES = 3

/** The answer to a question about this conversation, from its stored messages; undefined for any other message. */
async function fromDialogue(
  { hers, user, message, manner, brought, sessionId, place }: Question,
  findLast: () => Promise<readonly StoredTurn[]>,
): Promise<Made | undefined> {
  const question = brought ? undefined : dialogueQuestionOf(message)
  if (!question) return undefined
  if (question.kind === 'why') {
    // An entry that gives the reason is better than that there is none.
    const topic = topicIn(await findLast(), manner)
    const { entry } = findFollowing(message, manner.language, libraryOf(manner.language), topic)
    if (entry && entry !== topic?.entry) return undefined
  }
  const toExchanges = (turns: readonly StoredTurn[]): Exchange[] => turns.map((turn) => ({ ...turn, entry: entryOf(turn.about) }))
  const turns = await (question.kind === 'said' ? findTurns(hers, user, sessionId, place, SAID_BACK) : findLast())
  return dialogueAnswer(question, manner, toExchanges(turns), async () =>
    toExchanges(await findTurns(hers, user, sessionId, place, FIRST_EXCHANGES, 'first')),
  )
}

function topicIn(turns: readonly StoredTurn[], { language }: Manner): Topic | undefined {
  // Looked up only for the messages that `topicOf` reads: for a card it is a search.
  const toTurn = ({ said, parts, about }: StoredTurn): Turn => ({
    said,
    layer: isCard(parts) ? 'guide' : parts.layer,
    get entry() {
      if (!isCard(parts)) return entryOf(about)
      return parts.class === 'X' ? undefined : findKnowledge(said, language, libraryOf(language)).entry
    },
  })
  return topicOf(turns.map(toTurn), language)
}

function beforeIn(turns: readonly StoredTurn[]): Before {
  const given = turns.flatMap(({ parts, about }) => (parts.layer === 'knowledge' ? (entryOf(about) ?? []) : []))
  return { topic: given[0]?.topic, given: given.map(({ id }) => id), earlier: turns.map(({ text }) => text), said: turns[0]?.said }
}

/** The topic that a message of hers may go on from; undefined for a message that another page began. */
export async function findTopic(question: Question): Promise<Topic | undefined> {
  return topicIn(await turnsReader(question)(), question.manner)
}

/** The answer that tapping a chip gives. */
async function fromChip(question: Question, { message, message_type }: Chip, today: LocalDate, before: Before): Promise<Made> {
  const { manner } = question
  const tapped: Question = { ...question, message, messageType: message_type ?? undefined }
  const made =
    (await fromChips(tapped, today)) ??
    findDoing(question, message, today) ??
    findInApp(message, manner) ??
    (await fromHerNotes(tapped, today))
  if (made) return made
  const entry = titledEntry(message)
  return toldResult(
    entry ? { entry, suggestions: [] } : findKnowledge(message, manner.language, libraryOf(manner.language)),
    manner,
    before,
  )
}

/** The answer to a reply to the last answer; undefined if the message is none. */
async function fromReply(question: Question, findLast: () => Promise<readonly StoredTurn[]>, today: LocalDate): Promise<Made | undefined> {
  const { message, messageType, manner } = question
  if (messageType !== undefined || !mayReply(message)) return undefined
  const turns = await findLast()
  const [last] = turns
  const doing = last?.parts.doing
  const filled = doing && inLanguage(manner.language, () => filledCard(message, doing, manner))
  if (filled) return filled
  const offer = last && offerOf(last.parts, last.about !== null)
  const reply = replyOf(message, offer, manner.language)
  if (!reply) return undefined
  if (doing && reply.kind !== 'correction' && reply.kind !== 'no') return cardAgain(doing, manner)
  if (reply.kind === 'chip') return { ...(await fromChip(question, reply.chip, today, beforeIn(turns))), isFixed: true }
  if (reply.kind !== 'correction') return toldReply(reply.kind, offer, manner)
  const topic = topicIn(turns, manner)
  const corrected = findCorrected(reply.words, manner.language, libraryOf(manner.language), topic)
  return topic || corrected.entry ? toldResult(corrected, manner, beforeIn(turns)) : undefined
}

/** The answer to a detail in reply to the last answer; undefined if the message is none. */
async function fromDetail({ message, manner }: Question, findLast: () => Promise<readonly StoredTurn[]>): Promise<Made | undefined> {
  if (!mayReply(message)) return undefined
  const turns = await findLast()
  const [last] = turns
  if (last?.parts.layer !== 'guide' && last?.parts.layer !== 'knowledge') return undefined
  const asked = { text: last.text, chips: last.parts.chips, about: last.about }
  const detail = detailOf(message, asked, manner.language)
  const earlier = turns.map(({ text }) => text)
  return detail && detailAnswer(detail, asked, manner, earlier)
}

/** The answer to a statement, in other words than the last answers. */
async function fromStatement(
  { message, manner }: Question,
  act: Statement,
  findLast: () => Promise<readonly StoredTurn[]>,
): Promise<Made | undefined> {
  const found = act.kind === 'complaint' ? findKnowledge(message, manner.language, libraryOf(manner.language)).entry : undefined
  return speechActAnswer(act, message, manner, { found, earlier: (await findLast()).map(({ text }) => text) })
}

/** The answer without a model. */
export function buildAnswer(question: Question): Promise<Made> {
  const { user, message, manner, recognised, now } = question
  const today = localDateAt(now, user.timezone)
  const findLast = turnsReader(question)
  return respond(message, {
    audience: 'woman',
    manner,
    recognised,
    findRecentCauses: () => findRecentCauses(question),
    findDanger: () => findDanger(question),
    sources: {
      brought: () => fromBrought(question, today),
      offered: () => fromChips(question, today),
      dialogue: () => fromDialogue(question, findLast),
      reply: () => fromReply(question, findLast, today),
      smallTalk: async (kind) => smallTalkAnswer(isParting(message, kind) && (await findLast()).length > 0 ? 'farewell' : kind, manner),
      doing: () => findDoing(question, message, today),
      app: () => findInApp(message, manner),
      detail: () => fromDetail(question, findLast),
      speechAct: (act) => fromStatement(question, act, findLast),
      ownData: () => fromHerNotes(question, today),
      ...knowledgeSources(
        message,
        manner,
        () => libraryOf(manner.language),
        async () => topicIn(await findLast(), manner),
        async () => beforeIn(await findLast()),
      ),
    },
  })
}
