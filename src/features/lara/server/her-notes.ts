/** Lara's answers from her notes: check-ins, treatments, the streak and the figures of her logs. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { About, Made } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { periodsOf } from '../../calendar/rules/spells.ts'
import { CHECKINS_MAX } from '../../checkins/contract.ts'
import { findCheckins } from '../../checkins/server/store.ts'
import { answerCheckinQuestion, ANY_CHECKIN, type CheckinQuestion, readCheckinQuestion } from '../rules/checkin-question.ts'
import { entryOf, titledEntry } from '../../answers/rules/knowledge-answer.ts'
import { saysPeriodsStopped } from '../../answers/rules/stopped-periods.ts'
import { flowDaysOf } from '../rules/data-answer-days.ts'
import { amountAnswer, isNoted, noAmountAnswer, readAmountQuestion } from '../rules/amount-question.ts'
import { asksForCause, causeAnswer, lastQuestion, readDataFollowUp, readLater, withSubjectNamed } from '../rules/data-follow-up.ts'
import { answerDataQuestion, joinAnswers } from '../rules/data-answer.ts'
import {
  mayAskOfTreatments,
  namesTreatmentStart,
  readTreatmentQuestion,
  saysSinceThen,
  sinceThatStart,
  type TreatmentQuestion,
  withTreatmentDates,
} from '../rules/read-treatment-question.ts'
import { namesOther, readDoses, startNamed } from '../rules/read-doses.ts'
import { answerTreatmentQuestion, hiddenTreatments, notHerTreatment } from '../rules/treatment-answer.ts'
import { findDoses } from '../../treatments/server/dose-store.ts'
import { findShownTreatments, findTreatments } from '../../treatments/server/store.ts'
import { comparedBy, linkAnswer, type LinkQuestion, mayAskOfLinks, needsAverages, readLinkQuestion } from '../rules/link-question.ts'
import type { Patterns } from '../../patterns/contract.ts'
import { toPatternDays } from '../../patterns/rules/channels.ts'
import { toPatternsPage } from '../../patterns/rules/patterns-page.ts'
import { COMPARED_DAYS, sideBySide } from '../../patterns/rules/side-by-side.ts'
import { findPatternsState } from '../../patterns/server/look-store.ts'
import type { TrackingChoices } from '../../logs/rules/tracking.ts'
import { RANKED_DAYS, symptomsRanked } from '../rules/symptoms-ranked.ts'
import { asksForStreak, streakAnswer } from '../rules/streak-question.ts'
import { findStreak } from '../../insights/server/streak-store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { isBleedingWorry, worryAnswer } from '../rules/red-flag-text.ts'
import { namesPeriod, withPeriodDates } from '../rules/period-dates.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import { readDataQuestion } from '../rules/read-data-question.ts'
import { appAnswer } from '../../answers/rules/app-answer.ts'
import { readAppRequest } from '../rules/read-app-request.ts'
import type { NotesAsk } from '../rules/notes-classes.ts'
import { ASKS_LEAST, hasMeasure, linkIn, readNotes, toNotesQuestions } from '../rules/read-notes-question.ts'
import { readCorrection, readDataQuestions } from '../rules/read-data-questions.ts'
import { hemisphereOf } from '../rules/read-data-question-seasons.ts'
import { toPlain } from '../../text/rules/written.ts'
import { dataInTone } from '../../answers/rules/tone.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { inManner } from './her-manner.ts'
import { findAbouts, findLastTopic, findTurns } from './memory-store.ts'
import { notesRankings, placesRanking } from './notes-rankings.ts'
import { findRecentLogs, findShownFlags, loadNotes } from './own-data.ts'
import type { Question } from './question.ts'
import type { FindDanger } from './recognised-in.ts'

/** Number of last answers among which one from her notes is sought, for "how long did it last?". */
const OWN_BACK = 3

/** Subject of the previous answer: in this conversation or, if she allows Lara to remember, in any other. */
async function findPreviousTopic({ hers, user, her, sessionId, place }: Question): Promise<About | null> {
  const [last] = await findAbouts(hers, user, sessionId, place, 1)
  if (last !== undefined || !her.preferences.lara.remember) return last ?? null
  return (await findLastTopic(hers, user))?.about ?? null
}

