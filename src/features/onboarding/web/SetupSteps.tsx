import { useEffect, useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
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
  /** The requested step; shown if all steps before it are complete. */
  step: number
  /** Whether step 0 was just completed on this page. */
  isContinued: boolean
  onStep: (step: number, isCorrection: boolean) => void
  onEnd: (end: SetupEnd) => void
}

/** Steps 1 to 6 of sign-up. Every answer is saved to a draft on this device. */
export function SetupSteps({ userId, day, step: requested, isContinued, onStep, onEnd }: SetupStepsProps) {
  const { answers, answer, complete } = useSetup({ userId, day })
  const [isEnding, setEnding] = useState(false)
  const step = answers && reachableStep(requested, answers)

  useEffect(() => {
    // The URL follows the shown step; otherwise the next answer would jump to the requested one.
    if (step !== undefined && step !== requested) onStep(step, true)
  }, [step, requested, onStep])

  if (!answers || step === undefined) return <Loading label={t`Loading your answers`} />

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
