type Range = { min: number; max: number; step: number }

/** The number that somebody typed, with a comma or a point; undefined where it is none, lies outside or between the steps from 0. */
export function typedNumber(text: string, { min, max, step }: Range): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain)) return undefined
  const number = Number(plain)
  return number >= min && number <= max && Number.isInteger(Number((number / step).toFixed(6))) ? number : undefined
}
