import { useCallback, useRef, useState, type SubmitEvent } from 'react'
import { GENERIC_ERROR } from '../../../kit/errors.ts'
import { ApiError, UNREACHABLE } from '../../../kit/web/api.ts'
import { t } from '../../../kit/words.ts'
import type { FormKind } from '../rules/form-words.ts'

const TOO_MANY_FORMS = t`We take only a few forms an hour from one connection. Please try again later.`

type Problems = Readonly<Record<string, string>>

const fetchSending = () => import('./send-forms.ts')

/** Sends a form; a failed load of the sending code counts as a network error. */
async function send(kind: FormKind, fields: FormData): Promise<Problems | undefined> {
  const { sendForm } = await fetchSending().catch(() => {
    throw new ApiError(0, 'network', UNREACHABLE)
  })
  return sendForm(kind, fields)
}

type PublicForm = {
  kind: FormKind
  onSent?: (form: HTMLFormElement) => void
  /** Message for a network error, instead of the default. */
  unreachable?: string
}

type FormState = { status: 'open' | 'sending' | 'sent'; problems: Problems; failure: string | undefined }

const OPEN: FormState = { status: 'open', problems: {}, failure: undefined }

/**
 * State of one public form. `problems` has a message per field, `failure` one for the form, `isSent` turns true
 * after the server's response. Input stays in the fields until then. Spread `handlers` on the form.
 */
export function usePublicForm({ kind, onSent, unreachable }: PublicForm) {
  const [state, setState] = useState(OPEN)
  const isUnderWay = useRef(false)

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState((before) => ({ ...before, status: 'sending', failure: undefined }))
    try {
      const problems = await send(kind, new FormData(form))
      if (problems) {
        setState({ ...OPEN, problems })
        focusField(form, Object.keys(problems))
      } else {
        setState({ ...OPEN, status: 'sent' })
        onSent?.(form)
      }
    } catch (error) {
      setState({ status: 'open', problems: problemsOf(error), failure: wordsOf(error, unreachable) })
      if (!(error instanceof ApiError)) throw error
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    handlers: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      /** Preloads the sending code; a failed load is retried on submit. */
      onFocus: () => void fetchSending().catch(() => undefined),
    },
    problems: state.problems,
    failure: state.failure,
    isSending: state.status === 'sending',
    isSent: state.status === 'sent',
    reset: useCallback(() => setState(OPEN), []),
  }
}

function focusField(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && names.includes(field.getAttribute('name') ?? '')) return field.focus()
  }
}

function problemsOf(error: unknown): Problems {
  const details = error instanceof ApiError ? error.details : {}
  return Object.fromEntries(Object.entries(details).map(([name, sentences]) => [name, sentences[0] ?? '']))
}

function wordsOf(error: unknown, unreachable: string | undefined): string {
  if (!(error instanceof ApiError)) return GENERIC_ERROR()
  if (error.code === 'too_many') return TOO_MANY_FORMS
  return error.isOffline ? (unreachable ?? error.message) : error.message
}
