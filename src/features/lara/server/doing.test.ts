import { beforeEach, describe, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { listCalendar } from '../../calendar/contract.ts'
import { addMoment, listMoments } from '../../moments/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../../partner-chat/contract.ts'
import { createQuickLog, findQuickLog, listLogs, updateQuickLog } from '../../logs/contract.ts'
import { quickAnswersOf } from '../../logs/rules/day-card.ts'
import { saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addReminder, listReminders } from '../../reminders/contract.ts'
import {
  answerOf,
  cardsOf,
  initialChoice,
  isAnswerOf,
  isMomentOf,
  isReminderOf,
  toNewMoment,
  toNewReminder,
  withAnswerOf,
} from '../rules/doing-record.ts'
import { createChatSession, findChatSession, sendMessage } from '../contract.ts'

setUpServer()

let her: TestPerson
let session: number
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = (await as(her).call(createChatSession)).reply.session.id
})

const say = async (message: string) => (await as(her).call(sendMessage, { body: { session_id: session, message } })).reply.reply
const doingOf = async (message: string) => (await say(message)).parts?.doing

async function written(): Promise<number> {
  const moments = (await as(her).call(listMoments)).reply.data
  const entries = (await as(her).call(listCalendar)).reply.data
  const reminders = (await as(her).call(listReminders)).reply.data
  const logs = (await as(her).call(listLogs)).reply.data
  return moments.length + entries.length + reminders.length + logs.length
}

