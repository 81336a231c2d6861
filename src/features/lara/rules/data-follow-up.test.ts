import { expect, test } from 'vitest'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { asksForCause, readDataFollowUp, readLater } from './data-follow-up.ts'

const TODAY = '2026-11-27'
const THIS_WEEK: DataQuestion = { subject: 'sleep', asks: 'how', from: '2026-11-23', to: TODAY, before: null, flow: null }

test.each(['is that better than last week?', 'better than last week?', '¿mejor que la semana pasada?', 'mieux que la semaine dernière ?'])(
  '"%s" compares the days of the last answer with that week',
  (message) => {
    expect(readDataFollowUp(message, THIS_WEEK, TODAY)).toMatchObject({
      subject: 'sleep',
      asks: 'compare',
      from: '2026-11-23',
      before: { from: '2026-11-16', to: '2026-11-22' },
    })
  },
)

test.each(['when was the last one?', '¿cuándo fue la última?', 'c’était quand la dernière ?'])('"%s" asks for the last day', (message) => {
  expect(readDataFollowUp(message, { ...THIS_WEEK, subject: 'bleeding' }, TODAY)).toMatchObject({ subject: 'bleeding', asks: 'last' })
})

test.each([
  'so is it getting better or worse',
  'have I improved?',
  '¿entonces he mejorado?',
  'c’est mieux ou pas',
  'compared to the week before?',
])('"%s" compares with as many days before', (message) => {
  expect(readDataFollowUp(message, THIS_WEEK, TODAY)).toMatchObject({ subject: 'sleep', asks: 'compare', from: '2026-11-23', to: TODAY })
})

test('a period that is over is compared with what came after it', () => {
  const lastWeek = { ...THIS_WEEK, from: '2026-11-16', to: '2026-11-22' }
  const compared = { asks: 'compare', from: '2026-11-23', to: TODAY, before: { from: '2026-11-16', to: '2026-11-22' } }
  expect(readDataFollowUp('is it getting better?', lastWeek, TODAY)).toMatchObject(compared)
  expect(readDataFollowUp('¿y esta?', lastWeek, TODAY)).toMatchObject({ asks: 'how', from: '2026-11-23', to: TODAY })
})

test.each([
  ['which day was the worst', 'worst'],
  ['what was the best night?', 'best'],
  ['¿cuál fue el peor día?', 'worst'],
  ['quel a été mon pire jour', 'worst'],
])('"%s" asks for the %s day', (message, asks) => {
  expect(readDataFollowUp(message, THIS_WEEK, TODAY)).toMatchObject({ subject: 'sleep', asks, from: '2026-11-23', to: TODAY })
})

test('an answer some turns ago is meant only where nothing else can be', () => {
  const period: DataQuestion = { ...THIS_WEEK, subject: 'bleeding', asks: 'last' }
  expect(readLater('¿cuántos días duró?', period, TODAY)).toMatchObject({ subject: 'bleeding', asks: 'span' })
  expect(readLater('which night was the worst?', THIS_WEEK, TODAY)).toMatchObject({ subject: 'sleep', asks: 'worst' })
  expect(readLater('is it getting better?', THIS_WEEK, TODAY)).toBeUndefined()
})

test.each(['more than usual?', 'is that more than a doctor can say?', 'how did I sleep last week?'])('"%s" is no follow-up', (message) => {
  expect(readDataFollowUp(message, THIS_WEEK, TODAY)).toBeUndefined()
})

test.each([
  ['is that because of the patch?', true],
  ['¿es por el parche?', true],
  ['c’est grâce au patch ?', true],
  ['why though', true],
  ['¿por qué?', true],
  ['pourquoi ?', true],
  ['why is my sleep so bad', false],
  ['is it the patch?', false],
  ['is that better than last week?', false],
])('"%s" asks for the cause: %s', (message, is) => expect(asksForCause(message)).toBe(is))

test.each([
  ['6 hours, hmm. Is that worse than the week before?', { asks: 'compare', before: { from: '2026-11-16', to: '2026-11-22' } }],
  ['o sea que ha bajado un poquito, ¿no?', { asks: 'compare' }],
  ['vale, compara septiembre y octubre', { asks: 'compare', from: '2026-10-01', before: { from: '2026-09-01', to: '2026-09-30' } }],
  ['no, I meant my sleep. Compare September and October please', { asks: 'compare', subject: 'sleep', from: '2026-10-01' }],
])('"%s" goes on from the numbers before', (message, asked) => {
  expect(readDataFollowUp(message, THIS_WEEK, TODAY)).toMatchObject({ subject: 'sleep', ...asked })
})

test('the worst night after other numbers is that of her sleep', () => {
  expect(readDataFollowUp('which night was the worst?', { ...THIS_WEEK, subject: 'hot_flashes' }, TODAY)).toMatchObject({
    subject: 'sleep',
    asks: 'worst',
  })
})
