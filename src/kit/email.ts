/** Canonical form for comparing addresses: trimmed, NFKC-normalised, lower case. */
export function comparableEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/**
 * Whether an address contains no look-alike or invisible characters. Where NFKC changes an address (U+2024 instead of a
 * full stop), comparison would match another address than the one email is delivered to. Mail programs read U+3002 as a
 * full stop (RFC 3490, 3.1), so it would be a second spelling of one mailbox. Control and format characters are
 * invisible.
 */
export function isPlainEmail(email: string): boolean {
  const [composed, decomposed] = [email.normalize('NFKC'), email.normalize('NFKD')]
  return (composed === email || decomposed === email) && !/[\p{C}\u3002]/u.test(composed)
}
