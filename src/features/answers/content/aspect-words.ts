/**
 * What may be asked of any topic without naming it, in plain words, as a whole message: when to see a doctor, whether
 * it is dangerous, whether it passes, how long it lasts, what to do about it or take for it, why it happens, what to
 * eat, how to exercise and how often, what is tested, what to use, whether it works, what it is, how it is at night or
 * by day, and whether to take it at all.
 */
import type { Language } from '../../text/rules/speech.ts'

export const ASPECT_NAMES = [
  'doctor',
  'danger',
  'course',
  'duration',
  'help',
  'why',
  'food',
  'exercise',
  'often',
  'medicine',
  'test',
  'exam',
  'safer',
  'use',
  'works',
  'nature',
  'night',
  'day',
  'decide',
] as const
export type Aspect = (typeof ASPECT_NAMES)[number]

/**
 * What may stand after such a question without changing it, in plain words; `night` and `now` narrow what helps to the
 * night or to this moment.
 */
export const AFTER_ASPECT: Readonly<Record<Language, Readonly<Record<'night' | 'now' | 'other', string>>>> = {
  en: {
    night: 'tonight|at night|in bed|before bed|this evening|during the night|in the night',
    now: 'right now|right away|now|in the moment|when it comes|when it starts',
    other:
      'today|these days|in the meantime|please|lara|then|too|myself|to me|with me|for me|to us|to women|at home|at my age|exactly|actually|really|though|in general|do you think|apart from that|besides that|if anything|usually|normally|on average|overall|as a rule',
  },
  es: {
    night: 'esta noche|por la noche|por las noches|de noche|en la cama|antes de dormir|antes de acostarme',
    now: 'ahora mismo|ahora|en el momento|cuando me da|cuando empieza|cuando viene',
    other:
      'hoy|estos dias|mientras tanto|por favor|lara|entonces|tambien|yo|a mi|para mi|en casa|a mi edad|exactamente|en realidad|en general|crees|aparte de eso|ademas|normalmente|por lo general|de media|en promedio',
  },
  fr: {
    night: 'ce soir|cette nuit|la nuit|au lit|avant de dormir|avant de me coucher',
    now: 'tout de suite|maintenant|sur le moment|quand ca arrive|quand ca vient|quand ca commence',
    other:
      'aujourd hui|ces jours ci|en attendant|s il te plait|s il vous plait|lara|alors|aussi|moi|a moi|pour moi|a la maison|a mon age|exactement|en fait|en general|a part ca|en plus|d habitude|normalement|generalement|habituellement|en moyenne',
  },
}

