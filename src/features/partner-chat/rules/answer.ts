/** Lara's answers to the partner: the sources that `respond` uses in his chat. */
import type { SmallTalkKind } from '../../answers/content/small-talk.ts'
import type { Danger } from '../../answers/rules/after-danger.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { findKnowledge, isNamedEntry, toldEntry } from '../../answers/rules/knowledge-answer.ts'
import { answerLanguage, respond, type Sources } from '../../answers/rules/respond.ts'
import type { Statement } from '../../answers/rules/speech-act.ts'
import { speechActText } from '../../answers/rules/speech-act-text.ts'
import { shown } from '../../answers/rules/wording.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Library, Looked } from '../../knowledge/rules/retrieval.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Language, Manner, Region } from '../../text/rules/speech.ts'
import { FIRST_GUIDES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { UNKNOWN_WORDS_FOR_HIM, SMALL_TALK_WITH_HIM, TOLD_TO_WOMEN } from '../content/words.ts'
import type { PartnerAnswerParts } from '../contract.ts'
import { askedGuide, guideChips, tappedGuide } from './guides.ts'

/** An answer before it is stored. */
export type PartnerMade = { readonly text: string; readonly language: Language; readonly parts: PartnerAnswerParts }

/** Entries that address both. */
const FOR_BOTH: ReadonlySet<string> = new Set(['relationships-partner-help'])
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** Whether an entry is shown to the partner; those about her notes and her own chat are not. */
function isForHim({ topic }: KnowledgeEntry): boolean {
  return topic !== 'lara'
}

function guideAnswer(name: GuideName, manner: Manner): Made {
  const guide = PARTNER_GUIDES[name]
  return {
    text: shown(guide[manner.language].answer, manner),
    parts: partsOf('guide', { chips: guideChips(guide.next, manner.language) }),
    about: null,
  }
}

function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const chips = guideChips(kind === 'low' ? ['myself', 'support', 'arguments'] : FIRST_GUIDES, manner.language)
  return { text: shown([SMALL_TALK_WITH_HIM[manner.language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}

/** The answer to a statement of his; guides instead of entries, which are written for her. */
function speechActAnswer(act: Statement, message: string, manner: Manner): Made {
  const isHard = act.kind === 'complaint' || act.kind === 'rant'
  const chips = isHard ? guideChips(['arguments', 'stress', 'myself'], manner.language) : []
  return { text: speechActText(act, message, manner, 'partner'), parts: partsOf('guide', { chips }), about: null }
}

function unknownAnswer(manner: Manner, near: readonly KnowledgeEntry[]): Made {
  const words = UNKNOWN_WORDS_FOR_HIM[manner.language]
  const chips = near.map((one) => toChip(shown([one[manner.language].title], manner)))
  return {
    text: chips.length > 0 ? words.near : words.nothing,
    parts: partsOf('unknown', { chips: chips.length > 0 ? chips : guideChips(FIRST_GUIDES, manner.language) }),
    about: null,
  }
}

/**
 * An entry for the partner: introduced as what women are told, followed by related entries and a chip for what he can
 * do.
 */
function entryAnswer(entry: KnowledgeEntry, manner: Manner): Made {
  const { language } = manner
  const made = toldEntry(entry, manner)
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? []).filter(isForHim)
  return {
    ...made,
    text: FOR_BOTH.has(entry.id) ? made.text : `${TOLD_TO_WOMEN[language]}\n\n${made.text}`,
    parts: {
      ...made.parts,
      chips: [...next.slice(0, 2).map((one) => toChip(shown([one[language].title], manner))), ...guideChips(['support'], language)],
    },
  }
}

/** The library without the entries that are not shown to the partner. */
function libraryForHim(library: Library): Library {
  return {
    find: (question) => {
      const { entry, near } = library.find(question)
      return { entry: entry && isForHim(entry) ? entry : undefined, near: near.filter(isForHim) }
    },
  }
}

function sourcesOf(message: string, manner: Manner, libraryOf: (language: Language) => Library): Sources {
  const { language } = manner
  let looked: Looked | undefined
  const look = () => (looked ??= findKnowledge(message, language, libraryForHim(libraryOf(language))))
  return {
    offered: () => {
      const tapped = tappedGuide(message)
      return tapped && guideAnswer(tapped.name, manner)
    },
    smallTalk: (kind) => smallTalkAnswer(kind, manner),
    guide: () => {
      const asked = askedGuide(message, language)
      return asked?.isPlain ? guideAnswer(asked.name, manner) : undefined
    },
    speechAct: (act) => (isNamedEntry(message, language) ? undefined : speechActAnswer(act, message, manner)),
    knowledge: () => {
      const { entry } = look()
      return entry && isForHim(entry) ? entryAnswer(entry, manner) : undefined
    },
    generalGuide: () => {
      // A question that matches an entry about her notes gets the guide on privacy.
      const name = askedGuide(message, language)?.name ?? (look().entry && 'privacy')
      return name && guideAnswer(name, manner)
    },
    unknown: () => unknownAnswer(manner, look().near),
  }
}

function layerOf({ parts: { layer } }: Made): PartnerAnswerParts['layer'] {
  if (layer === 'own_data' || layer === 'model') throw new Error(`The layer ${layer} answers her alone`)
  return layer
}

/**
 * The person who asks: `page` is the language of his page; `findDanger` resolves to the danger that one of the last
 * answers was about.
 */
type Asker = { readonly page: Language; readonly region: Region; readonly findDanger?: () => Promise<Danger | undefined> }

/**
 * Returns the answer to the partner's message. `libraryOf` returns the knowledge of a language; without it, a message
 * in which nothing was recognised throws.
 */
export async function answerPartner(
  message: string,
  recognised: readonly Recognised[],
  { page, region, findDanger }: Asker,
  libraryOf?: (language: Language) => Library,
): Promise<PartnerMade> {
  const tapped = recognised.length === 0 ? tappedGuide(message) : undefined
  const language = tapped?.language ?? answerLanguage(message, recognised, page)
  // The warm openings address her.
  const manner = { language, region, tone: 'calm' } as const
  const sources = libraryOf ? sourcesOf(message, manner, libraryOf) : {}
  const made = await respond(message, { audience: 'partner', manner, recognised, sources, ...(findDanger && { findDanger }) })
  const { class: recognisedAs, help_lines, sources: cited, chips } = made.parts
  return { text: made.text, language, parts: { layer: layerOf(made), class: recognisedAs, help_lines, sources: cited, chips } }
}
