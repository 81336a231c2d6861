/** Lara's answers to statements, by what kind of statement it is (docs/product.md, section 12). */
import type { Language, Tone } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>
type InTones = Readonly<Record<Tone, readonly string[]>>

/** The topic of a complaint. */
export type Subject = keyof typeof SUBJECT_ENTRIES

/** The entries offered with a complaint, by its topic. */
export const SUBJECT_ENTRIES = {
  sleep: ['sleep-why-worse', 'sleep-waking', 'sleep-habits'],
  flashes: ['hot-flashes-moment', 'hot-flashes-night', 'hot-flashes-help'],
  grief: ['mood-grief'],
  missing: ['mood-grief', 'mood-lonely'],
  couple: ['relationships-arguments', 'relationships-partner-understanding'],
  anger: ['mood-irritable', 'mood-rage'],
  worry: ['mood-anxiety', 'mood-stress'],
  lost: ['mood-not-myself', 'mood-low', 'mood-doctor'],
  low: ['mood-low', 'mood-crying', 'mood-doctor'],
  lonely: ['mood-lonely', 'relationships-friends'],
  tired: ['body-tiredness', 'sleep-why-worse', 'work-tired'],
  head: ['body-headaches'],
  pain: ['body-joints'],
  memory: ['memory-brain-fog', 'memory-coping'],
  belly: ['body-bloating', 'body-weight'],
  ill: ['self-care-kindness'],
  work: ['mood-stress', 'work-breaks'],
  family: ['relationships-asking-help', 'mood-stress'],
  daily: ['mood-stress', 'mood-irritable'],
  body: [],
} as const satisfies Record<string, readonly string[]>

/**
 * Words of a complaint with its topic and how Lara names it back ("I am sorry about {thing}"); the first that matches
 * is used. Patterns in the syntax of `toPhrases`.
 */
