/** Questions used in both onboarding and settings. */
import { CheckChips, RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { t } from '../../../kit/words.ts'
import { AGE_RANGES, GOALS, REGIONS } from '../contract.ts'
import type { SetupAnswers } from '../rules.ts'
import { GOAL_NAMES, REGION_NAMES } from './setup-words.ts'

type Question<Name extends keyof SetupAnswers> = { value: SetupAnswers[Name]; onChange: (value: NonNullable<SetupAnswers[Name]>) => void }

export function AgeQuestion(question: Question<'age_range'>) {
  const options = AGE_RANGES.map((value) => ({ value, label: value.replace('-', '–') }))
  return <RadioCards legend={t`Your age`} columns={3} options={options} {...question} />
}

export function RegionQuestion(question: Question<'region'> & { hint?: string }) {
  return (
    <RadioCards legend={t`Region`} columns={2} options={REGIONS.map((value) => ({ value, label: REGION_NAMES[value] }))} {...question} />
  )
}

export function GoalsQuestion({ value, ...question }: Question<'goals'> & { error?: string | undefined }) {
  const options = GOALS.map((goal) => ({ value: goal, label: GOAL_NAMES[goal] }))
  return (
    <CheckChips legend={t`What would help you most?`} hint={t`Choose one or more.`} values={value} options={options} isEven {...question} />
  )
}
