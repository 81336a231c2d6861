import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about bones. */
export const BONES_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'bones-what-happens',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-exercise', 'bones-calcium', 'bones-risk'],
    en: {
      title: 'What happens to my bones in menopause?',
      answer: [
        'They lose strength faster for some years.[#bones-loss-speeds] {estrogen} helps to keep bones strong, and it falls at menopause.[#bones-estrogen-guards] Women may lose up to 20 % of their bone in the 5 to 7 years after it.[#bones-loss-speeds]',
        "You can't feel this happen, and often a break is the first sign.[#bones-silent] But there is a lot that helps: moving, lifting, good food and, for some women, medicine.",
        'A small start today: stand up and sit down ten times from a chair without using your hands.[#bones-exercise-kinds]',
      ],
    },
    es: {
      title: '¿Qué pasa con mis huesos en la menopausia?',
      answer: [
        'Durante unos años pierden fuerza más deprisa.[#bones-loss-speeds] El {estrogen} ayuda a mantenerlos fuertes, y baja en la menopausia.[#bones-estrogen-guards] Se puede perder hasta un 20 % del hueso en los 5 a 7 años siguientes.[#bones-loss-speeds]',
        'Esto no se nota, y a menudo la primera señal es una fractura.[#bones-silent] Pero muchas cosas ayudan: moverse, levantar peso, comer bien y, en algunas mujeres, una medicina.',
        'Un pequeño comienzo hoy: levántate y siéntate diez veces de una silla sin usar las manos.[#bones-exercise-kinds]',
      ],
    },
    fr: {
      title: 'Que deviennent mes os à la ménopause ?',
      answer: [
        'Pendant quelques années, ils perdent plus vite de leur force.[#bones-loss-speeds] L’{estrogen} aide à les garder solides, et il baisse à la ménopause.[#bones-estrogen-guards] On peut perdre jusqu’à 20 % de l’os dans les 5 à 7 ans qui suivent.[#bones-loss-speeds]',
        'Cela ne se sent pas, et souvent une fracture est le premier signe.[#bones-silent] Mais beaucoup de choses aident : bouger, porter, bien manger et, pour certaines, un médicament.',
        'Un petit début aujourd’hui : levez-vous d’une chaise dix fois, sans vous aider des mains.[#bones-exercise-kinds]',
      ],
    },
  },
  {
    id: 'bones-exercise',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-falls', 'bones-calcium', 'heart-exercise'],
    en: {
      title: 'Which exercise is good for bones?',
      answer: [
        'Two kinds: moving on your feet, and working your muscles against a weight.[#bones-exercise-kinds] Brisk walking, stairs, dancing, lifting weights or stretchy bands all count. Swimming is good for much else, but it loads the bones less.[#bones-swimming]',
        'The usual advice is 150 minutes of moderate movement a week, and strength work on 2 days.[#bones-activity-amount] Less is still better than nothing.',
        'If your bones are already weak, or something hurts, ask a physiotherapist which moves are safe. Otherwise begin with one set of stairs today.',
      ],
    },
    es: {
      title: '¿Qué ejercicio es bueno para los huesos?',
      answer: [
        'Dos tipos: moverte de pie y trabajar los músculos contra un peso.[#bones-exercise-kinds] Caminar a buen paso, subir escaleras, bailar, usar pesas o bandas elásticas: todo cuenta. Nadar es bueno para mucho, pero carga menos los huesos.[#bones-swimming]',
        'Lo habitual es aconsejar 150 minutos de movimiento moderado por semana y ejercicios de fuerza 2 días.[#bones-activity-amount] Menos también vale más que nada.',
        'Si tus huesos ya están débiles o algo duele, pregunta a un fisioterapeuta qué movimientos son seguros. Si no, empieza hoy con un tramo de escaleras.',
      ],
    },
    fr: {
      title: 'Quel exercice est bon pour les os ?',
      answer: [
        'Deux sortes : bouger debout, et faire travailler les muscles contre un poids.[#bones-exercise-kinds] Marche rapide, escaliers, danse, haltères ou bandes élastiques, tout compte. La natation fait beaucoup de bien, mais elle charge moins les os.[#bones-swimming]',
        'On conseille en général 150 minutes d’activité modérée par semaine, et du renforcement 2 jours.[#bones-activity-amount] Un peu vaut déjà mieux que rien.',
        'Si vos os sont déjà fragiles, ou si quelque chose fait mal, demandez à un kinésithérapeute quels gestes sont sûrs. Sinon, commencez aujourd’hui par un étage à pied.',
      ],
    },
  },
  {
    id: 'bones-calcium',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['treatments-vitamin-d', 'bones-exercise'],
    en: {
      title: 'How do I get enough calcium?',
      answer: [
        'Food is the best place to begin, because calcium and vitamin D help to keep your bones healthy.[#bones-calcium-vitamin-d] Milk, yoghurt and cheese are rich in it, and so are tofu set with calcium, kale, and sardines with their bones.[#bones-calcium-foods]',
        'Try to have one such food at each meal. If you use plant drinks, look for calcium on the label.',
        'Tablets are only needed when food falls short, and a lot of them can upset the stomach.[#bones-calcium-much] A pharmacist or dietitian can help you work it out.',
      ],
    },
    es: {
      title: '¿Cómo obtengo suficiente calcio?',
      answer: [
        'Lo mejor es empezar por la comida, porque el calcio y la vitamina D ayudan a mantener sanos los huesos.[#bones-calcium-vitamin-d] La leche, el yogur y el queso tienen mucho, y también el tofu con calcio, la col rizada y las sardinas con espinas.[#bones-calcium-foods]',
        'Intenta poner uno de esos alimentos en cada comida. Si usas bebidas vegetales, busca calcio en la etiqueta.',
        'Las pastillas solo hacen falta si la comida no alcanza, y muchas pueden sentar mal al estómago.[#bones-calcium-much] En la farmacia o con un nutricionista puedes calcularlo.',
      ],
    },
    fr: {
      title: 'Comment avoir assez de calcium ?',
      answer: [
        'Le mieux est de commencer par l’assiette, car le calcium et la vitamine D aident à garder des os solides.[#bones-calcium-vitamin-d] Lait, yaourt et fromage en sont riches, tout comme le tofu au calcium, le chou kale et les sardines avec leurs arêtes.[#bones-calcium-foods]',
        'Essayez d’en mettre un à chaque repas. Pour les boissons végétales, cherchez le calcium sur l’étiquette.',
        'Les comprimés ne servent que si l’alimentation ne suffit pas, et en prendre beaucoup peut gêner l’estomac.[#bones-calcium-much] Une pharmacie ou une diététicienne peut faire le point avec vous.',
      ],
    },
  },
  {
    id: 'bones-scan',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-risk', 'bones-broken', 'bones-medicines'],
    en: {
      title: 'Do I need a bone scan?',
      answer: [
        'Not every woman does, and it depends on your own risks. A scan is often thought about after a break from a small fall, after an early menopause or with long use of steroids.[#bones-scan-who]',
        'It is quick and does not hurt: you lie still while a weak X-ray measures how dense the bone is.[#bones-scan-what] The result is a T score, and −2.5 or lower is called osteoporosis.[#bones-scan-score]',
        'Ask a {doctor} to work out your risk with you. Tell them about breaks, steroids, and a parent who broke a hip.',
      ],
    },
    es: {
      title: '¿Necesito una prueba de los huesos?',
      answer: [
        'No todas las mujeres la necesitan: depende de tus riesgos. Se suele pensar en ella tras una fractura por una caída leve, una menopausia temprana o un uso largo de corticoides.[#bones-scan-who]',
        'Es rápida y no duele: te quedas quieta mientras unos rayos X débiles miden cuán denso es el hueso.[#bones-scan-what] El resultado es un valor T, y −2,5 o menos se llama osteoporosis.[#bones-scan-score]',
        'Pide a un {doctor} que calcule tu riesgo contigo. Cuéntale de fracturas, corticoides y si tu madre o tu padre se rompió la cadera.',
      ],
    },
    fr: {
      title: 'Ai-je besoin d’un examen des os ?',
      answer: [
        'Pas forcément : cela dépend de vos propres risques. On y pense souvent après une fracture pour une petite chute, une ménopause précoce ou une longue prise de corticoïdes.[#bones-scan-who]',
        'C’est rapide et sans douleur : vous restez allongée pendant que de faibles rayons X mesurent la densité de l’os.[#bones-scan-what] Le résultat est un score T, et −2,5 ou moins s’appelle ostéoporose.[#bones-scan-score]',
        'Demandez à un {doctor} d’évaluer votre risque avec vous. Parlez-lui de vos fractures, des corticoïdes, et d’un parent qui s’est cassé la hanche.',
      ],
    },
  },
  {
    id: 'bones-risk',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-scan', 'bones-what-happens', 'bones-broken'],
    en: {
      title: 'Am I at risk of weak bones?',
      answer: [
        'Some things make weak bones more likely: an early menopause, a parent who broke a hip, smoking, much alcohol, low weight, and long use of steroid tablets.[#bones-risks]',
        'None of them says that it will happen to you. If your periods stopped early, hormones are often advised for some years, partly to guard the bones.[#bones-early-menopause]',
        'Count how many of these fit you, and take the list to a {doctor}. Smoking and alcohol are the two you can work on yourself, at your own pace.',
      ],
    },
    es: {
      title: '¿Tengo riesgo de huesos débiles?',
      answer: [
        'Algunas cosas hacen más probables los huesos débiles. Son una menopausia temprana, una cadera rota en tu madre o tu padre, fumar, mucho alcohol, poco peso o tomar corticoides largo tiempo.[#bones-risks]',
        'Ninguna dice que te vaya a pasar a ti. Si la regla se fue pronto, a menudo se aconsejan hormonas unos años, en parte para cuidar los huesos.[#bones-early-menopause]',
        'Cuenta cuántas van contigo y lleva la lista a un {doctor}. El tabaco y el alcohol son las dos que puedes trabajar tú, a tu ritmo.',
      ],
    },
    fr: {
      title: 'Ai-je un risque d’os fragiles ?',
      answer: [
        'Certaines choses rendent des os fragiles plus probables. Ce sont une ménopause précoce, un parent qui s’est cassé la hanche, le tabac, beaucoup d’alcool, un poids bas ou de longues prises de corticoïdes.[#bones-risks]',
        'Aucune ne dit que cela vous arrivera. Si vos règles ont cessé tôt, on conseille souvent des hormones quelques années, en partie pour protéger les os.[#bones-early-menopause]',
        'Comptez celles qui vous concernent et montrez la liste à un {doctor}. Le tabac et l’alcool sont les deux sur lesquelles vous pouvez agir, à votre rythme.',
      ],
    },
  },
  {
    id: 'bones-broken',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bones-scan', 'bones-medicines', 'bones-falls'],
    en: {
      title: 'I broke a bone easily. What now?',
      answer: [
        'Have your bones checked. A break after a fall from standing height can be a sign of weak bones.[#bones-fragility]',
        'Getting shorter, a stooped back or sudden back pain can come from small breaks in the spine.[#bones-spine] Many people never learn why, because nobody asks.',
        'So ask for it yourself: call your {doctor} and say that you broke a bone in a small fall, and would like your bones looked at. It is not too late, because weak bones can be treated.[#bones-medicine-kinds]',
      ],
    },
    es: {
      title: 'Me rompí un hueso fácilmente. ¿Qué hago?',
      answer: [
        'Haz que revisen tus huesos. Una fractura por una caída desde tu altura puede ser señal de huesos débiles.[#bones-fragility]',
        'Perder estatura, encorvarse o un dolor de espalda repentino puede venir de pequeñas fracturas en la columna.[#bones-spine] Muchas personas nunca saben la causa, porque nadie pregunta.',
        'Así que pídelo tú: llama a tu {doctor} y di que te rompiste un hueso con una caída leve y quieres una revisión. No es tarde, porque los huesos débiles se pueden tratar.[#bones-medicine-kinds]',
      ],
    },
    fr: {
      title: 'Je me suis cassé un os. Que faire ?',
      answer: [
        'Faites contrôler vos os. Une fracture après une chute de sa hauteur peut être le signe d’os fragiles.[#bones-fragility]',
        'Rapetisser, se voûter ou avoir soudain mal au dos peut venir de petites fractures de la colonne.[#bones-spine] Beaucoup n’en connaissent jamais la cause, car personne ne pose la question.',
        'Alors demandez vous-même : appelez votre {doctor} et dites que vous vous êtes cassé un os en tombant légèrement. Il n’est pas trop tard, car des os fragiles se soignent.[#bones-medicine-kinds]',
      ],
    },
  },
  {
    id: 'bones-falls',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-exercise', 'body-dizziness', 'bones-broken'],
    en: {
      title: 'How can I avoid falls?',
      answer: [
        'Train your balance and your legs: that lowers the risk of falling.[#bones-balance] Stand on one foot while you brush your teeth, close to something you can hold.',
        'Then look around you. Loose rugs, weak light, worn shoes, tired eyes and some medicines all add to the risk.[#bones-falls-home] A night light on the way to the bathroom helps when sweats wake you.',
        'If you fell more than once, feel dizzy or are now afraid to go out, tell a {doctor}. A cause can often be found.',
      ],
    },
    es: {
      title: '¿Cómo puedo evitar caídas?',
      answer: [
        'Entrena el equilibrio y las piernas: eso baja el riesgo de caer.[#bones-balance] Ponte sobre un pie mientras te lavas los dientes, cerca de algo donde agarrarte.',
        'Luego mira a tu alrededor. Alfombras sueltas, poca luz, zapatos gastados, vista cansada y algunas medicinas suman riesgo.[#bones-falls-home] Una luz de noche camino al baño ayuda cuando te despiertan los sudores.',
        'Si te has caído más de una vez, te mareas o te da miedo salir, díselo a un {doctor}. Muchas veces se encuentra la causa.',
      ],
    },
    fr: {
      title: 'Comment éviter les chutes ?',
      answer: [
        'Entraînez votre équilibre et vos jambes : cela réduit le risque de tomber.[#bones-balance] Tenez-vous sur un pied en vous brossant les dents, près d’un appui.',
        'Puis regardez autour de vous. Tapis qui glissent, lumière faible, chaussures usées, vue fatiguée et certains médicaments augmentent le risque.[#bones-falls-home] Une veilleuse sur le chemin des toilettes aide quand les sueurs vous réveillent.',
        'Si vous êtes tombée plus d’une fois, avez des vertiges ou n’osez plus sortir, dites-le à un {doctor}. On trouve souvent une cause.',
      ],
    },
  },
  {
    id: 'bones-hormones',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-benefits', 'treatments-who-decides', 'bones-medicines'],
    en: {
      title: 'Do hormones protect bones?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        'Yes, {HRT} protects bone while you take it.[#bones-ht-protects] After it ends, that protection fades again.[#bones-ht-stops]',
        'If your periods stopped early, hormones are usually advised at least until the usual age of menopause, partly for the bones.[#bones-early-menopause] For others it depends on symptoms, age and risks, and there are other bone medicines, too.[#bones-medicine-kinds]',
        'Tell your {doctor} that bones matter to you when you talk about treatment. Moving and eating well still count, with or without hormones.',
      ],
    },
    es: {
      title: '¿Las hormonas protegen los huesos?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Sí, la {HRT} protege el hueso mientras se usa.[#bones-ht-protects] Cuando termina, esa protección se va perdiendo.[#bones-ht-stops]',
        'Si la regla se fue pronto, se suelen aconsejar hormonas al menos hasta la edad habitual de la menopausia, en parte por los huesos.[#bones-early-menopause] En las demás depende de síntomas, edad y riesgos, y hay otras medicinas para el hueso.[#bones-medicine-kinds]',
        'Dile a tu {doctor} que los huesos te importan cuando hablen de tratamiento. Moverse y comer bien cuentan, con hormonas o sin ellas.',
      ],
    },
    fr: {
      title: 'Les hormones protègent-elles les os ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Oui, le {HRT} protège l’os tant qu’on le suit.[#bones-ht-protects] Après l’arrêt, cette protection s’efface peu à peu.[#bones-ht-stops]',
        'Si vos règles ont cessé tôt, on conseille en général des hormones au moins jusqu’à l’âge habituel de la ménopause, en partie pour les os.[#bones-early-menopause] Sinon, cela dépend des symptômes, de l’âge et des risques, et d’autres médicaments existent.[#bones-medicine-kinds]',
        'Dites à votre {doctor} que vos os comptent pour vous. Bouger et bien manger restent utiles, avec ou sans hormones.',
      ],
    },
  },
  {
    id: 'bones-medicines',
    topic: 'bones',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bones-scan', 'bones-exercise', 'bones-hormones'],
    en: {
      title: 'What do bone medicines do?',
      needs: ['medic', 'bisphosph', 'tablet', 'inject', 'drug', 'pill'],
      answer: [
        'They slow the loss of bone, or help to build it, and so lower the risk of a break.[#bones-medicine-kinds] There are tablets, injections and drips.[#bones-medicine-kinds]',
        'Some tablets must be taken on an empty stomach with water, and you stay upright afterwards, because they can irritate the food pipe.[#bones-medicine-taking] If swallowing hurts, ring your pharmacist or {doctor} before the next one.',
        'Tell the dentist that you take such a medicine. And ask at the start how long it is planned for, and when it will be looked at again.',
      ],
    },
    es: {
      title: '¿Qué hacen las medicinas para los huesos?',
      needs: ['medic', 'bifosf', 'bisfosf', 'pastilla', 'inyec'],
      answer: [
        'Frenan la pérdida de hueso o ayudan a formarlo, y así bajan el riesgo de fractura.[#bones-medicine-kinds] Hay pastillas, inyecciones y sueros.[#bones-medicine-kinds]',
        'Algunas pastillas se toman con agua y en ayunas, y hay que seguir erguida después, porque pueden irritar el esófago.[#bones-medicine-taking] Si te duele al tragar, llama a tu farmacia o a tu {doctor} antes de la siguiente.',
        'Dile al dentista que tomas una medicina así. Y pregunta desde el principio cuánto tiempo está prevista y cuándo se revisará.',
      ],
    },
    fr: {
      title: 'À quoi servent les médicaments pour les os ?',
      needs: ['medic', 'bisphosph', 'biphosph', 'comprim', 'injec'],
      answer: [
        'Ils freinent la perte osseuse ou aident à former de l’os, et réduisent ainsi le risque de fracture.[#bones-medicine-kinds] Il existe des comprimés, des injections et des perfusions.[#bones-medicine-kinds]',
        'Certains comprimés se prennent à jeun avec de l’eau, en restant bien droite ensuite, car ils peuvent irriter l’œsophage.[#bones-medicine-taking] Si avaler fait mal, appelez votre pharmacie ou votre {doctor} avant le suivant.',
        'Dites au dentiste que vous prenez un tel médicament. Et demandez dès le début pour combien de temps, et quand on refera le point.',
      ],
    },
  },
]
