/**
 * Follow-ups on an answer from her notes that name no subject of their own: "is that better than last week?", "when was
 * the last one?", "is that because of the patch?".
 */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { toPageChip } from '../../answers/rules/app-answer.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { DataAsk, DataQuestion, DataSubject, Days } from '../../answers/rules/data-question.ts'
import { firstOfMonth } from '../../insights/rules/periods.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { LASTED } from './read-data-question-again.ts'
import { readDataQuestion } from './read-data-question.ts'
import { defaultDays } from './read-data-question-days.ts'
import { mondayOf } from './read-data-question-time.ts'

const BEGINNING =
  '(?:(?:and|so|but|ok|okay|right|hmm+|oh|well|wow|no|yes|please|thanks|thank you|that s helpful|great|cool|y|pero|entonces|vale|ya|ah|pues|gracias|por favor|et|mais|alors|bon|ah bon|merci|non|oui|donc|o sea(?: que)?|te (?:pregunto|preguntaba) si|je (?:te |vous )?(?:demande|demandais) si|i asked if|i am asking if) )*'
const IS = '(?:(?:is|was) (?:that|it|this) |(?:eso )?(?:es|fue|era) |(?:c est|c etait|est ce) )?'
const THAN = new RegExp(
  `^${BEGINNING}${IS}(?:any )?(?:better|worse|more|less|fewer|higher|lower|longer|shorter|mejor|peor|mas|menos|mieux|moins bien|meilleur|pire|plus|moins) (?:than|que|qu) (.+)$`,
)
const LAST_ONE = new RegExp(
  `^${BEGINNING}(?:when was (?:my |the )last(?: one| time| period)?|cuando fue (?:mi |la |el )ultim[oa](?: vez)?|(?:c etait quand|quand (?:a ete|etait|etaient|c etait)) (?:ma |la |le |les |mes )derni[a-z]+(?: fois)?)$`,
)
/** "Which day was the worst?", "¿y cuál fue la mejor noche?", "c'était quand le pire ?" */
const RANKED = new RegExp(
  `^${BEGINNING}(?:(?:on )?(?:which|what|when)(?: (?:day|night|one)s?)?(?: (?:was|were|is|are|s))?(?: it)?(?: (?:the|my))? (?:very )?|(?:en )?(?:cual|que|cuando)(?: (?:dia|noche))?(?: (?:fue|ha sido|es|era|estuve|tuve|dormi))? (?:el |la |mi |lo )?|(?:quel|quelle|c etait quand|quand)(?: (?:jour|nuit))?(?: (?:a ete|etait|est|j ai eu|c etait))? (?:le |la |mon |ma )?)` +
    `(?<rank>best|worst|mejor|peor|meilleure?|pire)(?: (?:day|night|one|of them|of those|dia|noche|de todos|de todas|jour|nuit|journee))?$`,
)
const IS_BEST = /^(?:best|mejor|meill)/
/** "So is it getting better or worse?", "¿entonces he mejorado?", "c'est mieux ou pas" */
const TREND = new RegExp(
  `^${BEGINNING}(?:${[
    '(?:is|are|am) (?:it|that|things|this|they|i) (?:getting |doing |going |any )?(?:better|worse|up|down|improving|more|less|fewer)(?: or (?:better|worse|not|up|down|less|more))?(?: (?:then|now|overall|at all))?',
    '(?:have|has|did) (?:i|it|things|that) (?:got|gotten|get|become|gone|go|been|improve|improved)(?: any)?(?: (?:better|worse|up|down|improving))?(?: or (?:better|worse|not|up|down))?(?: (?:then|now|overall|at all))?',
    '(?:eso )?(?:va|voy|van|esta|estoy|vamos) (?:(?:a|para|yendo a) )?(?:mejor|peor|mas|menos|mejorando|empeorando|bajando|subiendo)(?: (?:o (?:a )?)?(?:mejor|peor|no|verdad|cierto))?',
    '(?:he|ha|han) (?:mejorado|empeorado|bajado|subido|ido a mejor|ido a peor)(?: un (?:poco|poquito)| algo)?(?: de un mes a otro| desde entonces)?(?: no)?(?: o no| o (?:he |ha )?(?:mejorado|empeorado))?(?: entonces)?',
    '(?:c est|ca va|c etait|ca fait|est ce que c est|est ce que ca va|je vais) (?:mieux|moins bien|pire|en (?:hausse|baisse))(?: ou (?:pas|non|pire|moins bien))?(?: alors)?',
    '(?:(?:est ce que )?(?:ca|j ai|je|c) )(?:(?:s )?(?:ameliore|empire|aggrave|baisse|monte|augmente|diminue|progresse)|(?:m |me )?(?:suis )?amelioree?)(?: ou (?:pas|non))?(?: alors)?',
  ].join('|')})$`,
)
/** "Compared to last month?" */
const COMPARED = new RegExp(
  `^${BEGINNING}(?:(?:how (?:does|is) (?:that|it) )?compare[ds]? (?:to|with)|versus|vs|(?:y )?comparad[oa] con|en comparacion con|frente a|(?:et )?par rapport (?:a|au|aux)|(?:et )?compare a) (.+)$`,
)
/** "How does that compare to the four weeks before?": the period before the one that was told. */
const PERIOD_BEFORE =
  /^(?:the |el |la |los |las |le |les |a |al |aux? |con |with )*(?:(?:period|time|same time|stretch|periodo|tiempo|periode) before|(?:\w+ )?(?:days|weeks|months|dias|semanas|meses) (?:before|anteriores|antes|previ[oa]s)|(?:\w+ )?(?:jours|semaines|mois) (?:d avant|precedents?|precedentes)|before(?: that)?|antes(?: de eso)?|avant(?: ca)?)(?: that)?$/
