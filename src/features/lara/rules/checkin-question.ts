/** Questions about the numbers of her check-ins ("what was my last MRS?"), and their answers. */
import { dayWords } from '../../../kit/day-words.ts'
import { language, t } from '../../../kit/words.ts'
import { SHORT_NAMES } from '../../checkins/content/score-words.ts'
import { type Checkin, type Instrument, INSTRUMENTS } from '../../checkins/contract.ts'
import { isForDoctor, tellsOfDanger } from '../../checkins/rules/score.ts'
import { comparedWords, earlierOf, totalWords } from '../../checkins/rules/score-words.ts'
import { helpLinesFor, pagesLast } from '../../safety/rules/help-lines.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { toWritten } from '../../text/rules/written.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'

/** The name that she used, empty for none, and the check-ins that it may mean. */
export type CheckinQuestion = { readonly name: string; readonly instruments: readonly Instrument[] }

/** A question that names no questionnaire. */
export const ANY_CHECKIN: CheckinQuestion = { name: '', instruments: INSTRUMENTS }

/** Most earlier check-ins in an answer. */
const BEFORE_MOST = 5
/** Where check-ins are answered. */
const PAGE = '/check-ins'
/** Asks how a number is to be taken. */
const JUDGED =
  /\b(?:high|low|bad|good|normal|a lot|much|worse|better|alt[oa]|baj[oa]|mucho|mal[oa]?|peor|mejor|eleve|haut|bas|beaucoup|grave|pire|mieux)\b/

/** Whether an answer was about check-ins, or where they are. */
export function isOfCheckins({ chips }: Pick<Made['parts'], 'chips'>): boolean {
  return chips.some(({ to }) => to === PAGE)
}

/** Whether a message asks how the number of a check-in is to be taken: "is that high?" */
export function judgesNumber(message: string): boolean {
  return message.length <= SHORT_MAX && JUDGED.test(toWritten(message).plain)
}

/** The longest message that is read as such a question, in characters. */
const MESSAGE_MAX = 160
const SHORT_MAX = 60
const NAMED = /\b(mrs|menopause rating scale|phq|gad)(?:[ -]?([2789]))?\b/
/** Words that may follow the name; after any other, "Mrs" is a title. */
const AFTER_NAME =
  /^[ ]*(?:\.?$|[^\p{L} .]|(?:score|result|total|number|points?|test|questionnaire|last|in|on|this|the|for|of|and|was|is|today|here|de|del|en|este|esta|el|la|y|fue|le|du|ce|et|au|etait)\b)/u
/** Check-ins without the name of a questionnaire: "my last check-in", "did my score go down?". */
const UNNAMED =
  /\b(?:check[ -]?ins?|questionnaires?|cuestionarios?|bilans?(?! (?:sanguin|de sante|hormonal|thyroid|lipid|biolog))|my (?:last |latest |current |newest )?scores?(?= *(?:$|[^\p{L} ]|go\b|gone\b|went\b|up\b|down\b|now\b|change|compared|better|worse|last time))|mi (?:ultim[oa] )?(?:puntuacion|puntaje)|mon (?:dernier )?score)\b/u
/** Counts them, or is about something else. */
const UNNAMED_ELSE = /\b(?:how many|how often|cuant[oa]s|combien de|cholesterol|colesterol|dexa|bmi|imc|blood|sangre|sang)\b/
/** What makes it a question about hers, not about the questionnaire. */
const HERS = /\b(?:my|mine|did i|have i|was i|mi|mis|mia|saque|tuve|hice|respondi|mon|ma|mes|ai-je|j'ai|j’ai|je)\b/
const NUMBER_ASKED =
  /\b(?:last|latest|newest|say|said|gone|salio|salido|decia|dice|subio|bajo|disait|donnait|donne|dit|recent|score|result|number|total|points?|what|when|how|ultim[oa]s?|puntuacion|puntaje|resultado|numero|cual|cuanto|cuando|dernier|derniere|score|resultat|chiffre|combien|quel|quelle|quand)\b/

const FAMILIES: Readonly<Record<string, readonly Instrument[]>> = { mrs: ['mrs'], phq: ['phq9', 'phq8', 'phq2'], gad: ['gad7', 'gad2'] }

/** Reads a question about her check-ins in English, Spanish or French; undefined for any other message. */
export function readCheckinQuestion(message: string): CheckinQuestion | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const { plain } = toWritten(message)
  const found = NAMED.exec(plain)
  if (found?.[1] === 'mrs' && !AFTER_NAME.test(plain.slice(found.index + found[0].length))) return undefined
  if (!HERS.test(plain) || !NUMBER_ASKED.test(plain)) return undefined
  if (!found) return UNNAMED.test(plain) && !UNNAMED_ELSE.test(plain) ? ANY_CHECKIN : undefined
  const family = found[1] === 'phq' || found[1] === 'gad' ? found[1] : 'mrs'
  const exact = FAMILIES[family]?.filter((instrument) => found[2] !== undefined && instrument.endsWith(found[2])) ?? []
  const instruments = exact.length > 0 ? exact : (FAMILIES[family] ?? [])
  const [only] = exact
  return { name: only ? SHORT_NAMES[only] : family.toUpperCase(), instruments }
}

/**
 * The newest of the check-ins asked for, with its number, its word and the one before. Says no more than the band, and
 * from 10 points on that a doctor should hear of it. `checkins` are newest first.
 */
export function answerCheckinQuestion({ name, instruments }: CheckinQuestion, checkins: readonly Checkin[], { region }: Manner): Made {
  const chips = [{ ...toChip(t`Open check-ins`), to: PAGE }]
  const last = checkins.find(({ instrument }) => instruments.includes(instrument))
  if (!last) {
    return {
      text: name
        ? t`I find no ${name} among your check-ins. You can answer one there.`
        : t`You have no check-ins yet. You can answer one there.`,
      parts: partsOf('own_data', { chips }),
      about: null,
      isFixed: true,
    }
  }
  const { instrument, total, local_date: day, at, answers } = last
  const figure = t`${SHORT_NAMES[instrument]}: ${totalWords(instrument, total)}`
  const compared = comparedWords(total, earlierOf(instrument, Date.parse(at), checkins))
  const before = checkins.filter((one) => one.instrument === instrument && one !== last).slice(0, BEFORE_MOST)
  const earlier = before.map((one) => t`${dayWords(one.local_date, 'longMonthDay')}: ${totalWords(instrument, one.total)}`)
  const paragraphs = [
    [t`Your last one was on ${dayWords(day, 'date')}. ${figure}.`, compared].filter((words) => words !== undefined).join(' '),
    earlier.length > 1 && t`The ones before: ${earlier.join('; ')}.`,
    total !== null &&
      isForDoctor(instrument, total) &&
      t`With 10 points or more, it’s worth talking to your doctor about this. You can show them the number.`,
  ].filter((words) => words !== false)
  return {
    text: paragraphs.join('\n\n'),
    parts: partsOf('own_data', {
      rows: [{ day, words: figure, log_type: null, log_id: null }],
      chips,
      help_lines: tellsOfDanger(instrument, answers) ? pagesLast(helpLinesFor('crisis', region, language(), 'woman')) : [],
    }),
    about: null,
    isFixed: true,
  }
}
