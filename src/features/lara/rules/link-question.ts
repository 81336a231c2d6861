/** Questions about what goes together in her notes, and their answers by the rules of patterns (docs/patterns.md). */
import { dayWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import type { AnswerRow, Chip } from '../../answers/contract.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { DataSubject } from '../../answers/rules/data-question.ts'
import { numberWords } from '../../insights/rules/measures.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import type { Patterns, ShownPattern } from '../../patterns/contract.ts'
import { FLASHES, ownQuestion, type Question, questionsFor } from '../../patterns/rules/catalogue.ts'
import { isFactor } from '../../patterns/rules/channels.ts'
import type { SideBySide } from '../../patterns/rules/side-by-side.ts'
import { averagesWords, channelWords } from '../../patterns/rules/words.ts'
import { plainWords } from '../../text/rules/question-words.ts'

/**
 * A question about what goes together, as the keys of what it names: two (are they connected?), one (what goes with
 * it?), or none (does anything go together?).
 */
export type LinkQuestion = readonly string[]

/** The longest message that is read as such a question, in characters. */
const MESSAGE_MAX = 160
/** Ratings that rise together on a good day. */
const RATINGS: readonly string[] = ['mood_rating', 'energy_level', 'thinking_clarity']
/** Patterns told in one answer. */
const TOLD_MAX = 3

/** The channel of patterns behind each subject of a question about her notes. */
export const CHANNEL_OF: Partial<Record<DataSubject, string>> = {
  sleep: 'sleep_hours',
  night_sweats: 'night_sweats_count',
  hot_flashes: 'hot_flashes_count',
  mood: 'mood_rating',
  energy: 'energy_level',
  clarity: 'thinking_clarity',
  stress: 'stress_triggers',
}

/** The subjects of the channels. */
export const SUBJECT_OF_CHANNEL: ReadonlyMap<string, DataSubject> = new Map(
  Object.entries(CHANNEL_OF).map(([subject, channel]) => [channel, subject as DataSubject]),
)

const LINK =
  /\b(?:link|links|linked|connect(?:ed|ion)|relat(?:ed|ion|ionship)|(?:go|goes|going) (?:together|hand in hand|with)|affects?|influences?|triggers?|brings? on|makes? .*\b(?:worse|better)|causes?|because of|depends? on|to do with|correlat\w+|relacion(?:ad[oa]s?)?|(?:tiene|tienen) (?:algo )?que ver|(?:va|van) (?:junt[oa]s? )?con|influye|influyen|afectan?|provocan?|empeoran?|dependen?|por culpa|liens?|liees?|lies? (?:a|au|aux|avec|entre)|(?:est|sont)(?: ils| elles)? lies?|rapport|(?:va|vont) (?:souvent )?(?:avec|ensemble)|influence(?:nt)?|joue(?:nt)? sur|aggrave(?:nt)?|provoque(?:nt)?|declenche(?:nt)?|a cause)\b/
const ANY =
  /\b(?:(?:see|find|notice|spot|any|some|show me|what) (?:\w+ )?(?:patterns?|connections?|links)|what (?:goes|tends to go|often goes) (?:together|with)|(?:ves|hay|encuentras|algun|que) (?:\w+ )?(?:patron|patrones|relaciones)|que (?:suele ir|va) (?:junto )?(?:con|a)|(?:vois|voyez|y a t il|il y a|des|quels) (?:\w+ )?(?:liens|schemas)|qu est ce qui va (?:souvent )?(?:avec|ensemble))\b/
const OF_NOTES =
  /\b(?:my notes|my logs?|my entries|my data|my days|what i noted|for me|in me|you see|do you (?:see|find|notice)|mis notas|mis registros|mis dias|lo que anoto|en mi caso|ves|mes notes|mes journees|mes jours|ce que je note|chez moi|vois tu|voyez vous|tu vois|vous voyez)\b/
/** A link asked for between two things: of her notes, even without "my". */
const BETWEEN = /\b(?:links?|connections?|relations?|relationship|correlation|relacion|liens?|rapport) (?:entre|between)\b/
const OF_HERS = /\b(?:my|mi|mis|mon|ma|mes)\b/

/** Whether she fares otherwise at a time or with a thing: "do I sleep better when I drink wine?" */
const WHEN_OF_HERS =
  /^(?!(?:(?:y|et|and) )?(?:what|how|why|que|como|por que|pourquoi|comment|qu|can|could|should|puedo|debo|puis)\b)(?=.*\b(?:(?:do|did|am) i|(?:does|do|is|are|was|were) my|duermo|tengo|estoy|me siento|pienso|sudo|mi|mis|je|j|mon|ma|mes)\b)(?=.*\b(?:better|worse|more|less|fewer|longer|shorter|higher|lower|calmer|mejor|peor|mas|menos|mieux|pire|plus|moins)\b)(?=.*\b(?:when|whenever|after|if|on (?:the )?(?:days|nights)|with|without|cuando|despues|tras|si|los dias|las noches|con|sin|quand|lorsque|apres|les jours|les soirs|les nuits|avec|sans)\b)/
/** The same of what the last answer was about: "is it worse on nights I drink wine?" */
const WHEN_OF_IT =
  /^(?:(?:and|so|but|y|pero|et|mais) )?(?:(?:is|are|was|were|does|do|did) (?:it|they|that|those|this)\b|(?:es|son|va|van|esta|estan|me pasa|pasa|empeoran?|aumentan?|tengo|hay|las? tengo|los tengo|duermo)\b|(?:c est|est ce (?:que c est|pire|plus)|ca (?:empire|s aggrave|augmente|arrive)|j en ai|est ce que j en ai)\b)(?=.*\b(?:better|worse|more|less|fewer|mejor(?:es)?|peor(?:es)?|mas|menos|mieux|pires?|plus|moins|empeoran?|aumentan?|empire|aggrave|augmente)\b)(?=.*\b(?:when|whenever|after|if|on|with|without|cuando|despues|tras|si|los dias|las noches|con|sin|quand|lorsque|apres|les jours|les soirs|les nuits|avec|sans)\b)/
/** A period that she names: her days in it are compared, since patterns look at all of them. */
const PERIOD =
  /\b(?:(?:this|last|past) (?:week|month|year)|(?:esta|la ultima) semana|(?:este|el ultimo) (?:mes|ano)|cette (?:semaine|annee)|ce mois|(?:la semaine|le mois|l annee) dernier(?:e)?)\b/
const ASKED = /[?¿]|^\s*(?:do|does|am|is|are|est-ce)\b/i

const NAMES: readonly (readonly [string, RegExp])[] = [
  ['night_sweats_count', /\b(?:night sweats?|sweats?|sweating|sweaty|sudores|sudo|sueurs|transpire)\b/],
  ['hot_flashes_count', /\b(?:flush(?:es)?|flash(?:es)?|sofocos?|bochornos?|bouffees?)\b/],
  [
    'sleep_hours',
    /\b(?:sleep|sleeping|slept|bad nights?|good nights?|sueno|dormir|duermo|dormido|(?:malas|buenas) noches|noches? (?:malas?|buenas?)|sommeil|dors|dormi|(?:mauvaises?|bonnes?) nuits?)\b/,
  ],
  ['stress_triggers', /\b(?:stress|stressed|stressful|stressy|estres|estresada|estresad[oa]s|estresantes?|stressee|stressante?s?)\b/],
  [
    'physical_activity',
    /\b(?:exercise|exercising|movement|moving|walks?|walking|sport|ejercicio|deporte|caminar|movimiento|exercice|marche|bouger|activite physique)\b/,
  ],
  ['regular_meals', /\b(?:regular meals|comidas regulares|repas reguliers)\b/],
  ['mood_rating', /\b(?:mood|grumpy|grumpier|irritable|sadder|animo|humor|irritable|triste|humeur|moral)\b/],
  ['energy_level', /\b(?:energy|tiredness|tired|energia|cansancio|cansada|energie|fatigue|fatiguee)\b/],
  ['thinking_clarity', /\b(?:clear thinking|thinking|concentration|brain fog|claridad|concentracion|niebla|clarte|brouillard)\b/],
  ['alcohol', /\b(?:alcohol|wine|drinks?|drinking|vino|beber|bebo|copas?|alcool|vin|bois)\b/],
  ['caffeine_after_noon', /\b(?:coffee|caffeine|cafe|cafeina|cafeine)\b/],
  ['spicy_food', /\b(?:spicy|picantes?|epice[es]*)\b/],
  ['late_dinner', /\b(?:late dinners?|eating late|late meals?|cenar tarde|cenas tardias|diner tard|diners tardifs)\b/],
  ['screen_in_bed', /\b(?:screens?|phone in bed|pantallas?|ecrans?)\b/],
  ['hot_room', /\b(?:hot (?:bed)?room|warm (?:bed)?room|habitacion (?:calurosa|caliente)|chambre (?:chaude|trop chaude))\b/],
]

/** Whether a message may be such a question, before her custom factors are known. */
export function mayAskOfLinks(message: string): boolean {
  const plain = plainWords(message).join(' ')
  return message.length <= MESSAGE_MAX && (ANY.test(plain) || LINK.test(plain) || isOfTimes(message, plain) || isOfIt(plain))
}

/** Whether a message compares times with and without something. */
export function asksOfTimes(message: string): boolean {
  const plain = plainWords(message).join(' ')
  return isOfTimes(message, plain) || isOfIt(plain)
}

function isOfIt(plain: string): boolean {
  return WHEN_OF_IT.test(plain) && !PERIOD.test(plain)
}

function isOfTimes(message: string, plain: string): boolean {
  return ASKED.test(message) && WHEN_OF_HERS.test(plain) && !PERIOD.test(plain)
}

/**
 * Reads a question about what goes together; undefined for any other message. `own` are her custom factors, `previous`
 * the key of what the last answer was about.
 */
export function readLinkQuestion(message: string, own: readonly OwnItem[], previous?: string): LinkQuestion | undefined {
  if (!mayAskOfLinks(message)) return undefined
  const plain = plainWords(message).join(' ')
  const keys = keysIn(message, own)
  const [isOfNotes, isOfHers] = [OF_NOTES.test(plain), OF_HERS.test(plain)]
  if (ANY.test(plain) && keys.length < 2 && (isOfNotes || (keys.length === 1 && isOfHers))) return keys
  if (keys.length === 1 && previous !== undefined && !keys.includes(previous) && isOfIt(plain)) return [previous, ...keys]
  return keys.length === 2 && (isOfNotes || isOfHers || BETWEEN.test(plain) || isOfTimes(message, plain)) ? keys : undefined
}

/** The keys of what a message names, in their order. */
export function keysIn(message: string, own: readonly OwnItem[]): string[] {
  const plain = plainWords(message).join(' ')
  const placeOf = (name: string) => {
    const words = plainWords(name).join(' ')
    return words === '' ? -1 : ` ${plain} `.indexOf(` ${words} `)
  }
  return [...NAMES.map(([key, words]) => ({ key, at: plain.search(words) })), ...own.map(({ key, name }) => ({ key, at: placeOf(name) }))]
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ key }) => key)
}

