import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalDate } from '../../../kit/local-date.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readDataQuestion } from './read-data-question.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

/** A question in short form: subject, what is asked, its days, then "vs" and the earlier days, or the flow. */
function short(question: DataQuestion | undefined): string {
  if (!question) return 'not taken'
  const { subject, asks, from, to, before, flow } = question
  const days = (one: string, other: string) => (one === other ? one.slice(5) : `${one.slice(5)}..${other.slice(5)}`)
  const year = from.startsWith('2026') ? '' : `${from.slice(0, 4)} `
  const when = asks === 'last' ? '' : ` ${year}${days(from, to)}`
  return `${subject} ${asks}${when}${before ? ` vs ${days(before.from, before.to)}` : ''}${flow ? ` ${flow}` : ''}`
}

const ENGLISH: readonly (readonly [string, string])[] = [
  ['how did I sleep this week?', 'sleep how 11-16..11-21'],
  ['How did I sleep last night', 'sleep how 11-21'],
  ["how's my sleep been lately?", 'sleep how 11-08..11-21'],
  ['How have I been sleeping?', 'sleep how 11-15..11-21'],
  ['how much did I sleep yesterday', 'sleep how 11-20'],
  ['how many hours did I sleep on Tuesday?', 'sleep how 11-17'],
  ['How long did I sleep last night', 'sleep how 11-21'],
  ['how well did i sleep in september', 'sleep how 09-01..09-30'],
  ['when was my last heavy day?', 'bleeding last Heavy flow'],
  ['When did I last bleed?', 'bleeding last'],
  ['when was my last period', 'bleeding last'],
  ['how long has it been since my last period?', 'bleeding last'],
  ['How many days since my last period', 'bleeding last'],
  ['did I bleed in August', 'bleeding how 08-01..08-31'],
  ['Have I had any spotting this month?', 'bleeding how 11-01..11-21 Light spotting'],
  ['how many heavy days did I have in October', 'bleeding count 10-01..10-31 Heavy flow'],
  ['how many days did I bleed last month?', 'bleeding count 10-01..10-31'],
  ['am I better than last month?', 'everything compare 11-01..11-21 vs 10-01..10-31'],
  ['Am I doing better than last week?', 'everything compare 11-16..11-21 vs 11-09..11-15'],
  ['am I sleeping better', 'sleep compare 11-15..11-21 vs 11-08..11-14'],
  ['is my sleep improving?', 'sleep compare 11-15..11-21 vs 11-08..11-14'],
  ['Is my mood better than in September?', 'mood compare 11-01..11-21 vs 09-01..09-30'],
  ['do I have more hot flashes than last month', 'hot_flashes compare 11-01..11-21 vs 10-01..10-31'],
  ['did I sleep better this week than last week?', 'sleep compare 11-16..11-21 vs 11-09..11-15'],
  ['compare my October with my September', 'everything compare 10-01..10-31 vs 09-01..09-30'],
  ['how does my mood this week compare to last week?', 'mood compare 11-16..11-21 vs 11-09..11-15'],
  ['how many hot flashes did I have yesterday?', 'hot_flashes count 11-20'],
  ['how many hot flushes since Monday', 'hot_flashes count 11-16..11-21'],
  ['How many hot flashes did I have in October?', 'hot_flashes count 10-01..10-31'],
  ['how many hot flashes in the last 10 days', 'hot_flashes count 11-12..11-21'],
  ['how many hot flashes did I get over the past two weeks', 'hot_flashes count 11-08..11-21'],
  ['how many hot flashes do I have a day on average?', 'hot_flashes average 11-15..11-21'],
  ['hot flashes yesterday?', 'hot_flashes how 11-20'],
  ['my night sweats this month', 'night_sweats how 11-01..11-21'],
  ['did I have night sweats last night?', 'night_sweats how 11-20..11-21'],
  ['when was my last hot flash', 'hot_flashes last'],
  ['How long did I sleep on Saturday, November 14?', 'sleep how 11-14'],
  ['was last month better than the month before?', 'everything compare 10-01..10-31 vs 09-01..09-30'],
  ['did I sleep better last week than the week before?', 'sleep compare 11-09..11-15 vs 11-02..11-08'],
  ['was October better than September?', 'everything compare 10-01..10-31 vs 09-01..09-30'],
  ['any bleeding in the last 3 months?', 'bleeding how 08-22..11-21'],
  ['summary of my last 30 days please', 'everything how 10-23..11-21'],
  ['how was yesterday?', 'everything how 11-20'],
  ['how were my nights last week?', 'sleep how 11-09..11-15'],
  ['my best day last week?', 'mood best 11-09..11-15'],
  ['has my sleep gotten worse', 'sleep compare 11-15..11-21 vs 11-08..11-14'],
  ['what is my average mood?', 'mood how 11-15..11-21'],
  ['how many hot flahses did i have yesteday', 'hot_flashes count 11-20'],
  ['when was my last night sweat?', 'night_sweats last'],
  ["How was last night's sleep?", 'sleep how 11-21'],
  ['did I have light spotting in August?', 'bleeding how 08-01..08-31 Light spotting'],
  ['when did I last have a day without hot flashes?', 'hot_flashes last without'],
  ['what was my best day', 'mood best 2025 11-22..11-21'],
  ['which was my worst day this month?', 'mood worst 11-01..11-21'],
  ['What was my best night in the last 3 months?', 'sleep best 08-22..11-21'],
  ['on which day did I have the most hot flashes this week', 'hot_flashes worst 11-16..11-21'],
  ['when was my energy lowest this week?', 'energy worst 11-16..11-21'],
  ['what was my highest mood in 2025?', 'mood best 2025 01-01..12-31'],
  ['how often did I log', 'logging count 11-15..11-21'],
  ['How many days did I log in the last 30 days?', 'logging count 10-23..11-21'],
  ['when did I last write something', 'logging last'],
  ['what did I log yesterday?', 'everything how 11-20'],
  ['What did I note on November 3rd', 'everything how 11-03'],
  ['what do my notes say about 3 November?', 'everything how 11-03'],
  ['how is my mood lately', 'mood how 11-08..11-21'],
  ['How was my mood between October 1 and October 10?', 'mood how 10-01..10-10'],
  ['how was my energy from Monday to Wednesday', 'energy how 11-16..11-18'],
  ['how tired was I this week?', 'energy how 11-16..11-21'],
  ['How was I last week?', 'everything how 11-09..11-15'],
  ['how have I been feeling this month', 'everything how 11-01..11-21'],
  ['How am I doing?', 'everything how 11-15..11-21'],
  ['show me my sleep for the last month', 'sleep how 10-22..11-21'],
  ['Hi Lara, can you tell me how I slept this week please?', 'sleep how 11-16..11-21'],
  ["I'd like to know how my mood was last weekend", 'mood how 11-14..11-15'],
  ['Give me a summary of my week', 'everything how 11-16..11-21'],
  ['I had a hard night. How did I sleep this week?', 'sleep how 11-16..11-21'],
  ['HOW DID I SLEEP THIS WEEK', 'sleep how 11-16..11-21'],
  ['how was my sleep two weeks ago', 'sleep how 11-02..11-08'],
  ['how was my mood in December', 'mood how 2025 12-01..12-31'],
  ['how did I sleep on 2026-11-02?', 'sleep how 11-02'],
  ['how did I sleep the day before yesterday', 'sleep how 11-19'],
]