/** "What time of day do they usually come?" */
const AT_WHAT_TIME = new RegExp(
  `^${BEGINNING}(?:(?:at )?what time(?: of (?:the )?day)? (?:do|did|are) (?:they|these|those|i)(?: \\w+){1,3}|when (?:in the day )?do (?:they|i)(?: \\w+){1,3}|(?:y )?a que hora(?:s)?(?: del dia)? (?:me )?(?:vienen|dan|pasan|suelen (?:venir|ser|darme)|son)(?: mas)?|a quelle heure (?:de la journee )?(?:viennent elles|elles viennent|j en ai|est ce qu elles viennent|c est)(?: le plus)?)$`,
)
/** Subjects whose taps have a time of day. */
const TIMED: ReadonlySet<DataSubject> = new Set(['hot_flashes', 'night_sweats'])
/** "And this one?", after a month or week that is over. */
const THIS_ONE = new RegExp(`^${BEGINNING}(?:this one|est[ea]|celui ci|celle ci)$`)
/** "Why though?" */
const WHY = new RegExp(
  `^${BEGINNING}(?:why(?: (?:though|is that|is it|was that|so|do you think|then|would that be))*|how come|(?:por que|a que se debe)(?: (?:eso|sera|crees|pasa|fue))*|(?:pourquoi|comment ca se fait)(?: (?:ca|cela|donc|alors|c est comme ca))*)$`,
)
const BECAUSE = new RegExp(
  `^${BEGINNING}(?:(?:is|was|could|can|might|would) (?:that|it|this) (?:be |really |maybe |just )*(?:because of|because i|due to|thanks to|down to|from|caused by|the effect of)|(?:eso )?(?:es|sera|puede ser|seria) (?:por|gracias a|debido a|a causa de|culpa de)|(?:est ce |c est |ca vient |cela vient |ca peut etre |est ce que c est )(?:bien |peut etre )?(?:grace a|a cause d|du a|due? a|lie a|du |de la |des )) ?.+$`,
)

