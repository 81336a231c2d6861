/** How people reply to what Lara asked or offered, and what she says to a reply that chooses nothing. */
import type { Saying } from '../../text/rules/said-whole.ts'
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** A reply that is said in a few words: the place of a chip (-1 for the last), or its kind. */
export type ShortReply = Saying & { readonly reply: number | 'yes' | 'no' | 'more' }

/** Words of all languages that may accompany a short reply, in plain form; words joined by `_` count only together. */
export const BESIDE_REPLIES = `and so y et alors there hay please thanks thank_you then lara the one of_those of_them option question i d_like would like to_know to_hear do go_ahead oh ok okay well then let_s take that_one_please tell_me
  i_ll_take i_choose i_want it is about that interests_me with number
  por_favor gracias la el una opcion pregunta esa quiero me_gustaria me_interesa vale pues entonces claro_que venga mejor a_ver numero por dime cuentame
  s_il_vous_plait svp merci le les option celle je_veux je_voudrais j_aimerais bien volontiers alors d_accord ok prends choisis je oui_je numero dites_moi`

/** Short replies of all languages; the first match is used. */
export const SHORT_REPLIES: readonly ShortReply[] = [
  {
    reply: 'no',
    groups: [
      `no|nope|nah|no thanks|no thank you|not really|not now|not today|none|none of them|none of those|none of these|neither|neither of them|that s all|nothing else|i m fine|no need|no no
      |no gracias|ninguna|ninguno|ninguna de esas|ninguna de ellas|ninguna de estas|ahora no|hoy no|de momento no|nada mas|eso es todo|no hace falta|no quiero|la verdad es que no
      |non|non merci|aucune|aucun|aucune de celles la|pas maintenant|pas aujourd hui|pas vraiment|pas la peine|ce n est pas la peine|c est tout|rien d autre|ce n est pas ca|ni l une ni l autre`,
    ],
  },
  {
    reply: 0,
    groups: [
      'both|both of them|both please|all of them|los dos|las dos|ambas|ambos|todas|les deux|toutes les deux|tous les deux|toutes|one|uno|un|a|option a|opcion a|you choose|you pick|whichever|either|any|any of them|surprise me|elige tu|cualquiera|la que quieras|choisis|choisissez|n importe laquelle|peu importe|first|1st|first one|number one|number 1|1|primera|primero|la uno|la 1|numero uno|numero 1|premiere|premier|la une|numero un|1ere|1re|top one',
    ],
  },
  {
    reply: 1,
    groups: [
      'two|dos|deux|b|option b|opcion b|the other one|other one|la otra|l autre|second|2nd|second one|number two|number 2|2|segunda|segundo|la dos|la 2|numero dos|deuxieme|seconde|second|numero deux|2e|2eme|middle|middle one|la del medio|del medio|du milieu|celle du milieu',
    ],
  },
  {
    reply: 2,
    groups: [
      'three|tres|trois|c|option c|opcion c|third|3rd|third one|number three|number 3|3|tercera|tercero|la tres|la 3|numero tres|troisieme|numero trois|3e|3eme',
    ],
  },
  { reply: -1, groups: ['last|last one|bottom one|ultima|ultimo|la ultima|derniere|dernier|la derniere'] },
  {
    reply: 'more',
    groups: [
      `go on then|go ahead then|let s hear it|i m listening|i m all ears|fire away|tell me then|adelante|dime pues|a ver|soy toda oidos|te escucho|vas y dis|vas y|dis toujours|dites toujours|je t ecoute|je vous ecoute|j ecoute|tell me more|more|more please|more about that|more about it|more on that|say more|go on|carry on|keep going|continue|i want more|i want to know more|can you tell me more|what else|anything else|what more|is there more
      |cuentame mas|dime mas|mas|sigue|continua|explicame mas|quiero saber mas|hablame mas de eso|mas sobre eso|mas informacion|que mas|y que mas|algo mas|hay mas|otra cosa
      |dites m en plus|dis m en plus|dites moi en plus|en savoir plus|continuez|continue|encore|plus|allez y|plus d informations|j en veux plus|quoi d autre|autre chose|quoi encore`,
    ],
  },
  {
    reply: 'yes',
    groups: [
      `yes|yeah|yep|yup|ya|sure|yes please|please|please do|of course|why not|definitely|absolutely|that one|this one|go for it|sounds good|i would|exactly|that s it|right
      |si|sip|claro|claro que si|por supuesto|por favor|esa|ese|esa misma|desde luego|eso es|exacto|dale|venga|me interesa
      |oui|ouais|mouais|bien sur|volontiers|avec plaisir|celle la|celui la|pourquoi pas|exactement|c est ca|tout a fait|absolument`,
    ],
  },
]

