/** Text handed from one page to another in memory: never in the address or the history (docs/safety.md, section 3). */

/** `about` is the data that the text was made from; the receiving page knows its shape. */
export type HandedOver = { readonly words: string; readonly about: unknown }

const waiting = new Map<string, HandedOver>()

/** Stores text for the page that asks for `name`; replaces earlier text. */
export function handOver(name: string, words: string, about?: unknown): void {
  waiting.set(name, { words, about })
}

/** Returns the text stored under `name` and removes it; undefined when there is none. */
export function takeOver(name: string): HandedOver | undefined {
  const left = waiting.get(name)
  waiting.delete(name)
  return left
}
