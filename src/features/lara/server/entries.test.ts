import { beforeEach, describe, expect, test } from 'vitest'
import { cardsOf } from '../rules/doing-record.ts'
import { openChat } from '../../../../test/lara-chat.ts'
import { NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import type { Language } from '../../text/rules/speech.ts'

setUpServer()

/** Days that a card of today has. */
const TODAY = /^(?:Today|Hoy|Aujourd’hui|Last night|Anoche|La nuit dernière)$/

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

/** The titles of the cards, each with its day where that is not today; without a card none. */
async function noted(...messages: string[]): Promise<string[]> {
  const say = await openChat(her)
  let titles: string[] = []
  for (const message of messages) {
    const { parts } = await say(message)
    titles = cardsOf(parts).map(({ title, when }) => [title, ...(TODAY.test(when) ? [] : [when])].join(' | '))
  }
  return titles
}

describe('a plain entry gets a card for each thing that it names', () => {
  test.each<[Language, string, string[]]>([
    ['en', '7h, woke 3x, no sweats', ['7 hours of sleep', 'Waking at night', 'No night sweats']],
    ['en', 'slept 10pm til 4, two flushes before lunch', ['6 hours of sleep', '2 hot flashes']],
    ['en', 'stress was a 9 first thing', ['Stress 9/10']],
    ['en', 'alcohol none. 2 coffees, last one at 4pm', ['Alcohol', 'Caffeine after noon']],
    ['en', 'Wednesday three flushes. Thursday none', ['3 hot flashes | Wed, Nov 18, 2026', 'No hot flashes | Thu, Nov 19, 2026']],
    ['en', 'yesterday I had three hot flashes and a headache', ['3 hot flashes | Yesterday', 'Headache | Yesterday']],
    ['es', 'anoche dormí de 23:30 a 6, y tuve dos despertares por el calor', ['6,5 horas de sueño', 'Despertares nocturnos']],
    ['es', 'empapada a las tres, energía 2', ['Sudor nocturno | Hoy, 3:00', 'Energía']],
    ['fr', 'dodo de 23h à 5h, stress 7', ['6 heures de sommeil', 'Stress 7/10']],
  ])('%s: %s', async (_language, message, titles) => expect(await noted(message)).toEqual(titles))

  test('a question, and what is true in general, get none', async () => {
    for (const message of ['and at work?', 'these flushes are the end of me', 'do two coffees a day matter?', 'how many flushes was that?'])
      expect([message, await noted('I slept badly', message)]).toEqual([message, []])
  })
})

test('thanks, and words that only ask for a note, are not kept as one', async () => {
  for (const message of [
    'Thank you, that is reassuring. Please remind me the evening before to print the report.',
    'ya gracias. déjalo anotado con la fecha de hoy porfa',
    'je vais en parler à mon oncologue. peux-tu me mettre une note pour pas que j’oublie',
  ])
    expect([message, await noted(message)]).toEqual([message, []])
  expect(await noted('t’es ben fine merci. ah pis rajoute la bouffée de tantôt, vers 9h30')).toEqual(['Bouffée de chaleur'])
})

test('moments of one message can be told apart, and one is left out by its time', async () => {
  const say = await openChat(her)
  const cards = cardsOf((await say('note hot flash 9:15, another 10:40')).parts)
  expect(cards.map((card) => 'time' in card && card.time)).toEqual(['09:15', '10:40'])
  expect(new Set(cards.map((card) => 'at' in card && card.at)).size).toBe(2)
  const rest = cardsOf((await say('drop the 10:40 one')).parts)
  expect(rest.map((card) => 'time' in card && card.time)).toEqual(['09:15'])
})

describe('what has no field is kept in her words', () => {
  test.each<[Language, string, string[]]>([
    ['en', 'put down that I started sertraline on the 12th', ['“I started sertraline on the 12th” | Thu, Nov 12, 2026']],
    ['en', 'Took my blood pressure, 142 over 88. Could you make a note of it?', ['“Took my blood pressure, 142 over 88”']],
    ['en', 'log 6 hours of sleep, mood 3/10, tofu bhurji at lunch', ['6 hours of sleep', 'Mood 3/10', '“tofu bhurji at lunch”']],
    ['en', 'weight 81.4 this morning, bp 138 over 86', ['“weight 81.4 this morning, bp 138 over 86”']],
    ['en', 'note itchy shins, scratched till they bled', ['Itchy skin', '“scratched till they bled”']],
    ['es', 'anota que me tomé la pastilla de la tensión en ayunas', ['«me tomé la pastilla de la tensión en ayunas»']],
    ['fr', 'Pouvez-vous enregistrer : patch changé lundi, Estradot 50', ['« patch changé lundi, Estradot 50 » | Lun. 16 nov. 2026']],
  ])('%s: %s', async (_language, message, titles) => expect(await noted(message)).toEqual(titles))

  test('but not what she wants left out, a letter, a question about noting, or a reminder of nothing', async () => {
    for (const message of ['I bought a test. don’t log that', 'help me write to my boss', 'how do I note a symptom?', 'remind me'])
      expect([message, await noted(message)]).toEqual([message, []])
  })
})

test('a request to note something is no alarm where only a classifier suspects one; what a phrase names is', async () => {
  expect(await noted('ya, lo voy a pensar. recuérdame llamar a la consulta el lunes a las 10')).toEqual([
    'Llamar a la consulta | Una vez: lun, 23 nov 2026',
  ])
  expect(await noted('can you put in that I have been on the 50 patch since 3 March')).toEqual([
    '“I have been on the 50 patch since 3 March” | Tue, Mar 3, 2026',
  ])
  const say = await openChat(her)
  for (const message of ['note that I want to kill myself', 'remind me tomorrow to take all my pills at once and end it'])
    expect([message, (await say(message)).parts?.layer]).toEqual([message, 'safety'])
})

describe('a card is changed by what she says next', () => {
  test.each<[string[], string[]]>([
    [['note 3 hot flashes', 'no, four'], ['4 hot flashes']],
    [['note 3 hot flashes', 'sorry that was yesterday'], ['3 hot flashes | Yesterday']],
    [['note a headache, mild', 'worse than that, call it severe'], ['Headache']],
    [['note that I slept 4 hours', '4 and a half, just looked at my watch'], ['4.5 hours of sleep']],
    [['remind me to change my patch every Monday and Thursday at 8', 'sorry, half 9 not 8'], ['Change my patch | Mon, Thu']],
    [['apunta que hoy me vino la regla, poca', 'me equivoqué, fue ayer'], ['Sangrado | Ayer']],
    [['note 3 bouffées de chaleur', 'ah non, deux seulement'], ['2 bouffées de chaleur']],
    [['note 3 hot flashes', 'actually none'], ['No hot flashes']],
    [['note that I slept 5 hours', 'no wait make it 4 and a half hours'], ['4.5 hours of sleep']],
    [['note 3 hot flashes', 'sorry, 12 November'], ['3 hot flashes | Thu, Nov 12, 2026']],
    // Nothing more of the same.
    [['note a hot flash', 'dentist at 4'], []],
  ])('%s', async (messages, titles) => expect(await noted(...messages)).toEqual(titles))

  test('and left out where she takes it back; the rest stays', async () => {
    const messages = ['note 3 hot flashes and a headache, two glasses of red', 'leave the wine out']
    expect(await noted(...messages)).toEqual(['3 hot flashes', 'Headache'])
    expect(await noted(...messages, 'scrap that')).toEqual([])
  })
})

test('a reminder in so many hours, or at an hour that is over, comes at the next such time', async () => {
  const say = await openChat(her)
  expect((await say('remind me in 2 hours to drink water')).parts?.doing).toMatchObject({ time: '14:00', date: '2026-11-21', once: true })
  setClock(NOON + 9 * 3_600_000)
  her = await person('woman')
  const late = await openChat(her)
  expect((await late('remind me today at 11 to go to bed')).parts?.doing).toMatchObject({ time: '23:00', date: '2026-11-21' })
})

test('nothing is offered to be noted where she does not want to be told of it', async () => {
  const message = "I have gained 18 lbs in two years and I eat as I always did. Please don't tell me to try yoga."
  expect((await (await openChat(her))(message)).parts?.doing).toBeUndefined()
})

test('a treatment begun is kept in her words, and what is said of it is no symptom', async () => {
  const say = await openChat(her)
  const { parts } = await say('Anotame que arranqué hoy con el gel, dos pulsaciones, y la progesterona de 100 antes de dormir.')
  expect(parts?.doing).toMatchObject({ kind: 'note' })
  expect(parts?.further).toBeUndefined()
})
