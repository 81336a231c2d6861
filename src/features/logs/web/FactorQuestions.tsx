import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { YesNo } from '../../../kit/web/ui/Choice.tsx'
import { t } from '../../../kit/words.ts'
import { FACTORS_MAX } from '../contract.ts'
import { factorWords } from '../rules/factors.ts'
import { askedKeys } from '../rules/own-items.ts'
import type { QuickForm } from '../rules/quick.ts'
import styles from './Factors.module.css'
import type { QuestionProps } from './log-form-spec.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { trackingChoices } from './queries.ts'
import { FACTORS_WORDS } from './quick-questions.ts'

const FactorDialog = lazyPart(
  () => import('./FactorDialog.tsx'),
  (part) => part.FactorDialog,
)

/** Yes/no questions for the chosen factors, and a button to choose them. Offline it shows only answered ones. */
export function FactorQuestions({ form, onChange }: Pick<QuestionProps<string, QuickForm>, 'form' | 'onChange'>) {
  const { data: choices } = useQuery(trackingChoices)
  const [isChoosing, setIsChoosing] = useState(false)
  const answers = form.factors ?? {}
  const asked = askedKeys(choices?.chosen ?? [], Object.keys(answers), FACTORS_MAX)
  if (!choices && !asked.length) return null
  return (
    <QuestionCard
      category="factors"
      words={FACTORS_WORDS}
      hasAnswer={Object.keys(answers).length > 0}
      onClear={() => onChange({ factors: undefined })}
    >
      {asked.length > 0 ? (
        <div>
          {asked.map((key) => (
            <YesNo
              key={key}
              className={styles.row}
              legend={factorWords(key, choices?.own)}
              value={answers[key]}
              onChange={(isYes) => onChange({ factors: { ...answers, [key]: isYes } })}
            />
          ))}
        </div>
      ) : (
        <p
          className={styles.lead}
        >{t`You can note up to six things that may matter to you, such as alcohol, a late dinner or a hot room.`}</p>
      )}
      {choices && (
        <Button variant="outline" className={styles.choose} onClick={() => setIsChoosing(true)}>
          {asked.length > 0 ? t`Change what I note` : t`Choose what to note`}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <FactorDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </QuestionCard>
  )
}
