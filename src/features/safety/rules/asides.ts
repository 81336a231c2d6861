import type { SafetyClass } from './classes.ts'
import { has, toPhrases, type Phrases } from './phrases.ts'
import type { Sentence, Written } from '../../text/rules/written.ts'

const patterns = (...lists: readonly string[][]): Phrases => toPhrases({}, lists.flat())

/** Questions about her own notes: "when was my worst headache". */
const ABOUT_NOTES = patterns(
  [
    '^ ~2 what|which|when|how_bad was|were|did ~2 my|i ~3 worst|best|last|first|longest|heaviest|strongest|most',
    '^ ~2 what|which|when|how_often|how_many ~4 did i ~1 note|noted|log|logged|record|write|enter|track',
    'anything|something|entries|notes ~3 in|about my ~1 log|logs|notes|diary|entries|records',
  ],
  [
    '^ ~2 cual|cuando|que fue|fueron|tuve ~2 mi|el|la|mis ~3 peor|peores|ultimo|ultima|primer|primera|mas',
    '^ ~3 cuando|cuantas|cuantos|que|cual ~4 anote|apunte|registre|escribi',
  ],
  [
    '^ ~2 quel|quelle|quand|quels a_ete|etait|etaient|fut|c_etait ~2 mon|ma|mes|le|la ~3 pire|dernier|derniere|plus|premier|premiere',
    'c_etait quand|quoi ~2 mon|ma|mes ~2 pire|dernier|derniere|plus',
    '^ ~3 quand|combien|quel|quelle|qu ~4 ai_je|j_ai ~1 note|notee|noter|ecrit|enregistre',
  ],
)

/** Questions about people in general: "how long do women stay on hormones". */
const IN_GENERAL = patterns(
  [
    '^ ~3 how_long|how_many|how_often|how_much|how_common|percentage|share|why ~4 women|people|doctors|patients|adults|adult',
    'recommended|recommend|advised ~2 a_day|per_day|daily|for_women|for_adults|after|over|intake',
    'percentage|percent|per_cent|proportion of ~1 women|people',
  ],
  [
    '^ ~3 cuanto|cuanta|cuantos|cuantas|porcentaje|por_que ~5 mujeres|personas|gente|medicos|medicas|doctores|adultos|habla',
    'recomendado|recomendada|aconsejado|aconsejada|diaria_recomendada|al_dia_para',
    'trae|contiene|contienen|aporta|aportan ~1 un|una|el|la|los|las|cien',
  ],
  [
    '^ ~3 combien|pourquoi|quel_pourcentage|quelle_proportion ~5 femmes|gens|medecins|personnes|adulte|adultes|d_habitude',
    'conseille|conseillee|recommande|recommandee|recommandes ~3 par_jour|en|pour|c_est|a|de',
    'd_habitude|en_moyenne|en_general $',
  ],
)

/** Questions what a word means or is. */
const DEFINING = patterns(
  ['^ ~1 what|whats does|do ~5 mean', '^ ~1 what is|are|causes ~5 $', '^ ~1 what|why ~6 just? the? term|word'],
  ['^ ~1 que es|son|significa|quiere_decir ~8', '^ ~1 que ~3 significa|quiere_decir'],
  ['^ ~1 c_est_quoi|que_veut_dire|que_signifie|que_veulent_dire ~8', '^ ~1 qu est ce ~1 qu|que ~6', '^ ~1 que ~4 veut_dire|signifie'],
)

const PERSONS = new Set(
  (
    'i me my mine myself we us our this that these those it she he her him his wife husband mum mom mother dad father sister brother daughter son friend ' +
    'yo me mi mis mio estoy tengo siento noto llevo puedo debo tomo esto eso este esta ella su sus le mujer marido madre padre hermana hija hijo amiga ' +
    'je j m moi mon ma mes nous notre cela cette elle il son sa ses lui femme mari mere pere soeur fille fils amie'
  ).split(' '),
)
const GENERAL_CLASSES: ReadonlySet<SafetyClass> = new Set(['M1', 'M2', 'D'])
const DEFINED_CLASSES: ReadonlySet<SafetyClass> = new Set(['M1', 'M2', 'X'])

