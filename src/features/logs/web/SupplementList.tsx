import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { t } from '../../../kit/words.ts'
import { DEEP_TEXT_MAX } from '../contract.ts'
import { type FormSupplement, withNames, SUPPLEMENTS } from '../rules/supplements.ts'
import { supplementWords } from './deep-questions.ts'
import styles from './Log.module.css'

type ListProps = { supplements: readonly FormSupplement[]; onChange: (supplements: FormSupplement[] | undefined) => void }

const TAKEN = [{ value: 'taken', label: t`Taken today` }] as const

/** List of supplements: chosen by name, each with whether it was taken and a note. */
export function SupplementList({ supplements, onChange }: ListProps) {
  // Custom names, for example from an import, are offered like the predefined ones.
  const own = supplements.map(({ name }) => name).filter((name) => !(SUPPLEMENTS as readonly string[]).includes(name))
  const names: string[] = [...SUPPLEMENTS, ...own]
  const choose = (chosen: string[]) => onChange(chosen.length > 0 ? withNames(supplements, chosen) : undefined)
  const change = (name: string, next: Partial<FormSupplement>) =>
    onChange(supplements.map((each) => (each.name === name ? { ...each, ...next } : each)))
  return (
    <>
      <CheckChips
        legend={t`What do you take?`}
        values={supplements.map(({ name }) => name)}
        onChange={choose}
        options={names.map((name) => ({ value: name, label: supplementWords(name) }))}
      />
      {supplements.length > 0 && (
        <ul className={styles.supplements}>
          {supplements.map(({ name, taken = false, notes = '' }) => (
            <li key={name} className={styles.supplement}>
              <CheckChips
                legend={supplementWords(name)}
                values={taken ? ['taken'] : []}
                onChange={(values) => change(name, { taken: values.length > 0 })}
                options={TAKEN}
              />
              <Field
                label={name === 'Other' ? t`What is it?` : t`Note on ${supplementWords(name)}`}
                value={notes}
                maxLength={DEEP_TEXT_MAX}
                onChange={(event) => change(name, { notes: event.target.value || undefined })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
