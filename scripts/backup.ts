/**
 * Makes a backup of all vaults: `npm run backup -- --to DIR`. Uses the server's configuration and can run beside it
 * (docs/operations.md, section 9).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../src/kit/server/backup.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { runTask, StartProblem } from '../src/kit/server/startup-problem.ts'

await runTask(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values
  if (typeof to !== 'string') throw new StartProblem('Please name a new folder for the backup: npm run backup -- --to DIR')
  const { parts } = await makeBackup(readConfig(), resolve(to))
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  process.stdout.write(`A backup of ${(bytes / 1e6).toFixed(1)} MB is in ${resolve(to)}\n`)
})
