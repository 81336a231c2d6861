/** What kind of statement a message is; questions and everything unclear are left to the other layers. */
import { COUNTED, SUBJECT_WORDS, ABOUT_LARA, BESIDE_LARA, JOYS, type Subject, WHEN_PHRASES } from '../content/speech-acts.ts'
import { PATTERN_NAMES, type PatternName, SPEECH_WORDS } from '../content/speech-act-words.ts'
import { has, type Phrases, readTogether, seek, toPhrases } from '../../safety/rules/phrases.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import type { AsideKind } from '../content/asides.ts'
import { asideOf, type Asides, toAsides } from './aside.ts'
import type { Language } from '../../text/rules/speech.ts'
import { type Sentence, toWritten } from '../../text/rules/written.ts'

/**
 * The kind of a message. `news` is a plain statement; `joy` of good news its row in `JOYS`. Of a complaint, `thing` is
 * how it is named back ("the headache", empty if it is not), `count` what it was counted in ("three nights"), `when`
 * its time in her words ("every morning"), and `isOther` whether it is about somebody else. Without `isSure`,
 * knowledge goes first.
 */
export type SpeechAct = { readonly kind: 'question' } | Statement

/** A message that is no question; questions and requests have their own layers. */
export type Statement =
  | { readonly kind: 'aside'; readonly aside: AsideKind; readonly isSure: boolean }
  | { readonly kind: 'joke' | 'insult' | 'nonsense' | 'person' | 'abilities' }
  | { readonly kind: 'goodNews'; readonly isAhead: boolean; readonly isHealth: boolean; readonly joy: number | undefined }
  | { readonly kind: 'news'; readonly isAhead: boolean; readonly isSure: boolean }
  | Complaint

type Topic = { readonly subject: Subject; readonly thing: string }
export type Complaint = {
  readonly kind: 'complaint' | 'rant'
  readonly subject: Subject | undefined
  readonly thing: string
  readonly count: string
  readonly when: string
  readonly isOther: boolean
  readonly isSure: boolean
}

type Tables = Readonly<Record<PatternName, Phrases>> & { readonly subjects: Phrases; readonly joys: Phrases; readonly asides: Asides }

const tables = new Map<Language, Tables>()

function tablesOf(language: Language): Tables {
  const known = tables.get(language)
  if (known) return known
  const { concepts, patterns } = SPEECH_WORDS[language]
  const compiled = PATTERN_NAMES.map((name) => [name, toPhrases(concepts, patterns[name].split('\n'))] as const)
  const subjects = toPhrases(
    concepts,
    SUBJECT_WORDS[language].map(([, pattern]) => pattern),
  )
  const joys = toPhrases(
    concepts,
    JOYS[language].map(([pattern]) => pattern),
  )
  const made = { ...(Object.fromEntries(compiled) as Record<PatternName, Phrases>), subjects, joys, asides: toAsides(language) }
  tables.set(language, made)
  return made
}

/** Topics of a complaint about other people or things that the knowledge for her does not answer. */
const LIFE: ReadonlySet<Subject> = new Set(['ill', 'tired', 'work', 'family', 'daily'])

const listenAboutLara = toListener(ABOUT_LARA, BESIDE_LARA)

/** Longest message, in characters, that is read as a statement; a longer one says more than one thing. */
const MOST = 400

