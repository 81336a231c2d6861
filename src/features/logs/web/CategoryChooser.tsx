import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { QUICK_CATEGORIES, QUICK_MIN_CATEGORIES, type QuickCategory } from '../contract.ts'
import { SELECT_MORE, toggledCategories } from '../rules/quick.ts'
import { CATEGORY_WORDS } from './questions.ts'
import styles from './SoftLog.module.css'

type ChooserProps = {
  selected: readonly QuickCategory[]
  onChange: (selected: readonly QuickCategory[]) => void
  onDone: () => void
}

/** The sub-view where she chooses what today's log asks. At least four stay chosen; a fifth less is not taken away. */
export function CategoryChooser({ selected, onChange, onDone }: ChooserProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const choose = (values: QuickCategory[]) => {
    const tapped = QUICK_CATEGORIES.find((category) => values.includes(category) !== selected.includes(category))
    if (!tapped) return
    const after = toggledCategories(selected, tapped)
    setIsRefused(after === selected)
    if (after !== selected) onChange(after)
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        What would you like to note?
      </h1>
      <p className={styles.lead}>
        Choose at least {QUICK_MIN_CATEGORIES} of {QUICK_CATEGORIES.length}. You can change this any day.
      </p>
      <Card>
        <CheckChips
          legend={`Categories, ${selected.length} of ${QUICK_CATEGORIES.length} chosen`}
          values={[...selected]}
          onChange={choose}
          options={QUICK_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value].label, hint: CATEGORY_WORDS[value].hint }))}
        />
        <div role="status">{isRefused && <Alert tone="info">{SELECT_MORE}</Alert>}</div>
      </Card>
      <div className={styles.actions}>
        <Button variant="filled" onClick={onDone}>
          Continue with {selected.length}
        </Button>
      </div>
    </>
  )
}
