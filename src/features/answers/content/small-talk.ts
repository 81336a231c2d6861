import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

export const SMALL_TALK_KINDS = ['low', 'thanks', 'farewell', 'praise', 'sorry', 'well', 'wellbeing', 'greeting', 'plan', 'relief'] as const
/**
 * Small talk before or between questions: saying she is not well, thanks, farewell, praise for Lara, an apology, saying
 * she is well, asking how Lara is, greeting, and saying that she will do what was talked about,
 * and relief at what Lara said.
 */
export type SmallTalkKind = (typeof SMALL_TALK_KINDS)[number]

/** Words of all languages that may accompany small talk, in plain form; words joined by `_` count only together. */
export const SMALL_TALK_FILLERS = `right alright then love dear darling girl sweetheart honey for_now all_the_best haha well yes yeah oh_well vale bueno pues venga entonces guapa cielo cariño carino hija jaja bon alors d_accord hein voila ma_belle ma_grande haha_oui lara hello hi hey hola buenas bonjour bonsoir salut dear there again you u today now right_now lately these_days so very really too that all at_all i m am do feel feeling doing going
  things is it s been my anymore any_more a bit much a_lot lots and just honestly quite oh well_then ok okay everyone to_be_honest tonight esta_noche ce_soir
  hoy ya yo estoy me siento encuentro ando voy va muy tan nada del_todo ultimamente la_verdad demasiado pero y mucho muchas mil un_poco guapa bonita querida amiga
  todos a_todos de_nuevo otra_vez la_verdad_es_que es_que todo
  ca ne n c est je me m sens trop tres vraiment tellement du_tout aujourd_hui en_ce_moment ces_jours_ci ma chere vous a_vous a_toi tu toi et beaucoup bien_sur moi tout
  le_monde encore un_peu infiniment`

/** Thanks at the beginning or end of a short message, in plain words. */
export const THANKING =
  /^(?:(?:ok|okay|right|great|perfect|perfecto|vale|genial|super|parfait|d accord|bon|ah|oh|well|bueno|pues) )*(?:thanks?(?: you| u)?|thx|cheers|ta|(?:muchas |mil )?gracias|(?:mille )?mercis?)\b|\b(?:thanks(?: a lot| so much| lara)?|thank you(?: so much| lara)?|thx|cheers|(?:muchas |mil )?gracias(?: lara)?|merci(?: beaucoup| lara)?)$/
/** What follows thanks that are no plain ones: an objection, a request, irony. */
export const NOT_THANKING =
  /\b(?:but|though|however|still|nothing|except|remind|log|note|add|write|show|tell me|pero|aunque|sigo|todavia|nada|apunta|anota|recuerdame|dime|muestrame|mais|pourtant|sauf|toujours|rien|note|rappelle|montre|dis moi)\b/

