import { COMPOUNDS, SHORT_FORMS } from './short-forms.ts'
import { nearKeyWords, isKeyWord } from './spelling.ts'

/** Words, pauses (including a dash between spaces), pictographs. */
const PIECE = /\d+[.,]\d+|[\p{L}\p{N}']+|[,:()—–]|(?<=\s)-(?=\s)|\p{Extended_Pictographic}/gu
const DIGIT_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** Words before a "2" that means "to". */
const BEFORE_TO = new Set([
  'want',
  'wants',
  'wanted',
  'going',
  'like',
  'need',
  'needs',
  'have',
  'has',
  'trying',
  'ready',
  'try',
  'way',
  'ways',
])

/** The words of a plain sentence, each with all its readings, the most likely first. Pauses are ",". */
export function toWords(text: string): string[][] {
  const words: string[] = []
  for (const [piece] of text.matchAll(PIECE)) {
    if (/^[,:()—–-]$/.test(piece)) words.push(',')
    else words.push(...spelled(piece))
  }
  const spoken = joined(words.filter((word) => word !== ''))
  const known = new Map<string, string[]>()
  return spoken.map((word, place) => {
    const meant = (word === '2' || word === 'too' || word === 'ta') && BEFORE_TO.has(spoken[place - 1] ?? '') ? 'to' : word
    const readings = known.get(meant) ?? readingsOf(meant)
    known.set(meant, readings)
    return readings
  })
}

/** Expands a typed word into its parts: "dont" to "do", "not"; "j'ai" to "j", "ai". */
function spelled(piece: string): string[] {
  const word = piece.replaceAll(/^'+|'+$/g, '')
  const short = SHORT_FORMS.get(word) ?? COMPOUNDS.get(word)
  if (short) return short.split(' ')
  if (!word.includes("'")) return [withoutDigits(word)]
  return word.split("'").map(withoutDigits)
}

/** "su1cide" with letters in place of digits; numbers, also with a unit, are unchanged. */
function withoutDigits(word: string): string {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return word
  const letters = word.replaceAll(/[013457]/g, (digit) => DIGIT_LETTERS[digit] ?? digit)
  return /\d/.test(letters) || /^\d+\p{L}{1,3}$/u.test(word) ? word : letters
}

/** Joins key words that were split: "sui cide", "my self". */
function joined(words: readonly string[]): string[] {
  const whole: string[] = []
  for (const word of words) {
    const before = whole.at(-1)
    if (before !== undefined && before.length + word.length >= 6 && before !== ',' && isKeyWord(before + word))
      whole.splice(-1, 1, before + word)
    else whole.push(word)
  }
  return whole
}

function readingsOf(word: string): string[] {
  const readings = [word]
  if (/(.)\1\1/u.test(word)) readings.push(word.replaceAll(/(.)\1{2,}/gu, '$1'), word.replaceAll(/(.)\1{2,}/gu, '$1$1'))
  return [...new Set([...readings, ...readings.flatMap(nearKeyWords)])]
}
