import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about treatments, medicines and supplements. */
export const TREATMENTS_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'treatments-hormone-therapy',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-benefits', 'treatments-risks', 'treatments-forms'],
    en: {
      title: 'What is hormone therapy?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        '{HRT} gives back some of the hormones that fall around menopause, mainly {estrogen}.[#treatments-ht-what] It can be a tablet, a patch, a gel or a spray.[#treatments-ht-kinds] Vaginal forms work mostly where they are put.[#treatments-ht-kinds]',
        'It is the most effective treatment for {hot flashes} and for dryness and bladder trouble after menopause.[#treatments-ht-most-effective]',
        'Whether it suits you depends on your health, your age and what you want from it. If you are curious, write down your three most tiring symptoms and take them to a {doctor}.',
      ],
    },
    es: {
      title: '¿Qué es la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'La {HRT} repone parte de las hormonas que bajan alrededor de la menopausia, sobre todo el {estrogen}.[#treatments-ht-what] Puede ser una pastilla, un parche, un gel o un espray.[#treatments-ht-kinds] Las formas vaginales actúan casi solo donde se aplican.[#treatments-ht-kinds]',
        'Es el tratamiento más eficaz para los {hot flashes} y para la sequedad y las molestias de orina tras la menopausia.[#treatments-ht-most-effective]',
        'Que te convenga depende de tu salud, tu edad y lo que esperas de ella. Si te interesa, anota los tres síntomas que más te cansan y llévalos a tu {doctor}.',
      ],
    },
    fr: {
      title: 'Qu’est-ce que le traitement hormonal ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Le {HRT} redonne une partie des hormones qui baissent autour de la ménopause, surtout l’{estrogen}.[#treatments-ht-what] Il existe en comprimé, en patch, en gel ou en spray.[#treatments-ht-kinds] Les formes vaginales agissent surtout sur place.[#treatments-ht-kinds]',
        'C’est le traitement le plus efficace contre les {hot flashes}, la sécheresse et les gênes urinaires après la ménopause.[#treatments-ht-most-effective]',
        'Qu’il vous convienne ou non dépend de votre santé, de votre âge et de vos attentes. Si cela vous intéresse, notez vos trois symptômes les plus pénibles et montrez-les à un {doctor}.',
      ],
    },
  },
  {
    id: 'treatments-benefits',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-risks', 'treatments-who-decides', 'treatments-how-soon'],
    en: {
      title: 'What are the benefits of hormone therapy?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        'The main benefit is relief: {HRT} is the most effective treatment for {hot flashes}, vaginal dryness and bladder symptoms.[#treatments-ht-most-effective] It also protects your bones.[#treatments-ht-bone]',
        'When sweats calm down, sleep often gets better, and mood may lift with it.[#treatments-ht-sleep-mood] For healthy women under 60, or within 10 years of menopause, the benefits usually outweigh the risks.[#treatments-ht-balance]',
        'Your own balance may be different, so it is a talk to have with a {doctor}. Ask what it could change for you within a few months.',
      ],
    },
    es: {
      title: '¿Qué beneficios tiene la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'El mayor beneficio es el alivio: la {HRT} es lo más eficaz contra los {hot flashes}, la sequedad vaginal y las molestias de orina.[#treatments-ht-most-effective] También protege los huesos.[#treatments-ht-bone]',
        'Cuando bajan los sudores, el sueño suele mejorar, y a veces también el ánimo.[#treatments-ht-sleep-mood] En mujeres sanas de menos de 60 años, o en los 10 años tras la menopausia, los beneficios suelen superar a los riesgos.[#treatments-ht-balance]',
        'Tu caso puede ser distinto, así que conviene hablarlo con un {doctor}. Pregunta qué podría cambiar para ti en unos meses.',
      ],
    },
    fr: {
      title: 'Quels sont les bienfaits du traitement hormonal ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Le premier bienfait est le soulagement : c’est le traitement le plus efficace contre les {hot flashes}, la sécheresse vaginale et les gênes urinaires.[#treatments-ht-most-effective] Il protège aussi les os.[#treatments-ht-bone]',
        'Quand les sueurs se calment, le sommeil s’améliore souvent, et parfois le moral aussi.[#treatments-ht-sleep-mood] Chez les femmes en bonne santé de moins de 60 ans, ou dans les 10 ans qui suivent la ménopause, le bilan est le plus souvent favorable.[#treatments-ht-balance]',
        'Votre situation peut être différente, alors parlez-en avec un {doctor}. Demandez ce que cela pourrait changer pour vous en quelques mois.',
      ],
    },
  },
  {
    id: 'treatments-risks',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: true,
    next: ['treatments-benefits', 'treatments-who-decides', 'treatments-forms'],
    en: {
      title: 'What are the risks of hormone therapy?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch'],
      answer: [
        'There are risks, and for most healthy women they are small.[#treatments-ht-risk-small] Under 60, or within 10 years of menopause, the benefits usually outweigh them.[#treatments-ht-balance]',
        'Combined hormones are linked to a small rise in breast cancer risk, which grows the longer they are used.[#treatments-ht-breast] Tablets slightly raise the risk of clots and stroke, while patches and gels do not raise the risk of clots.[#treatments-ht-clots] Your type of treatment and your history make a difference.[#treatments-ht-individual]',
        'Ask a {doctor} what your own risk is. Sudden breathlessness, chest pain or coughing blood is an emergency: call {emergency}.[#treatments-ht-emergency]',
      ],
    },
    es: {
      title: '¿Qué riesgos tiene la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Hay riesgos, y para la mayoría de las mujeres sanas son pequeños.[#treatments-ht-risk-small] Antes de los 60 años, o en los 10 años tras la menopausia, los beneficios suelen pesar más.[#treatments-ht-balance]',
        'Las hormonas combinadas se asocian a un pequeño aumento del riesgo de cáncer de mama, que crece con el tiempo de uso.[#treatments-ht-breast] Las pastillas suben un poco el riesgo de coágulos y de ictus, mientras que parches y geles no suben el de coágulos.[#treatments-ht-clots] El tipo de tratamiento y tu historia cuentan.[#treatments-ht-individual]',
        'Pregunta a un {doctor} cuál es tu propio riesgo. Falta de aire repentina, dolor de pecho o tos con sangre es una emergencia: llama al {emergency}.[#treatments-ht-emergency]',
      ],
    },
    fr: {
      title: 'Quels sont les risques du traitement hormonal ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Il y a des risques, et pour la plupart des femmes en bonne santé, ils sont faibles.[#treatments-ht-risk-small] Avant 60 ans, ou dans les 10 ans après la ménopause, les bienfaits l’emportent souvent.[#treatments-ht-balance]',
        'Les hormones combinées sont liées à une petite hausse du risque de cancer du sein, qui augmente avec la durée.[#treatments-ht-breast] Les comprimés augmentent un peu le risque de caillot et d’AVC, pas les patchs ni les gels pour les caillots.[#treatments-ht-clots] Le type de traitement et vos antécédents comptent.[#treatments-ht-individual]',
        'Demandez à un {doctor} quel est votre risque à vous. Un essoufflement soudain, une douleur dans la poitrine ou du sang craché est une urgence : appelez le {emergency}.[#treatments-ht-emergency]',
      ],
    },
  },
  {
    id: 'treatments-who-decides',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-risks', 'treatments-starting-late', 'treatments-without-hormones'],
    en: {
      title: 'Is hormone therapy right for me?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        "You decide, together with a {doctor} who knows your history. I can't make that choice for you, and nobody should push you either way.",
        'For healthy women under 60, or within 10 years of menopause, the balance is usually good.[#treatments-ht-balance] It needs more care, or something else, after some cancers, a blood clot or a sick liver, or when you bleed and nobody knows why.[#treatments-ht-caution]',
        'Before the visit, note your symptoms, what you take and what runs in your family. If an answer feels too quick, ask why. You may also ask someone else.',
      ],
    },
    es: {
      title: '¿Me conviene la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Decides tú, junto con un {doctor} que conozca tu historia. Yo no puedo elegir por ti, y nadie debería empujarte en un sentido ni en otro.',
        'En mujeres sanas de menos de 60 años, o en los 10 años tras la menopausia, el balance suele ser bueno.[#treatments-ht-balance] Hace falta más cuidado, u otro tratamiento, tras algunos cánceres, un coágulo o una enfermedad del hígado, o con sangrados sin explicar.[#treatments-ht-caution]',
        'Antes de la cita, anota tus síntomas, tus medicinas y las enfermedades de tu familia. Si la respuesta te parece muy rápida, puedes preguntar por qué o pedir otra opinión.',
      ],
    },
    fr: {
      title: 'Puis-je prendre des hormones, et qui décide ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'C’est vous qui décidez, avec un {doctor} qui connaît vos antécédents. Je ne peux pas choisir pour vous. Personne ne devrait vous pousser dans un sens ou dans l’autre.',
        'Pour les femmes en bonne santé de moins de 60 ans, ou dans les 10 ans après la ménopause, le bilan est en général bon.[#treatments-ht-balance] Il faut plus de prudence, ou un autre traitement, après certains cancers, un caillot ou une maladie du foie, ou en cas de saignement inexpliqué.[#treatments-ht-caution]',
        'Avant le rendez-vous, notez vos symptômes, vos médicaments et les maladies de la famille. Si la réponse vous semble trop rapide, demandez pourquoi, ou un second avis.',
      ],
    },
  },
  {
    id: 'treatments-how-long',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-stopping', 'treatments-risks', 'treatments-starting-late'],
    en: {
      title: 'How long can I stay on hormone therapy?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        'There is no fixed end date.[#treatments-ht-no-limit] Many women use {HRT} for a few years, some for longer, and it is looked at again about once a year.[#treatments-ht-no-limit]',
        'At that check you and your {doctor} weigh how you feel now against your risks now. Both change over time, because age, type and health history all count.[#treatments-ht-individual]',
        'If your yearly check is overdue, book it. Bring the question that matters most to you, such as what would happen if you tried less.',
      ],
    },
    es: {
      title: '¿Cuánto tiempo puedo tomar hormonas?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'No hay una fecha final fija.[#treatments-ht-no-limit] Muchas mujeres usan la {HRT} unos años, algunas más tiempo, y se revisa más o menos una vez al año.[#treatments-ht-no-limit]',
        'En esa revisión, tú y tu {doctor} comparan cómo estás ahora con tus riesgos de ahora. Las dos cosas cambian, porque la edad, el tipo y tu historia de salud cuentan.[#treatments-ht-individual]',
        'Si ya te toca la revisión anual, pide cita. Lleva la pregunta que más te importe, por ejemplo qué pasaría si probaras con menos.',
      ],
    },
    fr: {
      title: 'Combien de temps prendre des hormones ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Il n’y a pas de date de fin fixe.[#treatments-ht-no-limit] Beaucoup de femmes suivent un {HRT} quelques années, certaines plus longtemps, et on refait le point environ une fois par an.[#treatments-ht-no-limit]',
        'À ce moment, vous comparez avec votre {doctor} votre état et vos risques d’aujourd’hui. Les deux évoluent, car l’âge, le type et les antécédents comptent.[#treatments-ht-individual]',
        'Si ce bilan annuel a pris du retard, prenez rendez-vous. Venez avec la question qui compte le plus pour vous, par exemple ce qui se passerait avec moins.',
      ],
    },
  },
  {
    id: 'treatments-how-soon',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-side-effects', 'treatments-forms', 'treatments-how-long'],
    en: {
      title: 'How soon does hormone therapy work?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch'],
      answer: [
        'It often takes some weeks.[#treatments-how-soon] Some women notice a change within days, and the full effect can take up to 3 months.[#treatments-how-soon]',
        'If it still does little after that, there is usually room to adjust. Another type or another way of taking it may suit you better, and that choice is for your {doctor} and you.',
        'Log your symptoms every few days from the start. Slow changes are hard to feel, yet they are easy to see on a page.',
      ],
    },
    es: {
      title: '¿Cuándo empieza a hacer efecto la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Suele tardar unas semanas.[#treatments-how-soon] Algunas mujeres notan cambios en días, y el efecto completo puede tardar hasta 3 meses.[#treatments-how-soon]',
        'Si después de ese tiempo apenas ayuda, casi siempre se puede ajustar. Quizá te siente mejor otro tipo u otra forma de usarla, y eso lo eligen tu {doctor} y tú.',
        'Registra tus síntomas cada pocos días desde el principio. Los cambios lentos cuesta sentirlos, pero se ven bien por escrito.',
      ],
    },
    fr: {
      title: 'Quand le traitement hormonal fait-il effet ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Il faut souvent quelques semaines.[#treatments-how-soon] Certaines femmes sentent un changement en quelques jours, et l’effet complet peut demander jusqu’à 3 mois.[#treatments-how-soon]',
        'Si l’aide reste faible ensuite, on peut presque toujours ajuster. Un autre type ou une autre forme vous ira peut-être mieux, et ce choix se fait avec votre {doctor}.',
        'Notez vos symptômes tous les deux ou trois jours dès le début. Les changements lents se sentent mal, mais ils se voient bien par écrit.',
      ],
    },
  },
  {
    id: 'treatments-side-effects',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bleeding-on-hormones', 'treatments-risks', 'treatments-forms'],
    en: {
      title: 'What side effects can hormone therapy have?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch'],
      answer: [
        'The common ones are sore breasts, headaches, feeling sick, mood changes and some bleeding.[#treatments-side-effects] They often ease within 3 months.[#treatments-side-effects]',
        "If one of them bothers you, don't suffer through it in silence. A different type or way of taking it can help, and your {doctor} or pharmacist can tell you what is possible.",
        'Call {emergency} for sudden breathlessness, chest pain or coughing blood.[#treatments-ht-emergency] A painful, swollen leg needs a {doctor} the same day.[#treatments-ht-emergency]',
      ],
    },
    es: {
      title: '¿Qué efectos secundarios tiene la terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Los más comunes son pechos sensibles, dolor de cabeza, náuseas, cambios de ánimo y algo de sangrado.[#treatments-side-effects] Suelen mejorar en unos 3 meses.[#treatments-side-effects]',
        'Si alguno te molesta, no lo aguantes en silencio. Otro tipo u otra forma de usarla puede ayudar, y tu {doctor} o tu farmacia te dirán qué es posible.',
        'Llama al {emergency} si te falta el aire de golpe, te duele el pecho o toses sangre.[#treatments-ht-emergency] Una pierna hinchada y dolorida debe verla un {doctor} el mismo día.[#treatments-ht-emergency]',
      ],
    },
    fr: {
      title: 'Quels effets secondaires peut-il y avoir avec un THS ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'Les plus courants sont des seins sensibles, des maux de tête, des nausées, une humeur changeante et quelques saignements.[#treatments-side-effects] Ils s’atténuent souvent en 3 mois.[#treatments-side-effects]',
        'Si l’un d’eux vous gêne, ne le supportez pas en silence. Un autre type ou une autre forme peut aider, et votre {doctor} ou votre pharmacie vous dira ce qui est possible.',
        'Appelez le {emergency} en cas d’essoufflement soudain, de douleur dans la poitrine ou de sang craché.[#treatments-ht-emergency] Une jambe gonflée et douloureuse doit être vue par un {doctor} le jour même.[#treatments-ht-emergency]',
      ],
    },
  },
  {
    id: 'treatments-forms',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-how-soon', 'treatments-vaginal-estrogen', 'treatments-progestogen'],
    en: {
      title: 'Patch, gel or tablet: what is the difference?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch', 'gel'],
      answer: [
        'They bring the same hormone in by different roads. Patches, gels and sprays go through the skin, and they are often chosen when migraine or clot risk plays a part.[#treatments-skin-route] Tablets go through the stomach and liver, and they slightly raise the risk of clots.[#treatments-ht-clots]',
        'Vaginal forms mostly treat dryness and bladder trouble.[#treatments-vaginal-effective]',
        'No form is best for everyone. Think about what fits your day, your skin and your memory, and ask a {doctor} which forms are open to you.',
      ],
    },
    es: {
      title: 'Parche, gel o pastilla: ¿qué diferencia hay?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog', 'parche', 'gel'],
      answer: [
        'Llevan la misma hormona por caminos distintos. Los parches, geles y espráis pasan por la piel, y se eligen a menudo si hay migraña o riesgo de coágulos.[#treatments-skin-route] Las pastillas pasan por el estómago y el hígado, y suben un poco el riesgo de coágulos.[#treatments-ht-clots]',
        'Las formas vaginales tratan sobre todo la sequedad y las molestias de orina.[#treatments-vaginal-effective]',
        'Ninguna forma es la mejor para todas. Piensa qué encaja con tu día, tu piel y tu memoria, y pregunta a un {doctor} qué opciones tienes.',
      ],
    },
    fr: {
      title: 'Patch, gel ou comprimé : quelle différence ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog', 'patch', 'gel'],
      answer: [
        'La même hormone arrive par des chemins différents. Patchs, gels et sprays passent par la peau, et on les choisit souvent en cas de migraine ou de risque de caillot.[#treatments-skin-route] Les comprimés passent par l’estomac et le foie, et ils augmentent un peu le risque de caillot.[#treatments-ht-clots]',
        'Les formes vaginales traitent surtout la sécheresse et les gênes urinaires.[#treatments-vaginal-effective]',
        'Aucune forme n’est la meilleure pour toutes. Pensez à vos journées, à votre peau et à votre mémoire, et demandez à un {doctor} ce qui est possible pour vous.',
      ],
    },
  },
  {
    id: 'treatments-progestogen',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bleeding-on-hormones', 'treatments-forms', 'treatments-stopping'],
    en: {
      title: 'Why do I need progestogen with estrogen?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'progest'],
      answer: [
        'Progestogen protects your womb.[#treatments-womb-lining] {estrogen} alone makes its lining grow, and over time that can raise the risk of womb cancer.[#treatments-womb-lining]',
        'If your womb has been removed, {estrogen} alone is usually enough.[#treatments-no-womb] A hormonal coil can take over the progestogen part for some women.[#treatments-coil-progestogen]',
        "Some feel low or bloated on it.[#treatments-progestogen-mood] If that is you, please don't leave it out on your own: ask your {doctor} which other kind or timing could suit you.",
      ],
    },
    es: {
      title: '¿Por qué un progestágeno con el estrógeno?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog', 'progest'],
      answer: [
        'El progestágeno protege el útero.[#treatments-womb-lining] El {estrogen} solo hace crecer su capa interna, y con el tiempo eso puede subir el riesgo de cáncer de útero.[#treatments-womb-lining]',
        'Si te quitaron el útero, suele bastar el {estrogen}.[#treatments-no-womb] Un DIU hormonal puede hacer de progestágeno en algunas mujeres.[#treatments-coil-progestogen]',
        'Algunas se sienten decaídas o hinchadas con él.[#treatments-progestogen-mood] Si te pasa, por favor no lo dejes por tu cuenta: pregunta a tu {doctor} qué otro tipo o ritmo podría irte mejor.',
      ],
    },
    fr: {
      title: 'Pourquoi un progestatif avec l’œstrogène ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog', 'progest'],
      answer: [
        'Le progestatif protège l’utérus.[#treatments-womb-lining] Seul, l’{estrogen} fait épaissir sa muqueuse, ce qui peut à la longue augmenter le risque de cancer de l’utérus.[#treatments-womb-lining]',
        'Si l’utérus a été retiré, l’{estrogen} seul suffit en général.[#treatments-no-womb] Un stérilet hormonal peut tenir le rôle du progestatif chez certaines.[#treatments-coil-progestogen]',
        'Certaines se sentent tristes ou gonflées avec lui.[#treatments-progestogen-mood] Si c’est votre cas, ne l’arrêtez pas de vous-même : demandez à votre {doctor} quel autre type ou rythme vous irait mieux.',
      ],
    },
  },
  {
    id: 'treatments-vaginal-estrogen',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['intimacy-dryness', 'intimacy-infections', 'treatments-hormone-therapy'],
    en: {
      title: 'What does vaginal estrogen do?',
      needs: ['estrog', 'oestrog', 'hormon', 'hrt', 'vagif'],
      answer: [
        'It brings a little {estrogen} right to the tissue that has become thin and dry. It is the most effective treatment for dryness, burning, pain with sex and bladder trouble after menopause.[#treatments-vaginal-effective]',
        'Very little reaches the blood, so it does not carry the usual risks of {HRT}.[#treatments-vaginal-local] It can take several weeks to work.[#treatments-vaginal-weeks] It may be used for as long as it is needed.[#treatments-vaginal-as-long]',
        'After breast cancer, ask your cancer team first. Otherwise a {doctor} or pharmacist can tell you which form is easy for you.',
      ],
    },
    es: {
      title: '¿Qué hace el estrógeno vaginal?',
      needs: ['estrog', 'hormon', 'thm', 'ths', 'trh'],
      answer: [
        'Lleva un poco de {estrogen} justo al tejido que se ha vuelto fino y seco. Es el tratamiento más eficaz para la sequedad, el ardor, el dolor en el sexo y las molestias de orina tras la menopausia.[#treatments-vaginal-effective]',
        'Muy poco llega a la sangre, así que no tiene los riesgos habituales de la {HRT}.[#treatments-vaginal-local] Puede tardar varias semanas en actuar.[#treatments-vaginal-weeks] Se puede usar el tiempo que haga falta.[#treatments-vaginal-as-long]',
        'Tras un cáncer de mama, pregunta antes a tu equipo. Si no, un {doctor} o tu farmacia te dirán qué forma te resulta más fácil.',
      ],
    },
    fr: {
      title: 'Les hormones vaginales, à quoi ça sert ?',
      needs: ['oestrog', 'hormon', 'ths', 'thm'],
      answer: [
        'Il apporte un peu d’{estrogen} là où le tissu est devenu fin et sec. C’est le traitement le plus efficace contre la sécheresse, les brûlures, la douleur pendant les rapports et les gênes urinaires après la ménopause.[#treatments-vaginal-effective]',
        'Très peu passe dans le sang, il n’a donc pas les risques habituels du {HRT}.[#treatments-vaginal-local] L’effet peut demander plusieurs semaines.[#treatments-vaginal-weeks] On peut l’utiliser aussi longtemps que nécessaire.[#treatments-vaginal-as-long]',
        'Après un cancer du sein, demandez d’abord à votre équipe. Sinon, un {doctor} ou votre pharmacie vous dira quelle forme est simple pour vous.',
      ],
    },
  },
  {
    id: 'treatments-bioidentical',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-hormone-therapy', 'treatments-forms', 'treatments-risks'],
    en: {
      title: 'Are bioidentical hormones better?',
      needs: ['hormon', 'hrt', 'mht', 'bioident', 'estrog', 'oestrog', 'progest'],
      answer: [
        'Hormones mixed specially for one person are not recommended.[#treatments-compounded] They are not tested the way licensed medicines are, so nobody knows well what is in them or how safe they are.[#treatments-compounded-why]',
        "The word natural can mislead. Licensed hormones that match the body's own do exist, and they are checked.[#treatments-body-identical]",
        'If a clinic offers you a custom mix, ask whether a licensed product could do the same. A pharmacist can answer that, too.',
      ],
    },
    es: {
      title: '¿Son mejores las hormonas bioidénticas?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'bioident', 'estrog', 'progest'],
      answer: [
        'Las hormonas preparadas a medida para una persona no se recomiendan.[#treatments-compounded] No se prueban como las medicinas autorizadas, y nadie sabe bien qué llevan ni qué tan seguras son.[#treatments-compounded-why]',
        'La palabra natural puede engañar. Existen hormonas autorizadas iguales a las del cuerpo, y esas sí se controlan.[#treatments-body-identical]',
        'Si una clínica te ofrece una mezcla a medida, pregunta si un producto autorizado haría lo mismo. Tu farmacia también puede responder.',
      ],
    },
    fr: {
      title: 'Les hormones bio-identiques sont-elles meilleures ?',
      needs: ['hormon', 'ths', 'thm', 'bioident', 'oestrog', 'progest'],
      answer: [
        'Les hormones mélangées sur mesure pour une personne ne sont pas recommandées.[#treatments-compounded] Elles ne sont pas testées comme les médicaments autorisés, et personne ne connaît bien leur contenu ni leur sécurité.[#treatments-compounded-why]',
        'Le mot naturel peut tromper. Il existe des hormones autorisées identiques à celles du corps, et elles sont contrôlées.[#treatments-body-identical]',
        'Si une clinique vous propose un mélange sur mesure, demandez si un produit autorisé ferait la même chose. Votre pharmacie peut aussi répondre.',
      ],
    },
  },
  {
    id: 'treatments-testosterone',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['intimacy-desire', 'treatments-hormone-therapy', 'body-tiredness'],
    en: {
      title: 'Does testosterone help women?',
      needs: ['testost'],
      answer: [
        'It can help some women with low desire after menopause.[#treatments-testosterone-desire] Doctors may think of it when {HRT} alone has not brought desire back.[#treatments-testosterone-desire]',
        'For energy, mood or memory there is not enough proof.[#treatments-testosterone-else] Spots and extra hair are possible side effects, so it needs follow-up.[#treatments-testosterone-effects]',
        'Desire also depends on sleep, pain, stress and closeness. It is worth looking at those together with a {doctor} before or beside any medicine.',
      ],
    },
    es: {
      title: '¿Ayuda la testosterona a las mujeres?',
      needs: ['testost'],
      answer: [
        'Puede ayudar a algunas mujeres con poco deseo tras la menopausia.[#treatments-testosterone-desire] Se piensa en ella cuando la {HRT} sola no ha devuelto el deseo.[#treatments-testosterone-desire]',
        'Para la energía, el ánimo o la memoria no hay pruebas suficientes.[#treatments-testosterone-else] Puede dar granos y más vello, así que necesita control.[#treatments-testosterone-effects]',
        'El deseo también depende del sueño, el dolor, el estrés y la cercanía. Vale la pena mirar todo eso con un {doctor}, antes o además de una medicina.',
      ],
    },
    fr: {
      title: 'La testostérone aide-t-elle les femmes ?',
      needs: ['testost'],
      answer: [
        'Elle peut aider certaines femmes dont le désir a baissé après la ménopause.[#treatments-testosterone-desire] On y pense quand le {HRT} seul n’a pas suffi.[#treatments-testosterone-desire]',
        'Pour l’énergie, l’humeur ou la mémoire, les preuves manquent.[#treatments-testosterone-else] Des boutons et une pilosité plus forte sont possibles, d’où le besoin d’un suivi.[#treatments-testosterone-effects]',
        'Le désir dépend aussi du sommeil, de la douleur, du stress et de la tendresse. Cela vaut la peine d’en parler avec un {doctor}, avant ou en plus d’un médicament.',
      ],
    },
  },
  {
    id: 'treatments-starting-late',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-who-decides', 'treatments-vaginal-estrogen', 'treatments-without-hormones'],
    en: {
      title: 'Is it too late to start hormone therapy?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog'],
      answer: [
        'It may be late for some forms, though not for every kind of help. Starting after 60, or more than 10 years after menopause, brings higher risks for heart, brain vessels and clots.[#treatments-late-risk] So doctors weigh it more carefully then.',
        'Vaginal {estrogen} is a different matter, because very little of it reaches the blood.[#treatments-vaginal-local] There are also treatments without hormones for {hot flashes}.[#treatments-nonhormonal]',
        'If symptoms still trouble you, say so. Being past a certain age is no reason to put up with them.',
      ],
    },
    es: {
      title: '¿Es tarde para empezar terapia hormonal?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog'],
      answer: [
        'Puede ser tarde para algunas formas, pero no para toda ayuda. Empezar después de los 60, o más de 10 años tras la menopausia, trae más riesgos de corazón, de ictus y de coágulos.[#treatments-late-risk] Por eso se piensa con más cuidado.',
        'El {estrogen} vaginal es otra cosa, porque muy poco llega a la sangre.[#treatments-vaginal-local] También hay tratamientos sin hormonas para los {hot flashes}.[#treatments-nonhormonal]',
        'Si los síntomas te siguen molestando, dilo. Tener cierta edad no es razón para aguantar.',
      ],
    },
    fr: {
      title: 'Est-il trop tard pour un traitement hormonal ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog'],
      answer: [
        'C’est peut-être tard pour certaines formes, mais pas pour toute aide. Commencer après 60 ans, ou plus de 10 ans après la ménopause, comporte plus de risques de maladie du cœur, d’AVC et de caillot.[#treatments-late-risk] On réfléchit alors avec plus de prudence.',
        'L’{estrogen} vaginal, c’est autre chose, car très peu passe dans le sang.[#treatments-vaginal-local] Il existe aussi des traitements sans hormones contre les {hot flashes}.[#treatments-nonhormonal]',
        'Si vos symptômes vous gênent encore, dites-le. Avoir un certain âge n’oblige pas à les subir.',
      ],
    },
  },
  {
    id: 'treatments-without-hormones',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-cbt', 'treatments-antidepressants', 'treatments-hypnosis'],
    en: {
      title: 'Which prescriptions work without hormones?',
      needs: ['hormon', 'hrt', 'mht', 'prescri', 'medic', 'drug', 'pill', 'tablet', 'nonhormon'],
      answer: [
        'Yes, there are some. Certain prescription medicines are recommended for {hot flashes} when hormones are not wanted or not possible.[#treatments-nonhormonal]',
        'Some were first made for low mood, nerve pain or the bladder, and newer ones work on the heat control in the brain.[#treatments-nonhormonal-drugs] Each can have side effects, so they do not suit everyone.[#treatments-nonhormonal-side]',
        'Tell the {doctor} what else you take and which hours are the worst for you. Talking methods such as CBT can be used beside them.',
      ],
    },
    es: {
      title: '¿Qué medicinas hay sin hormonas?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'recet', 'medic', 'pastilla'],
      answer: [
        'Sí, hay varias. Se recomiendan algunas medicinas con receta para los {hot flashes} cuando no se quieren o no se pueden usar hormonas.[#treatments-nonhormonal]',
        'Unas se crearon para el ánimo bajo, el dolor de nervios o la vejiga, y otras más nuevas actúan en el control del calor en el cerebro.[#treatments-nonhormonal-drugs] Todas pueden tener efectos secundarios y no le van bien a todo el mundo.[#treatments-nonhormonal-side]',
        'Cuéntale al {doctor} qué más tomas y qué horas son las peores. Los métodos de conversación, como la TCC, se pueden sumar.',
      ],
    },
    fr: {
      title: 'Quels médicaments existent sans hormones ?',
      needs: ['hormon', 'ths', 'thm', 'prescri', 'medic', 'ordonnance', 'comprim'],
      answer: [
        'Oui, il y en a plusieurs. Certains médicaments sur ordonnance sont recommandés contre les {hot flashes} quand on ne veut pas ou ne peut pas prendre d’hormones.[#treatments-nonhormonal]',
        'Les uns ont été créés pour le moral, les douleurs de nerfs ou la vessie, et de plus récents agissent sur le réglage de la chaleur dans le cerveau.[#treatments-nonhormonal-drugs] Tous peuvent avoir des effets indésirables et ne conviennent pas à toutes.[#treatments-nonhormonal-side]',
        'Dites au {doctor} ce que vous prenez déjà et quelles heures sont les pires. Des méthodes par la parole, comme la TCC, peuvent s’y ajouter.',
      ],
    },
  },
  {
    id: 'treatments-antidepressants',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-without-hormones', 'treatments-cbt', 'treatments-st-johns-wort'],
    en: {
      title: 'Why an antidepressant for hot flashes?',
      needs: ['antidepres', 'ssri', 'snri'],
      answer: [
        'There can be two reasons. Some antidepressants ease {hot flashes}, even in women who are not depressed.[#treatments-antidepressant-flush] They are also a treatment for depression itself, but for low mood without depression the proof is not clear.[#treatments-antidepressant-depression]',
        'It is fine to ask which of the two your {doctor} has in mind. Mention tamoxifen if you take it, because some antidepressants weaken it.[#treatments-antidepressant-tamoxifen]',
        "Please don't stop one suddenly, as that can make you feel unwell.[#treatments-antidepressant-stop] Whoever prescribed it can plan that with you.",
      ],
    },
    es: {
      title: '¿Por qué un antidepresivo para los sofocos?',
      needs: ['antidepres', 'isrs'],
      answer: [
        'Puede haber dos razones. Algunos antidepresivos alivian los {hot flashes}, también en mujeres sin depresión.[#treatments-antidepressant-flush] Además tratan la depresión misma, pero para el ánimo bajo sin depresión las pruebas no son claras.[#treatments-antidepressant-depression]',
        'Puedes preguntar en cuál de las dos piensa tu {doctor}. Di si tomas tamoxifeno, porque algunos antidepresivos lo debilitan.[#treatments-antidepressant-tamoxifen]',
        'Por favor, no lo dejes de golpe, porque puede sentarte mal.[#treatments-antidepressant-stop] Quien lo recetó puede planearlo contigo.',
      ],
    },
    fr: {
      title: 'Pourquoi un antidépresseur contre les bouffées ?',
      needs: ['antidepres', 'isrs'],
      answer: [
        'Il peut y avoir deux raisons. Certains antidépresseurs atténuent les {hot flashes}, même sans dépression.[#treatments-antidepressant-flush] Ils soignent aussi la dépression elle-même, mais pour une baisse de moral sans dépression, les preuves ne sont pas claires.[#treatments-antidepressant-depression]',
        'Vous pouvez demander à laquelle des deux pense votre {doctor}. Signalez le tamoxifène si vous en prenez, car certains antidépresseurs l’affaiblissent.[#treatments-antidepressant-tamoxifen]',
        'Ne l’arrêtez pas d’un coup, car on peut alors se sentir mal.[#treatments-antidepressant-stop] La personne qui l’a prescrit peut le prévoir avec vous.',
      ],
    },
  },
  {
    id: 'treatments-cbt',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['treatments-hypnosis', 'treatments-without-hormones'],
    en: {
      title: 'What is CBT, and does it help?',
      answer: [
        'CBT is recommended for {hot flashes}.[#treatments-cbt-flush] It is a short course in which you learn new ways to meet a symptom. You look at thoughts, tension and habits, and try small changes between sessions.',
        'A form made for menopause is an option from 40 on, with or without hormones, for {hot flashes} and for sleep.[#treatments-cbt-nice] For poor sleep, even CBT by telephone clearly helped women with {hot flashes}.[#treatments-cbt-insomnia]',
        'It does not mean that the symptom is all in your head. Ask a {doctor} how to reach it where you live, alone, in a group or online.',
      ],
    },
    es: {
      title: '¿Qué es la TCC? ¿Ayuda?',
      answer: [
        'La TCC se recomienda para los {hot flashes}.[#treatments-cbt-flush] Es un curso corto en el que aprendes otras formas de llevar un síntoma. Miras pensamientos, tensión y hábitos, y pruebas pequeños cambios entre sesiones.',
        'Una forma pensada para la menopausia es una opción desde los 40, con o sin hormonas, para los {hot flashes} y el sueño.[#treatments-cbt-nice] Para dormir mal, incluso la TCC por teléfono ayudó claramente a mujeres con {hot flashes}.[#treatments-cbt-insomnia]',
        'No significa que el síntoma esté solo en tu cabeza. Pregunta a un {doctor} cómo acceder donde vives, sola, en grupo o en línea.',
      ],
    },
    fr: {
      title: 'Qu’est-ce que la TCC, et aide-t-elle ?',
      answer: [
        'La TCC est recommandée contre les {hot flashes}.[#treatments-cbt-flush] En quelques séances, on apprend à vivre autrement un symptôme. On regarde ses pensées, ses tensions, ses habitudes, et on essaie de petits changements.',
        'Une forme conçue pour la ménopause est possible dès 40 ans, avec ou sans hormones, pour les {hot flashes} et le sommeil.[#treatments-cbt-nice] Pour le sommeil, même par téléphone, la TCC a nettement aidé des femmes ayant des {hot flashes}.[#treatments-cbt-insomnia]',
        'Cela ne veut pas dire que tout est dans la tête. Demandez à un {doctor} comment y accéder près de chez vous, seule, en groupe ou en ligne.',
      ],
    },
  },
  {
    id: 'treatments-hypnosis',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['treatments-cbt', 'treatments-without-hormones'],
    en: {
      title: 'Can hypnosis help with hot flashes?',
      answer: [
        'Yes, clinical hypnosis is one of the methods recommended for {hot flashes}.[#treatments-hypnosis] It is not a stage show. You stay awake and in charge while somebody guides you into deep calm and cool pictures.',
        'Most courses last some weeks, and you practise at home with a recording.[#treatments-hypnosis-how]',
        'Look for a trained health professional, such as a psychologist or a {doctor} who uses it. If you live with a serious mental illness, ask the person who treats you first.',
      ],
    },
    es: {
      title: '¿Ayuda la hipnosis con los sofocos?',
      answer: [
        'Sí, la hipnosis clínica es uno de los métodos recomendados para los {hot flashes}.[#treatments-hypnosis] No es un espectáculo. Sigues despierta y al mando mientras alguien te guía hacia una calma profunda e imágenes de frescor.',
        'La mayoría de los cursos duran unas semanas, y practicas en casa con una grabación.[#treatments-hypnosis-how]',
        'Busca a un profesional de la salud con formación, como un psicólogo o un {doctor} que la use. Si vives con una enfermedad mental grave, pregunta antes a quien te atiende.',
      ],
    },
    fr: {
      title: 'L’hypnose aide-t-elle contre les bouffées ?',
      answer: [
        'Oui, l’hypnose clinique fait partie des méthodes recommandées contre les {hot flashes}.[#treatments-hypnosis] Ce n’est pas un spectacle. Vous restez éveillée et maîtresse de vous, pendant qu’on vous guide vers un grand calme et des images de fraîcheur.',
        'Le plus souvent, cela dure quelques semaines, et vous vous exercez chez vous avec un enregistrement.[#treatments-hypnosis-how]',
        'Cherchez un professionnel de santé formé, comme un psychologue ou un {doctor} qui la pratique. Si vous vivez avec une maladie mentale grave, demandez d’abord à la personne qui vous suit.',
      ],
    },
  },
  {
    id: 'treatments-supplements',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-black-cohosh', 'treatments-magnesium', 'treatments-vitamin-d'],
    en: {
      title: 'Can I mix supplements with my medicines?',
      needs: ['supplement', 'suplement', 'herb', 'ashwag', 'maca', 'turmeric', 'capsule'],
      answer: [
        'Only once somebody has checked them. Supplements and herbs can clash with medicines, and they can have side effects of their own.[#treatments-supplement-interact] What is in the bottle can also vary from one product to the next.[#treatments-supplement-quality]',
        'Natural does not mean harmless. For {hot flashes}, supplements are not recommended as a treatment.[#treatments-nonhormonal-not] Some women like taking one, and that is their choice, as long as it is safe for them.',
        'Put every box you use in a bag and show it to a pharmacist, herbs included. If you try one, log it, so that you can see whether anything really changes.',
      ],
    },
    es: {
      title: '¿Puedo mezclar suplementos con mis medicinas?',
      needs: ['suplement', 'hierba', 'ashwag', 'maca', 'curcuma', 'capsula'],
      answer: [
        'Solo cuando alguien los haya revisado. Los suplementos y las hierbas pueden chocar con las medicinas y tener sus propios efectos secundarios.[#treatments-supplement-interact] Además, lo que lleva el frasco puede variar de un producto a otro.[#treatments-supplement-quality]',
        'Natural no quiere decir inofensivo. Para los {hot flashes}, los suplementos no se recomiendan como tratamiento.[#treatments-nonhormonal-not] A algunas mujeres les gusta tomar uno, y es su decisión, si es seguro para ellas.',
        'Mete en una bolsa todo lo que tomas, también las hierbas, y enséñalo en la farmacia. Si pruebas uno, regístralo, para ver si de verdad cambia algo.',
      ],
    },
    fr: {
      title: 'Puis-je mélanger compléments et médicaments ?',
      needs: ['complement', 'plante', 'ashwag', 'maca', 'curcuma', 'gelule'],
      answer: [
        'Seulement après vérification. Les compléments et les plantes peuvent gêner des médicaments et avoir leurs propres effets indésirables.[#treatments-supplement-interact] Le contenu du flacon peut aussi changer d’un produit à l’autre.[#treatments-supplement-quality]',
        'Naturel ne veut pas dire sans danger. Contre les {hot flashes}, les compléments ne sont pas recommandés comme traitement.[#treatments-nonhormonal-not] Certaines femmes aiment en prendre, et c’est leur choix, si c’est sûr pour elles.',
        'Mettez dans un sac tout ce que vous prenez, plantes comprises, et montrez-le à votre pharmacie. Si vous en essayez un, notez-le, pour voir si quelque chose change vraiment.',
      ],
    },
  },
  {
    id: 'treatments-black-cohosh',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-supplements', 'treatments-without-hormones'],
    en: {
      title: 'Does black cohosh help?',
      needs: ['cohosh', 'blackcohosh', 'cimicifug'],
      answer: [
        'For black cohosh the proof is mixed: some studies saw a little relief, some saw none.[#treatments-black-cohosh-mixed] It is not one of the treatments that are recommended for {hot flashes}.[#treatments-nonhormonal-not]',
        'In rare cases, black cohosh has harmed the liver.[#treatments-black-cohosh-liver] Watch for yellow skin or eyes, dark urine or pain high in the belly.[#treatments-black-cohosh-liver] Then stop taking it and get help the same day.[#treatments-black-cohosh-liver]',
        'If your liver has ever been ill, or you take other medicines, ask a pharmacist or {doctor} before you try it.',
      ],
    },
    es: {
      title: '¿Ayuda la cimicífuga?',
      needs: ['cimicifug', 'cohosh'],
      answer: [
        'Las pruebas sobre la cimicífuga son desiguales: algunos estudios vieron un poco de alivio y otros ninguno.[#treatments-black-cohosh-mixed] No está entre los tratamientos recomendados para los {hot flashes}.[#treatments-nonhormonal-not]',
        'En casos raros la cimicífuga ha dañado el hígado.[#treatments-black-cohosh-liver] Fíjate en piel u ojos amarillos, orina oscura o dolor en la parte alta del vientre.[#treatments-black-cohosh-liver] Entonces deja de tomarla y busca ayuda el mismo día.[#treatments-black-cohosh-liver]',
        'Si has tenido problemas de hígado o tomas otras medicinas, pregunta en tu farmacia o a un {doctor} antes de probarla.',
      ],
    },
    fr: {
      title: 'L’actée à grappes noires aide-t-elle ?',
      needs: ['actee', 'cimicifug', 'cohosh'],
      answer: [
        'Pour l’actée à grappes noires, les preuves sont partagées : certaines études ont vu un petit mieux, d’autres rien.[#treatments-black-cohosh-mixed] Elle ne fait pas partie des traitements recommandés contre les {hot flashes}.[#treatments-nonhormonal-not]',
        'Dans de rares cas, l’actée a abîmé le foie.[#treatments-black-cohosh-liver] Surveillez une peau ou des yeux jaunes, des urines foncées, une douleur en haut du ventre.[#treatments-black-cohosh-liver] Dans ce cas, arrêtez d’en prendre et consultez le jour même.[#treatments-black-cohosh-liver]',
        'Si votre foie a déjà été malade, ou si vous prenez d’autres médicaments, demandez avant à votre pharmacie ou à un {doctor}.',
      ],
    },
  },
  {
    id: 'treatments-evening-primrose',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-supplements', 'body-breasts'],
    en: {
      title: 'Does evening primrose oil help?',
      needs: ['primrose', 'primerose', 'oenothera'],
      answer: [
        'There is no convincing proof that evening primrose oil helps with menopause symptoms.[#treatments-evening-primrose] It is not a recommended treatment for {hot flashes} either.[#treatments-nonhormonal-not]',
        'Most people take primrose oil without trouble, though an upset stomach or a headache can happen.[#treatments-evening-primrose-side] It can also get in the way of other medicines, like any supplement.[#treatments-supplement-interact]',
        'If you already take it, tell your pharmacist. If you see no change in your log after a while, you may decide to save the money.',
      ],
    },
    es: {
      title: '¿Ayuda el aceite de onagra?',
      needs: ['onagra', 'primula'],
      answer: [
        'No hay pruebas convincentes de que el aceite de onagra ayude con los síntomas de la menopausia.[#treatments-evening-primrose] Tampoco es un tratamiento recomendado para los {hot flashes}.[#treatments-nonhormonal-not]',
        'La mayoría tolera bien la onagra, aunque puede dar molestias de estómago o dolor de cabeza.[#treatments-evening-primrose-side] Como cualquier suplemento, puede estorbar a otras medicinas.[#treatments-supplement-interact]',
        'Si ya la tomas, dilo en tu farmacia. Si tras un tiempo no ves cambios en tu registro, puedes decidir ahorrarte ese dinero.',
      ],
    },
    fr: {
      title: 'L’huile d’onagre aide-t-elle ?',
      needs: ['onagre'],
      answer: [
        'Rien ne prouve de façon convaincante que l’huile d’onagre aide contre les symptômes de la ménopause.[#treatments-evening-primrose] Ce n’est pas non plus un traitement recommandé contre les {hot flashes}.[#treatments-nonhormonal-not]',
        'La plupart supportent bien l’onagre, mais des maux de ventre ou de tête sont possibles.[#treatments-evening-primrose-side] Comme tout complément, elle peut gêner d’autres médicaments.[#treatments-supplement-interact]',
        'Si vous en prenez déjà, dites-le à votre pharmacie. Si vos notes ne montrent aucun changement au bout d’un temps, vous pouvez choisir de garder cet argent.',
      ],
    },
  },
  {
    id: 'treatments-st-johns-wort',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-supplements', 'treatments-antidepressants'],
    en: {
      title: "Is St John's wort safe to take?",
      needs: ['wort', 'hypericum'],
      answer: [
        "Not for everyone, because St John's wort interacts with many medicines. Among them are the pill, blood thinners and antidepressants, and it can weaken them or make side effects worse.[#treatments-st-johns-interact]",
        'It is not a recommended treatment for {hot flashes}.[#treatments-nonhormonal-not]',
        'Ask a pharmacist before you take it, and name everything else you use. If low mood is the reason, please tell a {doctor}: there is good help for that, and you need not sort it out alone.',
      ],
    },
    es: {
      title: '¿Es segura la hierba de San Juan?',
      needs: ['hierba', 'hiperic', 'hypericum'],
      answer: [
        'No para todo el mundo, porque la hierba de San Juan, o hipérico, choca con muchas medicinas. Entre ellas están la píldora, los anticoagulantes y los antidepresivos: puede debilitarlos o empeorar sus efectos.[#treatments-st-johns-interact]',
        'No es un tratamiento recomendado para los {hot flashes}.[#treatments-nonhormonal-not]',
        'Pregunta en tu farmacia antes de tomarla y di todo lo demás que usas. Si la razón es el ánimo bajo, cuéntaselo a un {doctor}: hay buena ayuda, y no tienes que resolverlo sola.',
      ],
    },
    fr: {
      title: 'Le millepertuis est-il sans danger ?',
      needs: ['millepertuis', 'milepertuis', 'hypericum'],
      answer: [
        'Pas pour toutes, car le millepertuis gêne beaucoup de médicaments. Parmi eux, la pilule, les anticoagulants et les antidépresseurs : il peut les affaiblir ou aggraver leurs effets.[#treatments-st-johns-interact]',
        'Ce n’est pas un traitement recommandé contre les {hot flashes}.[#treatments-nonhormonal-not]',
        'Demandez à votre pharmacie avant d’en prendre, et citez tout le reste. Si c’est pour le moral, parlez-en à un {doctor} : il existe une vraie aide, et vous n’avez pas à vous débrouiller seule.',
      ],
    },
  },
  {
    id: 'treatments-soy',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-supplements', 'treatments-without-hormones'],
    en: {
      title: 'Do soy or red clover help?',
      needs: ['soy', 'soya', 'isoflav', 'clover', 'phyto', 'estrog', 'oestrog'],
      answer: [
        'Soy and red clover hold plant compounds that act a little like {estrogen}.[#treatments-soy] As supplements they are not recommended as a treatment for {hot flashes}.[#treatments-nonhormonal-not]',
        'As food it is different. Tofu, soy milk or beans are safe for most people.[#treatments-soy-food]',
        'If a cancer of the breast or womb is part of your story, ask your {doctor} before taking such capsules. A pharmacist can answer, too.',
      ],
    },
    es: {
      title: '¿Ayudan la soja o el trébol rojo?',
      needs: ['soja', 'soya', 'isofla', 'trebol', 'fitoestrog', 'estrog'],
      answer: [
        'La soja y el trébol rojo llevan sustancias que actúan un poco como el {estrogen}.[#treatments-soy] Como suplemento no se recomiendan para tratar los {hot flashes}.[#treatments-nonhormonal-not]',
        'Como alimento es distinto. El tofu, la bebida de soja o las legumbres son seguros para la mayoría.[#treatments-soy-food]',
        'Si has pasado por un cáncer de mama o de útero, pregunta a tu {doctor} antes de tomar esas cápsulas. En la farmacia también te responderán.',
      ],
    },
    fr: {
      title: 'Le soja ou le trèfle rouge aident-ils ?',
      needs: ['soja', 'isoflav', 'trefle', 'phyto', 'oestrog'],
      answer: [
        'Le soja et le trèfle rouge contiennent des substances de plantes qui agissent un peu comme l’{estrogen}.[#treatments-soy] En complément, ils ne sont pas recommandés pour traiter les {hot flashes}.[#treatments-nonhormonal-not]',
        'Dans l’assiette, c’est différent. Tofu, boisson au soja ou légumes secs sont sûrs pour la plupart des femmes.[#treatments-soy-food]',
        'Après un cancer du sein ou de l’utérus, demandez à votre {doctor} avant de prendre ces gélules. Un pharmacien peut aussi vous répondre.',
      ],
    },
  },
  {
    id: 'treatments-magnesium',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-supplements', 'treatments-vitamin-d'],
    en: {
      title: 'Should I take magnesium?',
      needs: ['magnes', 'magnez'],
      answer: [
        'Magnesium is part of normal food, and many women get enough from nuts, greens and wholegrain bread.[#treatments-magnesium-body] As a treatment for {hot flashes}, supplements are not recommended.[#treatments-nonhormonal-not]',
        'As a tablet it can upset the bowels.[#treatments-magnesium-side] It also clashes with some medicines, such as certain antibiotics and bone medicines, and needs care if the kidneys are weak.[#treatments-magnesium-clash]',
        'A pharmacist can check it against your other medicines in a few minutes. That is the right person for how much, too.',
      ],
    },
    es: {
      title: '¿Debería tomar magnesio?',
      needs: ['magnes'],
      answer: [
        'El magnesio está en la comida normal, y muchas mujeres obtienen lo suficiente de nueces, verduras y pan integral.[#treatments-magnesium-body] Para tratar los {hot flashes}, los suplementos no se recomiendan.[#treatments-nonhormonal-not]',
        'En pastillas puede soltar el vientre.[#treatments-magnesium-side] También choca con algunas medicinas, como ciertos antibióticos y medicinas para los huesos, y pide cuidado si los riñones están débiles.[#treatments-magnesium-clash]',
        'En tu farmacia pueden revisarlo con tus otras medicinas en unos minutos. Allí también te dirán la cantidad.',
      ],
    },
    fr: {
      title: 'Faut-il prendre du magnésium ?',
      needs: ['magnes'],
      answer: [
        'Le magnésium se trouve dans les repas ordinaires, et beaucoup en ont assez avec les noix, les légumes verts et le pain complet.[#treatments-magnesium-body] Pour traiter les {hot flashes}, les compléments ne sont pas recommandés.[#treatments-nonhormonal-not]',
        'En comprimés, il peut déranger le ventre.[#treatments-magnesium-side] Il gêne aussi certains médicaments, comme des antibiotiques ou des médicaments pour les os, et demande de la prudence si les reins sont fragiles.[#treatments-magnesium-clash]',
        'Votre pharmacie peut le vérifier avec vos autres médicaments en quelques minutes. C’est elle aussi qui vous dira la quantité.',
      ],
    },
  },
  {
    id: 'treatments-vitamin-d',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['bones-calcium', 'bones-exercise', 'treatments-supplements'],
    en: {
      title: 'Vitamin D: do I need it in winter?',
      needs: ['vitamin', 'vit', 'sunshine'],
      answer: [
        'Vitamin D helps to keep your bones healthy, together with calcium.[#treatments-vitamin-d-bone] Skin makes it in sunlight, so in the dark months a supplement is worth a thought for everyone.[#treatments-vitamin-d-winter]',
        'Vitamin D is not a treatment for {hot flashes}.[#treatments-nonhormonal-not] Taking a lot of it over a long time can do harm.[#treatments-vitamin-d-much]',
        'If you are often indoors, cover your skin or have darker skin, ask a pharmacist or {doctor} whether you need it all year, and how much.',
      ],
    },
    es: {
      title: '¿Necesito vitamina D?',
      needs: ['vitamin'],
      answer: [
        'La vitamina D ayuda a mantener los huesos sanos, junto con el calcio.[#treatments-vitamin-d-bone] La piel la fabrica con el sol, y en los meses oscuros vale la pena que todas piensen en un suplemento.[#treatments-vitamin-d-winter]',
        'La vitamina D no es un tratamiento para los {hot flashes}.[#treatments-nonhormonal-not] Tomar mucha durante largo tiempo puede hacer daño.[#treatments-vitamin-d-much]',
        'Si sales poco, te cubres la piel o la tienes más oscura, pregunta en tu farmacia o a un {doctor} si la necesitas todo el año y cuánta.',
      ],
    },
    fr: {
      title: 'Ai-je besoin de vitamine D ?',
      needs: ['vitamin'],
      answer: [
        'La vitamine D aide à garder des os solides, avec le calcium.[#treatments-vitamin-d-bone] La peau la fabrique au soleil, et dans les mois sombres, chacune peut penser à un complément.[#treatments-vitamin-d-winter]',
        'La vitamine D n’est pas un traitement contre les {hot flashes}.[#treatments-nonhormonal-not] En prendre beaucoup pendant longtemps peut faire du mal.[#treatments-vitamin-d-much]',
        'Si vous sortez peu, couvrez votre peau ou avez la peau plus foncée, demandez à votre pharmacie ou à un {doctor} s’il vous en faut toute l’année, et combien.',
      ],
    },
  },
  {
    id: 'treatments-contraception',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['stages-contraception', 'treatments-progestogen', 'treatments-hormone-therapy'],
    en: {
      title: 'Which contraception suits me now?',
      needs: ['contrac', 'contras', 'birth', 'pill', 'coil', 'iud'],
      answer: [
        'It depends on your health more than on your age. Before 50 no method is ruled out by age alone, but smoking, migraine or high blood pressure rule some out.[#treatments-contraception-methods] The combined pill is usually stopped at 50.[#treatments-contraception-methods]',
        'A hormonal coil can also be the progestogen part of {HRT}.[#treatments-coil-progestogen] {HRT} by itself does not prevent pregnancy.[#treatments-contraception-ht] Hormonal methods can hide where you are, because they change bleeding.[#treatments-contraception-mask]',
        'A {doctor}, a midwife or a family planning clinic can go through it with you. Tell them what you smoke, your headaches and your blood pressure.',
      ],
    },
    es: {
      title: '¿Qué anticonceptivo me va bien ahora?',
      needs: ['anticonc', 'pildora', 'minipildora', 'diu'],
      answer: [
        'Depende más de tu salud que de tu edad. Antes de los 50 ningún método se descarta solo por la edad, pero fumar, la migraña o la presión alta descartan algunos.[#treatments-contraception-methods] La píldora combinada se suele dejar a los 50.[#treatments-contraception-methods]',
        'Un DIU hormonal puede ser también la parte de progestágeno de la {HRT}.[#treatments-coil-progestogen] La {HRT} sola no evita el embarazo.[#treatments-contraception-ht] Los métodos con hormonas pueden ocultar en qué punto estás, porque cambian el sangrado.[#treatments-contraception-mask]',
        'Un {doctor}, una matrona o un centro de planificación puede verlo contigo. Cuéntale si fumas, si te duele la cabeza y cómo está tu presión.',
      ],
    },
    fr: {
      title: 'Quelle contraception me convient maintenant ?',
      needs: ['contracept', 'pilule', 'micropilule', 'sterilet'],
      answer: [
        'Cela dépend de votre santé plus que de votre âge. Avant 50 ans, l’âge seul n’exclut aucune méthode, mais le tabac, la migraine ou une tension élevée en excluent certaines.[#treatments-contraception-methods] La pilule combinée s’arrête en général à 50 ans.[#treatments-contraception-methods]',
        'Un stérilet hormonal peut aussi servir de progestatif dans le {HRT}.[#treatments-coil-progestogen] Le {HRT} seul n’évite pas une grossesse.[#treatments-contraception-ht] Les méthodes hormonales peuvent cacher où vous en êtes, car elles changent les saignements.[#treatments-contraception-mask]',
        'Un {doctor}, une sage-femme ou un centre de planification peut en parler avec vous. Dites si vous fumez, si vous avez des migraines et quelle est votre tension.',
      ],
    },
  },
  {
    id: 'treatments-stopping',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['treatments-how-long', 'treatments-antidepressants', 'treatments-without-hormones'],
    en: {
      title: 'I want to stop my treatment. What now?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'patch', 'medic', 'tablet', 'treatment'],
      answer: [
        "Talk to the person who prescribed it before you change anything. I can't tell you how to stop, but it is quite all right to want to.",
        'Symptoms can come back after {HRT} ends, often for some months.[#treatments-stop-return] Going down slowly may soften that at first, and in the long run it makes no difference.[#treatments-stop-gradual]',
        'Say plainly why you want to stop: side effects, worry, or feeling better. Each reason leads to a different plan. If a side effect frightens you now, call a pharmacist or {doctor} today.',
      ],
    },
    es: {
      title: 'Quiero dejar mi tratamiento. ¿Y ahora?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog', 'parche', 'medic', 'tratamiento'],
      answer: [
        'Habla con quien te lo recetó antes de cambiar nada. No puedo decirte cómo dejarlo, pero tienes todo el derecho a quererlo.',
        'Los síntomas pueden volver al terminar la {HRT}, a menudo durante unos meses.[#treatments-stop-return] Bajar poco a poco puede suavizarlo al principio, y a la larga da lo mismo.[#treatments-stop-gradual]',
        'Di con claridad por qué quieres dejarlo: efectos secundarios, miedo o porque estás mejor. Cada razón lleva a un plan distinto. Si un efecto te asusta ahora, llama hoy a tu farmacia o a un {doctor}.',
      ],
    },
    fr: {
      title: 'Je veux arrêter mon traitement. Que faire ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog', 'patch', 'medic', 'traitement'],
      answer: [
        'Parlez à la personne qui l’a prescrit avant de changer quoi que ce soit. Je ne peux pas vous dire comment arrêter, mais vous avez le droit de le vouloir.',
        'Les symptômes peuvent revenir après la fin du {HRT}, souvent pendant quelques mois.[#treatments-stop-return] Diminuer peu à peu peut adoucir cela au début, et à la longue, cela ne change rien.[#treatments-stop-gradual]',
        'Dites clairement pourquoi : effets gênants, inquiétude, ou parce que vous allez mieux. Chaque raison mène à un autre plan. Si un effet vous fait peur maintenant, appelez votre pharmacie ou un {doctor} aujourd’hui.',
      ],
    },
  },
  {
    id: 'treatments-after-cancer',
    topic: 'treatments',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: true,
    next: ['treatments-without-hormones', 'treatments-cbt', 'treatments-vaginal-estrogen'],
    en: {
      title: 'Which medicine helps after breast cancer?',
      needs: ['hrt', 'mht', 'hormon', 'estrog', 'oestrog', 'tamoxif', 'medic', 'drug', 'treatment'],
      answer: [
        'There is help, even when hormones are off the table. {HRT} is usually not advised after breast cancer.[#treatments-after-cancer] For {hot flashes} there are ways without hormones that are recommended: CBT, clinical hypnosis and some medicines from the {doctor}.[#treatments-nonhormonal]',
        "Some of those medicines don't go well with tamoxifen, so your cancer team should choose with you.[#treatments-antidepressant-tamoxifen]",
        'Please bring it up at your next visit, and speak of dryness and sleep as well. You came through a lot. You need not put up with all that came after it.',
      ],
    },
    es: {
      title: '¿Qué medicina ayuda tras un cáncer de mama?',
      needs: ['hormon', 'thm', 'ths', 'trh', 'estrog', 'tamoxif', 'medic', 'tratamiento'],
      answer: [
        'Hay ayuda, también cuando las hormonas no son posibles. La {HRT} no suele aconsejarse tras un cáncer de mama.[#treatments-after-cancer] Para los {hot flashes} se recomiendan, sin hormonas, la TCC, la hipnosis clínica y algunas medicinas con receta.[#treatments-nonhormonal]',
        'Algunas de esas medicinas no van bien con el tamoxifeno, por eso conviene elegir con tu equipo.[#treatments-antidepressant-tamoxifen]',
        'Dilo en tu próxima cita, también la sequedad y el sueño. Superar una enfermedad no obliga a aguantar todo lo que viene después.',
      ],
    },
    fr: {
      title: 'Quel médicament après un cancer du sein ?',
      needs: ['hormon', 'ths', 'thm', 'oestrog', 'tamoxif', 'medic', 'traitement'],
      answer: [
        'De l’aide existe, même quand les hormones sont exclues. Le {HRT} n’est en général pas conseillé après un cancer du sein.[#treatments-after-cancer] Contre les {hot flashes}, la TCC, l’hypnose clinique et certains médicaments sur ordonnance sont recommandés, sans hormones.[#treatments-nonhormonal]',
        'Certains de ces médicaments vont mal avec le tamoxifène, alors le choix se fait avec votre équipe.[#treatments-antidepressant-tamoxifen]',
        'Parlez-en à la prochaine visite, aussi de la sécheresse et du sommeil. Avoir traversé une maladie n’oblige pas à tout supporter ensuite.',
      ],
    },
  },
]
