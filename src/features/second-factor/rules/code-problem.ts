import { CODE_OLD, CODE_USED, CODE_WRONG } from '../contract.ts'

/** The sentence for a code that was not accepted; undefined for an accepted one. */
export function codeProblem(result: 'app' | 'recovery' | 'wrong' | 'used' | 'old'): string | undefined {
  if (result === 'wrong') return CODE_WRONG()
  if (result === 'used') return CODE_USED()
  return result === 'old' ? CODE_OLD() : undefined
}
