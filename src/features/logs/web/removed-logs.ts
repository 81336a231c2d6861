import { useSyncExternalStore } from 'react'

/** Ids of logs just removed; hidden from every list at once, also while the request is pending. */
let removed: ReadonlySet<number> = new Set()
const watchers = new Set<() => void>()

function change(next: ReadonlySet<number>): void {
  removed = next
  for (const watcher of watchers) watcher()
}

/** Hides a log from every list. */
export function hideLog(id: number): void {
  change(new Set(removed).add(id))
}

/** Shows a log again. */
export function showLog(id: number): void {
  const next = new Set(removed)
  next.delete(id)
  change(next)
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Ids of hidden logs. */
export function useRemovedLogs(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => removed)
}
