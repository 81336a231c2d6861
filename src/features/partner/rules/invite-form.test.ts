import { expect, test } from 'vitest'
import { inviteProblem, isInviteForm, isReady, NO_INVITE } from './invite-form.ts'

test.each([
  [{ partner_name: '', partner_email: '' }, false, 'Please fill in all fields'],
  [{ partner_name: 'Sam', partner_email: '' }, false, 'Please fill in all fields'],
  [{ partner_name: ' ', partner_email: 'sam@example.org' }, true, 'Please fill in all fields'],
  [{ partner_name: 'Sam', partner_email: '   ' }, true, 'Please fill in all fields'],
  [{ partner_name: 'Sam', partner_email: 'sam.example.org' }, true, 'Please enter a valid email address'],
  [{ partner_name: 'Sam', partner_email: 'sam@example.org' }, true, undefined],
])('the invitation %j: enabled %s, error %s', (form, isPressable, problem) => {
  expect(isReady(form)).toBe(isPressable)
  expect(inviteProblem(form)).toBe(problem)
})

test('a draft of another form is not used for an invitation', () => {
  expect(isInviteForm(NO_INVITE)).toBe(true)
  for (const draft of [undefined, null, 'Sam', {}, { partner_name: 'Sam' }, { partner_name: 1, partner_email: '' }]) {
    expect(isInviteForm(draft)).toBe(false)
  }
})
