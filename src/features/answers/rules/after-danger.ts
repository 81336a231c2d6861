/**
 * Messages after a recognised danger: answers follow up on it, the help lines stay visible, and no language model is
 * called (decision 0042).
 */
import type { HelpLine } from '../../safety/contract.ts'
import { AFTER_DANGER, type DangerClass, type SaidAfter } from '../../safety/content/after-danger.ts'
import { type About, type Made, partsOf } from './answer.ts'
import { complaintOf } from './complaint.ts'
import { helpLinesForAll, pagesLast } from '../../safety/rules/help-lines.ts'
import { readTogether, seekByPattern, toPhrases } from '../../safety/rules/phrases.ts'
import type { SafetyClass } from '../../safety/rules/classes.ts'
import type { Written } from '../../text/rules/written.ts'
import type { Language, Manner, Speaker } from '../../text/rules/speech.ts'
import { shown } from './wording.ts'

/** Number of messages after an answer about danger that take it into account. */
export const TURNS_AFTER = 6
/** How long a danger also applies in her other conversations, in ms. */
export const NEAR_MS = 3_600_000

/** A danger recognised earlier; `isOwn` is false if it concerned another person, or came from the writer. */
export type Danger = { readonly class: DangerClass; readonly isOwn: boolean }

const NEEDS = { C1: ['crisis', 'emergency'], C2: ['abuse', 'emergency'], M1: ['emergency', 'advice'] } as const
const NOT_OWN = new Set(['other', 'own', 'seeking'])

function isDanger(name: SafetyClass): name is DangerClass {
  return Object.hasOwn(NEEDS, name)
}

/**
 * The latest danger among the topics of previous answers, newest first; `undefined` if there is none in the last six.
 */
export function dangerIn(abouts: readonly (About | null)[]): Danger | undefined {
  for (const about of abouts.slice(0, TURNS_AFTER)) {
    if (about?.kind === 'safety' && isDanger(about.class)) return { class: about.class, isOwn: !NOT_OWN.has(about.cause) }
  }
  return undefined
}

const NO = 'no|not|never|pas|jamais|nunca|tampoco|plus'
const pattern = (...patterns: string[]): readonly string[] => patterns

