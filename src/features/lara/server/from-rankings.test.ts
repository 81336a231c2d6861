import { beforeEach, describe, expect, test } from 'vitest'
import { cardsOf } from '../rules/doing-record.ts'
import { openChat } from '../../../../test/lara-chat.ts'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { addTreatment } from '../../treatments/contract.ts'

setUpServer()

const TODAY = '2026-11-21'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  for (let ago = 0; ago < 30; ago += 1) {
    const symptoms = { joint_pain: ago % 2 === 0 ? 2 : 0, vaginal_dryness: 1, headache: ago % 7 === 0 ? 3 : 0 }
    const body = { log_date: addDays(TODAY, -ago), hot_flashes_count: ago % 4, factors: { late_dinner: ago % 3 === 0 ? 1 : 0 }, symptoms }
    expect((await as(her).call(createQuickLog, { body })).status).toBe(201)
  }
})

describe('in words that no grammar knows', () => {
  test('days without a flush are counted, and go on to another measure of the same days', async () => {
    const say = await openChat(her)
    const first = await say("any days at all in november when i'd no flushes?")
    expect(first.text).toContain('on 6 of 21 days')
    expect((await say('and which days were my joints sore then')).text).toContain('“Joint pain” on 11 of 21 days')
  })

  test('the most frequent symptoms are ranked, without intimate ones while these are hidden', async () => {
    const ask = async () => (await (await openChat(her))('what symptoms come up the most lately')).text
    expect(await ask()).toMatch(/Vaginal dryness: 28 days[\s\S]*Joint pain: 14 days[\s\S]*Headache: 4 days/)
    await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
    const hidden = await ask()
    expect(hidden).toContain('Joint pain: 14 days')
    expect(hidden).not.toContain('dryness')
  })

  test('an event of her own is asked for, and its date answers the question', async () => {
    const say = await openChat(her)
    expect((await say('since my mum moved in am i sleeping worse')).text).toContain("I don't know when that was")
    expect((await say('in October')).parts?.layer).toBe('own_data')
  })

  test('a symptom is set beside what she did, in plain numbers', async () => {
    const { text } = await (await openChat(her))('are my joints worse the days i eat late')
    expect(text).toContain('They cannot tell whether one thing affects the other')
  })

  test('doses are told of her own treatments only', async () => {
    expect((await (await openChat(her))('did i take my patch last night')).text).toContain('Your list of treatments is still empty')
    const phases = [
      { from: '2026-10-07', change: 'start', amount: '1', strength: '', schedule: { kind: 'weekdays', days: ['mon'], times: ['08:00'] } },
    ] as const
    const body = { name: 'Estradot', what: 'oestrogen', form: 'patch', phases: [...phases] } as const
    expect((await as(her).call(addTreatment, { body })).status).toBe(201)
    expect((await (await openChat(her))('did i change my patch this week?? honestly cant remember')).text).toContain(
      'Estradot: 1 planned dose',
    )
    expect((await (await openChat(her))('how many weeks have i been on the patches now, lost count')).text).toContain('you started')
    expect((await (await openChat(her))('which progesterone doses did i take this week')).text).toContain(
      'I can’t find that one among your treatments',
    )
  })

  test('a measure is compared on days with a symptom and without, and “which days” asks for the symptom', async () => {
    const say = await openChat(her)
    expect((await say('do my headaches come on the days with more flushes')).text).toContain('With “Headache”: ')
    expect((await say('which days were those')).text).toContain('“Headache” on 5 of 30 days')
  })

  test('“then” asks for the day that was told', async () => {
    const say = await openChat(her)
    expect((await say('when was my last headache')).text).toContain('November 21')
    expect((await say('did I have a late dinner that day')).text).toContain('late dinner')
    expect((await say('had i eaten late then')).text).not.toContain('of 7 days')
  })

  test('another measure is asked about as the one before', async () => {
    const say = await openChat(her)
    expect((await say('how many flushes did i have in november')).parts?.layer).toBe('own_data')
    const { text } = await say('what about the bloody headaches')
    expect(text).toContain('From November 1')
    expect(text).toContain('Headache')
  })

  test('her own words are searched by the rarest of them where not all are found', async () => {
    const note = 'lunch with my sister, laughed a lot'
    expect((await as(her).call(createQuickLog, { body: { log_date: '2026-10-13', mood_rating: 8, note } })).status).toBe(201)
    const { text } = await (await openChat(her))('What did I write about the row with my sister?')
    expect(text).toContain('didn')
    expect(text).toContain(note)
  })

  test('days without the name of a measure are asked about, not answered with all of her notes', async () => {
    const { parts, text } = await (await openChat(her))('how was i doing halloween weekend')
    expect(parts?.layer).toBe('own_data')
    expect(text).toContain('October 30')
  })

  test('a place in the app is told', async () => {
    const reply = await (await openChat(her))('these letters are tiny')
    expect(reply.parts?.chips.map(({ to }) => to)).toEqual([expect.stringContaining('/settings')])
    const report = await (await openChat(her))('is there some way to get all this on paper for the dr')
    expect(report.parts?.chips.map(({ to }) => to)).toEqual(['/report'])
  })

  test('where it is not clear which page she means, some are offered', async () => {
    const { text, parts } = await (await openChat(her))('how do i see my bits and bobs in here')
    expect(text).toContain('which page you mean')
    expect(parts?.chips.length).toBeGreaterThan(1)
    expect(parts?.chips.every(({ to }) => to?.startsWith('/'))).toBe(true)
  })

  test('a note is made and a reminder set, however she asks for it', async () => {
    const say = await openChat(her)
    expect((await say('wee headache this morning, pop that in for me')).parts?.doing).toMatchObject({
      kind: 'symptom',
      symptom: 'headache',
    })
    const nudge = await say('gimme a nudge sunday and wednesday nights at 8 to swap my patch')
    expect(nudge.parts?.doing).toMatchObject({ kind: 'reminder', days: ['wed', 'sun'] })
    const before = await say('gyn appt on 9 December at 2, give me a nudge the day before')
    expect(before.parts?.doing).toMatchObject({ kind: 'reminder', title: 'Gyn appt', date: '2026-12-08', time: null })
    const [antes] = cardsOf((await say('lo hablo con la gine, tengo cita el 9 de diciembre. me lo recuerdas el día de antes?')).parts)
    expect(antes).toMatchObject({ kind: 'reminder', title: 'Cita', date: '2026-12-08', time: null })
  })

  test('the days and the time of a reminder are no part of its name', async () => {
    const say = await openChat(her)
    const patch = cardsOf((await say('Could you remind me to change the patch every Monday and Thursday, around 8 in the morning?')).parts)
    expect(patch).toMatchObject([{ kind: 'reminder', title: 'Change the patch', days: ['mon', 'thu'], time: '08:00' }])
    const parche = cardsOf((await say('avísame los lunes y los jueves para cambiarme el parche')).parts)
    expect(parche).toMatchObject([{ kind: 'reminder', title: 'Cambiarme el parche', days: ['mon', 'thu'] }])
  })

  test.each([
    ['Hi, I started on estrogen patches on Monday, 50 mcg. How do I add this in the app?', '/treatments'],
    ['ah ben si ça fait dormir je dis pas non. Tu peux ajouter les deux dans mes traitements ?', '/treatments'],
    ['O sea que toca esperar más días para saber. Y cómo hago el experimento ese ahí en la app?', '/experiments'],
    ['je prends de la progestérone 100 mg le soir. où est-ce que je mets ça dans l’application ?', '/treatments'],
  ])('where in the app: %s', async (message, to) => {
    expect((await (await openChat(her))(message)).parts?.chips).toMatchObject([{ to }])
  })
})

