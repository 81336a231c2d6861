/** Cards for what she wants noted in words that the grammar does not know: "me knees are murder, pop that in". */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { isListedSymptom } from '../rules/data-factors.ts'
import { doingAnswer } from '../rules/doing-answer.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Card, DoingContext } from '../rules/doing-card.ts'
import { symptomAnswer } from '../rules/doing-log-answer.ts'
import { NOTE, SLEPT, subjectOf, together } from '../rules/doing-next.ts'
import { NOTES_MEASURES, type NotesMeasure } from '../rules/notes-classes.ts'
import { dayNamed, flowIn, notedSymptom } from '../rules/read-doing.ts'
import { readClock } from '../rules/read-clock.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { toPlain } from '../../text/rules/written.ts'
import { asksToWrite } from '../rules/told-entry.ts'
import { type Part, partsIn } from '../rules/entry-parts.ts'
import { inManner } from './her-manner.ts'
import { linesIn, namesItself, OF_NOTHING, ownLine, ownWordsAnswer, mayBeIntake, tellsOfIntake } from './own-lines.ts'
import { impliedQuestion } from './implied-question.ts'
import { likeliestMeasure } from './rankings.ts'
import { asksDayBefore, asksToRemind, asReminder } from '../rules/asked-reminder.ts'
import type { Question } from './question.ts'

/** Share from which the first part of a message is about a measure, and from which a later part is. */
const MEASURE_LEAST = 0.6
const FURTHER_LEAST = 0.8
/** How a request names what is no symptom. */
const NAMED: Partial<Record<NotesMeasure, Readonly<Record<Language, string>>>> = {
  flashes: { en: 'a hot flash', es: 'un sofoco', fr: 'une bouffée de chaleur' },
  sweats: { en: 'a night sweat', es: 'un sudor nocturno', fr: 'une sueur nocturne' },
  alcohol: { en: 'alcohol', es: 'alcohol', fr: 'alcool' },
  stress: { en: 'my stress', es: 'mi estrés', fr: 'mon stress' },
  mood: { en: 'my mood', es: 'mi ánimo', fr: 'mon humeur' },
}

/** An answer with a card, and the card. */
type Found = { readonly made: Made; readonly doing: Doing }

function foundIn(made: Made): Found[] {
  const found = toFound(made)
  return found ? [found] : []
}

function toFound(made: Made | undefined): Found | undefined {
  return made?.parts.doing && { made, doing: made.parts.doing }
}

/** Whether a negation beside a measure is no entry of it: "nothing hurt"; "no sweats" is one. */
function isUnlessNegated(measure: NotesMeasure): boolean {
  return isListedSymptom(measure) || measure === 'alcohol'
}

const OTHER_DRINK = /\b(?:caf[ée]s?|coffees?|teas?|th[ée]s?|mates?|cocas?|agua|water|eau)(?!\p{L})/iu

/** Negations: "nothing hurt today". */
const NEGATED = /\b(?:no|not|nothing|none|without|nada|sin|rien|aucune?|pas)\b/iu

/** The card for a measure, on the day that `said` names. */
function cardFor(measure: NotesMeasure, said: string, { manner }: Question, context: DoingContext): Found | undefined {
  const { language } = manner
  if (isListedSymptom(measure)) {
    return toFound(symptomAnswer(notedSymptom(said, measure, language, context.today), manner, context))
  }
  const named = NAMED[measure]?.[language]
  if (named === undefined || (measure === 'alcohol' && OTHER_DRINK.test(said))) return undefined
  return firstOf([`${NOTE[language]} ${named} ${said}`], manner, context)
}

/** Hours after a card for sleep: "Monday 5 h, Tuesday 6 and a half". */
const HOURS_SAID =
  /(?<![\p{L}\d:.])(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix)(?: ?h(?:rs?|ours?|oras?|eures?)?(?: ?30)?)?(?: (?:and a half|y media|et demie))?(?![\p{L}\d:.]| ?(?:am|pm|times|veces|fois)\b)/iu

