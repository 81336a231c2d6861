import type { Language } from '../../../text/rules/speech.ts'

/** Words by which a sentence of a model is judged, as fragments of regular expressions over `toPlain` text. */
type Judged = {
  /** Symptoms, parts of the body and its functions, tests, and things taken or eaten for an effect. */
  readonly body: string
  /** Words of effect, cause, risk and cure, and of general statements: how long, how often, how many, who found it. */
  readonly effects: string
  /** Statements that all is well or no doctor is needed: rejected unless the reviewed text has them. */
  readonly reassurances: string
  /** Mentions of another user or of a woman that Lara claims to know. */
  readonly others: string
  /** Strong claims of effect or cause: allowed only if the named entry has the word. */
  readonly strong: string
  /** Beginnings that go on from the sentence before: medical if that one is. */
  readonly continues: string
  /** Words that negate a statement. */
  readonly negations: string
}

const EN: Judged = {
  body: 'mood|stress\\w*|desire|irritable|salt|sugar|perfumed|condoms?|ginkgo|herbs?|swell\\w*|thirst\\w*|breath\\w*|exhaust\\w+|tiredness|sex\\w*|symptoms?|hot flash\\w*|hot flush\\w*|flash(?:es)?|flush\\w*|sweat\\w*|sleep\\w*|asleep|awake|insomnia|wak(?:e|es|ing)|fatigue|pains?|painful|ache\\w*|aching|cramp\\w*|bleed\\w*|bled|blood\\w*|spotting|periods?|cycles?|ovulat\\w+|ovar\\w+|womb|uter\\w+|cervi\\w+|vagin\\w*|vulva\\w*|bladder|urin\\w+|urge\\w*|leak\\w*|pelvi\\w+|libido|dryness|breasts?|nipples?|hearts?|heartbeat\\w*|palpitat\\w+|pulse|cholesterol|bones?|fractur\\w+|joints?|muscles?|skin|itch\\w*|rash\\w*|hair|nails?|weight|metabol\\w+|bloat\\w*|bowels?|gut|stomach|nausea|headaches?|dizz\\w+|brain\\w*|memory|nerv(?:e|es)|mood swings?|panic\\w*|hormon\\w+|fertil\\w+|pregnan\\w+|immun\\w+|kidneys?|liver|lungs?|fever|temperature|swelling|lumps?|clots?|strokes?|allerg\\w+|surger\\w+|scans?|smears?|biops\\w+|mammogra\\w+|tests?|vaccin\\w+|diets?|soya?|phytoestrogens?|calcium|protein|caffeine|alcohol|smok\\w+|wine|coffee|exercis\\w+|cbt|therap\\w+|hypnosis|acupuncture|moisturi[sz]er\\w*|lubricants?|creams?',
  effects:
    '(?:some|most|many|few|other) (?:women|people)|weeks|months|years|minutes|usually|often|mostly|mainly|typical\\w*|tends?|likely|unlikely|serious\\w*|worse|comfortable|recommend\\w*|proof|proven|evidence|stud(?:y|ies)|research\\w*|experts?|report\\w*|irritat\\w+|damag\\w+|go(?:es)? away|comes? and go(?:es)?|come back|helps?|helped|helping|eas(?:e|es|ed|ing)|reliev\\w+|relief|reduc\\w+|lowers?|lowered|lowering|improv\\w+|worsen\\w*|caus(?:e|es|ed|ing)|trigger\\w*|leads? to|due to|because of|prevent\\w*|protect\\w*|treat\\w*|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|risk\\w*|safe|safely|unsafe|danger\\w*|harm\\w*|side effects?|effective\\w*|normal|normally|common|rare|rarely|works? (?:for|against|as|well)|dos(?:e|es|age)',
  reassurances:
    "(?<!i am |i'm |is )(?:no|not|don't|do not|does not|doesn't|never|hardly|needn't|without|instead of|rather than)(?: (?!wait|hesitate|delay|put)\\w+){0,5} (?:doctor|gp|nurse|clinic|hospital|appointment|checked|check-?up|tests?|ambulance)|(?:nothing|no reason|no need|not something)(?: \\w+){0,3} (?:serious|to worry|dangerous|worrying|to fear|concern\\w*)|you(?:'re| are)(?: \\w+ly)? (?:fine|okay|ok|healthy|normal|all right)|(?:is|are|it's)(?: \\w+)? (?:harmless|risk-free)|(?:completely|perfectly|totally|entirely|always|absolutely) (?:safe|harmless|normal)|no (?:side effects|risks?)|without (?:any )?(?:side effects|risks?)|(?:safely|simply|can|may) ignore|(?:doctor|appointment|check|bleeding|lump) (?:can|could|may) wait|goes away by itself|it's nothing|for (?:every|any)(?: \\w+)? woman",
  others:
    "another (?:woman|user|member|patient|lady)|other (?:users|members|patients)|(?:a|one) (?:woman|user|member|lady|friend of mine)(?: \\w+)? (?:i|who|here|told|wrote|in (?:this|the) app|like you)|(?<!you |you've |you have |you just |you already )(?:told|wrote to|confided in) me|my (?:users|patients|other)|one of (?:my|our|the) (?:users|women|patients|members)|(?:in|from) her (?:chat|notes|logs?|diary)",
  strong:
    'cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|eliminat\\w+|get(?:s|ting)? rid|prevent\\w*|caus(?:e|es|ed|ing)|guarantee\\w*|always|all women|every woman|proven|permanent\\w*|reverses?|detox\\w*|miracle\\w*',
  continues:
    '(?:and |but |so |yet )?(?:they|these|those|both|it (?:is|can|may|might|will|also|does|has|takes|works|comes|goes|gets|lasts|should|must|never|always))',
  negations: "not|no|never|\\w+n't|without|cannot|nor|neither|none|hardly|nobody",
}

