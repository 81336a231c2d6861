/** Words that one page hands to another in memory: never in the address, never in the browser's history (safety.md §3). */

const waiting = new Map<string, string>()

/** Leaves words for the page that asks for them by `name`; newer words replace older ones. */
export function handOver(name: string, words: string): void {
  waiting.set(name, words)
}

/** Takes the words left under `name`, once; undefined when there are none. */
export function takeOver(name: string): string | undefined {
  const words = waiting.get(name)
  waiting.delete(name)
  return words
}
