import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Flushes a file, or the entries of a folder, to disk. */
export function sync(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}

/** Renames a file or folder; the new name is on disk when this returns. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  sync(dirname(to))
}
