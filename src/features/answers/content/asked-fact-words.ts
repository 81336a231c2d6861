/** Words of questions that only sound like one for a diagnosis or like danger, in plain form. */
import type { Language } from '../../text/rules/speech.ts'

/** What is asked about is "it", not herself: "could it be dementia?", not "do I have dementia?" */
export const ASKS_OF_IT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:it|its|this|that|they|these|those)\b/,
  es: /\b(?:es|son|sera|seria|sea|(?:puede|podria|pueden|podrian|pudiera) ser|eso|esto)\b/,
  fr: /\b(?:c est|est ce|ca|cela|ce (?:peut|pourrait|soit)|serait ce|c etait)\b/,
}
export const ASKS_OF_HER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:am i|i am|do i have|have i|i have|i ve|did i)\b/,
  es: /\b(?:tengo(?! q(?:ue)?\b)|estoy|soy|padezco|sufro|tendre|estare|he llegado)\b/,
  fr: /\b(?:ai je|j ai|suis je|je suis|je fais|j aurais)\b/,
}
/** Asks where she is on the way, and not what something comes from: "am I in menopause?", "what stage is this?" */
export const ASKS_OWN_STAGE =
  /\b(?:am i|have i|i m|i am|i ve|do i|(?:what|which|my|this) (?:stage|phase)|where (?:am|do) i|how far|has it (?:started|begun)|has (?:my )?(?:menopause|perimenopause)|is (?:it|this) (?:the )?(?:menopause|perimenopause) (?:yet|already|now)|(?:en )?(?:que|cual|mi|esta) (?:etapa|fase)|estoy|soy|tengo|he (?:llegado|entrado|pasado)|me ha (?:llegado|empezado|venido)|ya (?:es|paso|empezo|estoy)|(?:quel|quelle|mon|ma|ce|cette) (?:stade|phase|etape)|suis je|je suis|j en suis|ai je|j ai|est ce que j)\b|^(?:(?:so|and|but|y|pero|et|alors) )?(?:is (?:it|this|that)|es|esto es|eso es|sera|c est|est ce(?: que c est)?) (?:the |la )?(?:menopaus\w*|perimenopaus\w*)$/
/** Two explanations of which only one is menopause: "is that menopause, or am I just tired?" */
export const MENOPAUSE_OR =
  /\b(?:menopaus\w*|perimenopaus\w*|meno|peri|hormon\w*|change)\b(?:(?! (?:or|o|ou)\b).){0,40} (?:or|o|ou) (?!(?:not|what|no|que|pas|non)$)(?!.*\b(?:menopaus\w*|(?:peri|post|pre)menopaus\w*|peri|post)\b)|^(?!.*\b(?:peri|pre|post)).*\b(?:or|o|ou) (?:is |are |it s |could |is it |are these |just |it |that |only |maybe |can |be |sera |es |son |seran |solo |cosa |de |c est |est ce |juste |bien )*(?:the |la |my |mi |ma )?menopaus\w*$/
/** Menopause as a time, not a question of it: "does it get better after menopause?" */
export const AROUND_MENOPAUSE =
  /\b(?:after|during|before|in|with|despues de|durante|antes de|en|con|tras|apres|pendant|avant|a) (?:the |la )?(?:menopaus\w*|perimenopaus\w*)\b/
/** Asks for a risk of hers, not what she has. */
export const LIKELY =
  /\b(?:am i (?:more |very )?(?:likely|at risk)|tengo (?:mas |mucho )?riesgo|soy mas propensa|est ce que je risque|je risque)\b/
/** Speaks of herself, or of "it". */
export const OF_OWN =
  /\b(?:i|my|me|is (?:it|that|this)|mi|mis|tengo|ando|estoy|seran?|es (?:la|las|por|x|cosa|lo)|je|j|jsuis|ma|mes|mon|c ?est (?:la|les|du))\b/
/** Questions whether something is due to menopause: "is it the menopause?" */
export const ASKS_OF_STAGE = /\b(?:menopaus\w*|perimenopaus\w*|menopause|hormon\w*|change)\b/
/** Asks for the reason or for help, not what it is: "why is my cholesterol high?" */
export const ASKS_REASON: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|so) )?(?:why|how (?:can|do|does|could|should|long|often|common)|what (?:helps|can i do|should i do|causes|can help))\b/,
  es: /^(?:(?:y|pero) )?(?:por que|como (?:puedo|se puede|hago|debo)|cuanto (?:dura|tiempo)|que (?:ayuda|puedo hacer|hago|causa))\b/,
  fr: /^(?:(?:et|mais) )?(?:pourquoi|comment (?:puis|je peux|faire|on)|combien de temps|(?:que|qu est ce que je) (?:puis je|peux|faire)|qu est ce qui (?:aide|cause))\b/,
}
/** Asks at the end whether what she told is the reason: "I had wine on Friday, could that be it?" */
export const COULD_BE_IT =
  /\b(?:(?:could|can|might) (?:that|it|this) (?:be (?:it|why|the reason|the cause|that)|have (?:done|caused) (?:it|that|this))|(?:puede|podria|pudo) ser (?:por )?(?:eso|esto|la causa)|(?:ca|cela) (?:peut|pourrait) (?:venir de|etre) (?:ca|la|cela|la cause))$/