/** The whole of a short message that she will do what was talked about, or that it is a good idea, in plain words. */
export const PLANNING: readonly RegExp[] = [
  /^(?:(?:ok|okay|right|yes|yeah|well|good|great|thanks|thank you|then|so|i think|maybe|alright|lovely|hm|ah) )*(?:(?:i ll|ill|i will|i m going to|im going to|i am going to|i might|i could|let me|gonna|going to|i d better) (?:definitely |maybe |just |have to )*(?:try|give|ask|tell|talk to|speak to|show|read|book|mention|bring|call|ring|have a think about|think about) (?:that|it|this|these|those|him|her|them|my (?:doctor|gp|husband|partner|boss|nurse|pharmacist)|the (?:doctor|gp|surgery|nurse|pharmacist)|one|a try|a go|an appointment)(?: (?:a try|a go|out|about (?:it|that|this)|to (?:him|her|them|my (?:doctor|gp))))?|(?:(?:that s|thats|what|it s|its|sounds like) )?(?:a )?(?:really |very )?(?:good|great|lovely|nice|brilliant) (?:idea|plan|tip|advice|point|shout|thought)|(?:that s |thats |it s |its )?worth (?:a try|a go|trying)|sounds like a plan|will do)(?: (?:tonight|today|tomorrow|later|then|now|next week|next time|this week|this evening|when i see (?:him|her|them)|thanks|thank you|lara|cheers))*$/,
  /^(?:(?:vale|ok|bueno|pues|si|bien|genial|gracias|entonces|perfecto|de acuerdo|ah|ay|venga|creo que) )*(?:(?:(?:se )?(?:lo|la|le|los|las) )(?:voy a (?:probar|intentar|decir|preguntar|comentar|mirar|pensar|ensenar|leer|contar|llevar)|(?:probare|intentare|dire|preguntare|comentare|mirare|pensare|ensenare|contare|pruebo|intento|digo|pregunto|comento))|voy a (?:probar(?:lo|la)?|intentar(?:lo|la)|decirselo|preguntarselo|preguntarle|comentarlo|comentarselo|mirarlo|pensarlo|hablar(?:lo)? con (?:el|ella|mi \p{L}+)|pedir cita)|(?:que |es una |muy )?buena idea|(?:es un )?buen consejo|me parece (?:bien|buena idea)|probare eso)(?: (?:esta noche|hoy|manana|luego|entonces|ahora|la semana que viene|a (?:el|ella|mi \p{L}+)|al medico|a la medica|con el medico|gracias|lara))*$/u,
  /^(?:(?:ok|d accord|bon|oui|alors|merci|bien|tres bien|super|ah|donc|parfait) )*(?:je (?:vais|veux bien|pense) (?:essayer|tester|lui (?:dire|demander|parler|montrer)|le lui dire|lui en parler|en parler|demander|y (?:penser|reflechir)|prendre (?:un )?(?:rendez vous|rdv))|j (?:essaierai|essayerai|essaie|en parlerai|y penserai)|je (?:lui (?:dirai|demanderai|en parlerai)|demande(?:rai)? (?:ca|cela)|(?:vais )?tenter)|(?:c est )?(?:une )?(?:tres )?bonne idee|(?:c est )?(?:un )?bon conseil)(?: (?:ca|cela|ce soir|aujourd hui|demain|alors|donc|la semaine prochaine|a (?:mon|ma) \p{L}+|avec (?:lui|elle|mon \p{L}+|ma \p{L}+)|au medecin|merci|lara))*$/u,
]

/** The whole of a message in which she only introduces herself: "my name is Carmen, I'm 51". */
export const INTRODUCED =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|there|lara|hola|buenas|buenos dias|buenas (?:tardes|noches)|bonjour|bonsoir|salut|and|y|et) )*(?:(?:i m|i am|soy|moi c est|je suis) [a-z]+ (?:and |y |et )?(?:i m |i am |tengo |j ai )?[3-7]\d(?: years old| anos| ans)?|(?:my name is|my name s|call me|me llamo|mi nombre es|je m appelle|mon nom est) [a-z]+(?: [a-z]+)?(?: (?:and |y |et )?(?:i m|i am|tengo|j ai) [3-7]\d(?: years old| anos| ans)?)?|(?:i m|i am|tengo|j ai) [3-7]\d(?: years old| anos| ans)?)$/

/** The whole of a short message that says something is better than she thought, in plain words. */
export const RELIEVED =
  /^(?:(?:ah|oh|ok|okay|well|so|right|hm|phew|vale|bueno|pues|ay|uf|bon|ben|ouf|alors) )*(?:(?:that s|thats|it s|its|this is) (?:actually |really )?(?:not (?:so|too|that|as) bad|a relief|reassuring|better than i (?:thought|feared|expected)|good to hear)|not (?:so|too|as) bad|(?:eso |esto )?no (?:esta|es|fue|era) (?:tan|muy) (?:mal[oa]?|grave)|(?:es |que )?(?:un )?alivio|mejor de lo que (?:pensaba|creia|temia)|(?:eso )?me (?:tranquiliza|quedo (?:mas )?tranquila)|(?:c est |ce n est )?pas si (?:mal|grave|terrible)|(?:ca me |cela me )(?:rassure|soulage)|(?:c est )?(?:un )?soulagement|mieux que (?:je ne )?(?:pensais|craignais|ce que je pensais))(?: (?:as i (?:thought|feared|expected)|then|after all|como (?:pensaba|creia)|entonces|finalement|alors|quand meme))*$/

