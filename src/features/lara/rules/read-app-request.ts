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
/**
 * Least likelihood that a message asks for something in the app, of one place, and of one place among all where it
 * surely asks for one. Chosen on the dev sentences.
 */
const REQUEST_LEAST = 0.3
const PLACE_LEAST = 0.2
const SURE_PLACE_LEAST = 0.3

/** A place, and how likely the message asks for anything in the app, from 0 to 1. */
export type AppRequest = { readonly place: AppPlace; readonly likely: number }

/**
 * The place that a message probably asks for; undefined for any other message. `isSure`: it is known that it asks for
 * something in the app.
 */
export function readAppRequest(message: string, language: Language, ranking: Ranking, isSure = false): AppRequest | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...ranking.likely(message, language)]
  const likely = 1 - (shares.at(-1) ?? 0)
  if (!isSure && likely < REQUEST_LEAST) return undefined
  const best = Math.max(...shares.slice(0, -1))
  const id = APP_CLASSES[shares.indexOf(best)]
  const place = WOMAN_PLACES.find((one) => one.id === (id === 'log' ? LOG_PLACE : id))
  return place && (isSure ? best >= SURE_PLACE_LEAST * likely : best >= PLACE_LEAST) ? { place, likely } : undefined
}

/** The likeliest places with a page, where a message asks for one and it is not clear which; each page once. */
export function likelyPlaces(message: string, language: Language, ranking: Ranking): AppPlace[] {
  const shares = [...ranking.likely(message, language)]
  const ordered = WOMAN_PLACES.map((place, at) => ({ place, share: shares[at] ?? 0 })).toSorted((one, other) => other.share - one.share)
  const byPage = new Map(ordered.toReversed().flatMap(({ place }) => (place.to === undefined ? [] : [[place.to, place] as const])))
  const kept = new Set(byPage.values())
  return ordered.flatMap(({ place }) => (kept.has(place) ? [place] : [])).slice(0, OFFERED)
}
