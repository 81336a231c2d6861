import { describe, expect, test } from 'vitest'
import type { Patterns } from '../../patterns/contract.ts'
import { sideBySide } from '../../patterns/rules/side-by-side.ts'
import { comparedBy, linkAnswer, readLinkQuestion } from './link-question.ts'

const OWN = [
  { key: 'own_a1b2c3d4', name: 'Sauna' },
  { key: 'own_00000001', name: '🧖' },
  { key: 'own_00000002', name: 'tea' },
]

describe('reads what is asked', () => {
  test.each<[string, readonly string[]]>([
    ['does alcohol make my night sweats worse?', ['alcohol', 'night_sweats_count']],
    ['is there a link between sleep and mood in my notes?', ['sleep_hours', 'mood_rating']],
    ['do my hot flashes go with stress?', ['hot_flashes_count', 'stress_triggers']],
    ['is there a link between sleep and mood?', ['sleep_hours', 'mood_rating']],
    ['Do I sleep better when I drink wine?', ['sleep_hours', 'alcohol']],
    ['do i sweat more after coffee? night sweats i mean', ['night_sweats_count', 'caffeine_after_noon']],
    ['is my mood better on days with exercise?', ['mood_rating', 'physical_activity']],
    ['¿duermo peor cuando bebo?', ['sleep_hours', 'alcohol']],
    ['¿tengo más sofocos los días de estrés?', ['hot_flashes_count', 'stress_triggers']],
    ['est-ce que je dors mieux sans vin ?', ['sleep_hours', 'alcohol']],
    ['ai-je plus de bouffées quand j’ai du stress, dans mes notes ?', ['hot_flashes_count', 'stress_triggers']],
    ['does coffee affect my sleep', ['caffeine_after_noon', 'sleep_hours']],
    ['does sauna bring on my hot flushes?', ['own_a1b2c3d4', 'hot_flashes_count']],
    ['do you see any patterns?', []],
    ['are there any patterns in my notes?', []],
    ['what goes with my hot flashes?', ['hot_flashes_count']],
    ['do my notes show that exercise is linked to sleep?', ['physical_activity', 'sleep_hours']],
    ['is my tiredness because of bad sleep?', ['energy_level', 'sleep_hours']],
    ['¿el alcohol empeora mis sudores?', ['alcohol', 'night_sweats_count']],
    ['¿hay relación entre mi sueño y mi ánimo en mis notas?', ['sleep_hours', 'mood_rating']],
    ['¿hay relación entre el sueño y el ánimo?', ['sleep_hours', 'mood_rating']],
    ['¿ves algún patrón?', []],
    ['¿hay patrones en mis notas?', []],
    ['¿mis sofocos tienen que ver con el estrés?', ['hot_flashes_count', 'stress_triggers']],
    ['¿el café afecta a mi sueño?', ['caffeine_after_noon', 'sleep_hours']],
    ['¿qué va con mis sofocos?', ['hot_flashes_count']],
    ['¿mi ánimo depende de lo que duermo?', ['mood_rating', 'sleep_hours']],
    ['¿el vino influye en mis sofocos?', ['alcohol', 'hot_flashes_count']],
    ['¿el ejercicio mejora? ¿ves relación con mi sueño?', ['physical_activity', 'sleep_hours']],
    ['y a-t-il un lien entre mon sommeil et mon humeur ?', ['sleep_hours', 'mood_rating']],
    ['est-ce que l’alcool aggrave mes sueurs ?', ['alcohol', 'night_sweats_count']],
    ['y a-t-il un lien entre le sommeil et l’humeur ?', ['sleep_hours', 'mood_rating']],
    ['tu vois des liens ?', []],
    ['y a-t-il des liens dans mes notes ?', []],
    ['mes bouffées ont-elles un rapport avec le stress ?', ['hot_flashes_count', 'stress_triggers']],
    ['qu’est-ce qui va avec mes bouffées ?', ['hot_flashes_count']],
    ['le café joue sur mon sommeil ?', ['caffeine_after_noon', 'sleep_hours']],
    ['ma fatigue est-elle liée à mon sommeil ?', ['energy_level', 'sleep_hours']],
    ['le vin provoque mes sueurs ?', ['alcohol', 'night_sweats_count']],
    ['dans mes notes, la marche va avec mon humeur ?', ['physical_activity', 'mood_rating']],
  ])('%s', (message, keys) => {
    expect(readLinkQuestion(message, OWN)).toEqual(keys)
  })

  test.each([
    ['is it worse on nights i drink wine?', ['night_sweats_count', 'alcohol']],
    ['and are they worse when I’m stressed?', ['night_sweats_count', 'stress_triggers']],
    ['¿son peores los días de estrés?', ['night_sweats_count', 'stress_triggers']],
    ['c’est pire quand je bois du vin ?', ['night_sweats_count', 'alcohol']],
  ])('%s of what the last answer was about', (message, keys) => {
    expect(readLinkQuestion(message, OWN, 'night_sweats_count')).toEqual(keys)
    expect(readLinkQuestion(message, OWN)).toBeUndefined()
  })

  test.each([
    ['do I sleep less on nights with sweats?', 'night_sweats_count', 'sleep_hours', 0],
    ['do I have more hot flashes after bad nights?', 'sleep_hours', 'hot_flashes_count', 0],
    ['do my hot flashes affect my sleep?', 'hot_flashes_count', 'sleep_hours', 1],
    ['does stress affect my mood?', 'stress_triggers', 'mood_rating', 1],
  ] as const)('%s compares', (message, cause, outcome, lag) => {
    expect(comparedBy(readLinkQuestion(message, OWN) ?? [], message)).toEqual({ cause, outcome, lag })
  })

  test.each([
    'does alcohol make hot flashes worse?',
    'what helps with hot flashes?',
    'I sleep better when I drink no wine',
    'can I sleep better with magnesium?',
    '¿qué hago si duermo mal por los sofocos?',
    'comment mieux dormir sans médicament ?',
    'how did I sleep last week?',
    'my hot flashes are worse',
    'it makes my life worse',
    'I lie awake with my sweats, how do I save my sleep?',
    'why do I sweat at night?',
    '¿el alcohol empeora los sofocos?',
    '¿cómo dormí la semana pasada?',
    'l’alcool aggrave-t-il les bouffées ?',
    'mon mari me rend folle',
  ])('not “%s”', (message) => {
    expect(readLinkQuestion(message, OWN)).toBeUndefined()
  })
})

