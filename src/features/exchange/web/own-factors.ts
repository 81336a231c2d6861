/** Activities of a file as factors of her own. */
import { call, randomName } from '../../../kit/web/api.ts'
import { FACTORS, FACTORS_MAX, OWN_NAME_MAX } from '../../logs/contract.ts'
import { factorWords } from '../../logs/rules/factors.ts'
import { addedOwn } from '../../logs/rules/own-items.ts'
import { OWN_FACTORS_MAX, type OwnItem, saveTrackingChoices, type TrackingChoices } from '../../logs/rules/tracking.ts'

function isActive({ removed }: OwnItem): boolean {
  return !removed
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The key of a factor that is called so already. */
export function knownFactor(name: string, { own }: TrackingChoices): string | undefined {
  return FACTORS.find((key) => isSameName(factorWords(key), name)) ?? own.find((item) => isActive(item) && isSameName(item.name, name))?.key
}

/** How many factors of her own she may still add. */
export function freeFactors({ own }: TrackingChoices): number {
  return Math.max(0, OWN_FACTORS_MAX - own.filter(isActive).length)
}

/** Adds the names as factors of her own while there may be more, and resolves to the keys by name. Throws ApiError. */
export async function keepFactors(
  names: readonly string[],
  choices: TrackingChoices,
): Promise<{ keys: Map<string, string>; own: OwnItem[] }> {
  const keys = new Map<string, string>()
  let own = choices.own.filter(isActive)
  const chosen = [...choices.chosen]
  for (const name of names) {
    const known = knownFactor(name, { ...choices, own })
    const added =
      known || own.length >= OWN_FACTORS_MAX ? undefined : addedOwn(own, name.slice(0, OWN_NAME_MAX), `own_${randomName().slice(0, 8)}`, [])
    const key = known ?? added?.key
    if (!key) continue
    keys.set(name, key)
    if (!added) continue
    own = added.own
    if (chosen.length < FACTORS_MAX) chosen.push(key)
  }
  if (own.length > choices.own.filter(isActive).length) await call(saveTrackingChoices, { body: { chosen, own } })
  return { keys, own }
}
