/**
 * The words around an answer in the tones `nurturing` and `calm`, and what `pragmatic` must keep. None of them states a
 * medical fact.
 */
import type { Topic } from '../../knowledge/content/knowledge.ts'
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Alternative openings and closings, possibly none. */
export type Frame = { readonly openings: readonly string[]; readonly closings: readonly string[] }
/** The frames of one kind of answer; `pragmatic` has none. */
export type Frames = In<{ readonly nurturing: Frame; readonly calm: Frame }>

/** The openings of `nurturing` answer a question. */
export const ENTRY_FRAMES: Frames = {
  en: {
    nurturing: {
      openings: ["I'm glad you asked me about this.", 'It makes sense to wonder about this.', "You're right to ask about this."],
      closings: [
        "Is there anything else on your mind? I'm here.",
        'Would you like me to say more about any of this?',
        "I'm here if you'd like to talk about it some more.",
      ],
    },
    calm: {
      openings: ['One thing at a time.', "Let's take it step by step."],
      closings: ['You can come back to this at any time.', 'You can read this again here.', 'Ask again if a part is not clear.'],
    },
  },
  es: {
    nurturing: {
      openings: ['Me alegra que me lo preguntes.', 'Es normal que te lo preguntes.', 'Haces bien en preguntarlo.'],
      closings: [
        '¿Hay algo más que te preocupe? Aquí me tienes.',
        '¿Quieres que te cuente algo más sobre esto?',
        'Aquí estoy si quieres que lo hablemos un poco más.',
      ],
    },
    calm: {
      openings: ['Vamos por partes.', 'Veámoslo paso a paso.'],
      closings: ['Puedes volver a esto cuando quieras.', 'Puedes releerlo aquí.', 'Si algo no queda claro, pregunta.'],
    },
  },
  fr: {
    nurturing: {
      openings: [
        'Vous faites bien de me poser la question.',
        'C’est normal de se poser la question.',
        'Je comprends que vous vous posiez la question.',
      ],
      closings: [
        'Y a-t-il autre chose qui vous préoccupe ? Je suis là.',
        'Voulez-vous que je vous en dise plus sur un point ?',
        'Je suis là si vous voulez en parler encore un peu.',
      ],
    },
    calm: {
      openings: ['Un point après l’autre.', 'Procédons par étapes.'],
      closings: ['Vous pouvez y revenir à tout moment.', 'Vous pouvez relire cela ici.', 'Si un point reste flou, redemandez.'],
    },
  },
}

/** A further opening of `calm`, for an entry that begins with a claim. */
export const KNOWN_OPENING: In<string> = {
  en: 'Here is what is known.',
  es: 'Esto es lo que se sabe.',
  fr: 'Voici ce que l’on sait.',
}

/** Frames of an answer from her own notes that found something. */
export const DATA_FRAMES: Frames = {
  en: {
    nurturing: {
      openings: ["I've looked through your notes for you.", 'I went through what you noted.'],
      closings: ['How were you feeling around then?', 'Would you like to look at another week or month?'],
    },
    calm: { openings: ['From your notes:'], closings: ['The notes behind this are listed with the answer.'] },
  },
  es: {
    nurturing: {
      openings: ['He mirado tus notas para ti.', 'He repasado lo que anotaste.'],
      closings: ['¿Cómo lo has llevado?', '¿Quieres que miremos también otras fechas?'],
    },
    calm: { openings: ['Según tus notas:'], closings: ['Las notas de las que sale están con la respuesta.'] },
  },
  fr: {
    nurturing: {
      openings: ['J’ai regardé vos notes pour vous.', 'J’ai parcouru ce que vous avez noté.'],
      closings: ['Comment avez-vous vécu cette période ?', 'Voulez-vous que nous regardions aussi d’autres dates ?'],
    },
    calm: { openings: ['D’après vos notes :'], closings: ['Les notes utilisées sont indiquées avec la réponse.'] },
  },
}