/** Patterns of each kind in three languages; the first match is used. `yes` and `no` only in short messages. */
const SAID: readonly (readonly [SaidAfter | 'denied', readonly string[]])[] = [
  [
    'harmed',
    pattern(
      'took|taken|swallowed ~4 pills|pill|tablets|tablet|meds|overdose|all_of_them|them_all|everything',
      'i|have|just|already ~2 cut|hurt|harmed ~1 myself|arm|arms|wrist|wrists|leg|legs',
      'i ~1 did_it|done_it',
      'tome|tomado|trague|tragado ~4 pastilla|pastillas|comprimidos|medicamentos|medicinas|todas|todo',
      'me_corte|me_he_cortado|me_hice_dano|me_he_hecho_dano|ya_lo_hice|ya_lo_he_hecho',
      'ai|viens_de ~2 pris|prendre|avale|avaler ~4 cachets|cachet|comprimes|medicaments|pilules|tout|boite',
      'ai ~1 tout ~1 pris|avale',
      'me_suis ~1 coupee|coupe|blessee|blesse|ouvert|scarifiee|scarifie',
      'l_ai_fait',
    ),
  ],
  [
    'unanswered',
    pattern(
      'nobody|no_one|noone|no_body ~3 answer*|pick*|respond*|repl*',
      'not|never|no ~2 answering|answered|answer|picking_up|pick_up|picked_up',
      'line|lines|phone ~2 busy|engaged|dead',
      'on_hold|voicemail',
      'nadie|no ~3 contest*|respond*|coge|cogen|atiend*',
      'linea|lineas|telefono ~3 ocupada|ocupadas|ocupado|comunica|comunicando',
      'personne|ne ~3 repond|repondent|decroche|decrochent',
      'ligne|lignes ~3 occupee|occupees',
      'pas|aucune ~1 reponse',
    ),
  ],
  [
    'unwilling',
    pattern(
      '<no>|too_scared|too_afraid|hate|refuse|hard ~4 call|calling|phone|ring|phones|calls|speak_to|talk_to',
      '<no> ~3 llamar|llamare|llamo|llame|hablar_con|telefono',
      'appeler|appelle|appellerai|telephoner|telephone ~2 pas|jamais|personne',
      '<no>|refuse|peur|ose ~4 appeler|telephoner|parler_a',
    ),
  ],
  [
    'secret',
    pattern(
      'not|never ~2 tell|telling|inform ~3 anyone|anybody|him|her|husband|partner|family|police|them',
      'keep|stay|stays|between ~3 secret|private|us',
      'who|anyone|anybody|he|husband|partner ~2 read|reads|see|sees|find_out|know|knows ~2 this|that|it|here|write|wrote',
      'no ~3 digas|cuentes|digan|cuenten|diga|cuente ~3 nadie|marido|pareja|familia|el|policia',
      'secreto|entre_nosotras|entre_tu_y_yo',
      'quien|alguien|marido|pareja ~2 lee|ve|sabe|leer|ver|enter* ~2 esto|aqui|escribo',
      'ne|n|le ~2 dites|dis|raconte|racontez|parlez ~3 personne|rien|mari|conjoint|famille',
      'secret|entre_nous',
      'qui|mari|conjoint|quelqu_un ~2 lit|voit|lire|voir|savoir|sait ~2 ca|ceci|cela|ici|ecris',
    ),
  ],
  [
    'bound',
    pattern(
      'can_not|could_not|unable_to|not_able_to|how_do_i|how_can_i ~2 leave|move_out|get_out|get_away|escape',
      'nowhere ~2 go|stay|sleep',
      'no|not ~3 money',
      'because_of|for ~1 the|my ~2 kids|children|son|daughter|boys|girls',
      'no ~2 puedo|puede ~2 irme|dejarlo|marcharme|salir|escapar|separarme',
      'no ~2 tengo ~2 dinero|donde|adonde',
      'por ~2 hijos|hijas|ninos|hija|hijo',
      'peux|puis|peut ~2 pas ~3 partir|quitter|sortir|m_enfuir|separer',
      'nulle_part',
      'pas|plus ~2 argent',
      'pour|cause_des|a_cause ~3 enfants|fils|fille',
    ),
  ],
  [
    'called',
    pattern(
      'i|we|have|just|already called|phoned|rang|spoke_to|spoken_to ~2 them|999|911|000|112|ambulance|police|line|doctor|$',
      'ambulance|paramedics|police|help ~3 coming|way|here',
      'he_llamado|ya_llame|llame_al|he_hablado_con|ya_hable',
      'ambulancia|policia|ayuda ~2 viene|camino|llega',
      'viene|llega ~1 ambulancia|policia|ayuda',
      'ai ~1 appele|telephone|parle_a',
      'ambulance|samu|pompiers|police|secours|aide ~3 arrive|arrivent|route',
    ),
  ],
  [
    'now',
    pattern(
      'what ~1 do|should|can|shall|must|could ~2 do',
      'what ~1 now|next',
      'que ~2 hago|hacer|debo|puedo_hacer',
      'y ahora que|ahora',
      'que|quoi|qu ~5 faire|fais',
      'fais|faire|et ~1 quoi|maintenant',
    ),
  ],
  // A bare "ok" answers neither question: it may only mean that she has read the message.
  ['rest', pattern('^ ok|okay $', 'passed_out|passing_out', 'over_again|over_and_over')],
  [
    'over',
    pattern(
      'stopped|passed|over|better|calmer|eased|gone|fine|ok|okay|calm',
      'he|she|they|husband|wife|partner|boyfriend|girlfriend ~2 asleep|left',
      'mejor|paso|pasado|calmado|calmo|tranquila|termino|bien|quito',
      'mieux|passe|passee|fini|arrete|calme|calmee|termine|parti',
      'ca_va ~1 bien|maintenant',
      'ca_va $',
    ),
  ],
  // Neither yes nor no, although it contains a word that would match `no`.
  ['rest', pattern('no_se|no_lo_se', '^ not_sure')],
  ['thanks', pattern('thank|thanks|thankyou|thx|cheers|gracias|merci')],
  ['yes', pattern('^ yes|yeah|yep|yup|sure|si|oui|ouais|claro', 'am|be|im|feel|estoy|suis ~2 safe|salvo|securite|segura')],
  ['no', pattern('^ no|nope|nah|not|non|pas', 'not_really|do_not_think_so|creo_que_no|pas_vraiment')],
  ['denied', pattern(NO)],
]
/** One table of all kinds, so that a message is searched once, and the kind of each of its patterns. */
const PHRASES = toPhrases(
  { no: NO },
  SAID.flatMap(([, patterns]) => patterns),
)
const KIND_OF = SAID.flatMap(([kind, patterns]) => patterns.map(() => kind))
/** Longest message, in words, that can be a yes or a no; "over", "called" and "harmed" allow twice as many. */
const FEW_WORDS = 6