/** Each pattern is the whole message, without its beginning ("and", "but"). */
export const ASPECT_QUESTIONS: Readonly<Record<Language, Readonly<Record<Aspect, string>>>> = {
  en: {
    doctor: `when (?:should|do|must) (?:i|we) (?:be )?(?:worr(?:y|ied)|concerned|see (?:a|the|my) (?:doctor|gp)|go to the doctor)(?: about (?:it|that|this|them))?
      |(?:should|do|must) i (?:need to )?(?:see|ask|call|go to|talk to) (?:a|the|my) (?:doctor|gp)(?: (?:about|for|with) (?:it|that|this|them))?
      |(?:should|must) i (?:be )?(?:worr(?:y|ied)|concerned)(?: about (?:it|that|this|them))?`,
    course: `(?:does|do|will|would|can) (?:it|that|this|they|these) (?:ever |just |all )*(?:pass|stop|end|go away|get (?:better|worse|easier|less)|improve|disappear|settle(?: down)?|clear up|wear off|calm down|ease|(?:come|grow) back)(?: (?:again|on its own|by itself|on their own|by themselves|eventually|one day|over time|with time|after menopause|later|soon|at some point))*`,
    help: `(?:what|how) (?:can|could|should|do) (?:i|we|you) (?:do|try|stop|avoid|prevent|ease|change|help|fix|treat|manage|handle)(?: (?:about|for|against) (?:it|that|this|them)| it| that| this| them)?(?: then| myself)?
      |what (?:do|would) you (?:recommend|suggest|advise)|what s your advice|any (?:advice|tips|suggestions|ideas)|what (?:should|can|could|do) i (?:try|do|start with) first|where do i (?:start|begin)|what (?:helps|can help|would help|might help)(?: then| with (?:it|that|this|them)| against (?:it|that))?
      |(?:is|isn t) there (?:really |honestly )?(?:nothing|anything|something)(?: at all)? (?:i can do|to be done|that (?:helps?|can help|works)|i (?:can|could) try|to do)(?: (?:about|for|against) (?:it|that|this|them))?|in the long(?:er)? (?:run|term)|long(?:er)? term|(?:can t|can|could) (?:anything|nothing|something) be done(?: (?:about|for|against) (?:it|that|this|them))?`,
    why: `why do i (?:get|have) (?:it|them|that|this|these)|why (?:does|do|is|am|are|would) (?:it|that|they|this|these) (?:keep |always |even )?happen(?:ing)?|where (?:does|do) (?:it|they|that) come from
      |why is (?:it|that|this)(?: so)?|what(?: s| is)? (?:causes|causing|behind|the (?:cause|reason)(?: (?:of|for))?) (?:it|that|this|them)?`,
    food: `what (?:should|can|could) i eat(?: then| for (?:it|that|them))?|what (?:food|foods|diet) (?:is|are|helps?)(?: good| best)?(?: for (?:it|that|them))?`,
    exercise: `(?:what|which)(?: kind of)? (?:exercise|exercises|sport|sports)(?: (?:is|are|helps?|can i do|should i do))?(?: good| best)?(?: for (?:it|that|them))?|(?:exercise|exercising|sports?|working out|does (?:exercise|sport) help)`,
    danger: `(?:is|are|can|could) (?:it|that|this|they|these) (?:be )?(?:dangerous|serious|harmful|bad for me|something (?:serious|bad|dangerous))|(?:how|when is it|when does it get) (?:dangerous|serious)(?: is (?:it|that|this))?`,
    duration: `how long (?:does|do|will|would|can|did) (?:it|this|that|they|these) (?:usually )?(?:last|take|go on|stay)(?: for)?|(?:un)?till? when`,
    often: `how (?:often|many times)(?: (?:a|per) (?:day|week|month))?(?: (?:should|do|must|can) i (?:do|use|take|train)(?: (?:it|that|this|them))?)?`,
    medicine: `(?:is|isn t) there (?:really )?(?:anything|something|nothing) (?:i (?:can|could)|to) take(?: (?:for|against) (?:it|that|this))?|(?:can|could|should|may) i take (?:something|anything|a (?:tablet|pill|medicine))(?: (?:for|against) (?:it|that|this))?|what (?:can|could|should) i take(?: (?:for|against) (?:it|that|this))?
      |(?:is|are) there (?:a |any |some )?(?:medicines?|medication|tablets?|pills?|drugs?|treatments?)(?: (?:for|against) (?:it|that|this))?|(?:do i need|should i take|would i need) (?:tablets?|pills?|medication|medicines?)`,
    test: `(?:is|are) there (?:a |any )?(?:blood )?tests?(?: for (?:it|that|this))?|(?:what|which) (?:blood )?tests? (?:should|do|can|could) i (?:ask for|need|get|have)|(?:can|could|should) (?:it|that|i) be tested(?: for (?:it|that))?`,
    exam: `what (?:will|would|does) (?:the|my|a) (?:doctor|gp) do|what (?:will|do|would|are) they (?:do|going to do)(?: (?:there|to me|with me|then))?|what happens (?:there|then|at the doctor s?|in the appointment)`,
    safer: `(?:which|what)(?: one)? (?:is|are) (?:the )?(?:safer|safest|better|best)(?: for me)?`,
    use: `what (?:can|could|should) i use(?: (?:for|against) (?:it|that|this))?|(?:can|could) i (?:buy|get) (?:it|them|that|one|something)(?: (?:without a prescription|over the counter|myself|at the (?:chemist|pharmacy|drugstore)))`,
    works: `(?:does|do|did|will|would) (?:it|this|that|they) (?:really |actually |even )?(?:work|help)(?: at all| really)?`,
    nature: `(?:is|are) (?:it|this|that|they) (?:an? )?(?:kind of )?(?:hormones?|drugs?|medicines?|antidepressants?|supplements?|herbs?|vitamins?|painkillers?)`,
    night: `(?:also |what about |how about )?(?:at|during the|in the) nights?(?: (?:too|also|then))?|(?:does|do|can|will|would) (?:it|that|this|they) (?:also )?(?:make|affect|ruin|spoil|disturb) (?:the|my) (?:nights?|sleep)(?: worse| bad)?`,
    day: `(?:also |what about |how about )?(?:(?:during|in) the day(?:time)?|by day)`,
    decide: `(?:should|shouldn t|must|do|would) i (?:not |really |even |better )*(?:take|try|use|start) (?:it|this|that|them)(?: or not)?|(?:is it|would it be) (?:right|worth it|worth trying|worth a try|a good idea)|(?:would|do) you (?:take|recommend|advise) (?:it|that|this|them)|(?:better|best) not (?:to )?take it`,
  },
  es: {
    doctor: `cuando (?:voy|vamos|hay que ir|tengo que ir) (?:al medico|a la medica|a la doctora|al doctor)|cuando (?:debo|debería|deberia|tengo que|hay que|me tengo que) (?:preocuparme|preocuparse|ir al medico|ir a la medica|consultar(?:lo)?|pedir ayuda)(?: por (?:eso|esto|ello))?
      |(?:tengo que|debo|deberia|hay que|conviene) (?:ir al medico|ir a la medica|consultarlo|preocuparme|ver a un medico)(?: por (?:eso|esto|ello))?`,
    course: `se me (?:va|van) a (?:pasar|quitar|ir)|(?:se|me) (?:pasa|pasan|pasara|pasaran|quita|quitan|quitara|va|van|ira|iran)(?: (?:sol[oa]s?|con el tiempo|del todo|algun dia))*
      |(?:mejora|mejoran|mejorara|mejoraran|empeora|desaparece|desaparecen|desaparecera|termina|acaba|vuelven? a (?:crecer|salir)|vuelve|vuelven)(?: (?:sol[oa]s?|con el tiempo|algun dia|despues|luego|con los anos))*|va a (?:mejorar|pasar|empeorar|desaparecer)(?: (?:algun dia|con el tiempo|sol[oa]))*`,
    help: `(?:que|como) (?:puedo|podria|se puede|debo|deberia) (?:hacer|probar|evitar(?:l[oa]s?)?|aliviar(?:l[oa]s?)?|mejorar(?:l[oa]s?)?|remediar(?:l[oa])?|tratar(?:l[oa]s?)?)(?: (?:contra|para|con|por|al respecto) ?(?:eso|ello|esto)?)?
      |que me (?:recomiendas|aconsejas|sugieres)|algun consejo|como (?:lo|la|los|las) (?:evito|alivio|mejoro|trato|paro|calmo|puedo (?:evitar|aliviar|mejorar|tratar))|que (?:pruebo|hago|intento) primero|por donde empiezo|que (?:hago|pruebo|ayuda|me ayuda|puede ayudar(?:me)?)(?: (?:contra|con|para) (?:eso|ello|esto)| entonces| para calmarl[oa]s?)?
      |(?:de verdad )?no (?:se puede hacer nada|hay nada que (?:hacer|ayude|funcione)|puedo hacer nada)|(?:no )?hay algo que (?:pueda hacer|ayude|funcione|se pueda hacer)(?: (?:contra|con|para) (?:eso|ello|esto))?|a (?:la larga|largo plazo|mas largo plazo)|se puede hacer algo(?: (?:contra|con|para|al respecto) ?(?:eso|ello|esto)?)?`,
    why: `por que (?:los|las|lo|la) tengo|por que me (?:dan|da|pasa|pasan|ocurre|viene|vienen)(?: (?:eso|esto))?|por que (?:ocurre|ocurren|pasa|pasan|es)(?: (?:eso|esto|asi))?|(?:a que se debe|cual es la causa)(?: (?:eso|esto))?|de donde (?:vienen|viene)`,
    food: `que (?:debo|deberia|puedo|tengo que|hay que) comer(?: entonces)?|que alimentos (?:ayudan|van bien|son buenos)`,
    exercise: `que (?:ejercicio|ejercicios|deporte)(?: (?:es|son|ayuda|ayudan|le va|les va|les van|va|hago|puedo hacer))?(?: (?:bien|mejor|bueno|buenos))?|(?:(?:el|con) )?(?:deporte|ejercicio)|ayuda el (?:deporte|ejercicio)`,
    danger: `(?:es|son|sera|seria|puede ser) (?:algo )?(?:peligros[oa]s?|graves?|malo)|cuando es (?:peligros[oa]|grave)`,
    duration: `cuanto (?:dura|duran|durara|va a durar|tiempo (?:dura|duran|va a durar))(?: (?:eso|esto))?|hasta cuando`,
    often: `cada cuanto(?: tiempo)?|(?:con que|cada que) frecuencia|cuantas veces(?: (?:a la semana|al dia|por semana|al mes))?(?: (?:lo|la) (?:hago|tomo|uso))?`,
    medicine: `(?:no )?hay algo que (?:me )?pueda tomar(?:me)?(?: (?:para|contra) (?:eso|esto))?|(?:puedo|podria|debo|deberia) tomar(?:me)? (?:algo|alg(?:un|una) (?:medicamento|pastilla))(?: (?:para|contra) (?:eso|esto))?|que (?:puedo|podria|debo) tomar(?:me)?(?: (?:para|contra) (?:eso|esto))?
      |hay (?:algun |alguna |algo |un |una )?(?:medicamentos?|medicinas?|pastillas?|tratamientos?)(?: (?:para|contra) (?:eso|esto|ello))?|(?:necesito|me hacen falta|tengo que tomar) (?:pastillas|medicacion|medicamentos)`,
    test: `(?:hay|existe) (?:una |un |alguna |algun )?(?:prueba|analisis|test)(?: para (?:eso|saberlo))?|que (?:pruebas?|analisis|analitica) (?:pido|tengo que pedir|puedo pedir|necesito|me hago|hacen falta)`,
    exam: `que me (?:hara|va a hacer|hace) (?:el|la|un|mi) (?:medico|medica|doctora?)|que me (?:van a hacer|hacen|haran|hara)(?: (?:alli|ahi|entonces))?|que (?:pasa|hacen) (?:alli|ahi|en la consulta)`,
    safer: `cual (?:es|de los dos es|es el) (?:mas )?(?:segur[oa]|mejor)(?: para mi)?`,
    use: `que (?:puedo|podria|debo) (?:usar|utilizar|ponerme|echarme)(?: (?:para|contra) (?:eso|esto))?|se (?:compran?|venden?|puede comprar) sin receta`,
    works: `(?:de verdad |realmente )?(?:funciona|funcionan|sirve|sirven)(?: de verdad| realmente| para algo)?`,
    nature: `(?:es|son) (?:una? |unas |unos )?(?:tipo de )?(?:hormonas?|medicamentos?|medicinas?|antidepresivos?|suplementos?|hierbas?|vitaminas?|analgesicos?)`,
    night: `(?:tambien )?(?:por|en|durante) la noche|(?:tambien )?de noche|por las noches|(?:eso |esto )?(?:empeora|estropea|afecta a|altera) (?:las noches|la noche|el sueno|mi sueno|mis noches)`,
    day: `(?:tambien )?(?:(?:por|durante) el dia|de dia)`,
    decide: `(?:es|seria) (?:adecuad[oa]|para mi|una buena idea|buena idea)|(?:no )?(?:deberia|debo|tengo que|me conviene|conviene) (?:tomar|probar|usar)(?:l[oa]s?)?(?: o no)?|l[oa] (?:tomo|pruebo|uso)(?: o no)?|(?:me )?(?:conviene|merece la pena|vale la pena)(?: probarl[oa])?|(?:me )?l[oa] (?:recomiendas|aconsejas)|tu l[oa] tomarias`,
  },
  fr: {
    doctor: `quand (?:faut il|dois je|est ce que je dois|il faut|devrais je) (?:s inquieter|m inquieter|consulter|(?:aller )?voir (?:un|le|mon) medecin|en parler (?:a un|au|a mon) medecin)
      |(?:je dois|dois je|faut il|il faut|est ce que je dois) (?:voir (?:un|le) medecin|consulter|m inquieter|s inquieter|en parler (?:a un|au) medecin)(?: pour ca)?`,
    course: `(?:est ce que )?(?:ca|cela) (?:va |peut |finit par )?(?:passe|passer|part|partir|s ameliore|s ameliorer|s arrete|s arreter|disparait|disparaitre|revient|revenir|repousse|repoussent|repousser|empire|empirer|se calme|se calmer)(?: (?:tout seul|toute seule|avec le temps|un jour|ensuite|apres))*
      |(?:est ce qu )?(?:ils|elles) (?:passent|partent|disparaissent|s arretent|reviennent)(?: (?:tout seuls|toutes seules|avec le temps|un jour|ensuite))*`,
    help: `(?:que|qu est ce que|qu est ce qu) (?:puis je|je peux|peut on|on peut|je pourrais|je dois) (?:faire|essayer)(?: (?:contre|pour) (?:ca|cela))?|que faire(?: (?:contre|pour|avec) (?:ca|cela)| dans ce cas)?|j essaie quoi(?: (?:en premier|d abord))?|par (?:quoi|ou) (?:je )?commence(?:r)?|je fais quoi(?: (?:en premier|dans ce cas|alors|moi))?
      |(?:que|qu est ce que) (?:tu me|vous me|me) (?:conseilles?|conseillez|recommandes?|recommandez)(?: tu| vous)?|tu me (?:conseilles|recommandes) quoi|(?:des|un) conseils?|comment (?:l eviter|les eviter|l ameliorer|l arreter|le traiter|les traiter|les calmer|eviter ca|je peux l eviter|puis je l eviter|soulager ca|faire)|qu est ce qui (?:aide|peut aider|marche)(?: (?:contre|pour) (?:ca|cela))?
      |(?:il n y a|y a t il|n y a t il|il y a|est ce qu il (?:n )?y a) (?:vraiment )?(?:rien|quelque chose) (?:a faire|qui (?:aide|marche)|que je (?:peux|puisse) faire)(?: (?:contre|pour) (?:ca|cela))?|on ne peut (?:vraiment )?rien (?:y )?faire|a (?:plus )?long terme|sur (?:le long terme|la duree)|(?:on peut|peut on) (?:y )?faire quelque chose(?: (?:contre|pour) (?:ca|cela))?`,
    why: `pourquoi (?:j en ai|est ce que j en ai|en ai je|(?:est ce que )?(?:ca|cela) (?:m )?arrive|ca me (?:fait|prend)|(?:ca|cela))|d ou (?:(?:est ce que )?(?:ca|cela) vient|vient (?:ca|cela))|a quoi (?:c est du|est ce du)|quelle (?:en )?est la (?:cause|raison)`,
    food: `quoi manger(?: alors)?|(?:que|qu est ce que je) (?:dois je |faut il |peux |dois |puis je )?manger(?: alors)?|quels aliments (?:aident|sont bons|choisir)`,
    exercise: `quel(?:le)?s? (?:exercices?|sports?|activite physique)(?: (?:aident?|leur fait du bien|lui fait du bien|est bon|sont bons|choisir|faire))?|(?:(?:le|du) )?sport|(?:l )?exercice(?: physique)?|le sport aide`,
    danger: `(?:c est|est ce que c est|est ce|ca peut etre|ce n est pas) (?:quelque chose de )?(?:dangereux|grave|inquietant|mauvais)|quand (?:est ce que c est|est ce|c est) (?:dangereux|grave)`,
    duration: `(?:ca|cela) (?:dure|va durer|peut durer) (?:combien de temps|longtemps)|combien de temps (?:est ce que )?(?:ca|cela) (?:dure|va durer|prend)|(?:ca|cela) dure|jusqu a quand`,
    often: `combien de fois(?: par (?:jour|semaine|mois))?|a quelle frequence|tous les combien|c est tous les combien`,
    medicine: `(?:il y a|y a t il|est ce qu il y a) quelque chose (?:a prendre|que je (?:peux|puisse) prendre)(?: (?:pour|contre) (?:ca|cela))?|(?:je peux|puis je|est ce que je peux|on peut) prendre (?:quelque chose|un medicament)(?: (?:pour|contre) (?:ca|cela))?|(?:que|qu est ce que je) (?:puis je |peux |dois |je peux )?prendre(?: (?:pour|contre) (?:ca|cela))?
      |(?:il y a|y a t il|est ce qu il y a|il existe) (?:un |une |des )?(?:medicaments?|traitements?|comprimes?)(?: (?:pour|contre) (?:ca|cela))?|(?:il me faut|faut il|j ai besoin de?|il faut) (?:des |un )?(?:comprimes|medicaments?|traitement)`,
    test: `(?:il y a|y a t il|il existe|est ce qu il y a|existe t il) (?:un |une |des )?(?:tests?|examens?|analyses?|prises? de sang)(?: pour (?:ca|le savoir))?|quel(?:le)?s? (?:tests?|examens?|analyses?) (?:demander|faire|je demande|je dois (?:demander|faire)|puis je demander)`,
    exam: `(?:que|qu est ce que) (?:va|fait|va me) (?:faire )?(?:le|mon|un) (?:medecin|docteur)(?: (?:va )?faire)?|(?:qu est ce qu on|que|qu est ce qu ils|on) (?:va|vont|va t on|vont ils) (?:on )?(?:me )?faire(?: (?:la bas|alors))?|(?:ca|cela) se passe comment(?: (?:la bas|chez le medecin))?|comment (?:ca|cela) se passe`,
    safer: `(?:lequel|laquelle|lesquels) (?:est|sont) (?:le |la |les )?(?:plus sure?s?|meilleure?s?|mieux)(?: pour moi)?|(?:lequel|laquelle) choisir`,
    use: `(?:qu est ce que je peux|que puis je|je peux) (?:utiliser|mettre)(?: (?:pour|contre) (?:ca|cela))?|(?:ca s achete|ca se vend|c est|on en trouve) sans ordonnance`,
    works: `(?:est ce que )?(?:ca|cela) (?:marche|fonctionne|aide)(?: (?:vraiment|bien))?`,
    nature: `(?:c est|est ce|est ce que c est|ce sont) (?:une? |des )?(?:sorte d |sorte de )?(?:hormones?|medicaments?|antidepresseurs?|complements?|plantes?|vitamines?|antidouleurs?)`,
    night: `(?:aussi )?(?:la|pendant la|durant la|dans la) nuit(?: aussi)?|(?:est ce que )?(?:ca|cela) (?:aggrave|gache|empire|abime|perturbe) (?:les|mes) nuits|(?:est ce que )?(?:ca|cela) (?:perturbe|gene|abime) (?:le|mon) sommeil`,
    day: `(?:aussi )?(?:le jour|dans la journee|pendant la journee|en journee|de jour)`,
    decide: `(?:est ce que )?c est (?:adapte|fait pour moi|une bonne idee)|(?:est ce que )?(?:je (?:ne )?(?:devrais|dois)|dois je|devrais je|faut il|il (?:ne )?faut) (?:pas )?(?:le |la |les |l |en )?(?:prendre|essayer)(?: ou (?:pas|non))?|je (?:le|la|les|l) (?:prends|essaie|essaye)(?: ou (?:pas|non))?|(?:ca|cela) (?:en )?vaut (?:la peine|le coup)|(?:tu|vous) me (?:le|la|les) conseill(?:es|ez)`,
  },
}