/** The pair that a question with two keys compares; undefined if they are never compared. */
export function comparedBy([one, other]: LinkQuestion, message: string): Question | undefined {
  if (one === undefined || other === undefined) return undefined
  // "Do I sleep less when …" names the cause last, "does stress affect …" first.
  const [cause, outcome] = asksOfTimes(message) ? [other, one] : [one, other]
  return ownQuestion(cause, outcome) ?? ownQuestion(outcome, cause)
}

const toPage = (label: string): Chip => ({ label, message: label, message_type: null, to: '/patterns' })
const OPEN_PAGE = (): Chip => toPage(t`See your patterns`)
const ASK_YOURSELF = (): Chip => toPage(t`Make it my own question`)

/** What an answer says, the days behind it, and whether the page takes it as her own question. */
type Told = { readonly lines: readonly string[]; readonly rows?: readonly AnswerRow[]; readonly mayAsk?: boolean }

const rowOf = (day: string, words: string): AnswerRow => ({ day, words, log_type: null, log_id: null })
const byDay = (one: AnswerRow, other: AnswerRow) => (one.day < other.day ? -1 : 1)

/** The days behind patterns, oldest first. */
function rowsOf(shown: readonly ShownPattern[]): AnswerRow[] {
  return shown
    .flatMap(({ label, much, little }) =>
      [much, little].flatMap((side) =>
        side.days.flatMap(({ day, value }) => (value === null ? [] : [rowOf(day, `${side.label} · ${label} ${numberWords(value)}`)])),
      ),
    )
    .toSorted(byDay)
}

