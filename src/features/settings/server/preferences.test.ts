import { beforeEach, describe, expect, test } from 'vitest'
import { as, person, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences, findPreferences, type PreferencesChange, SETTINGS_SAVED } from '../contract.ts'
import { DEFAULT_PREFERENCES } from '../rules/preferences.ts'

setUpServer()

let her: TestPerson
beforeEach(async () => {
  her = await person('woman')
})

const change = (body: PreferencesChange) => as(her).call(changePreferences, { body })
const find = async () => (await as(her).call(findPreferences)).reply.data

test('a user who has chosen nothing has the defaults', async () => {
  expect(await find()).toEqual(DEFAULT_PREFERENCES)
  expect((await change({})).reply.data).toEqual(DEFAULT_PREFERENCES)
})

test('a change is stored, and the reply has all preferences', async () => {
  const { status, reply } = await change({
    voice: { tone: 'calm', speed: 1.7 },
    accessibility: { fontSize: 20, darkMode: true },
    embertides: { slider_mode: true },
  })
  expect(status).toBe(200)
  expect(reply.message).toBe(SETTINGS_SAVED())
  expect(reply.data).toEqual({
    ...DEFAULT_PREFERENCES,
    voice: { enabled: true, tone: 'calm', speed: 1.7, autoPlay: false },
    accessibility: { fontSize: 20, darkMode: true, highContrast: false, reduceMotion: false },
    embertides: { slider_mode: true },
  })
  expect(await find()).toEqual(reply.data)
  await change({ accessibility: { darkMode: null } })
  expect((await find()).accessibility).toMatchObject({ fontSize: 20, darkMode: null })
})

test.each(Array.from({ length: 16 }, (_, index) => Math.round(5 + index) / 10))('a speed of %d is accepted', async (speed) => {
  expect((await change({ voice: { speed } })).reply.data.voice.speed).toBe(speed)
})

test("two devices that change at the same time do not undo each other's changes", async () => {
  const changes: PreferencesChange[] = [
    { voice: { tone: 'pragmatic' } },
    { voice: { autoPlay: true } },
    { privacy: { sexualHealthMasked: true } },
    { privacy: { shareCategories: { therapist: ['sleep', 'mood'] } } },
    { privacy: { shareCategories: { partner: ['support_needs'] } } },
    { notifications: { dailyReminders: false } },
    { accessibility: { highContrast: true } },
    { embertides: { slider_mode: true } },
    { checkins: { hidden: false } },
    { lara: { keep: 'forever' } },
    { lara: { remember: true } },
  ]
  for (const { status } of await Promise.all(changes.map(change))) expect(status).toBe(200)
  expect(await find()).toEqual({
    voice: { ...DEFAULT_PREFERENCES.voice, tone: 'pragmatic', autoPlay: true },
    privacy: {
      ...DEFAULT_PREFERENCES.privacy,
      sexualHealthMasked: true,
      shareCategories: { therapist: ['sleep', 'mood'], partner: ['support_needs'] },
    },
    notifications: { ...DEFAULT_PREFERENCES.notifications, dailyReminders: false },
    accessibility: { ...DEFAULT_PREFERENCES.accessibility, highContrast: true },
    embertides: { slider_mode: true },
    checkins: { ...DEFAULT_PREFERENCES.checkins, hidden: false },
    lara: { ...DEFAULT_PREFERENCES.lara, keep: 'forever', remember: true },
  })
})

describe('an invalid change is reported and changes nothing', () => {
  test.each([
    ['voice.tone', { voice: { tone: 'stern' } }, 'Please choose from: nurturing, calm, pragmatic'],
    ['voice.speed', { voice: { speed: 2.1 } }, 'Please give a speed from 0.5 to 2 in steps of 0.1'],
    ['voice.speed', { voice: { speed: 0.95 } }, 'Please give a speed from 0.5 to 2 in steps of 0.1'],
    ['voice.speed', { voice: { speed: '1' } }, 'Please give a speed from 0.5 to 2 in steps of 0.1'],
    ['voice.volume', { voice: { volume: 1 } }, 'This field is not known'],
    ['profile', { profile: {} }, 'This field is not known'],
    ['accessibility.fontSize', { accessibility: { fontSize: 21 } }, 'Please give a whole number from 12 to 20'],
    ['accessibility.fontSize', { accessibility: { fontSize: 12.5 } }, 'Please give a whole number from 12 to 20'],
    ['accessibility.darkMode', { accessibility: { darkMode: 'auto' } }, 'Please give true or false'],
    ['privacy.partnerSharing', { privacy: { partnerSharing: null } }, 'Please give true or false'],
    ['privacy.shareCategories.partner', { privacy: { shareCategories: { partner: ['mood', 'mood'] } } }, 'Please name each category once'],
    [
      'privacy.shareCategories.partner.0',
      { privacy: { shareCategories: { partner: ['symptoms'] } } },
      'Please choose from: mood, energy, general_wellbeing, support_needs',
    ],
    ['lara.keep', { lara: { keep: 90 } }, 'Please choose from: 30, 90, forever'],
    ['lara.model', { lara: { model: 'yes' } }, 'Please give true or false'],
    ['notifications', { notifications: true }, 'Please give an object'],
  ])('%s of %j', async (field, wrong, sentence) => {
    const { status, refusal } = await as(her).call(changePreferences, { body: { embertides: { slider_mode: true }, ...wrong } })
    expect(status).toBe(400)
    expect(refusal.details).toEqual({ [field]: [sentence] })
    expect(await find()).toEqual(DEFAULT_PREFERENCES)
  })
})

test('onboarding answers apply until she chooses otherwise', async () => {
  const answers = {
    age_range: '46-50',
    menopause_phase: 'peri',
    language: 'en',
    region: 'UK',
    goals: ['Get support'],
    enable_voice: false,
    share_with_partner: true,
  }
  await as(her).call(saveOnboarding, { body: answers })
  expect(await find()).toMatchObject({ voice: { enabled: false }, privacy: { partnerSharing: true, shareCategories: { partner: [] } } })
  await change({ voice: { enabled: true } })
  expect((await find()).voice.enabled).toBe(true)
})
