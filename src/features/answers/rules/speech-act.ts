/** What kind of statement a message is; questions and everything unclear are left to the other layers. */
import { ASKING } from '../content/context-words.ts'
import { COUNTED, SUBJECT_WORDS, ABOUT_LARA, BESIDE_LARA, JOYS, type Subject, WHEN_PHRASES } from '../content/speech-acts.ts'
import { PATTERN_NAMES, type PatternName, SPEECH_WORDS } from '../content/speech-act-words.ts'
import { has, type Phrases, readTogether, seekByPattern, toPhrases } from '../../safety/rules/phrases.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import type { AsideKind } from '../content/asides.ts'
import { asideOf, type Asides, toAsides } from './aside.ts'
import type { Language } from '../../text/rules/speech.ts'
import { type Sentence, toWritten } from '../../text/rules/written.ts'

/**
 * The kind of a message. `news` is a plain statement; `joy` of good news its row in `JOYS`. Of a complaint, `thing` is
 * how it is named back ("the headache", empty if it is not), `count` what it was counted in ("three nights"), `when`
 * its time in her words ("every morning"), and `isOther` whether it is about somebody else. Without `isSure`, the
 * knowledge is searched first.
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

/**
 * A clause that asks, by its first words: "…, how do I break the ice". Spanish question words have an accent, which
 * exclamations ("¡qué horror!") have as well.
 */
const CLAUSE_ASKS: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[,;:.–]\s*)(?:and |but |so |ok |right )*(?:(?:where|why|how|what|which|who|when) (?:do|does|did|is|are|am|was|were|can|could|should|would|will|the|to|on earth)\b|how['’]s |what['’]s |where['’]s |(?:do|does|can|could|should|is it|are these|are they) (?:i|it|that|this|the|you|they|women|there)\b)[^!]*$/iu,
  es: /(?:^|[,;:.–]\s*)(?:y |pero |oye |entonces |vale )*(?:cómo|cuándo|dónde|cuál(?:es)?|quién(?:es)?|cuánt[oa]s?|por qué|para qué|a qué|de qué|qué (?:es|son|puedo|hago|debo|hay|pasa|me|se|le|cosas|puede|significa|tiene|tengo|tomo|como|hacer|tal va))(?!\p{L})[^!]*$/iu,
  fr: /(?:^|[,;:.–]\s*)(?:et |mais |alors |bon )*(?:comment|pourquoi|combien|que faire|d['’]où|à quoi|est-ce qu|qu['’]est-ce|c['’]est quoi|y a-t-il|à partir de quel|à quel|faut-il|faut que je|dois-je|puis-je|peut-on|on peut)(?!\p{L})[^!]*$|(?<!importe |plus |pas |sais |de |en |à |,)(?<!\p{L})(?:quoi|combien|comment|laquelle|lequel|où|quand)(?: (?:exactement|alors|donc|comme \p{L}+|en premier|d['’]abord|au juste))?\s*$/iu,
}

