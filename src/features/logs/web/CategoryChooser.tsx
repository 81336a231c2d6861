import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { t } from '../../../kit/words.ts'
import type { Choosing } from './log-form-spec.ts'
import styles from './Log.module.css'

type ChooserProps<Category extends string> = Choosing<Category> & {
  selected: readonly Category[]
  onChange: (selected: readonly Category[]) => void
  onDone: () => void
}

/** View for choosing the categories of a log. A deselection below the minimum is ignored and explained. */
export function CategoryChooser<Category extends string>(props: ChooserProps<Category>) {
  const { all, least, words, toggled, selectMore, selected, onChange, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const choose = (values: Category[]) => {
    const tapped = all.find((category) => values.includes(category) !== selected.includes(category))
    if (!tapped) return
    const after = toggled(selected, tapped)
    setIsRefused(after === selected)
    if (after !== selected) onChange(after)
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t`What would you like to note?`}
      </h1>
      <p className={styles.lead}>{t`Choose at least ${least} of ${all.length}. You can change this any day.`}</p>
      <Card>
        <CheckChips
          legend={t`Categories, ${selected.length} of ${all.length} chosen`}
          values={[...selected]}
          onChange={choose}
          options={all.map((value) => ({ value, label: words[value].label, hint: words[value].hint }))}
        />
        <div role="status">
          {isRefused && (
            <Alert tone="info" className={styles.refused}>
              {selectMore}
            </Alert>
          )}
        </div>
      </Card>
      <div className={styles.actions}>
        <Button variant="filled" onClick={onDone}>
          {t`Continue with ${selected.length}`}
        </Button>
      </div>
    </>
  )
}
