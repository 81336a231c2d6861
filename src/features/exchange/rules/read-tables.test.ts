import { describe, expect, test } from 'vitest'
import { detectSource, readText } from './read-file.ts'

const TODAY = '2026-11-27'

describe('a Bearable file', () => {
  const HEADER = 'date,date formatted,weekday,time of day,category,rating/amount,detail,notes\n'
  const TEXT = `${HEADER}"3rd Nov 2026",2026-11-03,Tuesday,am,Mood,2,"",""
"3rd Nov 2026",2026-11-03,Tuesday,pm,Mood,4,"",""
"3rd Nov 2026",2026-11-03,Tuesday,all day,Energy,3,"",""
"3rd Nov 2026",2026-11-03,Tuesday,pm,Symptom,2,"Lower back pain (Moderate)","Long day"
"3rd Nov 2026",2026-11-03,Tuesday,pm,Symptom,4,"Hot flashes (Unbearable)","Long day"
"3rd Nov 2026",2026-11-03,Tuesday,pm,Symptom,3,"Joint pain (Severe)",""
"3rd Nov 2026",2026-11-03,Tuesday,pm,Symptom,0,"Headache",""
"3rd Nov 2026",2026-11-03,Tuesday,,Sleep,"6h 30m","",""
"3rd Nov 2026",2026-11-03,Tuesday,,Factors,1,"Coffee",""
"3rd Nov 2026",2026-11-03,Tuesday,,Medication,1,"Ibuprofen",""
`

  test('gives ratings, sleep, symptoms with their severity and factors', () => {
    expect(detectSource('bearable.csv', TEXT)).toBe('bearable')
    expect(readText('bearable', TEXT, {}, TODAY)).toEqual({
      source: 'bearable',
      days: [
        {
          date: '2026-11-03',
          mood: 8,
          energy: 6,
          sleepHours: 6.5,
          symptoms: { back_pain: 2, joint_pain: 3 },
          otherSymptoms: ['hot flashes'],
          factors: ['Coffee'],
          note: 'Long day',
        },
      ],
      dropped: [
        { kind: 'Headache', reason: 'not-taken', count: 1 },
        { kind: 'medication', reason: 'unknown-kind', count: 1 },
        { kind: 'mood', reason: 'second-entry-of-day', count: 1 },
      ],
    })
  })

  test('without a formatted date, on a scale to 10', () => {
    const text = `date,weekday,time of day,category,rating/amount,detail,notes
"8th Dec 2025","Monday","mid","Mood","7","",""
"9th Dec 2025","Tuesday","mid","Mood","3","",""
`
    expect(readText('bearable', text, {}, TODAY)).toMatchObject({
      days: [
        { date: '2025-12-08', mood: 7 },
        { date: '2025-12-09', mood: 3 },
      ],
    })
  })
})

describe('a drip file', () => {
  const TEXT = `date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,note.value,desire.value,pain.cramps,pain.tenderBreasts,pain.ovulationPain,pain.note,mood.sad,mood.anxious
2026-11-03,36.5,false,3,false,"Home, early",,true,true,true,knee,true,true
2026-11-04,,,0,true,,2,,,,,,
2026-11-05,,,9,false,,,,,,,,
`

  test('gives bleeding, pain and notes; moods do not become a number', () => {
    expect(detectSource('my-data-export.csv', TEXT)).toBe('drip')
    expect(readText('drip', TEXT, {}, TODAY)).toEqual({
      source: 'drip',
      days: [
        {
          date: '2026-11-03',
          flow: 'heavy',
          symptoms: { cramps: 2, breast_tenderness: 2, anxiety: 2 },
          otherSymptoms: ['ovulation pain', 'knee', 'sad'],
          note: 'Home, early',
        },
        { date: '2026-11-04', flow: 'light-spotting' },
      ],
      dropped: [
        { kind: 'bleeding', reason: 'unknown-kind', count: 1 },
        { kind: 'desire', reason: 'unknown-kind', count: 1 },
        { kind: 'temperature', reason: 'unknown-kind', count: 1 },
      ],
    })
  })
})

