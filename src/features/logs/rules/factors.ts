/** Factors: circumstances of a day such as alcohol or a hot bedroom, each answered yes or no (docs/decisions/0045). */
import { type Message, t } from '../../../kit/words.ts'
import { type Factor, FACTORS, FACTORS_MAX, type FactorChoices, OWN_FACTOR } from '../contract.ts'

/** No factors are asked by default. */
export const NO_CHOICES: FactorChoices = { chosen: [], own: [] }

const CHOSEN_UNNAMED: Message = () => t`Please give each chosen factor of your own a name`

/** Validation message for choices that fit the schema: a chosen custom factor without a name. Undefined when valid. */
export function choicesProblem({ chosen, own }: FactorChoices): string | undefined {
  const named = new Set(own.map(({ key }) => key))
  return chosen.some((key) => OWN_FACTOR.test(key) && !named.has(key)) ? CHOSEN_UNNAMED() : undefined
}

/**
 * The factors one quick log asks for, at most six: the chosen ones in their order, then answered ones that are no
 * longer chosen. Answered factors take precedence over unanswered ones.
 */
export function askedFactors(chosen: readonly string[], answered: readonly string[]): string[] {
  const open = chosen.filter((key) => !answered.includes(key)).slice(0, Math.max(0, FACTORS_MAX - answered.length))
  return [...chosen.filter((key) => answered.includes(key) || open.includes(key)), ...answered.filter((key) => !chosen.includes(key))]
}

function readyWords(): Record<Factor, string> {
  return {
    alcohol: t`Alcohol`,
    caffeine_after_noon: t`Caffeine after noon`,
    spicy_food: t`Spicy food`,
    late_dinner: t`Late dinner`,
    screen_in_bed: t`Screen in bed`,
    hot_room: t`Hot room`,
    work_day: t`Work day`,
    travel: t`Travel`,
    illness: t`Illness`,
    sex: t`Sex`,
    time_outdoors: t`Time outdoors`,
    smoking: t`Smoking`,
  }
}

/** Label of a factor; a removed custom factor has no name any more. */
export function factorWords(key: string, own: FactorChoices['own'] = []): string {
  const ready = readyWords()
  return (FACTORS as readonly string[]).includes(key)
    ? ready[key as Factor]
    : (own.find((factor) => factor.key === key)?.name ?? t`One of your own, since removed`)
}