const SPANISH: readonly (readonly [string, string])[] = [
  ['¿Cómo dormí esta semana?', 'sleep how 11-16..11-21'],
  ['como dormi anoche', 'sleep how 11-21'],
  ['¿Cómo he dormido últimamente?', 'sleep how 11-08..11-21'],
  ['¿cuántas horas dormí el martes?', 'sleep how 11-17'],
  ['¿Cuánto dormí ayer?', 'sleep how 11-20'],
  ['¿Cuántos sofocos tuve ayer?', 'hot_flashes count 11-20'],
  ['cuantos bochornos he tenido desde el lunes', 'hot_flashes count 11-16..11-21'],
  ['¿Cuántos sofocos tuve en octubre?', 'hot_flashes count 10-01..10-31'],
  ['¿cuántos sofocos he tenido en los últimos 10 días?', 'hot_flashes count 11-12..11-21'],
  ['¿Cuándo fue mi último día de sangrado abundante?', 'bleeding last Heavy flow'],
  ['¿cuándo fue mi última regla?', 'bleeding last'],
  ['¿Cuánto tiempo hace de mi última regla?', 'bleeding last'],
  ['¿Sangré en agosto?', 'bleeding how 08-01..08-31'],
  ['¿he sangrado este mes?', 'bleeding how 11-01..11-21'],
  ['¿Cuántos días sangré el mes pasado?', 'bleeding count 10-01..10-31'],
  ['¿Estoy mejor que el mes pasado?', 'everything compare 11-01..11-21 vs 10-01..10-31'],
  ['¿duermo mejor que la semana pasada?', 'sleep compare 11-16..11-21 vs 11-09..11-15'],
  ['¿Tengo más sofocos que el mes pasado?', 'hot_flashes compare 11-01..11-21 vs 10-01..10-31'],
  ['¿Ha mejorado mi ánimo?', 'mood compare 11-15..11-21 vs 11-08..11-14'],
  ['¿Cuál fue mi mejor día?', 'mood best 2025 11-22..11-21'],
  ['¿cuál fue mi peor noche este mes?', 'sleep worst 11-01..11-21'],
  ['¿Con qué frecuencia anoté este mes?', 'logging count 11-01..11-21'],
  ['¿cuántos días registré la semana pasada?', 'logging count 11-09..11-15'],
  ['¿Qué anoté ayer?', 'everything how 11-20'],
  ['¿Cómo está mi ánimo últimamente?', 'mood how 11-08..11-21'],
  ['¿Cómo estuvo mi energía en septiembre?', 'energy how 09-01..09-30'],
  ['¿Cómo me he sentido esta semana?', 'everything how 11-16..11-21'],
  ['muéstrame mi sueño de este mes', 'sleep how 11-01..11-21'],
  ['Hola Lara, ¿me puedes decir cómo dormí la semana pasada?', 'sleep how 11-09..11-15'],
  ['¿Tuve sudores nocturnos anoche?', 'night_sweats how 11-20..11-21'],
  ['cuantos sofoccos tuve la semna pasada', 'hot_flashes count 11-09..11-15'],
  ['¿Registré algo el lunes?', 'everything how 11-16'],
  ['¿Cómo va mi sueño?', 'sleep how 11-15..11-21'],
  ['¿cuánto hace que no sangro?', 'bleeding last'],
  ['resumen de mis últimos 30 días', 'everything how 10-23..11-21'],
  ['¿sofocos ayer?', 'hot_flashes how 11-20'],
  ['¿Cómo dormí el 3 de noviembre?', 'sleep how 11-03'],
  ['¿Cómo fue mi ánimo hace dos semanas?', 'mood how 11-02..11-08'],
]

