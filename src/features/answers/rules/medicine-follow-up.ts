/**
 * Questions about her own medicine that leave its name to the message before: "can I just stop it?" after "my doctor
 * put me on the patch". The safety rules read them with the name in place of the pronoun.
 */
import { recognise } from '../../safety/rules/recognise.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Language } from '../../text/rules/speech.ts'
import { ASKING, DURATION } from '../content/context-words.ts'
import { FAMILY, HOW_SOON } from '../content/stated-medicine-words.ts'
import type { Topic } from './context.ts'
import { isMedicine, namesMedicine, subjectsIn, wordsOf } from './context-subjects.ts'
import { asksWhatAbout, generalEntry } from './stated-medicine.ts'

/** Longest message, in words, that leaves the name of a medicine out. */
const WORDS_MOST = 12

/** Longest question, in words, that may have nothing in place of the name: "can I stop?" */
const BRIEF_MOST = 5

/** Words of a language, without accents and in lower case, with which a question refers to a medicine. */
type Reference = {
  /** The article put before the name. */
  readonly the: string
  readonly pronoun: RegExp
  /** A pronoun that is part of the verb: "dejarla". */
  readonly attached?: RegExp
  /** "Can I take two?" */
  readonly number: RegExp
  /** Added to a question with "if", which asks what to do then. */
  readonly whatToDo: string
}
const REFERENCES: Readonly<Record<Language, Reference>> = {
  en: {
    the: 'the',
    pronoun: /\b(?:it|them|that|this|those|these)\b/,
    number: /\b(?:one|two|three|a second|another)$/,
    whatToDo: 'what do i do',
  },
  es: {
    the: 'el',
    pronoun: /\b(?:lo|la|los|las|eso|esto)\b/,
    attached: /(ar|er|ir)(?:me)?l[oa]s?\b/,
    number: /\b(?:uno|una|dos|tres|otro|otra)\b/,
    whatToDo: 'que hago',
  },
  fr: {
    the: 'le',
    pronoun: /\b(?:l|le|la|les|en|ca|cela)\b/,
    number: /\b(?:un|une|deux|trois)\b/,
    whatToDo: 'que faire',
  },
}

/** The beginning of a question about what may happen. */
const IF = /^(?:(?:and|y|et|ok|but|pero|mais) )*(?:what )?(?:if|si)\b/

/** The words of a message that name a medicine: "estrogen gel". Empty if it names none. */
function medicineIn(message: string): string {
  const words = wordsOf(message)
  const places = subjectsIn(words).flatMap(({ subject, places: at }) => (isMedicine(subject) ? at : []))
  return [...new Set(places)]
    .toSorted((one, other) => one - other)
    .map((place) => words[place])
    .join(' ')
}

/** A question about something in general. */
const ASKS_IF_TRUE = /^(?:and |so |y |et )?(?:est ce (?:que c est )?vrai|c est vrai|is it true|es (?:verdad|cierto))\b/

/** Who told her. */
const TOLD_BY =
  /\b(?:(?:doctor|doc|gp|nurse|gynae|gyno|gynecologist|she|he|they) (?:just )?(?:says|said|told|tells|thinks|confirmed)|(?:me|nos) (?:dijo|dijeron|han dicho|ha dicho|confirmo|confirmaron|diagnosticaron)|(?:medico|medica|doctor|doctora|doc|gine|ginecologa|ginecologo) (?:me )?(?:dice|dijo|ha dicho)|(?:vient de|viennent de|a|ont|m a|on m a) (?:me )?(?:dire|dit|annonce|annoncer|diagnostique)|(?:medecin|gyneco|gynecologue|docteur) (?:dit|pense|confirme))\b/

/** What a question may leave the name out of; amounts and other people are asked about with it. */
const CAUSES: ReadonlySet<string> = new Set(['stop', 'missed', 'change', 'combine', 'timing', 'switch'])

