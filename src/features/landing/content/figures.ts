import { t } from '../../../kit/words.ts'

/** A figure the landing page may quote, with its public source. */
export type Figure = { readonly number: string; readonly words: string; readonly source: string }

/** The only figures on the landing page, each checked against its source (docs/product.md, Real data). */
export const FIGURES: readonly Figure[] = [
  {
    number: t`8 in 10`,
    words: t`Up to this many women have hot flashes or night sweats around menopause. Some have none at all.`,
    source: t`The Menopause Society; SWAN study`,
  },
  {
    number: t`7.4 years`,
    words: t`Frequent hot flashes last about this long at the midpoint: half of women are done sooner, half later.`,
    source: t`SWAN study, JAMA Internal Medicine, 2015`,
  },
  {
    number: t`45 to 55`,
    words: t`The age when most women reach menopause. The changes often start years before.`,
    source: t`World Health Organization; ACOG`,
  },
  {
    number: t`17,494`,
    words: t`So many women were asked what perimenopause feels like. What they named most was not heat: it was being worn out and irritable.`,
    source: t`Flo and Mayo Clinic, Menopause, 2026`,
  },
]
