import { useSyncExternalStore } from 'react'

/** Ids of logs that she has just removed: they leave every list at once, also while the removal is still on its way. */
let removed: ReadonlySet<number> = new Set()
const watchers = new Set<() => void>()

function change(next: ReadonlySet<number>): void {
  removed = next
  for (const watcher of watchers) watcher()
}

/** Takes a log off every list. */
export function hideLog(id: number): void {
  change(new Set(removed).add(id))
}

/** Puts a log back on the lists that hold it. */
export function showLog(id: number): void {
  const next = new Set(removed)
  next.delete(id)
  change(next)
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The ids that no list shows. */
export function useRemovedLogs(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => removed)
}
