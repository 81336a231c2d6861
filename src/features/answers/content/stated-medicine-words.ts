/** Words of statements and general questions about a treatment, in plain form: lower case, without accents. */

/** She is afraid of it or unsure about it. */
export const FEARS =
  /\b(?:scared|afraid|frighten\w*|fear\w*|worried|worry|worries|nervous|unsure|not sure|miedo|asusta\w*|preocupa\w*|temo|nerviosa|no se si|dudo|dudas|peur|inquiet\w*|crain\w*|effraie|angoisse\w*|hesit\w*)\b/

const RELATIVES = {
  en: 'mum|mom|mother|sister|aunt|grandmother|granny|gran|nan',
  es: 'madre|mama|hermana|tia|abuela',
  fr: 'mere|maman|soeur|tante|grand mere',
} as const
const RELATIVE = Object.values(RELATIVES).join('|')

/** An illness of her family. */
export const FAMILY_HAD = new RegExp(
  String.raw`^(?:(?:and|because|but|y|porque|pero|es que|et|parce que|car|mais|c est que) )*(?:(?:both )?my (?:${RELATIVES.en})s?|mi (?:${RELATIVES.es})|ma (?:${RELATIVES.fr})) (?:also |both )?(?:had|has|died|got|(?:l[oa] )?(?:tuvo|tiene|padecio|murio)|(?:l |en )?(?:a|avait|est) (?:eu|morte|decedee|en a eu)?|en a eu|l a eu)\b`,
)

/** Somebody of her family. */
export const FAMILY = new RegExp(String.raw`\b(?:${RELATIVE})\b`)

/** She has or had the illness herself. */
export const HAD_IT = /\b(?:i (?:had|have had|ve had|have)|(?:yo )?(?:tuve|he tenido|tengo|pase)|j (?:ai eu|en ai eu|ai)|moi j en ai eu)\b/

/** Others say something of it, which asks whether that is so: "I've heard magnesium is good". */
export const HEARD =
  /\b(?:i (?:ve |have )?(?:heard|read)|(?:they|people) say|(?:someone|somebody|my (?:friend|sister|neighbour|neighbor|mum|mom)|a friend) (?:told me|says|said|swears)|he (?:oido|leido)|dicen|me han dicho|(?:una|mi) (?:amiga|hermana|vecina) (?:dice|me dijo|toma)|j ai (?:entendu|lu)|on (?:dit|m a dit)|il parait|(?:une|ma) (?:amie|soeur|voisine) (?:dit|m a dit|prend))\b/

/** A question about a medicine in general: "what about melatonin?" */
export const WHAT_ABOUT = /^(?:(?:ok|okay|and|so|but|then),? )*(?:what|how) about |^[¿ ]*(?:y|et) (?!si\b)/i

/**
 * Questions about a treatment that are not about her own, without "and" or "but" before them, each with the entry that
 * answers.
 */
export const IN_GENERAL: readonly (readonly [entry: string, words: RegExp])[] = [
  [
    'treatments-how-long',
    /^(?:how (?:long|many years) (?:can|should|do) (?:you|one|women|people) (?:stay on|take|use|wear|be on)|(?:durante |por )?cuant(?:o tiempo|os anos) se (?:pueden?|suelen?) (?:tomar|usar|seguir|llevar|estar|durar)|(?:durante )?cuant(?:o tiempo|os anos) suele durar|(?:pendant )?combien (?:de temps|d annees) (?:peut on|on peut|prendre|rester)|on peut (?:rester|prendre|garder) combien (?:de temps|d annees))\b/,
  ],
  [
    'treatments-stopping',
    /^(?:what happens (?:when|if) (?:you|one|women) (?:stop|come off|quit)|que pasa (?:al dejar|cuando se dejan?|si se dejan?)|(?:que se passe t il|qu est ce qui se passe|il se passe quoi) (?:quand|si|lorsqu) ?on arrete)\b/,
  ],
  [
    'doctor-hormones-talk',
    /^(?:what (?:questions )?(?:should|do|can) i ask (?:my doctor |the doctor )?about|que (?:preguntas )?(?:debo|puedo|deberia) (?:preguntar|hacer) sobre|quelles questions (?:poser|dois je poser|puis je poser) sur)\b/,
  ],
  ['bones-calcium', /^(?:how much calcium (?:a|per) day|cuanto calcio (?:al dia|por dia)|combien de calcium par jour)\b/],
]

/** Asks how long a treatment takes to help: "ça met combien de temps à faire effet ?" */
export const HOW_SOON =
  /\b(?:how (?:long|soon|quickly) (?:before|until|till|to|does|do|will|is it before|does it take)\b.*\b(?:work\w*|kick\w* in|help\w*|effect|notice|feel)|how long (?:till|until) it|cuanto (?:tiempo )?(?:tardan?|tardara|demoran?)|combien de temps\b.*\b(?:effet|agir|agit|agisse|marche\w*|sentir)|combien de temps (?:avant|pour) qu)\b/

