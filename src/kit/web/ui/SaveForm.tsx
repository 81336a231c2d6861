import type { ReactNode } from 'react'
import { t } from '../../words.ts'
import { Button } from './Button.tsx'
import styles from './SaveForm.module.css'

type SaveFormProps = {
  /** Label of the button. */
  save: string
  isOff: boolean
  isSaving: boolean
  /** The result, announced when it changes. */
  message: string | undefined
  onSave: () => void
  children: ReactNode
}

/**
 * A form that remains after saving: its fields, then the button and the result. A second press while saving is ignored.
 */
export function SaveForm({ save, isOff, isSaving, message: said, onSave, children }: SaveFormProps) {
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
