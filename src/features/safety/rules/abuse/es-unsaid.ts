import type { CrisisSign } from '../crisis-rule.ts'

const NOT = ['<media>', '<joke>', 'jefe|jefa|profesor|profesora|nieto|nieta|cumpleanos|sorpresa|operacion|cirujano']

/** Spanish signs of force and control told as daily life, and of violence against relatives. */
export const C2_ES_UNSAID: readonly CrisisSign[] = [
  {
    cause: 'sexual',
    isPlain: true,
    patterns: [
      'no ~1 para|deja|descansa ~3 hasta ~1 que ~1 cedo|digo|acepto|le_dejo|lo_hago|hago',
      'me ~1 despierta ~6 hasta ~1 que ~1 cedo|acepto|digo|le_dejo',
      'dije|digo ~2 no ~2 siguio|sigue|continuo|continua',
      'duele|dolor|dolia ~4 le ~1 da_igual|es_igual|da_lo_mismo',
      'duele ~4 lo ~1 hace ~1 igual|lo_mismo|de_todas_formas',
      'lo_hago|me_acuesto|cedo ~3 con_el|el ~5 porque|para_que|si_no ~5 habla|hablar|enfada|mala_cara|morros|semana',
      'dice ~3 para_eso|eso_es ~2 casamos|case|matrimonio|mujer',
      'quieta|quieto|inmovil ~2 hasta ~1 que ~1 termina|acaba|termine|acabe',
    ],
    unless: NOT,
  },
  {
    cause: 'control',
    isPlain: true,
    patterns: [
      'dijo|dice|dicho|contado|cuenta ~2 medico|medica|doctor|doctora|todos|familia|vecinos|policia|hijos|mi_madre ~4 desvario|loca|confundo|invento|imagino|miento|deliro|desequilibrada|mal_de_la_cabeza|histerica',
      'me ~2 encerrar|ingresar|internar ~6 no ~1 vere|volvere_a_ver|veras|vuelvo_a_ver',
      'dice|amenaza ~3 encerrar|ingresar|internar|encerrarme|internarme|ingresarme',
      'cierra|cerro|echa|encierra ~2 con? ~1 llave|cerrojo|pestillo ~2 por_fuera|desde_fuera|al_irse|cuando_se_va',
      'tengo|debo|he ~1 que|de ~1 pedir|pedirle ~1 permiso',
      'tengo|debo|he ~3 ensenar|mostrar|ensenarle|mostrarle|dar ~2 ticket|tickets|recibo|recibos|movil|mensajes|factura',
      'quitado|quito|quita|escondido|esconde|guarda ~2 las|mis|mi ~1 llaves|tarjeta|movil|pasaporte|dni|documentos ~5 no ~1 salga|vaya|pueda|me_vaya|escape|trabaje',
      'decide ~2 que|cuando|con_quien|a_quien|como ~2 me_pongo|veo|como|duermo|salgo|visto|hablo',
      'nadie ~2 querria|quiere|va_a_querer ~3 vieja|como_yo|otra|asi',
      'me ~1 tiro|tira|escondio|esconde|quita|rompe ~3 parches|pastillas|medicacion',
      'sueldo|nomina|pension|paga ~3 su ~1 cuenta|nombre|bolsillo',
      'como ~2 me|puedo ~1 voy|ir|irme|escapar|salir|escapo ~3 sin_que ~2 entere|sepa|vea|note',
      'irme|escapar|marcharme ~1 sin_que ~2 entere|sepa|vea',
      'no ~1 me ~1 deja|permite ~2 ir|salir|ver|trabajar|hablar ~1 sola?',
    ],
    unless: [...NOT, 'la_rodilla|el_dolor|el_ruido|los_sofocos|el_calor|conducir|empresa|trabajo_no_me|salida'],
  },
  {
    cause: 'threat',
    isPlain: true,
    patterns: [
      'pone|deja|saca|limpia|puso|ensena|saco|carga ~2 escopeta|pistola|cuchillo|navaja|hacha|machete|martillo',
      'mato|ahogo|enveneno|pateo|estrangulo ~1 a ~1 mi|la|el|nuestro|nuestra ~1 gato|gata|perro|perra|conejo|pajaro|loro',
      'si ~1 me voy|marcho ~6 quema|mata|encuentra|busca|dispara|pega',
      'si ~1 lo? ~1 dejo ~3 encontrar|matar|mata|busca|encuentra',
      'tiro|tira|lanzo|lanza|arrojo|estampo ~4 al_lado|cerca|junto|contra ~2 de? ~1 mi ~1 cabeza|cara|pies',
      'punetazo|patada|golpe ~3 pared|puerta|mesa ~2 a_mi_lado|al_lado|junto|cerca',
      'quema|quemar|quemara ~2 casa ~2 conmigo|si_me|con_nosotros',
    ],
    unless: [...NOT, 'veterinario|sin_querer|raton|caza|jamon|cocina'],
  },
  {
    cause: 'fear',
    isPlain: true,
    patterns: [
      'miro|vigilo|estudio ~2 la|su ~1 cara|gesto|pasos|ojos ~5 saber|ver ~3 que|como',
      'no ~1 me ~1 atrevo ~1 a ~1 contradecirle|decirle|llevarle ~1 que? ~1 no|$|contraria|nada',
      'miedo ~3 volver|llegar|ir ~1 a ~1 casa',
      'callamos|callan|quietos|calladas|callados ~5 coche|llave|llaves|pasos|puerta',
      'manga|mangas ~1 larga|largas ~6 nadie|pregunt*|vean|vea|note',
      'dije|dicho|digo ~3 me ~1 di|cai|tropece|resbale ~2 con|por|en ~2 armario|puerta|escaleras|escalera',
      'bolsa|maleta|mochila ~2 preparada|lista|hecha ~7 por_si|salir|corriendo|irme|debajo|escondida',
    ],
    unless: [...NOT, 'sol|hielo|tormenta|oscuro|viaje|vacaciones|parto|ladron'],
  },
  {
    cause: 'violence',
    isPlain: true,
    patterns: [
      'mi hijo|hermano|hija|marido|mujer|pareja|ex|yerno ~4 me ~1 pega|empuja|golpea|zarandea|agarra|amenaza',
      'me ~1 agarra|agarro|aprieta|apreto|sujeta|sujeto ~2 brazo|cuello|muneca|pelo ~6 marcas|fuerte|perdon|moratones|respirar',
      'me ~1 tiro|tira|empujo|empuja ~2 por_las|por_la|escaleras|escalera|al_suelo|contra',
    ],
    unless: [...NOT, 'perro|perra|resbalara|caerme|no_caer|hielo|collar|piscina|columpio|puesto|presentarme'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      'cuidadora|cuidador|enfermera|asistenta|padrastro|residencia ~4 pega|empuja|grita|pellizca|zarandea|ata|golpea|bofetadas',
      'cuidadora|cuidador|enfermera|asistenta|padrastro ~5 da ~1 bofetadas|golpes|pellizcos|tortas|empujones',
      'novio|marido|pareja|ex de ~1 mi ~1 hija|hermana|amiga|sobrina|prima|vecina ~2 la ~1 empuja|pega|golpea|agarra|amenaza|controla|zarandea',
    ],
    unless: NOT,
  },
  {
    cause: 'own',
    isPlain: true,
    speaker: 'partner',
    patterns: [
      'lo_hago|me_acuesto|sexo|lo_hice ~4 dormida|medio_dormida|borracha',
      'perdi|pierdo ~2 nervios|control|cabeza|papeles ~3 rompi|tire|empuje|pegue|golpee|agarre|estampe',
      'rompi|destroce|reviente|patee ~2 puerta|pared|espejo|movil ~4 ella|detras|suyo|su',
      'le ~1 miro|reviso|leo|mire|revise ~2 movil|mensajes|telefono|whatsapp ~4 noche|dia|siempre|escondidas|normal|duerme',
      'la ~1 deje|deje_a ~1 fuera|encerrada|en_la_calle',
    ],
    unless: ['<media>', 'basura_y_pedi|me_pidio|me_pide|permiso|sin_querer'],
  },
]
