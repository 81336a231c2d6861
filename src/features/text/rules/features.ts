/**
 * A feature of a text as a 32-bit number (FNV-1a over its UTF-16 units); trained tables contain these instead of words.
 */
export function featureNumber(feature: string): number {
  return extendFeature(0x81_1c_9d_c5, feature)
}

/** The number of a feature followed by `text`, from its first unit (inclusive) to its last (exclusive). */
export function extendFeature(feature: number, text: string, first = 0, last = text.length): number {
  let hash = feature
  for (let place = first; place < last; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01_00_01_93)
  return hash >>> 0
}

/** The index of a number in an ascending array between `from` and `to` (both inclusive), or -1. */
export function placeOf(sought: number, rising: Uint32Array, from = 0, to: number = rising.length - 1): number {
  let [low, high] = [from, to]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = rising[middle] ?? 0
    if (found === sought) return middle
    if (found < sought) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/**
 * The n-grams of a word, `length` characters each, with its start and end marked: inflections, compounds and
 * misspellings share most of them.
 */
export function partsOfWord(word: string, length: number): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - length + 1) }, (_none, start) => whole.slice(start, start + length))
}
