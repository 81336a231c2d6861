/**
 * Words with which a message refers to the one before it. All in plain form: lower case, without accents, one list for
 * English, Spanish and French unless a language is named.
 */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Beginnings of a message that goes on from the last one; words joined by `_` count only together. */
export const OPENERS: In<string> = {
  en: 'and but so or then also only because except though what_about how_about what_if and_what what_of ok_and ok_but ok_so',
  es: 'y pero entonces o tambien solo solamente es_que aunque porque que_tal que_hay_de que_pasa_con vale_y ah_y',
  fr: 'et mais alors ou donc aussi seulement sauf_que parce_que c_est_que qu_en_est_il d_accord_et et_si ah_et',
}

/** Pronouns that may refer to something said before; words joined by `_` count only together. */
export const PRONOUNS: In<string> = {
  en: 'it its that this them they these those one ones both',
  es: 'eso esto ello ellos ellas aquello ese esa lo',
  fr: 'c ca cela ceci celui celle ceux celles j_en y_en en_prendre le_prendre la_prendre les_prendre l_arreter l_utiliser le_faire leur_fait leur_font en_parler',
}

/** Words after which a pronoun cannot be an empty subject, as in "is it normal to …". */
export const BEFORE_PRONOUN: In<string> = {
  en: 'of for about with from on in to by like make makes made take stop start use try treat do help get have without than',
  es: 'con de para por sobre a en sin como',
  fr: 'pour avec contre de sur sans comme apres a',
}

/** Words that name no subject of their own: "is it safe", "how long", "the side effects". */
export const OPEN_WORDS: In<string> = {
  en: `change changes changed thing things need needs needed want allowed normal worth due linked menopause perimenopause safe safely dangerous risk risks side effect effects work works working long last lasts often soon quickly fast late early start stop take taking use using used
    right good bad better best worse cost costs price expensive free harm harmful difference reason reasons cause causes caused mean means meaning happen happens
    explain example common rare serious true sure proven evidence benefits benefit dose amount strength prescription buy try tried choose option options alternative
    alternatives else other another different first really exactly go goes away come comes back end ends begin begins first time times day days week weeks month
    months year years longer short again forever treat treated treatment treatments cure make makes anything something nothing help helps helped enough after
    before until since suit suits suitable reaction else deal cope raise increase increases lower reduce reduces heal heals therapy`,
  es: `cambia cambiaria algo cosa cosas necesito necesita hace_falta normal venir viene ser menopausia perimenopausia cuanto cuanta cuantos cuantas hace hacen seguro segura seguros seguras peligroso peligrosa riesgo riesgos efecto efectos secundario secundarios funciona funcionan sirve sirven dura duran durar tiempo
    tarda tardan empieza empezar notar notarse nota dejar dejarlo tomar tomo tomarlo tomarla usar uso adecuada adecuado bueno buena malo mala mejor peor cuesta cuestan
    precio caro cara gratis dano diferencia causa causas razon significa pasa pasar explica ejemplo frecuente raro grave verdad cierto beneficio beneficios dosis
    cantidad receta comprar probar elegir opcion opciones alternativa alternativas otra otro otras otros distinto primero exactamente quita quitan vuelve acaba
    termina vez veces dia dias semana semanas mes meses ano anos corto tratar tratamiento tratamientos cura ayuda ayudan ayudar bastante despues antes conviene
    debo deberia hay recomienda empeora aumenta sube baja reduce temprano tarde pronto a_la_larga luego vuelven reaparecen sirva cura curarse curar tardar terapia terapias`,
  fr: `change changer changerait changera quelque chose besoin normal normale venir vient lie combien fait font faut sur sure danger dangereux dangereuse risque risques effet effets secondaire secondaires marche marchent fonctionne sert dure durent durer temps longtemps agit agir
    agissent bout commence commencer arreter prendre prend prends utiliser bon bonne bonnes bons mauvais mieux pire coute cher prix gratuit difference cause causes
    raison signifie veut dire arrive passe expliquer exemple frequent rare grave vrai preuve benefice benefices dose quantite ordonnance acheter essayer choisir
    option options alternative alternatives autre autres different premier exactement revient finit fois jour jours semaine semaines mois an ans annees court soigner
    traiter traitement traitements guerir aide aident aider assez apres avant convient augmente baisse reduit tot tard bientot met mettre sans reviennent guerit ensuite`,
}