/** What a message in `language` is; `undefined` if it is unclear. Safety rules run first. */
export function speechActOf(message: string, language: Language): SpeechAct | undefined {
  if (message.length > MOST) return undefined
  const about = listenAboutLara(message)
  if (about) return { kind: about.kind }
  // Compiled before the message is read, which looks its words up in them.
  const found = tablesOf(language)
  const { read } = toWritten(message)
  readTogether(read)
  const aside = asideOf(message, read, found.asides)
  if (aside && aside !== 'self') return { kind: 'aside', aside, isSure: true }
  if (isNonsense(message)) return { kind: 'nonsense' }
  const says = (name: PatternName) => read.some((sentence) => has(found[name], sentence))
  const isHealth = says('health')
  const isAsked = /[?¿]/.test(message)
  if (says('insult')) return { kind: 'insult' }
  if (says('joke') && !says('medical')) return { kind: 'joke' }
  const isRhetorical =
    (says('rhetorical') && !says('medical')) || (says('rant') && (says('told') || says('other')) && !/[?¿]\s*$/.test(message))
  if (!isRhetorical && (isAsked || (says('asks') && !says('exclaims'))))
    // Knowledge goes first: a question to her may be about something she knows.
    return aside === 'self' ? { kind: 'aside', aside, isSure: false } : { kind: 'question' }
  const topic = subjectIn(read, found.subjects, language)
  const isLoss = topic?.subject === 'grief'
  const isOther = says('other')
  const isSelf = says('self')
  const isLong = countWords(read) >= WORDS_TOLD
  const isTold = says('told') || says('exclaims') || says('free') || (isOther && isLong)
  // About bleeding, treatment and tests she wants to know something.
  const isMedical = says('medical')
  const isBad = says('bad')
  const complaint = { subject: undefined, thing: '', ...topic, count: countIn(read, language), when: whenIn(message, language), isOther }
  if (isDark(read, found, isLoss))
    return isSelf && isLong ? { ...complaint, kind: 'complaint', subject: 'low', thing: '', isSure: false } : undefined
  if (says('lasts') && complaint.count !== '' && !isHealth) return { kind: 'complaint', ...complaint, isSure: true }
  const isSuffering = says('suffers')
  const isBody = isHealth && (isTold || (isSelf && (isBad || isLong))) && !isMedical && (topic !== undefined || isBad || isSuffering)
  // Better a question about how she is than "I don't know that".
  const count = countWords(read)
  const isLoose = !isMedical && (count >= WORDS_LOOSE || (count >= WORDS_TOLD && (isSelf || isOther)))
  const isRant = isRhetorical || (says('rant') && (isTold || isSelf || message.includes('!')))
  if (!isTold && !isBody && !isLoose && !isRant) return undefined
  const isAhead = says('ahead')
  const isGood = says('good')
  if (says('free') || (isGood && !isBad && !isLoss && !says('but'))) {
    const joys = read.flatMap((sentence) => seek(found.joys, sentence, undefined, 1).map(({ pattern }) => pattern))
    return { kind: 'goodNews', isAhead, isHealth, joy: joys.length > 0 ? Math.min(...joys) : undefined }
  }
  const isOfOneDay = says('when')
  const isOfLife = topic !== undefined && LIFE.has(topic.subject) && (isOther || says('event'))
  if (isMedical && !isLoss && !isOfOneDay && !isRant && !(isBad && (isAhead || isOfLife))) return undefined
  // What Lara cannot name back may be known to her.
  const isSure = isHealth && !isOfOneDay && topic === undefined ? isRant || ((isBad || isSuffering) && isTold) : isBody || isTold || isRant
  if (isRant) return { kind: 'rant', ...complaint, isSure }
  if (isLoss || ((isBad || isBody) && !isGood)) return { kind: 'complaint', ...complaint, isSure }
  return isHealth && isMedical ? undefined : { kind: 'news', isAhead, isSure }
}

/** Fewest words of a statement that begins with a person ("my husband cooks today"). */
const WORDS_TOLD = 4
/** Fewest words of one that names no person. */
const WORDS_LOOSE = 6

function countWords(read: readonly Sentence[]): number {
  return read.reduce((sum, { words }) => sum + words.length, 0)
}

/** The first topic in the order of the table; `thing` is how it is named back. */
function subjectIn(read: readonly Sentence[], subjects: Phrases, language: Language): Topic | undefined {
  const places = read.flatMap((sentence) => seek(subjects, sentence, undefined, 1).map(({ pattern }) => pattern))
  const row = SUBJECT_WORDS[language][Math.min(...places)]
  return row && { subject: row[0], thing: row[2] }
}

/** Whether a message has dark words, other than those that tell of a loss. */
function isDark(read: readonly Sentence[], { dark, subjects }: Tables, isGrief: boolean): boolean {
  return read.some((sentence) => {
    const loss = isGrief ? seek(subjects, sentence).filter(({ pattern }) => pattern === 0) : []
    const masked = new Set(loss.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
    // As typed: the spelling rules would read "sitting" as "hitting".
    return has(dark, { ...sentence, readings: sentence.words.map((word) => [word]) }, masked)
  })
}

/** "three nights", if the message counts them; otherwise empty. */
function countIn(read: readonly Sentence[], language: Language): string {
  const { numbers, units } = COUNTED[language]
  const known = numbers.split(' ')
  for (const { words } of read) {
    for (const [place, word] of words.entries()) {
      const number = known.includes(word) ? word : known[Number(word) - 2]
      const unit = number && words.slice(place + 1, place + 3).find((one) => Object.hasOwn(units, one))
      if (unit) return `${number} ${units[unit]}`
    }
  }
  return ''
}

/** When it is, in the words of the message: "every single morning"; otherwise empty. */
function whenIn(message: string, language: Language): string {
  return WHEN_PHRASES[language].exec(message)?.[0].toLowerCase() ?? ''
}

const KEYBOARD = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|cvbn/
/** A run of consonants that no word of the three languages has. */
const UNSPOKEN = /[bcdfghjklmnpqrstvwxz]{6}/

/** Whether a message has no words: only signs, or letters at random. */
function isNonsense(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length === 0) return message.trim() !== '' && !/\d/.test(message)
  return words.length <= 4 && words.every((word) => KEYBOARD.test(word) || UNSPOKEN.test(word))
}
