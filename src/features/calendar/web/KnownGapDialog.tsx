import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { addKnownGap, changeKnownGap, type KnownGap, type NewKnownGap } from '../rules/stage/endpoints.ts'
import styles from './Flow.module.css'
import { calendarKey } from './queries.ts'

const FAILED = t`This could not be saved. Please try again.`

/** What is wrong with the days before they are sent, per field. */
function problemsOf({ from, to }: NewKnownGap, today: LocalDate): Partial<Record<'from' | 'to', string>> {
  if (!isLocalDate(from)) return { from: t`Please give the first day` }
  if (!isLocalDate(to)) return { to: t`Please give the last day` }
  if (to > today) return { to: t`Please give a day that has come` }
  return from > to ? { from: t`Please choose a last day on or after the first` } : {}
}

/** Dialog for a time without bleeding: a new one, or changed days of `gap`. */
export function KnownGapDialog({ gap, today, onClose }: { gap?: KnownGap | undefined; today: LocalDate; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [days, setDays] = useState<NewKnownGap>({ from: gap?.from ?? '', to: gap?.to ?? '' })
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const saving = useMutation({
    mutationFn: (body: NewKnownGap) => (gap ? call(changeKnownGap, { params: { id: gap.id }, body }) : call(addKnownGap, { body })),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: calendarKey })
      onClose()
      toast.show({ tone: 'ok', text: message })
    },
  })
  const change = (next: Partial<NewKnownGap>) => {
    setDays({ ...days, ...next })
    setProblems({})
    saving.reset()
  }
  const save = () => {
    const found = problemsOf(days, today)
    setProblems(found)
    if (!found.from && !found.to && !saving.isPending) saving.mutate(days)
  }
  const [refused] = saving.error instanceof ApiError ? Object.values(saving.error.details).flat() : []
  return (
    <Dialog
      open
      isPinned
      onClose={onClose}
      title={t`No bleeding in this time`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="filled" busy={saving.isPending} busyLabel={t`Saving...`} onClick={save}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <div className={styles.dates}>
        <Field
          type="date"
          max={today}
          label={t`From`}
          error={problems.from}
          value={days.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <Field
          type="date"
          max={today}
          label={t`To`}
          error={problems.to}
          value={days.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      {saving.error && <Alert tone="danger">{refused ?? failureWords(saving.error, FAILED)}</Alert>}
    </Dialog>
  )
}
