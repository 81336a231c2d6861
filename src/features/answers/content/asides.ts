/**
 * Requests and questions beside the subject: to be listened to or cheered up, and about Lara, love, faith and
 * politics.
 */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/**
 * `listen`: no advice, please; `cheer`: a distraction; `kind`: something nice; `plan`: for the night; `help`: without
 * saying with what; `doctor`, `maker`, `self`: about Lara, the last any other question to her; `speaks`: her languages;
 * `back`: she is here again; `wishes`: a good weekend; `okay`: only that she heard; `sad` and `glad`: only signs that
 * show it.
 */
export const ASIDE_KINDS = [
  'listen',
  'kind',
  'cheer',
  'plan',
  'help',
  'doctor',
  'maker',
  'reviewed',
  'love',
  'belief',
  'politics',
  'speaks',
  'back',
  'wishes',
  'okay',
  'self',
  'sad',
  'glad',
] as const
export type AsideKind = (typeof ASIDE_KINDS)[number]

/** Patterns by kind, one a line, in the syntax of `toPhrases`; `sad` and `glad` are read from signs. */
export const ASIDE_PATTERNS: In<Partial<Record<AsideKind, string>>> = {
  en: {
    listen: `just|only|please|simply ~1 listen
      ^ ~1 listen ~1 to_me|please|$
      can|could|will|would you ~2 listen
      need|want|have|let_me|got|like|gotta ~2 vent|rant|moan|offload|let_off_steam|get_it_off_my_chest|let_it_out|blow_off_steam
      do_not|not ~2 want|need|give|asking_for|looking_for ~2 advice|tips|solutions|suggestions
      no advice|tips please|today|now|$
      need|want somebody|someone ~1 to_talk_to|to_listen|to_hear_me`,
    kind: `say|tell|give|write ~1 me? ~1 something|anything|a ~1 nice|kind|sweet|lovely|good|comforting|encouraging|positive|compliment|beautiful
      some|a|need|give_me ~2 kind_words|kind_word|encouragement|compliment|nice_words|pep_talk|reassurance
      ^ ~1 encourage|comfort|reassure|console me`,
    cheer: `cheer|perk me up
      distract|entertain|amuse me
      take my mind off
      need|want|give_me a|some ~1 distraction|cheering_up|company|pick_me_up
      ^ ~1 i|im ~1 am? ~1 bored
      keep me company`,
    plan: `plan|routine|programme|program|schedule for ~1 tonight|the_night|this_evening|the_evening|bedtime
      plan ~1 my|the|an ~1 evening|night|tonight
      get|make me|it through ~1 tonight|the_night|this_night`,
    help: `^ ~1 help ~1 me? ~1 please? $
      ^ ~1 i|can|could need|you|some ~1 help ~1 me? $`,
    doctor: `are|arent you ~2 doctor|nurse|therapist|psychologist|gp|gynaecologist|gynecologist|medical|qualified|a_professional
      you|lara ~1 a|real|medical doctor|nurse $`,
    maker: `who ~1 made|created|built|programmed|developed|wrote|invented|owns|runs|trained|designed you|lara
      who|what ~2 behind you|lara|this_app
      where do|did you come from $`,
    reviewed: `who|whom ~3 wrote|writes|written|checked|checks|reviewed|reviews|verified|verifies|approved ~4 text|texts|answers|information|this|that|content|advice|entries
      reviewed|checked|verified|approved|written by ~1 whom|who|doctors|a_doctor|experts
      where ~2 your|the ~1 answers|texts|information|advice|knowledge|info ~1 come ~1 from
      what ~1 are|re ~1 your ~1 sources`,
    love: `are|arent you ~2 single|taken|married|seeing_anyone|available|in_love
      do|have you ~2 boyfriend|girlfriend|husband|partner|lover
      i love|fancy|adore you
      marry|kiss|date|sext me
      go_out|on_a_date|sleep|have_sex with me|you
      you ~2 sexy|hot|horny|naked|cute
      what ~1 you wearing
      are|do you ~1 love|fancy|like me $`,
    belief: `is|does|do ~2 god|heaven|hell|an_afterlife|jesus|allah exist|real|there|$
      is there ~1 god|heaven|life_after
      believe ~1 in ~1 god|heaven|jesus|allah|religion|fate|angels|afterlife|miracles|horoscopes|star_signs
      are you ~2 christian|muslim|jewish|religious|catholic|hindu|buddhist|atheist
      pray ~1 for|with me|us
      which|what religion`,
    politics: `who|whom|what_party|which_party|what ~3 vote
      vote|voting for
      trump|biden|labour|tories|tory|conservatives|republican|republicans|democrats|democrat|starmer|brexit|the_president|prime_minister|the_government|elections|election
      are you ~2 left|right|political|liberal|conservative|feminist
      what_do_you_think ~1 of|about ~2 war|politics|immigration|abortion|israel|gaza|ukraine|russia`,
    speaks: `speak|understand|talk|know|write ~2 english|spanish|french|german|italian|portuguese|arabic|chinese|other_languages|my_language|which_languages
      what|which|how_many languages ~2 you
      mezclo|mezclar|melange|melanger ~3 idioma*|lengua*|langue*|languages
      mix|mixing|mixed ~3 languages|language|english|spanish|french`,
    back: `^ ~1 i|im ~1 am? ~1 back|here_again ~2 $
      hello_again|hi_again|hey_again|long_time_no|its_me_again|it_is_me_again|me_again
      are_you|you|anyone|anybody still? there|here|awake $
      ^ ~1 can|could|shall we ~1 talk|chat $
      want|need|like|love to ~1 talk|chat ~1 a_bit|with_you|to_you|$`,
    wishes: `have|enjoy ~1 a|your|the? ~1 nice|good|great|lovely|pleasant|restful? day|evening|weekend|night|one|sunday|holiday|rest
      happy|merry new_year|christmas|easter|weekend|sunday|friday|birthday_to_you|holidays
      talk|speak|see|catch_you ~1 to_you? soon|later|tomorrow $
      sweet_dreams|sleep_well|sleep_tight|all_the_best|best_wishes`,
    okay: `^ ok|okay|right|alright|oh|ah ,? got_it|i_see|understood|makes_sense|cool|great|good|fine $
        ^ ~1 ok|okay|alright|all_right|got_it|understood|makes_sense|fair_enough|good_to_know|noted|that_makes_sense|interesting|i_understand ~2 $
        ^ ok|okay|k|right|alright|all_right|fine|sure|cool|good|great|nice|perfect|i_see|got_it|understood|makes_sense|noted|fair_enough|interesting|oh|aha|ah|hm|hmm|mm|mhm|wow|really|indeed|true|good_to_know|will_do $
        ^ ok|okay|k|right|alright|all_right|fine|sure|cool|good|great|nice|perfect|i_see|got_it|understood|makes_sense|noted|fair_enough|interesting|oh|aha|ah|hm|hmm|mm|mhm|wow|really|indeed|true|good_to_know|will_do thanks|thank_you|then|lara|that|ok|cool|great|good|i_see|got_it|understood|makes_sense|will_do|fine|now ~1 $
        ^ ~1 that ~1 makes_sense|is_good|helps|is_clear|is_interesting|explains_it|explains_a_lot|is_true|sounds_good ~1 $
        ^ i ~1 see|understand|get_it|will_try|will_do|will_think ~1 $
        ^ ~1 let_me_think ~1 $`,
    self: `^ ~2 are|do|did|have|were|would|will|can|could you ~ feel|sad|happy|lonely|tired|bored|hungry|eat|dream|cry|laugh|love|sleep|get|alive|real|old|young|a_woman|a_man|female|male|family|kids|children|friends|body|hobby|hobbies|birthday|favourite|favorite|think|remember|like|hate|afraid|angry|conscious|intelligent|clever|menopause|hot_flashes|hot_flushes|periods|ill|die|work|holiday|holidays|here|there|awake|busy|ok|okay|well|ai|human|machine|robot|bot
      what|who|where|how_old|how ~1 are|is|do|did you|your ~1 live|from|name|doing|favourite|favorite|age|birthday|today|feeling|$
      ^ ~1 tell ~1 me? ~1 about you|yourself
      what_about_you|how_about_you|and_you $`,
  },
  es: {
    listen: `solo|solamente|simplemente ~2 escuch*|escuchame|que_me_escuches
      ^ ~1 escuchame
      puedes|podrias|quieres ~1 escucharme
      necesito|quiero|dejame|tengo_que|me_gustaria ~1 desahogarme|soltarlo|quejarme|sacarlo|contarlo
      no ~1 quiero|necesito|busco|me_des ~2 consejos|consejo|soluciones
      sin|nada_de consejos
      necesito|quiero ~1 alguien ~1 que_me_escuche|con_quien_hablar|con_quien`,
    kind: `di|dime|dame|cuentame|escribeme ~1 algo|alguna_cosa|una_cosa|unas|un ~1 bonito|bonita|amable|lindo|linda|bueno|buena|agradable|dulce|positivo|palabras_de_animo|cumplido
      dame|necesito ~1 animos|unas_palabras|palabras_amables|un_cumplido|consuelo|un_abrazo
      ^ ~1 consuelame|tranquilizame`,
    cheer: `animame|alegrame|distraeme|entretenme|levantame_el_animo|subeme_el_animo|hazme_compania
      quitame|sacame ~3 cabeza
      necesito ~1 distraerme|distraccion|animarme|compania|que_me_animes
      me_aburro|estoy_aburrida|estoy_aburrido`,
    plan: `plan|rutina|programa ~1 para ~1 esta_noche|la_noche|hoy|la_tarde
      planea*|organiza*|preparame ~2 noche|tarde
      pasar|superar|sobrevivir ~1 a? ~1 esta|la noche`,
    help: `^ ayudame|ayuda|socorro ~1 por_favor? $
      ^ ~1 necesito|me_puedes|puedes ~1 ayuda|ayudar|ayudarme $`,
    doctor: `eres|es_usted ~2 medica|medico|doctora|doctor|enfermera|psicologa|terapeuta|ginecologa|profesional`,
    maker: `quien|quienes te|ha|a|esta ~2 creado|creo|hizo|hecho|programado|programo|inventado|invento|detras|disenado|entrenado
      quien ~2 detras ~1 de ~1 ti|esto|lara|esta_app
      de_donde vienes|sales|eres`,
    reviewed: `quien|quienes ~3 escribe|escribio|escrito|revisa|reviso|revisado|comprueba|verifica|aprueba ~3 textos|respuestas|informacion|esto|eso|contenido
      revisado|revisados|escrito|escritos|comprobado|comprobados por quien|quienes|medicos
      de_donde ~2 sacas|saca|sacan|salen|vienen|viene|sale ~3 respuestas|informacion|textos|datos
      cuales|que ~2 fuentes ~3 tus|sus|textos|respuestas|usas|usa|tienes|tiene`,
    love: `tienes ~2 novio|novia|pareja|marido|amante
      estas|eres ~1 soltera|casada|enamorada|libre|disponible|sexy|guapa
      te quiero|amo|adoro
      casate|sal|acuestate conmigo
      ^ ~1 besame
      quieres ~3 conmigo
      que llevas puesto`,
    belief: `existe|crees_en|cree_en|hay|creer_en ~1 dios|el_cielo|jesus|ala|el_infierno|el_destino|el_horoscopo|los_angeles|vida_despues|algo_despues
      eres ~1 cristiana|catolica|creyente|atea|musulmana|judia|religiosa
      reza|rezas|rezar|ora ~2 mi|conmigo|nosotras
      que religion`,
    politics: `a_quien|por_quien|que_partido|quien ~2 voto|votar|votarias|votas|vota
      trump|biden|sanchez|feijoo|vox|psoe|podemos_el_partido|milei|gobierno|presidente|elecciones|politica
      eres ~2 izquierdas|derechas|feminista|de_izquierda|de_derecha
      que_piensas|que_opinas ~2 guerra|politica|inmigracion|aborto|israel|gaza|ucrania|rusia`,
    speaks: `hablas|entiendes|sabes|escribes|hablais|habla ~2 ingles|frances|espanol|castellano|aleman|italiano|portugues|catalan|otros_idiomas|mi_idioma
      que|cuantos|cuales idiomas|lenguas
      mezclo|mezclando|mezclar ~3 idioma*|lengua*|language*|ingles|espanol|frances`,
    back: `^ ~1 ya? estoy|he_vuelto|volvi|aqui ~1 aqui|estoy|otra_vez|de_nuevo|de_vuelta ~1 $
      ^ ~1 he_vuelto|volvi ~1 $
      hola_otra_vez|hola_de_nuevo|hola_cuanto_tiempo|cuanto_tiempo_sin|soy_yo_otra_vez
      sigues|estas|andas ~1 ahi|aqui $
      podemos|puedo|quiero|necesito|me_apetece|me_gustaria ~1 hablar|charlar|platicar ~2 contigo|un_rato|$`,
    wishes: `que ~1 tengas|pases|descanses|te_vaya ~4
      ^ buen|buena|feliz|felices ~1 dia|tarde|finde|fin_de_semana|domingo|semana|navidad|ano|pascua|fiestas|viaje|noche $
      que|te|os|deseo ~3 buen|buena|feliz|felices ~1 dia|tarde|finde|fin_de_semana|domingo|semana|navidad|ano|pascua|fiestas|viaje|noche $
      hablamos|seguimos|nos_leemos ~1 luego|manana|pronto|otro_dia|mas_tarde ~1 $`,
    okay: `^ ~1 vale|ok|entendido|de_acuerdo|tiene_sentido|interesante|anotado|lo_entiendo|comprendo ~2 $
        ^ vale|ok|okay|bien|bueno|claro|entiendo|entendido|comprendo|ya|ya_veo|aja|ah|oh|mmm|hm|perfecto|genial|estupendo|de_acuerdo|interesante|es_verdad|cierto|tiene_sentido|anotado|guay|hecho $
        ^ vale|ok|okay|bien|bueno|claro|entiendo|entendido|comprendo|ya|ya_veo|aja|ah|oh|mmm|hm|perfecto|genial|estupendo|de_acuerdo|interesante|es_verdad|cierto|tiene_sentido|anotado|guay|hecho gracias|entonces|lara|ok|vale|entendido|entiendo|claro|ya_veo|perfecto|bien|pues ~1 $
        ^ ~1 lo ~1 entiendo|intentare|pensare|probare|tendre_en_cuenta|hare ~1 $
        ^ ~1 me ~1 queda_claro|parece_bien|lo_apunto ~1 $`,
    self: `^ ~2 eres|estas|tienes|sientes|puedes|sabes|te|duermes|comes|suenas|lloras|ries|piensas|vives|descansas|trabajas ~ sentir|siente|sientes|triste|feliz|sola|cansada|aburres|aburrida|hambre|familia|hijos|amigas|amigos|cuerpo|cumpleanos|mujer|hombre|real|viva|humana|inteligente|lista|ahi|aqui|ocupada|despierta|menopausia|sofocos|regla|miedo|suenos|$
      ^ ~1 tu ~1 duermes|comes|sientes|suenas|lloras|piensas|descansas|vives|trabajas|te|tienes|estas|eres
      ^ ~1 y? tu $
      ^ ~2 como|donde|que ~1 te|vives|llamas|haces ~1 llamas|sientes|gusta|tu|$
      cuentame|hablame ~1 de|sobre ti
      cual_es tu`,
  },
  fr: {
    listen: `juste|seulement|simplement ~2 ecoute*
      ^ ~1 ecoute|ecoutez moi
      peux|pouvez|veux|voulez|pourrais ~2 m_ecouter
      besoin|envie|laisse|laissez|il_faut_que|voudrais|peux ~4 vider_mon_sac|me_defouler|raler|me_plaindre|me_confier|me_lacher|parler_a_quelqu_un|qu_on_m_ecoute|d_une_oreille|etre_ecoutee|ecoutee
      pas|sans|aucun ~2 conseil|conseils|solution|solutions
      besoin ~1 de|d_une parler|oreille $`,
    kind: `dis|dites|donne|donnez|ecris|ecrivez ~1 moi? ~1 quelque_chose|un_truc|un_mot|une_parole|un|une ~1 de? ~1 gentil|doux|gentille|positif|joli|bien|sympa|reconfortant|beau|tendre|compliment
      besoin|donne_moi|donnez_moi ~2 reconfort|gentillesse|encouragement*|compliment|mots_gentils|mots_doux|etre_rassuree|d_etre_consolee
      ^ ~1 rassure|rassurez|console|consolez|encourage|encouragez moi`,
    cheer: `remonte*|redonne* ~1 moi ~2 moral
      change*|changer ~2 moi? ~1 les_idees
      distrais|distrayez|divertis|amuse|egaye ~1 moi
      besoin|envie ~1 de|d ~1 me_changer|changer_les_idees|me_distraire|distraction|compagnie
      m_ennuie|tiens_moi_compagnie|tenez_moi_compagnie`,
    plan: `plan|programme|routine|rituel pour ~1 ce_soir|la_nuit|cette_nuit|la_soiree
      prepare*|organise*|planifie* ~3 soiree|nuit
      passer|traverser|tenir ~1 cette|la nuit`,
    help: `^ ~1 aide|aidez moi ~1 s_il? $
      ^ ~2 besoin ~1 d_aide|aide $`,
    doctor: `es|etes ~2 medecin|docteur|docteure|infirmiere|psychologue|psy|therapeute|gynecologue|professionnelle`,
    maker: `qui ~2 t_a|vous_a|a|est|t|vous ~2 cree|creee|fait|faite|programmee|programme|invente|inventee|concue|derriere|fabriquee|developpee
      qui ~2 derriere ~1 toi|vous|lara|cette_appli
      tu|vous|d_ou viens|venez|viens_tu ~1 d_ou|$`,
    reviewed: `qui ~3 ecrit|ecrits|relu|relit|verifie|verifies|valide|valides ~3 textes|reponses|informations|infos|ca|cela|contenu
      relu|relus|ecrit|ecrits|verifie|verifies|valide|valides par qui|des_medecins
      d_ou ~3 viennent|sortent|tirez|tires|tiens|tenez|tirez_vous|tires_tu ~3 reponses|informations|infos|textes
      quelles|quels ~2 vos|tes|les sources`,
    love: `as|avez|est_ce_que_tu_as ~2 copain|copine|mari|petit_ami|amoureux|compagnon|amant
      es|etes ~2 celibataire|mariee|amoureuse|en_couple|sexy|belle|prise
      je t_aime|vous_aime|t_adore
      epouse|embrasse ~1 moi
      sors|coucher|couche|sortir|rendez_vous ~1 avec moi|toi
      tu portes quoi`,
    belief: `dieu|le_paradis|l_enfer|jesus|allah|le_ciel existe*|$
      crois|croyez|croire ~2 en|a|au|aux dieu|paradis|jesus|destin|anges|allah|l_horoscope|vie_apres
      y_a ~2 un_dieu|une_vie_apres
      es|etes ~2 croyante|chretienne|catholique|musulmane|juive|athee
      prie|priez ~1 pour|avec moi|nous
      quelle religion`,
    politics: `pour_qui|qui|quel_parti ~3 voter|vote|votes|votez|voterais
      macron|le_pen|melenchon|bardella|trump|le_gouvernement|le_president|elections|election|politique
      es|etes ~2 de_gauche|de_droite|feministe
      que_penses|que_pensez|tu_penses_quoi|vous_pensez_quoi ~3 guerre|politique|immigration|avortement|israel|gaza|ukraine|russie`,
    speaks: `parles|parlez|comprends|comprenez|ecris ~2 anglais|espagnol|francais|allemand|italien|portugais|arabe|d_autres_langues|ma_langue
      quelles|combien_de langues
      melange|melanger|mele ~4 langue*|language*|anglais|francais|espagnol`,
    back: `^ ~1 je ~1 suis|revoila|revoici ~1 de_retour|revenue|la|la_de_nouveau ~1 $
      ^ ~1 me_revoila|me_revoici|me_voila|re ~1 $
      rebonjour|re_bonjour|resalut|ca_fait_longtemps|c_est_encore_moi
      tu|vous es|etes ~2 la $
      peut|pourrait|peux|veux|voudrais|aimerais|envie ~1 on? ~1 discuter|parler|bavarder ~2 $`,
    wishes: `bon|bonne|bons|belle|joyeux|joyeuses ~1 journee|week_end|weekend|soiree|dimanche|semaine|noel|annee|fetes|paques|vacances|continuation|apres_midi|nuit|reves ~1 $
      a ~1 plus|bientot|demain|tout_a_l_heure|la_prochaine ~1 $
      dors|dormez ~1 bien $`,
    okay: `^ ~1 d_accord|ok|entendu|compris|je_vois|je_comprends|c_est_note|interessant|tres_bien|ca_marche ~2 $
        ^ d_accord|ok|okay|bien|bon|entendu|compris|je_vois|je_comprends|ah|oh|hm|mmm|parfait|super|genial|tres_bien|c_est_note|interessant|c_est_vrai|vu|ca_marche|tout_a_fait|c_est_clair|logique|ca_se_tient $
        ^ d_accord|ok|okay|bien|bon|entendu|compris|je_vois|je_comprends|ah|oh|hm|mmm|parfait|super|genial|tres_bien|c_est_note|interessant|c_est_vrai|vu|ca_marche|tout_a_fait|c_est_clair|logique|ca_se_tient merci|alors|lara|ok|d_accord|compris|entendu|je_vois|parfait|bien|donc ~1 $
        ^ ~1 je ~1 vois|comprends|note|vais_essayer|vais_y_reflechir|m_en_souviendrai ~1 $
        ^ ~1 c_est ~1 clair|note|bon|interessant|logique|vrai|bon_a_savoir ~1 $`,
    self: `ton|ta|tes|votre|vos ~1 plat|film|livre|couleur|chanson|musique|saison|animal|fleur|dessert ~1 prefere*|favori*
      ^ ~2 es|as|dors|manges|reves|pleures|ris|penses|vis|ressens|sens|peux|sais|etes|avez|dormez|mangez|revez|ressentez|pouvez|t_ennuies|travailles tu|vous ~ $
      ^ ~1 tu|vous dors|dormez|manges|mangez|reves|ressens|ressentez|sens|es|etes|as|avez|vis|vivez|penses|pleures|peux|t_ennuies|te_sens|t|travailles ~3 toi|vous|choses|emotions|sentiments|sentir|ressentir|triste|heureuse|seule|fatiguee|faim|famille|enfants|amis|corps|anniversaire|femme|homme|reelle|vivante|humaine|intelligente|la|menopause|bouffees|peur|comment|quoi|ou|quel_age|age|$
      ^ ~2 comment|ou|quel|quelle|qui ~2 t_appelles|vous_appelez|habites|habitez|ton|votre|es_tu|etes_vous
      parle|parlez ~1 moi? ~1 de toi|vous
      et_toi|et_vous $`,
  },
}

