/**
 * Rewrites everyday wordings into the questions that the grammar reads: "Mondays, how do I feel?" becomes "how do I
 * feel Mondays". Applied in order, like the spellings of `DataGrammar`.
 */
import type { Language } from '../../text/rules/speech.ts'

type Wordings = readonly (readonly [pattern: RegExp, plain: string])[]

const EN: Wordings = [
  [/\bthirty(?= days?\b| nights?\b| $)/g, '30'],
  [/\b(?:fourteen|fifteen|fortnight s)(?= days| nights)/g, '14'],
  [/(?<=\b(?:last|past) )(\d{1,2}|ten|twenty) $/g, '$1 days '],
  [/\bthe (day|night|week|month|year) before that\b/g, 'the $1 before'],
  [/^ (?:and )?(?:when was )?(?:the (?:one|time) )?before that(?: when(?: was it)?)? $/g, ' and the one before '],
  [/\b(?:proper|real|actual|full on) (?=bleed|period)/g, ''],
  [/ (?:or am i (?:just )?(?:imagining (?:it|things)|making it up)|or is it (?:just )?in my head)\b.*$/g, ' '],
  [/ (?:(?:have|take) a )?look (?:at )?what i (?:put|wrote|noted|logged) $/g, ' '],
  [
    /^ ((?:on |at )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|weekdays)) (how|what|when|which|do|did|am|was) (.+?)(?: (?:on|at) (?:those|these|them))? $/g,
    ' $2 $3 $1 ',
  ],
  [
    /^ (?!(?:what|how|which|when|did|do|have)\b)(.+?) (?:what|which) was (?:the|my) (lowest|highest|best|worst|longest|shortest) (month|week|day|night) $/g,
    ' which was the $2 $3 for my $1 ',
  ],
  [
    /^ (?!(?:what|how|which|when|did|do|my|was|the|and)\b)(\p{L}+(?: \p{L}+)?) (lowest|highest|best|worst|longest|shortest) (month|week|day|night) $/gu,
    ' which was the $2 $3 for my $1 ',
  ],
  [/^ (my .+?) (?:how was it|how were they|what was it(?: like)?|what did it look like|what were they) $/g, ' show me $1 '],
  [/^ (since (?:i|we|my|the) .{3,40}?) ((?:have|has|did|do|are|is|how|what|were|was) .+) $/g, ' $2 $1 '],
  [/^ (.+?) (?:have|has) (the|my) (.{3,30}?) (gone|gotten|got|been|come) /g, ' $1 have my $3 $4 '],
  [/^ have the (.{3,30}?) (gone|gotten|got|been|come) /g, ' have my $1 $2 '],
  [
    / (?:is it|are they|is that|was it|do they come|does it happen|does it come|is this) (?:mostly |mainly |usually |more |always )*(?:in |at )?(?:the )?(?:mornings?|afternoons?|evenings?|nights?)(?: or (?:in |at )?(?:the )?(?:mornings?|afternoons?|evenings?|nights?))?(?: (?:that|when)) (?:the heat (?:gets|hits|takes) me|i (?:get|flush|go|am|feel) (?:so |too )?(?:hot|them|flushes|flashes|hot flushes|hot flashes)|i flush|they (?:come|hit)) $/g,
    ' what time of day do i get hot flashes ',
  ],
  [
    /^ (?:and )?(?:is it|are they|is that) (?:mostly|mainly|usually|more) (?:in |at )?(?:the )?(?:mornings?|afternoons?|evenings?|nights?)(?: that i get them)? $/g,
    ' and what time of day ',
  ],
  [
    / the (?:very )?first (.+?) (?:that )?i (?:have )?(?:ever )?(?:put|logged|noted|wrote|recorded|entered|tapped)(?: down| in)?(?: here)? $/g,
    ' when was my first $1 ',
  ],
  [
    /\b(?:on )?(nights|days|evenings) (?:after|with|when i (?:had|have|drink|drank)) (?:a |some |any )?(?:glass(?:es)? of |drink of )(wine|beer|alcohol)\b/g,
    'on $1 with $2',
  ],
  [/ on (nights|days) with (wine|beer|alcohol|coffee|exercise) (do|did) i (.+) $/g, ' $3 i $4 on $1 with $2 or without '],
  [/\b(?:slept|sleep|had) the (\d{1,2}) hours at least once\b/g, 'had how many nights of at least $1 hours of sleep'],
  [/\b(?:that )?i had how many nights\b/g, 'how many nights i had'],
  [
    / (?:which|what) (?:feeling|emotion) (?:comes up|came up|do i (?:have|note|log)|is there|shows up|did i (?:have|note|log)) (?:the )?most(?: often)?\b/g,
    ' what is my most common feeling ',
  ],
  [
    /^ (?:have|did|had) i (?:already )?(?:logged|log|noted|note|written|write|put|entered|recorded)(?: down| in)? (?:anything|anythng|something)(?: down| in| yet| already)*(?! (?:about|of|on|regarding)\b)/g,
    ' how many notes did i log ',
  ],
  [/\bdid i (?:forget|fail) to (?:log|note|write|track)\b/g, 'did i not log'],
  [
    /^ how long (?:is it|has it been|have i gone) since i (?:last )?(?:logged|noted|wrote|tracked)(?: anything| something)? $/g,
    ' when did i last log ',
  ],
  [/^ how many days (?:have i gone|since i) (?:without logging|logged)(?: anything)? $/g, ' when did i last log '],
  [/\bhow bad (?:was|were|is|are) (?:the|my)\b/g, 'how was my'],
  [/^ the day i was in (?:the|my) (best|worst) mood\b/g, ' what was my $1 day for mood '],
  [
    /^ (?:(?:show|give|tell|list) me )?(?:the|my) (?:two|three|four|five|\d) (best|worst|longest|shortest) (nights|days|weeks)\b/g,
    ' which were my $1 $2 ',
  ],
  [/^ i (?:slept|rested) (more|less|better|worse) (?=.*\bthis (?:week|month|year) or (?:the )?(?:last|previous))/g, ' did i sleep $1 '],
  [/(?<=\bthis (week|month|year)) or (?:the )?(?:last|previous)(?: one| \1)? $/g, ' than last $1 '],
  [/\b(?:on )?weekdays (or|and|vs|than) (?:at |on |over )?the weekend\b/g, 'on weekdays $1 at weekends'],
  [/\bdid i move\b/g, 'did i exercise'],
  [/\b(?:drunk|drank|drink) enough\b(?! (?:water|wine|alcohol|beer))|\b(?:had|have) enough to drink\b/g, 'drunk enough water'],
  [/\b(wrote|written|used|noted|mentioned) the word\b/g, 'wrote about'],
  [/\bi (?:give|gave|did give) myself\b/g, 'i note'],
]

