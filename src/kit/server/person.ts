import { type DataKey, associatedData, unseal } from './seal.ts'

/** Time in ms for which a repeated password counts as step-up (docs/product.md, Changing email and password). */
export const STEP_UP_MS = 5 * 60_000

/** The two kinds of account; each has endpoints of its own. */
export type UserKind = 'woman' | 'partner'

/** Personal details of an account, encrypted in its row. */
export type Profile = { full_name: string; email: string; pronouns: string }

/** The signed-in user of a request, read from the database each time, never from the token. */
export class Person {
  readonly id: number
  readonly sessionId: number
  readonly userType: UserKind
  readonly timezone: string
  readonly createdAt: number
  readonly key: DataKey
  /** When the email address was confirmed by link, in ms; null if it was not. */
  readonly emailConfirmedAt: number | null
  readonly #steppedUpAt: number
  readonly #version: number
  readonly #sealed: Uint8Array

  constructor(row: {
    id: number
    sessionId: number
    userType: UserKind
    timezone: string
    createdAt: number
    key: DataKey
    emailConfirmedAt?: number | null
    /** When this session last repeated the password, in ms; 0 for never. */
    steppedUpAt: number
    version: number
    sealed: Uint8Array
  }) {
    this.id = row.id
    this.sessionId = row.sessionId
    this.userType = row.userType
    this.timezone = row.timezone
    this.createdAt = row.createdAt
    this.key = row.key
    this.emailConfirmedAt = row.emailConfirmedAt ?? null
    this.#steppedUpAt = row.steppedUpAt
    this.#version = row.version
    this.#sealed = row.sealed
  }

  /** Name, address and pronouns, decrypted on access, since most calls do not need them. */
  get profile(): Profile {
    return unseal<Profile>(this.key, associatedData(this.id, 'users', this.id, this.#version), this.#sealed)
  }

  /**
   * Whether this session repeated the password within the last five minutes. Signing in does not count (decision 0016),
   * nor does a future time, which can occur after a clock was set back.
   */
  isSteppedUp(now: number): boolean {
    const since = now - this.#steppedUpAt
    return since >= 0 && since < STEP_UP_MS
  }

  get version(): number {
    return this.#version
  }
}
