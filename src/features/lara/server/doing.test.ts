import { beforeEach, describe, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { listCalendar } from '../../calendar/contract.ts'
import { addMoment, listMoments } from '../../moments/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../../partner-chat/contract.ts'
import { addReminder, listReminders } from '../../reminders/contract.ts'
import { initialChoice, isMomentOf, isReminderOf, toNewMoment, toNewReminder } from '../rules/doing-record.ts'
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
  return moments.length + entries.length + reminders.length
}

describe('what she wants written down', () => {
  test.each([
    ['note a hot flash', { kind: 'moment', moment: 'hot_flash', title: 'Hot flash', at: new Date(NOON).toISOString(), asks_time: false }],
    ['note a hot flash yesterday at 3', { kind: 'moment', when: 'Yesterday', asks_time: true, time: '15:00' }],
    ['log my mood as 6', { kind: 'moment', moment: 'mood', value: null }],
    ['mood 4 of 5, log it', { kind: 'moment', moment: 'mood', value: 4 }],
    ['apunta que hoy me vino la regla, poca', { kind: 'flow', flow: 'light-flow', title: 'Sangrado', when: 'Hoy' }],
    ['rappelle-moi de prendre mon magnésium à 20 h', { kind: 'reminder', title: 'Prendre mon magnésium', time: '20:00', once: false }],
    [
      'set a reminder for my patch every Sunday at 9',
      { kind: 'reminder', title: 'Patch', when: 'Every Sunday', time: '09:00', days: ['sun'] },
    ],
    ['remind me to take my tablets', { kind: 'reminder', title: 'Take my tablets', time: null }],
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

  test('a "yes" gets the card once more, and a time fills it in', async () => {
    await say('remind me to take my tablets')
    expect(await doingOf('at 8 pm')).toMatchObject({ kind: 'reminder', title: 'Take my tablets', time: '20:00' })
    expect(await doingOf('yes')).toMatchObject({ kind: 'reminder', time: '20:00' })
    expect((await say('no')).parts?.doing).toBeUndefined()
    expect(await written()).toBe(0)
  })

  test.each([
    ['note a headache', '/tracker/soft'],
    ['log my weight', '/tracker/deep'],
  ])('"%s" has no card, and the nearest page instead', async (message, to) => {
    const { parts } = await say(message)
    expect(parts?.doing).toBeUndefined()
    expect(parts?.chips.map((chip) => chip.to)).toEqual([to])
  })

  test('a statement, a question and a message with danger have no card', async () => {
    for (const message of ['I had a hot flash at work today', 'what is a hot flash?', 'note a hot flash, and I want to kill myself']) {
      expect(await doingOf(message)).toBeUndefined()
    }
    // The messages after the danger.
    expect(await doingOf('note a hot flash')).toBeUndefined()
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
  for (const message of ['note a hot flash', 'remind me to buy flowers tomorrow at 9', 'log her mood as 4']) {
    expect(await sayHis(message)).not.toHaveProperty('doing')
  }
  expect((await sayHis('where can I log what I did?'))?.chips.map(({ to }) => to)).toEqual(['/partner/compass'])
  expect((await sayHis('where can I see my old logs'))?.chips.some(({ to }) => to?.startsWith('/tracker'))).toBe(false)
})
