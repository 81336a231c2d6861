import Send from 'lucide-react/icons/send'
import { type FormEvent, lazy, Suspense } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { QUICK_ACTIONS } from '../content/quick-actions.ts'
import { ACTION_MAX } from '../contract.ts'
import { actionTypesOf, toAction, withPhrase } from '../rules/action-form.ts'
import styles from './Compass.module.css'
import { pageLanguage } from '../../../kit/web/page-language.ts'
import { useLogAction } from './use-log-action.ts'

const RefusedActions = lazy(async () => ({ default: (await import('./RefusedActions.tsx')).RefusedActions }))

type ActionFormProps = { userId: number; types: readonly string[] | undefined; womanName: string | undefined }

/** Log Supportive Action: his words, what kind of support it was, and eight quick actions that fill in the words (spec §2, §5, §9). */
export function ActionForm({ userId, types, womanName }: ActionFormProps) {
  const { form, change, submit, isSubmitting, banner, takeBack } = useLogAction(userId)
  const language = pageLanguage()
  const phrases = QUICK_ACTIONS[language].map(({ text }) => text)
  const left = ACTION_MAX - form.text.length

  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Card title="Log Supportive Action">
      <form className={styles.form} noValidate onSubmit={send}>
        <Suspense>
          <RefusedActions onTakeBack={takeBack} />
        </Suspense>
        <div role="group" aria-label="Quick actions">
          <p className={styles.meta}>A quick start. Change the words as you like.</p>
          <ul className={styles.chips}>
            {QUICK_ACTIONS[language].map(({ label, text }) => (
              <li key={label}>
                <button type="button" className={styles.chip} onClick={() => change({ text: withPhrase(form.text, text, phrases) })}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <TextArea
          label="What did you do?"
          hint={womanName ? `${womanName} can read this.` : 'She can read this.'}
          privateText
          rows={3}
          maxLength={ACTION_MAX}
          readOnly={isSubmitting}
          value={form.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {left <= 100 && <p className={styles.meta}>{left === 1 ? '1 character left' : `${left} characters left`}</p>}
        <SelectField
          label="Kind of support"
          placeholder="Choose one"
          value={form.type}
          onChange={(type) => change({ type })}
          options={actionTypesOf(types).map((type) => ({ value: type, label: type }))}
        />
        <div>
          <Button
            type="submit"
            variant="filled"
            icon={<Send aria-hidden="true" />}
            disabled={!toAction(form)}
            busy={isSubmitting}
            busyLabel="Logging"
          >
            Log action
          </Button>
          <div className={styles.told}>{banner && <Alert tone={banner.tone}>{banner.words}</Alert>}</div>
        </div>
      </form>
    </Card>
  )
}
