import { describe, expect, test } from 'vitest'
import type { Dose, Schedule, Treatment } from '../../treatments/contract.ts'
import { readDataQuestion } from './read-data-question.ts'
import { mayAskOfTreatments, meantBy, readTreatmentQuestion, withTreatmentDates } from './read-treatment-question.ts'
import { answerTreatmentQuestion } from './treatment-answer.ts'

const TODAY = '2026-11-26'
const daily = (time: string): Schedule => ({ kind: 'daily', times: [time] })
const made = (given: Pick<Treatment, 'id' | 'name' | 'what' | 'form' | 'phases'>): Treatment => ({
  purpose: '',
  side_effects: '',
  reason_stopped: '',
  remind: false,
  created_at: '2026-10-03T08:00:00Z',
  updated_at: '2026-10-03T08:00:00Z',
  ...given,
})
const PATCH = made({
  id: 1,
  name: 'Evorel',
  what: 'oestrogen',
  form: 'patch',
  phases: [
    { from: '2026-09-07', change: 'start', amount: '1 patch', strength: '25 µg', schedule: daily('08:00') },
    { from: '2026-10-03', change: 'dose-up', amount: '1 patch', strength: '50 µg', schedule: daily('08:00') },
  ],
})
const TABLETS = made({
  id: 2,
  name: 'Night tablets',
  what: 'progestogen',
  form: 'tablet',
  phases: [{ from: '2026-10-20', change: 'start', amount: '1 tablet', strength: '', schedule: daily('22:00') }],
})
const OLD = made({
  id: 3,
  name: 'Gel',
  what: 'testosterone',
  form: 'gel',
  phases: [
    { from: '2026-01-05', change: 'start', amount: '', strength: '', schedule: daily('08:00') },
    { from: '2026-03-02', change: 'stop', amount: '', strength: '', schedule: null },
  ],
})
const ALL = [PATCH, TABLETS, OLD]

const read = (message: string) => readTreatmentQuestion(message, ALL, TODAY)
const meant = (message: string) => {
  const asked = read(message)
  return asked && [asked.asks, ...meantBy(asked.named, ALL).map(({ name }) => name)]
}
const answer = (message: string, doses: Dose[] = []) => {
  const asked = read(message)
  return asked && answerTreatmentQuestion(asked, { treatments: ALL, doses }, TODAY)?.text
}

