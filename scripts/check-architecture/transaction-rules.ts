import { closing, lineAt } from './codebase.ts'
import type { Codebase, Problem } from './codebase.ts'
import { isTest } from './place.ts'

/** Calls with an effect that a rolled back transaction leaves behind. */
const EFFECT = /\b(?:(?:fetch|emit|publish|deliver|sendMail|sendNotification|writeFile|rename|setTimeout)\s*(?:\?\.)?\(|backgroundTasks\.)/g

/**
 * Work inside `transact` or `once` sends, fetches and publishes nothing: PostgreSQL may run it several times (decision
 * 0080). Email is queued in the same transaction instead.
 */
export function transactionProblems(codebase: Codebase): Problem[] {
  const sources = [...codebase.sources.values()].filter(({ path }) => path.startsWith('src/') && !isTest(path))
  return sources.flatMap(({ path, code }) =>
    [...code.matchAll(/\b(?:transact|once)\(/g)].flatMap(({ index, 0: { length } }) => {
      const start = index + length
      return [...code.slice(start, closing(code, start)).matchAll(EFFECT)].map((effect): Problem => {
        const name = effect[0].replace(/\W+$/, '')
        const words = `${name} inside a transaction, which may be repeated; call it after the transaction`
        return { path, line: lineAt(code, start + effect.index), rule: 'transactions', words }
      })
    }),
  )
}
