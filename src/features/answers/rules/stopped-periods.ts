/** Statements that her periods have stopped, which the entry on menopause answers. */
import { wordsOf } from './context-subjects.ts'

const BEFORE =
  '(?:(?:and|but|so|well|also|hi|hello|lara|y|pero|pues|hola|et|mais|bonjour|bonsoir) )*(?:(?:i m|i am|im|tengo|j ai) \\d+(?: (?:years old|anos|ans))? (?:(?:and|y|et) )?)?'
const STOPPED = new RegExp(
  `^${BEFORE}(?:${[
    'i (?:have not|haven t|havent) had (?:a|my|any) periods? (?:in|for|since) .+',
    '(?:(?:i (?:have )?|i ve )had )?no (?:more )?periods? (?:in|for|since) .+',
    'my periods? (?:have |has |had )?(?:just |completely |now |all )*(?:stopped|ended|finished|gone away|disappeared)(?: .+)?',
    'i (?:have |ve )?stopped (?:having|getting) (?:my )?periods?(?: .+)?',
    '(?:ya )?no (?:tengo|me viene|me baja) (?:la|el) (?:regla|periodo) (?:desde|hace) .+',
    '(?:ya )?se me (?:ha )?(?:retiro|retirado|fue|ido) (?:la|el) (?:regla|periodo)(?: .+)?',
    'sin (?:la )?(?:regla|periodo) (?:desde|hace) .+',
    'llevo .+ sin (?:tener )?(?:la |el )?(?:regla|periodo)',
    'deje de tener (?:la|el) (?:regla|periodo)(?: .+)?',
    'hace .+ que no (?:tengo|me viene|me baja) (?:la|el) (?:regla|periodo)',
    '(?:plus|pas) de regles depuis .+',
    'je n ai plus (?:eu )?(?:mes |de )?regles (?:depuis|ca fait) .+',
    'mes regles (?:se sont|ont) (?:completement )?(?:arretees?|disparu)(?: .+)?',
    '(?:ca|cela) fait .+ (?:que je n ai plus|sans) (?:eu )?(?:mes |de )?regles',
  ].join('|')})$`,
)
/** They came back, she bleeds, or something other than menopause stopped them. */
const OTHERWISE =
  /\b(?:but|blood\w*|bleed\w*|bled|pero|sangr\w*|manch\w*|mais|saign\w*|sang|taches?|back|again|returned|until|spotting|pill|coil|mirena|chemo\w*|surgery|hysterectomy|pregnan\w*|volvi\w*|vuelto|otra vez|de nuevo|hasta|pastilla|diu|quimio\w*|operacion|operaron|embaraz\w*|reven\w*|repris|recommenc\w*|encore|jusqu|pilule|sterilet|chimio\w*|operation|enceinte)\b/

/** Whether a message tells that her periods have stopped, and nothing that speaks against menopause. */
export function saysPeriodsStopped(message: string): boolean {
  if (/[?¿]/.test(message)) return false
  const plain = wordsOf(message).join(' ')
  return STOPPED.test(plain) && !OTHERWISE.test(plain)
}
