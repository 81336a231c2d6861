/** Student's t distribution, by the regularised incomplete beta function (DLMF 8.17, NIST). */

/** Coefficients of Lanczos' approximation of the gamma function (g = 7, 9 terms). */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

/** Logarithm of the gamma function, for `x` of at least 0.5. */
function logGamma(x: number): number {
  const base = x + 6.5
  const sum = LANCZOS.reduce((total, coefficient, place) => total + (place === 0 ? coefficient : coefficient / (x + place - 1)), 0)
  return (x - 0.5) * Math.log(base) - base + Math.log(Math.sqrt(2 * Math.PI) * sum)
}

const TINY = 1e-300

/** Continued fraction of the incomplete beta function, by Lentz's method; converges for x < (a+1)/(a+b+2). */
function betaFraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let product = d
  for (let m = 1; m < 1_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    product *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    product *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return product
}

/** Regularised incomplete beta function I_x(a, b), for x from 0 to 1 and a, b of at least 0.5. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b
}

/** Probability of a value at least as far from 0 as `t`; `df` degrees of freedom are at least 1, also fractions. */
export function twoSidedP(t: number, df: number): number {
  return incompleteBeta(df / (df + t * t), df / 2, 0.5)
}
