import { useQuery } from '@tanstack/react-query'
import { localDateAt } from '../../../kit/local-date.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Loading, Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import type { Background, BackgroundState } from '../contract.ts'
import styles from './Background.module.css'
import { QuestionField } from './QuestionField.tsx'
import { background } from './queries.ts'
import { useSaveAnswers } from './use-save-answers.ts'

const ORDER = [
  'birth_year',
  'last_period',
  'uterus',
  'ovaries',
  'ablation',
  'contraception',
  'ius_inserted_on',
  'pregnant_last_year',
  'pcos',
  'poi',
  'cancer_treatment',
  'lynch_or_cowden',
  'smoker',
  'doctor_note',
] as const satisfies readonly (keyof Background)[]

function Form({ answers }: Pick<BackgroundState, 'answers'>) {
  const today = localDateAt(useClock(), useTimezone())
  const { answer, restore, saved, problem } = useSaveAnswers()
  const shown = ORDER.filter((name) => name !== 'ius_inserted_on' || answers.contraception === 'hormone-ius')
  return (
    <ul className={styles.questions}>
      {shown.map((name) => (
        <li key={name}>
          <QuestionField name={name} answers={answers} today={today} onAnswer={(given) => void answer(given)} />
          {problem?.name === name && <Alert tone="danger">{problem.words}</Alert>}
          <div className={styles.state}>
            <p role="status">{saved?.name === name && (answers[name] === undefined ? t`Cleared` : t`Saved`)}</p>
            {saved?.name === name && (
              <Button variant="quiet" onClick={() => void restore(name, saved.before)}>
                {t`Undo`}
              </Button>
            )}
            {answers[name] !== undefined && saved?.name !== name && (
              <Button variant="quiet" onClick={() => void answer({ name, value: undefined })}>
                {t`Clear this answer`}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Settings section "About my body": every question of it, each saved when it is answered. */
export function BackgroundSection() {
  const { data, error, refetch } = useQuery(background)
  return (
    <Card title={t`About my body`}>
      <p className={styles.lead}>
        {t`Answer only what you like. It helps your calendar tell which stage you are in. Nobody else sees it, and your partner never does.`}
      </p>
      {data ? (
        <Form answers={data.answers} />
      ) : error ? (
        <LoadFailed what={t`Your answers`} error={error} again={refetch} />
      ) : (
        <>
          <Loading label={t`Loading your answers`} />
          <Skeleton lines={6} />
        </>
      )}
    </Card>
  )
}
