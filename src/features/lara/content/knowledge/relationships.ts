import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about the people around her. */
export const RELATIONSHIPS_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'relationships-telling-partner',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-partner-understanding', 'relationships-partner-help'],
    en: {
      title: 'How do I tell my partner?',
      answer: [
        'Choose a calm hour, sit side by side, and begin with one plain sentence. It could be: "My body is changing, and I\'d like you to know how it feels."',
        "Partners often see that something is different, but do not link it to menopause.[#relationships-partners-notice] So don't wait for them to guess. Say what you notice, what you fear, and one thing that would help.",
        'Keep it short, and say there will be more talks. You can share a page to read as well. If speaking is hard, write a note and read it together.',
      ],
    },
    es: {
      title: '¿Cómo se lo cuento a mi pareja?',
      answer: [
        'Elige una hora tranquila, siéntate a su lado y empieza con una frase sencilla. Por ejemplo: «Mi cuerpo está cambiando y quiero que sepas cómo se siente».',
        'Las parejas suelen ver que algo es distinto, pero no lo unen con la menopausia.[#relationships-partners-notice] Así que no esperes a que lo adivine. Di qué notas, qué temes y una cosa que ayudaría.',
        'Que sea corto, y di que habrá más charlas. También puedes compartir algo para leer. Si hablar cuesta, escribe una nota para leerla a la vez.',
      ],
    },
    fr: {
      title: 'Comment en parler à mon ou ma partenaire ?',
      answer: [
        'Choisissez une heure calme, asseyez-vous côte à côte et commencez par une phrase simple. Par exemple : « Mon corps change, et j’aimerais que tu saches ce que je ressens. »',
        'Souvent, les partenaires voient que quelque chose est différent, mais ne font pas le lien avec la ménopause.[#relationships-partners-notice] N’attendez donc pas qu’on devine. Dites ce que vous remarquez, ce que vous craignez et une chose qui aiderait.',
        'Faites court, et dites qu’il y aura d’autres moments. Vous pouvez aussi partager une page à lire. Si parler est dur, écrivez un mot et lisez-le ensemble.',
      ],
    },
  },
  {
    id: 'relationships-partner-understanding',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['relationships-telling-partner', 'relationships-arguments'],
    en: {
      title: "My partner doesn't get it. What now?",
      answer: [
        'That hurts, and it is often lack of knowledge more than lack of love. Many partners notice changes but do not link them to menopause.[#relationships-partners-notice] Learning about it has been shown to help both knowledge and the bond.[#relationships-learning-helps]',
        'Try one clear picture instead of many complaints: "Think of three bad nights in a row, and then a meeting." Then ask for one thing you can both see, such as taking over supper on Mondays.',
        'Bring your partner along to a visit, if you like. If you are mocked or put down again and again, talk to someone you trust. You deserve respect, whatever your hormones do.',
      ],
    },
    es: {
      title: 'Mi pareja no lo entiende. ¿Qué hago?',
      answer: [
        'Eso duele, y a menudo es más falta de información que falta de amor. Muchas parejas notan cambios pero no los unen con la menopausia.[#relationships-partners-notice] Se ha visto que aprender sobre ella mejora lo que saben y también la relación.[#relationships-learning-helps]',
        'Prueba una imagen clara en lugar de muchas quejas: «Imagina tres malas noches seguidas y luego una reunión». Después pide algo concreto, como encargarse de la cena los lunes.',
        'Si quieres, llévale contigo a una consulta. Si hay burlas o desprecios una y otra vez, habla con alguien de confianza. Mereces respeto, hagan lo que hagan tus hormonas.',
      ],
    },
    fr: {
      title: 'On ne me comprend pas à la maison. Que faire ?',
      answer: [
        'Cela fait mal, et c’est souvent un manque de savoir plus qu’un manque d’amour. Beaucoup de partenaires voient des changements sans faire le lien avec la ménopause.[#relationships-partners-notice] Apprendre ce que c’est améliore les connaissances et aussi le lien.[#relationships-learning-helps]',
        'Essayez une image claire plutôt que beaucoup de plaintes : « Imagine trois mauvaises nuits de suite, puis une réunion. » Demandez ensuite une chose visible, comme le dîner du lundi.',
        'Venez à deux en consultation, si vous le souhaitez. Si l’on se moque de vous ou vous rabaisse sans cesse, parlez-en à une personne sûre. Vous méritez le respect, quoi que fassent vos hormones.',
      ],
    },
  },
  {
    id: 'relationships-children',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-asking-help', 'mood-rage'],
    en: {
      title: 'What do I tell my children?',
      answer: [
        'Tell them a little, in plain words, so that they don\'t think it is their fault. To a small child you might say: "Mum is tired and gets hot sometimes. It is not because of you."',
        'Teenagers can take more: that hormones change in midlife, much as theirs do, and that moods can swing with them.[#relationships-hormones-mood] Many listen better in the car than at the table.',
        'After a loud moment, a short "I\'m sorry, that was not fair" teaches them something good. Give each child one small job that helps, like cooking on a set evening. Being needed makes children kind.',
      ],
    },
    es: {
      title: '¿Qué les digo a mis hijos?',
      answer: [
        'Cuéntales un poco, con palabras sencillas, para que no crean que es culpa suya. A un niño pequeño puedes decirle: «Mamá está cansada y a veces tiene calor. No es por ti».',
        'Los adolescentes pueden con más: que las hormonas cambian a esta edad, un poco como las suyas, y que el humor puede cambiar con ellas.[#relationships-hormones-mood] Muchos escuchan mejor en el coche que en la mesa.',
        'Después de un grito, un breve «lo siento, no fue justo» les enseña algo bueno. Dale a cada uno una tarea pequeña que ayude, como cocinar una noche fija. Sentirse necesarios los vuelve amables.',
      ],
    },
    fr: {
      title: 'Que dire à mes enfants ?',
      answer: [
        'Dites-leur un peu, avec des mots simples, pour qu’ils ne se croient pas en faute. À un petit, on peut dire : « Maman est fatiguée et a parfois très chaud. Ce n’est pas à cause de toi. »',
        'Les ados peuvent en entendre plus : que les hormones changent à cet âge, un peu comme les leurs, et que l’humeur peut bouger avec elles.[#relationships-hormones-mood] Beaucoup écoutent mieux en voiture qu’à table.',
        'Après un cri, un court « pardon, ce n’était pas juste » leur apprend une bonne chose. Donnez à chacun une petite tâche utile, comme cuisiner un soir fixe. Se sentir utile rend gentil.',
      ],
    },
  },
  {
    id: 'relationships-friends',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-lonely', 'relationships-asking-help'],
    en: {
      title: 'How do I talk about it with friends?',
      answer: [
        'Open the door a crack: "I\'ve been sleeping badly and I think it\'s perimenopause. Has that happened to you?" Very often the answer is a sigh and a yes.',
        'If you keep cancelling, say why. "I want to see you, but evenings are hard right now. Could we walk on Saturday morning?" It keeps a friendship warm with less effort.',
        'When nobody near you is at this point, look for a group at a clinic, a library or online. Choose one that is kind and does not sell things. Write to one friend today, even just a line.',
      ],
    },
    es: {
      title: '¿Cómo lo hablo con mis amigas?',
      answer: [
        'Abre un poco la puerta: «Duermo mal y creo que es la perimenopausia. ¿Te ha pasado?». Muy a menudo la respuesta es un suspiro y un sí.',
        'Si cancelas mucho, di por qué. «Quiero verte, pero ahora las noches se me hacen cuesta arriba. ¿Y si paseamos el sábado por la mañana?». Así la amistad sigue viva con menos esfuerzo.',
        'Si nadie cerca está en este punto, busca un grupo en una clínica, una biblioteca o en línea. Elige uno amable que no venda nada. Escribe hoy a una amiga, aunque sea una línea.',
      ],
    },
    fr: {
      title: 'Comment en parler avec mes amies ?',
      answer: [
        'Entrouvrez la porte : « Je dors mal et je crois que c’est la périménopause. Cela t’est arrivé ? » Très souvent, la réponse est un soupir et un oui.',
        'Si vous annulez souvent, dites pourquoi. « J’ai envie de te voir, mais le soir est dur en ce moment. On marche samedi matin ? » L’amitié reste vivante avec moins d’effort.',
        'Si personne autour de vous n’en est là, cherchez un groupe dans un centre, une bibliothèque ou en ligne. Prenez-en un qui soit bienveillant et ne vende rien. Écrivez aujourd’hui à une amie, même une ligne.',
      ],
    },
  },
  {
    id: 'relationships-asking-help',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-partner-help', 'mood-stress'],
    en: {
      title: 'How do I ask for help?',
      answer: [
        'Ask for one clear thing, at one clear time, from one person. "Could you do the washing this week?" works better than "nobody ever helps me".',
        'You are allowed to need it. Being exhausted is among the things women report most at this time.[#relationships-irritable-common] Doing less for a while is sensible, not selfish.',
        'Make a list of all that you keep in your head, from bills to birthdays. Put it on the table and share it out, and then let others do it in their own way. When something new is asked of you, say: "Let me think about it." It buys you room for a no.',
      ],
    },
    es: {
      title: '¿Cómo pido ayuda?',
      answer: [
        'Pide una cosa clara, en un momento claro, a una persona. «¿Puedes lavar la ropa esta semana?» funciona mejor que «nadie me ayuda nunca».',
        'Tienes permiso para necesitarla. El agotamiento está entre lo que más cuentan las mujeres en esta etapa.[#relationships-irritable-common] Hacer menos por un tiempo es sensato, no egoísta.',
        'Haz una lista de todo lo que llevas en la cabeza, de facturas a cumpleaños. Ponla en la mesa, repártela y deja que cada quien lo haga a su manera. Cuando te pidan algo nuevo, di: «Déjame pensarlo». Te da espacio para un no.',
      ],
    },
    fr: {
      title: 'Comment demander de l’aide ?',
      answer: [
        'Demandez une chose claire, à un moment clair, à une personne. « Peux-tu faire le linge cette semaine ? » marche mieux que « personne ne m’aide jamais ».',
        'Vous avez le droit d’en avoir besoin. L’épuisement est parmi ce que les femmes citent le plus à cette période.[#relationships-irritable-common] En faire moins un temps est sage, pas égoïste.',
        'Écrivez tout ce que vous gardez en tête, des factures aux anniversaires. Posez la liste sur la table, partagez-la, puis laissez chacun faire à sa façon. Quand on vous demande du nouveau, dites : « Je vais y penser. » Cela laisse la place d’un non.',
      ],
    },
  },
  {
    id: 'relationships-arguments',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-rage', 'relationships-telling-partner'],
    en: {
      title: 'We argue so much. How can we stop?',
      answer: [
        'Agree on a pause word, and use it before the words get sharp. Either of you may say it, and you meet again an hour later. Tired people at midnight solve nothing.',
        'Being irritable is one of the most reported signs of this time, so some sparks are the fire and not the bond.[#relationships-irritable-common] Start with "I feel" and "I need", and speak about one thing only.',
        'Couples counselling can help when you go round in circles. But being hit, threatened, watched or made afraid is not a quarrel, and no hormone excuses it.[#relationships-abuse] If that happens, tell someone you trust. In danger, call {emergency}.',
      ],
    },
    es: {
      title: 'Discutimos mucho. ¿Cómo paramos?',
      answer: [
        'Propón una palabra de pausa para usarla antes de que las frases corten. Cualquiera puede decirla, y una hora después se sigue hablando. Con cansancio no se arregla nada.',
        'La irritación es una de las señales más contadas de esta etapa: algunas chispas vienen del fuego y no del vínculo.[#relationships-irritable-common] Empieza con «siento» y «necesito», y habla de una sola cosa.',
        'La terapia de pareja puede ayudar si no se encuentra salida. Pero que te peguen, amenacen, vigilen o te den miedo no es una discusión, y ninguna hormona lo excusa.[#relationships-abuse] Si pasa, cuéntaselo a alguien de confianza. Si hay peligro, llama al {emergency}.',
      ],
    },
    fr: {
      title: 'On se dispute sans cesse. Comment arrêter ?',
      answer: [
        'Convenez d’un mot de pause, et dites-le avant que les mots ne blessent. Chacun peut le dire, et on se retrouve une heure plus tard. Fatigués, à minuit, on ne règle rien.',
        'L’irritabilité est un des signes les plus cités de cette période : certaines étincelles viennent du feu et non du lien.[#relationships-irritable-common] Commencez par « je ressens » et « j’ai besoin », et parlez d’une seule chose.',
        'Une thérapie de couple peut aider quand on tourne en rond. Mais être frappée, menacée, surveillée ou avoir peur n’est pas une dispute, et aucune hormone ne l’excuse.[#relationships-abuse] Si cela arrive, dites-le à une personne sûre. En cas de danger, appelez le {emergency}.',
      ],
    },
  },
  {
    id: 'relationships-partner-help',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-telling-partner', 'relationships-closeness'],
    en: {
      title: 'What can a partner do to help?',
      answer: [
        'Listen first, without fixing, and believe what is said. "That sounds hard. What would help right now?" is a better gift than ten tips.',
        'Learning about menopause is worth it: it has been shown to help couples feel better with each other.[#relationships-learning-helps] It may last several years, so small, steady acts beat one grand gesture.[#relationships-how-long]',
        'Useful acts are plain. Take over a meal, keep the bedroom cool without a debate, come along to a visit, guard an hour of rest. Best not to joke about hormones in a quarrel. Ask once a week: "What was heavy, and what can I take?"',
      ],
    },
    es: {
      title: '¿Qué puede hacer una pareja para ayudar?',
      answer: [
        'Primero escuchar, sin arreglar, y creer lo que se cuenta. «Suena duro. ¿Qué ayudaría ahora?» es mejor regalo que diez consejos.',
        'Aprender sobre la menopausia vale la pena: se ha visto que ayuda a las parejas a sentirse mejor.[#relationships-learning-helps] Puede durar varios años, así que los gestos pequeños y constantes ganan a uno grande.[#relationships-how-long]',
        'Lo útil es sencillo. Encargarse de una comida, dejar el dormitorio fresco sin debate, ir juntos a una consulta, cuidar una hora de descanso. Mejor sin bromas sobre hormonas en una pelea. Una pregunta por semana: «¿Qué te pesó y qué puedo llevar yo?».',
      ],
    },
    fr: {
      title: 'Que peut faire un partenaire pour aider ?',
      answer: [
        'D’abord écouter, sans réparer, et croire ce qui est dit. « Cela a l’air dur. Qu’est-ce qui aiderait, là ? » est un plus beau cadeau que dix conseils.',
        'Apprendre ce qu’est la ménopause en vaut la peine : on a vu que les couples s’en portent mieux.[#relationships-learning-helps] Elle peut durer plusieurs années, alors de petits gestes réguliers valent mieux qu’un grand.[#relationships-how-long]',
        'L’utile est simple. Prendre un repas en charge, garder la chambre fraîche sans débat, venir à une consultation, protéger une heure de repos. Mieux vaut ne pas plaisanter sur les hormones dans une dispute. Une question par semaine : « Qu’est-ce qui a pesé, et que puis-je prendre ? »',
      ],
    },
  },
  {
    id: 'relationships-closeness',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-telling-partner', 'relationships-arguments'],
    en: {
      title: 'How can we stay close?',
      answer: [
        'Closeness has many doors, and sex is only one of them. A hand on the shoulder, a walk, a shared joke or ten minutes without phones all count.',
        'Changes in desire are common at this time.[#relationships-desire] Say it kindly: "I want you near, and I don\'t want more tonight." That way nobody has to guess, and touch is not a test.',
        "Two beds can save the sleep of you both, if you meet for a cuddle first. If sex hurts or burns, don't push through: dryness rarely goes away by itself, and it can be treated.[#relationships-dryness] A {doctor} or {gynecologist} has heard it many times.",
      ],
    },
    es: {
      title: '¿Cómo seguimos cerca?',
      answer: [
        'La cercanía tiene muchas puertas, y el sexo es solo una. Una mano en el hombro, un paseo, una broma o diez minutos sin teléfono también cuentan.',
        'Los cambios en el deseo son comunes en esta etapa.[#relationships-desire] Dilo con cariño: «Te quiero cerca, y hoy no quiero más». Así nadie tiene que adivinar, y el contacto no es un examen.',
        'Dos camas pueden salvar el sueño de ambos, si antes hay un abrazo. Si el sexo duele o arde, no aguantes: la sequedad rara vez se va sola y se puede tratar.[#relationships-dryness] Un {doctor} o un {gynecologist} lo ha oído muchas veces.',
      ],
    },
    fr: {
      title: 'Comment rester proches ?',
      answer: [
        'La proximité a bien des portes, et le sexe n’en est qu’une. Une main sur l’épaule, une marche, un rire ou dix minutes sans téléphone comptent aussi.',
        'Les changements du désir sont courants à cette période.[#relationships-desire] Dites-le avec tendresse : « Je te veux près de moi, et pas plus ce soir. » Ainsi, personne ne doit deviner, et le toucher n’est pas un test.',
        'Deux lits peuvent sauver le sommeil de chacun, si l’on se câline avant. Si le sexe fait mal ou brûle, ne forcez pas : la sécheresse part rarement seule et se soigne.[#relationships-dryness] Un {doctor} ou un {gynecologist} l’a entendu bien des fois.',
      ],
    },
  },
  {
    id: 'relationships-single',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-lonely', 'relationships-dating'],
    en: {
      title: 'How do I manage this on my own?',
      answer: [
        'You can build a small ring of support, even with no partner. Think of three people: one to call on a bad night, one to laugh with, and one who could come along to a visit.',
        'Living alone has its own gifts. You choose the window, the blanket and the bedtime, and nobody asks why the light is on.',
        'Make hard days easier in advance. Keep a simple meal in the freezer, a number on the fridge and a plan for a quiet evening. If the quiet gets heavy most days for two weeks or more, tell a {doctor}.[#mood-two-weeks]',
      ],
    },
    es: {
      title: '¿Cómo lo llevo yo sola?',
      answer: [
        'Puedes crear un pequeño círculo de apoyo, aun sin pareja. Piensa en tres personas: una para llamar en una mala noche, una para reír y una que pueda ir contigo a una consulta.',
        'Vivir sola tiene sus regalos. Tú eliges la ventana, la manta y la hora de dormir, y nadie pregunta por qué hay luz.',
        'Prepara los días difíciles. Ten una comida sencilla en el congelador, un número en la nevera y un plan para una noche tranquila. Si el silencio pesa casi todos los días durante dos semanas o más, díselo a un {doctor}.[#mood-two-weeks]',
      ],
    },
    fr: {
      title: 'Comment vivre cela sans partenaire ?',
      answer: [
        'On peut bâtir un petit cercle de soutien, même sans partenaire. Pensez à trois personnes : une à appeler une mauvaise nuit, une pour rire, une qui pourrait venir en consultation.',
        'Vivre seule a ses cadeaux. Vous choisissez la fenêtre, la couverture et l’heure du coucher, et personne ne demande pourquoi la lumière est allumée.',
        'Préparez les jours difficiles. Gardez un repas simple au congélateur, un numéro sur le frigo et un projet pour un soir calme. Si le silence pèse presque chaque jour depuis deux semaines ou plus, parlez à un {doctor}.[#mood-two-weeks]',
      ],
    },
  },
  {
    id: 'relationships-dating',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-single', 'relationships-closeness'],
    en: {
      title: 'How do I date at this stage of life?',
      answer: [
        'Slowly, and as yourself. You need not tell your whole story on the first evening, and a hot moment can be met with a smile: "Just my own private summer."',
        "When it grows closer, a plain word helps: what feels good, what needs time, what you don't want. Someone worth your time will listen.",
        'Two practical things. Pregnancy stays possible until menopause is sure, and infections can happen at any age, so ask a {doctor} about protection.[#relationships-pregnancy][#relationships-sti] Meet in public places at first, and tell a friend where you are.',
      ],
    },
    es: {
      title: '¿Cómo salgo con alguien en esta etapa?',
      answer: [
        'Despacio y siendo tú. No hace falta contar toda tu historia la primera noche, y un momento de calor se puede llevar con una sonrisa: «Es mi verano privado».',
        'Cuando haya más confianza, ayuda una palabra sencilla: qué te gusta, qué necesita tiempo, qué no quieres. Quien merece tu tiempo escucha.',
        'Dos cosas prácticas. El embarazo sigue siendo posible hasta que la menopausia sea segura, y puede haber infecciones a cualquier edad: pregunta a un {doctor} cómo protegerte.[#relationships-pregnancy][#relationships-sti] Al principio, queda en lugares públicos y dile a una amiga dónde estás.',
      ],
    },
    fr: {
      title: 'Comment faire des rencontres à mon âge ?',
      answer: [
        'Doucement, et en restant vous-même. Inutile de tout raconter le premier soir, et un moment de chaleur peut se vivre avec un sourire : « C’est mon été privé. »',
        'Quand le lien grandit, un mot simple aide : ce qui est bon, ce qui demande du temps, ce que vous ne voulez pas. Qui mérite votre temps saura écouter.',
        'Deux choses pratiques. Une grossesse reste possible tant que la ménopause n’est pas sûre, et une infection est possible à tout âge : demandez à un {doctor} comment vous protéger.[#relationships-pregnancy][#relationships-sti] Au début, voyez-vous dans des lieux publics et dites à une amie où vous êtes.',
      ],
    },
  },
  {
    id: 'relationships-parents',
    topic: 'relationships',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['relationships-asking-help', 'mood-stress'],
    en: {
      title: 'How do I care for my parents and myself?',
      answer: [
        "By counting yourself among the people who need care. You can't pour from an empty jug, and you came into this tired already.",
        'Being exhausted and irritable is common at this time, even without a parent who needs you.[#relationships-irritable-common] Share the work out loud: who phones, who drives, who pays the bills. Ask brothers and sisters for one fixed task each.',
        "Ask your town, a charity or a {doctor} about help for carers, day care or a short break. Guard one hour a week that is only yours. Feeling anger now and then doesn't make you a bad daughter.",
      ],
    },
    es: {
      title: '¿Cómo cuido a mis padres y a mí?',
      answer: [
        'Contándote entre las personas que necesitan cuidado. No se puede servir de una jarra vacía, y tú ya llegaste cansada.',
        'El agotamiento y la irritación son comunes en esta etapa, incluso sin padres a tu cargo.[#relationships-irritable-common] Reparte el trabajo en voz alta: quién llama, quién lleva, quién paga. Pide a tus hermanos una tarea fija para cada uno.',
        'Pregunta en tu municipio, en una asociación o a un {doctor} por ayudas para cuidadoras, centros de día o un descanso. Guarda una hora a la semana solo tuya. Sentir enfado a veces no te hace mala hija.',
      ],
    },
    fr: {
      title: 'Comment aider mes parents sans m’épuiser ?',
      answer: [
        'En vous comptant parmi les personnes à soigner. On ne verse rien d’une cruche vide, et vous étiez déjà fatiguée.',
        'L’épuisement et l’irritabilité sont courants à cette période, même sans parent à charge.[#relationships-irritable-common] Partagez le travail à voix haute : qui appelle, qui conduit, qui paie. Demandez à vos frères et sœurs une tâche fixe chacun.',
        'Demandez à votre commune, à une association ou à un {doctor} les aides pour les proches, l’accueil de jour ou un répit. Gardez une heure par semaine à vous seule. Sentir parfois de la colère ne fait pas de vous une mauvaise fille.',
      ],
    },
  },
]
