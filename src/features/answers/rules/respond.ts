/**
 * The only place where answers are made: one ordered list of layers for the woman, her partner and visitors of the
 * landing page.
 */
import type { SmallTalkKind } from '../content/small-talk.ts'
import type { Recognised, SafetyClass } from '../../safety/rules/classes.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { toWritten, type Written } from '../../text/rules/written.ts'
import { afterDanger, besideDanger, type Danger, isAsking, isAskingBeside, isElse, isFree } from './after-danger.ts'
import type { Made } from './answer.ts'
import { asksWhichCause, isDiagnosisOnly } from './asked-fact.ts'
import { isUrgent } from './urgency.ts'
import { safetyAnswer } from './safety-answer.ts'
import { isThanking, smallTalkOf } from './small-talk.ts'
import { type SpeechAct, speechActOf, type Statement } from './speech-act.ts'

/** The writer: the woman in her chat, her partner in his, or a visitor in the demo on the landing page. */
export type Audience = 'woman' | 'partner' | 'visitor'

/** Makes the answer of one layer; called only if no earlier layer answered. `undefined` if the layer has no answer. */
type Source<Given extends unknown[] = []> = (...given: Given) => Made | undefined | Promise<Made | undefined>

/** The sources of the layers after safety. A layer without a source is skipped. */
export type Sources = {
  /** What her calendar says of her stage, if only a question about it was recognised; replaces the fixed answer. */
  readonly stage?: Source
  /**
   * What she noted about her treatments, if medicine is all that was recognised; in place of the fixed answer to it.
   */
  readonly treatment?: Source
  /**
   * What is certainly a question about her notes, or asks for something in the app, although it sounds like a medical
   * question or an attempt to misuse Lara.
   */
  readonly certain?: Source
  /** A fact that answers what sounds like a question for a diagnosis: "could it be dementia?" */
  readonly fact?: Source<[causes: ReadonlySet<string>]>
  /** Content the message refers to from another page: an EmberTide or a log. */
  readonly brought?: Source
  /** The exact message of a chip or a listed title. */
  readonly offered?: Source
  /** A question about the conversation itself: what was said, why, from where. */
  readonly dialogue?: Source
  /** A reply to what the last answer asked or offered. */
  readonly reply?: Source
  readonly smallTalk?: Source<[SmallTalkKind]>
  /** Something to write down or to set, as a card that she confirms. */
  readonly doing?: Source
  /** A page or a function of the app. */
  readonly app?: Source
  readonly ownData?: Source
  /** A guide whose topic the message names. */
  readonly guide?: Source
  /** A detail in reply to what Lara asked about a statement. */
  readonly detail?: Source
  /** A statement; called before the knowledge if the statement is clear, after it otherwise. */
  readonly speechAct?: Source<[Statement]>
  readonly knowledge?: Source
  /** A general guide, for a message without a knowledge entry. */
  readonly generalGuide?: Source
  /** That Lara does not know, and suggested questions. */
  readonly unknown?: Source
}

/**
 * The inputs of an answer besides the message. `manner` has the language of the answer, `recognised` the result of
 * `recognise`.
 */
export type Context = {
  readonly audience: Audience
  readonly manner: Manner
  readonly recognised: readonly Recognised[]
  readonly sources: Sources
  /** Classes and causes answered in the last 14 days ("M2 breast-change"). Not called for a crisis or an emergency. */
  readonly findRecentCauses?: () => Promise<ReadonlySet<string>>
  /**
   * The danger that one of the last answers was about. Not called for a crisis or an emergency, which has its own
   * answer.
   */
  readonly findDanger?: () => Promise<Danger | undefined>
}

/**
 * When a layer may answer in the messages after a danger, below the help lines: `always`; `unrelated`, if the message
 * does not refer to the danger; `question`, if it is also a question; `never`, only once the danger is settled. If no
 * layer answers, the follow-up to the danger does.
 */
type AfterDanger = 'always' | 'unrelated' | 'question' | 'never'

type Layer = { readonly name: 'safety' | 'unclearSpeechAct' | Exclude<keyof Sources, 'stage' | 'treatment' | 'certain' | 'fact'> } & {
  readonly [Name in Audience]?: AfterDanger
}

