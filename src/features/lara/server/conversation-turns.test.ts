import { beforeEach, describe, expect, test } from 'vitest'
import { openChat } from '../../../../test/lara-chat.ts'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { addCheckin } from '../../checkins/contract.ts'
import { saveFlowDays } from '../../calendar/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addTreatment } from '../../treatments/contract.ts'

setUpServer()

const TODAY = '2026-11-21'
const OWN = 'own_a1b2c3d4'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  const own_symptoms = [{ key: OWN, name: 'Burning tongue' }]
  await as(her).call(saveTrackingChoices, { body: { chosen: ['alcohol'], own: [], symptoms: ['headache', 'palpitations'], own_symptoms } })
  for (let ago = 0; ago < 60; ago += 1) {
    const symptoms = { headache: ago % 7 === 0 ? 2 : 0, palpitations: ago % 5 === 0 ? 1 : 0, [OWN]: ago % 10 === 0 ? 2 : 0 }
    const body = {
      log_date: addDays(TODAY, -ago),
      hot_flashes_count: ago < 30 ? 2 : 5,
      factors: { alcohol: ago % 4 === 0 ? 1 : 0 },
      symptoms,
    }
    expect((await as(her).call(createQuickLog, { body })).status).toBe(201)
  }
})

describe('what a message refers to', () => {
  test('after a text of the knowledge her notes are asked about the same, and after her notes the knowledge', async () => {
    const say = await openChat(her)
    await say('should i be worrying about palpitations')
    expect((await say('how many days did i have that this month')).text).toContain('“Racing heart” on 5 of 21 days')
    expect((await say('is that normal')).text).toContain('Palpitations')
  })

  test('a symptom of her own is found in other words, set beside a factor and her periods, and told about', async () => {
    for (const day of [10, 40])
      await as(her).call(saveFlowDays, { body: { days: [{ entry_date: addDays(TODAY, -day), flow_description: 'Moderate flow' }] } })
    const say = await openChat(her)
    expect((await say('how often did my tongue burn in november')).text).toContain('“Burning tongue” on 3 of 21 days')
    expect((await say('is it worse when i drink wine')).text).toMatch(/With alcohol: \d+ of \d+ days\. Without alcohol: \d+ of \d+ days\./)
    expect((await say('does it come before my period')).text).toContain('In the week before a period: ')
    expect((await say('is that even a menopause thing')).text).toContain('burning mouth')
  })

  test('a detail after an entry gets the part of it that answers, and then the sentence, never the same text twice', async () => {
    const say = await openChat(her)
    await say('is it normal that my hair is coming out in handfuls in the shower?')
    const blood = (await say('would a blood test show anything, like iron or thyroid or whatever')).text
    expect(blood).toContain('A blood test can sort some of that out.')
    expect(blood).not.toContain('loose styles')
    expect((await say('ok and does minoxidil actually work for women or is that just marketing')).text).toMatch(
      /^[^.]*: If hair thins on top, minoxidil/,
    )
  })

  test('a long message in words of its own is answered after what was spoken of', async () => {
    const dire = await openChat(her)
    await dire("est-ce que les oublis, c'est un début d'alzheimer ?")
    expect((await dire("ma grand-mère l'a eu à 70 ans, c'est pour ça que j'ai peur")).text).toContain(
      'surtout si un proche en a été atteint',
    )
    await dire('Quels sont les risques du traitement hormonal ?')
    expect((await dire('Ma sœur a eu un cancer du sein à 48 ans. Est-ce que cela change la réponse ?')).text).toContain(
      'n’exclut pas à lui seul le traitement hormonal',
    )
  })

  test('a question after a complaint is of the entry that was offered, and what she does not want to be told is not searched', async () => {
    const decir = await openChat(her)
    await decir('infeccion de orina otra vez, la cuarta este año')
    expect((await decir('tengo 58 y no tenia regla desde los 50, tiene algo q ver?')).text).toContain(
      'las infecciones de orina llegan más fácil',
    )
    const say = await openChat(her)
    const { text, parts } = await say('I have gained 18 lbs and I eat as I always did. Please don’t tell me to try yoga.')
    expect([text, ...(parts?.chips ?? []).map(({ label }) => label)].join(' ')).not.toMatch(/yoga/i)
  })

  test('a number without what is counted is of the card before, and a month before is counted from now', async () => {
    const say = await openChat(her)
    await say('no flashes today!!')
    expect((await say('how many did i have on average this month')).text).toContain('hot flashes a day on average')
    const dire = await openChat(her)
    await dire("j'ai dormi comment la semaine dernière")
    await dire("c'est tout ?? j'aurais dit moins")
    expect((await dire("et le mois d'avant")).text).toMatch(/octobre(?! 20)/)
  })

  test('"since I started it" is the start of her only treatment, and "before the patch" is compared with the time since', async () => {
    const schedule = { kind: 'weekdays', days: ['mon'], times: ['08:00'] } as const
    const phases = [{ from: addDays(TODAY, -29), change: 'start' as const, amount: '1', strength: '', schedule }]
    await as(her).call(addTreatment, { body: { name: 'Estradiol', what: 'oestrogen', form: 'patch', phases } })
    for (const message of ['have the flashes been fewer since i started it', 'are my flashes better than before the patch'])
      expect((await (await openChat(her))(message)).text).toMatch(/Hot flashes: fewer, 2 a day .* and 5 before/)
  })

  test('a check-in is judged by its words, and the earlier ones are told', async () => {
    const body = { instrument: 'gad2', language: 'en', form_version: 1 } as const
    for (const [answers, at] of [
      [[2, 2], '2026-09-20T09:00:00.000Z'],
      [[1, 2], '2026-10-20T09:00:00.000Z'],
      [[1, 1], '2026-11-20T09:00:00.000Z'],
    ] as const)
      await as(her).call(addCheckin, { body: { ...body, answers: [...answers], at } })
    const say = await openChat(her)
    expect((await say('what was my last score')).text).toContain('2 of 6')
    const { text } = await say('and the first time i did it?')
    expect(text).toContain('The ones before: October 20: 3 of 6; September 20: 4 of 6.')
  })
})