/** A part that is only hours, which are of sleep beside other things of the night: "7h, woke 1x, no sweats". */
const HOURS_ALONE =
  /^\s*(?:about |unas |environ )?\d{1,2}(?:[.,]5)? ?(?:h|hrs?|hours?|horas?|heures?)(?: ?(?:30|15|45))?(?: (?:straight|seguidas|corridas|d['’]une traite|in all))?\s*[.!]*$/iu
/** Words for the night, for a message in which hours alone are of sleep. */
const NIGHT = /(?<!\p{L})(?:nights?|nite|sleep|slept|bed|noches?|anoche|dorm[íi]\p{L}*|sue[ñn]o|nuits?|dormi\p{L}*|sommeil)(?!\p{L})/iu
/** What comes before the hours of a day: "Tuesday:", "nuit pourrie (". */
const BEFORE_HOURS =
  /^[^\d]*(?::|(?:day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hier|ayer)\b[^\d]*|\bnuit\b[^\d(]*\(?|\bnight\b[^\d(]*\(?|\bnoche\b[^\d(]*\(?)\s*/iu

/** The request for a part that names only the hours of a night. */
function sleptIn(said: string, typed: string, isOfNight: boolean, language: Language): string | undefined {
  const hours = typed.replace(BEFORE_HOURS, '').replace(/\)$/, '')
  if (!isOfNight || !HOURS_ALONE.test(hours)) return undefined
  return `${NOTE[language]} ${SLEPT[language]} ${hours} ${said.replace(hours, ' ').replaceAll(/[():]/g, ' ')}`
}

const OF_NIGHT: ReadonlySet<NotesMeasure | undefined> = new Set(['sleep', 'sweats', 'night_waking'])

/** What a card is about, with its day and time: two cards with the same are duplicates. */
function placeOf({ doing }: Found): string {
  if (doing.kind === 'note') return doing.text
  const time = doing.kind === 'moment' && doing.moment !== 'mood' ? (doing.time ?? doing.when) : ''
  return `${subjectOf(doing)} ${'day' in doing ? doing.day : ''} ${time}`
}

/** What is counted, for a part that names only a number: "Tuesday three flushes, Wednesday none". */
const COUNTED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hot_flash: { en: 'hot flashes', es: 'sofocos', fr: 'bouffées de chaleur' },
  night_sweat: { en: 'night sweats', es: 'sudores nocturnos', fr: 'sueurs nocturnes' },
}
const FLOW: Readonly<Record<Language, string>> = { en: 'my bleeding', es: 'mi sangrado', fr: 'mon saignement' }
/** Words for one more of what was just noted. */
const ANOTHER =
  /(?<!\p{L})(?:another|again|one more|and one|same|as well|otr[ao]|un[ao]? m[aá]s|igual|tambi[eé]n|la de hoy|encore une?|une? autre|de plus|pareil)(?!\p{L})|^(?:yes|yeah|s[ií]|dale|oui)(?!\p{L})/iu
/** Longest message, in words, that may mean one more by naming only a number. */
const MORE_MOST = 8

/** Most words of a part that only counts. */
const COUNT_WORDS = 6

/** Words before two times of day. */
const BETWEEN = /(?:^|\s)(?:between|entre|from|desde|until|hasta|jusqu)\b/iu
const NUMBER_ONLY =
  /(?<![\p{L}\d])(?:none|zero|one|two|three|another|ningun[ao]?|cero|un[ao]|dos|tres|otr[ao]|aucune?|une|deux|trois|autre|[1-9])(?![\p{L}\d:.]|h\b| ?h | (?:hours?|days?|nights?|weeks?|months?|years?|horas?|d[ií]as?|noches?|semanas?|mes(?:es)?|años?|heures?|jours?|nuits?|semaines?|mois|ans?)(?!\p{L}))/iu

/** The card for the first of some requests that gives one. */
function firstOf(requests: readonly (string | undefined)[], manner: Manner, context: DoingContext): Found | undefined {
  for (const request of requests) {
    const found = request === undefined ? undefined : toFound(doingAnswer(request, manner, context))
    if (found) return found
  }
  return undefined
}

/** The request for a part that gives only another number for the last card: "Tuesday 6 and a half", "Thursday none". */
function goingOn(part: string, last: Doing | undefined, language: Language, today: LocalDate): string | undefined {
  if (last?.kind === 'sleep') {
    // "Took 2 paracetamol at 6" is no night.
    if (readClock(toPlain(part), language) || namesMedicine(part)) return undefined
    const hours = HOURS_SAID.exec(part)?.[0]
    return hours && `${NOTE[language]} ${SLEPT[language]} ${/h/i.test(hours) ? hours : `${hours} h`} ${part.replace(HOURS_SAID, ' ')}`
  }
  const counted = last && COUNTED[subjectOf(last)]?.[language]
  if (counted === undefined || !NUMBER_ONLY.test(part) || BETWEEN.test(part)) return undefined
  // "One glass of Riesling" counts something else.
  const isLong = part.trim().split(/\s+/).length > COUNT_WORDS
  if (isLong && !ANOTHER.test(part) && dayNamed(part, language, today) === undefined) return undefined
  // "Three flushes, one at 2 and two at 5": the first number already includes the others.
  const isIncluded = last?.kind === 'answer' && dayNamed(part, language, today) === undefined
  return isIncluded ? undefined : `${NOTE[language]} ${part.replace(NUMBER_ONLY, `$& ${counted}`)}`
}

/** A card for bleeding, with how heavy it is by the whole message: "Period started. Heavy, with clots." */
function withFlow({ made }: Found, doing: Card<'flow'>, message: string, language: Language): Found {
  const flow = doing.flow ?? flowIn(plainWords(message).join(' '), language) ?? null
  const filled = { ...doing, flow }
  return { made: { ...made, parts: { ...made.parts, doing: filled } }, doing: filled }
}

/** What somebody says of a symptom or might do for it: "doctor says it might help the flashes". */
const OF_OTHERS =
  /\b(?:(?:might|may|could|should) (?:help|ease|be)|(?:doctor|gp|nurse|m[eé]dic[ao]|doctora|ginec[oó]log[ao]|m[ée]decin|gyn[ée]co\p{L}*|sage-femme) (?:says?|said|thinks|dice|dijo|cree|dit|a dit|pense))(?!\p{L})/iu

/** Coffee without a time: the Soft Log asks only about the afternoon, so beside other things her words say more. */
function isUntimedCaffeine(doing: Doing): boolean {
  return doing.kind === 'answer' && doing.question === 'caffeine_after_noon' && doing.value === null
}

/** Whether a card is for a hot flash or a sweat of this moment, which another card of the message tells already. */
function isToldTwice({ doing }: Found, found: readonly Found[], now: number): boolean {
  if (doing.kind !== 'moment' || doing.moment === 'mood' || doing.asks_time || Date.parse(doing.at) !== now) return false
  return found.some(
    ({ doing: other }) =>
      other !== doing && subjectOf(other) === doing.moment && (other.kind === 'answer' || (other.kind === 'moment' && !other.asks_time)),
  )
}

/** The cards for the parts of a message, without repeats. */
function cardsIn(question: Question, context: DoingContext): Found[] {
  const { message, manner } = question
  const { language } = manner
  const parts = partsIn(message, language, context.today)
  const measures = parts.map(({ said }) => likeliestMeasure(said, language))
  const named = measures.filter(({ share }) => share >= MEASURE_LEAST)
  const isOfNight = named.some(({ measure }) => OF_NIGHT.has(measure))
  const isOneDay = new Set(parts.map(({ day }) => day)).size === 1
  // "Two pumps of the gel, and the progesterone at night" is no back pain.
  const isOfMedicine = namesMedicine(message)
  const isUntimed = parts.length > 1 && readClock(toPlain(message), language) === undefined
  const found: Found[] = []
  const left: (Part & { before: string | undefined })[] = []
  for (const [place, { said: part, ...rest }] of parts.entries()) {
    const slept = sleptIn(part, rest.typed, isOfNight || NIGHT.test(message), language)
    const { measure, share } = measures[place] ?? { measure: undefined, share: 0 }
    const isMeasure =
      share >= (found.length === 0 ? MEASURE_LEAST : FURTHER_LEAST) &&
      !OF_NOTHING.test(part) &&
      !(isOfMedicine && measure && isListedSymptom(measure))
    const known = OF_OTHERS.test(part)
      ? undefined
      : (firstOf([asReminder(part, language), slept, part, `${NOTE[language]} ${part}`], manner, context) ??
        // "3.14am. Drenched. Put it down": the time may be in another part.
        (measure && isMeasure && !(NEGATED.test(part) && isUnlessNegated(measure))
          ? cardFor(measure, named.length === 1 && isOneDay ? message : part, question, context)
          : undefined) ??
        firstOf([goingOn(part, found.at(-1)?.doing, language, context.today)], manner, context))
    if (known && !(isUntimed && isUntimedCaffeine(known.doing))) found.push(known)
    else left.push({ ...rest, said: part, before: parts[place - 1]?.typed })
  }
  if (found.length > 0) for (const [day, line] of linesIn(left, question)) found.push(...foundIn(ownLine(line, day, manner, context)))
  const whole = found.map((one) => (one.doing.kind === 'flow' ? withFlow(one, one.doing, message, language) : one))
  const once = whole.filter((one, at) => whole.findIndex((other) => placeOf(other) === placeOf(one)) === at)
  return once.filter((one) => !isToldTwice(one, once, context.now))
}

const contexts = new WeakMap<Question, Promise<DoingContext>>()

async function readContext({ hers, user, now }: Question, today: LocalDate): Promise<DoingContext> {
  return { today, now, timezone: user.timezone, tracked: await findChoices(hers, user) }
}

/** What a card is read with. What she tracks is fetched once for each message. */
export function doingContextOf(question: Question, today: LocalDate): Promise<DoingContext> {
  const known = contexts.get(question) ?? readContext(question, today)
  contexts.set(question, known)
  return known
}

/** An answer with all cards. */
function inOne(found: readonly Found[], { manner }: Question): Made | undefined {
  const [first] = found
  return (
    first &&
    together(
      first.made,
      found.map(({ doing }) => doing),
      manner,
    )
  )
}

/** The cards of a message that asks for a reminder beside other things; undefined for any other. */
export async function besideReminder(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  if (!asksToRemind(message) || asksDayBefore(message)) return undefined
  const context = await doingContextOf(question, today)
  return inManner(manner, () => {
    const found = cardsIn(question, context)
    const isReminder = ({ doing }: Found) => doing.kind === 'reminder'
    return found.some(isReminder) && !found.every(isReminder) ? inOne(found, question) : undefined
  })
}

/**
 * The card for the first thing that a message names, with cards for the others; for what was spoken of before, where it
 * names nothing: "put that down for this morning". Undefined if there is neither. Only for a request to note.
 */
export async function furtherCards(question: Question, context: DoingContext): Promise<Made | undefined> {
  const { manner, turns, message } = question
  const { today } = context
  return inManner(manner, () => {
    const found = cardsIn(question, context)
    if (found.length > 0) return inOne(found, question)
    // "Another one just now" means one more of what the last card was about.
    const before = turns[0]?.parts.doing
    const isTimed = /\d/.test(NUMBER_ONLY.exec(message)?.[0] ?? '') && readClock(toPlain(message), manner.language) !== undefined
    const isNumber = NUMBER_ONLY.test(message) && !isTimed && message.trim().split(/\s+/).length <= MORE_MOST
    const isMore = ANOTHER.test(message) || isNumber
    const again = before && isMore ? COUNTED[subjectOf(before)]?.[manner.language] : undefined
    // "Heavier today", after a card for bleeding.
    const isFlow = before?.kind === 'flow' && dayNamed(message, manner.language, today) !== undefined
    const flow = isFlow && flowIn(plainWords(message).join(' '), manner.language) !== undefined ? FLOW[manner.language] : undefined
    const named = again ?? flow
    const next = firstOf([named && `${NOTE[manner.language]} ${named} ${message}`], manner, context)
    if (next) return next.made
    // "The patch came off as well" is no further sweat.
    if (namesMedicine(message) || tellsOfIntake(message)) {
      const isEntry = asksToWrite(message, manner.language) || mayBeIntake(question)
      return isEntry ? ownWordsAnswer(message, question, context) : undefined
    }
    // "Dentist at 4" does not mean one more.
    if (!isMore && !asksToWrite(message, manner.language)) return undefined
    const implied = impliedQuestion(turns, manner.language, today)
    const measure =
      NOTES_MEASURES.find((one) => one === implied?.symptom) ??
      (implied?.subject === 'hot_flashes' ? 'flashes' : implied?.subject === 'night_sweats' ? 'sweats' : undefined)
    // "Ferritin was 18. Would you write that in?" names something itself.
    const isOther = likeliestMeasure(message, manner.language).measure !== measure
    if (isOther && !isNumber && namesItself(message, manner.language)) return ownWordsAnswer(message, question, context)
    // "Had like 6 today, write that down", of what was spoken of before.
    const counted = measure && COUNTED[measure === 'sweats' ? 'night_sweat' : measure === 'flashes' ? 'hot_flash' : '']?.[manner.language]
    const several = firstOf(
      [counted && isNumber ? `${NOTE[manner.language]} ${message.replace(NUMBER_ONLY, `$& ${counted}`)}` : undefined],
      manner,
      context,
    )
    return (several ?? (measure && cardFor(measure, message, question, context)))?.made
  })
}
