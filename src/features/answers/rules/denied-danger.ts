/** What a message says to the question about a danger that was only suspected: that there is none, or that there is. */
import type { Recognised } from '../../safety/rules/classes.ts'
import { type Sentence, toWritten } from '../../text/rules/written.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Danger } from './danger.ts'
import { admits, kindAfter, NO_WORDS } from './said-after.ts'

/** What a part of a message may consist of that says "no" and nothing else. */
const BARE_NO: ReadonlySet<string> = new Set(
  (
    'no not nope nah never god gosh heavens what oh lol haha ha love dear lara way at all really of course absolutely i am do ' +
    'que va hombre mujer por dios mio para nada claro nunca non pas du tout mais voyons jamais la'
  ).split(' '),
)

function isBareNo({ words }: Sentence): boolean {
  return (
    words.some((word) => NO_WORDS.has(word) || /^(?:nope|nah|non)$/.test(word)) && words.every((word) => word === ',' || BARE_NO.has(word))
  )
}

/**
 * What a message says besides that there is no danger, where one was only suspected: of "No, god no. How do I switch my
 * brain off?" the question. Empty if it says nothing else; `undefined` if it does not deny the danger.
 */
export function besideDenial(message: string, danger: Danger): string | undefined {
  if (danger.isUnsure !== true || danger.isSettled === true || admits(message)) return undefined
  const kept: string[] = []
  let isDenied = false
  for (const part of message.split(/(?<=[.!?;…,–—])\s+/)) {
    const written = toWritten(part)
    const denies = written.read.some(isBareNo) || ['misread', 'safe'].includes(kindAfter(written))
    // "What?" before it belongs to it.
    if (denies && !isDenied && kept.every((one) => toWritten(one).read.every(({ words }) => words.length <= 2))) kept.length = 0
    if (!denies) kept.push(part)
    isDenied ||= denies
  }
  return isDenied ? kept.join(' ').trim() : undefined
}

/** The danger that a message admits, where one was only suspected; undefined if it admits none. */
export function admittedDanger(message: string, danger: Danger | undefined, language: Language): Recognised | undefined {
  if (danger?.isUnsure !== true || danger.isSettled === true || danger.class === 'M1' || !admits(message)) return undefined
  return { class: danger.class, cause: 'hints', about: 'self', isNow: false, isDenied: false, language }
}

/** Fewest words beside a denial that are answered on their own. */
const BESIDE_LEAST = 3

/** What a message says besides that there is no danger, if that is enough to be answered on its own. */
export function saidBeside(message: string, danger: Danger): string | undefined {
  const rest = besideDenial(message, danger)
  return rest !== undefined && toWritten(rest).read.flatMap(({ words }) => words).length >= BESIDE_LEAST ? rest : undefined
}
