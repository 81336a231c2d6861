import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { t } from '../../../kit/words.ts'
import type { Regimen, Schedule, TreatmentKind } from '../contract.ts'

const ASKED_PLANS: readonly (Schedule['kind'] | undefined)[] = ['daily', 'weekdays', 'every']

/** Whether the plan leaves open if a product is the same all the time: a combined one, without days off. */
export function asksRegimen(what: TreatmentKind | undefined, plan: Schedule['kind'] | undefined): boolean {
  return what === 'combined' && ASKED_PLANS.includes(plan)
}

/** Whether a combined product is the same all the time, or two kinds one after the other; undefined: not known. */
export function RegimenChoice({ value, onChange }: { value: Regimen | undefined; onChange: (value: Regimen | undefined) => void }) {
  return (
    <RadioCards
      legend={t`Is each one the same?`}
      hint={t`Some packs hold two kinds that look different. It changes what your calendar says about bleeding.`}
      value={value ?? 'unsure'}
      onChange={(chosen) => onChange(chosen === 'unsure' ? undefined : chosen)}
      options={[
        { value: 'continuous', label: t`All the same` },
        { value: 'sequential', label: t`Two kinds, one after the other` },
        { value: 'unsure', label: t`I’m not sure` },
      ]}
    />
  )
}