/** Entries after which “should I take it?” is about hormone therapy. */
const OF_HORMONES = [
  'treatments-hormone-therapy',
  'treatments-risks',
  'treatments-family-history',
  'treatments-side-effects',
  'treatments-benefits',
  'treatments-how-long',
  'treatments-how-soon',
  'treatments-stopping',
  'treatments-forms',
  'treatments-bioidentical',
  'treatments-starting-late',
  'treatments-warnings-us',
  'doctor-hormones-talk',
]

/**
 * The id of the entry on an aspect of an entry or of its topic. For other topics the entry itself answers about doctor,
 * danger, course and help.
 */
export const ASPECT_ENTRIES: Readonly<Record<Aspect, Readonly<Record<string, string>>>> = {
  doctor: { 'hot-flashes': 'hot-flashes-see-doctor', sleep: 'sleep-doctor', mood: 'mood-doctor', heart: 'heart-warning-signs' },
  danger: {
    'hot-flashes': 'hot-flashes-see-doctor',
    'bleeding-heavy': 'bleeding-flooding',
    bleeding: 'bleeding-report',
    mood: 'mood-doctor',
    heart: 'heart-warning-signs',
  },
  course: {
    'hot-flashes': 'hot-flashes-how-long',
    'work-hot-flashes': 'hot-flashes-how-long',
    'sleep-night-sweats': 'hot-flashes-how-long',
    memory: 'memory-brain-fog',
  },
  duration: {
    'hot-flashes': 'hot-flashes-how-long',
    'work-hot-flashes': 'hot-flashes-how-long',
    'sleep-night-sweats': 'hot-flashes-how-long',
    'stages-pregnancy': 'stages-contraception',
    mood: 'stages-how-long',
    bleeding: 'stages-how-long',
    sleep: 'stages-how-long',
  },
  help: {
    'hot-flashes': 'hot-flashes-help',
    'work-hot-flashes': 'hot-flashes-help',
    'memory-dementia': 'memory-coping',
    'memory-brain-fog': 'memory-coping',
    'memory-words': 'memory-coping',
    'sleep-why-worse': 'sleep-habits',
    'body-weight': 'self-care-weight',
    'heart-risk': 'heart-food',
    'bones-what-happens': 'bones-exercise',
    'bones-risk': 'bones-exercise',
    'intimacy-pain': 'intimacy-lubricants',
    'relationships-partner-understanding': 'relationships-telling-partner',
  },
  why: {
    'hot-flashes': 'hot-flashes-why',
    'work-hot-flashes': 'hot-flashes-why',
    sleep: 'sleep-why-worse',
    'sleep-night-sweats': 'hot-flashes-why',
  },
  food: { heart: 'heart-food', bones: 'bones-calcium', 'body-weight': 'self-care-eating', 'self-care-weight': 'self-care-eating' },
  exercise: {
    heart: 'heart-exercise',
    bones: 'bones-exercise',
    'body-joints': 'bones-exercise',
    'body-weight': 'self-care-weight',
    'intimacy-leaks': 'intimacy-pelvic-floor',
    'intimacy-urgency': 'intimacy-pelvic-floor',
    'intimacy-prolapse': 'intimacy-pelvic-floor',
  },
  often: {},
  medicine: {
    'hot-flashes': 'hot-flashes-medicines',
    'work-hot-flashes': 'hot-flashes-medicines',
    'sleep-night-sweats': 'hot-flashes-medicines',
    mood: 'mood-medicines',
    sleep: 'sleep-pills',
    memory: 'memory-medicines',
    bones: 'bones-medicines',
    bleeding: 'bleeding-treatments',
    'heart-cholesterol': 'heart-statins',
    'intimacy-dryness': 'treatments-vaginal-estrogen',
  },
  test: { stages: 'stages-test', bleeding: 'bleeding-tests', body: 'doctor-tests', bones: 'bones-scan' },
  exam: { bleeding: 'bleeding-tests', 'bones-scan': 'bones-scan', body: 'doctor-exam', intimacy: 'doctor-exam', doctor: 'doctor-exam' },
  safer: { 'treatments-forms': 'treatments-forms', 'treatments-hormone-therapy': 'treatments-forms' },
  use: { 'intimacy-pain': 'intimacy-lubricants', 'intimacy-dryness': 'intimacy-lubricants', 'intimacy-itching': 'intimacy-dryness' },
  works: { 'treatments-hormone-therapy': 'treatments-benefits' },
  nature: {},
  night: {
    'hot-flashes': 'hot-flashes-night',
    'work-hot-flashes': 'hot-flashes-night',
    'intimacy-urgency': 'sleep-bladder',
    'intimacy-leaks': 'sleep-bladder',
    'mood-anxiety': 'sleep-worry',
    'mood-stress': 'sleep-worry',
    'self-care-cool': 'hot-flashes-night',
    'self-care-alcohol': 'sleep-alcohol',
    'self-care-caffeine': 'sleep-caffeine',
  },
  day: { 'hot-flashes': 'hot-flashes-help', 'sleep-night-sweats': 'hot-flashes-help' },
  decide: Object.fromEntries(OF_HORMONES.map((id) => [id, 'treatments-who-decides'] as const)),
}
/** The entry on what helps with a topic at night, or at this moment. */
export const HELP_AT: Readonly<Record<'night' | 'now', Readonly<Record<string, string>>>> = {
  night: { 'hot-flashes': 'hot-flashes-night', sleep: 'sleep-habits' },
  now: { 'hot-flashes': 'hot-flashes-moment' },
}

/** The time or number that an entry tells when it answers "how often?" */
export const OFTEN_WORD: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:times?|twice|once|days?|minutes) (?:a|per|each|on|every) (?:day|week|month)|\b(?:two|three|\d) days\b|\bevery (?:day|week|\w+ (?:days|weeks|months|years))\b|\bdaily\b/i,
  es: /veces (?:al|a la|por)|a la semana|por semana|al día|cada (?:día|semana|\w+ (?:días|semanas|meses|años))|\bdiari/i,
  fr: /fois par|par semaine|par jour|jours par|tous les|toutes les|chaque (?:jour|semaine)/i,
}
/** A word of an entry's text that tells when to see a doctor. */
export const DOCTOR_WORD: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:doctor|GP)\b/,
  es: /\bm[ée]dic[oa]/,
  fr: /\bm[ée]decin/,
}
