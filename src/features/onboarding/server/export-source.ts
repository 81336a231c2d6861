import * as z from 'zod/mini'
import { sealedRow } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { Onboarding } from '../contract.ts'
import type { Answers } from './store.ts'

const ExportedAnswers = z.strictObject({ ...z.partial(Onboarding).shape, language: Onboarding.shape.language, updated_at: Instant })

/** Her onboarding answers in export and import. */
export const onboardingExport = sealedRow<Answers>({
  name: 'onboarding',
  table: 'onboardings',
  shape: ExportedAnswers,
  toRow: (answers, updated_at) => ({ ...answers, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof ExportedAnswers>
    return { content, updatedAt }
  },
})
