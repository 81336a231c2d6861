import type { Person } from '../../../kit/server/person.ts'
import type { Channel } from '../contract.ts'

/** The channels usable for `person`: email only with a confirmed address. */
export function openChannels(channels: readonly Channel[], person: Person): Channel[] {
  return channels.filter((channel) => channel !== 'email' || person.emailConfirmedAt !== null)
}
