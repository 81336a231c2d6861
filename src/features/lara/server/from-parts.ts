/** The answer to a message that says several things: one to each of its requests. */
import type { AnswerParts } from '../../answers/contract.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import { together } from '../rules/doing-next.ts'
import { cardsOf } from '../rules/doing-record.ts'
import { type MessagePart, isRequest, partsOfMessage } from '../rules/message-parts.ts'
import { type MessageKind, readKind } from '../rules/message-kinds.ts'
import { afterLastTurn, isOfKind } from './from-kinds.ts'
import { inManner } from './her-manner.ts'
import type { Manner } from '../../text/rules/speech.ts'
import type { StoredTurn } from './memory-store.ts'
import { kindsRanking } from './rankings.ts'
import type { Question } from './question.ts'

/** Most chips below several answers. */
const CHIPS_MOST = 4
/** The layer of several answers is the first of these that one of them has. */
const LAYERS: readonly AnswerParts['layer'][] = ['safety', 'own_data', 'knowledge', 'guide', 'unknown', 'model']

/** What may be said beside a request, without being about it. */
const BESIDE: ReadonlySet<MessageKind> = new Set([
  'okay',
  'thanks',
  'greeting',
  'farewell',
  'praise',
  'insult',
  'joke',
  'lara',
  'wellbeing',
])

/** Likelihood from which a request at the end of what she tells is answered. */
const END_LEAST = 0.75

/** Whether an answer only talks, and neither tells, opens nor notes anything. */
function isTalk({ parts: { layer, chips, doing } }: Made): boolean {
  return layer === 'guide' && doing === undefined && chips.every(({ to }) => to === undefined)
}

function unique<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed()
}

/** Two answers as one, with the cards of both. */
function joined(one: Made, other: Made, manner: Manner): Made {
  const [first, second] = [one.parts, other.parts]
  const next = first.doing && second.doing
  const { doing = second.doing } = first
  const chips = [...first.chips, ...second.chips]
  const made: Made = {
    text: next ? one.text : `${one.text}\n\n${other.text}`,
    about: other.about ?? one.about,
    ...((one.isFixed ?? other.isFixed) && { isFixed: true }),
    parts: {
      ...first,
      ...(!next && second),
      ...(doing && { doing }),
      layer: LAYERS.find((layer) => layer === first.layer || layer === second.layer) ?? first.layer,
      sources: unique([...first.sources, ...second.sources], ({ citation }) => citation),
      rows: [...first.rows, ...second.rows],
      missing: unique([...first.missing, ...second.missing], (day) => day),
      chips: unique(chips, ({ label }) => label).slice(0, CHIPS_MOST),
      class: first.class ?? second.class,
      help_lines: [...first.help_lines, ...second.help_lines],
      exercise: first.exercise ?? second.exercise,
    },
  }
  return next ? together(made, [...cardsOf(first), ...cardsOf(second)], manner) : made
}

/**
 * The answer to each request of a message, where it has several, or is something else as a whole; undefined otherwise.
 * `answer` gives that to one part, undefined if it is not understood.
 */
export async function fromParts(question: Question, answer: (part: Question) => Promise<Made | undefined>): Promise<Made | undefined> {
  const { message, manner } = question
  const parts = partsOfMessage(message, afterLastTurn(question), (text, after) => readKind(text, manner.language, kindsRanking(), after))
  const asked = parts.filter(isRequest)
  const [first] = asked
  if (parts.length < 2 || !first) return undefined
  // "I slept so badly. How often is that?" is read as a whole; what is only said beside a request is left out.
  const isBeside = parts.every((part) => part === first || BESIDE.has(part.kind))
  const isAtEnd = first === parts.at(-1) && first.share >= END_LEAST
  if (asked.length === 1 && ((!isBeside && !isAtEnd) || isOfKind(question, [first.kind], 0))) return undefined
  let { turns } = question
  let made: Made | undefined
  for (const part of parts) {
    const one = isRequest(part) ? await answer(toQuestion(question, part, turns, part === asked.at(-1))) : undefined
    const turn = { said: part.text, language: manner.language, ...(one ?? { text: '', parts: partsOf('guide'), about: null }) }
    turns = [turn, ...turns]
    const before = made
    if (one && !(asked.length > 1 && isTalk(one))) made = before ? inManner(manner, () => joined(before, one, manner)) : one
  }
  return made
}

/** The question of a part after the turns before it; all but the last are answered briefly. */
function toQuestion(question: Question, { text }: MessagePart, turns: readonly StoredTurn[], isLast: boolean): Question {
  return { ...question, message: text, turns, recognised: [], manner: isLast ? question.manner : { ...question.manner, tone: 'pragmatic' } }
}
