/** The model that chooses the entry for a message after an entry (decision 0110), as a file. */
import { type Ranking, readRanking } from './ranking.ts'

/**
 * `ranking` says by the words of the message which part of the last entry answers it, or that another entry or none
 * does; `weights` are those of the features of each choice, in their order.
 */
export type FollowUpModel = { readonly ranking: Ranking; readonly weights: Float32Array }

/** The file of a model, little-endian: the number of weights (32 bits), the weights (32-bit floats), the ranking. */
export function writeFollowUpModel(weights: readonly number[], ranking: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4 + 4 * weights.length + ranking.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, weights.length, true)
  for (const [place, weight] of weights.entries()) view.setFloat32(4 + 4 * place, weight, true)
  bytes.set(ranking, 4 + 4 * weights.length)
  return bytes
}

/** Parses the output of `writeFollowUpModel`; throws RangeError if its length does not match. */
export function readFollowUpModel(bytes: Uint8Array): FollowUpModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(0, true)
  const weights = Float32Array.from({ length: count }, (_none, place) => view.getFloat32(4 + 4 * place, true))
  return { weights, ranking: readRanking(bytes.subarray(4 + 4 * count)) }
}
