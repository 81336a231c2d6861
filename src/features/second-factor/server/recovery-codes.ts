import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '../contract.ts'

/** Crockford's base32: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10

function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? '')
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

/** New recovery codes of 50 random bits each, such as `K7QWM-2XP9D`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  return [...codes]
}

/** A typed code without spaces and hyphens, in upper case. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/gu, '').toUpperCase()
}

/** A recovery code with look-alike letters replaced by what they must mean. */
export function readRecoveryCode(plain: string): string {
  return plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
