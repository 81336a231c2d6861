/** Development examples of statements by kind, and of questions, in three languages. */
import type { Language } from '../../text/rules/speech.ts'

export type ExampleKind = 'goodNews' | 'complaint' | 'rant' | 'news' | 'joke' | 'insult' | 'nonsense' | 'person' | 'abilities' | 'question'

const examplesIn = (text: string) => text.split(/[|\n]/).map((one) => one.trim())

const EXAMPLES: Readonly<Record<Language, Readonly<Record<ExampleKind, string>>>> = {
  en: {
    goodNews: `I slept right through last night!|I got the job|My daughter passed her driving test|we had a lovely day at the beach|No hot flushes today
      I feel great this morning|my son just got engaged|I'm so proud of myself, I ran 5k|What a beautiful morning|I finally finished the quilt
      we're going to be grandparents, I'm thrilled|I had the best weekend with my girls|The concert was amazing|I slept like a baby|feeling really good today
      I can't wait for my holiday next week|My husband made me breakfast in bed, it was so nice|I laughed so much with my friends last night
      the results came back and they're all clear|I've been promoted|not a single hot flash for three days
      My sister had her baby, a little girl, we're over the moon|i had a really good night|I won at bingo yesterday|The garden looks gorgeous right now
      I enjoyed the choir so much|We celebrated our 25th anniversary|Great news, the house is sold|I feel like a new woman|I'm happy today`,
    complaint: `Three bad nights in a row|I had a terrible night|I barely slept last night|My boss was horrible to me today
      I had an argument with my husband this morning|The washing machine broke again|I've got a headache today|I'm so tired today
      My train was late and I missed the meeting|my daughter never calls me|I burnt the dinner|I cried in the car this morning
      It rained all day and I was stuck at home|I lost my keys again|The kids are ill and I haven't had a minute|my cat is sick|I've got a cold
      My back hurts today|I'm feeling lonely tonight|what an awful day|The neighbours were so noisy last night|I've been so stressed this week
      I woke up at 3 again last night|my best friend is moving away and I'm sad|I feel a bit down today|We had a row about money yesterday
      My mother-in-law criticised my cooking again, it was awkward|I spilled coffee all over my laptop|work was exhausting today
      I sat in traffic for two hours|Four rough nights this week|I got soaked in sweat last night|Nobody helped me with the party
      I feel guilty because I missed my son's match|I'm worried about my exam tomorrow|My husband forgot our anniversary
      I snapped at my daughter this morning|my holiday got cancelled|I had a hot flush in the middle of a meeting today|I feel ignored at work
      they let three people go at work and I'm worried`,
    rant: `I'm so fed up with everyone|I can't stand my colleague|I hate this weather|my mother in law drives me mad|ugh, people are unbelievable
      I am sick of cleaning up after everyone!|My brother is such an idiot, I could scream|I've had enough of my boss
      This commute is ridiculous, I'm so annoyed|argh, I hate Mondays`,
    news: `My sister visits on Sunday|I'm going to the hairdresser tomorrow|We bought a new sofa|I baked a lemon cake this afternoon
      My son starts school next week|I have two cats|It's raining here|I'm having a cup of tea|we went to the market|My neighbour is painting his fence
      I'm reading a book about gardens|I watched a film with my husband yesterday|My daughter is learning to drive|I made soup|Tomorrow we leave for Italy
      I work in a library|I met an old school friend|we're having fish tonight|The builders are here|My mum is coming for Christmas|I've planted tomatoes
      I live in a small village|I joined a book club|Today is my birthday|I'm waiting for the bus|our choir sings on Friday|I called my brother
      I cut the grass and now I'm sitting in the sun|he is watching football|I'm at the airport|My friends and I play cards on Thursdays
      I drove to the coast on my own|I've a meeting with my boss tomorrow|My nephew moved to Leeds|I'm knitting a jumper for my grandson
      I talked to my sister on the phone|I have been married for thirty years|I'm on the train to London|I've got the house to myself this weekend`,
    joke: `haha|lol|just kidding|tell me a joke|that's so funny lol|hahaha you got me|I was only joking|make me laugh|do you know any jokes?`,
    insult: `you're useless|you are so stupid|shut up|you don't understand anything|this app is rubbish|stupid bot|you're no help|I hate you|idiot|fuck off
      you know nothing|this chat is a joke`,
    nonsense: `asdfgh|😂😂|🤷‍♀️|...|qwerty|hjkl dfghj|???|❤️|jkhgfdsx|!!!`,
    person: `are you a real person?|who are you?|Are you human or a machine?|are you a robot|do you sleep?|how old are you?|what's your name?
      am I talking to a person?|do you have feelings?|are you a doctor?`,
    abilities: `what can you do?|how can you help me?|what can I ask you?|what are you for?|what can we talk about?`,
    question: `How long do hot flashes last?|what helps with night sweats|I wonder if HRT is right for me|tell me about magnesium
      I don't know whether I should see a doctor|How did I sleep last week?|how many hot flashes did I have yesterday|when was my last period
      I'd like to know more about the patch|is it normal to be so tired|can I still get pregnant at 51|I wonder whether my wine makes it worse
      I'm not sure if this is menopause|show me my mood this month|what was my worst night|I want to stop smoking|how do I change the language
      I need advice about sleep|please explain perimenopause|should I see someone about this|my hair is falling out|I can't sleep|I have hot flashes
      my joints ache|I feel so anxious all the time|I have gained weight around my belly|my periods are all over the place|I keep waking up at 3
      my husband doesn't understand menopause|I forget words all the time|sex hurts|I have no desire any more|zopiclone for a few nights|black cohosh
      HRT and breast cancer|patch or gel|side effects of oestrogen|is soy any good|does yoga help with hot flashes|what about calcium|dry eyes
      night sweats every night|I leak when I laugh|I need to pee all the time|I have heart palpitations|no idea how to tell my boss|any tips for brain fog
      how's my sleep this month|did I sleep better this week than last week|compare my mood this month and last month|how many days did I log
      my average sleep|what did I note on Monday|my sleep last week|am I in menopause|what is a dexa scan|I'm 52 and my periods stopped last year
      I've been on HRT for two years and still have flushes|my doctor wants me to take statins|I was prescribed vaginal oestrogen|I get dizzy when I stand up
      my skin is so dry|my breasts are sore before my period|I snore now|I cry at everything|I get so angry with my kids|I don't feel like myself
      I have lost my confidence|I feel overwhelmed at work all the time|I can't concentrate at work|how can I talk to my manager|what are my rights at work
      my uniform is too hot|I want to lose weight|how much protein do I need|is coffee bad for me|tell me what to eat|remind me to log tonight
      I want to log a hot flush|note that I slept badly|delete what I wrote|who can read this|can my partner see what I write|what do you remember about me
      what does Lara remember|I'd love to understand my cycle|I don't understand what perimenopause is|explain FSH to me|I was wondering about testosterone
      give me some facts|I need help with my sleep|what should I ask my doctor on Thursday|why am I so bloated|my knees crack and hurt on stairs
      my fingers are stiff every morning|itchy skin at night|crawling skin|burning mouth|frozen shoulder|my cholesterol went up
      high blood pressure in menopause|can stress cause hot flushes`,
  },
  es: {
    goodNews: `¡Anoche dormí del tirón!|Conseguí el trabajo|Mi hija aprobó el carnet de conducir|pasamos un día precioso en la playa|Hoy no he tenido ni un sofoco
      Me siento genial esta mañana|mi hijo se casa en junio|Estoy muy orgullosa, corrí cinco kilómetros|Qué bonita mañana|Por fin terminé la manta
      Voy a ser abuela, estoy feliz|He pasado un fin de semana estupendo con mis amigas|El concierto fue increíble|he dormido como un tronco
      hoy estoy muy bien|No veo la hora de irme de vacaciones|Mi marido me preparó el desayuno, qué detalle tan bonito|Anoche nos reímos muchísimo
      me han ascendido|Ha nacido mi nieta|Ayer gané al bingo|El jardín está precioso|Disfruté mucho del coro|Celebramos nuestro aniversario
      Buenas noticias, vendimos la casa|Me siento como nueva|Estoy contenta hoy|hoy fue un buen día|Qué alegría, viene mi hermana|me encantó la película`,
    complaint: `Tres noches malas seguidas|He pasado una noche horrible|Anoche apenas dormí|Mi jefa ha sido horrible conmigo hoy|Discutí con mi marido esta mañana
      Se ha roto otra vez la lavadora|Hoy me duele la cabeza|Hoy estoy cansadísima, agotada|El tren llegó tarde y perdí la reunión|mi hija nunca me llama
      Se me quemó la cena|Lloré en el coche esta mañana|Llovió todo el día, qué aburrido|He perdido las llaves otra vez|Los niños están enfermos y no paro
      mi gata está enferma|Estoy resfriada desde ayer|Hoy me duele la espalda|Esta noche me siento sola|vaya día horrible
      Los vecinos hicieron mucho ruido anoche|Esta semana estoy muy estresada|Anoche me desperté a las tres|mi mejor amiga se muda y estoy triste
      hoy estoy un poco triste|Ayer tuvimos una bronca por dinero|Mi suegra criticó otra vez mi comida, qué incómodo|Derramé el café en el portátil
      hoy el trabajo fue agotador|Estuve dos horas en un atasco|anoche me empapé de sudor|Nadie me ayudó con la fiesta
      Estoy preocupada por mi examen de mañana|Mi marido olvidó nuestro aniversario|esta mañana grité a mi hija y me siento fatal
      me han cancelado las vacaciones|Hoy me dio un sofoco en plena reunión|En el trabajo me ignoran|Qué semana tan dura|Me robaron la bici ayer`,
    rant: `Estoy harta de todos|No soporto a mi compañera|Odio este tiempo|mi suegra me saca de quicio|qué rabia me da la gente|Estoy hasta las narices de limpiar
      Mi hermano es idiota, quiero gritar|Ya basta de mi jefe|Joder, qué asco de lunes|esto es el colmo`,
    news: `Mi hermana viene el domingo|Mañana voy a la peluquería|Hemos comprado un sofá nuevo|Esta tarde hice un bizcocho de limón
      Mi hijo empieza el colegio la semana que viene|Tengo dos gatos|Está lloviendo aquí|Estoy tomando un té|fuimos al mercado
      Mi vecino está pintando la valla|Estoy leyendo un libro sobre jardines|Ayer vi una película con mi marido|Mi hija está aprendiendo a conducir|Hice sopa
      Mañana nos vamos a Italia|Trabajo en una biblioteca|Me encontré con una amiga del colegio|esta noche cenamos pescado|Tengo a los albañiles en casa
      Mi madre viene por Navidad|He plantado tomates|Vivo en un pueblo pequeño|Me apunté a un club de lectura|Hoy es mi cumpleaños|Estoy esperando el autobús
      el coro canta el viernes|Llamé a mi hermano|Estoy en el aeropuerto|Los jueves juego a las cartas con mis amigas|Fui sola a la costa en coche
      Mañana tengo reunión con mi jefa|Mi sobrino se mudó a Sevilla|Le estoy tejiendo un jersey a mi nieto|Hablé con mi hermana por teléfono
      Llevo treinta años casada|Voy en el tren a Madrid|Este finde tengo la casa para mí sola|Mi marido está viendo el fútbol
      He quedado con unas amigas para comer|Ayer cociné lentejas`,
    joke: `jajaja|lol|era broma|cuéntame un chiste|jaja qué gracioso|me estás tomando el pelo jaja|hazme reír|es broma|¿sabes algún chiste?`,
    insult: `eres una inútil|eres tonta|cállate|no entiendes nada|esta app es una mierda|robot tonto|no sirves para nada|te odio|idiota|vete a la mierda
      no sabes nada|esto es una porquería`,
    nonsense: `asdfgh|😂😂|🤷‍♀️|...|qwerty|hjkl dfghj|???|❤️|jkhgfdsx|!!!`,
    person: `¿eres una persona real?|¿quién eres?|¿eres humana o una máquina?|eres un robot|¿duermes?|¿cuántos años tienes?|¿cómo te llamas?|¿hablo con una persona?
      ¿tienes sentimientos?|¿eres médica?`,
    abilities: `¿qué puedes hacer?|¿cómo puedes ayudarme?|¿qué te puedo preguntar?|¿para qué sirves?|¿de qué podemos hablar?`,
    question: `¿Cuánto duran los sofocos?|qué ayuda con los sudores nocturnos|Me pregunto si la THS es para mí|háblame del magnesio|No sé si debería ir al médico
      ¿Cómo dormí la semana pasada?|cuántos sofocos tuve ayer|cuándo fue mi última regla|Me gustaría saber más del parche|es normal estar tan cansada
      puedo quedarme embarazada a los 51|no estoy segura de si es la menopausia|enséñame mi ánimo de este mes|cuál fue mi peor noche|Quiero dejar de fumar
      cómo cambio el idioma|Necesito consejo sobre el sueño|por favor explica la perimenopausia|se me cae el pelo|no puedo dormir|tengo sofocos
      me duelen las articulaciones|tengo ansiedad todo el tiempo|he engordado de barriga|mis reglas son un desastre|me despierto siempre a las tres
      mi marido no entiende la menopausia|se me olvidan las palabras|me duele el sexo|ya no tengo deseo|pastillas para dormir|cimicífuga|THS y cáncer de mama
      parche o gel|efectos secundarios del estrógeno|sirve la soja|el yoga ayuda con los sofocos|y el calcio|ojos secos|sudores todas las noches
      se me escapa el pis al reír|tengo que orinar todo el rato|tengo palpitaciones|no sé cómo decírselo a mi jefa|consejos para la niebla mental
      mi sueño este mes|dormí mejor esta semana que la pasada|compara mi ánimo de este mes y el anterior|cuántos días registré|qué anoté el lunes
      estoy en la menopausia|qué es una densitometría|tengo 52 años y se me fue la regla hace un año|llevo dos años con THS y sigo con sofocos
      mi médico quiere darme estatinas|me recetaron estrógeno vaginal|me mareo al levantarme|tengo la piel muy seca|me duelen los pechos antes de la regla
      ahora ronco|lloro por todo|me enfado mucho con mis hijos|no me siento yo misma|he perdido la confianza|estoy agobiada en el trabajo siempre
      no me concentro en el trabajo|cómo hablo con mi jefa|qué derechos tengo en el trabajo|el uniforme me da calor|quiero adelgazar|cuánta proteína necesito
      es malo el café|dime qué comer|recuérdame anotar esta noche|quiero anotar un sofoco|anota que dormí mal|borra lo que escribí|quién puede leer esto
      puede mi pareja ver lo que escribo|qué recuerdas de mí|quisiera entender mi ciclo|no entiendo qué es la perimenopausia|explícame la FSH
      dame algunos datos|necesito ayuda con el sueño|qué le pregunto al médico el jueves|por qué estoy tan hinchada|me crujen y duelen las rodillas
      tengo los dedos rígidos cada mañana|me pica la piel de noche|boca ardiente|hombro congelado|me subió el colesterol|tensión alta en la menopausia
      el estrés puede dar sofocos|tengo la regla cada quince días|manché después de un año sin regla|me duele la cabeza antes de la regla
      hay alguna infusión que ayude|a qué edad llega la menopausia|tengo la boca seca`,
  },
  fr: {
    goodNews: `J'ai dormi toute la nuit !|J'ai décroché le poste|Ma fille a eu son permis, je suis fière|on a passé une belle journée à la plage
      Pas une bouffée de chaleur aujourd'hui|Je me sens super bien ce matin|mon fils se marie en juin|Je suis fière de moi, j'ai couru cinq kilomètres
      Quelle belle matinée|J'ai enfin terminé ma couverture|Je vais être mamie, je suis ravie|J'ai passé un super week-end avec mes copines
      Le concert était magnifique|j'ai dormi comme un bébé|je vais très bien aujourd'hui|Vivement les vacances la semaine prochaine
      Mon mari m'a préparé le petit déjeuner, c'était adorable|On a tellement rigolé hier soir|j'ai été promue|Ma petite-fille est née hier
      J'ai gagné au loto hier|Le jardin est magnifique|La chorale, c'était génial|On a fêté notre anniversaire de mariage
      Bonne nouvelle, la maison est vendue|Je suis heureuse aujourd'hui|c'était une bonne journée|J'ai adoré le film|Ma soeur vient, quelle joie
      Je me suis bien amusée hier`,
    complaint: `Trois mauvaises nuits de suite|J'ai passé une nuit horrible|J'ai à peine dormi cette nuit, c'était affreux
      Mon chef a été odieux avec moi aujourd'hui, une journée horrible|Je me suis disputée avec mon mari ce matin|La machine à laver est encore en panne
      J'ai mal à la tête aujourd'hui|Je suis tellement fatiguée aujourd'hui|Le train avait du retard et j'ai raté ma réunion|ma fille ne m'appelle jamais
      J'ai brûlé le dîner|J'ai pleuré dans la voiture ce matin|Il a plu toute la journée, c'était triste|J'ai encore perdu mes clés|Les enfants sont malades
      mon chat est malade|J'ai attrapé un rhume hier|J'ai mal au dos aujourd'hui|Je me sens seule ce soir|quelle journée horrible
      Les voisins ont fait du bruit toute la nuit|Je suis très stressée cette semaine|Je me suis réveillée à trois heures cette nuit, c'est pénible
      ma meilleure amie déménage et je suis triste|je suis un peu triste aujourd'hui|On s'est disputés pour de l'argent hier
      Ma belle-mère a encore critiqué ma cuisine, c'était gênant|J'ai renversé mon café sur l'ordinateur|le travail a été épuisant aujourd'hui
      J'ai passé deux heures dans les bouchons|Je me suis réveillée trempée cette nuit|Personne ne m'aide à la maison le dimanche
      Je suis inquiète pour mon examen demain|Mon mari a oublié notre anniversaire|J'ai crié sur ma fille ce matin|mes vacances sont annulées
      J'ai eu une bouffée de chaleur en pleine réunion aujourd'hui|On m'a volé mon vélo hier|Ma semaine a été très dure|On m'ignore au travail`,
    rant: `J'en ai marre de tout le monde|Je ne supporte plus ma collègue|Je déteste ce temps|ma belle-mère m'énerve|pff, les gens sont insupportables
      ras le bol de faire le ménage|Mon frère est un idiot, j'ai envie de hurler|Ça suffit avec mon patron|Putain, je hais les lundis|c'est le comble`,
    news: `Ma soeur vient dimanche|Je vais chez le coiffeur demain|On a acheté un nouveau canapé|J'ai fait un gâteau au citron cet après-midi
      Mon fils commence l'école la semaine prochaine|J'ai deux chats|Il pleut ici|Je bois un thé|on est allés au marché|Mon voisin repeint sa clôture
      Je lis un livre sur les jardins|J'ai regardé un film avec mon mari hier|Ma fille apprend à conduire|J'ai fait de la soupe|Demain on part en Italie
      Je travaille dans une bibliothèque|J'ai rencontré une amie d'école|ce soir on mange du poisson|Les ouvriers sont à la maison|Ma mère vient pour Noël
      J'ai planté des tomates|J'habite dans un petit village|Je me suis inscrite à un club de lecture|Aujourd'hui c'est mon anniversaire|J'attends le bus
      la chorale chante vendredi|J'ai appelé mon frère|Je suis à l'aéroport|Le jeudi je joue aux cartes avec mes amies|J'ai conduit seule jusqu'à la mer
      Demain j'ai une réunion avec ma cheffe|Mon neveu a déménagé à Lyon|Je tricote un pull pour mon petit-fils|J'ai parlé avec ma soeur au téléphone
      Je suis mariée depuis trente ans|Je suis dans le train pour Paris|Ce week-end j'ai la maison pour moi|Mon mari regarde le foot
      Je déjeune avec des copines|Hier j'ai cuisiné des lentilles`,
    joke: `haha|mdr|je plaisante|racontez-moi une blague|haha trop drôle|c'est une blague mdr|faites-moi rire|je rigole|vous connaissez une blague ?`,
    insult: `vous êtes nulle|tu es bête|taisez-vous|vous ne comprenez rien|cette appli est nulle|robot stupide|tu ne sers à rien|je vous déteste|idiote
      va te faire foutre|vous ne savez rien|ce chat est pourri`,
    nonsense: `asdfgh|😂😂|🤷‍♀️|...|qwerty|hjkl dfghj|???|❤️|jkhgfdsx|!!!`,
    person: `êtes-vous une vraie personne ?|qui êtes-vous ?|vous êtes une vraie personne ou une machine ?|tu es un robot|vous dormez ?|quel âge avez-vous ?
      comment vous appelez-vous ?|je parle à une machine ?|avez-vous des sentiments ?|êtes-vous médecin ?`,
    abilities: `que pouvez-vous faire ?|comment pouvez-vous m'aider ?|que puis-je vous demander ?|à quoi servez-vous ?|de quoi peut-on parler ?`,
    question: `Combien de temps durent les bouffées de chaleur ?|qu'est-ce qui aide contre les sueurs nocturnes|Je me demande si le THM est pour moi
      parlez-moi du magnésium|Je ne sais pas si je dois voir un médecin|Comment ai-je dormi la semaine dernière ?|combien de bouffées ai-je eues hier
      quand étaient mes dernières règles|J'aimerais en savoir plus sur le patch|c'est normal d'être si fatiguée|puis-je encore tomber enceinte à 51 ans
      je ne suis pas sûre que ce soit la ménopause|montrez-moi mon humeur de ce mois|quelle a été ma pire nuit|Je veux arrêter de fumer
      comment changer la langue|J'ai besoin de conseils pour dormir|expliquez la périménopause s'il vous plaît|je perds mes cheveux|je ne dors plus
      j'ai des bouffées de chaleur|j'ai mal aux articulations|je suis anxieuse tout le temps|j'ai pris du ventre|mes règles sont irrégulières
      je me réveille toujours à trois heures|mon mari ne comprend pas la ménopause|j'oublie mes mots|les rapports font mal|je n'ai plus de désir
      somnifères pour dormir|actée à grappes noires|THM et cancer du sein|patch ou gel|effets secondaires des oestrogènes|le soja ça marche
      le yoga aide contre les bouffées|et le calcium|yeux secs|sueurs toutes les nuits|j'ai des fuites quand je ris|j'ai tout le temps envie de faire pipi
      j'ai des palpitations|aucune idée comment le dire à mon chef|des conseils pour le brouillard mental|mon sommeil ce mois-ci
      ai-je mieux dormi cette semaine que la précédente|comparez mon humeur de ce mois et du précédent|combien de jours ai-je notés|qu'ai-je noté lundi
      suis-je en ménopause|c'est quoi une densitométrie|j'ai 52 ans et plus de règles depuis un an
      je prends un THM depuis deux ans et j'ai encore des bouffées|mon médecin veut me donner des statines|on m'a prescrit un oestrogène vaginal
      j'ai la tête qui tourne quand je me lève|j'ai la peau très sèche|j'ai mal aux seins avant mes règles|je ronfle maintenant|je pleure pour un rien
      je m'énerve sur mes enfants|je ne me sens plus moi-même|j'ai perdu confiance|je suis débordée au travail tout le temps|je n'arrive pas à me concentrer
      comment parler à mon chef|quels sont mes droits au travail|mon uniforme est trop chaud|je veux perdre du poids|combien de protéines me faut-il
      le café est-il mauvais|dites-moi quoi manger|rappelez-moi de noter ce soir|je veux noter une bouffée|notez que j'ai mal dormi|effacez ce que j'ai écrit
      qui peut lire ceci|mon mari peut-il voir ce que j'écris|que savez-vous de moi|je voudrais comprendre mon cycle
      je ne comprends pas ce qu'est la périménopause|expliquez-moi la FSH|donnez-moi quelques faits|j'ai besoin d'aide pour mon sommeil
      que demander au médecin jeudi|pourquoi suis-je si ballonnée|mes genoux craquent et font mal|j'ai les doigts raides chaque matin
      ma peau me gratte la nuit|bouche qui brûle|épaule gelée|mon cholestérol a augmenté|hypertension et ménopause|le stress peut-il donner des bouffées
      j'ai mes règles tous les quinze jours|j'ai saigné un an après la ménopause|j'ai mal à la tête avant mes règles|y a-t-il une tisane qui aide
      à quel âge arrive la ménopause|j'ai la bouche sèche`,
  },
}

/** Every example with its language and kind. */
export const SPEECH_ACT_EXAMPLES = (Object.keys(EXAMPLES) as Language[]).flatMap((language) =>
  (Object.keys(EXAMPLES[language]) as ExampleKind[]).flatMap((kind) =>
    examplesIn(EXAMPLES[language][kind]).map((text) => ({ language, kind, text })),
  ),
)
