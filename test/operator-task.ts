/**
 * Runs a task of the operator in a process that kills itself after its step number `last`:
 * `node test/operator-task.ts backup|restore|rotate LAST [DIR]`.
 */
import { rotateMasterKey } from '../src/app/server/key-rotation.ts'
import { makeBackup, restoreBackup } from '../src/kit/server/backup.ts'
import { readConfig, readNewMasterKey } from '../src/kit/server/config.ts'

const [task = '', last = '', folder = ''] = process.argv.slice(2)
const tasks: Record<string, (step: () => Promise<void>) => Promise<unknown>> = {
  backup: (step) => makeBackup(readConfig(), folder, step),
  restore: (step) => restoreBackup(readConfig(), folder, step),
  rotate: (step) => rotateMasterKey(readConfig(), readNewMasterKey(), step),
}
let steps = 0
await tasks[task]?.(async () => {
  steps += 1
  if (steps === Number(last)) process.kill(process.pid, 'SIGKILL')
})
