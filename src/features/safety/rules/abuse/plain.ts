import type { CrisisSign } from '../crisis-rule.ts'

const EN = {
  who: 'he|husband|hubby|boyfriend|partner|wife|girlfriend|ex|exhusband|exboyfriend|expartner|spouse|fiance|fiancee|bloke|fella|other_half|old_man|son|brother|dad|father|stepdad|stepfather|stepson|father_in_law|brother_in_law|mother_in_law|she|daughter|mum|mom|mother|my_man',
  light:
    'always|often|sometimes|still|just|also|even|really|regularly|usually|does|did|actually|only|now|once|twice|then|recently|has|had|have|is|was|been|keeps|kept|will|would|starts|started|used_to|who|and|that|drinks_and|drunk_and|angry_and|up_and|home_and|shouts_and|shouted_and|screams_and|yells_and',
  hits: 'hit|hits|hitting|beat|beats|beaten|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|shove|shoves|shoved|shoving|push|pushes|pushed|pushing|smack|smacks|smacked|smacking|thump|thumps|thumped|headbutts|headbutted|backhands|backhanded',
}

/** English reports of who hits whom so explicit that a low classifier score does not remove them. */
export const C2_EN_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'violence',
    isPlain: true,
    patterns: [`${EN.who} ${EN.light}? ${EN.light}? ${EN.hits} me`],
    unless: [
      '<play>',
      'in_his_sleep|in_her_sleep|asleep|sleeping|sleepin|sleep|playfully|jokingly|as_a_joke|haha|hahaha|accidentally|by_accident|by_mistake|dream|dreams|dreamt',
      // Other meanings: a race, a nudge, a figure of speech.
      'beat|beats|beating|beaten me to|by|hands_down|in_the|again_at|home_by|home_from',
      'hit|hits|hitting me up|with_the_bill|with_a_question|with_questions|for',
      'push|pushes|pushed|pushing me to|hard|harder|beyond|for|too|forward|on|around_in|in_the|in_my|in_a|out_of_my_comfort',
      'kick|kicks|kicked|kicking me out|under|into_touch|off_the|all_night|at_night|every_night|in_bed',
      'slap|slaps|slapped|slapping|smack|smacks|smacked me on_the_back|on_the_shoulder|on_the_wrist|with_a_bill|with_a_fine|five|high',
    ],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      `${EN.who} ~2 rape|raped|rapes|raping me`,
      'threw|hurled|chucked|throws|hurls ~1 plate|glass|bottle|knife|chair|mug|plates|pan|ashtray|iron ~1 at my_face|my_head|me',
    ],
    unless: ['<media>', '<joke>', '<play>', 'toddler|grandson|granddaughter|baby'],
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      `${EN.who} ~1 threatens|threatened|threatening ~1 to kill|hurt|hit|beat|stab|shoot|strangle|choke|harm|rape|punch|slap|burn ~1 me|us|my|the_kids|the_children`,
      'burn|burns|burning ~1 house|place|home ~1 down? ~1 with_me|with_us|with_the_kids',
      `${EN.who} ~1 threatens|threatened|threatening me with ~1 knife|gun|hammer|bat|belt|bottle|axe|scissors|his_fist|his_fists`,
    ],
    unless: ['<media>', '<joke>', '<play>'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      'i ~2 afraid|scared|terrified|frightened of my ~1 husband|partner|boyfriend|wife|girlfriend|ex|exhusband|fiance|stepson|stepdad ~1 $|,|when|and|because|at|in|every|since|he|but|tonight|now|again',
      'not feel|am|be|feeling|felt ~1 safe ~1 at_home|in_my_home|in_my_own_home|in_this_house|in_my_house|around_him|with_him|around_my_husband|with_my_husband|with_my_partner',
    ],
    unless: ['<media>', 'burglar*|burglary|break_ins|neighbourhood|neighborhood|alarm_system|fall|falling|stairs|storm|earthquake'],
  },
]

