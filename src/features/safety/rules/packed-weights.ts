import { featureNumber } from '../../text/rules/features.ts'

/**
 * The weights of a classifier in few bytes, because the browser caches them (decision 0102). Features are the upper 26
 * bits of their numbers, ascending, each as the difference to the one before; weights are multiples of 0.08. Both are
 * Rice-coded: a quotient as ones ended by a zero, then the rest in a fixed number of bits.
 */

/** Ascending feature keys and the weight of each, in hundredths. */
export type FeatureWeights = { readonly keys: Uint32Array; readonly weights: Int16Array }

/** How many bits of a feature's 32-bit number are kept: 1 unknown feature in 1,000 has a weight by chance. */
export const KEY_BITS = 26
/** Hundredths per stored unit. */
const STEP = 8
/** Count (32 bits), the smallest magnitude, and how many bits the rest of a difference and of a weight has. */
const HEAD = 7
const BYTE = 8

/** The key of a feature's number. */
export function featureKey(number: number): number {
  return number >>> (32 - KEY_BITS)
}

function restBitsFor(average: number): number {
  return Math.max(0, Math.floor(Math.log2(Math.max(1, average * Math.LN2))))
}

/** Packs weights by feature, in hundredths. Of two features with one key the greater weight remains. */
export function packWeights(given: ReadonlyMap<string, number>): Uint8Array<ArrayBuffer> {
  const byKey = new Map<number, number>()
  for (const [feature, weight] of given) {
    const [key, units] = [featureKey(featureNumber(feature)), Math.round(weight / STEP)]
    if (units !== 0 && Math.abs(units) > Math.abs(byKey.get(key) ?? 0)) byKey.set(key, units)
  }
  const rows = [...byKey].toSorted(([one], [other]) => one - other)
  const magnitudes = rows.map(([, units]) => Math.abs(units))
  const least = magnitudes.reduce((one, other) => Math.min(one, other), 2 ** BYTE - 1)
  const keyBits = restBitsFor((rows.at(-1)?.[0] ?? 0) / Math.max(1, rows.length))
  const weightBits = restBitsFor(magnitudes.reduce((sum, magnitude) => sum + magnitude - least, 0) / Math.max(1, rows.length))
  const bits: number[] = []
  const pushRest = (value: number, count: number) => {
    for (let place = count - 1; place >= 0; place -= 1) bits.push((value >>> place) & 1)
  }
  const pushRice = (value: number, restBits: number) => {
    for (let ones = value >>> restBits; ones > 0; ones -= 1) bits.push(1)
    bits.push(0)
    pushRest(value, restBits)
  }
  let before = 0
  for (const [key, units] of rows) {
    pushRice(key - before, keyBits)
    bits.push(units < 0 ? 1 : 0)
    pushRice(Math.abs(units) - least, weightBits)
    before = key
  }
  const bytes = new Uint8Array(HEAD + Math.ceil(bits.length / BYTE))
  new DataView(bytes.buffer).setUint32(0, rows.length, true)
  bytes.set([least, keyBits, weightBits], HEAD - 3)
  bits.forEach((bit, place) => {
    const byte = HEAD + Math.floor(place / BYTE)
    bytes[byte] = (bytes[byte] ?? 0) | (bit << (BYTE - 1 - (place % BYTE)))
  })
  return bytes
}

/** Reads what `packWeights` wrote. Throws a `RangeError` when bytes are missing. */
export function unpackWeights(bytes: Uint8Array): FeatureWeights {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = head.getUint32(0, true)
  const [least, keyBits, weightBits] = [head.getUint8(HEAD - 3), head.getUint8(HEAD - 2), head.getUint8(HEAD - 1)]
  const keys = new Uint32Array(count)
  const weights = new Int16Array(count)
  let place = HEAD * BYTE
  const readBit = () => {
    const bit = (head.getUint8(place >>> 3) >>> (BYTE - 1 - (place & (BYTE - 1)))) & 1
    place += 1
    return bit
  }
  const readRice = (restBits: number) => {
    let value = 0
    while (readBit() === 1) value += 1
    for (let left = restBits; left > 0; left -= 1) value = value * 2 + readBit()
    return value
  }
  let key = 0
  for (let row = 0; row < count; row += 1) {
    key += readRice(keyBits)
    keys[row] = key
    const sign = readBit() === 1 ? -STEP : STEP
    weights[row] = sign * (least + readRice(weightBits))
  }
  return { keys, weights }
}
