import { useState } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { DownloadAction } from '../../../kit/web/ui/DownloadAction.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { useDownload } from '../../../kit/web/use-download.ts'
import { plural, t } from '../../../kit/words.ts'
import { PERIODS } from '../../report/contract.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { exportFhir, FHIR_SECTIONS, type FhirRequest, type FhirSection } from '../contract.ts'
import styles from './FhirSection.module.css'

const LABELS: Readonly<Record<FhirSection, string>> = {
  bleeding: t`Bleeding and cycles`,
  hot_flashes: t`Hot flashes`,
  night_sweats: t`Night sweats`,
  sleep: t`Sleep`,
  mood: t`Mood`,
  energy: t`Energy`,
  clarity: t`Clear thinking`,
  stress: t`Stress`,
  symptoms: t`Other symptoms`,
  mrs: t`Menopause Rating Scale`,
  treatments: t`Treatments`,
}

/** What is ticked at first: all that is noted day by day, and treatments; no name, and no questionnaire about mood. */
const AT_FIRST: FhirRequest = {
  sections: [...FHIR_SECTIONS],
  screening: [],
  item_9: false,
  months: 12,
  name: false,
  birth_year: true,
  show_hidden: false,
}

type ChoicesProps = { choices: FhirRequest; change: (part: Partial<FhirRequest>) => void }

function Choices({
  choices: { sections, screening, item_9: hasItem9, months, name, birth_year: hasYear, show_hidden: showsHidden },
  change,
}: ChoicesProps) {
  const hides = usePreferences().value?.privacy.sexualHealthMasked !== false
  return (
    <>
      <CheckChips
        legend={t`What is in it`}
        values={sections}
        onChange={(values) => change({ sections: values })}
        options={FHIR_SECTIONS.map((value) => ({ value, label: LABELS[value] }))}
      />
      <CheckChips
        legend={t`Questionnaires about mood and anxiety`}
        hint={t`Each answer, and the total.`}
        values={screening}
        onChange={(values) => change({ screening: values, ...(!values.includes('phq') && { item_9: false }) })}
        options={[
          { value: 'phq' as const, label: t`Mood (PHQ)` },
          { value: 'gad' as const, label: t`Anxiety (GAD)` },
        ]}
      />
      {screening.includes('phq') && (
        <Switch
          label={t`Also my answer about thoughts of death`}
          hint={t`Left out unless you turn this on.`}
          checked={hasItem9}
          onChange={(isOn) => change({ item_9: isOn })}
        />
      )}
      <Segments
        legend={t`Time covered`}
        value={months ?? 0}
        onChange={(value) => change({ months: PERIODS.find((one) => one === value) ?? null })}
        options={[
          ...PERIODS.map((value) => ({ value: value as number, label: plural(value, t`${value} month`, t`${value} months`) })),
          { value: 0, label: t`Everything` },
        ]}
      />
      <Switch label={t`My name`} checked={name} onChange={(isOn) => change({ name: isOn })} />
      <Switch label={t`My year of birth`} checked={hasYear} onChange={(isOn) => change({ birth_year: isOn })} />
      {hides && (
        <Switch
          label={t`Also what I hide`}
          hint={t`Bleeding, treatments, symptoms of bladder and intimacy, and those you named yourself. Left out unless you turn this on.`}
          checked={showsHidden}
          onChange={(isOn) => change({ show_hidden: isOn })}
        />
      )}
    </>
  )
}

/** Settings section to save what she chooses as a FHIR file. */
export function FhirSection() {
  const [choices, setChoices] = useState(AT_FIRST)
  const { state, start, stop, dialog } = useDownload(exportFhir, {
    why: t`Your file says much about your health, so we ask for your password first.`,
    failed: t`Your file could not be prepared. Please try again.`,
  })
  const isEmpty = choices.sections.length + choices.screening.length === 0
  return (
    <Card title={t`For a clinic or another health app (FHIR)`}>
      <div className={styles.section}>
        <p>
          {t`FHIR is a kind of file that clinics and many health apps can read. To talk with your doctor, the page for your visit is easier to read.`}
        </p>
        <Disclosure name={t`Choose what goes in`}>
          <div className={styles.choices}>
            <Choices choices={choices} change={(part) => setChoices((before) => ({ ...before, ...part }))} />
            <p className={styles.quiet}>
              {t`Your chat, journal, one-line notes and EmberTides are never in it, nor anything about your partner.`}
            </p>
          </div>
        </Disclosure>
        <p className={styles.quiet}>{t`Anyone who has the file can read it. Keep it somewhere only you can reach.`}</p>
        <DownloadAction label={t`Download the FHIR file`} state={state} onStart={() => start(choices)} onStop={stop} disabled={isEmpty} />
        {isEmpty && <p className={styles.quiet}>{t`Please choose at least one thing to put in.`}</p>}
      </div>
      {dialog}
    </Card>
  )
}
