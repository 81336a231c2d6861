/**
 * Prints the pseudonym under which the account of an address appears in the server's log:
 * `npm run pseudonym -- someone@example.org`. Uses the server's configuration, and can run beside it.
 */
import { findAccount } from '../src/features/auth/server/account-store.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { accountPseudonym } from '../src/kit/server/security-log.ts'
import { runTask, StartProblem } from '../src/kit/server/startup-problem.ts'
import { openAccounts } from './open-accounts.ts'

await runTask(async () => {
  const [address] = process.argv.slice(2)
  if (!address) throw new StartProblem('Please give an address: npm run pseudonym -- someone@example.org')
  const { accounts, keys, close } = await openAccounts(readConfig())
  const account = await findAccount(accounts, keys, address)
  await close()
  if (!account) throw new StartProblem('No account has this address.')
  process.stdout.write(`${accountPseudonym(keys, account.id)}\n`)
})
