/** Checks and sends the public forms. Fetched when somebody begins to fill one in, so that no page waits for the shapes they are checked against. */
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import type { FormKind } from '../rules/form-words.ts'
import { readForm } from '../rules/forms.ts'

type Problems = Readonly<Record<string, string>>
type Send = (fields: FormData) => Promise<Problems | undefined>

/** Fields named in `optional` may stay empty; so may the one that no person sees. */
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

/** Sends a form as it was filled in; answers a sentence for each field that needs another look, and has sent nothing then. Throws ApiError. */
export function sendForm(kind: FormKind, fields: FormData): Promise<Problems | undefined> {
  return SENDERS[kind](fields)
}