const FRENCH: readonly (readonly [string, string])[] = [
  ['Comment ai-je dormi cette semaine ?', 'sleep how 11-16..11-21'],
  ["comment j'ai dormi cette nuit", 'sleep how 11-21'],
  ['J’ai dormi comment hier ?', 'sleep how 11-20'],
  ['Comment est mon sommeil ces derniers temps ?', 'sleep how 11-08..11-21'],
  ["combien d'heures ai-je dormi mardi ?", 'sleep how 11-17'],
  ['Combien de bouffées de chaleur ai-je eues hier ?', 'hot_flashes count 11-20'],
  ["combien de bouffées j'ai eu depuis lundi", 'hot_flashes count 11-16..11-21'],
  ['Combien de bouffées de chaleur en octobre ?', 'hot_flashes count 10-01..10-31'],
  ['combien de bouffées de chaleur ces 10 derniers jours ?', 'hot_flashes count 11-12..11-21'],
  ['Quand était mon dernier jour de flux abondant ?', 'bleeding last Heavy flow'],
  ['quand ai-je eu mes dernières règles ?', 'bleeding last'],
  ['Quand ai-je saigné pour la dernière fois ?', 'bleeding last'],
  ['Ai-je saigné en août ?', 'bleeding how 08-01..08-31'],
  ["est-ce que j'ai saigné ce mois-ci", 'bleeding how 11-01..11-21'],
  ['Combien de jours ai-je saigné le mois dernier ?', 'bleeding count 10-01..10-31'],
  ['Suis-je mieux que le mois dernier ?', 'everything compare 11-01..11-21 vs 10-01..10-31'],
  ['Est-ce que je vais mieux que la semaine dernière ?', 'everything compare 11-16..11-21 vs 11-09..11-15'],
  ['Est-ce que je dors mieux que le mois dernier ?', 'sleep compare 11-01..11-21 vs 10-01..10-31'],
  ["Est-ce que j'ai plus de bouffées de chaleur que le mois dernier ?", 'hot_flashes compare 11-01..11-21 vs 10-01..10-31'],
  ['Quel a été mon meilleur jour ?', 'mood best 2025 11-22..11-21'],
  ['quelle a été ma pire nuit ce mois-ci ?', 'sleep worst 11-01..11-21'],
  ['À quelle fréquence ai-je noté ce mois-ci ?', 'logging count 11-01..11-21'],
  ['combien de jours ai-je rempli la semaine dernière', 'logging count 11-09..11-15'],
  ["qu'est-ce que j'ai noté hier ?", 'everything how 11-20'],
  ['Comment est mon humeur ces derniers temps ?', 'mood how 11-08..11-21'],
  ['comment était mon énergie en septembre', 'energy how 09-01..09-30'],
  ['Comment je me suis sentie cette semaine ?', 'everything how 11-16..11-21'],
  ['montre-moi mon sommeil de ce mois-ci', 'sleep how 11-01..11-21'],
  ['Bonjour Lara, pouvez-vous me dire comment j’ai dormi la semaine dernière ?', 'sleep how 11-09..11-15'],
  ['Ai-je eu des sueurs nocturnes la nuit dernière ?', 'night_sweats how 11-20..11-21'],
  ['commment ai je dormi la semaien derniere', 'sleep how 11-09..11-15'],
  ["Ma meilleure nuit du mois, c'était laquelle ?", 'sleep best 11-01..11-21'],
  ['Comment vont mes nuits cette semaine ?', 'sleep how 11-16..11-21'],
  ['ma pire nuit de la semaine ?', 'sleep worst 11-16..11-21'],
  ['fais-moi un résumé de ma semaine', 'everything how 11-16..11-21'],
  ['bouffées de chaleur hier ?', 'hot_flashes how 11-20'],
  ['Comment était mon humeur il y a deux semaines ?', 'mood how 11-02..11-08'],
  ['Comment ai-je dormi le 3 novembre ?', 'sleep how 11-03'],
]

