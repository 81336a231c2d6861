/** What she tracks, kept on this device so that a start without a connection knows it. */
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { currentSession } from '../../../kit/web/session.ts'
import { findTrackingChoices, type TrackingChoices } from '../rules/tracking.ts'

type Reply = ReplyOf<typeof findTrackingChoices>

/** Loaded when it is needed, after the page (docs/design.md, section 9). */
const openStore = () => import('../../../kit/web/encrypted-store.ts')

/** Id of the record in the store; one per person, because the store may have several people's. */
function idFor(userId: number): string {
  return `${userId}/tracking`
}

/** Keeps the choices, encrypted, until logout. Without space on the device only an offline start lacks them. */
export async function keepChoices(choices: TrackingChoices): Promise<void> {
  const userId = currentSession()?.user.id
  if (userId === undefined) return
  try {
    const { putRecord } = await openStore()
    await putRecord('replies', idFor(userId), userId, choices)
  } catch (error) {
    console.warn('What is tracked could not be kept on this device.', error instanceof Error ? error.name : '')
  }
}

/**
 * Whether a record has the lists of this version. Not parsed by the schema, which would add 7 kB of script
 * to each page.
 */
function isChoices(value: unknown): value is TrackingChoices {
  const lists = ['chosen', 'own', 'symptoms', 'own_symptoms'] as const satisfies readonly (keyof TrackingChoices)[]
  return typeof value === 'object' && value !== null && lists.every((name) => Array.isArray((value as Partial<TrackingChoices>)[name]))
}

/** The choices kept by this person; undefined if there are none, or if they do not fit this version. */
async function readKeptChoices(): Promise<TrackingChoices | undefined> {
  const userId = currentSession()?.user.id
  if (userId === undefined) return undefined
  const { listRecords } = await openStore()
  const record = (await listRecords('replies', userId)).find(({ id }) => id === idFor(userId))
  return isChoices(record?.value) ? record.value : undefined
}

/** The choices from the server, or without a reply those kept on this device. */
export async function readChoices(signal: AbortSignal): Promise<Reply> {
  const asker = currentSession()?.user.id
  try {
    const reply = await call(findTrackingChoices, { signal })
    // After a logout meanwhile, nothing may be stored.
    if (asker === currentSession()?.user.id) void keepChoices(reply.data)
    return reply
  } catch (error) {
    const kept = error instanceof ApiError && error.isOffline ? await readKeptChoices() : undefined
    if (!kept) throw error
    return { data: kept }
  }
}
