/** Requests for a page or a function, or to write something down, in words that no pattern knows (decision 0103). */
import { WOMAN_PLACES } from '../../answers/content/app-places-woman.ts'
import type { AppPlace } from '../../answers/content/app-places.ts'
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import type { Language } from '../../text/rules/speech.ts'

/** What a message may ask for: a place by its id, that something is written down (`log`), or nothing in the app. */
export const APP_CLASSES: readonly string[] = [...WOMAN_PLACES.map(({ id }) => id), 'log', 'none']
/** Where she writes down what she asked Lara to write. */
export const LOG_PLACE = 'soft-log'

/** Number of pages that are offered where it is not clear which is meant. */
const OFFERED = 3

/** The longest message that is read so, in characters. */
const MESSAGE_MAX = 200
/** Least share of one place among all places. Chosen on the dev sentences. */
const PLACE_LEAST = 0.35

/**
 * How likely a message asks for anything in the app, from 0 to 1; the place, where it is clear which; and the likeliest
 * places, each page once.
 */
export type AppRequest = { readonly likely: number; readonly place: AppPlace | undefined; readonly likeliest: readonly AppPlace[] }

/** What a message may ask for in the app; undefined for a very long one. */
export function readAppRequest(message: string, language: Language, ranking: Ranking): AppRequest | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...ranking.likely(message, language)]
  const likely = 1 - (shares.at(-1) ?? 0)
  const ordered = shares
    .slice(0, -1)
    .map((share, at) => ({ share, id: APP_CLASSES[at] === 'log' ? LOG_PLACE : APP_CLASSES[at] }))
    .toSorted((one, other) => other.share - one.share)
    .flatMap(({ share, id }) => WOMAN_PLACES.filter((place) => place.id === id).map((place) => ({ share, place })))
  const [first] = ordered
  const pages = new Map<string, AppPlace>()
  for (const { place } of ordered) if (place.to !== undefined && !pages.has(place.to)) pages.set(place.to, place)
  return {
    likely,
    place: first && first.share >= PLACE_LEAST * likely ? first.place : undefined,
    likeliest: [...pages.values()].slice(0, OFFERED),
  }
}
