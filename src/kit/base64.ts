const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS_PER_DIGIT = 6
const BITS_PER_BYTE = 8

/**
 * The bytes of a Base64 text (RFC 4648, section 4). Browsers and Node have functions of their own for it, but none that
 * both have without the types of one of them. Throws a `RangeError` at a character that is no digit.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * BITS_PER_DIGIT) / BITS_PER_BYTE))
  let [held, bits, place] = [0, 0, 0]
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) throw new RangeError(`“${digit}” is no digit of Base64`)
    held = ((held << BITS_PER_DIGIT) | value) & 0xff_ff
    bits += BITS_PER_DIGIT
    if (bits < BITS_PER_BYTE) continue
    bits -= BITS_PER_BYTE
    bytes[place] = (held >>> bits) & 0xff
    place += 1
  }
  return bytes
}
