/**
 * Inserts `words` into `text` in place of the selection, with spaces where needed; `caret` is the position after them.
 */
export function inserted(text: string, words: string, from: number, to: number): { text: string; caret: number } {
  if (text.trim() === '') return { text: words, caret: words.length }
  const before = text.slice(0, from)
  const after = text.slice(to)
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const tail = after === '' || /^[\s.,;:!?]/.test(after) ? '' : ' '
  return { text: before + lead + words + tail + after, caret: (before + lead + words).length }
}
