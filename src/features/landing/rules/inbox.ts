import type { FormKind } from './form-words.ts'

/** A stored form; `at` in ms since the epoch. */
export type PublicForm = {
  readonly kind: FormKind
  readonly at: number
  readonly sent: { readonly name?: string | undefined; readonly email?: string | undefined; readonly message?: string | undefined }
}

/** Text without control characters, which could move the terminal's cursor, and without bidirectional marks. */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
}

/** A form as lines for the operator's terminal: time (UTC), kind, sender, then the indented message. */
export function toInboxLines({ kind, at, sent }: PublicForm): string[] {
  const from = [sent.name, sent.email && `<${sent.email}>`].filter(Boolean).join(' ') || 'no address'
  const head = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(8)}  ${printable(from).replaceAll('\n', ' ')}`
  return [head, ...(sent.message ? printable(sent.message).split('\n') : []).map((line) => `    ${line}`)]
}
