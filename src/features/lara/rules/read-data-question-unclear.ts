/** Questions about her own notes that were not understood, so that they are never answered from general knowledge. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { withoutManners } from './read-data-question-manners.ts'
import { readTracked } from './read-data-question-symptoms.ts'
import { MINE, partsOf, plainOf, type Reader, unreadWord, WORDS_MAX } from './read-data-question-parts.ts'

/** Times that no date is known for: "since I began the patch", and seasons, which differ by hemisphere. */
const EVENT =
  /\b(?:(?:since|after) i|before and after|spring|summer|autumn|winter|desde que|despues de (?:empezar|dejar)|antes y despues|primavera|verano|otono|invierno|depuis que|avant et apres|apres (?:le debut|avoir)|printemps|été|automne|hiver)\b/
/** A treatment or a change in her life: what her notes have no date for. */
const BEGUN: readonly RegExp[] = [
  /\b(?:since|before and after|after|before)(?: (?:i|we|starting|beginning|taking|using|going on|coming off|stopping|my|the|a|new|on|started|began|went|stopped|got|changed|having|been|came|off)){0,5} (?:hrt|patch(?:es)?|gel|pills?|hormones?|treatment|operation|surgery|hysterectomy|tablets?|coil|mirena|medication|medicine|meds|cream|pessar\w+|antidepressants?|supplements?|magnesium|diet|job|move|divorce|holiday|diagnosis|therapy|injections?)\b/,
  /\b(?:desde|antes y despues|despues|antes)(?: (?:que|de|del|empece|tomo|uso|llevo|tengo|deje|empezar|dejar|tomar|usar|ponerme|me|puse|pongo|con|a|la|el|los|las|mi|mis|un|una|nuevo|nueva|cambie|operaron|quitaron)){0,6} (?:parches?|gel|pastillas?|pildora|hormonas?|ths|terapia|tratamiento|operacion|cirugia|histerectomia|diu|medicacion|medicamentos?|crema|ovulos?|antidepresivos?|suplementos?|magnesio|dieta|trabajo|mudanza|divorcio|vacaciones|diagnostico)\b/,
  /\b(?:depuis|avant et apres|apres|avant)(?: (?:que|qu|j|je|ai|commence|pris|prends|mets|mis|utilise|suis|sous|arrete|change|le|la|l|les|mon|ma|mes|un|une|du|de|debut|debute|nouveau|nouvelle|a)){0,7} (?:ths|thm|patchs?|gel|pilules?|hormones?|traitement|operation|hysterectomie|comprimes?|sterilet|medicaments?|creme|ovules?|antidepresseurs?|complements?|magnesium|regime|travail|boulot|demenagement|divorce|vacances|diagnostic|therapie)\b/,
]
/** "What was my weight at Christmas": a measure that she may think is in her notes. */
const NOTED =
  /^(?:what (?:was|were|is)|how much was|did i (?:log|note|record|write)|cual (?:fue|era)|cuanto (?:era|fue)|(?:anote|apunte|registre)|(?:quel(?:le)?|combien|c) (?:etait|a ete)|ai je (?:note|ecrit)) /
/** Asks for a number wherever it is; other question words also begin a clause of a report. */
const NUMBER =
  /\b(?:how (?:many|much|often)|which|combien|quel(?:le)?s? (?:jours?|nuits?|mois|semaines?|heures?|etait|est|a ete)|cuant[oa]s?)\b/
/** Words within which a question begins. */
const BEGINNING = 4
/** What she had or did, whose number only her notes know. */
const PAST =
  /\b(?:did i|have i|had i|i have (?:had|slept|bled)|ai je (?:eue?s?|dormi|saigne|note)|j ai (?:eue?s?|dormi|saigne|note)|tuve|he (?:tenido|dormido|sangrado|anotado)|sangre)\b/
/** "The strongest one that I have logged." */
const NOTED_BY_HER =
  /\b(?:i (?:have |ve )?(?:ever )?(?:logged|noted|tapped|recorded|put in)|(?:he|tengo) (?:marcado|anotado|apuntado|registrado)|j (?:ai|aie|avais) (?:marquee?|notee?|enregistree?|tapee?))\b/
const STRONGEST =
  /\b(?:strongest|most (?:severe|intense)|worst|mas (?:fuerte|intens[oa]|larg[oa])|peor|plus (?:forte?|violente?|intense|longue)|pire)\b/
/** Her weight is not among her notes. */
const WEIGHED =
  /\b(?:(?:did|do) i weigh|my weight|(?:cuanto )?(?:pesaba|pese|peso yo)|mi peso|(?:je pesais|pesais je|j ai pese)|mon poids)\b/
/** A verb before which a question begins, and one that tells something. */
const BEGINS_ASKING =
  /^(?:have|has|did|do|does|are|is|am|were|was|how|what|ha|han|he|como|cuant[oa]s?|que tal|est ce|comment|combien|ai je)\b/