export const SUBJECT_WORDS: In<readonly (readonly [Subject, string, string])[]> = {
  en: [
    ['low', 'hurts_that|hurt_that|hurt_my_feelings|breaks_my_heart|broke_my_heart', ''],
    ['daily', 'died|die|dying ~1 of|from ~1 embarrassment|shame|laughing|laughter|boredom|curiosity|thirst|hunger', ''],
    ['missing', 'nobody|no_one|nobody_s|no_one_s ~1 died|dead|death', ''],
    [
      'missing',
      'moved_out|left_home|gone_to_uni|off_to_uni|left_for_uni|left_for_college|left_for_university|off_to_college|empty_nest|flown_the_nest',
      '',
    ],
    ['grief', 'passed_away|funeral|died|death|mourning|put_to_sleep|put_down', 'your loss'],
    ['missing', 'house|home|flat ~3 so|too|very|really ~1 quiet|empty', ''],
    ['missing', '^ ~1 i|we ~2 miss|missing', ''],
    [
      'lost',
      'going_mad|going_crazy|going_insane|losing_my_mind|losing_the_plot|not_myself|not_feel_like_myself|feel_like_myself|who_i_am|recognise_myself|recognize_myself',
      '',
    ],
    ['couple', 'argument|argued|arguing|argue|row|fight|fought|quarrel* ~ husband|partner|boyfriend|wife|hubby|him|her', 'the argument'],
    ['couple', 'husband|partner|boyfriend|wife|hubby ~ argument|argued|arguing|fight|fought|quarrel*|row', 'the argument'],
    ['flashes', 'night_sweats|sweat|sweats|sweating|sweated|drenched|soaked', 'the sweating'],
    ['flashes', 'hot_flash|hot_flashes|hot_flush|hot_flushes|flashes|flushes', 'the {hot flashes}'],
    ['sleep', '<poor> nights', 'those nights'],
    ['sleep', 'slept|sleep|sleeping ~ days|weeks|months|years|ages', 'those nights'],
    ['sleep', 'night|slept|sleep|awake|woke|insomnia|sleepless', 'the bad night'],
    ['head', 'migraine|migraines', 'the migraine'],
    ['head', 'headache|headaches', 'the headache'],
    ['head', 'head ~1 hurts|pounding|aches', 'the headache'],
    ['memory', 'forgot|forget|forgetting|forgetful|foggy|fog|concentrate', 'the fog in your head'],
    ['pain', 'my ~1 back ~2 hurts|aches|killing|sore|stiff|out|bad|gone|worse|again|pain|$', 'the sore back'],
    ['pain', 'back_pain|backache|bad_back|sore_back|lower_back|upper_back|stiff_back', 'the sore back'],
    ['pain', 'knee|knees', 'your knees'],
    ['pain', 'hip|hips', 'your hips'],
    ['pain', 'shoulder|shoulders', 'your shoulder'],
    ['pain', 'neck', 'your neck'],
    ['pain', 'hand|hands|finger|fingers|wrist|wrists', 'your hands'],
    ['pain', 'foot|feet|heel|heels|ankle|ankles', 'your feet'],
    ['body', 'breast|breasts|boob|boobs|nipple|nipples', 'your breasts'],
    ['body', 'hair', 'your hair'],
    ['body', 'skin|itchy|itching|itch|rash', 'your skin'],
    ['body', 'weight|kilos|heavier|pounds|lbs', 'the weight'],
    ['body', 'dizzy|dizziness|vertigo|wobbly', 'the dizziness'],
    ['body', 'palpitations|heart', 'your heart'],
    ['body', 'bladder|leak|leaks|leaked|leaking|pee|loo|toilet', 'your bladder'],
    ['body', 'eyes|eye', 'your eyes'],
    ['body', 'mouth|tongue|gums', 'your mouth'],
    ['body', 'tingling|tingle|pins_and_needles|crawling', 'the tingling'],
    ['body', 'libido|desire|sex_drive|sex', 'that part of your life'],
    ['pain', 'knee|knees|hip|hips|joints|joint|shoulder|neck|ache|aches|aching|hurts|sore|pain', 'the pain'],
    ['belly', 'bloated|belly|tummy|stomach', 'your tummy'],
    ['ill', 'flu', 'the flu'],
    ['ill', 'a_cold|the_cold|cough', 'the cold'],
    ['ill', 'sick|ill|unwell|virus|fever|vomiting|poorly|vet', ''],
    ['tired', 'tired|exhausted|exhausting|drained|knackered|shattered|no_energy|worn_out', 'how tired you are'],
    ['lonely', 'lonely|alone|left_out', ''],
    ['worry', 'anxious|anxiety|worried|worry|worrying|nervous|stressed|stress|stressful|overwhelmed|dreading', ''],
    ['low', 'cried|crying|cry|tears|sad|low|down|miserable|upset', ''],
    [
      'work',
      'boss|manager|work|job|office|colleague|colleagues|meeting|shift|client|clients|deadline|fired|sacked|redundant|laid_off',
      'the trouble at work',
    ],
    ['couple', 'husband|partner|boyfriend|wife|hubby', ''],
    ['family', 'argument|argued|arguing|fight|fought|quarrel*|row|fallen_out', 'the argument'],
    ['family', 'kids|children|son|daughter|teenager|mum|mom|mother|dad|father|in_laws|mother_in_law|sister|brother|family', ''],
    ['anger', 'angry|furious|rage|shouted|yelled|snapped', ''],
    ['flashes', 'hot|heat|boiling|overheating|burning_up|melting|chills|shivering', 'the heat'],
    ['memory', 'words|word|names|name|memory|focus|focusing|brain|blank', 'the fog in your head'],
    ['sleep', 'waking|wake|wakes|wide_awake|toss*|lie_awake|lying_awake|nap', 'your sleep'],
    ['tired', 'energy|knackering|worn|fatigue|fatigued|sluggish|wiped_out|drag_myself', 'how tired you are'],
    ['worry', 'panic|panicking|panicky|dread|on_edge|jittery|heart_racing|nerves', ''],
    ['low', 'weepy|tearful|empty|flat|down|mood|moods|sobbing|sobbed|bawling|hopeless', ''],
    ['anger', 'irritable|snappy|snap|snapping|patience|grumpy|cross|rage', ''],
    ['pain', 'stiff|cramp|cramps|cramping|muscles|legs|leg|arms|arm|body', 'the pain'],
    ['body', 'ears|ear|tinnitus|nails|nail|face|legs|feet|swollen|thirsty', 'it'],
    ['daily', 'traffic|queue', 'the long wait'],
    ['daily', 'rain|raining|pouring|weather|freezing|snow', 'the weather'],
    ['daily', 'car|tyre|tire|train|bus|flight', 'the trouble with getting around'],
    ['daily', 'broke|broken|washing_machine|dishwasher|boiler|fridge|wifi|phone|computer|laptop|printer|roof', 'the breakdown'],
    ['daily', '<poor> day|morning|evening|week|afternoon|weekend', ''],
  ],
  es: [
    ['low', 'duele|dolio ~1 que ~1 mi|el|ella|me|diga|llame', ''],
    ['low', 'duele_que|dolio_que|duele_el_alma|duele_lo_que_me', ''],
    ['daily', 'muero|moria|morirme|muerta|morir ~1 de ~1 verguenza|risa|ganas|sueno|hambre|calor|frio|pena', ''],
    ['missing', 'hija|hijo ~3 estudiar_fuera|a_la_universidad|a_vivir', ''],
    ['missing', 'se_ha_ido|se_fue|se_ha_marchado|se_marcho ~2 hija|hijo|nina|nino|pequena|pequeno|casa|universidad', ''],
    ['missing', 'hija|hijo|nina|nino|pequena|pequeno ~2 se_ha_ido|se_fue|se_ha_marchado|se_marcho', ''],
    ['grief', 'fallecio|fallecido|funeral|entierro|murio|muerte_de|luto', 'de tu pérdida'],
    ['missing', 'nido_vacio', ''],
    ['missing', 'casa ~3 tan|muy|demasiado ~1 vacia|callada|silenciosa', ''],
    ['missing', 'echo|echamos ~2 de_menos|menos', ''],
    ['missing', 'extrano|anoro', ''],
    ['lost', 'volviendo_loca|vuelvo_loca|volverme_loca|me_reconozco|no_soy_yo|no_soy_la_misma|perdiendo_la_cabeza', ''],
    ['couple', 'discut*|discusion|pelea*|pelee|bronca ~ marido|pareja|esposo|novio|mujer|esposa', 'de la discusión'],
    ['couple', 'marido|pareja|esposo|novio|mujer|esposa ~3 discut*|discusion|pelea*|bronca', 'de la discusión'],
    ['flashes', 'sudor|sudores|sude|sudado|sudando|empapada', 'de los sudores'],
    ['flashes', 'sofoco|sofocos|bochorno|bochornos|calores', 'de los {hot flashes}'],
    ['sleep', 'noches', 'de esas noches'],
    ['sleep', 'duermo|dormido|dormir|sueno ~ dias|semanas|meses|anos', 'de esas noches'],
    ['sleep', 'dias|semanas|meses|anos ~4 duermo|dormir|durmiendo', 'de esas noches'],
    ['anger', 'flor_de_piel', ''],
    ['sleep', 'noche|anoche|dormi|dormido|dormir|ojo|despierta|desvel*|desperte|insomnio', 'de esa noche'],
    ['head', 'migrana|jaqueca', 'de la migraña'],
    ['head', 'dolor_de_cabeza', 'del dolor de cabeza'],
    ['head', 'duele ~1 cabeza', 'del dolor de cabeza'],
    ['memory', 'olvid*|concentr*|despistada', 'de los despistes'],
    ['pain', 'espalda', 'de la espalda'],
    ['pain', 'rodilla|rodillas', 'de las rodillas'],
    ['pain', 'cadera|caderas', 'de la cadera'],
    ['pain', 'hombro|hombros', 'del hombro'],
    ['pain', 'cuello', 'del cuello'],
    ['pain', 'mano|manos|dedos|muneca', 'de las manos'],
    ['pain', 'pie|pies|tobillo', 'de los pies'],
    ['body', 'pecho|pechos|seno|senos|pezon|pezones|tetas', 'de los pechos'],
    ['body', 'pelo|cabello', 'del pelo'],
    ['body', 'piel|picor|picores|pica', 'de la piel'],
    ['body', 'peso|kilos|engord*', 'del peso'],
    ['body', 'mareo|mareos|mareada|vertigo', 'de los mareos'],
    ['body', 'palpitaciones|corazon', 'del corazón'],
    ['body', 'vejiga|pis|escap*|orin*', 'de la vejiga'],
    ['body', 'ojos|ojo', 'de los ojos'],
    ['body', 'boca|lengua|encias', 'de la boca'],
    ['body', 'hormigueo|hormiguea*', 'del hormigueo'],
    ['body', 'libido|deseo|sexo', 'de esa parte de tu vida'],
    ['pain', 'rodilla*|cadera|articulaciones|hombro|cuello|duele|duelen|dolor|dolores', 'de los dolores'],
    ['belly', 'hinchada|barriga|tripa|estomago|panza', 'de la barriga'],
    ['ill', 'gripe', 'de la gripe'],
    ['ill', 'resfriad*|resfriado|catarro|tos', 'del resfriado'],
    ['ill', 'enferm*|fiebre|virus|veterinario', ''],
    ['tired', 'cansad*|agotad*|rendida|cansancio|sin_energia|agotador*', 'de ese cansancio'],
    ['lonely', 'sola|soledad', ''],
    ['worry', 'ansi*|preocup*|nervios*|estres*|agobi*', ''],
    ['low', 'llore|llorado|llorando|llorar|lagrimas|triste|tristeza|desanimada|disgusto', ''],
    ['work', 'jefa|jefe|trabajo|oficina|companer*|reunion|turno|cliente*|despid*|despedido|despidieron', 'del trabajo'],
    ['couple', 'marido|pareja|esposo|novio', ''],
    ['family', 'discut*|discusion|pelea*|bronca|pelee', 'de la discusión'],
    ['family', 'hijo|hijos|hija|hijas|ninos|madre|mama|padre|papa|suegra|suegros|hermana|hermano|familia', ''],
    ['anger', 'enfad*|enoj*|grite|rabia', ''],
    ['flashes', 'calor|calores|ardo|ardiendo|tiritona|escalofrios', 'del calor'],
    ['memory', 'palabras|palabra|nombres|nombre|memoria|cabeza|mente', 'de los despistes'],
    ['sleep', 'dormirme|despierto|pegar_ojo|vueltas|sueno|siesta', 'del sueño'],
    ['tired', 'energia|fuerzas|fatiga|arrastr*|hecha_polvo|molida', 'de ese cansancio'],
    ['worry', 'panico|angustia|angusti*|nervios|miedo', ''],
    ['low', 'animo|animos|vacia|apagada|lloro|decaida|hundida', ''],
    ['anger', 'irritable|irritada|irrita|salto|paciencia|humor|mal_humor', ''],
    ['pain', 'rigid*|calambre*|musculo*|pierna*|brazo*|cuerpo|entumec*', 'de los dolores'],
    ['body', 'oidos|oido|zumbido*|unas|cara|hinchad*|sed', 'de eso'],
    ['daily', 'atasco|trafico|cola', 'de la espera'],
    ['daily', 'lluvia|llueve|lloviendo|frio|tiempo_horrible|nieve', 'del tiempo'],
    ['daily', 'coche|carro|auto|tren|autobus|vuelo|pinchazo', 'del viaje'],
    ['daily', 'rompio|roto|rota|averi*|estrope*|lavadora|lavavajillas|caldera|nevera|wifi|movil|ordenador', 'de la avería'],
    ['daily', '<poor> dia|tarde|semana|rato|jornada', ''],
    ['daily', 'dia|tarde|semana|jornada ~2 <poor>', ''],
  ],
  fr: [
    ['low', 'mal_que|blesse_que|blesse|fait_mal_au_coeur|brise_le_coeur', ''],
    ['daily', 'morte|mourir|meurs|mourais ~1 de ~1 honte|rire|faim|soif|ennui|trouille|froid|chaud|fatigue', ''],
    ['missing', 'fille|fils|enfants|petite|petit ~2 partie|parti|partis|est_parti|quitte_la_maison|fac', ''],
    ['grief', 'decede*|enterrement|obseques|mort|morte|deuil', 'cette perte'],
    ['missing', 'nid_vide', ''],
    ['missing', 'maison ~3 si|tres|trop|tellement ~1 vide|calme|silencieuse', ''],
    ['missing', 'me|m manque|manquent', ''],
    ['lost', 'deviens_folle|devenir_folle|rends_folle|perds_la_tete|me_reconnais_plus|me_reconnais_pas|plus_moi_meme|plus_la_meme', ''],
    ['couple', 'dispute*|disputee|engueul* ~ mari|conjoint|compagnon|copain|femme', 'cette dispute'],
    ['couple', 'mari|conjoint|compagnon|copain|femme ~4 dispute*|engueul*', 'cette dispute'],
    ['flashes', 'sueur|sueurs|transpir*|trempee', 'ces sueurs'],
    ['flashes', 'bouffee|bouffees', 'ces {hot flashes}'],
    ['sleep', 'nuits', 'ces nuits'],
    ['sleep', 'dors|dormi|dormir|sommeil ~ jours|semaines|mois|ans|annees', 'ces nuits'],
    ['sleep', 'jours|semaines|mois|ans|annees ~4 dors|dormi|dormir', 'ces nuits'],
    ['sleep', 'nuit|dormi|dormir|oeil|reveillee|insomnie', 'cette nuit'],
    ['anger', 'a_fleur_de_peau|fleur_de_peau', ''],
    ['head', 'migraine|migraines', 'cette migraine'],
    ['head', 'mal ~2 tete|crane', 'ce mal de tête'],
    ['memory', 'oublie*|oublie|concentr*|brouillard', 'ces oublis'],
    ['pain', 'mal ~1 dos|dos', 'ce mal de dos'],
    ['pain', 'genou|genoux', 'vos genoux'],
    ['pain', 'hanche|hanches', 'vos hanches'],
    ['pain', 'epaule|epaules', 'votre épaule'],
    ['pain', 'cou|nuque', 'votre nuque'],
    ['pain', 'main|mains|doigts|poignet', 'vos mains'],
    ['pain', 'pied|pieds|cheville', 'vos pieds'],
    ['body', 'sein|seins|mamelon|mamelons|poitrine', 'vos seins'],
    ['body', 'cheveux|cheveu', 'vos cheveux'],
    ['body', 'peau|demange*|gratte', 'votre peau'],
    ['body', 'poids|kilos|grossi|grossis', 'ce poids'],
    ['body', 'vertige|vertiges|etourdi*', 'ces vertiges'],
    ['body', 'palpitations|coeur', 'votre cœur'],
    ['body', 'vessie|pipi|fuites|fuite', 'votre vessie'],
    ['body', 'yeux', 'vos yeux'],
    ['body', 'bouche|langue|gencives', 'votre bouche'],
    ['body', 'fourmi*|picot*', 'ces fourmillements'],
    ['body', 'libido|desir|sexe', 'cette part de votre vie'],
    ['pain', 'genou*|hanche*|articul*|epaule|cou|douleur*|courbatur*|mal_a|mal_aux|mal_au', 'ces douleurs'],
    ['belly', 'gonfle*|ventre|ballonn*|estomac', 'ce ventre'],
    ['ill', 'grippe', 'cette grippe'],
    ['ill', 'rhume|toux', 'ce rhume'],
    ['ill', 'malade*|fievre|virus|veterinaire', ''],
    ['tired', 'fatigu*|epuise*|epuisant*|crevee|vannee|lessivee', 'cette fatigue'],
    ['lonely', 'seule|solitude', ''],
    ['worry', 'angoiss*|anxieuse|inquiet*|nerveuse|stress*|debord*|submerg*', ''],
    ['low', 'pleure*|pleurer|larmes|triste|tristesse|cafard|moral', ''],
    ['work', 'chef|cheffe|patron|patronne|travail|boulot|bureau|collegue*|reunion|client*|virer|viree|licenci*', 'ces soucis au travail'],
    ['couple', 'mari|conjoint|compagnon|copain', ''],
    ['family', 'dispute*|disputee|engueul*', 'cette dispute'],
    ['family', 'fils|fille|filles|enfants|ado|mere|maman|pere|papa|belle_mere|soeur|frere|famille', ''],
    ['anger', 'colere|enervee|fachee|crie|criee', ''],
    ['flashes', 'chaud|chaleur|brulante|bouillante|frissons', 'cette chaleur'],
    ['memory', 'mots|mot|noms|prenoms|memoire|tete|cerveau', 'ces oublis'],
    ['sleep', 'endormir|rendormir|reveil*|sommeil|sieste|reveillee', 'ce sommeil'],
    ['tired', 'energie|forces|force|a_plat|rincee|claquee|ko', 'cette fatigue'],
    ['worry', 'panique*|peur|a_cran|crispee|nerfs', ''],
    ['low', 'vide|deprim*|larme|pleure|abattue|cafardeuse|le_moral', ''],
    ['anger', 'irritable|irrit*|agace*|m_enerve|patience|humeur', ''],
    ['pain', 'raid*|crampe*|muscle*|jambe*|bras|corps|courbatur*', 'ces douleurs'],
    ['body', 'oreille*|acouphen*|ongles|visage|gonfl*|soif', 'ça'],
    ['daily', 'bouchons|embouteill*|queue|retard', 'cette attente'],
    ['daily', 'pluie|pleut|froid|neige|temps_de_chien|meteo', 'ce temps'],
    ['daily', 'voiture|train|bus|avion|metro|crevaison', 'ces ennuis de transport'],
    ['daily', 'panne|casse*|cassee|lave_linge|lave_vaisselle|chaudiere|frigo|wifi|telephone|ordinateur', 'cette panne'],
    ['daily', '<poor> journee|matinee|soiree|semaine|apres_midi', ''],
    ['daily', 'journee|matinee|soiree|semaine ~2 <poor>', ''],
  ],
}