/** "Compare September and October": two times, and no subject of its own. */
const COMPARE_BOTH = new RegExp(`^${BEGINNING}(?:can you |could you |puedes |me puedes |peux tu |pouvez vous |tu peux )?compar`)
/** "Which night was the worst?" */
const NIGHT = /\b(?:night|noche|nuit)\b/
/** Subjects that are of a night. */
const OF_NIGHTS: ReadonlySet<DataSubject> = new Set(['sleep', 'night_sweats', 'waking'])
/** Longest question, in words, that may come after remarks: "6.3, hmm. Is that worse than the month before?" */
const ASKED_MOST = 12

const MEASURED: ReadonlySet<DataAsk> = new Set(['how', 'count', 'days', 'average', 'total', 'compare', 'best', 'worst', 'weekdays'])
const UNMEASURED: ReadonlySet<DataSubject> = new Set(['bleeding', 'logging', 'feeling', 'waking', 'mood_taps', 'factor'])
const DAYS_OF_WEEK = 7

/**
 * The question that such a message asks in full; `undefined` for any other message. `followed` is the question that the
 * last answer was for.
 */
export function readDataFollowUp(message: string, followed: DataQuestion, today: LocalDate): DataQuestion | undefined {
  const sentences = message.split(/(?<=[.!?…])\s+/)
  const last = sentences.length > 1 ? sentences.at(-1) : undefined
  return readFollowUp(lastQuestion(message), followed, today) ?? (last && isBrief(last) ? readFollowUp(last, followed, today) : undefined)
}

function isBrief(sentence: string): boolean {
  return plainWords(sentence).length <= ASKED_MOST
}

function readFollowUp(said: string, followed: DataQuestion, today: LocalDate): DataQuestion | undefined {
  const plain = plainWords(said).join(' ')
  if (LAST_ONE.test(plain)) return { ...followed, asks: 'last', before: null, ...defaultDays('last', today) }
  const ranked = rankedOf(plain, followed, today)
  if (ranked) return ranked
  if (TREND.test(plain) && isMeasured(followed)) return { ...followed, asks: 'compare', ...trendDays(followed, today) }
  const isMonth = followed.from.endsWith('-01') && followed.to > addDays(followed.from, DAYS_OF_WEEK)
  if (THIS_ONE.test(plain) && followed.to < today && isMeasured(followed))
    return { ...followed, before: null, from: isMonth ? firstOfMonth(today) : mondayOf(today), to: today }
  const both = COMPARE_BOTH.test(plain) && isMeasured(followed) ? readDataQuestion(said, today, null) : undefined
  if (both?.asks === 'compare' && both.subject === 'everything')
    return { ...followed, asks: 'compare', from: both.from, to: both.to, before: both.before }
  if (AT_WHAT_TIME.test(plain) && TIMED.has(followed.subject))
    return { ...followed, asks: 'hours', before: null, ...defaultDays('hours', today) }
  const time = (THAN.exec(plain) ?? COMPARED.exec(plain))?.[1]
  if (time !== undefined && PERIOD_BEFORE.test(time) && isMeasured(followed))
    return { ...followed, asks: 'compare', ...trendDays(followed, today) }
  const before = time === undefined ? undefined : readDataQuestion(`${time}?`, today, followed)
  const isOther = before && before.subject === followed.subject && (before.from !== followed.from || before.to !== followed.to)
  return isOther ? { ...followed, asks: 'compare', before: { from: before.from, to: before.to } } : undefined
}

/** "How many nights like that this month?", with what was spoken of. */
const LIKE_THAT: Readonly<Record<Language, readonly [question: RegExp, words: RegExp]>> = {
  en: [/\bhow (?:many|often)\b/i, / like (?:that|this)\b/i],
  es: [/\bcu[aá]nt[oa]s (?:noches|d[ií]as)\b/i, / as[ií](?!\p{L})/iu],
  fr: [/\bcombien de (?:nuits|jours)\b/i, / comme [cç]a\b| comme cela\b/i],
}
const LIKE_NAMED: Readonly<Record<Language, Readonly<Partial<Record<DataSubject, string>>>>> = {
  en: { night_sweats: 'with night sweats', hot_flashes: 'with hot flashes' },
  es: { night_sweats: 'con sudores nocturnos', hot_flashes: 'con sofocos' },
  fr: { night_sweats: 'avec sueurs nocturnes', hot_flashes: 'avec bouffées de chaleur' },
}

