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
import type { Part } from '../rules/entry-parts.ts'
import { type MessageKind, readKind } from '../rules/message-kinds.ts'
import { noteCard, ownWords, sentencesIn } from '../rules/own-words.ts'
import { dayNamed, flowIn, moodIn } from '../rules/read-doing.ts'
import { severityIn } from '../rules/read-doing-log.ts'
import { asksOutright, asksToWrite } from '../rules/told-entry.ts'
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
  /^(?:about |como |environ )?\d{1,2} ?(?:\/|out of|of|de|sobre|sur) ?10$|^(?:(?:and|so|y|et|pis) )*(?:(?:the )?(?:last|first) one|it(?:['’]?s)?|that(?:['’]?s)?|this|those|thats|eso|esto|lo|a pesar|ojal[áa]|c['’]est|[çc]a|cela|voil[àa]|ok|ah(?: pis)?$|(?:slt|salut|hola|hi|hey|hello|bonjour|coucou|buenas)(?:[\s,].*)?$|(?:i )?forgot|j['’]?ai oubli[ée]|me olvid[ée])(?!\p{L})/iu

/** Words that thank. */
const THANKS = /(?<!\p{L})(?:thanks|thank you|cheers|gracias|merci)(?!\p{L})/iu
/** Most words of a sentence that only thanks: "t'es ben fine merci". */
const THANKS_WORDS = 5

function onlyThanks(sentence: string): boolean {
  return THANKS.test(sentence) && plainWords(sentence).length <= THANKS_WORDS
}

/** A part that only says how much: "two glasses", "40 min". */
const AMOUNT =
  /^(?:\d+(?:[.,]\d+)?|an?|one|two|three|un[ao]?|dos|tres|une?|deux|trois) ?(?:glass(?:es)?|cups?|pints?|bottles?|mugs?|min(?:ute)?s?|minutos?|hours?|hrs?|km|miles?|copas?|vasos?|tazas?|ca[ñn]as?|botellas?|verres?|tasses?|bouteilles?|heures?|horas?|h)$/iu

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

