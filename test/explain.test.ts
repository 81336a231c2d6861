import { describe, expect, test } from 'vitest'
import { explain } from '../scripts/explain.ts'

const TODAY = '2026-11-21'

describe('an explanation names what decides about', () => {
  test.each([
    [
      'a crisis',
      'I want to die',
      ['C1 suicide (en): “i want to die” by ', 'self-harm/plain.ts:', ', threshold -60, bias ', 'safety, C1: '],
    ],
    [
      'violence',
      'he hit me again and took my phone',
      ['C2 violence (en)', 'abuse/en.ts:', 'a plain statement is not weighed', 'safety, C2: '],
    ],
    ['an emergency', 'my chest hurts and my left arm is numb', ['M1 chest-pain (en): “chest hurts” by chest-pain/10', 'emergency/en.ts:']],
    ['a red flag', 'I bled again two years after menopause', ['M2 ', 'red-flags/en.ts:', 'safety, M2: ']],
    ['a medication question', 'can I stop taking my estradiol?', ['D stop (en)', 'medication/en.ts:', 'safety, D: ']],
    ['a denial', "I don't want to die", ['C1 suicide (en): “do not want to die”', 'taken away by a denial']],
    ['an ordinary phrase', 'I am dying of laughter', ['taken away by the ordinary phrase ', 'Recognised\n    none']],
    ['a French crisis', 'je veux mourir', ['Sentence (fr)', 'C1 suicide (fr): “veux mourir” by ', 'self-harm/fr-wish.ts:']],
    [
      'a question to the knowledge',
      'what helps against hot flashes at night?',
      ['knowledge, hot-flashes-night: ', 'before the search: hot-flashes-night', 'Found by search: '],
    ],
    ['a question about her data', 'how did I sleep this week?', ['her data, {']],
    ['small talk', 'hello', ['small talk, ']],
  ])('%s', async (_kind, sentence, expected) => {
    const text = await explain(sentence, TODAY)
    for (const part of expected) expect(text).toContain(part)
  })

  test('a question about her data, asked by the partner', async () => {
    const [, woman = '', partner = ''] = (await explain('what did my wife write in her diary?', TODAY)).split(/^As the /m)
    expect(woman).not.toContain('P notes')
    expect(partner).toMatch(/P \S+ \(en\): “.*partner-probing\//s)
  })

  test('knowledge: the scores of the nearest entries, and of none', async () => {
    expect(await explain('what helps against hot flashes at night?', TODAY)).toMatch(
      / {4}0\.\d{3} hot-flashes-night\n(?: {4}0\.\d{3} [a-z-]+\n)+ {4}0\.\d{3} no entry answers it/,
    )
  })
})
