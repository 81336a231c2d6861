import type { ReactNode } from 'react'
import { useMirror } from '../../../kit/web/mirror.ts'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { t } from '../../../kit/words.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { PREFERENCES } from '../../settings/rules/preferences.ts'
import type { Answer } from './answers.ts'

/** What she said to one question. An intimate answer waits behind Show where she asked for that in her settings (product.md §5). */
export function AnswerWords({ field, asks, children }: Pick<Answer, 'field' | 'asks'> & { children: ReactNode }) {
  const { value } = useMirror(PREFERENCES)
  return (
    <Masked isHidden={isHidden(field, value)} what={t`your answer to: ${asks}`}>
      {children}
    </Masked>
  )
}
