/** A figure the landing page may quote, with the public source that states it. */
export type Figure = { readonly number: string; readonly words: string; readonly source: string }

/** The only figures on the landing page; each was read in the source it names (product.md §1.6). */
export const FIGURES: readonly Figure[] = [
  {
    number: '8 in 10',
    words: 'Up to this many women have hot flashes or night sweats around menopause. Some have none at all.',
    source: 'The Menopause Society; SWAN study',
  },
  {
    number: '7.4 years',
    words: 'Frequent hot flashes last about this long at the midpoint: half of women are done sooner, half later.',
    source: 'SWAN study, JAMA Internal Medicine, 2015',
  },
  {
    number: '45 to 55',
    words: 'The age when most women reach menopause. The changes often start years before.',
    source: 'World Health Organization; ACOG',
  },
]
