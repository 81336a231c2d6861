import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about intimacy, bladder and pelvic floor. */
export const INTIMACY_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'intimacy-dryness',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-lubricants', 'intimacy-pain', 'intimacy-itching'],
    en: {
      title: 'What helps with dryness down there?',
      answer: [
        "Quite a lot helps, and you are far from alone. Dryness, burning, pain with sex and bladder trouble often come together after menopause.[#intimacy-gsm] They usually don't go away by themselves.[#intimacy-gsm-stays]",
        'Moisturisers and lubricants help when it is mild.[#intimacy-moisturisers] Vaginal {estrogen} is the most effective treatment.[#intimacy-vaginal-estrogen] Leave out perfumed soaps and washes, which can irritate.[#intimacy-no-perfume]',
        'If a moisturiser is not enough after some weeks, tell a {doctor}. They hear this every day.',
      ],
    },
    es: {
      title: '¿Qué ayuda con la sequedad íntima?',
      answer: [
        'Muchas cosas ayudan, y no eres la única. La sequedad, el ardor, el dolor en el sexo y las molestias de orina suelen venir juntos tras la menopausia.[#intimacy-gsm] Normalmente no se van solos.[#intimacy-gsm-stays]',
        'Los hidratantes y lubricantes ayudan si es leve.[#intimacy-moisturisers] El {estrogen} vaginal es el tratamiento más eficaz.[#intimacy-vaginal-estrogen] Deja los jabones y lavados con perfume, que pueden irritar.[#intimacy-no-perfume]',
        'Si un hidratante no basta tras unas semanas, díselo a un {doctor}. Lo oyen cada día.',
      ],
    },
    fr: {
      title: 'Que faire contre la sécheresse intime ?',
      answer: [
        'Beaucoup de choses aident, et vous êtes loin d’être seule. Sécheresse, brûlures, douleur pendant les rapports et gênes urinaires viennent souvent ensemble après la ménopause.[#intimacy-gsm] En général, cela ne passe pas tout seul.[#intimacy-gsm-stays]',
        'Hydratants et lubrifiants aident quand c’est léger.[#intimacy-moisturisers] L’{estrogen} vaginal est le traitement le plus efficace.[#intimacy-vaginal-estrogen] Laissez de côté savons et lavages parfumés, qui peuvent irriter.[#intimacy-no-perfume]',
        'Si un hydratant ne suffit pas après quelques semaines, parlez-en à un {doctor}. On lui en parle tous les jours.',
      ],
    },
  },
  {
    id: 'intimacy-pain',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['intimacy-dryness', 'intimacy-talking', 'bleeding-after-sex'],
    en: {
      title: 'Why does sex hurt now?',
      answer: [
        'Most often because the tissue has become drier and thinner, and that can be treated.[#intimacy-pain-dry] After a few painful times the muscles may tense up by themselves, which adds to it.[#intimacy-pain-tension]',
        'You never need to grit your teeth. Pause, take time, use a lubricant, and stay with touch that feels good. Vaginal {estrogen} treats the cause best when dryness is behind it.[#intimacy-vaginal-estrogen]',
        'Pain can have other causes, so see a {doctor} if it stays, if it is deep, or if you bleed after sex.[#intimacy-pain-causes]',
      ],
    },
    es: {
      title: '¿Por qué ahora me duele el sexo?',
      answer: [
        'Casi siempre porque el tejido se ha vuelto más seco y fino, y eso se puede tratar.[#intimacy-pain-dry] Tras varias veces con dolor, los músculos pueden tensarse solos y empeorarlo.[#intimacy-pain-tension]',
        'Nunca tienes que aguantar. Para, tómate tiempo, usa lubricante y quédate en caricias que te gusten. El {estrogen} vaginal trata mejor la causa cuando hay sequedad.[#intimacy-vaginal-estrogen]',
        'El dolor puede venir de otras cosas: ve a un {doctor} si sigue, si es profundo o si sangras después.[#intimacy-pain-causes]',
      ],
    },
    fr: {
      title: 'Pourquoi les rapports font-ils mal ?',
      answer: [
        'Le plus souvent parce que le tissu est devenu plus sec et plus fin, et cela se soigne.[#intimacy-pain-dry] Après plusieurs fois douloureuses, les muscles peuvent se crisper tout seuls, ce qui aggrave.[#intimacy-pain-tension]',
        'Vous n’avez jamais à serrer les dents. Arrêtez, prenez le temps, utilisez un lubrifiant, restez aux caresses qui font du bien. En cas de sécheresse, l’{estrogen} vaginal traite le mieux la cause.[#intimacy-vaginal-estrogen]',
        'La douleur peut venir d’ailleurs : voyez un {doctor} si elle reste, si elle est profonde ou si vous saignez après.[#intimacy-pain-causes]',
      ],
    },
  },
  {
    id: 'intimacy-lubricants',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-dryness', 'intimacy-pain'],
    en: {
      title: 'Which lubricant or moisturiser is good?',
      answer: [
        'The one that does not sting and suits what you need. A moisturiser is used regularly and works for some days, while a lubricant is for the moment of sex.[#intimacy-lubricant-difference] Both help when dryness is mild.[#intimacy-moisturisers]',
        'Water-based ones go with everything. Oils can damage latex condoms.[#intimacy-lubricant-condoms] Perfume, taste and warming effects often burn on dry skin.[#intimacy-no-perfume]',
        'Try a little on the inside of your arm first. Using one is not a sign that something is wrong with you or with the two of you.',
      ],
    },
    es: {
      title: '¿Qué lubricante o hidratante es bueno?',
      answer: [
        'El que no arde y se adapta a lo que necesitas. Un hidratante se usa con regularidad y dura unos días; un lubricante es para el momento del sexo.[#intimacy-lubricant-difference] Los dos ayudan si la sequedad es leve.[#intimacy-moisturisers]',
        'Los de base de agua van con todo. Los aceites pueden dañar los condones de látex.[#intimacy-lubricant-condoms] Perfumes, sabores y efecto calor suelen arder en piel seca.[#intimacy-no-perfume]',
        'Prueba antes un poco en la parte interna del brazo. Usarlo no significa que algo esté mal en ti ni entre ustedes dos.',
      ],
    },
    fr: {
      title: 'Quel lubrifiant ou hydratant choisir ?',
      answer: [
        'Celui qui ne pique pas et qui répond à votre besoin. Un hydratant s’utilise régulièrement et tient quelques jours, un lubrifiant sert au moment du rapport.[#intimacy-lubricant-difference] Les deux aident si la sécheresse est légère.[#intimacy-moisturisers]',
        'Ceux à base d’eau vont avec tout. Les huiles peuvent abîmer les préservatifs en latex.[#intimacy-lubricant-condoms] Parfum, goût et effet chauffant brûlent souvent une peau sèche.[#intimacy-no-perfume]',
        'Essayez d’abord un peu à l’intérieur du bras. En utiliser ne veut pas dire que quelque chose ne va pas chez vous, ni entre vous deux.',
      ],
    },
  },
  {
    id: 'intimacy-desire',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['intimacy-talking', 'intimacy-closeness', 'intimacy-pain'],
    en: {
      title: 'Where has my desire gone?',
      answer: [
        'You are not broken: a lower sex drive is common around menopause.[#intimacy-desire-common] Bad sleep, stress, low mood, pain, trouble between you and some medicines can all turn it down.[#intimacy-desire-causes]',
        'For many women desire comes only after closeness has begun.[#intimacy-desire-responsive] So waiting for a sudden spark can mislead. And no is a full answer on any day.',
        'If you miss it, begin with what is in its way: sleep, or pain. A {doctor} or a sex therapist can help with the rest.[#intimacy-desire-help]',
      ],
    },
    es: {
      title: '¿Adónde se fue mi deseo?',
      answer: [
        'No estás rota: tener menos deseo es común alrededor de la menopausia.[#intimacy-desire-common] Dormir mal, el estrés, el ánimo bajo, el dolor, los roces con la pareja y algunas medicinas lo apagan.[#intimacy-desire-causes]',
        'En muchas mujeres el deseo llega cuando ya empezó la cercanía.[#intimacy-desire-responsive] Por eso esperar una chispa repentina puede engañar. Y no es una respuesta completa, cualquier día.',
        'Si lo echas de menos, empieza por lo que lo frena: el sueño o el dolor. Un {doctor} o un terapeuta sexual puede ayudar con lo demás.[#intimacy-desire-help]',
      ],
    },
    fr: {
      title: 'Où est passé mon désir ?',
      answer: [
        'Vous n’êtes pas cassée : avoir moins de désir est courant autour de la ménopause.[#intimacy-desire-common] Mauvais sommeil, stress, moral bas, douleur, tensions dans le couple et certains médicaments peuvent le faire baisser.[#intimacy-desire-causes]',
        'Chez beaucoup de femmes, le désir vient seulement une fois la tendresse commencée.[#intimacy-desire-responsive] Attendre une étincelle soudaine peut donc tromper. Et non est une réponse complète, n’importe quel jour.',
        'S’il vous manque, commencez par ce qui le freine : le sommeil, ou la douleur. Un {doctor} ou une sexologue peut aider pour le reste.[#intimacy-desire-help]',
      ],
    },
  },
  {
    id: 'intimacy-orgasm',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-desire', 'intimacy-dryness', 'intimacy-pelvic-floor'],
    en: {
      title: 'Why is it harder to climax?',
      answer: [
        'Because the body now often needs more time. After menopause, arousal and orgasm may take longer or feel weaker.[#intimacy-orgasm-change] That is a change of pace, not the end of pleasure.',
        'Give it more time, more touch and a lubricant. A vibrator is a plain tool that many women find useful. Training the pelvic floor can help you feel more.',
        'Some antidepressants and other medicines play a part, so ask a pharmacist about yours.[#intimacy-desire-causes] If feeling is lost suddenly, or numbness stays, see a {doctor}.',
      ],
    },
    es: {
      title: '¿Por qué me cuesta llegar al orgasmo?',
      answer: [
        'Porque el cuerpo ahora suele necesitar más tiempo. Tras la menopausia, la excitación y el orgasmo pueden tardar más o sentirse más débiles.[#intimacy-orgasm-change] Es un cambio de ritmo, no el fin del placer.',
        'Dale más tiempo, más caricias y un lubricante. Un vibrador es una simple herramienta que a muchas les sirve. Entrenar el suelo pélvico puede ayudarte a sentir más.',
        'Algunos antidepresivos y otras medicinas influyen: pregunta en tu farmacia por las tuyas.[#intimacy-desire-causes] Si pierdes la sensibilidad de golpe, o sigue dormida la zona, ve a un {doctor}.',
      ],
    },
    fr: {
      title: 'Pourquoi l’orgasme est-il plus difficile ?',
      answer: [
        'Parce que le corps demande maintenant souvent plus de temps. Après la ménopause, l’excitation et l’orgasme peuvent être plus lents ou plus faibles.[#intimacy-orgasm-change] C’est un changement de rythme, pas la fin du plaisir.',
        'Accordez-vous plus de temps, de caresses et un lubrifiant. Un vibromasseur est un simple outil, utile à beaucoup. Entraîner le périnée peut aider à sentir davantage.',
        'Certains antidépresseurs et d’autres médicaments jouent un rôle : parlez des vôtres à la pharmacie.[#intimacy-desire-causes] Si la sensation disparaît d’un coup, ou si la zone reste endormie, voyez un {doctor}.',
      ],
    },
  },
  {
    id: 'intimacy-closeness',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-talking', 'intimacy-desire'],
    en: {
      title: 'How can we be close without sex?',
      answer: [
        'By making touch safe again. Many couples stop touching at all once sex becomes difficult, because each hug might mean more.',
        'Agree on something small that leads nowhere: ten minutes on the sofa, a foot rub, holding hands on a walk. Say it aloud first: tonight I would love to be held, and nothing else.',
        'If you are often too hot, feet that touch under a cool sheet may be enough. Choose one thing for this week that would feel good to you, and say it in one sentence.',
      ],
    },
    es: {
      title: '¿Cómo estar cerca sin sexo?',
      answer: [
        'Haciendo que el contacto vuelva a ser seguro. Muchas parejas dejan de tocarse cuando el sexo se complica, porque cada abrazo podría pedir más.',
        'Acuerden algo pequeño que no lleve a nada más: diez minutos en el sofá, un masaje en los pies, ir de la mano. Dilo antes en voz alta: hoy me gustaría que me abraces, y nada más.',
        'Si tienes demasiado calor, quizá baste con que se toquen los pies bajo una sábana fresca. Elige una cosa para esta semana que te siente bien y dila en una frase.',
      ],
    },
    fr: {
      title: 'Comment être proches sans rapport sexuel ?',
      answer: [
        'En rendant le toucher sûr à nouveau. Beaucoup de couples ne se touchent plus quand l’amour devient difficile, car chaque câlin pourrait demander plus.',
        'Convenez d’une petite chose qui ne mène à rien d’autre : dix minutes sur le canapé, un massage des pieds, une promenade main dans la main. Dites-le avant : ce soir, j’aimerais être tenue dans tes bras, et rien d’autre.',
        'Si vous avez trop chaud, des pieds qui se touchent sous un drap frais suffisent peut-être. Choisissez pour cette semaine une chose qui vous ferait du bien, et dites-la en une phrase.',
      ],
    },
  },
  {
    id: 'intimacy-talking',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-closeness', 'intimacy-desire', 'intimacy-pain'],
    en: {
      title: 'How do I talk with my partner about sex?',
      answer: [
        'Choose a calm moment, outside the bedroom, and begin with yourself. For example: I love you, and sex hurts at the moment, and I would like us to find other ways.',
        'Name what feels good as well as what does not. One topic is enough for one talk. A walk helps, because you need not look at each other.',
        'You never owe anybody sex. If you are afraid of how your partner will react, that matters a great deal, and you can tell me or somebody you trust.',
      ],
    },
    es: {
      title: '¿Cómo hablo de sexo con mi pareja?',
      answer: [
        'Elige un momento tranquilo, fuera del dormitorio, y empieza por ti. Por ejemplo: te quiero, ahora el sexo me duele y me gustaría que busquemos otras formas.',
        'Di lo que te gusta y también lo que no. Un tema basta para una charla. Caminar ayuda, porque no hace falta mirarse.',
        'Nunca le debes sexo a nadie. Si te da miedo cómo va a reaccionar tu pareja, eso importa mucho, y puedes contármelo a mí o a alguien de confianza.',
      ],
    },
    fr: {
      title: 'Comment parler de sexe avec mon partenaire ?',
      answer: [
        'Choisissez un moment calme, hors de la chambre, et commencez par vous. Par exemple : je t’aime, en ce moment les rapports me font mal, et j’aimerais qu’on trouve autre chose.',
        'Dites ce qui fait du bien autant que ce qui gêne. Un seul sujet suffit pour une fois. Marcher aide, car on n’a pas à se regarder.',
        'Vous ne devez jamais de rapport à personne. Si vous avez peur de la réaction de l’autre, c’est très important, et vous pouvez m’en parler ou en parler à quelqu’un de confiance.',
      ],
    },
  },
  {
    id: 'intimacy-urgency',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-leaks', 'intimacy-pelvic-floor', 'intimacy-infections'],
    en: {
      title: 'Why do I need to pee all the time?',
      answer: [
        'A sudden strong urge can come from a bladder muscle that tightens too early.[#intimacy-urgency-what] After menopause it often belongs together with dryness.[#intimacy-gsm]',
        "Bladder training helps: wait a little longer each time, and give it at least 6 weeks.[#intimacy-bladder-training] Less caffeine can help, but don't drink too little, because strong urine irritates the bladder.[#intimacy-bladder-drinks]",
        'See a {doctor} if it burns, if it is new and strong, if there is blood in the urine, or if you are thirsty all day. A three-day list of drinks and visits is a great thing to bring.',
      ],
    },
    es: {
      title: '¿Por qué tengo que orinar todo el tiempo?',
      answer: [
        'Unas ganas fuertes y repentinas pueden venir de un músculo de la vejiga que se contrae antes de tiempo.[#intimacy-urgency-what] Tras la menopausia suele ir unido a la sequedad.[#intimacy-gsm]',
        'Entrenar la vejiga ayuda: espera un poco más cada vez, al menos 6 semanas.[#intimacy-bladder-training] Menos cafeína puede ayudar, pero no bebas demasiado poco, porque la orina fuerte irrita.[#intimacy-bladder-drinks]',
        'Ve a un {doctor} si arde, si es nuevo y fuerte, si hay sangre en la orina o si siempre estás sedienta. Lleva una lista de tres días con lo que bebes y cuándo vas al baño.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je tout le temps envie d’uriner ?',
      answer: [
        'Une envie soudaine et forte peut venir d’un muscle de la vessie qui se serre trop tôt.[#intimacy-urgency-what] Après la ménopause, cela va souvent avec la sécheresse.[#intimacy-gsm]',
        'Entraîner la vessie aide : attendez un peu plus à chaque fois, pendant au moins 6 semaines.[#intimacy-bladder-training] Moins de caféine peut aider, mais ne buvez pas trop peu, car une urine forte irrite.[#intimacy-bladder-drinks]',
        'Voyez un {doctor} si cela brûle, si c’est nouveau et fort, s’il y a du sang dans l’urine ou si la soif ne vous quitte pas. Apportez une liste de trois jours avec boissons et passages aux toilettes.',
      ],
    },
  },
  {
    id: 'intimacy-leaks',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-pelvic-floor', 'intimacy-urgency', 'intimacy-prolapse'],
    en: {
      title: 'What helps with leaking urine?',
      answer: [
        'Training the pelvic floor is the first thing to try, and it often works well.[#intimacy-leaks-training] For leaks with coughing, laughing or jumping it is done for at least 3 months.[#intimacy-leaks-training]',
        'If you leak on the way to the toilet, that is another kind, and many women have both.[#intimacy-leaks-kinds] Then training the bladder comes first.[#intimacy-bladder-training]',
        'It is common, but you need not simply live with pads. A {doctor} can send you to a pelvic floor physiotherapist. Until then, try a squeeze just before each cough.',
      ],
    },
    es: {
      title: '¿Qué ayuda con los escapes de orina?',
      answer: [
        'Entrenar el suelo pélvico es lo primero, y muchas veces funciona bien.[#intimacy-leaks-training] Para los escapes al toser, reír o saltar se hace al menos 3 meses.[#intimacy-leaks-training]',
        'Si se te escapa camino al baño, es otro tipo, y muchas mujeres tienen los dos.[#intimacy-leaks-kinds] Entonces se empieza por entrenar la vejiga.[#intimacy-bladder-training]',
        'Es común, pero no tienes por qué conformarte con compresas. Un {doctor} puede enviarte a fisioterapia de suelo pélvico. Mientras tanto, prueba a apretar justo antes de cada tos.',
      ],
    },
    fr: {
      title: 'Que faire contre les fuites urinaires ?',
      answer: [
        'Entraîner le périnée est la première chose à essayer, et cela marche souvent bien.[#intimacy-leaks-training] Pour les fuites en toussant, en riant ou en sautant, on le fait au moins 3 mois.[#intimacy-leaks-training]',
        'Si la fuite arrive sur le chemin des toilettes, c’est une autre sorte, et beaucoup ont les deux.[#intimacy-leaks-kinds] On commence alors par entraîner la vessie.[#intimacy-bladder-training]',
        'C’est courant, mais rien n’oblige à se contenter de protections. Un {doctor} peut vous adresser à une rééducation du périnée. En attendant, essayez de serrer juste avant chaque toux.',
      ],
    },
  },
  {
    id: 'intimacy-infections',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-dryness', 'intimacy-urgency', 'treatments-vaginal-estrogen'],
    en: {
      title: 'Why do I keep getting bladder infections?',
      answer: [
        'After menopause the tissue is thinner, so bladder infections come more easily.[#intimacy-infection-menopause] They often belong together with dryness, and treating that can be part of the answer.[#intimacy-gsm]',
        "Drink enough, don't hold it in, and pass urine after sex.[#intimacy-infection-drink] Burning, going often and cloudy urine are the usual signs, and a urine test shows more.[#intimacy-infection-signs]",
        'Fever, shivering, or pain in the side or back needs help the same day.[#intimacy-infection-urgent] Blood in the urine needs a check within days.[#intimacy-blood-urine] If they come back again and again, ask a {doctor} for a plan.',
      ],
    },
    es: {
      title: '¿Por qué me repiten las infecciones de orina?',
      answer: [
        'Tras la menopausia el tejido es más fino, y las infecciones de orina llegan más fácil.[#intimacy-infection-menopause] A menudo van con la sequedad, y tratarla puede ser parte de la respuesta.[#intimacy-gsm]',
        'Bebe suficiente, no aguantes las ganas y orina después del sexo.[#intimacy-infection-drink] Ardor, ir mucho y orina turbia son las señales comunes, y un análisis dice más.[#intimacy-infection-signs]',
        'Fiebre, escalofríos o dolor en el costado o la espalda piden ayuda el mismo día.[#intimacy-infection-urgent] La sangre en la orina se revisa en pocos días.[#intimacy-blood-urine] Si vuelven una y otra vez, pide un plan a un {doctor}.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je des infections urinaires à répétition ?',
      answer: [
        'Après la ménopause, le tissu est plus fin, et les infections urinaires viennent plus facilement.[#intimacy-infection-menopause] Elles vont souvent avec la sécheresse, et la traiter peut faire partie de la réponse.[#intimacy-gsm]',
        'Buvez assez, ne vous retenez pas et urinez après les rapports.[#intimacy-infection-drink] Brûlures, envies fréquentes et urine trouble sont les signes habituels, et une analyse en dit plus.[#intimacy-infection-signs]',
        'Fièvre, frissons ou douleur au côté ou au dos demandent de l’aide le jour même.[#intimacy-infection-urgent] Du sang dans l’urine se contrôle en quelques jours.[#intimacy-blood-urine] Si elles reviennent sans cesse, demandez un plan à un {doctor}.',
      ],
    },
  },
  {
    id: 'intimacy-pelvic-floor',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-leaks', 'intimacy-prolapse', 'intimacy-pain'],
    en: {
      title: 'How do I train my pelvic floor?',
      answer: [
        'Squeeze and lift as if you were holding in urine and wind, then let go fully.[#intimacy-pelvic-floor-how] Keep breathing, and do it several times a day.[#intimacy-pelvic-floor-how]',
        'Strong muscles there help against leaks and a sinking feeling, though it takes some months.[#intimacy-pelvic-floor-help] Tie it to something you do anyway, such as brushing your teeth.',
        'If squeezing hurts, stop. A floor that is too tense needs to relax first.[#intimacy-pelvic-floor-tight] A pelvic floor physiotherapist can feel which one it is, and it is worth one visit.',
      ],
    },
    es: {
      title: '¿Cómo entreno el suelo pélvico?',
      answer: [
        'Aprieta y sube como si aguantaras la orina y los gases, y luego suelta del todo.[#intimacy-pelvic-floor-how] Sigue respirando y hazlo varias veces al día.[#intimacy-pelvic-floor-how]',
        'Unos músculos fuertes ayudan contra los escapes y la sensación de peso, aunque tarda unos meses.[#intimacy-pelvic-floor-help] Únelo a algo que ya haces, como lavarte los dientes.',
        'Si apretar duele, para. Un suelo pélvico demasiado tenso necesita antes relajarse.[#intimacy-pelvic-floor-tight] En fisioterapia de suelo pélvico pueden ver cuál es tu caso, y una visita vale la pena.',
      ],
    },
    fr: {
      title: 'Comment entraîner mon périnée ?',
      answer: [
        'Serrez et remontez comme pour retenir l’urine et les gaz, puis relâchez tout à fait.[#intimacy-pelvic-floor-how] Continuez à respirer, et faites-le plusieurs fois par jour.[#intimacy-pelvic-floor-how]',
        'Des muscles forts aident contre les fuites et la sensation de poids, mais cela demande quelques mois.[#intimacy-pelvic-floor-help] Liez l’exercice à un geste de tous les jours, comme le brossage des dents.',
        'Si serrer fait mal, arrêtez. Un périnée trop tendu doit d’abord se relâcher.[#intimacy-pelvic-floor-tight] En rééducation, on peut sentir ce qu’il en est, et une visite en vaut la peine.',
      ],
    },
  },
  {
    id: 'intimacy-itching',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-dryness', 'intimacy-infections'],
    en: {
      title: 'Why does it itch down there?',
      answer: [
        'Dryness is a common reason, and so are thrush, irritation from products, or a skin disease such as lichen sclerosus.[#intimacy-itch-causes] They look alike from outside, so guessing often goes wrong.',
        'Wash with water only for a while, wear soft cotton, and leave out perfumed products.[#intimacy-no-perfume] A plain moisturiser can soothe.[#intimacy-moisturisers]',
        'Let a {doctor} look if it stays for more than two weeks, or if you see white patches, sores or a lump.[#intimacy-itch-check] A quick look often settles it.',
      ],
    },
    es: {
      title: '¿Por qué me pica ahí abajo?',
      answer: [
        'La sequedad es una causa común, y también los hongos, la irritación por productos o una enfermedad de la piel como el liquen escleroso.[#intimacy-itch-causes] Por fuera se parecen, así que es fácil equivocarse.',
        'Lávate un tiempo solo con agua, usa algodón suave y deja los productos con perfume.[#intimacy-no-perfume] Un hidratante simple puede calmar.[#intimacy-moisturisers]',
        'Que lo mire un {doctor} si dura más de dos semanas, o si ves manchas blancas, llagas o un bulto.[#intimacy-itch-check] A menudo basta una mirada para aclararlo.',
      ],
    },
    fr: {
      title: 'Pourquoi ça me démange en bas ?',
      answer: [
        'La sécheresse est une cause courante, comme une mycose, une irritation par des produits ou une maladie de peau, par exemple le lichen scléreux.[#intimacy-itch-causes] De l’extérieur, tout se ressemble, et l’on se trompe vite.',
        'Lavez-vous un temps à l’eau seule, portez du coton doux et évitez les produits parfumés.[#intimacy-no-perfume] Un hydratant simple peut apaiser.[#intimacy-moisturisers]',
        'Faites regarder par un {doctor} si cela dure plus de deux semaines, ou si vous voyez des taches blanches, des plaies ou une boule.[#intimacy-itch-check] Souvent, un regard suffit.',
      ],
    },
  },
  {
    id: 'intimacy-prolapse',
    topic: 'intimacy',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['intimacy-pelvic-floor', 'intimacy-leaks'],
    en: {
      title: 'It feels heavy, as if something drops. Why?',
      answer: [
        'That feeling can come from a prolapse, when an organ in the pelvis sinks lower than before.[#intimacy-prolapse-what] It can feel alarming, but it is not a danger to life, and there is help.[#intimacy-prolapse-help]',
        'Pelvic floor training, a small support called a pessary, or an operation are the usual ways.[#intimacy-prolapse-help] Heavy lifting and straining on the toilet make the feeling worse for some.[#intimacy-prolapse-worse]',
        "Show it to a {doctor}, and say when in the day it is worst. If you can't pass urine at all, get help the same day.",
      ],
    },
    es: {
      title: 'Siento peso, como si algo bajara. ¿Por qué?',
      answer: [
        'Esa sensación puede venir de un prolapso, cuando un órgano de la pelvis baja más que antes.[#intimacy-prolapse-what] Puede asustar, pero no es un peligro para la vida, y hay ayuda.[#intimacy-prolapse-help]',
        'Lo habitual es entrenar el suelo pélvico, usar un pequeño soporte llamado pesario u operar.[#intimacy-prolapse-help] Cargar peso o hacer fuerza en el baño aumenta la sensación en algunas.[#intimacy-prolapse-worse]',
        'Enséñaselo a un {doctor} y dile a qué hora del día es peor. Si no puedes orinar nada, busca ayuda el mismo día.',
      ],
    },
    fr: {
      title: 'Ça pèse, comme si quelque chose descendait. Pourquoi ?',
      answer: [
        'Cette sensation peut venir d’une descente d’organes, quand un organe du bassin se place plus bas qu’avant.[#intimacy-prolapse-what] Cela peut inquiéter, mais ce n’est pas un danger pour la vie, et il y a de l’aide.[#intimacy-prolapse-help]',
        'On peut entraîner le périnée, porter un petit soutien appelé pessaire, ou opérer.[#intimacy-prolapse-help] Porter lourd ou pousser aux toilettes augmente la gêne chez certaines.[#intimacy-prolapse-worse]',
        'Montrez-le à un {doctor}, et dites à quelle heure c’est le pire. Si vous ne pouvez plus uriner du tout, demandez de l’aide le jour même.',
      ],
    },
  },
]
