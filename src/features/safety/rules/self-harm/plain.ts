import type { CrisisSign } from '../crisis-rule.ts'

/** English signs so explicit that a low classifier score does not remove them. */
export const C1_EN_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'i ~4 want|wanted|wanna|going|need|plan|planning|intend|ready|tried|try|decided|about|might|will|could|should|would ~2 to? <kill> myself',
      'i ~4 am|feel|felt|been|feeling|was|get|become|getting|becoming|so|still|actively|really ~1 suicidal',
      'makes|making|made|make|making me|us ~1 feel? ~1 suicidal',
      'thought|thoughts|thinking|think|thinks|consider|considered|considering|contemplated|contemplating|fantasise|fantasize|dream|fantasising|fantasizing|obsessed|idea|ideas ~2 suicide|killing_myself|ending_my_life|ending_my_own|taking_my_own_life|taking_my_life|ending_it_all|being_dead|killing_yourself|hanging_myself|overdosing|ending_everything|topping_myself|offing_myself|unaliving_myself',
      'suicidal thoughts|ideation|feelings|ideas|urges|impulses|tendencies|mood|again|now|today|tonight|lately|plan|plans|$',
      'end|ending|take|taking my ~1 own ~1 life',
      'end|ending my life',
      'want|wanted|wanting|wish|going ~1 to be dead',
      'i|just|really|honestly|still|only|do ~1 want|wanna|wish ~1 to die',
      'wish i ~2 was|were|am ~1 dead',
      'not|never|no_longer ~2 want|wish ~2 to ~1 live|be_alive|exist|be_on_this_earth ~1 anymore|any_more|$',
      'better off dead|if_i_was_dead|if_i_were_dead',
      'took|taken|swallowed|overdosed ~2 an? overdose|whole_bottle|all_my_pills|all_my_tablets|all_my_meds|too_many_pills|too_many_tablets|handful_of_pills',
      'hurt|harm|cut|cutting|hurting|harming myself ~1 on_purpose|deliberately|again|intentionally',
    ],
  },
  {
    cause: 'suicide',
    isPlain: true,
    patterns: [
      'if ~1 he|she|they|husband|wife|partner|boyfriend|girlfriend|son|daughter|mum|mom ~1 leaves|left|dies|died|goes ~2 will|would|going_to|gonna ~1 <kill> myself',
      'can|could|do not stop wanting|wishing ~1 to die|be_dead',
    ],
    unless: ['haha|hahaha|lol|lmao|joking|laughing|chocolate'],
  },
  // To disappear, without a destination or duration.
  {
    cause: 'hints',
    isPlain: true,
    patterns: [
      'i ~1 want|wanted|wanna|need|wish|like|love ~1 to|could ~1 just? disappear|vanish|be_gone ~1 $|for_good|forever|off_the_face|from_this_world|because|altogether|completely',
    ],
    unless: ['shame|embarrass*|mortified|blush*|meeting'],
  },
]

/** The same in Spanish. */
export const C1_ES_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'quiero|queria|quisiera|voy_a|pienso|pensado|penso|pense|pensando|planeo|ganas|intente|intento|deseo|decidido|decidi|podria|idea|ideas|pensamientos ~2 matarme|suicidarme|quitarme_la_vida|ahorcarme|acabar_con_mi_vida|terminar_con_mi_vida|desvivirme|morirme_ya|estar_muerta|estar_muerto',
      'me quiero|voy_a|queria|quisiera matar|suicidar|quitar_la_vida|ahorcar|desvivir',
      'ideas|pensamientos|pienso|pensar|pensado|pensando ~2 suicidas|suicidio|de_muerte|de_suicidio|de_morirme|suicidarme|en_el_suicidio|matarme',
      'quiero|quisiera|deseo|preferiria morir|morirme|estar_muerta|estar_muerto',
      'no ~1 quiero|deseo|tengo_ganas_de ~1 vivir|seguir_viviendo|seguir_viva|seguir_vivo|existir',
    ],
  },
  {
    cause: 'suicide',
    isPlain: true,
    patterns: [
      'me matare|suicidare|ahorcare|quitare_la_vida',
      'me mataria|suicidaria|quitaria_la_vida ~1 si|$|,|y|pero|hoy|manana|sin',
      'dia|si|hoy|noche|manana ~3 me mato|suicido|ahorco|quito_la_vida ~1 $|,|y|si|sin|porque',
      'si ~1 me deja|dejan|abandona|muere ~1 me mato|suicido|quito_la_vida',
      'me mato|suicido|ahorco|quito_la_vida si ~3 sigue|siguen|continua|continuan|no_para|no_cambia|no_mejora|no_acaba|empeora|deja|dejan|abandona|quita|quitan',
      'trate|intente|intentado|tratado|iba|fui ~2 matarme|suicidarme|quitarme_la_vida|ahorcarme',
      'no ~1 puedo|consigo|logro dejar|parar de querer|desear morirme|morir|matarme|estar_muerta',
      'corte|corto|cortado las venas',
      'me ~1 corto|corte|cortaba|cortado ~3 brazos|munecas|muslos|antebrazos',
      'me apago|apagaba|apague|quemo|quemaba ~3 cigarro|cigarros|cigarrillo|cigarrillos|encendedor ~3 brazo|brazos|piel|pierna|piernas|muneca|proposito',
      'me ~1 arano|pincho|pellizco|golpeo|quemo|corto ~8 para_castigarme|a_escondidas|a_proposito',
      'no ~1 puedo|consigo|logro dejar|parar de hacerme_dano|cortarme|lastimarme',
      'tome|trague|tomado|tragado ~4 pastillas|cajas|caja|frasco|blister|comprimidos ~6 no_despertar|morir|morirme|matarme|no_despertarme',
      'me ~1 corto|corte|cortaba|cortado ~1 cuando_nadie|a_escondidas|en_secreto|para_sentir|para_calmarme|para_castigarme|con_una_cuchilla|con_cuchillas',
    ],
    unless: [
      '<fun>',
      '<accident>',
      'afeit*|depil*|zarza|zarzas|rosal|rosales|gato|gata|jardin|podando|cocinando|vidrio_roto|pelo|flequillo|unas',
      // Another person as the subject: "mi marido me mataría si ve la factura".
      'marido|esposo|pareja|jefe|jefa|madre|padre|mama|papa|hija|hijo|hermana|suegra|ella|el_jefe|el_medico ~3 me mataria',
    ],
  },
  // "Desaparecer" without a destination or duration.
  {
    cause: 'hints',
    isPlain: true,
    patterns: [
      'quiero|quisiera|querria|quisiese|gustaria|necesito|deseo|ganas_de|dan_ganas_de ~1 desaparecer|desaparecerme|esfumarme ~1 $|,|ya|para_siempre|del_mapa|de_este_mundo|del_mundo|de_la_faz|del_todo|de_una_vez|por_completo|porque|y_que|y_no',
    ],
    unless: ['jefe|jefa|reunion|verguenza|trabajo|oficina'],
  },
]