/** Last words of a message that goes on from the last one: "does it help with sleep too?" */
export const CLOSING_WORDS = 'too also then though actually tambien entonces aussi egalement alors donc'

/** Beginnings of a question that is typed without its sign. */
export const ASKING: In<RegExp> = {
  en: /^(?:is|are|do|does|can|could|should|will|would|how|what|when|which|where|why|who)\b/i,
  es: /^(?:(?:y |pero |de |a |con |por )?(?:qu[eé]|cu[aá]nt)|(?:y )?si |puede|ser[aá] |qu[eé]|cu[aá]l|cu[aá]nt|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|por qu[eé]|se puede|es |son |hay |puedo|debo|sirve|vale)/i,
  fr: /^(?:est-ce|c['’]est|combien|comment|quand|quel|lequel|laquelle|pourquoi|qui |que |qu['’]|on peut|je peux|peut-on|faut-il|il faut|[cç]a |si |faut|tu |vous )|\b(?:pourrait|peut|faut|combien|comment|quoi|laquelle|lequel|hein|non)\b/i,
}

/** How a length of time is asked for, in plain words, and how an entry tells it. */
export const DURATION: In<{ readonly asked: RegExp; readonly told: RegExp }> = {
  en: { asked: /how long|how many (?:weeks|months|years)|how soon/, told: /\b(?:weeks?|months?|years?)\b/i },
  es: { asked: /cuanto (?:tiempo|dura|tarda)|cuantos (?:meses|anos|dias)|cuantas semanas/, told: /semanas?|meses|años?/i },
  fr: { asked: /combien de (?:temps|semaines|mois|jours)|c est long/, told: /semaines?|mois|\bans?\b|années?/i },
}

/** What may be asked of hormone therapy without naming it, in plain words, with the entry that answers. */
export const ASPECTS: readonly { readonly entry: string; readonly words: RegExp }[] = [
  {
    entry: 'treatments-starting-late',
    words: /\b(?:at|even at|with|con|incluso con|a|meme a|over|mas de|plus de) (?:5[5-9]|6\d|7\d)\b|too late|demasiado tarde|trop tard/,
  },
  {
    entry: 'treatments-risks',
    words:
      /\b(?:safe|dangerous|risky|risks?|segur[oa]s?|peligros[oa]s?|riesgos?|sans danger|sans risque|dangereux|dangereuse|risques?|c est sur|est il sur)\b/,
  },
]

/** Kinds of subjects. One that a message names takes the place of those of its kind in the last question. */
export type SubjectKind = 'treatment' | 'form' | 'condition' | 'complaint' | 'moment' | 'person'

/**
 * A subject by the beginnings of its words in all languages; words joined by `_` count only together. `entries` are the
 * ids of the entries that are about a treatment or form, its own entry first: what others say is not true of it. Those
 * of a condition answer questions about treatments with it.
 */
export type Subject = {
  readonly kind: SubjectKind
  readonly words: string
  /** Pairs of beginnings of words that name it also with other words in between. */
  readonly apart?: readonly (readonly [string, string])[]
  readonly entries?: string
}

const HORMONES = `treatments-hormone-therapy treatments-risks treatments-side-effects treatments-benefits treatments-how-long treatments-how-soon treatments-stopping
  treatments-starting-late treatments-who-decides treatments-forms treatments-progestogen treatments-bioidentical treatments-after-cancer hot-flashes-hormones
  heart-hormones bones-hormones mood-medicines memory-medicines doctor-hormones-talk bleeding-on-hormones stages-surgery treatments-warnings-us treatments-thyroid`
const FORMS = `treatments-forms treatments-risks treatments-side-effects treatments-how-soon treatments-how-long treatments-stopping treatments-hormone-therapy
  treatments-benefits treatments-who-decides treatments-starting-late treatments-warnings-us`

/**
 * Conditions that an answer on hormone therapy names, by the beginnings of their words in all languages, with the entry
 * that tells about the two together.
 */
export const WITH_HORMONES: readonly { readonly words: string; readonly entry: string }[] = [
  { words: 'migrain migran', entry: 'treatments-forms' },
  { words: 'clots clotting thrombos trombos coagul caillot phlebit flebit dvt embol', entry: 'treatments-forms' },
  { words: 'thyroid tiroid thyroxin levothyrox eutirox levotiroxin', entry: 'treatments-thyroid' },
  { words: 'hysterectom histerectom womb uterus utero matriz', entry: 'treatments-progestogen' },
]

