/** Lara's answers to the woman: the sources that `respond` uses, and the conditions for asking a language model. */
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { type Chip, PROGRESS_REQUEST } from '../../answers/contract.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { WOMAN_PLACES } from '../../answers/content/app-places-woman.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { toAppSource } from '../../answers/rules/app-answer.ts'
import { asksIfMenopause, asksOwnStage, asksReason } from '../../answers/rules/asked-fact.ts'
import { broughtLog, broughtTide } from '../rules/brought-answer.ts'
import { breathing, guideOf, quickFacts } from '../../answers/rules/guides.ts'
import { type Topic } from '../../answers/rules/context.ts'
import { dependenceOf } from '../../answers/rules/context-dependence.ts'
import { TURNS_BACK } from '../../answers/rules/context-topic.ts'
import {
  entryOf,
  findCorrected,
  findFollowing,
  findKnowledge,
  knowledgeSources,
  titledEntry,
  toldResult,
  wholeEntry,
} from '../../answers/rules/knowledge-answer.ts'
import { asksForCause, readDataFollowUp } from '../rules/data-follow-up.ts'
import { introducedAnswer, remarkAnswer } from '../../answers/rules/remark.ts'
import { mayObject, misunderstoodAnswer } from '../../answers/rules/misunderstood.ts'
import { mayReply, offerOf, replyOf, toldReply } from '../../answers/rules/reply.ts'
import { cardAgain, changedTime, filledCard } from '../rules/doing-answer.ts'
import { withRest } from '../rules/doing-next.ts'
import { stageAnswer } from '../rules/stage-answer.ts'
import { findStageOf } from '../../calendar/server/stage-store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { toldPatterns } from '../rules/link-question.ts'
import { showPattern } from '../rules/pattern.ts'
import { makeFormatter } from '../rules/data-answer-format.ts'
import { asksOpenly, type Asked, detailAnswer, detailOf, repliesGladly } from '../../answers/rules/detail.ts'
import { chosenAnswer, helpAfterQuestion, mayChoose } from '../../answers/rules/help-after-question.ts'
import { respond } from '../../answers/rules/respond.ts'
import type { SmallTalkKind } from '../../answers/content/small-talk.ts'
import { isParting, smallTalkOf } from '../../answers/rules/small-talk.ts'
import { partingText, smallTalkAnswer } from '../../answers/rules/small-talk-answer.ts'
import { speechActOf, type Statement } from '../../answers/rules/speech-act.ts'
import { isOfLoss, secondTurnAnswer } from '../../answers/rules/second-turn.ts'
import { speechActAnswer } from '../../answers/rules/speech-act-answer.ts'
import { earlyEntry } from '../../answers/rules/told-early.ts'
import { concernEntry, fearsMedicine, heardEntry, refusalEntry, statedMedicine } from '../../answers/rules/stated-medicine.ts'
import { saysPeriodsStopped } from '../../answers/rules/stopped-periods.ts'
import { type Before, dataInTone } from '../../answers/rules/tone.ts'
import { withoutUnwanted } from '../../answers/rules/unwanted.ts'
import type { Language } from '../../text/rules/speech.ts'
import { topicIn } from './conversation-topic.ts'
import type { FindDanger } from './danger-before.ts'
import { recognisedIn } from './recognised-in.ts'
import { findDoing, fromChange, fromPutDown } from './from-doing.ts'
import { fromEntry, fromRequest } from './from-entry.ts'
import { besideReminder } from './further-cards.ts'
import {
  asksAboutPrivacy,
  asksFor,
  asksInGeneral,
  asksInstead,
  fromKind,
  isOfKind,
  isTold,
  asksIfRead,
  privacyAnswer,
  probablyAsks,
} from './from-kinds.ts'
import { fromDialogue } from './from-dialogue.ts'
import { inManner } from './her-manner.ts'
import { libraryOf } from './library.ts'
import { findLogOf } from '../../logs/server/store.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { findAbouts, findCauses, type StoredTurn } from './memory-store.ts'
import { loadNotes } from './own-data.ts'
import { fromCorrectedNotes, fromHerNotes, fromTreatments, fromTreatmentStart } from './her-notes.ts'
import { findPatternsPage } from './notes-answers.ts'
import { fromAppNamed, fromCertain } from './from-rankings.ts'
import { withKnown } from './medicine-card.ts'
import { withoutSameClosing } from './same-closing.ts'
import type { Question } from './question.ts'

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

/** Number of times that facts were given in this conversation. */
async function countFactsGiven({ hers, user, sessionId, place }: Question): Promise<number> {
  const abouts = await findAbouts(hers, user, sessionId, place)
  return abouts.filter((about) => about?.kind === 'guide' && about.name === 'facts').length
}

