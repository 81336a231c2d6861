import type { KnowledgeEntry } from '../knowledge.ts'

/** Hot flashes and night sweats: what they are, how long they stay, what helps and what does not. */
export const HOT_FLASHES_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'hot-flashes-what',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-moment', 'hot-flashes-how-long', 'hot-flashes-why'],
    en: {
      title: 'What is a {hot flash}?',
      answer: [
        'A {hot flash} is a sudden wave of heat that spreads through the body and face.[#hot-flashes-feel] It mostly lasts a few minutes.[#hot-flashes-minutes] Many women sweat, turn red or feel the heart beat fast, and some shiver afterwards.[#hot-flashes-signs] At night it is called a night sweat.',
        'Up to about 8 in 10 women get them at this time of life.[#hot-flashes-common] They are usually harmless, even when they feel awful.[#hot-flashes-harmless]',
        'It may help to note when they come and how strong they are. After a week or two you can see your own pattern.',
      ],
    },
    es: {
      title: '¿Qué es un sofoco?',
      answer: [
        'Un {hot flash} es una ola repentina de calor que se extiende por el cuerpo y la cara.[#hot-flashes-feel] Casi siempre dura unos minutos.[#hot-flashes-minutes] Muchas mujeres sudan, se ponen rojas o notan el corazón acelerado, y algunas tiritan después.[#hot-flashes-signs] Por la noche se llama sudor nocturno.',
        'Hasta unas 8 de cada 10 mujeres los notan en esta etapa de la vida.[#hot-flashes-common] Suelen ser inofensivos, aunque resulten muy molestos.[#hot-flashes-harmless]',
        'Puede ayudarte anotar cuándo llegan y con qué fuerza. En una o dos semanas verás tu propio ritmo.',
      ],
    },
    fr: {
      title: 'Qu’est-ce qu’une bouffée de chaleur ?',
      answer: [
        'Une {hot flash} est une vague soudaine de chaleur qui gagne le corps et le visage.[#hot-flashes-feel] Elle dure le plus souvent quelques minutes.[#hot-flashes-minutes] Beaucoup de femmes transpirent, rougissent ou sentent leur cœur s’accélérer, et certaines frissonnent ensuite.[#hot-flashes-signs] La nuit, on parle de sueurs nocturnes.',
        'Jusqu’à environ 8 femmes sur 10 en ont à cette période de la vie.[#hot-flashes-common] Elles sont le plus souvent sans danger, même quand elles sont très pénibles.[#hot-flashes-harmless]',
        'Noter quand elles arrivent et leur force peut vous aider. Après une ou deux semaines, vous verrez votre propre rythme.',
      ],
    },
  },
  {
    id: 'hot-flashes-why',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-triggers', 'hot-flashes-how-long', 'hot-flashes-help'],
    en: {
      title: 'Why do I get {hot flashes}?',
      answer: [
        'They come from changing hormones, not from anything you did.[#hot-flashes-brain] As {estrogen} goes up and down and then falls, the part of the brain that controls body heat becomes touchy.[#hot-flashes-brain] It takes a small rise in warmth for too much, and tries to cool you at once.[#hot-flashes-brain] So the skin turns red and you sweat.',
        'Other things can cause them too, such as some medicines or an overactive thyroid.[#hot-flashes-other-causes] Tell a {doctor} if you also feel ill, weak or lose weight.[#hot-flashes-unwell]',
      ],
    },
    es: {
      title: '¿Por qué tengo sofocos?',
      answer: [
        'Vienen de los cambios hormonales, no de algo que hayas hecho.[#hot-flashes-brain] Cuando el {estrogen} sube y baja y luego cae, la parte del cerebro que regula el calor se vuelve muy sensible.[#hot-flashes-brain] Un pequeño aumento de temperatura le parece demasiado, y trata de enfriarte enseguida.[#hot-flashes-brain] Por eso la piel se pone roja y sudas.',
        'También hay otras causas, como algunos medicamentos o una tiroides demasiado activa.[#hot-flashes-other-causes] Habla con un {doctor} si además te sientes enferma, débil o pierdes peso.[#hot-flashes-unwell]',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je des bouffées de chaleur ?',
      answer: [
        'Elles viennent des changements hormonaux, pas de ce que vous avez fait.[#hot-flashes-brain] Quand l’{estrogen} monte et descend, puis baisse, la partie du cerveau qui règle la chaleur devient très sensible.[#hot-flashes-brain] Une petite hausse de température lui paraît trop forte, et elle veut vous refroidir aussitôt.[#hot-flashes-brain] La peau rougit alors et vous transpirez.',
        'Il existe d’autres causes, comme certains médicaments ou une thyroïde trop active.[#hot-flashes-other-causes] Parlez-en à un {doctor} si vous vous sentez aussi malade, faible ou si vous perdez du poids.[#hot-flashes-unwell]',
      ],
    },
  },
  {
    id: 'hot-flashes-how-long',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['hot-flashes-help', 'hot-flashes-later', 'hot-flashes-moment'],
    en: {
      title: 'How long will {hot flashes} last?',
      answer: [
        'It differs a lot, but they often stay for years.[#hot-flashes-years] In a large study, frequent ones lasted about 7 years in all, with half of the women above and half below.[#hot-flashes-years] After the last period it was about 4 and a half years.[#hot-flashes-years]',
        'They tend to last longer when they begin early.[#hot-flashes-early-start] For most women they get weaker with time.[#hot-flashes-fade]',
        'You do not need to wait them out. If they spoil your sleep or your days, a {doctor} can go through what helps.',
      ],
    },
    es: {
      title: '¿Cuánto duran los sofocos?',
      answer: [
        'Varía mucho, pero con frecuencia duran años.[#hot-flashes-years] En un estudio grande, los sofocos frecuentes duraron unos 7 años en total; la mitad de las mujeres estuvo por encima y la otra mitad por debajo.[#hot-flashes-years] Después de la última regla fueron unos 4 años y medio.[#hot-flashes-years]',
        'Suelen durar más cuando empiezan pronto.[#hot-flashes-early-start] En la mayoría de las mujeres pierden fuerza con el tiempo.[#hot-flashes-fade]',
        'No hace falta que aguantes sin más. Si te estropean el sueño o el día, un {doctor} puede ver contigo qué ayuda.',
      ],
    },
    fr: {
      title: 'Combien de temps durent les bouffées ?',
      answer: [
        'C’est très variable, mais elles durent souvent des années.[#hot-flashes-years] Dans une grande étude, les bouffées fréquentes ont duré environ 7 ans en tout ; la moitié des femmes était au-dessus, l’autre en dessous.[#hot-flashes-years] Après les dernières règles, c’était environ 4 ans et demi.[#hot-flashes-years]',
        'Elles durent souvent plus longtemps quand elles commencent tôt.[#hot-flashes-early-start] Chez la plupart des femmes, elles faiblissent avec le temps.[#hot-flashes-fade]',
        'Rien ne vous oblige à simplement attendre. Si elles gâchent vos nuits ou vos journées, un {doctor} peut voir avec vous ce qui aide.',
      ],
    },
  },
  {
    id: 'hot-flashes-night',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-cbt', 'hot-flashes-help', 'hot-flashes-see-doctor'],
    en: {
      title: 'What can I do about night sweats?',
      answer: [
        'Small changes in the bedroom can make the nights easier, though they do not stop the sweats. Some women find a cool room, light bedding in layers and less alcohol or caffeine more comfortable.[#hot-flashes-comfort] A dry top and a towel beside the bed save you from getting up fully.',
        'A talking therapy called CBT can help with night sweats and with sleep.[#hot-flashes-cbt-nice] A {doctor} can also tell you about treatments.',
        'See a {doctor} soon if the sweats drench you and you also have a fever or lose weight without trying.[#hot-flashes-drenching]',
      ],
    },
    es: {
      title: '¿Qué hago con los sudores nocturnos?',
      answer: [
        'Unos pequeños cambios en el dormitorio pueden aliviar las noches, aunque no quitan los sudores. A algunas mujeres les resulta cómodo un cuarto fresco, ropa de cama ligera por capas y menos alcohol o cafeína.[#hot-flashes-comfort] Una camiseta seca y una toalla junto a la cama evitan que te desveles del todo.',
        'Una terapia de conversación llamada TCC puede ayudar con los sudores y con el sueño.[#hot-flashes-cbt-nice] Un {doctor} también puede hablarte de tratamientos.',
        'Ve pronto a un {doctor} si los sudores te empapan y además hay fiebre o pierdes peso sin querer.[#hot-flashes-drenching]',
      ],
    },
    fr: {
      title: 'Que faire contre les sueurs nocturnes ?',
      answer: [
        'De petits changements dans la chambre peuvent adoucir les nuits, sans arrêter les sueurs. Certaines femmes se sentent mieux avec une pièce fraîche, une literie légère en couches et moins d’alcool ou de caféine.[#hot-flashes-comfort] Un haut sec et une serviette près du lit évitent de vous réveiller tout à fait.',
        'Une thérapie par la parole, la TCC, peut aider contre les sueurs et pour le sommeil.[#hot-flashes-cbt-nice] Un {doctor} peut aussi vous parler de traitements.',
        'Voyez vite un {doctor} si les sueurs vous trempent et s’il y a aussi de la fièvre ou une perte de poids sans raison.[#hot-flashes-drenching]',
      ],
    },
  },
  {
    id: 'hot-flashes-moment',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-work', 'hot-flashes-triggers', 'hot-flashes-help'],
    en: {
      title: 'What can I do when a {hot flash} comes?',
      answer: [
        'You can make the minutes easier, and it will pass. Take off a layer, step to a window, or hold something cool. Some women find a fan, a sip of cold water or loose clothes comfortable.[#hot-flashes-fan]',
        'Cooling does not make {hot flashes} come less often, so it does not count as a treatment.[#hot-flashes-not-recommended] It is still kind to yourself in the moment.',
        'Drop your shoulders and let your breath be slow, if that feels good. If they come so often that they rule your day, speak with a {doctor}.',
      ],
    },
    es: {
      title: '¿Qué hago cuando llega un sofoco?',
      answer: [
        'Puedes hacer más llevaderos esos minutos, y se pasará. Quítate una capa, acércate a una ventana o toma algo fresco en las manos. A algunas mujeres les resulta cómodo un abanico, un sorbo de agua fría o ropa suelta.[#hot-flashes-fan]',
        'Refrescarse no hace que los {hot flashes} vengan menos, así que no cuenta como tratamiento.[#hot-flashes-not-recommended] Aun así, es un gesto amable contigo.',
        'Suelta los hombros y respira despacio, si eso te gusta. Si vienen tanto que mandan en tu día, habla con un {doctor}.',
      ],
    },
    fr: {
      title: 'Que faire quand une bouffée arrive ?',
      answer: [
        'Vous pouvez rendre ces minutes plus douces, et cela va passer. Enlevez une couche, allez à la fenêtre ou tenez quelque chose de frais. Certaines femmes apprécient un éventail, une gorgée d’eau froide ou des vêtements amples.[#hot-flashes-fan]',
        'Se rafraîchir ne rend pas les {hot flashes} plus rares ; ce n’est donc pas un traitement.[#hot-flashes-not-recommended] C’est tout de même un geste doux envers vous.',
        'Relâchez les épaules et laissez le souffle ralentir, si cela vous fait du bien. Si elles dirigent vos journées, parlez-en à un {doctor}.',
      ],
    },
  },
  {
    id: 'hot-flashes-help',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-cbt', 'hot-flashes-breathing', 'hot-flashes-see-doctor'],
    en: {
      title: 'What really helps against {hot flashes}?',
      answer: [
        'There are things that help, with and without medicine. Of those without, experts recommend two: a talking therapy called CBT, and hypnosis led by a trained person.[#hot-flashes-recommended] Losing weight can help too, where weight is part of it.[#hot-flashes-weight]',
        'Cooling, avoiding triggers, exercise, yoga and breathing are not recommended as treatments.[#hot-flashes-not-recommended] They may still be good for sleep, mood or health.',
        'A {doctor} can also talk with you about medicines. A short note of how often the flashes come, day and night, makes that talk easier.',
      ],
    },
    es: {
      title: '¿Qué ayuda de verdad con los sofocos?',
      answer: [
        'Hay cosas que ayudan, con y sin medicamentos. De las segundas, los expertos recomiendan dos: una terapia de conversación llamada TCC y la hipnosis con una persona formada.[#hot-flashes-recommended] Bajar de peso también puede ayudar, si el peso influye.[#hot-flashes-weight]',
        'Refrescarse, evitar desencadenantes, el ejercicio, el yoga y la respiración no se recomiendan como tratamiento.[#hot-flashes-not-recommended] Aun así, pueden ser buenos para el sueño, el ánimo o la salud.',
        'Un {doctor} también puede hablarte de medicamentos. Una nota breve de cuántos tienes, de día y de noche, facilita esa charla.',
      ],
    },
    fr: {
      title: 'Qu’est-ce qui aide vraiment ?',
      answer: [
        'Plusieurs choses aident, avec ou sans médicament. Sans médicament, les experts en recommandent deux : une thérapie par la parole, la TCC, et l’hypnose menée par une personne formée.[#hot-flashes-recommended] Perdre du poids peut aussi aider, si le poids joue un rôle.[#hot-flashes-weight]',
        'Se rafraîchir, éviter les déclencheurs, le sport, le yoga et la respiration ne sont pas recommandés comme traitement.[#hot-flashes-not-recommended] Ils peuvent tout de même faire du bien au sommeil, à l’humeur ou à la santé.',
        'Un {doctor} peut aussi vous parler de médicaments. Une courte note du nombre de bouffées, jour et nuit, facilite cet échange.',
      ],
    },
  },
  {
    id: 'hot-flashes-hormones',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['hot-flashes-medicines', 'hot-flashes-help', 'hot-flashes-see-doctor'],
    en: {
      title: 'Does {HRT} help against {hot flashes}?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch', 'gel', 'replacement'],
      answer: [
        'Yes, {HRT} is the treatment that works best against {hot flashes}.[#hot-flashes-hormones-best] For healthy women under 60, or within 10 years of menopause, the good usually outweighs the risks.[#hot-flashes-hormones-balance]',
        'It is not for everyone. The kind, the way it is taken and your own history all matter.[#hot-flashes-hormones-balance] After breast cancer, for example, doctors usually look for other ways.[#hot-flashes-hormones-cancer]',
        'So it is a choice to make with a {doctor} who knows your history. You might write down what bothers you most, and what illnesses run in your family.',
      ],
    },
    es: {
      title: '¿Ayuda la terapia hormonal con los sofocos?',
      needs: ['ths', 'trh', 'thm', 'hormon', 'estrog', 'parche', 'gel', 'reemplazo', 'sustitu'],
      answer: [
        'Sí, la {HRT} es el tratamiento que mejor funciona contra los {hot flashes}.[#hot-flashes-hormones-best] En mujeres sanas de menos de 60 años, o en los primeros 10 años de la menopausia, lo bueno suele pesar más que los riesgos.[#hot-flashes-hormones-balance]',
        'No es para todas. Importan el tipo, la forma de usarla y tu propia historia.[#hot-flashes-hormones-balance] Después de un cáncer de mama, por ejemplo, se suelen buscar otros caminos.[#hot-flashes-hormones-cancer]',
        'Por eso es una decisión para tomar con un {doctor} que conozca tu historia. Puedes anotar qué te molesta más y qué enfermedades hay en tu familia.',
      ],
    },
    fr: {
      title: 'Le traitement hormonal aide-t-il ?',
      needs: ['ths', 'thm', 'hormon', 'oestrog', 'estrog', 'patch', 'gel', 'substitut'],
      answer: [
        'Oui, le {HRT} est le traitement le plus efficace contre les {hot flashes}.[#hot-flashes-hormones-best] Chez les femmes en bonne santé de moins de 60 ans, ou dans les 10 ans après la ménopause, le bénéfice dépasse en général les risques.[#hot-flashes-hormones-balance]',
        'Il ne convient pas à toutes. Le type, la façon de le prendre et votre histoire comptent.[#hot-flashes-hormones-balance] Après un cancer du sein, par exemple, on cherche en général d’autres voies.[#hot-flashes-hormones-cancer]',
        'C’est donc un choix à faire avec un {doctor} qui connaît votre histoire. Vous pouvez noter ce qui vous gêne le plus et les maladies de votre famille.',
      ],
    },
  },
  {
    id: 'hot-flashes-medicines',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['hot-flashes-cbt', 'hot-flashes-hormones', 'hot-flashes-see-doctor'],
    en: {
      title: 'Are there medicines without hormones?',
      needs: [
        'medic',
        'tablet',
        'pill',
        'drug',
        'prescri',
        'antidepress',
        'gabapentin',
        'fezolinetant',
        'oxybutynin',
        'ssri',
        'hrt',
        'mht',
        'hormon',
        'nonhormon',
      ],
      answer: [
        'Yes, several prescription medicines without hormones can ease {hot flashes}.[#hot-flashes-medicines-list] Among them are some medicines first made for low mood, for nerve pain or for the bladder, and a newer kind that acts on the heat control in the brain.[#hot-flashes-medicines-list] They tend to help less than hormones do.[#hot-flashes-hormones-best]',
        'Each has its own side effects, and not each suits everyone. A {doctor} or pharmacist can match them with your health and with what you take already.',
        'Take a full list of your medicines along, with those you buy yourself.',
      ],
    },
    es: {
      title: '¿Hay medicamentos sin hormonas?',
      needs: ['medic', 'pastilla', 'farmac', 'receta', 'antidepres', 'gabapentina', 'fezolinetant', 'oxibutinina', 'hormon', 'ths', 'trh'],
      answer: [
        'Sí, varios medicamentos con receta y sin hormonas pueden aliviar los {hot flashes}.[#hot-flashes-medicines-list] Entre ellos hay algunos creados primero para el ánimo bajo, el dolor de nervios o la vejiga, y un tipo más nuevo que actúa en el control del calor en el cerebro.[#hot-flashes-medicines-list] Suelen ayudar menos que las hormonas.[#hot-flashes-hormones-best]',
        'Cada uno tiene sus efectos secundarios y no todos sirven para todas. Un {doctor} o una farmacéutica puede ver cuál encaja con tu salud y con lo que ya tomas.',
        'Lleva una lista completa de tus medicamentos, también los que compras por tu cuenta.',
      ],
    },
    fr: {
      title: 'Y a-t-il des médicaments sans hormones ?',
      needs: [
        'medic',
        'comprime',
        'pilule',
        'cachet',
        'ordonnance',
        'antidepress',
        'gabapentine',
        'fezolinetant',
        'oxybutynine',
        'hormon',
        'ths',
        'thm',
      ],
      answer: [
        'Oui, plusieurs médicaments sur ordonnance, sans hormones, peuvent soulager les {hot flashes}.[#hot-flashes-medicines-list] Certains ont d’abord servi pour l’humeur, les douleurs nerveuses ou la vessie ; un type plus récent agit sur le réglage de la chaleur dans le cerveau.[#hot-flashes-medicines-list] Ils aident en général moins que les hormones.[#hot-flashes-hormones-best]',
        'Chacun a ses effets indésirables et tous ne conviennent pas à toutes. Un {doctor} ou une pharmacienne peut voir ce qui va avec votre santé et vos autres traitements.',
        'Apportez la liste complète de vos médicaments, même ceux achetés sans ordonnance.',
      ],
    },
  },
  {
    id: 'hot-flashes-cbt',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-help', 'hot-flashes-night', 'hot-flashes-breathing'],
    en: {
      title: 'How can CBT help with {hot flashes}?',
      answer: [
        'CBT helps by changing how you meet the heat, so that it bothers you less. CBT is short for cognitive behavioral therapy. You learn to notice the thoughts that make a flash worse, to calm the body and to sleep better. It does not mean that it is all in your head.',
        'UK guidance names CBT as an option for {hot flashes} and for sleep, beside {HRT} or instead of it.[#hot-flashes-cbt-nice] The Menopause Society recommends CBT and hypnosis led by a trained person.[#hot-flashes-recommended]',
        'It can be done one to one, in a group or with a book. Ask a {doctor} what there is near you.',
      ],
    },
    es: {
      title: '¿Cómo ayuda la terapia TCC con los sofocos?',
      answer: [
        'La TCC ayuda a vivir el calor de otra manera, para que moleste menos. TCC quiere decir terapia cognitivo-conductual. Aprendes a ver los pensamientos que empeoran un sofoco, a calmar el cuerpo y a dormir mejor. Eso no significa que todo esté en tu cabeza.',
        'La guía británica la nombra como opción para los {hot flashes} y el sueño, junto con la {HRT} o en su lugar.[#hot-flashes-cbt-nice] La Menopause Society recomienda la TCC y la hipnosis con una persona formada.[#hot-flashes-recommended]',
        'Se puede hacer a solas con una terapeuta, en grupo o con un libro. Pregunta a un {doctor} qué hay cerca de ti.',
      ],
    },
    fr: {
      title: 'Comment la TCC, une thérapie, peut-elle aider ?',
      answer: [
        'La TCC aide à vivre la chaleur autrement, pour qu’elle gêne moins. TCC veut dire thérapie cognitive et comportementale. Vous apprenez à repérer les pensées qui aggravent une bouffée, à calmer le corps et à mieux dormir. Cela ne veut pas dire que tout est dans la tête.',
        'Les recommandations britanniques la citent comme option pour les {hot flashes} et le sommeil, avec le {HRT} ou à sa place.[#hot-flashes-cbt-nice] La Menopause Society recommande la TCC et l’hypnose menée par une personne formée.[#hot-flashes-recommended]',
        'Elle se fait en tête-à-tête, en groupe ou avec un livre. Demandez à un {doctor} ce qui existe près de chez vous.',
      ],
    },
  },
  {
    id: 'hot-flashes-triggers',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-moment', 'hot-flashes-help', 'hot-flashes-why'],
    en: {
      title: 'What sets off a {hot flash}?',
      answer: [
        'Some women notice that certain things set them off. Often named are spicy food, caffeine, alcohol, smoking, warm clothes and stress.[#hot-flashes-triggers] For others nothing seems to matter.',
        'Studies do not show that avoiding triggers treats {hot flashes}, so you do not need to give up all you enjoy.[#hot-flashes-not-recommended] Less alcohol and not smoking are good for you anyway.',
        'You could watch one thing for two weeks, for example wine in the evening. Log the flashes and see whether it makes a difference for you.',
      ],
    },
    es: {
      title: '¿Qué desencadena un sofoco?',
      answer: [
        'Algunas mujeres notan que ciertas cosas los provocan. Se nombran mucho la comida picante, la cafeína, el alcohol, el tabaco, la ropa abrigada y el estrés.[#hot-flashes-triggers] En otras, nada parece influir.',
        'Los estudios no muestran que evitar desencadenantes trate los {hot flashes}, así que no tienes que dejar todo lo que te gusta.[#hot-flashes-not-recommended] Beber menos y no fumar te hace bien de todos modos.',
        'Puedes observar una sola cosa durante dos semanas, por ejemplo el vino de la noche. Anota los sofocos y mira si en ti cambia algo.',
      ],
    },
    fr: {
      title: 'Qu’est-ce qui déclenche une bouffée ?',
      answer: [
        'Certaines femmes remarquent que des choses précises les déclenchent. On cite souvent les plats épicés, la caféine, l’alcool, le tabac, les vêtements chauds et le stress.[#hot-flashes-triggers] Chez d’autres, rien ne semble compter.',
        'Les études ne montrent pas qu’éviter les déclencheurs traite les {hot flashes}, alors pas besoin de renoncer à tout.[#hot-flashes-not-recommended] Boire moins et ne pas fumer est bon pour vous de toute façon.',
        'Vous pouvez observer une seule chose pendant deux semaines, par exemple le vin du soir. Notez les bouffées et voyez si cela change pour vous.',
      ],
    },
  },
  {
    id: 'hot-flashes-breathing',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-help', 'hot-flashes-cbt', 'hot-flashes-moment'],
    en: {
      title: 'Do yoga, sport or breathing stop {hot flashes}?',
      answer: [
        'No, studies do not show that they make {hot flashes} fewer.[#hot-flashes-not-recommended] The Menopause Society does not recommend slow breathing, yoga, exercise, mindfulness, relaxation or acupuncture as a treatment for them.[#hot-flashes-not-recommended]',
        'That does not make them useless. Moving your body is good for heart, bones and mood.[#hot-flashes-exercise-good] A calm breath can make a hard minute softer, and many women sleep better with a quiet routine.',
        'So keep what does you good, for its own sake. If you want fewer flashes, ask a {doctor} what has been shown to work.',
      ],
    },
    es: {
      title: '¿El yoga, el deporte o respirar los quitan?',
      answer: [
        'No, los estudios no muestran que con ellos haya menos {hot flashes}.[#hot-flashes-not-recommended] La Menopause Society no recomienda como tratamiento la respiración lenta, el yoga, el ejercicio, el mindfulness, la relajación ni la acupuntura.[#hot-flashes-not-recommended]',
        'Eso no los hace inútiles. Mover el cuerpo es bueno para el corazón, los huesos y el ánimo.[#hot-flashes-exercise-good] Respirar con calma puede suavizar un minuto difícil, y muchas mujeres duermen mejor con una rutina tranquila.',
        'Sigue con lo que te hace bien, por lo que vale en sí. Si quieres menos sofocos, pregunta a un {doctor} qué ha demostrado funcionar.',
      ],
    },
    fr: {
      title: 'Yoga, sport, respiration : ça les arrête ?',
      answer: [
        'Non, les études ne montrent pas qu’ils rendent les {hot flashes} plus rares.[#hot-flashes-not-recommended] La Menopause Society ne recommande pas comme traitement la respiration lente, le yoga, l’exercice, la pleine conscience, la relaxation ni l’acupuncture.[#hot-flashes-not-recommended]',
        'Cela ne les rend pas inutiles. Bouger est bon pour le cœur, les os et le moral.[#hot-flashes-exercise-good] Un souffle calme peut adoucir une minute difficile, et beaucoup de femmes dorment mieux avec un rituel tranquille.',
        'Gardez ce qui vous fait du bien, pour cela même. Si vous voulez moins de bouffées, demandez à un {doctor} ce qui a fait ses preuves.',
      ],
    },
  },
  {
    id: 'hot-flashes-supplements',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['hot-flashes-help', 'hot-flashes-medicines', 'hot-flashes-see-doctor'],
    en: {
      title: 'Do herbs or supplements help?',
      needs: [
        'supplement',
        'cohosh',
        'soy',
        'isoflavon',
        'herb',
        'primrose',
        'clover',
        'sage',
        'vitamin',
        'remed',
        'pill',
        'natural',
        'wort',
        'capsule',
      ],
      answer: [
        'Studies do not show that herbs or supplements work well against {hot flashes}.[#hot-flashes-supplements] The Menopause Society does not recommend them for this.[#hot-flashes-supplements] For black cohosh the results are mixed, and rare harm to the liver has been reported.[#hot-flashes-cohosh]',
        'Stop it and get help the same day if your skin or eyes turn yellow or your urine turns dark.[#hot-flashes-cohosh]',
        'Natural does not always mean harmless. Some herbs do not go with other medicines, so show a pharmacist all that you take.[#hot-flashes-herbs-mix]',
      ],
    },
    es: {
      title: '¿Sirven las hierbas o los suplementos?',
      needs: [
        'suplement',
        'cimicifuga',
        'cohosh',
        'soja',
        'soya',
        'isoflavon',
        'hierba',
        'onagra',
        'trebol',
        'salvia',
        'vitamin',
        'remedio',
        'natural',
        'capsula',
        'herbolario',
      ],
      answer: [
        'Los estudios no muestran que las hierbas o los suplementos funcionen bien contra los {hot flashes}.[#hot-flashes-supplements] La Menopause Society no los recomienda para esto.[#hot-flashes-supplements] Con la cimicífuga los resultados son dispares, y se han descrito raros daños en el hígado.[#hot-flashes-cohosh]',
        'Déjala y busca ayuda el mismo día si la piel o los ojos se ponen amarillos o la orina oscura.[#hot-flashes-cohosh]',
        'Natural no siempre quiere decir inofensivo. Algunas hierbas no van bien con otros medicamentos; enseña a una farmacéutica todo lo que tomas.[#hot-flashes-herbs-mix]',
      ],
    },
    fr: {
      title: 'Plantes et compléments, est-ce utile ?',
      needs: [
        'complement',
        'supplement',
        'actee',
        'cohosh',
        'cimicifuga',
        'soja',
        'soya',
        'isoflavon',
        'plante',
        'onagre',
        'trefle',
        'sauge',
        'vitamin',
        'remede',
        'naturel',
        'gelule',
      ],
      answer: [
        'Les études ne montrent pas que les plantes ou les compléments agissent bien contre les {hot flashes}.[#hot-flashes-supplements] La Menopause Society ne les recommande pas pour cela.[#hot-flashes-supplements] Pour l’actée à grappes noires, les résultats sont partagés, et de rares atteintes du foie ont été signalées.[#hot-flashes-cohosh]',
        'Arrêtez-la et demandez de l’aide le jour même si la peau ou les yeux jaunissent ou si l’urine devient foncée.[#hot-flashes-cohosh]',
        'Naturel ne veut pas toujours dire sans danger. Certaines plantes vont mal avec d’autres médicaments ; montrez à une pharmacienne tout ce que vous prenez.[#hot-flashes-herbs-mix]',
      ],
    },
  },
  {
    id: 'hot-flashes-see-doctor',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['hot-flashes-help', 'hot-flashes-night', 'hot-flashes-heart'],
    en: {
      title: 'Could my {hot flashes} be something else?',
      answer: [
        'Now and then, yes, but most often they are harmless and come from the hormones.[#hot-flashes-harmless] If they spoil your sleep, your work or your joy, that alone is reason enough to see a {doctor}.',
        'Go within days if drenching sweats come with a fever, or if you lose weight without trying.[#hot-flashes-drenching] Go as well if you feel ill, very weak, or have loose bowels that stay.[#hot-flashes-unwell] Some illnesses, for example of the thyroid, and some medicines can also make you hot.[#hot-flashes-other-causes]',
        'A check gives you a clear answer. With pain in the chest, fainting or trouble breathing, call {emergency} at once.[#hot-flashes-emergency]',
      ],
    },
    es: {
      title: '¿Mis sofocos pueden ser otra cosa?',
      answer: [
        'Alguna vez sí, pero casi siempre son inofensivos y vienen de las hormonas.[#hot-flashes-harmless] Si te estropean el sueño, el trabajo o la alegría, ya es motivo para ver a un {doctor}.',
        'Ve en pocos días si los sudores te empapan y hay fiebre, o si pierdes peso sin querer.[#hot-flashes-drenching] También si te sientes enferma, muy débil o con diarrea que no se va.[#hot-flashes-unwell] Algunas enfermedades, por ejemplo de la tiroides, y algunos medicamentos también dan calor.[#hot-flashes-other-causes]',
        'Una revisión te da una respuesta clara. Con dolor en el pecho, desmayo o falta de aire, llama enseguida al {emergency}.[#hot-flashes-emergency]',
      ],
    },
    fr: {
      title: 'Mes bouffées peuvent-elles être autre chose ?',
      answer: [
        'Parfois oui, mais le plus souvent elles sont sans danger et viennent des hormones.[#hot-flashes-harmless] Si elles gâchent vos nuits, votre travail ou votre joie, c’est déjà une raison de voir un {doctor}.',
        'Allez-y dans les jours qui suivent si des sueurs vous trempent avec de la fièvre, ou si vous maigrissez sans raison.[#hot-flashes-drenching] De même si vous vous sentez malade, très faible, ou avec une diarrhée qui dure.[#hot-flashes-unwell] Certaines maladies, de la thyroïde par exemple, et certains médicaments donnent aussi chaud.[#hot-flashes-other-causes]',
        'Un examen donne une réponse claire. En cas de douleur dans la poitrine, de malaise ou de souffle coupé, appelez tout de suite le {emergency}.[#hot-flashes-emergency]',
      ],
    },
  },
  {
    id: 'hot-flashes-heart',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['hot-flashes-see-doctor', 'hot-flashes-moment', 'hot-flashes-what'],
    en: {
      title: 'My heart races in a {hot flash}. Is that normal?',
      answer: [
        'A fast or pounding heart is common in a {hot flash}.[#hot-flashes-signs] It should calm down when the heat does. Some women also feel a rush of worry just before.',
        'Tell a {doctor} if your heart also races or skips at other times, if it goes on for long or if it is new and scares you.[#hot-flashes-palpitations] Often it is harmless, and a simple check can show that.[#hot-flashes-palpitations]',
        'Do not wait with pain or pressure in the chest, pain in the arm or jaw, fainting, or sudden trouble breathing. Then call {emergency} at once.[#hot-flashes-emergency]',
      ],
    },
    es: {
      title: 'El corazón se acelera, ¿es normal?',
      answer: [
        'Un corazón rápido o fuerte es común en un {hot flash}.[#hot-flashes-signs] Debería calmarse cuando pasa el calor. Algunas mujeres sienten además una ola de inquietud justo antes.',
        'Díselo a un {doctor} si también se acelera o salta en otros momentos, si dura mucho o si es nuevo y te asusta.[#hot-flashes-palpitations] Con frecuencia es inofensivo, y una revisión sencilla puede mostrarlo.[#hot-flashes-palpitations]',
        'No esperes si hay dolor o presión en el pecho, dolor en el brazo o la mandíbula, desmayo o falta de aire repentina. Llama enseguida al {emergency}.[#hot-flashes-emergency]',
      ],
    },
    fr: {
      title: 'Mon cœur s’emballe, est-ce normal ?',
      answer: [
        'Un cœur rapide ou qui cogne est courant pendant une {hot flash}.[#hot-flashes-signs] Il devrait se calmer quand la chaleur passe. Certaines femmes sentent aussi une vague d’inquiétude juste avant.',
        'Dites-le à un {doctor} s’il s’emballe ou saute aussi à d’autres moments, si cela dure ou si c’est nouveau et vous fait peur.[#hot-flashes-palpitations] C’est souvent sans danger, et un examen simple peut le montrer.[#hot-flashes-palpitations]',
        'N’attendez pas en cas de douleur ou de poids dans la poitrine, de douleur au bras ou à la mâchoire, de malaise ou de souffle coupé. Appelez tout de suite le {emergency}.[#hot-flashes-emergency]',
      ],
    },
  },
  {
    id: 'hot-flashes-work',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-moment', 'hot-flashes-cbt', 'hot-flashes-help'],
    en: {
      title: 'How do I cope with {hot flashes} in public?',
      answer: [
        'Most people notice far less than you feel. A {hot flash} seems huge from the inside, and it is over in minutes.[#hot-flashes-minutes]',
        'Some women find layers, a small fan and a seat by a door or window comfortable.[#hot-flashes-fan] One plain sentence can help too: "I am just hot, give me a minute." Said calmly, it often takes the shame out of it.',
        'If you begin to stay away from people or work because of it, that is worth help. CBT works on just this kind of worry.[#hot-flashes-recommended]',
      ],
    },
    es: {
      title: '¿Cómo llevo los sofocos delante de gente?',
      answer: [
        'Casi nadie nota tanto como tú sientes. Por dentro, un {hot flash} parece enorme, y pasa en minutos.[#hot-flashes-minutes]',
        'A algunas mujeres les resulta cómodo vestir por capas, llevar un abanico y sentarse junto a una puerta o ventana.[#hot-flashes-fan] También ayuda una frase sencilla: «Tengo calor, dame un minuto». Dicha con calma, suele quitar la vergüenza.',
        'Si empiezas a evitar a la gente o el trabajo por esto, merece ayuda. La TCC trabaja justo con esta clase de preocupación.[#hot-flashes-recommended]',
      ],
    },
    fr: {
      title: 'Comment gérer une bouffée en public ?',
      answer: [
        'Les autres en voient bien moins que ce que vous sentez. De l’intérieur, une {hot flash} paraît énorme, et elle passe en quelques minutes.[#hot-flashes-minutes]',
        'Certaines femmes apprécient plusieurs couches, un éventail et une place près d’une porte ou d’une fenêtre.[#hot-flashes-fan] Une phrase simple aide aussi : « J’ai juste chaud, une minute. » Dite avec calme, elle enlève souvent la gêne.',
        'Si vous évitez les gens ou le travail à cause de cela, vous méritez de l’aide. La TCC agit sur ce genre d’inquiétude.[#hot-flashes-recommended]',
      ],
    },
  },
  {
    id: 'hot-flashes-later',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['hot-flashes-how-long', 'hot-flashes-see-doctor', 'hot-flashes-help'],
    en: {
      title: 'Why do I still have them years later?',
      answer: [
        'Some women have {hot flashes} for many years, and you are not doing anything wrong.[#hot-flashes-years] In a large study they went on for about 4 and a half years after the last period, and longer for many.[#hot-flashes-years]',
        'When they come back after years of quiet, it is good to look for a reason. A new medicine or the thyroid can be one.[#hot-flashes-other-causes] So tell a {doctor} about it.',
        'It is not too late for help, at any age. Ask what suits your health now, as that may differ from ten years ago.',
      ],
    },
    es: {
      title: '¿Por qué sigo con sofocos años después?',
      answer: [
        'Algunas mujeres tienen {hot flashes} durante muchos años, y no es que hagas algo mal.[#hot-flashes-years] En un estudio grande siguieron unos 4 años y medio después de la última regla, y en muchas más tiempo.[#hot-flashes-years]',
        'Cuando vuelven tras años de calma, conviene buscar un motivo. Un medicamento nuevo o la tiroides pueden serlo.[#hot-flashes-other-causes] Por eso, cuéntaselo a un {doctor}.',
        'Nunca es tarde para recibir ayuda. Pregunta qué va bien con tu salud de ahora, porque puede ser distinto de hace diez años.',
      ],
    },
    fr: {
      title: 'Pourquoi en ai-je encore des années après ?',
      answer: [
        'Certaines femmes ont des {hot flashes} pendant de longues années, et vous ne faites rien de mal.[#hot-flashes-years] Dans une grande étude, elles ont duré environ 4 ans et demi après les dernières règles, et plus longtemps chez beaucoup.[#hot-flashes-years]',
        'Quand elles reviennent après des années de calme, il est bon de chercher une raison. Un nouveau médicament ou la thyroïde peut en être une.[#hot-flashes-other-causes] Parlez-en donc à un {doctor}.',
        'Il n’est jamais trop tard pour être aidée. Demandez ce qui convient à votre santé d’aujourd’hui, qui a pu changer en dix ans.',
      ],
    },
  },
  {
    id: 'hot-flashes-chills',
    topic: 'hot-flashes',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['hot-flashes-what', 'hot-flashes-night', 'hot-flashes-see-doctor'],
    en: {
      title: 'Why am I freezing after a {hot flash}?',
      answer: [
        'It is the other side of the same thing. In a {hot flash} the body throws off heat, and when it overshoots you feel cold.[#hot-flashes-chills] Damp clothes make it worse.',
        'Some women find thin layers comfortable, so that they can take off and put on again.[#hot-flashes-comfort] At night, a dry shirt within reach helps you to get warm and back to sleep.',
        'Shivering with a fever, or with pain or cough, is something else. Then ask a {doctor} or a nurse line.[#hot-flashes-drenching]',
      ],
    },
    es: {
      title: '¿Por qué tengo frío después de un sofoco?',
      answer: [
        'Es la otra cara de lo mismo. En un {hot flash} el cuerpo suelta calor, y cuando se pasa, sientes frío.[#hot-flashes-chills] La ropa húmeda lo empeora.',
        'A algunas mujeres les resulta cómodo llevar capas finas, para quitar y volver a poner.[#hot-flashes-comfort] Por la noche, una camiseta seca a mano ayuda a entrar en calor y volver a dormir.',
        'Tiritar con fiebre, dolor o tos es otra cosa. En ese caso pregunta a un {doctor} o a una enfermera.[#hot-flashes-drenching]',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je froid après une bouffée ?',
      answer: [
        'C’est l’autre face de la même chose. Pendant une {hot flash}, le corps rejette de la chaleur, et quand il en fait trop, vous avez froid.[#hot-flashes-chills] Des vêtements humides aggravent cela.',
        'Certaines femmes apprécient des couches fines, à enlever et à remettre.[#hot-flashes-comfort] La nuit, un haut sec à portée de main aide à se réchauffer et à se rendormir.',
        'Grelotter avec de la fièvre, des douleurs ou une toux, c’est autre chose. Demandez alors à un {doctor} ou à une infirmière.[#hot-flashes-drenching]',
      ],
    },
  },
]
