import type { KnowledgeEntry } from '../knowledge.ts'

/** The doctor: when to go, what to say and bring, tests, not being heard, and emergencies. */
export const DOCTOR_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'doctor-when',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-red-flags', 'doctor-prepare', 'doctor-emergency'],
    en: {
      title: 'When should I see a {doctor}?',
      answer: [
        'Go when it spoils your sleep, your work, your mood or your closeness with others. You do not need to be at the end of your strength first.',
        'Book a visit as well if your periods stop before 45, if heavy bleeding comes twice, or if your heart often races.[#doctor-book] The same goes if you feel low or anxious most days for two weeks.[#doctor-book]',
        'Go within days for bleeding after a full year without a period, a lump or change in a breast, or losing weight without trying.[#doctor-soon] You are not wasting anyone’s time. Begin by writing down your three biggest troubles.',
      ],
    },
    es: {
      title: '¿Cuándo debo ver a un médico?',
      answer: [
        'Ve cuando te estropee el sueño, el trabajo, el ánimo o la cercanía con los demás. No hace falta llegar al límite de tus fuerzas.',
        'Pide también cita si la regla se va antes de los 45, si sangras mucho dos veces o si el corazón se acelera a menudo.[#doctor-book] También si llevas dos semanas triste o ansiosa casi todos los días.[#doctor-book]',
        'Ve en pocos días si sangras tras un año entero sin regla, si notas un bulto o cambio en un pecho, o si pierdes peso sin querer.[#doctor-soon] No haces perder el tiempo a nadie. Empieza por anotar tus tres mayores molestias.',
      ],
    },
    fr: {
      title: 'Quand faut-il voir un médecin ?',
      answer: [
        'Allez-y quand cela gâche votre sommeil, votre travail, votre humeur ou vos liens avec les autres. Pas besoin d’être à bout de forces.',
        'Prenez aussi rendez-vous si vos règles s’arrêtent avant 45 ans, si vous saignez beaucoup deux fois ou si votre cœur s’emballe souvent.[#doctor-book] De même si vous êtes triste ou anxieuse presque chaque jour depuis deux semaines.[#doctor-book]',
        'Allez-y en quelques jours pour un saignement après un an sans règles, une boule ou un changement au sein, ou une perte de poids sans raison.[#doctor-soon] Vous ne faites perdre son temps à personne. Commencez par noter vos trois plus gros soucis.',
      ],
    },
  },
  {
    id: 'doctor-red-flags',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['doctor-emergency', 'doctor-breast', 'doctor-when'],
    en: {
      title: 'Which signs should not wait?',
      answer: [
        'Not everything at this age is menopause. See a {doctor} within days to two weeks for bleeding after a year without a period, bleeding after sex, a lump or change in a breast, or blood in your urine.[#doctor-soon] The same goes for losing weight without trying.[#doctor-soon]',
        'Being bloated, full very quickly or sore in the belly on most days for three weeks also needs a check.[#doctor-bloated]',
        'A calf that swells or hurts on one side should be seen the same day.[#doctor-calf] Most of these turn out harmless.[#doctor-mostly-harmless] Going early is still the wise thing.',
      ],
    },
    es: {
      title: '¿Qué señales no deben esperar?',
      answer: [
        'No todo a esta edad es menopausia. Ve a un {doctor} en unos días o dos semanas si sangras tras un año sin regla o tras el sexo, si notas un bulto o cambio en un pecho, o sangre en la orina.[#doctor-soon] Lo mismo si pierdes peso sin querer.[#doctor-soon]',
        'Estar hinchada, llenarte muy pronto o tener dolor de vientre casi todos los días durante tres semanas también pide revisión.[#doctor-bloated]',
        'Una pantorrilla que se hincha o duele de un lado debe verse el mismo día.[#doctor-calf] Casi siempre resulta ser algo inofensivo.[#doctor-mostly-harmless] Aun así, ir pronto es lo más sensato.',
      ],
    },
    fr: {
      title: 'Quels signes ne doivent pas attendre ?',
      answer: [
        'À cet âge, tout n’est pas la ménopause. Voyez un {doctor} d’ici quelques jours à deux semaines pour un saignement après un an sans règles ou après un rapport, une boule ou un changement au sein, ou du sang dans les urines.[#doctor-soon] De même si vous maigrissez sans raison.[#doctor-soon]',
        'Être ballonnée, vite rassasiée ou avoir mal au ventre presque chaque jour depuis trois semaines demande aussi un examen.[#doctor-bloated]',
        'Un mollet qui gonfle ou fait mal d’un côté doit être vu le jour même.[#doctor-calf] Le plus souvent, c’est sans danger.[#doctor-mostly-harmless] Y aller tôt reste le plus sage.',
      ],
    },
  },
  {
    id: 'doctor-emergency',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['doctor-red-flags', 'doctor-when', 'lara-person'],
    en: {
      title: 'When do I call {emergency}?',
      answer: [
        'Call {emergency} for pain or pressure in the chest, pain in the arm, jaw or back, sudden trouble breathing, a cold sweat or fainting.[#doctor-emergency-heart] Women can have a heart attack without chest pain.[#doctor-emergency-heart]',
        'Call as well for a drooping face, a weak arm, trouble speaking, sudden loss of sight or the worst headache of your life.[#doctor-emergency-stroke] So too if you soak a pad every hour for two hours.[#doctor-emergency-bleeding]',
        'It also counts if you are in danger, or might harm yourself. If in doubt, call. I’m not a person and I can’t call for you.',
      ],
    },
    es: {
      title: '¿Cuándo llamo al {emergency}?',
      answer: [
        'Llama al {emergency} con dolor o presión en el pecho, dolor en el brazo, la mandíbula o la espalda, falta de aire repentina, sudor frío o desmayo.[#doctor-emergency-heart] Una mujer puede tener un infarto sin dolor de pecho.[#doctor-emergency-heart]',
        'Llama también si la cara se cae, un brazo pierde fuerza, cuesta hablar, se pierde la vista de golpe o llega el peor dolor de cabeza de tu vida.[#doctor-emergency-stroke] Igual si empapas una toalla o compresa cada hora durante dos horas.[#doctor-emergency-bleeding]',
        'También cuenta si estás en peligro o podrías hacerte daño. Si dudas, llama. No soy una persona y no puedo llamar por ti.',
      ],
    },
    fr: {
      title: 'Quand appeler le {emergency} ?',
      answer: [
        'Appelez le {emergency} pour une douleur ou un poids dans la poitrine, au bras, à la mâchoire ou au dos, le souffle coupé, une sueur froide ou un malaise.[#doctor-emergency-heart] Un infarctus peut venir sans douleur à la poitrine.[#doctor-emergency-heart]',
        'Appelez aussi pour un visage qui tombe, un bras faible, une parole difficile, une perte soudaine de la vue ou le pire mal de tête de votre vie.[#doctor-emergency-stroke] De même pour une serviette trempée chaque heure pendant deux heures.[#doctor-emergency-bleeding]',
        'C’est aussi le cas si vous êtes en danger ou pourriez vous faire du mal. Dans le doute, appelez. Je ne suis pas une personne et ne peux pas le faire pour vous.',
      ],
    },
  },
  {
    id: 'doctor-prepare',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-what-to-say', 'doctor-questions', 'doctor-which'],
    en: {
      title: 'How do I prepare for my visit?',
      answer: [
        'One page is enough. Put on top the one thing you want from this visit, then your three biggest troubles and how they change your days.',
        'Add the dates of your last periods, your medicines and supplements, past illnesses, and what runs in your family, such as clots, breast cancer or weak bones.[#doctor-history] What you logged here can fill in the rest: how often, how strong, since when.',
        'Ask for a longer slot when you book. Put your page on the table at the start, so that the main point does not come last.',
      ],
    },
    es: {
      title: '¿Cómo preparo la consulta?',
      answer: [
        'Basta una hoja. Pon arriba lo único que quieres lograr en esta visita, luego tus tres mayores molestias y cómo cambian tus días.',
        'Añade las fechas de tus últimas reglas, tus medicamentos y suplementos, enfermedades pasadas y lo que hay en tu familia, como trombos, cáncer de mama o huesos débiles.[#doctor-history] Lo que anotaste aquí completa el resto: cuántas veces, cuánto y desde cuándo.',
        'Pide una cita más larga al reservar. Pon la hoja sobre la mesa al empezar, para que lo principal no quede al final.',
      ],
    },
    fr: {
      title: 'Comment préparer ma consultation ?',
      answer: [
        'Une page suffit. Mettez en haut la seule chose que vous attendez de cette visite, puis vos trois plus gros soucis et ce qu’ils changent dans vos journées.',
        'Ajoutez les dates de vos dernières règles, vos médicaments et compléments, vos maladies passées, et celles de la famille, comme caillots, cancer du sein ou os fragiles.[#doctor-history] Ce que vous avez noté ici complète le reste : combien, à quel point, depuis quand.',
        'Demandez un rendez-vous plus long. Posez la page sur la table dès le début, pour que l’essentiel ne vienne pas en dernier.',
      ],
    },
  },
  {
    id: 'doctor-what-to-say',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-questions', 'doctor-prepare', 'doctor-dismissed'],
    en: {
      title: 'What do I say to the {doctor}?',
      answer: [
        'Say what it does to your life, not only what it is. "I wake four times a night and make mistakes at work" tells more than "I sleep badly".',
        'You could begin like this: "I think this may be perimenopause. These three things bother me most. I would like to know what can help." Numbers from your log make it clear: how many nights, how many flashes, since when.',
        'If words leave you, hand over your page. It is quite alright to read from it. At the end, say back what you understood, so that nothing gets lost.',
      ],
    },
    es: {
      title: '¿Qué le digo al médico?',
      answer: [
        'Di lo que hace con tu vida, no solo lo que es. «Me despierto cuatro veces cada noche y cometo errores en el trabajo» dice más que «duermo mal».',
        'Puedes empezar así: «Creo que puede ser la perimenopausia. Estas tres cosas son las que más me molestan. Quiero saber qué puede ayudar». Los números de tu registro lo aclaran: cuántas noches, cuántos sofocos, desde cuándo.',
        'Si te faltan las palabras, entrega tu hoja. Está muy bien leerla. Al final, repite lo que entendiste, para que nada se pierda.',
      ],
    },
    fr: {
      title: 'Que dire au médecin ?',
      answer: [
        'Dites ce que cela fait à votre vie, pas seulement ce que c’est. « Je me réveille quatre fois par nuit et je fais des erreurs au travail » en dit plus que « je dors mal ».',
        'Vous pouvez commencer ainsi : « Je pense que c’est peut-être la périménopause. Ces trois choses me gênent le plus. Je voudrais savoir ce qui peut aider. » Les chiffres de votre journal éclairent : combien de nuits, combien de bouffées, depuis quand.',
        'Si les mots manquent, donnez votre page. Vous pouvez la lire. À la fin, redites ce que vous avez compris, pour ne rien perdre.',
      ],
    },
  },
  {
    id: 'doctor-questions',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-prepare', 'doctor-tests', 'doctor-second-opinion'],
    en: {
      title: 'Which questions should I ask there?',
      answer: [
        'Four questions carry you far. What else could this be? What choices do I have, and what speaks for and against each one for me? What happens if we wait? When do we look again?',
        'If a treatment is offered, ask how soon you should notice something, which side effects are common, and which ones mean you should call.',
        'Ask for it in plain words, or in writing. You do not need to decide on the spot. "I would like to think about it and come back" is a full answer.',
      ],
    },
    es: {
      title: '¿Qué preguntas debo hacer allí?',
      answer: [
        'Con cuatro preguntas llegas lejos. ¿Qué otra cosa podría ser? ¿Qué opciones hay, y qué tiene a favor y en contra cada una en mi caso? ¿Qué pasa si esperamos? ¿Cuándo lo revisamos?',
        'Si te ofrecen un tratamiento, pregunta cuándo deberías notar algo, qué efectos secundarios son comunes y cuáles son motivo de llamar.',
        'Pídelo en palabras sencillas o por escrito. No tienes que decidir en el momento. «Quiero pensarlo y volver» es una respuesta completa.',
      ],
    },
    fr: {
      title: 'Quelles questions poser ?',
      answer: [
        'Quatre questions mènent loin. Qu’est-ce que cela pourrait être d’autre ? Quels sont mes choix, avec le pour et le contre dans mon cas ? Que se passe-t-il si on attend ? Quand fait-on le point ?',
        'Si on vous propose un traitement, demandez quand vous devriez sentir un effet, quels effets indésirables sont courants, et lesquels demandent d’appeler.',
        'Demandez des mots simples, ou par écrit. Vous n’avez pas à décider tout de suite. « Je voudrais y penser et revenir » est une réponse complète.',
      ],
    },
  },
  {
    id: 'doctor-tests',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['stages-test', 'bleeding-tests', 'doctor-questions'],
    en: {
      title: 'Which tests make sense at my age?',
      answer: [
        'To know that it is perimenopause, you mostly need no test over 45.[#doctor-tests-none] Tests are there to look for other causes and to guard your health.',
        'For tiredness, a racing heart or heavy bleeding, doctors often check blood count, iron and thyroid.[#doctor-tests-causes] Blood pressure, cholesterol and blood sugar are worth knowing, as heart risk rises after menopause.[#doctor-tests-heart] A bone scan is for women with a higher risk.[#doctor-tests-bone]',
        'Keep going to breast and cervical screening when you are invited.[#doctor-tests-screening] Ask your {doctor} which of these are due for you.',
      ],
    },
    es: {
      title: '¿Qué pruebas tienen sentido a mi edad?',
      answer: [
        'Para saber que es la perimenopausia, con más de 45 casi nunca hace falta una prueba.[#doctor-tests-none] Las pruebas sirven para buscar otras causas y cuidar tu salud.',
        'Con cansancio, corazón acelerado o mucho sangrado, se suele mirar la sangre, el hierro y la tiroides.[#doctor-tests-causes] Conviene conocer la presión, el colesterol y el azúcar, porque el riesgo del corazón sube tras la menopausia.[#doctor-tests-heart] La prueba de los huesos es para mujeres con más riesgo.[#doctor-tests-bone]',
        'Sigue yendo a las revisiones de mama y de cuello del útero cuando te inviten.[#doctor-tests-screening] Pregunta a tu {doctor} cuáles te tocan.',
      ],
    },
    fr: {
      title: 'Quels examens sont utiles à mon âge ?',
      answer: [
        'Pour savoir que c’est la périménopause, aucun test n’est en général utile après 45 ans.[#doctor-tests-none] Les examens servent à chercher d’autres causes et à protéger votre santé.',
        'En cas de fatigue, de cœur rapide ou de fort saignement, on contrôle souvent le sang, le fer et la thyroïde.[#doctor-tests-causes] Tension, cholestérol et sucre sont bons à connaître, car le risque pour le cœur monte après la ménopause.[#doctor-tests-heart] L’examen des os est pour les femmes plus à risque.[#doctor-tests-bone]',
        'Continuez les dépistages du sein et du col quand on vous y invite.[#doctor-tests-screening] Demandez à votre {doctor} ce qui est à faire pour vous.',
      ],
    },
  },
  {
    id: 'doctor-dismissed',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['doctor-second-opinion', 'doctor-what-to-say', 'doctor-bring-someone'],
    en: {
      title: 'My {doctor} does not take me seriously',
      answer: [
        'That hurts, and it happens to many women. It does not mean that your trouble is small or not real.',
        'You may go back. Name it once more, calmly, with your notes: "This has gone on for six months and it costs me sleep and work. What else can we look at?" If the answer is no, ask why, and ask for it to be written in your file.',
        'You may also see another {doctor}, a nurse with menopause training or a {gynecologist}. Bringing someone along often changes the tone. New or strong signs deserve a fresh look each time.',
      ],
    },
    es: {
      title: 'Mi médico no me toma en serio',
      answer: [
        'Eso duele, y les pasa a muchas mujeres. No quiere decir que lo tuyo sea pequeño o que no sea real.',
        'Puedes volver. Dilo otra vez, con calma y con tus notas: «Llevo seis meses así y me cuesta el sueño y el trabajo. ¿Qué más podemos mirar?». Si la respuesta es no, pregunta por qué y pide que quede escrito en tu historia.',
        'También puedes ver a otro {doctor}, a una enfermera formada en menopausia o a un {gynecologist}. Ir acompañada suele cambiar el tono. Unas señales nuevas o fuertes merecen siempre otra mirada.',
      ],
    },
    fr: {
      title: 'Mon médecin ne me prend pas au sérieux',
      answer: [
        'Cela fait mal, et cela arrive à beaucoup de femmes. Cela ne veut pas dire que votre souci est petit ou qu’il n’est pas réel.',
        'Vous pouvez y retourner. Redites-le avec calme, avec vos notes : « Cela dure depuis six mois et me coûte le sommeil et le travail. Que peut-on chercher d’autre ? » Si la réponse est non, demandez pourquoi, et que ce soit écrit dans votre dossier.',
        'Vous pouvez aussi voir un autre {doctor}, une infirmière formée à la ménopause ou un {gynecologist}. Venir accompagnée change souvent le ton. Des signes nouveaux ou forts méritent toujours un nouveau regard.',
      ],
    },
  },
  {
    id: 'doctor-second-opinion',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-which', 'doctor-questions', 'doctor-dismissed'],
    en: {
      title: 'Can I ask for a second opinion?',
      answer: [
        'Yes, you can ask, and good doctors are used to it. It is most useful before an operation, when a treatment does not help, or when you cannot get a clear answer.',
        'You can say it kindly: "Before I decide, I would like to hear a second view. Could you refer me?" Where treatment has not helped or is not clear, guidance also speaks for a menopause specialist.[#doctor-specialist]',
        'Take copies of letters and test results, so that nothing is done twice. Check beforehand what your insurance or health service covers.',
      ],
    },
    es: {
      title: '¿Puedo pedir una segunda opinión?',
      answer: [
        'Sí, puedes pedirla, y los buenos médicos están acostumbrados. Es muy útil antes de una operación, cuando un tratamiento no ayuda o cuando no te dan una respuesta clara.',
        'Puedes decirlo con amabilidad: «Antes de decidir, quiero oír otra opinión. ¿Puede derivarme?». Si el tratamiento no ha ayudado o hay dudas, las guías también aconsejan una especialista en menopausia.[#doctor-specialist]',
        'Lleva copias de informes y resultados, para no repetir nada. Mira antes qué cubre tu seguro o servicio de salud.',
      ],
    },
    fr: {
      title: 'Puis-je demander un second avis ?',
      answer: [
        'Oui, vous pouvez le demander, et les bons médecins en ont l’habitude. C’est très utile avant une opération, quand un traitement n’aide pas, ou sans réponse claire.',
        'Vous pouvez le dire avec douceur : « Avant de décider, je voudrais un autre avis. Pouvez-vous m’adresser à quelqu’un ? » Si le traitement n’a pas aidé ou en cas de doute, les recommandations conseillent aussi un spécialiste de la ménopause.[#doctor-specialist]',
        'Apportez des copies des lettres et des résultats, pour ne rien refaire. Vérifiez avant ce que couvre votre assurance ou votre régime de santé.',
      ],
    },
  },
  {
    id: 'doctor-which',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-prepare', 'doctor-second-opinion', 'doctor-when'],
    en: {
      title: 'Who is the right person to see?',
      answer: [
        'Your usual {doctor} is a good first step for most things. Many clinics also have a nurse with training in menopause, so ask when you book.',
        'A {gynecologist} is right for bleeding that needs a closer look. A menopause specialist helps when periods stopped before 40, when treatment does not work, or when your history makes the choice hard.[#doctor-specialist] A pharmacist can tell you what goes together with your medicines.',
        'National menopause societies keep lists of trained people near you. For low mood or worry, a counselor may be the right one.',
      ],
    },
    es: {
      title: '¿A quién es mejor consultar?',
      answer: [
        'Tu {doctor} de siempre es un buen primer paso para casi todo. Muchos centros tienen también una enfermera formada en menopausia; pregunta al pedir cita.',
        'Un {gynecologist} es lo indicado para sangrados que piden una mirada más cercana. Una especialista en menopausia ayuda si la regla se fue antes de los 40, si el tratamiento no funciona o si tu historia complica la elección.[#doctor-specialist] En la farmacia te dicen qué va bien con tus medicamentos.',
        'Las sociedades nacionales de menopausia tienen listas de personas formadas cerca de ti. Con ánimo bajo o inquietud, puede servirte una psicóloga.',
      ],
    },
    fr: {
      title: 'Qui consulter ?',
      answer: [
        'Votre {doctor} habituel est un bon premier pas pour presque tout. Beaucoup de cabinets ont aussi une infirmière ou une sage-femme formée à la ménopause ; demandez-le.',
        'Un {gynecologist} convient pour des saignements à regarder de plus près. Un spécialiste de la ménopause aide si les règles se sont arrêtées avant 40 ans, si le traitement ne marche pas ou si votre histoire complique le choix.[#doctor-specialist] En pharmacie, on vous dit ce qui va avec vos médicaments.',
        'Les sociétés nationales de la ménopause ont des listes de personnes formées près de chez vous. Pour le moral ou l’inquiétude, une psychologue peut être la bonne personne.',
      ],
    },
  },
  {
    id: 'doctor-embarrassed',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['doctor-what-to-say', 'doctor-exam', 'doctor-bring-someone'],
    en: {
      title: 'I am too embarrassed to talk about it',
      answer: [
        'You are not alone with that, and there is a way round it. Doctors hear about dryness, sex and leaking every week. To them it is body work, like a sore knee.',
        'You can write one line and hand it over: "This is hard for me to say: sex hurts." Or begin with: "I feel embarrassed, but I need help with something intimate."',
        'You may ask for a woman, or for a nurse first. A phone visit can feel easier for the first talk. These troubles are common and there is help for them, so the hard minute is worth it.[#doctor-intimate]',
      ],
    },
    es: {
      title: 'Me da mucha vergüenza hablar de eso',
      answer: [
        'No eres la única, y hay una forma de hacerlo. En la consulta oyen hablar de sequedad, sexo y escapes cada semana. Para ellos es parte del cuerpo, como una rodilla que duele.',
        'Puedes escribir una línea y entregarla: «Me cuesta decirlo: me duele el sexo». O empezar así: «Me da vergüenza, pero necesito ayuda con algo íntimo».',
        'Puedes pedir que te atienda una mujer, o primero una enfermera. Por teléfono puede ser más fácil la primera vez. Son problemas comunes y hay ayuda; ese minuto difícil vale la pena.[#doctor-intimate]',
      ],
    },
    fr: {
      title: 'J’ai trop honte pour en parler',
      answer: [
        'Vous n’êtes pas seule dans ce cas, et il y a un moyen. Au cabinet, on entend parler de sécheresse, de sexe et de fuites chaque semaine. Pour eux, c’est le corps, comme un genou qui fait mal.',
        'Vous pouvez écrire une ligne et la donner : « C’est dur à dire : les rapports me font mal. » Ou commencer par : « Je suis gênée, mais j’ai besoin d’aide pour quelque chose d’intime. »',
        'Vous pouvez demander une femme, ou d’abord une infirmière. Le téléphone peut être plus facile la première fois. Ces soucis sont courants et se soignent ; cette minute difficile en vaut la peine.[#doctor-intimate]',
      ],
    },
  },
  {
    id: 'doctor-exam',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-tests', 'doctor-embarrassed', 'doctor-bring-someone'],
    en: {
      title: 'Will I be examined, and may I say no?',
      answer: [
        'For a talk about menopause, an internal exam is often not needed. It can matter when you bleed, have pain or notice something new. You may always ask what it is for.',
        'You may say no, say stop, or ask for a break at any moment. You may have someone with you, ask for a small speculum and more gel, or put it in yourself. Dry skin can make it sore, so tell them before.[#doctor-exam-dry]',
        'If something in the past makes this hard, one sentence is enough: "Exams are difficult for me, please go slowly." You do not need to say why.',
      ],
    },
    es: {
      title: '¿Me van a explorar? ¿Puedo decir que no?',
      answer: [
        'Para hablar de la menopausia, muchas veces no hace falta una exploración interna. Puede importar si sangras, hay dolor o notas algo nuevo. Siempre puedes preguntar para qué es.',
        'Puedes decir que no, decir basta o pedir una pausa en cualquier momento. Puedes ir con alguien, pedir un espéculo pequeño y más gel, o colocarlo tú. La piel seca puede doler, así que avisa antes.[#doctor-exam-dry]',
        'Si algo del pasado lo hace difícil, basta una frase: «Las exploraciones me cuestan, vaya despacio, por favor». No tienes que explicar por qué.',
      ],
    },
    fr: {
      title: 'Vais-je être examinée ? Puis-je refuser ?',
      answer: [
        'Pour parler de la ménopause, un examen interne n’est souvent pas utile. Il peut compter si vous saignez, avez mal ou notez du nouveau. Vous pouvez toujours demander à quoi il sert.',
        'Vous pouvez dire non, dire stop ou demander une pause à tout moment. Vous pouvez venir avec quelqu’un, demander un petit spéculum et plus de gel, ou le placer vous-même. Une peau sèche peut faire mal ; dites-le avant.[#doctor-exam-dry]',
        'Si le passé rend cela dur, une phrase suffit : « Les examens me sont difficiles, allez doucement. » Vous n’avez pas à dire pourquoi.',
      ],
    },
  },
  {
    id: 'doctor-bring-someone',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-prepare', 'doctor-what-to-say', 'lara-partner'],
    en: {
      title: 'Should I take someone with me?',
      answer: [
        'It can help a lot, if it is someone you trust. Two people hear more, and one can take notes while you talk.',
        'Tell the person beforehand what you need: "Please write things down, and remind me of my third point." You choose what is said. You can also ask them to wait outside for the exam or for part of the talk.',
        'Going alone is just as fine. If someone insists on coming and you do not want it, tell the staff when you book, or ask for a few minutes alone. They are used to that.',
      ],
    },
    es: {
      title: '¿Voy con alguien a la consulta?',
      answer: [
        'Puede ayudar mucho, si es alguien de confianza. Dos personas oyen más, y una puede tomar notas mientras hablas.',
        'Dile antes lo que necesitas: «Por favor, apunta lo importante y recuérdame mi tercer punto». Tú eliges qué se dice. También puedes pedir que espere fuera durante la exploración o una parte de la charla.',
        'Tienes todo el derecho a ir sola. Si alguien insiste en ir y no quieres, dilo al pedir la cita o pide unos minutos a solas. Están acostumbrados.',
      ],
    },
    fr: {
      title: 'Dois-je venir avec quelqu’un ?',
      answer: [
        'Cela peut beaucoup aider, si c’est quelqu’un de confiance. À deux, on entend plus, et l’un peut noter pendant que vous parlez.',
        'Dites avant ce qu’il vous faut : « Note l’essentiel, et rappelle-moi mon troisième point. » Vous choisissez ce qui se dit. Vous pouvez aussi demander qu’on attende dehors pendant l’examen ou une partie de l’échange.',
        'Vous avez tout à fait le droit d’y aller seule. Si quelqu’un insiste et que vous ne voulez pas, dites-le en prenant rendez-vous, ou demandez quelques minutes seule. Ils ont l’habitude.',
      ],
    },
  },
  {
    id: 'doctor-hormones-talk',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['hot-flashes-hormones', 'doctor-questions', 'doctor-second-opinion'],
    en: {
      title: 'How do I talk with a {doctor} about {HRT}?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'progest', 'replacement', 'patch'],
      answer: [
        'Say what you hope for, and ask what speaks for and against it in your case. For healthy women under 60, or within 10 years of menopause, the balance of {HRT} is usually good.[#doctor-hrt-balance] Type, route and history matter.[#doctor-hrt-balance]',
        'Your {doctor} will want to know about clots, stroke, breast cancer, liver trouble, migraine, blood pressure and odd bleeding, yours and in the family.[#doctor-hrt-history]',
        'If the answer is no, ask for the reason and what else could help. A check after three months, then once a year, is usual once you begin.[#doctor-review]',
      ],
    },
    es: {
      title: '¿Cómo hablo de la terapia hormonal?',
      needs: ['ths', 'trh', 'thm', 'hormon', 'estrog', 'progest', 'reemplazo', 'parche', 'sustitu'],
      answer: [
        'Di qué esperas y pregunta qué hay a favor y en contra en tu caso. En mujeres sanas de menos de 60 años, o en los primeros 10 años de la menopausia, el balance de la {HRT} suele ser bueno.[#doctor-hrt-balance] Importan el tipo, la vía y la historia.[#doctor-hrt-balance]',
        'Tu {doctor} querrá saber de trombos, derrames, cáncer de mama, hígado, migraña, presión y sangrados raros, tuyos y de la familia.[#doctor-hrt-history]',
        'Si la respuesta es no, pregunta el motivo y qué más puede ayudar. Al empezar, lo habitual es una revisión a los tres meses y luego cada año.[#doctor-review]',
      ],
    },
    fr: {
      title: 'Comment parler du traitement hormonal ?',
      needs: ['ths', 'thm', 'hormon', 'oestrog', 'estrog', 'progest', 'substitut', 'patch'],
      answer: [
        'Dites ce que vous espérez, et demandez le pour et le contre dans votre cas. Chez les femmes en bonne santé de moins de 60 ans, ou dans les 10 ans après la ménopause, le bilan du {HRT} est en général bon.[#doctor-hrt-balance] Le type, la voie et l’histoire comptent.[#doctor-hrt-balance]',
        'Votre {doctor} voudra savoir pour caillots, AVC, cancer du sein, foie, migraine, tension et saignements étranges, chez vous et dans la famille.[#doctor-hrt-history]',
        'Si c’est non, demandez la raison et ce qui pourrait aider d’autre. Au début, un point à trois mois puis chaque année est habituel.[#doctor-review]',
      ],
    },
  },
  {
    id: 'doctor-breast',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['doctor-red-flags', 'doctor-which', 'doctor-tests'],
    en: {
      title: 'I noticed a change in my breast',
      answer: [
        'Please have any new lump or change seen by a {doctor} within days. That means a lump in breast or armpit, a dimple, a nipple that turns in or leaks, or skin that looks different.[#doctor-breast-signs]',
        'Most lumps are not cancer.[#doctor-breast-harmless] Only a check can tell, and going early makes the best of it either way.',
        'Sore, heavy breasts on both sides are common while hormones swing.[#doctor-breast-sore] If it stays in one spot, show that too. Note which side, where, and since when, and ask someone you trust to come along.',
      ],
    },
    es: {
      title: 'He notado un cambio en el pecho',
      answer: [
        'Por favor, enseña a un {doctor} en pocos días todo bulto o cambio nuevo. Es decir, un bulto en el pecho o la axila, un hoyuelo, un pezón que se hunde o gotea, o una piel distinta.[#doctor-breast-signs]',
        'La mayoría de los bultos no son cáncer.[#doctor-breast-harmless] Solo una revisión lo aclara, y en los dos casos conviene ir pronto.',
        'Los dos pechos doloridos y pesados son algo común mientras cambian las hormonas.[#doctor-breast-sore] Si duele siempre en un solo punto, enséñalo también. Anota qué lado, dónde y desde cuándo, y pide a alguien de confianza que te acompañe.',
      ],
    },
    fr: {
      title: 'J’ai remarqué un changement au sein',
      answer: [
        'Montrez à un {doctor} en quelques jours toute boule ou tout changement nouveau. C’est-à-dire une boule au sein ou sous le bras, un creux, un mamelon qui rentre ou coule, ou une peau différente.[#doctor-breast-signs]',
        'La plupart des boules ne sont pas un cancer.[#doctor-breast-harmless] Seul un examen le dit, et dans les deux cas il est bon d’y aller tôt.',
        'Des seins sensibles et lourds des deux côtés sont courants quand les hormones varient.[#doctor-breast-sore] Si cela reste au même point, montrez-le aussi. Notez le côté, l’endroit et depuis quand, et demandez à une personne de confiance de venir.',
      ],
    },
  },
  {
    id: 'doctor-follow-up',
    topic: 'doctor',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['doctor-second-opinion', 'doctor-questions', 'doctor-when'],
    en: {
      title: 'What if nothing has changed since my visit?',
      answer: [
        'Go back sooner than you think. When a treatment is begun, a review after about three months is usual, and then once a year.[#doctor-review] You can ask for it earlier if it does not help or bothers you.[#doctor-review]',
        'Keep a short log in between, with the same few things each time. It shows whether it got better, stayed the same or got worse.',
        'If results came back normal and you still feel bad, say just that. Normal tests do not mean that nothing can be done. Anything new or strong is a reason to call again.',
      ],
    },
    es: {
      title: '¿Y si nada ha cambiado tras la visita?',
      answer: [
        'Vuelve antes de lo que piensas. Al empezar un tratamiento, lo habitual es revisarlo a los tres meses más o menos, y luego una vez al año.[#doctor-review] Puedes pedirlo antes si no ayuda o te molesta.[#doctor-review]',
        'Entre visitas, lleva un registro corto, siempre con las mismas pocas cosas. Muestra si mejoró, sigue igual o empeoró.',
        'Si los resultados son normales y sigues mal, di justo eso. Unas pruebas normales no significan que no se pueda hacer nada. Algo nuevo o fuerte es motivo para llamar otra vez.',
      ],
    },
    fr: {
      title: 'Et si rien n’a changé depuis la visite ?',
      answer: [
        'Retournez-y plus tôt que vous ne pensez. Quand un traitement commence, un point vers trois mois est habituel, puis une fois par an.[#doctor-review] Vous pouvez le demander plus tôt s’il n’aide pas ou vous gêne.[#doctor-review]',
        'Entre-temps, tenez un petit journal, toujours avec les mêmes choses. Il montre si cela va mieux, pareil ou moins bien.',
        'Si les résultats sont normaux et que vous allez mal, dites exactement cela. Des tests normaux ne veulent pas dire que rien n’est possible. Un signe nouveau ou fort est une raison de rappeler.',
      ],
    },
  },
]
