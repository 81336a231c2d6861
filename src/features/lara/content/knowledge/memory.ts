import type { KnowledgeEntry } from '../knowledge.ts'

/** What Lara knows about memory and attention. */
export const MEMORY_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'memory-brain-fog',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-words', 'memory-dementia', 'memory-coping'],
    en: {
      title: 'What is this brain fog?',
      answer: [
        'It is a common change of this time: thoughts feel slow, and small things slip away.[#memory-fog-common] The changes are small, and for nearly all women memory stays normal.[#memory-small-normal]',
        'Short nights, low mood and stress thicken the fog.[#memory-sleep-mood] So being kinder to your sleep is often the best thing you can do for your memory.',
        'Lean on paper and phone without shame: one list, one calendar, one fixed place for keys. If the fog is thick and you are also very tired, ask a {doctor} to look for other causes, such as the thyroid or low iron.[#memory-other-causes]',
      ],
    },
    es: {
      title: '¿Qué es esta niebla mental?',
      answer: [
        'Es un cambio común de esta etapa: los pensamientos van lentos y se escapan cosas pequeñas.[#memory-fog-common] Los cambios son leves, y en casi todas las mujeres la memoria sigue siendo normal.[#memory-small-normal]',
        'Las noches cortas, el ánimo bajo y el estrés espesan la niebla.[#memory-sleep-mood] Por eso, cuidar el sueño suele ser lo mejor que puedes hacer por tu memoria.',
        'Apóyate en el papel y el teléfono sin vergüenza: una lista, un calendario, un lugar fijo para las llaves. Si la niebla es espesa y además estás muy cansada, pide a un {doctor} que busque otras causas, como la tiroides o el hierro bajo.[#memory-other-causes]',
      ],
    },
    fr: {
      title: 'Qu’est-ce que ce brouillard mental ?',
      answer: [
        'C’est un changement courant de cette période : les pensées sont lentes et de petites choses s’échappent.[#memory-fog-common] Les changements sont légers, et chez presque toutes les femmes la mémoire reste normale.[#memory-small-normal]',
        'Les nuits courtes, le moral bas et le stress épaississent le brouillard.[#memory-sleep-mood] Prendre soin du sommeil est donc souvent le mieux pour la mémoire.',
        'Appuyez-vous sans honte sur le papier et le téléphone : une liste, un agenda, une place fixe pour les clés. Si le brouillard est épais et que vous êtes très fatiguée, demandez à un {doctor} de chercher d’autres causes, comme la thyroïde ou un manque de fer.[#memory-other-causes]',
      ],
    },
  },
  {
    id: 'memory-words',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-brain-fog', 'memory-dementia'],
    en: {
      title: "Why can't I find the word?",
      answer: [
        'Words and names that hide on the tip of your tongue are a typical part of the fog, and they mostly come back.[#memory-words-names] The word is not lost. It is only slow.',
        'Trying hard often blocks it more. Describe the thing instead, or say "it will come to me", and go on. Most people hardly notice, and many know it themselves.',
        'Being rested helps more than any trick.[#memory-sleep-mood] One thing is different: sudden trouble speaking, with a drooping face or a weak arm, is an emergency, so call {emergency}.[#memory-stroke]',
      ],
    },
    es: {
      title: '¿Por qué no encuentro la palabra?',
      answer: [
        'Las palabras y los nombres que se quedan en la punta de la lengua son típicos de la niebla, y casi siempre vuelven.[#memory-words-names] La palabra no se ha perdido. Solo va lenta.',
        'Forzarla suele bloquearla más. Describe la cosa o di «ya me saldrá» y sigue. La mayoría apenas lo nota, y a muchos les pasa.',
        'Descansar ayuda más que cualquier truco.[#memory-sleep-mood] Algo distinto: si de repente cuesta hablar, con la cara caída o un brazo débil, es una emergencia y hay que llamar al {emergency}.[#memory-stroke]',
      ],
    },
    fr: {
      title: 'Pourquoi je ne trouve plus mes mots ?',
      answer: [
        'Les mots et les noms qui restent sur le bout de la langue sont typiques du brouillard, et ils reviennent presque toujours.[#memory-words-names] Le mot n’est pas perdu. Il est seulement lent.',
        'Forcer le bloque souvent davantage. Décrivez la chose, ou dites « cela va me revenir », et continuez. La plupart des gens le remarquent à peine, et beaucoup connaissent cela.',
        'Le repos aide plus que n’importe quelle astuce.[#memory-sleep-mood] Autre chose : si parler devient soudain difficile, avec le visage qui tombe ou un bras faible, c’est une urgence, appelez le {emergency}.[#memory-stroke]',
      ],
    },
  },
  {
    id: 'memory-dementia',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['memory-brain-fog', 'memory-words'],
    en: {
      title: 'Could this be dementia?',
      answer: [
        'It is very unlikely: dementia at this age is rare.[#memory-dementia-rare] The fog of this time is common, and the changes stay small for nearly all women.[#memory-small-normal] The fear is very human, above all if someone in your family was ill.',
        'Forgetting where the keys are, or a name that comes back later, fits with fog.[#memory-keys]',
        "Please see a {doctor} if you get lost in places you know, or if others are worried and daily life suffers.[#memory-doctor-signs] Go too if the fear won't leave you. Being told that all is well is a good reason for a visit.",
      ],
    },
    es: {
      title: '¿Podría ser demencia?',
      answer: [
        'Es muy poco probable: la demencia a esta edad es rara.[#memory-dementia-rare] La niebla de esta etapa es común, y en casi todas los cambios son pequeños.[#memory-small-normal] El miedo es muy humano, sobre todo si alguien de tu familia enfermó.',
        'Olvidar dónde están las llaves, o un nombre que vuelve más tarde, encaja con la niebla.[#memory-keys]',
        'Ve a un {doctor} si te pierdes en lugares conocidos, o si otros se preocupan y tu día a día sufre.[#memory-doctor-signs] Ve también si el miedo no te suelta. Que te digan que todo va bien es un buen motivo de visita.',
      ],
    },
    fr: {
      title: 'Est-ce que cela peut être une démence ?',
      answer: [
        'C’est très peu probable : la démence à cet âge est rare.[#memory-dementia-rare] Le brouillard de cette période est courant, et chez presque toutes les changements restent légers.[#memory-small-normal] Cette peur est très humaine, surtout si un proche a été malade.',
        'Oublier où sont les clés, ou un nom qui revient plus tard, va bien avec ce brouillard.[#memory-keys]',
        'Voyez un {doctor} si vous vous perdez dans des lieux connus, ou si d’autres s’inquiètent et que le quotidien en souffre.[#memory-doctor-signs] Allez-y aussi si la peur ne vous lâche pas. S’entendre dire que tout va bien est une bonne raison de consulter.',
      ],
    },
  },
  {
    id: 'memory-focus',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-multitasking', 'work-concentration'],
    en: {
      title: 'How can I focus better?',
      answer: [
        'Work in short, clear pieces, and give each one your whole attention. A tired mind does this better than long stretches, and short nights are often the root.[#memory-sleep-mood]',
        'Choose the hour when your head is clearest for what is hardest. Put the phone away, clear the desk, and say the next step aloud before you begin. Then rest your eyes, stand up and drink something.',
        'If focus was always hard for you, and it is now far worse, mention it to a {doctor}. Ask about other causes, too, such as the thyroid or low iron.[#memory-other-causes]',
      ],
    },
    es: {
      title: '¿Cómo puedo concentrarme mejor?',
      answer: [
        'Trabaja en trozos cortos y claros, con toda tu atención en cada uno. A una mente cansada le va mejor así, y las noches cortas suelen ser la raíz.[#memory-sleep-mood]',
        'Guarda la hora en que tu cabeza está más clara para lo más difícil. Aparta el teléfono, despeja la mesa y di en voz alta el siguiente paso. Luego descansa la vista, levántate y bebe algo.',
        'Si siempre te costó concentrarte y ahora es mucho peor, coméntalo con un {doctor}. Pregunta también por otras causas, como la tiroides o el hierro bajo.[#memory-other-causes]',
      ],
    },
    fr: {
      title: 'Comment mieux me concentrer ?',
      answer: [
        'Travaillez par petits morceaux clairs, avec toute votre attention sur chacun. Un esprit fatigué y arrive mieux ainsi, et les nuits courtes en sont souvent la racine.[#memory-sleep-mood]',
        'Gardez l’heure où votre tête est la plus claire pour le plus difficile. Rangez le téléphone, dégagez la table et dites tout haut la prochaine étape. Puis reposez vos yeux, levez-vous et buvez un peu.',
        'Si la concentration a toujours été difficile et que c’est bien pire, parlez-en à un {doctor}. Demandez aussi s’il y a d’autres causes, comme la thyroïde ou un manque de fer.[#memory-other-causes]',
      ],
    },
  },
  {
    id: 'memory-multitasking',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-focus', 'memory-coping'],
    en: {
      title: "Why can't I juggle things any more?",
      answer: [
        'Juggling costs the brain a lot at any age, because each switch takes attention and lets things slip.[#memory-one-thing] Short nights make the cost higher.[#memory-sleep-mood] So you are no less able; you are running on less rest.',
        'Do one thing at a time where you can. When someone breaks in, jot down three words about where you were. Use a timer for the stove and the laundry, and let the phone remember what it can.',
        'Say it plainly at home and at work: "One thing after the other, please." That is not failing. It is how most good work gets done.',
      ],
    },
    es: {
      title: '¿Por qué ya no puedo con varias cosas?',
      answer: [
        'Hacer varias cosas a la vez cuesta mucho al cerebro a cualquier edad, porque cada cambio gasta atención y causa descuidos.[#memory-one-thing] Las noches cortas lo encarecen.[#memory-sleep-mood] No eres menos capaz: funcionas con menos descanso.',
        'Haz una sola cosa cuando puedas. Si alguien te interrumpe, apunta tres palabras sobre dónde estabas. Usa un temporizador para la cocina y la lavadora, y deja que el teléfono recuerde lo que pueda.',
        'Dilo con claridad en casa y en el trabajo: «Una cosa después de otra, por favor». Eso no es fallar. Así se hace casi todo el buen trabajo.',
      ],
    },
    fr: {
      title: 'Pourquoi je n’arrive plus à jongler ?',
      answer: [
        'Jongler coûte cher au cerveau à tout âge, car chaque changement prend de l’attention et fait naître des oublis.[#memory-one-thing] Les nuits courtes augmentent le prix.[#memory-sleep-mood] Vous n’êtes pas moins capable : vous manquez de repos.',
        'Faites une chose à la fois quand c’est possible. Si l’on vous interrompt, notez trois mots sur l’endroit où vous en étiez. Mettez un minuteur pour la cuisine et le linge, et laissez le téléphone se souvenir.',
        'Dites-le simplement à la maison et au travail : « Une chose après l’autre, s’il vous plaît. » Ce n’est pas échouer. C’est ainsi que se fait presque tout bon travail.',
      ],
    },
  },
  {
    id: 'memory-coping',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['memory-brain-fog', 'memory-focus'],
    en: {
      title: 'What helps me live with forgetting?',
      answer: [
        'Let things outside your head do the remembering. One notebook, one calendar with alarms, and one bowl for keys, glasses and phone can save a lot of grief.',
        'Say important things aloud as you do them: "I am locking the door." Tell people you trust that you forget more just now. A laugh shared takes the sting away.',
        'What is good for body and company is good for the brain as well: moving, not smoking, good blood pressure, and people.[#memory-brain-care] Pick one of these for this week. Sleep stands near the top of the list.[#memory-sleep-mood]',
      ],
    },
    es: {
      title: '¿Qué me ayuda a vivir con los olvidos?',
      answer: [
        'Deja que otras cosas recuerden por ti. Un cuaderno, un calendario con avisos y un cuenco para llaves, gafas y teléfono ahorran muchos disgustos.',
        'Di en voz alta lo importante mientras lo haces: «Estoy cerrando la puerta». Cuenta a la gente de confianza que ahora olvidas más. Reírse juntas le quita peso.',
        'Lo que es bueno para el cuerpo y la compañía también lo es para el cerebro: moverse, no fumar, buena tensión y gente cerca.[#memory-brain-care] Elige una de estas cosas para esta semana. El sueño está entre las primeras.[#memory-sleep-mood]',
      ],
    },
    fr: {
      title: 'Qu’est-ce qui aide à vivre avec les oublis ?',
      answer: [
        'Laissez des choses se souvenir à votre place. Un carnet, un agenda avec rappels et un bol pour clés, lunettes et téléphone évitent bien des peines.',
        'Dites tout haut ce qui compte en le faisant : « Je ferme la porte. » Dites aux personnes de confiance que vous oubliez plus en ce moment. En rire ensemble ôte du poids.',
        'Ce qui est bon pour le corps et le lien est bon aussi pour le cerveau : bouger, ne pas fumer, une bonne tension, des gens autour de soi.[#memory-brain-care] Choisissez une de ces choses pour cette semaine. Le sommeil est parmi les premières.[#memory-sleep-mood]',
      ],
    },
  },
  {
    id: 'memory-medicines',
    topic: 'memory',
    reviewed: '2026-11-21',
    isMedicine: true,
    isHard: false,
    next: ['memory-brain-fog', 'memory-coping'],
    en: {
      title: 'Do hormones or supplements clear the fog?',
      needs: [
        'hrt',
        'mht',
        'hormon',
        'estrog',
        'oestrog',
        'supplement',
        'ginkgo',
        'omega',
        'vitamin',
        'pill',
        'tablet',
        'medic',
        'drug',
        'patch',
        'herb',
      ],
      answer: [
        'Not as a treatment for memory alone, as far as is known today. {HRT} is not advised just for memory, or to prevent dementia.[#memory-hrt-not-for] If it brings you better nights for other reasons, your head may feel clearer too, since sleep matters so much.[#memory-sleep-mood]',
        'For ginkgo and the like there is no convincing proof.[#memory-ginkgo] A plain meal and a walk may serve you better.',
        'Tell a pharmacist about everything you take. And tell a {doctor} if the fog began after a new medicine.',
      ],
    },
    es: {
      title: '¿Hormonas o suplementos quitan la niebla?',
      needs: [
        'hormon',
        'thm',
        'ths',
        'estrog',
        'suplement',
        'ginkgo',
        'omega',
        'vitamin',
        'pastilla',
        'medic',
        'farmac',
        'parche',
        'hierba',
      ],
      answer: [
        'No como tratamiento solo para la memoria, según lo que se sabe hoy. La {HRT} no se aconseja solo por la memoria ni para prevenir la demencia.[#memory-hrt-not-for] Si te da mejores noches por otros motivos, quizá tengas también la cabeza más clara, porque el sueño importa mucho.[#memory-sleep-mood]',
        'Del ginkgo y otros parecidos no hay pruebas que convenzan.[#memory-ginkgo] Una comida sencilla y un paseo pueden servirte más.',
        'Di en la farmacia todo lo que tomas. Y di a un {doctor} si la niebla empezó tras un medicamento nuevo.',
      ],
    },
    fr: {
      title: 'Hormones ou compléments, contre le flou ?',
      needs: [
        'hormon',
        'ths',
        'thm',
        'oestrog',
        'estrog',
        'œstrog',
        'complement',
        'ginkgo',
        'omega',
        'vitamin',
        'cachet',
        'medic',
        'pharmac',
        'patch',
        'plante',
        'traitement',
      ],
      answer: [
        'Non, pas comme traitement de la seule mémoire, d’après ce qu’on sait aujourd’hui. Le {HRT} n’est pas conseillé pour la seule mémoire, ni pour prévenir une démence.[#memory-hrt-not-for] S’il vous apporte de meilleures nuits pour d’autres raisons, la tête peut aussi être plus claire, car le sommeil compte beaucoup.[#memory-sleep-mood]',
        'Pour le ginkgo et ses semblables, il n’y a pas de preuve convaincante.[#memory-ginkgo] Un repas simple et une marche peuvent vous servir davantage.',
        'Dites en pharmacie tout ce que vous prenez. Et dites à un {doctor} si le brouillard a commencé après un nouveau médicament.',
      ],
    },
  },
]
