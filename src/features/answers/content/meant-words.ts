/** How she says what she meant instead, or what it is not about. All in plain words, at the beginning of a clause. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

const EN_BEFORE = '(?:(?:no|nope|but|sorry|well|ok|oh|actually|yes|listen|look|lara|hey|and|so|then) )*'
const ES_BEFORE = '(?:(?:no|pero|perdona|perdon|bueno|vale|ok|ay|oye|mira|a ver|si|lara|hija|mujer|y|es que|pues|que|lo que|yo) )*'
const FR_BEFORE = '(?:(?:non|mais|pardon|desolee|bon|ben|bah|ok|ah|oui|ecoute|ecoutez|lara|et|en fait|alors|moi) )*'

/** Words before what she meant, by which she says that the answer missed it: "I meant", "te preguntaba por". */
export const MEANT: In<RegExp> = {
  en: new RegExp(
    `^${EN_BEFORE}(?:i (?:just |only |really |actually )*(?:meant(?: to ask)?|mean(?= (?:about|how|what|why|when|the|my|for)\\b)|asked(?= (?:you|about|how|what|why|when|whether|if|for|which|is|does)\\b)|(?:was|am|m) asking|(?:was|am|m) talking(?= (?:about|of)\\b)|was telling(?= (?:you|about)\\b)|was referring|said(?= (?:not|no|without|the|about)\\b))|what i (?:really )?(?:meant|mean|wanted to know|m asking|am asking|asked) (?:was|is)|my question (?:was|is|wasn t .*)) ?(?:you )?(?:about |to )?(?=.)`,
  ),
  es: new RegExp(
    `^${ES_BEFORE}(?:me (?:refiero|referia) ?(?:a|al)?|(?:queria|quise|quiero) decir|(?:estoy |estaba )?habl(?:o|aba|ando) (?:de|del)|te (?:estoy |estaba )?(?:pregunt(?:o|e|aba|ando)|he preguntado)|preguntaba|lo que (?:te |le )?(?:pregunto|pregunte|preguntaba|quiero saber|queria saber) ?(?:es|era)?|mi pregunta (?:es|era)|te decia) ?(?:por|de|del|que)? (?=.)`,
  ),
  fr: new RegExp(
    `^${FR_BEFORE}(?:je (?:voulais|veux) (?:juste )?dire|je (?:vous |te )?(?:parle|parlais|pensais)(?= (?:de|du|des|d|a|au|aux)\\b)|je (?:(?:vous|te) (?:demande|demandais)|(?:vous|t) ai demande|disais)|je demand(?:e|ais)(?= (?:si|comment|pourquoi|ce|combien|quand|quel|quelle|juste)\\b)|ma question (?:est|etait)(?: de savoir)?|ce que je (?:demande|demandais|voulais savoir|veux savoir) c est) ?(?:de |du |des |d |a |au |aux |que |juste )*(?=.)`,
  ),
}

/** The same in words that may also begin a question of its own: only beside an objection. */
export const WANTED: In<RegExp> = {
  en: new RegExp(
    `^${EN_BEFORE}(?:i (?:just |only |really )*(?:want(?:ed)?|d like|would like|need(?:ed)?) to (?:know|ask|hear)|(?:just )?tell me) (?:about )?(?=.)`,
  ),
  es: new RegExp(
    `^${ES_BEFORE}(?:(?:solo|solamente|yo|simplemente) )*(?:(?:quiero|queria|necesito) (?:saber|preguntar)|dime(?: mejor)?) (?:por |de )?(?=.)`,
  ),
  fr: new RegExp(`^${FR_BEFORE}(?:je (?:veux|voulais|voudrais|voudrai) (?:juste |seulement )?savoir|(?:dis|dites) moi(?: plutot)?) ?(?=.)`),
}

/** What it is not about, or how she is not: a clause that is no part of the question beside another one. */
export const NOT_OF: In<RegExp> = {
  en: new RegExp(
    `^${EN_BEFORE}(?:(?:it s |its |that s )?not (?:about|because of|the) |i (?:wasn t|was not|m not|am not|didn t|did not|don t|do not) (?:asking|talking|ask|mean|meaning|saying|say|fed up|sad|depressed|angry|upset|worried|grieving|annoyed)|nothing to do with )`,
  ),
  es: new RegExp(
    `^${ES_BEFORE}(?:(?:no|ni) (?:es |era )?(?:por|sobre|de) |no (?:te |le )?(?:pregunt|habl|he preguntado|me refer|estoy (?:hablando|preguntando|harta|triste|deprimida|enfadada|preocupada|de duelo))|no estoy (?:harta|triste))`,
  ),
  fr: new RegExp(
    `^${FR_BEFORE}(?:(?:c est |ce n est )?pas (?:de|du|des|d|a cause|pour|mon|ma|les|le|la) |je (?:ne |n )?(?:parle|parlais|demande|demandais|ai|suis) pas |on (?:ne )?se \\w+ pas|(?:ca|cela) n a rien a voir)`,
  ),
}

/** She told it and asked nothing: "I was telling you about my daughter". */
export const WAS_TELLING: In<RegExp> = {
  en: /\bi (?:was|m|am) (?:only |just )?(?:telling you|saying)\b/,
  es: /\b(?:te|le|solo|yo) (?:estaba |estoy )?(?:contaba|contando|cuento|decia|diciendo)\b/,
  fr: /\bje (?:vous |te )?(?:racontais|raconte|disais)\b/,
}

/** After that. */
export const GO_ON_TEXTS: In<string> = {
  en: 'I’m sorry, I misread you. Please go on, I’m listening.',
  es: 'Perdona, no te había entendido. Sigue, por favor, te escucho.',
  fr: 'Pardon, je vous avais mal comprise. Continuez, je vous écoute.',
}