const ES: Judged = {
  body: 'animo|estres\\w*|deseo|irritab\\w+|sal|azucar|perfum\\w+|preservativos?|ginkgo|hierbas?|hinch\\w+|sed|respir\\w+|agotamiento|sex\\w*|voz|adelgaz\\w+|diarrea|sintomas?|sofocos?|bochornos?|calores|sud(?:or|ores|as|ar|oracion)|dorm\\w+|duerm\\w+|sueno|insomnio|despiert\\w+|despert\\w+|fatiga|cansancio|dolor\\w*|duele\\w*|calambres?|sangr\\w+|manchad\\w+|reglas?|periodos?|ciclos?|ovul\\w+|ovari\\w+|utero|matriz|cuello del utero|vagin\\w*|vulva\\w*|vejiga|orin\\w+|pelvi\\w+|libido|deseo sexual|sequedad|pechos?|senos?|mamas?|corazon|latidos?|palpitacion\\w*|pulso|tension|colesterol|huesos?|fractur\\w+|articulacion\\w*|musculos?|muscular\\w*|piel|picor\\w*|picazon|pelo|cabello|unas|peso|metabol\\w+|hinchaz\\w+|intestin\\w*|estomago|nauseas?|dolores de cabeza|mareos?|cerebro|cerebral\\w*|memoria|nervios\\w*|panico|hormon\\w+|fertil\\w+|embaraz\\w+|inmun\\w+|rinon\\w*|higado|pulmon\\w*|fiebre|temperatura|bultos?|coagul\\w+|alergi\\w+|operacion\\w*|ecografia\\w*|citologia\\w*|biopsia\\w*|mamografia\\w*|pruebas?|analisis|vacuna\\w*|dietas?|soja|fitoestrogenos?|calcio|proteinas?|cafeina|alcohol|tabaco|fum\\w+|vino|cafe|ejercicio\\w*|tcc|terapias?|hipnosis|acupuntura|hidratante\\w*|lubricante\\w*|cremas?|cuerpo',
  effects:
    '(?:algunas|la mayoria de las|muchas|pocas|otras) mujeres|a la mayoria|semanas|meses|anos|minutos|suelen?|a menudo|casi siempre|casi nunca|normalmente|tipic\\w+|probable\\w*|grave\\w*|inofensiv\\w+|peor|comod[oa]s?|recomiend\\w+|recomend\\w+|pruebas de|estudios?|investiga\\w+|expert\\w+|irrita\\w*|se van sol\\w+|va y viene|ir y venir|vuelven|ayuda|ayudan|ayudar|ayudo|alivi\\w+|reduc\\w+|baja|bajan|bajar|disminu\\w+|mejor(?:a|an|ar|o)|empeor\\w+|causa\\w*|provoc\\w+|desencaden\\w+|lleva a|debid[oa] a|se deben?|por culpa de|previene\\w*|preven\\w+|proteg\\w+|trata(?:r|n|do|miento)?|cura(?:n|r|do)?|riesgos?|segur[oa] para|es segur[oa]|son segur[oa]s|peligro\\w*|dana\\w*|efectos?|eficaz|eficaces|normal|normales|comun|comunes|frecuent\\w+|rar[oa]s?|funciona\\w*|dosis',
  reassurances:
    '(?:no|nunca|sin|en vez de|en lugar de|ni)(?: (?!soy|esper|dud|tard|dej)\\w+){0,5} (?:medic[oa]|doctora?|enfermera|hospital|consulta|cita|revision|pruebas|ambulancia|urgencias)|(?:nada|ningun\\w*)(?: \\w+){0,3} (?:grave|preocup\\w+|peligros\\w+|malo|serio)|no es nada|estas (?:\\w+mente )?(?:bien|sana)|todo (?:esta )?(?:bien|normal)|(?:es|son)(?: \\w+)? inofensiv\\w+|(?:totalmente|completamente|perfectamente|siempre|del todo) (?:segur\\w+|inofensiv\\w+|normal\\w*)|sin (?:ningun )?(?:efectos secundarios|riesgos?)|no tienen? (?:\\w+ )?(?:efectos secundarios|riesgos?)|(?:ignor|olvid)ar(?:lo|la)|(?:medic[oa]|cita|revision|sangrado|bulto) puede esperar|se (?:quita|va|pasa) sol[oa]|para (?:cualquier mujer|todas las mujeres)',
  others:
    'otra (?:mujer|usuaria|paciente|senora)|otras (?:usuarias|pacientes)|una (?:mujer|usuaria|amiga mia|senora)(?: \\w+)? (?:que|aqui|me|como tu)|me (?:conto|escribio|dijo|confio)|mis (?:usuarias|pacientes|otras)|una de (?:mis|nuestras|las) (?:usuarias|mujeres|pacientes)|(?:en|de) (?:su|sus) (?:chat|notas|diario)',
  strong:
    'cura(?:n|r)?|elimina\\w*|previene\\w*|prevenir|causa(?:n|r)?|provoca\\w*|garantiza\\w*|siempre|todas las mujeres|toda mujer|demostrad\\w+|definitiv\\w+|revierte\\w*|milagr\\w+|desintoxica\\w*',
  continues:
    '(?:y |pero |asi que )?(?:ell[oa]s|est[oa]s|es[oa]s|amb[oa]s|tambien|ademas|pueden?|duran?|vienen?|pasan?|esto (?:es|puede|se)|eso (?:es|puede|se))',
  negations: 'no|nunca|sin|ni|tampoco|jamas|ningun\\w*|nadie|nada',
}