/** Whether the last answer was about bleeding, after which "the last one" is her last bleeding. */
function isOfBleeding(last: About | null): boolean {
  if (last?.kind === 'safety') return last.class === 'M2' && /^(?:bleeding|heavy-periods|frequent-periods)/.test(last.cause)
  return entryOf(last)?.topic === 'bleeding'
}
/** A question about bleeding that "the last one" goes on from. */
function askedOfBleeding(today: LocalDate): DataQuestion {
  return { subject: 'bleeding', asks: 'how', from: today, to: today, before: null, flow: null }
}

/** A question that is dated by her last period, with its dates; undefined if her calendar has none. */
async function withLastPeriod({ hers, user, message }: Question, today: LocalDate): Promise<string | undefined> {
  const search: DataQuestion = { subject: 'bleeding', asks: 'cycles', ...defaultDays('cycles', today), before: null, flow: null }
  const { calendar } = await loadNotes(hers, user, search, today)
  const period = periodsOf(flowDaysOf(calendar)).at(-1)
  return period && withPeriodDates(message, period, today)
}

/** What /patterns shows her now; `isMasked`: her factors are hidden. */
export async function findPatternsPage(
  { hers, user, her, now }: Question,
  choices: TrackingChoices,
): Promise<{ page: Patterns; isMasked: boolean }> {
  const isMasked = isHidden('factors', her.preferences)
  return { page: toPatternsPage(await findPatternsState(hers, user, now), choices, isMasked), isMasked }
}

/** What "nights like that" are after an entry. */
const SPOKEN_OF: Partial<Record<string, DataQuestion['subject']>> = {
  'hot-flashes-night': 'night_sweats',
  'sleep-night-sweats': 'night_sweats',
  'hot-flashes-what': 'hot_flashes',
  'hot-flashes-help': 'hot_flashes',
  'hot-flashes-moment': 'hot_flashes',
}

/** The channels of patterns that a question about her notes may have been about. */
const CHANNEL_OF: Partial<Record<DataQuestion['subject'], string>> = {
  sleep: 'sleep_hours',
  night_sweats: 'night_sweats_count',
  hot_flashes: 'hot_flashes_count',
  mood: 'mood_rating',
  energy: 'energy_level',
  clarity: 'thinking_clarity',
}

/** The subjects of the channels. */
const SUBJECT_OF: Partial<Record<string, DataQuestion['subject']>> = Object.fromEntries(
  Object.entries(CHANNEL_OF).map(([subject, channel]) => [channel, subject as DataQuestion['subject']]),
)

/** What her notes say to a question about links; undefined for any other message. */
async function fromPatterns(question: Question, last: About | null, today: LocalDate): Promise<Made | undefined> {
  const { message, hers, user } = question
  if (!mayAskOfLinks(message)) return undefined
  const choices = await findChoices(hers, user)
  const asked = readLinkQuestion(message, choices.own, last?.kind === 'own' ? CHANNEL_OF[last.question.subject] : undefined)
  return asked && answerLink(question, asked, choices, today)
}

/** Whether two of her channels go together, or what goes with one. */
async function answerLink(question: Question, asked: LinkQuestion, choices: TrackingChoices, today: LocalDate): Promise<Made> {
  const { message, manner, hers, user } = question
  return inManner(manner, async () => {
    const { page, isMasked } = await findPatternsPage(question, choices)
    const compared = needsAverages(asked, page, isMasked) ? comparedBy(asked, message) : undefined
    const averages = compared && sideBySide(compared, toPatternDays(await findRecentLogs(hers, user, COMPARED_DAYS, today)))
    const made = linkAnswer(asked, page, choices.own, isMasked, averages)
    const subject = compared && SUBJECT_OF[compared.outcome]
    const told = { asks: 'how', ...defaultDays('split', today), before: null, flow: null } as const
    return subject ? { ...made, about: { kind: 'own', question: { subject, ...told } } } : made
  })
}

