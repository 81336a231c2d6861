/** Text with words at the place of the caret, and where the caret stands then; in an empty field the words stand alone. */
export function inserted(text: string, words: string, from: number, to: number): { text: string; caret: number } {
  if (text.trim() === '') return { text: words, caret: words.length }
  const before = text.slice(0, from)
  const after = text.slice(to)
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const tail = after === '' || /^[\s.,;:!?]/.test(after) ? '' : ' '
  return { text: before + lead + words + tail + after, caret: (before + lead + words).length }
}
