import { createShare } from '../src/features/shares/contract.ts'
import { encryptShare, newShareKeys, type ShareKeys } from '../src/features/shares/web/share-crypto.ts'
import { type Answer, as, steppedUp, type TestPerson } from './server.ts'

/** Makes a share link of hers as the browser does, after a step-up. Returns its keys and the reply. */
export async function makeShare(
  her: TestPerson,
  report: unknown,
  choice: Record<string, unknown> = {},
): Promise<ShareKeys & { answer: Answer<typeof createShare> }> {
  const keys = newShareKeys()
  const encrypted = await encryptShare(report, keys)
  const body = { id: keys.id, body: encrypted, label: 'Report of Nov 21', expires_in: '7d', opens: 5, ...choice }
  return { ...keys, answer: await as(await steppedUp(her)).call(createShare, { body }) }
}
