import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PARTNER_CATEGORIES, THERAPIST_CATEGORIES } from '../contract.ts'
import { PreferencesCard, type PreferencesDrawing } from './PreferencesCard.tsx'
import styles from './Section.module.css'

const CATEGORY_WORDS: Record<(typeof THERAPIST_CATEGORIES)[number] | (typeof PARTNER_CATEGORIES)[number], string> = {
  mood: t`Mood`,
  symptoms: t`Symptoms`,
  remedies: t`Remedies`,
  sleep: t`Sleep`,
  energy: t`Energy`,
  stress: t`Stress`,
  general_wellbeing: t`General wellbeing`,
  support_needs: t`Support needs`,
}

function options<const Name extends keyof typeof CATEGORY_WORDS>(names: readonly Name[]): { value: Name; label: string }[] {
  return names.map((value) => ({ value, label: CATEGORY_WORDS[value] }))
}

const THERAPIST = options(THERAPIST_CATEGORIES)
const PARTNER = options(PARTNER_CATEGORIES)

/** Masking and sharing, all off by default. `more` renders cards of other features. */
export function PrivacySection({ more }: { more: PreferencesDrawing }) {
  return (
    <PreferencesCard title={t`Privacy`} lead={t`Nothing is shared unless you turn it on, and nothing leaves by itself.`} more={more}>
      {({ privacy: { sexualHealthMasked, therapistSharing, partnerSharing, shareCategories } }, change) => (
        <>
          <Switch
            label={t`Hide intimate entries`}
            hint={t`Your flow, what you note beside it, your journal and what else you note about a day stay covered in your history until you tap Show. Good for looking things up on the bus.`}
            checked={sexualHealthMasked}
            onChange={(isOn) => change({ privacy: { sexualHealthMasked: isOn } })}
          />
          <div className={styles['part']}>
            <Switch
              label={t`Share with my therapist`}
              hint={t`Emberwell sends your therapist nothing. This keeps what belongs in a report that you would hand over yourself. There is no report yet; you can print your trends.`}
              checked={therapistSharing}
              onChange={(isOn) => change({ privacy: { therapistSharing: isOn } })}
            />
            {therapistSharing && (
              <CheckChips
                legend={t`What belongs in it`}
                values={shareCategories.therapist}
                onChange={(therapist) => change({ privacy: { shareCategories: { therapist } } })}
                options={THERAPIST}
              />
            )}
          </div>
          <div className={styles['part']}>
            <Switch
              label={t`Share with my partner`}
              hint={t`Your partner never sees what you log. These are kinds of short messages that you write yourself, on the Compass page, and send when you want. What you choose here is only kept for you.`}
              checked={partnerSharing}
              onChange={(isOn) => change({ privacy: { partnerSharing: isOn } })}
            />
            {partnerSharing && (
              <CheckChips
                legend={t`Messages I may want to send`}
                values={shareCategories.partner}
                onChange={(partner) => change({ privacy: { shareCategories: { partner } } })}
                options={PARTNER}
              />
            )}
          </div>
        </>
      )}
    </PreferencesCard>
  )
}