/** The subjects, the more specific first: words that one has taken count for no other. */
export const SUBJECTS: readonly Subject[] = [
  {
    kind: 'condition',
    words: `breast_cancer cancer_de_mama cancer_de_pecho cancer_de_seno cancer_du_sein tamoxif aromatase aromatasa`,
    entries: 'treatments-after-cancer',
  },
  {
    kind: 'form',
    words: `vaginal_estrog vaginal_oestrog vaginal_hormon vaginal_cream vaginal_tablet vaginal_pessar vaginal_gel vaginal_ring vaginal_kind vaginal_one vaginal_form vaginal_version vaginal_route down_there via_vaginal voie_vaginale local_estrog local_oestrog
      estrogeno_vaginal estrogenos_vaginal estrogenos_local crema_vaginal ovulo hormonas_vaginal estrogenos_por_via_vaginal
      oestrogenes_vagina oestrogenes_loca oestrogene_vagina creme_vaginale ovule hormones_vagina vagifem vagirux ovestin pessar`,
    apart: [
      ['hormon', 'vaginal'],
      ['estrogen', 'vaginal'],
      ['oestrog', 'vaginal'],
    ],
    entries: 'treatments-vaginal-estrogen',
  },
  { kind: 'form', words: 'patch parche timbre', entries: FORMS },
  { kind: 'form', words: 'gel spray', entries: FORMS },
  { kind: 'form', words: 'hrt_tablet hormone_tablet hrt_pill tablet pastilla comprim cachet', entries: FORMS },
  { kind: 'treatment', words: 'progest utrogest', entries: 'treatments-progestogen' },
  { kind: 'treatment', words: 'testost', entries: 'treatments-testosterone' },
  { kind: 'treatment', words: 'bioident body_identical', entries: 'treatments-bioidentical' },
  { kind: 'treatment', words: 'magnesi', entries: 'treatments-magnesium' },
  { kind: 'treatment', words: 'vitamin_d vitamina_d vitamine_d', entries: 'treatments-vitamin-d' },
  { kind: 'treatment', words: 'calcium calcio', entries: 'bones-calcium self-care-calcium' },
  {
    kind: 'treatment',
    words:
      'soya soja clover trebol trefle isoflavon soy_milk soy_supplement soy_product soy_food soy_capsule about_soy is_soy does_soy can_soy will_soy of_soy take_soy taking_soy tried_soy try_soy eat_soy eating_soy and_soy or_soy soy_help soy_safe soy_good soy_bad soy_work soy_and soy_or',
    entries: 'treatments-soy',
  },
  { kind: 'treatment', words: 'cohosh cimicifuga actee', entries: 'treatments-black-cohosh' },
  { kind: 'treatment', words: 'primrose onagr', entries: 'treatments-evening-primrose' },
  {
    kind: 'treatment',
    words: 'john_s_wort johns_wort wort hiperico hierba_de_san_juan millepertuis',
    entries: 'treatments-st-johns-wort treatments-supplements',
  },
  {
    kind: 'treatment',
    words: 'cbt tcc talking_therap cognitive cognitivo',
    entries: 'treatments-cbt sleep-cbt hot-flashes-cbt mood-talking',
  },
  { kind: 'treatment', words: 'hypnos hipnos', entries: 'treatments-hypnosis' },
  { kind: 'treatment', words: 'statin estatin', entries: 'heart-statins' },
  { kind: 'treatment', words: 'alendron bisphosphon bifosfon denosumab fosamax bone_medic', entries: 'bones-medicines' },
  {
    kind: 'treatment',
    words: 'sleeping_pill sleeping_tablet sleep_aid melatonin zopiclon zolpidem pastillas_para_dormir somnifer',
    entries: 'sleep-pills',
  },
  {
    kind: 'treatment',
    words: 'antidepres ssri sertralin venlafaxin',
    entries: 'treatments-antidepressants mood-medicines treatments-without-hormones hot-flashes-medicines',
  },
  { kind: 'treatment', words: 'fezolinetant veoz', entries: 'treatments-fezolinetant' },
  { kind: 'treatment', words: 'elinzanetant lynkuet', entries: 'treatments-elinzanetant' },
  {
    kind: 'treatment',
    words: 'gabapentin clonidin oxybutynin oxibutinin',
    entries: 'treatments-without-hormones hot-flashes-medicines',
  },
  {
    kind: 'treatment',
    words: 'coil mirena iud ius diu sterilet contracep anticoncep',
    entries: 'treatments-contraception bleeding-coil stages-contraception stages-on-pill',
  },
  { kind: 'treatment', words: 'lubric lubrif moisturi hidratante_vaginal', entries: 'intimacy-lubricants' },
  {
    kind: 'treatment',
    words: 'herb hierba plante supplement suplement complement',
    entries: 'treatments-supplements hot-flashes-supplements',
  },
  {
    kind: 'treatment',
    words:
      'without_hormon without_hrt non_hormon hormone_free sin_hormon sin_terapia_hormon sans_hormon sans_traitement_hormon non_hormonal',
    entries:
      'treatments-without-hormones hot-flashes-medicines treatments-cbt treatments-fezolinetant treatments-elinzanetant treatments-antidepressants hot-flashes-cbt hot-flashes-supplements',
  },
  { kind: 'treatment', words: 'hrt mht thm ths trh hormon estrog oestrog estradiol oestradiol', entries: HORMONES },
  { kind: 'complaint', words: 'hot_flash hot_flush flush flash sofoc bochorn bouffee calores' },
  { kind: 'complaint', words: 'night_sweat sudores_noct sueurs sweat sudor sudoracion' },
  { kind: 'complaint', words: 'sleep asleep insomni dormir duermo sueno sommeil dors endorm waking wake_up despiert reveill' },
  { kind: 'complaint', words: 'anxi angust ansi angoiss panic panico panique' },
  { kind: 'complaint', words: 'rage anger angry irrita rabia ira enfad colere' },
  { kind: 'complaint', words: 'cry llor pleur' },
  { kind: 'complaint', words: 'mood depress depres low sad animo triste moral' },
  { kind: 'complaint', words: 'dryness dry_down sequedad secheresse' },
  { kind: 'complaint', words: 'sex sexo rapport relaciones_sex' },
  { kind: 'complaint', words: 'desire libido deseo desir' },
  { kind: 'complaint', words: 'joint articula' },
  { kind: 'complaint', words: 'headache migrain migran mal_de_tete maux_de_tete dolor_de_cabeza' },
  { kind: 'complaint', words: 'weight peso poids' },
  { kind: 'complaint', words: 'hair pelo cabello cheveux' },
  { kind: 'complaint', words: 'skin piel peau' },
  { kind: 'complaint', words: 'bone hueso os osteop' },
  { kind: 'complaint', words: 'heart corazon coeur' },
  { kind: 'complaint', words: 'cholesterol colesterol' },
  { kind: 'complaint', words: 'blood_pressure tension' },
  { kind: 'complaint', words: 'fog brain_fog niebla brouillard memor' },
  { kind: 'complaint', words: 'palpit' },
  { kind: 'complaint', words: 'leak perdidas_de_orina fuites bladder vejiga vessie' },
  { kind: 'complaint', words: 'bleed sangr saign period regla regles spotting manch' },
  { kind: 'complaint', words: 'perimenop' },
  { kind: 'complaint', words: 'tired exhaust fatig cansa' },
  { kind: 'moment', words: 'night noche nuit' },
  { kind: 'moment', words: 'evening morning manana matin soir soiree' },
  { kind: 'moment', words: 'work trabajo travail bureau oficina' },
  { kind: 'person', words: 'partner husband wife boyfriend pareja marido novio mari conjoint compagnon' },
  { kind: 'person', words: 'child kid hijo hija enfant' },
  { kind: 'person', words: 'manager boss jefe jefa chef' },
  { kind: 'person', words: 'friend amiga amigo amie ami' },
]