/** What her calendar says to the question where she is; undefined if it says nothing, or is hidden. */
async function fromStage({ hers, user, manner }: Question, today: LocalDate): Promise<Made | undefined> {
  if (isHidden('flow_description', await findPreferencesOf(hers, user))) return undefined
  const stage = await findStageOf(hers, user, today)
  return inManner(manner, () => stageAnswer(stage, today))
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
      return inManner(manner, async () => {
        const [notes, choices] = await Promise.all([loadNotes(hers, user, 'pattern', today), findChoices(hers, user)])
        const { page, isMasked } = await findPatternsPage(question, choices)
        return dataInTone(showPattern(notes, manner, today, toldPatterns(page.shown, isMasked)), manner)
      })
    default:
      return wholeEntry(message, manner)
  }
}

/** The numbers of the EmberTide or log that she brought along; undefined if the log is not stored (yet). */
async function fromBrought({ hers, user, brought, manner }: Question, today: LocalDate): Promise<Made | undefined> {
  if (!brought) return undefined
  const format = makeFormatter(manner, today)
  if (brought.kind === 'embertide') return inManner(manner, () => broughtTide(brought, format))
  const log = await findLogOf(hers, user, brought.kind, brought.day)
  return log && inManner(manner, () => broughtLog(log, format))
}

/** The last messages of the conversation; none for a message that another page began. */
function turnsBefore({ brought, turns }: Question): readonly StoredTurn[] {
  return brought ? [] : turns.slice(0, TURNS_BACK)
}

function askedIn({ text, parts, about }: StoredTurn): Asked {
  return { text, chips: parts.chips, about }
}

function beforeIn(turns: readonly StoredTurn[]): Before {
  const given = turns.flatMap(({ parts, about }) => (parts.layer === 'knowledge' ? (entryOf(about) ?? []) : []))
  return { topic: given[0]?.topic, given: given.map(({ id }) => id), earlier: turns.map(({ text }) => text), said: turns[0]?.said }
}

/** The topic that a message of hers may go on from; undefined for a message that another page began. */
export function topicBefore(question: Question): Topic | undefined {
  return topicIn(turnsBefore(question), question.manner)
}