/**
 * The layers in the order of the calls; the first answer is used. A layer is skipped for an audience it does not list.
 */
const LAYERS: readonly Layer[] = [
  { name: 'safety', woman: 'always', partner: 'always', visitor: 'always' },
  // Only the woman's chat can be opened from an EmberTide or a log.
  { name: 'brought', woman: 'always' },
  // The demo stores no conversation, so a visitor is never in the messages after a danger; `always` has no effect
  // there.
  { name: 'offered', woman: 'always', partner: 'always', visitor: 'always' },
  // After a danger nothing is offered or repeated, and "yes" or "no" answers whether the writer is safe.
  { name: 'dialogue', woman: 'never', partner: 'never' },
  { name: 'reply', woman: 'never', partner: 'never' },
  // "Thank you" after a danger gets the follow-up. The partner's small talk counts only where it is a question.
  { name: 'smallTalk', woman: 'never', partner: 'question', visitor: 'always' },
  // She may still log something that has nothing to do with the danger. A page is named only where she asks for one.
  { name: 'doing', woman: 'unrelated' },
  { name: 'app', woman: 'question', partner: 'question', visitor: 'always' },
  // The partner has no access to her data. A visitor is told that the demo has no notes.
  { name: 'ownData', woman: 'unrelated', visitor: 'always' },
  // Guides on what a partner can do or say are for him only.
  { name: 'guide', partner: 'question' },
  // After a danger, a statement gets the follow-up.
  { name: 'detail', woman: 'never' },
  { name: 'speechAct', woman: 'never', partner: 'never', visitor: 'always' },
  { name: 'knowledge', woman: 'question', partner: 'question', visitor: 'always' },
  { name: 'generalGuide', partner: 'question' },
  { name: 'unclearSpeechAct', woman: 'never', partner: 'never', visitor: 'always' },
  { name: 'unknown', woman: 'never', partner: 'never', visitor: 'always' },
]

/** The answer to a message. Throws if no source of the audience answers. */
export async function respond(message: string, context: Context): Promise<Made> {
  const { audience, manner, recognised } = context
  const speaker = audience === 'partner' ? 'partner' : 'woman'
  const before = isUrgent(recognised) ? undefined : await context.findDanger?.()
  // A danger that was only suspected is over once she has said that there is none.
  const danger = before?.isUnsure && before.isSettled ? undefined : before
  const written = danger && toWritten(message)
  const allowed = written && allowedAfter(danger, written, manner.language)
  // Read at most once, for two layers.
  let act: { readonly found: SpeechAct | undefined } | undefined
  const findAct = () => (act ??= { found: speechActOf(message, manner.language) }).found
  let introduction: Made | undefined
  for (const layer of LAYERS) {
    const when = layer[audience]
    if (when === undefined || allowed?.has(when) === false) continue
    const made = await answerOf(layer.name, message, context, findAct)
    if (!made || (danger && isOfCouple(made, danger))) continue
    if (danger) return besideDanger(made, danger, manner, speaker)
    if (layer.name !== 'brought' || message === '') return introduction ? introducedBy(introduction, made) : made
    introduction = made
  }
  if (!written) throw new Error(`No layer answers a ${audience}`)
  return afterDanger(written, danger, manner, speaker)
}

/** Entries with advice for a couple, which does not fit after violence or control. */
const OF_COUPLE = /^relationships-(?:arguments|closeness|dating|partner-|telling-partner)/

function isOfCouple({ about }: Made, danger: Danger): boolean {
  return danger.class === 'C2' && !danger.isSettled && about?.kind === 'entry' && OF_COUPLE.test(about.id)
}

function allowedAfter(danger: Danger, message: Written, language: Language): ReadonlySet<AfterDanger> {
  // What asks nothing is listened to, not searched.
  if (isFree(message, danger)) return new Set(['always', 'unrelated', 'never', ...(isAsking(message) ? ['question' as const] : [])])
  if (isAskingBeside(message, danger)) return new Set(['always', 'unrelated', 'question'])
  if (!isElse(message, danger, language)) return new Set(['always'])
  return new Set(['always', 'unrelated', ...(isAsking(message) ? ['question' as const] : [])])
}