/** Things whose faults are no topic of hers: "my phone doesn't charge, what can it be?" */
export const DEVICES =
  /\b(?:phone|charger|laptop|computer|printer|car|wifi|telefono|celular|movil|cargador|portatil|ordenador|computadora|impresora|coche|carro|telephone|portable|chargeur|ordinateur|imprimante|voiture)\b/

/** Does not know what to say to her partner; the whole message. */
const WHAT_TO_TELL_HIM =
  /^(?:(?:and|but|so|honestly|y|pero|entonces|et|mais|alors) )*(?:i (?:just )?(?:don t|do not|dont) (?:even )?know (?:what|how) (?:to|i should) (?:tell|say to|explain (?:it|this|that) to|talk to) (?:him|my (?:husband|partner))|(?:what|how) (?:do|should|can|could) i (?:tell|say to|explain (?:it|this|that) to|talk to) (?:him|my (?:husband|partner))|(?:es que )?no se (?:que|como) (?:decirle|explicarselo|contarselo|explicarle|hablarle|hablar con el)|(?:que|como) (?:le digo|se lo (?:digo|explico|cuento)|puedo (?:decirle|decirselo|explicarselo))|je ne sais (?:pas|plus) (?:quoi|comment) (?:lui (?:dire|expliquer|en parler|parler)|le lui (?:dire|expliquer))|(?:que|qu est ce que je|comment) (?:je |puis je )?(?:lui (?:dis|dire|expliquer|explique|en parler)|le lui (?:dire|expliquer)))(?: (?:about (?:it|this|that)|a mi (?:marido|pareja)|a mon (?:mari|compagnon)|anymore|any more))?$/

