import type { Language } from '../../text/rules/speech.ts'

/** A complaint in its most common wordings, a few everyday words, and the knowledge entry for it. */
export type Complaint = { readonly id: string; readonly groups: readonly string[] }

/**
 * Words that may accompany a complaint without changing its meaning, in plain form; words joined by `_` count only
 * together.
 */
export const BESIDE_COMPLAINTS: Readonly<Record<Language, string>> = {
  en: `hi hello lara please help i im m am ve have had got get gets getting been having keep keeps s my me a an the these this those some so very really too much
    many lot lots of bad badly terrible awful horrible constant constantly always often all time at night nights during day days in morning mornings evening
    again still now lately recently suddenly since for weeks months with and just any more anymore anything feel feeling every from ugh oh god it_is
    what_can_i_do what_do_i_do what_should_i_do what_to_do what_helps about against can_you_help`,
  es: `hola lara por favor ayuda ayudame yo tengo tener me da dan mi mis el la los las lo un una unos unas muy mucho mucha muchos muchas tan tanto tanta demasiado
    demasiada siempre constante constantes todo tiempo rato dia dias noche noches de del por en manana mananas tarde otra vez ya ahora ultimamente hace semanas meses
    con y esta estan estoy ando siento sufro que_puedo_hacer que_hago que_hacer que_ayuda contra para se le a al cada desde todas todos terribles horribles fuertes fatal sin parar
    ay dios ultima`,
  fr: `bonjour lara aidez moi aide svp s il vous plait je j ai m me des de d du la le les l un une mes mon ma tres trop tellement si beaucoup toujours souvent tout
    temps le matin soir nuit nuits jour jours en en_ce_moment encore depuis semaines mois avec et est sont suis sens c_est que_faire que_puis_je_faire contre pour ca sans arret terribles
    horribles fortes constamment toute toutes tous au a vraiment oh`,
}

