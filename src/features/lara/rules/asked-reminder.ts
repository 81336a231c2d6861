/** Requests to be reminded in words that the grammar does not know: "give us a nudge thursday for the patch". */
import type { Language } from '../../text/rules/speech.ts'
import { readClock } from './read-clock.ts'
import { toPlain } from '../../text/rules/written.ts'
import { plainWords } from '../../text/rules/question-words.ts'

/** What begins a request to be reminded. */
const REMIND: Readonly<Record<Language, string>> = { en: 'remind me to', es: 'recuérdame', fr: 'rappelle-moi' }
/** The same in the words of the grammar, after which the rest is the reminder's name. */
const KNOWN =
  /\b(?:remind me|me le rappeler|recuerdamelo|rappelez? le moi|recuerdame|recuerdeme|recordame|me recuerdas?|rappelle moi|rappelez moi|me rappeler)\b/
/** A French verb that follows "de" in what she is to be reminded of. */
const INFINITIVE = /^(?:ne pas |me |m['’]|lui |leur )?\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu
/** Asks to be reminded, and what of it is no part of the reminder's name. */
const REMINDS =
  /\b(?:(?:can|could|will|would) (?:you|u) )?(?:(?:give|gie) (?:me|us) a (?:nudge|shout|poke|bell|prod|ping)|gimme a (?:nudge|shout|ping)|nudge me|bug me|(?:a |another )?reminder(?= (?:for|to|about) )|don['’]?t let me forget|mustn['’]?t forget|ping me|buzz me|set (?:me )?(?:up )?(?:something|an alarm|a nudge)(?: up)? (?:so (?:that )?i get a nudge|for me))\b(?: (?:to|about|on))?|(?:me (?:avisas|avise|lo recuerdas)|(?:que|q) me avise|(?:pon(?:me)?|otro|un) (?:reminder|recordatorio|aviso)|recordatorio(?= (?:de|para) )|rec[uú]e?rdeme|(?:haz|haga|que) (?:que |q )?me suene(?: algo)?|(?:no (?:me )?dejes que (?:se )?me olvide|que no se me (?:olvide|pase)|av[ií]same|(?:me )?(?:pones|ponme|pon) una alarma|hazme acordar|haceme acordar|acu[ée]rdame))(?: (?:de|para))?|(?:^rappel(?= )|r[ée]veille[- ]moi|(?:un )?petit signal|tu me (?:le )?dis(?= (?:de|à|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))|faut pas que j['’]oublie|que je n['’]oublie pas|(?:tu me |peux[- ]tu me |vous me )?pr[ée]viens(?:[- ]moi)?|fais[- ]moi penser|(?:tu peux |peux[- ]tu )?me (?:faire|fasses) penser|mets[- ]moi (?:une )?(?:sonnerie|alarme))(?: (?:de|à|a))?/iu

/** The same in the words of the grammar, as typed. */
const ASKED =
  /(?:(?:and|y|et) )?(?:(?:can|could) you )?(?:remind me(?: (?:of it|about it))?|me lo recuerdas|recu[eé]rdamelo|recu[eé]rdame|av[ií]same|(?:pouvez[- ]vous|peux[- ]tu|tu peux) me le rappeler|rappelle[- ]le[- ]moi|rappelez[- ]le[- ]moi|rappelle[- ]moi|rappelez[- ]moi)/iu

/** What is said around a request, and is no part of the reminder's name. */
const FILLERS = /(?:^|\s)(?:hey|oye|hola|porfa(?:vor)?|por favor|please|pls|stp|svp|si se me olvida|tu sais faire)(?=[\s,.?!]|$)[,.?!]*/giu

/** A request to be reminded as the grammar knows it; undefined for a message that is none in these words. */
export function asReminder(message: string, language: Language): string | undefined {
  if (!REMINDS.test(message)) return undefined
  const found = REMINDS.exec(message)
  const [before, after] = [message.slice(0, found?.index), message.slice((found?.index ?? 0) + (found?.[0].length ?? 0))]
  // "Tomorrow at 10 I see the doctor, nudge me at 9": the time after the request is that of the reminder.
  const rest = (readClock(toPlain(after), language) ? `${after} ${before}` : `${before} ${after}`).replaceAll(FILLERS, ' ').trim()
  const joint = language === 'fr' && INFINITIVE.test(rest) ? ' de' : ''
  return `${REMIND[language]}${joint} ${rest}`
}

/** Whether a text asks to be reminded, in any words. */
export function asksToRemind(text: string): boolean {
  return REMINDS.test(text) || KNOWN.test(plainWords(text).join(' '))
}

/** Asks to be reminded on the day before a date. */
const DAY_BEFORE =
  /\b(?:(?:the )?(?:day|night|evening) before(?! last| yesterday)|el d[ií]a (?:(?:de )?antes|anterior|previo)|la (?:noche|tarde) (?:(?:de )?antes|anterior)|la v[ií]spera|la veille(?: au soir)?|le jour d['’]avant)\b/iu

/** Whether a message asks to be reminded on the day before a date. */
export function asksDayBefore(message: string): boolean {
  return DAY_BEFORE.test(message)
}

/** The request for a reminder on the date that a message names, where it asks for the day before; else undefined. */
export function withoutDayBefore(message: string, language: Language): string | undefined {
  if (!DAY_BEFORE.test(message) || !asksToRemind(message)) return undefined
  const left = message.replace(DAY_BEFORE, ' ').replace(REMINDS, ' ').replace(ASKED, ' ').replaceAll(FILLERS, ' ')
  // "OK, I'll ask the doctor, it's on the 14th": the rest is no part of the name.
  const dated = left.split(/[,.;](?!\d)/).filter((clause) => /\d/.test(clause))
  const rest = dated.length === 1 ? (dated[0] ?? left) : left
  return `${REMIND[language]} ${rest
    .replaceAll(/\s*[,.;?!]+(?=\s|$)/g, ' ')
    .replace(/\s(?:and|y|et)\s*$/u, ' ')
    .trim()}`
}
