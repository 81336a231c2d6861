import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { FONT_SIZE_MAX, FONT_SIZE_MIN } from '../contract.ts'
import styles from './AccessibilitySection.module.css'
import { PreferencesCard } from './PreferencesCard.tsx'

/** Sample of the app's pages that shows the effect of the settings. */
function Preview() {
  return (
    <figure className={styles['preview']} aria-label={t`Preview`}>
      <figcaption>{t`Preview`}</figcaption>
      <strong className={styles['figure']}>7/10</strong>
      <p>{t`A quiet day, and a good walk. There are no right answers. Go with your first thought.`}</p>
      <span className={styles['sample']} aria-hidden="true">
        {t`Save`}
      </span>
    </figure>
  )
}

/** Appearance and motion, on all her devices. Every change applies at once and is saved automatically. */
export function AccessibilitySection() {
  return (
    <PreferencesCard title={t`Accessibility`} lead={t`These go with you to every device you sign in on.`}>
      {({ accessibility: { fontSize, darkMode, highContrast, reduceMotion }, embertides }, change) => (
        <>
          <Slider
            label={t`Font size`}
            min={FONT_SIZE_MIN}
            max={FONT_SIZE_MAX}
            step={1}
            value={fontSize}
            onChange={(size) => change({ accessibility: { fontSize: size } })}
            low={t`Smaller`}
            high={t`Larger`}
          />
          <Preview />
          <RadioCards
            legend={t`Colours`}
            columns={3}
            value={darkMode === null ? 'device' : darkMode ? 'dark' : 'light'}
            onChange={(look) => change({ accessibility: { darkMode: look === 'device' ? null : look === 'dark' } })}
            options={[
              { value: 'device', label: t`As my device` },
              { value: 'light', label: t`Light` },
              { value: 'dark', label: t`Dark` },
            ]}
          />
          <Switch
            label={t`High contrast`}
            hint={t`Stronger colours, clear lines.`}
            checked={highContrast}
            onChange={(isOn) => change({ accessibility: { highContrast: isOn } })}
          />
          <Switch
            label={t`Reduce motion`}
            hint={t`Nothing slides or fades.`}
            checked={reduceMotion}
            onChange={(isOn) => change({ accessibility: { reduceMotion: isOn } })}
          />
          <Switch
            label={t`EmberTides with sliders`}
            hint={t`Three sliders do what the picture does with a finger.`}
            checked={embertides.slider_mode}
            onChange={(isOn) => change({ embertides: { slider_mode: isOn } })}
          />
        </>
      )}
    </PreferencesCard>
  )
}
