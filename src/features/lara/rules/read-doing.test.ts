import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOMENT_MOODS } from '../../moments/rules/moment-moods.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { readDoing } from './read-doing.ts'
import { readReminder } from './read-reminder.ts'

/** A Thursday. */
const TODAY = '2026-11-26'

test.each([
  ['note a hot flash', { moment: 'hot_flash', day: TODAY }],
  ['I just had a hot flush, log it', { moment: 'hot_flash', day: TODAY }],
  ['can you please note a hot flash for me', { moment: 'hot_flash', day: TODAY }],
  ['Add a hot flash, strength 4', { moment: 'hot_flash', value: 4 }],
  ['please note a hot flash yesterday at 3', { moment: 'hot_flash', day: '2026-11-25', clock: { time: '15:00', isClear: false } }],
  ['log a hot flash at 7:30 this morning', { moment: 'hot_flash', day: TODAY, clock: { time: '07:30', isClear: true } }],
  ['record a night sweat last night', { moment: 'night_sweat', isPart: true }],
  ['ponme que hoy he tenido un sofoco', { moment: 'hot_flash', day: TODAY }],
  ['mets que j’ai eu une bouffée', { moment: 'hot_flash' }],
  ['can you put a hot flash in my log', { moment: 'hot_flash' }],
  ['can you put a night sweat down for me', { moment: 'night_sweat' }],
  ['mood: low, please note', { moment: 'mood', value: 2 }],
  ['Mañana me llama. ¿Puedes anotar que hoy el ánimo estuvo bajo?', { moment: 'mood', value: 2, day: TODAY }],
  ['log my mood as 3', { moment: 'mood', outOf: 3, value: undefined }],
  ['mood 4 of 5, log it', { moment: 'mood', value: 4 }],
  ['can you log that I feel good', { moment: 'mood', value: 4 }],
  ['put down a really bad mood', { moment: 'mood', value: 1 }],
  ['note a hot flash tomorrow', { moment: 'hot_flash', day: undefined }],
  ['anota un sofoco', { moment: 'hot_flash', day: TODAY }],
  ['me acaba de dar un sofoco, apúntalo', { moment: 'hot_flash', day: TODAY }],
  ['anota un sofoco a las 3 de la madrugada', { moment: 'hot_flash', clock: { time: '03:00', isClear: true } }],
  ['registra mi ánimo: bien', { moment: 'mood', value: 4 }],
  ['quiero anotar un sudor nocturno', { moment: 'night_sweat' }],
  ['note une bouffée de chaleur', { moment: 'hot_flash', day: TODAY }],
  ['Je viens d’avoir une bouffée, note-la', { moment: 'hot_flash' }],
  ['peux-tu noter une sueur nocturne cette nuit à 3 h', { moment: 'night_sweat', clock: { time: '03:00', isClear: true } }],
])('"%s" is a moment to write down', (message, expected) =>
  expect(readDoing(message, TODAY)).toMatchObject({ kind: 'moment', ...expected }),
)

test.each([
  ['log 3 hot flashes', { question: 'hot_flashes_count', value: 3, day: TODAY }],
  ['peux tu noter 4 bouffées de chaleur pour aujourd’hui pis un mal de tête', { question: 'hot_flashes_count', value: 4, isMany: true }],
  ['log last night’s: 3 sweats', { question: 'night_sweats_count', value: 3, day: TODAY }],
  ['apunta los de anoche: 3 sudores', { question: 'night_sweats_count', value: 3, day: TODAY }],
  ['log that I had no hot flashes', { question: 'hot_flashes_count', value: 0 }],
  ['note aucune bouffée aujourd’hui', { question: 'hot_flashes_count', value: 0 }],
  ['note my energy', { question: 'energy_level', value: undefined }],
  ['Je voulais que tu les notes : deux bouffées de chaleur aujourd’hui', { question: 'hot_flashes_count', value: 2 }],
  ['apunta energía baja', { question: 'energy_level', value: 4 }],
  ['put me down for one glass of wine today', { question: 'alcohol', value: 1 }],
  ['note mon café', { question: 'caffeine_after_noon', value: undefined }],
  ['note 3 coffees, the last at 4 pm', { question: 'caffeine_after_noon', value: 1 }],
  ['note that stress was a 9 first thing', { question: 'stress_triggers', value: 9 }],
  ['apunta energía 2 de 10', { question: 'energy_level', value: 4 }],
  ['note no alcohol yesterday', { question: 'alcohol', value: 0, day: '2026-11-25' }],
  ['apunta que hoy he caminado', { question: 'physical_activity', value: 1 }],
])('"%s" is another answer of the Soft Log', (message, expected) =>
  expect(readDoing(message, TODAY)).toMatchObject({ kind: 'answer', ...expected }),
)

