import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PreferencesCard, type PreferencesDrawing } from './PreferencesCard.tsx'

/**
 * Hiding of intimate entries, off by default, and of check-ins, on by default. `more` renders further cards.
 */
export function PrivacySection({ more }: { more: PreferencesDrawing }) {
  return (
    <PreferencesCard title={t`Privacy`} lead={t`Your notes are yours. Nothing is shared unless you choose to.`} more={more}>
      {({ privacy: { sexualHealthMasked }, checkins: { hidden } }, change) => (
        <>
          <Switch
            label={t`Hide intimate entries`}
            hint={t`Your flow, what you note beside it, your journal, the names of your treatments and what else you note about a day stay covered until you tap Show. Good for looking things up on the bus.`}
            checked={sexualHealthMasked}
            onChange={(isOn) => change({ privacy: { sexualHealthMasked: isOn } })}
          />
          <Switch
            label={t`Hide check-ins until I tap Show`}
            hint={t`Your earlier questionnaires and their numbers stay covered on their page.`}
            checked={hidden}
            onChange={(isOn) => change({ checkins: { hidden: isOn } })}
          />
        </>
      )}
    </PreferencesCard>
  )
}
