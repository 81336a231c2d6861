/** Fixed answers of the three chips with their introductions, and Lara's answer if she does not know. */
import type { Language, Tone } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Date of the last review of this file's texts. */
export const GUIDES_REVIEWED = '2026-11-21'

/** Facts of one or two sentences; shown three at a time, in this order. */
export const QUICK_FACTS: In<readonly string[]> = {
  en: [
    'Menopause is one day: the day when you have had no period for 12 months in a row.[#guides-menopause-day] For most women it comes between 45 and 55.[#guides-menopause-day]',
    'Up to about 8 in 10 women have {hot flashes} or night sweats.[#guides-flashes-share] Some have none at all.',
    'Brain fog is common. The changes in memory are small, and dementia at this age is rare.[#guides-fog]',
    'The years before, called perimenopause, can last up to about ten.[#guides-perimenopause-length]',
    'Half of women with frequent {hot flashes} have them for less than about 7 years in all, half for longer.[#guides-flashes-length]',
    'Most people think of {hot flashes} first. What women report most in perimenopause is being worn out and irritable.[#guides-tiredness]',
    'Low mood is more likely in perimenopause: the odds are about 40 % higher than before.[#guides-mood-odds] It is real, and it can be treated.',
    'A talking therapy called CBT can help with sleep, even by telephone.[#guides-cbt-sleep]',
    'Bones lose strength faster after menopause, up to 20 % in 5 to 7 years.[#guides-bone-loss] Exercise that carries your weight helps to keep them strong.',
    'The advice for adults is 150 minutes of brisk movement a week, and something that builds strength on 2 days.[#guides-movement]',
    'Any bleeding 12 months or more after the last period needs a check, even a spot.[#guides-bleeding-after] About 9 in 10 women have no serious cause.[#guides-bleeding-after]',
    'Women who smoke reach menopause about a year earlier on average.[#guides-smoking]',
  ],
  es: [
    'La menopausia es un día: aquel en que llevas 12 meses seguidos sin regla.[#guides-menopause-day] A la mayoría le llega entre los 45 y los 55 años.[#guides-menopause-day]',
    'Hasta unas 8 de cada 10 mujeres tienen {hot flashes} o sudores nocturnos.[#guides-flashes-share] Algunas no tienen ninguno.',
    'La niebla mental es frecuente. Los cambios de memoria son pequeños, y la demencia a esta edad es rara.[#guides-fog]',
    'Los años anteriores, la perimenopausia, pueden durar hasta unos diez.[#guides-perimenopause-length]',
    'La mitad de las mujeres con {hot flashes} frecuentes los tiene menos de unos 7 años en total; la otra mitad, más tiempo.[#guides-flashes-length]',
    'Casi todo el mundo piensa primero en los {hot flashes}. Lo que más cuentan las mujeres en la perimenopausia es agotamiento e irritabilidad.[#guides-tiredness]',
    'El ánimo bajo es más probable en la perimenopausia: las probabilidades relativas son cerca de un 40 % más altas que antes.[#guides-mood-odds] Es real y se puede tratar.',
    'Una terapia de conversación llamada TCC puede ayudar a dormir, incluso por teléfono.[#guides-cbt-sleep]',
    'Los huesos pierden fuerza más rápido tras la menopausia, hasta un 20 % en 5 a 7 años.[#guides-bone-loss] El ejercicio que carga tu peso ayuda a cuidarlos.',
    'Para adultos se aconsejan 150 minutos de movimiento a buen paso por semana, y ejercicios de fuerza 2 días.[#guides-movement]',
    'Todo sangrado 12 meses o más después de la última regla debe revisarse, aunque sea una mancha.[#guides-bleeding-after] Unas 9 de cada 10 mujeres no tienen una causa grave.[#guides-bleeding-after]',
    'Las mujeres que fuman llegan a la menopausia alrededor de un año antes, de media.[#guides-smoking]',
  ],
  fr: [
    'La ménopause est un jour : celui où vous avez passé 12 mois de suite sans règles.[#guides-menopause-day] Pour la plupart, il vient entre 45 et 55 ans.[#guides-menopause-day]',
    'Jusqu’à environ 8 femmes sur 10 ont des {hot flashes} ou des sueurs la nuit.[#guides-flashes-share] Certaines n’en ont pas du tout.',
    'Le brouillard mental est fréquent. Les changements de mémoire sont petits, et une démence à cet âge est rare.[#guides-fog]',
    'Les années d’avant, la périménopause, peuvent durer jusqu’à une dizaine d’années.[#guides-perimenopause-length]',
    'La moitié des femmes qui ont des {hot flashes} fréquentes en ont moins d’environ 7 ans en tout, l’autre moitié plus longtemps.[#guides-flashes-length]',
    'On pense d’abord aux {hot flashes}. Ce que les femmes disent le plus en périménopause, c’est l’épuisement et l’irritabilité.[#guides-tiredness]',
    'Un moral bas est plus probable en périménopause : la cote est d’environ 40 % plus haute qu’avant.[#guides-mood-odds] C’est réel, et cela se soigne.',
    'Une thérapie par la parole appelée TCC peut aider le sommeil, même par téléphone.[#guides-cbt-sleep]',
    'Les os perdent plus vite de leur force après la ménopause, jusqu’à 20 % en 5 à 7 ans.[#guides-bone-loss] L’exercice où l’on porte son poids aide à les garder solides.',
    'On conseille aux adultes 150 minutes d’activité soutenue par semaine, et du renforcement 2 jours.[#guides-movement]',
    'Tout saignement 12 mois ou plus après les dernières règles demande un examen, même une tache.[#guides-bleeding-after] Environ 9 femmes sur 10 n’ont pas de cause grave.[#guides-bleeding-after]',
    'Les femmes qui fument arrivent à la ménopause environ un an plus tôt en moyenne.[#guides-smoking]',
  ],
}