/** The kind of a message after an answer about danger. */
export function saidAfter({ read }: Written): SaidAfter {
  readTogether(read)
  const count = read.flatMap((sentence) => sentence.words).filter((word) => word !== ',').length
  const matched = new Set(read.flatMap((sentence) => seekByPattern(PHRASES, sentence, undefined, 1).map(({ pattern: at }) => KIND_OF[at])))
  const most = (kind: SaidAfter) => {
    if (kind === 'yes' || kind === 'no') return FEW_WORDS
    return kind === 'over' || kind === 'called' || kind === 'harmed' ? 2 * FEW_WORDS : Number.POSITIVE_INFINITY
  }
  for (const [kind] of SAID) {
    if (kind === 'denied' || !matched.has(kind) || count > most(kind)) continue
    if (matched.has('denied') && (kind === 'over' || kind === 'yes' || kind === 'called' || kind === 'harmed')) continue
    return kind
  }
  return 'rest'
}

const ASKING = new Set(
  (
    'how what when why which who where can could is are do does did should will would ' +
    'que como cuando cual cuanto cuantos cuantas donde puedo puede es hay ' +
    'quand comment pourquoi combien quel quelle quels quelles est puis peut peux'
  ).split(' '),
)

/** Whether a message asks something; only then is the knowledge base searched after a danger. */
export function isAsking({ raw, read: [first] }: Written): boolean {
  return /[?¿]/.test(raw) || (first !== undefined && first.words.length >= 3 && ASKING.has(first.words[0] ?? ''))
}

/**
 * Whether a message is unrelated to the danger and may be answered on its own: it mentions nothing about the danger, or
 * asks what to do about one of the most common complaints.
 */
export function isElse(message: Written, danger: Danger, language: Language): boolean {
  const said = saidAfter(message)
  if (said !== 'now' || danger.class === 'M1') return said === 'rest'
  const complaint = complaintOf(message.raw, language)
  return complaint !== undefined && !complaint.startsWith('mood')
}

function linesAfter(danger: Danger, { region, language }: Manner, speaker: Speaker) {
  return pagesLast(helpLinesForAll(NEEDS[danger.class], region, language, speaker))
}

/** The follow-up to a message after a danger, with the help lines; does not count as a new danger. */
export function afterDanger(message: Written, danger: Danger, manner: Manner, speaker: Speaker): Made {
  const words = AFTER_DANGER[manner.language]
  const said = saidAfter(message)
  const text = said === 'rest' && !danger.isOwn ? words.others : (words.of[danger.class][said] ?? words.all[said])
  return {
    text: shown([text], manner),
    parts: partsOf('safety', { class: null, help_lines: linesAfter(danger, manner, speaker) }),
    about: null,
  }
}

/** The help lines for a danger, followed by those of an answer itself, without duplicates. */
export function linesBeside(own: readonly HelpLine[], danger: Danger, manner: Manner, speaker: Speaker): HelpLine[] {
  const lines = linesAfter(danger, manner, speaker).filter(({ name }) => own.every((line) => line.name !== name))
  return pagesLast([...lines, ...own])
}

/** Another answer in the messages after a danger: shown below the help lines, without chips. */
export function besideDanger(made: Made, danger: Danger, manner: Manner, speaker: Speaker): Made {
  return {
    ...made,
    isFixed: true,
    parts: { ...made.parts, chips: [], help_lines: linesBeside(made.parts.help_lines, danger, manner, speaker) },
  }
}