export const PREGNANT = /\b(?:pregnan\w*|embarazad[ao]|embarazo|enceinte)\b/
export const DEMENTIA = /\b(?:dementia|demencia|demence|alzheimers?)\b/

/** Says that what follows is general knowledge, not a diagnosis. */
export const FACT_BEFORE: Readonly<Record<Language, string>> = {
  en: 'I can’t tell from here whether that’s it for you, but here is what is known.',
  es: 'Desde aquí no puedo saber si en tu caso es eso. Esto es lo que se sabe.',
  fr: 'D’ici, je ne peux pas savoir si c’est cela pour vous. Voici ce que l’on sait.',
}
/** The whole message after an answer about a test or a treatment: "does it hurt?" */
export const DOES_IT_HURT =
  /^(?:(?:and|but|so|y|pero|et|mais) )*(?:(?:does|do|will|would|is) (?:it|that|this|they) (?:really )?(?:hurt|hurts|painful)(?: (?:much|a lot|me))?|(?:me )?(?:duele|duelen|dolera|va a doler)(?: (?:mucho|eso))?|(?:est ce que )?(?:ca|cela) (?:fait|va faire) (?:tres )?mal)$/
/** The whole message after an answer about sex: "and if I'm afraid to do it again?" */
export const AFRAID_AGAIN =
  /^(?:(?:and|but|so|y|pero|es que|et|mais) )*(?:(?:what )?if |si )?(?:i m (?:just |so |really )?(?:scared|afraid|nervous) (?:of|to|about)|me da (?:mucho )?miedo|tengo (?:mucho )?miedo de|me asusta|j ai (?:tres |trop )?peur (?:de|d)) (?:do(?:ing)? it|try(?:ing)?(?: it)?|have sex|having sex|hacerlo|intentarlo|volver a (?:hacerlo|intentarlo)|(?:le )?(?:re)?faire|recommencer|(?:re)?essayer)(?: (?:again|otra vez|de nuevo|encore|une fois|l amour))*$/
/** The whole message, after an age or a beginning: "I'm 61, is it too late for me?" */
export const TOO_LATE =
  /^(?:(?:and|but|so|or|then|ok|y|pero|entonces|et|mais|alors) )*(?:(?:i am|i m|at|tengo|con|a|j ai|je suis) (?:only |already |ya |deja )?(?:4\d|5\d|6\d|7\d)(?: (?:now|years old|anos|ans|ahora|maintenant))? )?(?:(?:is|isn t|would) (?:it|that)(?: be)?(?: not| already| now)? too late(?: already| now)? for me|(?:no )?(?:ya )?(?:es|sera|seria) (?:ya )?(?:demasiado |muy )?tarde (?:ya )?para mi|(?:est ce que )?(?:c est|ce n est|est ce|serait ce) (?:pas |deja )?trop tard pour moi)(?: (?:now|then|already|ya|entonces|deja|maintenant|alors))?$/

const EN_CAUSE = String.raw`(?:is|are|could|can|might|would|was) (?:it|that|this|they|these|those|all (?:that|this))(?: (?:all|also|just|maybe|really))*(?: be)?(?: (?:part of|due to|from|because of|down to|to do with|linked to|caused by|just|all|a))* ?(?:the|my)? ?(?:menopaus\w*|perimenopaus\w*|hormon\w*)`
const ES_CAUSE = String.raw`(?:(?:eso|esto|todo esto) )?(?:es|sera|son|seran|puede ser|podria ser|pueden ser|tiene que ver con)(?: (?:tambien|esto|eso|todo|solo))*(?: (?:por|de|cosa de|culpa de|debido a|parte de))* ?(?:la|las|mis|mi)? ?(?:menopausia|perimenopausia|hormona\w*|hormonal\w*)`
const FR_CAUSE = String.raw`(?:est ce que )?(?:c est|est ce|ca|cela|ca peut|ca pourrait|cela peut)(?: (?:aussi|peut etre|juste|peut|etre|vient|venir|lie|du|due|a cause|de|d|a|au|aux|des|un truc|une histoire))* ?(?:la|les|mes|l)? ?(?:menopause|perimenopause|hormon\w*)`
const AFTER_CAUSE = String.raw`(?: (?:too|as well|or not|or what|then|thing|tambien|acaso|o no|o que|aussi|ou pas|non))*`
/** The whole of a message that asks whether it is due to hormones: "is this hormonal or am I just horrible?" */
export const IS_IT_HORMONES = new RegExp(
  `^(?:(?:and|so|but|y|pero|entonces|et|mais|alors|donc) )*(?:${EN_CAUSE}|${ES_CAUSE}|${FR_CAUSE})${AFTER_CAUSE}(?: (?:or|o|ou) .{1,50})?$`,
)
/** The same after what she tells, which is the first group: "my joints ache, is that menopause too?" */
export const TOLD_BEFORE_CAUSE = new RegExp(
  `^(.{10,}?) (?:(?:and|so|but|y|pero|et|mais|i wonder) )*(?:${EN_CAUSE}|${ES_CAUSE}|${FR_CAUSE})${AFTER_CAUSE}$`,
)
