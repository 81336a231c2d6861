/** How she says that an answer missed what she meant, and what Lara says to that. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** In plain words: that Lara answered something else. */
export const MISUNDERSTOOD: In<RegExp> = {
  en: /\b(?:(?:that s|thats|it s|this is|that is|that wasn t|that isn t)(?: not)? (?:what i (?:asked|meant|said|wanted|was asking)|my question)|(?:that s|thats|it s|that is) not it|i (?:did not|didn t|didnt|never) (?:ask(?:ed)?|said|say|mention(?:ed)?)(?: (?:you )?(?:that|this|about|anything))?|(?:doesn t|does not|didn t|did not) answer (?:my|the) question|(?:you|u) (?:didn t|didnt|did not|haven t|havent|have not|never) answer(?:ed)?(?: me| it| that)?|not the \w+ again|(?:you (?:re|are)|u r|yer|your) (?:not|no) (?:even )?(?:listenin|reading|getting)\w*|are you (?:even )?(?:listening|reading)|(?:you|u) (?:have |ve )?(?:misread|misunderstood|got (?:me|that|it) wrong)(?: me)?|(?:you|u) have the wrong|(?<!(?:should|can|could|shall|would|do|may|might|must) )i (?:asked|ask|said|was asking|meant|mean) (?:you )?(?:about|bout|aboot|if|whether|for)|(?:has |that s |s )?(?:got )?nothing to do with (?:it|that|what i))\b/,
  es: /\b(?:no (?:te |le |os )?pregunte (?:eso|por|nada)|no me (?:contestaste|has contestado|respondiste|has respondido|contestas|respondes)|otra vez con (?:el|la|lo)|(?:nada|que) (?:q |que )?(?:tiene que |tenga que )ver(?= (?:con|eso|esto|$))|nada que ver|(?:no|tampoco) (?:es|era|fue)(?: eso)? (?:a )?lo que (?:te |le |os )?(?:pregunt|he pregunt|dij|dec|quer|ped)\w*|no (?:te|le|os) (?:he )?(?:preguntaba|pregunte|preguntado|pregunto|hablaba|hable|hablo|pedia|pedi)\b|no (?:estoy hablando|hablo|hablaba) de|no me (?:estas|esta) (?:leyendo|escuchando|entendiendo)|(?:me|usted me) (?:estas|esta|lees|lee) (?:leyendo|escuchando)|no me (?:has entendido|entendiste|entendio|ha entendido|entiendes|entiende)|me (?:has entendido|entendiste) mal|no tiene nada que ver)/,
  fr: /\b(?:(?:ce n est|c est|c etait|ce n etait) pas (?:ce que|ca que|ma question|de ca que)|je (?:n |ne )?(?:vous |t |te )?(?:ai )?pas (?:demande|parle|dit)|j ai pas (?:demande|parle|dit)|je (?:ne )?(?:vous|te) (?:parlais|demandais|parle|demande) pas|vous (?:ne )?m (?:ecoutez|avez) pas|tu (?:ne )?m (?:ecoutes|as) pas|(?:vous me lisez|tu me lis)|(?:vous m avez|tu m as|vous avez|tu as) mal compris\w*|rien a voir|(?:tu (?:ne )?m as|t as|vous (?:ne )?m avez|vous n avez|tu n as) pas repondu)\b/,
}

/** In plain words: that Lara has said it before. */
export const SAID_BEFORE: In<RegExp> = {
  en: /\b(?:you|u) (?:ve |have )?(?:already|just) (?:said|told|asked)|\b(?:you|u) said (?:the same|that already|it already)|\byou asked me (?:that|this)|\bsame thing (?:again|twice)|\byou (?:said|told me|asked me) (?:that|this)(?: to me)? already|\bi (?:ve |have )?(?:already|just) (?:said|told)|\b(?:you re|you are|u r|ur|stop|keep) repeating\b|\b(?:that s|thats|that is|it s|its) the same (?:sentence|answer|text|thing (?:again|as before)|again)\b|\byou(?: ve| have)? (?:gave|given|give|sent) me that\b/,
  es: /\b(?:eso |esto )?(?:ya|recien)(?: me)?(?: lo)? (?:me lo )?(?:dijiste|has dicho|dijo|preguntaste|has preguntado)|\bya (?:te |se )?lo (?:dije|he dicho)|\bte lo acabo de decir|\bya me lo (?:dijiste|has dicho|dijo)|\beso me lo preguntaste|\bte repites\b|\bestas repitiendo|\b(?:es|otra vez) lo mismo (?:de|que) antes|\botra vez lo mismo$|\beso ya me lo/,
  fr: /\b(?:vous|tu) (?:me |m |l )?(?:l )?(?:avez|as) deja (?:dit|demande)|\bje (?:vous |te |l )?(?:l )?ai deja dit|\bje viens de (?:vous |te )?(?:le )?(?:dire|l ecrire)|\b(?:tu (?:te )?repetes|vous (?:vous )?repetez)\b|\bc est (?:encore )?(?:la meme (?:reponse|phrase|chose qu avant)|le meme texte)/,
}

/** Lara's words: before an answer to what she meant, without one, and after what was said before. */
export const MISUNDERSTOOD_TEXTS: In<{ readonly before: string; readonly open: readonly string[]; readonly again: readonly string[] }> = {
  en: {
    before: 'Sorry, I got that wrong.',
    open: [
      'Sorry, I got that wrong. Tell me in a few words what you’d like to know, and I’ll start afresh.',
      'I’m sorry, I’m not getting it. If you give me just the main word, such as “sleep” or “patch”, I’ll look again.',
    ],
    again: [
      'You’re right, I’m sorry. What would help you most now?',
      'Sorry for going round in circles. What would you like to know that I haven’t said?',
    ],
  },
  es: {
    before: 'Perdona, te había entendido mal.',
    open: [
      'Perdona, te he entendido mal. Dime en pocas palabras qué quieres saber y empezamos de nuevo.',
      'Lo siento, no lo estoy entendiendo. Si me das solo la palabra principal, como «sueño» o «parche», vuelvo a buscar.',
    ],
    again: ['Es verdad, perdona. ¿Qué te ayudaría más ahora?', 'Perdona que dé vueltas. ¿Qué quieres saber que no te haya dicho?'],
  },
  fr: {
    before: 'Pardon, j’avais mal compris.',
    open: [
      'Pardon, j’ai mal compris. Dites-moi en quelques mots ce que vous voulez savoir, et nous reprenons.',
      'Je suis désolée, je ne comprends pas bien. Donnez-moi juste le mot principal, comme « sommeil » ou « patch », et je cherche à nouveau.',
    ],
    again: [
      'C’est vrai, pardon. Qu’est-ce qui vous aiderait le plus maintenant ?',
      'Pardon de tourner en rond. Que voulez-vous savoir que je n’aie pas encore dit ?',
    ],
  },
}
