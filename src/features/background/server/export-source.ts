import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { sealedRow } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { Background } from '../contract.ts'
import { answersProblem } from '../rules/questions.ts'
import type { StoredBackground } from './store.ts'

const ExportedBackground = z.strictObject({
  ...Background.shape,
  home_asks_after: z.optional(LocalDate),
  home_asks_no_more: z.optional(z.literal(true, { error: () => t`Please give true, or leave it out` })),
  updated_at: Instant,
})

/** What she says about her body, in export and import. */
export const backgroundExport = sealedRow<StoredBackground>({
  name: 'background',
  table: 'background',
  shape: ExportedBackground,
  toRow: ({ answers, asking: { after, isOver } }, updated_at) => ({
    ...answers,
    ...(after !== undefined && { home_asks_after: after }),
    ...(isOver && { home_asks_no_more: isOver }),
    updated_at,
  }),
  problem: (row, { today }) => {
    const problem = answersProblem(row, today)
    return problem && `${problem.field}: ${problem.words}`
  },
  fromRow: (row) => {
    const {
      updated_at: updatedAt,
      home_asks_after: after,
      home_asks_no_more: isOver,
      ...answers
    } = row as z.output<typeof ExportedBackground>
    return { content: { answers, asking: { ...(after !== undefined && { after }), ...(isOver && { isOver }) } }, updatedAt }
  },
})
