import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { saveBackground } from '../../background/contract.ts'
import { saveFlowDays } from '../../calendar/contract.ts'
import { addKnownGap } from '../../calendar/rules/stage/endpoints.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, sendMessage } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'
const ago = (days: number) => addDays(TODAY, -days)

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function ask(message: string) {
  const { session } = (await as(her).call(createChatSession)).reply
  return (await as(her).call(sendMessage, { body: { session_id: session.id, message } })).reply.reply
}

/** A period of three days that ended `back` days ago, and the time since then confirmed. */
async function lateTransition(back = 97): Promise<void> {
  const days = [0, 1, 2].map((index) => ({ entry_date: ago(back + index), flow_description: 'Moderate flow' as const }))
  await as(her).call(saveFlowDays, { body: { days } })
  await as(her).call(addKnownGap, { body: { from: ago(back - 1), to: TODAY } })
}

test.each([
  [
    'What stage am I in?',
    'Your calendar looks like the late transition',
    'There has been no bleeding for 97 days, since Aug 17.',
    'After 268 more days',
  ],
  ['Am I postmenopausal?', 'Your calendar looks like the late transition', 'since Aug 17', 'this is no diagnosis'],
  ['Am I in menopause?', 'Your calendar looks like the late transition', 'since Aug 17', 'this is no diagnosis'],
  ['¿En qué etapa estoy?', 'Por tu calendario, parece la transición tardía', 'No ha habido sangrado en 97 días', 'Con 268 días más'],
  ['¿Soy posmenopáusica?', 'Por tu calendario, parece la transición tardía', 'No ha habido sangrado en 97 días', 'no es un diagnóstico'],
  ['À quelle étape suis-je ?', 'D’après votre calendrier, c’est sans doute la fin de la transition', 'depuis 97 jours', 'Encore 268 jours'],
  ['Suis-je ménopausée ?', 'D’après votre calendrier, c’est sans doute la fin de la transition', 'depuis 97 jours', 'pas un diagnostic'],
])('"%s" is answered from her calendar', async (message, ...said) => {
  await lateTransition()
  const { text, parts } = await ask(message)
  for (const words of said) expect(text).toContain(words)
  expect(text).not.toMatch(/<\/?\w+>/)
  expect(parts).toMatchObject({ layer: 'own_data', chips: [{ to: '/calendar' }] })
})

test('a year without bleeding is told as such', async () => {
  await lateTransition(400)
  expect((await ask('Am I postmenopausal?')).text).toContain('Your calendar looks like postmenopause, the first years after menopause.')
})

test('why there is no stage, and where to change that', async () => {
  await lateTransition()
  await as(her).call(saveBackground, { body: { answers: { contraception: 'hormone-ius' }, version: 0 } })
  const { text, parts } = await ask('What stage am I in?')
  expect(text).toContain('Your contraception contains hormones.')
  expect(text).not.toContain('transition')
  expect(parts?.chips.map(({ to }) => to)).toEqual(['/calendar', '/settings?tab=body'])
})

test.each<[string, () => Promise<unknown>]>([
  ['an empty calendar', () => Promise.resolve()],
  [
    'a hidden calendar',
    async () => {
      await lateTransition()
      await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
    },
  ],
])('with %s the fixed answer is given', async (_name, prepare) => {
  await prepare()
  const { text, parts } = await ask('Am I postmenopausal?')
  expect(text).toContain('You asked whether you are in menopause.')
  expect(parts).toMatchObject({ layer: 'safety', class: 'X' })
})

test('danger in the same message is answered first', async () => {
  await lateTransition()
  const { text, parts } = await ask('What stage am I in? I want to kill myself.')
  expect(parts).toMatchObject({ layer: 'safety', class: 'C1' })
  expect(text).not.toContain('transition')
})