/** What she took or measured: "took half a clonazepam", "bp 138 over 86". */
const TAKEN =
  /(?<!\p{L})(?:(?:i )?(?:took|taken|had my)|me tom[eé]|tom[eé]|j['’]ai pris|pris) (?!(?:the (?:bus|train|dog)|a (?:walk|nap|bath|shower)|un ba[ñn]o|una ducha|el (?:bus|tren)|le (?:bus|train)|un bain|une douche|du temps|le temps|time))/iu
const MEASURED =
  /(?<!\p{L})(?:bp|blood pressure|weight|weigh(?:ed)?|waist|peso|presi[oó]n|tensi[oó]n|cintura|poids|tension|tour de taille|ferritin\p{L}*|glucos\p{L}*|glyc\p{L}*)(?!\p{L})\D{0,25}\d/iu

/** Whether a text tells of something taken or measured that no card records. */
export function tellsOfIntake(text: string): boolean {
  return TAKEN.test(text) || MEASURED.test(text)
}

/**
 * Fewest words and lowest likelihood of an entry from which a message about a medicine or a measurement is kept:
 * "blood pressure 14/9" alone is a question.
 */
const INTAKE_LEAST = 0.55
const INTAKE_WORDS = 4

/** Whether a message that tells of a medicine or a measure is probably an entry. */
export function mayBeIntake(question: Question): boolean {
  return question.message.trim().split(/\s+/).length >= INTAKE_WORDS && shareOf(question, 'log', 'fix') >= INTAKE_LEAST
}

/** "But not why". */
const LEFT_OUT = /\b(?:not|pas|no) (?:why|the rest|pourquoi|le reste|(?:el )?por qu[eé]|lo dem[aá]s)(?!\p{L})/iu
/** Likelihood of an entry, and most words of one that sounds like a change, for a part without a number. */
const PART_LEAST = 0.4
const SHORT_WORDS = 3

/** Whether a part without a number is worth keeping: a meal, a place that hurts. */
function isEntry(line: string, isAsked: boolean, language: Language): boolean {
  const found = readKind(line, language, kindsRanking(), 'log')
  if (!found || NO_ENTRY.has(found.kind)) return false
  const words = plainWords(line).length
  if (found.shareOf('log') >= PART_LEAST) return isAsked || words >= SHORT_WORDS
  return (
    isAsked && (words <= SHORT_WORDS ? found.kind === 'fix' : found.kind === 'news' || found.kind === 'complaint' || found.kind === 'good')
  )
}

/** What is left of the parts of an entry that no card records, by day: what she took, ate, drank, measured. */
export function linesIn(parts: readonly (Part & { readonly before: string | undefined })[], question: Question): [LocalDate, string][] {
  const { message, manner } = question
  const { language } = manner
  const isAsked = asksToWrite(message, language)
  if (!isAsked && shareOf(question, 'log', 'fix') < LINE_LEAST) return []
  // What she wants left out may be in any of them.
  if (LEFT_OUT.test(message) || asksNotToWrite(message)) return []
  const kept = parts.flatMap(({ typed, day, before }) => {
    const line = ownWords(
      sentencesIn(typed)
        .filter((sentence) => !onlyThanks(sentence))
        .join(' '),
      language,
    )
    if (
      line === '' ||
      OF_NOTHING.test(line) ||
      COMMENTS.test(line) ||
      onlyGrades(line, language) ||
      asksToRemind(typed) ||
      asksNotToWrite(typed)
    )
      return []
    // "Two glasses" says how much of what was named before it.
    const isAmount = AMOUNT.test(line) && before !== undefined
    if (!/\d/.test(line) && !isAmount && !tellsOfIntake(line) && !isEntry(line, isAsked, language)) return []
    return [{ day, line: isAmount ? `${ownWords(before, language)}, ${line}` : line }]
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
  const isReminder = asksToRemind(said)
  const kept = sentencesIn(said).filter(
    // "Thank you. Please remind me to print it": the thanks are no note.
    (sentence) => !asksNotToWrite(sentence) && !asksToRemind(sentence) && (!isReminder || asksToWrite(sentence, language)),
  )
  const line = ownWords(kept.join(' '), language)
  if (!line.includes(' ') || NO_LINE.test(said) || ONLY_ASKS.test(line)) return undefined
  const made = ownLine(line, dayNamed(said, language, context.today) ?? context.today, manner, context)
  // What she takes has a page of its own, for doses and changes.
  return namesMedicine(said)
    ? { ...made, parts: { ...made.parts, chips: [toPageChip('/treatments', 'Treatments', message, language)] } }
    : made
}

/** What is left of a request that only asks for a note: "une note pour pas que j'oublie", "so I don't forget". */
const ONLY_ASKS =
  /^(?:(?:an?|una?|une|la|the) )?(?:(?:notes?|notas?|reminder|recordatorio|rappel) ?)?(?:(?:so (?:that )?i (?:do not|don['’]?t|won['’]?t) forget|para (?:que )?no (?:se me )?olvid\p{L}+|que no se me olvide|(?:que |porque )?a m[ií] se me olvida(?: \p{L}+){0,4}|pour (?:ne )?(?:pas|point) (?:que )?(?:j['’]|l['’]|les? )?oubli\p{L}+|pour (?:m['’]en )?(?:rappeler|souvenir)) ?)*(?:please|pls|porfa(?:vor)?|por favor|stp|svp)?[\s.?!]*$/iu

/** Fewest words of a question that asks to note something in her words. */
const ASKED_WORDS = 7

/** Asks how to note something, for help with a letter, or to delete an entry. */
const NO_LINE =
  /^(?:(?:and|y|et|so|ok|just) )*(?:borra|quita|elimina|delete|remove|take out|undo|enl[eè]ve|efface|supprime)|^(?:(?:so|and|but|y|et|ok) )?(?:how|where|why|which|c[oó]mo|d[oó]nde|por qu[eé]|comment|o[uù]|pourquoi|est-ce)(?!\p{L})|\b(?:writ(?:e|ing) (?:to|a letter|an email)|escribir(?:le)? (?:a|una carta)|[ée]crire (?:à|une? (?:lettre|mail)))/iu

/** Whether a request is none to keep something in her words. */
export function isNoLine(message: string, language: Language): boolean {
  // "Can you track my sleep?" asks about Lara.
  const isAsking = /[?¿]/.test(message) && (!asksOutright(message, language) || plainWords(message).length < ASKED_WORDS)
  return isAsking || NO_LINE.test(message)
}

/** Words that name nothing by themselves: days, times, how bad, and the words of a request. */
const NAMES_NOTHING =
  /^(?:apunt\w*|anot\w*|regist\w*|guard\w*|note\w*|dejalo|dejala|para|today|yesterday|nights?|morning|evening|afternoon|week|when|that|this|them|those|again|also|more|another|like|about|around|during|after|before|just|only|will|doctor|show|tell|know|think|thought|never|wait|mild|moderate|severe|hoy|ayer|anoche|noche|manana|tarde|semana|esto|eso|tambien|otro|otra|como|sobre|desde|hasta|leve|moderado|fuerte|entonces|bueno|aujourd|aujourdhui|hier|matin|soir|nuit|semaine|cela|celle|celui|aussi|encore|vers|environ|alors|leger|modere|fort|docteur|minutes?|minutos?|heures?|hours?|horas?)$/u
/** Fewest words of four letters and more in a request that names something itself. */
const CONTENT_LEAST = 2
/** A number that is no time of day. */
const NAMES_NUMBER =
  /(?<![\d:.hH]|(?:at|las|la|vers|à|since|desde|depuis) )\d+(?![\d:.]|\s?(?:[ap]m|h\b|o['’]clock|min|hours?|horas?|heures?|ou|or|o\b))/iu

/**
 * Whether a request names what to note: "put me down for a cheese toastie", "ferritin was 18, would you write that
 * in?"; not "put it down for this morning".
 */
export function namesItself(message: string, language: Language): boolean {
  if (!asksToWrite(message, language) || isNoLine(message, language)) return false
  if (NAMES_NUMBER.test(message)) return true
  const asked = sentencesIn(message).filter((sentence) => asksToWrite(sentence, language))
  const words = plainWords(asked.map((sentence) => ownWords(sentence, language)).join(' '))
  return words.filter((word) => word.length > 3 && !NAMES_NOTHING.test(word)).length >= CONTENT_LEAST
}
