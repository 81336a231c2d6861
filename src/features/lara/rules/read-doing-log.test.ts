import { describe, expect, test } from 'vitest'
import { NO_CHOICES } from '../../logs/rules/own-items.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import { hoursWords } from '../content/doing-card-words.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { readDoing } from './read-doing.ts'
import { hoursReply, severityReply } from './read-doing-log.ts'
import { readReminder } from './read-reminder.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const YESTERDAY = '2026-11-25'

describe('a symptom to note', () => {
  test.each<[string, string, Severity | undefined, string?]>([
    ['log that I had a migraine yesterday', 'migraine', undefined, YESTERDAY],
    ['note down joint pain, quite bad', 'joint_pain', 3],
    ['note a headache', 'headache', undefined],
    ['please add a mild headache', 'headache', 1],
    ['put down that my back hurts a little', 'back_pain', 1],
    ['record severe bloating on Monday', 'bloating', 3, '2026-11-23'],
    ['can you log that I feel dizzy?', 'dizziness', undefined],
    ['my head is pounding, log it please', 'headache', undefined],
    ['I want to track nausea, moderate', 'nausea', 2],
    ['save that I had palpitations this morning', 'palpitations', undefined],
    ['note mood swings, not too bad', 'mood_swings', 1],
    ['note that I had no headache today', 'headache', 0],
    ['write down that I could not sleep', 'trouble_falling_asleep', undefined],
    ['note period cramps, bad', 'cramps', 3],
    ['log tender breasts before my period', 'breast_tenderness', undefined],
    ['note that I am exhausted, really bad today', 'fatigue', 3],
    ['apunta dolor de cabeza fuerte hoy', 'headache', 3],
    ['anota que ayer tuve migraña', 'migraine', undefined, YESTERDAY],
    ['registra que me duelen un poco las rodillas', 'joint_pain', 1],
    ['apunta que me duele mucho la espalda', 'back_pain', 3],
    ['quiero anotar un mareo leve de esta mañana', 'dizziness', 1],
    ['anota cambios de humor moderados', 'mood_swings', 2],
    ['hoy no me duele la cabeza, apúntalo', 'headache', 0],
    ['¿puedes apuntar que tengo náuseas?', 'nausea', undefined],
    ['note que j’ai mal au dos', 'back_pain', undefined],
    ['note que j’ai très mal à la tête', 'headache', 3],
    ['ajoute une migraine hier, modérée', 'migraine', 2, YESTERDAY],
    ['enregistre des vertiges légers', 'dizziness', 1],
    ['peux-tu noter que j’ai un peu mal aux genoux ?', 'joint_pain', 1],
    ['note sautes d’humeur', 'mood_swings', undefined],
    ['note migraine, forte, hier', 'migraine', 3, YESTERDAY],
    ['note que je n’ai pas mal à la tête aujourd’hui', 'headache', 0],
  ])('"%s" is %s, severity %s', (message, symptom, severity, day = TODAY) => {
    expect(readDoing(message, TODAY)).toEqual({ kind: 'symptom', symptom, severity, day, isMany: false })
  })

  test.each([
    ['note a bad headache and joint pain', 'headache', 3],
    ['note a headache and severe joint pain', 'headache', undefined],
    ['anota mareo y náuseas', 'dizziness', undefined],
  ])('of the two in "%s" the first is %s, severity %s', (message, symptom, severity) =>
    expect(readDoing(message, TODAY)).toMatchObject({ kind: 'symptom', symptom, severity, isMany: true }),
  )

  test('may be one of her own, by the name that she gave it', () => {
    const tracked = {
      ...NO_CHOICES,
      symptoms: ['low_mood'],
      own_symptoms: [
        { key: 'own_aaaaaaaa', name: 'Frozen shoulder' },
        { key: 'own_bbbbbbbb', name: 'Heavy legs' },
        { key: 'own_cccccccc', name: 'Cold feet', removed: true as const },
      ],
    }
    const read = (message: string) => readDoing(message, TODAY, tracked)
    expect(read('note my frozen shoulder, mild')).toMatchObject({ symptom: 'own_aaaaaaaa', severity: 1 })
    expect(read('log heavy legs yesterday')).toMatchObject({ symptom: 'own_bbbbbbbb', severity: undefined, day: YESTERDAY })
    expect(read('note cold feet')).toBeUndefined()
    expect(read('note low mood, severe')).toMatchObject({ symptom: 'low_mood', severity: 3 })
    expect(readDoing('note low mood', TODAY)).toMatchObject({ kind: 'moment', moment: 'mood', value: 2 })
  })

  test('is no symptom of tomorrow', () => {
    expect(readDoing('note a migraine tomorrow', TODAY)).toMatchObject({ kind: 'symptom', day: undefined })
  })
})

