import { expect, test } from 'vitest'
import { readDataQuestion } from './read-data-question.ts'
import { short, table } from './read-data-question-short.ts'

/** A Thursday. */
const TODAY = '2026-11-19'

/** Forms that once were read as another period, bound or part of the day. */
const QUESTIONS = table(`
how many hot flashes did I have on Monday morning? | hot_flashes hours 11-16 morning
combien de bouffées hier après-midi ? | hot_flashes hours 11-18 afternoon
combien de bouffées lundi après-midi ? | hot_flashes hours 11-16 afternoon
how many mornings did I have a hot flash this week? | hot_flashes hours 11-16..11-19 morning
¿cuántas mañanas tuve sofocos esta semana? | hot_flashes hours 11-16..11-19 morning
how many nights did I have hot flashes this week? | hot_flashes hours 11-16..11-19 night
how many nights without hot flashes this week? | unclear hot_flashes
how many hot flashes during the day this week? | unclear hot_flashes
how many nights did I sleep less than five and a half hours in October | sleep days 10-01..10-31 under 5.5
¿cuántas noches dormí menos de seis horas y media en octubre? | sleep days 10-01..10-31 under 6.5
combien de nuits ai-je dormi moins de 6h30 en octobre ? | sleep days 10-01..10-31 under 6.5
what is my average number of night sweats a week since september? | night_sweats weeks 09-01..11-19
how many periods did I have this year? | bleeding cycles 01-01..11-19
¿cuántas reglas he tenido este año? | bleeding cycles 01-01..11-19
combien de fois ai-je eu mes règles cette année ? | bleeding cycles 01-01..11-19
since when have I had no period? | bleeding last
¿desde cuándo no tengo la regla? | bleeding last
how many hot flashes on Monday and Wednesday | unclear hot_flashes
how many hot flashes on 3 November and 9 November | unclear hot_flashes
how many hot flashes did I have in October and November | hot_flashes count 10-01..11-19
how many hot flashes did I have by this time last month? | unclear hot_flashes
¿cuántos sofocos en la última semana de octubre? | unclear hot_flashes
how many hot flashes since the start of the month | hot_flashes count 11-01..11-19
¿cuántos sofocos desde principios de mes? | hot_flashes count 11-01..11-19
what's my mood average for November so far? | mood how 11-01..11-19
how was my sleep a month ago | sleep how 10-01..10-31
how did I sleep since spring? | sleep how 03-01..11-19
how many hot flashes did I have last summer? | hot_flashes count 06-01..08-31
¿cómo he dormido desde la primavera? | sleep how 03-01..11-19
comment ai-je dormi depuis le printemps ? | sleep how 03-01..11-19
¿hace cuántos días me vino la regla? | bleeding last
il y a combien de jours que j'ai eu mes règles ? | bleeding last
how many days ago did I have my period? | bleeding last
how many weeks ago was my period? | bleeding last
¿hace cuántos días tuve un sofoco? | hot_flashes last
il y a combien de jours que j'ai eu une bouffée ? | hot_flashes last
¿tuve más sofocos esta semana que la pasada? | hot_flashes compare 11-16..11-19 vs 11-09..11-15
¿he dormido mejor esta semana que la anterior? | sleep compare 11-16..11-19 vs 11-09..11-15
¿he tenido menos sofocos este mes que el pasado? | hot_flashes compare 11-01..11-19 vs 10-01..10-31
¿duermo más este mes que el anterior? | sleep compare 11-01..11-19 vs 10-01..10-31
compara mi energía de esta semana con la pasada | energy compare 11-16..11-19 vs 11-09..11-15
¿cómo dormí el mes pasado? | sleep how 10-01..10-31
¿cómo dormí la semana pasada? | sleep how 11-09..11-15
ai-je eu plus de bouffées cette semaine que la précédente ? | hot_flashes compare 11-16..11-19 vs 11-09..11-15
ai-je eu plus de bouffées cette semaine que la dernière ? | hot_flashes compare 11-16..11-19 vs 11-09..11-15
ai-je mieux dormi ce mois-ci que le mois dernier ? | sleep compare 11-01..11-19 vs 10-01..10-31
ai-je mieux dormi ce mois-ci que le précédent ? | sleep compare 11-01..11-19 vs 10-01..10-31
ai-je eu moins de bouffées cette semaine que celle d'avant ? | hot_flashes compare 11-16..11-19 vs 11-09..11-15
did I have more hot flashes this week than the last one? | hot_flashes compare 11-16..11-19 vs 11-09..11-15
did I sleep more this month than the last? | sleep compare 11-01..11-19 vs 10-01..10-31
did I have more hot flashes in October than in September? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
¿tuve más sofocos en octubre que en septiembre? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
ai-je eu plus de bouffées en octobre qu'en septembre ? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
`)

test.each(QUESTIONS)('"%s" is parsed as %s', (message, parsed) => {
  expect(short(readDataQuestion(message, TODAY, null, { hemisphere: 'north' }))).toBe(parsed)
})

test('spring begins in September in the south, and nowhere in an unknown region', () => {
  const read = (hemisphere?: 'south') => short(readDataQuestion('how did I sleep since spring?', TODAY, null, { hemisphere }))
  expect(read('south')).toBe('sleep how 09-01..11-19')
  expect(read()).not.toContain('how')
})

test.each(['and coffee?', 'and smoking?', "and when I'm tired at work?", '¿y en el trabajo?', '¿es por mi ciclo?', 'et le tabac ?'])(
  '"%s" goes on from another answer',
  (message) => {
    expect(readDataQuestion(message, TODAY, null)).toBeUndefined()
  },
)
