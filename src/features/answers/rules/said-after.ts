/** What a message after an answer about danger says, in three languages: that no one answers, "yes", "thank you" … */
import type { SaidAfter } from '../../safety/content/after-danger.ts'
import { readTogether, seekByPattern, toPhrases } from '../../safety/rules/phrases.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Written } from '../../text/rules/written.ts'

const NO = 'no|not|never|pas|jamais|nunca|tampoco|plus'
/** Words of negation in the three languages. */
export const NO_WORDS: ReadonlySet<string> = new Set(NO.split('|'))
const pattern = (...patterns: string[]): readonly string[] => patterns

/** Patterns of each kind in three languages; the first match is used. `yes` and `no` only in short messages. */
const SAID: readonly (readonly [SaidAfter | 'safe', readonly string[]])[] = [
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
    'worse',
    pattern(
      // These only look like relief: "estoy segura de que me va a encontrar", "it's all over for me".
      'segura_de que|me|el',
      'over_for_me',
      'better_off',
      'habra_pasado_todo|todo_habra_pasado|mejor_sin_mi|mieux_sans_moi',
      'gone|spread*|moved|moving|going ~1 to|into|down|up ~2 jaw|arm|arms|neck|shoulder|back|leg|chest|side',
      'pasado|paso|pasando|baja|sube|corre ~1 al|a_la|a|hacia ~2 brazo|mandibula|cuello|espalda|pecho|pierna',
      'passe|passee|descend|remonte|irradie ~1 dans|au|vers|a ~2 bras|machoire|cou|dos|poitrine|jambe|epaule',
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
  [
    'misread',
    pattern(
      'not|never ~2 meant|mean|meaning|talking_about|asking_about|what_i_said',
      'just|only ~1 meant|mean|talking|asking|saying|embarrassed|joking|lonely|tired',
      'i ~1 was|am ~1 asking|talking|speaking ~1 about|if|whether|of',
      'nothing|not ~1 like|of ~1 that|the_sort|the_kind',
      'nobody|no_one ~2 hurting|hurts|hits|hitting ~1 me',
      'nadie ~2 hace|pega|hizo ~2 dano|me|nada',
      'personne ne? ~2 fait|frappe|tape ~2 mal|me',
      'malentendido|malentendu|misunderstanding|misread_me',
      'no|stop|without ~3 helpline|helplines|hotline|hotlines|those_numbers|the_numbers|phone_numbers',
      'deja|deje|dejate|para|basta ~2 lo_del|los_numeros|con_eso|con_lo_del',
      'arretez|arrete|stop|assez ~2 numeros|les_numeros|ces_numeros|avec_ca',
      'il_n_y_a ~1 aucun_danger|pas_de_danger',
      'where|why|how ~2 get|got|getting ~1 that|this ~1 from|idea',
      'no ~2 im|i_m|am ~1 fine|grand|ok|okay|good',
      'wrong_end_of_the_stick',
      'i ~1 said|say|wrote|told ~2 no|not|just|only',
      'it|its|that|they ~1 just|only ~1 flutters|palpitations|a_flutter|tired|hot_flashes|hot_flushes|an_expression|wind',
      'misunderstood|misunderstand|misread|wrong_end|joking|joke|figure_of_speech|just_an_expression',
      'not|never ~2 suicidal|danger|going_to_hurt_myself|going_to_harm_myself|going_to_kill_myself|going_to_do_anything|do_anything_to_myself|hurt_myself|harm_myself|kill_myself|want_to_die',
      'no ~2 quise_decir|queria_decir|me_referia|hablaba_de|hablo_de|pregunte|he_preguntado|estoy_hablando|quiera_matar',
      'me_referia|quise_decir|queria_decir|quiero_decir|me_entendiste_mal|me_has_entendido_mal|entendio_mal|entendiste_mal|broma|bromeaba|forma_de_hablar|es_un_decir|una_expresion',
      'no ~2 corro|hay|estoy_en ~1 peligro',
      'nada_de_eso|nada_que_ver|que_va|para_nada|de_donde_sacas|de_donde_has_sacado',
      'solo|nada_mas ~1 preguntaba|pregunto|quiero|queria|decia|digo|hablaba',
      'no ~2 hacerme_dano|hacerme_nada|matarme|morirme|suicidarme|quiero_morir',
      'pas ~2 voulais_dire|voulu_dire|ce_que_je|parlais_de|parle_de|suicidaire|en_danger|mourir|me_tuer|me_faire_du_mal',
      'rien_de_tout_ca|rien_de_tel|rien_a_voir|pas_du_tout_ca|d_ou_vous_sortez|d_ou_tu_sors|n_importe_quoi',
      'voulais_dire|mal_compris|mal_comprise|plaisantais|plaisanterie|facon_de_parler|une_expression|je_rigole|pour_rire',
      'juste|seulement ~1 parlais|demandais|disais|parle|demande|fatiguee',
    ),
  ],
  ['safe', pattern('am|be|im|feel|perfectly|quite|totally|estoy|suis ~2 safe|salvo|securite|segura')],
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
  ['yes', pattern('^ yes|yeah|yep|yup|sure|si|oui|ouais|claro')],
  ['no', pattern('^ no|nope|nah|not|non|pas', 'not_really|do_not_think_so|creo_que_no|pas_vraiment')],
]
/** One table of all kinds, so that a message is searched once, and the kind of each of its patterns. */
const PHRASES = toPhrases(
  { no: NO },
  SAID.flatMap(([, patterns]) => patterns),
)
const KIND_OF = SAID.flatMap(([kind, patterns]) => patterns.map(() => kind))
/** What a "not" in the message takes back. */
const DENIABLE: ReadonlySet<SaidAfter | 'safe'> = new Set(['over', 'yes', 'safe', 'called', 'harmed'])
/** Longest message, in words, that can be a yes or a no; "over", "called" and "harmed" allow twice as many. */
const FEW_WORDS = 6

/** The kind of a message after an answer about danger by its words; `safe` if she says that she is. */
export function kindAfter({ read }: Written): SaidAfter | 'safe' {
  readTogether(read)
  const count = read.flatMap((sentence) => sentence.words).filter((word) => word !== ',').length
  const matched = new Set(read.flatMap((sentence) => seekByPattern(PHRASES, sentence, undefined, 1).map(({ pattern: at }) => KIND_OF[at])))
  const most = (kind: SaidAfter | 'safe') => {
    if (kind === 'yes' || kind === 'no') return FEW_WORDS
    return kind === 'over' || kind === 'harmed' ? 2 * FEW_WORDS : kind === 'called' ? 4 * FEW_WORDS : Number.POSITIVE_INFINITY
  }
  const isDenied = read.some(({ words }) => {
    // A "no" before a comma answers Lara ("no, it has passed"); without one it negates the sentence ("no estoy bien").
    let at = 0
    while (/^(?:no|non)$/.test(words[at] ?? '') && words[at + 1] === ',') at += 2
    return words.slice(at).some((word) => NO_WORDS.has(word))
  })
  for (const [kind] of SAID) {
    if (!matched.has(kind) || count > most(kind)) continue
    if (isDenied && DENIABLE.has(kind)) continue
    return kind
  }
  return 'rest'
}

/** Weeks ago or longer: what happened days ago may still need a doctor at once. */
const LONG_AGO =
  /\b(?:(?:weeks|months?|years?) ago|last (?:month|year|winter|spring|summer|autumn|fall)|hace (?:\w+ )?(?:semanas|mes|meses|anos?)|(?:el mes|el ano) pasado|il y a (?:\w+ )?(?:semaines|mois|ans?)|le mois dernier|l an dernier|l annee derniere)\b/
const STILL = /\b(?:again|now|still|today|since|otra vez|ahora|todavia|sigue|sigo|hoy|desde|encore|maintenant|toujours|aujourd|depuis)\b/
/** Longest message, in words, that says when it was. */
const LONG_AGO_MOST = 12

/** Whether a message says that it was weeks ago or longer, and is over. */
export function isLongAgo({ read }: Written): boolean {
  const text = read.flatMap((sentence) => sentence.words).join(' ')
  return text.split(' ').length <= LONG_AGO_MOST && LONG_AGO.test(text) && !STILL.test(text)
}

/**
 * She says that she does think of it, whatever else she denies, in plain words: "I won't do anything, but I do think
 * of it".
 */
const ADMITS = new RegExp(
  [
    String.raw`(?:i|sometimes|yes|yeah)(?: \w+){0,2} (?:think|thought|thinking|wonder|wish|dream) (?:about|of|for) (?:it|that|dying|not being|ending)`,
    String.raw`(?:but|yes|yeah|though) i do(?: sometimes)?$`,
    String.raw`(?:won t|wont|will not|not going to|not gonna|wouldn t|would never) (?:ever )?(?:do|act on|go through with) (?:anything|it|that)`,
    String.raw`you (?:did not|didn t|didnt) (?:misread|misunderstand|get (?:it|me) wrong)|not a misunderstanding`,
    String.raw`si (?:lo|que lo) (?:pienso|he pensado|pense|siento)|(?:a veces|muchas veces) (?:si|lo pienso|lo he pensado)|lo pienso (?:a veces|mucho|cada|todos)`,
    String.raw`no (?:me )?voy a hacer(?:me)? nada|no (?:me )?hare nada|no (?:me )?(?:has entendido|entendiste) mal`,
    String.raw`j y (?:pense|ai pense|songe)|(?:mais|parfois|des fois) oui|ca m arrive d y penser|(?:vais|ferai|ferais|jvais) rien (?:me )?faire`,
    String.raw`(?:vous (?:ne )?m avez|tu (?:ne )?m as) (?:pas mal|bien) compris\w*`,
  ]
    .map((one) => String.raw`\b(?:${one})`)
    .join('|'),
)

/** Whether a message admits a crisis that was only suspected. */
export const admits = (message: string) => ADMITS.test(plainWords(message).join(' '))
