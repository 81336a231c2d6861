/**
 * Prints the messages sent through the public forms, newest first: `npm run inbox`, or `npm run inbox -- waitlist`
 * for one kind. Uses the server's configuration, can run beside it, and changes nothing.
 */
import { toInboxLines } from '../src/features/landing/rules/inbox.ts'
import { findForms } from '../src/features/landing/server/store.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { runTask } from '../src/kit/server/startup-problem.ts'
import { openAccounts } from './open-accounts.ts'

const wanted = process.argv[2]

await runTask(async () => {
  const { accounts, keys, close } = await openAccounts(readConfig())
  try {
    let count = 0
    for await (const form of findForms(accounts, keys)) {
      if (wanted && form.kind !== wanted) continue
      count += 1
      process.stdout.write(`${toInboxLines(form).join('\n')}\n`)
    }
    if (count === 0) process.stdout.write('Nothing has been sent yet.\n')
  } finally {
    await close()
  }
})