describe.each([
  ['English', ENGLISH],
  ['Spanish', SPANISH],
  ['French', FRENCH],
] as const)('in %s', (_language, questions) => {
  test.each(questions)('"%s" is parsed as %s', (message, read) => {
    expect(short(readDataQuestion(message, TODAY, null))).toBe(read)
  })
})

const SLEPT: DataQuestion = { subject: 'sleep', asks: 'how', from: '2026-11-15', to: TODAY, before: null, flow: null }
const BETTER: DataQuestion = { ...SLEPT, subject: 'everything', asks: 'compare', before: { from: '2026-11-08', to: '2026-11-14' } }
const LAST_BLED: DataQuestion = { ...SLEPT, subject: 'bleeding', asks: 'last', from: '2016-11-21' }

test.each([
  [SLEPT, 'and last month?', 'sleep how 10-01..10-31'],
  [SLEPT, 'And in September?', 'sleep how 09-01..09-30'],
  [SLEPT, 'what about yesterday', 'sleep how 11-20'],
  [SLEPT, 'last week?', 'sleep how 11-09..11-15'],
  [SLEPT, 'and my mood?', 'mood how 11-15..11-21'],
  [SLEPT, 'And how was my energy?', 'energy how 11-15..11-21'],
  [SLEPT, 'how about hot flashes', 'hot_flashes how 11-15..11-21'],
  [SLEPT, '¿Y el mes pasado?', 'sleep how 10-01..10-31'],
  [SLEPT, '¿y mi ánimo?', 'mood how 11-15..11-21'],
  [SLEPT, '¿qué tal ayer?', 'sleep how 11-20'],
  [SLEPT, 'Et le mois dernier ?', 'sleep how 10-01..10-31'],
  [SLEPT, 'et mon humeur ?', 'mood how 11-15..11-21'],
  [SLEPT, 'Et en octobre', 'sleep how 10-01..10-31'],
  [BETTER, 'and than last month?', 'everything compare 11-01..11-21 vs 10-01..10-31'],
  [BETTER, 'and this month?', 'everything compare 11-01..11-21 vs 10-01..10-31'],
  [BETTER, 'and my sleep?', 'sleep compare 11-15..11-21 vs 11-08..11-14'],
  [LAST_BLED, 'and in October?', 'bleeding how 10-01..10-31'],
  [LAST_BLED, 'and hot flashes?', 'hot_flashes last'],
])('after %o, "%s" is parsed as %s', (followed, message, read) => {
  expect(short(readDataQuestion(message, TODAY, followed))).toBe(read)
})

