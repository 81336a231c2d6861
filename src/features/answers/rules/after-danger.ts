/**
 * Messages after a recognised danger: answers follow up on it, the help lines stay visible, and no language model is
 * called (decision 0042).
 */
import type { HelpLine } from '../../safety/contract.ts'
import { AFTER_DANGER, type DangerClass, type SaidAfter } from '../../safety/content/after-danger.ts'
import { type About, type Made, partsOf } from './answer.ts'
import { complaintOf } from './complaint.ts'
import { helpLinesForAll, pagesLast } from '../../safety/rules/help-lines.ts'
import type { Recognised, SafetyClass } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { type Sentence, toWritten, type Written } from '../../text/rules/written.ts'
import type { Language, Manner, Speaker } from '../../text/rules/speech.ts'
import type { AfterKind } from './after-kinds.ts'
import type { Danger } from './danger.ts'
import { besideDenial } from './denied-danger.ts'
import { admits, isLongAgo, kindAfter, NO_WORDS } from './said-after.ts'
import { safetyAnswer } from './safety-answer.ts'
import { shown } from './wording.ts'

/** Number of messages after an answer about danger that take it into account. */
export const TURNS_AFTER = 6
/** Messages after which a danger that was only suspected ends, if she does not answer whether there is one. */
const UNSURE_TURNS = 2
/** How long a danger also applies in her other conversations, in ms. */
export const NEAR_MS = 3_600_000

export type { Danger }

const NEEDS = { C1: ['crisis', 'emergency'], C2: ['abuse', 'emergency'], M1: ['emergency', 'advice'] } as const
const NOT_OWN = new Set(['other', 'own', 'seeking'])

function isDanger(name: SafetyClass): name is DangerClass {
  return Object.hasOwn(NEEDS, name)
}

/** Whether an answer was about a danger that only the classifier suspected. */
function isSuspected(about: About | null): boolean {
  return about?.kind === 'safety' && about.cause === WEIGHED && about.class !== 'M1'
}

/**
 * The place of the danger that counts; -1 if there is none. It is the latest that was named, else the latest. After the
 * question about a suspected one it is that one, since a "yes" answers this question.
 */
function placeOfDanger([last = null, ...before]: readonly (About | null)[]): number {
  const abouts = [last, ...before]
  const isOne = (about: About | null) => about?.kind === 'safety' && isDanger(about.class)
  const named = isSuspected(last) ? -1 : abouts.findIndex((about) => isOne(about) && !isSuspected(about))
  return named === -1 ? abouts.findIndex(isOne) : named
}

/**
 * The danger among the topics of previous answers, newest first, that counts; `undefined` if there is none in the last
 * six.
 */
export function dangerIn(abouts: readonly (About | null)[]): Danger | undefined {
  const about = abouts[placeOfDanger(abouts.slice(0, TURNS_AFTER))]
  if (about?.kind !== 'safety' || !isDanger(about.class)) return undefined
  const isUnsure = isSuspected(about)
  return { class: about.class, isOwn: !NOT_OWN.has(about.cause), ...(isUnsure && { isUnsure }) }
}

/** A message of hers after the danger, and the answer to it. */
type TurnAfter = { readonly said: string; readonly about: About | null; readonly parts: Pick<Made['parts'], 'layer' | 'class'> }

/** A danger with what was said since; `turns` are the last ones of the conversation, newest first. */
export function withTurns(danger: Danger, turns: readonly TurnAfter[]): Danger {
  const at = placeOfDanger(turns.map(({ about }) => about))
  // A danger in another conversation was before all of this one.
  const since = at === -1 ? turns : turns.slice(0, at)
  const isAsked = since.some(({ parts, about }) => parts.layer === 'safety' && parts.class === null && about === null)
  // After a denial nothing confirms what was only suspected.
  const denied = since.findLastIndex(({ said }) => besideDenial(said, danger) !== undefined)
  const isUnsure = danger.isUnsure === true && !since.slice(denied + 1).some(({ said }) => confirms(said, danger))
  const isOver = isUnsure && since.length >= UNSURE_TURNS
  return {
    ...danger,
    isUnsure,
    isAsked,
    isNew: since.length === 0,
    isSettled: isOver || isSettledBy(since, danger),
  }
}

/** What a message after a danger says; `yes` and `no` are short replies. */
type Said = SaidAfter | AfterKind

