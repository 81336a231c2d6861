import { t } from '../../../kit/words.ts'
import type { GOALS, REGIONS } from '../contract.ts'
import type { Phase } from '../rules.ts'

/** Display names of the phases and regions. */
export const PHASE_NAMES: Record<Phase, string> = { peri: t`Perimenopause`, meno: t`Menopause, or after it` }
export const REGION_NAMES: Record<(typeof REGIONS)[number], string> = {
  US: t`United States`,
  CA: t`Canada`,
  UK: t`United Kingdom`,
  AU: t`Australia`,
  elsewhere: t`Another country`,
}

/** Display names of the goals, whose wire values are English. */
export const GOAL_NAMES: Record<(typeof GOALS)[number], string> = {
  'Better sleep': t`Better sleep`,
  'Manage hot flashes': t`Manage hot flashes`,
  'Improve mood': t`Improve mood`,
  'Boost energy': t`Boost energy`,
  'Enhance focus': t`Enhance focus`,
  'Track symptoms': t`Track symptoms`,
  'Understand patterns': t`Understand patterns`,
  'Get support': t`Get support`,
}

/** Heading and subheading of steps 1 to 6. */
export const STEP_WORDS: readonly { title: string; lead: string }[] = [
  { title: t`Create your account`, lead: t`A private place for your days. Six short steps follow, and you can change any answer later.` },
  { title: t`A little about you`, lead: t`So that what you read here fits you.` },
  { title: t`Language and region`, lead: t`For the words we use, and for help near you.` },
  { title: t`What brings you here?`, lead: t`There are no right answers. Go with your first thought.` },
  { title: t`Would you like a voice?`, lead: t`Some people prefer listening to reading.` },
  { title: t`Just you, or you and a partner?`, lead: t`Whatever you choose, your notes stay yours.` },
  { title: t`Is this right?`, lead: t`Have a last look. You can change any answer later.` },
]