/** Frames of an answer from her own notes that found nothing or has an opening already. */
export const OTHER_DATA_FRAMES: Frames = {
  en: {
    nurturing: { openings: [], closings: ['Whenever you want to look at something else, just ask me.'] },
    calm: { openings: [], closings: ['You can ask again at any time.'] },
  },
  es: {
    nurturing: { openings: [], closings: ['Cuando quieras mirar otra cosa, aquí me tienes.'] },
    calm: { openings: [], closings: ['Puedes volver a preguntar.'] },
  },
  fr: {
    nurturing: { openings: [], closings: ['Quand vous voudrez regarder autre chose, demandez-moi.'] },
    calm: { openings: [], closings: ['Vous pouvez redemander.'] },
  },
}

/** Frames of the answer that Lara does not know. */
export const UNKNOWN_FRAMES: Frames = {
  en: {
    nurturing: {
      openings: ["I'd like to help you with this."],
      closings: ['Try putting it another way, and I’ll have another go.'],
    },
    calm: { openings: [], closings: ['You can also ask in other words.'] },
  },
  es: {
    nurturing: {
      openings: ['Me gustaría ayudarte con esto.'],
      closings: ['Si quieres, dímelo con otras palabras y lo intento de nuevo.'],
    },
    calm: { openings: [], closings: ['También puedes preguntarlo de otra forma.'] },
  },
  fr: {
    nurturing: {
      openings: ['J’aimerais vous aider.'],
      closings: ['Dites-le autrement si vous voulez, et j’essaierai encore.'],
    },
    calm: { openings: [], closings: ['Vous pouvez aussi poser la question autrement.'] },
  },
}

/** Labels of the sentence with which a pragmatic answer ends, if it tells her to do something. */
export const NEXT_STEP: In<readonly string[]> = {
  en: ['Next step:', 'What to do:'],
  es: ['Siguiente paso:', 'Qué hacer:'],
  fr: ['À faire :', 'Et maintenant :'],
}

/** The chip for what a pragmatic answer left out. Its message is the label, a colon and the title of the entry. */
export const MORE_LABEL: In<string> = { en: 'Tell me more', es: 'Cuéntame más', fr: 'Dites-m’en plus' }

/** The label of the sentences of a pragmatic answer that tell her to get professional help. */
export const HELP_LABEL: In<string> = { en: 'Medical help:', es: 'Ayuda médica:', fr: 'Aide médicale :' }

/** Sentences that name professional help. */
export const HELP: In<RegExp> = {
  en: /\{(?:doctor|gynecologist|emergency)\}|\b(?:doctors?|nurses?|pharmac\w+|clinic|dentist|physio\w*|midwife|same day)\b/i,
  es: /\{(?:doctor|gynecologist|emergency)\}|(?<!\p{L})(?:médic[oa]s?|enfermer\p{L}+|farmac\p{L}+|clínica|dentista|fisio\p{L}*|matrona|mismo día)(?!\p{L})/iu,
  fr: /\{(?:doctor|gynecologist|emergency)\}|(?<!\p{L})(?:médecins?|infirm\p{L}+|pharmac\p{L}+|clinique|dentiste|kiné\p{L}*|sage-femme|jour même)(?!\p{L})/iu,
}

/** Topics without that label: their entries mention doctors throughout, or danger that is not medical. */
export const UNLABELLED: ReadonlySet<Topic> = new Set<Topic>(['doctor', 'lara', 'relationships', 'work'])

/** Verbs of advice: a sentence with one of them and with professional help gets the label. */
export const ADVICE: In<RegExp> = {
  en: /\b(?:see|tell|ask|show|talk|speak|call|let|get help|needs?|should)\b/i,
  es: /(?<!\p{L})(?:ve|hab(?:la|lar|les?)|pregunta|cuént\p{L}+|dile|dilo|díselo|enseñ\p{L}+|pide|llama|consult\p{L}+|necesit\p{L}+|busca)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:voyez|consultez|parlez|parler|demandez|dites|montrez|appelez|faites|laissez|demandent?|doit)(?!\p{L})/iu,
}

