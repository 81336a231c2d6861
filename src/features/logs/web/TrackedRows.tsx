import { YesNo } from '../../../kit/web/ui/Choice.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { FACTORS_MAX, SYMPTOMS_MAX } from '../contract.ts'
import { factorWords } from '../rules/factors.ts'
import { askedKeys } from '../rules/own-items.ts'
import type { QuickForm } from '../rules/quick.ts'
import { SEVERITIES } from '../rules/symptom-keys.ts'
import { severityWords, symptomWords } from '../rules/symptoms.ts'
import type { TrackingChoices } from '../rules/tracking.ts'
import styles from './Tracking.module.css'

type Tracked = Pick<QuickForm, 'symptoms' | 'factors'>
type AskedItems = { readonly symptoms: readonly string[]; readonly factors: readonly string[] }

const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, label: severityWords(value) }))

/** The keys that a log asks for: what she tracks, and what the log has answered. */
export function askedItems(choices: TrackingChoices | undefined, { symptoms = {}, factors = {} }: Tracked): AskedItems {
  return {
    symptoms: askedKeys(choices?.symptoms ?? [], Object.keys(symptoms), SYMPTOMS_MAX),
    factors: askedKeys(choices?.chosen ?? [], Object.keys(factors), FACTORS_MAX),
  }
}

type TrackedRowsProps = AskedItems & { own: TrackingChoices | undefined; form: Tracked; onChange: (change: Tracked) => void }

/** One row for each symptom, from none to severe, and for each factor. */
export function TrackedRows({ symptoms, factors, own, form, onChange }: TrackedRowsProps) {
  return (
    <>
      {symptoms.length > 0 && (
        <div>
          {symptoms.map((key) => (
            <Segments
              key={key}
              className={styles.symptom}
              legend={symptomWords(key, own?.own_symptoms)}
              value={form.symptoms?.[key]}
              onChange={(severity) => onChange({ symptoms: { ...form.symptoms, [key]: severity } })}
              options={SEVERITY_OPTIONS}
            />
          ))}
        </div>
      )}
      {factors.length > 0 && (
        <div>
          {factors.map((key) => (
            <YesNo
              key={key}
              className={styles.row}
              legend={factorWords(key, own?.own)}
              value={form.factors?.[key]}
              onChange={(isYes) => onChange({ factors: { ...form.factors, [key]: isYes } })}
            />
          ))}
        </div>
      )}
    </>
  )
}