const ES = {
  who: 'marido|esposo|pareja|novio|ex|hijo|padre|papa|hermano|padrastro|suegro|suegra|cunado|mujer|esposa|novia|exmarido|expareja|exnovio|conyuge|concubino|pololo|companero|ella|madre|mama|hija|hijastro|prometido|mi_viejo|mi_hombre|yerno',
  light:
    'siempre|a_veces|todavia|aun|tambien|incluso|ya|solo|bebe_y|toma_y|se_enfada_y|se_enoja_y|grita_y|llega_y|llega_borracho_y|llega_tomado_y|borracho|que|y|muchas_veces|anoche|ayer|hoy',
  hits: 'golpea|golpeo|golpeaba|ha_golpeado|esta_golpeando|vuelve_a_golpear|volvio_a_golpear|abofetea|abofeteo|abofeteaba|ha_abofeteado|cachetea|cacheteo|estrangula|estrangulo|ha_estrangulado|ahorca|ahorco|zarandea|zarandeo|zarandeaba|patea|pateo|pateaba|empuja|empujo|empujaba|ha_empujado|pega|pego|pegaba|ha_pegado|esta_pegando|suele_pegar|vuelve_a_pegar|volvio_a_pegar|sigue_pegando|empezo_a_pegar',
  blows:
    'una_bofetada|bofetadas|una_cachetada|cachetadas|golpes|un_punetazo|punetazos|una_paliza|palizas|una_patada|patadas|un_bofeton|bofetones|un_empujon|empujones|una_hostia|hostias|un_guantazo|un_tortazo|tortazos|correazos|cinturonazos|una_golpiza|un_cabezazo|un_manotazo|manotazos',
}

/** The same in Spanish. */
export const C2_ES_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      // The pronoun "el" precedes "me"; the article "el" precedes its noun.
      `${ES.who} ${ES.light}? ${ES.light}? me ${ES.hits}`,
      `el ${ES.light}? me ${ES.hits}`,
      `${ES.who}|el ${ES.light}? ${ES.light}? me da|dio|daba|pega|pego|mete|metio|suelta|solto|ha_dado ${ES.blows}`,
    ],
    unless: [
      '<joke>',
      'en_suenos|dormido|dormida|dormidos|durmiendo|sueno|sin_querer|en_broma',
      'pega|pego|pegaba|pegado|pegando|pegar el|la|los|las|su|sus|un_susto|unos|gripe|risa|ganas|catarro|resfriado|acento|de_todo|fuerte_el',
      'empuja|empujo|empujaba|empujado a|para|hacia|la|el|las|los|adelante|en_la_silla|en_la_bici|en_el_columpio|con_carino',
      'golpea|golpeo|golpeaba|golpeado la|el|los|las|que|con_la_noticia',
      'calor|calores|sofoco|sofocos|bochorno|bochornos|regla|menopausia sofocada|que|y ~1 me',
    ],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      'me pegara|golpeara|pegaria|golpearia ~1 si|cuando|por|en_cuanto',
      'lleva|sigue|esta|siempre|empieza|empezo|vuelve|anos ~3 pegandome|golpeandome|maltratandome',
      'antes|ahora|ya|me_insultaba_y ~1 me pegaba|golpeaba|maltrataba ~1 $|,|y|cuando|por|con|mucho|todos',
      `${ES.who}|el ~3 me|nos violo|viola|violaba|ha_violado|obliga_a_tener|obligo_a_tener|forzo_a_tener`,
      'me ha|habia|han ~1 querido|intentado|tratado_de ~1 ahorcar|matar|estrangular|asfixiar|ahogar|quemar',
      'rompiendo todo ~4 por_mi|a_por_mi|tras_mi|contra_mi',
      'metida|escondida|encerrada ~3 bano|cuarto|habitacion|recamara ~8 viene|rompiendo|gritando|golpeando|dando_golpes|patadas',
      'me ~1 instalo|instalado|puso|puesto ~1 aplicacion|app|programa|rastreador|gps ~1 espia|coche|carro|bolso|movil|celular|telefono',
      'me quemo|quemaba|ha_quemado ~1 con ~1 un? cigarro|cigarrillo|cigarros|cigarrillos',
      'me tiro|lanzo|avento|arrojo|ha_tirado|ha_lanzado ~1 un|una ~1 plato|vaso|botella|cuchillo|silla|zapato|cenicero|florero|telefono|movil ~1 a_la_cabeza|a_la_cara|encima|a_los_pies',
    ],
    unless: ['<joke>', 'calor|calores|sofoco|sofocos|bochorno|bochornos|sol|ola|bebe|nieto|nieta|gato|perro', '<media>'],
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      `${ES.who}|hijastro|padrino|el ~2 amenaza|amenazo|amenazado|amenazaba|amenazando ~2 matarme|pegarme|golpearme|hacerme_dano|quemarme|violarme|ahorcarme|lastimarme`,
      'me amenaza|amenazo|amenazaba|ha_amenazado ~1 con ~1 matarme|pegarme|golpearme|un_cuchillo|una_navaja|una_pistola|un_arma|un_martillo|unas_tijeras|hacerme_dano',
    ],
    unless: ['<media>', '<joke>'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      'tengo|siento|da|dan|me_da ~1 miedo|panico|terror ~1 de|a? ~1 mi ~1 marido|esposo|pareja|novio|ex|exmarido|expareja|exnovio|hijastro ~1 $|,|cuando|y|porque|en|desde|pero|esta|hoy|otra',
      'no ~2 segura ~1 en_casa|en_mi_casa|en_mi_propia_casa|con_mi_marido|con_mi_esposo|con_mi_pareja|con_el|a_su_lado',
    ],
    unless: ['<media>', 'ladron*|ladrones|robos|robo|barrio|alarma|caer|caerme|escaleras|terremoto|sismo|enfermo|morir|muera|perder'],
  },
]