/** Whether to tell somebody; the whole message. */
const SHOULD_TELL =
  /^(?:(?:and|but|so|y|pero|entonces|et|mais|alors) )*(?:(?:should|must|do) i (?:have to |need to )?tell (?:him|her|them|my (?:boss|manager))|(?:se lo (?:digo|cuento)|(?:debo|deberia|tengo que) (?:decirselo|contarselo|decirle))(?: a mi jef[ea])?|(?:est ce que )?(?:je dois|dois je|je devrais|faut il|il faut) (?:lui (?:dire|en parler)|le lui dire|en parler a (?:mon|ma) (?:chef|cheffe|patron|patronne)))(?: (?:about (?:it|this)|or not|o no|ou pas|eso|ca))?$/

/** A person that a whole message asks about, in plain words, and the entry that answers; `within` a topic only. */
export const PERSONS: readonly { readonly entry: string; readonly words: RegExp; readonly within?: string }[] = [
  { entry: 'work-telling-manager', within: 'work', words: SHOULD_TELL },
  {
    entry: 'relationships-partner-help',
    words:
      /^(?:(?:and|but|so|ok|y|pero|entonces|et|mais|alors) )*(?:what (?:can|could|should) (?:he|my (?:husband|partner)) (?:actually )?do(?: (?:about it|to help(?: me)?|for me|then))*|how (?:can|could) (?:he|my (?:husband|partner)) help(?: me)?|(?:el |mi marido |mi pareja )?(?:que|como) (?:puede|podria) (?:el |mi marido |mi pareja )?(?:hacer|ayudar|ayudarme)(?: (?:el|por mi|para ayudarme))?|(?:lui |mon mari )?(?:qu est ce qu il|il|que) (?:peut|pourrait|peut il) (?:faire|m aider)(?: (?:lui|quoi|pour moi|pour m aider))*|comment (?:peut il|il peut) m aider)$/,
  },
  {
    entry: 'intimacy-talking',
    within: 'intimacy',
    words:
      /^(?:(?:and|but|so|y|pero|entonces|et|mais|alors) )*(?:(?:what about )?(?:him|my (?:husband|partner))|what (?:will|would|does) he (?:say|think)|el|mi (?:marido|pareja)|(?:el |mi marido )?que (?:dira|pensara|va a (?:decir|pensar))(?: el)?|lui|mon mari|(?:lui )?(?:il va|qu est ce qu il va) (?:dire|penser)(?: quoi)?)$/,
  },
  { entry: 'intimacy-talking', within: 'intimacy', words: WHAT_TO_TELL_HIM },
  { entry: 'relationships-telling-partner', words: WHAT_TO_TELL_HIM },
  {
    entry: 'relationships-telling-partner',
    words:
      /^(?:(?:and|but|so|y|pero|entonces|et|mais|alors) )*(?:(?:what about |and )(?:him|my (?:husband|partner))|what (?:will|would) he (?:say|think)|el|mi (?:marido|pareja)|(?:el |mi marido )?que (?:dira|pensara|va a (?:decir|pensar))(?: el)?|lui|mon mari|(?:lui )?(?:il va|qu est ce qu il va) (?:dire|penser)(?: quoi)?)$/,
  },
  {
    entry: 'self-care-kindness',
    words:
      /^(?:(?:and|but|so|ok|y|pero|entonces|et|mais|alors) )*(?:what about me|where does that leave me|and me|yo|y yo|yo que|(?:que|donde) (?:pasa conmigo|quedo yo)|moi|moi alors|et moi)(?: (?:in all (?:this|that)|then|en todo esto|entonces|dans tout ca|dans tout cela|la dedans|alors))?$/,
  },
]