const ES: Wordings = [
  [
    /\b(?:que tal|como) (?:anduve|ando|ande|estuve|he estado|he andado|llevo|voy|iba|fui) (?:de |con el |con la |el |la )(?=animo|humor|energia|sueno|estres)/g,
    'como estuvo mi ',
  ],
  [/\b(?:estas|las) (?:ultimas )?dos semanas(?: pasadas)?\b/g, 'las ultimas 2 semanas'],
  [/\b(?:estos|los) (?:ultimos )?(?:quince|15|14|catorce) dias\b/g, 'los ultimos 14 dias'],
  [
    / (?:los |las |mis )?(calores|sofocos?|bochornos|sudores(?: nocturnos)?) me (?:suelen |pueden )?(?:dan|dar|vienen|venir|entran|entrar|pillan|cogen|atacan) (?:sobre todo |mas |mayormente |mas bien )*(?=(?:por|de) la )/g,
    ' a que hora tengo $1 ',
  ],
  [/ a que horas? me (?:suelen |pueden )?(?:dan|dar|vienen|venir|entran|entrar|pillan|cogen|atacan) /g, ' a que hora tengo '],
  [
    /^ (?:y )?(?:es|son|sera) (?:sobre todo|mas|mas bien|normalmente) (?:por|de) la (?:manana|tarde|noche|madrugada)(?: o (?:por|de) la (?:manana|tarde|noche))?(?: (?:no|cuando me pasa|que me pasa))? $/g,
    ' y a que hora ',
  ],
  [
    /^ (?:ya )?(?:he|e) (?:ya )?(?:anotado|apuntado|registrado|escrito|puesto) (?:ya )?(?:algo|nada)\b(?! (?:sobre|de|del|acerca)\b)/g,
    ' cuantas notas he anotado ',
  ],
  [
    /\b(?:hubo|ha habido|tuve|hay) (?:algun |algunos |un )?dias? (de|en) (\p{L}+) (?:en (?:el )?que|que|donde) no (?:tuviera|tuve|hubo|hubiera|he tenido) (?:ni un|ningun|nada de|un solo) /gu,
    'en cuantos dias $1 $2 no tuve ',
  ],
  [/ o (?:son imaginaciones mias|me lo (?:imagino|invento)|es cosa mia)\b.*$/g, ' '],
  [/ mira lo que (?:puse|anote|escribi|apunte) $/g, ' '],
  [/^ (dormi (?:mal|bien) anoche) $/g, ' como dormi anoche '],
  [
    /^ (?:(?:ponme|dame|dime|muestrame|ensename|sacame) )?(?:las|los|mis) (?:dos|tres|cuatro|cinco|\d) (mejores|peores) (noches|dias|semanas)\b/g,
    ' cuales fueron mis $1 $2 ',
  ],
  [
    /(?<=\b(?:mejores|peores) (?:noches|dias|semanas))\s+(?:de|del) (?=(?:est[ea] )?(?:otono|verano|invierno|primavera|mes|semana|ano))/g,
    ' ',
  ],
  [/^ con (dolor de \p{L}+|[\p{L} ]{4,20}) cuantos (dias|noches)(?: y sin .*)? $/gu, ' cuantos $2 tuve $1 '],
  [
    /\bcuantos dias (?:llevo sin|hace que no|sin) (?:apuntar|anotar|registrar|escribir|apunto|anoto|registro|escribo)(?: nada)?\b/g,
    'cuando fue mi ultima nota',
  ],
  [/\b(?:desde )?cuando fue la ultima vez que (?:apunte|anote|escribi)(?: algo)?\b/g, 'cuando fue mi ultima nota'],
  [
    /\b(?:el |la )?(dia|noche|semana|mes) (?:en )?que (mejor|peor) (?:estuve|anduve|me senti|he estado|tuve) (?:de |el |la |con )*(animo|humor|energia)\b/g,
    ' cual fue mi $2 $1 de $3 ',
  ],
  [/\b(?:la )?noche (?:en )?que (mejor|peor) (?:dormi|he dormido)\b/g, ' cual fue mi $1 noche '],
  [/ (?:en )?cual fue $/g, ' '],
  [
    /^ (?=(?:he|dormi|tuve|tengo|estoy|voy) (?:\p{L}+ )?(?:mas|menos|mejor|peor) .*\best[ae] (?:semana|mes|ano) o (?:en )?(?:la|el) (?:pasad|anterior|ultim))/gu,
    ' dime si ',
  ],
  [/(?<=\best[ae] (?:semana|mes|ano)) o (?:en )?(?:la|el) (?:pasad[oa]|anterior|ultim[oa])\b/g, ' que la pasada '],
  [/(?<=\besta semana )que la pasada\b/g, 'que la semana pasada'],
  [/(?<=\beste mes )que la pasada\b/g, 'que el mes pasado'],
  [/(?<=\beste ano )que la pasada\b/g, 'que el ano pasado'],
  [/^ (?:y )?antes de eso(?: (?:cuando|y cuando)(?: (?:sangre|manche|fue))?)? $/g, ' y la anterior '],
  [/^ (?:y )?(?:la )?ultima vez (?:antes|anterior)(?: cuando fue)? $/g, ' y la anterior '],
  [/^ (mi (?:animo|humor|energia|sueno|estres) .+?) (?:que tal|como fue|como estuvo|como iba) $/g, ' muestrame $1 '],
  [/\b(?:beb(?:i|ido|o)|tomado) (?:lo )?(?:suficiente|bastante)(?! agua| vino| alcohol| cerveza)\b/g, 'bebido suficiente agua'],
  [/\b(?:escribi|puse|anote|use|(?:he|habia) (?:escrito|puesto|usado)) (?:algo con )?la palabra\b/g, 'escribi algo sobre'],
  [/\bme (?:puse|di) (?=de estres|estres)/g, 'anote '],
  [/^ (?:los |las |mis )?(sofocos|bochornos|sudores(?: nocturnos)?) de (ayer|anoche|hoy|anteayer) $/g, ' cuantos $1 tuve $2 '],
  [/^ que puse (ayer|hoy|anteayer|el \p{L}+)(?: (?:en|por) .*)? $/gu, ' que anote $1 '],
  [/\bla semana (?:en )?que (peor|mejor) (?:dormi|he dormido)\b/g, 'cual fue mi $1 semana de sueno'],
  [/\bllevo dormidas\b/g, 'he dormido'],
  [/\bme he movido\b/g, 'he hecho ejercicio'],
  [/\b(?:la |de )?marcha\b(?= este| esta| la| el)/g, 'energia'],
]

