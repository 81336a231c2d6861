import { type ReactNode, useEffect, useRef } from 'react'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { LAST_STEP, SETUP_STEPS } from '../rules.ts'
import { STEP_WORDS } from './setup-words.ts'
import { HeadedCard } from '../../../kit/web/ui/HeadedCard.tsx'
import { t } from '../../../kit/words.ts'
import styles from './SetupFrame.module.css'

/**
 * Layout of a sign-up step, 0 to 6: progress, heading, questions. The heading is focused when the step changes, and on
 * mount when `isContinued` (the previous step was on this page).
 */
export function SetupFrame({ step, isContinued = false, children }: { step: number; isContinued?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isContinued ? undefined : step)
  const words = STEP_WORDS[step]

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])

  return (
    <div className={styles['page']}>
      <Progress label={SETUP_STEPS[step]} value={step} max={LAST_STEP} text={t`Step ${step} of ${LAST_STEP}`} />
      <HeadedCard heading={heading} title={words?.title} lead={words?.lead}>
        {children}
      </HeadedCard>
    </div>
  )
}
