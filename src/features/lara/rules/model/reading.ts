import type { Language } from '../../../text/rules/speech.ts'
import {
  continuesTheLast,
  type Ground,
  groundsOf,
  groundText,
  isMedical,
  isSupported,
  namesAnother,
  readMarks,
  reassures,
} from './grounding.ts'
import { replyProblem, REPLY_MAX, type ReplyContext, type ReplyProblem } from './output-filter.ts'

/** Incremental reader that passes on a reply sentence by sentence, without marks and without unsupported sentences. */
export type Reading = {
  /** Adds a piece; returns the sentences that are now complete and may be shown. Empty once there is a problem. */
  take(piece: string): string[]
  /** Ends the reply; returns the remaining sentence. */
  end(): string[]
  /** Text passed on so far. */
  text(): string
  /** Ids of the entries that the sentences passed on name, in their order. */
  named(): readonly string[]
  problem(): ReplyProblem | undefined
}

/**
 * What a reply is checked against: the language, the text of all data that was sent, the reviewed answer, and the
 * entries that a medical sentence may name. `needsGround` if the reply is shown only with a medical sentence; without,
 * it is still not shown if a medical sentence of a medical question was left out and none remains.
 */
export type ReadingContext = ReplyContext & {
  readonly grounds: readonly Ground[]
  readonly isMedicalQuestion: boolean
  readonly needsGround: boolean
}

/**
 * A sentence with the space before it and the marks after it. The character after them shows that it is complete;
 * abbreviations do not end one.
 */
const SENTENCE =
  /^(\s*)(\S[^\n]*?(?:(?<!(?<!\p{L})(?:e\.g|i\.e|p\. ?ej|ej|dr|dra|vs|etc|env))[.!?…]+["'”’»)]*(?:\s*\[[^\]\n]*\])*(?=\s+[^\s[])|(?=\s*\n\s*[^\s[])))/iu

/**
 * Alarms are checked in a sentence and this many characters before it, and at the end in the whole text; checking the
 * whole text at each sentence is too slow.
 */
const ALARM_BACK = 240
/** Maximum length of a reply with its marks, in characters. */
const RAW_MAX = 2 * REPLY_MAX

/** Normalises white space between sentences: a paragraph begins after one empty line. */
function toGap(space: string, isFirst: boolean): string {
  if (isFirst || space === '') return ''
  if (!space.includes('\n')) return ' '
  return /\n\s*\n/.test(space) ? '\n\n' : '\n'
}

/** What is checked beside the statements of all sentences together. */
function sentenceProblem(text: string, reviewed: string, language: Language): ReplyProblem | undefined {
  if (namesAnother(text, language)) return 'other_woman'
  return reassures(text, reviewed, language) ? 'reassurance' : undefined
}

/**
 * Creates a reader that checks each sentence, together with all text before it. What may never be said rejects the
 * reply; a medical sentence is left out unless it names an entry that supports it.
 */
export function beginReading({ language, sent, built, grounds, isMedicalQuestion, needsGround }: ReadingContext): Reading {
  let shownText = ''
  let rest = ''
  let length = 0
  let isLeftOut = false
  let isAfterMedical = false
  let space = ''
  const named = new Set<string>()
  let problem: ReplyProblem | undefined
  const all = `${built} ${groundText(grounds)}`
  const whole: ReplyContext = { language, sent, built: all }

  function pass(before: string, sentence: string): string[] {
    const marked = readMarks(sentence)
    const own = groundsOf(marked, grounds)
    // The largest gap before a sentence that was left out remains.
    if (before.length > space.length) space = before
    const piece = toGap(space, shownText === '') + marked.text
    problem = replyProblem(shownText + piece, whole, shownText.slice(-ALARM_BACK) + piece)
    const reviewed = own.length > 0 ? groundText(own) : built
    problem ??= sentenceProblem(marked.text, reviewed, language)
    if (problem || !/[\p{L}\p{N}]/u.test(marked.text)) return []
    // A sentence that names only unknown entries is one for which the model itself sees a need.
    const needsOne =
      marked.ids.length > 0 || isMedical(marked.text, language) || (isAfterMedical && continuesTheLast(marked.text, language))
    isAfterMedical = needsOne
    if (own.length === 0 ? needsOne : !isSupported(marked.text, own, language)) {
      isLeftOut = true
      return []
    }
    for (const { id } of own) named.add(id)
    shownText += piece
    space = ''
    return [piece]
  }

  function isUngrounded(): boolean {
    return shownText === '' || (named.size === 0 && (needsGround || (isMedicalQuestion && isLeftOut)))
  }

  return {
    take: (piece) => {
      rest += piece.replaceAll('\r\n', '\n')
      length += piece.length
      const sentences: string[] = []
      while (!problem) {
        const [found, before = '', sentence = ''] = SENTENCE.exec(rest) ?? []
        if (found === undefined) break
        rest = rest.slice(found.length)
        sentences.push(...pass(before, sentence))
      }
      if (shownText.length + rest.length > REPLY_MAX + 1 || length > RAW_MAX) problem ??= 'length'
      return sentences
    },
    end: () => {
      const [, before = '', sentence = ''] = /^(\s*)(\S.*?)?\s*$/su.exec(rest) ?? []
      rest = ''
      const last = problem || sentence === '' ? [] : pass(before, sentence)
      problem ??= shownText === '' ? undefined : replyProblem(shownText, whole)
      problem ??= isUngrounded() ? 'ungrounded' : undefined
      return problem ? [] : last
    },
    text: () => shownText,
    named: () => [...named],
    problem: () => problem,
  }
}
