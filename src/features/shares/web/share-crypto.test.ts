import { describe, expect, test } from 'vitest'
import { decryptShare, encryptShare, needsCode, newShareCode, newShareKeys, ShareUnreadable } from './share-crypto.ts'

const REPORT = { version: 1, reason: 'Ich schlafe schlecht, ≥ 7 Hitzewallungen', days: [1, null, 3] }
const keys = newShareKeys()

test('id and key are random, of 16 and 32 bytes, and base64url', () => {
  const all = Array.from({ length: 200 }, newShareKeys)
  expect(new Set(all.flatMap(({ id, key }) => [id, key])).size).toBe(400)
  for (const { id, key } of all)
    expect([id, key]).toEqual([expect.stringMatching(/^[\w-]{21}[AQgw]$/), expect.stringMatching(/^[\w-]{43}$/)])
})

test('codes have six digits and differ', () => {
  const all = Array.from({ length: 500 }, newShareCode)
  for (const code of all) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(all).size).toBeGreaterThan(490)
})

test('anyone with the link reads the report, and the same report looks different each time', async () => {
  const [one, other] = [await encryptShare(REPORT, keys), await encryptShare(REPORT, keys)]
  expect(one).not.toBe(other)
  expect(needsCode(one)).toBe(false)
  expect([await decryptShare(one, keys), await decryptShare(other, keys)]).toEqual([REPORT, REPORT])
})

test('a report of 190 kB is encrypted and read', async () => {
  const long = { reason: 'x'.repeat(190_000) }
  expect(await decryptShare(await encryptShare(long, keys), keys)).toEqual(long)
})

test('with a code, the link alone does not open it, nor does another code; the right one does at the next try', async () => {
  const body = await encryptShare(REPORT, keys, '012345')
  expect(needsCode(body)).toBe(true)
  await expect(decryptShare(body, keys)).rejects.toThrow(ShareUnreadable)
  await expect(decryptShare(body, keys, '012346')).rejects.toThrow(ShareUnreadable)
  expect(await decryptShare(body, keys, '012345')).toEqual(REPORT)
})

describe('is refused', () => {
  test('under another key, for another id, and with a key that is cut or no key', async () => {
    const body = await encryptShare(REPORT, keys)
    const others = [newShareKeys().key, keys.key.slice(0, -4), '', '%%%'].map((key) => ({ ...keys, key }))
    for (const one of [...others, { ...keys, id: newShareKeys().id }])
      await expect(decryptShare(body, one), one.key).rejects.toThrow(ShareUnreadable)
  })

  test('with any byte altered or cut off', async () => {
    const bytes = Buffer.from(await encryptShare({ a: 1 }, keys), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes)
      altered[at] = (altered[at] ?? 0) ^ 1
      await expect(decryptShare(altered.toString('base64url'), keys), `byte ${at}`).rejects.toThrow(ShareUnreadable)
      await expect(decryptShare(bytes.subarray(0, at).toString('base64url'), keys), `${at} bytes`).rejects.toThrow(ShareUnreadable)
    }
  })
})
