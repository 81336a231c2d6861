import type { Language } from '../../text/rules/speech.ts'

/** A request to hear about a topic, which is the first group, and the question that it means. */
type TopicRequest = { readonly asked: RegExp; readonly question: (topic: string) => string }

/** "What would help me with …?", in plain words; the first group is what it is for. */
export const HELP_REQUESTS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|so|but|please|lara|tell me) )*(?:what|which things?|is there anything (?:that)?|anything (?:that|to)) ?(?:would|could|can|might|will|really|actually|else)* ?(?:help|helps|ease|eases|relieve|relieves|improve|improves|be good|do i do|can i do|could i do|should i do) ?(?:me|us)? ?(?:with|against|for|about|to)? (.+)$/,
  es: /^(?:(?:y|pero|entonces|lara|dime) )*(?:que|hay algo que) (?:(?:me|nos|se) )?(?:puede|podria|pueden|podrian)? ?(?:ayudar|ayuda|ayudan|ayudaria|alivia|aliviaria|aliviar|aliviarme|ayudarme|mejora|mejoraria|mejorar|hacer|hago) ?(?:a|con|contra|para|de)? (.+)$/,
  fr: /^(?:(?:et|mais|alors|lara|dites moi) )*(?:qu est ce qui|qu est ce que je|que|quelque chose) ?(?:peut|pourrait|peux|puis je)? ?(?:m|me|nous)? ?(?:aide|aider|aiderait|aident|soulage|soulager|soulagerait|ameliore|ameliorer|faire) ?(?:a|avec|contre|pour)? (.+)$/,
}

/** Hormone therapy, in plain words. */
const HORMONES: Readonly<Record<Language, string>> = {
  en: '(?:the )?(?:hrt|mht|hormone (?:replacement )?(?:therapy|treatment|tablets|patches)|hormones|o?estrogen(?: (?:patch|patches|gel|tablets))?|patch|patches)',
  es: '(?:la |el |los |las )?(?:thm|ths|trh|terapia (?:hormonal|de reemplazo hormonal)(?: sustitutiva)?|tratamiento hormonal|hormonas|estrogenos|parches|parche)',
  fr: '(?:le |la |les |des |du |un )?(?:thm|ths|traitement hormonal(?: de la menopause| substitutif)?|traitement par hormones|therapie hormonale|hormones|oestrogenes|patch|patchs)',
}

