/** Questions about her own treatments: "when did I start the patch?", "which dose am I on now?" (decision 0073). */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Days } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import type { Treatment, TreatmentForm, TreatmentKind } from '../../treatments/contract.ts'
import { datedWords, sinceWords } from './period-dates.ts'
import { readDataQuestion } from './read-data-question.ts'

/** What is asked: since when she takes it, what she takes now, which doses she took and left out, or the next one. */
export type TreatmentAsk = 'start' | 'current' | 'doses' | 'next'

/** What a question is about, as named in it: forms, kinds, or words of a name. */
export type Named = {
  readonly forms: readonly TreatmentForm[]
  readonly kinds: readonly TreatmentKind[]
  readonly words: readonly string[]
}

/** A question about her treatments. `days` are the days of the doses asked for. */
export type TreatmentQuestion = { readonly asks: TreatmentAsk; readonly named: Named; readonly days: Days }

/** What the reader needs of a treatment. */
export type Known = Pick<Treatment, 'name' | 'what' | 'form' | 'phases'>

/** The longest message that is read as such a question, in characters. */
const MESSAGE_MAX = 160
/** Days of doses without a time in the question. */
export const DOSE_DAYS = 30

/** Plain text, without apostrophes and most signs. */
export function toText(message: string): string {
  return toPlain(message)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const words = (list: string) => new RegExp(String.raw`\b(?:${list})\b`)

const ASKS: Readonly<Record<Language, Readonly<Record<TreatmentAsk, RegExp>>>> = {
  en: {
    start: words(
      'when (?:exactly )?did i (?:first |last )?(?:start|begin|go on|switch|change|stop|quit|pause)|since when (?:do|have|am|did) i|how long (?:have i|ive|i ve|i have) (?:been|had|taken|used|worn)|when was it (?:that )?i (?:started|began)|when (?:i|did i) (?:started|began)',
    ),
    current: words(
      '(?:which|what|what s|whats|what is|tell me) (?:my (?:current |present )?)?(?:dose|dosage|strength)(?: and \\w+)?(?: of [\\w ]+?)? (?:am i|do i|i m|i am|have i)|(?:which|what|what s|whats|what is|tell me) my (?:current |present )(?:dose|dosage|strength)|(?:dose|dosage|strength)(?: of [\\w ]+?)? (?:am i|i m|i am) (?:on|taking|using)|(?:which|what) (?:hormones?|medicines?|medications?|treatments?|tablets?|pills?|patch|patches|gel) (?:am i|do i) (?:on|taking|take|using|use|have)|(?:what|which) (?:treatments?|medicines?|medications?|tablets?) (?:have i|did i) (?:noted|note|logged|log|tracked|track|written|got|down|put)|(?:list|show me) (?:all )?my (?:treatments|medicines|medications|meds)|what am i (?:taking|on)(?: (?:now|at the moment|right now))?$',
    ),
    next: words(
      '(?:when s|whens|when is|when are) (?:my|the) (?:next )?(?:\\w+ ){1,3}(?:due|next|(?:to be )?changed)|(?:when s|whens|when is) (?:my|the) next|when (?:do i|am i due to|will i) (?:next )?(?:change|take|put on|apply|use|replace|swap)(?=.* (?:next|again|new)\\b)|when (?:do i|am i due to) (?:change|replace|swap)|next (?:\\w+ ){1,2}(?:is )?when',
    ),
    doses: words(
      'how (?:often|many times) (?:did i|have i|i) (?:forget|forgot|forgotten|miss|missed|skip|skipped|leave out|left out|take|taken|took)|how many (?:\\w+ ){1,3}(?:did i|have i|i) (?:forget|forgot|forgotten|miss|missed|skip|skipped|leave out|take|taken|took)',
    ),
  },
  es: {
    start: words(
      'cuando (?:empece|comence|inicie|cambie|deje|pare|interrumpi|fue que empece)|desde cuando (?:tomo|uso|llevo|me pongo|me aplico|estoy|tengo)|cuanto (?:tiempo )?(?:llevo|hace que (?:tomo|uso|llevo|empece|me pongo))',
    ),
    current: words(
      '(?:que|cual|a que|en que) dosis(?: de [\\w ]+?)? (?:tomo|uso|llevo|tengo|estoy|me pongo)|cual es mi dosis(?: actual)?|mi dosis (?:actual|de ahora)(?: cual es)?|que (?:hormonas?|medicamentos?|medicinas?|tratamientos?|pastillas?|parches?) (?:tomo|uso|estoy tomando|llevo|tengo|he (?:anotado|apuntado))|(?:que|cuales) (?:son|eran) mis tratamientos|(?:dime|ensename|muestrame) mis (?:tratamientos|medicinas|medicamentos)|que estoy tomando(?: ahora)?$',
    ),
    next: words(
      'cuando (?:me )?toca (?:cambiar(?:me|lo)?|poner(?:me|lo)?|tomar(?:me|lo)?|el|la|los|mi|otro|otra)|cuando (?:es|sera|va) (?:el|la|mi) (?:proxim[oa]|siguiente)|cuando (?:cambio|me cambio|me pongo|tomo) (?:el|la|mi|otro|otra) (?:proxim[oa]|siguiente)?|(?:el |la |mi )?proxim[oa] (?:\\w+ ){1,2}(?:cuando|para cuando|que dia)',
    ),
    doses: words(
      'cuant[oa]s (?:\\w+ ){1,2}(?:me )?(?:he |se me )?(?:olvide|olvidaron|olvido|olvidado|salte|saltado|tome|tomado|deje)|con que frecuencia (?:me )?(?:he |se me )?(?:olvide|olvido|olvidaron|olvidado|salte|saltado)',
    ),
  },
  fr: {
    start: words(
      'quand (?:ai je|j ai|est ce que j ai|suis je) (?:commence|debute|passee?|change|arrete|interrompu)|depuis (?:quand|combien de temps) (?:est ce que )?(?:je|j|ai je|suis je|prends je)',
    ),
    current: words(
      'quelle est ma dose(?: actuelle)?|ma dose actuelle|(?:quelle|a quelle|quel) (?:dose|dosage)(?: (?:de|d) [\\w ]+?)? (?:je suis|suis je|je prends|prends je|est ce que je prends|est ce que je suis|j ai|ai je)|je (?:suis a|prends) quelle dose|quels? (?:hormones?|traitements?|medicaments?|comprimes?) (?:je prends|est ce que je prends|prends je)|quelles hormones (?:je prends|est ce que je prends|prends je)|quels? (?:hormones?|traitements?|medicaments?|comprimes?) (?:j ai|ai je|est ce que j ai) (?:notes?|mis|en ce moment)|(?:c est quoi|quels sont|montre moi|liste) mes (?:traitements|medicaments)|(?:qu est ce que je prends|je prends quoi)(?: (?:en ce moment|comme traitements?|actuellement|maintenant))*$',
    ),
    next: words(
      '(?:c est quand|quand est) (?:le|la|mon|ma) prochaine?|(?:le|la|mon|ma) prochaine? (?:\\w+ ){1,2}(?:c est quand|quand|c est pour quand)|quand (?:est ce que )?(?:je (?:change|remets|mets|reprends|prends)|dois je changer|je dois changer)(?=.* (?:prochaine?|de|nouveau|nouvelle)\\b)',
    ),
    doses: words(
      'combien (?:de fois|de \\w+|d \\w+) (?:ai je|j ai|est ce que j ai) (?:oublie|saute|manque|pris)|a quelle frequence (?:ai je|j ai|est ce que j ai) (?:oublie|saute|manque)|j ai (?:oublie|saute|manque) (?:\\w+ ){0,3}combien de fois',
    ),
  },
}

/** Whether she took or left out a treatment, by its first words; Spanish and French need a sign that it is asked. */
const WHETHER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|hey|hi|lara|ok|oh|wait|um) )*(?:did i|have i) (?:forget|forgotten|miss|missed|skip|skipped|leave out|left out|take|taken|put on|been taking)\b/,
  es: /^(?:(?:y|oye|hola|lara|pues|a ver) )*(?:me |se me )?(?:he (?:olvidado|saltado|tomado|puesto)|ha olvidado|han olvidado|olvide|olvido|salte|tome|puse|he estado tomando)\b/,
  fr: /^(?:(?:et|alors|dis|bonjour|lara|au fait) )*(?:est ce que )?(?:j ai|ai je) (?:bien |deja |tout )*(?:oublie|saute|manque|pris|mis)\b/,
}
const IS_ASKED = /[?¿]|\b(?:est[- ]ce qu|ai-je)/i
/** "Did I take everything today?" */
const EVERYTHING = /\b(?:everything|all (?:of )?(?:it|my (?:treatments|medicines|meds))|todo|tout)\b/
/** Words of such a question besides the treatment and a time. */
const BESIDE_DOSES = new Set(
  (
    'any all of every each day days night nights everything it them so far yet my the regularly actually treatments medicines meds ' +
    'todo todos todas los las dias cada dia noche ya alguna algun mi mis el la de bien regularmente ' +
    'tout tous toutes les jours chaque jour soir bien deja encore mon ma le la de d une un regulierement'
  ).split(' '),
)
/** Asks for many days without naming them. */
const EACH_DAY = /\b(?:every|each|all|regularly|todos|todas|cada|regularmente|tous|toutes|chaque|regulierement)\b/
const LEFT_OUT = /\b(?:forg[eo]t\w*|miss\w*|skip\w*|le(?:ave|ft) out|been taking|olvid\w*|salt\w*|estado|oublie|saute|manque)\b/