/** The likelihood that is enough where the grammar finds a question about her notes, but not which. */
const UNCLEAR_LEAST = 0.05
/** Refers to a day that was told. */
const THAT_DAY =
  /\b(?:that (?:day|night|evening|morning)|(?:the )?(?:same|next) (?:day|night)|es[ea] (?:mismo )?(?:dia|noche|tarde|manana)|aquel dia|aquella noche|ce jour[ -]la|ce jour|cette nuit|ce soir[ -]la|cette journee)\b/

/** The question before, of the one day that its answer told: "your worst night was …", "had I been drinking that day?" */
async function withDayTold({ hers, user, message, sessionId, place }: Question, own: DataQuestion): Promise<DataQuestion> {
  if (!THAT_DAY.test(toPlain(message)) || !DAY_TOLD.has(own.asks)) return own
  const [turn] = await findTurns(hers, user, sessionId, place, 1)
  const day = turn?.parts.rows.at(-1)?.day
  return day === undefined ? own : { ...own, asks: 'how', from: day, to: day, before: null }
}

/** Questions whose answers tell of one day. */
const DAY_TOLD: ReadonlySet<DataQuestion['asks']> = new Set(['last', 'first', 'best', 'worst'])

/** Words of a message that names no measure and is too short to ask for her notes by itself. */
const FRAGMENT_WORDS = 3

/** From this likelihood on, and for these, a message asks for her notes although it sounds like a medical question. */
const SURE_LEAST = 0.9
const SURE_ASKS: ReadonlySet<NotesAsk> = new Set(['value', 'last', 'days', 'average', 'worst', 'best', 'compare', 'doses', 'score'])

/** The answer to what is certainly a question about her notes; undefined for any other message. */
export async function fromSureRead(question: Question, today: LocalDate): Promise<Made | undefined> {
  const read = readNotes(question.message, question.manner.language, notesRankings())
  const [ask] = read?.asks ?? []
  return read && ask && read.likely >= SURE_LEAST && SURE_ASKS.has(ask) ? fromRead(question, null, today) : undefined
}

/** The answer to a question about her notes in words that only the trained rankings understand (decision 0103). */
async function fromRead(
  question: Question,
  own: DataQuestion | null,
  today: LocalDate,
  { isAfterEntry = false, least = ASKS_LEAST }: { readonly isAfterEntry?: boolean; readonly least?: number } = {},
): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  const read = readNotes(message, manner.language, notesRankings(), own !== null, least)
  const [ask] = read?.asks ?? []
  // "How long for?", "which is safer?", after an answer that was not from her notes, go on from that.
  const isFragment = own === null && message.trim().split(/\s+/).length <= FRAGMENT_WORDS
  if (!read || !ask || ((isFragment || isAfterEntry) && !hasMeasure(read))) return undefined
  const choices = await findChoices(hers, user)
  if (ask === 'score') return answerCheckins(question, ANY_CHECKIN)
  if (ask === 'ranking') {
    const from = addDays(today, 1 - RANKED_DAYS)
    const { rows, isMasked } = await loadNotes(
      hers,
      user,
      { subject: 'everything', asks: 'how', from, to: today, before: null, flow: null },
      today,
    )
    return inManner(manner, () => symptomsRanked(rows, choices.own_symptoms, isMasked, from, today))
  }
  const isShown = !isHidden('treatments', her.preferences)
  const { treatments } = await findTreatments(hers, user)
  if (ask === 'doses' && treatments.length > 0) {
    if (!isShown) return inManner(manner, hiddenTreatments)
    if (namesOther(message, treatments)) return inManner(manner, () => notHerTreatment(treatments))
    return answerTreatments(question, readDoses(message, treatments, manner.language, today), today)
  }
  const since = isShown ? startNamed(message, treatments, today) : undefined
  if (ask === 'link' && since === undefined) {
    const link = linkIn(message, read, manner.language, { tracked: choices, followed: own })
    if (link && 'keys' in link) return answerLink(question, link.keys, choices, today)
    const split = { subject: 'symptom', asks: 'split', before: null, flow: null, ...defaultDays('split', today) } as const
    if (link) return answerFromNotes(question, [{ ...split, ...link }], today)
  }
  const asks = read.asks.map((one) => (one === 'link' && since !== undefined ? 'compare' : one))
  const dated = await withDates(question, today)
  const beside = { tracked: choices, followed: own, since: dated === undefined ? since : undefined }
  return answerFromNotes(question, toNotesQuestions(dated ?? message, { ...read, asks }, manner.language, today, beside), today)
}