const FR = {
  who: 'il|mari|conjoint|copain|chum|compagnon|ex|pere|fils|frere|elle|femme|epouse|conjointe|partenaire|beau_pere|beau_frere|papa|bonhomme|mec|epoux|blonde|copine|fiance|concubin|compagne|jules|fille|mere|maman|gendre|mon_homme|exmari',
  light:
    'toujours|souvent|parfois|encore|aussi|meme|il|qui|et|deja|boit_et|rentre_et|s_enerve_et|crie_et|hurle_et|se_fache_et|a_bu_et|en_colere|ivre|commence_a|recommence_a|continue_a|continue_de|a_commence_a|finit_par|a_fini_par',
  hits: 'bat|battait|battu|battue|frappe|frappee|frappait|frapper|battre|gifle|giflee|giflait|gifler|tape|tapee|tapait|taper|cogne|cognee|cognait|cogner|etrangle|etranglee|etranglait|etrangler|pousse|poussee|poussait|tabasse|tabassee|tabassait|brutalise|brutalisee|secoue|secouee',
}

/** The same in French. */
export const C2_FR_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      `${FR.who} ${FR.light}? ${FR.light}? me|m a|avait? souvent|encore|deja|toujours|parfois|regulierement|meme? ${FR.hits}`,
      `${FR.who} ${FR.light}? ${FR.light}? me|m donne|met|fout|flanque|colle|balance ~1 gifle|gifles|claque|claques|baffe|baffes|coups|beigne|raclee`,
    ],
    unless: [
      '<joke>',
      'en_dormant|dans_son_sommeil|endormi|endormie|reve|reves|par_accident|pour_rire|pour_de_rire',
      'bat|battait|battu|battue|battre a|au|aux|froid|de_vitesse|en_dix',
      'frappe|frapper|frappait|frappee que|comme|combien|par_sa|par_son|dans_ce',
      'tape|tapait|tapee|taper sur_les|sur_le|dans_l|dans_le_dos|sur_l_epaule|l|la|le|de_l|du|cent|vingt|dix|une|un|des|les',
      'pousse|poussee|poussait a|au|vers|d|en|dans_mes|dans_le|sur_la_balancoire|dans_mon|le|la|les|vraiment_a|toujours_a|chaque_jour_a|doucement',
      'secoue|secouee les|par_la_nouvelle|le|la',
    ],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      `${FR.who} ~1 m|me a? violee|viole|violait`,
      'baffe|gifle|claque|raclee|beigne a? chaque|des_que|quand|si',
      'il|elle ~1 m|me etrangle|etranglait',
    ],
    unless: ['<media>', '<joke>', 'col|ceinture|foulard|echarpe|soutien_gorge|pull|emotion|impots|loyer'],
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      `${FR.who} ~1 menace|menacait|menacee ~2 de ~1 me|m tuer|frapper|taper|battre|bruler|violer|etrangler|faire_du_mal|faire_mal|cogner`,
      `${FR.who} ~1 m|me ~1 menace|menacait|menacee avec ~1 couteau|fusil|arme|pistolet|marteau|ciseaux|ceinture|bouteille`,
    ],
    unless: ['<media>', '<joke>'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      'j|ai ~1 peur de ~1 mon|ma ~1 mari|conjoint|compagnon|copain|chum|ex|exmari|partenaire|femme|compagne ~1 $|,|quand|et|parce|chez|a_la_maison|depuis|mais|ce|il',
      'peur ~1 qu il|elle ~1 me|m ~1 fasse_du_mal|fasse_mal|frappe|tue|batte|tape|cogne|etrangle',
      'ne|me ~2 pas|plus ~1 en_securite ~1 chez_moi|a_la_maison|avec_mon_mari|avec_lui|dans_ma_maison|chez_nous|pres_de_lui',
    ],
    unless: ['<media>', 'voleur*|cambriol*|quartier|alarme|tomber|escaliers|seisme|malade|meure|mourir|perdre|dentiste|chien'],
  },
]