/** Asks for help, without a question mark: "what do i do with this rage", "I asked what to take". */
const ASKS_HELP: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:what|how) (?:do|can|should|could) (?:i|we|you)\b(?! (?:say|know))|asking (?:you )?for help|i(?:['’]m| am|m| was)? ?ask(?:ed|ing) (?:you )?(?:what|how|if|whether|about)|(?:any|some) (?:tips|advice|tricks)|tell me what (?:helps|can help|i can|to)|i(?: want| need|['’]d like| would like) something (?:for|without|against|natural)(?! me\b| myself))/iu,
  es: /(?<!\p{L})(?:qué (?:puedo|debo|tomo) |qué hago (?:con|para|si|cuando)|cómo (?:puedo|hago para|le hago)|te (?:he preguntado|pregunté|estoy pidiendo ayuda)|(?:algún|un) (?:consejo|truco)|dime qué (?:ayuda|puedo)|(?:quiero|necesito|busco) algo (?:para|sin|contra|natural)(?! mí))/iu,
  fr: /(?<!\p{L})(?:qu['’]est-ce que je (?:peux|dois|fais)|que (?:puis-je|dois-je)|quoi faire (?:contre|pour|quand)|comment (?:je fais|faire) pour|je (?:te |vous )?(?:demande|demandais) (?:comment|ce que|si)|(?:un|des) (?:conseils?|astuces?)|dis[- ]moi ce qui|dites[- ]moi ce qui|(?:je (?:veux|voudrais|cherche)|il me faut) quelque chose (?:contre|pour|sans|de naturel)(?! moi))/iu,
}

/** "Que me relaje!", which asks nothing. */
const EXCLAIMED = /(?<!\p{L})qu(?:e |['’])[^.?!¿]*!/iu
/** A Spanish verb in the first person of the past: "cumplí". */
const I_DID = /(?<!\p{L})(?!(?:qué|café|bebé|así|aquí|ahí|allí|sofá)(?!\p{L}))\p{L}{2,}[éí](?!\p{L})/iu

const listenAboutLara = toListener(ABOUT_LARA, BESIDE_LARA)

/** Begins news, and asks nothing. */
const GUESS_WHAT = /^\s*(?:guess what|you['’]ll never guess|adivinas? qu[eé]|devinez? quoi)[\s!?.,…]+(?=\S)/iu

/** Longest message, in characters, that is read as a statement if it does not speak of her. */
const MOST = 400
/** Longest message in which a laugh is all that counts, in words. */
const LAUGHED_MOST = 8
/** Fewest words of a message in which only a clause that begins with a question word asks. */
const WORDS_NARRATED = 8

/** What a message in `language` is; `undefined` if it is unclear. Safety rules run first. */
export function speechActOf(typed: string, language: Language): SpeechAct | undefined {
  const message = typed.replace(GUESS_WHAT, '')
  const about = listenAboutLara(message)
  if (about) return { kind: about.kind }
  // Compiled before the message is read, which looks its words up in them.
  const found = tablesOf(language)
  const { read } = toWritten(message)
  readTogether(read)
  const aside = asideOf(message, read, found.asides)
  if (aside && aside !== 'self' && !(aside === 'okay' && CLAUSE_ASKS[language].test(message))) return { kind: 'aside', aside, isSure: true }
  if (isNonsense(message)) return { kind: 'nonsense' }
  const says = (name: PatternName) => read.some((sentence) => has(found[name], sentence))
  const isHealth = says('health')
  const asksHelp = ASKS_HELP[language].test(message)
  const isAsked = /[?¿]/.test(message) || asksHelp
  if (says('insult')) return { kind: 'insult' }
  const isLaughing = says('laughs') && !isAsked && !says('medical') && !says('but') && !says('bad') && countWords(read) <= LAUGHED_MOST
  if (says('joke') || isLaughing) return { kind: 'joke' }
  const isNarrated = countWords(read) >= WORDS_NARRATED
  const isRhetorical =
    (isNarrated && !isAsked && EXCLAIMED.test(message)) ||
    (says('rhetorical') && !says('medical')) ||
    (says('rant') && (says('told') || says('other')) && !/[?¿]\s*$/.test(message) && !asksHelp)
  const topic = subjectIn(read, found.subjects, language)
  const isLoss = topic?.subject === 'grief'
  // "My mum died in spring, so maybe it's that" and "I think I'm going mad" ask nothing.
  const isTelling = (isLoss || topic?.subject === 'lost') && !isAsked && !ASKING[language].test(message)
  if (
    !isRhetorical &&
    !isTelling &&
    (isAsked || says('requests') || CLAUSE_ASKS[language].test(message) || (isAskedIn(read, found.asks) && !says('exclaims')))
  )
    // A question to Lara that may be about something she knows is searched in the knowledge first.
    return aside === 'self' ? { kind: 'aside', aside, isSure: !isHealth && !says('self') } : { kind: 'question' }
  if (message.length > MOST && !says('self')) return undefined
  const isOther = says('other')
  const isSelf = says('self')
  const isLong = countWords(read) >= WORDS_TOLD
  const isTold = says('told') || says('exclaims') || says('free') || (isOther && isLong) || (language === 'es' && I_DID.test(message))
  // About bleeding, treatment and tests she wants to know something.
  const isMedical = says('medical')
  const isBleeding = read.some((sentence) => seekByPattern(found.medical, sentence).some(({ pattern }) => pattern === 0))
  // Several sentences of a story get an answer that listens, whatever they name.
  const isTale = countWords(read) >= WORDS_TALE && read.filter(({ words }) => words.length > 1).length > 1 && !isBleeding
  const isBad = says('bad')
  const complaint = { subject: undefined, thing: '', ...topic, count: countIn(read, language), when: whenIn(message, language), isOther }
  if (isDark(read, found, isLoss))
    return isSelf && isLong ? { ...complaint, kind: 'complaint', subject: 'low', thing: '', isSure: false } : undefined
  if (says('lasts') && complaint.count !== '' && !isHealth) return { kind: 'complaint', ...complaint, isSure: true }
  const isSuffering = says('suffers')
  const isEvent = says('event')
  // "I cut my hair short" tells of her hair, but complains of nothing.
  const isPlain = isEvent && !isBad && !isSuffering
  const isBody =
    isHealth && !isPlain && (isTold || (isSelf && (isBad || isLong))) && !isMedical && (topic !== undefined || isBad || isSuffering)
  // Better a question about how she is than "I don't know that".
  const count = countWords(read)
  const isLoose = (count >= WORDS_LOOSE && !isMedical) || (count >= WORDS_TOLD && (isSelf || isOther))
  const isRant =
    isRhetorical || (says('rant') && (isTold || isSelf || message.includes('!'))) || (isTale && !says('good') && message.includes('!'))
  if (!isTold && !isBody && !isLoose && !isRant && !isTale) return undefined
  const isAhead = says('ahead')
  const isGood = says('good')
  if (says('free') || (isGood && !isBad && !isLoss && !says('but'))) {
    const joys = read.flatMap((sentence) => seekByPattern(found.joys, sentence, undefined, 1).map(({ pattern }) => pattern))
    return { kind: 'goodNews', isAhead, isHealth, joy: joys.length > 0 ? Math.min(...joys) : undefined }
  }
  const isOfOneDay = says('when')
  const isOfLife = topic !== undefined && LIFE.has(topic.subject) && (isOther || isEvent)
  const isLeft = isMedical && !isLoss && !isRant && !isAhead && !isTale && (isBleeding || (!isOfOneDay && !isEvent && !(isBad && isOfLife)))
  // Without a name for the complaint, the knowledge is searched first.
  const isUnnamed = isHealth && !isOfOneDay && !isAhead && !isPlain && !isTale && topic === undefined
  const isSure =
    isRant || isTale || (isUnnamed ? (isBad || isSuffering) && isTold && !isLeft : !isLeft && (isBody || isTold || isSelf || isOther))
  if (isRant) return { kind: 'rant', ...complaint, isSure }
  const isDenied = topic !== undefined && says('but')
  const isMissing = topic?.subject === 'missing' && !isGood
  if (isLoss || isMissing || ((isBad || isBody || isDenied) && !isGood) || (isTale && isSuffering))
    return { kind: 'complaint', ...complaint, isSure }
  return { kind: 'news', isAhead, isSure }
}

/** Fewest words of a statement that begins with a person ("my husband cooks today"). */
const WORDS_TOLD = 4
/** Fewest words of a tale in several sentences. */
const WORDS_TALE = 14
/** Fewest words of one that names no person. */
const WORDS_LOOSE = 6

function countWords(read: readonly Sentence[]): number {
  return read.reduce((sum, { words }) => sum + words.length, 0)
}

/** The first topic in the order of the table; `thing` is how it is named back. */
function subjectIn(read: readonly Sentence[], subjects: Phrases, language: Language): Topic | undefined {
  const places = read.flatMap((sentence) => seekByPattern(subjects, sentence, undefined, 1).map(({ pattern }) => pattern))
  const row = SUBJECT_WORDS[language][Math.min(...places)]
  return row && { subject: row[0], thing: row[2] }
}

/** Words after which a clause begins. */
const CLAUSE_BEGINS = new Set([',', 'and', 'but', 'so', 'y', 'pero', 'e', 'et', 'mais', 'donc', 'alors'])

/** Whether a message asks; in a longer one ("he asked why I was in a mood") only at the beginning of a clause. */
function isAskedIn(read: readonly Sentence[], asks: Phrases): boolean {
  const isShort = countWords(read) < WORDS_NARRATED
  return read.some((sentence) => {
    if (isShort) return has(asks, sentence)
    return seekByPattern(asks, sentence).some(
      ({ start }) => start <= 1 || [start - 1, start - 2].some((place) => CLAUSE_BEGINS.has(sentence.words[place] ?? '')),
    )
  })
}

/** Whether a message has dark words, other than those that tell of a loss or of daily life. */
function isDark(read: readonly Sentence[], { dark, mild, subjects }: Tables, isGrief: boolean): boolean {
  return read.some((sentence) => {
    const loss = [
      ...(isGrief ? seekByPattern(subjects, sentence).filter(({ pattern }) => pattern === 0) : []),
      ...seekByPattern(mild, sentence),
    ]
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
