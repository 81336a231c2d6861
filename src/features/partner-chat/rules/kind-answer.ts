/** Answers to the partner's messages by kind: guides, places in Compass, small talk, replies to what he tells. */
import { COMPLAINT_WORDS } from '../../answers/content/speech-acts.ts'
import type { SmallTalkKind } from '../../answers/content/small-talk.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import { appAnswer, labelled } from '../../answers/rules/app-answer.ts'
import { safetyAnswer } from '../../answers/rules/safety-answer.ts'
import type { Statement } from '../../answers/rules/speech-act.ts'
import { FEELING, speechActText } from '../../answers/rules/speech-act-text.ts'
import { shown } from '../../answers/rules/wording.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { FIRST_GUIDES, GUIDE_NAMES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { PARTNER_PLACES } from '../content/places.ts'
import { KIND_WORDS, PARTNER_SMALL_TALK } from '../content/words.ts'
import type { PartnerAnswerParts } from '../contract.ts'
import { guideChips } from './guides.ts'
import type { PartnerKind } from './partner-kinds.ts'

/** A message of his and the answer to it. */
export type PartnerTurn = { readonly said: string; readonly text: string; readonly language: Language; readonly parts: PartnerAnswerParts }

export function guideAnswer(name: GuideName, manner: Manner): Made {
  const guide = PARTNER_GUIDES[name]
  return {
    text: shown(guide[manner.language].answer, manner),
    parts: partsOf('guide', { chips: guideChips(guide.next, manner.language) }),
    about: null,
  }
}

export function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const chips = guideChips(kind === 'low' ? ['myself', 'support', 'arguments'] : FIRST_GUIDES, manner.language)
  return { text: shown([PARTNER_SMALL_TALK[manner.language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}

/** The answer to a statement of his; guides instead of entries, which are written for her. */
export function speechActAnswer(act: Statement, message: string, manner: Manner, turns: readonly PartnerTurn[]): Made {
  const isHard = act.kind === 'complaint' || act.kind === 'rant'
  const chips = isHard ? guideChips(['arguments', 'stress', 'myself'], manner.language) : []
  return {
    text: speechActText(
      act,
      message,
      manner,
      'partner',
      turns.map((turn) => turn.text),
    ),
    parts: partsOf('guide', { chips }),
    about: null,
  }
}

/** What a message that asks for another idea gets, in this order; one that was just told is left out. */
const IDEAS: readonly GuideName[] = ['kindness', 'support', 'sleep', 'closeness', 'mood']

/** A statement of which only the kind is known. */
const PLAIN = { subject: undefined, thing: '', count: '', when: '', isOther: false, isSure: true } as const
const STATEMENTS: Partial<Record<PartnerKind, Statement>> = {
  complaint: { kind: 'complaint', ...PLAIN },
  good: { kind: 'goodNews', isAhead: false, isHealth: false, joy: undefined },
}
const SMALL_TALK: Partial<Record<PartnerKind, SmallTalkKind>> = { thanks: 'thanks', greeting: 'greeting', farewell: 'farewell' }

/** How it is for himself, in plain words: "I'm exhausted", "me siento rechazado". */
const FEELS = new RegExp(
  String.raw`\b(?:i m|im|i am|i feel|i ve|me siento|estoy|tengo|me da|je suis|je me sens|j ai|suis)\b.*${FEELING.source}`,
)

/** Words for her: he asks whether she can see it. She sees what he logs, but not his chat. */
const NAMES_HER = /(?<!\p{L})(?:she|her|wife|girlfriend|partner|ella|mujer|esposa|pareja|novia|elle|femme|copine|compagne)(?!\p{L})/iu
const NAMES_CHAT = /(?<!\p{L})(?:chat|conversation|conversaci[oó]n|charla)/iu

/** Whether an answer was given in the last messages. */
export function isTold({ text }: Made, turns: readonly PartnerTurn[]): boolean {
  return turns.some((turn) => turn.text.includes(text))
}

/** The answer to a message by its kind; undefined for a question of knowledge and for a danger. */
export function kindAnswer(kind: PartnerKind, message: string, manner: Manner, turns: readonly PartnerTurn[]): Made | undefined {
  const { language } = manner
  const isOfHers = kind === 'privacy' && NAMES_HER.test(message) && !NAMES_CHAT.test(message)
  const guide = GUIDE_NAMES.find((name) => name === kind)
  if (guide && !isOfHers) return guideAnswer(guide, manner)
  const place = PARTNER_PLACES.find(({ id }) => id === (isOfHers ? 'seen' : kind))
  if (place) return appAnswer(place, message, manner)
  const own = kind === 'complaint' && FEELS.test(plainWords(message).join(' ')) ? guideAnswer('myself', manner) : undefined
  if (own && !isTold(own, turns)) {
    const [opening = ''] = COMPLAINT_WORDS[language].plain.calm
    return { ...own, text: `${opening} ${own.text}` }
  }
  const act = STATEMENTS[kind]
  if (act) return speechActAnswer(act, message, manner, turns)
  const talk = SMALL_TALK[kind]
  if (talk) return smallTalkAnswer(talk, manner)
  if (kind === 'probe') {
    const probe: Recognised = { class: 'P', cause: 'notes', about: 'other', isNow: false, isDenied: false, language }
    return safetyAnswer([probe], manner, { speaker: 'partner', recent: new Set() })
  }
  if (kind === 'another') {
    const ideas = IDEAS.map((name) => guideAnswer(name, manner))
    const made = ideas.find((idea) => !isTold(idea, turns)) ?? guideAnswer('support', manner)
    return { ...made, text: `${labelled(KIND_WORDS[language].another, language)}\n\n${made.text}` }
  }
  if (kind !== 'okay' && kind !== 'objection' && kind !== 'lara' && kind !== 'outside') return undefined
  const chips = kind === 'okay' ? [] : guideChips(FIRST_GUIDES, language)
  return { text: KIND_WORDS[language][kind], parts: partsOf('guide', { chips }), about: null }
}