/** The answer that tapping a chip gives. */
async function fromChip(question: Question, { message, message_type }: Chip, today: LocalDate, before: Before): Promise<Made> {
  const { manner } = question
  const tapped: Question = { ...question, message, messageType: message_type ?? undefined }
  const made =
    (await fromChips(tapped, today)) ??
    (await findDoing(question, message, today)) ??
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
async function fromReply(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { message, messageType, manner } = question
  if (messageType !== undefined) return undefined
  const { language } = manner
  // "Does that have anything to do with my sleep, or nothing at all?" asks.
  const objects = mayObject(message, language) && !probablyAsks(question)
  const mayAnswer = mayReply(message) || changedTime(message, language) !== undefined || mayChoose(message, language)
  // "I'm off to bed, buenas noches" names no question about nights.
  if (!(objects || mayAnswer) || smallTalkOf(message) === 'farewell') return undefined
  const missed = objects
    ? misunderstoodAnswer(message, manner, beforeIn(turns), (words) => findKnowledge(words, language, libraryOf(language)).entry)
    : undefined
  if (missed || !mayAnswer) return missed
  const [last] = turns
  const chosen = chosenAnswer(message, manner, last && askedIn(last), beforeIn(turns))
  if (chosen) return { ...chosen, isFixed: true }
  // "Is it getting better?" after numbers goes on from them, and names no chip.
  const own = last?.about?.kind === 'own' ? last.about.question : undefined
  if (own && (asksForCause(message) || readDataFollowUp(message, own, today))) return undefined
  const doing = last?.parts.doing
  const filled =
    doing && inManner(manner, () => filledCard(message, doing, manner, { today, now: question.now, timezone: question.user.timezone }))
  if (filled) return filled
  const offer = last && offerOf(last.parts, last.about !== null)
  const reply = replyOf(message, offer, manner.language)
  if (!reply) return undefined
  if (doing && reply.kind !== 'correction' && reply.kind !== 'no') return cardAgain(doing, manner)
  if (reply.kind === 'chip') return { ...(await fromChip(question, reply.chip, today, beforeIn(turns))), isFixed: true }
  if (reply.kind !== 'correction') return toldReply(reply.kind, offer, manner)
  const fromNotes = last?.parts.layer === 'own_data' ? await fromCorrectedNotes(question, reply.words, today) : undefined
  if (fromNotes) return fromNotes
  const topic = topicIn(turns, manner)
  const corrected = findCorrected(reply.words, manner.language, libraryOf(manner.language), topic)
  return topic || corrected.entry ? toldResult(corrected, manner, beforeIn(turns)) : undefined
}

/** The answer to a fear of a treatment, or to a detail in reply to the last answer; undefined for any other message. */
async function fromDetail(question: Question, turns: readonly StoredTurn[]): Promise<Made | undefined> {
  const { message, manner } = question
  const told = refusalEntry(message) ?? earlyEntry(message) ?? heardEntry(message)
  if (told) return toldResult({ entry: told, suggestions: [] }, manner, { ...beforeIn(turns), isTold: true })
  // She is asked what worries her; the entry on the treatment is offered.
  const act = fearsMedicine(message) ? speechActOf(message, manner.language) : undefined
  if (act?.kind === 'complaint') return fromStatement(question, { ...act, subject: 'worry' }, turns)
  if (!mayReply(message)) return undefined
  const concern = concernEntry(message, topicIn(turns, manner))
  if (concern) return toldResult({ entry: concern, suggestions: [] }, manner, { ...beforeIn(turns), topic: concern.topic })
  const [last] = turns
  if ((last?.parts.layer !== 'guide' && last?.parts.layer !== 'knowledge') || asksInGeneral(question)) return undefined
  const asked = askedIn(last)
  const detail = detailOf(message, asked, manner.language)
  const earlier = turns.map(({ text }) => text)
  if (detail) return detailAnswer(detail, asked, manner, earlier)
  return asksOpenly(asked.text, manner.language) && isOfLoss(last.said, manner.language)
    ? secondTurnAnswer(message, speechActOf(message, manner.language), manner, { ...asked, said: last.said }, earlier)
    : undefined
}

/** How Lara names back pain in no place of its own. */
const ANY_PAIN: ReadonlySet<string> = new Set(['the pain', 'de los dolores', 'ces douleurs'])
/** Share of a statement that complains of nothing by its words, from which its entry is offered. */
const STATED_LEAST = 0.6

/** The entry on what a statement tells; of plain news only a likely one. */
function findStated(message: string, { kind }: Statement, language: Language): KnowledgeEntry | undefined {
  const library = libraryOf(language)
  const told = withoutUnwanted(message)
  if (told === '') return undefined
  const { entry } = findKnowledge(told, language, library)
  if (!entry || kind === 'complaint') return entry
  const [first] = library.rank(told).entries
  return first?.entry === entry && first.share >= STATED_LEAST ? entry : undefined
}

/** The answer to a statement, in other words than the last answers. */
async function fromStatement({ message, manner }: Question, given: Statement, turns: readonly StoredTurn[]): Promise<Made | undefined> {
  const { language } = manner
  const isJoyful = given.kind !== 'goodNews' && turns[0] !== undefined && repliesGladly(message, turns[0].text)
  const act: Statement = isJoyful ? { kind: 'goodNews', isAhead: false, isHealth: false, joy: undefined } : given
  const library = libraryOf(language)
  const isSaid = act.kind === 'complaint' || act.kind === 'rant' || act.kind === 'news'
  // "Only when I'm hot, actually" goes on from what Lara told.
  const isLoss = act.kind === 'complaint' && act.subject === 'grief'
  if (isSaid && !isLoss && turns[0]?.parts.layer === 'knowledge' && dependenceOf(message, language)?.isBegun) {
    const topic = topicIn(turns, manner)
    const following = topic?.entry && findFollowing(message, language, library, topic).entry
    if (following && (following.topic === topic.entry?.topic || !('subject' in act) || act.subject === undefined)) return undefined
  }
  // After an answer about sex, "it hurts when we try" is not about her joints.
  const isOfSex =
    act.kind === 'complaint' && act.subject === 'pain' && ANY_PAIN.has(act.thing) && topicIn(turns, manner)?.entry?.topic === 'intimacy'
  const told: Statement = isOfSex ? { ...act, subject: 'body', thing: '' } : act
  const found = isOfSex
    ? KNOWLEDGE.find(({ id }) => id === 'intimacy-pain')
    : isSaid
      ? (statedMedicine(message) ?? findStated(message, act, language))
      : undefined
  // "Why does everyone say it's dangerous?" after hormone therapy asks for its risks.
  if (act.kind === 'rant' && asksReason(message, language) && topicIn(turns, manner)?.entry?.topic === 'treatments') return undefined
  // What she tells of bleeding, knowledge answers.
  if ((found?.topic === 'bleeding' || saysPeriodsStopped(message)) && act.kind !== 'rant') return undefined
  const [last] = turns
  const asked = last?.parts.layer === 'guide' ? askedIn(last) : undefined
  const heard = asked && last && secondTurnAnswer(message, act, manner, { ...asked, said: last.said }, beforeIn(turns).earlier ?? [])
  if (heard) return heard
  return (
    helpAfterQuestion(told, message, manner, asked, found, beforeIn(turns)) ??
    speechActAnswer(told, message, manner, { found, earlier: turns.map(({ text }) => text) })
  )
}

/** Number of answers whose offered questions a message may ask in other words. */
const OFFERED_BACK = 2

/** The entries that the last answers offered. */
function offeredIn(turns: readonly StoredTurn[]): KnowledgeEntry[] {
  return turns.slice(0, OFFERED_BACK).flatMap(({ parts }) => parts.chips.flatMap(({ message }) => titledEntry(message) ?? []))
}

/** Number of answers within which a remark may add to a card. */
const CARD_BACK = 2

/** Share of an entry that surely is what a message is about. */
const NAMED_LEAST = 0.6

/** Whether a message is about something else than her stage: "why do I itch, is that even a menopause thing?" */
function namesOther({ message, manner }: Question): boolean {
  const [first] = libraryOf(manner.language).rank(message).entries
  return first !== undefined && first.share >= NAMED_LEAST && first.entry.topic !== 'stages' && first.entry.topic !== 'bleeding'
}

/** Small talk that may begin or end a request. */
const GREETS: ReadonlySet<SmallTalkKind> = new Set(['greeting', 'wellbeing', 'thanks', 'well'])

/** The answer to a whole message without a model. `findDanger` is the danger that one of the last answers was about. */
export async function answerTo(question: Question, findDanger: FindDanger): Promise<Made> {
  const { user, message, manner, now } = question
  const today = localDateAt(now, user.timezone)
  const turns = turnsBefore(question)
  const earlier = turns.map(({ text }) => text)
  const recognised = await recognisedIn(question, turns, findDanger)
  const known = knowledgeSources(
    message,
    manner,
    () => libraryOf(manner.language),
    async () => topicIn(turns, manner),
    async () => beforeIn(turns),
    async () => offeredIn(turns),
    () => asksInGeneral(question),
  )
  const made = await respond(message, {
    audience: 'woman',
    manner,
    recognised,
    findRecentCauses: () => findCauses(question.hers, user, now),
    findDanger,
    sources: {
      stage: async () =>
        !asksOwnStage(message) || namesOther(question) || asksIfMenopause(message, manner.language, topicIn(turns, manner))
          ? undefined
          : fromStage(question, today),
      treatment: async () => (await fromTreatments(question, today)) ?? (await fromTreatmentStart(question, today)),
      certain: () => fromCertain(question, today, findDanger),
      brought: () => fromBrought(question, today),
      offered: () => fromChips(question, today),
      dialogue: () => fromDialogue(question, turns),
      reply: async () => (await fromChange(question, turns, today)) ?? fromReply(question, turns, today),
      smallTalk: async (kind) => {
        // "Good evening Lara, am I better since the patches?"
        if (GREETS.has(kind) && asksFor(question)) return undefined
        const isBegun = turns.length > 0
        const introduced = isBegun ? introducedAnswer(message, manner) : undefined
        if (introduced) return introduced
        if (kind !== 'farewell' && !(isBegun && isParting(message, kind))) return smallTalkAnswer(kind, manner)
        return { ...smallTalkAnswer('farewell', manner), text: partingText(message, manner, earlier) }
      },
      doing: async () =>
        fromAppNamed(question) ??
        (await besideReminder(question, today)) ??
        (await fromRequest(question, today)) ??
        (await fromPutDown(question, turns, today)) ??
        fromEntry(question, today),
      app: async () => {
        const found = isOfKind(question, ['notes']) || asksIfRead(message) ? undefined : findInApp(message, manner)
        const isPrivacy = found === undefined && asksAboutPrivacy(question) && !(await findDanger())
        return isPrivacy ? privacyAnswer(question) : found
      },
      detail: () => fromDetail(question, turns),
      speechAct: async (act) => {
        if (asksInstead(question, act)) return undefined
        return fromKind(question, act, earlier) ?? fromStatement(question, act, turns)
      },
      ownData: async () => withoutSameClosing(await fromHerNotes(question, today, findDanger), manner, turns),
      ...known,
      knowledge: async () => {
        const said = isTold(question) && !statedMedicine(message) ? fromKind(question, undefined, earlier) : undefined
        return said ?? known.knowledge()
      },
      unknown: async () => {
        const [last] = turns
        const heard = asksInGeneral(question)
          ? undefined
          : secondTurnAnswer(message, undefined, manner, last && { ...askedIn(last), said: last.said }, earlier)
        if (heard) return heard
        const isAfterCard = turns.slice(0, CARD_BACK).some(({ parts }) => parts.class === 'M2')
        return remarkAnswer(message, manner, earlier, isAfterCard) ?? fromKind(question, undefined, earlier) ?? known.unknown()
      },
    },
  })
  return withKnown(
    inManner(manner, () => withRest(made, turns[0]?.parts, manner)),
    question,
    turns,
  )
}