/** Asks for advice or tells of a mishap: for the fixed answers to questions about medicines, never for this. */
const ADVICE: Readonly<Record<Language, RegExp>> = {
  en: words(
    'should|shall|can i|could i|may i|must|need|ought|ok|okay|safe|dangerous|harm|too (?:high|low|much|little|late|many|long|strong|weak)|enough|right|correct|normal|double|twice|increase|raise|reduce|higher|lower|more|less|better|best|overdose|now what|what now|what (?:if|do i do|to do|happens|will)|instead|together|why|help|by mistake|accident\\w*',
  ),
  es: words(
    'debo|deberia|puedo|podria|tengo que|hay que|necesito|demasiad[oa]s?|bastante|suficiente|correct[oa]|adecuad[oa]|normal|segur[oa]|peligros[oa]|doble|dos de golpe|subir|bajar|aumentar|reducir|mas|menos|mejor|sobredosis|que hago|que pasa|y ahora|por que|ayuda|por error|sin querer|en vez|dos veces',
  ),
  fr: words(
    'dois|devrais|puis je|peux|pourrais|faut|besoin|trop|assez|suffisant\\w*|correct\\w*|bonne|normal\\w*|dangereu\\w*|double|doubler|augmenter|baisser|diminuer|plus|moins|mieux|surdose|que faire|quoi faire|que se passe|et maintenant|pourquoi|aide|par erreur|a la place|deux fois',
  ),
}

