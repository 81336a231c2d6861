/** Makes answers to messages that no grammar reads and only the trained rankings understand (decision 0103). */
import { WOMAN_PLACES } from '../../answers/content/app-places-woman.ts'
import { appAnswer, placesAnswer } from '../../answers/rules/app-answer.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { asksOutright, asksToWrite } from '../rules/told-entry.ts'
import { type AppRequest, LOG_PLACE, readAppRequest } from '../rules/read-app-request.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { isListedSymptom } from '../rules/data-factors.ts'
import { ANY_CHECKIN } from '../rules/checkin-question.ts'
import { namesOther, readDoses, startNamed } from '../rules/read-doses.ts'
import { hiddenTreatments, noTreatments, notHerTreatment } from '../rules/treatment-answer.ts'
import { findShownTreatments, findTreatments } from '../../treatments/server/store.ts'
import { RANKED_DAYS, symptomsRanked } from '../rules/symptoms-ranked.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import type { NotesAsk, NotesMeasure } from '../rules/notes-classes.ts'
import type { Tracked } from '../rules/read-data-question-symptoms.ts'
import type { Language } from '../../text/rules/speech.ts'
import { linkIn } from '../rules/read-notes-link.ts'
import { hasMeasure, isOfNight, type NotesRead, readNotes, SUBJECTS, toNotesQuestions } from '../rules/read-notes-question.ts'
import { sentencesIn } from '../rules/own-words.ts'
import { toPlain } from '../../text/rules/written.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { fromEntry } from './from-entry.ts'
import { afterLastTurn, isOfKind, shareOf } from './from-kinds.ts'
import { inManner } from './her-manner.ts'
import { impliedQuestion } from './implied-question.ts'
import { measureIn, notesRankings, placesRanking } from './rankings.ts'
import { loadNotes } from './own-data.ts'
import type { Question } from './question.ts'
import type { FindDanger } from './danger-before.ts'
import { answerCheckins, answerFromNotes, answerLink, answerTreatments, withDates } from './notes-answers.ts'

/**
 * Likelihoods that are enough for a question about her notes: after an answer from them, where the grammar finds one
 * that it cannot read, where the message sounds like a medical question, and the same after an answer from her notes.
 * They are means of two rankings, chosen on the dev sentences.
 */