async function answerOf(
  name: Layer['name'],
  message: string,
  context: Context,
  findAct: () => SpeechAct | undefined,
): Promise<Made | undefined> {
  const { sources } = context
  if (name === 'safety') {
    const isOnly = (is: (one: Recognised) => boolean) => context.recognised.length > 0 && context.recognised.every(is)
    const own = isOnly(asksForStage) ? await sources.stage?.() : isOnly(isMedication) ? await sources.treatment?.() : undefined
    const certain = own ?? (isOnly(({ class: name }) => HARMLESS.has(name)) ? await sources.certain?.() : undefined)
    return certain ?? fromSafety(message, context)
  }
  if (name === 'speechAct' || name === 'unclearSpeechAct') {
    const act = sources.speechAct && findAct()
    if (!act || act.kind === 'question') return undefined
    // A partner's report about her may be meant as a question.
    const isOfHer = context.audience === 'partner' && act.kind === 'complaint' && act.isOther
    const isUnclear = isOfHer || ('isSure' in act && !act.isSure)
    return isUnclear === (name === 'unclearSpeechAct') ? sources.speechAct?.(act) : undefined
  }
  if (name !== 'smallTalk') return sources[name]?.()
  const kind = sources.smallTalk && (smallTalkOf(message) ?? (isThanking(message, findAct()) ? 'thanks' : undefined))
  return kind && sources.smallTalk?.(kind)
}

/** Medicine, diagnosis and misuse: a question that only sounds like one of these may be answered as what it is. */
const HARMLESS: ReadonlySet<SafetyClass> = new Set(['D', 'X', 'I'])

/** Whether the message is about a medicine of hers, and nothing more urgent. */
function isMedication({ class: recognised, about }: Recognised): boolean {
  return recognised === 'D' && about === 'self'
}

/** Whether the stage of anyone is asked for. */
function isStage({ class: recognised, cause }: Recognised): boolean {
  return recognised === 'X' && cause === 'stage'
}

/** Whether the writer asks where she is: "What stage am I in?", "Am I postmenopausal?". */
function asksForStage(one: Recognised): boolean {
  return isStage(one) && one.about === 'self'
}

/** The fixed answer to what was recognised, or the fact that was asked for; `undefined` if nothing was. */
async function fromSafety(
  message: string,
  { audience, manner, recognised, sources, findRecentCauses }: Context,
): Promise<Made | undefined> {
  if (recognised.length === 0) return undefined
  const fact = isDiagnosisOnly(recognised) ? await sources.fact?.(new Set(recognised.map(({ cause }) => cause))) : undefined
  if (fact) return fact
  // "Is it the menopause that makes me cry, or just that she left?" is answered like any other question.
  const isOfStage = audience === 'partner' ? isStage : asksForStage
  if (audience !== 'visitor' && recognised.every(isOfStage) && asksWhichCause(message)) return undefined
  const recent = isUrgent(recognised) ? undefined : await findRecentCauses?.()
  return safetyAnswer(recognised, manner, {
    speaker: audience === 'partner' ? 'partner' : 'woman',
    recent: recent ?? new Set(),
    isVisitor: audience === 'visitor',
  })
}

/**
 * The content from another page, followed by the answer to the added message; on its own if Lara does not know that.
 */
function introducedBy(introduction: Made, added: Made): Made {
  if (added.parts.layer === 'unknown') return introduction
  return {
    ...added,
    text: `${introduction.text}\n\n${added.text}`,
    parts: { ...added.parts, rows: [...introduction.parts.rows, ...added.parts.rows] },
    isFixed: true,
  }
}

/**
 * The language of the answer: that of the message if it is clear, else the one in which a danger was recognised, else
 * `preferred` (of the account, the page or the browser).
 */
export function answerLanguage(message: string, recognised: readonly Recognised[], preferred: Language): Language {
  const [first] = recognised
  const isOther = first && isUrgent(recognised) && recognised.every(({ language }) => language !== preferred)
  return languageOf(message, isOther ? first.language : preferred)
}