/** Wordings of each kind; a message must match every group. */
export const SMALL_TALK_PHRASES: readonly { readonly kind: SmallTalkKind; readonly groups: readonly string[] }[] = [
  { kind: 'low', groups: ['not|don t|dont|isn t|aren t|never|no longer', 'well|good|great|ok|okay|fine|alright|my best'] },
  {
    kind: 'low',
    groups: [
      'bad|rough|hard|tough|awful|terrible|difficult|horrible|rubbish|lousy|crap',
      'day|days|time|week|feel|feeling|i m|i am|having a|had a',
    ],
  },
  { kind: 'low', groups: ['struggling|could be better|been better|unwell|under the weather|having a hard time'] },
  { kind: 'low', groups: ['no', 'bien|buen dia|buen momento|mi mejor momento|mejor dia|en mi mejor dia'] },
  {
    kind: 'low',
    groups: ['fatal|regular|regulin|pachucha|rubbish|rough|awful|crevee|bof', 'hoy|today|aujourd hui|morning|buenas|hola|bonjour|salut'],
  },
  { kind: 'low', groups: ['mal|fatal|regular|pachucha|de capa caida|regulin|horrible', 'estoy|siento|encuentro|ando|voy|va'] },
  {
    kind: 'low',
    groups: [
      'mal dia|dia malo|dia dificil|mala racha|mal momento|dia duro|mala semana|semana mala',
      'un|una|es|fue|tengo|tuve|paso por|estoy|he tenido|mal|malo|mala|dificil|duro',
    ],
  },
  { kind: 'low', groups: ['pas', 'va|vais|sens|forme|en forme|la forme|la grande forme|top|terrible|fort|bien|pas bien|trop bien'] },
  { kind: 'low', groups: ['mal', 'va|vais|sens'] },
  {
    kind: 'low',
    groups: [
      'mauvaise journee|dure journee|journee difficile|sale journee|journee dure|mauvais jour|mauvaise passe',
      'une|un|c est|journee|jour|passe',
    ],
  },
  {
    kind: 'low',
    groups: [
      'can t cope|cannot cope|cant cope|can t take it|can t do this|can t any more|wits end|at my wits end|no puedo mas|ya no puedo mas|no doy mas|no aguanto mas|no puedo con todo|n en peux plus|en peux plus|j en peux plus|suis a bout',
    ],
  },
  {
    kind: 'thanks',
    groups: [
      'that s useful|useful|that s good to know|good to know|me sirve|me ha servido|me ha servido mucho|me ha ayudado|me ha ayudado mucho|me has ayudado|me has ayudado mucho|that s helped|that has helped|you ve helped|you helped me|ca m a aidee|ca m a bien aidee|vous m avez aidee|tu m as aidee|me ayuda|util|es util|bueno saberlo|ca m aide|ca aide|c est utile|utile|bon a savoir|thank you|thanks|thank u|thx|many thanks|thank you so much|thanks for your help|thanks for the help|thank you for your help|for listening|for being here|for everything|that helped|that helps|that was helpful|merci|mille mercis|mille fois merci|je vous remercie|je te remercie|pour votre aide|pour ton aide|de votre aide|pour tout|pour la reponse|pour votre reponse|pour votre ecoute|pour l ecoute|de m ecouter|ca m aide|cela m aide|gracias|muchas gracias|mil gracias|te lo agradezco|lo agradezco|por tu ayuda|por la ayuda|por todo|por escucharme|por escuchar|por la respuesta|por responder|me ayuda mucho|me ayudo mucho|perfect|great|super|parfait|d accord|genial|perfecto|vale|ok',
      'thank you|thanks|thank u|thx|many thanks|merci|mercis|remercie|gracias|agradezco',
    ],
  },
  {
    kind: 'thanks',
    groups: [
      `thanks for listening|thank you for listening|thanks for the chat|thanks for listening anyway|merci de m avoir ecoutee|merci pour l ecoute|gracias por escucharme|gracias por la charla|gracias por tu ayuda|ta|cheers|brill|brilliant|fab|lovely|much appreciated|i appreciate it|i appreciate that|appreciate it|nice one|ace|smashing|great stuff|good stuff|awesome|makes sense|that makes sense|good to know|helpful|that s helpful|very helpful|you re a star|you star|you re an angel|thanks a million|cheers for that|ta for that
      |guay|estupendo|fenomenal|de lujo|que bien|muy amable|se agradece|buenisimo|me queda claro|queda claro|que detalle|eres un sol|mil gracias
      |nickel|impec|c est note|c est clair|chouette|tres gentil|c est gentil|t es un ange|au top|c est top`.replaceAll(/\s*\n\s*/g, ''),
    ],
  },
  {
    kind: 'wellbeing',
    groups: [
      'ca va bien toi|ca va toi|toi ca va|et toi ca va|vous allez bien vous|ca va bien vous|y tu que tal|y vos que tal|tu que tal|and you ok',
    ],
  },
  {
    kind: 'farewell',
    groups: [
      'bye|bye bye|ciao|see you|chao|adios|hasta luego|au revoir|a plus|bonne soiree|ok bye|night',
      'wish me luck|wish me luck tonight|fingers crossed for me|fingers crossed|deseame suerte|cruza los dedos|souhaite moi bonne chance|souhaitez moi bonne chance|croise les doigts|croisez les doigts',
    ],
  },
  {
    kind: 'farewell',
    groups: [
      'i was saying goodbye|i was just saying goodbye|i was only saying goodbye|i was saying good night|solo me despedia|me estaba despidiendo|solo me estaba despidiendo|me despedia|je disais au revoir|je vous disais au revoir|je te disais au revoir|je disais bonne nuit',
    ],
  },
  {
    kind: 'farewell',
    groups: [
      'wish me luck|wish me luck tonight|fingers crossed for me|deseame suerte|cruza los dedos|souhaite moi bonne chance|souhaitez moi bonne chance|croise les doigts|croisez les doigts',
    ],
  },
  {
    kind: 'farewell',
    groups: [
      'gracias|muchas gracias|hasta manana|hasta luego|me voy|me despido|a dormir|adios|chao|besos|un beso|un abrazo|que descanses',
      'buenas noches',
    ],
  },
  {
    kind: 'farewell',
    groups: [
      `night|night night|nighty night|ta ra|hooroo|ciao|toodle pip|toodles|good day|good day to you|g night|gnight|nite|nite nite|bye for now|bye then|bye love|bye now|cheerio|ta ta|ttyl|ta|thanks|cheers|catch you later|laters|off to work|i m off|i m off to work|i m off out|off out|off to sleep|going to sleep|i m going to sleep|going to bed|time for bed|bedtime|have to run|gotta go|gotta run|got to run|must go|must run|must dash|i must go|i should go|i need to go|i have to run|i ve got to run|need to get going|speak soon|speak later|speak tomorrow|see ya|sleep well|sleep tight|have a good day|have a good evening|have a good night|have a nice day|have a lovely day|have a good one|till tomorrow|until tomorrow|i ll be back|back later|i ll come back|that s all for today|that s it for today|bye
      |me voy|ya me voy|me voy ya|me voy a trabajar|me voy al trabajo|me voy a acostar|a dormir|a la cama|me despido|besos|un beso|besitos|un abrazo|hasta otra|hablamos|nos hablamos|hasta la proxima|seguimos manana|seguimos luego|ya seguimos|buen dia|buena tarde|que tengas buen dia|que tengas buena noche|que duermas bien|me tengo que marchar|gracias
      |bisous|bises|bisou|ciao|tchao|a tout a l heure|a toute|bonne fin de journee|bon week end|bon dimanche|je pars|je m en vais|j y vais|je vais dormir|je vais travailler|je pars travailler|je file au travail|au dodo|je te laisse|a la prochaine|on se reparle|on se reparle demain|dors bien|dormez bien|bonne fin de soiree|il faut que j y aille|je dois filer|merci`.replaceAll(
        /\s*\n\s*/g,
        '',
      ),
      `night|night night|nighty night|bye for now|bye then|bye love|bye now|bye|cheerio|ta ta|ttyl|catch you later|laters|off to work|i m off|i m off to work|i m off out|off out|off to sleep|going to sleep|i m going to sleep|going to bed|time for bed|bedtime|have to run|gotta go|gotta run|got to run|must go|must run|must dash|i must go|i should go|i need to go|i have to run|i ve got to run|need to get going|speak soon|speak later|speak tomorrow|see ya|sleep well|sleep tight|have a good day|have a good evening|have a good night|have a nice day|have a lovely day|have a good one|till tomorrow|until tomorrow|i ll be back|back later|i ll come back|that s all for today|that s it for today
      |me voy|ya me voy|me voy ya|me voy a trabajar|me voy al trabajo|me voy a acostar|a dormir|a la cama|me despido|besos|un beso|besitos|un abrazo|hasta otra|hablamos|nos hablamos|hasta la proxima|seguimos manana|seguimos luego|ya seguimos|buen dia|buena tarde|que tengas buen dia|que tengas buena noche|que duermas bien|me tengo que marchar
      |bisous|bises|bisou|ciao|tchao|a tout a l heure|a toute|bonne fin de journee|bon week end|bon dimanche|je pars|je m en vais|j y vais|je vais dormir|je vais travailler|je pars travailler|je file au travail|au dodo|je te laisse|a la prochaine|on se reparle|on se reparle demain|dors bien|dormez bien|bonne fin de soiree|il faut que j y aille|je dois filer`.replaceAll(
        /\s*\n\s*/g,
        '',
      ),
    ],
  },
  {
    kind: 'farewell',
    groups: [
      'bye|bye bye|goodbye|good bye|good night|goodnight|see you|see you later|see you soon|see you tomorrow|take care|au revoir|bonne nuit|bonne soiree|bonne journee|a bientot|a demain|a plus tard|a plus|adios|hasta luego|hasta manana|hasta pronto|chao|chau|nos vemos|que descanses|off to bed|i m off to bed|i m going to bed|talk later|talk to you later|talk soon|talk tomorrow|i have to go|i ve got to go|got to go|je vais me coucher|je vais au lit|je dois y aller|je vous laisse|je file|me voy a dormir|me voy a la cama|me tengo que ir|tengo que irme|hablamos luego|hablamos manana|merci|thanks|thank you|gracias',
      'bye|goodbye|good bye|good night|goodnight|see you|take care|au revoir|bonne nuit|bonne soiree|bonne journee|a bientot|a demain|a plus tard|a plus|adios|hasta luego|hasta manana|hasta pronto|chao|chau|nos vemos|que descanses|off to bed|i m off to bed|i m going to bed|talk later|talk to you later|talk soon|talk tomorrow|i have to go|i ve got to go|got to go|je vais me coucher|je vais au lit|je dois y aller|je vous laisse|je file|me voy a dormir|me voy a la cama|me tengo que ir|tengo que irme|hablamos luego|hablamos manana',
    ],
  },
  {
    kind: 'praise',
    groups: [
      'you are so kind|you are kind|you re kind|you re so kind|you re sweet|you are sweet|you re great|you are great|you re the best|you are the best|you re a good listener|you re lovely|you are lovely|you re wonderful|you re amazing|you re nice|you re so nice|i like you|i love you|i like talking to you|i like talking with you|you understand me|good bot|well done|clever you|eres muy amable|eres amable|eres genial|eres la mejor|eres un encanto|eres un amor|eres un sol|eres estupenda|eres maravillosa|eres buena|me caes bien|me gusta hablar contigo|me encanta hablar contigo|te quiero|tu si me entiendes|me entiendes|que maja eres|que maja|que amable|que amable eres|vous etes gentille|tu es gentille|vous etes tres gentille|vous etes formidable|tu es formidable|vous etes geniale|tu es geniale|tu es la meilleure|vous etes adorable|tu es adorable|tu es super|vous etes super|je vous aime bien|je t aime bien|je t aime|j aime parler avec vous|j aime vous parler|j aime te parler|vous me comprenez|tu me comprends|bravo',
    ],
  },
  {
    kind: 'sorry',
    groups: [
      'sorry|i m sorry|my apologies|i apologise|i apologize|sorry for rambling|sorry for the rant|sorry for moaning|sorry about that|sorry to bother you|sorry i m rambling|perdon|perdona|perdoname|disculpa|disculpame|lo siento|siento la chapa|perdon por el rollo|perdona la molestia|perdona por desahogarme|pardon|desolee|excusez moi|excuse moi|je m excuse|desolee de vous embeter|desolee de vous deranger|desolee de me plaindre|pardonnez moi',
    ],
  },
  {
    kind: 'well',
    groups: [
      'i m fine|i am fine|i m good|i am good|i m ok|i m okay|i am ok|i am okay|i m well|i am well|i m doing well|i m doing fine|i m doing ok|i m alright|all good|all fine|doing well|doing fine|fine|good|not bad|not too bad|can t complain|pretty good|never better|estoy bien|muy bien|bien|no me quejo|no me puedo quejar|voy bien|me va bien|bastante bien|je vais bien|ca va bien|tout va bien|tres bien|bien|ca va mieux|je vais mieux|ca roule|impeccable',
    ],
  },
  {
    kind: 'wellbeing',
    groups: [
      'slt|bjr|bsr|cc|kikou|ola|wsp|wassup|yo|hello|hi|hiya|hey|good morning|good afternoon|good evening|morning|bonjour|bonsoir|salut|coucou|hola|buenas|buenos dias|buenas tardes|buenas noches|did you sleep well|slept well|sleep well|how did you sleep|how was your night|how was your weekend|what have you been up to|has dormido bien|dormiste bien|que tal has dormido|que tal tu noche|que tal el finde|que te cuentas|que cuentas|bien dormi|tu as bien dormi|vous avez bien dormi|t as bien dormi|quoi de neuf|how are you|how are you doing|how are you feeling|how are things|how s it going|how is it going|how s your day|how is your day|how was your day|hows your day|and you|how about you|are you ok|are you well|comment ca va|comment allez vous|comment vas tu|comment tu vas|tu vas bien|vous allez bien|et vous|et toi|como estas|como esta|como te va|como va|como andas|como te encuentras|que tal estas|que tal|y tu|que tal tu|que tal tu dia|fine|good|bien',
      'did you sleep well|slept well|sleep well|how did you sleep|how was your night|how was your weekend|what have you been up to|has dormido bien|dormiste bien|que tal has dormido|que tal tu noche|que tal el finde|que te cuentas|que cuentas|bien dormi|tu as bien dormi|vous avez bien dormi|t as bien dormi|quoi de neuf|how are you|how are you doing|how are you feeling|how are things|how s it going|how is it going|how s your day|how is your day|how was your day|hows your day|and you|how about you|are you ok|are you well|comment ca va|comment allez vous|comment vas tu|comment tu vas|tu vas bien|vous allez bien|et vous|et toi|como estas|como esta|como te va|como va|como andas|como te encuentras|que tal estas|que tal tu|que tal tu dia|y tu',
    ],
  },
  {
    kind: 'greeting',
    groups: [
      'hello|hi|hiya|hey|hallo|howdy|good morning|good afternoon|good evening|good day|morning|evening|how are you|how are you doing|how s it going|how is it going|nice to meet you|what s up|bonjour|bonsoir|salut|coucou|allo|ca va|comment ca va|comment allez vous|comment vas tu|tu vas bien|vous allez bien|enchantee|hola|ola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|que tal|como estas|como esta|como te va|como va|como andas|todo bien|que hay|mucho gusto|encantada|saludos|are you there|you there|anyone there|is anyone there|anybody there|i m back|back again|me again|it s me|it s me again|just saying hi|just saying hello|just popping in|just popping in to say hi|just popping in to say hello|just checking in|nice to see you|good to see you|long time no see|hay alguien ahi|hay alguien|estas ahi|sigues ahi|he vuelto|ya estoy aqui|ya he vuelto|aqui estoy|soy yo|aqui estoy otra vez|pasaba a saludar|solo queria saludar|il y a quelqu un|y a quelqu un|y a t il quelqu un|tu es la|vous etes la|t es la|me revoila|me revoici|c est moi|c est encore moi|rebonjour|je passe dire bonjour|contente de te retrouver',
    ],
  },
]