/** The days behind averages, oldest first. */
function averageRows({ outcome, much, little }: SideBySide, own: readonly OwnItem[]): AnswerRow[] {
  const label = channelWords(outcome, own)
  return [much, little].flatMap(({ days }) => days.map(({ day, value }) => rowOf(day, `${label} ${numberWords(value)}`))).toSorted(byDay)
}

/** Patterns that show, for any answer: at most three with their note, without those that are hidden. */
export function toldPatterns(shown: readonly ShownPattern[], isMasked: boolean): { lines: string[]; rows: AnswerRow[] } {
  const isHidden = ({ cause }: ShownPattern) => isMasked && isFactor(cause)
  const told = shown.filter((pattern) => !isHidden(pattern)).slice(0, TOLD_MAX)
  return {
    lines: [
      ...told.map(({ text }) => text),
      ...(told[0] ? [told[0].note] : []),
      ...(shown.some(isHidden) ? [t`You hide some of what you track, so I leave that part out.`] : []),
    ],
    rows: rowsOf(told),
  }
}

/** Why two channels are never compared. */
function refusal(one: string, other: string, own: readonly OwnItem[]): string {
  const [first, second] = [channelWords(one, own), channelWords(other, own)]
  const both = [one, other]
  if (both.every((key) => FLASHES.includes(key))) return t`“${first}” and “${second}” can’t be compared: the same flash may be in both.`
  if (both.every((key) => RATINGS.includes(key)))
    return t`“${first}” and “${second}” can’t be compared day by day: one good day makes most answers better at once.`
  return t`“${first}” and “${second}” are not compared: we look at what goes with your sleep, hot flashes, night sweats, mood, energy and clear thinking.`
}

