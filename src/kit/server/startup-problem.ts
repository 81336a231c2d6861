/**
 * Why the server, or a task of the operator, cannot start, in one line for the operator. Thrown before anything is
 * changed.
 */
export class StartProblem extends Error {}

/**
 * Runs a task of the operator. A StartProblem, or an error of the file system such as a full disk, becomes one line on
 * standard error and exit code 1. Files of the task are readable by this account only.
 */
export async function runTask(work: () => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    const isFileError = error instanceof Error && 'syscall' in error
    if (!(error instanceof StartProblem) && !isFileError) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