/** The same in French. */
export const C1_FR_PLAIN: readonly CrisisSign[] = [
  {
    cause: 'suicide',
    patterns: [
      'veux|vais|voulais|voudrais|envie|pense|pensais|pensees|penser|idee|idees|songe|compte|essaye|tente|prete|failli|decide ~3 me|m tuer|suicider|pendre|foutre_en_l_air|supprimer|enlever_la_vie|oter_la_vie|flinguer|buter',
      'idees|pensees|pulsions|envies ~1 suicidaires|de_suicide|de_mort',
      'suis|sens|deviens|redeviens|etais|etre suicidaire',
      'pense|penser|pensees|songe|pensais ~2 au|de suicide',
      'mettre|mettrai|mets fin ~1 a mes|ma jours|vie',
      'veux|voudrais|envie ~1 de? mourir|crever_pour|etre_morte|etre_mort|plus_vivre',
      'plus|pas envie ~1 de ~1 vivre|exister',
    ],
  },
  {
    cause: 'suicide',
    isPlain: true,
    patterns: [
      'je ~1 me tuerai|suiciderai|flinguerai|pendrai|buterai|supprimerai',
      'je ~1 me tuerais|suiciderais|flinguerais|pendrais|buterais|supprimerais ~1 si|s|$|,|et|mais|sans',
      'jour|soir|nuit|si|s ~4 je ~1 me tue|suicide|bute|flingue|pends|fous_en_l_air|supprime ~1 $|,|et|si|sans|parce',
      'je ~1 me tue|suicide|bute|flingue|pends|supprime si|s ~3 continue|continuent|arrete_pas|change_pas|empire|quitte|abandonne|enleve|enlevent|prend|prennent',
      'allais|failli|essaye|tente ~2 me|m tuer|suicider|pendre|flinguer|foutre_en_l_air|supprimer',
      'prevu|decide|vais|veux|voudrais|compte ~2 en? finir avec ~1 vie',
      'plus|pas ~1 envie ~1 d? etre en_vie',
      'je ~1 me donne|mets|fous|flanque|colle ~1 coups|claques|gifles|baffes ~1 poing|poings|tete|figure|visage|moi_meme',
      'pas|plus ~1 a|de? ~1 arreter|cesser de vouloir mourir|me_tuer|crever',
    ],
    unless: ['<fun>', 'travail|tache|boulot tue', 'tue au|a ~1 travail|tache|boulot|repeter|dire|expliquer|faire|courir'],
  },
  // "Disparaître" without a destination or duration.
  {
    cause: 'hints',
    isPlain: true,
    patterns: [
      'veux|voudrais|voulais|aimerais|souhaite|prefererais|envie_de|besoin_de ~1 disparaitre ~1 $|,|pour_toujours|pour_de_bon|de_la_surface|de_ce_monde|de_cette_terre|a_jamais|definitivement|completement|parce|et_que|et_ne',
    ],
    unless: ['honte|reunion|patron|chef|bureau'],
  },
]
