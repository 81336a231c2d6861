/**
 * The text of a file in UTF-8, UTF-16 (by its byte order mark, or the zero bytes that Latin letters have in it), or
 * else Windows-1252, which older spreadsheets write and which Latin-1 is a part of.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = toUtf16(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function toUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length < 4) return undefined
  const [first, second, third, fourth] = bytes
  if (first && !second && third && !fourth) return 'utf-16le'
  return !first && second && !third && fourth ? 'utf-16be' : undefined
}