function namesPerson({ words }: Sentence): boolean {
  return words.some((word) => PERSONS.has(word))
}

/**
 * Whether a sentence asks about her notes, people in general or the meaning of a word, and not about a danger now.
 * Never for C1, C2, P and I.
 */
export function isAside(sentence: Sentence, name: SafetyClass): boolean {
  const isGeneral = GENERAL_CLASSES.has(name)
  if (isGeneral && has(ABOUT_NOTES, sentence)) return true
  if (namesPerson(sentence)) return false
  return (isGeneral && has(IN_GENERAL, sentence)) || (DEFINED_CLASSES.has(name) && has(DEFINING, sentence))
}

/** A past that is over: when it was, that it is well now, and nothing that says it returns. */
const PAST = patterns(
  [
    'years|decades|ages ago',
    'long ago',
    'in 19*|200*|201*',
    'in my twenties|thirties|teens|20s|30s',
    'when_i_was|at nineteen|twenty|thirty|young|19|20|25|30|35',
    'my|a first|former|old husband|marriage|partner',
  ],
  [
    'hace ~2 anos',
    'hace mucho',
    'en 19*|200*|201*',
    'de joven',
    'cuando era|tenia',
    'mi primer|primera marido|matrimonio|pareja',
    'en el 90|91|92|93|94|95|96|97|98|99',
  ],
  ['il_y_a ~2 ans|annees', 'en 19*|200*|201*', 'a l_epoque', 'quand j_avais|j_etais', 'jeune', 'mon premier mari'],
)
const PEACE = patterns(
  [
    'behind me',
    'different place|life|woman',
    'been|am|feeling|feel ~2 well|fine|happy|happier|free|thankful|grateful',
    'love my life',
    'recovered',
    'long over',
    'at peace',
    'thankful|grateful for',
  ],
  [
    'superado|superada',
    'lo supere',
    'estoy ~1 bien|feliz|tranquila|agradecida',
    'soy ~1 feliz',
    'en paz',
    'tengo una paz',
    'quedo atras',
    'recuperada',
  ],
  ['derriere moi', 'vais ~1 bien', 'suis ~1 heureuse|guerie|apaisee|sereine', 'en paix', 'tourne la page', 'reconnaissante'],
)
const RETURNS = patterns(
  [
    'again|lately|recently|sometimes|still|tempted|nowadays|return*',
    'come|coming|came|is|are ~1 back',
    'but i|now|it|he|lately',
    'these days',
    'want to',
    'not|never|no ~3 well|fine|happy|happier|free|thankful|grateful|peace',
    'think|thinking|thoughts|every_day',
  ],
  [
    'otra_vez|de_nuevo|vuelve|vuelven|volvio|vuelto|ultimamente|a_veces|todavia|aun',
    'pero vuelvo|siguen|sigue',
    'no ~1 estoy|soy|tengo',
    'pienso|cada_dia',
  ],
  [
    'encore|nouveau|revient|reviennent|revenu|revenue|parfois|dernierement|toujours',
    'mais la|maintenant|il|ca',
    'ne|n ~1 vais|suis',
    'pense|chaque_jour',
  ],
)

/**
 * The sentences that a past that is over leaves: without those that say when it was. Undefined for a message that tells
 * of no such past, or not that all is well now. What the remaining sentences name is not over.
 */
export function besidesPast({ read }: Written): readonly Sentence[] | undefined {
  const is = (phrases: Phrases) => read.some((sentence) => has(phrases, sentence))
  return is(PAST) && is(PEACE) && !is(RETURNS) ? read.filter((sentence) => !has(PAST, sentence)) : undefined
}
