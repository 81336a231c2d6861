/** How a card reads, writes and takes back a record of its kind. */
import type { QueuedWrite } from '../../../kit/web/outbox.ts'
import type { Chosen } from '../rules/doing-record.ts'

/**
 * A record of the card: what it says, and its id, undefined while it waits in the outbox as `writeId`; without either
 * it waits in a write that holds more than the card.
 */
export type Written = { readonly chosen: Chosen; readonly id: number | undefined; readonly writeId: string | undefined }

/** One kind of record, as the card needs it. */
export type Keeper = {
  /** The record as known to the page, and whether that is known. */
  readonly known: Written | undefined
  readonly isKnown: boolean
  /** Reads it from the server again; undefined if there is none, or no connection. */
  readonly read: () => Promise<Written | undefined>
  readonly write: (chosen: Chosen) => Promise<QueuedWrite<{ data: { id: number } }>>
  readonly remove: (id: number) => Promise<QueuedWrite<unknown>>
  /** What the day has already, as the value of a choice, if the card would replace it. */
  readonly replaced?: string | undefined
  /** Whether a record found after a reload is certainly the card's. */
  readonly isCertain: boolean
}

/** The keeper of a kind that the card is not of. */
export const NO_KEEPER: Keeper = {
  known: undefined,
  isKnown: true,
  read: () => Promise.resolve(undefined),
  write: () => Promise.reject(new Error('Nothing to write')),
  remove: () => Promise.reject(new Error('Nothing to remove')),
  isCertain: false,
}
