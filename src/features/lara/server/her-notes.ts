/** Lara's answers from her notes: check-ins, treatments, the streak and the figures of her logs. */
import { type LocalDate } from '../../../kit/local-date.ts'
import type { About, Made } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { ANY_CHECKIN, isOfCheckins, judgesNumber, readCheckinQuestion } from '../rules/checkin-question.ts'
import { entryOf, titledEntry } from '../../answers/rules/knowledge-answer.ts'
import { saysPeriodsStopped } from '../../answers/rules/stopped-periods.ts'
import { amountAnswer, isNoted, noAmountAnswer, readAmountQuestion } from '../rules/amount-question.ts'
import { asksForCause, causeAnswer, lastQuestion, readDataFollowUp, readLater, withSubjectNamed } from '../rules/data-follow-up.ts'
import { answerDataQuestion } from '../rules/data-answer.ts'
import { mayAskOfTreatments, namesTreatmentStart, readTreatmentQuestion } from '../rules/read-treatment-question.ts'
import { hiddenTreatments } from '../rules/treatment-answer.ts'
import { findShownTreatments } from '../../treatments/server/store.ts'
import { OUTCOMES } from '../../patterns/rules/catalogue.ts'
import { CHANNEL_OF, mayAskOfLinks, readLinkQuestion } from '../rules/link-question.ts'
import { asksForStreak, streakAnswer } from '../rules/streak-question.ts'
import { findStreak } from '../../insights/server/streak-store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { withHolidays } from '../rules/holidays.ts'
import { namesPeriod } from '../rules/period-dates.ts'
import { readDataQuestion } from '../rules/read-data-question.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import { toLink } from '../rules/read-notes-link.ts'
import { readCorrection, readDataQuestions } from '../rules/read-data-questions.ts'
import { hemisphereOf } from '../rules/read-data-question-seasons.ts'
import { dataInTone } from '../../answers/rules/tone.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { inManner } from './her-manner.ts'
import { findLastTopic } from './memory-store.ts'
import { loadNotes } from './own-data.ts'
import type { Question } from './question.ts'
import type { FindDanger } from './danger-before.ts'
import { factorOf, isListedSymptom, keyOfFactor } from '../rules/data-factors.ts'
import { answerBeforePeriods } from './before-periods.ts'
import { asksInGeneral, isOfKind } from './from-kinds.ts'
import { readNotes } from '../rules/read-notes-question.ts'
import { notesRankings } from './rankings.ts'
import { fromRankings, isOutranked, onThatDay } from './from-rankings.ts'
import { answerCheckins, answerFromNotes, answerLink, answerTreatments, withDates, withTreatmentStart } from './notes-answers.ts'

/** Number of last answers among which one from her notes is sought, for "how long did it last?". */
const OWN_BACK = 3

