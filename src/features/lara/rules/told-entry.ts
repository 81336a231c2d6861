/** What Lara says with a card for something she was told but not asked to note: "two flushes on the bus, half 7". */
import { speechActOf } from '../../answers/rules/speech-act.ts'
import { speechActAnswer } from '../../answers/rules/speech-act-answer.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { subjectOf } from './doing-next.ts'
import { mayAskToNote } from './read-doing.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'

/** Words with which something is asked to be written down. */
const ASKS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:note|log|put(?! (?:on|off|up|out|away)\b)|pop|stick|add|record|write|written|mark|jot|track|count|list|enter|include|chuck|bung|keep(?! (?:having|getting|waking|on|feeling|me|my)\b)|in writing|remind)\b/,
  es: /\b(?:apunt|anot|regist|(?:pon|poner)(?:lo|la|me|le|ga|gas|game|melo|ed)?\b|met[ea](?:lo|la|me)?\b|sum[ao](?:lo|la|me)?\b|agreg|anad|marc|guard|escrib|constancia|cuent[ae](?:lo|la)\b|deja(?:lo|la)\b)/,
  fr: /\b(?:note[rsz]?\b|mets\b|mettez\b|mettre\b|ajout|rajout|inscri|ecri[st]|ecrivez|marqu|consign|enregistr|compte(?:z|r|les?|la)\b|rentre[rz]?(?: (?:ca|le|la)\b)|archiv|garde[rz]?\b|range[rz]?\b|trace\b)/,
}
/** How an answer to a request begins. */
const AGREES: Readonly<Record<Language, RegExp>> = { en: /^Of course\. /, es: /^Claro que sí\. /, fr: /^Bien sûr\. / }
/** Text that already asks whether to note it. */
const OFFERS: Readonly<Record<Language, RegExp>> = { en: /\bShall I\b/, es: /¿(?:Te )?lo (?:anoto|pongo)/, fr: /Je l[ae] (?:note|mets)/ }

/** Whether a message has a word with which something is asked to be written down. */
export function asksToWrite(message: string, language: Language): boolean {
  return ASKS[language].test(toPlain(message))
}

/** Asks politely to write something down: "can you put that in", "vous pouvez l'ajouter ?" */
const POLITELY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:can|could|will|would) (?:you|u|ye) (?:please |just |also )*(?:put|pop|stick|note|log|add|write|record|mark|jot)\b|\bwant (?:it|that|this|them) (?:noted|logged|written|saved)\b/,
  es: /\b(?:puedes|podrias|puede|me) (?:apuntar|anotar|poner|guardar|anadir|registrar)|\bquiero (?:que (?:lo |la )?(?:apuntes|anotes|guardes)|(?:apuntar|anotar|guardar)l[oa])\b/,
  fr: /\b(?:tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu) (?:me |le |la |les |l['’])*(?:noter|mettre|ajouter|inscrire|enregistrer)\b|\bje (?:veux|voudrais) (?:le |la |que tu (?:le |la )?|que vous (?:le |la )?)(?:noter|notes|notiez|mettre)\b/,
}

/** Whether a message asks outright to write something down: not "I put two on since Monday". */
export function asksOutright(message: string, language: Language): boolean {
  return mayAskToNote(message) || POLITELY[language].test(toPlain(message))
}

/** Words for what happens often, which is not logged for one day. */
const OFTEN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:every (?:single )?(?:night|day|morning|evening|time|week|month)|always|usually|most (?:nights|days)|all the time|in weeks|for (?:weeks|months|years)|lately|these days|any ?more|never)\b/,
  es: /\b(?:cada (?:noche|dia|manana|vez|mes|semana)|tod(?:a|o)s l(?:a|o)s (?:noches|dias|mananas|tardes)|siempre|ultimamente|hace (?:semanas|meses|anos)|nunca|ya no)\b/,
  fr: /\b(?:chaque (?:nuit|jour|matin|soir|fois|mois)|tous les (?:jours|matins|soirs|mois)|toutes les nuits|toujours|souvent|ces temps|depuis des (?:semaines|mois|annees)|jamais)\b/,
}

/** Whether a message is about something that happens often, and does not ask to note it. */
export function tellsOfOften(message: string, language: Language): boolean {
  return OFTEN[language].test(toPlain(message)) && !asksToWrite(message, language)
}

/** Whether a complaint is about what the card notes; "7h, no sweats" is no complaint about sweats. */
function isAbout(subject: string | undefined, doing: Doing): boolean {
  const noted = subjectOf(doing)
  if (doing.kind === 'answer' && doing.value === 0) return false
  if (subject === 'flashes') return noted === 'hot_flash' || noted === 'night_sweat' || noted === 'night_waking'
  if (subject === 'sleep') return noted === 'sleep' || noted === 'night_waking'
  return doing.kind === 'symptom' || noted === 'mood'
}

/** A sentence of sympathy or gladness for a message, without a question, and its topic. */
function sympathyFor(message: string, doing: Doing, manner: Manner): Pick<Made, 'text' | 'about'> {
  const act = speechActOf(message, manner.language)
  if (act?.kind === 'complaint' && !isAbout(act.subject, doing)) return { text: '', about: null }
  if (act?.kind !== 'goodNews' && (act?.kind !== 'complaint' || act.subject === undefined)) return { text: '', about: null }
  const made = speechActAnswer(act, message, manner)
  const sentences = made?.text.split(/(?<=[.!?…])\s+/) ?? []
  return { text: sentences.find((sentence) => !/[?¿]/.test(sentence)) ?? '', about: made?.about ?? null }
}

/** The answer with a card, reworded for someone who did not ask to note anything. */
export function asTold(made: Made, message: string, manner: Manner): Made {
  const { language } = manner
  if (asksToWrite(message, language)) return made
  const rest = made.text.replace(AGREES[language], '')
  const offer = rest === made.text || OFFERS[language].test(rest) ? '' : DOING_TEXTS[language].offer
  const { doing } = made.parts
  const { text, about } = doing ? sympathyFor(message, doing, manner) : { text: '', about: null }
  return { ...made, about: made.about ?? about, text: [text, offer, rest].filter(Boolean).join(' ') }
}
