import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../kit/words.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { QuickForm } from '../rules/quick.ts'
import { trackingChoices } from './queries.ts'
import { askedItems, TrackedRows } from './TrackedRows.tsx'
import styles from './Tracking.module.css'

/** Up to so many rows are open from the start where there is space. */
const OPEN_MAX = 3

type TrackedFoldProps = {
  form: Pick<QuickForm, 'symptoms' | 'factors'>
  /** Whether a few rows may be open from the start; never while she hides intimate entries. */
  isRoomy: boolean
  onChange: (change: Pick<QuickForm, 'symptoms' | 'factors'>) => void
}

/** What she tracks, folded, with the number of answers. Nothing if she tracks nothing. */
export function TrackedFold({ form, isRoomy, onChange }: TrackedFoldProps) {
  const { data: choices } = useQuery(trackingChoices)
  const { value: preferences } = usePreferences()
  const [isOpen, setIsOpen] = useState<boolean>()
  const asked = askedItems(choices, form)
  const all = asked.symptoms.length + asked.factors.length
  if (all === 0) return null
  const noted = Object.keys({ ...form.symptoms, ...form.factors }).length
  const isShown = isOpen ?? (isRoomy && all <= OPEN_MAX && preferences?.privacy.sexualHealthMasked === false)
  return (
    <details className={styles.fold} open={isShown}>
      <summary
        onClick={(event) => {
          // The attribute follows the state alone: what she did not open herself closes again when she hides it.
          event.preventDefault()
          setIsOpen(!isShown)
        }}
      >
        {t`What I track`}
        {noted > 0 && <small>{t`${noted} of ${all} noted`}</small>}
      </summary>
      {isShown && (
        <div>
          <TrackedRows {...asked} own={choices} form={form} onChange={onChange} />
        </div>
      )}
    </details>
  )
}
