import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about heart and vessels. */
export const HEART_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'heart-risk',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-blood-pressure', 'heart-warning-signs', 'heart-exercise'],
    en: {
      title: 'How does menopause affect my heart?',
      answer: [
        'The risk of heart and vessel disease rises after menopause.[#heart-risk-rises] An early menopause adds to it.[#heart-early-menopause] That sounds heavy, yet much of this risk can be lowered.',
        'Three values tell you where you stand: blood pressure, cholesterol and blood sugar.[#heart-know-numbers] Moving more, eating well and not smoking help with all three.[#heart-lifestyle]',
        "When were yours last checked? If you don't know, ask for a check at your {doctor}'s practice or a pharmacy, and write the results down.",
      ],
    },
    es: {
      title: '¿Cómo afecta la menopausia a mi corazón?',
      answer: [
        'El riesgo de enfermedad del corazón y de los vasos sube después de la menopausia.[#heart-risk-rises] Una menopausia temprana lo aumenta.[#heart-early-menopause] Suena duro, pero gran parte de ese riesgo se puede bajar.',
        'Tres valores te dicen cómo estás: la presión, el colesterol y el azúcar en sangre.[#heart-know-numbers] Moverte más, comer bien y no fumar ayuda con los tres.[#heart-lifestyle]',
        '¿Cuándo te los midieron por última vez? Si no lo sabes, pide un control con tu {doctor} o en una farmacia, y anota los resultados.',
      ],
    },
    fr: {
      title: 'Quel effet la ménopause a-t-elle sur le cœur ?',
      answer: [
        'Le risque de maladie du cœur et des vaisseaux augmente après la ménopause.[#heart-risk-rises] Une ménopause précoce s’y ajoute.[#heart-early-menopause] Cela semble lourd, mais une grande part de ce risque peut baisser.',
        'Trois valeurs disent où vous en êtes : la tension, le cholestérol et le sucre dans le sang.[#heart-know-numbers] Bouger plus, bien manger et ne pas fumer aident pour les trois.[#heart-lifestyle]',
        'De quand datent les vôtres ? Si vous ne savez pas, demandez un contrôle à votre {doctor} ou en pharmacie, et notez les résultats.',
      ],
    },
  },
  {
    id: 'heart-blood-pressure',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-risk', 'heart-food', 'heart-warning-signs'],
    en: {
      title: 'What should I know about blood pressure?',
      answer: [
        "You usually can't feel high blood pressure, so the only way to know is to measure it.[#heart-pressure-silent] In the UK it is called high from 140/90 at a clinic, or 135/85 at home, and some countries draw the line lower.[#heart-pressure-values]",
        'Less salt and alcohol, more movement and not smoking help to bring it down.[#heart-pressure-lower]',
        'Measure it sitting, after five quiet minutes, on several days. Show a {doctor} the list if it is often high. With chest pain, breathlessness, weakness or trouble speaking, call {emergency}.[#heart-pressure-urgent]',
      ],
    },
    es: {
      title: '¿Qué debo saber de la presión arterial?',
      answer: [
        'La presión alta casi nunca se nota, así que solo se sabe midiéndola.[#heart-pressure-silent] En el Reino Unido se llama alta desde 140/90 en consulta o 135/85 en casa, y algunos países ponen el límite más abajo.[#heart-pressure-values]',
        'Menos sal y alcohol, más movimiento y no fumar ayudan a bajarla.[#heart-pressure-lower]',
        'Mídela sentada, tras cinco minutos de calma, varios días. Enseña la lista a un {doctor} si suele estar alta. Con dolor de pecho, falta de aire, debilidad o dificultad para hablar, llama al {emergency}.[#heart-pressure-urgent]',
      ],
    },
    fr: {
      title: 'Que savoir sur la tension artérielle ?',
      answer: [
        'Une tension élevée ne se sent presque jamais, il faut donc la mesurer pour savoir.[#heart-pressure-silent] Au Royaume-Uni, on la dit élevée dès 140/90 au cabinet ou 135/85 chez soi, et certains pays fixent la limite plus bas.[#heart-pressure-values]',
        'Moins de sel et d’alcool, plus de mouvement et pas de tabac aident à la faire baisser.[#heart-pressure-lower]',
        'Mesurez-la assise, après cinq minutes de calme, plusieurs jours. Montrez la liste à un {doctor} si elle est souvent haute. Avec douleur dans la poitrine, essoufflement, faiblesse ou mal à parler, appelez le {emergency}.[#heart-pressure-urgent]',
      ],
    },
  },
  {
    id: 'heart-cholesterol',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-food', 'heart-risk', 'heart-exercise'],
    en: {
      title: 'Why is my cholesterol up?',
      answer: [
        "The bad kind, LDL, tends to rise around menopause, even when you eat as you always did.[#heart-cholesterol-rise] It is not your fault. You can't feel it, so a blood test is the only way to know.[#heart-cholesterol-silent]",
        'Swap butter, pastry and fatty meat for oils, nuts and fish, eat more oats and beans, and keep moving: that helps to lower it.[#heart-cholesterol-food]',
        'Ask your {doctor} what your result means together with your other risks. One number alone says little.',
      ],
    },
    es: {
      title: '¿Por qué me subió el colesterol?',
      answer: [
        'El malo, el LDL, tiende a subir alrededor de la menopausia, aunque comas como siempre.[#heart-cholesterol-rise] No es culpa tuya. No se nota, y solo un análisis de sangre lo muestra.[#heart-cholesterol-silent]',
        'Cambia mantequilla, bollería y carne grasa por aceites, nueces y pescado, come más avena y legumbres y sigue moviéndote: ayuda a bajarlo.[#heart-cholesterol-food]',
        'Pregunta a tu {doctor} qué significa tu resultado junto con tus otros riesgos. Un número solo dice poco.',
      ],
    },
    fr: {
      title: 'Pourquoi mon cholestérol a-t-il monté ?',
      answer: [
        'Le mauvais, le LDL, a tendance à monter autour de la ménopause, même si vous mangez comme avant.[#heart-cholesterol-rise] Ce n’est pas votre faute. Cela ne se sent pas, et seule une prise de sang le montre.[#heart-cholesterol-silent]',
        'Remplacez beurre, viennoiseries et viande grasse par huiles, noix et poisson, mangez plus d’avoine et de légumes secs, et bougez : cela aide à le faire baisser.[#heart-cholesterol-food]',
        'Demandez à votre {doctor} ce que dit votre résultat, avec vos autres risques. Un chiffre seul dit peu.',
      ],
    },
  },
  {
    id: 'heart-sugar',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-food', 'body-weight', 'heart-risk'],
    en: {
      title: 'What about blood sugar and diabetes?',
      answer: [
        'It is worth a check, because the risk of type 2 diabetes rises with age and with weight around the middle.[#heart-sugar-risk] Diabetes in the family or during a pregnancy adds to it.[#heart-sugar-risk]',
        'Great thirst, passing a lot of urine, tiredness and losing weight without trying can be signs.[#heart-sugar-signs] If that sounds like you, see a {doctor} this week.',
        'Otherwise ask for a blood sugar test at your next check. A walk after a meal is a kind first step.',
      ],
    },
    es: {
      title: '¿Y el azúcar en sangre y la diabetes?',
      answer: [
        'Vale la pena mirarlo, porque el riesgo de diabetes tipo 2 sube con la edad y con el peso en la cintura.[#heart-sugar-risk] También suma la diabetes en la familia o en un embarazo.[#heart-sugar-risk]',
        'Mucha sed, orinar mucho, cansancio y perder peso sin querer pueden ser señales.[#heart-sugar-signs] Si te suena, ve a un {doctor} esta semana.',
        'Si no, pide una prueba de azúcar en tu próximo control. Un paseo después de comer es un buen primer paso.',
      ],
    },
    fr: {
      title: 'Et le sucre dans le sang, le diabète ?',
      answer: [
        'Cela mérite un contrôle, car le risque de diabète de type 2 augmente avec l’âge et avec le poids à la taille.[#heart-sugar-risk] Un diabète dans la famille ou pendant une grossesse s’y ajoute.[#heart-sugar-risk]',
        'Une grande soif, des urines abondantes, de la fatigue et une perte de poids sans raison peuvent en être des signes.[#heart-sugar-signs] Si cela vous parle, voyez un {doctor} cette semaine.',
        'Sinon, demandez un dosage du sucre au prochain contrôle. Marcher un peu après le repas est un bon premier pas.',
      ],
    },
  },
  {
    id: 'heart-exercise',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-exercise', 'heart-risk', 'heart-smoking'],
    en: {
      title: 'How much exercise does my heart need?',
      answer: [
        'The usual goal is 150 minutes of moderate movement a week, and strength work on 2 days.[#heart-activity-amount] Moderate means that you breathe faster and can still talk.',
        "Regular movement lowers the risk of heart disease and stroke.[#heart-activity-good] It is not a treatment for {hot flashes}, though, so don't blame yourself if they stay.[#heart-activity-flush]",
        'Ten minutes count. If you were still for long, or your chest feels tight when you walk, ask a {doctor} before you start. Which ten minutes could be yours tomorrow?',
      ],
    },
    es: {
      title: '¿Cuánto ejercicio necesita mi corazón?',
      answer: [
        'La meta habitual son 150 minutos de movimiento moderado por semana y ejercicios de fuerza 2 días.[#heart-activity-amount] Moderado quiere decir que respiras más rápido y aún puedes hablar.',
        'Moverse con regularidad baja el riesgo de enfermedad del corazón y de ictus.[#heart-activity-good] Pero no es un tratamiento para los {hot flashes}, así que no te culpes si siguen.[#heart-activity-flush]',
        'Diez minutos cuentan. Si llevas mucho tiempo quieta, o te aprieta el pecho al andar, pregunta a un {doctor} antes de empezar. ¿Qué diez minutos podrían ser tuyos mañana?',
      ],
    },
    fr: {
      title: 'Quelle activité faut-il pour mon cœur ?',
      answer: [
        'Le but habituel est de 150 minutes d’activité modérée par semaine, et du renforcement 2 jours.[#heart-activity-amount] Modérée veut dire que vous respirez plus vite et pouvez encore parler.',
        'Bouger régulièrement réduit le risque de maladie du cœur et d’AVC.[#heart-activity-good] Ce n’est pas un traitement contre les {hot flashes}, alors ne vous reprochez rien si elles restent.[#heart-activity-flush]',
        'Dix minutes comptent. Après une longue pause, ou si la poitrine se serre à la marche, demandez à un {doctor} avant de commencer. Quelles dix minutes seraient à vous demain ?',
      ],
    },
  },
  {
    id: 'heart-smoking',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-risk', 'heart-blood-pressure', 'bones-risk'],
    en: {
      title: 'Does smoking matter in menopause?',
      answer: [
        'Yes. Smokers reach menopause about a year earlier on average.[#heart-smoking-year] Smoking is also hard on heart and bones.[#heart-smoking-harm]',
        'Stopping lowers the risk for your heart, and the gain grows with every year.[#heart-smoking-stop] It is not too late at any age.',
        "You don't need to do it by willpower. With support and treatment, people stop more often than alone.[#heart-smoking-help] A pharmacist can tell you about quit services near you. If today is not the day, just notice which cigarette you would miss least.",
      ],
    },
    es: {
      title: '¿Influye fumar en la menopausia?',
      answer: [
        'Sí. Las fumadoras llegan a la menopausia alrededor de un año antes en promedio.[#heart-smoking-year] Fumar también castiga el corazón y los huesos.[#heart-smoking-harm]',
        'Dejarlo baja el riesgo para el corazón, y se gana más cada año.[#heart-smoking-stop] Nunca es tarde, a ninguna edad.',
        'No hace falta hacerlo a pura voluntad. Con apoyo y tratamiento se deja más que a solas.[#heart-smoking-help] En la farmacia te hablarán de los servicios de tu zona. Si hoy no es el día, fíjate solo en qué cigarrillo echarías menos en falta.',
      ],
    },
    fr: {
      title: 'Le tabac joue-t-il un rôle à la ménopause ?',
      answer: [
        'Oui. Les fumeuses arrivent à la ménopause environ un an plus tôt en moyenne.[#heart-smoking-year] Le tabac abîme aussi le cœur et les os.[#heart-smoking-harm]',
        'Arrêter réduit le risque pour le cœur, et le gain grandit chaque année.[#heart-smoking-stop] Il n’est jamais trop tard, à aucun âge.',
        'Pas besoin d’y arriver par la seule volonté. Avec du soutien et un traitement, on arrête plus souvent que seule.[#heart-smoking-help] Votre pharmacie connaît les services proches de chez vous. Si ce n’est pas pour aujourd’hui, repérez seulement la cigarette qui vous manquerait le moins.',
      ],
    },
  },
  {
    id: 'heart-warning-signs',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['body-palpitations', 'heart-risk'],
    en: {
      title: 'Which heart signs are an emergency?',
      answer: [
        'Call {emergency} for chest pain or pressure, pain going to arm, jaw or back, sudden breathlessness, a cold sweat or fainting.[#heart-warning] Women can have a heart attack without chest pain.[#heart-warning-women]',
        'A drooping face, a weak arm or trouble speaking can be a stroke, and needs the same call.[#heart-stroke]',
        "A {hot flash} can bring a fast heartbeat and sweat, too.[#heart-flash-heartbeat] If it feels different from your usual ones, don't wait and don't drive yourself. Nobody will mind a false alarm.",
      ],
    },
    es: {
      title: '¿Qué señales del corazón son urgentes?',
      answer: [
        'Llama al {emergency} si hay dolor o presión en el pecho, dolor hacia el brazo, la mandíbula o la espalda, falta de aire repentina, sudor frío o desmayo.[#heart-warning] Una mujer puede tener un infarto sin dolor de pecho.[#heart-warning-women]',
        'Una cara caída, un brazo sin fuerza o dificultad para hablar pueden ser un ictus, y piden la misma llamada.[#heart-stroke]',
        'Un {hot flash} también puede traer latido rápido y sudor.[#heart-flash-heartbeat] Si lo sientes distinto de los tuyos, no esperes ni conduzcas tú. A nadie le molesta una falsa alarma.',
      ],
    },
    fr: {
      title: 'Quels signes du cœur sont une urgence ?',
      answer: [
        'Appelez le {emergency} en cas de douleur ou de poids dans la poitrine, de douleur vers le bras, la mâchoire ou le dos, d’essoufflement soudain, de sueurs froides ou de malaise.[#heart-warning] Une femme peut avoir un infarctus sans douleur dans la poitrine.[#heart-warning-women]',
        'Un visage qui tombe, un bras faible ou du mal à parler peuvent être un AVC et demandent le même appel.[#heart-stroke]',
        'Une {hot flash} peut aussi donner un cœur rapide et des sueurs.[#heart-flash-heartbeat] Si c’est différent des vôtres, n’attendez pas et ne conduisez pas. Personne ne vous en voudra d’une fausse alerte.',
      ],
    },
  },
  {
    id: 'heart-food',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-cholesterol', 'heart-blood-pressure', 'body-weight'],
    en: {
      title: 'What should I eat for my heart?',
      answer: [
        'Plenty of vegetables, beans, whole grains, fish, nuts and olive oil: eating like this is linked with a healthier heart.[#heart-food-pattern] Nothing has to be perfect, and nothing is forbidden.',
        'Watch the salt that hides in bread, sauces, ready meals and snacks.[#heart-food-salt] Alcohol raises blood pressure, so less of it is kinder to the heart.[#heart-alcohol]',
        'Add before you take away: one more handful of vegetables at dinner, or beans instead of meat once this week.',
      ],
    },
    es: {
      title: '¿Qué debo comer para el corazón?',
      answer: [
        'Muchas verduras, legumbres, cereales integrales, pescado, nueces y aceite de oliva: comer así se asocia a un corazón más sano.[#heart-food-pattern] Nada tiene que ser perfecto y nada está prohibido.',
        'Vigila la sal que se esconde en pan, salsas, platos preparados y aperitivos.[#heart-food-salt] El alcohol sube la presión, así que menos es mejor para el corazón.[#heart-alcohol]',
        'Añade antes de quitar: un puñado más de verdura en la cena, o legumbres en vez de carne una vez esta semana.',
      ],
    },
    fr: {
      title: 'Que manger pour mon cœur ?',
      answer: [
        'Beaucoup de légumes, de légumes secs, de céréales complètes, de poisson, de noix et d’huile d’olive : manger ainsi va avec un cœur en meilleure santé.[#heart-food-pattern] Rien n’a besoin d’être parfait. Rien n’est interdit.',
        'Attention au sel caché dans le pain, les sauces, les plats préparés et l’apéritif.[#heart-food-salt] L’alcool fait monter la tension, donc moins vaut mieux pour le cœur.[#heart-alcohol]',
        'Ajoutez avant d’enlever : une poignée de légumes en plus ce soir, ou des légumes secs à la place de la viande une fois cette semaine.',
      ],
    },
  },
  {
    id: 'heart-hormones',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-risks', 'treatments-starting-late', 'heart-risk'],
    en: {
      title: 'Do hormones help or harm the heart?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        'It depends a lot on when you start. For healthy women under 60, or within 10 years of menopause, the balance of {HRT} is usually good.[#heart-ht-balance] Starting later brings more risk for heart, brain vessels and clots.[#heart-ht-late]',
        'It is not given just to protect the heart.[#heart-ht-not-prevention] For that, blood pressure, cholesterol, sugar and not smoking count most.[#heart-know-numbers]',
        'If your heart is a worry, say so before you begin. A {doctor} can look at your own risk and at the kind that fits it.',
      ],
    },
    es: {
      title: '¿Las hormonas ayudan o dañan el corazón?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Depende mucho de cuándo se empieza. En mujeres sanas de menos de 60 años, o en los 10 años tras la menopausia, el balance de la {HRT} suele ser bueno.[#heart-ht-balance] Empezar más tarde trae más riesgo de corazón, de ictus y de coágulos.[#heart-ht-late]',
        'No se da solo para proteger el corazón.[#heart-ht-not-prevention] Para eso cuentan más la presión, el colesterol, el azúcar y no fumar.[#heart-know-numbers]',
        'Si te preocupa el corazón, dilo antes de empezar. Un {doctor} puede ver tu propio riesgo y qué tipo encaja con él.',
      ],
    },
    fr: {
      title: 'Les hormones : bonnes ou mauvaises pour le cœur ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Cela dépend beaucoup du moment où l’on commence. Pour les femmes en bonne santé de moins de 60 ans, ou dans les 10 ans après la ménopause, le bilan du {HRT} est en général bon.[#heart-ht-balance] Commencer plus tard comporte plus de risques pour le cœur, d’AVC et de caillot.[#heart-ht-late]',
        'On ne le donne pas dans le seul but de protéger le cœur.[#heart-ht-not-prevention] Pour cela, la tension, le cholestérol, le sucre et l’absence de tabac comptent davantage.[#heart-know-numbers]',
        'Si votre cœur vous inquiète, dites-le avant de commencer. Un {doctor} peut regarder votre risque et la forme qui lui convient.',
      ],
    },
  },
  {
    id: 'heart-statins',
    topic: 'heart',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['heart-cholesterol', 'heart-risk'],
    en: {
      title: 'What are statins for?',
      needs: ['statin', 'tablet', 'medic', 'pill'],
      answer: [
        'Statins lower bad cholesterol, and with it the risk of a heart attack or stroke.[#heart-statins] Whether one makes sense for you depends on your whole risk, not on one number.',
        'Most people do well on them.[#heart-statins-muscle] Muscle pain can happen, and strong pain or weakness should be told to a {doctor} soon.[#heart-statins-muscle]',
        'Ask how big your own risk is with and without the tablet. If you already take one and it troubles you, call the prescriber before you skip it: there are other kinds.',
      ],
    },
    es: {
      title: '¿Para qué sirven las estatinas?',
      needs: ['estatin', 'pastilla', 'medic'],
      answer: [
        'Las estatinas bajan el colesterol malo y, con él, el riesgo de infarto o ictus.[#heart-statins] Que te convenga una depende de todo tu riesgo, no de un solo número.',
        'A la mayoría le van bien.[#heart-statins-muscle] Puede haber dolor muscular, y si es fuerte o hay debilidad, díselo pronto a un {doctor}.[#heart-statins-muscle]',
        'Pregunta qué tan grande es tu riesgo con y sin la pastilla. Si ya tomas una y te molesta, llama a quien la recetó antes de saltártela: hay otros tipos.',
      ],
    },
    fr: {
      title: 'À quoi servent les statines ?',
      needs: ['statin', 'comprim', 'medic'],
      answer: [
        'Les statines font baisser le mauvais cholestérol et, avec lui, le risque d’infarctus ou d’AVC.[#heart-statins] Leur utilité pour vous dépend de tout votre risque, pas d’un seul chiffre.',
        'La plupart les supportent bien.[#heart-statins-muscle] Des douleurs musculaires sont possibles, et si elles sont fortes ou avec faiblesse, parlez-en vite à un {doctor}.[#heart-statins-muscle]',
        'Demandez quel est votre risque avec et sans le comprimé. Si vous en prenez déjà un et qu’il vous gêne, appelez la personne qui l’a prescrit avant de le sauter : il en existe d’autres.',
      ],
    },
  },
]
