import { t } from '../../../kit/words.ts'
import type { Section } from '../contract.ts'

/** Names of the sections as she ticks them. */
export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  red_flags: t`Warning signs`,
  bleeding: t`Bleeding, cycles and stage`,
  mrs: t`Menopause Rating Scale`,
  hot_flashes: t`Hot flashes`,
  night_sweats: t`Night sweats`,
  sleep: t`Sleep`,
  mood: t`Mood`,
  energy: t`Energy`,
  stress: t`Stress`,
  symptoms: t`Other symptoms`,
  treatments: t`Treatments`,
  supplements: t`Supplements`,
  months: t`Table, month by month`,
}

/** The sections by what they are about. */
export const SECTION_GROUPS: readonly { readonly legend: string; readonly sections: readonly Section[] }[] = [
  { legend: t`Bleeding`, sections: ['bleeding', 'red_flags'] },
  { legend: t`How you have been`, sections: ['hot_flashes', 'night_sweats', 'sleep', 'mood', 'energy', 'stress', 'symptoms', 'mrs'] },
  { legend: t`What you take`, sections: ['treatments', 'supplements'] },
  { legend: t`A second page`, sections: ['months'] },
]
