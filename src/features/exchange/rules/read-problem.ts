/**
 * Why a file cannot be read: `empty` holds nothing; `unknown-format` is not what its source writes; `damaged` is cut
 * short or broken; `wrong-password` opens nothing; `too-large` and `suspicious` pass a limit (the second unpacks to far
 * more than an honest file); `missing-file` is a zip without the file that matters; `several-people`
 * has records of more than one person; `too-slow` took longer than allowed.
 */
export const READ_PROBLEM_CODES = [
  'empty',
  'unknown-format',
  'damaged',
  'wrong-password',
  'too-large',
  'suspicious',
  'missing-file',
  'several-people',
  'too-slow',
] as const
export type ReadProblemCode = (typeof READ_PROBLEM_CODES)[number]

/** The only error that readers throw. */
export class ReadProblem extends Error {
  readonly code: ReadProblemCode

  constructor(code: ReadProblemCode) {
    super(code)
    this.code = code
  }
}