type Pair = { readonly cause: string; readonly outcome: string }

/** Whether a question is about two channels, in any order. */
function isOf({ cause, outcome }: Pair, one: string, other: string): boolean {
  return (cause === one && outcome === other) || (cause === other && outcome === one)
}

/** Whether the answer needs the averages of her days: no pattern of the two shows, and nothing of them is hidden. */
export function needsAverages([one, other]: LinkQuestion, page: Patterns, isMasked: boolean): boolean {
  if (one === undefined || other === undefined) return false
  return !(isMasked && (isFactor(one) || isFactor(other))) && !page.shown.some((pattern) => isOf(pattern, one, other))
}

/** The answer on two channels; `averages` are those of her days, if there are enough. */
function pairTold(page: Patterns, one: string, other: string, own: readonly OwnItem[], averages: SideBySide | undefined): Told {
  const isPair = (asked: Pair) => isOf(asked, one, other)
  const shown = page.shown.find(isPair)
  if (shown) return { lines: [shown.text, shown.note], rows: rowsOf([shown]) }
  const numbers = averages ? { lines: [averagesWords(averages, own)], rows: averageRows(averages, own) } : { lines: [], rows: [] }
  if (page.own && isPair(page.own)) return { lines: [page.own.result, ...numbers.lines], rows: numbers.rows }
  if (!ownQuestion(one, other) && !ownQuestion(other, one)) return { lines: [refusal(one, other, own)] }
  const untracked = [one, other].find((key) => isFactor(key) && !page.causes.some((cause) => cause.key === key))
  if (untracked !== undefined && !averages)
    return {
      lines: [
        t`You don’t note “${channelWords(untracked, own)}” at the moment. Choose it under “What I track”; it is compared once you have noted it on enough days.`,
      ],
    }
  if (!page.looked) return { lines: [...numbers.lines, page.waiting], rows: numbers.rows }
  const [first, second] = [channelWords(one, own), channelWords(other, own)]
  const next = page.next_look ? [t`We look again on ${dayWords(page.next_look.day, 'longMonthDay')}.`] : []
  const isAsked = questionsFor([one, other]).some(isPair)
  const found = averages
    ? t`That is not clear enough to call it a pattern: some of the difference is always chance.`
    : isAsked
      ? t`When we last looked, on ${dayWords(page.looked.day, 'longMonthDay')}, “${first}” and “${second}” did not clearly go together in your notes.`
      : t`We have not compared “${first}” and “${second}”: that is done only when you ask.`
  const lines = [...numbers.lines, [found, ...next].join(' '), t`If you make it your own question, a link between them is found sooner.`]
  return { lines, rows: numbers.rows, mayAsk: true }
}

function told(keys: LinkQuestion, page: Patterns, own: readonly OwnItem[], isMasked: boolean, averages: SideBySide | undefined): Told {
  if (isMasked && keys.some(isFactor))
    return { lines: [t`You hide some of what you track, so I don’t talk about it here. The page shows it when you tap Show.`] }
  const [one, other] = keys
  if (one !== undefined && other !== undefined) return pairTold(page, one, other, own, averages)
  const isAbout = ({ cause, outcome }: ShownPattern) => one === undefined || cause === one || outcome === one
  const found = toldPatterns(page.shown.filter(isAbout), isMasked)
  if (found.lines.length > 0) return found
  const nothing = page.looked
    ? [
        t`When we last looked, on ${dayWords(page.looked.day, 'longMonthDay')}, nothing in your notes went together clearly enough to say so.`,
      ]
    : []
  return { lines: [...nothing, page.waiting] }
}

/** The answer in the current language; `averages` of her days for two keys, if there are enough days. */
export function linkAnswer(keys: LinkQuestion, page: Patterns, own: readonly OwnItem[], isMasked: boolean, averages?: SideBySide): Made {
  const { lines, rows = [], mayAsk } = told(keys, page, own, isMasked, averages)
  const chips = [mayAsk ? ASK_YOURSELF() : OPEN_PAGE()]
  return { text: lines.join('\n\n'), parts: partsOf('own_data', { rows: [...rows], chips }), about: null, isFixed: true }
}
