/** What Lara answers him: safety first, then small talk, then what he himself can do or say, then the reviewed knowledge, else that she does not know. */
import { KNOWLEDGE } from '../../lara/content/all-knowledge.ts'
import type { KnowledgeEntry } from '../../lara/content/knowledge.ts'
import { type Made, toChip } from '../../lara/rules/answer.ts'
import { knowledgeAnswer } from '../../lara/rules/knowledge-answer.ts'
import { languageOf } from '../../lara/rules/language.ts'
import type { Library } from '../../lara/rules/retrieval.ts'
import { safetyAnswer } from '../../lara/rules/safety-answer.ts'
import type { Recognised } from '../../lara/rules/safety/classes.ts'
import type { SmallTalkKind } from '../../lara/content/small-talk.ts'
import { smallTalkOf } from '../../lara/rules/small-talk.ts'
import type { Language, Manner, Region } from '../../lara/rules/speech.ts'
import { shown } from '../../lara/rules/wording.ts'
import { FIRST_GUIDES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { NOT_KNOWN, SMALL_TALK_WITH_HIM, TOLD_TO_WOMEN } from '../content/words.ts'
import type { PartnerAnswerParts } from '../contract.ts'
import { askedGuide, guideChips, tappedGuide } from './guides.ts'

/** An answer to him before it is stored. */
export type PartnerMade = { readonly text: string; readonly language: Language; readonly parts: PartnerAnswerParts }

/** Entries that speak to either of the two as they stand. */
const FOR_BOTH: ReadonlySet<string> = new Set(['relationships-partner-help'])
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** What speaks of her notes and of her own chat is nothing for him. */
function isForHim({ topic }: KnowledgeEntry): boolean {
  return topic !== 'lara'
}

/** The language of the answer: that of the message where it is plain, else that in which something was recognised, else that of his page. */
export function answeredIn(message: string, recognised: readonly Recognised[], page: Language): Language {
  const [first] = recognised
  return languageOf(message, !first || recognised.some(({ language }) => language === page) ? page : first.language)
}

/** His words have no tone to follow: warm openings are written for her. */
function mannerOf(language: Language, region: Region): Manner {
  return { language, region, tone: 'calm' }
}

function partsOf(layer: PartnerAnswerParts['layer'], given: Partial<PartnerAnswerParts> = {}): PartnerAnswerParts {
  return { layer, class: null, help_lines: [], sources: [], chips: [], ...given }
}

/** The fixed answer to what was recognised; undefined when nothing was. */
export function helpAnswer(
  recognised: readonly Recognised[],
  message: string,
  language: Language,
  region: Region,
): PartnerMade | undefined {
  const made = safetyAnswer(recognised, message, mannerOf(language, region), { speaker: 'partner', recent: new Set() })
  if (!made) return undefined
  const { class: recognisedAs, help_lines, sources, chips } = made.parts
  return { text: made.text, language, parts: partsOf('safety', { class: recognisedAs, help_lines, sources, chips }) }
}

function guideAnswer(name: GuideName, manner: Manner): PartnerMade {
  const { language } = manner
  const guide = PARTNER_GUIDES[name]
  return {
    text: shown(guide[language].answer, manner),
    language,
    parts: partsOf('guide', { chips: guideChips(guide.next, language) }),
  }
}

function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): PartnerMade {
  const { language } = manner
  const chips = guideChips(kind === 'low' ? ['myself', 'support', 'arguments'] : FIRST_GUIDES, language)
  return { text: shown([SMALL_TALK_WITH_HIM[language][kind]], manner), language, parts: partsOf('guide', { chips }) }
}

function unknown({ language }: Manner, near: readonly string[]): PartnerMade {
  const words = NOT_KNOWN[language]
  return {
    text: near.length > 0 ? words.near : words.nothing,
    language,
    parts: partsOf('unknown', { chips: near.length > 0 ? near.map((title) => toChip(title)) : guideChips(FIRST_GUIDES, language) }),
  }
}

/** An entry as he reads it: introduced as what women are told, with what comes next, and what he can do himself. */
function toldToHim(entry: KnowledgeEntry, made: Made, manner: Manner): PartnerMade {
  const { language } = manner
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? []).filter(isForHim)
  return {
    text: FOR_BOTH.has(entry.id) ? made.text : `${TOLD_TO_WOMEN[language]}\n\n${made.text}`,
    language,
    parts: partsOf('knowledge', {
      sources: made.parts.sources,
      chips: [...next.slice(0, 2).map((one) => toChip(shown([one[language].title], manner))), ...guideChips(['support'], language)],
    }),
  }
}

/** Lara's knowledge without what is nothing for him. */
function libraryForHim(library: Library): Library {
  return {
    find: (question) => {
      const { entry, near } = library.find(question)
      return { entry: entry && isForHim(entry) ? entry : undefined, near: near.filter(isForHim) }
    },
  }
}

function fromKnowledge(message: string, manner: Manner, library: Library): PartnerMade | undefined {
  const made = knowledgeAnswer(message, manner, libraryForHim(library))
  const entry = made.about?.kind === 'entry' ? ENTRY_OF.get(made.about.id) : undefined
  if (entry) return isForHim(entry) ? toldToHim(entry, made, manner) : guideAnswer('privacy', manner)
  const { near } = libraryForHim(library).find(message)
  return near.length > 0
    ? unknown(
        manner,
        near.map((one) => shown([one[manner.language].title], manner)),
      )
    : undefined
}

/** What a message is answered: `page` is the language of his page, `libraryOf` opens the knowledge of a language. */
export function answerHim(
  message: string,
  recognised: readonly Recognised[],
  { page, region }: { readonly page: Language; readonly region: Region },
  libraryOf: (language: Language) => Library,
): PartnerMade {
  const language = answeredIn(message, recognised, page)
  const help = helpAnswer(recognised, message, language, region)
  if (help) return help
  const manner = mannerOf(language, region)
  const tapped = tappedGuide(message)
  if (tapped) return guideAnswer(tapped.name, mannerOf(tapped.language, region))
  const talk = smallTalkOf(message)
  if (talk) return smallTalkAnswer(talk, manner)
  const asked = askedGuide(message, language)
  if (asked?.isPlain) return guideAnswer(asked.name, manner)
  const known = fromKnowledge(message, manner, libraryOf(language))
  if (known?.parts.layer === 'knowledge') return known
  if (asked) return guideAnswer(asked.name, manner)
  return known ?? unknown(manner, [])
}
