import type { ReactNode } from 'react'
import { t } from '../../words.ts'
import { Button } from './Button.tsx'
import styles from './SaveForm.module.css'

type SaveFormProps = {
  /** What the button says. */
  save: string
  isOff: boolean
  isSaving: boolean
  /** What came of it, read out when it changes. */
  said: string | undefined
  onSave: () => void
  children: ReactNode
}

/** A form that stays where it is: its fields, and at its end the button with what came of it. A second press while it saves does nothing. */
export function SaveForm({ save, isOff, isSaving, said, onSave, children }: SaveFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && !isSaving) onSave()
      }}
    >
      {children}
      <div className={styles.end}>
        <Button type="submit" disabled={isOff} busy={isSaving} busyLabel={t`Saving`}>
          {save}
        </Button>
        <p role="status">{said}</p>
      </div>
    </form>
  )
}