describe('what she wants written down', () => {
  test.each([
    ['note a hot flash', { kind: 'moment', moment: 'hot_flash', title: 'Hot flash', at: new Date(NOON).toISOString(), asks_time: false }],
    ['note a hot flash yesterday at 3', { kind: 'moment', when: 'Yesterday', asks_time: true, time: '15:00' }],
    ['log my mood as 3', { kind: 'moment', moment: 'mood', value: null }],
    ['log my mood as 6', { kind: 'answer', question: 'mood_rating', value: 6, title: 'Mood 6/10' }],
    ['mood 4 of 5, log it', { kind: 'moment', moment: 'mood', value: 4 }],
    ['apunta que hoy me vino la regla, poca', { kind: 'flow', flow: 'light-flow', title: 'Sangrado', when: 'Hoy' }],
    ['rappelle-moi de prendre mon magnésium à 20 h', { kind: 'reminder', title: 'Prendre mon magnésium', time: '20:00', once: false }],
    [
      'set a reminder for my patch every Sunday at 9',
      { kind: 'reminder', title: 'Patch', when: 'Every Sunday', time: '09:00', days: ['sun'] },
    ],
    ['remind me to take my tablets', { kind: 'reminder', title: 'Take my tablets', time: null }],
    ['remind me to log my sleep at 9 pm', { kind: 'reminder', time: '21:00' }],
    ['log that I had a migraine yesterday', { kind: 'symptom', symptom: 'migraine', title: 'Migraine', when: 'Yesterday', severity: null }],
    ['note down joint pain, quite bad', { kind: 'symptom', symptom: 'joint_pain', title: 'Joint pain', when: 'Today', severity: 3 }],
    ['apunta dolor de espalda fuerte hoy', { kind: 'symptom', symptom: 'back_pain', title: 'Dolor de espalda', when: 'Hoy', severity: 3 }],
    ['note que j’ai mal au dos', { kind: 'symptom', symptom: 'back_pain', severity: null, choices: expect.any(Array) as unknown }],
    ['note that I slept 5 and a half hours', { kind: 'sleep', title: '5.5 hours of sleep', when: 'Last night', hours: 5.5, choices: [] }],
    ['apunta que dormí 6 horas', { kind: 'sleep', title: '6 horas de sueño', when: 'Anoche', hours: 6 }],
    ['note que j’ai dormi 5h30', { kind: 'sleep', title: '5,5 heures de sommeil', when: 'La nuit dernière', hours: 5.5 }],
    ['note my sleep', { kind: 'sleep', title: 'Sleep', hours: null }],
  ])('"%s" gets a card, and nothing is written', async (message, expected) => {
    expect(await doingOf(message)).toMatchObject(expected)
    expect(await written()).toBe(0)
  })

  test('the card is still there when the conversation is opened again', async () => {
    const doing = await doingOf('note a hot flash')
    const { messages } = (await as(her).call(findChatSession, { params: { id: session } })).reply.data
    expect(messages.at(-1)?.parts?.doing).toEqual(doing)
  })

  test('what the card writes is accepted, and recognised as its own', async () => {
    const flash = await doingOf('note a hot flash yesterday at 3')
    if (flash?.kind !== 'moment') throw new Error('no card')
    const { reply } = await as(her).call(addMoment, { body: toNewMoment(flash, initialChoice(flash), 'Europe/London') })
    expect(isMomentOf(flash, reply.data)).toBe(true)
    const patch = await doingOf('set a reminder for my patch every Sunday at 9')
    if (patch?.kind !== 'reminder') throw new Error('no card')
    const set = await as(her).call(addReminder, { body: toNewReminder(patch, initialChoice(patch)) })
    expect(isReminderOf(patch, set.reply.data)).toBe(true)
    expect(await written()).toBe(2)
  })

  test('what else a request names has a card as well, and “did you note it?” shows them', async () => {
    const { parts } = await say('note that I was irritable and had a mild headache today')
    expect(parts?.doing).toMatchObject({ kind: 'symptom', symptom: 'irritability' })
    expect(parts?.further).toMatchObject([{ symptom: 'headache', severity: 1 }])
    const filled = (await say('moderate')).parts
    expect(cardsOf(filled)).toMatchObject([
      { symptom: 'irritability', severity: 2 },
      { symptom: 'headache', severity: 1 },
    ])
    expect(cardsOf((await say('did the headache get noted?')).parts)).toHaveLength(2)
    expect(await written()).toBe(0)
  })

  test('several cards shown again stand for the same hot flash, so it is not written twice', async () => {
    const flashOf = ({ parts }: Awaited<ReturnType<typeof say>>) => cardsOf(parts).find((card) => card.kind === 'moment')
    const flash = flashOf(await say('slept 5 hrs, a hot flash at 3 this morning and joint pain, note all that'))
    if (flash?.kind !== 'moment') throw new Error('no card')
    const { reply } = await as(her).call(addMoment, { body: toNewMoment(flash, initialChoice(flash), 'Europe/London') })
    for (const message of ['mild', 'did you note it?']) {
      const again = flashOf(await say(message))
      expect(again?.kind === 'moment' && isMomentOf(again, reply.data), message).toBe(true)
    }
  })

  test('a time of a hot flash can be changed, and a card stands beside a goodbye', async () => {
    await say('note a hot flash')
    expect(await doingOf('no, rather at 10 in the morning')).toMatchObject({ kind: 'moment', asks_time: true, time: '10:00' })
    await say('note a hot flash on Monday at 3 in the afternoon')
    const monday = await doingOf('no, rather at 10 in the morning')
    expect(monday).toMatchObject({ kind: 'moment', time: '10:00', when: expect.stringMatching(/^Mon, .*\d+$/) as unknown })
    const { text, parts } = await say('gotta run, put down 3 hot flashes today. bye')
    expect(parts?.doing).toMatchObject({ kind: 'answer', question: 'hot_flashes_count', value: 3, title: '3 hot flashes' })
    expect(text).toMatch(/Bye for now|Take good care|See you soon/)
    expect((await say('did you save my coffee?')).parts?.doing).toMatchObject({ kind: 'answer' })
  })

  test('a "yes" gets the card once more, and a time fills it in', async () => {
    await say('remind me to take my tablets')
    expect(await doingOf('at 8 pm')).toMatchObject({ kind: 'reminder', title: 'Take my tablets', time: '20:00' })
    expect(await doingOf('not at 8, I finish at 8. Make it 9 in the morning')).toMatchObject({ title: 'Take my tablets', time: '09:00' })
    expect(await doingOf('yes')).toMatchObject({ kind: 'reminder', time: '09:00' })
    expect((await say('no')).parts?.doing).toBeUndefined()
    expect(await written()).toBe(0)
  })

  test.each([
    ['note my libido', '/tracker/soft'],
    ['log my weight', '/tracker/deep'],
  ])('"%s" has no card, and the nearest page instead', async (message, to) => {
    const { parts } = await say(message)
    expect(parts?.doing).toBeUndefined()
    expect(parts?.chips.map((chip) => chip.to)).toEqual([to])
  })

  test('a symptom goes into the Soft Log of its day, beside the other answers', async () => {
    const card = await doingOf('log that I had a migraine yesterday')
    if (card?.kind !== 'symptom') throw new Error('no card')
    expect(card.choices.map(({ label }) => label)).toEqual(['Mild', 'Moderate', 'Severe'])
    const { day: log_date } = card
    const first = await as(her).call(createQuickLog, { body: { log_date, ...withAnswerOf(card, { sleep_hours: 7 }, 2) } })
    expect(isAnswerOf(card, answerOf(card, first.reply.data), first.reply.data.updated_at)).toBe(true)
    const back = await doingOf('note back pain yesterday, mild')
    if (back?.kind !== 'symptom') throw new Error('no card')
    const body = withAnswerOf(back, quickAnswersOf(first.reply.data), Number(initialChoice(back).value))
    await as(her).call(updateQuickLog, { params: { date: log_date }, body })
    const { data } = (await as(her).call(findQuickLog, { params: { date: log_date } })).reply
    expect(quickAnswersOf(data)).toEqual({ sleep_hours: 7, symptoms: { migraine: 2, back_pain: 1 } })
    expect(withAnswerOf(back, body, undefined)).toEqual({ sleep_hours: 7, symptoms: { migraine: 2 } })
  })

  test('an answer that was there before the card is hers', async () => {
    const log_date = new Date(NOON).toISOString().slice(0, 10)
    const { reply } = await as(her).call(createQuickLog, { body: { log_date, sleep_hours: 7, symptoms: { headache: 1 } } })
    setClock(NOON + 60_000)
    const card = await doingOf('note a headache')
    const sleep = await doingOf('note that I slept 7 hours')
    if (card?.kind !== 'symptom' || sleep?.kind !== 'sleep') throw new Error('no card')
    expect(isAnswerOf(card, answerOf(card, reply.data), reply.data.updated_at)).toBe(false)
    // What she asks for is there already.
    expect(isAnswerOf(sleep, answerOf(sleep, reply.data), reply.data.updated_at)).toBe(true)
  })

  test('a symptom of her own is known by her name for it', async () => {
    const own_symptoms = [{ key: 'own_aaaaaaaa', name: 'Frozen shoulder' }]
    await as(her).call(saveTrackingChoices, { body: { chosen: [], own: [], own_symptoms } })
    expect(await doingOf('note my frozen shoulder, moderate')).toMatchObject({
      kind: 'symptom',
      symptom: 'own_aaaaaaaa',
      title: 'Frozen shoulder',
      severity: 2,
    })
  })

  test('a severity or the hours that were left out may be written', async () => {
    await say('note a headache')
    expect(await doingOf('severe')).toMatchObject({ kind: 'symptom', severity: 3 })
    expect((await say('thanks a lot')).parts?.doing).toBeUndefined()
    await say('note my sleep')
    expect(await doingOf('5 and a half hours')).toMatchObject({ kind: 'sleep', hours: 5.5, title: '5.5 hours of sleep', choices: [] })
    expect(await written()).toBe(0)
  })

  test('of "yesterday" Lara asks which night it was, and each chip gets its card', async () => {
    const { parts } = await say('note that I slept 5 hours yesterday')
    expect(parts?.doing).toBeUndefined()
    const [last, before] = parts?.chips ?? []
    expect(await doingOf(last?.message ?? '')).toMatchObject({ kind: 'sleep', hours: 5, when: 'Last night' })
    expect(await doingOf(before?.message ?? '')).toMatchObject({ kind: 'sleep', hours: 5, when: 'The night before last' })
  })

  test('a question how to note a symptom is one about the app', async () => {
    for (const message of [
      'how do I note a symptom?',
      'can you track my sleep?',
      '¿cómo apunto un síntoma?',
      'comment noter un symptôme ?',
    ]) {
      expect((await say(message)).parts?.doing).toBeUndefined()
    }
  })

  test.each([
    ['note a symptom', 'Note a headache'],
    ['how do I note a symptom?', 'Note a headache'],
    ['¿cómo anoto mi sueño?', 'Apunta que dormí 6 horas'],
    ['comment noter un symptôme ?', 'Note un mal de tête'],
    ['what can you do?', 'how long you slept'],
    ['¿qué puedes hacer?', 'las horas que has dormido'],
    ['que pouvez-vous faire ?', 'vos heures de sommeil'],
  ])('"%s" is told that Lara can note it', async (message, told) => expect((await say(message)).text).toContain(told))

  test('a danger comes before the request to note it', async () => {
    const { parts } = await say('note a sudden terrible headache, the worst of my life')
    expect(parts).toMatchObject({ layer: 'safety', class: 'M1' })
    expect(parts?.doing).toBeUndefined()
  })

  test('what she only tells is offered to be noted, with a word of sympathy', async () => {
    const { text, parts } = await say('I had a hot flash at work today')
    expect(text).toMatch(/^(?!Of course).*hot flash.*\. Shall I note this for you\?$/)
    expect(parts?.doing).toMatchObject({ title: 'Hot flash' })
    expect(await written()).toBe(0)
  })

  test('a statement, a question and a message with danger have no card', async () => {
    for (const message of [
      'these hot flashes are killing me',
      'I get a lot of migraines',
      'what is a hot flash?',
      'note a hot flash, and I want to kill myself',
    ]) {
      expect([message, await doingOf(message)]).toEqual([message, undefined])
    }
    // After the danger it may be noted, below the help lines.
    const { parts } = await say('note a hot flash')
    expect(parts?.doing).toMatchObject({ title: 'Hot flash' })
    expect(parts?.help_lines.length).toBeGreaterThan(0)
    expect(await written()).toBe(0)
  })
})