describe('is answered by what the page shows', () => {
  const side = (day: string, value: number) => ({ label: `Side ${value}`, typical: null, days: [{ day, value }] })
  const page: Patterns = {
    next_look: { day: '2026-12-04', days_left: 12 },
    waiting: 'Next time: Dec 4.',
    days_noted: 80,
    days_missing: 0,
    looked: { day: '2026-11-20', days: 72 },
    news: null,
    own: {
      cause: 'sleep_hours',
      outcome: 'mood_rating',
      since: '2026-10-01',
      counts_from: null,
      result: 'Sleep and Mood: no sign of a link in 72 days.',
      is_none: true,
    },
    shown: [
      {
        cause: 'alcohol',
        outcome: 'night_sweats_count',
        label: 'Night sweats',
        text: 'After days with “Alcohol”, you noted more night sweats.',
        note: 'It held.',
        much: side('2026-11-19', 3),
        little: side('2026-11-18', 1),
        since: '2026-11-20',
      },
    ],
    gone: [],
    causes: ['alcohol', 'stress_triggers', 'hydration_level'].map((key) => ({ key, label: key, outcomes: [] })),
    outcomes: [],
  }
  const made = (message: string, shown: Partial<Patterns> = {}, isMasked = false) => {
    const asked = readLinkQuestion(message, [])
    return asked && linkAnswer(asked, { ...page, ...shown }, [], isMasked)
  }
  const answer = (...asked: Parameters<typeof made>) => made(...asked)?.text
  const unlooked = { looked: null, shown: [], own: null }

  test('a pattern that shows is told with its note and its days', () => {
    expect(answer('does alcohol make my night sweats worse?')).toBe('After days with “Alcohol”, you noted more night sweats.\n\nIt held.')
    expect(made('do you see any patterns?')?.parts).toMatchObject({
      rows: [
        { day: '2026-11-18', words: 'Side 1 · Night sweats 1' },
        { day: '2026-11-19', words: 'Side 3 · Night sweats 3' },
      ],
      chips: [{ label: 'See your patterns', to: '/patterns' }],
    })
    expect(answer('what goes with my hot flashes?')).toContain('nothing in your notes went together')
  })

  test('her own question has its result', () => {
    expect(answer('is there a link between sleep and mood in my notes?')).toBe('Sleep and Mood: no sign of a link in 72 days.')
  })

  test('a pair that does not show says so, when the next look is, and where to ask', () => {
    const asked = made('does stress make my hot flashes worse?')
    expect(asked?.text).toMatch(
      /^When we last looked, on November 20, .* did not clearly go together in your notes\. We look again on December 4\./,
    )
    expect(asked?.parts.chips).toMatchObject([{ label: 'Make it my own question', to: '/patterns' }])
    expect(answer('is stress linked to my energy?')).toMatch(/^We have not compared “Stress” and “Energy”/)
  })

  test('if she noted enough days, their averages come first, also of a factor that she no longer tracks', () => {
    const days = Array.from({ length: 24 }, (_, place) => ({
      date: `2026-11-${String(place + 1).padStart(2, '0')}`,
      values: { stress_triggers: place % 2 ? 8 : 2, caffeine_after_noon: place % 4 ? 0 : 1, hot_flashes_count: place % 2 ? 3 : 1 },
    }))
    const averages = (message: string) => {
      const asked = readLinkQuestion(message, []) ?? []
      const compared = comparedBy(asked, message)
      const found = compared && sideBySide(compared, days)
      expect(sideBySide(compared ?? { cause: '', outcome: '', lag: 0 }, days.slice(0, 19))).toBeUndefined()
      return linkAnswer(asked, page, [], false, found)
    }
    const stressed = averages('does stress make my hot flashes worse?')
    expect(stressed.text).toMatch(
      /^Hot flashes, on average over the last 12 weeks: 3 on days with stress of at least 8 \(12 days\); 1 on days with stress of at most 2 \(12 days\)\.\n\nThat is not clear enough to call it a pattern: some of the difference is always chance\. We look again/,
    )
    expect(stressed.parts.rows).toHaveLength(24)
    expect(averages('do I get more hot flashes after coffee?').text).toContain('on days with “Caffeine after noon” (6 days)')
  })

  test.each([
    ['do my notes show a link between my mood and my energy?', /one good day/],
    ['are my hot flashes linked to my night sweats?', /same flash/],
    ['does alcohol affect my stress?', /are not compared: we look at what goes with/],
    ['does coffee affect my sleep?', /^You don’t note “Caffeine after noon” at the moment/],
  ])('%s says why not', (message, why) => expect(answer(message)).toMatch(why))

  test('before the first look she hears when it is', () => {
    expect(answer('does stress make my hot flashes worse?', unlooked)).toBe('Next time: Dec 4.')
    expect(answer('are there any patterns in my notes?', unlooked)).toBe('Next time: Dec 4.')
  })

  test('what she hides is not named', () => {
    for (const message of ['does alcohol make my night sweats worse?', 'do you see any patterns?', 'what goes with my night sweats?'])
      expect(JSON.stringify(made(message, {}, true))).not.toMatch(/alcohol|Side/i)
  })
})
