/** Makes answers from parsed questions about her notes, and finds the dates that such questions refer to. */
import { type LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { periodsOf } from '../../calendar/rules/spells.ts'
import { CHECKINS_MAX } from '../../checkins/contract.ts'
import { findCheckins } from '../../checkins/server/store.ts'
import { answerCheckinQuestion, type CheckinQuestion } from '../rules/checkin-question.ts'
import { flowDaysOf } from '../rules/data-answer-days.ts'
import { answerDataQuestion, joinAnswers } from '../rules/data-answer.ts'
import {
  namesTreatmentStart,
  saysSinceThen,
  sinceThatStart,
  type TreatmentQuestion,
  withTreatmentDates,
} from '../rules/read-treatment-question.ts'
import { answerTreatmentQuestion, type TreatmentNotes } from '../rules/treatment-answer.ts'
import { findDoses } from '../../treatments/server/dose-store.ts'
import { findTreatments } from '../../treatments/server/store.ts'
import { comparedBy, linkAnswer, type LinkQuestion, needsAverages, SUBJECT_OF_CHANNEL } from '../rules/link-question.ts'
import type { Patterns } from '../../patterns/contract.ts'
import { toPatternDays } from '../../patterns/rules/channels.ts'
import { toPatternsPage } from '../../patterns/rules/patterns-page.ts'
import { COMPARED_DAYS, sideBySide } from '../../patterns/rules/side-by-side.ts'
import { findPatternsState } from '../../patterns/server/look-store.ts'
import type { TrackingChoices } from '../../logs/rules/tracking.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { isBleedingWorry, worryAnswer } from '../rules/red-flag-text.ts'
import { saysSinceIt, withStartOfIt } from '../rules/read-doses.ts'
import { namesPeriod, withPeriodDates } from '../rules/period-dates.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import { dataInTone } from '../../answers/rules/tone.ts'
import { inManner } from './her-manner.ts'
import { findRecentLogs, findShownFlags, loadNotes } from './own-data.ts'
import type { Question } from './question.ts'

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

/** Whether two of her channels go together, or what goes with one. */
export async function answerLink(question: Question, asked: LinkQuestion, choices: TrackingChoices, today: LocalDate): Promise<Made> {
  const { message, manner, hers, user } = question
  return inManner(manner, async () => {
    const { page, isMasked } = await findPatternsPage(question, choices)
    const compared = needsAverages(asked, page, isMasked) ? comparedBy(asked, message) : undefined
    const averages = compared && sideBySide(compared, toPatternDays(await findRecentLogs(hers, user, COMPARED_DAYS, today)))
    const made = linkAnswer(asked, page, [...choices.own, ...choices.own_symptoms], isMasked, averages)
    const outcome = compared?.outcome ?? asked.find((key) => SUBJECT_OF_CHANNEL.has(key))
    const subject = SUBJECT_OF_CHANNEL.get(outcome ?? '')
    const told = { asks: 'how', ...defaultDays('split', today), before: null, flow: null } as const
    return subject ? { ...made, about: { kind: 'own', question: { subject, ...told } } } : made
  })
}

/** The numbers of her check-ins that are asked for. */
export async function answerCheckins({ hers, user, manner }: Question, asked: CheckinQuestion): Promise<Made> {
  const days = { from: '0000-01-01', to: '9999-12-31', limit: CHECKINS_MAX, before: Number.MAX_SAFE_INTEGER }
  const checkins = await findCheckins(hers, user, days)
  return inManner(manner, () => answerCheckinQuestion(asked, checkins, manner))
}

/** The answers to questions about her notes, joined; a note on her bleeding comes first where she worries about it. */
export async function answerFromNotes(question: Question, asked: readonly DataQuestion[], today: LocalDate): Promise<Made | undefined> {
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

/** What she noted about her treatments, with the doses that are asked for. */
export async function answerTreatments(
  { hers, user, manner }: Question,
  asked: TreatmentQuestion,
  treatments: TreatmentNotes['treatments'],
  today: LocalDate,
): Promise<Made | undefined> {
  const doses = asked.asks === 'doses' || asked.asks === 'next' ? await findDoses(hers, user, asked.days.from, asked.days.to) : []
  return inManner(manner, () => answerTreatmentQuestion(asked, { treatments, doses }, today))
}

/** A question that is dated by her last period or a treatment, with the dates; undefined for any other. */
export async function withDates(question: Question, today: LocalDate): Promise<string | undefined> {
  if (namesPeriod(question.message)) return withLastPeriod(question, today)
  const ofIt = await withOnlyStart(question, today)
  if (ofIt !== undefined) return ofIt
  const named = await withThatStart(question, today)
  return namesTreatmentStart(named.message) ? withTreatmentStart(named, today) : undefined
}

/** A question that is dated by the start of "it", her only treatment. */
async function withOnlyStart({ hers, user, her, message, manner }: Question, today: LocalDate): Promise<string | undefined> {
  if (!saysSinceIt(message, manner.language) || isHidden('treatments', her.preferences)) return undefined
  const { treatments } = await findTreatments(hers, user)
  return withStartOfIt(message, treatments, manner.language, today)
}

/** "Since then" after a question about the start of a treatment, with that treatment; else the question as it is. */
async function withThatStart(question: Question, today: LocalDate): Promise<Question> {
  const { hers, user, her, message, turns } = question
  if (!saysSinceThen(message) || isHidden('treatments', her.preferences)) return question
  const { treatments } = await findTreatments(hers, user)
  const [last] = turns
  const named = last && sinceThatStart(message, last.said, treatments, today)
  return named ? { ...question, message: named } : question
}

/** A question that is dated by the start of a treatment, with its dates; undefined if she has none like it. */
export async function withTreatmentStart({ hers, user, her, message }: Question, today: LocalDate): Promise<string | undefined> {
  if (isHidden('treatments', her.preferences)) return undefined
  const { treatments } = await findTreatments(hers, user)
  return withTreatmentDates(message, treatments, today)
}
