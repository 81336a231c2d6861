import type { Made } from './answer.ts'
import { URGENT } from './urgency.ts'

/** The pieces in which an answer is sent: its paragraphs, or the whole text if urgent. Joined they equal the text. */
export function piecesOf({ text, parts }: Pick<Made, 'text' | 'parts'>): string[] {
  if (text === '') return []
  if (parts.class !== null && URGENT.has(parts.class)) return [text]
  return text.split(/(?<=\n\n)(?!\n)/)
}