/** Lara's answers to small talk, as paragraphs; `{doctor}` is a regional term. */
export const SMALL_TALK: In<Readonly<Record<SmallTalkKind, string>>> = {
  en: {
    greeting: 'Hello, it is good to have you here. How are you today?\n\nTell me in your own words, or tap one of these.',
    thanks: 'You are very welcome. I am here whenever you want to go on.',
    farewell: 'Take good care of yourself. I am here when you want to talk.',
    praise: 'That is kind of you, thank you. What would you like to talk about?',
    sorry: 'No need to say sorry. Take all the time and words you want.',
    well: 'I am glad to hear that. What is on your mind today?',
    wellbeing: 'Thank you for asking! I’m a program, so no good or bad days. How are you?',
    relief: 'I am glad to hear that. Where would you like to go from here?',
    plan: 'That sounds like a good step. If you like, tell me afterwards how it went.',
    low: 'I am sorry that things are hard at the moment. Thank you for telling me.\n\nWhat is hardest right now: your nights, your mood, your body, or somebody around you? Tell me in your own words, or tap one of these.\n\nIf it gets too much, please talk to somebody you trust, or to your {doctor}.',
  },
  es: {
    greeting: 'Hola, me alegra que estés aquí. ¿Cómo estás hoy?\n\nCuéntamelo con tus palabras, o toca una de estas preguntas.',
    thanks: 'De nada, con mucho gusto. Aquí estoy cuando quieras seguir.',
    farewell: 'Cuídate mucho. Aquí estoy cuando quieras hablar.',
    praise: 'Qué amable, gracias. ¿De qué te gustaría hablar?',
    sorry: 'No tienes que disculparte. Cuéntame con calma lo que quieras.',
    well: 'Me alegro. ¿Qué te trae hoy por aquí?',
    wellbeing: '¡Gracias por preguntar! Soy un programa, así que no tengo días buenos ni malos. ¿Y tú cómo estás?',
    relief: 'Me alegra oírlo. ¿Por dónde quieres que sigamos?',
    plan: 'Me parece un buen paso. Si quieres, cuéntame después cómo ha ido.',
    low: 'Siento que no estés bien. Gracias por contármelo.\n\n¿Qué te pesa más ahora: las noches, el ánimo, el cuerpo o alguien cercano? Cuéntamelo con tus palabras, o toca una de estas preguntas.\n\nSi se te hace demasiado, habla con alguien de confianza o con tu {doctor}.',
  },
  fr: {
    greeting:
      'Bonjour, je suis contente que vous soyez là. Comment allez-vous aujourd’hui ?\n\nDites-le avec vos mots, ou touchez une de ces questions.',
    thanks: 'Avec plaisir. Je suis là quand vous voudrez continuer.',
    farewell: 'Prenez bien soin de vous. Je serai là quand vous voudrez parler.',
    praise: 'C’est gentil, merci. De quoi aimeriez-vous parler ?',
    sorry: 'Vous n’avez pas à vous excuser. Prenez tout votre temps.',
    well: 'Tant mieux. De quoi avez-vous envie de parler aujourd’hui ?',
    wellbeing: 'Merci de demander ! Je suis un programme, je n’ai donc ni bons ni mauvais jours. Et vous, comment allez-vous ?',
    relief: 'Tant mieux. Par où voulez-vous continuer ?',
    plan: 'Cela me paraît une bonne idée. Si vous voulez, vous me raconterez comment cela s’est passé.',
    low: 'Je suis désolée que cela n’aille pas bien. Merci de me le dire.\n\nQu’est-ce qui pèse le plus en ce moment : les nuits, le moral, le corps, ou quelqu’un près de vous ? Dites-le avec vos mots, ou touchez une de ces questions.\n\nSi cela devient trop lourd, parlez-en à quelqu’un de confiance, ou à votre {doctor}.',
  },
}

