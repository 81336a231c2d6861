import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { isNamedEntry } from './knowledge-answer.ts'
import type { Statement } from './speech-act.ts'
import { entriesFor, speechActText } from './speech-act-text.ts'
import { shown } from './wording.ts'

/** Most entries offered with an answer. */
const OFFERED_MOST = 3

/** Longest message, in words, that only names a common complaint. */
const NAMED_MOST = 4
/** French words before an apostrophe. */
const ELIDED: ReadonlySet<string> = new Set(['j', 'l', 'd', 'm', 'n', 'c', 's', 'qu'])
/** Words with which a complaint is told and not only named. */
const TOLD =
  /\b(?:again|now|today|tonight|too|also|terribly|awfully|horribly|dreadfully|otra vez|de nuevo|ahora|hoy|tambien|encima|fatal|horriblemente|encore|maintenant|aujourd hui|aussi|super mal|affreusement)\b/

/** Whether a complaint is told ("and now my head hurts", "duermo fatal") and not only named ("my head hurts"). */
export function isTold(message: string): boolean {
  const words = plainWords(message)
  // "J'ai mal aux genoux" is no longer than "my knees hurt".
  const count = words.filter((word) => !ELIDED.has(word)).length
  return count > NAMED_MOST || TOLD.test(words.join(' '))
}

/**
 * What the words of a statement depend on besides itself: the entry that a search for it finds, if she may want its
 * help, and the texts of the last answers.
 */
export type Told = { readonly found?: KnowledgeEntry | undefined; readonly earlier?: readonly string[] }

/**
 * Lara's answer to a statement, with the entries on its topic as chips. A complaint is about the entry that helps with
 * it, so that "what helps?" and "yes" refer to it. `undefined` if knowledge answers it.
 */
export function speechActAnswer(act: Statement, message: string, manner: Manner, { found, earlier = [] }: Told = {}): Made | undefined {
  if (isNamedEntry(message, manner.language) && !isTold(message)) return undefined
  // "For two months" goes on from what she told before.
  const isMore = act.kind === 'complaint' && act.subject === undefined && act.count !== ''
  const mayOffer = (act.kind === 'complaint' && !isMore) || act.kind === 'rant' || act.kind === 'news'
  const first = mayOffer && found?.topic !== 'lara' ? found : undefined
  const named = entriesFor(act, 'woman').flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
  // Of "I slept badly, I woke up soaked" the words for the sweats are answered, so that they are the topic.
  const isBeside = act.kind === 'complaint' && act.subject === 'flashes' && first?.topic === 'sleep'
  const ordered = isBeside ? [...named, first] : [...(first ? [first] : []), ...named]
  const offered = [...new Set(ordered)].slice(0, OFFERED_MOST)
  const chips = offered.map((entry) => toChip(shown([entry[manner.language].title], manner)))
  const about = act.kind === 'complaint' ? offered[0] : first
  const text = speechActText(act, message, manner, 'woman', earlier)
  return { text, parts: partsOf('guide', { chips }), about: about ? { kind: 'entry', id: about.id } : null }
}
