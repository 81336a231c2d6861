import { expect, test } from 'vitest'
import { readDataQuestion } from './read-data-question.ts'
import { short, table } from './read-data-question-short.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

test.each(
  table(`
on how many days did I not have a headache this month? | symptom/headache days 11-01..11-21 without
how many days did I not have any hot flashes this month? | hot_flashes days 11-01..11-21 without
how many nights did I not sleep more than 7 hours this month? | sleep days 11-01..11-21 most 7
how many days this month was my mood not above 5? | mood days 11-01..11-21 most 5
how many hot flashes did I not have this week? | unclear hot_flashes
didn't I have a hot flash yesterday? | hot_flashes how 11-20
how was my mood the day after my worst night? | unclear mood
how many nights with more than 1 night sweat this month? | night_sweats days 11-01..11-21 over 1
my mood not counting weekends this month? | mood how 11-01..11-21 on 01234
how many hot flashes this month except Mondays? | hot_flashes count 11-01..11-21 on 123456
¿cuántos días no tuve sofocos este mes? | hot_flashes days 11-01..11-21 without
¿cuántas noches no dormí menos de 6 horas este mes? | sleep days 11-01..11-21 least 6
¿cuántos sofocos no tuve esta semana? | unclear hot_flashes
¿cuántos sofocos tuve este mes salvo los fines de semana? | hot_flashes count 11-01..11-21 on 01234
combien de jours je n'ai pas eu de bouffées ce mois-ci ? | hot_flashes days 11-01..11-21 without
combien de jours n'ai-je pas bu d'alcool ce mois-ci ? | factor/alcohol days 11-01..11-21 without
combien de nuits je n'ai pas dormi au moins 7 heures ce mois-ci ? | sleep days 11-01..11-21 under 7
combien de nuits avec plus d'une sueur ce mois-ci ? | night_sweats days 11-01..11-21 over 1
combien de bouffées ce mois-ci sauf le lundi ? | hot_flashes count 11-01..11-21 on 123456
`),
)('%s', (message = '', expected) => {
  expect(short(readDataQuestion(message, TODAY, null))).toBe(expected)
})

const PERIOD = readDataQuestion('when was my last period?', TODAY, null) ?? null
const WEEK = readDataQuestion('how did I sleep last week?', TODAY, null) ?? null

test.each([
  ['and the one before?', PERIOD, 'bleeding cycles'],
  ['¿y la anterior?', PERIOD, 'bleeding cycles'],
  ["et celles d'avant ?", PERIOD, 'bleeding cycles'],
  ['how long did it last?', PERIOD, 'bleeding span'],
  ['elles ont duré combien de temps ?', PERIOD, 'bleeding span'],
  ['¿y esta?', WEEK, 'sleep how 11-16..11-21'],
] as const)('"%s" goes on from the answer before', (message, followed, expected) => {
  expect(short(readDataQuestion(message, TODAY, followed))).toBe(expected)
})