test.each([
  ['note que j’ai eu 2 bouffées ce matin et 4h30 de sommeil', 4.5],
  ['apunta que anoche dormí 5 horas y media y que hoy estoy de mal humor', 5.5],
])('of "%s" the sleep comes first, and its hours are no time and no mood', (message, hours) =>
  expect(readDoing(message, TODAY)).toMatchObject({ kind: 'sleep', hours, isMany: true }),
)

test.each([
  ['apunta que hoy me vino la regla, poca', 'light-flow', TODAY],
  ['log period, heavy', 'heavy', TODAY],
  ['note spotting on Monday', 'light-spotting', '2026-11-23'],
  ['no bleeding today, please log that', 'no-bleeding', TODAY],
  ['mark today as a period day', undefined, TODAY],
  ['Note que j’ai mes règles depuis hier, abondantes', 'heavy', '2026-11-25'],
  ['J’ai eu mes règles aujourd’hui. Tu peux le noter ?', undefined, TODAY],
])('"%s" is a day of the calendar: %s on %s', (message, flow, day) =>
  expect(readDoing(message, TODAY)).toEqual({ kind: 'flow', flow, day }),
)

test.each([
  ['log my weight', false],
  ['note ma tension', false],
])('"%s" has its place elsewhere: %s', (message, hasPlace) => expect(readDoing(message, TODAY)).toEqual({ kind: 'elsewhere', hasPlace }))

test.each([
  'I had a hot flash at work today',
  'my period came today',
  'how do I note a hot flash?',
  'did you note my hot flash?',
  'how many hot flashes did I log yesterday',
  'log my husband’s mood',
  'write a letter to my husband',
  'put on weight since 45',
  'hoy he tenido un sofoco',
  '¿cómo anoto un sofoco?',
  'Apunté mi última menstruación el 4 de febrero',
  'j’ai eu une bouffée au travail',
  'comment noter une bouffée ?',
])('"%s" asks for nothing to be written down', (message) => expect(readDoing(message, TODAY)).toBeUndefined())

const DAILY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