/** Requests and the most common complaints; the first match is used. */
export const COMPLAINTS: Readonly<Record<Language, readonly Complaint[]>> = {
  en: [
    {
      id: 'bleeding-spotting',
      groups: [
        'spotting|spots of blood|a bit of blood|spotted|i m spotting',
        'no period|no periods|without a period|without periods|after no period|without bleeding',
        'two months|three months|four months|five months|six months|2 months|3 months|4 months|5 months|6 months|several months|some months|a few months',
      ],
    },
    {
      id: 'work-telling-manager',
      groups: [
        'help me|can you help me|help me to',
        'write|write to|tell|talk to|email|write a letter|write an email|write a message|find the words for|explain it to|explain this to',
        'to my boss|my boss|to my manager|my manager|my employer|to my employer|hr',
      ],
    },
    {
      id: 'relationships-telling-partner',
      groups: [
        'help me|can you help me|help me to',
        'write|write to|tell|talk to|email|write a letter|write an email|write a message|find the words for|explain it to|explain this to',
        'to my husband|my husband|to my partner|my partner|my wife|to my wife|my boyfriend',
      ],
    },
    {
      id: 'sleep-night-sweats',
      groups: [
        'wake up|wake|waking up|waking|woke up',
        'soaked|drenched|sweating|sweat|sweats|night sweats|in a sweat|soaked in sweat|drenched in sweat|wet|dripping',
      ],
    },
    {
      id: 'hot-flashes-night',
      groups: [
        'night sweats|night sweat|sweat|sweats|sweating|soaked|drenched|wake up soaked|wake up drenched|wake up sweating|hot flashes|hot flushes|hot flash|hot flush|hot|boiling|burning up|dying of heat|dying of the heat',
        'night|nights|bed|night sweats|night sweat',
      ],
    },
    {
      id: 'hot-flashes-moment',
      groups: [
        'dying of heat|dying of the heat|dying from the heat|boiling|boiling hot|burning up|hot|overheating|roasting|melting|on fire',
      ],
    },
    { id: 'hot-flashes-moment', groups: ['hot flash|hot flush|hot flashes|hot flushes', 'right now|now'] },
    {
      id: 'hot-flashes-help',
      groups: ['hot flash|hot flashes|hot flush|hot flushes|flashes|flushes|hotflashes|hotflushes|sweats|sweating'],
    },
    {
      id: 'sleep-waking',
      groups: [
        'wake up|wake|waking up|waking|woke up|awake|wide awake',
        'night|nights|in the night|at 2|at 3|at 4|at 2am|at 3am|at 4am|am|2am|3am|4am|every few hours|every hour|every two hours|in the small hours|too early',
      ],
    },
    {
      id: 'sleep-falling-asleep',
      groups: [
        'can t fall asleep|cant fall asleep|cannot fall asleep|trouble falling asleep|can t get to sleep|cant get to sleep|hard to fall asleep',
      ],
    },
    {
      id: 'sleep-why-worse',
      groups: [
        'can t sleep|cant sleep|cannot sleep|not sleeping|don t sleep|dont sleep|not sleep|no sleep|sleep badly|sleep so badly|sleeping badly|sleep so bad|insomnia|never sleep|sleepless|bad sleep|hardly sleep|barely sleep|trouble sleeping|problems sleeping|sleep problems|poor sleep|not slept|haven t slept|didn t sleep|sleep is terrible|sleep is awful|sleep is bad',
      ],
    },
    {
      id: 'memory-words',
      groups: [
        'losing words|lose words|losing my words|forget words|forgetting words|can t find words|can t find the word|can t find the words|can t find my words|can t find the right word|forget names|forgetting names',
      ],
    },
    {
      id: 'memory-focus',
      groups: [
        'can t concentrate|cant concentrate|cannot concentrate|can t focus|cant focus|no concentration|no focus|trouble concentrating|concentration is gone',
      ],
    },
    {
      id: 'memory-brain-fog',
      groups: [
        'forget everything|forget things|forgetting things|forgetting everything|forgetting|forgetful|brain fog|brainfog|foggy|foggy brain|fog|head is foggy|brain is foggy|can t remember anything|can t remember things|can t remember|can t think|can t think straight|memory is gone|memory loss|memory|losing my memory|memory is going|brain is mush',
      ],
    },
    {
      id: 'mood-crying',
      groups: ['crying|cry|can t stop crying|cant stop crying|tearful|weepy|cry over everything|cry over nothing|burst into tears'],
    },
    {
      id: 'mood-rage',
      groups: ['rage|angry|furious|anger|full of rage|at everyone|at everything|with everyone', 'rage|angry|furious|anger'],
    },
    {
      id: 'mood-irritable',
      groups: [
        'irritable|irritated|irritability|everything annoys|everyone annoys|everything irritates|everyone irritates|annoyed|cranky|snappy|snapping at everyone|snap at everyone|short tempered|short temper|fed up|fed up with everything|sick of everything|grumpy|moody|mood swings|mood swing|everyone gets on my nerves|everything gets on my nerves|by everything|at everyone|with everyone',
      ],
    },
    {
      id: 'mood-panic',
      groups: ['panic attacks|panic attack|panic|panicking|panicky'],
    },
    {
      id: 'mood-anxiety',
      groups: ['anxious|anxiety|worried|nervous|worry|worrying|about everything', 'anxious|anxiety|worried|nervous|worry|worrying'],
    },
    { id: 'mood-stress', groups: ['stressed|stressed out|stress|so much stress|overwhelmed'] },
    {
      id: 'mood-low',
      groups: [
        'sad|sadness|low|down|depressed|depression|low mood|miserable|blue|unhappy|mood is low|for no reason',
        'sad|sadness|low|down|depressed|depression|low mood|miserable|blue|unhappy|mood is low',
      ],
    },
    {
      id: 'body-tiredness',
      groups: [
        'tired|exhausted|exhaustion|fatigue|fatigued|tiredness|no energy|zero energy|worn out|drained|knackered|wiped out|shattered|weary|have no energy left|no energy left|no strength|have no strength|no strength left',
      ],
    },
    {
      id: 'bleeding-heavy',
      groups: [
        'heavy periods|heavy period|periods are heavy|period is heavy|periods are so heavy|periods are very heavy|periods are too heavy|period is so heavy',
      ],
    },
    {
      id: 'bleeding-missed',
      groups: [
        'no period|no periods|missed period|missed periods|missed a period|missed my period|period is late|late period|period stopped|periods stopped|periods have stopped|period has stopped|period hasn t come|haven t had a period|haven t had my period|period does not come|period doesn t come',
      ],
    },
    {
      id: 'bleeding-irregular',
      groups: [
        'periods are|periods have|period is|cycle is|cycles are|periods|period|cycle|cycles',
        'irregular|all over the place|unpredictable|come and go|a mess|changing|changed|crazy|not regular|unregular|chaotic',
      ],
    },
    {
      id: 'intimacy-pain',
      groups: ['sex hurts|sex hurt|painful sex|sex is painful|sex is so painful|pain during sex|hurts during sex|pain with sex'],
    },
    {
      id: 'intimacy-dryness',
      groups: [
        'vaginal dryness|dryness|vaginally dry|dry vagina|vagina is dry|vagina is so dry|dry down there|dry|sore|down there',
        'vaginal dryness|dryness|vaginally dry|dry vagina|vagina is dry|vagina is so dry|dry down there|dry',
      ],
    },
    {
      id: 'intimacy-desire',
      groups: [
        'no libido|low libido|lost my libido|libido|libido is gone|libido is low|libido has gone|no sex drive|low sex drive|sex drive|no desire|no desire for sex|don t want sex|dont want sex|never want sex|no interest in sex|lost interest in sex|don t feel like sex|desire is gone|lost my desire|don t feel like having sex',
      ],
    },
    {
      id: 'body-joints',
      groups: [
        'joint pain|joint pains|joints hurt|joints ache|joints are aching|joints are hurting|achy joints|aching joints|stiff joints|sore joints|painful joints|joint ache|joints are stiff|joints are sore|joints are painful|joints|everything hurts|everything aches|knees hurt|knees ache|hands hurt|aches and pains|body aches|stiff',
      ],
    },
    {
      id: 'body-weight',
      groups: [
        'gaining weight|gained weight|gain weight|weight gain|putting on weight|put on weight|getting fat|getting fatter|belly fat|can t lose weight|cant lose weight|cannot lose weight|belly is growing|weight keeps going up|around my middle|around the middle|around my belly|fat',
      ],
    },
    {
      id: 'body-palpitations',
      groups: [
        'palpitations|heart palpitations|heart races|heart racing|racing heart|heart is racing|heart pounds|heart pounding|heart is pounding|pounding heart|heart flutters|heart fluttering|heart beats fast|heart beats so fast|heart beats too fast|heart beating fast|heart is beating fast',
      ],
    },
    { id: 'body-headaches', groups: ['headache|headaches|migraine|migraines|head hurts|head aches|head is pounding'] },
    { id: 'body-dizziness', groups: ['dizzy|dizziness|dizzy spells|light headed|lightheaded|head spins'] },
  ],
  es: [
    {
      id: 'bleeding-spotting',
      groups: [
        'mancho|manchado|manchas|estoy manchando|manchando|he manchado|pequenas perdidas|unas gotas de sangre',
        'sin regla|sin la regla|sin periodo|sin el periodo|sin menstruacion|sin reglar',
        'llevo|llevaba|despues de|tras|dos meses|tres meses|cuatro meses|cinco meses|seis meses|2 meses|3 meses|4 meses|5 meses|6 meses|varios meses|unos meses',
      ],
    },
    {
      id: 'work-telling-manager',
      groups: [
        'ayudame a|ayudame|me ayudas a|puedes ayudarme a',
        'escribir|escribirle|decirselo|decirle|hablar con|contarselo|explicarselo|un correo|una carta|un mensaje',
        'a mi jefe|a mi jefa|mi jefe|mi jefa|mi encargada|mi encargado|mi empresa|recursos humanos',
      ],
    },
    {
      id: 'relationships-telling-partner',
      groups: [
        'ayudame a|ayudame|me ayudas a|puedes ayudarme a',
        'escribir|escribirle|decirselo|decirle|hablar con|contarselo|explicarselo|un correo|una carta|un mensaje',
        'a mi marido|mi marido|a mi pareja|mi pareja|mi mujer|a mi mujer|mi novio',
      ],
    },
    {
      id: 'sleep-night-sweats',
      groups: ['despierto|despiertan|amanezco', 'empapada|sudando|sudores|sudor|sudada|banada en sudor|empapada en sudor|mojada'],
    },
    {
      id: 'hot-flashes-night',
      groups: [
        'sudores nocturnos|sudor nocturno|sudores|sudo|sudor|sudando|empapada|amanezco empapada|me despierto empapada|despierto empapada|sofocos|sofocos nocturnos|bochornos|bochornos nocturnos|calores|calores nocturnos|muero de calor|calor',
        'noche|noches|nocturnos|nocturno|amanezco|despierto|cama|madrugada|dormir',
      ],
    },
    {
      id: 'hot-flashes-moment',
      groups: [
        'muero de calor|muriendo de calor|muerta de calor|me asfixio de calor|aso|aso de calor|ardo|achicharro|derrito|calor|que calor',
      ],
    },
    {
      id: 'hot-flashes-help',
      groups: [
        'sofoco|sofocos|bochorno|bochornos|calores|calorones|acaloramientos|fogajes|oleadas de calor|golpes de calor|sudo|sudores|sudando',
      ],
    },
    {
      id: 'sleep-waking',
      groups: [
        'despierto|desperto|me desvelo|desvelo|desvelada|desvelos',
        'noche|noches|madrugada|a las 2|a las 3|a las 4|a las tres|a las cuatro|cada hora|cada dos horas|desvelo|desvelada|desvelos|mil veces|a cada rato|temprano',
      ],
    },
    {
      id: 'sleep-falling-asleep',
      groups: [
        'no puedo dormirme|no me duermo|no consigo dormirme|no logro dormirme|me cuesta dormirme|me cuesta dormir|no concilio el sueno|me cuesta conciliar el sueno|no consigo conciliar el sueno|tardo mucho en dormirme|tardo en dormirme',
      ],
    },
    {
      id: 'sleep-why-worse',
      groups: [
        'no duermo|no duermo nada|ya no duermo|no puedo dormir|duermo mal|duermo muy mal|duermo fatal|duermo poco|duermo muy poco|insomnio|no consigo dormir|no logro dormir|no he dormido|no dormi|problemas para dormir|no pego ojo|no pego el ojo|sin dormir|apenas duermo|casi no duermo|no descanso|nada|bien|nada bien',
        'duermo|dormir|insomnio|dormido|dormi|ojo|descanso',
      ],
    },
    {
      id: 'memory-words',
      groups: [
        'olvidan las palabras|olvido las palabras|no encuentro las palabras|no encuentro la palabra|no me salen las palabras|se me van las palabras|olvidan los nombres|olvido los nombres|pierdo las palabras|olvido de los nombres|olvido de las palabras',
      ],
    },
    {
      id: 'memory-focus',
      groups: [
        'no me concentro|no puedo concentrarme|no consigo concentrarme|no logro concentrarme|me cuesta concentrarme|falta de concentracion',
      ],
    },
    {
      id: 'memory-brain-fog',
      groups: [
        'olvida todo|olvidan las cosas|olvidan cosas|olvido todo|olvido de todo|olvido las cosas|olvido cosas|olvido de las cosas|se me va todo|olvidadiza|despistada|niebla mental|niebla en la cabeza|niebla|cabeza nublada|mente nublada|no me acuerdo de nada|no recuerdo nada|no puedo pensar|no me acuerdo|mala memoria|memoria|pierdo la memoria|perdiendo la memoria|falla la memoria|se me van las cosas|todo se me olvida|todo se me va|olvidos',
      ],
    },
    {
      id: 'mood-crying',
      groups: ['lloro|llorar|llorando|lloro por todo|lloro por nada|llorona|no paro de llorar|no puedo dejar de llorar|ganas de llorar'],
    },
    {
      id: 'mood-rage',
      groups: [
        'rabia|furiosa|ira|enfadada|enojada|enfado|con todos|con todo el mundo|cabreada|por todo|enojo',
        'rabia|furiosa|ira|enfadada|enojada|enfado|cabreada|enojo',
      ],
    },
    {
      id: 'mood-irritable',
      groups: [
        'irritable|irritada|irritabilidad|todo me irrita|todo me molesta|me irrita todo|me molesta todo|todo me enoja|todo me enfada|susceptible|de mal humor|mal humor|malhumorada|harta|harta de todo|harta de todos|hasta las narices|cambios de humor|cambio de humor|salto por todo|salto por nada|no aguanto a nadie|no soporto a nadie|no aguanto nada|mal genio|saltona|por todo|por nada|de todo',
        'irritable|irritada|irritabilidad|irrita|molesta|enoja|enfada|susceptible|humor|malhumorada|harta|narices|salto|aguanto|soporto|genio|saltona',
      ],
    },
    { id: 'mood-panic', groups: ['ataques de panico|ataque de panico|panico|crisis de panico|ataques de ansiedad|ataque de ansiedad'] },
    {
      id: 'mood-anxiety',
      groups: [
        'ansiedad|ansiosa|angustia|angustiada|nerviosa|nervios|inquieta|preocupada|por todo|de los nervios',
        'ansiedad|ansiosa|angustia|angustiada|nerviosa|nervios|inquieta|preocupada',
      ],
    },
    { id: 'mood-stress', groups: ['estres|estresada|agobio|agobiada|abrumada'] },
    {
      id: 'mood-low',
      groups: [
        'triste|tristeza|deprimida|depresion|baja de animo|animo bajo|el animo por los suelos|bajon|de bajon|decaida|desanimada|sin animo|sin animos|apagada|sin motivo|sin ganas de nada|no tengo ganas de nada|no me apetece nada',
      ],
    },
    {
      id: 'body-tiredness',
      groups: [
        'cansada|cansancio|agotada|agotamiento|fatiga|fatigada|sin energia|sin fuerzas|no tengo energia|no tengo fuerzas|no tengo fuerza|sin fuerza|fuerza para nada|fuerzas para nada|reventada|molida|rendida|muerta de cansancio|hecha polvo|exhausta',
      ],
    },
    {
      id: 'bleeding-heavy',
      groups: [
        'reglas abundantes|regla abundante|regla muy abundante|reglas muy abundantes|la regla es muy abundante|reglas fuertes|regla muy fuerte|sangro mucho con la regla|menstruacion abundante',
      ],
    },
    {
      id: 'bleeding-missed',
      groups: [
        'no me viene la regla|no me baja la regla|no me baja|no me ha venido la regla|no me ha bajado la regla|no me llega la regla|no me viene|no tengo la regla|no tengo regla|retraso|se me retrasa la regla|se me ha retirado la regla|se me fue la regla',
      ],
    },
    {
      id: 'bleeding-irregular',
      groups: [
        'regla|reglas|periodo|periodos|ciclo|ciclos|menstruacion',
        'irregular|irregulares|loca|locas|desordenada|descontrolada|descontrolado|cuando quiere|cambiado|un desastre|un caos|desajustada|desarreglada|desajustado|va y viene',
      ],
    },
    {
      id: 'intimacy-pain',
      groups: [
        'duele el sexo|me duele el sexo|duelen las relaciones|dolor en las relaciones|dolor al tener relaciones|me duele al tener relaciones|duele tener relaciones|duele hacer el amor|relaciones dolorosas|me duele cuando tengo relaciones',
      ],
    },
    {
      id: 'intimacy-dryness',
      groups: [
        'sequedad|sequedad vaginal|sequedad intima|resequedad|resequedad vaginal|vagina seca|seca|seca ahi abajo|reseca|ahi abajo|abajo|vaginal',
        'sequedad|resequedad|seca|reseca',
      ],
    },
    {
      id: 'intimacy-desire',
      groups: [
        'libido|sin libido|no tengo libido|poca libido|libido baja|cero libido|sin deseo|no tengo deseo|no tengo deseo sexual|deseo sexual|sin deseo sexual|no tengo ganas de sexo|sin ganas de sexo|no me apetece el sexo|ganas de sexo|falta de deseo|perdido el deseo|he perdido el deseo|perdi el deseo|perdido la libido|no me apetece hacer el amor|no tengo ganas de hacer el amor|nada de libido|nada de deseo',
      ],
    },
    {
      id: 'body-joints',
      groups: [
        'duelen las articulaciones|dolor de articulaciones|dolor articular|dolores articulares|dolor en las articulaciones|dolores en las articulaciones|articulaciones|duelen las rodillas|duelen las manos|duelen los huesos|dolor de huesos|me duele todo|duele todo el cuerpo|me duele todo el cuerpo|coyunturas|duelen las coyunturas|rigidez|agarrotada|articulares',
      ],
    },
    {
      id: 'body-weight',
      groups: [
        'engordo|engordado|engordando|estoy engordando|he engordado|subido de peso|subo de peso|subiendo de peso|aumento de peso|gano peso|ganando peso|barriga|gorda|no puedo adelgazar|no adelgazo|no bajo de peso|no consigo adelgazar|kilos de mas|no puedo bajar de peso|cogido peso|coger peso|en la cintura|sin comer mas',
      ],
    },
    {
      id: 'body-palpitations',
      groups: [
        'palpitaciones|taquicardia|taquicardias|el corazon se me acelera|se me acelera el corazon|acelera el corazon|corazon acelerado|el corazon me late fuerte|el corazon me late muy rapido|late muy rapido el corazon|corazon me late rapido|corazon se me sale|corazon a mil',
      ],
    },
    {
      id: 'body-headaches',
      groups: [
        'dolor de cabeza|dolores de cabeza|duele la cabeza|me duele la cabeza|migrana|migranas|jaqueca|jaquecas|me estalla la cabeza',
      ],
    },
    { id: 'body-dizziness', groups: ['mareo|mareos|mareada|vertigo|vertigos|me mareo'] },
  ],
  fr: [
    {
      id: 'bleeding-spotting',
      groups: [
        'petites pertes|pertes de sang|des pertes|spotting|je perds un peu|quelques gouttes de sang|taches de sang',
        'sans regles|sans mes regles|sans avoir mes regles|pas de regles',
        'apres|maintenant|deux mois|trois mois|quatre mois|cinq mois|six mois|2 mois|3 mois|4 mois|5 mois|6 mois|plusieurs mois|quelques mois',
      ],
    },
    {
      id: 'work-telling-manager',
      groups: [
        'aide moi a|aidez moi a|aide moi|aidez moi|tu peux m aider a|vous pouvez m aider a',
        'ecrire|dire|parler|en parler|le dire|l expliquer|une lettre|un mail|un message',
        'a mon patron|mon patron|a ma patronne|ma patronne|a mon chef|mon chef|a ma cheffe|ma cheffe|mon manager|a mon manager|mon employeur|a mon employeur',
      ],
    },
    {
      id: 'relationships-telling-partner',
      groups: [
        'aide moi a|aidez moi a|aide moi|aidez moi|tu peux m aider a|vous pouvez m aider a',
        'ecrire|dire|parler|en parler|le dire|l expliquer|une lettre|un mail|un message',
        'a mon mari|mon mari|a mon compagnon|mon compagnon|a ma femme|ma femme|a mon conjoint|mon conjoint',
      ],
    },
    {
      id: 'sleep-night-sweats',
      groups: ['reveille|reveillent|reveillee', 'trempee|en nage|en sueur|sueurs|suees|sueurs nocturnes|trempee de sueur'],
    },
    {
      id: 'hot-flashes-night',
      groups: [
        'sueurs nocturnes|sueurs|sueur|transpire|suees|suee|trempee|en sueur|en nage|reveille trempee|reveille en nage|reveille en sueur|bouffees de chaleur|bouffees de chaleur nocturnes|bouffees|meurs de chaud|creve de chaud|chaud|trop chaud|meurs de chaleur',
        'nuit|nuits|nocturnes|nocturne|reveille|lit|dormant|dors',
      ],
    },
    {
      id: 'hot-flashes-moment',
      groups: [
        'meurs de chaud|meurs de chaleur|creve de chaud|creve de chaleur|chaud|trop chaud|etouffe de chaleur|etouffe de chaud|bouillante|en feu|en surchauffe|fonds|cuis|coup de chaud|coups de chaud|brulante',
      ],
    },
    {
      id: 'hot-flashes-help',
      groups: [
        'bouffee de chaleur|bouffees de chaleur|bouffees|bouffee|bouffees de chaleurs|chaleurs|vapeurs|suees|transpire|transpiration',
      ],
    },
    {
      id: 'sleep-waking',
      groups: [
        'reveille|reveils|reveillee|reveille la nuit|reveils nocturnes|reveillee la nuit',
        'nuit|nuits|nocturnes|a 2h|a 3h|a 4h|a 3|a 4|heures|a trois heures|a quatre heures|toutes les heures|toutes les deux heures|trop tot|en pleine nuit|milieu de la nuit|au milieu de la nuit|plusieurs fois|plusieurs fois par nuit|2h|3h|4h|h',
      ],
    },
    {
      id: 'sleep-falling-asleep',
      groups: [
        'n arrive pas a m endormir|n arrive plus a m endormir|arrive pas a m endormir|arrive plus a m endormir|du mal a m endormir|mal a m endormir|mets des heures a m endormir|peux pas m endormir|impossible de m endormir',
      ],
    },
    {
      id: 'sleep-why-worse',
      groups: [
        'dors plus|ne dors plus|dors mal|dors pas|ne dors pas|dors tres mal|dors si mal|dors peu|dors tres peu|insomnie|insomnies|insomniaque|n arrive pas a dormir|n arrive plus a dormir|arrive pas a dormir|arrive plus a dormir|peux plus dormir|peux pas dormir|ne peux plus dormir|ne peux pas dormir|du mal a dormir|mal a dormir|plus de sommeil|sommeil est mauvais|mauvais sommeil|nuits blanches|nuit blanche|impossible de dormir|troubles du sommeil|probleme de sommeil|problemes de sommeil|pas dormi|n ai pas dormi|dors presque plus|ne dors presque plus|ne dors jamais',
      ],
    },
    {
      id: 'memory-words',
      groups: [
        'trouve plus mes mots|ne trouve plus mes mots|cherche mes mots|perds mes mots|trouve pas mes mots|ne trouve pas mes mots|oublie les mots|oublie les noms|oublie mes mots|mots m echappent',
      ],
    },
    {
      id: 'memory-focus',
      groups: [
        'n arrive plus a me concentrer|n arrive pas a me concentrer|arrive plus a me concentrer|arrive pas a me concentrer|du mal a me concentrer|mal a me concentrer|peux plus me concentrer|ne peux plus me concentrer|plus de concentration|aucune concentration|manque de concentration',
      ],
    },
    {
      id: 'memory-brain-fog',
      groups: [
        'oublie tout|oublie les choses|oublie plein de choses|oublie|oublis|brouillard|brouillard mental|brouillard cerebral|brouillard dans la tete|tete dans le brouillard|dans le brouillard|tete vide|tete embrumee|cerveau embrume|cerveau en compote|perds la memoire|pertes de memoire|trous de memoire|trou de memoire|plus de memoire|n ai plus de memoire|me souviens plus de rien|ne me souviens plus de rien|me souviens de rien|me rappelle plus de rien|ne me rappelle plus de rien|n arrive plus a reflechir|n arrive plus a penser|la tete|perds la tete|tete en l air',
      ],
    },
    {
      id: 'mood-crying',
      groups: [
        'pleure|pleurer|pleure pour rien|pleure pour un rien|pleure sans raison|n arrete pas de pleurer|arrete pas de pleurer|larmes|envie de pleurer|en larmes|pour rien|sans raison|facilement',
      ],
    },
    { id: 'mood-rage', groups: ['rage|colere|en colere|furieuse|coleres|contre tout le monde', 'rage|colere|coleres|furieuse'] },
    {
      id: 'mood-irritable',
      groups: [
        'irritable|irritabilite|tout m agace|tout m enerve|tout m irrite|tout le monde m agace|tout le monde m enerve|m enerve|enervee|m enerve pour rien|m enerve pour un rien|agacee|a cran|a fleur de peau|mauvaise humeur|de mauvaise humeur|sautes d humeur|saute d humeur|humeur changeante|marre de tout|en ai marre|en ai marre de tout|j en ai marre|ras le bol|ras le bol de tout|susceptible|les nerfs|les nerfs a vif|nerfs|supporte plus personne|ne supporte plus personne|supporte plus rien|ne supporte plus rien|pour rien|pour un rien',
      ],
    },
    {
      id: 'mood-panic',
      groups: ['crises de panique|crise de panique|attaques de panique|attaque de panique|crises d angoisse|crise d angoisse|panique'],
    },
    {
      id: 'mood-anxiety',
      groups: [
        'angoisse|angoisses|angoissee|anxieuse|anxiete|nerveuse|inquiete|boule au ventre|boule dans la gorge|pour tout|pour rien',
        'angoisse|angoisses|angoissee|anxieuse|anxiete|nerveuse|inquiete|boule au ventre|boule dans la gorge',
      ],
    },
    { id: 'mood-stress', groups: ['stress|stressee|debordee|surmenee'] },
    {
      id: 'mood-low',
      groups: [
        'triste|tristesse|deprimee|deprime|depression|cafard|le cafard|moral bas|le moral bas|pas le moral|n ai pas le moral|n ai plus le moral|plus le moral|moral a zero|moral dans les chaussettes|moral au plus bas|blues|coup de blues|abattue|plus envie de rien|n ai plus envie de rien|envie de rien|prend|sans raison|deprimes',
      ],
    },
    {
      id: 'body-tiredness',
      groups: [
        'fatiguee|fatigue|epuisee|epuisement|creve|crevee|plus d energie|n ai plus d energie|pas d energie|sans energie|aucune energie|videe|lessivee|ko|a plat|rincee|au bout du rouleau|claquee|morte de fatigue|plus de force|plus de forces|pas de force|pas la force|n ai pas la force|plus la force|n ai plus la force|sans force|plus de jus',
      ],
    },
    {
      id: 'bleeding-heavy',
      groups: [
        'regles abondantes|regles tres abondantes|regles sont abondantes|regles sont tres abondantes|regles trop abondantes|regles hemorragiques|regles fortes|regles sont tres fortes|regles sont trop fortes',
      ],
    },
    {
      id: 'bleeding-missed',
      groups: [
        'plus de regles|n ai plus de regles|n ai plus mes regles|pas de regles|plus mes regles|pas mes regles|n ai pas mes regles|retard de regles|regles en retard|regles ne viennent pas|regles ne viennent plus|regles viennent pas|regles se sont arretees|regles ont disparu|regles sont en retard',
      ],
    },
    {
      id: 'bleeding-irregular',
      groups: [
        'regles|cycle|cycles',
        'irregulieres|irregulier|irreguliers|n importe quoi|font n importe quoi|n importe quand|anarchiques|detraque|detraquees|deregle|dereglees|deregles|bizarres|changent|folles|en vrac|imprevisibles|viennent quand elles veulent',
      ],
    },
    {
      id: 'intimacy-pain',
      groups: [
        'rapports douloureux|rapports sont douloureux|mal pendant les rapports|rapports font mal|douleurs pendant les rapports|mal pendant l amour|mal quand je fais l amour|rapports sexuels douloureux',
      ],
    },
    {
      id: 'intimacy-dryness',
      groups: [
        'secheresse|secheresse vaginale|secheresse intime|vagin sec|vagin est sec|seche|seche en bas|toute seche|en bas|vaginale|la bas',
        'secheresse|sec|seche',
      ],
    },
    {
      id: 'intimacy-desire',
      groups: [
        'libido|plus de libido|n ai plus de libido|pas de libido|baisse de libido|libido a zero|aucune libido|plus de desir|n ai plus de desir|plus aucun desir|pas de desir|desir|baisse de desir|plus envie de sexe|plus envie de faire l amour|n ai plus envie de faire l amour|n ai plus envie de sexe|pas envie de faire l amour|pas envie de sexe|aucune envie de faire l amour|aucun desir|perdu le desir|perdu ma libido|n ai aucune libido',
      ],
    },
    {
      id: 'body-joints',
      groups: [
        'mal aux articulations|douleurs articulaires|douleur articulaire|douleurs aux articulations|articulations|articulations douloureuses|articulations font mal|articulations me font mal|mal aux genoux|mal aux mains|mal partout|rouillee|raideurs|raide|raideur|courbatures|mal aux os|fait mal|font mal',
      ],
    },
    {
      id: 'body-weight',
      groups: [
        'grossis|grossi|prends du poids|pris du poids|prise de poids|prends du ventre|pris du ventre|prends des kilos|pris des kilos|poids|ventre|n arrive pas a maigrir|n arrive plus a maigrir|arrive pas a maigrir|peux plus maigrir|kilos en trop|a vue d oeil|perdre du poids|n arrive pas a perdre du poids|n arrive plus a perdre du poids|grosse',
        'grossis|grossi|poids|ventre|kilos|maigrir|grosse',
      ],
    },
    {
      id: 'body-palpitations',
      groups: [
        'palpitations|palpitation|coeur s emballe|coeur qui s emballe|cœur s emballe|cœur qui s emballe|coeur bat vite|cœur bat vite|coeur bat trop vite|cœur bat trop vite|coeur bat tres vite|cœur bat tres vite|coeur bat fort|cœur bat fort|coeur qui bat vite|cœur qui bat vite|coeur qui bat fort|cœur qui bat fort|tachycardie',
      ],
    },
    { id: 'body-headaches', groups: ['mal de tete|maux de tete|mal a la tete|migraine|migraines|mal au crane|la tete qui explose'] },
    { id: 'body-dizziness', groups: ['vertige|vertiges|la tete qui tourne|tete tourne|tete me tourne|etourdissements'] },
  ],
}
