import { beforeEach, expect, test } from 'vitest'
import { as, person, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { findUserDetails, NAME_MISSING, PROFILE_SAVED, updateProfile } from '../contract.ts'

setUpServer()

let her: TestPerson
beforeEach(async () => {
  her = await person('woman', 'Europe/Madrid')
})

test('her name, time zone and pronouns change, and her address does not', async () => {
  const { status, reply } = await as(her).call(updateProfile, {
    body: { display_name: ' Elena  M. ', timezone: 'Europe/Paris', pronouns: 'she/her' },
  })
  expect(status).toBe(200)
  expect(reply.message).toBe(PROFILE_SAVED())
  const details = (await as(her).call(findUserDetails)).reply.data
  expect(details).toMatchObject({
    full_name: 'Elena  M.',
    timezone: 'Europe/Paris',
    pronouns: 'she/her',
    email: her.email,
    user_type: 'woman',
  })
  expect(reply.data).toEqual(details)
})

test('omitted fields are unchanged', async () => {
  await as(her).call(updateProfile, { body: { display_name: 'Elena', pronouns: 'she/her' } })
  await as(her).call(updateProfile, { body: { display_name: 'Helena' } })
  expect((await as(her).call(findUserDetails)).reply.data).toMatchObject({
    full_name: 'Helena',
    timezone: 'Europe/Madrid',
    pronouns: 'she/her',
  })
})

test.each([
  ['display_name', '  ', NAME_MISSING()],
  ['display_name', 'x'.repeat(121), 'Please use at most 120 characters'],
  ['timezone', '+02:00', 'Please give a time zone such as Europe/Paris'],
  ['email', 'other@example.org', 'This field is not known'],
])('reports %s when it is "%s"', async (field, value, sentence) => {
  const { status, refusal } = await as(her).call(updateProfile, { body: { display_name: 'Elena', [field]: value } })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect((await as(her).call(findUserDetails)).reply.data.timezone).toBe('Europe/Madrid')
})
