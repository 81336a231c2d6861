import { expect, test } from 'vitest'
import { chipsOf } from '../../answers/rules/guides.ts'
import { GOALS, type Onboarding } from '../../onboarding/contract.ts'
import { forGoals } from './chip-order.ts'

const labels = (goals: Onboarding['goals']) => forGoals(chipsOf('en'), goals).map(({ label }) => label)

test.each<[Onboarding['goals'], string[]]>([
  [[], ['Quick Facts', 'Show Pattern', 'Breathing Exercise']],
  [['Better sleep'], ['Breathing Exercise', 'Quick Facts', 'Show Pattern']],
  [['Understand patterns'], ['Show Pattern', 'Quick Facts', 'Breathing Exercise']],
  [
    ['Manage hot flashes', 'Track symptoms', 'Understand patterns'],
    ['Show Pattern', 'Quick Facts', 'Breathing Exercise'],
  ],
  [[...GOALS], ['Quick Facts', 'Breathing Exercise', 'Show Pattern']],
])('with the goals %j the chips are %j', (goals, order) => expect(labels(goals)).toEqual(order))

test('the order holds in every language', () => {
  for (const language of ['es', 'fr'] as const) expect(forGoals(chipsOf(language), ['Track symptoms'])[0]).toEqual(chipsOf(language)[1])
})