/** Signs of sadness and joy in a message without words. */
export const SAD_SIGNS = /[😢😭😞😔😟😩😫😣😖😥😰😨😿💔☹🙁😕🥺😓😤😠😡🤬🥵😪🤒🤕🤯]/u
export const GLAD_SIGNS = /[😀😃😄😁😊🙂😍🥰😘🤗🎉🥳👍❤💕💖💛💚💙💜🧡😻😎✨🌞🌸💐👏💪☺😇🤩]/u

/** The entries offered with an answer. */
export const ASIDE_ENTRIES: Partial<Record<AsideKind, readonly string[]>> = {
  plan: ['sleep-habits', 'sleep-falling-asleep', 'hot-flashes-night'],
  doctor: ['doctor-prepare'],
  sad: ['mood-low'],
}

/** Lara's words; one of each list is used. */
export const ASIDE_WORDS: In<Readonly<Record<AsideKind, readonly string[]>>> = {
  en: {
    listen: [
      'I’m here and I’m listening. No advice unless you ask for it. Go ahead.',
      'Then I’ll just listen. Say as much as you like.',
      'All right, no tips from me. I’m here, go on.',
    ],
    kind: [
      'I only know you from what you write here, and from that I can say this: you keep going, and you still make time to be honest about how you are. That’s worth a lot.',
      'You don’t have to be at your best to be good company. I’m glad you’re here, today as well.',
    ],
    cheer: [
      'I can’t change the day, but I can keep you company for a minute. What was the last thing that made you smile, however small?',
      'Let’s think about something else, then. A whole afternoon off, and no one wants anything from you: what do you do with it?',
    ],
    plan: [
      'Here’s a small plan for tonight. An hour before bed, put the phone away and do something that asks nothing of you. Air the room, and lay out something light to change into. In bed, breathe out slowly a few times. If you’re still awake after a while, get up, sit somewhere dim, and go back when you’re sleepy. Tell me tomorrow how it went?',
      'Let’s keep tonight simple: something warm to eat, the screen off early, a cool room and a glass of water by the bed. If thoughts come, write them on a piece of paper and leave them there until morning. Would you like more on one of these?',
    ],
    help: [
      'Of course. What do you need: something about a symptom, words for a hard conversation, or just somebody to listen? If you’re in danger or feel you can’t go on, tell me that in plain words.',
    ],
    doctor: [
      'No, I’m not a doctor or a nurse, and I can’t examine you. I’m a program that knows texts people have checked. What I can do is help you get ready for a visit.',
    ],
    maker: ['The people behind Emberwell built me. I’m a program, and what I say about health was written and checked by people.'],
    reviewed: [
      'I can’t give you names. What I say about health follows large health services and medical societies, such as the NHS, NICE and The Menopause Society. Below each of those answers you can open its sources and see for yourself.',
    ],
    love: [
      'That’s sweet, but I’m a program, so there’s no romance to be had with me. I do like a good conversation, though. What’s on your mind?',
      'I’m flattered, as far as a program can be. No dates for me, but I’m here to talk. How are you?',
    ],
    belief: [
      'That’s something everyone answers for themselves, and I don’t take sides. If faith gives you strength, that’s good to know. What made you think of it?',
      'I’m a program, so I have no faith of my own, and I leave that to you. Is there something behind it that you’d like to talk about?',
    ],
    politics: [
      'I stay out of politics. But if the news is getting to you, tell me about that.',
      'That’s yours to decide, and I keep out of it. Is it weighing on you?',
    ],
    speaks: ['I speak English, Spanish and French. Write in whichever you like, or mix them, and I’ll answer in the one I recognise.'],
    back: ['Good to see you again. What’s on your mind?', 'I’m here. What would you like to talk about?'],
    wishes: ['Thank you, the same to you. I’m here when you want to go on.', 'That’s kind, thank you. Take care of yourself.'],
    okay: [
      'All right. I’m here when you want to go on.',
      'Good. If something else comes up, just tell me.',
      'Okay. What would you like to look at next?',
    ],
    self: [
      'There isn’t much to tell about me: I’m Lara, a program, so I have no body, no age and no days off. I’d rather hear about you. How are you?',
      'I’m a program, so I don’t feel, sleep or get tired. I can read what you write and answer, at any hour. What about you?',
    ],
    sad: ['That doesn’t look like an easy moment. Do you want to tell me what’s going on?', 'Oh dear. I’m here. What happened?'],
    glad: ['That looks cheerful! What’s the good news?', 'Nice to see! What’s making you smile?'],
  },
  es: {
    listen: [
      'Aquí estoy y te escucho. Sin consejos, a no ser que me los pidas. Cuéntame.',
      'Entonces solo te escucho. Escribe todo lo que necesites.',
      'De acuerdo, nada de consejos. Estoy aquí, sigue.',
    ],
    kind: [
      'Solo te conozco por lo que escribes aquí, y por eso puedo decirte esto: sigues adelante, y aun así te paras a decir con sinceridad cómo estás. Eso vale mucho.',
      'No hace falta estar en tu mejor momento para ser buena compañía. Me alegra que estés aquí, también hoy.',
    ],
    cheer: [
      'No puedo cambiarte el día, pero sí hacerte compañía un rato. ¿Qué fue lo último que te hizo sonreír, por pequeño que sea?',
      'Pensemos entonces en otra cosa. Una tarde entera libre y nadie te pide nada: ¿qué haces con ella?',
    ],
    plan: [
      'Un plan pequeño para esta noche. Una hora antes de acostarte, deja el teléfono y haz algo que no te exija nada. Ventila el cuarto y deja a mano algo ligero para cambiarte. En la cama, suelta el aire despacio unas cuantas veces. Si al rato sigues despierta, levántate, siéntate con poca luz y vuelve cuando te entre sueño. ¿Me cuentas mañana qué tal?',
      'Hagámoslo fácil esta noche: algo caliente de cenar, pantallas apagadas pronto, el cuarto fresco y un vaso de agua al lado. Si vienen pensamientos, apúntalos en un papel y déjalos ahí hasta mañana. ¿Quieres saber más de algo de esto?',
    ],
    help: [
      'Claro. ¿Qué necesitas: algo sobre un síntoma, palabras para una conversación difícil o simplemente que te escuche? Si corres peligro o sientes que no puedes seguir, dímelo tal cual.',
    ],
    doctor: [
      'No, no soy médica ni enfermera, y no puedo examinarte. Soy un programa que conoce textos revisados por personas. Lo que sí puedo es ayudarte a preparar una consulta.',
    ],
    maker: [
      'Me hicieron las personas que están detrás de Emberwell. Soy un programa, y lo que digo sobre salud lo escribieron y revisaron personas.',
    ],
    reviewed: [
      'Nombres no puedo darte. Lo que digo sobre salud sigue a grandes servicios de salud y sociedades médicas, como el NHS, NICE o The Menopause Society. Debajo de cada una de esas respuestas puedes abrir sus fuentes y comprobarlo.',
    ],
    love: [
      'Qué detalle, pero soy un programa, así que conmigo no hay romance posible. Conversar sí se me da bien. ¿Qué te ronda por la cabeza?',
      'Me halagas, en lo que puede un programa. De citas, nada, pero para hablar aquí estoy. ¿Cómo estás?',
    ],
    belief: [
      'Eso lo responde cada persona por su cuenta, y yo no tomo partido. Si la fe te da fuerza, es bueno saberlo. ¿Qué te ha hecho pensar en ello?',
      'Soy un programa, así que no tengo fe propia y eso te lo dejo a ti. ¿Hay algo detrás de la pregunta que quieras contarme?',
    ],
    politics: [
      'En política no me meto. Pero si las noticias te están afectando, cuéntamelo.',
      'Eso lo decides tú, y yo me quedo al margen. ¿Te está pesando?',
    ],
    speaks: ['Hablo español, inglés y francés. Escribe en el que quieras, o mézclalos, y te contesto en el que reconozca.'],
    back: ['Qué bien tenerte de nuevo por aquí. ¿Qué te trae?', 'Aquí estoy. ¿De qué te gustaría hablar?'],
    wishes: ['Gracias, lo mismo te deseo. Aquí estoy cuando quieras seguir.', 'Qué amable, gracias. Cuídate.'],
    okay: ['De acuerdo. Aquí estoy cuando quieras seguir.', 'Bien. Si surge otra cosa, dímelo.', 'Muy bien. ¿Qué te gustaría ver ahora?'],
    self: [
      'De mí hay poco que contar: soy Lara, un programa, así que no tengo cuerpo, ni edad, ni días libres. Prefiero saber de ti. ¿Cómo estás?',
      'Soy un programa, así que no siento, no duermo y no me canso. Puedo leer lo que escribes y contestarte, a cualquier hora. ¿Y tú?',
    ],
    sad: ['No parece un momento fácil. ¿Quieres contarme qué pasa?', 'Vaya. Aquí estoy. ¿Qué ha pasado?'],
    glad: ['¡Qué buena cara! ¿Cuál es la buena noticia?', '¡Da gusto verlo! ¿Qué te hace sonreír?'],
  },
  fr: {
    listen: [
      'Je suis là et je vous écoute. Pas de conseils, sauf si vous m’en demandez. Allez-y.',
      'Alors je vous écoute, c’est tout. Dites-en autant que vous voulez.',
      'D’accord, pas de conseils. Je suis là, continuez.',
    ],
    kind: [
      'Je ne vous connais que par ce que vous écrivez ici, et je peux au moins dire ceci : vous tenez bon, et vous prenez encore le temps de dire franchement comment vous allez. C’est beaucoup.',
      'Pas besoin d’être au mieux de sa forme pour être de bonne compagnie. Je suis contente que vous soyez là, aujourd’hui aussi.',
    ],
    cheer: [
      'Je ne peux pas changer la journée, mais je peux vous tenir compagnie un moment. Quelle est la dernière chose qui vous a fait sourire, même toute petite ?',
      'Pensons à autre chose, alors. Un après-midi entier de libre, et personne ne vous demande rien : qu’en faites-vous ?',
    ],
    plan: [
      'Un petit plan pour ce soir. Une heure avant le coucher, laissez le téléphone et faites quelque chose qui ne vous demande rien. Aérez la chambre, et posez à portée de main un vêtement léger de rechange. Au lit, expirez lentement plusieurs fois. Si le sommeil ne vient pas, levez-vous, installez-vous sous une lumière douce, et retournez au lit quand il revient. Vous me direz demain ?',
      'Faisons simple ce soir : quelque chose de chaud à manger, les écrans éteints tôt, une chambre fraîche et un verre d’eau à côté du lit. Si des pensées viennent, notez-les sur un papier et laissez-les là jusqu’au matin. Voulez-vous en savoir plus sur un de ces points ?',
    ],
    help: [
      'Bien sûr. De quoi avez-vous besoin : d’une information sur un symptôme, de mots pour une conversation difficile, ou simplement d’être écoutée ? Si vous êtes en danger ou si vous n’en pouvez plus, dites-le-moi tel quel.',
    ],
    doctor: [
      'Non, je ne suis ni médecin ni infirmière, et je ne peux pas vous examiner. Je suis un programme qui connaît des textes relus par des personnes. Je peux en revanche vous aider à préparer une consultation.',
    ],
    maker: [
      'Ce sont les personnes d’Emberwell qui m’ont conçue. Je suis un programme, et ce que je dis sur la santé a été écrit et relu par des personnes.',
    ],
    reviewed: [
      'Je ne peux pas vous donner de noms. Ce que je dis sur la santé suit de grands services de santé et des sociétés médicales, comme le NHS, le NICE ou The Menopause Society. Sous chacune de ces réponses, vous pouvez ouvrir les sources et vérifier.',
    ],
    love: [
      'C’est gentil, mais je suis un programme : pas de romance possible avec moi. Une bonne conversation, en revanche, volontiers. Qu’est-ce qui vous occupe l’esprit ?',
      'Je suis flattée, autant qu’un programme peut l’être. Pas de rendez-vous avec moi, mais je suis là pour parler. Comment allez-vous ?',
    ],
    belief: [
      'C’est à chacune et à chacun d’y répondre, et je ne prends pas parti. Si la foi vous porte, c’est bon à savoir. Qu’est-ce qui vous y a fait penser ?',
      'Je suis un programme, je n’ai donc pas de croyance, et je vous laisse la vôtre. Y a-t-il derrière cette question quelque chose dont vous aimeriez parler ?',
    ],
    politics: [
      'Je reste en dehors de la politique. Mais si l’actualité vous pèse, parlez-m’en.',
      'C’est à vous d’en décider, et je ne m’en mêle pas. Est-ce que cela vous pèse ?',
    ],
    speaks: [
      'Je parle français, anglais et espagnol. Écrivez dans la langue que vous voulez, ou mélangez-les : je répondrai dans celle que je reconnais.',
    ],
    back: ['Contente de vous revoir. Qu’est-ce qui vous amène ?', 'Je suis là. De quoi aimeriez-vous parler ?'],
    wishes: ['Merci, à vous aussi. Je serai là quand vous voudrez continuer.', 'C’est gentil, merci. Prenez soin de vous.'],
    okay: [
      'D’accord. Je suis là quand vous voudrez continuer.',
      'Bien. Si vous pensez à autre chose, dites-le-moi.',
      'Entendu. De quoi voulez-vous parler maintenant ?',
    ],
    self: [
      'Il n’y a pas grand-chose à raconter sur moi : je suis Lara, un programme, sans corps, sans âge et sans jours de congé. Parlez-moi plutôt de vous. Comment allez-vous ?',
      'Je suis un programme : je ne ressens rien, je ne dors pas et je ne me fatigue pas. Je peux lire ce que vous écrivez et vous répondre, à toute heure. Et vous ?',
    ],
    sad: ['Ça n’a pas l’air d’un moment facile. Voulez-vous me dire ce qui se passe ?', 'Oh là. Je suis là. Que s’est-il passé ?'],
    glad: ['Voilà qui a l’air joyeux ! Quelle est la bonne nouvelle ?', 'Ça fait plaisir à voir ! Qu’est-ce qui vous fait sourire ?'],
  },
}
