import { randomBytes } from 'node:crypto'

/** A fresh random id, 1 to 2^52 - 1: fits a JavaScript number and a BIGINT, and tells nothing about how many there are. */
export function newId(): number {
  const bytes = randomBytes(7)
  return (bytes.readUInt32BE(0) & 0xfff_ffff) * 2 ** 24 + bytes.readUIntBE(4, 3) || 1
}
