import { beforeEach, describe, expect, test } from 'vitest'
import { as, clockNow, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { makeTokens } from '../../auth/server/tokens.ts'
import { addCheckin } from '../../checkins/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { PROGRESS_REQUEST } from '../../answers/contract.ts'
import { createChatSession, findCompanion, sendMessage } from '../contract.ts'
import { NEAR_MS } from '../../answers/rules/after-danger.ts'

setUpServer()

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

/** The paragraphs of an answer without its opening and closing, which depend on what was said before. */
const bodyOf = (text: string) => text.split('\n\n').filter((one) => one.length > 75)

describe('after danger', () => {
  test('a message too short to show its language is answered in that of the answer about danger', async () => {
    await say('quiero morirme')
    for (const message of ['no sé', 'qwerty', 'no']) expect([message, (await say(message)).reply.language]).toEqual([message, 'es'])
    expect((await say('I am not safe at the moment')).reply.language).toBe('en')
  })

  test.each([
    ['I want to kill myself', 'Are you safe at this moment?'],
    ['My husband hits me when I forget things', 'Are you safe at this moment?'],
    ['I have crushing chest pain and my left arm is numb', 'Have you called'],
  ])('six messages are answered under the help lines, without chips and never with “I do not know”: %s', async (danger, asked) => {
    const lines = (await say(danger)).reply.parts?.help_lines ?? []
    const later = ['the garden', 'zzz', 'he came home at six', 'hello', 'how long do hot flashes last?', 'Quick Facts']
    for (const message of later) {
      const { reply } = await say(message)
      const names = reply.parts?.help_lines.map(({ name }) => name)
      expect([message, reply.parts?.layer === 'unknown', reply.parts?.chips]).toEqual([message, false, []])
      expect(names).toEqual(expect.arrayContaining(lines.slice(0, 1).map(({ name }) => name)))
      // Asked once, not after each message.
      expect([message, reply.text.includes(asked)]).toEqual([message, message === 'the garden'])
      if (message === 'how long do hot flashes last?') expect(reply.parts?.layer).toBe('knowledge')
    }
    expect((await say('zzz')).reply.parts?.layer).not.toBe('safety')
  })

  test.each([
    ['I want to kill myself', 'what do they do if I ring, do they send someone round?', 'When you call, somebody listens'],
    ['I want to kill myself', 'rang them in march, all I got was a leaflet', 'I am sorry that you did not get the help you needed'],
    ['My husband hits me when I forget things', 'i feel so stupid, its my own fault', 'This is not your fault'],
    ['My husband hits me when I forget things', 'hes just pulled up outside', 'If you are in danger now, call 911'],
    ['I have crushing chest pain and my left arm is numb', 'its spreading to my jaw now', 'please do not wait: call 911 now'],
    ['I have crushing chest pain and my left arm is numb', 'are you even a real person?', 'I am a program, not a person'],
    // What sounds like relief and is none.
    ['I want to kill myself', "it's all over for me", 'Please do not stay alone with this now'],
    ['My husband hits me when I forget things', 'actually no, he is outside', 'Are you safe at this moment?'],
    ['I have crushing chest pain and my left arm is numb', 'the pain has gone to my jaw', 'please do not wait: call 911 now'],
    ['I have crushing chest pain and my left arm is numb', 'my mum died of this last year', 'please call 911 now'],
    ['quiero morirme', 'no estoy bien', 'llama ahora al 911'],
  ])('after “%s”, “%s” is answered as it is meant, below the help lines', async (danger, message, words) => {
    await say(danger)
    const { reply } = await say(message)
    expect(reply.text).toContain(words)
    expect(reply.parts?.help_lines.length).toBeGreaterThan(0)
  })

  test('that she was safe is over when she says so', async () => {
    await say('My husband hits me when I forget things')
    await say("I'm safe, at my mum's")
    expect((await say('he found me')).reply.text).toContain('If you are in danger now, call 911')
  })

  test('danger is still taken into account in another conversation within the hour, for six messages in all', async () => {
    const lines = (await say('I want to kill myself')).reply.parts?.help_lines ?? []
    session = await begin()
    for (let message = 0; message < 6; message += 1) {
      setClock(NOON + (message + 1) * 60_000)
      const { parts } = (await say('zzz')).reply
      expect([message, parts?.layer, parts?.chips]).toEqual([message, 'safety', []])
      expect(parts?.help_lines.map(({ name }) => name)).toContain(lines[0]?.name)
    }
    setClock(NOON + 7 * 60_000)
    expect((await say('zzz')).reply.parts?.layer).not.toBe('safety')
    await say('I want to kill myself')
    setClock(NOON + 7 * 60_000 + NEAR_MS + 1)
    her.token = makeTokens(testServer().keys).access({ userId: her.id, sessionId: her.sessionId }, clockNow())
    session = await begin()
    expect((await say('zzz')).reply.parts?.layer).not.toBe('safety')
  })

  test('a question about hot flashes is answered under the help lines', async () => {
    await say('I want to kill myself')
    const { parts, text } = (await say('what can I do for hot flashes?')).reply
    expect([parts?.layer, parts?.chips, (parts?.help_lines.length ?? 0) > 0]).toEqual(['knowledge', [], true])
    session = await begin()
    expect(bodyOf(text)).toEqual(bodyOf((await say('What helps with hot flashes?')).reply.text))
  })

  test('messages about the help lines are answered', async () => {
    await say('Je veux mourir')
    expect((await say('personne ne répond')).reply).toMatchObject({ language: 'fr', parts: { layer: 'safety', class: null, chips: [] } })
    expect((await say('what do I do now?')).reply.text).toContain('“I do not feel safe”')
  })
})

describe('the source of an answer', () => {
  test('is her own notes, for a question about them', async () => {
    await slept(6, 7, 8)
    const { reply } = await say('How did I sleep this week?')
    expect(reply.parts).toMatchObject({ layer: 'own_data', class: null })
    expect(reply.text).toContain('7')
    expect(reply.parts?.rows.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-11-20', '2026-11-21']))
    expect(reply.parts?.rows.every(({ log_type, log_id }) => log_type === 'quick_log' && log_id !== null)).toBe(true)
  })

  test('is never the notes of someone else', async () => {
    await slept(6, 7, 8)
    her = await person('woman')
    session = await begin()
    const { reply } = await say('How did I sleep this week?')
    expect(reply.parts).toMatchObject({ layer: 'own_data', rows: [] })
  })

  test('is the reviewed knowledge, for a general question', async () => {
    const { reply } = await say('What is CBT, and does it help?')
    expect(reply.parts?.layer).toBe('knowledge')
    expect(reply.parts?.sources.length).toBeGreaterThan(0)
  })

  test('is small talk, for a greeting, thanks or a bad day', async () => {
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

  test('is the entry on the topic, for a complaint in everyday words', async () => {
    expect(bodyOf((await say("I can't sleep")).reply.text)).toEqual(bodyOf((await say('Why do I sleep so badly now?')).reply.text))
  })

  test('is `unknown` if nothing matches', async () => {
    const { reply } = await say('Who won the football match in Lisbon?')
    expect(reply.parts).toMatchObject({ layer: 'unknown', sources: [] })
  })

  test('is her pattern, for the chip and for its label in any language', async () => {
    await slept(6, 7, 8)
    const chip = await say('TRACK_PROGRESS_REQUEST', { message_type: PROGRESS_REQUEST })
    expect(chip.asked.text).toBe('Show Pattern')
    expect(chip.reply.parts?.layer).toBe('own_data')
    for (const words of ['TRACK_PROGRESS_REQUEST', 'show pattern']) expect((await say(words)).reply.text).toBe(chip.reply.text)
    expect((await say('Anything', { message_type: PROGRESS_REQUEST })).reply.text).toBe(chip.reply.text)
  })

  test('is a different set of facts at each request in one conversation', async () => {
    const [one, two] = [await say('Quick Facts'), await say('Quick Facts')]
    expect(one.reply.parts?.layer).toBe('guide')
    expect(two.message).not.toBe(one.message)
    expect((await say('Quick Facts', { session_id: await begin() })).message).toBe(one.message)
  })

  test('is a breathing exercise that opens on the page', async () => {
    expect((await say('Breathing Exercise')).reply.parts).toMatchObject({ layer: 'guide', exercise: 'breathing' })
  })
})

describe('the answer with the highest priority', () => {
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

  test('is given in full once in 14 days for red flags, and every time for emergencies', async () => {
    const lump = 'I found a lump in my breast'
    const pain = 'I have crushing chest pain and my left arm is numb'
    const [lumpOnce, painOnce] = [await say(lump), await say(pain)]
    const other = { session_id: await begin() }
    const lumpAgain = await say(lump, other)
    expect(lumpAgain.reply.parts?.class).toBe('M2')
    expect(lumpAgain.message.length).toBeLessThan(lumpOnce.message.length)
    expect((await say(pain, other)).message).toBe(painOnce.message)
  })

  test('also takes precedence over a chip', async () => {
    const { reply } = await say('I have crushing chest pain and my left arm is numb', { message_type: PROGRESS_REQUEST })
    expect(reply.parts?.class).toBe('M1')
  })
})

describe('the language of an answer', () => {
  test('is that of the message where it is unambiguous, else that of her account', async () => {
    await speaks('fr', 'CA')
    expect((await say('Quick Facts')).reply.language).toBe('fr')
    expect((await say('How did I sleep this week?')).reply.language).toBe('en')
    expect((await say('¿Qué es la perimenopausia y cuánto dura?')).reply.language).toBe('es')
    expect((await say('Qu’est-ce que la périménopause ?')).reply.language).toBe('fr')
  })

  test('uses the words of her region', async () => {
    await speaks('en', 'UK')
    const british = (await say('What is a hot flush?')).message
    await speaks('en', 'US')
    const american = (await say('What is a hot flush?')).message
    expect(british).toMatch(/hot flush/i)
    expect(american).toMatch(/hot flash/i)
    expect(american).not.toMatch(/hot flush/i)
  })
})

describe('a follow-up question', () => {
  const ask = async (message: string, session_id = session) => (await say(message, { session_id })).reply.parts?.layer

  test('is recognised within its conversation', async () => {
    await slept(6, 7, 8)
    expect(await ask('How did I sleep this week?')).toBe('own_data')
    expect(await ask('And last month?')).toBe('own_data')
    expect(await ask('And last month?', await begin())).not.toBe('own_data')
  })

  test('is recognised in the next one if she allows Lara to remember, and a chip continues it', async () => {
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

describe('a follow-up in a conversation', () => {
  const read = async (message: string) => {
    const { parts, text } = (await say(message)).reply
    return { layer: parts?.layer, text, chips: parts?.chips.map(({ message: sent }) => sent) ?? [] }
  }

  test('is about the last question, also after thanks', async () => {
    await say('What does vaginal estrogen do?')
    expect((await read('is it safe?')).text).toContain('Very little reaches the blood')
    await say('thank you')
    expect((await read('and for how long?')).text).toContain('Very little reaches the blood')
  })

  test('is never the entry just given: the fitting part of it, then that this is all, with what is related', async () => {
    await say('What helps with hot flashes at night?')
    const texts = [(await read('and at night?')).text, (await read('and at night?')).text]
    expect(new Set(texts).size).toBe(2)
    const again = await read('and at night?')
    expect(again.text).toContain('all I have on this')
    expect(again.chips.length).toBeGreaterThan(0)
    expect((await read('What helps with hot flashes at night?')).layer).toBe('knowledge')
  })

  test('may be about the conversation: what was said, in short, from where', async () => {
    await say('does black cohosh help?')
    expect((await read('say it shorter')).text).toMatch(/^In short: /)
    expect((await read('where do you have that from?')).text).toMatch(/comes from .+\./)
    expect((await read('what did you say about black cohosh?')).text).toMatch(/^On that I said:/)
    expect((await read('what did I ask first?')).text).toContain('“does black cohosh help?”')
    session = await begin()
    expect((await read('what did I ask first?')).text).toContain('begins')
    await say('I want to kill myself')
    expect((await read('what did I ask first?')).text).not.toContain('kill')
  })

  test('and three complaints in a row get different words, each with one question', async () => {
    const texts = []
    for (const message of ['I slept terribly again', 'my knees hurt all day', 'I slept badly again last night'])
      texts.push((await read(message)).text)
    expect(new Set(texts.map((text) => text.split(/[.:!]/)[0])).size).toBe(3)
    expect(texts.map((text) => text.match(/\?/g)?.length)).toEqual([1, 1, 1])
    expect(texts[1]).toContain('Your knees, all day')
    expect((await read('what helps?')).layer).toBe('knowledge')
  })

  test('chooses one of the offered questions, as a tap does', async () => {
    const { chips } = await read('Why do I sleep so badly now?')
    const second = await read('the second one')
    session = await begin()
    expect(bodyOf(second.text)).toEqual(bodyOf((await read(chips[1] ?? '')).text))
    await say('Why do I sleep so badly now?')
    expect(bodyOf((await read('yes please')).text)).toEqual(bodyOf((await read(chips[0] ?? '')).text))
  })

  test('may decline or correct, and never hears “I do not know that”', async () => {
    await say('does black cohosh help?')
    expect(await read('no')).toMatchObject({ layer: 'guide', text: expect.stringContaining('What would you like to talk about?') })
    expect(bodyOf((await read('no, I meant soy')).text)).toEqual(bodyOf((await read('Do soy or red clover help?')).text))
    session = await begin()
    expect((await read('yes')).layer).toBe('guide')
  })

  test('chooses from her own notes, and from the guides', async () => {
    await slept(6, 7, 8)
    await say('hello')
    expect((await say('the breathing one')).reply.parts?.exercise).toBe('breathing')
    const { chips } = await read('How did I sleep this week?')
    expect([chips.length > 0, (await read('the first one')).layer]).toEqual([true, 'own_data'])
  })

  test('sees nothing of another conversation or another woman', async () => {
    await say('What does vaginal estrogen do?')
    session = await begin()
    expect((await read('the second one')).layer).not.toBe('knowledge')
    expect((await read('is it safe?')).text).not.toContain('Very little reaches the blood')
    her = await person('woman')
    session = await begin()
    expect((await read('is it safe?')).text).not.toContain('Very little reaches the blood')
  })

  test('after a danger is no reply: "yes" and "no" answer whether she is safe', async () => {
    await say('Why do I sleep so badly now?')
    await say('I want to kill myself')
    for (const message of ['yes', 'no', 'the second one']) expect([message, (await read(message)).layer]).toEqual([message, 'safety'])
  })
})

describe('her tone', () => {
  const inTone = (tone: 'nurturing' | 'calm' | 'pragmatic') => as(her).call(changePreferences, { body: { voice: { tone } } })
  const textOf = async (message: string) => (await say(message)).reply.text

  test('a pragmatic answer is short, and its first chip returns the whole', async () => {
    await inTone('calm')
    const calm = await textOf('Do screens keep me awake?')
    await inTone('pragmatic')
    const { text, parts } = (await say('Do screens keep me awake?')).reply
    expect(text.length).toBeLessThan(calm.length)
    expect(parts?.chips[0]?.label).toBe('Tell me more')
    const whole = (await say(parts?.chips[0]?.message ?? '')).reply
    expect(calm).toContain(whole.text)
    expect(whole.parts?.layer).toBe('knowledge')
  })

  test('her own numbers are the same in every tone', async () => {
    await slept(6, 7, 8)
    await inTone('pragmatic')
    const numbers = await textOf('How did I sleep this week?')
    for (const tone of ['calm', 'nurturing'] as const) {
      await inTone(tone)
      const text = await textOf('How did I sleep this week?')
      expect(text).toContain(numbers.split('\n\n')[0])
      expect(text).not.toBe(numbers)
    }
  })
})

test.each([
  ['What was my last MRS?', 'Your last one was on Nov 3, 2026. MRS: 14 of 44, moderate.'],
  ['¿Cuál fue mi último MRS?', 'El último fue el 3 nov 2026. MRS: 14 de 44, moderado.'],
  ['Quel était mon dernier MRS ?', 'Le dernier date du 3 nov. 2026. MRS : 14 sur 44, modéré.'],
])('the number of her last check-in is hers to ask for: %s', async (message, words) => {
  const asked = { instrument: 'mrs', language: 'en', form_version: 1, answers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4] } as const
  await as(her).call(addCheckin, { body: { ...asked, answers: [...asked.answers], at: '2026-11-03T09:00:00Z' } })
  const { reply } = await say(message)
  expect(reply.text).toBe(words)
  expect(reply.parts).toMatchObject({ layer: 'own_data', rows: [expect.objectContaining({ day: '2026-11-03' })] })
})