describe('an Ovumcy file', () => {
  const ENTRY = { date: '2026-11-03', period: true, flow: 'medium', mood_rating: 3, sex_activity: 'none', bbt: 36.7, cycle_start: true }
  const JSON_TEXT = JSON.stringify({
    exported_at: '2026-11-20T10:00:00+01:00',
    entries: [
      {
        ...ENTRY,
        cycle_factors: ['stress', 'travel'],
        symptoms: { cramps: true, headache: false, insomnia: true, spotting: false },
        other_symptoms: ['cold feet'],
        notes: 'tired',
      },
      { date: '2026-11-04', period: true, flow: 'none', mood_rating: 0, symptoms: {} },
      { date: '2026-11-05', period: false, flow: 'none', mood_rating: 0, symptoms: { spotting: true } },
      { date: '2026-11-06', period: false, flow: 'none', mood_rating: 0, symptoms: {} },
    ],
  })
  const CSV_TEXT = `Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Headache,Insomnia,Spotting,Cycle factors,Other,Notes,Pregnancy test,Cycle start,Uncertain,LH test
2026-11-03,true,medium,3,none,36.7,none,true,false,true,false,stress;travel,cold feet,tired,none,Yes,No,none
2026-11-04,true,none,0,none,0,none,false,false,false,false,,,,none,No,No,none
2026-11-05,false,none,0,none,0,none,false,false,false,true,,,,none,No,No,none
2026-11-06,false,none,0,none,0,none,false,false,false,false,,,,none,No,No,none
`
  const DAYS = [
    {
      date: '2026-11-03',
      flow: 'moderate',
      mood: 6,
      symptoms: { cramps: 2 },
      otherSymptoms: ['insomnia', 'cold feet'],
      factors: ['stress', 'travel'],
      note: 'tired',
    },
    { date: '2026-11-04', flow: 'light-flow', isFlowAmountUnknown: true },
    { date: '2026-11-05', flow: 'light-spotting' },
  ]
  const DROPPED = [
    { kind: 'bbt', reason: 'unknown-kind', count: 1 },
    { kind: 'cycle_start', reason: 'unknown-kind', count: 1 },
  ]

  test.each([
    ['JSON', 'ovumcy-export.json', JSON_TEXT],
    ['CSV', 'ovumcy-export.csv', CSV_TEXT],
  ])('gives the same days from %s; what was not set is not 0', (_, name, text) => {
    expect(detectSource(name, text)).toBe('ovumcy')
    expect(readText('ovumcy', text, {}, TODAY)).toEqual({ source: 'ovumcy', days: DAYS, dropped: DROPPED })
  })
})

test('a HealthLog file gives sleep and the last mood of a day', () => {
  const text = JSON.stringify({
    measurements: [
      { type: 'SLEEP_DURATION', value: 452, unit: 'min', measuredAt: '2026-11-03T07:00:00Z' },
      { type: 'WEIGHT', value: 70, unit: 'kg', measuredAt: '2026-11-03T07:00:00Z' },
    ],
    moodEntries: [
      { date: '2026-11-03', mood: 'GUT', score: 4, tags: 'walk, sun', loggedAt: '2026-11-03T20:00:00Z' },
      { date: '2026-11-03', mood: 'LAUSIG', score: 1, loggedAt: '2026-11-03T08:00:00Z' },
    ],
  })
  expect(detectSource('healthlog.json', text)).toBe('healthlog')
  expect(readText('healthlog', text, {}, TODAY)).toEqual({
    source: 'healthlog',
    days: [{ date: '2026-11-03', sleepHours: 7.5, mood: 8, factors: ['walk', 'sun'] }],
    dropped: [
      { kind: 'WEIGHT', reason: 'unknown-kind', count: 1 },
      { kind: 'moodEntries', reason: 'second-entry-of-day', count: 1 },
    ],
  })
})