/** Numbers and units of "three nights in a row", in plain words, with how they are shown. */
export const COUNTED: In<{ numbers: string; units: Readonly<Record<string, string>> }> = {
  en: {
    numbers: 'two three four five six seven',
    units: { nights: 'nights', days: 'days', weeks: 'weeks', months: 'months', years: 'years' },
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete',
    units: { noches: 'noches', dias: 'días', semanas: 'semanas', meses: 'meses', anos: 'años' },
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept',
    units: { nuits: 'nuits', jours: 'jours', semaines: 'semaines', mois: 'mois', ans: 'ans' },
  },
}

/** The time of a complaint, in her own words. */
export const WHEN_PHRASES: In<RegExp> = {
  en: /\b(?:every (?:single )?(?:morning|night|day|evening|afternoon|week|month)|all (?:day|night|week|month|weekend|morning|evening)(?: long)?|for (?:the (?:last|past) )?(?:(?:a few|a couple of|several|many|two|three|four|five|six|seven|eight|ten|\d+) )?(?:days|weeks|months|years|nights)|since (?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
  es: /(?<!\p{L})(?:tod[oa]s (?:los|las) (?:días|dias|noches|mañanas|mananas|tardes|semanas|meses)|cada (?:día|dia|noche|mañana|manana|tarde|semana)|tod[oa] (?:el|la) (?:día|dia|noche|mañana|tarde|semana|mes|tiempo)|desde (?:hace )?(?:(?:unos|unas|varios|varias|dos|tres|cuatro|cinco|seis|siete|ocho|diez|\d+) )?(?:días|dias|semanas|meses|años|noches)|desde (?:ayer|anoche|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno)|navidad|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tou(?:s|tes) les (?:jours|matins|soirs|nuits|semaines|mois)|chaque (?:jour|matin|soir|nuit|semaine)|toute la (?:journée|nuit|semaine|matinée|soirée)|tout le temps|depuis (?:(?:quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|dix|des|\d+) )?(?:jours|semaines|mois|années|nuits)|depuis (?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|noël|l[’']été|l[’']hiver|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ce matin|cette nuit))(?!\p{L})/iu,
}

type ComplaintWords = {
  /** For a complaint with a `{thing}`, one with a `{count}` ("Three nights"), and any other. */
  readonly about: InTones
  readonly counted: readonly string[]
  /** For a complaint with a `{thing}` and a `{when}` ("every morning"). */
  readonly timed: readonly string[]
  readonly plain: InTones
  readonly rant: InTones
  /** The one question about each topic; `other` without a topic. */
  readonly ask: Readonly<Record<Subject | 'other', string>>
  /** Instead of the one about sleep, for bad nights that go on. */
  readonly askNights: string
  /** Further questions, where the one about the topic was asked in the last answers. */
  readonly askMore: readonly string[]
  /** Added where she is low; `{doctor}` is a regional term. */
  readonly trusted: string
}

export const COMPLAINT_WORDS: In<ComplaintWords> = {
  en: {
    about: {
      nurturing: [
        'Oh, I’m so sorry about {thing}.',
        'I’m really sorry about {thing}. Be gentle with yourself today.',
        'I’m sorry to hear about {thing}. That takes its toll.',
      ],
      calm: ['I’m sorry about {thing}.', 'I hear you about {thing}.', 'So it’s {thing}. I can see that’s unpleasant.'],
      pragmatic: ['Sorry about {thing}.', 'Sorry to hear about {thing}.', 'Okay, {thing}. That’s a nuisance.'],
    },
    counted: ['{count} like that is a lot.', '{count} of that would wear anyone out.', '{count} is a long time to put up with that.'],
    timed: [
      '{Thing}, {when}: that wears anyone down.',
      '{Thing}, {when}: no wonder you bring it up.',
      '{Thing}, {when}: that’s no small thing.',
    ],
    plain: {
      nurturing: [
        'Oh, I’m sorry. That sounds like a lot.',
        'I’m so sorry, that can’t be easy.',
        'I hear you. No wonder it gets to you.',
        'Thank you for telling me. I wish it were easier.',
      ],
      calm: ['I’m sorry to hear that.', 'That doesn’t sound easy.', 'I can see that it’s a strain.'],
      pragmatic: ['That’s not great.', 'Sorry to hear that.', 'That’s a nuisance.'],
    },
    rant: {
      nurturing: ['No wonder you’re fed up. Go on, let it all out.', 'Oh, that would drive anyone up the wall. I’m listening.'],
      calm: ['I can see why that gets to you.', 'No wonder that makes you cross.'],
      pragmatic: ['That would get on anyone’s nerves.', 'Fair enough, that’s maddening.'],
    },
    ask: {
      sleep: 'What kept you up?',
      flashes: 'When do they bother you most?',
      grief: 'Would you like to tell me a little about them?',
      missing: 'What do you miss most?',
      couple: 'What happened between you?',
      anger: 'What set it off?',
      worry: 'What worries you most right now?',
      lost: 'What feels most different?',
      low: 'What has been weighing on you?',
      lonely: 'How long have you been feeling like this?',
      tired: 'What is taking the most out of you?',
      head: 'What was going on before it came?',
      pain: 'Which movements make it worse?',
      memory: 'When do you notice it most?',
      belly: 'When is it at its worst?',
      ill: 'How are you managing?',
      work: 'What happened?',
      family: 'What happened?',
      daily: 'What was the worst of it?',
      body: 'What bothers you most about it?',
      other: 'How are you doing with it?',
    },
    askNights: 'What keeps you awake?',
    askMore: [
      'What would do you good right now?',
      'Shall I tell you what can help, or would you rather just talk?',
      'What else is on your mind?',
    ],
    trusted: 'If it gets too much, please talk to somebody you trust, or to your {doctor}.',
  },
  es: {
    about: {
      nurturing: ['Vaya, qué pesado lo {thing}.', 'Siento mucho lo {thing}. Cuídate un poco hoy.', 'Entiendo, lo {thing} acaba cansando.'],
      calm: ['Siento lo {thing}.', 'Vaya con lo {thing}.', 'Lo {thing} no debe de ser agradable.'],
      pragmatic: ['Vaya, lo {thing}. Lo siento.', 'Siento lo {thing}. Justo lo que no te hacía falta.', 'Lo {thing}, qué molesto.'],
    },
    counted: ['{count} así es mucho.', '{count} así agotan a cualquiera.', '{count} ya son para hartarse.'],
    timed: [
      '{Thing}, {when}: eso desgasta a cualquiera.',
      '{Thing}, {when}: normal que lo menciones.',
      '{Thing}, {when}: no es poca cosa.',
    ],
    plain: {
      nurturing: [
        'Ay, lo siento mucho. Llevas mucho encima.',
        'Cuánto lo siento, no debe de ser fácil.',
        'Te entiendo. Normal que te afecte.',
        'Gracias por contármelo. Ojalá fuera más fácil.',
      ],
      calm: ['Siento oír eso.', 'No suena fácil.', 'Veo que te pesa.'],
      pragmatic: ['Vaya, qué fastidio.', 'Lo siento, qué mal.', 'No es nada agradable.'],
    },
    rant: {
      nurturing: ['Normal que estés harta. Desahógate, te escucho.', 'Uf, eso desespera a cualquiera. Cuéntame más.'],
      calm: ['Entiendo que te moleste.', 'Es normal que eso te enfade.'],
      pragmatic: ['Eso pone de los nervios a cualquiera.', 'Normal, es para enfadarse.'],
    },
    ask: {
      sleep: '¿Qué no te dejó dormir?',
      flashes: '¿Cuándo te molestan más?',
      grief: '¿Quieres contarme un poco de esa persona?',
      missing: '¿Qué es lo que más echas de menos?',
      couple: '¿Qué pasó entre tu pareja y tú?',
      anger: '¿Qué lo provocó?',
      worry: '¿Qué es lo que más te preocupa ahora?',
      lost: '¿Qué es lo que notas más distinto?',
      low: '¿Qué te está pesando?',
      lonely: '¿Desde cuándo te sientes así?',
      tired: '¿Qué es lo que más te cansa?',
      head: '¿Qué estabas haciendo cuando empezó?',
      pain: '¿Con qué movimientos te duele más?',
      memory: '¿Cuándo lo notas más?',
      belly: '¿Cuándo es peor?',
      ill: '¿Cómo lo estás llevando?',
      work: '¿Qué pasó?',
      family: '¿Qué pasó?',
      daily: '¿Qué fue lo peor?',
      body: '¿Qué es lo que más te molesta?',
      other: '¿Cómo lo llevas?',
    },
    askNights: '¿Qué es lo que no te deja dormir?',
    askMore: [
      '¿Qué te vendría bien ahora mismo?',
      '¿Te cuento qué puede ayudar o prefieres simplemente hablar?',
      '¿Qué más te ronda por la cabeza?',
    ],
    trusted: 'Si se te hace demasiado, habla con alguien de confianza o con tu {doctor}.',
  },
  fr: {
    about: {
      nurturing: [
        'Oh, je suis vraiment désolée pour {thing}.',
        'Je suis désolée pour {thing}. Ménagez-vous aujourd’hui.',
        'Je comprends, {thing}, c’est pénible.',
      ],
      calm: ['Je suis désolée pour {thing}.', 'Je suis navrée pour {thing}.', 'Je vois, {thing}. Ce n’est pas facile.'],
      pragmatic: ['Désolée pour {thing}.', 'Désolée pour {thing}. Vous vous en seriez bien passée.', 'Bon, {thing}. C’est pénible.'],
    },
    counted: ['{count} comme ça, c’est beaucoup.', '{count} comme ça, il y a de quoi être à plat.', '{count}, c’est long à supporter.'],
    timed: ['{Thing}, {when} : ça use.', '{Thing}, {when} : je comprends que vous en parliez.', '{Thing}, {when} : ce n’est pas rien.'],
    plain: {
      nurturing: [
        'Oh, je suis désolée. Ça fait beaucoup.',
        'Je suis vraiment désolée, ça ne doit pas être facile.',
        'Je vous comprends. C’est normal que cela vous touche.',
        'Merci de me le confier. J’aimerais que ce soit plus simple.',
      ],
      calm: ['Je suis désolée de l’apprendre.', 'Ça n’a pas l’air facile.', 'Je vois que cela vous pèse.'],
      pragmatic: ['Pas drôle, ça.', 'Désolée, c’est pénible.'],
    },
    rant: {
      nurturing: ['Normal que vous en ayez assez. Allez-y, videz votre sac.', 'Oh là là, il y a de quoi s’énerver. Je vous écoute.'],
      calm: ['Je comprends que ça vous agace.', 'C’est normal que ça vous énerve.'],
      pragmatic: ['Ça énerverait n’importe qui.', 'Il y a de quoi râler, en effet.'],
    },
    ask: {
      sleep: 'Qu’est-ce qui vous a empêchée de dormir ?',
      flashes: 'À quel moment vous gênent-elles le plus ?',
      grief: 'Voulez-vous m’en parler un peu ?',
      missing: 'Qu’est-ce qui vous manque le plus ?',
      couple: 'Que s’est-il passé entre vous ?',
      anger: 'Qu’est-ce qui a tout déclenché ?',
      worry: 'Qu’est-ce qui vous inquiète le plus en ce moment ?',
      lost: 'Qu’est-ce qui a le plus changé, pour vous ?',
      low: 'Qu’est-ce qui vous pèse ?',
      lonely: 'Depuis quand vous sentez-vous comme ça ?',
      tired: 'Qu’est-ce qui vous fatigue le plus ?',
      head: 'Que faisiez-vous avant que ça commence ?',
      pain: 'Quels gestes font le plus mal ?',
      memory: 'À quel moment le remarquez-vous le plus ?',
      belly: 'À quel moment est-ce le pire ?',
      ill: 'Comment vous en sortez-vous ?',
      work: 'Que s’est-il passé ?',
      family: 'Que s’est-il passé ?',
      daily: 'Quel a été le pire moment ?',
      body: 'Qu’est-ce qui vous gêne le plus ?',
      other: 'Et vous, comment le vivez-vous ?',
    },
    askNights: 'Qu’est-ce qui vous empêche de dormir ?',
    askMore: [
      'Qu’est-ce qui vous ferait du bien, là, maintenant ?',
      'Voulez-vous savoir ce qui peut aider, ou préférez-vous simplement en parler ?',
      'Qu’avez-vous d’autre sur le cœur ?',
    ],
    trusted: 'Si cela devient trop lourd, parlez-en à quelqu’un de confiance, ou à votre {doctor}.',
  },
}

/** What good news is about, with words that fit it, in the syntax of `toPhrases`; the first that matches is used. */
export const JOYS: In<readonly (readonly [string, readonly string[]])[]> = {
  en: [
    ['slept_like|sleep_like|like_a_baby|like_a_log', ['A good night at last, I’m glad.', 'How good to hear that you slept.']],
    [
      'baby|twins|newborn|born|grandmother|grandma|grandchild|granddaughter|grandson|pregnant|expecting|little_girl|little_boy',
      ['A new little person, how lovely!', 'A baby in the family, what wonderful news!'],
    ],
    [
      'married|engaged|wedding|marrying|proposed',
      ['A wedding, how lovely! Congratulations.', 'Congratulations, that’s happy news for everyone!'],
    ],
    [
      'job|promotion|promoted|hired|raise|pay_rise|contract',
      ['Congratulations on the job! You can be proud of that.', 'Well done! Good news about work does one good.'],
    ],
    [
      'passed|exam|exams|graduated|graduates|graduation|degree|driving_test',
      ['Passed, congratulations! All that work paid off.', 'Well done, that’s something to be proud of!'],
    ],
    ['all_clear|benign|clear|in_remission', ['What a relief! I’m so glad about that result.']],
    ['slept|night|sleep', ['A good night at last, I’m glad.', 'How good to hear that you slept.']],
    ['hot_flash|hot_flashes|hot_flush|hot_flushes|flashes|flushes|sweats', ['That’s a good day to have had. I’m glad!']],
    ['laughed|laugh|laughing|giggled|smiled', ['A laugh like that does everyone good. How nice!']],
    ['birthday', ['Happy birthday! I hope it’s a good one.']],
    ['holiday|holidays|vacation|trip|italy|beach', ['That sounds like a real break. How nice!']],
  ],
  es: [
    [
      'bebe|gemelos|mellizos|recien_nacido|nacio|nacido|abuela|nieto|nieta|embarazada',
      ['¡Un bebé en la familia, qué alegría!', '¡Qué noticia tan bonita, felicidades por el bebé!'],
    ],
    [
      'casamos|casa_mi|se_casa|se_casan|boda|prometid*|casarse|casarnos',
      ['¡Una boda, qué ilusión! Felicidades.', '¡Felicidades! Qué noticia tan feliz.'],
    ],
    [
      'trabajo|puesto|ascenso|ascendido|ascendieron|contrato|aumento',
      ['¡Felicidades por el trabajo! Es para estar orgullosa.', '¡Qué bien lo del trabajo! Felicidades.'],
    ],
    [
      'aprob*|examen|examenes|gradu*|oposicion|oposiciones|carnet',
      ['¡Aprobado, felicidades! El esfuerzo ha valido la pena.', '¡Qué bien, eso es para estar orgullosa!'],
    ],
    ['benigno|todo_bien|resultados|resultado', ['¡Qué alivio! Me alegra mucho ese resultado.']],
    ['dormi|dormido|noche|del_tiron', ['Por fin una buena noche, me alegro.', 'Qué gusto leer que has dormido.']],
    ['sofoco|sofocos|bochorno|bochornos|sudores', ['Eso sí que es un buen día. ¡Me alegro!']],
    ['rei|reido|reimos|risas|risa|sonrei|sonreido|rio', ['Reírse así le hace bien a cualquiera. ¡Qué gusto!']],
    ['cumpleanos', ['¡Feliz cumpleaños! Que sea un día bonito.']],
    ['vacaciones|viaje|playa', ['Eso suena a descanso de verdad. ¡Qué bien!']],
  ],
  fr: [
    [
      'bebe|jumeaux|naissance|ne|nee|nes|mamie|grand_mere|petit_fils|petite_fille|enceinte',
      ['Un bébé dans la famille, quelle joie !', 'Quelle belle nouvelle, félicitations pour le bébé !'],
    ],
    [
      'marie|marient|marions|mariage|fiance*|fiancailles',
      ['Un mariage, quelle joie ! Félicitations.', 'Félicitations, voilà une heureuse nouvelle !'],
    ],
    [
      'poste|travail|promotion|promue|boulot|emploi|augmentation|embauche*|contrat|cdi',
      ['Bravo pour le poste ! Il y a de quoi être fière.', 'Félicitations pour le travail, bravo !'],
    ],
    [
      'reussi|bac|examen|examens|diplome*|permis|concours',
      ['Réussi, félicitations ! Le travail a payé.', 'Bravo, il y a de quoi être fière !'],
    ],
    ['benin|benigne|resultats|resultat', ['Quel soulagement ! Je suis contente de ce résultat.']],
    ['dormi|nuit', ['Enfin une bonne nuit, tant mieux.', 'Quel plaisir de lire que vous avez dormi.']],
    ['bouffee|bouffees|sueurs', ['Voilà une bonne journée. J’en suis contente !']],
    ['ri|rire|rires|rigole*|souri|sourire', ['Un bon rire, ça fait du bien à tout le monde. Tant mieux !']],
    ['anniversaire', ['Joyeux anniversaire ! Que la journée soit belle.']],
    ['vacances|voyage|plage', ['Voilà une vraie pause. Quelle chance !']],
  ],
}

type GladWords = {
  readonly glad: InTones
  readonly ask: string
  /** For something to come. */
  readonly askAhead: string
  /** For a good night or a day without symptoms. */
  readonly askHelped: string
  readonly note: string
}

export const GLAD_WORDS: In<GladWords> = {
  en: {
    glad: {
      nurturing: ['Oh, how lovely! I’m so glad for you.', 'That’s wonderful, I’m really happy for you.'],
      calm: ['That’s good to hear.', 'I’m glad to hear that.'],
      pragmatic: ['Great news.', 'Good for you.'],
    },
    ask: 'What was the best part?',
    askAhead: 'What are you looking forward to most?',
    askHelped: 'What do you think helped?',
    note: 'If you like, add it to today’s log, so that you can look back at it on a harder day.',
  },
  es: {
    glad: {
      nurturing: ['¡Qué bien! Me alegro muchísimo por ti.', '¡Qué alegría! Cuánto me gusta leer esto.'],
      calm: ['Me alegra oírlo.', 'Qué bien, me alegro.'],
      pragmatic: ['Buena noticia.', 'Muy bien, me alegro.'],
    },
    ask: '¿Qué fue lo mejor?',
    askAhead: '¿Qué es lo que más ilusión te hace?',
    askHelped: '¿Qué crees que ayudó?',
    note: 'Si quieres, apúntalo en el registro de hoy, y así podrás volver a leerlo en un día más difícil.',
  },
  fr: {
    glad: {
      nurturing: ['Oh, quelle bonne nouvelle ! Je suis très contente pour vous.', 'C’est formidable, je suis ravie pour vous.'],
      calm: ['Voilà qui fait plaisir.', 'Je suis contente de l’apprendre.'],
      pragmatic: ['Bonne nouvelle.', 'Très bien, tant mieux.'],
    },
    ask: 'Qu’est-ce qui vous a fait le plus plaisir ?',
    askAhead: 'De quoi vous réjouissez-vous le plus ?',
    askHelped: 'Qu’est-ce qui a aidé, à votre avis ?',
    note: 'Si vous voulez, notez-le dans le journal du jour, pour le relire un jour plus difficile.',
  },
}

/** Statements that are neither good nor bad: something to come, and all others. */
export const NEWS_WORDS: In<{ readonly ahead: InTones; readonly told: InTones }> = {
  en: {
    ahead: {
      nurturing: ['Thanks for telling me. How do you feel about it?', 'I hope it goes well. Is there anything about it on your mind?'],
      calm: ['I hope it goes well. How do you feel about it?', 'Thanks for telling me. Is there anything you need for it?'],
      pragmatic: ['Hope it goes well. Anything you want to sort out before?', 'Good to know. Is there anything you need for it?'],
    },
    told: {
      nurturing: ['Thank you for telling me. How are you doing with that?', 'I hear you. Would you like to tell me more?'],
      calm: ['Thanks for telling me. How do you feel about it?', 'I see. How are you doing with that?'],
      pragmatic: ['Okay. Is there anything you’d like to change about it?', 'Thanks, got it. Anything about it you want to talk through?'],
    },
  },
  es: {
    ahead: {
      nurturing: ['Gracias por contármelo. ¿Cómo lo ves?', 'Ojalá vaya bien. ¿Hay algo que te preocupe de eso?'],
      calm: ['Espero que vaya bien. ¿Cómo lo ves?', 'Gracias por contármelo. ¿Necesitas algo para eso?'],
      pragmatic: ['Que vaya bien. ¿Quieres dejar algo resuelto antes?', 'Bien. ¿Necesitas algo para eso?'],
    },
    told: {
      nurturing: ['Gracias por contármelo. ¿Cómo lo llevas?', 'Te entiendo. ¿Quieres contarme algo más?'],
      calm: ['Gracias por contármelo. ¿Cómo lo ves?', 'Ya veo. ¿Y tú cómo lo llevas?'],
      pragmatic: ['De acuerdo. ¿Y tú cómo lo ves?', 'Entendido. ¿Hay algo de eso que quieras hablar?'],
    },
  },
  fr: {
    ahead: {
      nurturing: [
        'Merci de me le dire. Comment vous sentez-vous avec ça ?',
        'J’espère que ça se passera bien. Y a-t-il quelque chose qui vous inquiète ?',
      ],
      calm: [
        'J’espère que ça se passera bien. Comment vous sentez-vous avec ça ?',
        'Merci de me le dire. Vous faut-il quelque chose pour cela ?',
      ],
      pragmatic: ['J’espère que ça ira. Y a-t-il quelque chose à régler avant ?', 'Très bien. Vous faut-il quelque chose pour cela ?'],
    },
    told: {
      nurturing: ['Merci de me le raconter. Comment le vivez-vous ?', 'Je vous comprends. Voulez-vous m’en dire plus ?'],
      calm: ['Merci de me le dire. Comment le vivez-vous ?', 'Je vois. Et comment allez-vous ?'],
      pragmatic: ['D’accord. Et vous, qu’en pensez-vous ?', 'D’accord, je vois. Voulez-vous en parler ?'],
    },
  },
}

/** Texts that do not depend on the tone. `person` and `abilities` differ for her partner. */
export const OTHER_ACT_WORDS: In<
  Readonly<Record<'joke' | 'insult' | 'nonsense' | 'person' | 'abilities' | 'hisAbilities', readonly string[]>>
> = {
  en: {
    joke: [
      'Ha! I’m only a program, so I leave the jokes to you. What made you laugh today?',
      'A laugh does you good. I’m no comedian, but I’m a good listener. What else is new?',
    ],
    insult: [
      'I wasn’t much help there, I can tell. Tell me in a few words what you need, and I’ll try again.',
      'I’m sorry I’m not much use right now. What would you like to know? I’ll try to do better.',
    ],
    nonsense: ['I couldn’t make that out. Can you put it into a few words?', 'I’m not sure what you mean. Could you say it another way?'],
    person: [
      'I’m Lara, a program. No body, no feelings, and I’m not a doctor. What I say about health comes from texts that people have checked.',
      'No, I’m not a person: I’m a program called Lara. I don’t eat, sleep or feel, but you can talk to me at any hour.',
    ],
    abilities: [
      'You can ask me about symptoms, sleep, mood, treatments, or when to see a {doctor}, and about what your own notes say. I can note things for you, such as a {hot flash}, a headache or how long you slept, and set reminders. Or just tell me how your day was.',
    ],
    hisAbilities: [
      'You can ask me how menopause can feel, what helps in general, and what you can do or say. I know nothing of what she writes.',
    ],
  },
  es: {
    joke: [
      '¡Ja! Soy solo un programa, así que los chistes te los dejo a ti. ¿Qué te ha hecho reír hoy?',
      'Reír sienta bien. De chistes no sé, pero escucho bien. ¿Qué más me cuentas?',
    ],
    insult: [
      'Veo que no te he ayudado. Dime en pocas palabras qué necesitas y lo intento otra vez.',
      'Siento no servirte de mucho ahora. ¿Qué te gustaría saber? Intentaré hacerlo mejor.',
    ],
    nonsense: ['No he podido entenderlo. ¿Me lo dices con unas palabras?', 'No sé bien qué quieres decir. ¿Me lo cuentas de otra manera?'],
    person: [
      'Soy Lara, un programa. No tengo cuerpo ni sentimientos, y no soy médica. Lo que digo sobre salud sale de textos que han revisado personas.',
      'No, no soy una persona: soy un programa que se llama Lara. No como, no duermo y no siento, pero puedes hablarme a cualquier hora.',
    ],
    abilities: [
      'Puedes preguntarme por síntomas, sueño, ánimo, tratamientos o cuándo ir al {doctor}, y por lo que dicen tus notas. También te apunto cosas, como un sofoco, un dolor de cabeza o las horas que has dormido, y te pongo recordatorios. O cuéntame simplemente qué tal el día.',
    ],
    hisAbilities: [
      'Puedes preguntarme cómo puede sentirse la menopausia, qué suele ayudar y qué puedes hacer o decir. No sé nada de lo que ella escribe.',
    ],
  },
  fr: {
    joke: [
      'Ha ! Je ne suis qu’un programme, alors je vous laisse les blagues. Qu’est-ce qui vous a fait rire aujourd’hui ?',
      'Rire fait du bien. Je ne suis pas douée pour les blagues, mais j’écoute. Quoi de neuf, sinon ?',
    ],
    insult: [
      'Je vois que je n’ai pas été utile. Dites-moi en quelques mots ce qu’il vous faut, et je réessaie.',
      'Désolée de ne pas vous être très utile. Que voulez-vous savoir ? Je vais essayer de faire mieux.',
    ],
    nonsense: [
      'Je n’ai pas réussi à comprendre. Pouvez-vous le dire en quelques mots ?',
      'Je ne suis pas sûre de comprendre. Pouvez-vous le dire autrement ?',
    ],
    person: [
      'Je suis Lara, un programme. Je n’ai ni corps ni émotions, et je ne suis pas médecin. Ce que je dis sur la santé vient de textes relus par des personnes.',
      'Non, je ne suis pas une personne : je suis un programme qui s’appelle Lara. Je ne mange pas, je ne dors pas, mais vous pouvez me parler à toute heure.',
    ],
    abilities: [
      'Vous pouvez me parler de symptômes, de sommeil, de moral, de traitements, ou demander quand voir un {doctor} et ce que disent vos notes. Je peux aussi noter pour vous une bouffée de chaleur, un mal de tête ou vos heures de sommeil, et programmer un rappel. Ou racontez-moi simplement votre journée.',
    ],
    hisAbilities: [
      'Vous pouvez me demander ce que la ménopause fait ressentir, ce qui aide en général, et quoi faire ou dire. Je ne sais rien de ce qu’elle écrit.',
    ],
  },
}

/** Words that may accompany a question about Lara herself, in the syntax of `toListener`. */
export const BESIDE_LARA = `lara hi hello hey so and but just really actually like please me then ok tell here in this chat app exactly a an the to with am i hola oye pero y de verdad por_favor
  realmente entonces una un la en esta aqui bonjour dites dis moi alors mais et une vraiment en_fait s il vous plait est_ce_que ici un le`

/** Questions about Lara herself, in their most common wordings. */
export const ABOUT_LARA: readonly { readonly kind: 'person' | 'abilities'; readonly groups: readonly string[] }[] = [
  {
    kind: 'person',
    groups: [
      'are you real|are you a real person|are you human|are you a human|are you a person|are you a robot|are you a bot|are you a machine|are you a computer|are you an ai|are you ai|are you alive|who are you|what are you|who am i talking to|am i talking to a person|am i talking to a human|do you sleep|do you eat|do you have feelings|do you have a body|do you get tired|do you ever sleep|how old are you|where are you|where do you live|are you married|do you have children|do you have kids|what is your name|what s your name|are you a doctor|are you a woman|have you been through menopause|person or machine|human or machine|human or a machine|real or a robot|are you a person or a machine|are you a bot or a person|are you a real human|talking to a robot|talking to a real person|quien eres|que eres|eres real|eres una persona|eres una persona real|eres humana|eres un robot|eres una maquina|eres una ia|eres un bot|duermes|comes|tienes sentimientos|cuantos anos tienes|donde vives|como te llamas|estas casada|tienes hijos|eres medica|eres doctora|con quien hablo|hablo con una persona|hablo con una maquina|estas viva|o una maquina|o un robot|qui es tu|qui etes vous|qu es tu|etes vous reelle|etes vous une personne|etes vous une vraie personne|es tu une personne|es tu une vraie personne|vous etes une vraie personne|tu es une vraie personne|etes vous humaine|es tu humaine|etes vous un robot|es tu un robot|tu es un robot|vous etes un robot|etes vous une machine|etes vous une ia|es tu une ia|avez vous des sentiments|dormez vous|tu dors|vous dormez|quel age avez vous|quel age as tu|comment vous appelez vous|tu t appelles comment|vous vous appelez comment|c est quoi ton nom|quel est ton nom|quel est votre nom|comment tu t appelles|tu as quel age|vous avez quel age|ou habitez vous|etes vous mariee|avez vous des enfants|etes vous medecin|a qui je parle|je parle a une machine|je parle a un robot|ou une machine|ou un robot',
    ],
  },
  {
    kind: 'abilities',
    groups: [
      'what can you do|what can you do for me|what do you do|what can i ask|what can i ask you|how can you help|how can you help me|what are you for|how do you work|what are you good at|what do you know|what can we talk about|que puedes hacer|que puedes hacer por mi|que sabes hacer|que sabes|que te puedo preguntar|que puedo preguntarte|que puedo preguntar|en que puedes ayudarme|en que me puedes ayudar|como me puedes ayudar|como puedes ayudarme|para que sirves|como funcionas|de que podemos hablar|que pouvez vous faire|que peux tu faire|que sais tu faire|que savez vous faire|tu sais faire quoi|vous savez faire quoi|que puis je vous demander|que puis je te demander|qu est ce que vous pouvez faire|qu est ce que tu peux faire|comment pouvez vous m aider|comment peux tu m aider|a quoi servez vous|a quoi tu sers|a quoi vous servez|comment fonctionnez vous|de quoi peut on parler',
    ],
  },
]