const FORMS: readonly [TreatmentForm, RegExp][] = [
  ['patch', /^(?:patch(?:es|s)?|parches?|timbres?)$/],
  ['gel', /^gele?s?$/],
  ['spray', /^(?:sprays?|aerosol(?:es)?)$/],
  ['tablet', /^(?:tablets?|pills?|pastillas?|comprim(?:ido|e)s?|tabletas?|pildoras?|cachets?|pilules?)$/],
  ['capsule', /^(?:capsul[ea]s?|gelules?)$/],
  ['pessary', /^(?:pessar(?:y|ies)|ovul[oe]s?)$/],
  ['cream', /^(?:creams?|cremas?|cremes?)$/],
  ['ring', /^(?:rings?|anillos?|anneaux?)$/],
  ['ius', /^(?:coils?|iuds?|ius|mirena|diu|sterilets?)$/],
  ['implant', /^implant[es]*$/],
  ['injection', /^(?:injections?|inyeccion(?:es)?|shots?|piqures?)$/],
]
const HORMONAL: readonly TreatmentKind[] = ['oestrogen', 'progestogen', 'combined', 'tibolone', 'testosterone', 'vaginal-oestrogen']
const KINDS: readonly [readonly TreatmentKind[], RegExp][] = [
  [['oestrogen', 'vaginal-oestrogen', 'combined'], /^(?:o?estrogens?|estrogenos?|oestrogenes?|o?estradiol)$/],
  [['progestogen', 'combined'], /^(?:progest\w+|gestagen\w*|utrogestan)$/],
  [['testosterone'], /^testosteron[ea]?$/],
  [['tibolone'], /^tibolon[ea]?$/],
  [['supplement'], /^(?:supplements?|suplementos?|complements?)$/],
  [HORMONAL, /^(?:hrt|hormon[ea]s?|hormonal(?:es)?|trh|ths|thm)$/],
]

/** What a word names: a form, kinds, or itself if it is part of one of her names. */
function nameOf(word: string, own: ReadonlySet<string>): Partial<Named> | undefined {
  const form = FORMS.find(([, pattern]) => pattern.test(word))?.[0]
  const kinds = KINDS.find(([, pattern]) => pattern.test(word))?.[0]
  if (own.has(word)) return { words: [word] }
  if (form) return { forms: [form] }
  return kinds && { kinds }
}

