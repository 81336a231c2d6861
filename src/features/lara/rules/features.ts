/** A feature of a text as a number of 32 bits (FNV-1a over its UTF-16 units): tables of what was learned hold these instead of words. */
export function featureNumber(feature: string): number {
  let hash = 0x81_1c_9d_c5
  for (let place = 0; place < feature.length; place += 1) hash = Math.imul(hash ^ feature.charCodeAt(place), 0x01_00_01_93)
  return hash >>> 0
}

/** Where a number stands in rising ones, or -1. */
export function placeOf(sought: number, rising: Uint32Array): number {
  let [low, high] = [0, rising.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = rising[middle] ?? 0
    if (found === sought) return middle
    if (found < sought) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** A word's parts of so many letters, with its beginning and end marked: endings, compounds and slips share most of them. */
export function partsOfWord(word: string, length: number): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - length + 1) }, (_none, start) => whole.slice(start, start + length))
}
