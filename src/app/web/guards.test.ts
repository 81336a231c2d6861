import { describe, expect, test } from 'vitest'
import { redirectPath, isPartnerPlace, type PageAccess } from './guards.ts'

const woman = { user: { id: 1, name: 'Ana', email: 'ana@example.org', user_type: 'woman' } } as const
const partner = { user: { id: 2, name: 'Ben', email: 'ben@example.org', user_type: 'partner' } } as const

describe('access to pages by role', () => {
  test.each<[PageAccess, string | undefined, string | undefined, string | undefined]>([
    ['public', undefined, undefined, undefined],
    ['guest', undefined, '/home', '/partner/compass'],
    ['woman', '/', undefined, '/partner/compass'],
    ['partner', '/', '/home', undefined],
  ])('a %s page sends a guest to %s, a woman to %s, a partner to %s', (access, guestGoes, womanGoes, partnerGoes) => {
    expect(redirectPath(access, undefined)).toBe(guestGoes)
    expect(redirectPath(access, woman)).toBe(womanGoes)
    expect(redirectPath(access, partner)).toBe(partnerGoes)
  })
})

test('only the two pages of a partner report the end of his session themselves', () => {
  expect(['/partner/compass', '/partner/chat'].map(isPartnerPlace)).toEqual([true, true])
  expect(['/', '/login', '/home', '/partner/confirm_password/1/x'].some(isPartnerPlace)).toBe(false)
})
