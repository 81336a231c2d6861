import type { CrisisSign } from '../crisis-rule.ts'

/** Weak French signs: said on many bad days, and sufficient only in combination. */
export const C1_FR_WEAK: readonly CrisisSign[] = [
  {
    cause: 'weak-go-on',
    isWeak: true,
    patterns: ['n|ne|j|en ~2 peux|peut plus', 'plus ~1 la force', 'plus ~1 de forces', 'tiens plus', 'a bout', 'plus capable'],
  },
  {
    cause: 'weak-over',
    isWeak: true,
    patterns: ['que ~2 s arrete|finisse', 'veux|voudrais disparaitre', 'j abandonne', 'tout m est egal', 'qu on en finisse'],
  },
  {
    cause: 'weak-way-out',
    isWeak: true,
    patterns: ['pas|plus|aucune ~2 issue|sortie|espoir|avenir', 'sans issue|espoir', 'plus ~2 de? sens'],
  },
  {
    cause: 'weak-worth',
    isWeak: true,
    patterns: ['fardeau|boulet|poids', 'vaux rien|pas', 'me deteste|hais', 'inutile', 'personne ~2 m aime|besoin'],
  },
  { cause: 'weak-farewell', isWeak: true, patterns: ['adieu|adieux', 'pardon|pardonnez', 'testament', 'quand je ~2 plus la'] },
  { cause: 'weak-die', isWeak: true, patterns: ['mort|morte|mourir|crever|meure|mourais'] },
]
