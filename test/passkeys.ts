import { addPasskey, startPasskey } from '../src/features/passkeys/contract.ts'
import { makeAuthenticator, type TestAuthenticator } from './authenticator.ts'
import { as, steppedUp, type TestPerson, testServer } from './server.ts'

/** Adds a passkey of a new device to an account. */
export async function withPasskey(someone: TestPerson, name = 'Phone'): Promise<{ id: number; device: TestAuthenticator }> {
  const device = makeAuthenticator(testServer().config.publicUrl)
  await steppedUp(someone)
  const { options } = (await as(someone).call(startPasskey)).reply.data
  const { reply, text, status } = await as(someone).call(addPasskey, { body: { name, credential: device.create(options) } })
  if (status !== 201) throw new Error(`The passkey was not added: ${text}`)
  return { id: reply.data.id, device }
}
