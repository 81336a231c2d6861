/** "Put that down for me": a request to write down what she has just told. */
import { t } from '../../../kit/words.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { doingAnswer } from './doing-answer.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import { cardAnswer, type DoingContext } from './doing-card.ts'
import { NOTE } from './doing-next.ts'

const ASKED: readonly RegExp[] = [
  /^(?:(?:please|can|could|would|will|you|ok|okay|yes|and|so) )*(?:(?:put|write|note|jot|log|record|add|save|keep) (?:all )?(?:that|it|this|them)(?: down)?(?: (?:in|on) (?:my|the) (?:notes|log))?(?: so (?:that )?i can .*)?|make a note of (?:that|it|this))(?: for me)?(?: please)?$/,
  /^(?:(?:por favor|si|vale|y|puedes|podrias|me) )*(?:apunta(?:me)?lo|anota(?:me)?lo|registralo|apuntar(?:me)?lo|anotar(?:me)?lo|lo (?:apuntas|anotas|puedes (?:apuntar|anotar))|apunta eso|anota eso)(?: por favor)?$/,
  /^(?:(?:s il te plait|s il vous plait|oui|et|ok|tu peux|vous pouvez|peux tu|pouvez vous|pourriez vous) )*(?:(?:me )?(?:le|l) noter|noter (?:ca|cela)|note(?:z|s)? (?:le|ca|cela)|(?:tu|vous) (?:le|l) note[sz])(?: pour moi)?(?: s il te plait| s il vous plait)?$/,
]

/** Whether a message asks to write down what was said before it, without naming it. */
export function asksToPutDown(message: string): boolean {
  const plain = plainWords(message).join(' ')
  return ASKED.some((asked) => asked.test(plain))
}

/** "Did you note it?", "did the headache get saved?" */
const ASKS_IF_NOTED: readonly RegExp[] = [
  /^(?:(?:lara|so|and|but|wait|ok|okay|hey|hang on|sorry) )*(?:(?:did|have) you (?:actually |really |even )?(?:note|noted|save|saved|log|logged|record|recorded|write|written|put|add|added)|(?:did|has|have|is|was|were|are) (?:it|that|this|they|those|(?:the|my) [\w ]{1,30}?) (?:actually |really )?(?:(?:get|got|gotten|been|be) )?(?:note|noted|save|saved|logged|recorded|added))\b(?!.*\b(?:weeks?|months?|often|many|year)\b)/,
  /^(?:(?:lara|y|pero|oye|entonces|a ver) )*(?:(?:lo|la|los|las|me lo|se) )*(?:(?:has|ha|han) (?:apuntado|anotado|guardado|registrado)|apuntaste|anotaste|guardaste|registraste|guardo|anoto|quedo (?:apuntado|anotado|guardado|registrado))\b/,
  /^(?:(?:lara|et|mais|alors|donc|attends|attendez) )*(?:(?:est ce que )?(?:tu l as|vous l avez|c est|ca a ete|t as)|l as tu|l avez vous|as tu|avez vous)(?: bien| tout)? (?:note|enregistre|sauvegarde|inscrit|ajoute)e?s?\b/,
]

/** Whether a message asks if something was written down. */
export function asksIfNoted(message: string): boolean {
  const plain = plainWords(message).join(' ')
  return ASKS_IF_NOTED.some((asked, place) => asked.test(plain) && (place === 0 || message.includes('?')))
}

/** The last cards again, which show whether they were written; without one, that nothing was. */
export function notedAnswer(last: AnswerParts | undefined, { language }: Manner): Made {
  const texts = DOING_TEXTS[language]
  const made = cardAnswer(last?.doing ? texts.isNoted : texts.nothingNoted, last?.doing)
  return { ...made, parts: { ...made.parts, ...(last?.further && { further: last.further }) } }
}

/** The beginning of a message that goes on noting: "ok, and …". */
const GOES_ON =
  /^\s*(?:(?:yes|ok|okay|done|right|perfect|confirmed|s[ií]|vale|hecho|listo|confirmado|perfecto|oui|parfait|fait|confirm[ée]|d['’]accord)[\s,.;:!]+)*(?:and(?: also)?|also|now|plus|y(?: tambi[eé]n)?|tambi[eé]n|ahora|et(?: aussi)?|pis|aussi|maintenant)\s+/iu

/** Whether a message may add something to a card: "and sleep five and a half hours". */
export function mayAdd(message: string): boolean {
  return GOES_ON.test(message) && !/[?¿]/.test(message)
}

/** The card for what such a message adds; `undefined` if it adds nothing. */
export function addedAnswer(message: string, manner: Manner, context: DoingContext): Made | undefined {
  const card = doingAnswer(`${NOTE[manner.language]} ${message.replace(GOES_ON, '')}`, manner, context)
  return card?.parts.doing ? card : undefined
}

/** The card for what she `said` before; undefined if that names nothing that can be noted. */
export function putDownAnswer(said: string | undefined, manner: Manner, context: DoingContext): Made | undefined {
  const card = said === undefined ? undefined : doingAnswer(`${NOTE[manner.language]} ${said}`, manner, context)
  return card?.parts.doing && card
}

/** The question what to note, in the current language. */
export function whatToNote(): Made {
  const chips = [t`Note a hot flash`, t`Note a headache`, t`Note my sleep`, t`Note my mood`].map((message) => toChip(message))
  return {
    text: t`What should I write down? I can note a hot flash, a night sweat, another symptom, your sleep, your mood or your period.`,
    parts: partsOf('guide', { chips }),
    about: null,
    isFixed: true,
  }
}
