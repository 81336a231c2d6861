import type { Ref } from 'react'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import { t } from '../../../kit/words.ts'

const LEAD = t`Short questionnaires that doctors know. Answer one when you like, and show them the number if it helps. Nobody else sees it.`

/** The title of the page and what it is for. */
export function CheckinsHead({ heading }: { heading?: Ref<HTMLHeadingElement> }) {
  return <PageHead title={t`Check-ins`} lead={LEAD} heading={heading} />
}
