/** A card for her own words, as a line of the day's Soft Log: what she asks to write down and no field records. */
import { capitalised } from '../../../kit/capitalised.ts'
import { relativeDayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { NOTE_MAX } from '../../logs/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Card, DoingContext } from './doing-card.ts'

/** Words around a request, before what is to be written down and after it. */
const REQUEST: Readonly<Record<Language, readonly [before: RegExp, after: RegExp]>> = {
  en: [
    /^(?:(?:hi|hey|hello|lol|haha|ugh|um|ah|yeah|yes|bed now|ok(?:ay)?|right|well|so|and|also|oh|lara|then|aye|cheers|thanks|thank you|ta|fair enough|hmm|meantime|kindly|please|pls|just|no)[\s,.!:;-]+)*(?:(?:can|could|would|will) (?:you|u|ye) |i(?:'d| would) like you to |let['’]?s )?(?:(?:please|kindly|just|also) )*(?:make a note|take a note|note(?: down)?|log|write(?: down| in)?|jot(?: down)?|put(?: me)? down(?: for)?|put(?: in)?(?! (?:on|off|up|out) )|pit doon|add|record|mark(?: down)?|save|stick|pop|chuck|bung|enter)(?: a note)?(?: (?:it|this|that)(?: down| in))?(?: (?:for|of) (?:me|today|it))*(?: (?:down|in|that))?(?: in (?:my|the) (?:notes?|log|diary))?(?: as)?[\s:,-]+/i,
    /[\s,.;-]*(?:(?:can|could|would|will) (?:you|u|ye) )?(?:(?:please|pls|just|and|so|that thing) )*(?:put|pit|note|log|pop|stick|add|write|record|mark|chuck|bung|jot|make a note of) (?:all )?(?:it|that|this|them|those)(?: (?:down|doon|in|on|too|anyway|as well|somewhere|for|with|wid|wi|me|ye|you|us|an aw))*(?: will (?:you|ye))?(?: (?:please|pls|ta|thanks))*\s*[.?!]*$/i,
  ],
  es: [
    /^(?:(?:hola|oye|che|lara|buenas|bueno|vale|ok|ah|ay|uy|y|ya|pues|tambi[eé]n|gracias|porfa(?:vor)?|por favor|perfecto|entonces|s[ií]|no)[\s,.!:;-]+)*(?:(?:me )?(?:puedes|podr[ií]as|puede) )?(?:(?:ap[uú]nt|an[oó]t|reg[ií]str|gu[aá]rd|m[aá]rc|agr[eé]g|a[ñn][aá]d|escr[ií]b)\p{L}*|toma nota(?: de)?|d[eé]ja(?:me)?l[oa]s? (?:anotad|apuntad|registrad|escrit)[oa]s?(?: con (?:la )?fecha de hoy)?|pon(?:me|le|lo|game|melo)?|poner)(?: (?:ah[ií]|tambi[eé]n|porfa|por favor))*(?: (?:que|q|de))?[\s:,]+/iu,
    /[\s,.;-]*(?:(?:y|me|lo|la|te|eso|porfa|por favor|puedes|podr[ií]as) )*(?:ap[uú]nt|an[oó]t|reg[ií]str|gu[aá]rd|ponl[oa]|p[oó]nmel[oa]|m[eé]tel[oa])\p{L}*(?: (?:porfa|por favor|gracias|lara|y|ya|est[aá]|igual|tambi[eé]n))*\s*[.?!]*$/iu,
  ],
  fr: [
    /^(?:(?:bonjour|salut|coucou|lara|ok|bon|ben|ah|et|alors|oui|non|donc|d['’]accord|merci|parfait|stp|svp|s['’]il (?:te|vous) pla[iî]t)[\s,.!:;-]+)*(?:(?:tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu) (?:me |le |l['’])?)?(?:je |j['’])?(?:note[rsz]?|mets|mettez|mettre|ajoute[rsz]?|inscri\p{L}*|enregistre[rsz]?|marque[rsz]?|[ée]cri(?:s|vez|re)|consigne[rz]?)(?:[- ](?:moi|le|la|les|ça|ca|aussi))*(?: dans (?:mon|le|ma|mes) \p{L}+)?(?: que?)?(?: (?=qu['’]))?[\s:,]+/iu,
    /[\s,.;-]*(?:(?:et|tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous|pourriez[- ]vous|me|le|la|les|l['’]|ça|ca) ?)*(?:note[rsz]?|mets|mettez|ajoute[rsz]?|inscri\p{L}*|enregistre[rsz]?|marque[rsz]?)(?:[- ](?:le|la|les|ça|ca|moi|cela|stp|svp|merci|aussi|va))*(?: s['’]il (?:te|vous) pla[iî]t)?\s*[.?!]*$/iu,
  ],
}

/** A sentence that only answers or greets. */
const INTERJECTION =
  /^(?:(?:an?|my|the|una?|mi|el|la|une|mon|ma|le)? ?(?:symptoms?|s[ií]ntomas?|sympt[ôo]mes?|notes?|notas?|entry|something|anything|algo|quelque chose)[\s,.!?]*|(?:lol|ok(?:ay)?|haha+|jaja+|mdr|ugh|hi|hello|hola|bonjour|salut|merci|thanks|thank you|gracias|yes|no|s[ií]|ya|oui|non|porfa(?:vor)?|por favor|please|pls|stp|svp|lara)[\s,.!]*)+$/iu

/** What is left of a request that names only when. */
const WHEN_ONLY =
  /^(?:(?:in )?for (?:today|yesterday|last night|tonight)|para (?:hoy|ayer|anoche)|pour (?:aujourd['’]hui|hier))(?: (?:please|pls|porfa|por favor|stp|svp))?[\s,]*/iu

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

/** What a message asks to write down, without the words of the request; empty if it only asks. */
export function ownWords(message: string, language: Language): string {
  const [before, after] = REQUEST[language]
  const sentences = sentencesIn(message.replaceAll(/\s+/g, ' ').replaceAll(';', ',').trim())
  const left = sentences.map((sentence) => sentence.replace(after, '').replace(before, '').replace(WHEN_ONLY, ''))
  return left
    .filter((sentence) => /\p{L}{2}|\d/u.test(sentence) && !INTERJECTION.test(sentence))
    .join(' ')
    .replaceAll(/^[\s,.:;-]+|[\s,;:.-]+$/g, '')
    .slice(0, NOTE_MAX)
}

const QUOTED: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  es: (text) => `«${text}»`,
  fr: (text) => `« ${text} »`,
}

/** The card for words of hers, not empty, on a day. The current language must be that of the answer. */
export function noteCard(text: string, day: LocalDate, language: Language, { today, now }: DoingContext): Card<'note'> {
  return {
    kind: 'note',
    title: QUOTED[language](text),
    when: capitalised(relativeDayWords(day, today)),
    choices: [],
    day,
    at: new Date(now).toISOString(),
    text,
  }
}
