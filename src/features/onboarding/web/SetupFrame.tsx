import { type ReactNode, useEffect, useRef } from 'react'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { LAST_STEP, SETUP_STEPS } from '../rules.ts'
import { STEP_WORDS } from './setup-words.ts'
import styles from './SetupFrame.module.css'

/** The sheet of one step of signup, 0 to 6: how far she is, its heading, its questions. The heading takes the focus when the step changes. */
export function SetupFrame({ step, children }: { step: number; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const words = STEP_WORDS[step]

  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])

  return (
    <div className={styles['page']}>
      <Progress label={SETUP_STEPS[step]} value={step} max={LAST_STEP} text={`Step ${step} of ${LAST_STEP}`} />
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {words?.title}
          </h1>
          <p>{words?.lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
