import { capitalised } from '../../../kit/capitalised.ts'
import { ASIDE_ENTRIES, ASIDE_WORDS } from '../content/asides.ts'
import { COMPLAINT_WORDS, GLAD_WORDS, JOYS, NEWS_WORDS, OTHER_ACT_WORDS, type Subject, SUBJECT_ENTRIES } from '../content/speech-acts.ts'
import { wordingOf } from '../../knowledge/rules/claim-wording.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import type { Audience } from './respond.ts'
import type { Complaint, Statement } from './speech-act.ts'
import { pickFresh, shown } from './wording.ts'

/** Topics that are about people and things around her; those about a body concern only the person who has it. */
const AROUND: ReadonlySet<Subject> = new Set(['grief', 'missing', 'couple', 'work', 'family', 'daily'])

/** How Lara names back nights that go on. */
const LASTING_NIGHTS: ReadonlySet<string> = new Set(['those nights', 'de esas noches', 'ces nuits'])
const LASTING_TIME = /weeks|months|years|semanas|meses|años|semaines|mois|ans/
/** Topics about which Lara asks when it is worst. */
const ASKED_WHEN: ReadonlySet<Subject> = new Set(['flashes', 'memory', 'belly'])

/** Things of which "I'm sorry about {thing}" sounds like condolences: parts of her body. */
const UNNAMED =
  /^(?:your (?:heart|skin|eyes|mouth|bladder|breasts|tummy)|that part|how tired|votre (?:cœur|peau|bouche|vessie|ventre|poitrine)|vos yeux)|corazón|piel|ojos|boca|vejiga|pecho|esa parte|barriga|tripa/
/** Topics about which Lara asks for the cause. */
const ASKED_CAUSE: ReadonlySet<Subject> = new Set(['sleep', 'couple', 'anger', 'worry', 'low', 'work', 'family', 'head'])
/** Words with which she gives the cause herself, in plain words. */
const GIVES_CAUSE = /\b(?:because|cos|due to|porque|por culpa|es que|debido|parce que|a cause|puisque)\b/
/** Words with which she says how it is for her, in plain words. */
export const FEELING =
  /\b(?:ashamed|embarrass\w*|mortified|humiliat\w*|scared|frightened|afraid|terrified|tired|exhausted|worn out|shattered|knackered|wiped|numb|sad|furious|angry|lonely|guilty|rejected|hopeless|fed up|averg[uo]\w*|verguenza|asustad[ao]|miedo|agotad[ao]|reventad[ao]|cansad[ao]|hart[ao]|trist\w*|culpa\w*|rechazad[ao]|sol[ao]|enfadad[ao]|honte\w*|gene[e]?|peur|effraye\w*|creve[es]?|epuise\w*|vide|fache\w*|seule?|coupable|rejetee?|mal)\b/
/** Fewest words of a message that tells what happened. */
const EXPLAINED_LEAST = 16

/** Whether a message tells what happened, or why. */
function isExplained(message: string): boolean {
  const words = plainWords(message)
  return words.length >= EXPLAINED_LEAST || GIVES_CAUSE.test(words.join(' '))
}

function isAboutSelf({ subject, isOther }: Complaint, audience: Audience): boolean {
  return subject !== undefined && (AROUND.has(subject) || (!isOther && audience !== 'partner'))
}

/** The ids of the entries to offer with an answer; empty if none fits. */
export function entriesFor(act: Statement, audience: Audience): readonly string[] {
  if (act.kind === 'aside') return ASIDE_ENTRIES[act.aside] ?? []
  if (act.kind === 'person') return ['lara-private']
  if (act.kind !== 'complaint' && act.kind !== 'rant') return []
  return act.subject && isAboutSelf(act, audience) ? SUBJECT_ENTRIES[act.subject] : []
}

/** Picks one of several wordings, if possible one that was not used in the last answers. */
type Pick = (wordings: readonly string[]) => string

function openingOf(act: Complaint, { language, tone }: Manner, isOwn: boolean, pick: Pick): string {
  const words = COMPLAINT_WORDS[language]
  const { thing, count, when } = act
  if (act.kind === 'rant') return pick(words.rant[tone])
  if (count !== '' && (isOwn || thing === '')) return pick(words.counted).replace('{count}', capitalised(count))
  if (!isOwn || thing === '' || (UNNAMED.test(thing) && when === '')) return pick(words.plain[tone])
  if (when === '') return pick(words.about[tone]).replace('{thing}', thing)
  // Spanish things follow "lo": "de las rodillas".
  const named = language === 'es' ? thing.replace(/^del /, 'el ').replace(/^de /, '') : thing
  return pick(words.timed).replace('{Thing}', capitalised(named)).replace('{when}', when)
}

function complaintText(
  act: Complaint,
  message: string,
  manner: Manner,
  audience: Audience,
  earlier: readonly string[],
  pick: Pick,
): string[] {
  const words = COMPLAINT_WORDS[manner.language]
  const isOwn = isAboutSelf(act, audience)
  const isLasting =
    isOwn && act.subject === 'sleep' && (act.count === '' ? act.when !== '' || LASTING_NIGHTS.has(act.thing) : LASTING_TIME.test(act.count))
  const first = isLasting ? words.askNights : words.ask[isOwn && act.subject ? act.subject : 'other']
  const { subject } = act
  const isKnown =
    subject !== undefined && ((act.when !== '' && ASKED_WHEN.has(subject)) || (ASKED_CAUSE.has(subject) && isExplained(message)))
  // Who has just answered a question, or names the feeling, is not asked how it is for her.
  const hasSaid = first === words.ask.other && (earlier[0]?.trimEnd().endsWith('?') === true || FEELING.test(plainWords(message).join(' ')))
  const ask = isKnown || hasSaid || earlier.some((text) => text.includes(first)) ? pick(words.askMore) : first
  return [`${openingOf(act, manner, isOwn, pick)} ${ask}`, ...(act.subject === 'low' && isOwn ? [words.trusted] : [])]
}

/**
 * Lara's words for a statement, the same for the same message after the same answers; only she is offered to note good
 * news. `earlier` are the texts of the last answers, whose words are avoided.
 */
export function speechActText(
  act: Statement,
  message: string,
  manner: Manner,
  audience: Audience,
  earlier: readonly string[] = [],
): string {
  const { language, tone } = manner
  const seed = Number.parseInt(wordingOf([message]), 16)
  const pick: Pick = (wordings) => pickFresh(wordings, seed, earlier)
  switch (act.kind) {
    case 'complaint':
    case 'rant':
      return shown(complaintText(act, message, manner, audience, earlier, pick), manner)
    case 'aside':
      return shown([pick(ASIDE_WORDS[language][act.aside])], manner)
    case 'goodNews': {
      const words = GLAD_WORDS[language]
      const ask = act.isAhead ? words.askAhead : act.isHealth ? words.askHelped : words.ask
      const glad = pick((act.joy === undefined ? undefined : JOYS[language][act.joy]?.[1]) ?? words.glad[tone])
      // Offered once, not with each piece of news.
      const isOffered = audience !== 'woman' || earlier.some((text) => text.includes(words.note))
      return shown([`${glad} ${ask}`, ...(isOffered ? [] : [words.note])], manner)
    }
    case 'news':
      return shown([pick(NEWS_WORDS[language][act.isAhead ? 'ahead' : 'told'][tone])], manner)
    default: {
      const kind = act.kind === 'abilities' && audience === 'partner' ? 'hisAbilities' : act.kind
      return shown([pick(OTHER_ACT_WORDS[language][kind])], manner)
    }
  }
}
