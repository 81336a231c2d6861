import type { KnowledgeEntry } from '../knowledge.ts'

/** The stages: perimenopause, menopause, the time after, ages, tests, pregnancy and early menopause. */
export const STAGES_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'stages-perimenopause',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-first-signs', 'stages-how-long', 'stages-where-am-i'],
    en: {
      title: 'What is perimenopause?',
      answer: [
        'Perimenopause is the time of change before your periods stop for good. It begins with the first changes and ends one year after the last period.[#stages-perimenopause-span] It may take several years, for some up to about ten.[#stages-perimenopause-span]',
        'In this time hormones do not fall in a straight line. They swing up and down, so one month can feel fine and the next one hard.[#stages-hormones-swing]',
        'A simple record of your periods and how you feel shows the change better than memory does.',
      ],
    },
    es: {
      title: '¿Qué es la perimenopausia?',
      answer: [
        'La perimenopausia es el tiempo de cambio antes de que la regla se vaya del todo. Empieza con los primeros cambios y acaba un año después de la última regla.[#stages-perimenopause-span] Puede durar varios años, en algunas hasta unos diez.[#stages-perimenopause-span]',
        'En este tiempo las hormonas no bajan en línea recta. Suben y bajan, así que un mes puede ir bien y el siguiente costar mucho.[#stages-hormones-swing]',
        'Un registro sencillo de tus reglas y de cómo te sientes muestra el cambio mejor que la memoria.',
      ],
    },
    fr: {
      title: 'Qu’est-ce que la périménopause ?',
      answer: [
        'La périménopause est le temps de changement avant l’arrêt définitif des règles. Elle commence avec les premiers changements et finit un an après les dernières règles.[#stages-perimenopause-span] Elle peut durer plusieurs années, parfois jusqu’à une dizaine.[#stages-perimenopause-span]',
        'Pendant ce temps, les hormones ne baissent pas en ligne droite. Elles montent et descendent, et un mois facile peut suivre un mois difficile.[#stages-hormones-swing]',
        'Noter simplement vos règles et ce que vous ressentez montre le changement mieux que la mémoire.',
      ],
    },
  },
  {
    id: 'stages-menopause',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-postmenopause', 'stages-age', 'stages-perimenopause'],
    en: {
      title: 'When am I in menopause?',
      answer: [
        'Menopause is reached after 12 months in a row without a period, when nothing else explains it.[#stages-menopause-twelve] You only know it looking back. If you bleed in month eleven, the count starts again.[#stages-menopause-twelve]',
        'For most women this is between 45 and 55.[#stages-usual-ages]',
        'The rule does not work if your womb was removed, or if a hormone coil, a pill or {HRT} changes your bleeding.[#stages-hidden] Then your other signs tell more. Note the first day of each bleed, so that the count is easy.',
      ],
    },
    es: {
      title: '¿Cuándo llega la menopausia?',
      answer: [
        'La menopausia llega tras 12 meses seguidos sin regla, cuando nada más lo explica.[#stages-menopause-twelve] Solo se sabe mirando hacia atrás. Si sangras en el mes once, la cuenta empieza de nuevo.[#stages-menopause-twelve]',
        'En la mayoría ocurre entre los 45 y los 55 años.[#stages-usual-ages]',
        'La regla no sirve si te quitaron el útero, o si un DIU hormonal, una píldora o la {HRT} cambia tu sangrado.[#stages-hidden] Entonces dicen más las otras señales. Anota el primer día de cada sangrado y la cuenta será fácil.',
      ],
    },
    fr: {
      title: 'Quand est-on ménopausée ?',
      answer: [
        'La ménopause est atteinte après 12 mois de suite sans règles, sans autre cause.[#stages-menopause-twelve] On ne le sait qu’après coup. Si vous saignez au onzième mois, le compte repart de zéro.[#stages-menopause-twelve]',
        'Pour la plupart des femmes, c’est entre 45 et 55 ans.[#stages-usual-ages]',
        'Cette règle ne marche pas si l’utérus a été retiré, ou si un stérilet hormonal, une pilule ou le {HRT} change vos saignements.[#stages-hidden] Les autres signes en disent alors plus. Notez le premier jour de chaque saignement, et le compte sera simple.',
      ],
    },
  },
  {
    id: 'stages-postmenopause',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-menopause', 'stages-how-long', 'stages-pregnancy'],
    en: {
      title: 'What comes after menopause?',
      answer: [
        'The time after menopause is called postmenopause, and it lasts for the rest of your life. Hormones settle at a low level, so the big swings calm down.[#stages-post-settle] {hot flashes} may go on for some years, and dryness may need its own care.[#stages-post-symptoms]',
        'Bones lose strength faster in the first years.[#stages-post-bones] Moving, food with calcium and a look at your blood pressure now and then are good habits.[#stages-post-habits]',
        'One thing to keep in mind: any bleeding after a full year without a period should be checked.[#stages-post-bleeding]',
      ],
    },
    es: {
      title: '¿Qué viene después de la menopausia?',
      answer: [
        'El tiempo después se llama posmenopausia y dura el resto de la vida. Las hormonas se quedan en un nivel bajo, y los grandes vaivenes se calman.[#stages-post-settle] Los {hot flashes} pueden seguir algunos años, y la sequedad puede pedir su propio cuidado.[#stages-post-symptoms]',
        'Los huesos pierden fuerza más rápido en los primeros años.[#stages-post-bones] Moverte, comer alimentos con calcio y mirar tu presión arterial de vez en cuando son buenos hábitos.[#stages-post-habits]',
        'Algo que conviene recordar: todo sangrado después de un año entero sin regla debe revisarse.[#stages-post-bleeding]',
      ],
    },
    fr: {
      title: 'Que se passe-t-il après la ménopause ?',
      answer: [
        'Le temps d’après s’appelle la postménopause et dure toute la vie. Les hormones restent à un niveau bas, et les grandes variations se calment.[#stages-post-settle] Les {hot flashes} peuvent durer encore quelques années, et la sécheresse peut demander ses propres soins.[#stages-post-symptoms]',
        'Les os perdent plus vite de leur force les premières années.[#stages-post-bones] Bouger, manger des aliments riches en calcium et surveiller parfois sa tension sont de bonnes habitudes.[#stages-post-habits]',
        'Une chose à retenir : tout saignement après une année entière sans règles doit être examiné.[#stages-post-bleeding]',
      ],
    },
  },
  {
    id: 'stages-first-signs',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-where-am-i', 'stages-test', 'stages-perimenopause'],
    en: {
      title: 'What are the first signs of perimenopause?',
      answer: [
        'Often the first sign is that periods change: closer together, further apart, heavier or lighter.[#stages-first-periods] In a large survey, being worn out and easily annoyed were named even more than {hot flashes}.[#stages-first-tired]',
        'Poor sleep, low mood, worry, sore joints, dryness and a foggy head can be part of it too.[#stages-first-others] You may get many of these or hardly any.',
        'Other things, such as the thyroid or low iron, can feel alike.[#stages-alike] If you are not sure, log a few weeks and take the notes to a {doctor}.',
      ],
    },
    es: {
      title: '¿Cuáles son las primeras señales?',
      answer: [
        'Con frecuencia la primera señal es que la regla cambia: más seguida, más separada, más abundante o más ligera.[#stages-first-periods] En una encuesta grande se nombró el agotamiento y la irritabilidad aún más que los {hot flashes}.[#stages-first-tired]',
        'También pueden aparecer mal sueño, ánimo bajo, inquietud, dolor de articulaciones, sequedad y mente nublada.[#stages-first-others] Puedes notar muchas de estas cosas o casi ninguna.',
        'Otras causas, como la tiroides o la falta de hierro, se sienten parecido.[#stages-alike] Si dudas, anota unas semanas y lleva las notas a un {doctor}.',
      ],
    },
    fr: {
      title: 'Quels sont les premiers signes ?',
      answer: [
        'Souvent, le premier signe est un changement des règles : plus proches, plus espacées, plus fortes ou plus légères.[#stages-first-periods] Dans une grande enquête, l’épuisement et l’irritabilité étaient cités encore plus que les {hot flashes}.[#stages-first-tired]',
        'Mauvais sommeil, baisse de moral, inquiétude, articulations sensibles, sécheresse et tête embrumée peuvent aussi en faire partie.[#stages-first-others] Vous pouvez en ressentir beaucoup, ou presque aucun.',
        'D’autres causes, comme la thyroïde ou le manque de fer, se ressemblent.[#stages-alike] En cas de doute, notez quelques semaines et montrez ces notes à un {doctor}.',
      ],
    },
  },
  {
    id: 'stages-where-am-i',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-menopause', 'stages-how-long', 'stages-test'],
    en: {
      title: 'Which stage am I in?',
      answer: [
        'Your periods are the best guide. Researchers use a scheme called STRAW for it.[#stages-straw-name]',
        'When the length of your cycles keeps differing by 7 days or more, that points to the early part of the change.[#stages-straw-early] A gap of 60 days or more points to the late part.[#stages-straw-late] After 12 months without a period, you are past the last one.[#stages-menopause-twelve]',
        'It is only a map. It cannot say how you feel, and hormones you take can hide it.[#stages-hidden] Log the first day of each period for some months, then you can see where you stand.',
      ],
    },
    es: {
      title: '¿En qué etapa estoy?',
      answer: [
        'Tus reglas son la mejor guía. Los investigadores usan para ello un esquema llamado STRAW.[#stages-straw-name]',
        'Si la duración de tus ciclos cambia una y otra vez en 7 días o más, apunta a la parte temprana del cambio.[#stages-straw-early] Un hueco de 60 días o más apunta a la parte tardía.[#stages-straw-late] Tras 12 meses sin regla, ya pasó la última.[#stages-menopause-twelve]',
        'Es solo un mapa. No dice cómo te sientes, y las hormonas que tomes pueden ocultarlo.[#stages-hidden] Anota el primer día de cada regla unos meses y verás dónde estás.',
      ],
    },
    fr: {
      title: 'À quelle étape suis-je ?',
      answer: [
        'Vos règles sont le meilleur guide. Les chercheurs se servent d’un schéma appelé STRAW.[#stages-straw-name]',
        'Quand la durée de vos cycles varie sans cesse de 7 jours ou plus, cela évoque le début du changement.[#stages-straw-early] Un écart de 60 jours ou plus évoque la fin.[#stages-straw-late] Après 12 mois sans règles, les dernières sont passées.[#stages-menopause-twelve]',
        'Ce n’est qu’une carte. Elle ne dit pas comment vous allez, et des hormones prises peuvent la brouiller.[#stages-hidden] Notez le premier jour de vos règles pendant quelques mois, et vous verrez où vous en êtes.',
      ],
    },
  },
  {
    id: 'stages-how-long',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['stages-where-am-i', 'stages-postmenopause', 'stages-age'],
    en: {
      title: 'How long does perimenopause last?',
      answer: [
        'It may last several years, for some up to about ten.[#stages-perimenopause-span] Nobody can tell you in advance how long yours will be, and no test can either.[#stages-no-forecast]',
        'It is not equally hard the whole time. Many women have rough stretches and then calm ones.[#stages-hormones-swing] Gaps of 60 days or more between periods often mean that the last one is coming nearer.[#stages-straw-late]',
        'You do not need to hold out until it ends. If something makes your days hard, help is worth asking for now.',
      ],
    },
    es: {
      title: '¿Cuánto dura la perimenopausia?',
      answer: [
        'Puede durar varios años, en algunas hasta unos diez.[#stages-perimenopause-span] Nadie puede decirte por adelantado cuánto durará la tuya, y ninguna prueba tampoco.[#stages-no-forecast]',
        'No es igual de difícil todo el tiempo. Muchas mujeres pasan rachas duras y luego otras tranquilas.[#stages-hormones-swing] Huecos de 60 días o más entre reglas suelen indicar que la última se acerca.[#stages-straw-late]',
        'No tienes que resistir hasta el final. Si algo te complica los días, vale la pena pedir ayuda ahora.',
      ],
    },
    fr: {
      title: 'Combien de temps dure la périménopause ?',
      answer: [
        'Elle peut durer plusieurs années, parfois jusqu’à une dizaine.[#stages-perimenopause-span] Personne ne peut vous dire à l’avance combien durera la vôtre, et aucun test non plus.[#stages-no-forecast]',
        'Elle n’est pas tout le temps aussi dure. Beaucoup de femmes vivent des périodes rudes, puis calmes.[#stages-hormones-swing] Des écarts de 60 jours ou plus entre les règles annoncent souvent les dernières.[#stages-straw-late]',
        'Vous n’avez pas à tenir jusqu’au bout sans aide. Si vos journées sont dures, vous pouvez en demander dès maintenant.',
      ],
    },
  },
  {
    id: 'stages-age',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-early', 'stages-first-signs', 'stages-how-long'],
    en: {
      title: 'At what age does menopause come?',
      answer: [
        'For most women menopause comes between 45 and 55.[#stages-usual-ages] The average is about 51.[#stages-mean-age] The first changes often begin years before.[#stages-perimenopause-span]',
        'Age tends to run in families, so your mother’s can be a hint.[#stages-family] Women who smoke reach it about a year earlier on average.[#stages-smoking]',
        'Still regular in your later fifties? That happens, and a word with a {doctor} about your bleeding is a good idea.[#stages-late-check] If your periods stop before 45, please have it looked at too.[#stages-before-45]',
      ],
    },
    es: {
      title: '¿A qué edad llega la menopausia?',
      answer: [
        'En la mayoría de las mujeres llega entre los 45 y los 55 años.[#stages-usual-ages] La media está en unos 51.[#stages-mean-age] Los primeros cambios suelen empezar años antes.[#stages-perimenopause-span]',
        'La edad suele parecerse en las familias, así que la de tu madre puede dar una pista.[#stages-family] Las mujeres que fuman llegan como un año antes, de media.[#stages-smoking]',
        '¿Sigues con reglas ya pasados los cincuenta y cinco? Pasa, y conviene comentar tu sangrado con un {doctor}.[#stages-late-check] Si la regla se va antes de los 45, pide también que lo revisen.[#stages-before-45]',
      ],
    },
    fr: {
      title: 'À quel âge arrive la ménopause ?',
      answer: [
        'Pour la plupart des femmes, elle arrive entre 45 et 55 ans.[#stages-usual-ages] La moyenne est d’environ 51 ans.[#stages-mean-age] Les premiers changements commencent souvent des années avant.[#stages-perimenopause-span]',
        'L’âge se ressemble souvent dans une famille ; celui de votre mère peut donner une idée.[#stages-family] Les femmes qui fument l’atteignent en moyenne un an plus tôt.[#stages-smoking]',
        'Encore des règles après cinquante-cinq ans ? Cela arrive, et il est bon d’en parler à un {doctor}.[#stages-late-check] Si vos règles s’arrêtent avant 45 ans, faites-le voir aussi.[#stages-before-45]',
      ],
    },
  },
  {
    id: 'stages-early',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['stages-before-40', 'stages-test', 'stages-age'],
    en: {
      title: 'My periods are stopping before 45',
      answer: [
        'Menopause between 40 and 44 is called early, and it is a good reason to see a {doctor}.[#stages-early-name] It can run in families or follow some treatments, and often no cause is found.[#stages-early-causes]',
        'It matters because bones and heart are without the shield of hormones for longer.[#stages-early-health] There is treatment for that, and it is worth knowing about in good time.',
        'Not every gap means menopause. Pregnancy, stress, weight change or the thyroid can also stop periods.[#stages-gap-causes] It is alright to feel sad or angry about it. This can come as a shock.',
      ],
    },
    es: {
      title: 'Se me va la regla antes de los 45',
      answer: [
        'La menopausia entre los 40 y los 44 se llama temprana, y es un buen motivo para ver a un {doctor}.[#stages-early-name] Puede venir de familia o seguir a algunos tratamientos, y con frecuencia no se halla la causa.[#stages-early-causes]',
        'Importa porque los huesos y el corazón pasan más tiempo sin la protección de las hormonas.[#stages-early-health] Hay tratamiento para eso, y conviene conocerlo a tiempo.',
        'No todo hueco es menopausia. También un embarazo, el estrés, un cambio de peso o la tiroides pueden parar la regla.[#stages-gap-causes] Está bien sentir pena o rabia. Puede ser un golpe.',
      ],
    },
    fr: {
      title: 'Mes règles s’arrêtent avant 45 ans',
      answer: [
        'Une ménopause entre 40 et 44 ans est dite précoce, et c’est une bonne raison de voir un {doctor}.[#stages-early-name] Elle peut venir de la famille ou suivre certains traitements ; souvent, aucune cause n’est trouvée.[#stages-early-causes]',
        'Cela compte, car les os et le cœur restent plus longtemps sans la protection des hormones.[#stages-early-health] Il existe des traitements, et il est bon de les connaître à temps.',
        'Toute pause n’est pas la ménopause. Une grossesse, le stress, un changement de poids ou la thyroïde peuvent aussi arrêter les règles.[#stages-gap-causes] Être triste ou en colère est permis. Cela peut être un choc.',
      ],
    },
  },
  {
    id: 'stages-before-40',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['stages-early', 'stages-test', 'stages-pregnancy'],
    en: {
      title: 'Can menopause come before 40?',
      answer: [
        'Yes, it can. Before 40 doctors call it premature ovarian insufficiency, or POI.[#stages-poi-name] The ovaries then work less or only now and then.[#stages-poi-now-and-then]',
        'Please see a {doctor}, even if you feel well. Blood tests can show what is going on, and treatment protects bones and heart.[#stages-poi-care] Pregnancy is less likely but can still happen.[#stages-poi-pregnancy]',
        'News like this can hurt deeply, and more so with a wish for children. You may ask for a specialist and for someone to talk to.',
      ],
    },
    es: {
      title: '¿Puede llegar antes de los 40?',
      answer: [
        'Sí, puede. Antes de los 40 se llama insuficiencia ovárica prematura, o IOP.[#stages-poi-name] Los ovarios trabajan entonces menos o solo a ratos.[#stages-poi-now-and-then]',
        'Por favor, ve a un {doctor}, aunque te sientas bien. Los análisis de sangre pueden mostrar qué pasa, y el tratamiento protege los huesos y el corazón.[#stages-poi-care] El embarazo es menos probable, pero aún puede ocurrir.[#stages-poi-pregnancy]',
        'Una noticia así puede doler mucho, y más si deseas hijos. Puedes pedir ver a un especialista y alguien con quien hablar.',
      ],
    },
    fr: {
      title: 'La ménopause peut-elle venir avant 40 ans ?',
      answer: [
        'Oui, c’est possible. Avant 40 ans, on parle d’insuffisance ovarienne prématurée, ou IOP.[#stages-poi-name] Les ovaires travaillent alors moins, ou seulement par moments.[#stages-poi-now-and-then]',
        'Voyez un {doctor}, même si vous allez bien. Des prises de sang peuvent montrer ce qui se passe, et un traitement protège les os et le cœur.[#stages-poi-care] Une grossesse est moins probable, mais reste possible.[#stages-poi-pregnancy]',
        'Une telle nouvelle peut faire très mal, surtout avec un désir d’enfant. Vous pouvez demander un spécialiste et une personne à qui parler.',
      ],
    },
  },
  {
    id: 'stages-test',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-where-am-i', 'stages-first-signs', 'stages-early'],
    en: {
      title: 'Is there a test for menopause?',
      answer: [
        'Over 45 with typical signs, you normally need no hormone test.[#stages-test-over-45] Your age, your periods and how you feel tell more. Hormones swing from day to day, so one normal result does not rule perimenopause out.[#stages-test-swing]',
        'Between 40 and 45, or younger, doctors may measure a hormone called FSH.[#stages-test-younger] It is not useful while you take some kinds of hormones.[#stages-test-hormones]',
        'Blood tests can still help to look for other causes, such as the thyroid or low iron.[#stages-alike] Home kits tell you little beyond what your calendar shows.[#stages-test-swing]',
      ],
    },
    es: {
      title: '¿Hay una prueba para la menopausia?',
      answer: [
        'Con más de 45 y señales típicas, normalmente no hace falta ningún análisis de hormonas.[#stages-test-over-45] Dicen más tu edad, tus reglas y cómo te sientes. Las hormonas cambian de un día a otro, así que un resultado normal no descarta la perimenopausia.[#stages-test-swing]',
        'Entre los 40 y los 45, o antes, se puede medir una hormona llamada FSH.[#stages-test-younger] No sirve mientras tomas ciertas hormonas.[#stages-test-hormones]',
        'Los análisis sí ayudan a buscar otras causas, como la tiroides o la falta de hierro.[#stages-alike] Los test caseros dicen poco más que tu calendario.[#stages-test-swing]',
      ],
    },
    fr: {
      title: 'Existe-t-il un test de ménopause ?',
      answer: [
        'Après 45 ans, avec des signes typiques, un dosage d’hormones n’est en général pas utile.[#stages-test-over-45] Votre âge, vos règles et votre ressenti en disent plus. Les hormones changent d’un jour à l’autre ; un résultat normal n’exclut donc pas la périménopause.[#stages-test-swing]',
        'Entre 40 et 45 ans, ou avant, on peut doser une hormone appelée FSH.[#stages-test-younger] Cela n’aide pas quand on prend certaines hormones.[#stages-test-hormones]',
        'Une prise de sang peut servir à chercher d’autres causes, comme la thyroïde ou le manque de fer.[#stages-alike] Les tests à la maison disent peu de plus que votre calendrier.[#stages-test-swing]',
      ],
    },
  },
  {
    id: 'stages-pregnancy',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['stages-contraception', 'stages-menopause', 'stages-early'],
    en: {
      title: 'Can I still get pregnant?',
      needs: ['pregn', 'baby', 'conceiv', 'fertil', 'child'],
      answer: [
        'Yes, pregnancy stays possible until menopause is behind you, even with rare periods.[#stages-pregnancy-possible] The ovaries may still release an egg in some months.[#stages-pregnancy-possible]',
        'If a period is late and you had sex with a man, a simple pregnancy test gives a clear answer. Severe belly pain with a possible pregnancy is an emergency: call {emergency}.[#stages-pregnancy-pain]',
        '{HRT} does not prevent pregnancy.[#stages-hormones-no-contraception] A {doctor} or a family planning clinic can tell you what to use and for how long. If you wish for a child, ask soon, as chances fall with age.[#stages-pregnancy-chances]',
      ],
    },
    es: {
      title: '¿Todavía puedo quedar embarazada?',
      needs: ['embaraz', 'bebe', 'concebir', 'fertil', 'hijo'],
      answer: [
        'Sí, el embarazo es posible hasta que la menopausia queda atrás, aun con pocas reglas.[#stages-pregnancy-possible] Algunos meses los ovarios todavía pueden soltar un óvulo.[#stages-pregnancy-possible]',
        'Si la regla se retrasa y has tenido sexo con un hombre, una prueba de embarazo da una respuesta clara. Un dolor fuerte de vientre con posible embarazo es una emergencia: llama al {emergency}.[#stages-pregnancy-pain]',
        'La {HRT} no evita el embarazo.[#stages-hormones-no-contraception] Un {doctor} o un centro de planificación puede decirte qué usar y hasta cuándo. Si deseas un hijo, pregunta pronto, porque las opciones bajan con la edad.[#stages-pregnancy-chances]',
      ],
    },
    fr: {
      title: 'Puis-je encore tomber enceinte ?',
      needs: ['enceinte', 'grossesse', 'bebe', 'enfant', 'fertil', 'concevoir'],
      answer: [
        'Oui, une grossesse reste possible tant que la ménopause n’est pas passée, même avec des règles rares.[#stages-pregnancy-possible] Certains mois, les ovaires peuvent encore libérer un ovule.[#stages-pregnancy-possible]',
        'Si vos règles tardent après un rapport avec un homme, un test de grossesse donne une réponse claire. Une forte douleur au ventre avec une grossesse possible est une urgence : appelez le {emergency}.[#stages-pregnancy-pain]',
        'Le {HRT} n’évite pas la grossesse.[#stages-hormones-no-contraception] Un {doctor} ou un centre de planification vous dira quoi utiliser et jusqu’à quand. Si vous désirez un enfant, demandez vite, car les chances baissent avec l’âge.[#stages-pregnancy-chances]',
      ],
    },
  },
  {
    id: 'stages-contraception',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['stages-pregnancy', 'stages-on-pill', 'stages-menopause'],
    en: {
      title: 'When can I stop using contraception?',
      needs: ['contracep', 'birth', 'condom', 'pill', 'coil', 'iud', 'ius', 'hrt', 'mht', 'protection'],
      answer: [
        'It depends on your age and your last period. UK advice is to go on for 2 years after the last period if you are under 50, and for 1 year if you are over 50.[#stages-contraception-years] At 55 most women can stop.[#stages-contraception-years]',
        '{HRT} does not count as contraception.[#stages-hormones-no-contraception] Some kinds of pill or coil hide your periods, so the count does not work.[#stages-hidden]',
        'Before you stop or change anything, ask a {doctor}, a pharmacist or a family planning clinic. Bring the date of your last bleed. Condoms also protect against infections, at every age.[#stages-condoms]',
      ],
    },
    es: {
      title: '¿Cuándo puedo dejar los anticonceptivos?',
      needs: ['anticoncep', 'condon', 'preservativo', 'pildora', 'pastilla', 'diu', 'hormon', 'ths', 'proteccion'],
      answer: [
        'Depende de tu edad y de tu última regla. En el Reino Unido se aconseja seguir 2 años tras la última regla si tienes menos de 50, y 1 año si tienes más.[#stages-contraception-years] A los 55, la mayoría puede dejarlos.[#stages-contraception-years]',
        'La {HRT} no cuenta como anticoncepción.[#stages-hormones-no-contraception] Algunas píldoras y algunos DIU ocultan la regla, y la cuenta no sirve.[#stages-hidden]',
        'Antes de dejar o cambiar algo, pregunta a un {doctor}, en la farmacia o en un centro de planificación. Lleva la fecha de tu último sangrado. El condón protege además de infecciones, a cualquier edad.[#stages-condoms]',
      ],
    },
    fr: {
      title: 'Quand arrêter la contraception ?',
      needs: ['contracep', 'preservatif', 'capote', 'pilule', 'sterilet', 'diu', 'hormon', 'ths', 'thm', 'protection'],
      answer: [
        'Cela dépend de votre âge et de vos dernières règles. Au Royaume-Uni, on conseille de continuer 2 ans après les dernières règles avant 50 ans, et 1 an après 50 ans.[#stages-contraception-years] À 55 ans, la plupart des femmes peuvent arrêter.[#stages-contraception-years]',
        'Le {HRT} ne compte pas comme contraception.[#stages-hormones-no-contraception] Certaines pilules et certains stérilets cachent les règles, et le compte ne marche plus.[#stages-hidden]',
        'Avant d’arrêter ou de changer, demandez à un {doctor}, en pharmacie ou dans un centre de planification. Apportez la date de votre dernier saignement. Le préservatif protège aussi des infections, à tout âge.[#stages-condoms]',
      ],
    },
  },
  {
    id: 'stages-on-pill',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['stages-contraception', 'stages-first-signs', 'stages-test'],
    en: {
      title: 'I use a pill or coil. How do I know my stage?',
      needs: ['pill', 'coil', 'iud', 'ius', 'implant', 'contracep', 'birth', 'injection'],
      answer: [
        'With hormones on board, your bleeding cannot show your stage.[#stages-hidden] A combined pill gives a regular bleed of its own, and a hormone coil or mini pill can stop bleeding altogether.[#stages-pill-bleeds] They do not put menopause off, they only cover it.[#stages-pill-no-delay]',
        'Look at other signs: {hot flashes}, night sweats, sleep, mood and dryness. A blood test can help in some cases, but not with a combined pill.[#stages-test-hormones]',
        'Do not stop just to find out. Ask a {doctor} or a family planning clinic how to judge it for you.',
      ],
    },
    es: {
      title: 'Uso píldora o DIU. ¿Cómo sé mi etapa?',
      needs: ['pildora', 'minipildora', 'pastilla', 'diu', 'implante', 'anticoncep', 'inyeccion'],
      answer: [
        'Con hormonas en el cuerpo, tu sangrado no puede mostrar la etapa.[#stages-hidden] La píldora combinada produce su propio sangrado regular, y un DIU hormonal o la minipíldora pueden quitarlo del todo.[#stages-pill-bleeds] No retrasan la menopausia, solo la tapan.[#stages-pill-no-delay]',
        'Mira otras señales: {hot flashes}, sudores de noche, sueño, ánimo y sequedad. Un análisis puede ayudar en algunos casos, pero no con la píldora combinada.[#stages-test-hormones]',
        'No la dejes solo para saberlo. Pregunta a un {doctor} o en un centro de planificación cómo valorarlo en tu caso.',
      ],
    },
    fr: {
      title: 'Pilule ou stérilet : où en suis-je ?',
      needs: ['pilule', 'sterilet', 'diu', 'implant', 'contracep', 'injection'],
      answer: [
        'Avec des hormones, vos saignements ne peuvent pas montrer l’étape.[#stages-hidden] La pilule combinée donne ses propres saignements réguliers, et un stérilet hormonal ou une pilule sans {estrogen} peut tout arrêter.[#stages-pill-bleeds] Ils ne retardent pas la ménopause, ils la cachent.[#stages-pill-no-delay]',
        'Regardez d’autres signes : {hot flashes}, sueurs la nuit, sommeil, humeur et sécheresse. Une prise de sang aide parfois, mais pas sous pilule combinée.[#stages-test-hormones]',
        'N’arrêtez pas seulement pour savoir. Demandez à un {doctor} ou à un centre de planification comment juger dans votre cas.',
      ],
    },
  },
  {
    id: 'stages-surgery',
    topic: 'stages',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['stages-early', 'stages-postmenopause', 'stages-before-40'],
    en: {
      title: 'What if my womb or ovaries were removed?',
      answer: [
        'It depends on what was removed. When both ovaries are taken out, menopause comes at once, and the signs can be strong.[#stages-surgery-ovaries] When only the womb is gone, periods stop but the ovaries may work on.[#stages-surgery-womb] Menopause may then come a little earlier than it would have.[#stages-surgery-womb]',
        'Chemotherapy or radiation can also stop the ovaries, for a time or for good.[#stages-surgery-cancer]',
        'If this happened before 45, see a {doctor} about your bones, heart and treatment.[#stages-early-health] You went through a lot in a short time. It is fine to ask for more support.',
      ],
    },
    es: {
      title: '¿Y si me quitaron el útero o los ovarios?',
      answer: [
        'Depende de lo que se quitó. Si se extirpan los dos ovarios, la menopausia llega de golpe y las señales pueden ser fuertes.[#stages-surgery-ovaries] Si solo falta el útero, la regla se va, pero los ovarios pueden seguir trabajando.[#stages-surgery-womb] La menopausia puede llegar entonces un poco antes.[#stages-surgery-womb]',
        'La quimioterapia o la radiación también pueden parar los ovarios, por un tiempo o para siempre.[#stages-surgery-cancer]',
        'Si te pasó antes de los 45, habla con un {doctor} sobre huesos, corazón y tratamiento.[#stages-early-health] Has pasado mucho en poco tiempo. Está bien pedir más apoyo.',
      ],
    },
    fr: {
      title: 'Et si on m’a retiré l’utérus ou les ovaires ?',
      answer: [
        'Cela dépend de ce qui a été retiré. Si les deux ovaires sont enlevés, la ménopause vient d’un coup et les signes peuvent être forts.[#stages-surgery-ovaries] Si seul l’utérus manque, les règles s’arrêtent, mais les ovaires peuvent continuer.[#stages-surgery-womb] La ménopause peut alors venir un peu plus tôt.[#stages-surgery-womb]',
        'La chimiothérapie ou les rayons peuvent aussi arrêter les ovaires, pour un temps ou pour toujours.[#stages-surgery-cancer]',
        'Si c’était avant 45 ans, parlez à un {doctor} de vos os, de votre cœur et d’un traitement.[#stages-early-health] Vous avez traversé beaucoup en peu de temps. Demander plus de soutien est normal.',
      ],
    },
  },
]
