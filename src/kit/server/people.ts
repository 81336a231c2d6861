import { type DataKey, placeOf, unseal } from './seal.ts'

/** How long a password that was given again counts, in milliseconds (product.md §5). */
export const STEP_UP_MS = 5 * 60_000

/** The two kinds of account; each opens its own doors. */
export type UserKind = 'woman' | 'partner'

/** What an account says about itself; sealed in its row. */
export type Profile = { full_name: string; email: string; pronouns: string }

/** Somebody signed in, as every handler is given them. Read from the database on each request, never from the token. */
export class Person {
  readonly id: number
  readonly sessionId: number
  readonly userType: UserKind
  readonly timezone: string
  readonly createdAt: number
  readonly key: DataKey
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
    /** When this session last gave the password again, in ms; 0 for never. */
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
    this.#steppedUpAt = row.steppedUpAt
    this.#version = row.version
    this.#sealed = row.sealed
  }

  /** Name, address and pronouns; opened only when asked for, since most calls do not need them. */
  get profile(): Profile {
    return unseal<Profile>(this.key, placeOf(this.id, 'users', this.id, this.#version), this.#sealed)
  }

  /** Whether this session has given the password again within the last five minutes. Signing in does not count (decision 0016). */
  isSteppedUp(now: number): boolean {
    return now < this.#steppedUpAt + STEP_UP_MS
  }

  get version(): number {
    return this.#version
  }
}
