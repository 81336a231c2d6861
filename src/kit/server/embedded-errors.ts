import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartProblem } from './startup-problem.ts'

const READ_ONLY = 8
const DISK_ERROR = 10
const CORRUPT = 11
const FULL = 13
const UNOPENABLE = 14

/** SQLite primary result codes (sqlite.org/rescode.html) that mean that the store itself cannot be used. */
const STORE_PROBLEMS: Readonly<Record<number, string>> = {
  5: 'is held by another program',
  6: 'is held by another program',
  [READ_ONLY]: 'is read-only',
  [DISK_ERROR]: 'cannot be read or written (the disk answered with an error)',
  [CORRUPT]: 'is corrupt; nothing was changed. Please restore a backup',
  [FULL]: 'cannot be written: the disk is full',
  [UNOPENABLE]: 'cannot be opened: please check that the folder exists and may be read and written',
  26: 'is not an Emberwell store (or is corrupt); nothing was changed. Please restore a backup',
}

/** Primary result code of an SQLite error; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | undefined)?.errcode
  return typeof code === 'number' ? code & 0xff : undefined
}

/**
 * Whether the disk is full. SQLite often reports that as an I/O error, because it cannot extend the shared-memory index
 * of the WAL.
 */
function isDiskFull(path: string): boolean {
  try {
    return statfsSync(dirname(path)).bavail === 0
  } catch {
    return false
  }
}

/** The problem to report for a corrupt database file. */
export function corruptStore(path: string): StartProblem {
  return new StartProblem(`The store ${path} ${STORE_PROBLEMS[CORRUPT]}.`)
}

/** Describes in one line why a store cannot be used; undefined for any other error. */
export function storeProblem(path: string, error: unknown): StartProblem | undefined {
  const code = sqliteCodeOf(error) ?? -1
  const words = STORE_PROBLEMS[(code === DISK_ERROR || code === UNOPENABLE) && isDiskFull(path) ? FULL : code]
  return words ? new StartProblem(`The store ${path} ${words}.`) : undefined
}

/** Whether an error means that the running store cannot take writes now: disk full, read-only or failing. */
export function isStoreDown(error: unknown): boolean {
  return [READ_ONLY, DISK_ERROR, CORRUPT, FULL].includes(sqliteCodeOf(error) ?? -1)
}

/** Runs `work` and turns an error of the store into a StartProblem. */
export function orStoreProblem<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw storeProblem(path, error) ?? error
  }
}
