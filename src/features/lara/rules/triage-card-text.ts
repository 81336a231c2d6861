import type { LocalDate } from '../../../kit/local-date.ts'
import { CARD_CLAIMS } from '../../knowledge/content/generated/card-claims.ts'
import { CARD_WORDS } from '../content/data-question/cards.ts'
import type { AnswerParts, AnswerRow } from '../../answers/contract.ts'
import type { Source } from '../../knowledge/contract.ts'
import { withoutMarks } from '../../knowledge/rules/claim-wording.ts'
import { flowDaysOf } from './data-answer-days.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import type { Formatter } from './data-answer-format.ts'
import type { Language } from '../../text/rules/speech.ts'
import { sourcesOf } from '../../answers/rules/wording.ts'
import { freshCards, triageCards, type TriageCard } from './triage-cards.ts'

/** The claim that identifies each cause; no other card has its citation. */
const CLAIM_OF: Readonly<Record<TriageCard['cause'], string>> = {
  'bleeding-after-a-year': 'card-after-a-year',
  'long-bleeding': 'card-long',
  'short-cycles': 'card-often',
  'heavy-twice': 'card-heavy',
  'gap-under-45': 'card-before-45',
}

/** Triage cards as part of an answer. */
export type CardTexts = { readonly text: readonly string[]; readonly sources: readonly Source[]; readonly rows: readonly AnswerRow[] }

const CLAIMS = new Map(CARD_CLAIMS.map((claim) => [claim.id, claim]))

/** The sentence that names the entries a card is based on. */
function findingText(format: Formatter, language: Language, card: TriageCard): string {
  const words = CARD_WORDS[language]
  const days: readonly LocalDate[] = card.days
  const [first = ''] = days
  const last = days.at(-1) ?? first
  switch (card.cause) {
    case 'bleeding-after-a-year': {
      const flow = format.words.flow(card.flow)
      if (card.without === null) return words.pastMenopause(format.day(first), flow)
      return (card.isWitnessed ? words.afterAYear : words.longAfter)(format.day(first), flow, card.without)
    }
    case 'long-bleeding':
      return words.long(format.date(first), format.date(last), card.days.length)
    case 'short-cycles':
      return words.short(format.words.list(card.days.map(format.date)))
    case 'heavy-twice':
      return words.heavy(format.date(first), format.date(last))
    case 'gap-under-45':
      return words.gap(format.date(first), card.without)
  }
}

/** Triage cards that her notes support and that were not shown recently; none while she hides the entries. */
export function toCardTexts(format: Formatter, language: Language, notes: OwnNotes): CardTexts {
  const flows = flowDaysOf(notes.calendar)
  const cards = notes.isMasked ? [] : freshCards(triageCards(flows, notes.facts, format.today), notes.recent, format.today)
  const words = CARD_WORDS[language]
  const advice = cards.map(({ cause }) => words.advice[cause])
  const rows = cards.flatMap(({ days }) =>
    days.flatMap((day) => flows.filter((flow) => flow.day === day).map((flow) => format.flowRow(flow.day, flow.flow))),
  )
  return {
    text: cards.length
      ? [words.lead, ...cards.map((card, index) => `${findingText(format, language, card)} ${withoutMarks(advice[index] ?? '')}`)]
      : [],
    sources: sourcesOf(advice, CLAIMS),
    rows,
  }
}

/** One calendar card: what the entries show, what to do, and the sources. */
export function toCardText(
  format: Formatter,
  language: Language,
  card: TriageCard,
): { readonly text: readonly string[]; readonly sources: readonly Source[] } {
  const { lead, advice } = CARD_WORDS[language]
  const text = [findingText(format, language, card), withoutMarks(advice[card.cause]), lead]
  return { text: text.map(format.complete), sources: sourcesOf([advice[card.cause]], CLAIMS) }
}

/** Causes of the cards that a stored answer showed, so that none is repeated within `CARD_PAUSE_DAYS`. */
export function findCardCauses({ layer, sources }: AnswerParts): TriageCard['cause'][] {
  if (layer !== 'own_data') return []
  return (Object.keys(CLAIM_OF) as TriageCard['cause'][]).filter((cause) => {
    const citation = CLAIMS.get(CLAIM_OF[cause])?.citation
    return sources.some((source) => source.citation === citation)
  })
}
