import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PreferencesCard, type PreferencesDrawing } from './PreferencesCard.tsx'

/**
 * Hiding of intimate entries, off by default. `more` renders cards of other features. The sharing choices of the
 * preferences are stored but not shown, because nothing uses them yet (docs/product.md, Settings).
 */
export function PrivacySection({ more }: { more: PreferencesDrawing }) {
  return (
    <PreferencesCard title={t`Privacy`} lead={t`Your notes are yours. Nothing is shared unless you choose to.`} more={more}>
      {({ privacy: { sexualHealthMasked } }, change) => (
        <Switch
          label={t`Hide intimate entries`}
          hint={t`Your flow, what you note beside it, your journal and what else you note about a day stay covered in your history until you tap Show. Good for looking things up on the bus.`}
          checked={sexualHealthMasked}
          onChange={(isOn) => change({ privacy: { sexualHealthMasked: isOn } })}
        />
      )}
    </PreferencesCard>
  )
}