type ByTone = Readonly<Record<Tone, readonly string[]>>

export const QUICK_FACTS_WORDS: In<{ first: ByTone; last: ByTone; more: string; chips: readonly string[] }> = {
  en: {
    first: { nurturing: ['Three things worth knowing:'], calm: ['Here are three facts.'], pragmatic: [] },
    last: {
      nurturing: ['Would you like more, or is there one you want to talk about?'],
      calm: ['You can ask for more at any time.'],
      pragmatic: [],
    },
    more: 'More facts',
    chips: ['What helps with hot flashes at night?', 'When should I see a doctor?'],
  },
  es: {
    first: { nurturing: ['Tres cosas que vale la pena saber:'], calm: ['Aquí van tres datos.'], pragmatic: [] },
    last: {
      nurturing: ['¿Quieres más, o hay una de la que quieras hablar?'],
      calm: ['Puedes pedir más en cualquier momento.'],
      pragmatic: [],
    },
    more: 'Más datos',
    chips: ['¿Qué ayuda con los sofocos por la noche?', '¿Cuándo debo ir al médico?'],
  },
  fr: {
    first: { nurturing: ['Trois choses bonnes à savoir :'], calm: ['Voici trois faits.'], pragmatic: [] },
    last: {
      nurturing: ['En voulez-vous d’autres, ou parler de l’une d’elles ?'],
      calm: ['Vous pouvez en demander d’autres à tout moment.'],
      pragmatic: [],
    },
    more: 'D’autres faits',
    chips: ['Qu’est-ce qui aide contre les bouffées de chaleur la nuit ?', 'Quand faut-il voir un médecin ?'],
  },
}