/** The wordings of a message with the name of the medicine in it, at the places where it may belong. */
function wordingsWith(medicine: string, message: string, language: Language): ReadonlySet<string> {
  const said = wordsOf(message).join(' ')
  const { the, pronoun, attached, number, whatToDo } = REFERENCES[language]
  const named = `${the} ${medicine}`
  const bare = said
    .replace(attached ?? pronoun, attached ? '$1' : '')
    .replace(pronoun, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const wordings = [
    said.replace(pronoun, named),
    said.replace(new RegExp(`${pronoun.source} (\\p{L}+)`, 'u'), `$1 ${named}`),
    said.replace(number, (one) => `${one} ${medicine}`),
    said.replace(number, named),
    ...(bare !== said || said.split(' ').length <= BRIEF_MOST ? [`${bare} ${named}`] : []),
  ].filter((one) => one.includes(medicine))
  return new Set(IF.test(said) ? [...wordings, ...wordings.map((one) => `${one} ${whatToDo}`)] : wordings)
}

/** Whether a message asks how long the treatment that was the topic takes to help, which is no question of a dose. */
export function asksHowSoon(message: string, recognised: readonly Recognised[], topic: Topic | undefined): boolean {
  const isOf = topic?.entry?.topic === 'treatments' || topic?.entry?.topic === 'intimacy' || topic?.entry?.isMedicine === true
  return isOf && recognised.every(({ class: name }) => name === 'D') && HOW_SOON.test(wordsOf(message).join(' '))
}

/**
 * Whether what the safety rules take for a question about her own medicine is one in general, which an entry answers:
 * "what about melatonin?", "how long can you take hormones?".
 */
export function isInGeneral(message: string, recognised: readonly Recognised[], language: Language): boolean {
  const isOfMedicine =
    recognised.length > 0 &&
    recognised.every((one) => one.class === 'D' || (one.class === 'X' && (one.cause === 'cancer' || one.cause === 'illness')))
  if (!isOfMedicine) return false
  // Only weights, and no phrase, take the first for a decision.
  const isWeighed = recognised.every(({ cause }) => cause === 'weighed')
  const comparesForms = isWeighed && COMPARES_FORMS.test(wordsOf(message).join(' '))
  return generalEntry(message) !== undefined || (isWeighed && asksWhatAbout(message, language)) || comparesForms
}

/**
 * Whether she tells what stage she was told to be in, and asks nothing ("my doctor says I'm perimenopausal"), or asks
 * whether something is true of it in general.
 */
export function isToldStage(message: string, recognised: readonly Recognised[], language: Language): boolean {
  const isStage = recognised.length > 0 && recognised.every((one) => one.class === 'X' && one.cause === 'stage')
  const words = wordsOf(message).join(' ')
  if (!isStage || ASKS_IF_TRUE.test(words)) return isStage
  return TOLD_BY.test(words) && !/[?¿]/.test(message) && !ASKING[language].test(message)
}

/** "Which is safer?" compares; it asks for no change of hers. */
const COMPARES = /\b(?:which|cual|cuales|lequel|laquelle)\b.* (?:safer|safest|better|best|mas|mejor|plus|mieux)\b/

/** "Is the gel safer than the patch?" compares as well. */
const COMPARES_FORMS =
  /\b(?:is|are|es|son|est|sont)\b.*\b(?:safer|riskier|stronger|better|worse|(?:mas|menos|more|less|plus|moins) \w+|mejor|peor|mieux|pire) (?:than|that|que)\b/

/** Verbs for ending a treatment. "End it" and "en finir" are none: they may be meant of a life. */
const STOPS = /\b(?:stop|stopping|quit|dejar\w*|dejo|arret\w+)\b/

/**
 * Whether a message may ask about a medicine without naming it. A wish that it stops may be no more than that, since it
 * asks; any other sign of danger counts as it is.
 */
export function mayBeOfMedicine(message: string, recognised: readonly Recognised[], language: Language): boolean {
  const words = wordsOf(message)
  const said = words.join(' ')
  return (
    words.length <= WORDS_MOST &&
    recognised.every((one) => one.class === 'D' || (one.class === 'C1' && one.cause === 'wish' && !one.isNow && STOPS.test(said))) &&
    (/[?¿]/.test(message) || ASKING[language].test(said)) &&
    !DURATION[language].asked.test(said) &&
    !COMPARES.test(said) &&
    !FAMILY.test(said) &&
    !namesMedicine(message)
  )
}

/**
 * What the safety rules recognise in such a message with the medicine that `question` names: a change, a stop, a missed
 * dose or a combination of hers. `undefined` if they recognise none.
 */
export function recognisedOfMedicine(message: string, question: string, language: Language): readonly Recognised[] | undefined {
  const medicine = medicineIn(question)
  if (medicine === '') return undefined
  for (const wording of wordingsWith(medicine, message, language)) {
    const found = recognise(wording, 'woman')
    const isAboutIt = found.every(({ class: name, cause, about }) => name === 'D' && CAUSES.has(cause) && about === 'self')
    if (found.length > 0 && isAboutIt) return found
  }
  return undefined
}
