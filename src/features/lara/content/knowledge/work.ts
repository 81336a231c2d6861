import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about work. */
export const WORK_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'work-concentration',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-focus', 'memory-words', 'work-meetings'],
    en: {
      title: 'How can I concentrate at work?',
      answer: [
        'Give your clearest hours to the hardest work, and do one thing at a time. Switching back and forth costs attention and breeds slips.[#work-one-thing]',
        'You are in good company: fog is common now, and it stays within normal for nearly all women.[#work-fog] Bad nights make it worse, so good sleep is also good for your job.[#work-sleep-attention]',
        'Write down each task as soon as it is given, repeat it back, and check important mails after a short break. Turn off pop-ups for an hour. If one part of the job is now too hard, talk about it early, before worry grows.',
      ],
    },
    es: {
      title: '¿Cómo me concentro en el trabajo?',
      answer: [
        'Da tus horas más claras al trabajo más difícil y haz una sola cosa cada vez. Saltar de una a otra gasta atención y causa descuidos.[#work-one-thing]',
        'No eres la única: la niebla es común ahora, y en casi todas las mujeres sigue dentro de lo normal.[#work-fog] Las malas noches la empeoran, así que dormir bien también es bueno para tu trabajo.[#work-sleep-attention]',
        'Apunta cada tarea cuando te la den, repítela y revisa los correos importantes tras una pausa. Apaga los avisos una hora. Si una parte del trabajo se ha vuelto muy difícil, háblalo pronto, antes de que crezca la preocupación.',
      ],
    },
    fr: {
      title: 'Comment me concentrer au travail ?',
      answer: [
        'Donnez vos heures les plus claires au travail le plus dur, et faites une chose à la fois. Passer de l’une à l’autre coûte de l’attention et fait naître des erreurs.[#work-one-thing]',
        'Vous n’êtes pas seule : le brouillard est courant, et il reste dans la norme chez presque toutes les femmes.[#work-fog] Les mauvaises nuits l’aggravent, alors bien dormir sert aussi le travail.[#work-sleep-attention]',
        'Notez chaque tâche dès qu’on vous la donne, redites-la, et relisez les mails importants après une pause. Coupez les alertes une heure. Si une part du travail devient trop dure, parlez-en tôt, avant que l’inquiétude grandisse.',
      ],
    },
  },
  {
    id: 'work-hot-flashes',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-uniform', 'work-telling-manager', 'self-care-cool'],
    en: {
      title: 'How do I handle a hot flash at work?',
      answer: [
        'Let it pass with as little fuss as you can: step back, loosen a layer, sip some water, breathe out slowly. Most people see far less than you feel.',
        'Up to about 8 in 10 women get {hot flashes} or night sweats, so you are surely not the only one there.[#work-flashes-common] One light sentence is enough: "Just a warm moment, please go on."',
        'A small fan, a thin layer and a seat near a window make it more comfortable for some.[#work-comfort] That is comfort and not a treatment.[#work-cooling-no-treatment] If they disturb your working day often, ask a {doctor}, since treatments that work do exist.[#work-flashes-treatable]',
      ],
    },
    es: {
      title: '¿Cómo llevo un sofoco en el trabajo?',
      answer: [
        'Déjalo pasar con la mayor calma posible: apártate un poco, quítate una capa, bebe agua, suelta el aire despacio. La mayoría ve mucho menos de lo que tú sientes.',
        'Hasta unas 8 de cada 10 mujeres tienen {hot flashes} o sudores nocturnos, así que seguro que no eres la única.[#work-flashes-common] Basta una frase ligera: «Es un momento de calor, ya pasa».',
        'Un ventilador pequeño, una capa fina y un sitio junto a la ventana resultan más cómodos para algunas.[#work-comfort] Eso es alivio, no un tratamiento.[#work-cooling-no-treatment] Si te estorban a menudo, pregunta a un {doctor}, pues existen tratamientos que funcionan.[#work-flashes-treatable]',
      ],
    },
    fr: {
      title: 'Que faire d’une bouffée de chaleur au travail ?',
      answer: [
        'Laissez-la passer avec le moins de remous : reculez un peu, ôtez une couche, buvez une gorgée, expirez lentement. Les gens voient bien moins que ce que vous sentez.',
        'Jusqu’à 8 femmes sur 10 environ ont des {hot flashes} ou des sueurs nocturnes : vous n’êtes sûrement pas la seule.[#work-flashes-common] Une phrase légère suffit : « Un coup de chaud, continuez, je vous en prie. »',
        'Un petit ventilateur, une couche fine, une place près de la fenêtre sont plus confortables pour certaines.[#work-comfort] C’est du confort, pas un traitement.[#work-cooling-no-treatment] Si cela gêne souvent vos journées, demandez à un {doctor}, car des traitements efficaces existent.[#work-flashes-treatable]',
      ],
    },
  },
  {
    id: 'work-telling-manager',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-rights', 'work-hot-flashes'],
    en: {
      title: 'Should I tell my manager?',
      answer: [
        'That is your choice, and you may tell as much or as little as you like. If a small change would help you do your job, a short talk is often worth it.',
        'Prepare three things: what makes work hard, what would help, and a date to look again. You might say: "My sleep is poor for health reasons. Could I start later on some days?" You need not use the word menopause.',
        'Things like a fan, other hours or a quiet spot often help.[#work-adjustments] Keep a note of what was agreed. If your manager is not the right person, try HR, occupational health or a union.',
      ],
    },
    es: {
      title: '¿Se lo digo a mi jefa o mi jefe?',
      answer: [
        'Es decisión tuya, y puedes contar tanto o tan poco como quieras. Si un cambio pequeño te ayudaría a trabajar, una charla corta suele valer la pena.',
        'Prepara tres cosas: qué te dificulta el trabajo, qué ayudaría y una fecha para revisarlo. Puedes decir: «Duermo mal por motivos de salud. ¿Podría entrar más tarde algunos días?». No hace falta usar la palabra menopausia.',
        'Cosas como un ventilador, otro horario o un lugar tranquilo suelen ayudar.[#work-adjustments] Guarda nota de lo acordado. Si tu responsable no es la persona adecuada, prueba con recursos humanos, salud laboral o un sindicato.',
      ],
    },
    fr: {
      title: 'Dois-je en parler à mon responsable ?',
      answer: [
        'C’est votre choix, et vous pouvez en dire autant ou aussi peu que vous voulez. Si un petit changement vous aidait à travailler, un court entretien en vaut souvent la peine.',
        'Préparez trois choses : ce qui gêne le travail, ce qui aiderait, une date pour refaire le point. Vous pouvez dire : « Je dors mal pour raisons de santé. Pourrais-je commencer plus tard certains jours ? » Le mot ménopause n’est pas obligatoire.',
        'Un ventilateur, d’autres horaires ou un lieu calme aident souvent.[#work-adjustments] Gardez une trace de l’accord. Si votre responsable n’est pas la bonne personne, voyez les ressources humaines, la médecine du travail ou un syndicat.',
      ],
    },
  },
  {
    id: 'work-uniform',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-hot-flashes', 'work-rights'],
    en: {
      title: 'My uniform is too hot. What can I ask for?',
      answer: [
        'You can ask for a lighter fabric, a second top to change into, or leave to take off a layer. Many places can do this easily, if only someone asks.',
        'Some women find layers and a cool room more comfortable.[#work-comfort] So a fan, a desk away from the radiator, or a short step outside are fair wishes, too.[#work-adjustments]',
        "Write your wish down in two lines: what is too hot, and what would solve it. Ask colleagues whether they feel the same, since a shared request is heard sooner. If safety clothes are part of the job, ask who is in charge of safety, and don't leave them off.",
      ],
    },
    es: {
      title: 'Mi uniforme da calor. ¿Qué puedo pedir?',
      answer: [
        'Puedes pedir una tela más ligera, una segunda camiseta para cambiarte o permiso para quitarte una capa. En muchos sitios es fácil, si alguien lo pide.',
        'Algunas mujeres se sienten más cómodas con capas y un cuarto fresco.[#work-comfort] Por eso, un ventilador, una mesa lejos del radiador o salir un momento son deseos justos.[#work-adjustments]',
        'Escribe tu petición en dos líneas: qué da calor y qué lo resolvería. Pregunta a tus compañeras si les pasa igual, pues una petición común se oye antes. Si hay ropa de seguridad, habla con quien lleva la seguridad y no dejes de usarla.',
      ],
    },
    fr: {
      title: 'Ma tenue est trop chaude. Que demander ?',
      answer: [
        'Vous pouvez demander un tissu plus léger, un second haut pour vous changer, ou le droit d’ôter une couche. Souvent c’est facile, si quelqu’un le demande.',
        'Certaines femmes trouvent plus confortables les couches de vêtements et une pièce fraîche.[#work-comfort] Un ventilateur, un bureau loin du radiateur ou une courte sortie sont donc des souhaits justes.[#work-adjustments]',
        'Écrivez votre demande en deux lignes : ce qui est trop chaud, et ce qui arrangerait. Demandez à vos collègues si elles ressentent la même chose, car une demande commune s’entend plus vite. S’il y a des vêtements de sécurité, parlez-en au responsable et gardez-les.',
      ],
    },
  },
  {
    id: 'work-tired',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-breaks', 'sleep-why-worse'],
    en: {
      title: 'How do I get through work when tired?',
      answer: [
        'On such a day, lower the bar on purpose: do what must be done, and move the rest. Begin with the one task that others wait for.',
        "Being worn out is among the things women report most at this time, so it isn't laziness.[#work-tired] Daylight at noon, a real lunch and a few minutes on your feet each hour help many to get through.",
        'Leave decisions that matter for another day if you can. Do not drive when your eyes want to close.[#work-drowsy-driving] If it is like this for weeks, ask a {doctor}: low iron or the thyroid may be behind it.[#work-tired-causes]',
      ],
    },
    es: {
      title: '¿Cómo aguanto el trabajo con cansancio?',
      answer: [
        'En un día así, baja el listón a propósito: haz lo que hay que hacer y mueve lo demás. Empieza por la tarea que otros esperan.',
        'El agotamiento está entre lo que más cuentan las mujeres en esta etapa: no es pereza.[#work-tired] La luz del mediodía, una comida de verdad y unos minutos de pie cada hora ayudan a muchas.',
        'Deja las decisiones importantes para otro día si puedes. No conduzcas si se te cierran los ojos.[#work-drowsy-driving] Si es así durante semanas, pregunta a un {doctor}: puede haber hierro bajo o algo de tiroides.[#work-tired-causes]',
      ],
    },
    fr: {
      title: 'Comment tenir au travail, fatiguée ?',
      answer: [
        'Un tel jour, baissez la barre exprès : faites l’indispensable et déplacez le reste. Commencez par la tâche que d’autres attendent.',
        'L’épuisement est parmi ce que les femmes citent le plus à cette période : ce n’est pas de la paresse.[#work-tired] La lumière de midi, un vrai repas et quelques minutes debout chaque heure aident beaucoup d’entre elles.',
        'Remettez les grandes décisions si vous le pouvez. Ne conduisez pas quand vos yeux se ferment.[#work-drowsy-driving] Si cela dure des semaines, demandez à un {doctor} : un manque de fer ou la thyroïde peut être en cause.[#work-tired-causes]',
      ],
    },
  },
  {
    id: 'work-meetings',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-words', 'work-concentration', 'mood-confidence'],
    en: {
      title: 'How do I cope in meetings?',
      answer: [
        'Prepare three short points on a card, and keep it in front of you. When a word is gone, look down, breathe and go on from the card.',
        'Sit near the door or a window, wear a layer you can take off, and have water at hand. Letting the breath out slowly before you speak can calm you.[#work-breathing-calm]',
        'If your mind goes blank, say: "Let me come back to that." It sounds thoughtful, and it is. Fog is common now, and nearly all women stay within normal.[#work-fog] Afterwards, write down what went well before you think of what did not.',
      ],
    },
    es: {
      title: '¿Cómo llevo las reuniones?',
      answer: [
        'Prepara tres puntos cortos en una tarjeta y tenla delante. Si se va una palabra, mira abajo, respira y sigue con la tarjeta.',
        'Siéntate cerca de la puerta o de una ventana, lleva una capa que puedas quitarte y ten agua a mano. Soltar el aire despacio antes de hablar puede calmarte.[#work-breathing-calm]',
        'Si te quedas en blanco, di: «Vuelvo a eso enseguida». Suena reflexivo, y lo es. La niebla es común ahora, y casi todas las mujeres siguen dentro de lo normal.[#work-fog] Después, anota lo que salió bien antes de pensar en lo que no.',
      ],
    },
    fr: {
      title: 'Comment tenir en réunion ?',
      answer: [
        'Préparez trois points courts sur une carte, et gardez-la devant vous. Si un mot s’échappe, baissez les yeux, respirez et reprenez la carte.',
        'Asseyez-vous près de la porte ou d’une fenêtre, portez une couche facile à ôter, ayez de l’eau. Souffler lentement avant de parler peut calmer.[#work-breathing-calm]',
        'Si l’esprit se vide, dites : « J’y reviens dans un instant. » Cela paraît réfléchi, et ce l’est. Le brouillard est courant, et presque toutes les femmes restent dans la norme.[#work-fog] Ensuite, notez ce qui a réussi avant de penser au reste.',
      ],
    },
  },
  {
    id: 'work-night-shifts',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['sleep-shift-work', 'work-tired'],
    en: {
      title: 'How do I get through night shifts?',
      answer: [
        'Plan them like a small journey, because nights pull against the body clock at any age.[#work-shift-clock] Rest before the first one, eat a light meal midway, and keep the hard tasks for the early hours of the shift.',
        'Stay in bright light at work, and on the way home keep it dim.[#work-light] Dress in layers, as many feel cold near dawn and hot an hour later.',
        'If nights have become too much, ask for fewer in a row or for a change that moves forward: early, late, night. Occupational health or a {doctor} may support this with a letter. Do not drive home when you are sleepy.[#work-drowsy-driving]',
      ],
    },
    es: {
      title: '¿Cómo aguanto los turnos de noche?',
      answer: [
        'Planéalos como un pequeño viaje, porque la noche va contra el reloj del cuerpo a cualquier edad.[#work-shift-clock] Descansa antes de la primera, come ligero a mitad y deja lo difícil para las primeras horas.',
        'Busca luz fuerte en el trabajo y poca de vuelta a casa.[#work-light] Viste por capas, pues muchas sienten frío al amanecer y calor una hora después.',
        'Si las noches ya son demasiado, pide menos seguidas o un cambio que avance: mañana, tarde, noche. Salud laboral o un {doctor} pueden apoyarlo con un informe. No conduzcas a casa si tienes sueño.[#work-drowsy-driving]',
      ],
    },
    fr: {
      title: 'Comment tenir les nuits de travail ?',
      answer: [
        'Préparez-les comme un petit voyage, car la nuit va contre l’horloge du corps à tout âge.[#work-shift-clock] Reposez-vous avant la première, mangez léger au milieu, et gardez le plus dur pour les premières heures.',
        'Cherchez une lumière vive au travail, et plus faible au retour.[#work-light] Portez des couches, car beaucoup ont froid à l’aube et chaud une heure après.',
        'Si les nuits sont devenues trop lourdes, demandez-en moins de suite, ou une rotation qui avance : matin, soir, nuit. La médecine du travail ou un {doctor} peut l’appuyer par écrit. Ne conduisez pas si vous avez sommeil.[#work-drowsy-driving]',
      ],
    },
  },
  {
    id: 'work-rights',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-telling-manager', 'work-uniform'],
    en: {
      title: 'What are my rights at work?',
      answer: [
        "They differ from country to country, and I can't give legal advice.[#work-rights] HR, a union, or an advice service for workers can tell you what holds where you live.",
        'Good first questions are these. Is there a menopause or health policy? Who decides about changes to hours or place? How is sick leave noted? Many workplaces can make small changes, such as a fan or other hours.[#work-adjustments]',
        'Write down dates, words and who was there, if you are mocked or treated badly. Keep these notes at home. You need not sign anything on the same day, and you may bring someone along to a talk.',
      ],
    },
    es: {
      title: '¿Qué derechos tengo en el trabajo?',
      answer: [
        'Cambian de un país a otro, y yo no puedo dar consejo legal.[#work-rights] Recursos humanos, un sindicato o un servicio de asesoría laboral pueden decirte qué vale donde vives.',
        'Buenas primeras preguntas: ¿hay una política de menopausia o de salud? ¿Quién decide sobre cambios de horario o de lugar? ¿Cómo se anota una baja? Muchos trabajos pueden hacer cambios pequeños, como un ventilador u otro horario.[#work-adjustments]',
        'Si te hacen burla o te tratan mal, apunta fechas, palabras y quién estaba. Guarda esas notas en casa. No tienes que firmar nada el mismo día y puedes ir acompañada a una reunión.',
      ],
    },
    fr: {
      title: 'Quels sont mes droits au travail ?',
      answer: [
        'Ils changent d’un pays à l’autre, et je ne peux pas donner de conseil juridique.[#work-rights] Les ressources humaines, un syndicat ou un service de conseil aux salariés peuvent vous dire ce qui vaut chez vous.',
        'De bonnes premières questions : existe-t-il une politique sur la ménopause ou la santé ? Qui décide des horaires ou du lieu ? Comment note-t-on un arrêt ? Beaucoup d’employeurs peuvent faire de petits changements, comme un ventilateur ou d’autres horaires.[#work-adjustments]',
        'Si l’on se moque de vous ou vous traite mal, notez dates, mots et témoins. Gardez ces notes chez vous. Rien ne vous oblige à signer le jour même, et vous pouvez venir accompagnée.',
      ],
    },
  },
  {
    id: 'work-breaks',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['work-tired', 'mood-breathing'],
    en: {
      title: 'How do I take breaks that really help?',
      answer: [
        'Short and often works better than long and late. Stand up every hour or so, look far into the distance, and roll your shoulders; long sitting is not good for us anyway.[#work-sitting]',
        'At lunch, leave your desk, even for ten minutes. Daylight, food and no screen give your head a true rest. On tense days, a few slow out-breaths in a quiet corner can help you feel calmer.[#work-breathing-calm]',
        'Put the breaks in your calendar as if they were meetings. If your job has none, ask how pauses are covered, since most workplaces have rules for this. Start with one pause today, at the same time each day.',
      ],
    },
    es: {
      title: '¿Cómo hago pausas que ayuden?',
      answer: [
        'Cortas y frecuentes funcionan mejor que una larga y tarde. Levántate cada hora más o menos, mira a lo lejos y mueve los hombros; estar sentada mucho rato no nos conviene.[#work-sitting]',
        'Al mediodía, deja tu mesa, aunque sean diez minutos. Luz, comida y ninguna pantalla dan descanso de verdad. En días tensos, soltar el aire despacio unas veces en un rincón tranquilo puede calmarte.[#work-breathing-calm]',
        'Pon las pausas en el calendario como si fueran reuniones. Si tu trabajo no las tiene, pregunta quién puede cubrirte, pues en casi todas partes hay normas. Empieza hoy con una pausa, cada día a la misma hora.',
      ],
    },
    fr: {
      title: 'Comment faire des pauses utiles ?',
      answer: [
        'Courtes et fréquentes valent mieux que longues et tardives. Levez-vous toutes les heures environ, regardez au loin, roulez les épaules ; rester longtemps assise ne nous réussit pas.[#work-sitting]',
        'À midi, quittez votre poste, même dix minutes. La lumière, un repas et pas d’écran offrent un vrai repos. Les jours tendus, quelques longues expirations dans un coin calme peuvent apaiser.[#work-breathing-calm]',
        'Mettez les pauses dans l’agenda comme des réunions. Si votre travail n’en prévoit pas, demandez qui peut vous remplacer, car des règles existent presque partout. Commencez par une pause aujourd’hui, chaque jour à la même heure.',
      ],
    },
  },
  {
    id: 'work-bleeding',
    topic: 'work',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['work-telling-manager', 'work-rights'],
    en: {
      title: 'My period floods me at work. What can I do?',
      answer: [
        'Plan for the worst hour, so that you can stop thinking of it: dark clothes, a full change in a bag, and a way to a toilet whenever you need one. You can ask for that without giving details.',
        "Please don't just live around it. Very heavy bleeding should be told to a {doctor}, and much can be done about it.[#work-heavy-doctor]",
        'Log each day how often you change, as that helps a lot at the visit. If you soak a pad or tampon every hour for two hours or more, or feel faint, call {emergency} right away.[#work-flooding-emergency]',
      ],
    },
    es: {
      title: 'La regla me desborda en el trabajo. ¿Qué hago?',
      answer: [
        'Prepárate para la peor hora y así podrás dejar de pensar en ella: ropa oscura, una muda completa en el bolso y un baño cuando lo necesites. Puedes pedirlo sin dar detalles.',
        'Pero no vivas solo esquivándolo. Un sangrado muy abundante se le cuenta a un {doctor}, y se puede hacer mucho.[#work-heavy-doctor]',
        'Anota cada día cuántas veces te cambias, pues ayuda mucho en la consulta. Si empapas una compresa o un tampón cada hora durante dos horas o más, o te mareas, llama enseguida al {emergency}.[#work-flooding-emergency]',
      ],
    },
    fr: {
      title: 'Mes règles débordent au travail. Que faire ?',
      answer: [
        'Préparez la pire des heures, pour ne plus y penser : vêtements sombres, tenue de rechange dans un sac, accès aux toilettes dès qu’il le faut. On peut le demander sans détails.',
        'Mais ne vivez pas seulement autour. Des saignements très abondants se disent à un {doctor}, et l’on peut beaucoup y faire.[#work-heavy-doctor]',
        'Notez chaque jour combien de fois vous vous changez : cela aide en consultation. Si vous trempez une serviette ou un tampon par heure pendant deux heures ou plus, ou si vous vous sentez défaillir, appelez tout de suite le {emergency}.[#work-flooding-emergency]',
      ],
    },
  },
]
