import type { ReactNode } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import type { CategoryWords } from './log-sheet.ts'
import styles from './Log.module.css'

type QuestionCardProps = { category: string; words: CategoryWords; hasAnswer: boolean; onClear: () => void; children: ReactNode }

/** One category of a log with its questions. An answer given by mistake can be cleared: unanswered is an answer too. */
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