/** Words of a name that other questions have as well. */
const COMMON = new Set(
  'my mi mon ma the el la le new nueva nuevo night day morning evening noche dia manana nuit jour matin soir one uno'.split(' '),
)

function ownWords(treatments: readonly Known[]): Set<string> {
  return new Set(treatments.flatMap(({ name }) => toText(name).split(' ')).filter((word) => word.length >= 3 && !COMMON.has(word)))
}

export function namedIn(text: string, treatments: readonly Known[]): Named {
  const own = ownWords(treatments)
  const found = text.split(' ').flatMap((word) => nameOf(word, own) ?? [])
  return {
    forms: found.flatMap(({ forms = [] }) => forms),
    kinds: found.flatMap(({ kinds = [] }) => kinds),
    words: found.flatMap(({ words: parts = [] }) => parts),
  }
}

export function isAny({ forms, kinds, words: parts }: Named): boolean {
  return forms.length + kinds.length + parts.length > 0
}

/** Those of her treatments that are meant; all of them if none is named. */
export function meantBy<T extends Known>({ forms, kinds, words: parts }: Named, treatments: readonly T[]): readonly T[] {
  if (parts.length > 0)
    return treatments.filter(({ name }) =>
      toText(name)
        .split(' ')
        .some((word) => parts.includes(word)),
    )
  if (forms.length === 0 && kinds.length === 0) return treatments
  return treatments.filter(({ form, what }) => (forms.length === 0 || forms.includes(form)) && (kinds.length === 0 || kinds.includes(what)))
}

const FRAMES: Readonly<Record<Language, string>> = { en: 'how was my sleep', es: 'como fue mi sueno', fr: 'comment etait mon sommeil' }

/** The days named in the rest of a question, by the reader of questions about her days; else the last 30. */
function daysIn(rest: string, language: Language, today: LocalDate): Days {
  return namedDays(rest, language, today) ?? { from: addDays(today, 1 - DOSE_DAYS), to: today }
}

const A_WEEK = /\b(?:days?|week|dias?|semana|jours?|semaine)\b/

/** The days that the rest of a question names; undefined if it names none, or anything else. */
function namedDays(rest: string, language: Language, today: LocalDate): Days | undefined {
  const read = rest === '' ? undefined : readDataQuestion(`${FRAMES[language]} ${rest}?`, today, null)
  if (read?.subject !== 'sleep' || read.asks !== 'how') return undefined
  // Without a time in it, the reader takes the last days.
  const isWeek = read.from === addDays(today, -6) && read.to === today
  return isWeek && !A_WEEK.test(rest) ? undefined : { from: read.from, to: read.to }
}

/**
 * "Did I miss any magnesium this week?": the days asked for, today if it is about one dose; undefined for anything
 * else.
 */
function whetherDays(rest: string, text: string, language: Language, today: LocalDate): Days | undefined {
  const time = rest
    .split(' ')
    .filter((word) => !BESIDE_DOSES.has(word))
    .join(' ')
  if (time !== '') return namedDays(time, language, today)
  return { from: EACH_DAY.test(rest) || LEFT_OUT.test(text) ? addDays(today, 1 - DOSE_DAYS) : today, to: today }
}

/** Words that belong to the treatment named after them. */
const BEFORE_NAME = new Set(
  'my the of mi mis el la los las de del mes mon ma le les l des d a to with con avec take tomar prendre'.split(' '),
)

/** Words that a question such as "when did I start the patch?" may contain besides its verb and the treatment. */
const BESIDE_START = new Set(
  (
    'when since it now exactly again first and but so ok okay please lara hi hello can you could tell me remind do remember know using taking wearing this that these use on in at been ' +
    'desde cuando lo la le los las uso usar usando tomar tomando ponerme con y pero hola puedes me decirme dime recuerdas exactamente ya este esta eso un una ' +
    'depuis quand mets mettre mis et mais bonjour dis moi peux tu pouvez vous exactement deja encore ce cette ca je j ai prends prendre utilise utiliser sous un une en y'
  ).split(' '),
)

/** The rest of a question without the treatments named in it. */
function withoutNames(rest: string, own: ReadonlySet<string>): string {
  const kept: string[] = []
  for (const word of rest.split(' ').toReversed()) {
    const isOfName = nameOf(word, own) !== undefined || /^dos(?:is|es?)$/.test(word)
    const isBefore = kept[0] === '' && BEFORE_NAME.has(word)
    if (isOfName || isBefore) {
      if (kept[0] !== '') kept.unshift('')
    } else kept.unshift(word)
  }
  return kept.filter(Boolean).join(' ')
}

