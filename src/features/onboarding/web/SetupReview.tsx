import { Button } from '../../../kit/web/ui/Button.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import type { SetupAnswers } from '../rules.ts'
import { LANGUAGE_NAMES, PHASE_NAMES, REGION_NAMES } from './setup-words.ts'
import styles from './SetupReview.module.css'

/** Everything she answered, with a way back to each step. */
export function SetupReview({ answers, onChangeStep }: { answers: SetupAnswers; onChangeStep: (step: number) => void }) {
  const { age_range, menopause_phase, language, region, goals, enable_voice, share_with_partner } = answers
  const rows = [
    { name: 'Age', step: 1, value: age_range?.replace('-', '–') },
    { name: 'Where you are', step: 1, value: menopause_phase && PHASE_NAMES[menopause_phase] },
    { name: 'Language', step: 2, value: language && LANGUAGE_NAMES[language] },
    { name: 'Region', step: 2, value: region && REGION_NAMES[region] },
    { name: 'Goals', step: 3, value: goals.join(', ') },
    { name: 'Voice', step: 4, value: enable_voice ? 'On' : 'Off' },
    { name: 'Partner', step: 5, value: share_with_partner ? 'Maybe later' : 'No' },
  ]
  return (
    <dl className={styles['list']}>
      {rows.map(({ name, step, value }) => (
        <div key={name} className={styles['row']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <Button variant="quiet" onClick={() => onChangeStep(step)}>
              Change <VisuallyHidden>{name.toLowerCase()}</VisuallyHidden>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
