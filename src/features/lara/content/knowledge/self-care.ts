import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about care of herself. */
export const SELF_CARE_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'self-care-movement',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-walking', 'self-care-strength', 'self-care-yoga'],
    en: {
      title: 'How much should I move?',
      answer: [
        'A good aim is 150 minutes of moderate movement a week, plus something for your strength on 2 days.[#self-care-150] Moderate means you can still talk but not sing.[#self-care-talk-test] Any amount is better than none, so start where you are.',
        'Movement can help mood and sleep, and it is good for heart and bones.[#self-care-mood-sleep] It is not a treatment for {hot flashes}, but it pays back in many other ways.[#self-care-not-for-flashes]',
        "Try ten minutes today: a brisk walk, stairs, a dance in the kitchen. Stop and call {emergency} if you get chest pain, feel faint or can't get your breath.[#self-care-chest-pain]",
      ],
    },
    es: {
      title: '¿Cuánto debería moverme?',
      answer: [
        'Una buena meta son 150 minutos de movimiento moderado a la semana, más algo de fuerza 2 días.[#self-care-150] Moderado quiere decir que aún puedes hablar, pero no cantar.[#self-care-talk-test] Cualquier cantidad es mejor que nada: empieza donde estás.',
        'Moverse puede ayudar al ánimo y al sueño, y es bueno para el corazón y los huesos.[#self-care-mood-sleep] No es un tratamiento de los {hot flashes}, pero da mucho a cambio.[#self-care-not-for-flashes]',
        'Prueba hoy diez minutos: caminar rápido, escaleras, un baile en la cocina. Para y llama al {emergency} si te duele el pecho, te desmayas o te falta el aire.[#self-care-chest-pain]',
      ],
    },
    fr: {
      title: 'Combien faut-il bouger ?',
      answer: [
        'Un bon but est de 150 minutes d’activité modérée par semaine, plus un peu de renforcement sur 2 jours.[#self-care-150] Modérée veut dire que l’on peut encore parler, mais pas chanter.[#self-care-talk-test] Un peu vaut mieux que rien : partez de là où vous êtes.',
        'Bouger peut aider le moral et le sommeil, et fait du bien au cœur et aux os.[#self-care-mood-sleep] Ce n’est pas un traitement des {hot flashes}, mais cela rend beaucoup par ailleurs.[#self-care-not-for-flashes]',
        'Essayez dix minutes aujourd’hui : marche rapide, escaliers, danse dans la cuisine. Arrêtez et appelez le {emergency} en cas de douleur dans la poitrine, de malaise ou de souffle coupé.[#self-care-chest-pain]',
      ],
    },
  },
  {
    id: 'self-care-strength',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-movement', 'self-care-protein'],
    en: {
      title: 'Why should I train my strength?',
      answer: [
        'Because bone loss speeds up after menopause, and strong muscles help to hold you.[#self-care-bone-loss] Resistance and weight-bearing exercise help to keep bones strong.[#self-care-bone-exercise] Muscle also shrinks with age unless we use it.[#self-care-muscle]',
        'You need no gym. Stand up from a chair without your hands, push against a wall, carry the shopping, or use a stretch band.',
        'Twice a week is a good rhythm.[#self-care-150] Begin light, with slow and clean moves, and add a little when it feels easy. If you know of weak bones, back pain or a heart problem, ask a {doctor} first which moves suit you.',
      ],
    },
    es: {
      title: '¿Por qué entrenar la fuerza?',
      answer: [
        'Porque la pérdida de hueso se acelera tras la menopausia, y unos músculos fuertes te sostienen.[#self-care-bone-loss] El ejercicio de fuerza y el que carga tu peso ayudan a mantener fuertes los huesos.[#self-care-bone-exercise] El músculo también mengua con la edad si no lo usamos.[#self-care-muscle]',
        'No necesitas gimnasio. Levántate de la silla sin manos, empuja contra la pared, carga la compra o usa una banda elástica.',
        'Dos veces por semana es un buen ritmo.[#self-care-150] Empieza con poco, con gestos lentos y cuidados, y añade algo cuando sea fácil. Si sabes que tienes huesos débiles, dolor de espalda o un problema de corazón, pregunta antes a un {doctor}.',
      ],
    },
    fr: {
      title: 'Pourquoi travailler la force ?',
      answer: [
        'Parce que la perte d’os s’accélère après la ménopause, et que des muscles forts vous portent.[#self-care-bone-loss] Les exercices de force et en charge aident à garder des os solides.[#self-care-bone-exercise] Le muscle fond aussi avec l’âge si on ne l’utilise pas.[#self-care-muscle]',
        'Pas besoin de salle. Levez-vous d’une chaise sans les mains, poussez contre un mur, portez vos courses ou tirez sur un élastique.',
        'Deux fois par semaine est un bon rythme.[#self-care-150] Commencez léger, avec des gestes lents et propres, et ajoutez un peu quand c’est facile. Si vos os sont fragiles, si le dos fait mal ou si le cœur est malade, demandez d’abord à un {doctor}.',
      ],
    },
  },
  {
    id: 'self-care-walking',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-movement', 'self-care-small-habits'],
    en: {
      title: 'Is walking enough?',
      answer: [
        'Walking is a fine start, and brisk walking counts as moderate movement.[#self-care-brisk-walk] It carries your own weight, which is good for bones too.[#self-care-bone-exercise]',
        'It does not train your arms and back much, so add a little strength on 2 days a week.[#self-care-150] Hills, stairs and a bag on your back make a walk do more.',
        'Daylight and trees do their own part for mood and sleep.[#self-care-mood-sleep] Tie the walk to something fixed: after breakfast, in the lunch break, or while you phone a friend. Ten minutes today are enough to begin.',
      ],
    },
    es: {
      title: '¿Basta con caminar?',
      answer: [
        'Caminar es un buen comienzo, y caminar a buen paso cuenta como movimiento moderado.[#self-care-brisk-walk] Llevas tu propio peso, y eso también es bueno para los huesos.[#self-care-bone-exercise]',
        'No entrena mucho los brazos ni la espalda, así que añade algo de fuerza 2 días por semana.[#self-care-150] Las cuestas, las escaleras y una mochila hacen que un paseo rinda más.',
        'La luz del día y los árboles hacen su parte por el ánimo y el sueño.[#self-care-mood-sleep] Une el paseo a algo fijo: tras el desayuno, en la pausa de la comida o mientras llamas a una amiga. Hoy bastan diez minutos.',
      ],
    },
    fr: {
      title: 'Marcher, est-ce suffisant ?',
      answer: [
        'Marcher est un très bon début, et une marche rapide compte comme activité modérée.[#self-care-brisk-walk] Vous portez votre propre poids, ce qui est bon aussi pour les os.[#self-care-bone-exercise]',
        'Les bras et le dos travaillent peu, alors ajoutez un peu de force 2 jours par semaine.[#self-care-150] Les côtes, les escaliers et un sac à dos rendent la marche plus utile.',
        'La lumière du jour et les arbres font leur part pour le moral et le sommeil.[#self-care-mood-sleep] Liez la marche à un moment fixe : après le petit déjeuner, à midi, ou en appelant une amie. Dix minutes suffisent aujourd’hui.',
      ],
    },
  },
  {
    id: 'self-care-yoga',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-movement', 'mood-breathing'],
    en: {
      title: 'Is yoga or stretching good for me?',
      answer: [
        'It can be: many women find that yoga, Pilates or stretching eases stiffness and calms the mind. Moving gently can help mood and sleep.[#self-care-mood-sleep]',
        'For {hot flashes} themselves, experts do not recommend yoga or mindfulness as a treatment.[#self-care-not-for-flashes] So do it because it feels good, not because you feel you must.',
        'Choose a gentle class, tell the teacher about sore joints or weak bones, and skip any move that hurts. At home, five minutes of slow stretches before bed are enough to start. Keep the room cool if that feels nicer.',
      ],
    },
    es: {
      title: '¿Me conviene el yoga o estirar?',
      answer: [
        'Puede convenirte: a muchas mujeres el yoga, el pilates o los estiramientos les alivian la rigidez y les calman la mente. Moverse con suavidad puede ayudar al ánimo y al sueño.[#self-care-mood-sleep]',
        'Para los {hot flashes} en sí, los expertos no recomiendan el yoga ni la atención plena como tratamiento.[#self-care-not-for-flashes] Hazlo porque te sienta bien, no por obligación.',
        'Elige una clase suave, cuenta a quien enseña si te duelen las articulaciones y evita lo que duela. En casa, cinco minutos de estiramientos lentos antes de dormir bastan para empezar. Si te gusta más, ten el cuarto fresco.',
      ],
    },
    fr: {
      title: 'Le yoga ou les étirements, c’est bien ?',
      answer: [
        'Cela peut faire du bien : beaucoup de femmes trouvent que le yoga, le pilates ou les étirements assouplissent et apaisent. Bouger en douceur peut aider le moral et le sommeil.[#self-care-mood-sleep]',
        'Pour les {hot flashes} elles-mêmes, les experts ne recommandent ni le yoga ni la pleine conscience comme traitement.[#self-care-not-for-flashes] Faites-le pour le plaisir, pas par devoir.',
        'Choisissez un cours doux, parlez de vos articulations au professeur et laissez ce qui fait mal. À la maison, cinq minutes d’étirements lents avant le coucher suffisent pour commencer. Gardez la pièce fraîche si vous préférez.',
      ],
    },
  },
  {
    id: 'self-care-eating',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-protein', 'self-care-calcium', 'self-care-weight'],
    en: {
      title: 'What is good to eat now?',
      answer: [
        'No special diet is needed; plain, mixed food is enough. Plenty of vegetables and fruit, wholegrains, beans, nuts and fish, with less salt and sugar, is a good pattern.[#self-care-eatwell]',
        "It matters a bit more now, because the risk for heart and vessels rises after menopause.[#self-care-heart] Food is not a cure for symptoms, so please don't let anyone make you feel guilty about a biscuit.",
        'Change one thing at a time. Add a handful of vegetables to a meal you already like, or swap one sweet drink for water. On tired days, beans from a tin and frozen vegetables are real food too.',
      ],
    },
    es: {
      title: '¿Qué es bueno comer ahora?',
      answer: [
        'No hace falta una dieta especial: basta comida sencilla y variada. Muchas verduras y fruta, cereales integrales, legumbres, frutos secos y pescado, con menos sal y azúcar, es una buena base.[#self-care-eatwell]',
        'Ahora importa un poco más, porque el riesgo del corazón y los vasos sube tras la menopausia.[#self-care-heart] La comida no cura los síntomas, así que nadie debe hacerte sentir culpable por una galleta.',
        'Cambia una cosa cada vez. Añade un puñado de verduras a un plato que ya te gusta, o cambia una bebida dulce por agua. En días de cansancio, las legumbres en conserva y las verduras congeladas también son buena comida.',
      ],
    },
    fr: {
      title: 'Que manger de bon maintenant ?',
      answer: [
        'Aucun régime spécial n’est nécessaire : une nourriture simple et variée suffit. Beaucoup de légumes et de fruits, des céréales complètes, des légumes secs, des noix et du poisson, moins de sel et de sucre : voilà une bonne base.[#self-care-eatwell]',
        'Cela compte un peu plus maintenant, car le risque pour le cœur et les vaisseaux augmente après la ménopause.[#self-care-heart] Manger ne guérit pas les symptômes : que personne ne vous culpabilise pour un biscuit.',
        'Changez une chose à la fois. Ajoutez une poignée de légumes à un plat que vous aimez, ou remplacez une boisson sucrée par de l’eau. Les jours de fatigue, conserves et surgelés sont aussi de vrais aliments.',
      ],
    },
  },
  {
    id: 'self-care-protein',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-strength', 'self-care-eating'],
    en: {
      title: 'Which foods give me protein?',
      answer: [
        'Beans, lentils, fish, eggs, meat, tofu, nuts and dairy all give protein.[#self-care-protein-foods] Your body uses it to keep muscle, and strength training tells it where to go.[#self-care-muscle]',
        'A little at each meal is easier than a lot in the evening. Think of yoghurt or eggs in the morning, lentil soup at noon, and fish or beans at night. It also keeps you full for longer.',
        'How much you need depends on your size and health. If you live with a kidney problem, ask a {doctor} or dietitian before you eat much more of it.',
      ],
    },
    es: {
      title: '¿Qué alimentos me dan proteína?',
      answer: [
        'Las legumbres, el pescado, los huevos, la carne, el tofu, los frutos secos y los lácteos dan proteína.[#self-care-protein-foods] El cuerpo la usa para mantener el músculo, y el ejercicio de fuerza le dice dónde hace falta.[#self-care-muscle]',
        'Un poco en cada comida es más fácil que mucho por la noche. Piensa en yogur o huevos por la mañana, sopa de lentejas al mediodía y pescado o judías en la cena. También sacia más tiempo.',
        'Cuánta necesitas depende de tu tamaño y tu salud. Si vives con un problema de riñón, pregunta a un {doctor} antes de comer mucha más.',
      ],
    },
    fr: {
      title: 'Quels aliments apportent des protéines ?',
      answer: [
        'Les légumes secs, le poisson, les œufs, la viande, le tofu, les noix et les laitages apportent des protéines.[#self-care-protein-foods] Le corps s’en sert pour garder le muscle, et les exercices de force lui disent où les mettre.[#self-care-muscle]',
        'Un peu à chaque repas est plus simple que beaucoup le soir. Pensez à un yaourt ou des œufs le matin, une soupe de lentilles à midi, du poisson ou des haricots le soir. Cela cale aussi plus longtemps.',
        'La quantité dépend de votre taille et de votre santé. Avec une maladie des reins, demandez à un {doctor} avant d’en manger bien plus.',
      ],
    },
  },
  {
    id: 'self-care-calcium',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-strength', 'self-care-eating'],
    en: {
      title: 'Which foods are good for my bones?',
      answer: [
        'Milk, cheese and yoghurt are the best-known sources of calcium, but not the only ones. Enriched plant drinks, some kinds of tofu, green leafy vegetables, and small fish eaten with their bones give it too.[#self-care-calcium-foods]',
        'Bones need it more than ever now, because bone loss speeds up after menopause.[#self-care-bone-loss] Calcium works together with vitamin D and with movement that carries your weight.[#self-care-bone-exercise]',
        'Look at your last three days: was there something with calcium in each? If not, add one food you like. If you broke a bone after a small fall, or a parent broke a hip, tell a {doctor}.',
      ],
    },
    es: {
      title: '¿Qué alimentos son buenos para mis huesos?',
      answer: [
        'La leche, el queso y el yogur son las fuentes de calcio más conocidas, pero no las únicas. También lo dan las bebidas vegetales enriquecidas, algunos tofus, las verduras de hoja y los pescaditos con espina.[#self-care-calcium-foods]',
        'Los huesos lo necesitan ahora más que nunca, porque la pérdida de hueso se acelera tras la menopausia.[#self-care-bone-loss] El calcio trabaja junto con la vitamina D y el movimiento que carga tu peso.[#self-care-bone-exercise]',
        'Mira tus últimos tres días: ¿hubo algo con calcio en cada uno? Si no, añade uno que te guste. Si te rompiste un hueso en una caída leve, o uno de tus padres la cadera, díselo a un {doctor}.',
      ],
    },
    fr: {
      title: 'Quels aliments sont bons pour mes os ?',
      answer: [
        'Le lait, le fromage et le yaourt sont les sources de calcium les plus connues, mais pas les seules. Les boissons végétales enrichies, certains tofus, les légumes verts à feuilles et les petits poissons mangés avec leurs arêtes en apportent aussi.[#self-care-calcium-foods]',
        'Les os en ont plus que jamais besoin, car la perte d’os s’accélère après la ménopause.[#self-care-bone-loss] Le calcium agit avec la vitamine D et le mouvement en charge.[#self-care-bone-exercise]',
        'Regardez vos trois derniers jours : y avait-il du calcium chaque jour ? Sinon, ajoutez un aliment que vous aimez. Si vous vous êtes cassé un os après une petite chute, ou si un parent s’est cassé la hanche, dites-le à un {doctor}.',
      ],
    },
  },
  {
    id: 'self-care-alcohol',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-alcohol', 'self-care-small-habits'],
    en: {
      title: 'Should I drink less alcohol?',
      answer: [
        'Less is better for your health, whatever your age.[#self-care-alcohol-risk] Alcohol raises the risk of several cancers, breast cancer among them.[#self-care-alcohol-risk] Some women also find that less of it makes them more comfortable.[#self-care-comfort] It is no treatment for {hot flashes}, though.[#self-care-not-for-flashes]',
        'Look at what the glass gives you: rest, a reward, a border between work and evening. You may find another thing that does the same, such as a bath, a call, or a good drink without alcohol.',
        'Try three dry evenings this week. If you feel shaky or unwell without it, do not stop all at once; a {doctor} can help you do it safely.[#self-care-alcohol-withdrawal]',
      ],
    },
    es: {
      title: '¿Debería beber menos alcohol?',
      answer: [
        'Menos es mejor para tu salud, a cualquier edad.[#self-care-alcohol-risk] El alcohol aumenta el riesgo de varios cánceres, entre ellos el de mama.[#self-care-alcohol-risk] Algunas mujeres, además, se sienten más cómodas si beben menos.[#self-care-comfort] Aunque no es un tratamiento de los {hot flashes}.[#self-care-not-for-flashes]',
        'Mira qué te da la copa: descanso, un premio, una frontera entre el trabajo y la noche. Quizá otra cosa haga lo mismo, como un baño, una llamada o una buena bebida sin alcohol.',
        'Prueba tres noches sin alcohol esta semana. Si sin él tiemblas o te sientes mal, no lo dejes de golpe: un {doctor} puede ayudarte a hacerlo de forma segura.[#self-care-alcohol-withdrawal]',
      ],
    },
    fr: {
      title: 'Devrais-je boire moins d’alcool ?',
      answer: [
        'Moins, c’est mieux pour la santé, à tout âge.[#self-care-alcohol-risk] L’alcool augmente le risque de plusieurs cancers, dont celui du sein.[#self-care-alcohol-risk] Certaines femmes se sentent aussi plus à l’aise en buvant moins.[#self-care-comfort] Ce n’est pourtant pas un traitement des {hot flashes}.[#self-care-not-for-flashes]',
        'Regardez ce que le verre vous donne : du repos, une récompense, une limite entre travail et soirée. Autre chose peut faire de même : un bain, un appel, une bonne boisson sans alcool.',
        'Essayez trois soirs sans alcool cette semaine. Si vous tremblez ou vous sentez mal sans lui, n’arrêtez pas d’un coup : un {doctor} peut vous aider à le faire sans danger.[#self-care-alcohol-withdrawal]',
      ],
    },
  },
  {
    id: 'self-care-caffeine',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-caffeine', 'self-care-hydration'],
    en: {
      title: 'Should I give up coffee?',
      answer: [
        "You don't have to; watch how it treats you. Some women feel more comfortable with less caffeine, and others notice nothing.[#self-care-comfort] Leaving it out is not a treatment for {hot flashes}.[#self-care-not-for-flashes]",
        'Coffee stays in the body for hours, so the time of day matters for sleep.[#self-care-caffeine] It can also make a nervous day feel more nervous.',
        'Try two weeks with coffee only in the morning, and log sleep, mood and heat. Then you know what is true for you. If your heart often pounds or skips, let a {doctor} listen to it.',
      ],
    },
    es: {
      title: '¿Debería dejar el café?',
      answer: [
        'No tienes por qué: observa cómo te sienta. Algunas mujeres están más cómodas con menos cafeína, y otras no notan nada.[#self-care-comfort] Quitarla no es un tratamiento de los {hot flashes}.[#self-care-not-for-flashes]',
        'El café se queda horas en el cuerpo, así que la hora importa para el sueño.[#self-care-caffeine] También puede volver más nervioso un día de nervios.',
        'Prueba dos semanas con café solo por la mañana y anota sueño, ánimo y calor. Así sabrás qué es verdad para ti. Si el corazón te late fuerte o se salta latidos a menudo, que lo escuche un {doctor}.',
      ],
    },
    fr: {
      title: 'Faut-il arrêter le café ?',
      answer: [
        'Ce n’est pas obligé : voyez comment il vous traite. Certaines femmes se sentent mieux avec moins de caféine, d’autres ne remarquent rien.[#self-care-comfort] S’en passer n’est pas un traitement des {hot flashes}.[#self-care-not-for-flashes]',
        'Le café reste des heures dans le corps, alors l’heure compte pour le sommeil.[#self-care-caffeine] Il peut aussi rendre plus nerveux un jour déjà nerveux.',
        'Essayez deux semaines de café le matin seulement, et notez sommeil, humeur et chaleur. Vous saurez ce qui est vrai pour vous. Si le cœur cogne ou saute souvent, faites-le écouter par un {doctor}.',
      ],
    },
  },
  {
    id: 'self-care-smoking',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-movement', 'self-care-alcohol'],
    en: {
      title: 'Is it worth stopping smoking now?',
      answer: [
        'Yes, it is worth it at any age. On average, smokers reach menopause about a year earlier, and stopping earlier helps.[#self-care-smoking-earlier] Heart and bones gain from it as well, just when their risk goes up.[#self-care-heart]',
        'You do not need iron will. People who get support are more likely to stop for good.[#self-care-smoking-help] A {doctor}, a pharmacist or a stop-smoking service can help you choose a way.',
        'Start by writing down the three cigarettes you need least, and let one of them go tomorrow. A slip is not the end. Most people need more than one try.',
      ],
    },
    es: {
      title: '¿Vale la pena dejar de fumar ahora?',
      answer: [
        'Sí, vale la pena a cualquier edad. De media, las fumadoras llegan a la menopausia más o menos un año antes, y dejarlo pronto ayuda.[#self-care-smoking-earlier] El corazón y los huesos también ganan, justo cuando sube su riesgo.[#self-care-heart]',
        'No hace falta voluntad de hierro. Con apoyo es más fácil dejarlo del todo.[#self-care-smoking-help] Un {doctor}, la farmacia o un servicio para dejar de fumar pueden ayudarte a elegir un camino.',
        'Empieza por apuntar los tres cigarrillos que menos necesitas, y suelta uno mañana. Un tropiezo no es el final. Casi todo el mundo necesita más de un intento.',
      ],
    },
    fr: {
      title: 'Vaut-il la peine d’arrêter de fumer ?',
      answer: [
        'Oui, à tout âge. En moyenne, les fumeuses arrivent à la ménopause environ un an plus tôt, et arrêter tôt aide.[#self-care-smoking-earlier] Le cœur et les os y gagnent aussi, juste quand leur risque augmente.[#self-care-heart]',
        'Pas besoin d’une volonté de fer. Avec du soutien, on arrête plus souvent pour de bon.[#self-care-smoking-help] Un {doctor}, un pharmacien ou un service d’aide à l’arrêt peut vous aider à choisir un chemin.',
        'Commencez par noter les trois cigarettes dont vous avez le moins besoin, et laissez-en une demain. Un faux pas n’est pas la fin. Presque tout le monde s’y prend à plusieurs fois.',
      ],
    },
  },
  {
    id: 'self-care-hydration',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-caffeine', 'sleep-bladder'],
    en: {
      title: 'Do I drink enough water?',
      answer: [
        'About 6 to 8 cups a day is a good guide, and more in heat or when you sweat a lot.[#self-care-water] Water, milk, tea and soup all count.',
        'Your body shows it: pale yellow urine is a good sign, dark means drink some more.[#self-care-urine-colour] After a sweat, a glass of cool water simply feels good. It is comfort, not a treatment for {hot flashes}.[#self-care-not-for-flashes]',
        'Keep a glass where you often pass, and drink less late in the evening if your bladder wakes you. If you are very thirsty all the time and pass a lot of urine, ask a {doctor} for a check.[#self-care-thirst-check]',
      ],
    },
    es: {
      title: '¿Bebo suficiente agua?',
      answer: [
        'Unas 6 a 8 tazas al día son una buena guía, y más con calor o si sudas mucho.[#self-care-water] Cuentan el agua, la leche, el té y la sopa.',
        'Tu cuerpo te lo muestra: la orina amarilla clara es buena señal, y oscura pide beber más.[#self-care-urine-colour] Después de sudar, un vaso de agua fresca simplemente sienta bien. Es alivio, no un tratamiento de los {hot flashes}.[#self-care-not-for-flashes]',
        'Deja un vaso donde pases a menudo y bebe menos al final del día si la vejiga te despierta. Si tienes mucha sed todo el tiempo y orinas mucho, pide a un {doctor} que lo revise.[#self-care-thirst-check]',
      ],
    },
    fr: {
      title: 'Est-ce que je bois assez d’eau ?',
      answer: [
        'Environ 6 à 8 tasses par jour sont un bon repère, et plus quand il fait chaud ou que l’on transpire.[#self-care-water] L’eau, le lait, le thé et la soupe comptent.',
        'Le corps le montre : une urine jaune clair est bon signe, foncée, elle demande à boire.[#self-care-urine-colour] Après une suée, un verre d’eau fraîche fait simplement du bien. C’est un confort, pas un traitement des {hot flashes}.[#self-care-not-for-flashes]',
        'Gardez un verre là où vous passez souvent, et buvez moins tard le soir si la vessie vous réveille. Si vous avez très soif tout le temps et urinez beaucoup, demandez un contrôle à un {doctor}.[#self-care-thirst-check]',
      ],
    },
  },
  {
    id: 'self-care-cool',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-night-sweats', 'self-care-caffeine'],
    en: {
      title: 'How do I dress and live cooler?',
      answer: [
        'Some women find layers, a cool room and light bedding more comfortable.[#self-care-comfort] Think of a thin top under a jacket, loose fabric that breathes, and a small fan in your bag.',
        "It is good to know what this can do and what it can't. Keeping cool makes a hot moment easier to bear, but it is not a treatment that makes {hot flashes} fewer.[#self-care-not-for-flashes]",
        'Keep a spare top at work and one in the car. If the heat rules your days or nights, ask a {doctor} what can really help. There are treatments with good proof.',
      ],
    },
    es: {
      title: '¿Cómo me visto y vivo más fresca?',
      answer: [
        'A algunas mujeres les resultan más cómodas las capas, un cuarto fresco y ropa de cama ligera.[#self-care-comfort] Piensa en una camiseta fina bajo la chaqueta, telas sueltas que respiren y un ventilador pequeño en el bolso.',
        'Conviene saber qué puede hacer esto y qué no. Estar fresca hace más llevadero el momento, pero no es un tratamiento que reduzca los {hot flashes}.[#self-care-not-for-flashes]',
        'Guarda una camiseta de repuesto en el trabajo y otra en el coche. Si el calor manda en tus días o noches, pregunta a un {doctor} qué puede ayudar de verdad. Hay tratamientos con buenas pruebas.',
      ],
    },
    fr: {
      title: 'Comment m’habiller et vivre au frais ?',
      answer: [
        'Certaines femmes trouvent plus confortables les couches de vêtements, une pièce fraîche et une literie légère.[#self-care-comfort] Pensez à un haut fin sous une veste, à des tissus amples qui respirent, à un petit éventail dans le sac.',
        'Il est bon de savoir ce que cela peut faire ou non. Rester au frais rend le moment plus facile, mais ce n’est pas un traitement qui réduit les {hot flashes}.[#self-care-not-for-flashes]',
        'Gardez un haut de rechange au travail et un autre dans la voiture. Si la chaleur commande vos jours ou vos nuits, demandez à un {doctor} ce qui peut vraiment aider. Il existe des traitements bien prouvés.',
      ],
    },
  },
  {
    id: 'self-care-weight',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-strength', 'self-care-eating'],
    en: {
      title: 'How do I care for my weight kindly?',
      answer: [
        'With patience and without a strict diet. In midlife, fat likes to settle around the middle, while muscle slowly shrinks.[#self-care-weight-middle] So the same plate can now show on your waist, and that is not a lack of will.',
        'Strength training helps to keep muscle, and plain, filling food keeps you going.[#self-care-muscle] Where weight is high, losing some is among the things experts recommend for {hot flashes}.[#self-care-weight-flashes]',
        'Pick one small change and give it a month. Your worth does not stand on a scale. If you lose weight without trying, see a {doctor} soon.[#self-care-weight-loss-check]',
      ],
    },
    es: {
      title: '¿Cómo cuido mi peso con cariño?',
      answer: [
        'Con paciencia y sin dietas estrictas. En la mitad de la vida la grasa tiende a quedarse en la cintura, mientras el músculo mengua poco a poco.[#self-care-weight-middle] El mismo plato puede notarse ahora más, y no es falta de voluntad.',
        'La fuerza ayuda a mantener el músculo, y la comida sencilla que sacia da fuerzas.[#self-care-muscle] Cuando el peso es alto, bajar algo está entre lo que los expertos recomiendan para los {hot flashes}.[#self-care-weight-flashes]',
        'Elige un cambio pequeño y dale un mes. Tu valor no está en la báscula. Si pierdes peso sin querer, ve pronto a un {doctor}.[#self-care-weight-loss-check]',
      ],
    },
    fr: {
      title: 'Comment veiller à mon poids en douceur ?',
      answer: [
        'Avec patience et sans régime strict. Au milieu de la vie, la graisse se loge plutôt autour de la taille, tandis que le muscle fond peu à peu.[#self-care-weight-middle] La même assiette peut donc se voir davantage, et ce n’est pas un manque de volonté.',
        'La force aide à garder le muscle, et une nourriture simple qui cale donne des forces.[#self-care-muscle] Quand le poids est élevé, en perdre un peu fait partie de ce que les experts recommandent pour les {hot flashes}.[#self-care-weight-flashes]',
        'Choisissez un petit changement et donnez-lui un mois. Votre valeur n’est pas sur la balance. Si vous maigrissez sans le vouloir, voyez vite un {doctor}.[#self-care-weight-loss-check]',
      ],
    },
  },
  {
    id: 'self-care-kindness',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-not-myself', 'self-care-small-habits'],
    en: {
      title: 'How can I be kinder to myself?',
      answer: [
        'Talk to yourself as you would to a dear friend on a bad day. You would not call her lazy or weak. You would put the kettle on.',
        'This is a time of real change, and tiredness is among the things women report most.[#self-care-tired] Resting is not giving up. It is part of getting through.',
        'Each evening, name one thing you did well, however small: "I got up. I called my mother. I said no." And choose one thing to leave undone tomorrow. If harsh thoughts never stop, a {doctor} or counsellor is there for that too.',
      ],
    },
    es: {
      title: '¿Cómo puedo ser más amable conmigo?',
      answer: [
        'Háblate como hablarías a una amiga querida en un mal día. No la llamarías vaga ni débil. Le prepararías un té.',
        'Es una época de cambios reales, y el cansancio está entre lo que más cuentan las mujeres.[#self-care-tired] Descansar no es rendirse. Es parte del camino.',
        'Cada noche, nombra algo que hiciste bien, aunque sea pequeño: «Me levanté. Llamé a mi madre. Dije que no». Y elige una cosa que mañana quedará sin hacer. Si los pensamientos duros no paran, un {doctor} o una psicóloga también están para eso.',
      ],
    },
    fr: {
      title: 'Comment être plus douce avec moi-même ?',
      answer: [
        'Parlez-vous comme à une amie chère un mauvais jour. Vous ne la diriez ni paresseuse ni faible. Vous lui feriez un thé.',
        'C’est une période de vrais changements, et la fatigue est parmi ce que les femmes citent le plus.[#self-care-tired] Se reposer n’est pas renoncer. C’est une partie du chemin.',
        'Chaque soir, nommez une chose bien faite, même petite : « Je me suis levée. J’ai appelé ma mère. J’ai dit non. » Et choisissez une chose à ne pas faire demain. Si les pensées dures ne cessent pas, un {doctor} ou une psychologue est là aussi pour cela.',
      ],
    },
  },
  {
    id: 'self-care-small-habits',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-walking', 'self-care-kindness', 'self-care-logging'],
    en: {
      title: 'How do I make new habits stick?',
      answer: [
        'Make the habit so small that it is almost silly, and tie it to something you do anyway. After brushing your teeth, stretch for one minute. While the kettle boils, do a few wall pushes.',
        'Choose only one at a time, and give it two weeks. Doing little most days is worth more than doing much once.',
        'You will miss days, as everyone does. Just start again at the next chance, without scolding yourself. Tick it off somewhere you can see, and let that small tick please you.',
      ],
    },
    es: {
      title: '¿Cómo hago que un hábito dure?',
      answer: [
        'Haz el hábito tan pequeño que casi dé risa, y únelo a algo que ya haces. Después de cepillarte los dientes, estira un minuto. Mientras hierve el agua, haz unas flexiones contra la pared.',
        'Elige solo uno cada vez y dale dos semanas. Hacer poco casi todos los días vale más que hacer mucho una vez.',
        'Fallarás algún día, como todo el mundo. Empieza de nuevo en la siguiente ocasión, sin reñirte. Márcalo en un lugar que veas, y deja que esa pequeña marca te alegre.',
      ],
    },
    fr: {
      title: 'Comment garder une nouvelle habitude ?',
      answer: [
        'Rendez l’habitude si petite qu’elle fait sourire, et liez-la à un geste que vous faites déjà. Après vous être brossé les dents, étirez-vous une minute. Pendant que l’eau chauffe, poussez quelques fois contre le mur.',
        'Choisissez-en une seule à la fois et donnez-lui deux semaines. Un peu presque chaque jour vaut mieux que beaucoup une fois.',
        'Vous manquerez des jours, comme tout le monde. Reprenez à la prochaine occasion, sans vous gronder. Cochez-la là où vous la voyez, et laissez cette petite croix vous réjouir.',
      ],
    },
  },
  {
    id: 'self-care-logging',
    topic: 'self-care',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['self-care-small-habits', 'mood-cycle'],
    en: {
      title: 'How does logging help me?',
      answer: [
        'Writing things down is a way of taking yourself seriously. On a bad day it can feel as if it was always so. A log shows the good days too.',
        'After some weeks you may see what goes together: short nights and sharp words, or heat and stress. And at a visit, a page of notes says more than "I don\'t feel well".',
        'It need not be complete. A few taps in the evening will do, and gaps are fine. If looking at it makes you more worried, log less often and look only once a week.',
      ],
    },
    es: {
      title: '¿De qué me sirve llevar un registro?',
      answer: [
        'Anotar es una forma de tomarte en serio. En un mal día parece que siempre fue así. Un registro muestra también los días buenos.',
        'Después de unas semanas quizá veas qué va junto: noches cortas y palabras duras, o calor y estrés. Y en la consulta, una página de notas dice más que «no me siento bien».',
        'No tiene que ser completo. Bastan unos toques por la noche, y los huecos no importan. Si mirarlo te preocupa más, anota menos y míralo solo una vez por semana.',
      ],
    },
    fr: {
      title: 'À quoi me sert de noter mes jours ?',
      answer: [
        'Noter, c’est se prendre au sérieux. Un mauvais jour, on croit que ce fut toujours ainsi. Un journal montre aussi les bons jours.',
        'Après quelques semaines, vous verrez peut-être ce qui va ensemble : nuits courtes et mots durs, ou chaleur et stress. Et en consultation, une page de notes dit plus que « je ne me sens pas bien ».',
        'Nul besoin d’être complète. Quelques touches le soir suffisent, et les trous ne sont pas graves. Si regarder vos notes vous inquiète davantage, notez moins et regardez une seule fois par semaine.',
      ],
    },
  },
]
