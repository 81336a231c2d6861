/** Lara's guides for the partner: things to do and say that need none of the woman's data. */
import type { Language } from '../../text/rules/speech.ts'

/** Date of the last review of these texts. */
export const PARTNER_GUIDES_REVIEWED = '2026-11-21'

type GuideText = {
  /** The question that the guide answers, shown as a chip. */
  readonly title: string
  /**
   * Beginnings of plain words or phrases that match the guide in a free question; empty if it is reached by its chip
   * only.
   */
  readonly about: readonly string[]
  /** Paragraphs; placeholders such as `{doctor}` are replaced by words of the region. They make no medical claim. */
  readonly answer: readonly string[]
}

/** Names of the guides, in the order in which they are matched against a question. */
export const GUIDE_NAMES = [
  'privacy',
  'kindness',
  'arguments',
  'closeness',
  'flash',
  'sleep',
  'stress',
  'mood',
  'appointment',
  'myself',
  'support',
] as const
export type GuideName = (typeof GUIDE_NAMES)[number]

export type PartnerGuide = Readonly<Record<Language, GuideText>> & { readonly next: readonly GuideName[] }

/** The chips under Lara's first message. */
export const FIRST_GUIDES: readonly GuideName[] = ['support', 'stress', 'flash', 'privacy']

const words = (text: string) => text.split('|')