/** Subject of the previous answer: in this conversation or, if she allows Lara to remember, in any other. */
async function findPreviousTopic({ hers, user, her, turns }: Question): Promise<About | null> {
  const [last] = turns
  if (last !== undefined || !her.preferences.lara.remember) return last?.about ?? null
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

/** What "nights like that" are after an entry. */
const SPOKEN_OF: Partial<Record<string, DataQuestion['subject']>> = {
  'hot-flashes-night': 'night_sweats',
  'sleep-night-sweats': 'night_sweats',
  'hot-flashes-what': 'hot_flashes',
  'hot-flashes-help': 'hot_flashes',
  'hot-flashes-moment': 'hot_flashes',
}

/** What her notes say to a question about links; undefined for any other message. */
async function fromPatterns(question: Question, last: About | null, today: LocalDate): Promise<Made | undefined> {
  const { message, hers, user } = question
  if (!mayAskOfLinks(message)) return undefined
  const choices = await findChoices(hers, user)
  const own = last?.kind === 'own' ? last.question : undefined
  const channel = own && CHANNEL_OF[own.subject]
  const previous = own?.symptom ?? OUTCOMES.find((outcome) => outcome === channel)
  const asked = readLinkQuestion(message, choices.own, previous)
  const link = asked && toLink(asked, choices)
  if (!link || 'keys' in link) return asked && answerLink(question, asked, choices, today)
  return answerFromNotes(question, [{ ...link, asks: 'split', ...defaultDays('split', today), before: null, flow: null }], today)
}

/**
 * The answer to a question about her own notes; undefined for any other message, and for the title of an entry, such as
 * "Do I drink enough water?". After a danger only what the grammar reads is one.
 */
export async function fromHerNotes(asking: Question, today: LocalDate, findDanger?: FindDanger): Promise<Made | undefined> {
  const dated = withHolidays(asking.message, asking.manner.language, today)
  return fromDatedNotes(dated === asking.message ? asking : { ...asking, message: dated }, today, findDanger)
}

/** Whether a message asks more of her check-ins after they were spoken of: "and the first time I did it?" */
function goesOnFromCheckins(question: Question): boolean {
  const [last] = question.turns
  if (!last || !isOfCheckins(last.parts)) return false
  const [first] = isOfKind(question, ['notes'])
    ? (readNotes(question.message, question.manner.language, notesRankings(), true)?.measures ?? [])
    : []
  return judgesNumber(question.message) || (first !== undefined && (first.measure === 'same' || first.measure === 'all'))
}

async function fromDatedNotes(question: Question, today: LocalDate, findDanger?: FindDanger): Promise<Made | undefined> {
  const { hers, user, message, manner } = question
  if (titledEntry(message) || saysPeriodsStopped(message)) return undefined
  const checkin = readCheckinQuestion(message) ?? (goesOnFromCheckins(question) ? ANY_CHECKIN : undefined)
  if (checkin) return answerCheckins(question, checkin)
  const treatment = await fromTreatments(question, today)
  if (treatment) return treatment
  if (asksForStreak(message)) {
    const days = await findStreak(hers, user, today)
    return inManner(manner, () => streakAnswer(days))
  }
  const beforePeriods = await answerBeforePeriods(question, today)
  if (beforePeriods) return beforePeriods
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
  if (asksInGeneral(question)) return undefined
  const options = { tracked: await findChoices(hers, user), hemisphere: hemisphereOf(manner.region) }
  const dated = await withDates(question, today)
  const read = dated === undefined ? undefined : readDataQuestion(dated, today, null, options)
  // "How long since my last period?" asks for that itself.
  const isOfItself = namesPeriod(message) && read && ['bleeding', 'logging', 'everything'].includes(read.subject)
  if (read && read.asks !== 'unclear' && !isOfItself) return answerFromNotes(question, [read], today)
  const followed = own ?? (isOfBleeding(last) ? askedOfBleeding(today) : null)
  const goesOn = (followed && readDataFollowUp(message, followed, today)) ?? readEarlier(question, own, today)
  if (goesOn && !isOutranked(question, [goesOn], true)) return answerFromNotes(question, [goesOn], today)
  const spokenOf = own ? undefined : SPOKEN_OF[entryOf(last)?.id ?? '']
  const named = spokenOf ? withSubjectNamed(message, spokenOf, manner.language) : message
  const whole = readDataQuestions(named, today, own, options)
  // "6.3, hmm. And the month before?"
  const ending = own ? lastQuestion(message) : message
  const isAtEnd = whole.length === 0 && ending !== message
  const asked = isAtEnd ? readDataQuestions(ending, today, own, options) : whole
  const isRead = asked.length > 0 && asked.every(({ asks }) => asks !== 'unclear') && !isOutranked(question, asked, own !== null)
  const night = isRead ? nightAfter(asked, today) : undefined
  if (night) return answerLink(question, night, await findChoices(hers, user), today)
  if (isRead || (await findDanger?.())) return answerFromNotes(question, own ? onThatDay(question, own, asked) : asked, today)
  const before = { own, isAfterEntry: entryOf(last) !== undefined, isUnclear: asked.length > 0 }
  const made = await fromRankings(question, before, today)
  return made ?? answerFromNotes(question, asked, today)
}

/**
 * The channels of a question about nights with and without something: a Soft Log tells of the night before its day, so
 * the nights that count are those after. Undefined for any other question.
 */
function nightAfter([asked, ...others]: readonly DataQuestion[], today: LocalDate): readonly string[] | undefined {
  if (asked?.asks !== 'split' || others.length > 0 || (asked.subject !== 'sleep' && asked.subject !== 'night_sweats')) return undefined
  // With a time of its own, "how did I sleep on days with alcohol this month?" asks for those days.
  if (asked.from !== defaultDays('split', today).from) return undefined
  const [outcome, factor] = [CHANNEL_OF[asked.subject], factorOf(asked)]
  return outcome && factor && !isListedSymptom(factor) ? [outcome, keyOfFactor(factor)] : undefined
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
function readEarlier({ message, turns }: Question, own: DataQuestion | null, today: LocalDate): DataQuestion | undefined {
  if (own) return undefined
  const earlier = turns.slice(0, OWN_BACK).find(({ about }) => about?.kind === 'own')?.about
  return earlier?.kind === 'own' ? readLater(message, earlier.question, today) : undefined
}

/** What she noted about her treatments, for a question about them; undefined for any other message. */
export async function fromTreatments(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  if (!mayAskOfTreatments(message)) return undefined
  const { treatments } = await findShownTreatments(hers, user)
  const asked = readTreatmentQuestion(message, treatments, today)
  if (!asked || treatments.length === 0) return undefined
  if (isHidden('treatments', her.preferences)) return inManner(manner, hiddenTreatments)
  return answerTreatments(question, asked, treatments, today)
}