describe('a page that is asked for', () => {
  test('is named, with a chip that goes there', async () => {
    expect(await say('where do I change the language?')).toMatchObject({
      text: 'It’s in “Settings”, under “Profile”: choose it at “Language” and tap “Save changes”.',
      parts: { layer: 'guide', chips: [{ to: '/settings?tab=profile' }] },
    })
  })

  test('in the messages after a danger a question is answered, below the help lines', async () => {
    await say('I want to kill myself')
    const { text, parts } = await say('how do I log out?')
    expect(text).toContain('“Logout”')
    expect(parts?.help_lines.length).toBeGreaterThan(0)
    expect((await say('log me out')).text).not.toContain('“Logout”')
  })
})

test('the partner gets pages of his own, never a card', async () => {
  const { him } = await twoLinked()
  const hisSession = (await as(him).call(createPartnerSession)).reply.session.id
  const sayHis = async (message: string) =>
    (await as(him).call(sendPartnerMessage, { body: { session_id: hisSession, message } })).reply.reply.parts
  for (const message of [
    'note a hot flash',
    'remind me to buy flowers tomorrow at 9',
    'note a headache',
    'note that I slept 5 hours',
    'log her mood as 4',
  ]) {
    expect(await sayHis(message)).not.toHaveProperty('doing')
  }
  expect((await sayHis('where can I log what I did?'))?.chips.map(({ to }) => to)).toEqual(['/partner/compass'])
  expect((await sayHis('where can I see my old logs'))?.chips.some(({ to }) => to?.startsWith('/tracker'))).toBe(false)
})
