import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about mood. */
export const MOOD_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'mood-low',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-doctor', 'mood-anxiety', 'mood-talking'],
    en: {
      title: 'Why do I feel so low?',
      answer: [
        'Low mood is common at this time, it is real, and it can be treated.[#mood-treatable] In studies, the odds of depressive symptoms were about 40 % higher in perimenopause than before.[#mood-odds]',
        'So it is not weakness, and you did not cause it. Shifting hormones, short nights and a full life can all pull at your mood.[#mood-hormones]',
        'Choose one kind thing today: daylight, a short walk, or a call to someone safe. If you feel low most days for two weeks or more, please see a {doctor}.[#mood-two-weeks] If you ever think of harming yourself, tell someone right away, or call {emergency}.',
      ],
    },
    es: {
      title: '¿Por qué me siento tan baja de ánimo?',
      answer: [
        'El ánimo bajo es común en esta etapa, es real y se puede tratar.[#mood-treatable] En los estudios, las probabilidades de síntomas depresivos eran un 40 % más altas en la perimenopausia que antes.[#mood-odds]',
        'Así que no es debilidad ni culpa tuya. Las hormonas que cambian, las noches cortas y una vida llena pueden pesar en el ánimo.[#mood-hormones]',
        'Elige hoy una cosa amable: luz del día, un paseo corto o una llamada a alguien de confianza. Si te sientes así casi todos los días durante dos semanas o más, ve a un {doctor}.[#mood-two-weeks] Si alguna vez piensas en hacerte daño, díselo a alguien enseguida o llama al {emergency}.',
      ],
    },
    fr: {
      title: 'Pourquoi ai-je le moral si bas ?',
      answer: [
        'Avoir le moral bas est courant à cette période, c’est réel et cela se soigne.[#mood-treatable] Dans les études, la probabilité de symptômes dépressifs était plus haute d’environ 40 % en périménopause qu’avant.[#mood-odds]',
        'Ce n’est donc ni une faiblesse ni votre faute. Des hormones qui changent, des nuits courtes et une vie chargée peuvent peser sur le moral.[#mood-hormones]',
        'Choisissez aujourd’hui une chose douce : la lumière du jour, une courte marche ou un appel à une personne sûre. Si cela dure presque tous les jours depuis deux semaines ou plus, voyez un {doctor}.[#mood-two-weeks] Si vous pensez un jour à vous faire du mal, dites-le tout de suite à quelqu’un ou appelez le {emergency}.',
      ],
    },
  },
  {
    id: 'mood-anxiety',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-panic', 'mood-breathing', 'mood-doctor'],
    en: {
      title: 'Why am I so anxious all of a sudden?',
      answer: [
        'Anxiety can start or grow in perimenopause, even in women who never knew it before.[#mood-symptoms] It can feel like dread, a tight chest or a mind that will not rest.',
        'You are not losing yourself. Name it when it comes: "this is worry, it will pass". Then let your out-breath grow long and slow, which can help you feel calmer.[#mood-breathing-calm]',
        'Less coffee, more sleep and some movement in the day take the edge off for many. If worry fills most days for two weeks or more, see a {doctor}.[#mood-two-weeks] Talking therapy such as CBT can help.[#mood-talking]',
      ],
    },
    es: {
      title: '¿Por qué tengo ansiedad de repente?',
      answer: [
        'La ansiedad puede empezar o crecer en la perimenopausia, incluso en mujeres que nunca la conocieron.[#mood-symptoms] Puede sentirse como miedo, un pecho apretado o una mente que no descansa.',
        'No te estás perdiendo a ti misma. Ponle nombre cuando llegue: «esto es preocupación y pasará». Luego suelta el aire largo y despacio, que puede ayudarte a calmarte.[#mood-breathing-calm]',
        'Menos café, más sueño y algo de movimiento alivian a muchas. Si la preocupación llena casi todos los días durante dos semanas o más, ve a un {doctor}.[#mood-two-weeks] Una terapia como la TCC puede ayudar.[#mood-talking]',
      ],
    },
    fr: {
      title: 'Pourquoi suis-je anxieuse tout à coup ?',
      answer: [
        'L’anxiété peut naître ou grandir en périménopause, même chez des femmes qui ne la connaissaient pas.[#mood-symptoms] Cela peut être une peur, une poitrine serrée ou un esprit qui ne se repose plus.',
        'Vous n’êtes pas en train de vous perdre. Donnez-lui un nom : « c’est de l’inquiétude, elle passera ». Puis expirez longuement, ce qui peut aider à se calmer.[#mood-breathing-calm]',
        'Moins de café, plus de sommeil et un peu de mouvement soulagent beaucoup de femmes. Si l’inquiétude remplit presque tous vos jours depuis deux semaines ou plus, voyez un {doctor}.[#mood-two-weeks] Une thérapie comme la TCC peut aider.[#mood-talking]',
      ],
    },
  },
  {
    id: 'mood-irritable',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-rage', 'relationships-arguments'],
    en: {
      title: 'Why does everything annoy me?',
      answer: [
        'Being irritable is one of the most reported signs of perimenopause, so you are in large company.[#mood-irritable-common] Poor sleep makes it worse, and so does carrying too much.[#mood-poor-sleep]',
        'Irritation often has a message: something is too loud, too much or too long. Ask yourself what you need right now: food, quiet, air or help?',
        'Give yourself a small way out, such as "I need ten quiet minutes". Step into another room, drink some water and come back. Log the sharp moments for two weeks and see if they follow short nights or your cycle.',
      ],
    },
    es: {
      title: '¿Por qué me irrita todo?',
      answer: [
        'Estar irritable es una de las señales que más cuentan las mujeres en la perimenopausia: tienes mucha compañía.[#mood-irritable-common] Dormir mal lo empeora, y también cargar con demasiado.[#mood-poor-sleep]',
        'La irritación suele traer un mensaje: algo es demasiado ruidoso, demasiado grande o demasiado largo. Pregúntate qué necesitas ahora: ¿comer, silencio, aire, ayuda?',
        'Date una salida pequeña, como «necesito diez minutos de calma». Cambia de cuarto, bebe agua y vuelve. Anota esos momentos durante dos semanas y mira si siguen a las noches cortas o a tu ciclo.',
      ],
    },
    fr: {
      title: 'Pourquoi tout m’agace ?',
      answer: [
        'Être irritable est un des signes les plus cités de la périménopause : vous êtes loin d’être seule.[#mood-irritable-common] Mal dormir l’aggrave, tout comme porter trop de choses.[#mood-poor-sleep]',
        'L’agacement porte souvent un message : c’est trop bruyant, trop lourd ou trop long. Demandez-vous ce qu’il vous faut là, maintenant : manger, du calme, de l’air, de l’aide ?',
        'Offrez-vous une petite sortie, comme « j’ai besoin de dix minutes de calme ». Changez de pièce, buvez de l’eau, revenez. Notez ces moments pendant deux semaines et voyez s’ils suivent les nuits courtes ou votre cycle.',
      ],
    },
  },
  {
    id: 'mood-rage',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-irritable', 'mood-breathing', 'mood-doctor'],
    en: {
      title: 'What can I do with sudden rage?',
      answer: [
        'Sudden anger is part of this time for many women, and it does not make you a bad person. Mood can swing while hormones go up and down.[#mood-hormones]',
        'When you feel it rise, make space before words. Put down what you hold, leave the room if all are safe, and let your shoulders drop. Long, slow out-breaths can help the wave pass.[#mood-breathing-calm]',
        'Later, when it is calm, a short "I\'m sorry, that was too loud" repairs a lot. If anger scares you or those you love, or you fear you might hurt someone, talk to a {doctor} soon. There is good help.',
      ],
    },
    es: {
      title: '¿Qué hago con la rabia repentina?',
      answer: [
        'La rabia repentina es parte de esta etapa para muchas mujeres y no te hace mala persona. El ánimo puede cambiar mientras las hormonas suben y bajan.[#mood-hormones]',
        'Cuando la notes subir, haz espacio antes de hablar. Suelta lo que tengas en las manos, sal del cuarto si nadie corre peligro y baja los hombros. Soltar el aire largo y despacio puede ayudar a que pase la ola.[#mood-breathing-calm]',
        'Más tarde, con calma, un «lo siento, grité demasiado» repara mucho. Si tu enfado te asusta a ti o a los tuyos, o temes hacer daño a alguien, habla pronto con un {doctor}. Hay buena ayuda.',
      ],
    },
    fr: {
      title: 'Que faire d’une rage soudaine ?',
      answer: [
        'Une colère soudaine fait partie de cette période pour beaucoup de femmes, et ne fait pas de vous une mauvaise personne. L’humeur peut varier quand les hormones montent et descendent.[#mood-hormones]',
        'Quand vous la sentez monter, faites de la place avant les mots. Posez ce que vous tenez, quittez la pièce si personne n’est en danger, relâchez les épaules. De longues expirations lentes peuvent aider la vague à passer.[#mood-breathing-calm]',
        'Plus tard, au calme, un « pardon, c’était trop fort » répare beaucoup. Si votre colère vous fait peur ou fait peur aux vôtres, ou si vous craignez de blesser quelqu’un, parlez vite à un {doctor}. Il existe une bonne aide.',
      ],
    },
  },
  {
    id: 'mood-crying',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-low', 'mood-doctor'],
    en: {
      title: 'Why do I cry so easily?',
      answer: [
        'Tears that come quickly are common when mood swings with your hormones.[#mood-hormones] They do not mean that you are weak or that something is broken.',
        'Let them come when you can. Crying is a way to let go of strain, and many feel lighter after it. If you are at work or in a shop, a slow breath and cold water on your hands can give you a minute.',
        'Sleep, food and a kind voice matter more than usual on such days. If the tears come with feeling hopeless, or with no joy in anything, that can be depression, so please see a {doctor}.[#mood-lost-interest]',
      ],
    },
    es: {
      title: '¿Por qué lloro con tanta facilidad?',
      answer: [
        'Las lágrimas fáciles son comunes cuando el ánimo cambia con las hormonas.[#mood-hormones] No significan que seas débil ni que algo esté roto.',
        'Déjalas salir cuando puedas. Llorar es una forma de soltar tensión, y muchas se sienten más ligeras después. Si estás en el trabajo o en una tienda, respirar despacio y mojarte las manos con agua fría te da un minuto.',
        'En esos días importan más el sueño, la comida y una voz amable. Si las lágrimas vienen con desesperanza, o si nada te alegra, puede ser depresión: ve a un {doctor}.[#mood-lost-interest]',
      ],
    },
    fr: {
      title: 'Pourquoi est-ce que je pleure si vite ?',
      answer: [
        'Des larmes faciles sont courantes quand l’humeur varie avec les hormones.[#mood-hormones] Elles ne veulent pas dire que vous êtes faible ou que quelque chose est cassé.',
        'Laissez-les venir quand vous le pouvez. Pleurer relâche la tension, et beaucoup se sentent plus légères après. Au travail ou dans un magasin, un souffle lent et de l’eau froide sur les mains offrent une minute.',
        'Ces jours-là, le sommeil, les repas et une voix douce comptent encore plus. Si les larmes viennent avec un désespoir, ou si plus rien ne vous réjouit, cela peut être une dépression : voyez un {doctor}.[#mood-lost-interest]',
      ],
    },
  },
  {
    id: 'mood-not-myself',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-low', 'mood-confidence', 'self-care-kindness'],
    en: {
      title: "Why don't I feel like myself?",
      answer: [
        'Many women say exactly this in perimenopause, often before they know why. Mood, sleep, body and mind can all change at once, and that feels like losing yourself.[#mood-symptoms]',
        'You are still here. A few things may help you find the thread: music you loved, a friend who knew you long ago, a walk in a place that feels like yours.',
        'Write one line each evening about a moment when you felt a bit like you. If you feel cut off from life, or this goes on for two weeks or more, talk to a {doctor}.[#mood-two-weeks]',
      ],
    },
    es: {
      title: '¿Por qué no me siento yo misma?',
      answer: [
        'Muchas mujeres dicen justo eso en la perimenopausia, a menudo antes de saber por qué. El ánimo, el sueño, el cuerpo y la mente pueden cambiar a la vez, y es como perderse.[#mood-symptoms]',
        'Sigues aquí. Algunas cosas ayudan a encontrar el hilo: una música que amabas, una amiga de siempre, un paseo por un lugar que sientes tuyo.',
        'Escribe cada noche una línea sobre un momento en que te sentiste un poco tú. Si te sientes lejos de la vida, o esto dura dos semanas o más, habla con un {doctor}.[#mood-two-weeks]',
      ],
    },
    fr: {
      title: 'Pourquoi je ne me reconnais plus ?',
      answer: [
        'Beaucoup de femmes disent exactement cela en périménopause, souvent avant de savoir pourquoi. L’humeur, le sommeil, le corps et l’esprit peuvent changer ensemble, et l’on croit se perdre.[#mood-symptoms]',
        'Vous êtes toujours là. Certaines choses aident à retrouver le fil : une musique aimée, une amie de longue date, une marche dans un lieu à vous.',
        'Chaque soir, écrivez une ligne sur un moment où vous étiez un peu vous. Si vous vous sentez coupée de la vie, ou si cela dure deux semaines ou plus, parlez à un {doctor}.[#mood-two-weeks]',
      ],
    },
  },
  {
    id: 'mood-stress',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-breathing', 'self-care-small-habits', 'relationships-asking-help'],
    en: {
      title: 'How do I cope with so much stress?',
      answer: [
        'Start by making the load smaller, not by being stronger. Write down everything you carry, and mark one thing to drop, one to share and one to leave for later.',
        'Stress shows in the body too: headaches, tight muscles, a sore stomach or a fast heartbeat.[#mood-stress-body] These are signs to pause, not signs that you fail.',
        'Plan two short breaks a day and guard them like an appointment. Moving a little can lift your mood as well.[#mood-movement] If you feel close to breaking, tell someone today, and let a {doctor} know.',
      ],
    },
    es: {
      title: '¿Cómo llevo tanto estrés?',
      answer: [
        'Empieza por hacer la carga más pequeña, no por ser más fuerte. Escribe todo lo que llevas y marca una cosa para soltar, una para compartir y una para después.',
        'El estrés también se nota en el cuerpo: dolor de cabeza, músculos tensos, estómago revuelto o pulso rápido.[#mood-stress-body] Son señales para parar, no señales de fracaso.',
        'Planea dos pausas cortas al día y cuídalas como una cita. Moverte un poco también puede subir el ánimo.[#mood-movement] Si sientes que vas a romperte, díselo a alguien hoy y habla con un {doctor}.',
      ],
    },
    fr: {
      title: 'Comment faire face à tant de stress ?',
      answer: [
        'Commencez par alléger la charge, pas par devenir plus forte. Écrivez tout ce que vous portez, puis marquez une chose à lâcher, une à partager, une à remettre.',
        'Le stress se voit aussi dans le corps : maux de tête, muscles tendus, ventre noué ou cœur rapide.[#mood-stress-body] Ce sont des signes pour s’arrêter, pas des signes d’échec.',
        'Prévoyez deux courtes pauses par jour et gardez-les comme un rendez-vous. Bouger un peu peut aussi remonter le moral.[#mood-movement] Si vous êtes près de craquer, dites-le aujourd’hui à quelqu’un et parlez-en à un {doctor}.',
      ],
    },
  },
  {
    id: 'mood-lonely',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['relationships-friends', 'mood-low'],
    en: {
      title: 'I feel lonely in all this. What helps?',
      answer: [
        'Feeling alone in this is very common, because so few people speak about it. You may be among many and still feel unseen.',
        'One small bridge is enough to start. Send a short message to one person: "I\'m having a rough time, could you spare ten minutes?" Most people are glad to be asked.',
        'Groups help too: a class, a choir, a walk with neighbours, or a menopause group near you or online. If loneliness turns into feeling hopeless, please tell a {doctor}.[#mood-lost-interest] You can also write to me on a quiet evening, though I am no stand-in for people.',
      ],
    },
    es: {
      title: 'Me siento sola en todo esto. ¿Qué ayuda?',
      answer: [
        'Sentirse sola en esto es muy común, porque se habla muy poco de ello. Puedes estar rodeada de gente y no sentirte vista.',
        'Basta un puente pequeño para empezar. Manda un mensaje corto a una persona: «Estoy pasando una mala racha, ¿tienes diez minutos?». La mayoría se alegra de que se lo pidan.',
        'Los grupos también ayudan: una clase, un coro, un paseo con vecinas o un grupo de menopausia. Si la soledad se vuelve desesperanza, díselo a un {doctor}.[#mood-lost-interest] También puedes escribirme en una noche tranquila, aunque no sustituyo a las personas.',
      ],
    },
    fr: {
      title: 'Je me sens seule dans tout cela. Que faire ?',
      answer: [
        'Se sentir seule dans cette période est très courant, car on en parle si peu. On peut être entourée et ne pas se sentir vue.',
        'Un petit pont suffit pour commencer. Envoyez un court message à une personne : « Je traverse un moment difficile, as-tu dix minutes ? » La plupart des gens sont contents qu’on leur demande.',
        'Les groupes aident aussi : un cours, une chorale, une marche entre voisines ou un groupe de parole. Si la solitude tourne au désespoir, parlez-en à un {doctor}.[#mood-lost-interest] Vous pouvez aussi m’écrire un soir calme, mais je ne remplace personne.',
      ],
    },
  },
  {
    id: 'mood-confidence',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-not-myself', 'work-concentration', 'self-care-kindness'],
    en: {
      title: 'Where has my confidence gone?',
      answer: [
        'Losing confidence is a known part of this time, and it can come back.[#mood-symptoms] Poor sleep, slips of the mind and a changing body can shake anyone.',
        'Your skills are still there, even when you cannot feel them. Think of one thing that was hard and that you did well anyway. Write it where you will see it.',
        'Then take one small step towards something you now avoid: one call, one short drive, one word in a meeting. Each step is proof. If self-doubt keeps you from living your days, talking therapy can help.[#mood-talking]',
      ],
    },
    es: {
      title: '¿Dónde quedó mi confianza?',
      answer: [
        'Perder confianza es una parte conocida de esta etapa, y puede volver.[#mood-symptoms] El mal sueño, los despistes y un cuerpo que cambia pueden sacudir a cualquiera.',
        'Lo que sabes sigue ahí, aunque no lo sientas. Piensa en algo que fue difícil y que hiciste bien de todos modos. Escríbelo donde lo veas.',
        'Luego da un paso pequeño hacia algo que evitas: una llamada, un trayecto corto, una palabra en una reunión. Cada paso es una prueba. Si la duda no te deja vivir tus días, una terapia puede ayudar.[#mood-talking]',
      ],
    },
    fr: {
      title: 'Où est passée ma confiance en moi ?',
      answer: [
        'Perdre confiance est une part connue de cette période, et elle peut revenir.[#mood-symptoms] Le mauvais sommeil, les oublis et un corps qui change peuvent ébranler n’importe qui.',
        'Vos talents sont toujours là, même si vous ne les sentez plus. Pensez à une chose difficile que vous avez pourtant bien faite. Écrivez-la là où vous la verrez.',
        'Puis faites un petit pas vers ce que vous évitez : un appel, un court trajet, un mot en réunion. Chaque pas est une preuve. Si le doute vous empêche de vivre, une thérapie peut aider.[#mood-talking]',
      ],
    },
  },
  {
    id: 'mood-panic',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-breathing', 'mood-anxiety', 'mood-doctor'],
    en: {
      title: 'What do I do when panic comes over me?',
      answer: [
        'Panic is awful, but it mostly passes within 5 to 20 minutes.[#mood-panic-peak] Your heart may race, and you may sweat, shake or feel short of breath.[#mood-panic-signs]',
        'Stay where you are if it is safe. Put both feet on the floor, name five things you see, and let each breath out be slow. Tell yourself: "It peaks, and then it goes."',
        'Chest pain or pressure, pain in the arm, jaw or back, fainting or sudden trouble breathing can be the heart: call {emergency} and do not wait.[#mood-heart-emergency] If panic comes back, see a {doctor}, as talking therapy can help.[#mood-talking]',
      ],
    },
    es: {
      title: '¿Qué hago cuando me llega el pánico?',
      answer: [
        'El pánico es horrible, pero casi siempre pasa en 5 a 20 minutos.[#mood-panic-peak] El corazón puede acelerarse, y puedes sudar, temblar o sentir que te falta el aire.[#mood-panic-signs]',
        'Quédate donde estás si es seguro. Apoya los dos pies en el suelo, nombra cinco cosas que ves y suelta cada aire despacio. Dite: «Sube, y luego se va».',
        'Dolor o presión en el pecho, dolor en brazo, mandíbula o espalda, desmayo o falta de aire repentina pueden ser del corazón: llama al {emergency} sin esperar.[#mood-heart-emergency] Si el pánico vuelve, ve a un {doctor}, pues una terapia puede ayudar.[#mood-talking]',
      ],
    },
    fr: {
      title: 'Que faire quand la panique me prend ?',
      answer: [
        'La panique est affreuse, mais elle passe le plus souvent en 5 à 20 minutes.[#mood-panic-peak] Le cœur peut s’emballer, et l’on peut transpirer, trembler ou manquer d’air.[#mood-panic-signs]',
        'Restez où vous êtes si l’endroit est sûr. Posez les deux pieds au sol, nommez cinq choses que vous voyez et expirez lentement. Dites-vous : « Cela monte, puis cela part. »',
        'Une douleur ou pression dans la poitrine, une douleur au bras, à la mâchoire ou au dos, un malaise ou un souffle coupé d’un coup peuvent venir du cœur : appelez le {emergency} sans attendre.[#mood-heart-emergency] Si la panique revient, voyez un {doctor}, car une thérapie peut aider.[#mood-talking]',
      ],
    },
  },
  {
    id: 'mood-grief',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-low', 'mood-lonely'],
    en: {
      title: 'I am grieving. Is it normal to feel like this?',
      answer: [
        'Yes, and there is no right way to grieve. Grief has no fixed order and no end date, and it often comes in waves.[#mood-grief-time]',
        'Many losses can meet at this age: a parent, a child leaving home, the end of fertile years, or a body you knew. Each of them may be mourned. Menopause can make the ground feel less firm just then.',
        'Be gentle with what you ask of yourself. Tell one person what you miss, or write it down. If months pass and each day is still too heavy, or life seems to hold nothing, please see a {doctor}.[#mood-lost-interest]',
      ],
    },
    es: {
      title: 'Estoy de duelo. ¿Es normal sentirme así?',
      answer: [
        'Sí, y no hay una forma correcta de vivir el duelo. No tiene un orden fijo ni fecha de fin, y suele venir en olas.[#mood-grief-time]',
        'A esta edad pueden juntarse muchas pérdidas: un padre o una madre, un hijo que se va, el fin de los años fértiles, un cuerpo conocido. Cada una se puede llorar. La menopausia puede mover más el suelo.',
        'Sé suave con lo que te exiges. Cuéntale a alguien qué echas en falta, o escríbelo. Si pasan los meses y cada día sigue pesando demasiado, o nada parece tener sentido, ve a un {doctor}.[#mood-lost-interest]',
      ],
    },
    fr: {
      title: 'Je suis en deuil. Est-ce normal ?',
      answer: [
        'Oui, et il n’y a pas de bonne façon de vivre un deuil. Il n’a ni ordre fixe ni date de fin, et il vient souvent par vagues.[#mood-grief-time]',
        'À cet âge, plusieurs pertes peuvent se croiser : un parent, un enfant qui part, la fin des années fertiles, un corps connu. Chacune peut se pleurer. La ménopause peut alors rendre le sol moins ferme.',
        'Soyez douce avec vous-même. Dites à quelqu’un ce qui vous manque, ou écrivez-le. Si les mois passent et que chaque jour pèse trop, ou que plus rien n’a de sens, voyez un {doctor}.[#mood-lost-interest]',
      ],
    },
  },
  {
    id: 'mood-doctor',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['mood-talking', 'mood-low'],
    en: {
      title: 'When does my mood need a doctor?',
      answer: [
        'See a {doctor} if you feel low, empty or anxious most days for two weeks or more.[#mood-two-weeks] Go also if work, home or love suffer, or if nothing brings joy any more.[#mood-lost-interest]',
        'You do not need to know if it is hormones or depression. That is their job, and other causes such as the thyroid can be checked too.[#mood-thyroid]',
        "Take notes of your moods, sleep and periods along. They save words on a hard day. If thoughts of harming yourself come, don't wait for a visit: call {emergency} or a crisis line now, or go to someone you trust.",
      ],
    },
    es: {
      title: '¿Cuándo necesita mi ánimo un médico?',
      answer: [
        'Ve a un {doctor} si te sientes triste, vacía o con ansiedad casi todos los días durante dos semanas o más.[#mood-two-weeks] Ve también si sufren el trabajo, la casa o el amor, o si ya nada te alegra.[#mood-lost-interest]',
        'No hace falta que sepas si son las hormonas o una depresión. Ese es su trabajo, y pueden mirarse otras causas, como la tiroides.[#mood-thyroid]',
        'Lleva notas de tu ánimo, tu sueño y tus reglas. Ahorran palabras en un día difícil. Si llegan ideas de hacerte daño, no esperes a la cita: llama ya al {emergency} o a una línea de crisis, o busca a alguien de confianza.',
      ],
    },
    fr: {
      title: 'Quand mon moral demande-t-il un médecin ?',
      answer: [
        'Voyez un {doctor} si vous êtes triste, vide ou anxieuse presque tous les jours depuis deux semaines ou plus.[#mood-two-weeks] Allez-y aussi si le travail, la maison ou l’amour en souffrent, ou si plus rien ne vous réjouit.[#mood-lost-interest]',
        'Vous n’avez pas à savoir si ce sont les hormones ou une dépression. C’est son travail, et d’autres causes, comme la thyroïde, peuvent être vérifiées.[#mood-thyroid]',
        'Apportez des notes sur l’humeur, le sommeil et les règles. Elles épargnent des mots un jour difficile. Si des idées de vous faire du mal viennent, n’attendez pas : appelez le {emergency} ou une ligne d’écoute, ou rejoignez une personne sûre.',
      ],
    },
  },
  {
    id: 'mood-breathing',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-panic', 'sleep-worry', 'mood-stress'],
    en: {
      title: 'Can breathing help me feel calm?',
      answer: [
        'Yes, slow breathing can help you feel calmer, and you can do it anywhere.[#mood-breathing-calm] The out-breath is the part that soothes, so let it be longer than the in-breath.',
        'Sit well and drop your shoulders. Breathe in softly through the nose, then out slowly, as if you blew on hot soup. Do this for a few minutes, and stop if you feel dizzy.',
        'It is meant for calm and sleep. As a treatment for {hot flashes}, experts do not recommend it, though some women find it a comfort in the moment.[#mood-breathing-not-flashes] Choose Breathing Exercise here, and I will breathe along with you.',
      ],
    },
    es: {
      title: '¿Respirar puede ayudarme a calmarme?',
      answer: [
        'Sí, respirar despacio puede ayudarte a sentir calma, y puedes hacerlo en cualquier lugar.[#mood-breathing-calm] Lo que más tranquiliza es soltar el aire, así que hazlo más largo que al tomarlo.',
        'Siéntate bien y baja los hombros. Toma aire suave por la nariz y suéltalo lento, como si enfriaras una sopa. Sigue unos minutos y para si te mareas.',
        'Sirve para la calma y el sueño. Como tratamiento de los {hot flashes} los expertos no lo recomiendan, aunque a algunas les reconforta en el momento.[#mood-breathing-not-flashes] Elige aquí el ejercicio de respiración y respiro contigo.',
      ],
    },
    fr: {
      title: 'Respirer peut-il m’aider à me calmer ?',
      answer: [
        'Oui, un souffle lent peut aider à se sentir plus calme, et cela se fait partout.[#mood-breathing-calm] C’est l’expiration qui apaise : laissez-la durer plus que l’inspiration.',
        'Asseyez-vous bien et relâchez les épaules. Inspirez doucement par le nez, puis soufflez lentement, comme sur une soupe chaude. Continuez quelques minutes, et arrêtez si la tête tourne.',
        'C’est fait pour le calme et le sommeil. Comme traitement des {hot flashes}, les experts ne le recommandent pas, même si certaines y trouvent un réconfort sur le moment.[#mood-breathing-not-flashes] Choisissez ici l’exercice de respiration, et je respire avec vous.',
      ],
    },
  },
  {
    id: 'mood-talking',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-doctor', 'sleep-cbt'],
    en: {
      title: 'Can talking therapy help me?',
      answer: [
        'It can: talking therapy such as CBT helps many people with low mood and anxiety.[#mood-talking] You learn to notice thoughts that pull you down and to try small, new steps.',
        'It does not mean that "it is all in your head". It is a set of skills for a hard stretch of life, and it can stand beside other help.',
        'Ask a {doctor}, a work health scheme or a local service how to get a place. Some offers are online or in groups. Before the first talk, write down one thing that you would like to be easier.',
      ],
    },
    es: {
      title: '¿Puede ayudarme una terapia?',
      answer: [
        'Puede: una terapia como la TCC ayuda a muchas personas con ánimo bajo y ansiedad.[#mood-talking] Aprendes a notar los pensamientos que te hunden y a probar pasos pequeños y nuevos.',
        'No significa que «todo esté en tu cabeza». Son herramientas para un tramo duro de la vida, y pueden ir junto a otra ayuda.',
        'Pregunta a un {doctor}, en tu trabajo o en un servicio cercano cómo conseguir plaza. Algunas son en línea o en grupo. Antes de la primera cita, escribe una cosa que quisieras que fuera más fácil.',
      ],
    },
    fr: {
      title: 'Une thérapie peut-elle m’aider ?',
      answer: [
        'Oui, c’est possible : une thérapie comme la TCC aide beaucoup de gens quand le moral est bas ou l’anxiété forte.[#mood-talking] On apprend à repérer les pensées qui tirent vers le bas et à tenter de petits pas.',
        'Cela ne veut pas dire que « tout est dans la tête ». Ce sont des outils pour un passage difficile, qui peuvent aller avec une autre aide.',
        'Demandez à un {doctor}, à la médecine du travail ou à un service proche. Certaines offres sont en ligne ou en groupe. Avant le premier rendez-vous, écrivez une chose que vous aimeriez plus facile.',
      ],
    },
  },
  {
    id: 'mood-medicines',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['mood-doctor', 'mood-talking'],
    en: {
      title: 'Do hormones or antidepressants help mood?',
      needs: [
        'hrt',
        'mht',
        'hormon',
        'antidepress',
        'ssri',
        'estrog',
        'oestrog',
        'pill',
        'tablet',
        'medic',
        'drug',
        'wort',
        'herb',
        'remed',
        'supplement',
        'patch',
      ],
      answer: [
        'They can, and which one fits depends on what lies behind the low mood. {HRT} may help low mood that comes with menopause.[#mood-hrt] Antidepressants are made for depression and anxiety, and are not the usual first choice when there is no depression.[#mood-antidepressants]',
        'So it is fair to ask: "What do you think is the cause, and why this medicine?" Take your mood notes with you.',
        "St John's wort acts on many other medicines, so ask a pharmacist before you try it.[#mood-st-johns] Do not stop a medicine for mood on your own. Speak with a {doctor} first.",
      ],
    },
    es: {
      title: '¿Ayudan las hormonas o los antidepresivos?',
      needs: [
        'hormon',
        'thm',
        'ths',
        'antidepres',
        'estrog',
        'pastilla',
        'medic',
        'farmac',
        'hierba',
        'hiper',
        'planta',
        'suplement',
        'parche',
        'remedio',
      ],
      answer: [
        'Pueden ayudar, y cuál conviene depende de lo que hay detrás. La {HRT} puede aliviar el ánimo bajo que llega con la menopausia.[#mood-hrt] Los antidepresivos son para la depresión y la ansiedad, y no suelen ser la primera opción si no hay depresión.[#mood-antidepressants]',
        'Así que es justo preguntar: «¿Cuál cree que es la causa y por qué este medicamento?». Lleva tus notas de ánimo.',
        'La hierba de San Juan influye en muchos medicamentos: pregunta en la farmacia antes de probarla.[#mood-st-johns] No dejes por tu cuenta un medicamento para el ánimo. Habla antes con un {doctor}.',
      ],
    },
    fr: {
      title: 'Hormones ou antidépresseurs aident-ils ?',
      needs: [
        'hormon',
        'ths',
        'thm',
        'antidepress',
        'oestrog',
        'estrog',
        'œstrog',
        'cachet',
        'medic',
        'pharmac',
        'millepertuis',
        'plante',
        'complement',
        'patch',
        'comprim',
        'traitement',
      ],
      answer: [
        'Ils peuvent aider, et le choix dépend de ce qu’il y a derrière. Le {HRT} peut soulager un moral bas qui vient avec la ménopause.[#mood-hrt] Les antidépresseurs sont faits pour la dépression et l’anxiété, et ne sont pas le premier choix habituel sans dépression.[#mood-antidepressants]',
        'Il est donc juste de demander : « Quelle est la cause, selon vous, et pourquoi ce médicament ? » Apportez vos notes d’humeur.',
        'Le millepertuis agit sur beaucoup de médicaments : demandez en pharmacie avant de l’essayer.[#mood-st-johns] N’arrêtez pas seule un médicament pour le moral. Parlez d’abord à un {doctor}.',
      ],
    },
  },
  {
    id: 'mood-cycle',
    topic: 'mood',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['mood-irritable', 'mood-low'],
    en: {
      title: 'Is my mood tied to my cycle?',
      answer: [
        'It may be, and in perimenopause the dips can grow sharper, because hormones go up and down more.[#mood-hormones] Women who knew such dips before may feel this time more strongly.[#mood-pms-before]',
        'The best way to know is to look. Log your mood and any bleeding for two or three months. If the dark days come at the same point each time, you can plan softer days around them.',
        'Take the log to a {doctor} if those days are hard to live with. It shows more than memory can, and there are several kinds of help.',
      ],
    },
    es: {
      title: '¿Mi ánimo depende de mi ciclo?',
      answer: [
        'Puede ser, y en la perimenopausia los bajones pueden ser más fuertes, porque las hormonas suben y bajan más.[#mood-hormones] Las mujeres que ya los conocían pueden notar más esta etapa.[#mood-pms-before]',
        'La mejor forma de saberlo es mirar. Anota tu ánimo y cualquier sangrado durante dos o tres meses. Si los días oscuros llegan siempre en el mismo punto, puedes planear días más suaves.',
        'Lleva el registro a un {doctor} si esos días son difíciles de vivir. Muestra más que la memoria, y hay varios tipos de ayuda.',
      ],
    },
    fr: {
      title: 'Mon humeur suit-elle mon cycle ?',
      answer: [
        'C’est possible, et en périménopause les creux peuvent être plus marqués, car les hormones montent et descendent davantage.[#mood-hormones] Les femmes qui les connaissaient déjà peuvent ressentir plus fort cette période.[#mood-pms-before]',
        'Le mieux est de regarder. Notez l’humeur et tout saignement pendant deux ou trois mois. Si les jours sombres reviennent au même moment, vous pourrez prévoir des jours plus doux.',
        'Montrez ces notes à un {doctor} si ces jours sont durs à vivre. Elles en disent plus que la mémoire, et il existe plusieurs sortes d’aide.',
      ],
    },
  },
]