/** "Is hormone therapy right for me?", "do you think I should try it?", in plain words. */
export const DECISION_REQUESTS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:and|so|but|ok|hi|lara|please) )*(?:(?:do you (?:think|reckon|recommend) (?:that )?i (?:should|ought to|could)|should i|ought i to|i (?:wonder|don t know) (?:if|whether) i should|would you (?:recommend|advise|suggest)|do you (?:recommend|advise|suggest)|is it worth) ?(?:be )?(?:try|trying|consider|considering|think about|thinking about|taking|going on|asking for|having)? ${HORMONES.en}|(?:is|would|could) ${HORMONES.en} (?:be )?(?:right|good|suitable|an option|worth it|worth trying|a good idea|something|anything|sensible))(?: (?:for )?(?:me|somebody like me|someone like me))?(?: (?:or not|too|now|at my age|at all|though|then))*$`,
  ),
  es: new RegExp(
    `^(?:(?:y|pero|entonces|hola|lara|vale) )*(?:(?:(?:tu )?crees que|te parece que|no se si|piensas que)? ?(?:deberia|tendria que|debo|me conviene|me convendria|me viene bien|me vendria bien|vale la pena|merece la pena|me recomiendas|me recomendarias|me aconsejas) ?(?:probar|plantearme|considerar|pensar en|pedir)? ?${HORMONES.es}|${HORMONES.es} (?:(?:es|son|seria|serian) (?:(?:buena|una buena|una) (?:idea|opcion) |algo |bueno |adecuad[oa]s? )?para (?:mi|alguien como yo)|me (?:conviene|convendria|conviniera|conviene a mi)))(?: (?:o no|a mi|ahora|a mi edad|tambien|para mi))*$`,
  ),
  fr: new RegExp(
    `^(?:(?:et|mais|alors|bonjour|lara) )*(?:(?:(?:tu (?:crois|penses)|vous (?:croyez|pensez)|crois tu|pensez vous|je ne sais pas si|je me demande si|est ce) (?:que )?)?(?:je devrais|devrais je|il faudrait que j|est ce que je devrais|est ce que ca vaut la peine d|ca vaut le coup d|tu me conseilles|vous me conseillez|me conseilles tu|me conseillez vous|tu me recommandes|vous me recommandez) ?(?:essayer|essaie|envisager|penser a|demander|d essayer)? ?${HORMONES.fr}|(?:est ce que )?${HORMONES.fr} (?:(?:est|sont|serait|seraient) (?:il |elle |ils |ce )?)?(?:(?:une bonne (?:idee|option)|fait|faite|faits|bien|bon|adapte|adaptee) )?(?:pour (?:moi|quelqu un comme moi)|me convient|me conviendrait))(?: (?:ou pas|ou non|maintenant|a mon age|aussi))*$`,
  ),
}

/** What to say to a doctor, as a whole message in plain words. */
export const WHAT_TO_TELL_DOCTOR =
  /^(?:(?:and|so|but|ok|y|pero|entonces|et|mais|alors) )*(?:(?:what|how) (?:do|should|can|could|would) i (?:best )?(?:say|tell|put it|explain it|explain this|bring it up|bring this up)(?: it| this)?(?: to| with)? (?:the|my|a) (?:doctor|gp|gynaecologist|gynecologist|nurse)|(?:que|como) (?:le digo|le explico|se lo (?:digo|explico|cuento)|debo decirle|puedo decirle|tengo que decirle|deberia decirle)(?: eso| esto)? (?:al|a la|a mi) (?:medic[oa]|doctora?|ginecolog[oa])|(?:que|quoi|comment)(?: (?:dire|expliquer|lui dire|en parler|dois je dire|puis je dire|est ce que je (?:dis|peux dire|dois dire)))(?: ca| cela)? (?:au|a la|a mon|a ma|a un) (?:medecin|docteur|gynecologue|medecin traitant))(?: (?:next time|then|at (?:the|my) (?:appointment|visit|next visit)|this time|about (?:it|this|that|all this)|la proxima vez|entonces|en la consulta|la prochaine fois|alors|au rendez vous|a la consultation))*$/

/** The entry on what helps with a complaint, by the beginnings of its words in all languages, the specific first. */
export const HELPS: readonly (readonly [words: string, entry: string])[] = [
  ['night_sweat sudores sueurs', 'hot-flashes-night'],
  ['hot_flash hot_flush flush flash sofoc bochorn bouffee calores', 'hot-flashes-help'],
  ['fall_asleep endorm conciliar dormirme', 'sleep-falling-asleep'],
  ['sleep asleep insomni dormir duermo sueno sommeil', 'sleep-habits'],
  ['memory forget memoria olvid memoire oubl fog niebla brouillard', 'memory-coping'],
  ['concentr focus', 'memory-focus'],
  ['anxi angust ansi angoiss', 'mood-anxiety'],
  ['panic panico', 'mood-panic'],
  ['rage anger rabia ira colere', 'mood-rage'],
  ['irritab', 'mood-irritable'],
  ['low_mood animo moral sadness tristeza tristesse', 'mood-low'],
  ['stress estres', 'mood-stress'],
  ['lonel soledad solitude', 'mood-lonely'],
  ['dryness sequedad secheresse', 'intimacy-dryness'],
  ['libido deseo desir desire', 'intimacy-desire'],
  ['joint articula', 'body-joints'],
  ['headache migrain migran mal_de_tete maux_de_tete dolor_de_cabeza', 'body-headaches'],
  ['weight peso poids', 'self-care-weight'],
  ['tired cansancio fatig', 'body-tiredness'],
  ['bloat hincha ballonn', 'body-bloating'],
  ['itch picor demange', 'body-itching'],
  ['leak escapes fuites', 'intimacy-leaks'],
]

export const TOPIC_REQUESTS: Readonly<Record<Language, TopicRequest>> = {
  en: {
    asked:
      /^(?:(?:please|can you|could you|so) )*(?:tell me (?:(?:a bit |a little )?more |something )?about|explain(?: to me)?|talk to me about|what (?:can|could) you (?:tell|say to) me about|what do you know about|(?:do )?you know (?:anything|something) about) (.+)$/i,
    question: (topic) => (/[^s]s$/i.test(topic) ? `What are ${topic}?` : `What is ${topic}?`),
  },
  es: {
    asked:
      /^¿?(?:por favor,? )?(?:h[áa]blame|cu[ée]ntame|dime|expl[íi]came|me (?:hablas|cuentas|explicas)|qu[ée] (?:me )?(?:puedes|podr[íi]as) (?:decir|contar)(?:me)?|qu[ée] sabes|sabes algo)(?: (?:algo|m[áa]s|un poco))?(?: (?:de|del|sobre|acerca de))? (.+)$/i,
    question: (topic) => (/^l[oa]s /i.test(topic) ? `¿Qué son ${topic}?` : `¿Qué es ${topic}?`),
  },
  fr: {
    asked:
      /^(?:(?:parle[sz]?|dis|dites|explique[sz]?)[- ]moi|(?:tu peux|vous pouvez|peux[- ]tu|pouvez[- ]vous) (?:me parler|m['’]en dire plus|me dire quelque chose)|(?:que|qu['’]est-ce que) (?:peux[- ]tu|pouvez[- ]vous|tu peux|vous pouvez) (?:me )?dire|que (?:sais[- ]tu|savez[- ]vous)|tu sais quoi)(?: (?:plus|un peu|quelque chose))?(?: (?:de|du|des|sur))? (.+)$/i,
    question: (topic) => `${topic}, qu’est-ce que c’est ?`,
  },
}

/** Asks what to ask a doctor, whatever was spoken of; plain words. */
export const WHAT_TO_ASK_DOCTOR =
  /^(?:(?:and|so|ok|then|y|pues|entonces|et|alors|du coup) )*(?:what (?:(?:should|do|can|could|would) i|to) ask (?:my |the |a )?(?:doctor|gp|gynae\w*|gyno|nurse)|que (?:le )?(?:pregunto|puedo preguntar(?:le)?|debo preguntar(?:le)?|deberia preguntar(?:le)?|preguntar(?:le)?) (?:al|a la|a mi|a un|a una) (?:doctora?|medic[oa]|ginecolog[oa])|(?:qu est ce que je|que (?:dois|puis) je|je|que) (?:lui )?demand\w+ (?:quoi )?(?:au|a mon|a ma|a la|a un) (?:medecin|docteur|gyneco\w*|doctoresse))$/
