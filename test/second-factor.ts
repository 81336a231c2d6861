import { startSecondFactor, turnOnSecondFactor } from '../src/features/second-factor/contract.ts'
import { codeAt } from './second-factor-code.ts'
import { as, clockNow, steppedUp, type TestPerson } from './server.ts'

const STEP_MS = 30_000

/** Turns the second factor on, with a code of the step before, so that the current code is still unused. */
export async function withSecondFactor(someone: TestPerson): Promise<{ secret: string; recoveryCodes: string[] }> {
  await steppedUp(someone)
  const { secret } = (await as(someone).call(startSecondFactor)).reply.data
  const { reply } = await as(someone).call(turnOnSecondFactor, { body: { code: codeAt(secret, clockNow() - STEP_MS) } })
  return { secret, recoveryCodes: reply.data.recovery_codes }
}
