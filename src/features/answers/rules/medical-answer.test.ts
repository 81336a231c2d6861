import { describe, expect, test } from 'vitest'
import { EMERGENCIES } from '../../safety/content/emergencies.ts'
import { MEDICINES } from '../../safety/content/medicines.ts'
import { DIAGNOSES, ORDERS, BOUNDARY } from '../../safety/content/other.ts'
import { RED_FLAGS } from '../../safety/content/red-flags.ts'
import { safetyAnswer } from './safety-answer.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { SPOKEN, type Manner, type Speaker } from '../../text/rules/speech.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const TONES = ['nurturing', 'calm', 'pragmatic'] as const
const NUMBER = { US: '911', CA: '911', UK: '999', AU: '000' } as const
const CAUSES = {
  M1: Object.keys(EMERGENCIES),
  M2: Object.keys(RED_FLAGS),
  D: Object.keys(MEDICINES),
  X: Object.keys(DIAGNOSES),
  I: Object.keys(ORDERS.en).filter((cause) => cause !== 'last' && cause !== 'his'),
  P: Object.keys(BOUNDARY.en).filter((cause) => cause !== 'ideas' && cause !== 'more'),
} as const

const seen = (given: Partial<Recognised>): Recognised => ({
  class: 'M1',
  cause: 'chest-pain',
  isNow: false,
  about: 'self',
  isDenied: false,
  language: 'en',
  ...given,
})
function answer(one: Partial<Recognised>, given: Partial<Manner> = {}, speaker: Speaker = 'woman', recent: readonly string[] = []) {
  const manner: Manner = { language: 'en', region: 'US', tone: 'calm', ...given }
  const made = safetyAnswer([seen(one)], manner, { speaker, recent: new Set(recent) })
  if (!made) throw new Error('Nothing was answered')
  return made
}

describe.each(['M1', 'M2', 'D', 'X', 'I', 'P'] as const)('class %s', (name) => {
  test('has a plain-text answer for each cause in every language, region and tone, for her and for others', () => {
    for (const cause of CAUSES[name]) {
      for (const language of SPOKEN) {
        for (const region of REGIONS) {
          for (const tone of TONES) {
            for (const about of ['self', 'other'] as const) {
              const made = answer({ class: name, cause, about }, { language, region, tone }, name === 'P' ? 'partner' : 'woman')
              expect(made.parts).toMatchObject({ layer: 'safety', class: name })
              expect(made.about).toEqual({ kind: 'safety', class: name, cause })
              expect(made.text).not.toMatch(/https?:|www\.|[<>{}[\]*_#`|]/)
              expect(made.text.length).toBeGreaterThan(60)
              expect(made.text.length).toBeLessThan(1_400)
            }
          }
        }
      }
    }
  })

  test('states the same facts in three languages', () => {
    for (const cause of CAUSES[name]) {
      const citations = SPOKEN.map((language) => answer({ class: name, cause }, { language }).parts.sources.map(({ citation }) => citation))
      expect([cause, citations[1], citations[2]]).toEqual([cause, citations[0], citations[0]])
    }
  })
})

describe('an emergency', () => {
  test('starts with the number of the region, says what was recognised and that Lara is not a person', () => {
    for (const region of REGIONS) {
      const made = answer({}, { region })
      expect(made.text.split('.')[0]).toContain(NUMBER[region])
      expect(made.text).toContain('You wrote about pain or pressure in the chest.')
      expect(made.text).toContain("I can't call for you")
      expect(made.parts.help_lines[0]?.phone).toBe(NUMBER[region])
      expect(made.parts.sources.length).toBeGreaterThan(0)
    }
  })

  test('has the same full text the second time and in every tone', () => {
    const texts = TONES.map((tone) => answer({}, { tone }, 'woman', ['M1 chest-pain']).text)
    expect(new Set(texts)).toEqual(new Set([answer({}).text]))
  })

  test('refers to another person if it is about one', () => {
    expect(answer({ about: 'other' }).text).toMatch(/^Please call 911 for her or him/)
  })
})

describe('a red flag', () => {
  test('says how soon to see a doctor, and asks follow-up questions', () => {
    const { text, parts } = answer({ class: 'M2', cause: 'bleeding-after-menopause' }, { region: 'UK' })
    expect(text).toContain('You wrote about bleeding a long time after your last period.')
    expect(text).toContain('within two weeks')
    expect(text).toContain('About 9 in 10 women with this have no serious cause.')
    expect(text).toMatch(/hysterectomy.*hormonal coil.*contraception.*hormones/)
    expect(parts.chips[0]?.message_type).toBe('progress_request')
    expect(answer({ class: 'M2', cause: 'leg-clot' }).text).toContain('today')
  })

  test('has a shorter answer within 14 days, only for the same cause', () => {
    const whole = answer({ class: 'M2', cause: 'breast-change' })
    const again = answer({ class: 'M2', cause: 'breast-change' }, {}, 'woman', ['M2 breast-change'])
    expect(again.text.length).toBeLessThan(whole.text.length)
    expect(again.text).toContain('within two weeks')
    expect(answer({ class: 'M2', cause: 'breast-change' }, {}, 'woman', ['M2 bloating']).text).toBe(whole.text)
  })

  test('the most urgent of several is answered', () => {
    const made = safetyAnswer(
      [seen({ class: 'M2', cause: 'weight-loss' }), seen({ class: 'M2', cause: 'jaundice' })],
      { language: 'en', region: 'US', tone: 'calm' },
      { speaker: 'woman', recent: new Set() },
    )
    expect(made?.about).toMatchObject({ cause: 'jaundice' })
  })

  test('has a warm opening in the nurturing tone, only if it is about herself', () => {
    const warm = answer({ class: 'M2', cause: 'bloating' }, { tone: 'nurturing' }).text
    expect(warm.endsWith(answer({ class: 'M2', cause: 'bloating' }).text)).toBe(true)
    expect(answer({ class: 'M2', cause: 'bloating', about: 'other' }, { tone: 'nurturing' }).text).toMatch(/^You wrote/)
  })
})

describe('a medicine', () => {
  test('no answer contains a decision or a dose', () => {
    for (const cause of CAUSES.D) {
      for (const language of SPOKEN) expect(answer({ class: 'D', cause }, { language }).text).not.toMatch(/\d\s?(?:mg|ml|mcg|µg|UI|IU)\b/)
    }
  })

  test('given secretly is refused, with the emergency number', () => {
    const { text, parts } = answer({ class: 'D', cause: 'covert' }, { region: 'AU' }, 'partner')
    expect(text).toMatch(/^Please do not give anyone a medicine without their knowing/)
    expect(parts.help_lines[0]?.phone).toBe('000')
  })
})

test('a medical emergency next to a crisis retains its number and its sentence', () => {
  const made = safetyAnswer(
    [seen({ class: 'C1', cause: 'wish' }), seen({})],
    { language: 'en', region: 'UK', tone: 'calm' },
    { speaker: 'woman', recent: new Set() },
  )
  expect(made?.parts.class).toBe('C1')
  expect(made?.parts.help_lines.slice(0, 2).map(({ name }) => name)).toEqual(['999', 'Samaritans'])
  expect(made?.text).toContain('pain or pressure in the chest')
})

test('a partner who asks about her gets an explanation of the privacy boundary, and ideas', () => {
  expect(answer({ class: 'P', cause: 'notes' }, {}, 'partner').text).toMatch(/^I don't know, and I can't know/)
})
