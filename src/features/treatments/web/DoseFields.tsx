import { Field } from '../../../kit/web/ui/Field.tsx'
import { t } from '../../../kit/words.ts'
import { AMOUNT_MAX } from '../contract.ts'
import styles from './Treatments.module.css'

type DoseWords = { amount: string; strength: string }

/** How much is taken each time, and the strength on the box, in her words. */
export function DoseFields({ amount, strength, onChange }: DoseWords & { onChange: (change: Partial<DoseWords>) => void }) {
  return (
    <div className={styles.pair}>
      <Field
        label={t`How much each time?`}
        hint={t`Such as: 1 patch`}
        optional
        value={amount}
        maxLength={AMOUNT_MAX}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <Field
        label={t`Strength on the box`}
        hint={t`Just as it’s printed`}
        optional
        value={strength}
        maxLength={AMOUNT_MAX}
        onChange={(event) => onChange({ strength: event.target.value })}
      />
    </div>
  )
}
