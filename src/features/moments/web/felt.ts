import Flame from 'lucide-react/icons/flame'
import MoonStar from 'lucide-react/icons/moon-star'
import type { LucideIcon } from 'lucide-react/types'
import { t } from '../../../kit/words.ts'

/** Button text and icon of each moment that is felt. */
export const FELT: Record<'hot_flash' | 'night_sweat', { now: string; icon: LucideIcon }> = {
  hot_flash: { now: t`Hot flash now`, icon: Flame },
  night_sweat: { now: t`Night sweat now`, icon: MoonStar },
}
