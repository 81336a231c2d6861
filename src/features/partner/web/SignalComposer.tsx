import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { language, plural, t } from '../../../kit/words.ts'
import { SIGNAL_MAX, type SignalCategory } from '../../couple/contract.ts'
import { companion } from '../../lara/web/queries.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { isSignalForm, NO_SIGNAL, readySignal, SIGNAL_LABELS, type SignalForm, signalProblems } from '../rules/signal-form.ts'
import { offeredCategories } from '../rules/offered-categories.ts'
import { isTemplate, templatesOf } from '../rules/signal-templates.ts'
import { SignalPreview } from './SignalPreview.tsx'
import styles from './Linked.module.css'
import { useKept } from './use-kept.ts'
import { useSendSignal } from './use-signals.ts'

const FAILED = t`This couldn’t be sent. Please try again.`

function Templates({ category, onChoose }: { category: SignalCategory; onChoose: (words: string) => void }) {
  const { data } = useQuery(companion)
  const spoken = data?.language ?? language()
  return (
    <div role="group" aria-label={t`Ideas to start from`} className={styles.templates}>
      {templatesOf(category, spoken).map((words) => (
        <button key={words} type="button" lang={spoken} className={styles.template} onClick={() => onChoose(words)}>
          {words}
        </button>
      ))}
    </div>
  )
}

/** Composes a signal: category, text, preview, and only then the button to send. */
export function SignalComposer({ name }: { name: string }) {
  const toast = useToast()
  const [form, change, drop] = useKept<SignalForm>('partner-signal', NO_SIGNAL, isSignalForm)
  const [isChecked, setChecked] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [round, setRound] = useState(0)
  const sending = useSendSignal()
  const box = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasLooking = useRef(false)
  const problems = isChecked ? signalProblems(form) : {}
  const ready = readySignal(form)
  const remaining = SIGNAL_MAX - form.text.length
  const offered = offeredCategories(usePreferences().value?.privacy, form.category)

  useLayoutEffect(() => {
    if (isLooking) heading.current?.focus()
    else if (wasLooking.current) words.current?.focus()
    wasLooking.current = isLooking
  }, [isLooking])

  const start = (template: string) => {
    const before = form
    change({ ...form, text: template })
    words.current?.focus()
    if (before.text.trim() && !isTemplate(before.text))
      toast.show({ text: t`Your words were replaced.`, action: { label: t`Undo`, onClick: () => change(before) } })
  }

  const showPreview = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (ready) return setLooking(true)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"] input, textarea[aria-invalid="true"]')?.focus(),
    )
  }

  const send = () => {
    if (!ready) return
    sending.mutate(
      { signal: ready, round },
      {
        onSuccess: ({ message }) => {
          drop()
          setChecked(false)
          setRound(round + 1)
          setLooking(false)
          toast.show({ tone: 'ok', text: message })
        },
      },
    )
  }

  if (isLooking && ready) {
    return (
      <section className={styles.preview} aria-labelledby="signal-look">
        <h3 id="signal-look" ref={heading} tabIndex={-1}>
          {t`Exactly what ${name} will read`}
        </h3>
        <SignalPreview signal={ready} />
        <p className={styles.quiet}>{t`Nothing is added. Your partner doesn’t see when you wrote it.`}</p>
        {sending.isError && <Alert tone="danger">{failureWords(sending.error, FAILED)}</Alert>}
        <div className={styles.buttons}>
          <Button variant="filled" busy={sending.isPending} busyLabel={t`Sending`} onClick={send}>
            {t`Send to ${name}`}
          </Button>
          <Button
            variant="quiet"
            disabled={sending.isPending}
            onClick={() => {
              sending.reset()
              setLooking(false)
            }}
          >
            {t`Change it`}
          </Button>
        </div>
      </section>
    )
  }

  return (
    <div ref={box}>
      <form noValidate className={styles.fields} onSubmit={showPreview}>
        <RadioCards
          legend={t`What is it about?`}
          columns={2}
          value={form.category}
          error={problems.category}
          options={offered.map((value) => ({ value, label: SIGNAL_LABELS[value] }))}
          onChange={(category) => change({ ...form, category })}
        />
        {form.category && <Templates category={form.category} onChoose={start} />}
        <TextArea
          ref={words}
          label={t`Your words to ${name}`}
          hint={
            remaining < 60
              ? plural(remaining, t`${remaining} character left`, t`${remaining} characters left`)
              : t`Up to ${SIGNAL_MAX} characters`
          }
          maxLength={SIGNAL_MAX}
          value={form.text}
          error={problems.text}
          onChange={(event) => change({ ...form, text: event.target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="filled">
            {t`Preview`}
          </Button>
        </div>
      </form>
    </div>
  )
}
