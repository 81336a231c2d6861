import { beforeEach, describe, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpHouse } from '../../../../test/people.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findCompanion, PROGRESS_REQUEST, sendMessage } from '../contract.ts'

setUpHouse()

let her: TestPerson
let session: number
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = await begin()
})

const begin = async () => (await as(her).call(createChatSession)).reply.session.id
const say = async (message: string, more: { session_id?: number; message_type?: typeof PROGRESS_REQUEST } = {}) =>
  (await as(her).call(sendMessage, { body: { session_id: session, message, ...more } })).reply
const speaks = (language: string, region = 'US') =>
  as(her).call(saveOnboarding, {
    body: {
      age_range: '46-50',
      menopause_phase: 'peri',
      language,
      region,
      goals: ['Get support'],
      enable_voice: true,
      share_with_partner: false,
    },
  })
const slept = async (...hours: number[]) => {
  for (const [ago, sleep_hours] of hours.entries())
    await as(her).call(createQuickLog, {
      body: { log_date: `2026-11-${21 - ago}`, mood_rating: 5, energy_level: 7, sleep_hours, hot_flashes_count: 2 },
    })
}

describe('what Lara answers from', () => {
  test('her own notes, for a question about them', async () => {
    await slept(6, 7, 8)
    const { reply } = await say('How did I sleep this week?')
    expect(reply.parts).toMatchObject({ layer: 'own_data', class: null })
    expect(reply.text).toContain('7')
    expect(reply.parts?.rows.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-11-20', '2026-11-21']))
    expect(reply.parts?.rows.every(({ log_type, log_id }) => log_type === 'quick_log' && log_id !== null)).toBe(true)
  })

  test('nothing of anybody else', async () => {
    await slept(6, 7, 8)
    her = await person('woman')
    session = await begin()
    const { reply } = await say('How did I sleep this week?')
    expect(reply.parts).toMatchObject({ layer: 'own_data', rows: [] })
  })

  test('the reviewed knowledge, for a general question', async () => {
    const { reply } = await say('What is CBT, and does it help?')
    expect(reply.parts?.layer).toBe('knowledge')
    expect(reply.parts?.sources.length).toBeGreaterThan(0)
  })

  test('warm words, for a greeting, thanks or a bad day', async () => {
    for (const [message, words] of [
      ['bonjour', 'Bonjour'],
      ['merci', 'Avec plaisir'],
      ['hola', 'Hola'],
      ['thank you', 'welcome'],
      ['ça ne va pas trop', 'désolée'],
    ] as const) {
      const { reply } = await say(message)
      expect(reply.parts?.layer).toBe('guide')
      expect(reply.parts?.chips).toHaveLength(3)
      expect(reply.text).toContain(words)
    }
  })

  test('its topic, for a complaint in everyday words', async () => {
    expect((await say("I can't sleep")).reply.text).toBe((await say('Why do I sleep so badly now?')).reply.text)
  })

  test('nothing, where she knows nothing', async () => {
    const { reply } = await say('Who won the football match in Lisbon?')
    expect(reply.parts).toMatchObject({ layer: 'unknown', sources: [] })
  })

  test('her pattern, for the chip and for its words in any language', async () => {
    await slept(6, 7, 8)
    const chip = await say('TRACK_PROGRESS_REQUEST', { message_type: PROGRESS_REQUEST })
    expect(chip.asked.text).toBe('Show Pattern')
    expect(chip.reply.parts?.layer).toBe('own_data')
    for (const words of ['TRACK_PROGRESS_REQUEST', 'show pattern']) expect((await say(words)).reply.text).toBe(chip.reply.text)
    expect((await say('Anything', { message_type: PROGRESS_REQUEST })).reply.text).toBe(chip.reply.text)
  })

  test('other facts each time they are asked for in one conversation', async () => {
    const [one, two] = [await say('Quick Facts'), await say('Quick Facts')]
    expect(one.reply.parts?.layer).toBe('guide')
    expect(two.message).not.toBe(one.message)
    expect((await say('Quick Facts', { session_id: await begin() })).message).toBe(one.message)
  })

  test('a breathing exercise that opens on the page', async () => {
    expect((await say('Breathing Exercise')).reply.parts).toMatchObject({ layer: 'guide', exercise: 'breathing' })
  })
})

describe('what comes before everything else', () => {
  test.each([
    ['M1', 'I have crushing chest pain and my left arm is numb'],
    ['M1', 'Tengo un dolor fuerte en el pecho y no puedo respirar'],
    ['M2', 'I found a lump in my breast'],
  ])('is %s in: %s', async (name, message) => {
    const { reply } = await say(message)
    expect(reply.parts).toMatchObject({ layer: 'safety', class: name })
    expect(reply.language).toBe(message.startsWith('Tengo') ? 'es' : 'en')
    if (name === 'M1') expect(reply.text).toContain('911')
  })

  test('is said at length once in 14 days where it is no emergency, and every time where it is one', async () => {
    const lump = 'I found a lump in my breast'
    const pain = 'I have crushing chest pain and my left arm is numb'
    const [lumpOnce, painOnce] = [await say(lump), await say(pain)]
    const other = { session_id: await begin() }
    const lumpAgain = await say(lump, other)
    expect(lumpAgain.reply.parts?.class).toBe('M2')
    expect(lumpAgain.message.length).toBeLessThan(lumpOnce.message.length)
    expect((await say(pain, other)).message).toBe(painOnce.message)
  })

  test('holds for a chip, too', async () => {
    const { reply } = await say('I have crushing chest pain and my left arm is numb', { message_type: PROGRESS_REQUEST })
    expect(reply.parts?.class).toBe('M1')
  })
})

describe('her language', () => {
  test('is that of the message where it is plain, else that of her account', async () => {
    await speaks('fr', 'CA')
    expect((await say('Quick Facts')).reply.language).toBe('fr')
    expect((await say('How did I sleep this week?')).reply.language).toBe('en')
    expect((await say('¿Qué es la perimenopausia y cuánto dura?')).reply.language).toBe('es')
    expect((await say('Qu’est-ce que la périménopause ?')).reply.language).toBe('fr')
  })

  test('has the words of her region', async () => {
    await speaks('en', 'UK')
    const british = (await say('What is a hot flush?')).message
    await speaks('en', 'US')
    const american = (await say('What is a hot flush?')).message
    expect(british).toMatch(/hot flush/i)
    expect(american).toMatch(/hot flash/i)
    expect(american).not.toMatch(/hot flush/i)
  })
})

describe('a question that follows', () => {
  const ask = async (message: string, session_id = session) => (await say(message, { session_id })).reply.parts?.layer

  test('is understood within its conversation', async () => {
    await slept(6, 7, 8)
    expect(await ask('How did I sleep this week?')).toBe('own_data')
    expect(await ask('And last month?')).toBe('own_data')
    expect(await ask('And last month?', await begin())).not.toBe('own_data')
  })

  test('is understood in the next one where she wishes Lara to remember, and one chip takes it up', async () => {
    await slept(6, 7, 8)
    await ask('How did I sleep this week?')
    const chips = async () => (await as(her).call(findCompanion)).reply.data.welcome.chips
    expect(await chips()).toHaveLength(3)
    await as(her).call(changePreferences, { body: { lara: { remember: true } } })
    expect((await chips()).at(-1)).toEqual({
      label: 'Last time: How did I sleep this week?',
      message: 'How did I sleep this week?',
      message_type: null,
    })
    expect(await ask('And last month?', await begin())).toBe('own_data')
    await ask('What is CBT, and does it help?')
    expect((await chips()).at(-1)?.label).toMatch(/^Last time: /)
    await ask('Breathing Exercise')
    expect(await chips()).toHaveLength(3)
  })
})