const VERB =
  /\b(?:is|are|was|were|am|have|has|had|got|get|feel|felt|sleep|slept|went|gone|goes|go|es|son|esta|estan|fue|ha|han|he|tengo|tuve|duermo|dormi|siento|noto|va|van|voy|est|sont|a|ont|ai|etait|suis|dors|dormi|vais|va|vont|sens|sont|font|fait|me|mejor|peor|better|worse|mieux|pire)\b/
/** Questions about the app, and about her life before her notes. */
const ELSEWHERE =
  /\b(?:how (?:do|can|should|to) (?:i )?(?:log|note|record|enter|add|change|delete|edit|track)|when i was (?:\d|young|a)|como (?:anoto|apunto|registro|cambio|borro|se)|cuando (?:era|tenia \d)|comment (?:noter|je note|ajouter|modifier|on note)|quand j (?:avais \d|etais (?:jeune|petite)))\b/
/** Longer sentences about an event tell of symptoms and ask for advice. */
const EVENT_WORDS_MAX = 14

/**
 * A question about her notes that was not understood: a first person or a possessive, a measure, and a time or a
 * number.
 */
export function readUnclear(sentence: string, reader: Reader, today: LocalDate): DataQuestion | undefined {
  const { grammar, said, times, details, language, tracked } = reader
  const { text: plain, isRequest } = withoutManners(plainOf(sentence, grammar), language)
  const words = plain.split(' ')
  if (words.length > WORDS_MAX || plain.includes('#') || said.advice.test(withoutEvent(plain)) || ELSEWHERE.test(plain)) return undefined
  const isAsked = isRequest || sentence.includes('?') || said.asking.test(words.slice(0, BEGINNING).join(' ')) || NUMBER.test(plain)
  const isBegun = words.length <= EVENT_WORDS_MAX && BEGUN.some((pattern) => pattern.test(plain))
  // "Hot flashes since I began the patch": without a verb of its own it tells nothing.
  const isEventAsked = isBegun && (BEGINS_ASKING.test(plain) || !VERB.test(withoutEvent(plain)))
  const isContrast = isBegun && /\b(?:before and after|antes y despues|avant et apres)\b/.test(plain)
  const isHers = words.some((word) => MINE.test(word))
  if (!(isAsked || isContrast || isEventAsked || NOTED_BY_HER.test(plain)) || (said.why.test(plain) && !isHers)) return undefined
  const detailed = details.read(plain)
  const timed = times.read(detailed?.rest ?? plain, today)
  const isEvent = isBegun || (EVENT.test(plain) && grammar.compare.test(plain) && words.length <= EVENT_WORDS_MAX)
  const isExtreme = NOTED_BY_HER.test(plain) && [said.high, said.low, said.first, STRONGEST].some((pattern) => pattern.test(plain))
  const isNumber = isExtreme || (PAST.test(plain) && (grammar.count.test(plain) || said.average.test(plain)))
  if (!timed || (timed.times.length === 0 && !detailed?.weekdays && !detailed?.part && !isEvent && !isNumber)) return undefined
  const subject = [...said.subjects, ...grammar.subjects].find(([, pattern]) => new RegExp(pattern).test(timed.rest))?.[0]
  const isWeight = WEIGHED.test(plain)
  const isTracked = readTracked(plain, language, tracked)?.symptom !== undefined
  if (subject === undefined && !isTracked && !isWeight && !(isHers && NOTED.test(plain))) return undefined
  if (!(isHers || isContrast || isEventAsked || grammar.own.test(plain))) return undefined
  const week = periodOf('week', today)
  const unclear = { subject: subject ?? 'everything', asks: 'unclear', ...week, before: null, flow: null } as const
  if (isBegun && timed.times.length === 0) return { ...unclear, isUndated: true }
  const parts = partsOf(sentence, reader, today)
  const unread = parts && unreadWord(parts)
  return { ...unclear, ...(unread !== undefined && { unread }) }
}

/** Most words of a date that she gives. */
const DATE_WORDS_MAX = 7

/** The question about an event again, from the date that she gives: "in September", "it was October 12". */
export function readDate(sentence: string, reader: Reader, today: LocalDate, { subject }: DataQuestion): DataQuestion | undefined {
  const timed = reader.times.read(plainOf(sentence, reader.grammar), today)
  const [time, ...others] = timed?.times ?? []
  if (!timed || !time || others.length > 0 || timed.rest.split(' ').length > DATE_WORDS_MAX || sentence.includes('?')) return undefined
  return { subject, asks: 'how', from: time.named.from, to: today, before: null, flow: null }
}

/** Without a treatment that only dates the question: "hormones" alone asks for advice. */
function withoutEvent(plain: string): string {
  return BEGUN.reduce((text, pattern) => text.replace(pattern, ''), plain)
}
