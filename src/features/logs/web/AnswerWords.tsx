import type { ReactNode } from 'react'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { t } from '../../../kit/words.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { Answer } from './answers.ts'

/** The answer to one question. Intimate answers are hidden behind "Show" if the setting asks for it. */
export function AnswerWords({ field, asks, children }: Pick<Answer, 'field' | 'asks'> & { children: ReactNode }) {
  const { value } = usePreferences()
  return (
    <Masked isHidden={isHidden(field, value)} what={t`your answer to: ${asks}`}>
      {children}
    </Masked>
  )
}

/** A question and its answer in a list of terms. */
export function AnswerItem({ field, asks, says, isHerWords }: Answer) {
  return (
    <div>
      <dt>{asks}</dt>
      <dd data-words={isHerWords}>
        <AnswerWords field={field} asks={asks}>
          {says}
        </AnswerWords>
      </dd>
    </div>
  )
}
