import type { ReactNode } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import type { CategoryWords } from './log-form-spec.ts'
import styles from './Log.module.css'

type QuestionCardProps = {
  category: string
  words: Pick<CategoryWords, 'label' | 'icon'>
  hasAnswer: boolean
  onClear: () => void
  children: ReactNode
}

/** Card of one category with its questions. An answer can be cleared again. */
export function QuestionCard({ category, words: { label, icon: Icon }, hasAnswer, onClear, children }: QuestionCardProps) {
  return (
    <div id={`question-${category}`} className={styles.question}>
      <Card
        title={
          <span className={styles.title}>
            <Icon aria-hidden="true" />
            {label}
          </span>
        }
        action={
          hasAnswer && (
            <Button variant="quiet" className={styles.clear} aria-label={t`Clear ${label.toLowerCase()}`} onClick={onClear}>
              <Rich text={t`<answer>Clear</answer>`} parts={{}} />
            </Button>
          )
        }
      >
        <div className={styles.answers}>{children}</div>
      </Card>
    </div>
  )
}
