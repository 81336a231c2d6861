/** "Is that a lot?" after an answer from her notes, and "are 12 night sweats a week normal?" */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { shown } from '../../answers/rules/wording.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Measure } from '../../insights/contract.ts'
import { isCount } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'

/** Days before a period with which it is compared, and days of the period if the message names none. */
const BEFORE_DAYS = 28
const RECENT_DAYS = 7

const MEASURES: ReadonlySet<string> = new Set<Measure>(['mood', 'energy', 'sleep', 'hot_flashes', 'night_sweats'])
/** What a question asks for if its answer is an amount. */
const AMOUNTS: ReadonlySet<string> = new Set(['how', 'count', 'average', 'total'])

const JUDGED =
  '(?:a lot|lots|too (?:much|many|little|few)|many|much|few|normal|usual|typical|average|high|low|bad|good|enough|ok|okay|more than (?:usual|normal|before)|less than (?:usual|normal|before)|mucho|muchos|demasiado|demasiados|poco|pocos|bastante|lo normal|normales|habitual|lo habitual|mas de lo (?:normal|habitual)|menos de lo (?:normal|habitual)|suficiente|malo|bueno|beaucoup|trop|peu|trop peu|normaux|normales|habituel|assez|suffisant|plus que d habitude|moins que d habitude)'
const OF_THAT = new RegExp(
  `^(?:(?:and|so|but|ok|hm|y|pero|entonces|et|mais|alors|bon) )*(?:(?:is|was|are|were) (?:that|it|this|they|those)|(?:eso )?(?:es|son|era|eran|esta)|(?:est ce que )?(?:c est|c etait|ca fait)|est ce) ${JUDGED}(?: (?:for me|or not|then|now|para mi|o no|entonces|pour moi|ou pas|alors))*$`,
)
const NUMBERED = new RegExp(
  `^(?:(?:and|so|but|y|pero|et|mais) )*(?:(?:is|are)|(?:es|son)|(?:est ce que|c est)) (?:\\d{1,3}|having \\d{1,3}) (?:\\w+ ){1,4}(?:(?:a|per|each|every|al|por|a la|par) )?(?:day|night|week|month|dia|noche|semana|mes|jour|nuit|semaine|mois)(?: (?:c est|es|is))? ${JUDGED}(?: (?:for me|para mi|pour moi))?$`,
)
const NAMED: readonly (readonly [Measure, RegExp])[] = [
  ['night_sweats', /\b(?:night sweats?|sudores|sueurs)\b/],
  ['hot_flashes', /\b(?:hot )?(?:flush(?:es)?|flash(?:es)?)\b|\b(?:sofocos?|bochornos?|bouffees?)\b/],
]

/**
 * The comparison of an amount with her own four weeks before it; `undefined` for any other message. `followed` is the
 * question about her notes that the last answer was for, if it was one.
 */
export function readAmountQuestion(message: string, followed: DataQuestion | null, today: LocalDate): DataQuestion | undefined {
  const plain = plainWords(message).join(' ')
  const named = NUMBERED.test(plain) ? NAMED.find(([, words]) => words.test(plain))?.[0] : undefined
  if (named) return comparedWithBefore(named, addDays(today, -RECENT_DAYS), addDays(today, -1))
  if (!followed || !OF_THAT.test(plain)) return undefined
  const { subject, asks, from, to } = followed
  const isPlain = followed.limit === undefined && followed.weekdays === undefined && followed.clock === undefined
  return MEASURES.has(subject) && AMOUNTS.has(asks) && isPlain ? comparedWithBefore(subject as Measure, from, to) : undefined
}

function comparedWithBefore(subject: Measure, from: LocalDate, to: LocalDate): DataQuestion {
  return { subject, asks: 'compare', from, to, before: { from: addDays(from, -BEFORE_DAYS), to: addDays(from, -1) }, flow: null }
}

/** Whether her notes have a value of the measure in the period whose amount she asks about. */
export function isNoted({ subject, from, to }: DataQuestion, { rows }: Pick<OwnNotes, 'rows'>): boolean {
  return rows.some((row) => row.day >= from && row.day <= to && row[subject as Measure] !== null)
}

/** The answer to "is that a lot?" where nothing is noted. */
export function noAmountAnswer(question: DataQuestion): Made {
  const text = t`You noted nothing about it on those days, so there’s no number to compare.`
  return { text, parts: partsOf('own_data'), about: { kind: 'own', question }, isFixed: true }
}

/** The comparison with what can be said of an amount, and for counts the question what helps. */
export function amountAnswer({ subject }: DataQuestion, compared: Made, manner: Manner): Made {
  if (!isCount(subject as Measure)) {
    const first = t`What is usual differs from woman to woman. What I can do is compare it with your own four weeks before.`
    return { ...compared, text: `${first}\n\n${compared.text}` }
  }
  const first = t`No number counts as too many: what matters is how much it troubles you. What I can do is compare it with your own four weeks before.`
  const help = KNOWLEDGE.find(({ id }) => id === (subject === 'night_sweats' ? 'hot-flashes-night' : 'hot-flashes-help'))
  const chips = [...(help ? [toChip(shown([help[manner.language].title], manner))] : []), ...compared.parts.chips].slice(0, 3)
  return { ...compared, text: `${first}\n\n${compared.text}`, parts: { ...compared.parts, chips } }
}
