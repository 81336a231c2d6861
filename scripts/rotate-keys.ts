/**
 * Changes the master key of a store whose servers are stopped: `npm run rotate-keys`. Uses the server's configuration,
 * and NEW_MASTER_KEY or NEW_MASTER_KEY_FILE when the key is not in DATA_DIR (docs/operations.md, section 5).
 */
import { rotateMasterKey } from '../src/app/server/key-rotation.ts'
import { readConfig, readNewMasterKey } from '../src/kit/server/config.ts'
import { runTask } from '../src/kit/server/startup-problem.ts'

await runTask(async () => {
  const config = readConfig()
  const rotated = await rotateMasterKey(config, readNewMasterKey())
  const lines = rotated
    ? [
        `The master key is changed. ${rotated.accounts} accounts are under the new key.`,
        rotated.damaged ? `${rotated.damaged} damaged rows could not be read under the old key and were left as they are.` : '',
      ]
    : ['The store was under the new master key already. The change is complete now.']
  lines.push(
    config.masterKey
      ? 'Start the servers with the new key in MASTER_KEY or MASTER_KEY_FILE.'
      : 'The new key is in DATA_DIR. Store a copy of it elsewhere.',
  )
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
})
