/** Validates and sends the public forms. Loaded when a form gets the focus, so that pages do not load the schemas. */
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import type { FormKind } from '../rules/form-words.ts'
import { readForm } from '../rules/forms.ts'

type Problems = Readonly<Record<string, string>>
type Send = (fields: FormData) => Promise<Problems | undefined>

/** Fields in `optional` and the honeypot may be empty. */
function sender<Shape extends z.ZodMiniType>(shape: Shape, send: (body: z.output<Shape>) => Promise<unknown>, ...optional: string[]): Send {
  return async (fields) => {
    const read = readForm(shape, fields, ['website', ...optional])
    if ('problems' in read) return read.problems
    await send(read.body)
    return undefined
  }
}

const SENDERS: Record<FormKind, Send> = {
  waitlist: sender(joinWaitlist.body, (body) => call(joinWaitlist, { body })),
  demo: sender(requestDemo.body, (body) => call(requestDemo, { body })),
  feedback: sender(sendFeedback.body, (body) => call(sendFeedback, { body }), 'email'),
  contact: sender(sendContact.body, (body) => call(sendContact, { body })),
}

/**
 * Validates and sends a form. Returns one message per invalid field and sends nothing then; undefined after
 * success. Throws ApiError.
 */
export function sendForm(kind: FormKind, fields: FormData): Promise<Problems | undefined> {
  return SENDERS[kind](fields)
}