const FR: Judged = {
  body: "humeur|moral|stress\\w*|desir|sel|sucre|parfum\\w+|preservatifs?|ginkgo|plantes?|gonfl\\w+|soif|respir\\w+|epuisement|sexe|sexu\\w+|voix|maigri\\w+|diarrhee|mollets?|symptomes?|bouffees?|sueurs?|transpir\\w+|dorm\\w+|dort|dors|sommeil|insomni\\w+|reveil\\w*|fatigue|douleurs?|douloureu\\w+|crampes?|saign\\w+|sang|pertes?|regles|cycles?|ovul\\w+|ovaires?|uterus|col de l'uterus|vagin\\w*|vulv\\w*|vessie|urin\\w+|pelvi\\w+|perinee|libido|secheresse|seins?|coeur|cœur|battements?|palpitations?|pouls|tension|cholesterol|os|osseu\\w+|fractur\\w+|articul\\w+|muscl\\w+|muscul\\w+|peau|demange\\w+|cheveux|ongles|poids|metabol\\w+|ballonne\\w+|intestin\\w*|ventre|estomac|nausees?|maux de tete|etourdisse\\w+|cerveau|cerebra\\w+|memoire|nerfs?|panique|hormon\\w+|fertil\\w+|grossesse|enceinte|immun\\w+|reins?|foie|poumons?|fievre|temperature|boules?|caillots?|allerg\\w+|operation|echographie|frottis|biopsie|mammographie|tests?|analyses?|vaccin\\w*|regime|soja|phyto\\w+|calcium|proteines?|cafeine|alcool|tabac|fum\\w+|vin|cafe|exercices?|tcc|therapies?|hypnose|acupuncture|hydratant\\w*|lubrifiant\\w*|cremes?|corps",
  effects:
    '(?:certaines|la plupart des|beaucoup de|peu de|d.autres) femmes|la plupart|semaines|mois|annees|ans|minutes|souvent|en general|le plus souvent|presque toujours|presque jamais|typiqu\\w+|probable\\w*|graves?|pire|confortables?|recommand\\w+|preuves?|etudes?|recherch\\w+|experts?|irrit\\w+|abim\\w+|va et vient|passe(?:nt)? tout seule?s?|reviennent|convien\\w+|ordinaires?|aid(?:e|ent|er|ait)|soulag\\w+|redui\\w+|reduc\\w+|baiss\\w+|diminu\\w+|amelior\\w+|aggrav\\w+|caus(?:e|ent|er|ee?s?)|provoqu\\w+|declench\\w+|entrain\\w+|due?s? a|a cause d\\w*|previen\\w+|preven\\w+|proteg\\w+|trait(?:e|ent|er|ement|ements)|soign\\w+|guer\\w+|risqu\\w*|sans danger|danger\\w*|nocif\\w*|effets?|efficac\\w+|normal|normale|normaux|courant\\w*|frequent\\w*|rares?|fonctionn\\w+|doses?|adouci\\w+',
  reassurances:
    "(?<!suis |attend\\w* |hesit\\w* |tard\\w* )(?:pas|jamais|sans|plutot que|au lieu d\\w*|inutile|plus)(?:[ '][\\w-]+){0,5} (?:medecin|docteur|infirmiere|hopital|consultation|rendez-vous|examens?|urgences|ambulance)|rien (?:\\w+ ){0,2}(?:de )?(?:grave|inquietant|dangereux|serieux)|ce n'est rien|vous (?:allez|etes) (?:\\w+ment )?(?:bien|en bonne sante|normale)|tout (?:va bien|est normal)|(?:est|sont)(?: \\w+)? inoffensi\\w+|(?:totalement|completement|parfaitement|toujours|tout a fait) (?:sur|sure|sans danger|inoffensi\\w+|norma\\w+)|sans (?:aucun )?(?:effets? secondaires?|risques?)|(?:aucun|pas d\\w*) ?(?:effets? secondaires?|risques?)|(?:ignorer|l'ignorer|oublier) (?:ce|cela|ces)|(?:medecin|rendez-vous|examen|saignement|boule) peut attendre|(?:passe|part|disparait) (?:tout )?seule?|pour toutes les femmes",
  others:
    "une autre (?:femme|utilisatrice|patiente|dame)|d'autres (?:utilisatrices|patientes)|une (?:femme|utilisatrice|amie a moi|dame)(?: \\w+)? (?:que je|qui|ici|comme vous)|m'a (?:raconte|ecrit|dit|confie)|mes (?:utilisatrices|patientes|autres)|une de (?:mes|nos|ces) (?:utilisatrices|femmes|patientes)|dans (?:son|ses) (?:journal|notes|conversation)",
  strong:
    'guer(?:it|ir|issent|ison)|elimin\\w+|previen\\w+|prevenir|caus(?:e|ent|er)|provoqu\\w+|garanti\\w*|toujours|toutes les femmes|chaque femme|prouve\\w*|definitiv\\w+|inverse(?:nt)?|miracle\\w*|detox\\w*',
  continues:
    "(?:et |mais |donc )?(?:ils|elles|ces|les deux|celles?-ci|ceux-ci|(?:cela|ca|il) (?:peut|va|dure|vient|passe|reste|faut|s'agit))",
  negations: 'ne|n|pas|jamais|sans|ni|aucune?|rien|personne',
}

/** Words by which a model's sentences are judged, by language. */
export const JUDGED: Readonly<Record<Language, Judged>> = { en: EN, es: ES, fr: FR }
