import { beforeEach, expect, test } from 'vitest'
import { as, guest, person, type TestPerson, setUpHouse } from '../../../../test/people.ts'
import { findOnboarding, saveOnboarding } from '../contract.ts'

setUpHouse()

const answers = {
  age_range: '46-50',
  menopause_phase: 'Perimenopausal',
  language: 'French',
  region: 'CA',
  goals: ['Better sleep', 'Get support'],
  enable_voice: true,
  share_with_partner: false,
}

let her: TestPerson
beforeEach(async () => {
  her = await person('woman')
})

test('her answers are kept, and answering again replaces them', async () => {
  expect((await as(her).call(findOnboarding)).reply).toEqual({ data: null })
  expect((await as(her).call(saveOnboarding, { body: answers })).status).toBe(200)
  expect((await as(her).call(findOnboarding)).reply.data).toEqual(answers)
  await as(her).call(saveOnboarding, { body: { ...answers, region: 'AU' } })
  expect((await as(her).call(findOnboarding)).reply.data?.region).toBe('AU')
})

test.each([
  ['peri', 'en', 'Perimenopausal', 'English'],
  ['meno', 'es', 'Postmenopausal', 'Spanish'],
  ['Postmenopausal', 'fr', 'Postmenopausal', 'French'],
])('the codes %s and %s are kept as %s and %s', async (menopause_phase, language, phase, name) => {
  await as(her).call(saveOnboarding, { body: { ...answers, menopause_phase, language } })
  expect((await as(her).call(findOnboarding)).reply.data).toMatchObject({ menopause_phase: phase, language: name })
})

test.each([
  ['age_range', '30-34'],
  ['menopause_phase', 'unknown'],
  ['menopause_phase', 'toString'],
  ['language', 'German'],
  ['region', 'FR'],
  ['goals', []],
  ['goals', ['Better sleep', 'Better sleep']],
  ['enable_voice', 'yes'],
  ['share_with_partner', null],
  ['age', 50],
])('names %s when it is %j', async (field, value) => {
  const { status, refusal } = await as(her).call(saveOnboarding, { body: { ...answers, [field]: value } })
  expect(status).toBe(400)
  expect(refusal.details).toHaveProperty(field)
  expect((await as(her).call(findOnboarding)).reply.data).toBeNull()
})

test('no one else reads them', async () => {
  await as(her).call(saveOnboarding, { body: answers })
  expect((await as(await person('woman')).call(findOnboarding)).reply.data).toBeNull()
  expect((await as(await person('partner')).call(findOnboarding)).status).toBe(403)
  expect((await guest.call(findOnboarding)).status).toBe(401)
})