/** Reads a question about her own treatments in English, Spanish or French; undefined for any other message. */
export function readTreatmentQuestion(message: string, treatments: readonly Known[], today: LocalDate): TreatmentQuestion | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const text = toText(message)
  for (const language of SPOKEN) {
    if (ADVICE[language].test(text)) continue
    const whether = language === 'en' || IS_ASKED.test(message) ? WHETHER[language].exec(text) : null
    if (whether) {
      const named = namedIn(text, treatments)
      const rest = withoutNames(text.slice(whether[0].length).trim(), ownWords(treatments))
      const days = isAny(named) || EVERYTHING.test(text) ? whetherDays(rest, text, language, today) : undefined
      if (days) return { asks: 'doses', named, days }
    }
    for (const asks of ['doses', 'next', 'current', 'start'] as const) {
      const match = ASKS[language][asks].exec(text)
      if (!match) continue
      const named = namedIn(text, treatments)
      // "When did I start sleeping badly?" is no question about a treatment.
      if (!isAny(named) && !(asks === 'current' || (asks !== 'start' && /\b(?:dos(?:is|es?)|prise)\b/.test(text)))) return undefined
      const rest = withoutNames(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim(), ownWords(treatments))
      // "How long have I had night sweats since the patch?" is about the night sweats.
      if (asks === 'start' && rest.split(' ').some((word) => word !== '' && !BESIDE_START.has(word))) return undefined
      return { asks, named, days: asks === 'doses' ? daysIn(rest, language, today) : { from: today, to: today } }
    }
  }
  return undefined
}

/** Dates by the start of a treatment: since then, a comparison with the time before, or that time itself. */
type StartForm = 'since' | 'than' | 'before'
const START_FORMS = ['since', 'than', 'before'] as const satisfies readonly StartForm[]
const EN_BEGUN = String.raw`(?:(?:i (?:have |ve )?|ive )(?:first )?(?:started|began|begun|went on|been (?:on|taking|using|wearing|with)|got|had|have|wear|wore|switched to|take|use)|(?:starting|beginning|going on|taking|using)|the start of)`
const EN_BESIDE = String.raw`(?: (?:with|on|to|taking|using|take|use|wearing|the|my|a)\b)*`
const ES_BEGUN = String.raw`(?:que (?:empece|comence|inicie|tomo|uso|llevo|tengo|me pongo|me puse|me pusieron|estoy|cambie|tome|use)|(?:de )?(?:empezar|comenzar|tomar|usar|llevar|tener|ponerme))`
const ES_BESIDE = String.raw`(?: (?:de|del|con|a|en|tomando|usando|tomar|usar|llevar|ponerme|el|la|los|las|mi|mis|un|una)\b)*`
const FR_BEGUN = String.raw`(?:que (?:j ai (?:commence|debute|mis|pris)|j ai|je prends|j utilise|je mets|je porte|je suis (?:sous|passee a))|(?:de|d) (?:commencer|prendre|mettre|avoir|utiliser))`
const FR_BESIDE = String.raw`(?: (?:avec|a|prendre|mettre|utiliser|commence|le|la|les|l|mon|ma|mes|un|une|du|de|d)\b)*`
const toStart = (first: string, begun: string, beside: string) => new RegExp(String.raw`\b${first}(?: ${begun})?${beside}`)

const STARTS: Readonly<Record<Language, Readonly<Record<StartForm, RegExp>>>> = {
  en: {
    since: toStart('since', EN_BEGUN, EN_BESIDE),
    than: toStart('(?:than|compared (?:to|with)) before', EN_BEGUN, EN_BESIDE),
    before: toStart('before', EN_BEGUN, EN_BESIDE),
  },
  es: {
    since: toStart('desde', ES_BEGUN, ES_BESIDE),
    than: toStart('que antes', ES_BEGUN, ES_BESIDE),
    before: toStart('antes', ES_BEGUN, ES_BESIDE),
  },
  fr: {
    since: toStart('depuis', FR_BEGUN, FR_BESIDE),
    than: toStart('qu avant', FR_BEGUN, FR_BESIDE),
    before: toStart('avant', FR_BEGUN, FR_BESIDE),
  },
}
/** Days before the start of a treatment that "before the patch" asks for. */
const DAYS_BEFORE = 28

/** The day from which she has taken it, without those before a stop or pause. */
export function startOf({ phases }: Pick<Treatment, 'phases'>, today: LocalDate): LocalDate | undefined {
  return phases.findLast(({ from, change }) => change === 'start' && from <= today)?.from
}

