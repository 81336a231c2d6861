import { createHash } from 'node:crypto'

const BYTES = 16

/**
 * UUIDs of version 5 for names, in a namespace of its own: `secret` is 16 bytes. Without it, a UUID says nothing about
 * its name.
 */
export function uuidsUnder(secret: Uint8Array): (name: string) => string {
  return (name) => {
    const bytes = createHash('sha1').update(secret).update(name).digest().subarray(0, BYTES)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    const hex = bytes.toString('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  }
}
