import type { InviteForm as Invited } from '../rules/invite-form.ts'
import { InviteForm } from './InviteForm.tsx'
import styles from './Partner.module.css'
import { SafetyQuestion } from './SafetyQuestion.tsx'

/** The safety question, and after it the form. */
export function Inviting({ before, onSent }: { before: Invited; onSent: (sent: Invited) => void }) {
  return (
    <div className={styles.column}>
      <SafetyQuestion />
      <InviteForm before={before} onSent={onSent} />
    </div>
  )
}
