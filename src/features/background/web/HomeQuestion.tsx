import { useState } from 'react'
import { localDateAt } from '../../../kit/local-date.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import type { Background, BackgroundQuestion } from '../contract.ts'
import styles from './Background.module.css'
import { QuestionField } from './QuestionField.tsx'
import { type Answer, useSaveAnswers, withAnswer } from './use-save-answers.ts'

const WHERE = t`You’ll find these questions in Settings, under About my body.`

/** The questions that one tap answers; the others have a button to save. */
const TAPPED: readonly BackgroundQuestion[] = ['uterus', 'ovaries', 'pcos', 'smoker']

/** One question about her body on Home, at most one a week. An answer can be undone. */
export function HomeQuestion({ question, answers }: { question: BackgroundQuestion; answers: Background }) {
  const today = localDateAt(useClock(), useTimezone())
  const toast = useToast()
  const { answer, restore, putOff, problem } = useSaveAnswers()
  const [draft, setDraft] = useState<Answer>()
  const isTapped = TAPPED.includes(question)
  const close = async (again: 'later' | 'never') => {
    if (!(await putOff(question, again))) return
    toast.show({ text: again === 'later' ? t`All right. We'll ask again in a week at the earliest.` : t`We won't ask again. ${WHERE}` })
  }
  const undo = async () => {
    if (!(await restore(question, answers))) toast.show({ tone: 'danger', text: t`This could not be undone. ${WHERE}` })
  }
  const save = async (given: Answer) => {
    if (!(await answer(given, 'later'))) return
    toast.show({ tone: 'ok', text: t`Saved. ${WHERE}`, action: { label: t`Undo`, onClick: () => void undo() } })
  }
  return (
    <Card className={styles.home}>
      <QuestionField
        name={question}
        answers={draft ? withAnswer(answers, draft) : answers}
        today={today}
        isCompact
        onAnswer={(given) => (isTapped ? void save(given) : setDraft(given))}
      />
      {problem && <Alert tone="danger">{problem.words}</Alert>}
      <div className={styles.ways}>
        <Button variant="quiet" onClick={() => void close('later')}>
          {t`Not now`}
        </Button>
        <Button variant="quiet" onClick={() => void close('never')}>
          {t`Don't ask again`}
        </Button>
        {!isTapped && (
          <Button variant="outline" onClick={() => draft && void save(draft)}>
            {t`Save`}
          </Button>
        )}
      </div>
    </Card>
  )
}
