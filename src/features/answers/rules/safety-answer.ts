import type { HelpLine } from '../../safety/contract.ts'
import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import type { CrisisWords } from '../../safety/content/crisis-words.ts'
import { partsOf, type Made } from './answer.ts'
import { helpLinesFor, pagesLast } from '../../safety/rules/help-lines.ts'
import { emergencyDraft, redFlagDraft } from './medical-answer.ts'
import { diagnosisDraft, medicineDraft, orderDraft, boundaryDraft } from './other-answer.ts'
import type { Draft, SafetyMatter } from './safety-draft.ts'
import { CRISIS_WORDS } from './self-harm-card.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { URGENT } from './urgency.ts'
import { shown, sourcesOf } from './wording.ts'

/**
 * The fixed answer to what was recognised, in the order of `recognise`, most urgent first; `undefined` if nothing was.
 * If both a crisis and violence were recognised, each has its sentence and its help lines.
 */
export function safetyAnswer(recognised: readonly Recognised[], manner: Manner, matter: SafetyMatter): Made | undefined {
  const [first] = recognised
  if (!first) return undefined
  const draft = draftOf(first, recognised, manner, matter)
  const second = recognised.find((one) => one.class !== first.class && (one.class === 'C1' || one.class === 'C2'))
  const body = isCrisis(first) ? bodyDraft(recognised, manner, matter) : undefined
  const paragraphs = [
    ...draft.paragraphs,
    ...(body?.paragraphs.slice(0, 2) ?? []),
    ...(second && isCrisis(second) ? [CRISIS_WORDS[manner.language].also[second.class]] : []),
  ]
  const lines = [...(body?.lines ?? []), ...draft.lines, ...(second && isCrisis(second) ? linesOf(second, manner, matter) : [])]
  return {
    text: shown(paragraphs, manner),
    parts: partsOf('safety', {
      class: first.class,
      help_lines: withoutDuplicates(lines),
      sources: sourcesOf(paragraphs, CLAIMS),
      // Chips need a chat, which a visitor does not have.
      chips: matter.isVisitor === true ? [] : [...draft.chips],
    }),
    about: { kind: 'safety', class: first.class, cause: draft.cause },
  }
}

type Crisis = Recognised & { readonly class: 'C1' | 'C2' }

function isCrisis(one: Recognised): one is Crisis {
  return one.class === 'C1' || one.class === 'C2'
}

function draftOf(first: Recognised, recognised: readonly Recognised[], manner: Manner, matter: SafetyMatter): Draft {
  if (isCrisis(first)) return crisisDraft(first, recognised, manner, matter)
  if (first.class === 'M1') return emergencyDraft(first, manner, matter)
  if (first.class === 'M2') return redFlagDraft(recognised, manner, matter)
  if (first.class === 'D') return medicineDraft(first, manner, matter)
  if (first.class === 'X') return diagnosisDraft(first, manner, matter)
  return first.class === 'P' ? boundaryDraft(first, manner) : orderDraft(first, manner, matter)
}

/** Whether an answer asked about a danger that only the classifier suspected. */
export function asksIfDanger(text: string, language: Language): boolean {
  const { C1, C2 } = CRISIS_WORDS[language].check
  return [C1, C2].some(([question]) => question !== undefined && text.includes(question))
}

/** A medical emergency named next to a crisis, except poisoning, which the answer to the crisis covers. */
function bodyDraft(recognised: readonly Recognised[], manner: Manner, matter: SafetyMatter): Draft | undefined {
  const body = recognised.find((one) => one.class === 'M1' && one.cause !== 'poisoning')
  return body && emergencyDraft(body, manner, matter)
}

function crisisDraft(first: Crisis, recognised: readonly Recognised[], manner: Manner, matter: SafetyMatter): Draft {
  const words = CRISIS_WORDS[manner.language]
  const exit = first.class === 'C2' && first.about === 'self' && !isOwn(first) ? [matter.isVisitor === true ? words.leave : words.exit] : []
  // Where no phrase names the danger, she is asked.
  if (first.about === 'self' && recognised.filter((one) => URGENT.has(one.class)).every(({ cause }) => cause === WEIGHED))
    return { cause: WEIGHED, chips: [], paragraphs: [...words.check[first.class], ...exit], lines: linesOf(first, manner, matter) }
  const isNow = recognised.some((one) => one.class === first.class && one.about === first.about && one.isNow)
  const paragraphs = first.class === 'C1' ? crisisParagraphs(words, first, isNow) : violenceParagraphs(words, first, isNow)
  const seen = words.seen[first.class]
  const opening = (first.about === 'other' ? seen.other : seen[first.cause]) ?? seen.hints
  return {
    cause: first.cause,
    chips: [],
    paragraphs: [...(opening === undefined ? [] : [opening]), ...paragraphs, ...exit],
    lines: linesOf({ ...first, isNow }, manner, matter),
  }
}

/** Whether the writer did the harm, or wants to. */
function isOwn({ cause }: Recognised): boolean {
  return cause === 'own' || cause === 'seeking'
}

function crisisParagraphs({ crisis }: CrisisWords, { cause, about, isDenied }: Recognised, isNow: boolean): readonly string[] {
  if (about === 'other') return isNow ? crisis.otherNow : crisis.other
  if (isDenied) return crisis.denied
  if (cause === 'taken') return crisis.taken
  if (isNow) return crisis.now
  return cause === 'harm' ? crisis.harm : crisis.thoughts
}

function violenceParagraphs({ violence }: CrisisWords, { cause, about, isDenied }: Recognised, isNow: boolean): readonly string[] {
  if (cause === 'own') return violence.own
  if (cause === 'seeking') return violence.seeking
  if (about === 'other') return violence.other
  if (isDenied) return violence.denied
  if (isNow) return violence.now
  return cause === 'control' ? violence.control : violence.hurt
}

/** The help lines of a crisis or of violence; the emergency number first if harm is imminent. */
function linesOf(one: Crisis, { region, language }: Manner, { speaker }: SafetyMatter): HelpLine[] {
  const emergency = helpLinesFor('emergency', region, language, speaker)
  const lines = helpLinesFor(one.class === 'C1' ? 'crisis' : 'abuse', region, language, speaker)
  return one.isNow ? [...emergency, ...lines] : one.class === 'C2' ? [...lines, ...emergency] : lines
}

function withoutDuplicates(lines: readonly HelpLine[]): HelpLine[] {
  const names = lines.map(({ name }) => name)
  return pagesLast(lines.filter(({ name }, place) => names.indexOf(name) === place))
}
