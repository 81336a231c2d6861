import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import {
  addReminder,
  doneReminder,
  type listReminders,
  type NewReminder,
  type Reminder,
  removeReminder,
  replaceReminder,
  testReminder,
} from '../contract.ts'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { t } from '../../../kit/words.ts'
import { reminders, remindersKey } from './queries.ts'

/** The content of a reminder, without the fields added by the server. */
export function toBody({ id: _id, treatment_id: _treatment, next_at: _next, done_today: _done, ...body }: Reminder): NewReminder {
  return body
}

/** Saves a new reminder, or replaces the one with `id`. */
export function useSaveReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body, key }: { id?: number | undefined; body: NewReminder; key: string }) =>
      id === undefined ? call(addReminder, { body, idempotencyKey: key }) : call(replaceReminder, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersKey }),
  })
}

/** Switches a reminder on or off; the list updates optimistically and reverts on an error. */
export function useSwitchReminder() {
  const client = useQueryClient()
  const draw = (id: number, enabled: boolean) =>
    client.setQueryData<ReplyOf<typeof listReminders>>(
      reminders.queryKey,
      (list) => list && { ...list, data: list.data.map((reminder) => (reminder.id === id ? { ...reminder, enabled } : reminder)) },
    )
  return useMutation({
    mutationFn: ({ reminder, enabled }: { reminder: Reminder; enabled: boolean }) =>
      call(replaceReminder, { params: { id: reminder.id }, body: { ...toBody(reminder), enabled } }),
    onMutate: ({ reminder, enabled }) => void draw(reminder.id, enabled),
    onError: (_error, { reminder }) => void draw(reminder.id, reminder.enabled),
    onSettled: () => {
      // The treatment of a reminder shows as well whether it is on; it is read again when it is next shown.
      void client.invalidateQueries({ refetchType: 'none' })
      return client.invalidateQueries({ queryKey: remindersKey })
    },
  })
}

/** Sends a reminder now, as it will come. */
export function useTestReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(testReminder, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersKey }),
  })
}

/** Marks a reminder as done for today. */
export function useDoneReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(doneReminder, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersKey }),
  })
}

/** Removes a reminder, with Undo for ten seconds. */
export function useRemoveReminder(): (reminder: Reminder) => Promise<void> {
  const client = useQueryClient()
  const remove = useRemoval()
  return (reminder) =>
    remove({
      kind: 'reminder',
      words: t`Reminder deleted.`,
      remove: { endpoint: removeReminder, params: { id: reminder.id } },
      putBack: { endpoint: addReminder, body: toBody(reminder) },
      onGone: () =>
        client.setQueryData<ReplyOf<typeof listReminders>>(
          reminders.queryKey,
          (list) => list && { ...list, data: list.data.filter(({ id }) => id !== reminder.id) },
        ),
      onBack: () => void client.invalidateQueries({ queryKey: remindersKey }),
    })
}
