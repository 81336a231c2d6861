/** How likely a kind of support is to be welcome, in words: shown beside a percentage, or in place of one. */
import type { Language } from '../contract.ts'

/** From no data to mostly welcome; the thresholds are in `rules/posterior.ts`. */
export type ConfidenceLevel = 'unknown' | 'rarely' | 'mixed' | 'often' | 'mostly'

/** Text of each level by language. */
export const CONFIDENCE_WORDS: Readonly<Record<ConfidenceLevel, Readonly<Record<Language, string>>>> = {
  unknown: { en: 'Not known yet', es: 'Aún no se sabe', fr: 'On ne sait pas encore' },
  rarely: { en: 'Not often well taken so far', es: 'Por ahora, pocas veces bien recibido', fr: 'Peu souvent bien accueilli jusqu’ici' },
  mixed: { en: 'Sometimes well taken', es: 'A veces bien recibido', fr: 'Parfois bien accueilli' },
  often: { en: 'Often well taken', es: 'A menudo bien recibido', fr: 'Souvent bien accueilli' },
  mostly: { en: 'Mostly well taken', es: 'Bien recibido la mayoría de las veces', fr: 'Bien accueilli la plupart du temps' },
}