test.each(['and last month?', 'last week?', 'and my mood?', '¿y ayer?', 'et hier ?'])(
  '"%s" is no question without a previous answer',
  (message) => {
    expect(readDataQuestion(message, TODAY, null)).toBeUndefined()
  },
)

test.each([
  ['am I better than last month?', '2026-11-05', 'everything compare 10-07..11-05 vs 10-01..10-31'],
  ['how was my mood in February?', '2024-03-15', 'mood how 2024 02-01..02-29'],
  ['how did I sleep on Saturday?', TODAY, 'sleep how 11-14'],
  ['how did I sleep at the weekend?', '2026-11-18', 'sleep how 11-14..11-15'],
  ['how did I sleep this year', '2026-01-01', 'sleep how 01-01'],
])('"%s", asked on %s, is parsed as %s', (message, today, read) => {
  expect(short(readDataQuestion(message, today, null))).toBe(read)
})

const pieces = fc.constantFrom(
  ...'how did i sleep am better than last month this week since monday in october may the 3 31 november hot flashes and yesterday ? my mood 2026 ago days 999 was bleed heavy between de la semana pasada ai je comment depuis lundi #0 @'.split(
    ' ',
  ),
)

test('for any message, the result has valid days in order, none after today', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.option(fc.constantFrom(SLEPT, BETTER, LAST_BLED)), (words, followed) => {
      const read = readDataQuestion(words.join(' '), TODAY, followed)
      if (!read) return
      for (const { from, to } of [read, ...(read.before ? [read.before] : [])]) {
        expect(isLocalDate(from) && isLocalDate(to)).toBe(true)
        expect(from <= to).toBe(true)
        expect(from <= TODAY).toBe(true)
      }
      expect(read.asks === 'compare').toBe(read.before !== null)
    }),
    { numRuns: 2_000 },
  )
})

test('there are enough questions', () => expect(ENGLISH.length + SPANISH.length + FRENCH.length).toBeGreaterThan(120))

test('a period of more than a year is not looked at', () => {
  expect(readDataQuestion('how did I sleep in the last 3 years?', TODAY, null)?.asks).toBe('unclear')
  expect(readDataQuestion('how did I sleep in the last 12 months?', TODAY, null)).toMatchObject({ from: '2025-11-22' })
})

test('a long message is not a question about her notes, whatever it repeats', () => {
  expect(readDataQuestion('and how did I sleep last '.repeat(160), TODAY, SLEPT)).toBeUndefined()
  expect(readDataQuestion('last '.repeat(800), TODAY, null)).toBeUndefined()
})
