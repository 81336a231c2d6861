import { Button } from '../../../kit/web/ui/Button.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { LANGUAGE_NAMES, t } from '../../../kit/words.ts'
import type { SetupAnswers } from '../rules.ts'
import { GOAL_NAMES, PHASE_NAMES, REGION_NAMES } from './setup-words.ts'
import styles from './SetupReview.module.css'

const PARTS = { what: (words: string) => <VisuallyHidden>{words}</VisuallyHidden> }

/** All answers, with a link back to each step. */
export function SetupReview({ answers, onChangeStep }: { answers: SetupAnswers; onChangeStep: (step: number) => void }) {
  const { age_range, menopause_phase, language, region, goals, enable_voice, share_with_partner } = answers
  const rows = [
    { name: t`Age`, step: 1, value: age_range?.replace('-', '–') },
    { name: t`Where you are`, step: 1, value: menopause_phase && PHASE_NAMES[menopause_phase] },
    { name: t`Language`, step: 2, value: language && LANGUAGE_NAMES[language] },
    { name: t`Region`, step: 2, value: region && REGION_NAMES[region] },
    { name: t`Goals`, step: 3, value: goals.map((goal) => GOAL_NAMES[goal]).join(', ') },
    { name: t`Voice`, step: 4, value: enable_voice ? t`On` : t`Off` },
    { name: t`Partner`, step: 5, value: share_with_partner ? t`Yes, maybe one day` : t`No, just me` },
  ]
  return (
    <dl className={styles['list']}>
      {rows.map(({ name, step, value }) => (
        <div key={name} className={styles['row']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <Button variant="quiet" onClick={() => onChangeStep(step)}>
              <Rich text={t`Change <what>${name.toLowerCase()}</what>`} parts={PARTS} />
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
