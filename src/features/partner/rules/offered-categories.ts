import type { SignalCategory } from '../../couple/contract.ts'
import type { Preferences } from '../../settings/contract.ts'

/** All kinds of signals, with their names in the settings. */
const CATEGORIES: readonly (readonly [SignalCategory, Preferences['privacy']['shareCategories']['partner'][number]])[] = [
  ['mood', 'mood'],
  ['energy', 'energy'],
  ['general wellbeing', 'general_wellbeing'],
  ['support needs', 'support_needs'],
]

/**
 * The kinds of signals she is offered: those chosen at "Share with my partner", else all. The kind of a draft stays
 * among them.
 */
export function offeredCategories(privacy: Preferences['privacy'] | undefined, drafted: SignalCategory | undefined): SignalCategory[] {
  const chosen = privacy?.partnerSharing ? privacy.shareCategories.partner : []
  return CATEGORIES.filter(([kind, name]) => chosen.length === 0 || chosen.includes(name) || kind === drafted).map(([kind]) => kind)
}
