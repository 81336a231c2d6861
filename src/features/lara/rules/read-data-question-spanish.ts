import { type DataGrammar, wordSet } from './read-data-question-grammar.ts'
import { WORDINGS } from './read-data-question-wordings.ts'

/** Grammar of questions about one's own notes in Spanish. */
export const SPANISH: DataGrammar = {
  spellings: [
    [/\bq\b|\bk\b/g, 'que'],
    [/\bxq\b|\bpq\b/g, 'por que'],
    [/\be (?=(?:dormido|tenido|sangrado|estado|sentido|sudado|apuntado|anotado|bebido|hecho)\b)/g, 'he '],
    [/\b(?:sem|smna) (?=pasada\b)/g, 'semana '],
    [/\bfin de\b(?! semana)(?= pasado|$)/g, 'finde'],
    [/\b(?:otubre|ocutbre)\b/g, 'octubre'],
    [
      /\b(desde|antes y despues)(?: (?:que|de|del|mi|el|la))(?: \p{L}+){0,4}? (?:en|el) (?=\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|oct|nov|dic)/gu,
      '$1 ',
    ],
    [/(?<=\bsemana\b.*\b(?:que|con|a)(?: en)?) la (?:pasada|anterior|ultima)\b/g, ' la semana pasada'],
    [/(?<=\bmes\b.*\b(?:que|con|al?)(?: en)?) (?:el )?(?:pasado|anterior)\b/g, ' el mes pasado'],
    [/\bx\b/g, 'por'],
    [/\ben lo que va de(?:l)? (?=ano\b|mes\b)/g, 'este '],
    [/\b(?:desde )?ano nuevo\b/g, 'desde enero'],
    [/\bcuantas? veces\b/g, 'cuantas veces'],
    [/\b(?:tengo|llevo) (?:apuntad|anotad|registrad|marcad)[oa]s?\b/g, 'tuve'],
    [/\bcomparad[oa]s\b/g, 'comparado'],
    [/\bmarque\b/g, 'anote'],
    [/\bsudores nocturnos\b/g, 'sudores'],
    [/\bcomo (?:anduve|ando|ande) de\b/g, 'como estuve de'],
    [/\b(?:me )?(?:faltan?|quedan?) por (?:anotar|apuntar|registrar)\b/g, 'no anote'],
    [/\bno (anote|apunte|registre|escribi)(?: nada)?\b/g, '$1'],
    [/^ y esta $/g, 'y esta semana'],
    [/^ y este $/g, 'y este mes'],
    [/\bdias? de la semana\b(?! (?:pasada|anterior|antepasada|de antes))/g, 'diasemana'],
    ...WORDINGS.es,
  ],
  subjects: [
    ['hot_flashes', /\b(?:sofoc(?:os?|ones|on)|acaloradas?|bochornos?|calor(?:es|ones)|golpes? de calor|oleadas? de calor)\b/g],
    [
      'night_sweats',
      /\b(?:me )?(?:despert(?:e|ado|aba)|levant(?:e|ado)) (?:\p{L}+ )?(?:sudando|sudada|empapada|mojada|en sudor|con sudores?)\b|\b(?:sudor(?:es|acion(?:es)?)?(?: nocturn[oa]s?)?(?: (?:de|por) (?:la )?noche)?|sude|sudado|sudando|sudaba|sudadas)\b/gu,
    ],
    ['sleep', /\b(?:sueno|dormi|dormido|dormida|duermo|durmiendo|descanse|descansado|descanso|horas (?:de sueno|dormidas))\b/g],
    ['mood', /\b(?:(?:estado|estados) de animo|animo|humor)\b/g],
    ['energy', /\b(?:energias?|cansada|cansancio)\b/g],
    [
      'bleeding',
      /\b(?:sangrad[oa]s?|sangrados|sangre|sangrar|sangro|sangrando|reglas?|periodos?|menstruacion(?:es)?|flujo|manchado|manche|manchas?)\b/g,
    ],
  ],
  flows: [
    ['Light spotting', /\b(?:manchado|manche|manchas?)\b/g],
    ['Heavy flow', /\b(?:abundantes?|(?:muy )?fuertes?|intens[oa]s?)\b/g],
    ['Moderate flow', /\bmoderad[oa]s?\b/g],
    ['Light flow', /\b(?:liger[oa]s?|leves?)\b/g],
  ],
  without: /\bsin (?:ningun |ninguna |un |una )?(?=@)|\b(?:cero|ningun|ninguna) (?=@)/g,
  logging:
    /\b(?:registr(?:e|o|os|ado|ada|ando|aba)|anot(?:e|ado|ando|o|acion|aciones)|apunt(?:e|es|ado|o)|escrib(?:i|iendo|o)|escrito|notas?|entradas?|diario)\b/,
  everything:
    /#|\b(?:senti(?:do|r)?|siento|sintiendo|estoy|estado|estuve|encuentro|encontre|fue|ido|va|voy|dias?|semanas?|todo|numeros|datos|cifras|resumen|sintomas|mejor|peor|mejorado|mejorando|empeorado|empeorando|progreso)\b/,
  nights: /\bnoches?\b/,
  own: /\b(?:mi|mis|me|yo|estaba|tenia|andaba|iba|suelo|habia (?:anotado|apuntado|escrito|registrado)|empece a|he|estoy|estuve|dormi|tuve|tengo|tenido|senti|registre|anote|apunte|escribi|fui|voy|llevo|mejore|empeore|note|hice|hago|bebi|bebo|tome|fume|camine|trabaje|cene)\b/,
  ownVerbs: /^(?:dormi|duermo|descanse|sude|sangre|sangro|manche)$/,
  asked: [
    /(?:^|\b(?:y|si|hola|lara|oye|pero|o) )(?:he|estoy|estuve|tuve|tengo|me|mi|mis|voy|mejore|empeore|llevo|registre|anote|apunte|escribi|ha|han|hay|hubo)\b/,
    /(?:^|\b(?:y|si|hola|lara|oye|pero|o) )@ yo/,
    /^(?:mi|mis) (?:mejor|peor)(?:es)?\b/,
    /^(?:y )?(?:esta|estan|va|van|ha|han) (?:mejorando|empeorando|mejorado|mejor|peor|a (?:mejor|peor)) (?:mi|mis) @/,
  ],
  frames: [
    /\bcomo (?:@|he|me|mi|mis|estoy|estuve|va|van|fue|fueron|ha|han|esta|estan|estuvo|voy|era|llevo)\b/,
    /\bcomo @/,
    /\b(?:cuant[oa]s?|cuando|cual|cuales|que (?:dia|dias|noche|noches|mes|semana|tan|tal)|con que frecuencia|cada cuanto|hace cuanto)\b/,
    /\b(?:muestra(?:me)?|ensena(?:me)?|dime|dame|cuentame|compara(?:me)?|resumen|resume|lista|saber|ver|revisa|mira|decirme|mostrarme|que (?:anote|apunte|registre|escribi|(?:he|habia) (?:anotado|apuntado|registrado|escrito)|dicen))\b/,
  ],
  refuses: [
    /\bretraso\b/,
    /\bcomo (?:@ )?(?:puedo|podria|debo|deberia|se|hago|hacer|tener|mejorar|mejoro|bajar)\b(?! (?:decirme))/,
    /^(?:puedo|podria|debo|deberia|se puede|debemos) (?!(?:ver|saber|decirme|mostrarme)\b)/,
    /\bque (?:es|son|significa|hago|hay|puedo|debo|ayuda|hacer|tomar)\b/,
    /\bpara\b/,
    /\bcomo @ (?:yo )?(?:mejor|mas|bien)\b/,
    /\bpor que\b|\bporque\b/,
    /\b(?:es|son) (?:un|una|unos|unas|mucho|muchos|muchas|poco|pocas|buen[oa]?|mal[oa]?|bien|mejor|peor)\b/,
    /\b(?:tengo|hay|he de|tener) que\b/,
    /\bcuanto (?:tiempo )?(?:dura|duran|tarda|tardan|es|hay|tengo)\b/,
    /\bcuando (?:llega|llegan|viene|vienen|va|van|voy|estoy|tengo|es|son|baja|hay|me|se)\b/,
    /\bcuando\b.*\b(?:mejor|peor|mejore|empeore)\b/,
    /\b(?:estoy|es|son|esta) (?:@|en|con|bien|mal|un|una)\b(?!.*#)/,
    /\bhay (?:@|que|un|una)\b/,
    /\b(?:semanas?|mitad|principios?|inicios?|fin|fines|finales|dias|noches) (?:de|del) #/,
    /\b(?:antes|despues|hasta)(?: (?:de|del|el))? #(?!.*#)|\blos #/,
  ],
  needsTime: [
    /(?:^|\b(?:y|si|hola|lara|oye|pero|o) )(?:tengo|@|me|hay|estoy|voy|mi|mis)\b/,
    /(?:^|\b(?:y|si|hola|lara|oye|pero|o) )@/,
    /\bcuant[oa]s? @ (?:hay|son|es)\b/,
    /^como @(?: (?:yo|bien|mejor|mal))?$/,
  ],
  compare:
    /\b(?:mejor|peor|mejorado|mejore|mejorando|mejoria|empeorado|empeore|empeorando|subi(?:endo|do)|baja(?:ndo|do)|aumentado|disminuido|mas|menos|compar(?:a|ado|ada|ame|acion|ando)|frente a|diferencia|diferentes?|cambi(?:ado|o|os|ando|a)|respecto)\b/,
  than: /\b(?:que|frente|contra|vs|versus|respecto|comparad[oa]|comparacion|comparando|diferencia)\b[^#]*(#\d)/,
  until: /(#\d) (?:a|al|hasta|hasta el|y|y el) (#\d)/,
  between: /\b(?:entre|desde|del?)\b/,
  last: /\bultim[oa]s?\b|\bhace cuant[oa]s (?:dias|semanas|meses)\b|\b(?:hace|desde hace) cuanto\b|\bcuando (?:tuve|fue|fueron|me|he|@)\b|\bcuanto (?:tiempo )?(?:hace|ha pasado|llevo)\b|\bcuantos (?:dias|meses) (?:hace|han pasado|llevo)\b/,
  best: /\b(?:(?:mi|mis|la|el|los|las) mejor(?:es)?|mas (?:alt[oa]|larga|feliz)|(?<=\b(?:dia|noche|semana|mes|cuando|vez)\b.*)menos @|menor)\b/,
  worst:
    /\b(?:(?:mi|mis|la|el|los|las) peor(?:es)?|mas (?:baj[oa]|corta|dura)|(?:dia|noche|dias) (?:con|de|tuve|que tuve) mas|mas @(?= (?:tuve|he|anote|note))|mayor)\b/,
  count: /\b(?:cuant[oa]s?|con que frecuencia|cada cuanto|numero de|total|veces)\b/,
  follows: /^(?:y|que tal|y que tal|que hay de|y en|y con|o|tambien|entonces|lo mismo)\b/,
  mended:
    'semana semanas sofocos sofoco bochornos pasado pasada ultimos ultimas ultimo ultima domingo viernes miercoles octubre septiembre noviembre diciembre agosto sangrado energia cuantos'.split(
      ' ',
    ),
  known: wordSet(`
    a al algo algun alguna algunas algunos ademas anotaciones anotado anotar anote antes apuntado apuntar apunte asi aun bastante bien bueno buena buenas buenos cada
    cambiado cambio cambios casi cifras como compara comparacion comparado comparada comparame comparando con contra cosas cual cuales cuando cuanta cuantas cuanto cuantos
    cuenta cuentame curiosidad da dame datos de decir decirme del desde dia diaria diario dias dice dicen diferencia diferente diferentes dime dormida durante el ella
    ellos empeorado empeorando empeore en encontrado encontre encuentro ensename ensena entonces entradas entrada entre era es esa ese eso esta estado estan estas este
    esto estos estoy estuve estuvo exactamente favor feliz frecuencia frente fue fueron fui general gracias gustaria ha habia habido hace han
    hasta hay he hola hora horas hoy hubo ido igual la lara las lista llevado llevo lo los mal mala malo malas mas mayor me media medio mejor mejorado mejorando mejore mejores
    mejoria menor menos mensual mes meses mi mia mias mio mira mis mismo misma momento mostrar mostrarme mucha muchas mucho muchos muestra muestrame muy no noche noches
    nocturnos nota notas note nuestro numero numeros o otra otras otro otros oye pasado pasada pasados para peor peores pero poco poca por porfa podrias puedes promedio
    que quiero quisiera realmente registrado registrando registrar registre registro registros respecto resume resumen revisa saber se segun semana semanal semanas sentido senti
    si sido siento sin sintiendo sintomas sobre solo son su sus tal tambien tan tanto tarde tenido tengo tiempo tiene todo todos todas toda total trimestre tu tus tuve ultima ultimas
    ultimo ultimos un una unas uno unos va van ve veces ver vez voy y ya yo escribi escrito escribiendo ocurrio paso pasaron alta alto baja bajo larga corta dura vs versus
    termine termino venga venido viniendo dan tome uso deje puse sube subir cambia normalita apuntando esa
    ensenarme hazme saltado salte olvidado empece
    mayoria parte dos dices durar subiendo bajando
    muestreme ensename enseneme digame deme revise mire compareme
    progreso tendencia evolucion evolucionado ninguna ningun cero vas ir estaba manana
  `),
}