/** Asks for a comparison. */
const BETTER: Readonly<Record<Language, string>> = { en: 'better', es: 'mejor', fr: 'mieux' }
/** Compares times. */
const COMPARES = words(
  'vs|versus|better|worse|more|less|fewer|than|compared|different|changed?|mejor(?:es)?|peor(?:es)?|mas|menos|comparad[oa]s?|cambi\\w+|mieux|meilleure?s?|pires?|plus|moins|par rapport|compare\\w*|change\\w*',
)

/** What is between the two times of a comparison, and the second of them. */
const AGAINST = words('(?:vs|versus|compared (?:to|with)|than|in comparison (?:to|with)|que|comparad[oa]s? con|par rapport a|compare a)$')
const OR_NOW = words('(?:or|o|ou) (?:now|since|ahora|maintenant)')

/**
 * The message in plain text with dates in place of "since I started the patch" or "before the patch"; undefined if it
 * names no treatment of hers, or none that she has begun.
 */
export function withTreatmentDates(message: string, treatments: readonly Known[], today: LocalDate): string | undefined {
  const text = toText(message)
  const own = ownWords(treatments)
  for (const language of SPOKEN)
    for (const form of START_FORMS) {
      const match = STARTS[language][form].exec(text)
      if (!match) continue
      const parts = text
        .slice(match.index + match[0].length)
        .trim()
        .split(' ')
      const count = parts.findIndex((word) => !nameOf(word, own))
      const said = parts.slice(0, count < 0 ? parts.length : count)
      const [start] = meantBy(namedIn(said.join(' '), treatments), treatments)
        .flatMap((one) => startOf(one, today) ?? [])
        .toSorted()
        .toReversed()
      if (said.length === 0 || start === undefined) continue
      const days = { from: addDays(start, -DAYS_BEFORE), to: addDays(start, -1) }
      // "Better before the patch?" compares the time since it began with the time before.
      const isCompared = form === 'before' && COMPARES.test(text)
      const dated = form === 'before' && !isCompared ? datedWords(days, language) : sinceWords(start, language)
      const [before, after] = [text.slice(0, match.index).trim(), parts.slice(said.length).join(' ')]
      const asked = isCompared ? [before.replace(AGAINST, BETTER[language]), after.replace(OR_NOW, '')] : [before, after]
      return `${[...asked.map((one) => one.trim()), dated].filter(Boolean).join(' ')}?`
    }
  return undefined
}

const THEN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:since|after) (?:then|that)\b/,
  es: /\bdesde (?:entonces|ese dia|aquel dia)\b/,
  fr: /\bdepuis(?: lors| ce jour| ce moment)?$|\bdepuis (?:lors|ce jour|ce moment)\b/,
}
const STARTED: Readonly<Record<Language, string>> = {
  en: 'since i started the',
  es: 'desde que empece con',
  fr: 'depuis que j ai commence',
}

/** Whether a message dates its question by what was said before: "how have I slept since then?" */
export function saysSinceThen(message: string): boolean {
  const text = toText(message)
  return SPOKEN.some((language) => THEN[language].test(text))
}

/**
 * Such a message with the start of the treatment in place of "since then" that the question before it, `said`, was
 * about; undefined if that was no question about the start of a treatment.
 */
export function sinceThatStart(message: string, said: string, treatments: readonly Known[], today: LocalDate): string | undefined {
  if (readTreatmentQuestion(said, treatments, today)?.asks !== 'start') return undefined
  const [text, own] = [toText(message), ownWords(treatments)]
  const named = toText(said)
    .split(' ')
    .filter((word) => nameOf(word, own))
  const language = SPOKEN.find((one) => THEN[one].test(text))
  return language && text.replace(THEN[language], `${STARTED[language]} ${named.join(' ')}`)
}

/** Whether a message dates its question by the start of a treatment. */
export function namesTreatmentStart(message: string): boolean {
  const text = toText(message)
  return SPOKEN.some((language) => START_FORMS.some((form) => STARTS[language][form].test(text)))
}

/** Whether a message may be a question about her treatments, without knowing their names. */
export function mayAskOfTreatments(message: string): boolean {
  const text = toText(message)
  return (
    message.length <= MESSAGE_MAX &&
    SPOKEN.some(
      (language) =>
        !ADVICE[language].test(text) && [WHETHER[language], ...Object.values(ASKS[language])].some((pattern) => pattern.test(text)),
    )
  )
}
