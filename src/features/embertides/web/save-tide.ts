import type { Outcome } from '../../../kit/web/outbox.ts'
import { addTide, type NewTide } from '../contract.ts'
import type { TideSketch } from '../rules/trail.ts'

/** Name of EmberTides writes in the outbox. */
export const EMBERTIDE = 'embertide'

/** Request body for a picture felt at `at` (ms). */
export function toNewTide({ energy, focus, tension, path }: TideSketch, at: number): NewTide {
  return { energy, focus, tension, path: [...path], at: new Date(at).toISOString() }
}

/** Saves the picture through the outbox, so that it also works offline. */
export async function saveTide(sketch: TideSketch): Promise<Outcome<unknown>> {
  const body = toNewTide(sketch, Date.now())
  const { post } = await import('../../../kit/web/outbox.ts')
  const { outcome } = await post(addTide, { body }, { kind: EMBERTIDE, patient: true })
  return outcome
}