describe('several things in one message', () => {
  test('each request is answered', async () => {
    const say = await openChat(her)
    const { text, parts } = await say("how many flashes did i have last week? also where's that graph gone i had it yesterday")
    expect(text).toMatch(/14 hot flashes[\s\S]*Your trends/)
    expect(parts).toMatchObject({ layer: 'own_data', chips: expect.arrayContaining([expect.objectContaining({ to: '/insights' })]) })
  })

  test('each of several things to note has a card, and so has a reminder', async () => {
    const say = await openChat(her)
    const { parts } = await say(
      'slept 5 hrs and me knees are murder today. pop all that in will you and give us a nudge thursday for the patch',
    )
    expect([parts?.doing, ...(parts?.further ?? [])]).toMatchObject([
      { kind: 'sleep', hours: 5 },
      { symptom: 'joint_pain' },
      { kind: 'reminder', title: 'Patch' },
    ])
  })

  test('stress is noted with the number that she says, or with numbers to choose from', async () => {
    const say = await openChat(her)
    expect((await say('log stress 7')).parts?.doing).toMatchObject({ kind: 'answer', question: 'stress_triggers', value: 7, choices: [] })
    const { parts } = await say('log my stress as through the roof today')
    expect(parts?.doing?.choices.map(({ label }) => label)).toEqual(['2/10', '4/10', '6/10', '8/10', '10/10'])
  })

  test('"put that down" notes what was spoken of', async () => {
    const say = await openChat(her)
    await say('how often did i have palpitations')
    expect((await say('put one in for this morning then')).parts?.doing).toMatchObject({
      kind: 'symptom',
      symptom: 'palpitations',
      day: TODAY,
    })
  })
})

test('the card on a medicine tells what is known in general', async () => {
  const { text, parts } = await (await openChat(her))("Can St John's wort be mixed with venlafaxine?")
  expect(parts).toMatchObject({ layer: 'safety', class: 'D' })
  expect(text).toMatch(/^You asked whether these can be taken together\. I can't judge that for you\.[\s\S]*interacts with many medicines/)
  expect(parts?.sources.length).toBeGreaterThan(0)
})
