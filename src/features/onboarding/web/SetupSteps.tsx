import { useEffect, useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { t } from '../../../kit/words.ts'
import { isStepComplete, LAST_STEP, reachableStep } from '../rules.ts'
import { keepProgress } from './setup-progress.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { SetupStep } from './SetupStep.tsx'
import styles from './SetupSteps.module.css'
import { type SetupEnd, useSetup } from './use-setup.ts'

type SetupStepsProps = {
  userId: number
  day: string
  /** The step asked for; it is shown if she has answered all before it. */
  step: number
  /** Whether she has just come from step 0. */
  isContinued: boolean
  onStep: (step: number, isCorrection: boolean) => void
  onEnd: (end: SetupEnd) => void
}

/** Steps 1 to 6 of signup: who she is to the product. Every answer is kept on this device as she gives it. */
export function SetupSteps({ userId, day, step: wanted, isContinued, onStep, onEnd }: SetupStepsProps) {
  const { answers, answer, complete } = useSetup({ userId, day })
  const [isEnding, setEnding] = useState(false)
  const step = answers && reachableStep(wanted, answers)

  useEffect(() => {
    // The address says what is shown; else the next answer would make her jump to the step it asks for.
    if (step !== undefined && step !== wanted) onStep(step, true)
  }, [step, wanted, onStep])

  if (!answers || step === undefined) return <Wait label={t`Fetching your answers`} />

  const goTo = (next: number) => {
    keepProgress({ userId, day, step: next })
    onStep(next, false)
  }
  const end = async () => {
    if (isEnding) return
    setEnding(true)
    onEnd(await complete())
  }

  return (
    <SetupFrame step={step} isContinued={isContinued}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (step === LAST_STEP) void end()
          else if (isStepComplete(step, answers)) goTo(step + 1)
        }}
      >
        <SetupStep step={step} answers={answers} onAnswer={answer} onChangeStep={goTo} />
        <div className={styles['ways']}>
          {step > 1 && (
            <Button variant="outline" onClick={() => goTo(step - 1)}>
              {t`Back`}
            </Button>
          )}
          <Button
            type="submit"
            className={styles['next']}
            disabled={!isStepComplete(step, answers)}
            busy={isEnding}
            busyLabel={t`Saving your answers`}
          >
            {step === LAST_STEP ? t`Complete Setup` : t`Next`}
          </Button>
        </div>
      </form>
    </SetupFrame>
  )
}