test.each([
  ['set a reminder for my patch every Sunday at 9', { about: 'medicine', title: 'Patch', time: '09:00', days: ['sun'] }],
  ['remind me to take my tablets', { about: 'medicine', title: 'Take my tablets', time: undefined, days: [] }],
  ['remind me tomorrow at 10 to call the doctor', { title: 'Call the doctor', time: '10:00', date: '2026-11-27' }],
  ['remind me on Thursday at 9 of my patch', { title: 'Patch', time: '09:00', date: '2026-12-03' }],
  ['remind me of my appointment on Dec 3 at 10:30', { title: 'Appointment', time: '10:30', date: '2026-12-03' }],
  ['remind me on Monday and Thursday at 8pm to change my patch', { title: 'Change my patch', time: '20:00', days: ['mon', 'thu'] }],
  ['remind me to drink water every day at noon', { title: 'Drink water', time: '12:00', days: DAILY }],
  ['don’t let me forget my gel tonight at 9', { about: 'medicine', title: 'Gel', time: '21:00', date: TODAY }],
  ['remind me to change my patch twice a week', { title: 'Change my patch twice a week', hasRhythm: true }],
  ['¿me puedes poner un recordatorio para la pastilla todos los días a las 10?', { title: 'Pastilla', time: '10:00', days: DAILY }],
  ['remind me to put the patch on on Tuesday at 9', { title: 'Put the patch on', time: '09:00', date: '2026-12-01' }],
  ['remind me to put the bins out on Tuesday', { title: 'Put the bins out', date: '2026-12-01' }],
  ['rappelle-moi aussi d’appeler la gynéco lundi à 9h', { title: 'Appeler la gynéco', time: '09:00' }],
  ['haceme acordar de tomar el magnesio a las 9', { about: 'medicine', title: 'Tomar el magnesio', time: '09:00' }],
  ['set a daily reminder at 7am', { title: '', time: '07:00', days: DAILY }],
  ['recuérdame tomar el magnesio a las 8 de la noche', { about: 'medicine', title: 'Tomar el magnesio', time: '20:00' }],
  ['ponme un recordatorio para el parche los domingos a las 9', { title: 'Parche', time: '09:00', days: ['sun'] }],
  [
    'póngame un recordatorio de la vitamina D todos los domingos después del desayuno, como a las 8:30',
    { about: 'medicine', title: 'Vitamina D después del desayuno', time: '08:30', days: ['sun'] },
  ],
  ['Pouvez-vous me rappeler de téléphoner au cabinet jeudi prochain à 9 h ?', { title: 'Téléphoner au cabinet', time: '09:00' }],
  ['recuérdame mañana por la mañana ir al médico a las 9', { title: 'Ir al médico', time: '09:00', date: '2026-11-27' }],
  ['rappelle-moi de prendre mon magnésium à 20 h', { about: 'medicine', title: 'Prendre mon magnésium', time: '20:00' }],
  ['rappelle-moi lundi matin vers 9h de prendre rdv chez la gynéco', { title: 'Prendre rdv chez la gynéco', time: '09:00' }],
  ['rappelle-moi mon patch dimanche à 9 h', { title: 'Patch', time: '09:00', date: '2026-11-29' }],
  ['mets un rappel tous les jours à 7h30 pour mon gel', { title: 'Gel', time: '07:30', days: DAILY }],
])('"%s" is a reminder', (message, expected) => expect(readReminder(message, TODAY)).toMatchObject(expected))

test.each([
  'remind me what estrogen does',
  'how do I set a reminder',
  'turn off reminders',
  'he reminds me of my father',
  'remind me of the side effects of HRT',
  'recuérdame qué es la progesterona',
  'me recuerda a mi madre',
  'rappelle-moi comment agit la progestérone',
  'ça me rappelle mon enfance',
])('"%s" is no reminder', (message) => expect(readReminder(message, TODAY)).toBeUndefined())

test('questions about health ask for nothing to be written down', () => {
  const files = [...SPOKEN.map((language) => `train/${language}`), 'dev/complaints', 'dev/questions']
  const taken = files
    .flatMap((file) => readFileSync(`training/questions/${file}.txt`, 'utf8').split('\n'))
    .filter((line) => line.includes('|'))
    .filter((line) => {
      const message = line.split('|').at(-1) ?? ''
      return readDoing(message, TODAY) ?? readReminder(message, TODAY)
    })
  expect(taken).toEqual(['lara-remember|recuérdame tomar la pastilla'])
}, 120_000)

test('the moods of a card are those of the Quick Mood Check', () => {
  for (const language of ['es', 'fr'] as const) {
    const texts = JSON.parse(readFileSync(`locales/moments/${language}.json`, 'utf8')) as Record<string, string>
    expect(DOING_TEXTS[language].moods).toEqual(MOMENT_MOODS.map((mood) => texts[mood]))
  }
  expect(DOING_TEXTS.en.moods).toEqual(MOMENT_MOODS)
})