describe('what is told, in words that no grammar knows', () => {
  test.each([
    ['ur a gem lara nite nite x', /talk|rest|sleep|night/i],
    ['whos reading all this then', /encrypted|reach/],
    ['bout ye lara, how’s the form the day', /program/],
  ])('%s', async (message, expected) => expect((await (await openChat(her))(message)).text).toMatch(expected))
})

test.each([
  'can I add progesterone to my treatments?',
  'how many pumps of the gel should I use, I couldn’t find it in the app',
  'can I put magnesium in my medication',
  '¿puedo añadir magnesio a mi tratamiento?',
])('a question about a medicine stays one beside words for the app: %s', async (message) => {
  expect((await (await openChat(her))(message)).parts?.class).toBe('D')
})

test('that her periods stopped years ago is no bleeding, and a bleeding after it is', async () => {
  for (const message of [
    'j’ai 57 ans, plus de règles depuis 5 ans déjà',
    'I’m 58, no periods for 6 years',
    'sin la regla desde hace 4 años',
  ])
    expect([message, (await (await openChat(her))(message)).text]).toEqual([message, expect.stringMatching(/12 (?:months|meses|mois)/)])
  const { text, parts } = await (await openChat(her))('hace 3 años que no me llega la regla y hoy amanecí con sangre en el calzón')
  expect([text, parts?.class]).toEqual([expect.stringContaining('última regla'), 'M2'])
})

test('whether Lara reads her private notes is a question of privacy, not of a page', async () => {
  for (const message of ['can you see my private notes?', 'che lara, vos podés ver lo que escribo en las notas privadas?'])
    expect([message, (await (await openChat(her))(message)).parts?.layer]).toEqual([message, 'knowledge'])
})

test('after a danger only the grammar reads a question about her notes', async () => {
  const say = await openChat(her)
  expect((await say('I want to die')).parts?.layer).toBe('safety')
  expect((await say('what symptoms come up the most lately')).parts?.layer).not.toBe('own_data')
})
