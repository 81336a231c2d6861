import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type DayQuestion, type Experiment, extendExperiment, type PlanDay, stopExperiment } from '../contract.ts'
import styles from './Experiments.module.css'
import { KeptQuestion } from './KeptQuestion.tsx'
import { LookResult } from './LookResult.tsx'
import { experimentDetail, experimentsKey } from './queries.ts'

type ActiveExperimentProps = { experiment: Experiment; today: DayQuestion | null; tomorrow: PlanDay | null }

/** The experiment that is planned, running or undecided: today's question, the result of a look, the days so far. */
export function ActiveExperiment({ experiment, today, tomorrow }: ActiveExperimentProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isEnding, setIsEnding] = useState(false)
  const { id, state, title, progress, days_over: over, days_planned: planned, last_look: look } = experiment
  const { data: detail } = useQuery(experimentDetail(id))
  const settled = {
    onSuccess: ({ message }: { message: string }) => {
      toast.show({ tone: 'ok', text: message })
      return client.invalidateQueries({ queryKey: experimentsKey })
    },
    onError: (error: Error) => toast.show({ tone: 'danger', text: failureWords(error, t`This could not be done. Please try again.`) }),
  }
  const extend = useMutation({ mutationFn: () => call(extendExperiment, { params: { id } }), ...settled })
  const stop = useMutation({ mutationFn: () => call(stopExperiment, { params: { id } }), ...settled })
  // Today has its own question above.
  const past = (detail?.plan ?? []).filter(({ date }) => date !== today?.date && date !== tomorrow?.date).toReversed()
  return (
    <Card title={title}>
      <div className={styles.active}>
        <Progress label={progress} value={over} max={planned} />
        {state === 'undecided' && look && <LookResult look={look} experiment={experiment} />}
        {today && <KeptQuestion key={today.date} id={id} day={today} question={today.question} />}
        {tomorrow ? (
          <p>
            {t`Tomorrow:`} <strong>{tomorrow.label}</strong>
          </p>
        ) : (
          state !== 'undecided' && (
            <p
              className={styles.quiet}
            >{t`From six in the evening you can see the plan for tomorrow. It is drawn by lot, so that good and bad days fall on both sides.`}</p>
          )
        )}
        {state === 'running' && look && <LookResult look={look} experiment={experiment} />}
        {past.length > 0 && (
          <Disclosure name={t`The days so far`}>
            <ul className={styles.days}>
              {past.map((day) => (
                <li key={day.date}>
                  <KeptQuestion id={id} day={day} question={`${dayWords(day.date, 'weekdayDay')}: ${day.label}`} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <div className={styles.ways}>
          {detail?.extend_days != null && (
            <Button busy={extend.isPending} busyLabel={t`Saving`} onClick={() => extend.mutate()}>
              {t`Go on for ${detail.extend_days} more days`}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setIsEnding(true)}>
            {state === 'undecided' ? t`End it here` : t`Stop the experiment`}
          </Button>
        </div>
      </div>
      <Dialog
        open={isEnding}
        onClose={() => setIsEnding(false)}
        title={t`Stop this experiment?`}
        actions={
          <>
            <Button variant="outline" onClick={() => setIsEnding(false)}>
              {t`Go on`}
            </Button>
            <Button
              onClick={() => {
                setIsEnding(false)
                stop.mutate()
              }}
            >
              {t`Stop`}
            </Button>
          </>
        }
      >
        <p>{t`Your notes stay as they are. What you have answered so far is kept below, but the experiment can’t be continued.`}</p>
      </Dialog>
    </Card>
  )
}
