import { CHIP_MESSAGES, type Chip } from '../../answers/contract.ts'
import type { Onboarding } from '../../onboarding/contract.ts'

/** The chip of the welcome that serves a goal; every goal has one. */
const FOR_GOAL: Record<Onboarding['goals'][number], keyof typeof CHIP_MESSAGES> = {
  'Better sleep': 'breathing',
  'Manage hot flashes': 'facts',
  'Improve mood': 'breathing',
  'Boost energy': 'facts',
  'Enhance focus': 'facts',
  'Track symptoms': 'pattern',
  'Understand patterns': 'pattern',
  'Get support': 'breathing',
}

/** The chips with those that serve more of her goals first; otherwise, and without goals, in the given order. */
export function forGoals(chips: readonly Chip[], goals: Onboarding['goals']): Chip[] {
  const served = ({ message }: Chip) => goals.filter((goal) => CHIP_MESSAGES[FOR_GOAL[goal]] === message).length
  return chips.toSorted((one, other) => served(other) - served(one))
}