/**
 * The answer to a question about her own notes; undefined for any other message, and for the title of an entry, such as
 * "Do I drink enough water?". After a danger only what the grammar reads is one.
 */
export async function fromHerNotes(question: Question, today: LocalDate, findDanger?: FindDanger): Promise<Made | undefined> {
  const { hers, user, message, manner } = question
  if (titledEntry(message) || saysPeriodsStopped(message)) return undefined
  const checkin = readCheckinQuestion(message)
  if (checkin) return answerCheckins(question, checkin)
  const treatment = await fromTreatments(question, today)
  if (treatment) return treatment
  if (asksForStreak(message)) {
    const days = await findStreak(hers, user, today)
    return inManner(manner, () => streakAnswer(days))
  }
  const last = await findPreviousTopic(question)
  const links = await fromPatterns(question, last, today)
  if (links) return links
  const own = last?.kind === 'own' ? last.question : null
  const amount = readAmountQuestion(message, own, today)
  if (amount) {
    const notes = await loadNotes(hers, user, amount, today)
    if (!isNoted(amount, notes)) return inManner(manner, () => noAmountAnswer(own ?? amount))
    return inManner(manner, () => dataInTone(amountAnswer(amount, answerDataQuestion(amount, notes, manner, today), manner), manner))
  }
  if (own && asksForCause(message)) return inManner(manner, () => causeAnswer(own, manner.language))
  const options = { tracked: await findChoices(hers, user), hemisphere: hemisphereOf(manner.region) }
  const dated = await withDates(question, today)
  const read = dated === undefined ? undefined : readDataQuestion(dated, today, null, options)
  // "How long since my last period?" asks for that itself.
  const isOfItself = namesPeriod(message) && read && ['bleeding', 'logging', 'everything'].includes(read.subject)
  if (read && read.asks !== 'unclear' && !isOfItself) return answerFromNotes(question, [read], today)
  const followed = own ?? (isOfBleeding(last) ? askedOfBleeding(today) : null)
  const goesOn = (followed && readDataFollowUp(message, followed, today)) ?? (await readEarlier(question, own, today))
  if (goesOn) return answerFromNotes(question, [goesOn], today)
  const spokenOf = own ? undefined : SPOKEN_OF[entryOf(last)?.id ?? '']
  const named = spokenOf ? withSubjectNamed(message, spokenOf, manner.language) : message
  const whole = readDataQuestions(named, today, own, options)
  // "6.3, hmm. And the month before?"
  const ending = own ? lastQuestion(message) : message
  const isAtEnd = whole.length === 0 && ending !== message
  const asked = isAtEnd ? readDataQuestions(ending, today, own, options) : whole
  const isRead = asked.length > 0 && asked.every(({ asks }) => asks !== 'unclear')
  if (isRead) return answerFromNotes(question, asked, today)
  if (await findDanger?.()) return answerFromNotes(question, asked, today)
  const least = asked.length > 0 ? UNCLEAR_LEAST : ASKS_LEAST
  const request = readAppRequest(message, manner.language, placesRanking())
  const likely = readNotes(message, manner.language, notesRankings(), own !== null, 0)?.likely ?? 0
  const made =
    request && request.likely > likely
      ? appAnswer(request.place, message, manner)
      : await fromRead(question, own && (await withDayTold(question, own)), today, { isAfterEntry: entryOf(last) !== undefined, least })
  return made ?? answerFromNotes(question, asked, today)
}

async function answerCheckins({ hers, user, manner }: Question, asked: CheckinQuestion): Promise<Made> {
  const days = { from: '0000-01-01', to: '9999-12-31', limit: CHECKINS_MAX, before: Number.MAX_SAFE_INTEGER }
  const checkins = await findCheckins(hers, user, days)
  return inManner(manner, () => answerCheckinQuestion(asked, checkins, manner))
}

/** The answer to a comparison with the time before one of her treatments; undefined for any other message. */
export async function fromTreatmentStart(question: Question, today: LocalDate): Promise<Made | undefined> {
  if (!namesTreatmentStart(question.message)) return undefined
  const dated = await withTreatmentStart(question, today)
  const read = dated === undefined ? undefined : readDataQuestion(dated, today, null)
  return read?.asks === 'compare' ? answerFromNotes(question, [read], today) : undefined
}