const FR: Wordings = [
  [/\bqqch\b|\bqqchose\b|\bkkchose\b/g, 'quelque chose'],
  [/\bsuees?\b/g, 'sueurs'],
  [/\bje suais\b/g, 'ai je transpire'],
  [/\bpetites? pertes?\b/g, 'spotting'],
  [/\bquinze(?= (?:derniers )?jours)/g, '15'],
  [/\b(?:la|de la|ma|une) peche\b/g, 'l energie'],
  [/\b(?:ces|les) deux dernieres semaines\b/g, 'les 2 dernieres semaines'],
  [/^ (.+?) ca (?:donnait|donne|dit|disait|ressemblait a|ressemble a) quoi $/g, ' montre moi $1 '],
  [/^ (m(?:on|a|es) .+?) (?:c etait comment|c est comment|comment c etait|il etait comment|elle etait comment) $/g, ' montre moi $1 '],
  [/\b(?:j ai|ai je|j avais) (?:ecrit|note|mis|utilise) le mot\b/g, 'ai je ecrit quelque chose sur'],
  [
    / (?:est ce|c est|ce serait) (?:plutot |surtout |plus |plus souvent )*(?:le |l )?(?:matin|soir|apres midi|nuit)(?: ou (?:plutot )?(?:le |l |la )?(?:matin|soir|apres midi|nuit))? que (?:j ai (?:chaud|des bouffees|mes bouffees)|ca chauffe|je chauffe|je bous) $/g,
    ' a quelle heure ai je des bouffees ',
  ],
  [
    /^ (?:et )?(?:est ce|c est|ce serait) (?:plutot |surtout |plus |plus souvent )+(?:le |l |la )?(?:matin|soir|apres midi|nuit)(?: ou (?:plutot )?(?:le |l |la )?(?:matin|soir|apres midi|nuit))?(?: que (?:ca m arrive|ca me prend|ca arrive|ca vient|je les ai))?(?: (?:non|hein))? $/g,
    ' et a quelle heure ',
  ],
  [
    / (a quelles? heures?) (?:est ce que )?(?:ca chauffe|ca me prend|j ai (?:le plus )?chaud|je bous|je chauffe)(?: le plus)?(?: chez moi)?\b/g,
    ' $1 ai je des bouffees ',
  ],
  [
    /^ j ai (fait .+?|eu .+?|bu .+?|pris .+?|mange .+?|note .+?|dormi .+?|saigne) combien de (fois|jours|nuits)\b/g,
    ' combien de $2 ai je $1 ',
  ],
  [/^ (?:les|mes|ma|la|le|mon) (derniere?s?) (.+?) c (?:etait|est) (?:quel jour|quand) $/g, ' quand etaient mes dernieres $2 '],
  [
    /^ j ai (?:deja )?(?:note|ecrit|saisi|rempli|mis) (?:deja )?(?:quelque chose|un truc)\b(?! (?:sur|de|du|a propos)\b)/g,
    ' combien de notes ai je note ',
  ],
  [
    / (?:niveau|cote|question|pour l|pour le) (energie|humeur|sommeil|moral|stress) (?:je remonte la pente|ca remonte|ca va mieux|je vais mieux|ca s arrange|ca s ameliore|ca monte|ca baisse)(?: ou (?:non|pas))?\b/g,
    ' est ce que mon $1 va mieux que le mois dernier ',
  ],
  [/\ble jour ou (?:j etais|j ai ete) d(?:e|e la) (meilleure|pire) (humeur)\b/g, ' quel a ete mon $1 jour d humeur '],
  [/\bmon meilleure jour\b/g, 'mon meilleur jour'],
  [/\b(?:la )?nuit ou j ai le (mieux|moins bien|plus mal) dormi\b/g, ' quelle a ete ma nuit $1 '],
  [/\bma nuit mieux\b/g, 'ma meilleure nuit'],
  [/\bma nuit (?:moins bien|plus mal)\b/g, 'ma pire nuit'],
  [
    /^ (?:(?:donne|montre|dis|sors) moi )?(?:les|mes) (?:deux|trois|quatre|cinq|\d) (meilleure?s|pires) (nuits|jours|semaines)\b/g,
    ' quelles ont ete mes $1 $2 ',
  ],
  [/^ (?:pareil|meme chose|la meme chose|idem) pour (?:l |le |la |les )?/g, ' et '],
  [/(?<=\b(?:nuits|jours|semaines))\s+(?:de l|de cet) (?=automne|hiver|ete)/g, ' en '],
  [/(?<=\b(?:nuits|jours|semaines))\s+(?:du|de ce) (?=printemps)/g, ' au '],
  [
    /^ j ai (plus|moins|mieux|aussi bien) (dormi|transpire|saigne)\b(?=.*\b(?:cette semaine|ce mois(?: ci)?) ou (?:pendant )?l[ae] )/g,
    ' ai je $1 $2 ',
  ],
  [/(?<=\bcette semaine) ou (?:pendant )?la (?:semaine )?(?:passee|derniere|precedente|d avant)\b/g, ' que la semaine derniere '],
  [/(?<=\bce mois(?: ci)?) ou (?:pendant )?le (?:mois )?(?:passe|dernier|precedent|d avant)\b/g, ' que le mois dernier '],
  [/^ (?:et )?avant ca(?: (?:c etait quand|j ai saigne quand|quand))? $/g, ' et celle d avant '],
  [
    / (?:et )?(?:ca fait|il y a) combien de (?:temps|jours) que (?:j ai|je n ai) (?:rien|pas) (?:note|ecrit|saisi|rempli)\b/g,
    ' quand etait ma derniere note ',
  ],
  [/\b(?:bu assez|assez bu|bu suffisamment)\b(?! d (?:eau|alcool)| de)/g, 'bu assez d eau'],
  [/ ou je me (?:fais des idees|trompe|l imagine)\b.*$/g, ' '],
  [/ regarde ce que j ai (?:mis|note|ecrit) $/g, ' '],
  [/^ j ai (mal|bien) dormi (cette nuit|la nuit derniere) $/g, ' comment ai je dormi $2 '],
  [/\bje me suis (?:mis|donne)(?: comme)? (?=stress|humeur|energie)/g, 'ai je note '],
  [
    /^ (?:les|mes) (bouffees?(?: de chaleur)?|sueurs(?: nocturnes)?) d(?:e|u)? (hier|avant hier|cette nuit|aujourd hui|la nuit derniere) $/g,
    ' combien de $1 ai je eues $2 ',
  ],
  [/^ ma nuit la plus (courte|longue) $/g, ' quelle a ete ma nuit la plus $1 '],
  [/\bla semaine ou j ai le (?:plus mal|moins bien) dormi\b/g, 'quelle a ete ma pire semaine de sommeil'],
  [/\bla semaine ou j ai le mieux dormi\b/g, 'quelle a ete ma meilleure semaine de sommeil'],
  [/\bj ai bouge\b/g, 'j ai fait du sport'],
]

/** Wordings, by language. */
export const WORDINGS: Readonly<Record<Language, Wordings>> = { en: EN, es: ES, fr: FR }
