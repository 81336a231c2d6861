/**
 * Restores a backup into an empty data folder or database: `npm run restore -- --from DIR`. Uses the server's
 * configuration (docs/operations.md, section 9).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../src/kit/server/backup.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { runTask, StartProblem } from '../src/kit/server/startup-problem.ts'

await runTask(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } }, strict: false }).values
  if (typeof from !== 'string') throw new StartProblem('Please name the folder of the backup: npm run restore -- --from DIR')
  const { made_at: madeAt } = await restoreBackup(readConfig(), resolve(from))
  process.stdout.write(`The backup of ${madeAt} is restored. You can start the server now.\n`)
})