test.each<[string, ...string[]]>([
  ['when did I start the patch?', 'start', 'Evorel'],
  ['The patch, when did I start it?', 'start', 'Evorel'],
  ['since when do I take progesterone', 'start', 'Night tablets'],
  ['how long have I been on Evorel?', 'start', 'Evorel'],
  ['when did I stop the gel', 'start', 'Gel'],
  ['¿Cuándo empecé con el parche?', 'start', 'Evorel'],
  ['El parche, ¿desde cuándo lo uso? ¿desde cuando uso el parche?', 'start', 'Evorel'],
  ['¿cuánto tiempo llevo con los comprimidos?', 'start', 'Night tablets'],
  ['Quand ai-je commencé le patch ?', 'start', 'Evorel'],
  ['Le patch, depuis quand je le mets ?', 'start', 'Evorel'],
  ['depuis combien de temps je prends la progestérone ?', 'start', 'Night tablets'],
  ['which dose am I on now?', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['what dose of estrogen am I on', 'current', 'Evorel'],
  ['What is my current dose?', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['Now, which dose am I on with the patch?', 'current', 'Evorel'],
  ['¿qué dosis tomo ahora?', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['¿Cuál es mi dosis actual de estrógeno?', 'current', 'Evorel'],
  ['Quelle est ma dose actuelle ?', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['le patch, je suis à quelle dose maintenant ?', 'current', 'Evorel'],
  ['how often did I forget my tablets last month?', 'doses', 'Night tablets'],
  ['Last month, how many tablets did I miss?', 'doses', 'Night tablets'],
  ['¿cuántas veces olvidé mis comprimidos el mes pasado?', 'doses', 'Night tablets'],
  ['El mes pasado, ¿cuántas veces me olvidé de los comprimidos?', 'doses', 'Night tablets'],
  ["combien de fois j'ai oublié mes comprimés le mois dernier ?", 'doses', 'Night tablets'],
  ['Le mois dernier, combien de fois ai-je oublié les comprimés ?', 'doses', 'Night tablets'],
  ['did I miss any tablets this week?', 'doses', 'Night tablets'],
  ['have I taken my tablets every day', 'doses', 'Night tablets'],
  ['did I take everything today', 'doses', 'Evorel', 'Night tablets', 'Gel'],
  ['¿he tomado los comprimidos todos los días?', 'doses', 'Night tablets'],
  ["j'ai bien pris mes comprimés hier ?", 'doses', 'Night tablets'],
  ['when’s the next patch due', 'next', 'Evorel'],
  ['when do I change my patch', 'next', 'Evorel'],
  ['¿cuándo me toca cambiar el parche?', 'next', 'Evorel'],
  ['le prochain patch c’est quand', 'next', 'Evorel'],
  ['what treatments have I noted', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['¿qué tratamientos tengo apuntados?', 'current', 'Evorel', 'Night tablets', 'Gel'],
  ['qu’est-ce que je prends en ce moment', 'current', 'Evorel', 'Night tablets', 'Gel'],
])('%s', (message, ...expected) => {
  expect(meant(message)).toEqual(expected)
  expect(mayAskOfTreatments(message)).toBe(true)
})

// For these the fixed answers about medicines stay.
test.each([
  'which dose should I be on now?',
  'Is the dose I am on too high?',
  'what dose of estrogen is right for me?',
  'I forgot my tablet, what now?',
  'how often can I take my tablets?',
  'How many tablets did I take, is that dangerous?',
  'I took two tablets by mistake',
  'how many tablets do I need to take',
  'should I take more?',
  '¿qué dosis debo tomar?',
  '¿Qué dosis de estrógeno es la adecuada?',
  'olvidé mi pastilla, ¿qué hago?',
  'quelle dose dois-je prendre ?',
  "j'ai oublié mon comprimé, que faire ?",
  'combien de comprimés faut-il prendre ?',
  'when did I start sleeping badly?',
  'how often did I forget things last month?',
  'when did my last period start?',
  'how long do patches last?',
  'when does the patch start to work?',
  'did I take the tablets for my sleep',
  'did I miss my period since the tablets',
  'did I take my tablet twice',
  'when is my next period due?',
  'he tomado los comprimidos',
  "j'ai pris mes comprimés",
])('%s is not read', (message) => expect(read(message)).toBeUndefined())

test.each([
  ['how often did I forget my tablets last month?', '2026-10-01', '2026-10-31'],
  ['how often did I forget my tablets in the last two weeks?', '2026-11-13', '2026-11-26'],
  ['how often did I skip my patch in October?', '2026-10-01', '2026-10-31'],
  ['how often did I forget my tablets?', '2026-10-28', '2026-11-26'],
  ['did I take my tablets yesterday?', '2026-11-25', '2026-11-25'],
  ['did I take my tablet', '2026-11-26', '2026-11-26'],
  ['¿se me han olvidado los comprimidos este mes?', '2026-11-01', '2026-11-26'],
  ['¿cuántas veces olvidé mis comprimidos el mes pasado?', '2026-10-01', '2026-10-31'],
  ["combien de fois j'ai oublié mes comprimés le mois dernier ?", '2026-10-01', '2026-10-31'],
])('%s asks for %s to %s', (message, from, to) => expect(read(message)?.days).toEqual({ from, to }))

describe('the answer', () => {
  test('says when she started, from her note', () => {
    expect(answer('when did I start the patch?')).toBe('Evorel: you noted that you started on Sep 7, 2026, 80 days ago.')
    expect(answer('when did I stop the gel?')).toContain('You stopped on Mar 2, 2026.')
  })

  test('says what she takes now in her words, and leaves what is right to others', () => {
    const text = answer('which dose am I on now?')
    expect(text).toContain('Evorel: 1 patch, 50 µg · Every day, 8:00 AM, since Oct 3, 2026.')
    expect(text).toContain('Night tablets: 1 tablet · Every day, 10:00 PM, since Oct 20, 2026.')
    expect(text).not.toContain('Gel')
    expect(text).toContain('your doctor or pharmacist')
  })

  test('counts doses and does not call a day without a note missed', () => {
    const doses = (['taken', 'late', 'skipped'] as const).map((state, place) => ({
      treatment_id: 2,
      local_date: `2026-10-2${place}`,
      slot: 0,
      state,
    }))
    expect(answer('how often did I forget my tablets last month?', doses)).toBe(
      [
        'From Oct 1, 2026 to Oct 31, 2026:',
        'Night tablets: 12 planned doses. 2 noted as taken, 1 of them late, 1 as skipped, 9 without a note.',
        'A dose without a note is not a missed one: I only know what you noted.',
      ].join('\n\n'),
    )
  })

  test('says what she noted about one day, and when the next dose is planned', () => {
    const doses: Dose[] = [{ treatment_id: 2, local_date: '2026-11-25', slot: 0, state: 'skipped' }]
    expect(answer('did I take my tablet yesterday?', doses)).toBe(
      'Your doses on Wednesday, November 25:\n\nNight tablets: 10:00 PM, noted as skipped.',
    )
    const today: Dose[] = [{ treatment_id: 1, local_date: TODAY, slot: 0, state: 'taken' }]
    expect(answer('when is my next patch')).toBe('Evorel: next planned on Thursday, November 26, 8:00 AM.')
    expect(answer('when is my next patch', today)).toBe('Evorel: next planned on Friday, November 27, 8:00 AM.')
  })

  test('is none when she takes nothing like it', () => {
    expect(answer('when did I start the ring?')).toBeUndefined()
  })
})

describe('since the start of a treatment', () => {
  test.each([
    ['since I began the patch, my sleep?', '2026-09-07'],
    ['How has my sleep been since I started Evorel?', '2026-09-07'],
    ['How was my sleep since I started taking the tablets?', '2026-10-20'],
    ['¿Cómo ha sido mi sueño desde que empecé con el parche?', '2026-09-07'],
    ['Desde que uso el parche, ¿cómo duermo?', '2026-09-07'],
    ['Depuis que j’ai commencé le patch, comment est mon sommeil ?', '2026-09-07'],
    ['Comment je dors depuis que je prends les comprimés ?', '2026-10-20'],
  ])('%s', (message, from) => {
    const dated = withTreatmentDates(message, ALL, TODAY)
    expect(dated && readDataQuestion(dated, TODAY, null)).toMatchObject({ subject: 'sleep', from, to: TODAY })
    expect(dated && readDataQuestion(dated, TODAY, null)?.asks).not.toBe('unclear')
  })

  test.each([
    ['have my flashes gone down since I started the patch', 'hot_flashes'],
    ['have i been sleeping better since the patch', 'sleep'],
    ['do I have fewer hot flashes than before the patch', 'hot_flashes'],
    ['¿tengo menos sofocos que antes del parche?', 'hot_flashes'],
    ['¿he dormido mejor desde que llevo el parche?', 'sleep'],
    ["est-ce que j'ai moins de bouffées depuis le patch ?", 'hot_flashes'],
  ])('"%s" compares the days since with as many before', (message, subject) => {
    const dated = withTreatmentDates(message, ALL, TODAY)
    const before = { from: '2026-06-18', to: '2026-09-06' }
    expect(dated && readDataQuestion(dated, TODAY, null)).toMatchObject({ subject, asks: 'compare', from: '2026-09-07', to: TODAY, before })
  })

  test('"before the patch" asks for the four weeks before', () => {
    const dated = withTreatmentDates('how was my sleep before the patch', ALL, TODAY)
    expect(dated && readDataQuestion(dated, TODAY, null)).toMatchObject({ asks: 'how', from: '2026-08-10', to: '2026-09-06' })
  })

  test.each(['since I began the diet, my sleep?', 'since I started the ring, my sleep?', 'my sleep since May'])('%s: none', (message) =>
    expect(withTreatmentDates(message, ALL, TODAY)).toBeUndefined(),
  )
})
