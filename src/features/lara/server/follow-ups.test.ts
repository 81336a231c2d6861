/** Conversations in which a message goes on from the answer before it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { addTreatment, type NewTreatment } from '../../treatments/contract.ts'
import { createChatSession, sendMessage } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'
let her: TestPerson
let session: number
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = (await as(her).call(createChatSession)).reply.session.id
})

const say = async (message: string) => (await as(her).call(sendMessage, { body: { session_id: session, message } })).reply.reply
/** The last answer of a conversation. */
const lastOf = async (...messages: string[]) => {
  let answer = await say(messages[0] ?? '')
  for (const message of messages.slice(1)) answer = await say(message)
  return answer
}

describe('after an answer from her notes', () => {
  beforeEach(async () => {
    for (let ago = 0; ago < 40; ago += 1)
      await as(her).call(createQuickLog, {
        body: { log_date: addDays(TODAY, -ago), night_sweats_count: ago < 13 ? 2 : 1, sleep_hours: 7 },
      })
  })

  test('an amount is compared with her own weeks before', async () => {
    const { text, parts } = await lastOf('how many night sweats did I have last week?', 'is that a lot?')
    expect(text).toContain('No number counts as too many')
    expect(text).toContain('2 a night on average')
    expect(parts?.chips[0]?.message).toBe('What can I do about night sweats?')
    expect((await say('is that better than in October?')).text).toContain('side by side')
  })

  test('it is not said what the reason is, in any language', async () => {
    for (const [asked, because, words] of [
      ['how did I sleep last week?', 'is that because of the patch?', 'not the reasons'],
      ['¿cómo dormí la semana pasada?', '¿es por el parche?', 'no los motivos'],
      ['comment j’ai dormi la semaine dernière ?', 'c’est grâce au patch ?', 'pas les raisons'],
    ] as const) {
      const { text, parts } = await lastOf(asked, because)
      expect(text).toContain(words)
      expect(parts?.chips[0]?.to).toBe('/insights')
    }
  })
})

test.each([
  ['I just had a hot flash', 'put that down for me', 'Hot flash'],
  ['acabo de tener un sofoco', '¿me lo puedes apuntar?', 'Sofoco'],
  ['je viens d’avoir une bouffée de chaleur', 'tu peux le noter ?', 'Bouffée de chaleur'],
])('“%s”, “%s”: a card for it', async (said, asked, title) => {
  expect((await lastOf(said, asked)).parts?.doing?.title).toBe(title)
})

test.each([
  ['note a hot flash at 7 this morning', 'and sleep five and a half hours', '5.5 hours of sleep'],
  ['apúntame un sofoco', 'y un poco de hinchazón', 'Hinchazón'],
  ['note une bouffée ce matin à 8 h', 'et mal à la tête', 'Mal de tête'],
])('after the card for “%s”, “%s” is one as well', async (said, more, title) => {
  expect((await lastOf(said, more)).parts?.doing?.title).toBe(title)
})

test('“make it 9 on Thursdays” does not change the other day of a reminder', async () => {
  const { parts } = await lastOf('remind me to change my patch every Monday and Thursday at 8am', 'make that 9 on Thursdays')
  expect(parts?.doing).toBeFalsy()
})

test('“put that down” after what has no field keeps her words, and asks what to note where there are none', async () => {
  const { parts: kept } = await lastOf('my boss is awful', 'can you write that down for me?')
  expect(kept?.doing).toMatchObject({ kind: 'note', text: 'my boss is awful' })
  const { text, parts } = await lastOf('can you write that down for me?')
  expect(text).toMatch(/^What should I write down\?/)
  for (const { message } of parts?.chips ?? []) expect((await say(message)).parts?.doing).toBeTruthy()
})

test('a fear of a treatment is asked about, and what she adds to it is answered', async () => {
  const heard = await say('my doctor wants me to try HRT but I am scared')
  expect(heard.parts?.layer).toBe('guide')
  expect(heard.text).toContain('What worries you most right now?')
  expect((await say('of breast cancer mostly')).text).toContain('small rise in breast cancer risk')
  expect((await say('my mum had it')).text).toContain('does not by itself rule out')
  expect((await say('so should I not take it?')).text).toContain('You decide')
  expect((await say('ok. and the patch or the pill?')).text).toContain('Tablets')
})

test.each([
  ['I was up three times last night, soaked', 'why does that happen?', 'changing hormones'],
  ['why do I get hot flashes?', 'what can I do about it tonight?', 'night'],
  ['j’ai pris 6 kilos en un an', 'c’est la ménopause ?', 'La graisse'],
  ['tengo la cabeza llena de niebla', '¿y se me va a pasar?', 'niebla'],
])('after "%s", "%s" is about that', async (first, second, words) => {
  expect((await lastOf(first, second)).text).toContain(words)
})

test('after an answer about bleeding, the last one is her last bleeding', async () => {
  expect((await lastOf('mi regla vino dos veces este mes', '¿cuándo fue la última?')).parts?.layer).toBe('own_data')
})