export const BREATHING_WORDS: In<{ opening: ByTone; text: string; chips: readonly string[] }> = {
  en: {
    opening: {
      nurturing: ['Let us breathe together for a moment. Sit or lie as you like, and let your shoulders drop.'],
      calm: ['Sit or lie as you like, and let your shoulders drop.'],
      pragmatic: [],
    },
    text: 'Breathe in through your nose while you count to four. Breathe out slowly, as if through a straw, while you count to six. If that feels too long, make it shorter. Stop whenever you like.\n\nThis is for calm, and for getting back to sleep. It is not a treatment for {hot flashes}.[#guides-breathing-use] The circle below keeps the pace.',
    chips: ['I wake up at night', 'What helps when I feel anxious?'],
  },
  es: {
    opening: {
      nurturing: ['Respiremos juntas un momento. Siéntate o túmbate como quieras y suelta los hombros.'],
      calm: ['Siéntate o túmbate como quieras y suelta los hombros.'],
      pragmatic: [],
    },
    text: 'Inspira por la nariz mientras cuentas hasta cuatro. Suelta el aire despacio, como por una pajita, mientras cuentas hasta seis. Si te parece largo, hazlo más corto. Para cuando quieras.\n\nEste ejercicio sirve para calmarte y volver a dormir. No es un tratamiento para los {hot flashes}.[#guides-breathing-use] El círculo de abajo marca el ritmo.',
    chips: ['Me despierto por la noche', '¿Qué ayuda cuando tengo ansiedad?'],
  },
  fr: {
    opening: {
      nurturing: ['Respirons ensemble un moment. Asseyez-vous ou allongez-vous, et laissez tomber les épaules.'],
      calm: ['Asseyez-vous ou allongez-vous, et laissez tomber les épaules.'],
      pragmatic: [],
    },
    text: 'Inspirez par le nez en comptant jusqu’à quatre. Soufflez doucement, comme dans une paille, en comptant jusqu’à six. Si c’est trop long, faites plus court. Arrêtez quand vous voulez.\n\nCet exercice sert à se calmer et à se rendormir. Ce n’est pas un traitement des {hot flashes}.[#guides-breathing-use] Le cercle ci-dessous donne le rythme.',
    chips: ['Je me réveille la nuit', 'Qu’est-ce qui aide contre l’anxiété ?'],
  },
}

/** Labels of the three chips. */
export const CHIP_LABELS: In<{ facts: string; pattern: string; breathing: string }> = {
  en: { facts: 'Quick Facts', pattern: 'Show Pattern', breathing: 'Breathing Exercise' },
  es: { facts: 'Datos breves', pattern: 'Ver mi patrón', breathing: 'Ejercicio de respiración' },
  fr: { facts: 'En bref', pattern: 'Voir mes tendances', breathing: 'Exercice de respiration' },
}

export const WELCOME: In<Readonly<Record<Tone, string>>> = {
  en: {
    nurturing:
      'Hello, I am Lara. I am glad you are here. You can tell me how you are, ask what helps, or ask what your own notes say.\n\nI am not a person and not a doctor. What you write here stays between us: your partner never sees it.',
    calm: 'Hello, I am Lara. Ask me about menopause, or about your own notes. Take your time.\n\nI am not a person and not a doctor. Your partner never sees what you write here.',
    pragmatic:
      'Hello, I am Lara. Ask about symptoms, treatments or your own notes, and I will keep it short.\n\nI am not a person and not a doctor. Your partner never sees what you write here.',
  },
  es: {
    nurturing:
      'Hola, soy Lara. Me alegra que estés aquí. Puedes contarme cómo estás, preguntar qué ayuda o qué dicen tus propias notas.\n\nNo soy una persona ni una doctora. Lo que escribes aquí queda entre nosotras: tu pareja nunca lo ve.',
    calm: 'Hola, soy Lara. Pregúntame sobre la menopausia o sobre tus notas. Tómate tu tiempo.\n\nNo soy una persona ni una doctora. Tu pareja nunca ve lo que escribes aquí.',
    pragmatic:
      'Hola, soy Lara. Pregunta por síntomas, tratamientos o tus notas; seré breve.\n\nNo soy una persona ni una doctora. Tu pareja nunca ve lo que escribes aquí.',
  },
  fr: {
    nurturing:
      'Bonjour, je suis Lara. Je suis contente que vous soyez là. Vous pouvez me dire comment vous allez, demander ce qui aide, ou ce que disent vos propres notes.\n\nJe ne suis ni une personne ni un médecin. Ce que vous écrivez ici reste entre nous : votre partenaire ne le voit jamais.',
    calm: 'Bonjour, je suis Lara. Posez-moi vos questions sur la ménopause ou sur vos notes. Prenez votre temps.\n\nJe ne suis ni une personne ni un médecin. Votre partenaire ne voit jamais ce que vous écrivez ici.',
    pragmatic:
      'Bonjour, je suis Lara. Symptômes, traitements, vos notes : demandez, je réponds court.\n\nJe ne suis ni une personne ni un médecin. Votre partenaire ne voit jamais ce que vous écrivez ici.',
  },
}

