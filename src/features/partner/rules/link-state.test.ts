import { describe, expect, test } from 'vitest'
import type { PartnerInfo } from '../contract.ts'
import { dayOf, endWords, isOver, toPartner } from './link-state.ts'

const PENDING: PartnerInfo = {
  is_linked: true,
  status: 'pending',
  partner_name: 'Sam',
  partner_email: 'sam@example.org',
  invitation_accepted_at: null,
  invited_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-11-27T08:00:00Z',
}

describe('a partner is shown', () => {
  test('while the invitation is pending, and when linked', () => {
    expect(toPartner(PENDING)).toMatchObject({ status: 'pending', name: 'Sam', email: 'sam@example.org' })
    expect(toPartner({ ...PENDING, status: 'linked' })?.status).toBe('linked')
  })

  test.each([
    ['nothing is known', undefined],
    ['there is no link', { ...PENDING, is_linked: false }],
    ['the name is missing', { ...PENDING, partner_name: null }],
    ['the name is empty', { ...PENDING, partner_name: '' }],
    ['the address is missing', { ...PENDING, partner_email: null }],
    ['the state is none', { ...PENDING, status: 'none' as const }],
  ])('not when %s', (_case, info) => {
    expect(toPartner(info)).toBeUndefined()
  })
})

test('an invitation has expired from its end on, and a link never expires', () => {
  const end = Date.parse('2026-11-27T08:00:00Z')
  expect(isOver(PENDING, end - 1)).toBe(false)
  expect(isOver(PENDING, end)).toBe(true)
  expect(isOver({ ...PENDING, status: 'linked' }, end)).toBe(false)
  expect(isOver({ ...PENDING, expires_at: null }, end)).toBe(false)
})

test('days and times are in her time zone', () => {
  expect(dayOf('2026-11-21T03:00:00Z', 'America/Los_Angeles')).toBe('Fri, Nov 20, 2026')
  const now = Date.parse('2026-11-21T20:00:00Z')
  expect(endWords('2026-11-21T21:30:00Z', now, 'UTC')).toBe('today at 9:30 PM')
  expect(endWords('2026-11-22T19:00:00Z', now, 'UTC')).toBe('tomorrow at 7:00 PM')
  expect(endWords('2026-11-21T21:30:00Z', now, 'Pacific/Auckland')).toBe('today at 10:30 AM')
  expect(endWords('2026-11-23T21:30:00Z', now, 'UTC')).toBe('Mon, Nov 23, 2026 at 9:30 PM')
})
