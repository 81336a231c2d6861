/** Replies to the open question in Lara's last answer that add a detail: "since March", "mostly at night". */
import { toWritten } from '../../text/rules/written.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { has, toPhrases } from '../../safety/rules/phrases.ts'
import { DETAIL_PATTERNS, DETAIL_TEXTS } from '../content/detail-words.ts'
import { COMPLAINT_WORDS, GLAD_WORDS, NEWS_WORDS } from '../content/speech-acts.ts'
import type { Chip } from '../contract.ts'
import { type About, type Made, partsOf } from './answer.ts'
import { complaintOf } from './complaint.ts'
import { wordsOf } from './context-subjects.ts'
import { speechActOf } from './speech-act.ts'
import { pickFresh, shown } from './wording.ts'

/** An answer of Lara's, as stored. */
export type Asked = { readonly text: string; readonly chips: readonly Chip[]; readonly about: About | null }

/**
 * What a reply adds: a detail, that she does not know, that she would rather not talk about it, or what helped with
 * something good.
 */
export type Detail = 'told' | 'unsure' | 'unwilling' | 'helped'

/** Longest such reply, in words. */
const MOST = 9
/** Longest one that says when or where it is worst, or what helped. */
const LONGER_MOST = 14
/** Words of something bad in a reply to what helped. */
const BAD =
  /^(?:but|pero|mais) |\b(?:hurts|hurting|ach(?:es|ing)|worse|awful|terrible|nothing|me duele|dolor|peor|fatal|nada|j ai mal|douleurs?|pire|rien)\b/

/** Since when, or how often, in plain words. */
const LENGTH_OF_TIME =
  /^(?:(?:it s |it has |it is )?(?:been (?:going on )?)?(?:since|for|about|over|almost|nearly) (?:\w+ ){0,3}(?:spring|summer|autumn|fall|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday)(?: now| already| ago)?|every (?:day|night|morning|evening|week)|(?:llevo )?(?:desde(?: hace)?|hace|casi) (?:\w+ ){0,3}(?:primavera|verano|otono|invierno|navidad|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|dias?|semanas?|mes(?:es)?|anos?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer)(?: ya)?|(?:depuis|ca fait|cela fait|pendant) (?:\w+ ){0,3}(?:printemps|ete|automne|hiver|noel|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jours?|semaines?|mois|ans?|annees?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier)(?: maintenant| deja)?)$/

/** Says when or where it is worst. */
const MOSTLY = /^(?:mostly|mainly|especially|usually|sobre todo|principalmente|mas que nada|surtout|principalement|plutot|le plus souvent) /

const questionsOf = (texts: readonly string[]) => texts.flatMap((text) => /[^.!…]*\?/.exec(text)?.[0].trim() ?? [])
const compiled = new Map<Language, Readonly<Record<'unsure' | 'unwilling', ReturnType<typeof toPhrases>>>>()

function patternsOf(language: Language) {
  const known = compiled.get(language)
  if (known) return known
  const { unsure, unwilling } = DETAIL_PATTERNS[language]
  const made = { unsure: toPhrases({}, unsure.split('\n')), unwilling: toPhrases({}, unwilling.split('\n')) }
  compiled.set(language, made)
  return made
}

/** Lara's open questions after a statement, in one language. */
function openQuestions(language: Language): readonly string[] {
  const { ask, askMore, askNights } = COMPLAINT_WORDS[language]
  const { told, ahead } = NEWS_WORDS[language]
  return [
    ...Object.values(ask),
    ...askMore,
    askNights,
    GLAD_WORDS[language].ask,
    GLAD_WORDS[language].askAhead,
    ...questionsOf([...Object.values(told), ...Object.values(ahead)].flat()),
    ...questionsOf(Object.values(DETAIL_TEXTS[language].told).flat()),
  ]
}

/** Whether an answer ends with one of Lara's open questions after a statement. */
export function asksOpenly(text: string, language: Language): boolean {
  return openQuestions(language).some((question) => text.includes(question))
}

/** What a message adds in reply to `asked`, the last answer; `undefined` if it says or asks something of its own. */
export function detailOf(message: string, asked: Asked, language: Language): Detail | undefined {
  const isGlad = asked.text.includes(GLAD_WORDS[language].askHelped)
  const isOpen = isGlad || asksOpenly(asked.text, language)
  const patterns = patternsOf(language)
  const { read } = toWritten(message)
  const count = read.reduce((sum, { words }) => sum + words.length, 0)
  const text = wordsOf(message).join(' ')
  const isMostly = MOSTLY.test(text)
  if (count === 0 || count > (isMostly || isGlad ? LONGER_MOST : MOST) || message.includes('?')) return undefined
  const says = (name: 'unsure' | 'unwilling') => read.some((sentence) => has(patterns[name], sentence))
  if (says('unwilling')) return 'unwilling'
  // After an entry, a length of time alone is no search: "for three months now".
  if (!isOpen && asked.about?.kind === 'entry' && LENGTH_OF_TIME.test(text)) return 'told'
  if (!isOpen) return undefined
  if (says('unsure')) return 'unsure'
  if (isMostly) return 'told'
  const act = speechActOf(message, language)
  // "Holding her hand" and "no sweats" name a complaint, and tell of none.
  if (isGlad && act?.kind !== 'question' && act?.kind !== 'rant') return BAD.test(text) ? undefined : 'helped'
  const isDetail =
    !act || (act.kind === 'news' && act.isSure) || (act.kind === 'complaint' && act.subject === undefined && act.count !== '')
  return isDetail && !complaintOf(message, language) ? 'told' : undefined
}

/** Lara's words for what a reply adds, with the offers of the last answer, whose subject stays the subject. */
export function detailAnswer(detail: Detail, asked: Asked, manner: Manner, earlier: readonly string[]): Made {
  const words = DETAIL_TEXTS[manner.language]
  const hasChips = asked.chips.length > 0
  const wordings = detail === 'told' && !hasChips ? words.heard[manner.tone] : words[detail][manner.tone]
  if (detail === 'unwilling')
    return { text: shown([pickFresh(wordings, asked.text.length, earlier)], manner), parts: partsOf('guide'), about: null }
  return {
    text: shown([pickFresh(wordings, asked.text.length, earlier)], manner),
    parts: partsOf('guide', { chips: [...asked.chips] }),
    about: asked.about,
  }
}

/** Lara's questions after which she tells something that pleased her. */
const JOY_ASKED =
  /made you (?:laugh|smile)|you smiling|good news\?|best part\?|(?:hizo|hace|hacen) (?:reír|sonreír)|buena noticia\?|fait (?:rire|sourire)|bonne nouvelle \?/

/** Whether a message tells what pleased her, after Lara asked for it in `asked`. */
export function repliesGladly(message: string, asked: string): boolean {
  return JOY_ASKED.test(asked) && !BAD.test(wordsOf(message).join(' '))
}
