/** Factors: circumstances of a day such as alcohol or a hot bedroom, each answered yes or no (docs/decisions/0045). */
import { t } from '../../../kit/words.ts'
import type { Factor } from '../contract.ts'
import { ownName } from './own-items.ts'
import type { OwnItem } from './tracking.ts'

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

/** Label of a factor. `own` are the custom factors. */
export function factorWords(key: string, own: readonly OwnItem[] = []): string {
  return readyWords()[key as Factor] ?? ownName(key, own)
}
