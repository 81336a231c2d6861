/** What an entry names and no field records, kept as a line in her words. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { toPageChip } from '../../answers/rules/app-answer.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { NOTE_MAX } from '../../logs/contract.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { asksToRemind } from '../rules/asked-reminder.ts'
import { asksNotToWrite } from '../rules/changed-card.ts'
import { cardAnswer, type DoingContext } from '../rules/doing-card.ts'
import { type Part } from '../rules/entry-parts.ts'
import { type MessageKind, readKind } from '../rules/message-kinds.ts'
import { noteCard, ownWords } from '../rules/own-words.ts'
import { dayNamed, flowIn, moodIn } from '../rules/read-doing.ts'
import { severityIn } from '../rules/read-doing-log.ts'
import { asksToWrite } from '../rules/told-entry.ts'
import { shareOf } from './from-kinds.ts'
import type { Question } from './question.ts'
import { kindsRanking } from './rankings.ts'

/** A part that only says how long or how often: "about ten minutes". */
export const OF_NOTHING =
  /^(?:[^\p{L}]|\b(?:about|around|for|or|so|again|just|only|like|maybe|a|an|of|the|min(?:ute)?s?|hours?|hrs?|times|one|two|five|ten|twenty|half|unos|unas|como|por|un|una|rato|minutos?|horas?|veces|diez|cinco|environ|pendant|une?|dix|heures?|fois|encore)\b)+$/iu

/** What is said beside an entry and is no part of it. */
const NO_ENTRY: ReadonlySet<MessageKind> = new Set([
  'thanks',
  'farewell',
  'greeting',
  'praise',
  'insult',
  'lara',
  'okay',
  'joke',
  'drop',
  'question',
  'notes',
  'app',
  'danger',
])
/** Likelihood of an entry from which what no card records is kept in her words, where she did not ask to note it. */
const LINE_LEAST = 0.7
/** A part that only comments on the others: "that's today's", "and it's not even 9". */
const COMMENTS =
  /^(?:about |como |environ )?\d{1,2} ?(?:\/|out of|of|de|sobre|sur) ?10$|^(?:(?:and|so|y|et|pis) )*(?:(?:the )?(?:last|first) one|it(?:['’]?s)?|that(?:['’]?s)?|this|those|thats|eso|esto|lo|a pesar|ojal[áa]|c['’]est|[çc]a|cela|voil[àa]|ok|forgot to)(?!\p{L})/iu
/** A part that only says how much: "two glasses", "40 min". */
const AMOUNT = /^(?:\d+(?:[.,]\d+)?|an?|one|two|three|un[ao]?|dos|tres|une?|deux|trois) ?\p{L}+$/iu

/** Most words of a part that only says how bad or how heavy something was. */
const GRADE_WORDS = 3

function onlyGrades(line: string, language: Language): boolean {
  const words = plainWords(line)
  const text = words.join(' ')
  return (
    words.length <= GRADE_WORDS &&
    (severityIn(text, language) ?? flowIn(text, language) ?? moodIn(text, language).value) !== undefined &&
    !/\d/.test(line)
  )
}

/** What is left of the parts of an entry that no card records, by day: what she took, ate, drank, measured. */
export function linesIn(parts: readonly (Part & { readonly before: string | undefined })[], question: Question): [LocalDate, string][] {
  const { message, manner } = question
  const { language } = manner
  const isAsked = asksToWrite(message, language)
  if (!isAsked && shareOf(question, 'log', 'fix') < LINE_LEAST) return []
  const kept = parts.flatMap(({ typed, day, before }) => {
    const line = ownWords(typed, language)
    if (
      line === '' ||
      OF_NOTHING.test(line) ||
      COMMENTS.test(line) ||
      onlyGrades(line, language) ||
      asksToRemind(typed) ||
      asksNotToWrite(typed)
    )
      return []
    const kind = readKind(line, language, kindsRanking(), 'log')?.kind
    const isEntry = kind !== undefined && !NO_ENTRY.has(kind) && (line.includes(' ') || isAsked)
    if (!/\d/.test(line) && !isEntry) return []
    return [{ day, line: AMOUNT.test(line) && before !== undefined ? `${ownWords(before, language)}, ${line}` : line }]
  })
  return [...Map.groupBy(kept, ({ day }) => day)].map(([day, lines]) => [
    day,
    lines
      .map(({ line }) => line)
      .join(', ')
      .slice(0, NOTE_MAX),
  ])
}

/** The answer with a card for a line in her words. */
export function ownLine(line: string, day: LocalDate, { language }: Manner, context: DoingContext): Made {
  return cardAnswer(DOING_TEXTS[language].ownWords, noteCard(line, day, language, context))
}

/** The card for a request that names nothing with a field of its own, in her words; undefined if it names nothing. */
export function ownWordsAnswer(said: string, { message, manner }: Question, context: DoingContext): Made | undefined {
  const { language } = manner
  const line = ownWords(said, language)
  if (!line.includes(' ')) return undefined
  const made = ownLine(line, dayNamed(said, language, context.today) ?? context.today, manner, context)
  // What she takes has a page of its own, for doses and changes.
  return namesMedicine(said)
    ? { ...made, parts: { ...made.parts, chips: [toPageChip('/treatments', 'Treatments', message, language)] } }
    : made
}