describe('hours of sleep to note', () => {
  test.each<[string, number | undefined, string?]>([
    ['note that I slept 5 and a half hours', 5.5],
    ['log 7 hours of sleep', 7],
    ['log my sleep: 6.5 hours', 6.5],
    ['record that I slept six hours and 15 minutes last night', 6.25],
    ['put down 7½ hours of sleep', 7.5],
    ['I slept only 4 hours, note it', 4],
    ['note that I got about 6 hours sleep on Monday', 6, '2026-11-23'],
    ['note that I slept 5 hours on Monday night', 5, '2026-11-24'],
    ['note that I slept 6', 6],
    ['note that I slept 8 hours the night before last', 8, YESTERDAY],
    ['note my sleep', undefined],
    ['note that I slept 6 or 7 hours', undefined],
    ['note that I slept more than 7 hours', undefined],
    ['note that I didn’t sleep at all', 0],
    ['apunta que dormí 6 horas', 6],
    ['anota que esta noche he dormido siete horas y media', 7.5],
    ['registra 5 horas y cuarto de sueño', 5.25],
    ['apunta que anoche dormí cinco horas', 5],
    ['anota mi sueño de anoche', undefined],
    ['note que j’ai dormi 5h30', 5.5],
    ['note que j’ai dormi 6 heures et demie cette nuit', 6.5],
    ['ajoute 7 h 15 de sommeil', 7.25],
    ['j’ai dormi quatre heures, note-le', 4],
    ['enregistre mon sommeil', undefined],
    ['j’ai dormi 5h45, tu peux le noter ?', 5.75],
    ['note que j’ai dormi entre 5 et 6 heures', undefined],
    ['note I slept from 11 to 6', 7],
    ['can you note that I slept badly?', undefined],
  ])('"%s" is %s hours', (message, hours, day = TODAY) =>
    expect(readDoing(message, TODAY)).toEqual({ kind: 'sleep', hours, isRounded: false, day, isMany: false }),
  )

  test.each([
    ['note that I slept 5 hours yesterday', 5],
    ['apunta que ayer dormí 6 horas', 6],
    ['note que j’ai dormi 6 heures hier', 6],
  ])('"%s" may mean two nights', (message, hours) => expect(readDoing(message, TODAY)).toMatchObject({ hours, day: null }))

  test.each(SPOKEN)('the chips for the two nights are read in %s', (language) => {
    const { nights } = DOING_TEXTS[language]
    const read = (message: string) => readDoing(message, TODAY)
    expect(nights(hoursWords(5.5, language)).map(read)).toMatchObject([
      { hours: 5.5, day: TODAY },
      { hours: 5.5, day: YESTERDAY },
    ])
    expect(nights(undefined).map(read)).toMatchObject([
      { kind: 'sleep', hours: undefined, day: TODAY },
      { kind: 'sleep', hours: undefined, day: YESTERDAY },
    ])
  })

  test('are noted in quarters', () => {
    expect(readDoing('note que j’ai dormi 5h20', TODAY)).toMatchObject({ hours: 5.25, isRounded: true })
    expect(readDoing('note that I slept 30 hours', TODAY)).toMatchObject({ hours: undefined })
  })

  test('come first where a symptom is named as well', () => {
    const many = readDoing('note that I had trouble falling asleep and slept only 4.5 hours', TODAY)
    expect(many).toMatchObject({ kind: 'sleep', hours: 4.5, isMany: true })
    expect(readDoing('note that I slept 4 hours and have a headache', TODAY)).toMatchObject({ kind: 'sleep', hours: 4, isMany: true })
    expect(readDoing('note a hot flash and a headache', TODAY)).toMatchObject({ kind: 'moment', moment: 'hot_flash', isMany: true })
  })
})