/** Alternative openings of an answer about a red flag or a diagnosis in the nurturing tone. */
export const WARM_OPENINGS: In<readonly string[]> = {
  en: [
    'I can see why this worries you, and you are not alone with it.',
    'I am sorry you are going through this.',
    'Thank you for telling me. This is a lot to carry.',
  ],
  es: [
    'Entiendo que esto te preocupe; no estás sola.',
    'Siento que estés pasando por esto.',
    'Gracias por contármelo. Es mucho lo que llevas encima.',
  ],
  fr: [
    'Je comprends que cela vous inquiète, et vous n’êtes pas seule.',
    'Je suis désolée que vous traversiez cela.',
    'Merci de me le dire. Je comprends que ce soit lourd.',
  ],
}

type Unknown = { readonly nothing: string; readonly near: string }

/** `brief` is said in the pragmatic tone, `told` to what asks nothing. */
export const UNKNOWN: In<Unknown & { readonly brief: Unknown; readonly told: Unknown; readonly chips: readonly string[] }> = {
  en: {
    nothing:
      "I don't have an answer to that, I'm afraid. I can only answer from texts that have been checked, and from your own notes.\n\nYou can ask me about symptoms, sleep, mood, treatments, bleeding, or when to see a {doctor}. You can also ask what your notes say.",
    near: "I'm not sure about that, and I would rather not guess. Did you mean one of these?",
    brief: {
      nothing: "I don't have an answer to that. Ask me about symptoms, treatments, bleeding, when to see a {doctor}, or your own notes.",
      near: "I'm not sure about that. Did you mean one of these?",
    },
    told: {
      nothing: "I'm not sure I follow. Could you put it another way?",
      near: "I'm not sure I follow. Could you put it another way, or is it one of these?",
    },
    chips: ['What helps with hot flashes at night?', 'How did I sleep this week?', 'When should I see a doctor?'],
  },
  es: {
    nothing:
      'A eso no sé responderte. Solo puedo responder con textos revisados y con tus propias notas.\n\nPuedes preguntarme por síntomas, sueño, ánimo, tratamientos, sangrado o cuándo ir al {doctor}. También puedes preguntar qué dicen tus notas.',
    near: 'No estoy segura de haberte entendido, y prefiero no inventar. ¿Te refieres a alguna de estas?',
    brief: {
      nothing: 'A eso no sé responderte. Pregúntame por síntomas, tratamientos, sangrado, cuándo ir al {doctor} o tus propias notas.',
      near: 'De eso no estoy segura. ¿Te refieres a alguna de estas?',
    },
    told: {
      nothing: 'Creo que no te he entendido bien. ¿Me lo dices de otra forma?',
      near: 'Creo que no te he entendido bien. ¿Me lo dices de otra forma, o es una de estas?',
    },
    chips: ['¿Qué ayuda con los sofocos por la noche?', '¿Cómo dormí esta semana?', '¿Cuándo debo ir al médico?'],
  },
  fr: {
    nothing:
      'Là, je n’ai pas de réponse fiable à vous donner. Je ne réponds qu’avec des textes vérifiés et avec vos propres notes.\n\nVous pouvez me parler de symptômes, de sommeil, de moral, de traitements, de saignements, ou demander quand voir un {doctor}. Vous pouvez aussi demander ce que disent vos notes.',
    near: 'Je ne suis pas sûre d’avoir bien compris, et je préfère ne pas deviner. Est-ce l’une de ces questions ?',
    brief: {
      nothing:
        'Là, je n’ai pas de réponse fiable. Interrogez-moi sur les symptômes, les traitements, les saignements, vos notes, ou demandez quand voir un {doctor}.',
      near: 'Là, je ne suis pas sûre. Est-ce l’une de ces questions ?',
    },
    told: {
      nothing: 'Je ne suis pas sûre de vous avoir comprise. Pouvez-vous me le dire autrement ?',
      near: 'Je ne suis pas sûre de vous avoir comprise. Pouvez-vous me le dire autrement, ou est-ce l’une de ces questions ?',
    },
    chips: [
      'Qu’est-ce qui aide contre les bouffées de chaleur la nuit ?',
      'Comment ai-je dormi cette semaine ?',
      'Quand faut-il voir un médecin ?',
    ],
  },
}
