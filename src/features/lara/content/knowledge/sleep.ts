import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about sleep. */
export const SLEEP_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'sleep-why-worse',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-night-sweats', 'sleep-habits', 'sleep-cbt'],
    en: {
      title: 'Why do I sleep so badly now?',
      answer: [
        'You are far from alone: poor sleep is one of the common changes of this time.[#sleep-common] Night sweats can wake you, and worry or a full bladder can do it too.[#sleep-sweats-wake]',
        'One bad night often leads to the next. You lie down and wait to see if sleep will come. That watching keeps the mind awake.',
        'A good first step is small. Get up at the same time for a week, even after a bad night.[#sleep-regular] Log your nights as well, so that you can see what goes with the good ones.',
      ],
    },
    es: {
      title: '¿Por qué duermo tan mal ahora?',
      answer: [
        'No eres la única: dormir mal es uno de los cambios comunes de esta etapa.[#sleep-common] Los sudores nocturnos pueden despertarte, y también las preocupaciones o las ganas de orinar.[#sleep-sweats-wake]',
        'Una mala noche suele traer otra. Te acuestas y esperas a ver si llega el sueño. Esa espera mantiene la mente despierta.',
        'Un buen primer paso es pequeño. Levántate a la misma hora durante una semana, incluso después de una mala noche.[#sleep-regular] Anota también tus noches y verás qué acompaña a las buenas.',
      ],
    },
    fr: {
      title: 'Pourquoi est-ce que je dors si mal ?',
      answer: [
        'Vous n’êtes pas seule : mal dormir fait partie des changements courants de cette période.[#sleep-common] Les sueurs nocturnes peuvent vous réveiller, tout comme les soucis ou l’envie d’uriner.[#sleep-sweats-wake]',
        'Une mauvaise nuit en amène souvent une autre. On se couche et on guette le sommeil. Cette attente tient l’esprit éveillé.',
        'Le premier pas peut être petit. Levez-vous à la même heure pendant une semaine, même après une mauvaise nuit.[#sleep-regular] Notez aussi vos nuits, pour voir ce qui accompagne les bonnes.',
      ],
    },
  },
  {
    id: 'sleep-falling-asleep',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-worry', 'sleep-screens', 'sleep-waking'],
    en: {
      title: 'How can I fall asleep more easily?',
      answer: [
        'A calm, steady last hour helps more than trying hard to sleep. Dim the lights, put the day away, and go to bed when you feel sleepy, not just tired.',
        'If you lie awake for what feels like a long time, get up. Sit somewhere warm and dim, do something dull, and go back when your eyes grow heavy.[#sleep-get-up] That way your bed stays a place for sleep, not for struggle.',
        'Keep the same time for getting up, whatever the night was like.[#sleep-regular] It feels hard for a few days, but it builds up sleepiness for the evening. If it goes on for months, talk to a {doctor}.[#sleep-see-doctor]',
      ],
    },
    es: {
      title: '¿Cómo puedo dormirme con más facilidad?',
      answer: [
        'Una última hora tranquila ayuda más que esforzarte por dormir. Baja las luces, deja el día a un lado y acuéstate cuando tengas sueño, no solo cansancio.',
        'Si llevas mucho rato despierta, levántate. Siéntate en un lugar cálido con poca luz, haz algo aburrido y vuelve cuando te pesen los ojos.[#sleep-get-up] Así la cama sigue siendo un lugar para dormir y no para luchar.',
        'Levántate siempre a la misma hora, haya sido como haya sido la noche.[#sleep-regular] Cuesta unos días, pero así llegas con más sueño a la noche. Si dura meses, habla con un {doctor}.[#sleep-see-doctor]',
      ],
    },
    fr: {
      title: 'Comment m’endormir plus facilement ?',
      answer: [
        'Une dernière heure calme aide plus que de vouloir dormir à tout prix. Baissez la lumière, laissez la journée de côté et couchez-vous quand vous avez sommeil.',
        'Si vous restez longtemps éveillée, levez-vous. Installez-vous au chaud, avec peu de lumière, faites une chose ennuyeuse, puis recouchez-vous quand vos yeux se ferment.[#sleep-get-up] Ainsi, votre lit reste un lieu de sommeil et non de lutte.',
        'Levez-vous toujours à la même heure, quelle que soit la nuit.[#sleep-regular] C’est dur quelques jours, mais le sommeil vient mieux le soir. Si cela dure des mois, parlez-en à un {doctor}.[#sleep-see-doctor]',
      ],
    },
  },
  {
    id: 'sleep-waking',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-worry', 'sleep-night-sweats', 'sleep-alcohol'],
    en: {
      title: 'Why do I wake in the small hours?',
      answer: [
        'Waking in the night is common now, and short wakings are part of normal sleep.[#sleep-short-wakes] Sweats, alcohol, a full bladder or a busy mind can turn a short one into a long one.',
        'Try not to look at the clock. Counting the hours wakes you up more. Lie still, let your breath slow down, and tell yourself that rest counts too.',
        'If sleep does not come back, get up and do something quiet in dim light until you feel sleepy.[#sleep-get-up] For a week, note what time you woke and what you felt first. It often shows what wakes you.',
      ],
    },
    es: {
      title: '¿Por qué me despierto de madrugada?',
      answer: [
        'Despertarse de noche es común ahora, y los despertares cortos son parte del sueño normal.[#sleep-short-wakes] Los sudores, el alcohol, las ganas de orinar o la mente inquieta pueden alargarlos.',
        'Intenta no mirar el reloj. Contar las horas despierta más. Quédate quieta, deja que la respiración se calme y recuerda que descansar también cuenta.',
        'Si el sueño no vuelve, levántate y haz algo tranquilo con poca luz hasta que tengas sueño.[#sleep-get-up] Durante una semana, anota a qué hora despertaste y qué sentiste primero. Suele mostrar qué te despierta.',
      ],
    },
    fr: {
      title: 'Pourquoi je me réveille en pleine nuit ?',
      answer: [
        'Se réveiller la nuit est courant à cette période, et les réveils brefs font partie du sommeil normal.[#sleep-short-wakes] Les sueurs, l’alcool, l’envie d’uriner ou un esprit agité peuvent les allonger.',
        'Essayez de ne pas regarder l’heure. Compter les heures réveille davantage. Restez tranquille, laissez le souffle ralentir et dites-vous que le repos compte aussi.',
        'Si le sommeil ne revient pas, levez-vous et faites une chose calme, avec peu de lumière, jusqu’à avoir sommeil.[#sleep-get-up] Pendant une semaine, notez l’heure du réveil et votre première sensation. Cela montre souvent ce qui vous réveille.',
      ],
    },
  },
  {
    id: 'sleep-night-sweats',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-why-worse', 'sleep-cbt', 'sleep-doctor'],
    en: {
      title: 'What helps when night sweats wake me?',
      answer: [
        'Night sweats are {hot flashes} that come while you sleep, and they can break your night.[#sleep-sweats-wake] Some women find a cool room, light layers and light bedding more comfortable.[#sleep-comfort] These ease the night, but they are not a treatment for the sweats.[#sleep-comfort-no-treatment]',
        'Keep a dry top and a small towel by the bed. Then you can change without waking up fully.',
        "If the sweats spoil your sleep often, a {doctor} can talk with you about treatments that work. Drenching sweats with a fever, or with weight loss you can't explain, need a {doctor} soon.[#sleep-fever-sweats]",
      ],
    },
    es: {
      title: '¿Qué ayuda si me despiertan los sudores?',
      answer: [
        'Los sudores nocturnos son {hot flashes} que llegan mientras duermes y pueden cortar la noche.[#sleep-sweats-wake] A algunas mujeres les resulta más cómodo un cuarto fresco, capas ligeras y ropa de cama fina.[#sleep-comfort] Alivian la noche, pero no son un tratamiento de los sudores.[#sleep-comfort-no-treatment]',
        'Deja una camiseta seca y una toalla pequeña junto a la cama. Así te cambias sin despertarte del todo.',
        'Si los sudores te quitan el sueño a menudo, un {doctor} puede hablarte de tratamientos que funcionan. Los sudores muy fuertes con fiebre, o con pérdida de peso sin explicación, necesitan pronto un {doctor}.[#sleep-fever-sweats]',
      ],
    },
    fr: {
      title: 'Que faire quand les sueurs me réveillent ?',
      answer: [
        'Les sueurs nocturnes sont des {hot flashes} qui viennent pendant le sommeil et peuvent couper la nuit.[#sleep-sweats-wake] Certaines femmes trouvent plus confortables une chambre fraîche, des couches légères et une literie fine.[#sleep-comfort] Cela adoucit la nuit, mais ne traite pas les sueurs.[#sleep-comfort-no-treatment]',
        'Gardez un haut sec et une petite serviette près du lit. Vous pourrez vous changer sans vous réveiller tout à fait.',
        'Si les sueurs gâchent souvent vos nuits, un {doctor} peut vous parler des traitements efficaces. Des sueurs très fortes avec de la fièvre, ou une perte de poids inexpliquée, demandent vite un {doctor}.[#sleep-fever-sweats]',
      ],
    },
  },
  {
    id: 'sleep-habits',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-caffeine', 'sleep-screens', 'sleep-cbt'],
    en: {
      title: 'Which habits are good for sleep?',
      answer: [
        'Steady times do the most: go to bed and get up at about the same hour each day.[#sleep-regular] Most adults need about 7 to 9 hours, but your own need may differ.[#sleep-hours]',
        'Daylight in the morning, some movement in the day, and a dim, quiet hour before bed all help the body know what time it is. A cool, dark room is pleasant for many.',
        "Good habits alone do not always cure long-lasting poor sleep, so please don't blame yourself. Pick one habit, keep it for a week, and log how the nights go. Then pick the next.",
      ],
    },
    es: {
      title: '¿Qué hábitos ayudan a dormir bien?',
      answer: [
        'Lo que más ayuda es un horario fijo: acostarte y levantarte más o menos a la misma hora.[#sleep-regular] La mayoría de los adultos necesita entre 7 y 9 horas, aunque tú puedes necesitar algo distinto.[#sleep-hours]',
        'La luz de la mañana, algo de movimiento de día y una hora tranquila antes de acostarte ayudan al cuerpo a saber qué hora es. Un cuarto fresco y oscuro gusta a muchas.',
        'Los buenos hábitos solos no siempre bastan, así que no te culpes. Elige uno, mantenlo una semana y anota cómo van las noches. Luego elige otro.',
      ],
    },
    fr: {
      title: 'Quelles habitudes aident à bien dormir ?',
      answer: [
        'Ce qui aide le plus, ce sont des heures régulières : se coucher et se lever à peu près au même moment.[#sleep-regular] La plupart des adultes ont besoin de 7 à 9 heures, mais votre besoin peut être différent.[#sleep-hours]',
        'La lumière du matin, un peu de mouvement le jour et une heure calme avant le coucher aident le corps à se repérer. Une chambre fraîche et sombre plaît à beaucoup.',
        'Les bonnes habitudes ne suffisent pas toujours, alors ne vous en voulez pas. Choisissez-en une, gardez-la une semaine et notez vos nuits. Puis passez à la suivante.',
      ],
    },
  },
  {
    id: 'sleep-cbt',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-habits', 'sleep-worry', 'sleep-doctor'],
    en: {
      title: 'What is CBT for insomnia?',
      answer: [
        'It is a short, practical course that changes the habits and thoughts that keep you awake. For insomnia that lasts, it is usually the first thing experts advise.[#sleep-cbti-first]',
        'It has been tried with women like you. In a study, women with {hot flashes} who had this help by phone slept clearly better.[#sleep-cbt-phone] There is also a form of CBT made for menopause, which is an option for {hot flashes} and sleep.[#sleep-cbt-nice]',
        'You learn things such as when to go to bed, when to get up, and what to do with thoughts at night. Ask a {doctor} how to get it where you live. Some courses are online.',
      ],
    },
    es: {
      title: '¿Qué es la TCC, la terapia contra el insomnio?',
      answer: [
        'Es un curso corto y práctico que cambia los hábitos y pensamientos que te mantienen despierta. Para el insomnio que dura, suele ser lo primero que aconsejan los expertos.[#sleep-cbti-first]',
        'Se ha probado con mujeres como tú. En un estudio, mujeres con {hot flashes} que recibieron esta ayuda por teléfono durmieron claramente mejor.[#sleep-cbt-phone] También hay una TCC pensada para la menopausia, que es una opción para los {hot flashes} y el sueño.[#sleep-cbt-nice]',
        'Aprendes cuándo acostarte, cuándo levantarte y qué hacer con los pensamientos de la noche. Pregunta a un {doctor} cómo conseguirla donde vives. Algunos cursos son en línea.',
      ],
    },
    fr: {
      title: 'Qu’est-ce que la TCC, la thérapie contre l’insomnie ?',
      answer: [
        'C’est un programme court et pratique qui change les habitudes et les pensées qui tiennent éveillée. Pour une insomnie qui dure, c’est en général le premier conseil des experts.[#sleep-cbti-first]',
        'Elle a été essayée avec des femmes comme vous. Dans une étude, des femmes avec des {hot flashes}, aidées par téléphone, ont nettement mieux dormi.[#sleep-cbt-phone] Il existe aussi une TCC faite pour la ménopause, une option pour les {hot flashes} et le sommeil.[#sleep-cbt-nice]',
        'On apprend quand se coucher, quand se lever et que faire des pensées de la nuit. Demandez à un {doctor} comment y avoir accès près de chez vous. Certains programmes sont en ligne.',
      ],
    },
  },
  {
    id: 'sleep-naps',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-habits', 'sleep-shift-work'],
    en: {
      title: 'Are naps a good idea?',
      answer: [
        'A short nap early in the afternoon can be kind to you, but a long or late one can cost you sleep at night.[#sleep-naps] So the clock matters more than the nap itself.',
        'Set an alarm, lie down for a little while, and get up when it rings. If evenings on the sofa are when you drift off, a short walk or a chat may carry you to bedtime.',
        'If your nights are poor, try a week with no naps and log the difference. If you fall asleep against your will in the day, tell a {doctor}, and do not drive while sleepy.[#sleep-drowsy-driving]',
      ],
    },
    es: {
      title: '¿Es buena idea la siesta?',
      answer: [
        'Una siesta corta a primera hora de la tarde puede sentarte bien, pero una larga o tardía puede quitarte sueño por la noche.[#sleep-naps] Importa más la hora que la siesta.',
        'Pon una alarma, recuéstate un ratito y levántate cuando suene. Si te quedas dormida en el sofá al anochecer, un paseo corto o una charla pueden llevarte hasta la hora de dormir.',
        'Si duermes mal, prueba una semana sin siestas y anota la diferencia. Si te duermes de día sin querer, díselo a un {doctor} y no conduzcas con sueño.[#sleep-drowsy-driving]',
      ],
    },
    fr: {
      title: 'La sieste est-elle une bonne idée ?',
      answer: [
        'Une courte sieste en début d’après-midi peut faire du bien, mais une sieste longue ou tardive peut coûter du sommeil la nuit.[#sleep-naps] L’heure compte plus que la sieste elle-même.',
        'Mettez un réveil, allongez-vous un petit moment et levez-vous quand il sonne. Si vous vous endormez le soir sur le canapé, une courte marche ou une conversation peut vous mener jusqu’au coucher.',
        'Si vos nuits sont mauvaises, essayez une semaine sans sieste et notez la différence. Si vous vous endormez le jour malgré vous, parlez-en à un {doctor} et ne conduisez pas somnolente.[#sleep-drowsy-driving]',
      ],
    },
  },
  {
    id: 'sleep-snoring',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-doctor', 'sleep-alcohol'],
    en: {
      title: 'I snore now. Should I worry?',
      answer: [
        'Snoring alone is often harmless, but with some other signs it should be checked. Loud snoring, pauses in breathing, waking with a gasp, or being very sleepy by day can point to sleep apnoea.[#sleep-apnoea-signs]',
        'It becomes more common in women after menopause, and it is easy to miss.[#sleep-apnoea-menopause] Many put the tiredness down to stress or age.',
        'A {doctor} can arrange a test, and there is good help for it.[#sleep-apnoea-treatable] Ask the person beside you what they hear, or record a night on your phone. Until it is clear, do not drive when you feel sleepy.[#sleep-drowsy-driving]',
      ],
    },
    es: {
      title: 'Ahora ronco. ¿Debo preocuparme?',
      answer: [
        'Roncar solo suele ser inofensivo, pero con otras señales conviene revisarlo. Ronquidos fuertes, pausas al respirar, despertar con ahogo o mucho sueño de día pueden apuntar a una apnea del sueño.[#sleep-apnoea-signs]',
        'Se vuelve más común en las mujeres tras la menopausia, y es fácil no verla.[#sleep-apnoea-menopause] Muchas achacan el cansancio al estrés o a la edad.',
        'Un {doctor} puede pedir una prueba, y hay buena ayuda.[#sleep-apnoea-treatable] Pregunta a quien duerme a tu lado qué oye, o graba una noche con el teléfono. Mientras no esté claro, no conduzcas con sueño.[#sleep-drowsy-driving]',
      ],
    },
    fr: {
      title: 'Je ronfle maintenant. Est-ce grave ?',
      answer: [
        'Ronfler seul est souvent sans gravité, mais avec d’autres signes, il faut vérifier. Des ronflements forts, des pauses du souffle, un réveil en étouffant ou une forte somnolence le jour peuvent évoquer une apnée du sommeil.[#sleep-apnoea-signs]',
        'Elle devient plus fréquente chez les femmes après la ménopause, et passe facilement inaperçue.[#sleep-apnoea-menopause] Beaucoup mettent la fatigue sur le compte du stress ou de l’âge.',
        'Un {doctor} peut prescrire un examen, et il existe une bonne aide.[#sleep-apnoea-treatable] Demandez à la personne qui dort près de vous ce qu’elle entend, ou enregistrez une nuit. D’ici là, ne conduisez pas somnolente.[#sleep-drowsy-driving]',
      ],
    },
  },
  {
    id: 'sleep-alcohol',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-waking', 'sleep-caffeine', 'self-care-alcohol'],
    en: {
      title: 'Does wine in the evening harm my sleep?',
      answer: [
        'It may help you drop off, but later in the night it breaks your sleep.[#sleep-alcohol] Many women notice that they wake in the small hours after a drink, often hot and thirsty.',
        'Some also find that less alcohol makes the nights more comfortable.[#sleep-comfort] That is a thing to try, not a rule.',
        'Try a week without a drink in the evening and log each morning how you slept. Your own nights are the best guide. If it is hard to sleep without a drink, a {doctor} can help, and there is no shame in asking.',
      ],
    },
    es: {
      title: '¿El vino de la noche afecta mi sueño?',
      answer: [
        'Puede ayudarte a dormirte, pero más tarde corta el sueño.[#sleep-alcohol] Muchas mujeres notan que después de una copa se despiertan de madrugada, con calor y sed.',
        'A algunas, además, beber menos les hace la noche más cómoda.[#sleep-comfort] Es algo que puedes probar, no una norma.',
        'Prueba una semana sin alcohol por la noche y anota cada mañana cómo dormiste. Tus propias noches son la mejor guía. Si te cuesta dormir sin beber, un {doctor} puede ayudarte, y no hay vergüenza en pedirlo.',
      ],
    },
    fr: {
      title: 'Le vin du soir nuit-il à mon sommeil ?',
      answer: [
        'Il peut aider à s’endormir, mais plus tard il coupe le sommeil.[#sleep-alcohol] Beaucoup de femmes remarquent qu’après un verre, elles se réveillent en pleine nuit, avec chaud et soif.',
        'Certaines trouvent aussi leurs nuits plus confortables avec moins d’alcool.[#sleep-comfort] C’est un essai à faire, pas une règle.',
        'Essayez une semaine sans alcool le soir et notez chaque matin comment vous avez dormi. Vos propres nuits sont le meilleur guide. Si dormir sans verre est difficile, un {doctor} peut aider, et il n’y a aucune honte à demander.',
      ],
    },
  },
  {
    id: 'sleep-caffeine',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-habits', 'sleep-alcohol'],
    en: {
      title: 'Is coffee keeping me awake?',
      answer: [
        'It may well be, because caffeine stays in the body for hours.[#sleep-caffeine] An afternoon cup can still be at work when you turn off the light.',
        'It is not only in coffee. Tea, cola, energy drinks and chocolate hold it too.[#sleep-caffeine-sources] After a bad night it is natural to drink more of it, and so the circle turns.',
        'Try making lunch the time of your last cup, for one week. Cut down in small steps, as stopping at once can bring a headache.[#sleep-caffeine-headache] Some women also feel more comfortable with less caffeine.[#sleep-comfort]',
      ],
    },
    es: {
      title: '¿El café me quita el sueño?',
      answer: [
        'Es muy posible, porque la cafeína se queda horas en el cuerpo.[#sleep-caffeine] Una taza de la tarde puede seguir activa cuando apagas la luz.',
        'No está solo en el café. El té, los refrescos de cola, las bebidas energéticas y el chocolate también la llevan.[#sleep-caffeine-sources] Después de una mala noche es natural tomar más, y así gira la rueda.',
        'Prueba una semana con la última taza al mediodía. Baja poco a poco, porque dejarla de golpe puede dar dolor de cabeza.[#sleep-caffeine-headache] Algunas mujeres también se sienten más cómodas con menos cafeína.[#sleep-comfort]',
      ],
    },
    fr: {
      title: 'Est-ce le café qui m’empêche de dormir ?',
      answer: [
        'C’est bien possible, car la caféine reste des heures dans le corps.[#sleep-caffeine] Une tasse de l’après-midi peut encore agir quand vous éteignez la lumière.',
        'Il n’y en a pas que dans le café. Le thé, le cola, les boissons énergisantes et le chocolat en contiennent aussi.[#sleep-caffeine-sources] Après une mauvaise nuit, on en boit plus, et le cercle tourne.',
        'Essayez une semaine avec la dernière tasse à midi. Diminuez peu à peu, car un arrêt brusque peut donner mal à la tête.[#sleep-caffeine-headache] Certaines femmes se sentent aussi mieux avec moins de caféine.[#sleep-comfort]',
      ],
    },
  },
  {
    id: 'sleep-screens',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-falling-asleep', 'sleep-habits'],
    en: {
      title: 'Is my phone keeping me awake?',
      answer: [
        'It can: bright screens and busy content shortly before bed make it harder to fall asleep.[#sleep-screens] What you read may matter as much as the light. News and messages wake the mind.',
        'Let the phone sleep in another room, or at least out of reach. A plain alarm clock can take over its morning job.',
        'If an empty hour feels too quiet, fill it with something soft: a paper book, music, a warm shower, or an audio story with the screen turned off. Start with one evening this week and see how the night feels.',
      ],
    },
    es: {
      title: '¿El teléfono me quita el sueño?',
      answer: [
        'Puede ser: las pantallas brillantes y agitadas justo antes de acostarte dificultan el sueño.[#sleep-screens] Lo que lees puede pesar tanto como la luz. Las noticias y los mensajes despiertan la mente.',
        'Deja que el teléfono duerma en otro cuarto o, al menos, lejos de tu mano. Un despertador sencillo puede hacer su trabajo de la mañana.',
        'Si esa hora te parece vacía, llénala con algo suave: un libro de papel, música, una ducha tibia o un relato en audio con la pantalla apagada. Empieza con una noche esta semana y mira cómo te va.',
      ],
    },
    fr: {
      title: 'Mon téléphone m’empêche-t-il de dormir ?',
      answer: [
        'C’est possible : un écran vif et agité juste avant le coucher rend l’endormissement plus difficile.[#sleep-screens] Ce que vous lisez peut compter autant que la lumière. Les nouvelles et les messages réveillent l’esprit.',
        'Laissez le téléphone dormir dans une autre pièce, ou du moins hors de portée. Un simple réveil peut le remplacer le matin.',
        'Si cette heure vous semble vide, remplissez-la de douceur : un livre en papier, de la musique, une douche tiède ou une histoire à écouter, écran éteint. Commencez par un soir cette semaine et voyez comment se passe la nuit.',
      ],
    },
  },
  {
    id: 'sleep-restless-legs',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-doctor', 'sleep-caffeine'],
    en: {
      title: "My legs won't keep still at night. Why?",
      answer: [
        'It may be what is called restless legs: a strong urge to move them that gets worse at rest and at night.[#sleep-legs-what] It can feel like crawling, pulling or fizzing. Moving brings relief for a while.',
        'It is worth telling a {doctor}, as low iron is one of the causes and a blood test can show it.[#sleep-legs-iron] Some medicines can play a part as well, so bring a list of what you take.[#sleep-legs-medicines]',
        'For now, a short walk, a gentle stretch or a warm bath before bed eases it for some. One leg that is swollen, red or painful is something else and needs a check the same day.[#sleep-leg-swollen]',
      ],
    },
    es: {
      title: '¿Por qué no se me quedan quietas las piernas?',
      answer: [
        'Puede ser lo que llaman piernas inquietas: una fuerte necesidad de moverlas, peor en reposo y de noche.[#sleep-legs-what] Puede sentirse como hormigueo, tirones o burbujas, y moverse alivia un rato.',
        'Vale la pena decírselo a un {doctor}, pues el hierro bajo es una de las causas y se ve en un análisis de sangre.[#sleep-legs-iron] Algunos medicamentos también influyen, así que lleva una lista de lo que tomas.[#sleep-legs-medicines]',
        'Mientras tanto, a algunas les alivia un paseo corto, estirar o un baño tibio antes de dormir. Una sola pierna hinchada, roja o dolorida es otra cosa y hay que revisarla el mismo día.[#sleep-leg-swollen]',
      ],
    },
    fr: {
      title: 'Mes jambes bougent la nuit. Pourquoi ?',
      answer: [
        'Il s’agit peut-être de ce qu’on nomme jambes sans repos : un fort besoin de les bouger, pire au repos et la nuit.[#sleep-legs-what] Cela peut fourmiller, tirer ou pétiller, et bouger soulage un moment.',
        'Parlez-en à un {doctor}, car un manque de fer est une des causes et se voit à une prise de sang.[#sleep-legs-iron] Certains médicaments peuvent aussi jouer, alors apportez la liste de ce que vous prenez.[#sleep-legs-medicines]',
        'En attendant, une courte marche, des étirements ou un bain tiède soulagent certaines. Une seule jambe gonflée, rouge ou douloureuse, c’est autre chose : il faut consulter le jour même.[#sleep-leg-swollen]',
      ],
    },
  },
  {
    id: 'sleep-worry',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['sleep-cbt', 'sleep-falling-asleep'],
    en: {
      title: 'What can I do when worries come at night?',
      answer: [
        'At night, worries look bigger than they are, and you are not weak for feeling them. A tired mind has less strength to put things in place.',
        'Give them a home before bed. Write down what troubles you and one next step for tomorrow, then close the book.[#sleep-worry-list] In bed, slow breathing with a long, soft out-breath can help you settle.[#sleep-worry-calm] I can guide you through a breathing exercise if you like.',
        'If fear of the night itself grows, or worry fills your days too, please tell a {doctor}. Talking therapy such as CBT can teach you ways out.',
      ],
    },
    es: {
      title: '¿Qué hago si las preocupaciones llegan de noche?',
      answer: [
        'De noche las preocupaciones parecen más grandes de lo que son, y sentirlas no es debilidad. Una mente cansada tiene menos fuerza para ordenar las cosas.',
        'Dales un lugar antes de acostarte. Escribe lo que te inquieta y un paso para mañana, y cierra el cuaderno.[#sleep-worry-list] En la cama, respirar despacio y soltar el aire poco a poco puede ayudarte a calmarte.[#sleep-worry-calm] Si quieres, te guío en un ejercicio de respiración.',
        'Si crece el miedo a la noche, o la preocupación llena también tus días, cuéntaselo a un {doctor}. Una terapia como la TCC puede enseñarte salidas.',
      ],
    },
    fr: {
      title: 'Que faire des soucis qui viennent la nuit ?',
      answer: [
        'La nuit, les soucis paraissent plus grands qu’ils ne sont, et les sentir n’est pas une faiblesse. Un esprit fatigué a moins de force pour tout remettre en place.',
        'Donnez-leur une place avant le coucher. Écrivez ce qui vous inquiète et un pas pour demain, puis fermez le cahier.[#sleep-worry-list] Au lit, un souffle lent, avec une longue expiration douce, peut aider à se poser.[#sleep-worry-calm] Je peux vous guider dans un exercice de respiration.',
        'Si la peur de la nuit grandit, ou si les soucis remplissent aussi vos jours, parlez-en à un {doctor}. Une thérapie comme la TCC peut montrer des issues.',
      ],
    },
  },
  {
    id: 'sleep-shift-work',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-naps', 'work-night-shifts'],
    en: {
      title: 'How do I sleep when I work shifts?',
      answer: [
        'Shift work pulls against your body clock, so poor sleep is not your fault.[#sleep-shift-clock] The aim is to protect a block of sleep, whatever the hour.',
        'Make your room dark, cool and quiet for the day.[#sleep-shift-dark] Switch off the bell and the phone, and tell the people at home when your night is. Keep a short wind-down after work, just as you would in the evening.',
        'Coffee is best early in the shift, not near its end. If you feel sleepy, do not drive home.[#sleep-drowsy-driving] Ask at work whether shifts can rotate more gently, and tell a {doctor} if it wears you down.',
      ],
    },
    es: {
      title: '¿Cómo duermo si trabajo por turnos?',
      answer: [
        'Los turnos van en contra de tu reloj interno, así que dormir mal no es culpa tuya.[#sleep-shift-clock] La meta es proteger un bloque de sueño, sea la hora que sea.',
        'Deja el cuarto oscuro, fresco y silencioso durante el día.[#sleep-shift-dark] Apaga el timbre y el teléfono, y di en casa cuándo es tu noche. Guarda un rato de calma después del trabajo, como harías por la noche.',
        'El café, mejor al principio del turno que al final. Si tienes sueño, no conduzcas a casa.[#sleep-drowsy-driving] Pregunta en el trabajo si los turnos pueden cambiar más despacio, y habla con un {doctor} si te agota.',
      ],
    },
    fr: {
      title: 'Comment dormir quand on travaille en horaires décalés ?',
      answer: [
        'Les horaires décalés vont contre l’horloge du corps, alors mal dormir n’est pas votre faute.[#sleep-shift-clock] Le but est de protéger un bloc de sommeil, quelle que soit l’heure.',
        'Rendez la chambre sombre, fraîche et calme pendant le jour.[#sleep-shift-dark] Coupez la sonnette et le téléphone, et dites chez vous quand est votre nuit. Gardez un moment de calme après le travail, comme le soir.',
        'Le café, plutôt en début de poste qu’à la fin. Si vous avez sommeil, ne prenez pas le volant.[#sleep-drowsy-driving] Demandez si les rotations peuvent être plus douces, et parlez à un {doctor} si cela vous épuise.',
      ],
    },
  },
  {
    id: 'sleep-doctor',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-cbt', 'sleep-snoring'],
    en: {
      title: 'When should I see a doctor about sleep?',
      answer: [
        "See a {doctor} when poor sleep has lasted for months, when better habits have not helped, or when your days suffer.[#sleep-see-doctor] You do not have to wait until you can't cope.",
        'Go sooner if you snore loudly and wake gasping, or if you nod off while driving.[#sleep-apnoea-signs] Go soon too with drenching sweats and a fever.[#sleep-fever-sweats]',
        'Take two weeks of notes along: when you went to bed, when you woke, sweats, drinks and mood. Your log can help here. There is help that works without pills, such as CBT for insomnia.[#sleep-cbti-first]',
      ],
    },
    es: {
      title: '¿Cuándo voy al médico por el sueño?',
      answer: [
        'Ve a un {doctor} si duermes mal desde hace meses, si los buenos hábitos no ayudan o si tus días se resienten.[#sleep-see-doctor] No tienes que esperar a no poder más.',
        'Ve antes si roncas fuerte y despiertas con ahogo, o si te duermes al volante.[#sleep-apnoea-signs] Ve pronto también si hay sudores muy fuertes con fiebre.[#sleep-fever-sweats]',
        'Lleva notas de dos semanas: cuándo te acostaste, cuándo despertaste, sudores, bebidas y ánimo. Tu registro puede servirte. Hay ayuda que funciona sin pastillas, como la TCC, una terapia contra el insomnio.[#sleep-cbti-first]',
      ],
    },
    fr: {
      title: 'Quand consulter pour le sommeil ?',
      answer: [
        'Voyez un {doctor} si vous dormez mal depuis des mois, si de meilleures habitudes n’aident pas, ou si vos journées en souffrent.[#sleep-see-doctor] Inutile d’attendre d’être à bout.',
        'Allez-y plus tôt si vous ronflez fort et vous réveillez en étouffant, ou si vous vous endormez au volant.[#sleep-apnoea-signs] Allez-y vite aussi en cas de sueurs très fortes avec de la fièvre.[#sleep-fever-sweats]',
        'Apportez deux semaines de notes : coucher, réveils, sueurs, boissons, humeur. Votre journal peut servir. Il existe une aide efficace sans cachets, comme la TCC, une thérapie contre l’insomnie.[#sleep-cbti-first]',
      ],
    },
  },
  {
    id: 'sleep-pills',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['sleep-cbt', 'sleep-doctor'],
    en: {
      title: 'Are sleeping pills or sleep aids a good idea?',
      needs: [
        'pill',
        'tablet',
        'sleeping',
        'medic',
        'drug',
        'melaton',
        'valerian',
        'magnes',
        'herb',
        'supplement',
        'aid',
        'gumm',
        'remed',
        'otc',
      ],
      answer: [
        'They may have a place for a short while, but they are not the first choice for poor sleep that lasts. Sleeping pills can make you drowsy the next day, and the body can get used to them.[#sleep-pills-short]',
        'Things from a shop, such as herbs, melatonin or magnesium, can act on other medicines, so ask a pharmacist first.[#sleep-pills-interact] Natural does not always mean harmless.',
        'CBT for insomnia is usually advised first.[#sleep-cbti-first] If you already take something at night, do not stop all at once on your own. Talk with a {doctor} or pharmacist about what fits you.',
      ],
    },
    es: {
      title: '¿Son buena idea las pastillas para dormir?',
      needs: [
        'pastilla',
        'somnifer',
        'medic',
        'melaton',
        'valerian',
        'magnes',
        'hierba',
        'suplement',
        'gomita',
        'gota',
        'farmac',
        'remedio',
        'infusion',
      ],
      answer: [
        'Pueden servir un tiempo corto, pero no son la primera opción cuando el mal sueño dura. Los somníferos pueden dejarte adormilada al día siguiente, y el cuerpo se acostumbra.[#sleep-pills-short]',
        'Lo que se vende sin receta, como hierbas, melatonina o magnesio, puede influir en otros medicamentos: pregunta antes en la farmacia.[#sleep-pills-interact] Natural no siempre significa inofensivo.',
        'Lo que se suele aconsejar primero es la TCC, una terapia contra el insomnio.[#sleep-cbti-first] Si ya tomas algo por la noche, no lo dejes de golpe por tu cuenta. Habla con un {doctor} o en la farmacia sobre lo que te conviene.',
      ],
    },
    fr: {
      title: 'Les somnifères sont-ils une bonne idée ?',
      needs: [
        'somnifer',
        'cachet',
        'comprim',
        'pilul',
        'medic',
        'melaton',
        'valerian',
        'magnes',
        'plante',
        'complement',
        'gomme',
        'gelule',
        'pharmac',
        'tisane',
      ],
      answer: [
        'Ils peuvent servir un court moment, mais ne sont pas le premier choix quand le mauvais sommeil dure. Un somnifère peut rendre somnolente le lendemain, et le corps s’y habitue.[#sleep-pills-short]',
        'Ce qui se vend sans ordonnance, comme les plantes, la mélatonine ou le magnésium, peut agir sur d’autres médicaments : demandez d’abord en pharmacie.[#sleep-pills-interact] Naturel ne veut pas toujours dire sans danger.',
        'On conseille en général d’abord la TCC, une thérapie contre l’insomnie.[#sleep-cbti-first] Si vous prenez déjà quelque chose le soir, n’arrêtez pas d’un coup, seule. Parlez-en à un {doctor} ou en pharmacie.',
      ],
    },
  },
  {
    id: 'sleep-bladder',
    topic: 'sleep',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-waking', 'sleep-doctor'],
    en: {
      title: 'I get up to pee all night. What helps?',
      answer: [
        "Many women know this, and there is often something that can be done. First look at the evening: drinking less in the last hours before bed may save you a trip.[#sleep-bladder-drink] Don't cut down on drinks through the day, though.",
        'Sometimes it is the other way round. Something else wakes you, and then you notice your bladder.',
        'If you get up several times most nights, tell a {doctor}, as many causes can be treated.[#sleep-bladder-check] Burning, pain, fever or blood in the urine should be looked at within days.[#sleep-urine-signs]',
      ],
    },
    es: {
      title: 'Me levanto a orinar toda la noche. ¿Qué ayuda?',
      answer: [
        'A muchas mujeres les pasa, y a menudo se puede hacer algo. Mira primero la tarde: beber menos en las últimas horas antes de acostarte puede ahorrarte un viaje.[#sleep-bladder-drink] Pero no bebas menos durante el día.',
        'A veces es al revés. Algo te despierta y entonces notas la vejiga.',
        'Si te levantas varias veces casi todas las noches, díselo a un {doctor}, pues muchas causas se pueden tratar.[#sleep-bladder-check] Si hay ardor, dolor, fiebre o sangre en la orina, consulta en pocos días.[#sleep-urine-signs]',
      ],
    },
    fr: {
      title: 'Je me lève la nuit pour uriner. Que faire ?',
      answer: [
        'Beaucoup de femmes connaissent cela, et on peut souvent y faire quelque chose. Regardez d’abord la soirée : boire moins dans les dernières heures avant le coucher peut éviter un lever.[#sleep-bladder-drink] Mais ne buvez pas moins pendant le jour.',
        'Parfois, c’est l’inverse. Autre chose vous réveille, et vous sentez alors votre vessie.',
        'Si vous vous levez plusieurs fois presque chaque nuit, parlez-en à un {doctor}, car bien des causes se traitent.[#sleep-bladder-check] Brûlure, douleur, fièvre ou sang dans les urines : consultez en quelques jours.[#sleep-urine-signs]',
      ],
    },
  },
]
