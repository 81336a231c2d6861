/** Show Pattern: what her last 7 and 30 days hold, and what is still missing for more. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { saidOfEverything } from './own-answer-days.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import { unlike } from './own-answer.ts'
import { sayIn } from './own-answer-say.ts'
import type { Manner } from './speech.ts'
import { saidCards } from './triage-cards-said.ts'

/** How many days the longer look holds. */
export const PATTERN_DAYS = 30

/** What her notes hold, for `notes` loaded for the pattern. */
export function showPattern(notes: OwnNotes, manner: Manner, today: LocalDate): Made {
  const say = sayIn(manner, today)
  const week = saidOfEverything(say, notes, periodOf('week', today))
  const month = saidOfEverything(say, notes, { from: addDays(today, 1 - PATTERN_DAYS), to: today })
  const cards = saidCards(say, manner.language, notes)
  const { chips } = say.words
  return {
    text: say.finished([...week.text, ...month.text, ...(notes.isMasked ? [say.words.hiddenInPattern] : []), ...cards.text].join('\n\n')),
    parts: partsOf('own_data', {
      rows: unlike([...month.rows, ...cards.rows]),
      missing: [...month.missing],
      sources: [...cards.sources],
      chips: [chips.better, chips.bestDay, chips.often].map((chip) => toChip(say.finished(chip))),
    }),
    about: { kind: 'guide', name: 'pattern' },
  }
}