/**
 * Beginnings of a correction, before the words that should take the place of hers; words that may come before them.
 */
export const BEFORE_CORRECTIONS =
  'no|nope|not that|sorry|oh|oops|wait|actually|but|lo siento|perdon|ay|espera|pero|eso no|no eso|non|pas ca|pardon|desolee|oups|attendez|mais'
export const CORRECTIONS = `i meant|i mean|i really meant|what i meant was|i was asking about|i was talking about|i m asking about|i m talking about|i asked about|it s about|i said|rather
  |me refiero a|me refiero al|me referia a|me referia al|queria decir|quise decir|quiero decir|hablo de|hablo del|hablaba de|hablaba del|preguntaba por|pregunto por|decia|digo|mas bien
  |je voulais dire|je veux dire|je parle de|je parle du|je parle des|je parlais de|je parlais du|je parlais des|je pensais a|je pensais au|je demandais pour|je disais|plutot`
/** First words of the corrected part after a plain "no,": "no, the patch". */
export const CORRECTED =
  'the|my|for|at|about|on|with|el|la|los|las|mi|mis|para|por|sobre|en|de|con|del|le|les|l|mon|ma|mes|pour|sur|au|a|du|avec'
/** First words of the part that is wrong: "not that, the gel", "the gel, not the patch". */
export const DENIED = 'not|no|pas|non pas|y no|et pas|and not|eso no|that s not|ca non'

/** Words by which the subject of a chip may be called, by language: word of the message, word of the chip. */
export const CALLED: In<Readonly<Record<string, string>>> = {
  en: { nights: 'sleep', night: 'sleep', body: 'tired', mood: 'low', energy: 'tired' },
  es: { noches: 'duermo', noche: 'duermo', cuerpo: 'cansada', animo: 'triste', energia: 'cansada' },
  fr: { nuits: 'dormir', nuit: 'dormir', corps: 'fatiguee', moral: 'triste', energie: 'fatiguee' },
}
/** Words before the subject of a chip that are not part of it: "the one about sleep". */
export const BEFORE_SUBJECT = `the one about my on for of with that question yes please i would like want d to know hear mostly mainly it s is definitely tell me let us do take talk start begin maybe think rather more interested in show give lets go pick choose something thing
  el la los las lo de del sobre mi mis por con que trata pregunta si quiero saber sobre todo principalmente dime cuentame hablame mejor quizas tal vez me interesa vamos empieza empecemos elijo prefiero una uno a
  le les l du des de sur mon ma mes celle celui pour avec question oui je veux savoir surtout c est plutot parle parlez moi dis dites peut etre m interesse commencons prends prefere choisis va`

/** Lara's words after a "no", and after a "yes" that could mean several chips or that nothing was offered for. */
export const REPLY_TEXTS: In<Readonly<Record<'no' | 'which' | 'listening', string>>> = {
  en: {
    no: 'All right. What would you like to talk about? Just ask in your own words.',
    which: 'Gladly. Which one would you like? Tap it, or tell me in your own words.',
    listening: 'I’m listening. What would you like to know?',
  },
  es: {
    no: 'De acuerdo. ¿De qué te gustaría hablar? Pregúntame con tus palabras.',
    which: 'Claro que sí. ¿Cuál prefieres? Toca una o dímelo con tus palabras.',
    listening: 'Te escucho. ¿Qué te gustaría saber?',
  },
  fr: {
    no: 'D’accord. De quoi aimeriez-vous parler ? Dites-le-moi avec vos mots.',
    which: 'Avec plaisir. Laquelle vous intéresse ? Touchez-la, ou dites-le-moi avec vos mots.',
    listening: 'Je vous écoute. Que voulez-vous savoir ?',
  },
}

/** Agrees to what Lara asked, in plain words: "good idea". */
export const AGREES =
  /^(?:(?:ok|okay|yes|yeah|oh|si|vale|oui|d accord) )*(?:(?:that s |thats )?(?:a )?(?:good|great) idea|i d (?:like|love) that|that would (?:help|be (?:good|great|nice))|(?:que )?buena idea|me gustaria|me vendria bien|(?:c est )?(?:une )?bonne idee|je veux bien|ca m aiderait)(?: (?:please|thanks|por favor|gracias|merci))*$/