const NOTES_LEAST = {
  any: 0.5,
  following: 0.35,
  implied: 0.6,
  impliedShort: 0.75,
  unclear: 0.7,
  medical: 0.85,
  medicalFollowing: 0.7,
} as const
/** The same for something in the app: for a note to make, which may only be told, and after a text of the knowledge. */
const APP_LEAST = { any: 0.5, log: 0.65, afterEntry: 0.75, medical: 0.85 } as const
/** How much the ranking of kinds, which knows the message before, counts without the other one. */
const KIND_ALONE = 0.8
const KIND_SURE = 0.85
/** From this likelihood on she is asked what she means, where it is not clear which page or what of her notes. */
const ASKED_LEAST = 0.75
/** Likelihood of her notes, and of a measure, from which the question before is asked again with that measure. */
const AGAIN_LEAST = 0.75
/** Most words of a message that is too short to ask for her notes without naming a measure. */
const FRAGMENT_WORDS = 3
/** Likelihood of a measure, or of what needs none, after a text of the knowledge. */
const NAMED_LEAST = 0.4
/** Most words of a message that goes on from a text of the knowledge: "is there a test?" */
const GOES_ON_WORDS = 6
/** What is asked without naming a measure. */
const NAMES_ITSELF: ReadonlySet<NotesAsk> = new Set(['doses', 'score', 'summary'])
/** Asks for what she wrote. */
const WRITTEN = /\b(?:writ|wrote|mention|note[ds]? about|escri|mencion|anot|apunt|[ée]cri|not[ée]+ (?:sur|de)|parl[ée])/iu
/** Names what was logged only as that: "logged them". */
const LOGGED_IT =
  /\b(?:logg?ed|noted|put|recorded|written|entered) (?:it|them|that|those)\b|\b(?:l[oa]s?|eso) (?:he |h[ae]b[ií]a )?(?:anot|registr|apunt|puse|puesto)|\b(?:l['’]|les? |la )(?:ai |avais )?(?:not[ée]|mis|enregistr|[ée]crit)/iu
const SAME = { measure: 'same', share: 1 } as const
/** Names what it is about only as that. */
const OF_THAT = /\b(?:that|it|them|those|this|eso|esto|[çc]a|cela)\b(?! (?:week|month|year|day|night|morning|semana|mes|a[ñn]o))/iu
/** Asks for a number without what is counted. */
const COUNTS_UNNAMED =
  /\bhow many (?:did|have|do) (?:i|we)\b|\bcu[aá]nt[oa]s (?:he tenido|tuve|tengo|fueron)\b|\bcombien (?:en ai[- ]je|j['’]en ai|est-ce que j['’]en)\b|j['’]en ai eu combien/iu
/** Share from which the name of her own symptom means a listed one, and a measure outweighs the grammar. */
const OWN_LEAST = 0.3
const OUTRANKS_LEAST = 0.5
/** Names symptoms as such. */
const SYMPTOMS_NAMED = /\b(?:symptom|symptôm|sintom|síntom)/i
/** Refers to a day that was told. */
const THAT_DAY =
  /\b(?:that (?:day|night|evening|morning)|(?:the )?same (?:day|night)|es[ea] (?:mismo )?(?:dia|noche|tarde|manana)|aquel dia|aquella noche|ce jour|cette nuit|ce soir la|cette journee|(?:around |back )?then$|at the time|(?:por )?(?:aquel )?entonces|a ce moment(?: la)?|a l epoque)\b/
function refersBack(message: string): boolean {
  return THAT_DAY.test(
    toPlain(message)
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim(),
  )
}

/** Questions whose answers tell of one day. */
const DAY_TOLD: ReadonlySet<DataQuestion['asks']> = new Set(['last', 'first', 'best', 'worst'])

/** What was said before: the question behind the last answer from her notes, and whether that was a text. */
type Before = {
  readonly own: DataQuestion | null
  readonly isAfterEntry: boolean
  /** Whether the grammar found a question about her notes that it could not read. */
  readonly isUnclear: boolean
}

/** The answer from her notes, or where something is in the app, whichever is likelier; undefined for other messages. */
export async function fromRankings(
  question: Question,
  { own, isAfterEntry, isUnclear }: Before,
  today: LocalDate,
): Promise<Made | undefined> {
  const { message, manner, turns } = question
  const implied = own ?? impliedQuestion(turns, manner.language, today)
  const found = readBoth(question, implied)
  const { read, notes, app } = found
  const isLong = lengthOf(message) > GOES_ON_WORDS
  const isClear = !isAfterEntry || (app >= APP_LEAST.afterEntry && (isLong || shareOf(question, 'app', 'log') >= KIND_SURE))
  if (app > notes && isClear) {
    const made = fromApp(question, found)
    if (made) return made
  }
  const least = isUnclear ? NOTES_LEAST.unclear : own ? NOTES_LEAST.following : NOTES_LEAST.any
  if (!read || notes < least || asksHowLong(read, implied)) return undefined
  // "And at night?"
  const isShort = lengthOf(message) <= FRAGMENT_WORDS
  if (isAfterEntry && isShort && shareOf(question, 'notes') < NOTES_LEAST.implied) return undefined
  const isImplied = implied !== null && notes >= (isShort ? NOTES_LEAST.impliedShort : NOTES_LEAST.implied)
  if (!isImplied && isFragment(message, read, own, isAfterEntry)) return undefined
  const asked = implied && refersTo(message, read) ? { ...read, measures: [SAME, ...read.measures] } : read
  const made = await fromRead(question, asked, implied && withDayTold(question, implied), today, false)
  return made ?? (notes >= ASKED_LEAST ? answerFromNotes(question, [notUnderstood(read, today)], today) : undefined)
}

/**
 * Whether a message names what it is about only as "that" or "them", or not at all ("how many did I have this month?"),
 * so that it is what was spoken of.
 */
function refersTo(message: string, read: NotesRead | undefined): boolean {
  if (LOGGED_IT.test(message)) return true
  const [first] = read?.measures ?? []
  const isUnnamed = first === undefined || first.measure === 'same' || first.share < OWN_LEAST
  return isUnnamed && (OF_THAT.test(message) || COUNTS_UNNAMED.test(message))
}

/** How long something lasts other than a period, which is not in her notes. */
function asksHowLong({ asks: [ask], measures: [first] }: NotesRead, implied: DataQuestion | null): boolean {
  return ask === 'cycle' && first?.measure === 'same' && implied !== null && implied.subject !== 'bleeding'
}

/** The number of words of a message. */
function lengthOf(message: string): number {
  return message.match(/[\p{L}\d]+/gu)?.length ?? 0
}

/** What the rankings read in a message, and how likely it asks for her notes or for something in the app. */
type Both = { readonly read: NotesRead | undefined; readonly notes: number; readonly app: number; readonly request: AppRequest | undefined }

/** What is asked again with another measure: "what about waking up drenched?" */
const ASKED_AGAIN: Partial<Record<DataQuestion['asks'], NotesAsk>> = {
  how: 'value',
  count: 'value',
  days: 'days',
  compare: 'compare',
  average: 'average',
  best: 'best',
  worst: 'worst',
  last: 'last',
  first: 'first',
}

/** What is read in a message; where it only names another measure after an answer from her notes, asked as before. */
function readFollowing(question: Question, own: DataQuestion | null): NotesRead | undefined {
  const read = readNotes(question.message, question.manner.language, notesRankings(), own !== null, 0)
  const again = own ? ASKED_AGAIN[own.asks] : undefined
  const isAgain =
    again && read && read.likely < NOTES_LEAST.any && shareOf(question, 'notes') >= AGAIN_LEAST && hasMeasure(read, AGAIN_LEAST)
  return isAgain ? { ...read, asks: [again], likely: AGAIN_LEAST } : read
}

/** The mean of two rankings; where that of kinds is sure, it counts on its own as well, by `alone`. */
function ofBoth(likely: number, kind: number, alone: number): number {
  return Math.max((likely + kind) / 2, kind >= KIND_SURE ? alone * kind : 0)
}

function readBoth(question: Question, own: DataQuestion | null): Both {
  const { message, manner } = question
  const read = readFollowing(question, own)
  const request = readAppRequest(message, manner.language, placesRanking())
  const alone = afterLastTurn(question) === 'start' ? 0 : KIND_ALONE
  return {
    read,
    request,
    notes: ofBoth(read?.likely ?? 0, shareOf(question, 'notes'), alone),
    app: ofBoth(request?.likely ?? 0, shareOf(question, 'app', 'log'), alone),
  }
}

/** Where something is in the app, or which of some pages she means; undefined where that is not likely. */
function fromApp({ message, manner }: Question, { app, request }: Both, least: number = APP_LEAST.any): Made | undefined {
  if (!request || app < least) return undefined
  const { place } = request
  // "I lay there till six" does not ask for a page.
  if (request.likeliest[0]?.id === LOG_PLACE && !asksToWrite(message, manner.language)) return undefined
  if (place && (place.id !== LOG_PLACE || app >= APP_LEAST.log)) return appAnswer(place, message, manner)
  return app >= ASKED_LEAST ? placesAnswer(request.likeliest, message, manner) : undefined
}

/** The question about her notes that is answered with examples, since it was not understood. */
function notUnderstood({ measures: [first] }: NotesRead, today: LocalDate): DataQuestion {
  const subject = (first && first.share >= NAMED_LEAST && SUBJECTS[first.measure]) || 'everything'
  return { subject, asks: 'unclear', before: null, flow: null, ...defaultDays('how', today) }
}

/** Asks how or where something is done in the app, which it names; not how much of something, which may be a dose. */
const ASKS_OF_APP =
  /(?<!\p{L})(?:how(?! (?:many|much|often|long))|where|c[oó]mo|d[oó]nde|comment|o[uù])(?!\p{L})[^,;]*(?<!\p{L})(?:(?:in|on) (?:the|this|your) app|en (?:la|esta|tu) (?:app|aplicaci[oó]n)|dans (?:l['’]|cette |votre |ton )app(?:li(?:cation)?)?)(?!\p{L})/iu

/** The page of her treatments. */
const TREATMENTS = WOMAN_PLACES.find(({ id }) => id === 'treatments')

/** Names her list of treatments: "tu peux ajouter les deux dans mes traitements ?" */
const TO_TREATMENTS = /(?<!\p{L})(?:(?:to|in|into) my treatments|(?:a|en) mis tratamientos|(?:à|dans) mes traitements)(?!\p{L})/iu
/** Asks whether she may: "can I add magnesium to my treatments?" is a question about a medicine. */
const ASKS_IF_SHE_MAY =
  /(?<!\p{L})(?:(?:can|could|may|should) i|puedo|podr[ií]a|debo|je peux|puis-je|(?:est-ce que )?je (?:dois|pourrais))(?!\p{L})/iu

/** Where something is in the app, for a sentence that asks for it by name; undefined for any other message. */
export function fromAppNamed(question: Question): Made | undefined {
  const { message, manner } = question
  const toTreatments = (asked: string) => TREATMENTS && inManner(manner, () => appAnswer(TREATMENTS, asked, manner))
  if (TO_TREATMENTS.test(message) && asksOutright(message, manner.language) && !ASKS_IF_SHE_MAY.test(message)) return toTreatments(message)
  // "I started the patch on Monday, 50 mcg. How do I add this in the app?"
  const named = sentencesIn(message).find((sentence) => ASKS_OF_APP.test(sentence))
  if (named === undefined) return undefined
  const asked = { ...question, message: named }
  const both = readBoth(asked, null)
  // "This" is the medicine that she has just named.
  const isMedicine = both.app >= APP_LEAST.any && !both.request?.place && namesMedicine(message)
  return isMedicine ? toTreatments(named) : fromApp(asked, both)
}

/** Likelihood from which a message is an entry although it sounds like a question about a medicine or a diagnosis. */
const NOTED_LEAST = 0.75
/** The same where she asks outright to write it down. Of 2,322 training sentences about medicines none does. */
const ASKED_OUTRIGHT_LEAST = 0.5

/**
 * The answer to what certainly asks for her notes or something in the app; undefined for any other message. After a
 * danger nothing is written down, and only the grammar reads questions.
 */
export async function fromCertain(question: Question, today: LocalDate, findDanger: FindDanger): Promise<Made | undefined> {
  const { message } = question
  const danger = await findDanger()
  if (danger && !danger.isSettled) return undefined
  const inApp = fromAppNamed(question)
  if (inApp) return inApp
  // "Stopped the patch, two flushes at 3" must still get the card about medicines unless it very probably is an entry.
  const isAsked = asksOutright(message, question.manner.language) && shareOf(question, 'log', 'fix') >= ASKED_OUTRIGHT_LEAST
  const noted = isAsked || isOfKind(question, ['log'], NOTED_LEAST) ? await fromEntry(question, today) : undefined
  if (noted) return noted
  const about = question.turns[0]?.about
  const own = about?.kind === 'own' ? about.question : null
  const found = readBoth(question, own)
  const { read, notes, app } = found
  if (app > notes) return fromApp(question, found, APP_LEAST.medical)
  const least = own ? NOTES_LEAST.medicalFollowing : NOTES_LEAST.medical
  if (!read || notes < least || isFragment(message, read, own, false)) return undefined
  return fromRead(question, read, own, today, true)
}

/**
 * Whether a message goes on from an answer that was not from her notes, or is too short: "how long for?", "which is
 * safer?".
 */
function isFragment(message: string, read: NotesRead, own: DataQuestion | null, isAfterEntry: boolean): boolean {
  const isShort = lengthOf(message) <= FRAGMENT_WORDS
  if (!(isAfterEntry || (isShort && own === null))) return false
  if (hasMeasure(read, isAfterEntry ? NAMED_LEAST : undefined)) return false
  const [ask = 'none'] = read.asks
  const needsNone = NAMES_ITSELF.has(ask) || (ask === 'ranking' && SYMPTOMS_NAMED.test(message))
  return isShort || !needsNone || read.likely < NAMED_LEAST
}

/** Her own symptoms, by the listed symptom that their names mean. */
function ownSymptomsOf({ own_symptoms: own }: Tracked, language: Language): Map<NotesMeasure, { key: string; name: string }> {
  return new Map(
    own
      .filter(({ removed }) => !removed)
      .flatMap(({ key, name }) => {
        const measure = measureIn(name, language, OWN_LEAST)
        return measure ? [[measure, { key, name }] as const] : []
      }),
  )
}

/**
 * Whether the rankings are to read what the grammar took for a search in her words, or for how she woke: "how many days
 * did I have a sore head?"
 */
export function isOutranked({ message, manner, turns }: Question, [asked]: readonly DataQuestion[], isFollowing: boolean): boolean {
  const isOfAll = asked?.subject === 'everything' && !isFollowing && turns.length > 0
  if (!isOfAll && asked?.asks !== 'mentions' && asked?.subject !== 'waking' && asked?.subject !== 'logging') return false
  if (WRITTEN.test(message)) return false
  const read = readNotes(message, manner.language, notesRankings(), isFollowing || isOfAll, NOTES_LEAST.medical)
  const [ask] = read?.asks ?? []
  const [first] = read?.measures ?? []
  // "How often have I logged them?"
  if (asked.subject === 'logging') return LOGGED_IT.test(message)
  if (asked.subject === 'waking') return isOfNight(first)
  // "How many days did I have that?"
  if (isOfAll) return refersTo(message, read)
  if (!first || first.share < OUTRANKS_LEAST || ask === 'note' || first.measure === 'all' || first.measure === 'same') return false
  return asked.asks === 'mentions'
}

/** The question before, narrowed to the day that its answer told: "had I been drinking that day?" */
function withDayTold({ message, turns }: Question, own: DataQuestion): DataQuestion {
  if (!DAY_TOLD.has(own.asks) || !refersBack(message)) return own
  const day = turns[0]?.parts.rows.at(-1)?.day
  return day === undefined ? own : { ...own, asks: 'how', from: day, to: day, before: null }
}

/** What may be asked of a day that was told. */
const OF_DAY: ReadonlySet<DataQuestion['asks']> = new Set(['how', 'count', 'days', 'average', 'total'])

/** Questions that refer to the days of the question before, with these: "was I on the wine then?" */
export function onThatDay(question: Question, own: DataQuestion, asked: readonly DataQuestion[]): readonly DataQuestion[] {
  if (!refersBack(question.message)) return asked
  const { from, to } = withDayTold(question, own)
  return asked.map((one) => {
    if (!OF_DAY.has(one.asks)) return one
    return { ...one, from, to, before: null, ...(from === to && { asks: 'how' as const }) }
  })
}

/** Her doses; undefined where her list is empty and the fixed answer to a medical question is used instead. */
async function fromDoses(question: Question, today: LocalDate, isMedical: boolean, isStart: boolean): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  if (isHidden('treatments', her.preferences)) return inManner(manner, hiddenTreatments)
  const { treatments } = await findShownTreatments(hers, user)
  if (treatments.length === 0) return isMedical ? undefined : inManner(manner, noTreatments)
  if (namesOther(message, treatments)) return inManner(manner, () => notHerTreatment(treatments))
  const asked = readDoses(message, treatments, manner.language, today)
  return answerTreatments(question, isStart ? { ...asked, asks: 'start' } : asked, treatments, today)
}

/** The answer to what was read in a message; undefined if it holds nothing to look up. */
async function fromRead(
  question: Question,
  read: NotesRead,
  own: DataQuestion | null,
  today: LocalDate,
  isMedical: boolean,
): Promise<Made | undefined> {
  const { hers, user, her, message, manner } = question
  const [ask] = read.asks
  if (ask === 'score') return answerCheckins(question, ANY_CHECKIN)
  const choices = await findChoices(hers, user)
  if (ask === 'ranking') {
    const days = { from: addDays(today, 1 - RANKED_DAYS), to: today }
    const everything = { subject: 'everything', asks: 'how', ...days, before: null, flow: null } as const
    const { rows, isMasked } = await loadNotes(hers, user, everything, today)
    return inManner(manner, () => symptomsRanked(rows, choices.own_symptoms, isMasked, everything))
  }
  const [first] = read.measures
  // "The date I first stuck the patch on?"
  const isStart = ask === 'first' && first?.measure === 'treatment' && first.share >= NAMED_LEAST
  if (ask === 'doses' || isStart) return fromDoses(question, today, isMedical, isStart)
  const isShown = !isHidden('treatments', her.preferences)
  const { treatments } = await findTreatments(hers, user)
  const since = isShown ? startNamed(message, treatments, today) : undefined
  if (ask === 'link' && since === undefined) {
    const link = linkIn(message, read, manner.language, choices, own)
    if (link && 'keys' in link) return answerLink(question, link.keys, choices, today)
    const split = { asks: 'split', before: null, flow: null, ...defaultDays('split', today) } as const
    const made = link && (await answerFromNotes(question, [{ ...split, ...link }], today))
    if (made && isListedSymptom(link.factor)) {
      // "Which days were those?" asks for the days with the symptom.
      const about = { ...split, subject: 'symptom', asks: 'how', symptom: link.factor } as const
      return { ...made, about: { kind: 'own', question: about } }
    }
    if (made) return made
    // "Anything else going on that day?"
    if (own && own.from === own.to && refersBack(message))
      return answerFromNotes(
        question,
        [{ subject: 'everything', asks: 'how', before: null, flow: null, from: own.from, to: own.to }],
        today,
      )
  }
  const asks = since === undefined ? read.asks : read.asks.map((one) => (one === 'link' ? 'compare' : one))
  const dated = await withDates(question, today)
  const beside = {
    tracked: choices,
    followed: own,
    since: dated === undefined ? since : undefined,
    ownSymptoms: ownSymptomsOf(choices, manner.language),
  }
  return answerFromNotes(question, toNotesQuestions(dated ?? message, { ...read, asks }, manner.language, today, beside), today)
}