export const PARTNER_GUIDES: Readonly<Record<GuideName, PartnerGuide>> = {
  support: {
    next: ['stress', 'sleep', 'closeness'],
    en: {
      title: 'How can I support her?',
      about: [],
      answer: [
        'Ask before you help: "Would you like me to listen, or to do something?" Then do just that.',
        'Take one task off her list and keep it, week after week. Believe what she tells you about her body, also when you cannot see it.',
        'Read about menopause by yourself, so that she need not explain it all. And ask once in a while, without pressing: "Is there something I could do in another way?"',
      ],
    },
    es: {
      title: '¿Cómo puedo apoyarla?',
      about: [],
      answer: [
        'Pregunta antes de ayudar: «¿Quieres que escuche o que haga algo?». Luego haz justo eso.',
        'Quítale una tarea y quédatela, semana tras semana. Cree lo que te cuenta de su cuerpo, también cuando no lo ves.',
        'Lee por tu cuenta sobre la menopausia, para que no tenga que explicarlo todo. Y pregunta de vez en cuando, sin presión: «¿Hay algo que yo pueda hacer de otra manera?».',
      ],
    },
    fr: {
      title: 'Comment puis-je la soutenir ?',
      about: [],
      answer: [
        'Demandez avant d’aider : « Tu veux que j’écoute, ou que je fasse quelque chose ? » Puis faites juste cela.',
        'Prenez une tâche de sa liste et gardez-la, semaine après semaine. Croyez ce qu’elle vous dit de son corps, même si cela ne se voit pas.',
        'Lisez de votre côté sur la ménopause, pour qu’elle n’ait pas tout à expliquer. Et demandez de temps en temps, sans insister : « Y a-t-il quelque chose que je pourrais faire autrement ? »',
      ],
    },
  },
  stress: {
    next: ['mood', 'sleep', 'kindness'],
    en: {
      title: 'What can I say when she is stressed?',
      about: words('stress|overwhelm|anxious|anxiety|panic|tense|worried|under pressure|too much|burnt out|exhausted'),
      answer: [
        'Short words do best. "That sounds like a lot. I am here." Or: "Do you want an ear, a hand, or some quiet?"',
        'Leave out "calm down", "it is just your hormones" and quick advice. They make a person feel small.',
        'If she wants to be alone, say "I am next door", and let it be so. Later, take something off her plate without being asked.',
      ],
    },
    es: {
      title: '¿Qué puedo decirle cuando está estresada?',
      about: words('estres|agobiada|ansiosa|ansiedad|nervios|tensa|preocupada|agotada|desbordada|no puede mas'),
      answer: [
        'Pocas palabras ayudan más. «Vaya, es mucho. Aquí estoy». O: «¿Quieres que escuche, que te eche una mano o un rato de calma?».',
        'Mejor sin «cálmate», sin «son tus hormonas» y sin consejos rápidos. Hacen sentir pequeña a una persona.',
        'Si quiere estar sola, di «estoy al lado» y déjalo así. Más tarde, quítale algo de encima sin que lo pida.',
      ],
    },
    fr: {
      title: 'Que puis-je dire quand elle est stressée ?',
      about: words('stress|angoiss|anxie|debordee|tendue|inquiete|epuisee|sous pression|a bout|paniqu'),
      answer: [
        'Peu de mots suffisent. « Ça fait beaucoup. Je suis là. » Ou bien : « Tu veux une oreille, un coup de main, ou un peu de calme ? »',
        'Évitez « calme-toi », « ce sont tes hormones » et les conseils rapides. Cela rabaisse.',
        'Si elle veut être seule, dites « je suis à côté », et tenez-vous-en là. Plus tard, prenez quelque chose en charge sans qu’elle le demande.',
      ],
    },
  },
  flash: {
    next: ['sleep', 'stress', 'support'],
    en: {
      title: 'What can I do when she has a hot flash?',
      about: words('hot flash|hot flush|flash|flush|sweat|overheat|she is hot|too hot|so hot'),
      answer: [
        'Stay calm, and let her lead. Ask: "Window, water, or space?" She knows what suits her, and it may change from day to day.',
        'Do not stare, and do not joke about it in front of others. If you are out, walk with her to the door and say nothing about it.',
        'At home, agree on things in advance: who opens the window, where the fan stands, and a sign that means "I need to step out".',
      ],
    },
    es: {
      title: '¿Qué puedo hacer cuando tiene un sofoco?',
      about: words('sofoco|bochorno|sudor|sudores|calor|acalor'),
      answer: [
        'Mantén la calma y deja que ella marque el paso. Pregunta: «¿Ventana, agua o espacio?». Ella sabe qué le viene bien, y puede cambiar de un día a otro.',
        'No te quedes mirando ni hagas bromas delante de otras personas. Fuera de casa, ve con ella hasta la puerta y no digas nada de ello.',
        'En casa, decidan antes lo que harán: quién abre la ventana, dónde va el ventilador y una señal que diga «necesito salir un momento».',
      ],
    },
    fr: {
      title: 'Que faire quand elle a une bouffée de chaleur ?',
      about: words('bouffee|bouffees|chaleur|sueur|transpir|trop chaud'),
      answer: [
        'Gardez votre calme et laissez-la décider. Demandez : « La fenêtre, de l’eau, ou de la place ? » Elle sait ce qui lui convient, et cela peut changer d’un jour à l’autre.',
        'Ne la fixez pas du regard, et ne plaisantez pas devant les autres. Dehors, allez avec elle jusqu’à la porte, sans en parler.',
        'À la maison, entendez-vous à l’avance : qui ouvre la fenêtre, où est le ventilateur, et un signe pour dire « j’ai besoin de sortir un instant ».',
      ],
    },
  },
  sleep: {
    next: ['stress', 'flash', 'myself'],
    en: {
      title: 'How can I help when she sleeps badly?',
      about: words('sleep|insomnia|awake|at night|nights|tired|bedroom|wakes'),
      answer: [
        'Ask her by day, not in the middle of the night, what she would like. Two blankets, a cooler room or two beds for a while are no sign of less love.',
        'Take the first hour of the morning: breakfast, children, the dog. Do not ask for a report of the night.',
        'Keep the evening quiet where you can. Save hard talks and bills for another hour.',
      ],
    },
    es: {
      title: '¿Cómo puedo ayudar cuando duerme mal?',
      about: words('duerm|dormir|sueno|insomnio|despierta|por la noche|de noche|cansada|cansancio'),
      answer: [
        'Pregúntale de día, no en mitad de la noche, qué le gustaría. Dos mantas, un cuarto más fresco o dos camas por un tiempo no significan menos amor.',
        'Encárgate de la primera hora de la mañana: desayuno, hijos, el perro. No pidas cuentas de la noche.',
        'Haz que la tarde sea tranquila, si puedes. Deja las charlas difíciles y las facturas para otra hora.',
      ],
    },
    fr: {
      title: 'Comment aider quand elle dort mal ?',
      about: words('dort|dormir|sommeil|insomnie|la nuit|reveille|fatigu'),
      answer: [
        'Demandez-lui le jour, pas au milieu de la nuit, ce qu’elle aimerait. Deux couettes, une chambre plus fraîche ou deux lits pour un temps ne veulent pas dire moins d’amour.',
        'Prenez la première heure du matin : petit-déjeuner, enfants, chien. Ne demandez pas de compte rendu de la nuit.',
        'Gardez la soirée calme si vous le pouvez. Les discussions lourdes et les factures attendront une autre heure.',
      ],
    },
  },
  mood: {
    next: ['arguments', 'stress', 'myself'],
    en: {
      title: 'What can I do on a hard day?',
      about: words(
        'mood|irritab|angry|anger|snap|cries|crying|tears|sad|feels low|feeling low|is low|upset|grumpy|is down|feeling down|bad day|hard day|nerves',
      ),
      answer: [
        'Do not take it as a verdict on you, and do not tell her what she feels. Try: "I can see it is a hard day. What would be good now?"',
        'You may set a limit, kindly: "I want to hear this. Can we talk in half an hour?" Then come back as you said.',
        'If she seems sad most days, you can offer to come along to a {doctor}. If you fear that she might hurt herself, tell me, or call for help at once.',
      ],
    },
    es: {
      title: '¿Qué puedo hacer en un día difícil?',
      about: words('humor|animo|irritab|enfad|enoj|llora|triste|decaida|de malas|mal dia|dia dificil|bajon'),
      answer: [
        'No lo tomes como un juicio sobre ti, y no le digas lo que siente. Prueba: «Veo que es un día duro. ¿Qué te vendría bien ahora?».',
        'Puedes poner un límite con cariño: «Quiero escucharte. ¿Hablamos en media hora?». Y vuelve como dijiste.',
        'Si la ves triste casi todos los días, puedes ofrecerte a ir con ella al {doctor}. Si temes que se haga daño, dímelo o pide ayuda enseguida.',
      ],
    },
    fr: {
      title: 'Que faire un jour difficile ?',
      about: words('humeur|irrit|colere|enerve|pleure|triste|moral|deprim|mauvais jour|jour difficile|fachee|nerfs'),
      answer: [
        'N’y voyez pas un jugement sur vous, et ne lui dites pas ce qu’elle ressent. Essayez : « Je vois que c’est un jour dur. Qu’est-ce qui te ferait du bien ? »',
        'Vous pouvez poser une limite, avec douceur : « Je veux t’écouter. On en parle dans une demi-heure ? » Puis revenez comme promis.',
        'Si elle semble triste presque tous les jours, vous pouvez proposer de venir avec elle chez un {doctor}. Si vous craignez qu’elle se fasse du mal, dites-le-moi, ou demandez de l’aide tout de suite.',
      ],
    },
  },
  arguments: {
    next: ['mood', 'closeness', 'myself'],
    en: {
      title: 'We argue a lot. What can I do?',
      about: words('argu|fight|quarrel|shout|bicker'),
      answer: [
        'Agree on a pause word while both of you are calm. Whoever says it may leave the room, and you meet again after an hour.',
        'Speak of one thing only. Begin with "I", and say what you wish for, not what was wrong. Say sorry first where you can.',
        'If somebody shouts, throws things or is afraid, it is more than an argument. Tell me, and I show you who helps.',
      ],
    },
    es: {
      title: 'Discutimos mucho. ¿Qué puedo hacer?',
      about: words('discut|discusion|pelea|peleamos|gritos|gritamos|bronca'),
      answer: [
        'Elijan una palabra de pausa cuando haya calma. Quien la diga puede salir del cuarto, y una hora después se sigue hablando.',
        'Habla de una sola cosa. Empieza por «yo», y di lo que deseas, no lo que estuvo mal. Pide perdón primero si puedes.',
        'Si alguien grita, tira cosas o tiene miedo, es más que una discusión. Dímelo, y te muestro quién ayuda.',
      ],
    },
    fr: {
      title: 'Nous nous disputons beaucoup. Que puis-je faire ?',
      about: words('disput|engueul|crie|cris|querell|chicane'),
      answer: [
        'Choisissez un mot de pause quand tout est calme. La personne qui le dit peut quitter la pièce, et vous vous retrouvez une heure après.',
        'Parlez d’une seule chose. Commencez par « je », et dites ce que vous souhaitez, pas ce qui n’allait pas. Excusez-vous en premier si vous le pouvez.',
        'Si quelqu’un crie, jette des objets ou a peur, c’est plus qu’une dispute. Dites-le-moi, et je vous montre qui aide.',
      ],
    },
  },
  appointment: {
    next: ['support', 'mood', 'myself'],
    en: {
      title: 'She has a doctor’s appointment. What can I do?',
      about: words('appointment|appt|go with her|come with her|doctor with her|gynae'),
      answer: [
        'Ask what she would like: that you come in, wait outside, or stay at home. It is her appointment, and each of these is a fine answer.',
        'Before it, you can offer to help with a short list: what troubles her most, since when, and what she wants to ask. If you are in the room, let her speak first, and add only what she asks you to.',
        'If she keeps putting it off, say once what you wish for: "I’d feel better if somebody had a look. Shall I find an appointment?" Afterwards, ask how it was for her before you ask what was said.',
      ],
    },
    es: {
      title: 'Tiene cita con el médico. ¿Qué puedo hacer?',
      about: words('cita|consulta|acompañ|ginec|médic'),
      answer: [
        'Pregúntale qué prefiere: que entres, que esperes fuera o que te quedes en casa. La cita es suya, y cualquiera de las tres respuestas está bien.',
        'Antes, puedes ofrecerle hacer una lista corta: qué le molesta más, desde cuándo y qué quiere preguntar. Si entras, deja que hable ella primero y añade solo lo que te pida.',
        'Si lo va dejando, dile una vez lo que te gustaría: «Me quedaría más tranquilo si alguien te viera. ¿Busco yo la cita?». Después, pregunta primero cómo le fue, y luego qué le dijeron.',
      ],
    },
    fr: {
      title: 'Elle a rendez-vous chez le médecin. Que puis-je faire ?',
      about: words('rendez vous|rdv|accompagn|gynec|consultation'),
      answer: [
        'Demandez-lui ce qu’elle préfère : que vous entriez, que vous attendiez dehors ou que vous restiez à la maison. C’est son rendez-vous, et chacune de ces réponses est bonne.',
        'Avant, vous pouvez proposer de faire une petite liste : ce qui la gêne le plus, depuis quand, et ce qu’elle veut demander. Dans le cabinet, laissez-la parler d’abord, et n’ajoutez que ce qu’elle vous demande.',
        'Si elle remet toujours à plus tard, dites une fois ce que vous aimeriez : « Je serais plus tranquille si quelqu’un regardait ça. Veux-tu que je prenne le rendez-vous ? » Ensuite, demandez d’abord comment cela s’est passé pour elle, puis ce qui a été dit.',
      ],
    },
  },
  closeness: {
    next: ['kindness', 'arguments', 'myself'],
    en: {
      title: 'How can I be close to her without pushing?',
      about: words('close to her|closer|closeness|intimacy|intimate|sex|desire|libido|affection|cuddle|without pushing|distant'),
      answer: [
        'Ask, and take the answer as it is. "Not today" is a whole answer and needs no reason.',
        'Touch that wants nothing more does a lot: a hand, a walk, ten minutes on the sofa without phones. Let her say when more is welcome.',
        'If it is hard for you, say so without blame: "I miss being close to you. What would feel good for you?" A counsellor for couples can help you both to talk.',
      ],
    },
    es: {
      title: '¿Cómo puedo estar cerca sin presionar?',
      about: words('estar cerca|mas cerca|cercania|intimidad|intim|sexo|deseo|libido|carino|abraz|sin presionar|distante|distancia'),
      answer: [
        'Pregunta, y toma la respuesta como es. «Hoy no» es una respuesta completa y no pide motivos.',
        'El contacto que no busca nada más hace mucho: una mano, un paseo, diez minutos en el sofá sin teléfonos. Deja que ella diga cuándo quiere más.',
        'Si te cuesta, dilo sin reproches: «Echo de menos estar cerca de ti. ¿Qué te haría sentir bien?». La terapia de pareja puede ayudar a hablarlo.',
      ],
    },
    fr: {
      title: 'Comment être proche d’elle sans insister ?',
      about: words('etre proche|plus proche|proximite|intimite|intime|sexe|sexuel|desir|libido|tendresse|calin|sans insister|distante'),
      answer: [
        'Demandez, et prenez la réponse comme elle vient. « Pas aujourd’hui » est une réponse entière, sans raison à donner.',
        'Un geste qui ne demande rien de plus fait beaucoup : une main, une promenade, dix minutes sur le canapé sans téléphone. Laissez-la dire quand elle veut plus.',
        'Si c’est dur pour vous, dites-le sans reproche : « Être près de toi me manque. Qu’est-ce qui te ferait du bien ? » Une thérapie de couple peut vous aider à parler.',
      ],
    },
  },
  kindness: {
    next: ['support', 'closeness', 'stress'],
    en: {
      title: 'How can I do something nice for her?',
      about: words('something nice|celebrat|gift|present for|surprise|birthday|anniversary|cook for|treat her|spoil'),
      answer: [
        'Think small and often: a note on the table, her favourite meal, an evening when you see to everything.',
        'Choose what she likes, not what mends something. A present that says "you are too warm" or "you are too tired" can hurt.',
        'If something went well for her, ask her to tell it all, and just be glad with her.',
      ],
    },
    es: {
      title: '¿Cómo puedo hacer algo bonito por ella?',
      about: words('algo bonito|celebr|regalo|sorpres|sorprender|cumpleanos|aniversario|mimarla|detalle'),
      answer: [
        'Mejor cosas pequeñas y a menudo: una nota en la mesa, su comida favorita, una tarde en que te encargas de todo.',
        'Elige lo que le gusta, no lo que arregla algo. Un regalo que dice «tienes demasiado calor» o «estás demasiado cansada» puede doler.',
        'Si algo le salió bien, pídele que lo cuente entero, y alégrate con ella.',
      ],
    },
    fr: {
      title: 'Comment lui faire plaisir ?',
      about: words('faire plaisir|feter|fete|cadeau|surpris|anniversaire|gater'),
      answer: [
        'Mieux vaut de petites choses, souvent : un mot sur la table, son plat préféré, une soirée où vous vous occupez de tout.',
        'Choisissez ce qu’elle aime, pas ce qui répare. Un cadeau qui dit « tu as trop chaud » ou « tu es trop fatiguée » peut blesser.',
        'Si quelque chose lui a réussi, demandez-lui de tout raconter, et réjouissez-vous avec elle.',
      ],
    },
  },
  myself: {
    next: ['support', 'arguments', 'privacy'],
    en: {
      title: 'How do I look after myself?',
      about: words('look after myself|take care of myself|for myself|hard for me|i am tired|i am exhausted|who helps me|help for me'),
      answer: [
        'It is allowed to be hard for you, too. Find one person to talk to, and keep to yourself what she told you in confidence.',
        'Keep something that is yours: sport, friends, an hour of sleep. You help better when you are not worn out.',
        'If you feel hopeless, afraid or ready to explode, write it to me. There are people you can call, and I show you who.',
      ],
    },
    es: {
      title: '¿Cómo me cuido yo?',
      about: words('me cuido|cuidarme|dificil para mi|ayuda para mi|estoy agotado|estoy cansado'),
      answer: [
        'También puede ser difícil para ti. Busca una persona con quien hablar, y guarda para ti lo que ella te contó en confianza.',
        'Guarda algo tuyo: deporte, amistades, una hora de sueño. Ayudas mejor cuando no estás sin fuerzas.',
        'Si sientes desesperanza, miedo o que vas a estallar, escríbemelo. Hay personas a las que puedes llamar, y te muestro quiénes.',
      ],
    },
    fr: {
      title: 'Comment prendre soin de moi ?',
      about: words('prendre soin de moi|dur pour moi|aide pour moi|je suis epuise|je suis fatigue'),
      answer: [
        'Cela peut être dur pour vous aussi. Trouvez une personne à qui parler, et gardez pour vous ce qu’elle vous a confié.',
        'Gardez quelque chose à vous : du sport, des amis, une heure de sommeil. On aide mieux quand on n’est pas à bout.',
        'Si vous perdez espoir, si vous avez peur ou si vous allez exploser, écrivez-le-moi. Il y a des personnes à appeler, et je vous montre lesquelles.',
      ],
    },
  },
  privacy: {
    next: ['support', 'myself'],
    en: {
      title: 'Who can read what I write here?',
      about: words(
        'read what i write|see what i write|read my messages|see my messages|see my chat|read my chat|can she see this|can she read this|is this private|does she see this',
      ),
      answer: [
        'You alone. Your words are encrypted with your own key and kept for 90 days, and you can remove a conversation at any time.',
        'The same holds for her. I know nothing of her notes or of her talks with me. What she wants you to know, she tells you herself.',
        'I am not a person and not a doctor, and I contact nobody.',
      ],
    },
    es: {
      title: '¿Quién puede leer lo que escribo aquí?',
      about: words(
        'leer lo que escribo|lee lo que escribo|ve lo que escribo|leer mis|ver mis mensajes|es privado|puede ver esto|puede leer esto',
      ),
      answer: [
        'Solo tú. Tus palabras están cifradas con tu propia clave y se guardan 90 días, y puedes borrar una conversación cuando quieras.',
        'Lo mismo vale para ella. No sé nada de sus notas ni de sus charlas conmigo. Lo que ella quiera que sepas, te lo dice ella.',
        'No soy una persona ni una doctora, y no contacto con nadie.',
      ],
    },
    fr: {
      title: 'Qui peut lire ce que j’écris ici ?',
      about: words(
        'lire ce que j ecris|lit ce que j ecris|voit ce que j ecris|lire mes|voir mes messages|est ce prive|peut elle voir|peut elle lire',
      ),
      answer: [
        'Personne d’autre que vous. Vos mots sont chiffrés avec votre propre clé et gardés 90 jours, et vous pouvez effacer une conversation à tout moment.',
        'Il en va de même pour elle. Je ne sais rien de ses notes ni de ses échanges avec moi. Ce qu’elle veut vous dire, elle vous le dit elle-même.',
        'Je ne suis ni une personne ni un médecin, et je ne contacte personne.',
      ],
    },
  },
}
