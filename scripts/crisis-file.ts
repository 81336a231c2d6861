/** The file of a crisis classifier: bias and threshold as 32-bit integers, little-endian, then the packed weights. */
import type { SafetyClass } from '../src/features/safety/rules/classes.ts'
import type { Weights } from '../src/features/safety/rules/weighed.ts'

const HEAD = 8

/** The bytes of a table. */
export function toCrisisFile({ bias, least, packed }: Weights): Buffer {
  const head = Buffer.alloc(HEAD)
  head.writeInt32LE(bias, 0)
  head.writeInt32LE(least, 4)
  return Buffer.concat([head, Buffer.from(packed, 'base64')])
}

/** The table in a file of `toCrisisFile`. */
export function readCrisisFile(name: SafetyClass, bytes: Uint8Array): Weights {
  const file = Buffer.from(bytes)
  return { class: name, bias: file.readInt32LE(0), least: file.readInt32LE(4), packed: file.toString('base64', HEAD) }
}
