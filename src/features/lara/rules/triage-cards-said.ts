import type { LocalDate } from '../../../kit/local-date.ts'
import { CARD_CLAIMS } from '../content/claims/cards.ts'
import { CARD_WORDS } from '../content/own/cards.ts'
import type { AnswerParts, ShownRow, Source } from '../contract.ts'
import { withoutMarks } from './claim-wording.ts'
import { flowDaysOf } from './own-answer-days.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import type { Say } from './own-answer-say.ts'
import type { Language } from './speech.ts'
import { sourcesOf } from './wording.ts'
import { freshCards, triageCards, type TriageCard } from './triage-cards.ts'

/** The claim that names each cause; its citation is no other card's. */
const CLAIM_OF: Readonly<Record<TriageCard['cause'], string>> = {
  'bleeding-after-a-year': 'card-after-a-year',
  'long-bleeding': 'card-long',
  'short-cycles': 'card-often',
  'heavy-twice': 'card-heavy',
  'gap-under-45': 'card-before-45',
}

/** Triage cards as an answer shows them. */
export type SaidCards = { readonly text: readonly string[]; readonly sources: readonly Source[]; readonly rows: readonly ShownRow[] }

const CLAIMS = new Map(CARD_CLAIMS.map((claim) => [claim.id, claim]))

function seenWords(say: Say, language: Language, card: TriageCard): string {
  const words = CARD_WORDS[language]
  const days: readonly LocalDate[] = card.days
  const [first = ''] = days
  const last = days.at(-1) ?? first
  switch (card.cause) {
    case 'bleeding-after-a-year': {
      const flow = say.words.flow(card.flow)
      return card.without === null ? words.pastMenopause(say.day(first), flow) : words.afterAYear(say.day(first), flow, card.without)
    }
    case 'long-bleeding':
      return words.long(say.date(first), say.date(last), card.days.length)
    case 'short-cycles':
      return words.short(say.words.list(card.days.map(say.date)))
    case 'heavy-twice':
      return words.heavy(say.date(first), say.date(last))
    case 'gap-under-45':
      return words.gap(say.date(first), card.without)
  }
}

/** The cards that her notes bear and that she was not shown lately; none while she hides what they rest on. */
export function saidCards(say: Say, language: Language, notes: OwnNotes): SaidCards {
  const flows = flowDaysOf(notes.calendar)
  const cards = notes.isMasked ? [] : freshCards(triageCards(flows, notes.facts, say.today), notes.recent, say.today)
  const words = CARD_WORDS[language]
  const advice = cards.map(({ cause }) => words.advice[cause])
  const rows = cards.flatMap(({ days }) =>
    days.flatMap((day) => flows.filter((flow) => flow.day === day).map((flow) => say.flowRow(flow.day, flow.flow))),
  )
  return {
    text: cards.length
      ? [words.lead, ...cards.map((card, index) => `${seenWords(say, language, card)} ${withoutMarks(advice[index] ?? '')}`)]
      : [],
    sources: sourcesOf(advice, CLAIMS),
    rows,
  }
}

/** Which cards a stored answer of Lara's showed, so that none comes again within 14 days. */
export function shownCauses({ layer, sources }: AnswerParts): TriageCard['cause'][] {
  if (layer !== 'own_data') return []
  return (Object.keys(CLAIM_OF) as TriageCard['cause'][]).filter((cause) => {
    const citation = CLAIMS.get(CLAIM_OF[cause])?.citation
    return sources.some((source) => source.citation === citation)
  })
}
