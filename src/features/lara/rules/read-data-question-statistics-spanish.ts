import { type StatisticsSaid, wordSet } from './read-data-question-grammar.ts'

/** Statistics in Spanish. */
export const SPANISH_STATISTICS: StatisticsSaid = {
  choices: [
    ['waking', 'clear', /\b(?:despert(?:e|ado|aba)|amanec(?:i|ido)) despejada\b/g],
    ['waking', 'groggy', /\b(?:despert(?:e|ado|aba)|amanec(?:i|ido)) aturdida\b/g],
    ['waking', 'heavy', /\b(?:despert(?:e|ado|aba)|amanec(?:i|ido)) pesada\b/g],
    ['waking', 'tired', /\b(?:despert(?:e|ado|aba)|amanec(?:i|ido)) cansada\b/g],
    ['feeling', 'exhausted', /\b(?:senti |sentido |siento )?(?:agotada|agotamiento)\b/g],
    ['feeling', 'stressed', /\b(?:senti |sentido |siento |estuve |estado )estresada\b/g],
    ['feeling', 'fine', /\b(?:senti|sentido|siento) bien\b/g],
    ['feeling', 'calm', /\b(?:senti |sentido |siento |estuve |estado )?(?:tranquila|en calma)\b/g],
    ['feeling', 'energized', /\b(?:senti|sentido|siento) con (?:mucha )?energia\b|\bvitalidad\b/g],
  ],
  subjects: [
    ['tide_focus', /\b(?:enfoque|foco)\b/g],
    ['tide_tension', /\btension\b/g],
    ['mood_taps', /\b(?:animos?|caras?) (?:toque|toqu[eo]s?|marque|he marcado|he tocado)\b|\btoques de animo\b/g],
    [
      'clarity',
      /\bniebla(?: mental)?\b|\bclaridad(?: mental| de mente)?\b|\bpens(?:ar|e|ado) con claridad\b|\bconcentra(?:cion|rme|da)\b|\b(?:cabeza|mente) (?:mas |de )?(?:clara|despejada|nublada|espesa|lucida)\b|\blucidez\b/g,
    ],
    ['stress', /\b(?:nivel(?:es)? de )?estres\b|\bestresada\b/g],
    ['waking', /\b(?:despert(?:e|ado|aba|ares)?|amanec(?:i|ido))\b/g],
    ['feeling', /\bemocion(?:es)?(?: principal(?:es)?| dominantes?)?\b|\bsentimientos?\b/g],
    ['bleeding', /\bciclos?\b|\bperiodos?\b|\b(?:bajo|vino|viene|baja|venia) la regla\b|\bsangrar\b|\bmenstrue\b/g],
    ['night_sweats', /\bsudar\b/g],
    ['sleep', /\bdormir\b|\bdorm(?:ia|imos)\b/g],
    ['energy', /\bfatiga\b/g],
    ['mood', /\bestado emocional\b/g],
  ],
  high: /\b(?:mas (?:alt[oa]s?|larg[oa]s?|elevad[oa]s?)|maxim[oa]s?|mayor(?: numero| cantidad)?)\b|(?<!cuant[oa]s )\b(?:con|tuve|tenido|en que tuve|anote|hubo|dormi|el que|la que) mas(?! de)\b|\bmas @(?= (?:tuve|he|anote|note))|^(?:en )?(?:(?:que|cual) (?:dia|noche)|cuando)\b.*@(?: yo)? mas\b(?! (?:de|que))/,
  low: /\b(?:mas (?:baj[oa]s?|cort[oa]s?)|minim[oa]s?|menor(?: numero| cantidad)?)\b|\b(?:con|tuve|anote|hubo|dormi) menos(?! de)\b|(?<=\b(?:dias?|noches?|semana|mes|cuando|vez)\b.*)\bmenos @|^(?:en )?(?:(?:que|cual) (?:dia|noche)|cuando)\b.*@(?: yo)? menos\b(?! (?:de|que))/,
  first: /\b(?:primer[oa]?|mas antigu[oa])\b(?! (?:semana|mitad|quincena))|\bempece a (?:anotar|apuntar|escribir|registrar)\b/,
  average:
    /\b(?:promedios?|medi[oa]s?|de media|en promedio|por (?:dia|noche)|al dia|cada (?:dia|noche)|diari[oa]s?|normalmente|habitualmente|suelo)\b/,
  total: /\b(?:en total|total|sumad[oa]s?|suma)\b/,
  days: /\b(?:cuant[oa]s|numero de|en cuant[oa]s) (?:dias|noches|mananas|veces)\b|\bcon que frecuencia\b|\bcada cuant[oa]s?\b|\b(?:que|cuales|en que) (?:dias|noches|fechas)\b/,
  weekdays: /\bdiasemana\b|\bque dias? (?:suelo|suelen|suele)\b/,
  weeks:
    /\b(?:que|cual) (?:fue (?:mi|la) )?(?:mejor |peor )?semanas?\b|\b(?:por|a la) semanas?\b|\bcada semana\b|\bsemana a semana\b|\bmi (?:mejor|peor) semana\b|\bsemanal(?:es|mente)?\b/,
  months:
    /\b(?:que|cual) (?:fue (?:mi|el) )?(?:mejor |peor )?mes(?:es)?\b|\bpor mes(?:es)?\b|\bcada mes\b|\bmes a mes\b|\bmi (?:mejor|peor) mes\b|\bmensual(?:es|mente)?\b/,
  hours: /\b(?:a que horas?|que horas?|hora del dia|momento del dia|en que momento|parte del dia|por horas)\b|=/,
  cycles:
    /^(?!.*\b(?:empez|comenz|inicio|termin|acab)).*\bciclos?\b|\bentre (?:mis )?(?:dos )?(?:ultimas )?(?:dos )?(?:@|reglas)|\bentre (?:una )?@|\bcada cuant[oa]s?\b|\bregular(?:es|idad)\b/,
  gap: /\b(?:mayor|maxim[oa]|mas larg[oa])\b.*\b(?:sin|entre)\b|\b(?:intervalo|pausa|hueco|tiempo|periodo|racha) mas larg[oa]\b|\bmas tiempo\b.*\b(?:sin|entre)\b|\bmas dias seguidos sin\b|\bmas tiempo sin\b|\bmayor (?:intervalo|pausa|hueco|tiempo)\b/,
  span: /\b(?:empez(?:o|ado|aron)|comenz(?:o|ado|aron)|inicio|acab(?:o|ado)|termin(?:o|ado|aron)|fin|duro|duraron|durado)\b/,
  why: /\bpor que\b|\bmotivo\b/,
  judged: /\b(?:mal[oa]?s?|buen[oa]?s?|bien|fatal|horrible|mejor|peor)\b/,
  link: /\b(?:afect(?:a|an|o|ado)|influy(?:e|en|o)|influido|caus(?:a|an|o)|relacion(?:ad[oa]s?)?|hac(?:e|en) que|empeor(?:a|an|o)|mejor(?:a|an)|provoc(?:a|an|o)|por culpa|debido|depende|cuando (?:tomo|bebo|como|hago|bebi|tome|hice)|dias (?:con|de|en que|que)|noches (?:con|de|en que|que)|despues)\b/,
  asking:
    /\b(?:como|cuando|cuant[oa]s?|cual(?:es)?|dime|dame|muestra(?:me)?|ensena(?:me)?|cuentame|compara(?:me)?|lista|numero de)\b|^(?:y )?(?:el|la|los|las) (?:dia|noche|semana|mes)(?:es|s)? (?:que|en (?:el |la )?que|con|sin|donde)\b|^lo (?:minimo|maximo|mas|menos) (?:\p{L}+ )?que\b|^(?:y |hola |lara )*(?:en |a |durante )?que\b/u,
  advice:
    /\b(?:retraso|vas? a|van a|vendra|llegara|puedo|podria yo|deberia|debo|normal(?:es)?|ayuda(?:n|r)?|hacer|hago para|para que|remedios?|tratamiento|medic[oa]s?|doctor[ao]?|peligros[oa]|grave|riesgo|preocup\w+|menopausia|perimenopausia|hormonas?|estrogenos?|mi (?:marido|pareja|madre|hermana|hija|amiga)|tengo que|necesito|mejorar|evitar|consejos?|es (?:mucho|poco|malo|bueno)|sirve)\b/,
  known: wordSet(`
    horas tener numero queria pega pegan entra entran aparece aparecen salen atacan noto consegui conseguido logre logrado alcance quedado calculas cuenta contar metido marcado padezco tema cuanto estaba tenia andaba dormia sentia iba sentirme cuantos
    anotar apuntar escribir registrar
    diasemana vienen viene venir medio medios hacerme sangrar
    lunes martes miercoles jueves viernes sabados domingos sabado domingo finde findes empezo empezado empezaron comenzo comenzado inicio acabo acabado termino terminado fin duro duran dura durado
    duraron ciclo ciclos hueco pausa intervalo racha largo larga largos largas corto cortos cortas primer primera primero primeras primeros antiguo antigua maximo maxima maximos minimo minima
    elevado elevada altos altas bajos bajas promedio media medias sumadas sumados suma total hora horas momento parte toque toques toco tocado cara caras marque marcado motivo afecta afectan
    influye influyen causa relacion relacionado hacen hace empeora empeoran mejora mejoran cuando si con sin dias noches mananas tardes semana semanas mes meses distinto distintos diferencia calendario
    app diario soft deep log embertides fatal horrible despertado despertar levante levantado cama nivel niveles puntuacion puntuaciones fecha fechas lista entre cada suelo normalmente habitualmente
    regular regulares longitud duracion tarda paso pasado pasaron transcurrido vez veces cantidad llegue llego llegado aproximadamente mas menos alrededor recuerdas recuerdame recordarme dirias podrias
    puedes quisiera gustaria quiero ver saber conocer comparar comparando comparados comparadas respecto anterior anteriores antes despues ultimo ultima en el la los las del al un una unos unas
    lo le se me te mi mis yo de a y o u que como cual cuales cuanto cuanta cuantos cuantas donde ha he han hubo habia fue fueron era eran estuvo estado estaba tuve tenia tenido tengo tiene di dio
    sufri sufrido padeci padecido experimente note notado anotado registrado apuntado aparecieron aparecio pasado vino vinieron subio bajado subido bajo aumento aumentado disminuido disminuyo
    cambio cambiado igual peor mejor mal bien buena buenas malas mayor menor durante desde hasta por para sobre segun entero entera completo completa todo toda todos todas solo solamente
    exactamente realmente oye hola porfa porfavor favor gracias lara tambien entonces pues bueno vale ok haber hecho hice hago cosas general reciente recientes cercano actual actuales
    cierto mucho mucha muchos muchas poco poca suele suelen tienden tiendo peores mejores dormi duermo emocion dominante principal algun alguna ningun ninguna no ni culpa depende
  `),
}
