/**
 * Mean of the answers that are numbers, to one decimal; null without any. Unanswered is never zero
 * (docs/product.md, Missing values).
 */
export function meanOf(answers: Iterable<number | null | undefined>): number | null {
  const values = [...answers].filter((answer) => typeof answer === 'number')
  if (!values.length) return null
  return Math.round((values.reduce((sum, answer) => sum + answer, 0) / values.length) * 10) / 10
}
