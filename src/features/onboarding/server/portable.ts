import * as z from 'zod/mini'
import { sealedRow } from '../../../kit/server/portable.ts'
import { Instant } from '../../../kit/schemas.ts'
import { Onboarding } from '../contract.ts'
import type { Answers } from './store.ts'

const PortableAnswers = z.strictObject({ ...z.partial(Onboarding).shape, language: Onboarding.shape.language, updated_at: Instant })

/** What she answered at the start, in an export and an import. */
export const portableOnboarding = sealedRow<Answers>({
  name: 'onboarding',
  table: 'onboardings',
  shape: PortableAnswers,
  toRow: (answers, updated_at) => ({ ...answers, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof PortableAnswers>
    return { content, updatedAt }
  },
})
