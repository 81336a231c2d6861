/** Text of the two-minute guided pause, with the second at which each line begins (docs/product.md, Compass page). */
import type { Language } from '../contract.ts'
import type { PauseLine } from '../rules/guided-pause.ts'

/** Seconds at which the lines begin, in every language. */
const STARTS = [0, 10, 20, 32, 44, 56, 68, 80, 92, 102, 111] as const

function timed(...lines: readonly string[]): readonly PauseLine[] {
  return STARTS.map((at, place) => ({ at, text: lines[place] ?? '' }))
}

/** The lines in each language; French uses the infinitive, without tu or vous. */
export const PAUSE_LINES: Record<Language, readonly PauseLine[]> = {
  en: timed(
    'Two minutes for you. Sit or stand as you like.',
    'Let your shoulders drop, and loosen your jaw.',
    'Breathe in slowly, and let the breath out a little longer.',
    'Once more, at your own pace. In, and a long way out.',
    'Feel what carries you: the floor, the chair. Nothing needs to be solved now.',
    'If a thought comes, let it pass by, like a boat far out.',
    'Listen for a moment: one sound far away, then one close by.',
    'Let your hands rest. They have done enough for this minute.',
    'Ask yourself: what would be kind, and small enough to do?',
    'One more breath, in, and slowly out.',
    'That was your pause. Come back when you are ready.',
  ),
  es: timed(
    'Dos minutos para ti. Siéntate o quédate de pie, como prefieras.',
    'Deja caer los hombros y afloja la mandíbula.',
    'Toma aire despacio y suéltalo un poco más lento.',
    'Otra vez, a tu ritmo. Toma aire, y suéltalo sin prisa.',
    'Nota lo que te sostiene: el suelo, la silla. Ahora no hay nada que resolver.',
    'Si llega un pensamiento, déjalo pasar, como un barco a lo lejos.',
    'Escucha un momento: un sonido lejano, y luego uno cercano.',
    'Deja descansar las manos. Por este minuto ya han hecho bastante.',
    'Pregúntate: ¿qué sería amable, y lo bastante pequeño para hacerlo?',
    'Una respiración más: toma aire y suéltalo despacio.',
    'Esta fue tu pausa. Vuelve cuando quieras.',
  ),
  fr: timed(
    'Deux minutes pour souffler. Sur une chaise ou debout, comme on veut.',
    'Laisser tomber les épaules, desserrer la mâchoire.',
    'Inspirer lentement, puis laisser l’air repartir un peu plus longtemps.',
    'Encore une fois, à son rythme. Inspirer, puis expirer longuement.',
    'Sentir ce qui porte : le sol, la chaise. Rien n’est à résoudre maintenant.',
    'Si une pensée vient, la laisser passer, comme un bateau au loin.',
    'Écouter un instant : un bruit lointain, puis un bruit tout proche.',
    'Laisser reposer les mains. Elles en ont assez fait pour cette minute.',
    'Se demander : quelle petite chose douce pourrait trouver sa place aujourd’hui ?',
    'Encore une respiration : inspirer, puis expirer doucement.',
    'La pause est finie. Revenir quand on en a envie.',
  ),
}
