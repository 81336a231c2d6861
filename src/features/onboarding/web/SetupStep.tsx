import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { LANGUAGE_NAMES, LANGUAGES, t } from '../../../kit/words.ts'
import type { SetupAnswers } from '../rules.ts'
import { AgeQuestion, GoalsQuestion, RegionQuestion } from './Questions.tsx'
import { PHASE_NAMES } from './setup-words.ts'
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
          <AgeQuestion value={answers.age_range} onChange={(age_range) => onAnswer({ age_range })} />
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
          <RegionQuestion value={answers.region} onChange={(region) => onAnswer({ region })} />
        </>
      )
    case 3:
      return <GoalsQuestion value={answers.goals} onChange={(goals) => onAnswer({ goals })} />
    case 4:
      return (
        <Switch
          label={t`Voice`}
          hint={t`Lara, your companion, can read aloud, and you can dictate to her. The microphone is off until you tap it.`}
          checked={answers.enable_voice}
          onChange={(enable_voice) => onAnswer({ enable_voice })}
        />
      )
    case 5:
      return (
        <RadioCards
          legend={t`Would you like to tell a partner something now and then?`}
          hint={t`Nothing is ever sent by itself. Your partner sees nothing of your notes, only the short messages you write and send yourself.`}
          value={answers.share_with_partner ? 'yes' : 'no'}
          onChange={(answer) => onAnswer({ share_with_partner: answer === 'yes' })}
          options={[
            { value: 'no', label: t`No, just me` },
            {
              value: 'yes',
              label: t`Yes, maybe one day`,
              hint: t`You choose in Settings what to tell. Nobody is invited until you do it.`,
            },
          ]}
        />
      )
    default:
      return <SetupReview answers={answers} onChangeStep={onChangeStep} />
  }
}