/** The same, anywhere in a message that asks for no decision of hers (`DECIDES`). */
export const ASKS_FACT: readonly (readonly [entry: string, words: RegExp])[] = [
  [
    'treatments-how-soon',
    /\b(?:how (?:long|soon|quickly) (?:before|until|till|does|do|will|is it before|does it take)\b.*\b(?:work\w*|kick\w* in|help\w*|effect)|when (?:does|do|will) (?:it|they|hrt|the \w+) (?:start|begin|kick|work)|cuanto (?:tiempo )?tardan? en (?:hacer|notar\w*|funcionar)|combien de temps (?:avant|pour) (?:que|un effet|faire effet|agir)|(?:agit|agissent|fait effet|font effet) (?:au bout de|en) combien)\b/,
  ],
  [
    'treatments-forms',
    /\b(?:gel|patch(?:es|s)?|parches?) (?:or|o|ou) (?:the |el |la |les? |une? )?(?:tablets?|pills?|pastillas?|comprimes?)\b|\b(?:gel|patch(?:es|s)?|parches?)\b.*\b(?:less risky|safer|(?:moins|plus) risque\w*|plus surs?|(?:menos|mas) (?:riesgo|segur\w*))\b/,
  ],
  [
    'treatments-progestogen',
    /\b(?:why|por que|pourquoi)\b.*\bprogest\w*|\bprogest\w*\b.*\b(?:(?:why|por que|pourquoi)|(?:para que|a quoi) (?:sirve|ca sert))\b/,
  ],
]

/** Asks what there is besides hormones; nothing of an illness of her own. */
export const ASKS_WITHOUT_HORMONES =
  /^(?!.*\b(?:i had|i ve had|i have had|tuve|he tenido|j ai eu)\b)(?=.*\b(?:not|besides|other than|apart from|instead of|anything but|que no sean|aparte de|ademas de|nada de|autre que|a part|pas d|pas des|pas les) (?:the |any |taking |de |les |las |l )*(?:hormon\w*|hrt|mht|ths|thm)\b)(?=.*\b(?:what|whats|which|treatments?|options?|alternatives?|anything|something|opciones|tratamientos?|alternativas?|que hay|quoi|quels?|traitements?|solutions?)\b)/

/** Asks what she herself should do with a medicine. */
export const DECIDES =
  /\b(?:should (?:i|we)|shall i|must i|can i|could i|may i|do i (?:need|have) to|debo|deberia|puedo|tengo que|me conviene|me pongo|dois je|je dois|devrais je|je devrais|puis je|je peux|me faut il|il me faut|j arrete|je prends)\b/

/** Asks what an illness of her family means for hormones, or for their risk of cancer: "my mum had it, is it safe?" */
export const CANCER_AND_HORMONES = new RegExp(
  String.raw`^(?=.*\b(?:hrt|mht|hormon\w*|thm|ths|thg|patch(?:es|s)?|parches?|o?estrogen\w*)\b)(?=.*\bcancer\b)(?=.*\b(?:${RELATIVE}|risks?|riesgos?|risques?)\b)(?!.*\b(?:i (?:ve |have )?had|i have|tuve|he tenido|tengo (?:un )?cancer|j ai eu)\b)`,
)

/** She does not want hormones. */
export const REFUSES_HORMONES =
  /\b(?:(?:do not|don t|dont|would rather not|d rather not|refuse to|won t|will not|never) (?:want |like |take |use |to )*(?:any |the |to take |to use )?|no quiero (?:tomar |usar )?(?:ninguna? )?|prefiero no (?:tomar|usar) |me niego a (?:tomar|usar) |sin tomar |je ne veux (?:pas|surtout pas) (?:prendre )?(?:d |de |des )?|veux pas (?:prendre )?(?:d |de |des )?|je refuse (?:de prendre )?(?:les |des |d )?)(?:hormon\w*|hrt|mht|thm|ths|thg|terapia hormonal|traitement hormonal)\b/

/** An illness that is feared of hormone therapy. */
export const FEARED_OF_HORMONES =
  /\b(?:cancer|thrombos\w*|trombos\w*|clots?|coagul\w*|caillots?|phlebit\w*|flebit\w*|stroke|ictus|derrame|avc)\b/

/** Words beside an illness that she fears: "of breast cancer mostly". */
export const BESIDE_CONCERN: ReadonlySet<string> = new Set(
  (
    'of the about mostly mainly especially because just getting cancer a risk i m am afraid scared worried it is s and but more than anything getting get ' +
    'por el la los las lo del de sobre todo mas que nada al un una me da miedo preocupa riesgo tener coger a y pero principalmente especialmente cancer ' +
    'du de la des d le les un une surtout principalement j ai peur crains risque avoir a cause cancer et mais c est'
  ).split(' '),
)
