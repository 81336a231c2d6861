import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { PARTNER_CATEGORIES, type Preferences, type PreferencesChange, THERAPIST_CATEGORIES } from '../contract.ts'
import styles from './Section.module.css'

type SharingSettingsProps = Pick<Preferences, 'privacy'> & { change: (change: PreferencesChange) => void }

const THERAPIST_LABELS: Readonly<Record<(typeof THERAPIST_CATEGORIES)[number], string>> = {
  mood: t`Mood`,
  symptoms: t`Symptoms`,
  remedies: t`Treatments and supplements`,
  sleep: t`Sleep`,
  energy: t`Energy`,
  stress: t`Stress`,
}

const PARTNER_LABELS: Readonly<Record<(typeof PARTNER_CATEGORIES)[number], string>> = {
  mood: t`Mood`,
  energy: t`Energy`,
  general_wellbeing: t`General wellbeing`,
  support_needs: t`Support needs`,
}

/** What a report for her therapist holds at first, and which signals to her partner she is offered. Nothing is sent. */
export function SharingSettings({ privacy, change }: SharingSettingsProps) {
  const { therapistSharing, partnerSharing, shareCategories } = privacy
  return (
    <Card title={t`Sharing`}>
      <div className={styles['form']}>
        <p className={styles['lead']}>{t`Nothing is ever sent by itself. This only saves you some taps.`}</p>
        <Switch
          label={t`Share with my therapist`}
          hint={t`When you make a page for your therapist, what you choose here is already ticked. You print it or hand it over yourself.`}
          checked={therapistSharing}
          onChange={(isOn) => change({ privacy: { therapistSharing: isOn } })}
        />
        {therapistSharing && (
          <>
            <CheckChips
              legend={t`For my therapist`}
              values={shareCategories.therapist}
              onChange={(therapist) => change({ privacy: { shareCategories: { therapist } } })}
              options={THERAPIST_CATEGORIES.map((value) => ({ value, label: THERAPIST_LABELS[value] }))}
            />
            <Link to="/report" className={buttonClass('outline')}>
              {t`Make a page for your visit`}
            </Link>
          </>
        )}
        <Switch
          label={t`Share with my partner`}
          hint={t`When you write to your partner, we suggest only the topics you choose here. Your partner never sees your notes.`}
          checked={partnerSharing}
          onChange={(isOn) => change({ privacy: { partnerSharing: isOn } })}
        />
        {partnerSharing && (
          <CheckChips
            legend={t`What I may want to tell`}
            hint={t`If you choose none, we suggest them all.`}
            values={shareCategories.partner}
            onChange={(partner) => change({ privacy: { shareCategories: { partner } } })}
            options={PARTNER_CATEGORIES.map((value) => ({ value, label: PARTNER_LABELS[value] }))}
          />
        )}
      </div>
    </Card>
  )
}
