import type { KnowledgeEntry } from '../knowledge.ts'

/** Bleeding: irregular, heavy, between periods, after menopause, with hormones, after surgery, and none at all. */
export const BLEEDING_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'bleeding-irregular',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-report', 'bleeding-missed', 'bleeding-frequent'],
    en: {
      title: 'Are irregular periods normal now?',
      answer: [
        'Yes, changing periods are one of the most common signs of perimenopause.[#bleeding-changes] They may come sooner or later, be lighter or heavier, or skip a month.[#bleeding-changes] The ovaries do not release an egg each month any more, so the rhythm gets lost.[#bleeding-no-egg]',
        'Some changes should still be looked at. Tell a {doctor} about bleeding that is very heavy, lasts longer than usual, comes more often than every 3 weeks, or shows up after sex or between periods.[#bleeding-report-acog]',
        'Note the first and last day and how strong it was. Those few notes help you both.',
      ],
    },
    es: {
      title: '¿Es normal tener reglas irregulares?',
      answer: [
        'Sí, que la regla cambie es una de las señales más comunes de la perimenopausia.[#bleeding-changes] Puede venir antes o después, ser más ligera o más abundante, o saltarse un mes.[#bleeding-changes] Los ovarios ya no sueltan un óvulo cada mes, y se pierde el ritmo.[#bleeding-no-egg]',
        'Aun así, algunos cambios deben revisarse. Cuéntale a un {doctor} si el sangrado es muy abundante, dura más de lo habitual, viene más de una vez cada 3 semanas o aparece tras el sexo o entre reglas.[#bleeding-report-acog]',
        'Anota el primer y el último día y cuánto fue. Esas pocas notas sirven mucho en la consulta.',
      ],
    },
    fr: {
      title: 'Des règles irrégulières, est-ce normal ?',
      answer: [
        'Oui, des règles qui changent sont un des signes les plus courants de la périménopause.[#bleeding-changes] Elles peuvent venir plus tôt ou plus tard, être plus légères ou plus fortes, ou sauter un mois.[#bleeding-changes] Les ovaires ne libèrent plus un ovule chaque mois, et le rythme se perd.[#bleeding-no-egg]',
        'Certains changements doivent tout de même être vus. Parlez à un {doctor} de règles très fortes, plus longues que d’habitude, plus d’une fois toutes les 3 semaines, ou de sang après un rapport ou entre les règles.[#bleeding-report-acog]',
        'Notez le premier et le dernier jour, et la force. Ces quelques notes vous aident tous les deux.',
      ],
    },
  },
  {
    id: 'bleeding-report',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-flooding', 'bleeding-after-menopause', 'bleeding-tests'],
    en: {
      title: 'Which bleeding should I have checked?',
      answer: [
        'Have it checked when bleeding is very heavy, lasts longer than usual, comes more often than every 3 weeks, or shows up after sex or between periods.[#bleeding-report-acog] After a full year without a period, every bleed needs a check, even one spot.[#bleeding-post-check]',
        'Do not wait if you soak a pad or tampon every hour for two hours or more, or feel faint while you bleed.[#bleeding-emergency] Then call {emergency} or go to the emergency room.[#bleeding-emergency]',
        'Most causes are harmless or can be treated well.[#bleeding-mostly-harmless] A check is there to find the few that need quick care.',
      ],
    },
    es: {
      title: '¿Qué sangrado debo hacer revisar?',
      answer: [
        'Hazlo revisar si es muy abundante, dura más de lo habitual, viene más de una vez cada 3 semanas o aparece tras el sexo o entre reglas.[#bleeding-report-acog] Después de un año entero sin regla, todo sangrado necesita revisión, aunque sea una gota.[#bleeding-post-check]',
        'No esperes si empapas una toalla, compresa o tampón cada hora durante dos horas o más, o si te mareas al sangrar.[#bleeding-emergency] Llama al {emergency} o ve a urgencias.[#bleeding-emergency]',
        'La mayoría de las causas son inofensivas o tienen buen tratamiento.[#bleeding-mostly-harmless] La revisión sirve para hallar las pocas que piden atención rápida.',
      ],
    },
    fr: {
      title: 'Quels saignements faire examiner ?',
      answer: [
        'Faites examiner des règles très fortes, plus longues que d’habitude, plus d’une fois toutes les 3 semaines, ou du sang après un rapport ou entre les règles.[#bleeding-report-acog] Après une année entière sans règles, tout saignement doit être vu, même une seule tache.[#bleeding-post-check]',
        'N’attendez pas si vous trempez une serviette ou un tampon chaque heure pendant deux heures ou plus, ou si la tête vous tourne.[#bleeding-emergency] Appelez le {emergency} ou allez aux urgences.[#bleeding-emergency]',
        'La plupart des causes sont sans danger ou se soignent bien.[#bleeding-mostly-harmless] L’examen sert à trouver les rares cas à traiter vite.',
      ],
    },
  },
  {
    id: 'bleeding-heavy',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-flooding', 'bleeding-tired', 'bleeding-tests'],
    en: {
      title: 'My periods are so heavy. What counts as heavy?',
      answer: [
        'It counts as heavy when you change a pad or tampon every 1 to 2 hours, need two kinds at once, leak onto clothes or bed, bleed for more than 7 days or pass clots larger than about 2.5 cm.[#bleeding-heavy-signs] It also counts when you plan your life around it.[#bleeding-heavy-signs]',
        'Heavier periods are common as menopause comes nearer.[#bleeding-heavy-common] Harmless growths called fibroids or polyps can be a cause too.[#bleeding-heavy-causes]',
        'You do not need to put up with it. A {doctor} can look for the cause and there are good treatments. Count your pads for one period and bring the number.',
      ],
    },
    es: {
      title: 'Sangro mucho. ¿Cuándo es demasiado?',
      answer: [
        'Se considera abundante si te cambias cada 1 o 2 horas, necesitas doble protección, manchas ropa o cama, sangras más de 7 días o sueltas coágulos de más de unos 2,5 cm.[#bleeding-heavy-signs] También si organizas tu vida según la regla.[#bleeding-heavy-signs]',
        'Las reglas más fuertes son comunes cuando se acerca la menopausia.[#bleeding-heavy-common] También pueden deberse a bultos inofensivos llamados miomas o pólipos.[#bleeding-heavy-causes]',
        'No tienes que aguantarlo. Un {doctor} puede buscar la causa y hay buenos tratamientos. Cuenta las toallas o compresas de una regla y lleva la cifra.',
      ],
    },
    fr: {
      title: 'Mes règles sont très fortes : c’est trop ?',
      answer: [
        'Les règles sont abondantes si vous changez de protection toutes les 1 à 2 heures, en doublez une, tachez vos vêtements ou le lit, saignez plus de 7 jours ou perdez des caillots de plus d’environ 2,5 cm.[#bleeding-heavy-signs] De même si vous organisez votre vie autour.[#bleeding-heavy-signs]',
        'Des règles plus fortes sont courantes à l’approche de la ménopause.[#bleeding-heavy-common] Des grosseurs sans danger, fibromes ou polypes, peuvent aussi en être la cause.[#bleeding-heavy-causes]',
        'Vous n’avez pas à supporter cela. Un {doctor} peut chercher la cause, et de bons traitements existent. Comptez vos protections pendant une fois et apportez le chiffre.',
      ],
    },
  },
  {
    id: 'bleeding-flooding',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-heavy', 'bleeding-tired', 'bleeding-tests'],
    en: {
      title: 'When is heavy bleeding an emergency?',
      answer: [
        'It is an emergency when you soak a pad or tampon every hour for two hours or more, or when you bleed and feel faint, weak or short of breath.[#bleeding-emergency] Then call {emergency} or have someone take you to the emergency room. Do not drive yourself.',
        'It is also one if you might be pregnant and have strong pain in the belly.[#bleeding-pregnancy-pain]',
        'While you wait, lie down with your legs up and keep someone near you. If it is heavy but you feel well, call a {doctor} or a nurse line today.',
      ],
    },
    es: {
      title: '¿Cuándo es una urgencia sangrar mucho?',
      answer: [
        'Es una urgencia si empapas una toalla, compresa o tampón cada hora durante dos horas o más, o si al sangrar te sientes desmayar, débil o sin aire.[#bleeding-emergency] Llama al {emergency} o pide que te lleven a urgencias. No conduzcas tú.',
        'También lo es si puedes estar embarazada y te duele mucho el vientre.[#bleeding-pregnancy-pain]',
        'Mientras esperas, túmbate con las piernas en alto y con alguien cerca. Si es abundante pero te sientes bien, llama hoy a un {doctor} o a una línea de enfermería.',
      ],
    },
    fr: {
      title: 'Règles très fortes : quand est-ce une urgence ?',
      answer: [
        'C’est une urgence si vous trempez une serviette ou un tampon chaque heure pendant deux heures ou plus, ou si vous saignez avec un malaise, une grande faiblesse ou le souffle court.[#bleeding-emergency] Appelez le {emergency} ou faites-vous conduire aux urgences. Ne conduisez pas vous-même.',
        'C’en est une aussi en cas de grossesse possible avec une forte douleur au ventre.[#bleeding-pregnancy-pain]',
        'En attendant, allongez-vous, jambes levées, avec quelqu’un près de vous. Si c’est abondant mais que vous allez bien, appelez aujourd’hui un {doctor} ou une ligne de santé.',
      ],
    },
  },
  {
    id: 'bleeding-spotting',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-after-sex', 'bleeding-after-menopause', 'bleeding-tests'],
    en: {
      title: 'What does spotting between periods mean?',
      answer: [
        'Spotting is common when hormones swing, but bleeding between periods should be told to a {doctor}.[#bleeding-report-acog] It can come from the hormones, a polyp, an infection or the neck of the womb.[#bleeding-between-causes] Mostly it is nothing serious.[#bleeding-mostly-harmless]',
        'Missed pills and new hormones can cause it too.[#bleeding-hormone-spotting] If you could be pregnant, do a test first.',
        'Call within days to two weeks, sooner with pain, fever or a bad smell. If your last period was more than a year ago, even a brown stain needs a check.[#bleeding-post-check] Log each day of spotting until then.',
      ],
    },
    es: {
      title: '¿Qué significa manchar entre reglas?',
      answer: [
        'Manchar es común cuando las hormonas cambian, pero el sangrado entre reglas debe contarse a un {doctor}.[#bleeding-report-acog] Puede venir de las hormonas, un pólipo, una infección o el cuello del útero.[#bleeding-between-causes] Casi siempre no es nada grave.[#bleeding-mostly-harmless]',
        'También lo causan pastillas olvidadas u hormonas nuevas.[#bleeding-hormone-spotting] Si puedes estar embarazada, haz antes una prueba.',
        'Pide cita en unos días o dos semanas, antes si hay dolor, fiebre o mal olor. Si tu última regla fue hace más de un año, hasta una mancha marrón pide revisión.[#bleeding-post-check] Hasta entonces anota cada día.',
      ],
    },
    fr: {
      title: 'Que veulent dire de petites pertes entre les règles ?',
      answer: [
        'De petites pertes sont courantes quand les hormones varient, mais un saignement entre les règles doit être dit à un {doctor}.[#bleeding-report-acog] Il peut venir des hormones, d’un polype, d’une infection ou du col de l’utérus.[#bleeding-between-causes] Le plus souvent, ce n’est rien de grave.[#bleeding-mostly-harmless]',
        'Une pilule oubliée ou de nouvelles hormones peuvent aussi en donner.[#bleeding-hormone-spotting] Si une grossesse est possible, faites d’abord un test.',
        'Consultez d’ici quelques jours à deux semaines, plus tôt avec douleur, fièvre ou mauvaise odeur. Plus d’un an après les dernières règles, même une tache brune doit être vue.[#bleeding-post-check] Notez chaque jour d’ici là.',
      ],
    },
  },
  {
    id: 'bleeding-after-sex',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-spotting', 'bleeding-tests', 'bleeding-after-menopause'],
    en: {
      title: 'Why do I bleed after sex?',
      answer: [
        'Bleeding after sex often comes from thin, dry skin in the vagina, which is common at this time of life.[#bleeding-after-sex-dry] It can also come from a polyp, an infection or the neck of the womb.[#bleeding-between-causes]',
        'Because it can have several causes, please tell a {doctor} within two weeks, even if it happened once.[#bleeding-report-acog] A look and a swab often give the answer. If your cervical screening is due, say so.',
        'Until then, be gentle with yourself. A lubricant can ease rubbing, and sex that hurts can wait.[#bleeding-after-sex-lubricant]',
      ],
    },
    es: {
      title: '¿Por qué sangro después del sexo?',
      answer: [
        'Con frecuencia viene de la piel fina y seca de la vagina, algo común en esta etapa.[#bleeding-after-sex-dry] También puede venir de un pólipo, una infección o el cuello del útero.[#bleeding-between-causes]',
        'Como las causas son varias, cuéntaselo a un {doctor} en dos semanas como mucho, aunque haya pasado una vez.[#bleeding-report-acog] Una exploración y una muestra suelen dar la respuesta. Si te toca la revisión del cuello del útero, dilo.',
        'Mientras tanto, trátate con cuidado. Un lubricante puede aliviar el roce, y el sexo que duele puede esperar.[#bleeding-after-sex-lubricant]',
      ],
    },
    fr: {
      title: 'Pourquoi je saigne après un rapport ?',
      answer: [
        'Cela vient souvent d’une peau fine et sèche dans le vagin, ce qui est courant à cette période.[#bleeding-after-sex-dry] Un polype, une infection ou le col de l’utérus peuvent aussi en être la cause.[#bleeding-between-causes]',
        'Comme il y a plusieurs causes, dites-le à un {doctor} d’ici deux semaines, même si c’est arrivé une fois.[#bleeding-report-acog] Un examen et un prélèvement donnent souvent la réponse. Si votre dépistage du col est à faire, dites-le.',
        'D’ici là, soyez douce avec vous. Un lubrifiant peut réduire le frottement, et un rapport qui fait mal peut attendre.[#bleeding-after-sex-lubricant]',
      ],
    },
  },
  {
    id: 'bleeding-after-menopause',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-tests', 'bleeding-returned', 'bleeding-report'],
    en: {
      title: 'I bled after menopause. What now?',
      answer: [
        'Please see a {doctor} within two weeks. Any bleeding a year or more after the last period needs a check, even if it came once and was only a spot.[#bleeding-post-check]',
        'About 9 in 10 women with this turn out to have nothing serious.[#bleeding-post-nine] Often it is thin, dry tissue or a polyp.[#bleeding-post-causes] In a few it is an early cancer of the womb, and found early that can be treated well.[#bleeding-post-early]',
        'Write down the day, how much it was and which hormones or blood thinners you use. If it is heavy or you feel faint, call {emergency}.[#bleeding-emergency]',
      ],
    },
    es: {
      title: 'He sangrado tras la menopausia. ¿Y ahora?',
      answer: [
        'Por favor, ve a un {doctor} en dos semanas como mucho. Todo sangrado un año o más después de la última regla pide revisión, aunque fuera una vez y solo una mancha.[#bleeding-post-check]',
        'En unas 9 de cada 10 mujeres no hay nada grave.[#bleeding-post-nine] Suele ser tejido fino y seco o un pólipo.[#bleeding-post-causes] En unas pocas es un cáncer de útero temprano, y hallado pronto se puede tratar bien.[#bleeding-post-early]',
        'Anota el día, la cantidad y qué hormonas o anticoagulantes usas. Si es abundante o te mareas, llama al {emergency}.[#bleeding-emergency]',
      ],
    },
    fr: {
      title: 'J’ai saigné après la ménopause. Que faire ?',
      answer: [
        'Voyez un {doctor} d’ici deux semaines. Tout saignement un an ou plus après les dernières règles doit être examiné, même une seule fois, même une tache.[#bleeding-post-check]',
        'Chez environ 9 femmes sur 10, il n’y a rien de grave.[#bleeding-post-nine] C’est souvent un tissu fin et sec ou un polype.[#bleeding-post-causes] Chez quelques-unes, c’est un cancer de l’utérus à son début ; trouvé tôt, il se soigne bien.[#bleeding-post-early]',
        'Notez le jour, la quantité, et les hormones ou anticoagulants que vous prenez. Si c’est abondant ou si la tête vous tourne, appelez le {emergency}.[#bleeding-emergency]',
      ],
    },
  },
  {
    id: 'bleeding-returned',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-missed', 'bleeding-after-menopause', 'bleeding-irregular'],
    en: {
      title: 'My period came back after months',
      answer: [
        'Before a full year has passed, this is common.[#bleeding-late-gap] In late perimenopause gaps of two months and more are part of the change.[#bleeding-late-gap] The count to 12 months then begins again.[#bleeding-count-again]',
        'The first bleed after a long gap can be heavy.[#bleeding-heavy-common] If you soak a pad or tampon every hour for two hours, or feel faint, call {emergency}.[#bleeding-emergency]',
        'It is different after a year or more without a period. Then see a {doctor} within two weeks, however little it is.[#bleeding-post-check] Your calendar can show how long the gap was.',
      ],
    },
    es: {
      title: 'Me volvió la regla después de meses',
      answer: [
        'Antes de cumplir un año entero, es común.[#bleeding-late-gap] En la perimenopausia tardía, los huecos de dos meses o más son parte del cambio.[#bleeding-late-gap] La cuenta de 12 meses empieza entonces de nuevo.[#bleeding-count-again]',
        'El primer sangrado tras un hueco largo puede ser fuerte.[#bleeding-heavy-common] Si empapas una toalla, compresa o tampón cada hora durante dos horas, o te mareas, llama al {emergency}.[#bleeding-emergency]',
        'Es distinto tras un año o más sin regla. En ese caso ve a un {doctor} en dos semanas, por poco que sea.[#bleeding-post-check] Tu calendario te dice cuánto duró el hueco.',
      ],
    },
    fr: {
      title: 'Mes règles sont revenues après des mois',
      answer: [
        'Avant une année complète, c’est courant.[#bleeding-late-gap] En fin de périménopause, des pauses de deux mois et plus font partie du changement.[#bleeding-late-gap] Le compte des 12 mois repart alors de zéro.[#bleeding-count-again]',
        'Les premières règles après une longue pause peuvent être fortes.[#bleeding-heavy-common] Si vous trempez une serviette ou un tampon chaque heure pendant deux heures, ou si la tête vous tourne, appelez le {emergency}.[#bleeding-emergency]',
        'Après un an ou plus sans règles, c’est différent. Voyez alors un {doctor} d’ici deux semaines, même pour très peu.[#bleeding-post-check] Votre calendrier montre la durée de la pause.',
      ],
    },
  },
  {
    id: 'bleeding-on-hormones',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bleeding-after-menopause', 'bleeding-spotting', 'bleeding-tests'],
    en: {
      title: 'I bleed on {HRT}. Is that normal?',
      needs: ['hrt', 'mht', 'hormon', 'patch', 'estrog', 'oestrog', 'progest', 'replacement'],
      answer: [
        'In the first months it is common.[#bleeding-hrt-first-months] With {HRT} taken every day without a break, irregular bleeding often happens in the first half year and then settles.[#bleeding-hrt-first-months] Kinds with a break cause a planned bleed each month.[#bleeding-hrt-cycle]',
        'Talk to your {doctor} if it is heavy, or if bleeding goes on or begins after 6 months.[#bleeding-hrt-six] It is usually not serious, but it should be looked at.[#bleeding-mostly-harmless]',
        'Please do not stop or change anything on your own. Note the days you bleed and any doses you missed, and bring that along.',
      ],
    },
    es: {
      title: 'Sangro con la terapia hormonal, ¿es normal?',
      needs: ['ths', 'trh', 'thm', 'hormon', 'parche', 'estrog', 'progest', 'reemplazo', 'sustitu'],
      answer: [
        'En los primeros meses es común.[#bleeding-hrt-first-months] Con {HRT} diaria y sin pausa, es frecuente el sangrado irregular en el primer medio año, y luego se calma.[#bleeding-hrt-first-months] Las formas con pausa causan un sangrado previsto cada mes.[#bleeding-hrt-cycle]',
        'Habla con tu {doctor} si es abundante, o si sigue o empieza después de 6 meses.[#bleeding-hrt-six] No suele ser grave, pero debe revisarse.[#bleeding-mostly-harmless]',
        'Por favor, no dejes ni cambies nada por tu cuenta. Anota los días que sangras y las tomas olvidadas, y llévalo contigo.',
      ],
    },
    fr: {
      title: 'Je saigne sous hormones : est-ce normal ?',
      needs: ['ths', 'thm', 'hormon', 'patch', 'oestrog', 'estrog', 'progest', 'substitut'],
      answer: [
        'Les premiers mois, c’est courant.[#bleeding-hrt-first-months] Avec un {HRT} pris chaque jour sans pause, des saignements irréguliers sont fréquents les six premiers mois, puis se calment.[#bleeding-hrt-first-months] Les formes avec pause donnent un saignement prévu chaque mois.[#bleeding-hrt-cycle]',
        'Parlez à votre {doctor} si c’est abondant, ou si cela dure ou commence après 6 mois.[#bleeding-hrt-six] Ce n’est en général pas grave, mais il faut le voir.[#bleeding-mostly-harmless]',
        'N’arrêtez et ne changez rien sans avis. Notez les jours de saignement et les prises oubliées, et apportez ces notes.',
      ],
    },
  },
  {
    id: 'bleeding-missed',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-returned', 'bleeding-irregular', 'bleeding-report'],
    en: {
      title: 'My period does not come. What can it be?',
      answer: [
        'Skipped periods are common in perimenopause.[#bleeding-changes] But a pregnancy, stress, a change in weight, hard training or the thyroid can also be behind it.[#bleeding-missed-causes]',
        'If you could be pregnant, a home test is the first step, even in your forties or later.[#bleeding-pregnant-test]',
        'Under 45, see a {doctor} if your periods stop or become rare, for example no bleed for three months.[#bleeding-under-45] Over 45 a gap alone is mostly no reason to worry.[#bleeding-changes] Keep noting the dates. After a full year the count is done.',
      ],
    },
    es: {
      title: 'No me viene la regla. ¿Qué puede ser?',
      answer: [
        'Saltarse reglas es común en la perimenopausia.[#bleeding-changes] Pero también puede haber un embarazo, estrés, un cambio de peso, mucho ejercicio o la tiroides.[#bleeding-missed-causes]',
        'Si puedes estar embarazada, una prueba en casa es el primer paso, también a los cuarenta y tantos o más.[#bleeding-pregnant-test]',
        'Con menos de 45, ve a un {doctor} si la regla se va o se vuelve rara, por ejemplo tres meses sin sangrar.[#bleeding-under-45] Con más de 45, un hueco solo no suele ser motivo de alarma.[#bleeding-changes] Sigue anotando las fechas. Tras un año entero, la cuenta está completa.',
      ],
    },
    fr: {
      title: 'Mes règles ne viennent pas. Pourquoi ?',
      answer: [
        'Sauter des règles est courant en périménopause.[#bleeding-changes] Mais une grossesse, le stress, un changement de poids, beaucoup de sport ou la thyroïde peuvent aussi l’expliquer.[#bleeding-missed-causes]',
        'Si une grossesse est possible, un test à la maison est le premier pas, même après quarante ans.[#bleeding-pregnant-test]',
        'Avant 45 ans, voyez un {doctor} si vos règles s’arrêtent ou deviennent rares, par exemple rien depuis trois mois.[#bleeding-under-45] Après 45 ans, une pause seule n’est en général pas inquiétante.[#bleeding-changes] Continuez à noter les dates. Après une année entière, le compte est fait.',
      ],
    },
  },
  {
    id: 'bleeding-frequent',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-tired', 'bleeding-heavy', 'bleeding-tests'],
    en: {
      title: 'I bleed every two weeks or for very long',
      answer: [
        'Cycles can get shorter for a while in perimenopause.[#bleeding-changes] Still, tell a {doctor} if bleeding comes more often than every 3 weeks, or lasts longer than it used to.[#bleeding-report-acog] More than 7 days counts as long.[#bleeding-heavy-signs]',
        'The cause is often the hormones.[#bleeding-no-egg] Polyps, fibroids, the thyroid or a medicine can play a part too, so it is worth a look.[#bleeding-heavy-causes]',
        'If it happened twice, book a visit. Go sooner if you are very tired, pale or out of breath. Bring the dates of your last three bleeds.',
      ],
    },
    es: {
      title: 'Sangro cada dos semanas o muchos días',
      answer: [
        'Los ciclos pueden acortarse por un tiempo en la perimenopausia.[#bleeding-changes] Aun así, díselo a un {doctor} si sangras más de una vez cada 3 semanas o más días de los habituales.[#bleeding-report-acog] Más de 7 días se considera largo.[#bleeding-heavy-signs]',
        'La causa suele ser hormonal.[#bleeding-no-egg] También pueden influir pólipos, miomas, la tiroides o un medicamento, y por eso conviene mirarlo.[#bleeding-heavy-causes]',
        'Si te pasó dos veces, pide cita. Ve antes si estás muy cansada, pálida o sin aliento. Lleva las fechas de tus tres últimos sangrados.',
      ],
    },
    fr: {
      title: 'Je saigne trop souvent ou trop longtemps',
      answer: [
        'Les cycles peuvent raccourcir un temps en périménopause.[#bleeding-changes] Dites-le tout de même à un {doctor} si vous saignez plus d’une fois toutes les 3 semaines, ou plus longtemps qu’avant.[#bleeding-report-acog] Plus de 7 jours, c’est long.[#bleeding-heavy-signs]',
        'La cause est souvent hormonale.[#bleeding-no-egg] Des polypes, des fibromes, la thyroïde ou un médicament peuvent aussi jouer ; cela vaut un examen.[#bleeding-heavy-causes]',
        'Si c’est arrivé deux fois, prenez rendez-vous. Allez-y plus tôt si vous êtes très fatiguée, pâle ou essoufflée. Apportez les dates de vos trois derniers saignements.',
      ],
    },
  },
  {
    id: 'bleeding-tests',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-report', 'bleeding-after-menopause', 'bleeding-treatments'],
    en: {
      title: 'Which tests are done for bleeding?',
      answer: [
        'It begins with questions, and often an examination and a blood test. Next may come an ultrasound, often with a thin probe in the vagina.[#bleeding-tests-list]',
        'Sometimes a tiny sample of the lining of the womb is taken, or a thin camera looks inside.[#bleeding-tests-list] That can feel like strong cramps for a short time.[#bleeding-tests-cramps]',
        'You may ask what each step is for, what there is for the pain, and whether a woman can do it. You may say stop at any moment. A pad and a friend to go home with are good company that day.',
      ],
    },
    es: {
      title: '¿Qué pruebas se hacen por un sangrado?',
      answer: [
        'Empieza con preguntas, y casi siempre una exploración y un análisis. Luego puede venir una ecografía, muchas veces con una sonda fina en la vagina.[#bleeding-tests-list]',
        'A veces se toma una muestra muy pequeña del interior del útero, o se mira dentro con una cámara fina.[#bleeding-tests-list] Puede sentirse como calambres fuertes un rato corto.[#bleeding-tests-cramps]',
        'Puedes preguntar para qué es cada paso, qué hay para el dolor y si puede hacerlo una mujer. Puedes decir basta en cualquier momento. Una compresa y una amiga para volver a casa son buena compañía ese día.',
      ],
    },
    fr: {
      title: 'Quels examens fait-on pour un saignement ?',
      answer: [
        'Cela commence par des questions, et souvent un examen et une prise de sang. Ensuite vient parfois une échographie, souvent avec une sonde fine dans le vagin.[#bleeding-tests-list]',
        'Parfois, on prélève un tout petit bout de la muqueuse de l’utérus, ou une caméra fine regarde à l’intérieur.[#bleeding-tests-list] Cela peut donner de fortes crampes un court moment.[#bleeding-tests-cramps]',
        'Vous pouvez demander à quoi sert chaque étape, ce qu’il y a contre la douleur, et si une femme peut le faire. Vous pouvez dire stop à tout moment. Une serviette et une amie pour rentrer sont bienvenues ce jour-là.',
      ],
    },
  },
  {
    id: 'bleeding-treatments',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bleeding-heavy', 'bleeding-tests', 'bleeding-coil'],
    en: {
      title: 'What treatments are there for heavy periods?',
      needs: [
        'treat',
        'medic',
        'tablet',
        'pill',
        'tranexamic',
        'coil',
        'ius',
        'iud',
        'hormon',
        'ablation',
        'hysterect',
        'ibuprofen',
        'progest',
        'drug',
        'surgery',
        'operation',
      ],
      answer: [
        'There are several, and an operation is only one of them.[#bleeding-treatments-list] A hormone coil, certain pills, a medicine that helps blood to clot and some painkillers can make periods lighter.[#bleeding-treatments-list]',
        'If these do not help, or if fibroids or polyps are the cause, a specialist may offer more. The lining of the womb can be treated, a growth taken out, or the womb removed.[#bleeding-treatments-surgery]',
        'What suits you depends on the cause, your health and what you wish for. Ask a {doctor} about at least two ways, and what happens if you wait.',
      ],
    },
    es: {
      title: '¿Qué tratamientos hay para sangrar menos?',
      needs: [
        'trata',
        'medic',
        'pastilla',
        'pildora',
        'tranexamico',
        'diu',
        'hormon',
        'ablacion',
        'histerect',
        'ibuprofeno',
        'progest',
        'farmac',
        'operacion',
        'cirugia',
      ],
      answer: [
        'Hay varios, y operarse es solo uno de ellos.[#bleeding-treatments-list] Un DIU hormonal, ciertas píldoras, un medicamento que ayuda a coagular y algunos analgésicos pueden aligerar la regla.[#bleeding-treatments-list]',
        'Si no ayudan, o si la causa son miomas o pólipos, un especialista puede ofrecer más. Se puede tratar el interior del útero, quitar un bulto o extirpar el útero.[#bleeding-treatments-surgery]',
        'Lo que te conviene depende de la causa, de tu salud y de lo que deseas. Pregunta a un {doctor} por al menos dos caminos, y qué pasa si esperas.',
      ],
    },
    fr: {
      title: 'Quels traitements pour des règles fortes ?',
      needs: [
        'trait',
        'medic',
        'comprime',
        'cachet',
        'pilule',
        'tranexamique',
        'sterilet',
        'diu',
        'hormon',
        'ablation',
        'hysterect',
        'ibuprofene',
        'progest',
        'operation',
        'chirurgie',
      ],
      answer: [
        'Il y en a plusieurs, et l’opération n’en est qu’un.[#bleeding-treatments-list] Un stérilet hormonal, certaines pilules, un médicament qui aide le sang à coaguler et certains antidouleurs peuvent alléger les règles.[#bleeding-treatments-list]',
        'Si cela ne suffit pas, ou en cas de fibromes ou de polypes, un spécialiste peut proposer plus. On peut traiter la muqueuse, retirer une grosseur ou enlever l’utérus.[#bleeding-treatments-surgery]',
        'Le bon choix dépend de la cause, de votre santé et de vos souhaits. Demandez à un {doctor} au moins deux voies, et ce qui se passe si vous attendez.',
      ],
    },
  },
  {
    id: 'bleeding-coil',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bleeding-spotting', 'bleeding-treatments', 'bleeding-report'],
    en: {
      title: 'I bleed with a coil or pill. Is that okay?',
      needs: ['coil', 'iud', 'ius', 'pill', 'implant', 'contracep', 'birth', 'injection'],
      answer: [
        'In the first months after a new hormone coil, implant or mini pill, spotting is common and often settles.[#bleeding-coil-first] A copper coil can make periods heavier.[#bleeding-coil-copper] Missed pills can cause a bleed as well.[#bleeding-hormone-spotting]',
        'Talk to a {doctor} if bleeding is new after a quiet time, goes on for long, is heavy, or comes with pain or after sex.[#bleeding-coil-report]',
        'If you could be pregnant, do a test. Do not take out or stop anything yourself. Note how many days you bleed, so that the pattern can be seen.',
      ],
    },
    es: {
      title: 'Sangro con el DIU o la píldora, ¿es normal?',
      needs: ['diu', 'pildora', 'minipildora', 'pastilla', 'implante', 'anticoncep', 'inyeccion'],
      answer: [
        'En los primeros meses con un DIU hormonal, un implante o la minipíldora, manchar es común y suele calmarse.[#bleeding-coil-first] Un DIU de cobre puede hacer la regla más abundante.[#bleeding-coil-copper] Olvidar píldoras también puede causar sangrado.[#bleeding-hormone-spotting]',
        'Habla con un {doctor} si el sangrado es nuevo tras un tiempo tranquilo, dura mucho, es abundante, o viene con dolor o tras el sexo.[#bleeding-coil-report]',
        'Si puedes estar embarazada, haz una prueba. No te quites ni dejes nada por tu cuenta. Anota cuántos días sangras, para que se vea el ritmo.',
      ],
    },
    fr: {
      title: 'Je saigne avec stérilet ou pilule : normal ?',
      needs: ['sterilet', 'diu', 'pilule', 'implant', 'contracep', 'injection'],
      answer: [
        'Les premiers mois d’un stérilet hormonal, d’un implant ou d’une pilule sans {estrogen}, de petites pertes sont courantes et se calment souvent.[#bleeding-coil-first] Un stérilet au cuivre peut rendre les règles plus fortes.[#bleeding-coil-copper] Une pilule oubliée peut aussi faire saigner.[#bleeding-hormone-spotting]',
        'Parlez à un {doctor} si le saignement est nouveau après une période calme, dure, est abondant, ou vient avec des douleurs ou après un rapport.[#bleeding-coil-report]',
        'Si une grossesse est possible, faites un test. Ne retirez et n’arrêtez rien sans avis. Notez les jours de saignement pour voir le rythme.',
      ],
    },
  },
  {
    id: 'bleeding-tired',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['bleeding-heavy', 'bleeding-flooding', 'bleeding-tests'],
    en: {
      title: 'Can heavy bleeding make me so tired?',
      answer: [
        'Yes. Losing much blood month after month can use up your iron, and that can lead to anemia.[#bleeding-iron] Signs are being very tired, pale, short of breath, or feeling the heart beat fast.[#bleeding-iron-signs]',
        'A simple blood test shows it.[#bleeding-iron-test] Please ask a {doctor} for one instead of guessing, as tiredness can have other causes too. The bleeding itself should be treated as well.',
        'Food with iron is good in any case: beans, lentils, meat, leafy greens.[#bleeding-iron-food] With chest pain, fainting or bad shortness of breath, call {emergency}.[#bleeding-emergency]',
      ],
    },
    es: {
      title: '¿Sangrar mucho me puede cansar tanto?',
      answer: [
        'Sí. Perder mucha sangre mes tras mes puede gastar tu hierro y llevar a una anemia.[#bleeding-iron] Las señales son mucho cansancio, palidez, falta de aire o notar el corazón rápido.[#bleeding-iron-signs]',
        'Un análisis de sangre sencillo lo muestra.[#bleeding-iron-test] Pídeselo a un {doctor} en vez de adivinar, porque el cansancio también tiene otras causas. Y el sangrado mismo debe tratarse.',
        'Comer alimentos con hierro hace bien siempre: legumbres, lentejas, carne, verduras de hoja.[#bleeding-iron-food] Con dolor en el pecho, desmayo o mucha falta de aire, llama al {emergency}.[#bleeding-emergency]',
      ],
    },
    fr: {
      title: 'Saigner beaucoup peut-il épuiser ?',
      answer: [
        'Oui. Perdre beaucoup de sang mois après mois peut épuiser le fer et mener à une anémie.[#bleeding-iron] Les signes sont une grande fatigue, la pâleur, le souffle court ou le cœur rapide.[#bleeding-iron-signs]',
        'Une simple prise de sang le montre.[#bleeding-iron-test] Demandez-la à un {doctor} au lieu de deviner, car la fatigue a aussi d’autres causes. Et le saignement lui-même doit être soigné.',
        'Manger des aliments riches en fer est toujours bon : haricots, lentilles, viande, légumes verts.[#bleeding-iron-food] Avec une douleur à la poitrine, un malaise ou un grand essoufflement, appelez le {emergency}.[#bleeding-emergency]',
      ],
    },
  },
  {
    id: 'bleeding-after-surgery',
    topic: 'bleeding',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['bleeding-report', 'bleeding-after-sex', 'bleeding-tests'],
    en: {
      title: 'I had a hysterectomy or ablation and bleed',
      answer: [
        'Without a womb there are no periods, so new bleeding should be checked.[#bleeding-hysterectomy] Often it comes from dry tissue in the vagina.[#bleeding-post-causes] If the neck of the womb was kept, a little monthly spotting can happen.[#bleeding-cervix-kept]',
        'After an ablation, light bleeds may come and go.[#bleeding-ablation] Tell a {doctor} if they get heavier, come with pain, or begin again after menopause.[#bleeding-post-check]',
        'In the first weeks after surgery, call your clinic or a nurse line the same day for heavy bleeding, fever or a bad smell.[#bleeding-after-operation] If you soak a pad every hour or feel faint, call {emergency}.[#bleeding-emergency]',
      ],
    },
    es: {
      title: 'Sangro tras una histerectomía o ablación',
      answer: [
        'Sin útero no hay regla, así que un sangrado nuevo debe revisarse.[#bleeding-hysterectomy] Suele venir de tejido seco en la vagina.[#bleeding-post-causes] Si se conservó el cuello del útero, puede haber un poco de manchado mensual.[#bleeding-cervix-kept]',
        'Tras una ablación, los sangrados ligeros pueden ir y venir.[#bleeding-ablation] Díselo a un {doctor} si aumentan, duelen o empiezan de nuevo tras la menopausia.[#bleeding-post-check]',
        'En las primeras semanas tras operarte, llama el mismo día a tu clínica si sangras mucho o hay fiebre o mal olor.[#bleeding-after-operation] Si empapas una toalla o compresa cada hora o te mareas, llama al {emergency}.[#bleeding-emergency]',
      ],
    },
    fr: {
      title: 'Je saigne après une hystérectomie ou ablation',
      answer: [
        'Sans utérus, il n’y a plus de règles ; un nouveau saignement doit donc être vu.[#bleeding-hysterectomy] Il vient souvent d’un tissu sec dans le vagin.[#bleeding-post-causes] Si le col a été gardé, de petites pertes chaque mois sont possibles.[#bleeding-cervix-kept]',
        'Après une ablation, de légers saignements peuvent aller et venir.[#bleeding-ablation] Dites-le à un {doctor} s’ils augmentent, font mal ou reprennent après la ménopause.[#bleeding-post-check]',
        'Les premières semaines après l’opération, appelez votre clinique le jour même en cas de fort saignement, de fièvre ou de mauvaise odeur.[#bleeding-after-operation] Si vous trempez une serviette chaque heure ou avez un malaise, appelez le {emergency}.[#bleeding-emergency]',
      ],
    },
  },
]
