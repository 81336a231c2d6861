/** The guided pause of two minutes: what is said and shown, and from which second on (product.md §7). */
import type { Language } from '../contract.ts'
import type { PauseLine } from '../rules/guided-pause.ts'

/** The seconds at which the lines begin, in each language the same. */
const STARTS = [0, 10, 20, 32, 44, 56, 68, 80, 92, 102, 111] as const

function timed(...lines: readonly string[]): readonly PauseLine[] {
  return STARTS.map((at, place) => ({ at, text: lines[place] ?? '' }))
}

/** The lines in each language. */
export const PAUSE_LINES: Record<Language, readonly PauseLine[]> = {
  en: timed(
    'Two minutes for you. Sit or stand as you like.',
    'Let your shoulders drop, and loosen your jaw.',
    'Breathe in slowly, and let the breath out a little longer.',
    'Once more. In, and a long way out.',
    'Feel both feet on the floor. Nothing needs to be solved now.',
    'If a thought comes, let it pass by, like a boat far out.',
    'Someone near you may have had a long day. So may you.',
    'Ask yourself: what would be kind, and small enough to do?',
    'You need not find the answer. It is enough to be near.',
    'One more breath, in, and slowly out.',
    'That was your pause. Come back when you are ready.',
  ),
  es: timed(
    'Dos minutos para ti. Siéntate o quédate de pie, como prefieras.',
    'Deja caer los hombros y afloja la mandíbula.',
    'Toma aire despacio y suéltalo un poco más lento.',
    'Otra vez. Toma aire, y suéltalo sin prisa.',
    'Siente los dos pies en el suelo. Ahora no hay nada que resolver.',
    'Si llega un pensamiento, déjalo pasar, como un barco a lo lejos.',
    'Quien está a tu lado quizá ha tenido un día largo. Y tú también.',
    'Pregúntate: ¿qué sería amable, y lo bastante pequeño para hacerlo?',
    'No hace falta que halles la respuesta. Basta con estar cerca.',
    'Una respiración más, toma aire y suéltalo despacio.',
    'Esa fue tu pausa. Vuelve cuando quieras.',
  ),
  fr: timed(
    'Deux minutes pour vous. Assis ou debout, comme vous voulez.',
    'Laissez tomber les épaules, et desserrez la mâchoire.',
    'Inspirez lentement, et expirez un peu plus longtemps.',
    'Encore une fois. Inspirez, puis expirez longuement.',
    'Sentez vos deux pieds sur le sol. Rien n’est à résoudre maintenant.',
    'Si une pensée vient, laissez-la passer, comme un bateau au loin.',
    'Près de vous, quelqu’un a peut-être eu une longue journée. Vous aussi.',
    'Demandez-vous : qu’est-ce qui serait doux, et assez petit pour être fait ?',
    'Vous n’avez pas à trouver la réponse. Être là suffit.',
    'Encore une respiration, inspirez, puis expirez lentement.',
    'C’était votre pause. Revenez quand vous voudrez.',
  ),
}
