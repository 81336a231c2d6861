type Range = { min: number; max: number; step: number }

/**
 * The number in a typed text, with comma or point; undefined if it is not a number, out of range or not a multiple of
 * `step`.
 */
export function typedNumber(text: string, { min, max, step }: Range): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain)) return undefined
  const number = Number(plain)
  return number >= min && number <= max && Number.isInteger(Number((number / step).toFixed(6))) ? number : undefined
}
