import type { NewMessage } from '../contract.ts'

/** The text she wrote herself: the message without the words that another page inserted. */
export function addedTo({ message, brought }: Pick<NewMessage, 'message'> & { readonly brought?: NewMessage['brought'] }): string {
  return brought?.words ? message.replace(brought.words, () => '').trim() : message
}
