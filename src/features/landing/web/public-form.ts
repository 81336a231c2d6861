import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type * as z from 'zod/mini'
import { GENERIC_ERROR } from '../../../kit/errors.ts'
import { ApiError } from '../../../kit/web/api.ts'
import { readForm } from '../rules.ts'

type PublicForm<Shape extends z.ZodMiniType> = {
  shape: Shape
  /** Fields that may stay empty, beside the one that no person sees. */
  optional?: readonly string[]
  send: (body: z.output<Shape>) => Promise<unknown>
  onSent?: (form: HTMLFormElement) => void
  /** Said instead of the kit's words when no answer came. */
  unreachable?: string
}

/**
 * One form in front of the door. `problems` holds a sentence per field, `failure` what went wrong as a whole,
 * `isSent` turns true once the server has thanked. What was typed stays in its fields until then.
 */
export function usePublicForm<Shape extends z.ZodMiniType>(form: PublicForm<Shape>) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const sending = useMutation({ mutationFn: form.send })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (sending.isPending) return
    const element = event.currentTarget
    const read = readForm(form.shape, new FormData(element), ['website', ...(form.optional ?? [])])
    if ('problems' in read) {
      sending.reset()
      setProblems(read.problems)
      focusField(element, Object.keys(read.problems))
      return
    }
    setProblems({})
    sending.mutate(read.body, {
      onSuccess: () => form.onSent?.(element),
      onError: (error) => setProblems(problemsOf(error)),
    })
  }

  const failure = sending.error ? wordsOf(sending.error, form.unreachable) : undefined
  return { submit, problems, failure, isSending: sending.isPending, isSent: sending.isSuccess, reset: sending.reset }
}

function focusField(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && names.includes(field.getAttribute('name') ?? '')) return field.focus()
  }
}

function problemsOf(error: Error): Record<string, string> {
  const details = error instanceof ApiError ? error.details : {}
  return Object.fromEntries(Object.entries(details).map(([name, sentences]) => [name, sentences[0] ?? '']))
}

function wordsOf(error: Error, unreachable: string | undefined): string {
  if (!(error instanceof ApiError)) return GENERIC_ERROR
  return error.isOffline ? (unreachable ?? error.message) : error.message
}
