import { has, toPhrases, type Phrases } from './phrases.ts'
import type { SafetyClass } from './classes.ts'
import type { Written } from '../../text/rules/written.ts'

/** Longest short message, in words. In so few words, a combination of alarming words is not sufficient. */
const SHORT_MOST = 8

/**
 * Concepts of which a short message must name one for the classifier alone to decide: death and its means (C1), force
 * and fear (C2), signs of the body (M1). `*` as in `phrases.ts`.
 */
const NAMED: Readonly<Partial<Record<SafetyClass, readonly string[]>>> = {
  C1: [
    'suicid*|kill*|die|dies|dying|dead|death|dye|alive|unalive|live|living|life|exist*|earth|disappear*|vanish*',
    'cut|cuts|cutting|wrist|wrists|vein|veins|bleed*|blood|razor*|blade*|knife|scissors|overdos*|insulin|swallow*|poison*|bleach|drain',
    'rope|noose|gun|bullet|bridge|overpass|balcony|ledge|roof|river|train|jump*|drown*|hang|hanging|sink|wheel|tree|cliff',
    'goodbye|goodbyes|bye|funeral|grave|coffin|🪦|attempt|attempts|relapsed|sh|si|surgeon|wake|woken|taken|already_taken|too_late',
    'safe|wanting_out|way_out|no_way|no_point|see_no|still_here|im_here|here_for|one_reason|no_reason|end_it|ending_it|end_me|how_not_if|dark_thoughts',
    'talk_me_out|go_on|my_head|notice|cure_for_me|rooftop|kms|all_my_pills|handful|lined_up|done_with_everything|harm*|hurt_myself|stop_me|sory_to|sorry_to_everyone|picked_the_date|the_date|quickest|painless|kindness',
    'mori*|muer*|muri*|matar*|mato|vivir|viva|vivo|vivi|vida|desaparec*|exist*|cementerio|cajon|ataud|tumba',
    'sangr*|desangr*|venas|vena|corte|cortar*|corto|cuchilla|ccuhilla|herida|cuerda|soga|puente|balcon|barandilla|rio|caida|pistola',
    'veneno|herbicida|insulina|colgar*|ahorcar*|asfixi*|infarto|despertado|despertar|volante|me_tiro|tirarme|salto|saltar',
    'despedida|despedir*|cartas|la_nota|adios|que_me_lleve|salida|final|apagarme|borraria|hasta_aqui|ultima_vez|me_voy|no_sigo|terminar_conmigo',
    'cuchillo|cuchillos|azotea|entierro|funeral|punado|nadie_me|sin_mi|sin_dolor|tirarse|un_tiro|naci|tome_todas|le_puse_fecha|en_fila|hice_dano|hacerme_dano|me_sobra_todo|los_quise|no_estar|el_tren|no_pienso_llegar|ventanas',
    'mour*|meurs|mort|morte|morts|crev*|creuver|tuer|tue|vivre|vie|vis|vivants|vivant|disparaitre|veines|poignets|saign*|sang',
    'couteau*|corde|noeud|pont|arme|balle|fusil|reveill*|insuline|avale|avales|pendre|sauter|etang|riviere|vide|lexomil|doliprane',
    'issue|sortie|de_trop|adieu|eteindre|m_eteindre|acheve*|derniere|la_fin|fini|rester|terre|deces|j_arrete_la|j_abandonne|essaye',
    'no_quiero_seguir|ya_no_mas|descansar|estar_aqui|envie_d_etre|plus_envie|de_continuer|dormir_longtemps|i_can_not_any_more|carry_on',
    'toit|enterrement|sans_moi|personne_ne|vivante|comprise|naitre|une_poignee|aimais|sans_retour|encore_la|la_haut|ma_decision|la_date|quelle_hauteur|plaquettes|me_retient|quelqu_un|respirer|comptes',
  ],
  C2: [
    'forc*|rape*|hit|hits|hitting|punch*|slap*|kick*|chok*|strang*|shov*|push*|beat|beats|bruis*|burn*|threw|throw*|knife|gun|belt',
    'afraid|scared|terrified|frighten*|fear|threat*|assault*|permission|allowed|lets|obey*|hides|hid|tracks|follows|control*|camera*',
    'lock|locks|locked|phone|password|missing|without_him|under_the_stairs|outside|blood|raped|rapes|floor|glass|films|made_me|on_me|tell_her|when_i_say',
    'forz*|viol*|pega|pego|pegar|golp*|paliz*|patad*|punet*|empuj*|ahorc*|estrangul*|cuello|sangre|escopeta|cuchillo*|machete|pistola',
    'amenaz*|miedo|permiso|obedec*|vigil*|revis*|encerr*|secuestr*|contrasena|tortur*|sin_comer|dientes|siguio|del_pelo|aprovecha',
    'hace_igual|que_no|encima|la_mano_conmigo|la_tire|la_solte|despues_a_mi|callarme|sin_el|contesto|contra_la_puerta|pidio_basta',
    'force|forcee|frapp*|gifl*|tape|cogne|coups|bat|battu*|etrangl*|strangul*|peur|menac*|bleus|dents|tortur*|saign*|permission|surveill*',
    'verifie|obeis|desobeis|enferm*|barreaux|retrouvee|cache|planque|touchee|mon_non|dire_non|fer|par_terre|coincee|demander_pour',
    'key|keys|footsteps|sunglasses|sleeves|hide|hiding|notifications|pillow|asleep|eggshells|victim|abuse*|police|shelter|slept_in|money|tracker|watches_me',
    'llave|llaves|pasos|lentes|gafas_de_sol|mangas|esconder|notificaciones|almohada|dormida|victima|maltrat*|abus*|policia|denuncia|refugio|camara*|camaras|gritos',
    'cle|cles|lunettes|manches|cacher|notifications|oreiller|endormie|victime|maltrait*|abus*|police|plainte|refuge|camera*|hurle*|grossier*|humili*',
    'chaque_seconde|j_ai_continue|tremblent|tant_qu_il|qui_prend|il_arrive|partout_ou',
  ],
  M1: [
    'chest|jaw|air|breath*|lips|tongue|throat|swallow|swollen|swelling|speech|slur*|numb|limp|floppy|bleeding|blood|clots|faint*|passed_out|collapse*',
    'pads|towel|towels|fitting|epipen|sugar|blood_pressure|chemo|burn*|scald*|boiling|monoxide|gas|snake|choking|drown*|pupil*|arm|face|calf|tablets|pills|tar|black|shock|shocks',
    'compresas|toallas|convuls*|azucar|tension|presion|quimio|quem*|hirviendo|monoxido|gas|serpiente|vibora|atragant*|ahog*|pupila*|brazo|cara|pantorrilla|pastillas|alquitran|negras|descarga*',
    'serviettes|convuls*|sucre|tension|glycemie|chimio|brul*|bouillant*|monoxyde|gaz|vipere|serpent|etouff*|noy*|pupille*|bras|visage|mollet|comprimes|cachets|goudron|noires|decharge*',
    'unconscious|headache|vision|blind|seizure|fever|sting|stung|wasp|overdose|paracetamol|insulin|pulse|grey|clammy|cold_sweat|left_arm',
    'pecho|mandibula|aire|respir*|labios|lengua|garganta|tragar|hinchad*|dormido|dormida|sangr*|coagulos|desmay*|inconsciente|fiebre|avispa|paracetamol|insulina|pulso|sudor_frio|brazo_izquierdo',
    'poitrine|machoire|souffle|respir*|levres|langue|gorge|avaler|gonfle*|engourdi*|saign*|sang|caillots|evanou*|inconsciente|fievre|guepe|insuline|pouls|sueurs_froides|bras_gauche',
  ],
}

const SOUGHT = new Map<SafetyClass, Phrases>(
  Object.entries(NAMED).map(([name, patterns]) => [name as SafetyClass, toPhrases({}, patterns)]),
)

/** Whether a message has at most eight words, as typed. */
export function isShort({ raw }: Written): boolean {
  const words = raw.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length <= SHORT_MOST
}

/** Whether a message names a concept of a class, so that the classifier alone may decide; true if a class has none. */
export function isConceptNamed(name: SafetyClass, { read }: Written): boolean {
  const sought = SOUGHT.get(name)
  return sought === undefined || read.some((sentence) => has(sought, sentence))
}
