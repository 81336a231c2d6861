/** The answer to a message, or to its part that matters: what she meant instead, or what is beside a farewell. */
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import { tellingAnswer, meantBy, withoutLead } from '../../answers/rules/meant.ts'
import { isDiagnosisOnly } from '../../answers/rules/asked-fact.ts'
import { smallTalkOf, withoutFarewell } from '../../answers/rules/small-talk.ts'
import { partingText, smallTalkAnswer } from '../../answers/rules/small-talk-answer.ts'
import { speechActOf } from '../../answers/rules/speech-act.ts'
import { entryOf } from '../../answers/rules/knowledge-answer.ts'
import { repeatedAnswer } from '../../answers/rules/repeated-answer.ts'
import { sorryAnswer } from '../../answers/rules/misunderstood.ts'
import { questionAtEnd } from '../../answers/rules/question-at-end.ts'
import { MISUNDERSTOOD_TEXTS } from '../../answers/content/misunderstood-words.ts'
import { shown } from '../../answers/rules/wording.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import { probablyAsks } from './from-kinds.ts'
import { fromParts } from './from-parts.ts'
import { dangerReader, type FindDanger, saidBesideDenial } from './danger-before.ts'
import { answerTo } from './engine.ts'
import type { Question } from './question.ts'

/** Number of answers that a correction must not repeat. */
const TURNS_BACK = 3
/** Up to these words, and these that were meant, the reply to the last answer reads a correction: "no, the patch". */
const SHORT = { message: 12, meant: 4 } as const

const noDanger: FindDanger = () => Promise.resolve(undefined)

/** Whether an answer says that Lara did not understand. */
function isUnknown({ parts, about }: Made): boolean {
  return parts.layer === 'unknown' || (about?.kind === 'own' && about.question.asks === 'unclear')
}

function apologised(made: Made, { manner }: Question): Made {
  return { ...made, text: `${shown([MISUNDERSTOOD_TEXTS[manner.language].before], manner)} ${made.text}`, isFixed: true }
}

/** Whether an answer repeats one of the earlier texts. */
function isGiven({ text }: Made, earlier: readonly string[]): boolean {
  return earlier.some((one) => one.includes(text))
}

/** The part of an entry that fits her words, where the whole was given already; any other answer as it is. */
function otherPart(made: Made, message: string, { manner }: Question, earlier: readonly string[]): Made {
  const entry = entryOf(made.about)
  return entry ? repeatedAnswer(entry, message, manner, { earlier }) : made
}

/** The answer to what she meant, after an apology; undefined if she objects to nothing. */
async function fromMeant(question: Question): Promise<Made | undefined> {
  const { message, manner } = question
  const meant = meantBy(message, manner.language)
  if (meant === undefined || meant === '' || probablyAsks(question)) return undefined
  const isShort = plainWords(message).length <= SHORT.message && plainWords(meant).length <= SHORT.meant
  if (isShort && !smallTalkOf(meant)) return undefined
  const turns = question.turns.slice(0, TURNS_BACK)
  if (turns.length === 0) return undefined
  const made = await answerTo({ ...question, message: meant, recognised: [] }, noDanger)
  const earlier = turns.map(({ text }) => text)
  if (!isUnknown(made)) return apologised(isGiven(made, earlier) ? otherPart(made, meant, question, earlier) : made, question)
  return tellingAnswer(message, manner) ?? sorryAnswer(message, manner, earlier)
}

/** The answer to a question or request beside a farewell, which is returned; undefined if there is none. */
async function fromParting(question: Question): Promise<Made | undefined> {
  const { message, manner } = question
  const rest = withoutFarewell(message)
  if (rest === undefined || rest === '') return undefined
  if (!rest.includes('?') && !mayAskToNote(rest)) {
    const act = speechActOf(rest, manner.language)
    if (act?.kind === 'complaint' || act?.kind === 'rant') return undefined
    // "I'll try that tomorrow. Night night"
    if (act?.kind !== 'question') return { text: partingText(message, manner), parts: partsOf('guide'), about: null, isFixed: true }
  }
  const made = await answerTo({ ...question, message: rest }, noDanger)
  return isUnknown(made) ? undefined : { ...made, text: `${made.text}\n\n${partingText(message, manner)}`, isFixed: true }
}

/** The answer to a greeting at the beginning of a message; undefined without one. */
function greeted({ message, manner }: Question): Made | undefined {
  const [first = ''] = message.split(/(?<=[.!?…])\s+|,\s+/)
  const kind = smallTalkOf(first)
  return kind === 'greeting' || kind === 'wellbeing' ? smallTalkAnswer(kind, manner) : undefined
}

/** The answer without a model. */
export async function buildAnswer(question: Question): Promise<Made> {
  const { message, messageType, brought, recognised, manner } = question
  const findDanger = dangerReader(question)
  const rest = await saidBesideDenial(question, findDanger)
  if (rest !== undefined)
    return apologised(await answerTo({ ...question, message: withoutLead(rest, manner.language), recognised: [] }, noDanger), question)
  const isPlain = messageType === undefined && !brought && (recognised.length === 0 || isDiagnosisOnly(recognised))
  if (!isPlain || (await findDanger())) return answerTo(question, findDanger)
  const part = (await fromMeant(question)) ?? (recognised.length === 0 ? await fromParting(question) : undefined)
  if (part) return part
  const each = await fromParts(question, async (one) => {
    const answer = await answerTo(one, noDanger)
    return isUnknown(answer) ? undefined : answer
  })
  if (each) return each
  const made = await answerTo(question, noDanger)
  const last = isUnknown(made) ? questionAtEnd(message) : undefined
  const again = last === undefined ? undefined : await answerTo({ ...question, message: last }, noDanger)
  if (again && !isUnknown(again)) return again
  return isUnknown(made) ? (greeted(question) ?? made) : made
}
