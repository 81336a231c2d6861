import { beforeEach, expect, test } from 'vitest'
import { as, testServer, person, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { findPreferences } from '../../settings/contract.ts'
import { findAbout, findOnboarding, saveAbout, saveLanguage, saveOnboarding } from '../contract.ts'
import { onboardingExport } from './export-source.ts'
import { findAnswers } from './store.ts'

setUpServer()

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

test('her answers are stored, and answering again replaces them', async () => {
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
])('the codes %s and %s are stored as %s and %s', async (menopause_phase, language, phase, name) => {
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
])('reports %s when it is %j', async (field, value) => {
  const { status, refusal } = await as(her).call(saveOnboarding, { body: { ...answers, [field]: value } })
  expect(status).toBe(400)
  expect(refusal.details).toHaveProperty(field)
  expect((await as(her).call(findOnboarding)).reply.data).toBeNull()
})

test('her language can be changed alone', async () => {
  await as(her).call(saveOnboarding, { body: answers })
  expect((await as(her).call(saveLanguage, { body: { language: 'Spanish' } })).status).toBe(200)
  expect((await as(her).call(findOnboarding)).reply.data).toEqual({ ...answers, language: 'Spanish' })
  await as(her).call(saveLanguage, { body: { language: 'en' } })
  expect((await as(her).call(findOnboarding)).reply.data?.language).toBe('English')
})

test('before she has answered only her language is stored, and onboarding remains open', async () => {
  expect((await as(her).call(saveLanguage, { body: { language: 'fr' } })).status).toBe(200)
  expect((await as(her).call(findOnboarding)).reply.data).toBeNull()
  const user = await findPerson(testServer().vaults.accounts, testServer().keys, her.id)
  expect(user && (await findAnswers(testServer().vaults.hers, user))).toEqual({ language: 'French' })
  for await (const row of user ? onboardingExport.rows(testServer().vaults.hers, user, () => undefined) : [])
    expect(onboardingExport.shape.parse(row)).toEqual({ language: 'French', updated_at: row['updated_at'] })
  await as(her).call(saveOnboarding, { body: answers })
  expect((await as(her).call(findOnboarding)).reply.data).toEqual(answers)
})

test('changing one answer does not change her language or settings', async () => {
  await as(her).call(saveOnboarding, { body: answers })
  const before = (await as(her).call(findPreferences)).reply
  expect((await as(her).call(saveAbout, { body: { region: 'elsewhere', goals: ['Better sleep'] } })).status).toBe(200)
  expect((await as(her).call(findOnboarding)).reply.data).toEqual({ ...answers, region: 'elsewhere', goals: ['Better sleep'] })
  expect((await as(her).call(findAbout)).reply.data).toEqual({
    age_range: '46-50',
    menopause_phase: 'Perimenopausal',
    region: 'elsewhere',
    goals: ['Better sleep'],
  })
  expect((await as(her).call(findPreferences)).reply).toEqual(before)
})

test('before she has answered, a single answer is stored alone', async () => {
  expect((await as(her).call(findAbout)).reply.data).toEqual({})
  expect((await as(her).call(saveAbout, { body: { menopause_phase: 'meno' }, headers: { 'accept-language': 'es' } })).status).toBe(200)
  expect((await as(her).call(findAbout)).reply.data).toEqual({ menopause_phase: 'Postmenopausal' })
  const user = await findPerson(testServer().vaults.accounts, testServer().keys, her.id)
  expect(user && (await findAnswers(testServer().vaults.hers, user))).toMatchObject({ language: 'Spanish' })
})

test.each([{ region: 'FR' }, { goals: [] }, { language: 'French' }, { age_range: '12' }])('no answer is stored from %j', async (body) => {
  await as(her).call(saveOnboarding, { body: answers })
  const { status, refusal } = await as(her).call(saveAbout, { body })
  expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, Object.keys(body)])
  expect((await as(her).call(findOnboarding)).reply.data).toEqual(answers)
})

test.each([{ language: 'German' }, {}, { language: 'fr', region: 'CA' }])('no language is stored from %j', async (body) => {
  await as(her).call(saveOnboarding, { body: answers })
  expect((await as(her).call(saveLanguage, { body })).status).toBe(400)
  expect((await as(her).call(findOnboarding)).reply.data).toEqual(answers)
})
