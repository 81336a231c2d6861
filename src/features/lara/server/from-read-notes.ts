/** Answers to questions about her notes in words that only the trained rankings understand (decision 0103). */
import { appAnswer } from '../../answers/rules/app-answer.ts'
import { readAppRequest } from '../rules/read-app-request.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { ANY_CHECKIN } from '../rules/checkin-question.ts'
import { namesOther, readDoses, startNamed } from '../rules/read-doses.ts'
import { hiddenTreatments, noTreatments, notHerTreatment } from '../rules/treatment-answer.ts'
import { findTreatments } from '../../treatments/server/store.ts'
import { RANKED_DAYS, symptomsRanked } from '../rules/symptoms-ranked.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import type { NotesAsk } from '../rules/notes-classes.ts'
import { ASKS_LEAST, hasMeasure, linkIn, readNotes, toNotesQuestions } from '../rules/read-notes-question.ts'
import { toPlain } from '../../text/rules/written.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { inManner } from './her-manner.ts'
import { findTurns } from './memory-store.ts'
import { notesRankings, placesRanking } from './notes-rankings.ts'
import { loadNotes } from './own-data.ts'
import type { Question } from './question.ts'
import { answerCheckins, answerFromNotes, answerLink, answerTreatments, withDates } from './notes-answers.ts'

/** The likelihood that is enough where the grammar finds a question about her notes, but not which. */
export const UNCLEAR_LEAST = 0.05
/** Refers to a day that was told. */
const THAT_DAY =
  /\b(?:that (?:day|night|evening|morning)|(?:the )?(?:same|next) (?:day|night)|es[ea] (?:mismo )?(?:dia|noche|tarde|manana)|aquel dia|aquella noche|ce jour[ -]la|ce jour|cette nuit|ce soir[ -]la|cette journee)\b/

/** Questions whose answers tell of one day. */
const DAY_TOLD: ReadonlySet<DataQuestion['asks']> = new Set(['last', 'first', 'best', 'worst'])

/** Words of a message that names no measure and is too short to ask for her notes by itself. */
const FRAGMENT_WORDS = 3

const SYMPTOMS_NAMED = /\b(?:symptom|symptôm|sintom|síntom)/i
/** Likelihood of a measure, or of what names none, after a text of the knowledge. */
const NAMED_LEAST = 0.4
/** What is asked without naming a measure. */
const NAMES_ITSELF: ReadonlySet<NotesAsk> = new Set(['doses', 'score', 'summary'])

/** From these likelihoods on a message asks for her notes or the app, although it sounds like a medical question. */
const SURE_NOTES = 0.8
const SURE_APP = 0.6

/** The question before, narrowed to the day that its answer told: "had I been drinking that day?" */
export async function withDayTold({ hers, user, message, sessionId, place }: Question, own: DataQuestion): Promise<DataQuestion> {
  if (!THAT_DAY.test(toPlain(message)) || !DAY_TOLD.has(own.asks)) return own
  const [turn] = await findTurns(hers, user, sessionId, place, 1)
  const day = turn?.parts.rows.at(-1)?.day
  return day === undefined ? own : { ...own, asks: 'how', from: day, to: day, before: null }
}

/** The answer to what certainly asks for her notes or something in the app; undefined for any other message. */
export async function fromSureRead(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const read = readNotes(message, manner.language, notesRankings(), false, SURE_NOTES)
  if (read) return fromRead(question, null, today, { isCertain: true })
  const request = readAppRequest(message, manner.language, placesRanking())
  return request && request.likely >= SURE_APP ? appAnswer(request.place, message, manner) : undefined
}

/**
 * `isAfterEntry`: the last answer was a text of the knowledge. `isCertain`: something else was recognised as well.
 * `least` is the likelihood that is enough.
 */
type ReadOptions = { readonly isAfterEntry?: boolean; readonly isCertain?: boolean; readonly least?: number }

/** The answer to a question about her notes in words that only the trained rankings understand (decision 0103). */
export async function fromRead(
  question: Question,
  own: DataQuestion | null,
  today: LocalDate,
  { isAfterEntry = false, isCertain = false, least = ASKS_LEAST }: ReadOptions = {},
): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  const read = readNotes(message, manner.language, notesRankings(), own !== null, least)
  const [ask] = read?.asks ?? []
  const words = message.trim().split(/\s+/).length
  // "How long for?", "which is safer?", after an answer that was not from her notes, go on from that.
  const isOpen = (own === null && words <= FRAGMENT_WORDS) || isAfterEntry
  const isNamed = hasMeasure(read, isAfterEntry ? NAMED_LEAST : undefined)
  const isAskedWhole = NAMES_ITSELF.has(ask ?? 'value') || (ask === 'ranking' && SYMPTOMS_NAMED.test(message))
  const isWhole = words > FRAGMENT_WORDS && isAskedWhole && (read?.likely ?? 0) >= NAMED_LEAST
  if (!read || !ask || (isOpen && !isNamed && !isWhole)) return undefined
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
  if (ask === 'doses') {
    if (!isShown) return inManner(manner, hiddenTreatments)
    // A question about a medicine keeps its fixed answer where her list is empty.
    if (treatments.length === 0) return isCertain ? undefined : inManner(manner, noTreatments)
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