test('dates are written as in her region', async () => {
  const answers = {
    age_range: '46-50',
    menopause_phase: 'peri',
    goals: ['Get support'],
    enable_voice: true,
    share_with_partner: false,
  } as const
  await as(her).call(saveOnboarding, { body: { ...answers, language: 'English', region: 'UK' } })
  const phases = [{ from: '2026-11-07', change: 'start', amount: '1 patch', strength: '', schedule: { kind: 'daily', times: ['08:00'] } }]
  await as(her).call(addTreatment, { body: { name: 'Evorel', what: 'oestrogen', form: 'patch', phases } as unknown as NewTreatment })
  expect((await say('how long have I been using the patch?')).text).toContain('7 Nov 2026')
})

test.each([
  ['when did I start the patch?', 'how have I slept since then?', 'November 7'],
  ['¿cuándo empecé con el parche?', '¿cómo he dormido desde entonces?', 'Del 7 al 21 de noviembre'],
  ['quand ai-je commencé le patch ?', 'comment j’ai dormi depuis ?', 'Du 7 au 21 novembre'],
])('“%s”, “%s”: the days from that start', async (asked, then, day) => {
  for (let ago = 0; ago < 20; ago += 1)
    await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -ago), sleep_hours: ago < 15 ? 7 : 5 } })
  const phases = [{ from: '2026-11-07', change: 'start', amount: '1 patch', strength: '', schedule: { kind: 'daily', times: ['08:00'] } }]
  await as(her).call(addTreatment, { body: { name: 'Evorel', what: 'oestrogen', form: 'patch', phases } as unknown as NewTreatment })
  const { text } = await lastOf(asked, then)
  expect(text).toContain(day)
  expect(text).toContain('7')
  expect(text).toContain('15')
})

describe('a conversation about her notes goes on', () => {
  beforeEach(async () => {
    for (let ago = 0; ago < 40; ago += 1)
      await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -ago), mood_rating: 1 + (ago % 9), sleep_hours: 7 } })
  })

  test('the worst day, whether it gets better, and why', async () => {
    await say('how did I sleep this month?')
    expect((await say('what about my mood')).text).toContain('mood')
    expect((await say('which day was the worst')).text).toContain('your lowest mood was 1 out of 10')
    expect((await say('is it getting better?')).text).toContain('side by side')
    expect((await say('why though')).text).toContain('Your notes can’t tell that')
  })

  test('a correction of the time or the measure', async () => {
    await say('how was my mood this week?')
    expect((await say('no, I meant last week')).text).toContain('November 9 to November 15')
    expect((await say('no, I meant sleep')).text).toMatch(/November 9 to November 15 you slept/)
  })

  test('two questions in one message', async () => {
    const { text, parts } = await say('how was my mood yesterday and how much did I sleep?')
    expect(text).toContain('mood of 2 out of 10')
    expect(text).toContain('7 hours of sleep')
    expect(parts?.layer).toBe('own_data')
  })

  test('thanks and a plan end it', async () => {
    await say('how did I sleep this week?')
    expect((await say('thanks thats good to know')).text).toContain('You are very welcome')
    expect((await say('ok ill ask my doctor about it')).text).toContain('tell me afterwards how it went')
  })
})

test('"is that a lot?" after an answer without notes says that there are none', async () => {
  const { text, parts } = await lastOf('how many hot flashes did I have last week?', 'is that a lot?')
  expect(text).toBe('You noted nothing about it on those days, so there’s no number to compare.')
  expect(parts?.layer).toBe('own_data')
})

test('hot flashes since a treatment began are compared, and no advice is given', async () => {
  const schedule = { kind: 'daily', times: ['08:00'] }
  const phases = [{ from: '2026-11-12', change: 'start', amount: '1 patch', strength: '', schedule }]
  await as(her).call(addTreatment, { body: { name: 'Evorel', what: 'oestrogen', form: 'patch', phases } as unknown as NewTreatment })
  for (let ago = 0; ago < 20; ago += 1)
    await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -ago), hot_flashes_count: ago < 10 ? 2 : 6 } })
  for (const message of ["est-ce que j'ai moins de bouffées depuis le patch ?", 'have my flashes gone down since I started the patch']) {
    const { text, parts } = await say(message)
    expect(parts?.layer).toBe('own_data')
    expect(text).toMatch(/\b20\b[^]*\b60\b/)
  }
})

describe('questions about a medicine that she named before', () => {
  test('each gets the card about medicines, also after one', async () => {
    const cards = []
    for (const message of [
      'my doctor put me on the patch last month',
      'can i just stop it?',
      'and what if i forget it?',
      'can i take two?',
    ])
      cards.push((await say(message)).parts?.class)
    // How hormone therapy is ended is told by an entry.
    expect(cards).toEqual([null, null, 'D', 'D'])
  })

  test('"can I just stop it?" after a danger gets no card about medicines', async () => {
    await say('I want to kill myself')
    session = (await as(her).call(createChatSession)).reply.session.id
    const { parts } = await lastOf('my doctor put me on the patch last month', 'can i just stop it?')
    expect([parts?.class, (parts?.help_lines.length ?? 0) > 0]).toEqual([null, true])
  })
})