/** Beginnings of sentences that need the one before. */
export const CONNECTED: In<RegExp> = {
  en: /^(?:Then|So|And|But|Otherwise|It|They|That|This|These|Go|Also)\b/,
  es: /^(?:Entonces|Así|Y|Pero|Si no|Eso|Esto|También|Luego|Por eso|Ve entonces)(?!\p{L})/u,
  fr: /^(?:Alors|Donc|Et|Mais|Sinon|Cela|C’est|Ce|Il|Elle|Ils|Elles|Aussi|Puis|Voyez alors|Demandez alors)(?!\p{L})/u,
}

/**
 * Sentences that a pragmatic answer keeps although they state no claim and name no professional: numbers, warnings and
 * prohibitions.
 */
export const KEPT: In<RegExp> = {
  en: /\d|\b(?:prescri\w+|surgeon|therap\w+|counsel\w+|psycholog\w+|specialist|lines?|urgent\w*|at once|right away|within|soon(?:er)?|visit|looked at|get help|call (?:a|your|again)|danger\w*|afraid|unsafe|harm\w*|risks?|cancer|liver|blood|faint\w*|chest|fever|lump|pain|hurts?|driv\w+|stop|unless|pregnan\w+|never|must|should|if|early|check\w*|cannot)\b|^(?:please )?(?:do not|don['’]t)\b|^go\b/i,
  es: /\d|(?<!\p{L})(?:recet\p{L}+|ciruj\p{L}+|terap\p{L}+|psic\p{L}+|especialista|línea|urgen\p{L}+|enseguida|dentro de|pronto|llama|visita|revis\p{L}+|consult\p{L}+|peligro\p{L}*|miedo|daño|riesgos?|cáncer|hígado|sangr\p{L}+|desmay\p{L}+|pecho|fiebre|bulto|dolor|duel\p{L}+|conduz\p{L}+|volante|para|dejes|salvo|embaraz\p{L}+|nunca|jamás|debes?|si|control|no puedo)(?!\p{L})|^(?:por favor,? )?no\s|^ve\s/iu,
  fr: /\d|(?<!\p{L})(?:prescri\p{L}+|ordonnance|chirurg\p{L}+|thérap\p{L}+|psych\p{L}+|spécialiste|ligne|urgen\p{L}+|aussitôt|tout de suite|vite|plus tôt|appelez|examen|consult\p{L}+|contrôl\p{L}+|danger\p{L}*|peur|risques?|cancer|foie|sang|saign\p{L}+|malaise|évanou\p{L}+|poitrine|fièvre|boule|douleur\p{L}*|mal|condui\p{L}+|volant|arrêt\p{L}+|sauf|enceinte|grossesse|jamais|devez|faut|si|s’ils?|ne peux)(?!\p{L})|^(?:ne\s|n’)|^allez/iu,
}

/** Sentences that tell her to do something without referring to a condition before, by their first word. */
export const STEPS: In<RegExp> = {
  en: /^(?:Ask|Keep|Tell|Note|Log|Try|Write|See|Take|Choose|Bring|Put|Look|Show|Pick|Count|Begin|Start|Add|Say|Give|Make|Check|Measure|Plan|Change|Turn|Think|Tick|Talk|Speak|Have|Let|Go|Get|Meet|Call)\b/,
  es: /^(?!.*entonces)(?:Pregunta|Anota|Apunta|Ve|Lleva|Elige|Empieza|Prueba|Cuéntale|Guarda|Sigue|Pide|Pídelo|Mira|Míralos|Habla|Escribe|Cuenta|Enseña|Enséñaselo|Dile|Díselo|Di|Dilo|Pon|Ponla|Añade|Cambia|Deja|Levántate|Mídela|Planea|Haz|Prepara|Márcalo|Une|Baja|Piensa|Registra|Busca|Mete|Apaga|Llama)(?!\p{L})/u,
  fr: /^(?!.*alors)(?:(?!Chez|Assez|Soyez)\p{Lu}\p{L}+ez|Dites|Faites)(?:-\p{L}+)*(?!\p{L})/u,
}
