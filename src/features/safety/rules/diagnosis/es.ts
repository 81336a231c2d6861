import type { SignTable } from '../signs.ts'
import { toRows } from './frames.ts'

/** Spanish requests for a diagnosis (X; docs/content.md, section 2). */
export const X_ES: SignTable = {
  class: 'X',
  language: 'es',
  concepts: {
    stage:
      'menopausia|perimenopausia|postmenopausia|posmenopausia|premenopausia|menopausica|perimenopausica|postmenopausica|posmenopausica|premenopausica|climaterio|menopausia_precoz|menopausia_temprana|menopausia_prematura|fallo_ovarico|insuficiencia_ovarica',
    cancer: 'cancer|tumor|tumores|maligno|maligna|leucemia|linfoma|melanoma|metastasis|carcinoma',
    mood: 'depresion|deprimida|deprimido|depresiva|ansiedad|trastorno_de_ansiedad|bipolar|bipolaridad|tdah|autismo|autista|toc|estres_postraumatico|trastorno|crisis_nerviosa|burnout|esquizofrenia|psicosis|anorexia|bulimia|loca|ataques_de_panico|trastorno_limite|alcoholica|neurodivergente',
    memory: 'demencia|alzheimer|alzeimer|alzhaimer|parkinson|deterioro_cognitivo|demencia_senil',
    illness:
      'tiroides|hipotiroidismo|hipertiroidismo|hipotiroidea|hashimoto|ovario_poliquistico|ovarios_poliquisticos|sop|endometriosis|adenomiosis|mioma|miomas|fibroma|fibromas|polipo|polipos|quiste|quistes|diabetes|diabetica|prediabetes|resistencia_a_la_insulina|anemia|anemica|falta_de_hierro|osteoporosis|osteopenia|artritis|artrosis|reuma|fibromialgia|lupus|esclerosis|celiaca|celiaquia|colon_irritable|crohn|colitis|apnea|insomnio|fatiga_cronica|infeccion|infeccion_urinaria|cistitis|candidiasis|candida|hongos|vaginosis|herpes|vph|prolapso|liquen|atrofia|migrana|migranas|hipertension|presion_alta|insuficiencia_cardiaca|arritmia|angina|reflujo|ulcera|gastritis|calculos|hepatitis|higado_graso|hernia|apendicitis|culebrilla|psoriasis|eccema|rosacea|asma|covid|gripe|alergia|alergica|intolerancia|intolerante|desequilibrio_hormonal|desajuste_hormonal|descontrol_hormonal|vertigo|neuropatia|tunel_carpiano|gota|trombosis|ictus|autoinmune|deficit|deficiencia|embarazada|embarazo|enfermedad|padecimiento|sindrome|enferma|enfermo|algo_grave|algo_malo|algo_serio|problema_hormonal|pmos|covid_persistente|vaginismo|esteril',
    sick: 'enferma|muriendo|grave|mala',
  },
  harmless: [
    'que es|son la|el|los|las? menopausia|perimenopausia|osteoporosis|endometriosis|depresion|demencia',
    'prueba|pruebas|analisis|test de',
    'vuelvo|vuelve|volviendo|volver loca',
    'como loca',
    'alergica a los_lunes|mi_marido',
    'diario|app|aplicacion|grupo|libro de ~2 menopausia',
    'sofoco|sofocos|bochorno|bochornos',
  ],
  rules: [
    ...toRows([
      '?+/10: ^ ~3 tengo ~3 <@> ! ejercicio|ayuda|puedo|lo_anoto|hago|sirve ! que_hago|como ! desde|hace ! cita|miedo|ganas ! tengo_que ! y_no_se ! pero ! historial|antecedentes ! diagnosticada|diagnosticaron ! y_quiero|y_tomo ! me_cuesta|me_siento ! controlada',
      '/10: sera|seria|es|son|estoy|estare|tendre|tendria|puede_ser|podria_ser|padezco|sufro|esto_es|lo_mio_es|ya_estoy|ya_soy ~4 <@> & sera|seria|estare|tendre|tendria|puede_ser|podria_ser|padezco|o|si_o_no|lo_mio|estos|esto|dime|confirma*|crees|segun|verdad|ya|acaso ! como_se|como_puedo_saber ! normal|comun|frecuente ! malo|bueno ! que_es',
      '/12: dime|dinos|confirma|confirmame|confirmar|aclarame|asegurame|decidme|verifica|sentencia|dictamina ~6 <@> ! que_es ! como',
      '/12: crees|cree|piensas|opinas|diria|dirias|te_parece|creeis ~5 tengo|es|sea|sera|tenga|estoy|sufro|lo_mio|padezco|esta|tiene ~5 <@> ! ayuda|sirve|util',
      '/12: creo|sospecho|segura|convencida|supongo|juraria ~3 tengo|es|sea|estoy|padezco ~5 <@> & verdad|no|cierto|confirma*|tengo_razon|correcto|me_equivoco|estoy_en_lo_cierto|si|crees|opinas|acierto ! como',
      '/12: <@> & si_o_no|sin_rodeos|de_una_vez|directamente|la_verdad|diagnostico|diagnostica|diagnosticame|segun_mis|segun_tu|que_opinas|con_mis_datos|segun_tu_opinion ! como',
      '/12: significa|quiere_decir|indica|demuestra|apunta|sugiere ~3 tengo|estoy|es|soy ~5 <@> ! que_significa',
      '/12: <@> o <stage>|<mood>|<memory>|<illness>|<sick>|hormonas|es|solo|estres|edad|resequedad|sequedad|los_nervios|otra ! diferencia ! grupo ! ayuda',
      '/12: es|son|sera|seran|sintoma|sintomas|senal|senales|signo ~3 <@> & mis|estos|estas|mi|esto|tengo ! cuales|como ! normal|comun ! que_es ! frecuentes ! raro',
      '/12: segun|con|por|mirando|viendo|basandote|de_acuerdo mis|los|a|en ~2 registros|datos|notas|numeros|diario|sintomas & <@>',
      '/12: tiene|padece|sufre|esta mi|ella|esposa|mujer|madre|hermana ~4 <@> ! como_ayudo|como_puedo',
      '/12: mi|ella|esposa|mujer|madre|hermana tiene|padece|sufre|esta ~2 <@> & crees|opinas|verdad|si_o_no|o|diagnostico|dime',
    ]),
    ...toRows([
      '?+/9: ^ ~3 tengo|soy|estoy|es|sera|seria|tendre|padezco|sufro|puede_ser|podria_ser|esto_es|seran|son|ando|llegue|entre|tendria ~3 <@> ~4 $ ! que_es|como|cuando|por_que|cuanto|cuales|que ! normal|comun|frecuente|malo|bueno ! pero ! que_hago|que_ayuda|ayuda|hago|puedo|lo_anoto|sirve ! prueba',
      '?/8: , es|sera|seria ~2 <@> ! que_es',
      '?+/8: ^ ~2 <@> ~1 $ ! anoto|ayuda|puedo|hago|sirve|what|is|does|the|about|quoi|est|que|como|cuando|datos|sintomas|por_que',
      '/12: digame|diganme|decirme|decime|saber|sabes|decir|decidir|averiguar|ver|comprobar|detectar|descartar|descarta|descarte ~3 si|tengo|estoy|es|el|la|un|que ~4 <@> ! como_puedo|como_se|como_saber ! a_mi|a_mis ! medico',
      '/10: suena|parece|pinta|apunta|huele ~2 <@> ! me_parece_que_la|que_la ! como',
      '/9: <@> lo_que_tengo|lo_mio|lo_que_siento|lo_que_me_pasa|lo_que_sufro|lo_que_padezco|verdad|no_es_asi|cierto|o_que|o_no|no_cierto ! como ! que_es',
    ]),
    'illness/6: que_me_diagnostiques|diagnosticame|diagnostiqueme|me_diagnosticas|un_diagnostico_ya',
    'illness/10: mira|mirando|ve|lee|revisa & datos|notas|registros|diario & que_tengo|que_me_pasa|que_esta_mal|que_padezco|enfermedad',
    'illness/10: diagnostico|diagnostica|diagnosticame|diagnosticar|diagnosticarme|diagnosticas|diagnostique & hazme|dame|haz|me|mis|puedes|puede|podrias|quiero|necesito|con|que|tu|segun|lee|da ! me_diagnosticaron|diagnosticaron|diagnosticada ! desde_mi|despues_de_mi ! hace ! mi_medico|el_medico|la_doctora',
    'illness/8: que|cual enfermedad|padecimiento|trastorno|problema|mal|condicion|sindrome ~2 tengo|padezco|es|sufro|tendre|sera|coincide|encaja|explica ! que_es_la ! app|registro',
    'illness/8: que|dime me ~1 pasa|pasando|ocurre|ocurriendo|sucede & dime|exactamente|cuerpo|a_mi|enfermedad|tengo|registros|segun|diagnos*|medico ! cuando|si|en_el_trabajo|con_mi_marido',
    'illness/8: que es|sera lo_que_tengo|lo_mio|esto_que_tengo|lo_que_me_pasa',
    'illness/8: dime que|lo tengo|que_tengo|me_pasa ! que_tengo_que ! anotado|apuntado|registrado ! escrito',
    'illness/10: estoy ~1 enferma|mal_de & o|si_o_no|dime|verdad|sera|gravemente|es ! del_estomago ! como',
    'illness/10: hormonas|tiroides|hierro|estrogeno|cortisol & bajas|altas|bajo|alto|baja|alta|descontroladas|desequilibradas|desajustadas|mal|revueltas & tengo|estan|dime|confirma*|sera|crees ! cuando|como ! causa ! que_pasa',
    'stage/10: que|cual|en_que etapa|fase|estado & estoy|menopausia|me_encuentro|perimenopausia ! que_es|cuales',
    'stage/14: fsh|estradiol|hormonas|antimulleriana & estoy|significa|quiere_decir|ya & <stage>',
    'stage/14: ya|ya_no|acaso ~1 estoy|entre|llegue|soy ~3 <stage> ! como ! y_tengo|y_me ! hace',
    'stage+/20: tengo_35|tengo_36|tengo_37|tengo_38|tengo_39|tengo_40|tengo_41|tengo_42|tengo_43|tengo_44 & <stage> & es|sera|tengo|estoy|puede ! quiero',
  ],
}
