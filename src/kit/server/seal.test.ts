import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf } from '../../../test/figures.ts'
import { deriveKey, newDataKey, associatedData, seal, SealBroken, unseal, unwrapDataKey } from './seal.ts'

const { tell } = figuresOf('encrypted')
const wrapping = deriveKey(randomBytes(32), 'wrapping')
const { key, wrapped } = newDataKey(wrapping, 7)
const place = associatedData(7, 'logs', 99, 1)

test('decrypts to the original value, whatever it contains', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unseal(key, place, seal(key, place, value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the same text encrypted twice differs, and reveals nothing', () => {
  const blobs = Array.from({ length: 3_000 }, () => seal(key, place, { note: 'night sweats' }))
  expect(new Set(blobs.map((blob) => blob.toString('hex'))).size).toBe(3_000)
  expect(new Set(blobs.map((blob) => blob.subarray(1, 13).toString('hex'))).size).toBe(3_000)
  expect(blobs.some((blob) => blob.toString('latin1').includes('sweats'))).toBe(false)
})

describe('a ciphertext is refused', () => {
  const blob = seal(key, place, { mood_rating: 3 })
  let refused = 0
  function expectRefused(open: () => unknown, what: string): void {
    expect.soft(open, what).toThrow(SealBroken)
    refused += 1
  }

  test.each([
    ['of another woman', associatedData(8, 'logs', 99, 1)],
    ['of another table', associatedData(7, 'moments', 99, 1)],
    ['of another row', associatedData(7, 'logs', 98, 1)],
    ['of another version', associatedData(7, 'logs', 99, 2)],
  ])('with the associated data %s', (where, elsewhere) => expectRefused(() => unseal(key, elsewhere, blob), where))

  test('when any single byte is altered', () => {
    for (let index = 0; index < blob.length; index += 1) {
      const altered = Buffer.from(blob)
      altered[index] = (altered[index] ?? 0) ^ 1
      expectRefused(() => unseal(key, place, altered), `byte ${index}`)
    }
  })

  test('when it is truncated anywhere, including the tag', () => {
    for (let length = 0; length < blob.length; length += 1)
      expectRefused(() => unseal(key, place, blob.subarray(0, length)), `${length} bytes`)
    const shortTag = Buffer.concat([blob.subarray(0, 17), blob.subarray(29)])
    expectRefused(() => unseal(key, place, shortTag), 'a tag of four bytes')
  })

  test('under another key', () => {
    expectRefused(() => unseal(newDataKey(wrapping, 7).key, place, blob), 'another key')
  })

  test('among many altered copies, each one, while the original decrypts', () => {
    expect(unseal(key, place, blob)).toEqual({ mood_rating: 3 })
    tell(`${refused} swapped, altered or cut texts, all refused`)
    expect(refused).toBe(blob.length * 2 + 6)
  })
})

test('a wrapped key is unwrapped only for its owner and under its master key', () => {
  expect(unwrapDataKey(wrapping, 7, wrapped).equals(key)).toBe(true)
  expect(() => unwrapDataKey(wrapping, 8, wrapped)).toThrow(SealBroken)
  expect(() => unwrapDataKey(deriveKey(randomBytes(32), 'wrapping'), 7, wrapped)).toThrow(SealBroken)
  expect(wrapped.includes(key.export())).toBe(false)
})