test.each([
  'I had a migraine yesterday',
  'my back hurts so much today',
  'I slept 5 hours',
  'ayer me dolía la cabeza',
  'dormí 6 horas',
  'j’ai mal au dos',
  'j’ai dormi 5h30',
  'how do I note a symptom?',
  'how do I log a headache?',
  'where can I record my sleep?',
  'can I note a migraine here?',
  'can you note symptoms?',
  'can you track my sleep?',
  'can you log headaches?',
  '¿cómo apunto un síntoma?',
  '¿puedes anotar síntomas?',
  '¿dónde registro el sueño?',
  'comment noter un symptôme ?',
  'est-ce que tu peux noter les migraines ?',
  'peux-tu noter les migraines ?',
  'did you log my headache?',
  'note down what helps against migraines',
  'write a list of things that help with joint pain',
  'log that my husband had a headache',
  'anota que mi hija tiene fiebre y dolor de cabeza',
  'note que mon mari a mal au dos',
  'note that I took ibuprofen for a migraine',
  'save me from this headache',
  'write something about anxiety',
  'escribe un texto sobre la ansiedad',
  'écris un texte sur l’anxiété',
  'write me a summary of my headaches',
  'log in to see my headaches',
  'add exercise to help joint pain',
  'add acne to my symptoms',
  'note a symptom',
  'apunta los síntomas',
  'note mes symptômes',
  'log of headaches in October please',
  'record my sleeping pill',
])('"%s" asks for no symptom or sleep to be noted', (message) => expect(readDoing(message, TODAY)).toBeUndefined())

test.each([
  'remind me to log my sleep',
  'remind me tonight at 9 to note my headache',
  'recuérdame apuntar las migrañas',
  'rappelle-moi de noter mon sommeil à 8 h',
])('"%s" stays a reminder', (message) => expect(readReminder(message, TODAY)).toBeTruthy())

describe('a reply to a card', () => {
  test.each([
    ['en', 'severe', 3],
    ['en', 'it was quite bad', 3],
    ['en', 'a little', 1],
    ['en', 'not too bad', 1],
    ['es', 'fue bastante fuerte', 3],
    ['es', 'moderado', 2],
    ['fr', 'plutot legere', 1],
    ['en', 'thanks a lot', undefined],
    ['en', 'thank you very much', undefined],
    ['es', 'muchas gracias', undefined],
    ['fr', 'merci beaucoup', undefined],
  ] as const)('%s "%s" is of severity %s', (language, text, severity) => expect(severityReply(text, language)).toBe(severity))

  test.each([
    ['en', '5 and a half hours', 5.5],
    ['en', '6', 6],
    ['en', '6.5', 6.5],
    ['en', 'no, it was seven hours', 7],
    ['es', 'unas 6 horas y media', 6.5],
    ['fr', '5h30', 5.5],
    ['en', 'is 6 hours enough?', undefined],
    ['en', 'see you in 2 hours', undefined],
    ['fr', 'à dans 2 heures', undefined],
  ] as const)('%s "%s" is %s hours', (language, message, hours) => expect(hoursReply(message, language).hours).toBe(hours))
})
