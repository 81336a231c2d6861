import { randomBytes } from 'node:crypto'

/** A random id from 1 to 2^52 - 1: fits a JavaScript number and a BIGINT, and does not reveal how many rows exist. */
export function newId(): number {
  const bytes = randomBytes(7)
  return (bytes.readUInt32BE(0) & 0xfff_ffff) * 2 ** 24 + bytes.readUIntBE(4, 3) || 1
}
