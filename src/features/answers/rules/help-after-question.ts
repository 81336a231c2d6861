/** Help for a complaint about which Lara has already asked: a second open question would put her off. */
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { wordingOf } from '../../knowledge/rules/claim-wording.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { COMPLAINT_WORDS, type Subject, SUBJECT_ENTRIES } from '../content/speech-acts.ts'
import { type Made, partsOf } from './answer.ts'
import { asksOpenly, type Asked } from './detail.ts'
import { entryOf, tonedEntry } from './knowledge-answer.ts'
import type { Statement } from './speech-act.ts'
import type { Before } from './tone.ts'
import { pickFresh, shown } from './wording.ts'

/** Topics of which she may only want to talk. */
const LISTENED: ReadonlySet<Subject> = new Set(['grief', 'missing', 'lost'])
/** Chooses help where Lara asked whether she wants that, or to talk: "what can help, please". */
const CHOOSES_HELP: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what (?:can|could|might|may|would) help|what helps|the help)\b/,
  es: /\b(?:(?:lo )?que (?:puede|podria|me puede) ayudar(?:me)?|que ayuda|lo que ayuda)\b/,
  fr: /\bce qui (?:(?:peut|pourrait|m) )?aider?\b/,
}
/** Chooses to talk there: "I'd rather just talk". */
const CHOOSES_TALK: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:rather|prefer|just|want|need) (?:to )?(?:just )?(?:talk|vent|chat)|just (?:talk|listen)|let me (?:talk|vent))\b/,
  es: /\b(?:(?:prefiero|quiero|necesito|solo|simplemente) (?:solo )?(?:hablar|charlar|desahogarme)|^(?:hablar|desahogarme))\b/,
  fr: /\b(?:(?:je prefere|je veux|j ai besoin d|j ai besoin de|juste|simplement) (?:juste )?(?:en )?(?:parler|discuter|vider mon sac)|^(?:en )?parler)\b/,
}
const LISTENING: Readonly<Record<Language, string>> = {
  en: 'Of course. I’m listening; start wherever you like.',
  es: 'Claro, cuéntame. Te escucho; empieza por donde quieras.',
  fr: 'Bien sûr, racontez-moi. Je vous écoute ; commencez par où vous voulez.',
}
/** Longest message, in words, that chooses help, and that chooses to talk. */
const CHOICE_MOST = 12
const TALK_MOST = 8
/** Fewest words with which she goes on. */
const WORDS_LEAST = 4

/** Whether a message may choose help, or to talk, after Lara's open question. */
export function mayChoose(message: string, language: Language): boolean {
  const words = plainWords(message)
  return (words.length <= CHOICE_MOST && CHOOSES_HELP[language].test(words.join(' '))) || choosesTalk(message, language)
}

function choosesTalk(message: string, language: Language): boolean {
  const words = plainWords(message)
  return words.length <= TALK_MOST && !message.includes('?') && CHOOSES_TALK[language].test(words.join(' '))
}

/**
 * The entry that helps, where she chooses help after Lara's open question, or that Lara listens, where she chooses to
 * talk; `undefined` for any other message.
 */
export function chosenAnswer(message: string, manner: Manner, last: Asked | undefined, before: Before): Made | undefined {
  const { language } = manner
  if (!last || !mayChoose(message, language) || !asksOpenly(last.text, language)) return undefined
  if (choosesTalk(message, language)) return { text: LISTENING[language], parts: partsOf('guide'), about: last.about }
  const entry = entryOf(last.about)
  return entry && entry.topic !== 'lara' ? tonedEntry(entry, manner, { ...before, isTold: true }) : undefined
}

/**
 * The answer to a further complaint on the same topic after Lara's open question: an acknowledgement, and the entry on
 * it, or on the complaint before. `undefined` if she was not asked, complains of something else, or that entry was
 * given already. `found` is the entry that a search for the message finds.
 */
export function helpAfterQuestion(
  act: Statement,
  message: string,
  manner: Manner,
  last: Asked | undefined,
  found: KnowledgeEntry | undefined,
  before: Before,
): Made | undefined {
  if (act.kind !== 'complaint' && act.kind !== 'rant') return undefined
  if (act.subject !== undefined && LISTENED.has(act.subject)) return undefined
  const { language, tone } = manner
  if (!last || !asksOpenly(last.text, language) || plainWords(message).length < WORDS_LEAST) return undefined
  const asked = entryOf(last.about)
  const [ownId] = act.subject === undefined ? [] : SUBJECT_ENTRIES[act.subject]
  const own = KNOWLEDGE.find(({ id }) => id === ownId)
  // Most parts of the body are a topic of their own.
  const isOther = [found, own].some((one) => one && (one.topic !== asked?.topic || (one.topic === 'body' && one.id !== asked.id)))
  // Of a new complaint she is asked first.
  if (isOther && act.subject !== undefined) return undefined
  const entry = isOther ? asked : (found ?? asked)
  if (!entry || entry.topic === 'lara' || before.given?.includes(entry.id)) return undefined
  const heard = pickFresh(COMPLAINT_WORDS[language].plain[tone], Number.parseInt(wordingOf([message]), 16), before.earlier ?? [])
  const made = tonedEntry(entry, manner, { ...before, isTold: true })
  return { ...made, text: `${shown([heard], manner)}\n\n${made.text}`, isFixed: true }
}
