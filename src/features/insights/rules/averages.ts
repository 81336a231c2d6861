/** The mean of the answers that are there, to one decimal; null when none is. Unanswered is never zero (product.md §1.5). */
export function meanOf(answers: Iterable<number | null | undefined>): number | null {
  const given = [...answers].filter((answer) => typeof answer === 'number')
  if (!given.length) return null
  return Math.round((given.reduce((sum, answer) => sum + answer, 0) / given.length) * 10) / 10
}
