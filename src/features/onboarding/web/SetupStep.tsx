import { CheckChips, RadioCards, YesNo } from '../../../kit/web/ui/Choice.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { LANGUAGE_NAMES, LANGUAGES, t } from '../../../kit/words.ts'
import { AGE_RANGES, GOALS, REGIONS } from '../contract.ts'
import type { SetupAnswers } from '../rules.ts'
import { GOAL_NAMES, PHASE_NAMES, REGION_NAMES } from './setup-words.ts'
import { SetupReview } from './SetupReview.tsx'

type SetupStepProps = {
  step: number
  answers: SetupAnswers
  onAnswer: (change: Partial<SetupAnswers>) => void
  onChangeStep: (step: number) => void
}

/** The questions of one step, 1 to 6. */
export function SetupStep({ step, answers, onAnswer, onChangeStep }: SetupStepProps) {
  switch (step) {
    case 1:
      return (
        <>
          <RadioCards
            legend={t`Your age`}
            columns={3}
            value={answers.age_range}
            onChange={(age_range) => onAnswer({ age_range })}
            options={AGE_RANGES.map((value) => ({ value, label: value.replace('-', '–') }))}
          />
          <RadioCards
            legend={t`Where you are`}
            value={answers.menopause_phase}
            onChange={(menopause_phase) => onAnswer({ menopause_phase })}
            options={[
              { value: 'peri', label: PHASE_NAMES.peri, hint: t`Your cycle is changing, or you notice other changes.` },
              { value: 'meno', label: PHASE_NAMES.meno, hint: t`A year or more without a period.` },
            ]}
          />
        </>
      )
    case 2:
      return (
        <>
          <RadioCards
            legend={t`Language`}
            columns={3}
            value={answers.language}
            onChange={(language) => onAnswer({ language })}
            options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
          />
          <RadioCards
            legend={t`Region`}
            columns={2}
            value={answers.region}
            onChange={(region) => onAnswer({ region })}
            options={REGIONS.map((value) => ({ value, label: REGION_NAMES[value] }))}
          />
        </>
      )
    case 3:
      return (
        <CheckChips
          legend={t`What would help you most?`}
          hint={t`Choose one or more.`}
          values={answers.goals}
          onChange={(goals) => onAnswer({ goals })}
          options={GOALS.map((value) => ({ value, label: GOAL_NAMES[value] }))}
        />
      )
    case 4:
      return (
        <Switch
          label={t`Voice`}
          hint={t`Once Lara, your companion, is here, she may read aloud and you may dictate. Nothing is heard unless you press the button.`}
          checked={answers.enable_voice}
          onChange={(enable_voice) => onAnswer({ enable_voice })}
        />
      )
    case 5:
      return (
        <YesNo
          legend={t`May a partner take part one day?`}
          hint={t`A yes shares nothing. It only says that you may want to invite one person later. That person never sees your symptoms, moods or notes.`}
          value={answers.share_with_partner}
          onChange={(share_with_partner) => onAnswer({ share_with_partner })}
        />
      )
    default:
      return <SetupReview answers={answers} onChangeStep={onChangeStep} />
  }
}
