/**
 * Counts what the server does for a call instead of timing it: SQL statements with the rows they return, and the
 * timers it sets.
 */
import { StatementSync } from 'node:sqlite'
import timers from 'node:timers/promises'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown
type Functions = Record<string, AnyFunction>

let isCounting = false
let done: string[] = []

const rowsIn = (answer: unknown) => (Array.isArray(answer) ? ` → ${answer.length}` : '')

function note(words: string): void {
  if (isCounting) done.push(words)
}

/** Whether our own code set the timer: pools and sockets set timers of their own. */
function isOurs(): boolean {
  const callers = new Error('callers').stack?.split('\n').slice(1) ?? []
  const caller = callers.find((line) => !line.includes('/test/work-counter.ts') && !line.includes('node:'))
  return caller !== undefined && !caller.includes('node_modules')
}

function replaced(owner: object, name: string, make: (real: AnyFunction) => AnyFunction): () => void {
  const functions = owner as Functions
  const real = functions[name]
  if (!real) throw new Error(`Missing: ${name}`)
  functions[name] = make(real)
  return () => void (functions[name] = real)
}

/**
 * Instruments the databases and timers of this process until the tests of the file are done. Call it at the top of
 * the file.
 */
export function countWork(): void {
  const undo: (() => void)[] = []
  beforeAll(() => {
    for (const name of ['all', 'run', 'iterate'])
      undo.push(
        replaced(StatementSync.prototype, name, (real) => {
          return function counted(this: unknown, ...args) {
            const answer = real.apply(this, args)
            note(`${(this as StatementSync).sourceSQL}${rowsIn(answer)}`)
            return answer
          }
        }),
      )
    undo.push(
      replaced(pg.Client.prototype, 'query', (real) => {
        return function counted(this: unknown, ...args) {
          const [query] = args
          const answer = real.apply(this, args)
          const words = typeof query === 'string' ? query : (query as { text?: string }).text
          if (isCounting && words && answer instanceof Promise)
            return answer.then((result: { rows?: unknown }) => {
              note(`${words}${rowsIn(result.rows)}`)
              return result
            })
          return answer
        }
      }),
    )
    for (const [owner, name] of [
      [globalThis, 'setTimeout'],
      [timers, 'setTimeout'],
    ] as const)
      undo.push(
        replaced(owner, name, (real) => {
          return Object.assign(function counted(this: unknown, ...args: unknown[]) {
            const at = owner === timers ? 0 : 1
            if (isCounting && Number(args[at]) > 0 && isOurs()) note(`waits ${Number(args[at])} ms`)
            return real.apply(this, args)
          }, real)
        }),
      )
    syncBuiltinESMExports()
  })
  afterAll(() => {
    for (const one of undo) one()
    syncBuiltinESMExports()
  })
}

/** Runs `call` and returns what was done for it, sorted, because concurrent work ends in any order. */
export async function countWorkOf<T>(call: () => Promise<T>): Promise<{ answer: T; work: string[] }> {
  done = []
  isCounting = true
  try {
    const answer = await call()
    return { answer, work: done.toSorted() }
  } finally {
    isCounting = false
  }
}

/** Runs `call` without counting it, for look-ups of the test itself. */
export async function uncounted<T>(call: () => Promise<T>): Promise<T> {
  const was = isCounting
  isCounting = false
  try {
    return await call()
  } finally {
    isCounting = was
  }
}