/** A question that counts days "like that", with the name of the subject that was spoken of; otherwise unchanged. */
export function withSubjectNamed(message: string, subject: DataSubject, language: Language): string {
  const [question, words] = LIKE_THAT[language]
  const named = LIKE_NAMED[language][subject]
  return named && question.test(message) ? message.replace(words, ` ${named}`) : message
}

/** The question at the end of a message that begins with remarks; the whole message where there is none. */
export function lastQuestion(message: string): string {
  const sentences = message.split(/(?<=[.!?…])\s+|\n+|\s+[–—-]\s+/).filter((sentence) => /\p{L}|\d/u.test(sentence))
  const last = sentences.at(-1) ?? message
  const isAsked = sentences.length > 1 && sentences.slice(0, -1).every((sentence) => !sentence.includes('?'))
  return isAsked && plainWords(last).length <= ASKED_MOST ? last : message
}

/** The same for an answer some turns ago, of what only that one can mean: "how long did it last?", "the worst day?" */
export function readLater(message: string, followed: DataQuestion, today: LocalDate): DataQuestion | undefined {
  const plain = plainWords(message).join(' ')
  return rankedOf(plain, followed, today) ?? (LASTED.test(plain) ? readDataQuestion(message, today, followed) : undefined)
}

function rankedOf(plain: string, followed: DataQuestion, today: LocalDate): DataQuestion | undefined {
  const rank = RANKED.exec(plain)?.groups?.['rank']
  if (rank === undefined || !isMeasured(followed)) return undefined
  const asks = IS_BEST.test(rank) ? 'best' : 'worst'
  const { weekdays: _weekdays, limit: _limit, ...kept } = followed
  const days = followed.from === followed.to ? defaultDays(asks, today) : { from: followed.from, to: followed.to }
  if (NIGHT.test(plain) && !OF_NIGHTS.has(followed.subject)) return { subject: 'sleep', asks, flow: null, before: null, ...days }
  return { ...kept, subject: followed.subject === 'everything' ? 'mood' : followed.subject, asks, before: null, ...days }
}

/** Whether a question is about a measure of a period, so that its numbers can be compared. */
function isMeasured({ subject, asks, factor }: DataQuestion): boolean {
  return MEASURED.has(asks) && factor === undefined && !UNMEASURED.has(subject)
}

/** The days since a period that is over beside it, else the period beside as many days before. */
function trendDays({ from, to, before }: DataQuestion, today: LocalDate): Days & { before: Days } {
  if (before) return { from, to, before }
  const days = daysBetween(from, to)
  if (to >= today) return { from, to, before: { from: addDays(from, -1 - days), to: addDays(from, -1) } }
  const next = addDays(to, 1)
  const end = addDays(next, days)
  return { from: next, to: end < today ? end : today, before: { from, to } }
}

/** Whether a message asks for the reason of what the last answer told. */
export function asksForCause(message: string): boolean {
  const plain = plainWords(message).join(' ')
  return BECAUSE.test(plain) || WHY.test(plain)
}

/** That her notes hold no reasons, and where she can see the days before and after. */
export function causeAnswer(followed: DataQuestion, language: Language): Made {
  const text = t`Your notes can’t tell that. They hold the numbers, not the reasons, and other things change at the same time. In Trends you can see how the days before and after compare.`
  return {
    text,
    parts: partsOf('own_data', { chips: [toPageChip('/insights', 'Your trends', text, language)] }),
    about: { kind: 'own', question: followed },
    isFixed: true,
  }
}