/** The answer to what she meant instead, where the last answer was from her notes: "no, I meant last month". */
export async function fromCorrectedNotes(question: Question, words: string, today: LocalDate): Promise<Made | undefined> {
  const last = await findPreviousTopic(question)
  if (last?.kind !== 'own') return undefined
  const options = { tracked: await findChoices(question.hers, question.user), hemisphere: hemisphereOf(question.manner.region) }
  const corrected = readCorrection(words, last.question, question.manner.language, today, options)
  return corrected && answerFromNotes(question, [corrected], today)
}

/** A question that goes on from an answer from her notes some turns ago: "how long did it last?" */
async function readEarlier(
  { hers, user, message, sessionId, place }: Question,
  own: DataQuestion | null,
  today: LocalDate,
): Promise<DataQuestion | undefined> {
  if (own) return undefined
  const abouts = await findAbouts(hers, user, sessionId, place, OWN_BACK)
  const earlier = abouts.find((about) => about?.kind === 'own')
  return earlier?.kind === 'own' ? readLater(message, earlier.question, today) : undefined
}

/** The answers to questions about her notes, joined; a note on her bleeding comes first where she worries about it. */
async function answerFromNotes(question: Question, asked: readonly DataQuestion[], today: LocalDate): Promise<Made | undefined> {
  const { hers, user, message, manner } = question
  return inManner(manner, async () => {
    const flags = isBleedingWorry(message) ? await findShownFlags(hers, user, today) : []
    const worry = worryAnswer(flags, manner, today)
    if (worry) return worry
    const answers = await Promise.all(
      asked.map(async (one) => answerDataQuestion(one, await loadNotes(hers, user, one, today), manner, today)),
    )
    const made = joinAnswers(answers, manner)
    return made && dataInTone(made, manner)
  })
}

/** What she noted about her treatments, for a question about them; undefined for any other message. */
export async function fromTreatments(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  if (!mayAskOfTreatments(message)) return undefined
  const { treatments } = await findShownTreatments(hers, user)
  const asked = readTreatmentQuestion(message, treatments, today)
  if (!asked || treatments.length === 0) return undefined
  if (isHidden('treatments', her.preferences)) return inManner(manner, hiddenTreatments)
  return answerTreatments(question, asked, today)
}

async function answerTreatments({ hers, user, manner }: Question, asked: TreatmentQuestion, today: LocalDate): Promise<Made | undefined> {
  const { treatments } = await findShownTreatments(hers, user)
  const doses = asked.asks === 'doses' || asked.asks === 'next' ? await findDoses(hers, user, asked.days.from, asked.days.to) : []
  return inManner(manner, () => answerTreatmentQuestion(asked, { treatments, doses }, today))
}

/** A question that is dated by her last period or a treatment, with the dates; undefined for any other. */
async function withDates(question: Question, today: LocalDate): Promise<string | undefined> {
  if (namesPeriod(question.message)) return withLastPeriod(question, today)
  const named = await withThatStart(question, today)
  return namesTreatmentStart(named.message) ? withTreatmentStart(named, today) : undefined
}

/** "Since then" after a question about the start of a treatment, with that treatment; else the question as it is. */
async function withThatStart(question: Question, today: LocalDate): Promise<Question> {
  const { hers, user, her, message, sessionId, place } = question
  if (!saysSinceThen(message) || isHidden('treatments', her.preferences)) return question
  const [[last], { treatments }] = await Promise.all([findTurns(hers, user, sessionId, place, 1), findTreatments(hers, user)])
  const named = last && sinceThatStart(message, last.said, treatments, today)
  return named ? { ...question, message: named } : question
}

/** A question that is dated by the start of a treatment, with its dates; undefined if she has none like it. */
async function withTreatmentStart({ hers, user, her, message }: Question, today: LocalDate): Promise<string | undefined> {
  if (isHidden('treatments', her.preferences)) return undefined
  const { treatments } = await findTreatments(hers, user)
  return withTreatmentDates(message, treatments, today)
}
