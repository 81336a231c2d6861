import Send from 'lucide-react/icons/send'
import { type FormEvent, Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { language, plural, t } from '../../../kit/words.ts'
import { QUICK_ACTIONS } from '../content/quick-actions.ts'
import { ACTION_MAX } from '../../couple/contract.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import { actionTypesOf, toAction, withPhrase } from '../rules/action-form.ts'
import { CHIP } from '../../../kit/web/ui/chip.ts'
import styles from './Compass.module.css'
import { useLogAction } from './use-log-action.ts'

const RefusedActions = lazyPart(
  () => import('./RefusedActions.tsx'),
  (part) => part.RefusedActions,
)

type ActionFormProps = { userId: number; types: readonly string[] | undefined; womanName: string | undefined }

/**
 * Form "Log Supportive Action": text, type, and eight quick actions that insert a text (docs/product.md, Compass page).
 */
export function ActionForm({ userId, types, womanName }: ActionFormProps) {
  const { form, change, submit, isSubmitting, banner, takeBack } = useLogAction(userId)
  const quick = QUICK_ACTIONS[language()]
  const phrases = quick.map(({ text }) => text)
  const remaining = ACTION_MAX - form.text.length

  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Card title={t`Log Supportive Action`}>
      <form className={styles.form} noValidate onSubmit={send}>
        <Suspense>
          <RefusedActions onTakeBack={takeBack} />
        </Suspense>
        <div role="group" aria-label={t`Quick actions`}>
          <p className={styles.meta}>{t`A quick start. Change the words as you like.`}</p>
          <ul className={styles.chips}>
            {quick.map(({ label, text }) => (
              <li key={label}>
                <button type="button" className={CHIP} onClick={() => change({ text: withPhrase(form.text, text, phrases) })}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <TextArea
          label={t`What did you do?`}
          hint={womanName ? t`${womanName} can read this.` : t`She can read this.`}
          rows={3}
          maxLength={ACTION_MAX}
          readOnly={isSubmitting}
          value={form.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {remaining <= 100 && (
          <p className={styles.meta}>{plural(remaining, t`${remaining} character left`, t`${remaining} characters left`)}</p>
        )}
        <SelectField
          label={t`Kind of support`}
          placeholder={t`Choose one`}
          value={form.type}
          onChange={(type) => change({ type })}
          options={actionTypesOf(types).map((type) => ({ value: type, label: ACTION_LABELS[type] }))}
        />
        <div>
          <Button
            type="submit"
            variant="filled"
            icon={<Send aria-hidden="true" />}
            disabled={!toAction(form)}
            busy={isSubmitting}
            busyLabel={t`Logging`}
          >
            {t`Log action`}
          </Button>
          <div role={banner?.tone === 'danger' ? undefined : 'status'} className={styles.told}>
            {banner && <Alert tone={banner.tone}>{banner.words}</Alert>}
          </div>
        </div>
      </form>
    </Card>
  )
}
