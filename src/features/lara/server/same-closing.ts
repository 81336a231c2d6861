/** The closing sentence of answers from her notes, which is not said twice in a row. */
import type { Made } from '../../answers/rules/answer.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { OWN_WORDS } from '../content/data-question/words.ts'
import type { StoredTurn } from './memory-store.ts'

/** An answer from her notes, without the sentence on missing days if the last answer ended with it as well. */
export function withoutSameClosing(made: Made | undefined, { language, tone }: Manner, turns: readonly StoredTurn[]): Made | undefined {
  const closing = OWN_WORDS[language].closing[tone]
  if (!made || !closing || !made.text.includes(`\n\n${closing}`)) return made
  const [last] = turns
  return last?.text.includes(closing) ? { ...made, text: made.text.replace(`\n\n${closing}`, '') } : made
}