/** Likelihood from which the ranking overrides the rules, and from which it is used where no rule matches. */
const READ_LEAST = 0.4
const HINTED_LEAST = 0.25
/** The same for kinds that end the follow-ups, and for all kinds after a danger that was only suspected. */
const SURE_LEAST = 0.6
/** The same against a rule for harm or a worse state, and for kinds that end the follow-ups, against the classifier. */
const CERTAIN_LEAST = 0.8
const RELIEF: ReadonlySet<Said> = new Set(['safe', 'over'])
const ENDING: ReadonlySet<Said> = new Set(['safe', 'over', 'misread', 'thanks', 'leaving', 'other'])
/** Longest reply, in words, that is read by the rules alone where they read "yes" or "no". */
const REPLY_MOST = 3
/** Longest message, in words, for which the ranking counts only from `SHORT_LEAST`. */
const SHORT_MOST = 2
const SHORT_LEAST = 0.9

/** What a message after a danger says; "no, you didn't get me wrong, I do think of it" is no denial. */
function saidIn(message: Written, danger: Danger): Said {
  const said = readAfterIn(message, danger)
  return (said === 'misread' || said === 'no') && danger.class !== 'M1' && admits(message.raw) ? 'rest' : said
}

/** The same by the rules, and by the ranking where it is certain enough. */
function readAfterIn(message: Written, danger: Danger): Said {
  const ruled = kindAfter(message)
  const learned = danger.readAfter?.(message.raw)
  if (!learned) return ruled
  const { kind, share } = learned
  const length = message.read.flatMap(({ words }) => words).filter((word) => word !== ',').length
  if ((ruled === 'yes' || ruled === 'no' || ruled === 'safe') && length <= REPLY_MOST) return ruled
  if (length <= SHORT_MOST && share < SHORT_LEAST) return ruled
  if ((ruled === 'harmed' || ruled === 'worse') && share < CERTAIN_LEAST) return ruled
  // A negation is rarely relief: "actually no, he is outside". After self-harm it can be: "I won't do anything".
  const isDenied = message.read.some(({ words }) => words.some((word) => NO_WORDS.has(word)))
  if (RELIEF.has(kind) && isDenied && ruled !== kind && (danger.class !== 'C1' || kind === 'over'))
    return RELIEF.has(ruled) ? 'rest' : ruled
  if (share >= (ENDING.has(kind) || danger.isUnsure === true ? SURE_LEAST : READ_LEAST)) return kind
  // The rules alone are not enough for relief: "the pain has gone to my jaw".
  if (ruled === 'over' && !RELIEF.has(kind) && kind !== 'called') return 'rest'
  if (ruled !== 'rest') return ruled
  return share >= HINTED_LEAST && !ENDING.has(kind) && danger.isUnsure !== true ? kind : 'rest'
}

/** Whether the danger was settled and has not come back since: "I'm safe", later "he found me". */
function isSettledBy(since: readonly TurnAfter[], danger: Danger): boolean {
  let isSettled = false
  for (const { said } of since.toReversed()) {
    const written = toWritten(said)
    if (hasSettled(written, danger)) isSettled = true
    else if (UNDOES.has(saidIn(written, danger))) isSettled = false
  }
  return isSettled
}

/** What shows that a settled danger is back. */
const UNDOES: ReadonlySet<Said> = new Set(['worse', 'unsafe', 'harmed'])

/** Kinds that confirm a danger: of 1,700 ordinary messages ten are read as one of these. */
const CONFIRMS: ReadonlySet<Said> = new Set([
  'harmed',
  'worse',
  'unanswered',
  'unwilling',
  'unhelped',
  'bound',
  'called',
  'ashamed',
  'unsafe',
])

/** Kinds without a follow-up of their own that fits, or after which the full answer to a danger is given once more. */
const NO_FOLLOW_UP: ReadonlySet<Said> = new Set(['harmed', 'worse', 'unsafe', 'misread', 'rest', 'other'])

/** Whether a message surely needs a follow-up, not the full answer to a danger once more: "I can't leave, the dog". */
export function goesOnFrom(message: string, danger: Danger): boolean {
  const learned = danger.readAfter?.(message)
  if (!learned || NO_FOLLOW_UP.has(learned.kind)) return false
  return learned.share >= (ENDING.has(learned.kind) ? CERTAIN_LEAST : SURE_LEAST)
}

/** Whether a message confirms a danger that was only suspected. */
function confirms(said: string, danger: Danger): boolean {
  const learned = danger.readAfter?.(said)
  return learned !== undefined && learned.share >= SURE_LEAST && CONFIRMS.has(learned.kind)
}

/** What she may say after which she is not asked again whether she is safe. */
const SETTLES: ReadonlySet<Said> = new Set(['safe', 'misread'])