/** Lara's farewells in a conversation: at any time, and when she goes to bed. */
export const PARTING_TEXTS: In<{ readonly any: readonly string[]; readonly night: readonly string[]; readonly luck: readonly string[] }> = {
  en: {
    any: [
      'Take good care of yourself. I am here when you want to talk.',
      'Bye for now. Come back whenever you like.',
      'See you soon. It was good talking with you.',
    ],
    night: ['Good night. I hope you sleep well.', 'Sleep well. Tell me tomorrow how the night was, if you like.'],
    luck: ['Good luck! Tell me afterwards how it went, if you like.'],
  },
  es: {
    any: [
      'Cuídate mucho. Aquí estoy cuando quieras hablar.',
      'Hasta pronto. Vuelve cuando quieras.',
      'Hasta luego. Me ha gustado hablar contigo.',
    ],
    night: ['Buenas noches. Que descanses.', 'Que duermas bien. Si quieres, mañana me cuentas qué tal la noche.'],
    luck: ['¡Mucha suerte! Si quieres, luego me cuentas qué tal.'],
  },
  fr: {
    any: [
      'Prenez bien soin de vous. Je serai là quand vous voudrez parler.',
      'À bientôt. Revenez quand vous voulez.',
      'À bientôt. J’ai été contente de parler avec vous.',
    ],
    night: ['Bonne nuit. Dormez bien.', 'Bonne nuit. Vous me direz demain comment elle a été, si vous voulez.'],
    luck: ['Bonne chance ! Vous me raconterez, si vous voulez.'],
  },
}

/** Words of going to bed, and of something ahead that she wishes herself luck for, in plain words. */
export const TO_BED = /\b(?:night|nighty|bed|bedtime|sleep|goodnight|noches|dormir|cama|acostar|descansar|nuit|dodo|lit|coucher|couche)\b/
export const WISH_LUCK =
  /\b(?:wish me luck|fingers crossed|deseame suerte|cruza los dedos|crucemos los dedos|souhaite(?:z)? moi bonne chance|croise(?:z)? les doigts)\b/

/** The entries offered to a person who is not well. */
export const WHEN_LOW: readonly string[] = ['mood-low', 'sleep-why-worse', 'body-tiredness']
