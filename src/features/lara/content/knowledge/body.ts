import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about the rest of the body. */
export const BODY_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'body-joints',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-exercise', 'body-shoulder', 'body-tiredness'],
    en: {
      title: 'Why do my joints ache?',
      answer: [
        'Aching joints and muscles are common around menopause, and they are real.[#body-joints-common] Falling hormones, poor sleep and less muscle may all add to it.[#body-joints-common]',
        'Resting for days tends to make it worse.[#body-joints-move] Gentle, regular movement and a little strength work help.[#body-joints-move] Warmth in the morning can ease the first steps.',
        "See a {doctor} if a joint is swollen or hot, or if stiffness lasts long each morning. A hot, swollen joint with fever can't wait.[#body-joints-check] Try five minutes of easy moving tomorrow, before you judge the day.",
      ],
    },
    es: {
      title: '¿Por qué me duelen las articulaciones?',
      answer: [
        'El dolor de articulaciones y músculos es común alrededor de la menopausia, y es real.[#body-joints-common] Las hormonas que bajan, dormir mal y tener menos músculo pueden sumar.[#body-joints-common]',
        'Descansar días enteros suele empeorarlo.[#body-joints-move] El movimiento suave y regular y un poco de fuerza ayudan.[#body-joints-move] El calor por la mañana alivia los primeros pasos.',
        'Ve a un {doctor} si una articulación está hinchada o caliente, o si la rigidez dura mucho cada mañana. Caliente, hinchada y con fiebre no puede esperar.[#body-joints-check] Mañana prueba cinco minutos de movimiento suave antes de juzgar el día.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je mal aux articulations ?',
      answer: [
        'Des articulations et des muscles douloureux sont courants autour de la ménopause, et c’est bien réel.[#body-joints-common] La baisse des hormones, un mauvais sommeil et moins de muscle peuvent s’additionner.[#body-joints-common]',
        'Se reposer des jours entiers aggrave souvent.[#body-joints-move] Bouger doucement et régulièrement, avec un peu de renforcement, aide.[#body-joints-move] La chaleur du matin adoucit les premiers pas.',
        'Voyez un {doctor} si une articulation est gonflée ou chaude, ou si la raideur dure longtemps chaque matin. Chaude, gonflée et avec fièvre, cela n’attend pas.[#body-joints-check] Demain, essayez cinq minutes de mouvement doux avant de juger la journée.',
      ],
    },
  },
  {
    id: 'body-shoulder',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-joints', 'bones-exercise'],
    en: {
      title: 'Why is my shoulder so stiff?',
      answer: [
        'One well-known reason is a frozen shoulder, which is most common between 40 and 60.[#body-shoulder] It brings pain and stiffness for months or longer, and it usually gets better with time and exercise.[#body-shoulder]',
        'Keep moving it gently within what you can bear. Warmth before and cold after can soothe. At night, a pillow under the arm helps some.',
        'Let a {doctor} or physiotherapist look at it early, because other causes need other help. If the pain in arm or shoulder comes suddenly, with chest pain or breathlessness, call {emergency}.[#body-heart-emergency]',
      ],
    },
    es: {
      title: '¿Por qué tengo el hombro tan rígido?',
      answer: [
        'Una razón muy conocida es el hombro congelado, más común entre los 40 y los 60 años.[#body-shoulder] Trae dolor y rigidez durante meses o más, y suele mejorar con tiempo y ejercicio.[#body-shoulder]',
        'Sigue moviéndolo con suavidad, hasta donde aguantes. Calor antes y frío después puede aliviar. De noche, a algunas les ayuda una almohada bajo el brazo.',
        'Que lo vea pronto un {doctor} o fisioterapeuta, porque otras causas piden otra ayuda. Si el dolor de brazo u hombro llega de golpe, con dolor de pecho o falta de aire, llama al {emergency}.[#body-heart-emergency]',
      ],
    },
    fr: {
      title: 'Pourquoi mon épaule est-elle si raide ?',
      answer: [
        'Une raison bien connue est l’épaule gelée, ou capsulite, surtout fréquente entre 40 et 60 ans.[#body-shoulder] Elle donne douleur et raideur pendant des mois ou plus, et s’améliore en général avec le temps et l’exercice.[#body-shoulder]',
        'Continuez à la bouger doucement, dans la limite du supportable. La chaleur avant et le froid après peuvent soulager. La nuit, un oreiller sous le bras aide certaines.',
        'Montrez-la tôt à un {doctor} ou à un kinésithérapeute, car d’autres causes demandent une autre aide. Si la douleur du bras vient d’un coup, avec douleur dans la poitrine ou essoufflement, appelez le {emergency}.[#body-heart-emergency]',
      ],
    },
  },
  {
    id: 'body-weight',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['heart-food', 'bones-exercise', 'body-bloating'],
    en: {
      title: 'Why am I gaining weight around my middle?',
      answer: [
        'Because several things meet at this age. Fat tends to move to the middle, and muscle slowly shrinks.[#body-weight-shift] Less movement and poor sleep count more than menopause alone.[#body-weight-causes]',
        'It is not a lack of will. Strict diets mostly backfire. Strength work on 2 days a week keeps muscle, and filling food with protein, beans and vegetables helps.[#body-strength]',
        'Where weight is high, losing some is one of the recommended ways to ease {hot flashes}.[#body-weight-flush] If you lose weight without trying, see a {doctor}.[#body-weight-loss-check]',
      ],
    },
    es: {
      title: '¿Por qué engordo en la cintura?',
      answer: [
        'Porque a esta edad se juntan varias cosas. La grasa tiende a ir a la cintura y el músculo baja poco a poco.[#body-weight-shift] Moverse menos y dormir mal cuentan más que la menopausia sola.[#body-weight-causes]',
        'No es falta de voluntad. Las dietas estrictas suelen salir mal. La fuerza 2 días por semana conserva el músculo, y ayuda una comida que llene, con proteína, legumbres y verduras.[#body-strength]',
        'Si hay peso de más, perder un poco es una de las formas recomendadas de aliviar los {hot flashes}.[#body-weight-flush] Si adelgazas sin querer, ve a un {doctor}.[#body-weight-loss-check]',
      ],
    },
    fr: {
      title: 'Pourquoi est-ce que je prends du ventre ?',
      answer: [
        'Parce que plusieurs choses se rencontrent à cet âge. La graisse va plutôt vers le ventre, et le muscle diminue peu à peu.[#body-weight-shift] Moins bouger et mal dormir comptent plus que la ménopause seule.[#body-weight-causes]',
        'Ce n’est pas un manque de volonté. Les régimes stricts finissent souvent mal. Du renforcement 2 jours par semaine garde le muscle, et des repas qui calent aident, avec protéines, légumes secs et légumes.[#body-strength]',
        'En cas de surpoids, en perdre un peu est l’un des moyens recommandés contre les {hot flashes}.[#body-weight-flush] Si vous maigrissez sans le vouloir, voyez un {doctor}.[#body-weight-loss-check]',
      ],
    },
  },
  {
    id: 'body-skin',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-facial-hair', 'body-tingling', 'body-hair'],
    en: {
      title: 'What is happening to my skin?',
      answer: [
        'Around menopause skin becomes thinner and drier, and it may itch.[#body-skin-change] Some women get spots again, because hormones shift.[#body-acne]',
        "Simple care does most of the work: short, lukewarm showers, a plain cream without perfume on damp skin, and sun protection.[#body-skin-care] You don't need an expensive menopause cream.",
        'Show a {doctor} a mole that changes or a sore that has not healed within 4 weeks.[#body-skin-mole] Itching all over without a rash that lasts for weeks is also worth a visit.',
      ],
    },
    es: {
      title: '¿Qué le pasa a mi piel?',
      answer: [
        'Alrededor de la menopausia la piel se vuelve más fina y seca, y puede picar.[#body-skin-change] A algunas les salen granos otra vez, porque cambian las hormonas.[#body-acne]',
        'Lo sencillo hace casi todo: duchas cortas y tibias, una crema simple sin perfume sobre la piel húmeda y protección solar.[#body-skin-care] No necesitas una crema cara para la menopausia.',
        'Enseña a un {doctor} un lunar que cambia o una herida que no ha curado en 4 semanas.[#body-skin-mole] También si te pica todo el cuerpo durante semanas sin que se vea nada.',
      ],
    },
    fr: {
      title: 'Que se passe-t-il avec ma peau ?',
      answer: [
        'Autour de la ménopause, la peau devient plus fine et plus sèche, et peut démanger.[#body-skin-change] Certaines ont de nouveau des boutons, parce que les hormones changent.[#body-acne]',
        'Le simple fait presque tout : douches courtes et tièdes, une crème sans parfum sur peau humide, et une protection solaire.[#body-skin-care] Pas besoin d’une crème chère pour la ménopause.',
        'Montrez à un {doctor} un grain de beauté qui change ou une plaie qui n’a pas guéri en 4 semaines.[#body-skin-mole] Consultez aussi si tout le corps démange depuis des semaines sans rien de visible.',
      ],
    },
  },
  {
    id: 'body-hair',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-facial-hair', 'body-tiredness', 'body-skin'],
    en: {
      title: 'Why is my hair getting thin?',
      answer: [
        'Hair often becomes finer and thinner around menopause.[#body-hair-thin] It can hurt to see, and you are not vain for minding.',
        'Other causes can hide behind it, such as thyroid trouble, too little iron, stress or a past illness.[#body-hair-causes] A blood test can sort some of that out.',
        'Be gentle: loose styles, less heat, a soft brush. See a {doctor} if it came suddenly, if there are bald patches, or if the scalp is sore.[#body-hair-patches] A photo of your parting once a month shows better than the mirror what is going on.',
      ],
    },
    es: {
      title: '¿Por qué se me cae el pelo?',
      answer: [
        'El pelo suele volverse más fino y escaso alrededor de la menopausia.[#body-hair-thin] Duele verlo, y que te importe no es vanidad.',
        'Detrás puede haber otras causas, como la tiroides, poco hierro, estrés o una enfermedad pasada.[#body-hair-causes] Un análisis de sangre aclara parte.',
        'Trátalo con suavidad: peinados sueltos, menos calor, cepillo blando. Ve a un {doctor} si fue de golpe, si hay calvas o si el cuero cabelludo duele.[#body-hair-patches] Una foto de la raya una vez al mes muestra mejor que el espejo lo que pasa.',
      ],
    },
    fr: {
      title: 'Pourquoi mes cheveux s’affinent-ils ?',
      answer: [
        'Les cheveux deviennent souvent plus fins et moins nombreux autour de la ménopause.[#body-hair-thin] C’est dur à voir, et en souffrir n’a rien de futile.',
        'D’autres causes peuvent s’y cacher : la thyroïde, un manque de fer, le stress ou une maladie passée.[#body-hair-causes] Une prise de sang en éclaire une partie.',
        'Soyez douce : coiffures souples, moins de chaleur, brosse tendre. Voyez un {doctor} si c’est venu d’un coup, s’il y a des plaques, ou si le cuir chevelu fait mal.[#body-hair-patches] Une photo de la raie une fois par mois montre mieux que le miroir ce qui se passe.',
      ],
    },
  },
  {
    id: 'body-facial-hair',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-hair', 'body-skin'],
    en: {
      title: 'Why do I have hair on my chin?',
      answer: [
        'Some more hair on the chin and lip is common after menopause.[#body-facial-hair] The balance of hormones shifts, and it says nothing about you as a woman.',
        'Tweezing, threading, trimming and shaving are all fine, and shaving does not make it grow thicker.[#body-facial-hair-shaving] Be gentle, as the skin is drier now.[#body-skin-change]',
        'See a {doctor} if hair grows fast or in many places, or if your voice gets deeper.[#body-facial-hair] Otherwise choose the way that bothers you least, or leave it be.',
      ],
    },
    es: {
      title: '¿Por qué me sale vello en la barbilla?',
      answer: [
        'Algo más de vello en la barbilla y el labio es común tras la menopausia.[#body-facial-hair] Cambia el equilibrio de las hormonas, y no dice nada de ti como mujer.',
        'Pinzas, hilo, recortar o afeitar: todo vale, y afeitar no lo hace crecer más grueso.[#body-facial-hair-shaving] Ve con suavidad, porque la piel ahora es más seca.[#body-skin-change]',
        'Ve a un {doctor} si crece rápido o en muchos sitios, o si tu voz se hace más grave.[#body-facial-hair] Si no, elige lo que menos te moleste, o déjalo estar.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je des poils au menton ?',
      answer: [
        'Un peu plus de poils au menton et à la lèvre est courant après la ménopause.[#body-facial-hair] L’équilibre des hormones change, et cela ne dit rien de vous comme femme.',
        'Pince, fil, ciseaux ou rasoir, tout convient, et le rasage ne rend pas les poils plus épais.[#body-facial-hair-shaving] Allez-y doucement, car la peau est plus sèche maintenant.[#body-skin-change]',
        'Voyez un {doctor} si cela pousse vite ou à beaucoup d’endroits, ou si votre voix devient plus grave.[#body-facial-hair] Sinon, choisissez ce qui vous gêne le moins, ou laissez faire.',
      ],
    },
  },
  {
    id: 'body-headaches',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-dizziness', 'heart-blood-pressure'],
    en: {
      title: 'Why do I get more headaches?',
      answer: [
        'Changing hormones can bring on headaches and migraine, so perimenopause may make them worse for a time.[#body-headache-hormones] After menopause migraine often eases.[#body-headache-hormones]',
        'Note when they come: missed meals, short nights and stress are common triggers.[#body-headache-diary] Painkillers on many days can cause headaches themselves.[#body-headache-overuse]',
        'Call {emergency} for a sudden, worst-ever headache, or one with weakness, trouble speaking or seeing.[#body-headache-emergency] If you use {estrogen} and see flickering or zigzags for the first time, call a {doctor} the same day.[#body-headache-aura]',
      ],
    },
    es: {
      title: '¿Por qué tengo más dolores de cabeza?',
      answer: [
        'El vaivén de las hormonas puede dar dolor de cabeza y migraña, y la perimenopausia puede empeorarlos un tiempo.[#body-headache-hormones] Tras la menopausia la migraña suele aliviarse.[#body-headache-hormones]',
        'Anota cuándo vienen: saltarse comidas, dormir poco y el estrés son causas comunes.[#body-headache-diary] Los analgésicos muchos días pueden dar dolor de cabeza por sí mismos.[#body-headache-overuse]',
        'Llama al {emergency} si es repentino y el peor de tu vida, o con debilidad o dificultad para hablar o ver.[#body-headache-emergency] Si usas {estrogen} y ves destellos o zigzags por primera vez, llama a un {doctor} el mismo día.[#body-headache-aura]',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je plus de maux de tête ?',
      answer: [
        'Les hormones qui varient peuvent donner maux de tête et migraine, et la périménopause peut les aggraver un temps.[#body-headache-hormones] Après la ménopause, la migraine se calme souvent.[#body-headache-hormones]',
        'Notez quand ils viennent : repas sautés, nuits courtes et stress sont des causes courantes.[#body-headache-diary] Des antidouleurs pris de nombreux jours peuvent eux-mêmes donner mal à la tête.[#body-headache-overuse]',
        'Appelez le {emergency} s’il est soudain et le pire de votre vie, ou avec faiblesse, mal à parler ou à voir.[#body-headache-emergency] Si vous prenez de l’{estrogen} et voyez des éclairs ou des zigzags pour la première fois, appelez un {doctor} le jour même.[#body-headache-aura]',
      ],
    },
  },
  {
    id: 'body-palpitations',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['heart-warning-signs', 'heart-risk'],
    en: {
      title: 'Why do I get palpitations?',
      answer: [
        'Palpitations are common around menopause, often together with {hot flashes}, and usually harmless.[#body-palpitations-common] They can still frighten you, and that is understandable.',
        'Coffee, alcohol, nicotine, stress and short nights can bring them on.[#body-palpitations-triggers] Sit down, let your shoulders drop, and breathe out slowly while it passes.',
        'With chest pain, breathlessness or fainting, call {emergency}.[#body-palpitations-emergency] If they come often, last, or get worse, let a {doctor} check your heart rhythm.[#body-palpitations-check] Note the time and how long it took.',
      ],
    },
    es: {
      title: '¿Por qué tengo palpitaciones?',
      answer: [
        'Las palpitaciones son comunes alrededor de la menopausia, a menudo con los {hot flashes}, y casi siempre inofensivas.[#body-palpitations-common] Aun así asustan, y se entiende.',
        'El café, el alcohol, la nicotina, el estrés y dormir poco pueden provocarlas.[#body-palpitations-triggers] Siéntate, suelta los hombros y echa el aire despacio mientras pasa.',
        'Con dolor de pecho, falta de aire o desmayo, llama al {emergency}.[#body-palpitations-emergency] Si vienen mucho, duran o empeoran, que un {doctor} revise tu ritmo.[#body-palpitations-check] Anota la hora y cuánto duró.',
      ],
    },
    fr: {
      title: 'Palpitations : pourquoi, et que faire ?',
      answer: [
        'Les palpitations sont courantes autour de la ménopause, souvent avec les {hot flashes}, et en général sans gravité.[#body-palpitations-common] Elles peuvent quand même faire peur, et cela se comprend.',
        'Café, alcool, nicotine, stress et nuits courtes peuvent les déclencher.[#body-palpitations-triggers] Asseyez-vous, relâchez les épaules et soufflez lentement le temps que cela passe.',
        'Avec douleur dans la poitrine, essoufflement ou malaise, appelez le {emergency}.[#body-palpitations-emergency] Si elles sont fréquentes, durent ou empirent, faites contrôler votre rythme par un {doctor}.[#body-palpitations-check] Notez l’heure et la durée.',
      ],
    },
  },
  {
    id: 'body-dizziness',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bones-falls', 'body-headaches', 'heart-blood-pressure'],
    en: {
      title: 'Why do I feel dizzy?',
      answer: [
        'Women do report dizziness around menopause.[#body-dizzy-common] There are many other causes, too: low blood pressure when you stand up, ear trouble, migraine, too little iron, not drinking enough, or a medicine.[#body-dizzy-causes]',
        'When it comes, sit or lie down at once. Get up in steps, drink water, and hold on to something.',
        'See a {doctor} if it keeps coming back. Call {emergency} if it comes with weakness, trouble speaking or seeing, chest pain or fainting.[#body-dizzy-emergency] Note whether the room spins or you feel faint, because that tells a lot.',
      ],
    },
    es: {
      title: '¿Por qué me mareo?',
      answer: [
        'Hay mujeres que notan mareos alrededor de la menopausia.[#body-dizzy-common] Hay también muchas otras causas: presión baja al levantarte, el oído, migraña, poco hierro, beber poco o una medicina.[#body-dizzy-causes]',
        'Cuando llegue, siéntate o túmbate enseguida. Levántate por pasos, bebe agua y agárrate a algo.',
        'Ve a un {doctor} si se repite. Llama al {emergency} si viene con debilidad, dificultad para hablar o ver, dolor de pecho o desmayo.[#body-dizzy-emergency] Anota si todo gira o si te sientes desmayar, porque eso dice mucho.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je des vertiges ?',
      answer: [
        'Des femmes décrivent des vertiges autour de la ménopause.[#body-dizzy-common] Il existe aussi beaucoup d’autres causes : tension basse en se levant, oreille, migraine, manque de fer, boire trop peu ou un médicament.[#body-dizzy-causes]',
        'Quand cela vient, asseyez-vous ou allongez-vous aussitôt. Levez-vous par étapes, buvez de l’eau et tenez-vous.',
        'Voyez un {doctor} si cela revient. Appelez le {emergency} s’il y a aussi faiblesse, mal à parler ou à voir, douleur dans la poitrine ou perte de connaissance.[#body-dizzy-emergency] Notez si tout tourne ou si vous vous sentez partir, car cela en dit long.',
      ],
    },
  },
  {
    id: 'body-bloating',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-weight', 'body-breasts'],
    en: {
      title: 'Why am I so bloated?',
      answer: [
        'Bloating is common, and gas, constipation, some foods or shifting hormones are often behind it.[#body-bloating-common] It tends to come and go.[#body-bloating-common]',
        'Eating slowly, smaller meals, fewer fizzy drinks and a walk after eating can ease it.[#body-bloating-help] Note what you ate on the worst days.',
        'Please see a {doctor} within two weeks if you are bloated, quickly full or have pain low in the belly on most days for 3 weeks, above all after 50.[#body-bloating-check] It is rarely serious, yet it should be looked at.[#body-bloating-check]',
      ],
    },
    es: {
      title: '¿Por qué estoy tan hinchada?',
      answer: [
        'La hinchazón es común, y a menudo la causan los gases, el estreñimiento, algunos alimentos o los cambios de hormonas.[#body-bloating-common] Suele ir y venir.[#body-bloating-common]',
        'Comer despacio, comidas más pequeñas, menos bebidas con gas y un paseo después pueden aliviar.[#body-bloating-help] Anota qué comiste los peores días.',
        'Ve a un {doctor} antes de dos semanas si la hinchazón, llenarte enseguida o el dolor bajo el vientre siguen casi cada día durante 3 semanas, sobre todo después de los 50.[#body-bloating-check] Rara vez es grave, pero se debe mirar.[#body-bloating-check]',
      ],
    },
    fr: {
      title: 'Pourquoi suis-je si ballonnée ?',
      answer: [
        'Les ballonnements sont courants, souvent à cause de gaz, de constipation, de certains aliments ou des hormones qui varient.[#body-bloating-common] En général, cela va et vient.[#body-bloating-common]',
        'Manger lentement, de plus petits repas, moins de boissons gazeuses et une marche après le repas peuvent soulager.[#body-bloating-help] Notez ce que vous avez mangé les pires jours.',
        'Voyez un {doctor} dans les deux semaines si ventre gonflé, satiété rapide ou douleur en bas du ventre durent presque chaque jour depuis 3 semaines, surtout après 50 ans.[#body-bloating-check] C’est rarement grave, mais il faut regarder.[#body-bloating-check]',
      ],
    },
  },
  {
    id: 'body-breasts',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-bloating', 'treatments-side-effects'],
    en: {
      title: 'Why are my breasts so sore?',
      answer: [
        'Shifting hormones can make breasts sore in perimenopause, and pain alone is rarely a sign of cancer.[#body-breast-tender] It often fades as periods end.[#body-breast-tender]',
        'A bra that fits well, and a soft one at night, can ease it.[#body-breast-bra] If it began with a new hormone or medicine, tell the person who prescribed it.',
        'Look and feel once a month, so that you know your normal. A lump, dimpled or red skin, a changed nipple or fluid from it should be seen by a {doctor} within days.[#body-breast-check] Most lumps are harmless.[#body-breast-check]',
      ],
    },
    es: {
      title: '¿Por qué me duelen los pechos?',
      answer: [
        'El vaivén de las hormonas puede doler en los pechos en la perimenopausia, y el dolor solo rara vez es señal de cáncer.[#body-breast-tender] Suele irse cuando se va la regla.[#body-breast-tender]',
        'Un sujetador que ajuste bien, y uno suave de noche, puede aliviar.[#body-breast-bra] Si empezó con una hormona o medicina nueva, díselo a quien la recetó.',
        'Míralos y tócalos una vez al mes, para conocer lo normal en ti. Un bulto, piel hundida o roja, un pezón distinto o que suelta líquido debe verlo un {doctor} en pocos días.[#body-breast-check] La mayoría de los bultos no son graves.[#body-breast-check]',
      ],
    },
    fr: {
      title: 'Pourquoi mes seins sont-ils douloureux ?',
      answer: [
        'Les hormones qui varient peuvent rendre les seins douloureux en périménopause, et la douleur seule est rarement signe de cancer.[#body-breast-tender] Elle s’efface souvent avec la fin des règles.[#body-breast-tender]',
        'Un soutien-gorge bien ajusté, et un autre tout souple la nuit, peut soulager.[#body-breast-bra] Si cela a commencé avec une hormone ou un médicament, dites-le à la personne qui l’a prescrit.',
        'Regardez et palpez une fois par mois, pour connaître votre normale. Une boule, une peau creusée ou rouge, un mamelon changé ou qui coule doit être vu par un {doctor} en quelques jours.[#body-breast-check] La plupart des boules sont bénignes.[#body-breast-check]',
      ],
    },
  },
  {
    id: 'body-tiredness',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-joints', 'heart-sugar', 'body-hair'],
    en: {
      title: 'Why am I so tired?',
      answer: [
        'You are in large company: tiredness is among the symptoms that women report most in perimenopause.[#body-tired-most] Broken nights and a full life wear you out, and the hormones add to it.',
        'Other things can be behind it, such as too little iron, the thyroid, diabetes, low mood or a medicine.[#body-tired-causes] If it has lasted for weeks, ask a {doctor} for a check and a blood test.[#body-tired-check]',
        'Until then, spend your energy like money: one thing that must be done, one that does you good, and the rest may wait.',
      ],
    },
    es: {
      title: '¿Por qué estoy tan cansada?',
      answer: [
        'No eres la única: el cansancio está entre los síntomas más citados de la perimenopausia.[#body-tired-most] Las noches rotas y una vida llena agotan, y las hormonas suman.',
        'Puede haber otras causas, como poco hierro, la tiroides, la diabetes, el ánimo bajo o una medicina.[#body-tired-causes] Si dura ya semanas, pide a un {doctor} una revisión y un análisis.[#body-tired-check]',
        'Mientras tanto, gasta tu energía como dinero: una cosa necesaria, otra que te haga bien, y lo demás puede esperar.',
      ],
    },
    fr: {
      title: 'Pourquoi suis-je si fatiguée ?',
      answer: [
        'Vous êtes loin d’être la seule : la fatigue est parmi les symptômes les plus cités de la périménopause.[#body-tired-most] Les nuits hachées et une vie bien remplie usent, et les hormones s’y ajoutent.',
        'D’autres causes sont possibles, comme un manque de fer, la thyroïde, le diabète, le moral ou un médicament.[#body-tired-causes] Si cela dure depuis des semaines, demandez à un {doctor} de faire le point.[#body-tired-check] Une prise de sang peut aider.',
        'En attendant, dépensez votre énergie comme de l’argent : une chose nécessaire, une chose qui fait du bien, et le reste peut attendre.',
      ],
    },
  },
  {
    id: 'body-dry-eyes',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-dry-mouth', 'body-skin'],
    en: {
      title: 'Why are my eyes so dry?',
      answer: [
        'Dry eyes become more common with age and after menopause.[#body-eyes-common] Watering can be a sign of dryness, too, odd as it sounds.[#body-eyes-water]',
        'Breaks from the screen, moist air, a warm cloth on closed lids and artificial tears can ease it.[#body-eyes-help] Turn fans and car vents away from your face. A pharmacist can show you drops without preservatives.',
        'Pain, light that hurts or a change in your sight needs help the same day.[#body-eyes-urgent] If sight goes suddenly, call {emergency}.[#body-eyes-urgent] At your next eye test, mention the dryness.',
      ],
    },
    es: {
      title: '¿Por qué tengo los ojos tan secos?',
      answer: [
        'Los ojos secos son más comunes con la edad y tras la menopausia.[#body-eyes-common] Que lloren también puede ser señal de sequedad, aunque suene raro.[#body-eyes-water]',
        'Pausas de la pantalla, aire húmedo, un paño tibio sobre los párpados y lágrimas artificiales pueden aliviar.[#body-eyes-help] Aparta de la cara el ventilador y el aire del coche. En la farmacia te enseñarán gotas sin conservantes.',
        'Dolor, molestia con la luz o un cambio en la vista piden ayuda el mismo día.[#body-eyes-urgent] Si pierdes la vista de golpe, llama al {emergency}.[#body-eyes-urgent] En tu próxima revisión de la vista, comenta la sequedad.',
      ],
    },
    fr: {
      title: 'Pourquoi mes yeux sont-ils si secs ?',
      answer: [
        'Les yeux secs deviennent plus fréquents avec l’âge et après la ménopause.[#body-eyes-common] Des yeux qui pleurent peuvent aussi être secs, même si cela étonne.[#body-eyes-water]',
        'Des pauses d’écran, un air humide, un linge tiède sur les paupières et des larmes artificielles peuvent soulager.[#body-eyes-help] Éloignez ventilateur et air de la voiture du visage. La pharmacie vous montrera des gouttes sans conservateur.',
        'Douleur, gêne à la lumière ou vue changée demandent de l’aide le jour même.[#body-eyes-urgent] Si la vue disparaît d’un coup, appelez le {emergency}.[#body-eyes-urgent] Au prochain examen de la vue, parlez de cette sécheresse.',
      ],
    },
  },
  {
    id: 'body-dry-mouth',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-dry-eyes', 'heart-sugar'],
    en: {
      title: 'Why is my mouth dry or burning?',
      answer: [
        'A dry or burning mouth can come with menopause.[#body-mouth-common] Medicines, diabetes, breathing through the mouth or an illness of the glands can be behind it, too.[#body-mouth-causes]',
        'Sip water often, chew gum without sugar, and use toothpaste with fluoride, because a dry mouth is harder on teeth.[#body-mouth-teeth] Spicy food, alcohol and strong mouthwash can make burning worse for some.[#body-mouth-irritants]',
        'Tell your dentist. If eyes and mouth are both very dry, or a sore spot stays for three weeks, see a {doctor} or dentist.',
      ],
    },
    es: {
      title: '¿Por qué tengo la boca seca o me arde?',
      answer: [
        'La boca seca o con ardor puede venir con la menopausia.[#body-mouth-common] También pueden causarla medicinas, la diabetes, respirar por la boca o una enfermedad de las glándulas.[#body-mouth-causes]',
        'Bebe sorbos de agua, mastica chicle sin azúcar y usa pasta con flúor, porque la boca seca castiga los dientes.[#body-mouth-teeth] El picante, el alcohol y los enjuagues fuertes empeoran el ardor en algunas.[#body-mouth-irritants]',
        'Díselo a tu dentista. Si ojos y boca están muy secos, o una llaga dura tres semanas, ve a un {doctor} o al dentista.',
      ],
    },
    fr: {
      title: 'Pourquoi ma bouche est-elle sèche ou brûlante ?',
      answer: [
        'Une bouche sèche ou qui brûle peut venir avec la ménopause.[#body-mouth-common] Des médicaments, un diabète, la respiration par la bouche ou une maladie des glandes peuvent aussi en être la cause.[#body-mouth-causes]',
        'Buvez par petites gorgées, mâchez un chewing-gum sans sucre et prenez un dentifrice au fluor, car une bouche sèche abîme plus les dents.[#body-mouth-teeth] Épices, alcool et bains de bouche forts aggravent la brûlure chez certaines.[#body-mouth-irritants]',
        'Parlez-en à votre dentiste. Si yeux et bouche sont très secs, ou si une plaie dure trois semaines, voyez un {doctor} ou le dentiste.',
      ],
    },
  },
  {
    id: 'body-tingling',
    topic: 'body',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['body-skin', 'body-headaches'],
    en: {
      title: 'Why does my skin tingle or crawl?',
      answer: [
        'Tingling, prickling or a feeling of ants on the skin is reported around menopause.[#body-tingling-common] Some feel a small electric jolt just before a {hot flash}.[#body-tingling-common]',
        'It can also come from pressure on a nerve, diabetes, too little vitamin B12 or a medicine.[#body-tingling-causes] So if it stays or spreads, let a {doctor} look.',
        "Call {emergency} if one side suddenly goes numb or weak, your face droops or you can't find words.[#body-tingling-emergency] Otherwise shake out your hands, change position, and note where and when it comes.",
      ],
    },
    es: {
      title: '¿Por qué siento hormigueo en la piel?',
      answer: [
        'El hormigueo, los pinchazos o sentir hormigas en la piel se describen alrededor de la menopausia.[#body-tingling-common] Algunas sienten una pequeña descarga justo antes de un {hot flash}.[#body-tingling-common]',
        'También puede venir de la presión sobre un nervio, diabetes, poca vitamina B12 o una medicina.[#body-tingling-causes] Por eso, si sigue o se extiende, que lo vea un {doctor}.',
        'Llama al {emergency} si un lado se duerme o pierde fuerza de golpe, si se cae la cara o no te salen las palabras.[#body-tingling-emergency] Si no, sacude las manos, cambia de postura y anota dónde y cuándo aparece.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je des fourmillements ?',
      answer: [
        'Fourmillements, picotements ou impression de fourmis sur la peau sont décrits autour de la ménopause.[#body-tingling-common] Certaines sentent une petite décharge juste avant une {hot flash}.[#body-tingling-common]',
        'Cela peut aussi venir d’un nerf comprimé, d’un diabète, d’un manque de vitamine B12 ou d’un médicament.[#body-tingling-causes] Si cela reste ou s’étend, montrez-le à un {doctor}.',
        'Appelez le {emergency} si un côté devient soudain engourdi ou faible, si le visage tombe ou si les mots ne viennent plus.[#body-tingling-emergency] Sinon, secouez les mains, changez de position et notez où et quand cela vient.',
      ],
    },
  },
]