/** Whether all that was recognised is uncertain: suspected, or named and unlikely. */
export function mayBeTakenBack(recognised: readonly Recognised[]): boolean {
  return recognised.every(({ cause, isUnlikely }) => cause === WEIGHED || isUnlikely === true)
}

/**
 * Whether a message takes back all that was recognised in it: what only a classifier suspects, once she has said that
 * there is no danger, or where the same was named before; what phrases name but is unlikely, where this message says
 * so.
 */
export function takesBack(message: string, recognised: readonly Recognised[], danger: Danger): boolean {
  const deniesNow = () => danger.isUnsure === true && hasSettled(toWritten(message), danger)
  if (recognised.every(({ cause }) => cause === WEIGHED)) {
    // After one that was named or admitted she is not asked again whether there is one.
    const goesOn = danger.isUnsure !== true && recognised.every((one) => one.class === danger.class)
    return goesOn || isNoDanger(toWritten(message), danger)
  }
  return mayBeTakenBack(recognised) && deniesNow()
}

/** Whether a message settles a danger; "no" and "it is over" only where she was asked if there is one. */
function settles(said: Said, { isUnsure }: Danger): boolean {
  return SETTLES.has(said) || (isUnsure === true && (said === 'no' || said === 'over'))
}

/** Whether a message says that what sounded like an emergency was long ago. */
const isPast = (message: Written, danger: Danger) => danger.class === 'M1' && isLongAgo(message) && !GRAVE.test(message.raw)

/** Words with which a past event still points to an emergency now: "my mum died of this last year". */
const GRAVE =
  /\b(?:die[ds]?|death|dead|mum|mom|mother|dad|father|sister|brother|heart attack|stroke|muri[oó]|muert[eo]|madre|padre|hermana|infarto|ictus|morte?|m[eè]re|p[eè]re|s[oœ]+eur|infarctus|avc)\b/iu

/** Whether a message settles a danger, in whichever of its sentences. */
function hasSettled(message: Written, danger: Danger): boolean {
  if (danger.class !== 'M1' && admits(message.raw)) return false
  return isPast(message, danger) || settles(saidIn(message, danger), danger) || besideDenial(message.raw, danger) !== undefined
}

/** What may be answered like any other message once a danger is settled. */
const FREE: ReadonlySet<Said> = new Set(['yes', 'no', 'safe', 'over', 'misread', 'thanks', 'leaving', 'lara', 'rest', 'other', 'now'])
const ASKING = new Set(
  (
    'how what when why which who where can could is are do does did should will would ' +
    'que como cuando cual cuanto cuantos cuantas donde puedo puede es hay ' +
    'quand comment pourquoi combien quel quelle quels quelles est puis peut peux'
  ).split(' '),
)

/** Those that begin no statement: "es que …" and "is not …" do. */
const CLEAR: ReadonlySet<string> = new Set([...ASKING].filter((word) => !/^(?:is|are|do|does|did|que|es|hay|como|quand|est)$/.test(word)))
/** Words before a question. */
const BEFORE_ASKING = new Set(
  'so and but ok okay right then well finally please just also y pero entonces bueno vale et mais alors bon donc ,'.split(' '),
)

/** Whether a sentence of at least three words begins as a question does. */
function begins({ words }: Sentence, asking: ReadonlySet<string>): boolean {
  const rest = words.slice(words.findIndex((word) => !BEFORE_ASKING.has(word)))
  return rest.length >= 3 && asking.has(rest[0] ?? '')
}

/** "Et où est-ce que je vois …", without a question mark; without its accent, "ou" is "or". */
const ASKS_WHERE = /^(?:(?:et|mais|alors|bon|ok) )*où\s/iu

/** Whether a message asks something ("999??" does not); only then is the knowledge base searched after a danger. */
export function isAsking({ raw, read }: Written): boolean {
  return (
    /(?<!\?)\?(?!\?)|¿/.test(raw) || ASKS_WHERE.test(raw) || read.some((sentence, place) => begins(sentence, place === 0 ? ASKING : CLEAR))
  )
}

/** Whether a message surely goes on telling of the danger. */
function isTelling(message: Written, danger: Danger): boolean {
  const learned = danger.readAfter?.(message.raw)
  return learned?.kind === 'rest' && learned.share >= SURE_LEAST
}

/**
 * Whether a message is unrelated to the danger and may be answered on its own: it mentions nothing about the danger, or
 * asks what to do about one of the most common complaints.
 */
