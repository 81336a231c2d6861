/** Requests to be reminded in words that the grammar does not know: "give us a nudge thursday for the patch". */
import type { Language } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'

/** What begins a request to be reminded. */
const REMIND: Readonly<Record<Language, string>> = { en: 'remind me to', es: 'recuérdame', fr: 'rappelle-moi' }
/** The same in the words of the grammar, after which the rest is the reminder's name. */
const KNOWN = /\b(?:remind me|recuerdame|recuerdeme|recordame|me recuerdas?|rappelle moi|rappelez moi|me rappeler)\b/
/** A French verb that follows "de" in what she is to be reminded of. */
const INFINITIVE = /^(?:ne pas |me |m['’]|lui |leur )?\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu
/** Asks to be reminded, and what of it is no part of the reminder's name. */
const REMINDS =
  /\b(?:(?:can|could|will|would) (?:you|u) )?(?:(?:give|gie) (?:me|us) a (?:nudge|shout|poke|bell|prod|ping)|gimme a (?:nudge|shout|ping)|nudge me|don['’]?t let me forget|mustn['’]?t forget|ping me|buzz me|set (?:me )?(?:up )?(?:something|an alarm|a nudge)(?: up)? (?:so (?:that )?i get a nudge|for me))\b(?: (?:to|about|on))?|(?:no (?:me )?dejes que (?:se )?me olvide|que no se me (?:olvide|pase)|av[ií]same|(?:me )?(?:pones|ponme|pon) una alarma|hazme acordar|haceme acordar|acu[ée]rdame)(?: (?:de|para))?|(?:faut pas que j['’]oublie|que je n['’]oublie pas|(?:tu me |peux[- ]tu me |vous me )?pr[ée]viens(?:[- ]moi)?|fais[- ]moi penser|(?:tu peux |peux[- ]tu )?me (?:faire|fasses) penser|mets[- ]moi (?:une )?(?:sonnerie|alarme))(?: (?:de|à|a))?/iu

/** A request to be reminded as the grammar knows it; undefined for a message that is none in these words. */
export function asReminder(message: string, language: Language): string | undefined {
  if (!REMINDS.test(message)) return undefined
  const rest = message.replace(REMINDS, ' ').trim()
  const joint = language === 'fr' && INFINITIVE.test(rest) ? ' de' : ''
  return `${REMIND[language]}${joint} ${rest}`
}

/** Whether a text asks to be reminded, in any words. */
export function asksToRemind(text: string): boolean {
  return REMINDS.test(text) || KNOWN.test(plainWords(text).join(' '))
}