export function isElse(message: Written, danger: Danger, language: Language): boolean {
  const said = saidIn(message, danger)
  if (said === 'rest') return !isTelling(message, danger)
  if (said !== 'now' || danger.class === 'M1') return said === 'other'
  const complaint = complaintOf(message.raw, language)
  return complaint !== undefined && !complaint.startsWith('mood')
}

/** Whether a message asks something, if not in its first words. */
function asksBeside({ raw, read }: Written): boolean {
  return /[?¿]/.test(raw) || read.slice(1).some((sentence) => begins(sentence, CLEAR))
}

/** Replies to the question that was asked about an unsure danger. */
const REPLIES: ReadonlySet<Said> = new Set(['yes', 'no', 'safe', 'over', 'misread'])

/** Whether a message after a settled danger, or one that was only asked about, is answered like any other. */
export function isFree(message: Written, danger: Danger): boolean {
  const said = saidIn(message, danger)
  // "No" may still answer whether she is safe.
  if (danger.isSettled === true) return FREE.has(said) && said !== 'no'
  return danger.isUnsure === true && FREE.has(said) && (!REPLIES.has(said) || danger.isNew !== true || asksBeside(message))
}

/** Whether a message asks something beside an answer to whether she is safe: "I'm safe, thanks. Can dryness be why?" */
export function isAskingBeside(message: Written, danger: Danger): boolean {
  const said = saidIn(message, danger)
  return (SETTLES.has(said) || said === 'thanks') && asksBeside(message)
}

/** Whether she has said in this message, or since the danger, that what only the classifier recognised is none. */
export function isNoDanger(message: Written, danger: Danger): boolean {
  return danger.isUnsure === true && (danger.isSettled === true || hasSettled(message, danger))
}

function linesAfter(danger: Danger, { region, language }: Manner, speaker: Speaker) {
  return pagesLast(helpLinesForAll(NEEDS[danger.class], region, language, speaker))
}

/** Kinds whose texts only suit the person in danger, not one who tells of another or is violent. */
const OF_HER: ReadonlySet<Said> = new Set(['rest', 'ashamed', 'worse', 'now', 'bound', 'no', 'leaving'])

function textAfter(said: Said, danger: Danger, { all, of, again, againEmergency, others }: (typeof AFTER_DANGER)[Language]): string {
  const isUnsure = danger.isUnsure === true
  if (isUnsure && (said === 'no' || said === 'over' || said === 'safe')) return all.misread
  const kind = said === 'safe' ? 'yes' : said === 'other' ? 'rest' : said === 'unsafe' ? (isUnsure ? 'rest' : 'no') : said
  if (kind === 'rest' && danger.isAsked === true) return danger.class === 'M1' ? againEmergency : again
  // In an emergency the advice is the same for everyone.
  if (!danger.isOwn && (danger.class === 'M1' ? kind === 'rest' : OF_HER.has(kind))) return others
  return of[danger.class][kind] ?? all[kind]
}

/** The follow-up to a message after a danger, with the help lines; does not count as a new danger. */
export function afterDanger(message: Written, danger: Danger, manner: Manner, speaker: Speaker): Made {
  const said = isPast(message, danger) ? 'misread' : saidIn(message, danger)
  if (danger.isUnsure && danger.isNew && said === 'yes') {
    const confirmed: Recognised = {
      class: danger.class,
      cause: 'hints',
      about: 'self',
      isNow: false,
      isDenied: false,
      language: manner.language,
    }
    const made = safetyAnswer([confirmed], manner, { speaker, recent: new Set() })
    if (made) return made
  }
  return {
    text: shown([textAfter(said, danger, AFTER_DANGER[manner.language])], manner),
    parts: partsOf('safety', { class: null, help_lines: linesAfter(danger, manner, speaker) }),
    about: null,
  }
}

/** The help lines for a danger, followed by those of an answer itself, without duplicates. */
export function linesBeside(own: readonly HelpLine[], danger: Danger, manner: Manner, speaker: Speaker): HelpLine[] {
  const lines = linesAfter(danger, manner, speaker).filter(({ name }) => own.every((line) => line.name !== name))
  return pagesLast([...lines, ...own])
}

/**
 * Another answer in the messages after a danger: shown below the help lines, without chips unless the danger is settled
 * or was only suspected.
 */
export function besideDanger(made: Made, danger: Danger, manner: Manner, speaker: Speaker): Made {
  const chips = danger.isSettled === true || danger.isUnsure === true ? made.parts.chips : []
  return {
    ...made,
    isFixed: true,
    parts: { ...made.parts, chips, help_lines: linesBeside(made.parts.help_lines, danger, manner, speaker) },
  }
}
