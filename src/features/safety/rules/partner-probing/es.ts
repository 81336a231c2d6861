import type { SignTable } from '../signs.ts'

/** What shows that the question is about what the partner can do, not about her notes. */
const OWN =
  '! le_recuerdo|le_conteste|le_digo|le_pregunto|le_hago|la_apoyo|la_ayudo|la_abrazo|como_la|como_le|que_le|como_lo|lo_siento|cuanto_espero|me_cambio|me_quedo|hago_yo|pido_perdon ! esta_manana|esta_tarde|estas_noches ! vaya_con ! normal|habitual ! algun_libro|ideas|algo_mejor|que_ayuda|que_cambio ! recuerdo|recordarle|recordar|este_calor|de_mi_parte|necesita_de_mi|por_que_esta_tan|por_que_es_tan|por_que_se_pone|un_medico|como_se_si ! la|le ayudo|acompano|apoyo|regalo|preparo|doy|compro|cuido|hago|digo ! como la|le|me ~1 ayudo|acompano|apoyo|regalo|animo|cuido|hablo|disculpo|comporto ! negociar|agobiarla|caminar'

/** Spanish questions of a partner about her (P; docs/content.md, section 2). */
export const P_ES: SignTable = {
  class: 'P',
  language: 'es',
  speaker: 'partner',
  concepts: {
    she: 'ella|mi_mujer|mi_esposa|mi_pareja|mi_novia|mi_senora|mi_companera|mi_vieja|mi_amor|la_jefa|mi_prometida|mi_chica',
    things:
      'nota|notas|diario|diarios|registro|registros|entrada|entradas|grafica|graficas|grafico|graficos|datos|numeros|cifras|estadisticas|puntuacion|nivel|humor|animo|animos|sueno|sintoma|sintomas|regla|periodo|periodos|ciclo|ciclos|conversacion|conversaciones|charlas|chat|chats|mensajes|historial|patron|informe|resumen|medicinas|medicamentos|suplementos|peso|sofocos|bochornos|respuestas|perfil|cuenta|promedio|media|sentimientos|libido|pensamientos|secretos|pagina|contrasena|clave|calendario|semana|dia|noche|dolor|estres|energia|ansiedad|sangrado|hormonas|apuntes|anotaciones',
    show: 'muestrame|muestra|mostrar|mostrarme|ensename|ensenar|ensena|ver|lee|leer|leeme|leerme|dime|decirme|cuentame|contarme|dame|darme|resume|resumeme|resumir|abre|abrir|enviame|enviar|mandame|mirar|mira|compara|comparar|comparte|compartir|lista|exporta|imprime|revela|acceder|acceso|saber|sabes|descargar|que|cual|cuales|cuanto|cuantos|cuantas|como|cuando|pasame|pasa|solo|pista|chivate|adelanto',
    did: 'durmio|dormido|duerme|durmiendo|anoto|anota|anotado|anotando|apunto|apuntado|apunta|escribio|escribe|escrito|escribiendo|registro|registrado|registra|dijo|dice|dicho|hablo|habla|hablado|conto|cuenta|contado|pregunto|pregunta|preguntado|menciono|menciona|mencionado|quejo|queja|quejado|sintio|siente|sentido|esta|estuvo|estado|anda|tuvo|tiene|tenido|tomo|toma|tomando|tomado|lloro|llora|llorado|uso|usa|usando|piensa|pienso|quiere|registro_hoy|peso|sangro|sangra|lleva|paso|pasado|va|fue|encuentra|puso|pone|comio|bebio|bebe|toca|viene|vino|bajo|baja|le_toca|le_vino|le_bajo|le_dolio|le_duele|abrio|leyo|vio|enojada|enfadada|molesta|feliz|contenta|triste|deprimida|celebra',
    state:
      'humor|animo|regla|periodo|sofocos|bochornos|bien|mal|feliz|contenta|triste|enojada|enfadada|molesta|cansada|deprimida|estresada|ansiosa|embarazada|perimenopausia|menopausia|sintomas|noche|hoy|ayer|anoche|semana|diario|app|aplicacion|hormonas|pastillas|terapia|suplementos|nosotros|pelea|discusion|sexo|separarse|dejarme|divorcio|dolor|ahora|manana|mes|ultimamente|ciclo|medicinas|algo|registro|notas',
    online:
      'conecto|conectada|conectado|ultima_vez|en_linea|entro|entra|entrado|activa|inicio_sesion|sigue_usando|usa_la_app|usa_la_aplicacion|usando_la_app|usando_la_aplicacion|sigue_registrando|dejo_de_registrar|dejo_de_anotar|dejo_de_usar|dejado_de_usar|dejado_de_anotar|dejado_de_registrar|dejado_de_escribir|abrio_la_app|abrio_la_aplicacion|abre_la_app|borro_la_app|borrado|me_bloqueo|vio_mi|ha_visto_mi|leyo_mi|ha_leido_mi|recibio_mi|usa_esto|sigue_en_la',
    allow:
      'permiso|permite|permitio|deja_ver|no_le_importa|no_le_molesta|me_dijo_que_podia|me_pidio|contrasena|clave|derecho|lo_compartimos_todo|compartimos_todo|no_hay_secretos|sin_secretos|consentimiento|de_acuerdo|autorizo|me_autorizo|soy_su_marido|soy_su_esposo|soy_su_pareja|estamos_casados|ella_lo_sabe|me_dio|me_deja|yo_pago|consiente|esta_conforme',
  },
  harmless: [
    'si|cuando|porque|mientras|aunque ella|mi_mujer|mi_esposa|mi_pareja ~1 esta|tiene|se_siente|anda|duerme|llora',
    'cuando|si esta|tiene|se_siente|le_da|llora ~1',
    'en general',
    'como|que puedo|debo|deberia|podria|hago|podemos',
    'que le puedo|digo|regalo|cocino|compro|preparo|hago',
    'mostrarle|decirle|darle|contarle|preguntarle|ensenarle',
    'cumpleanos|aniversario|regalo|regalos',
  ],
  rules: [
    'permission+/26: <allow> & <show> & <things>|todo|mirar|verlo|verlas|leerlo|sus|su ! mis_notas ! ideas|consejos|regalo',
    'permission+/20: su_contrasena|su_clave|su_cuenta|su_telefono|su_celular|su_movil & tengo|es|aqui|usar|entrar|abrir|abre|entra|se ! olvide',
    'presence/12: <she>|cuando|todavia|sigue|aun|ha|se|cuanto & <online> ! comprar|tienda ! mi_ultima|mi_contrasena ! regalo|ayuda ! gimnasio',
    'notes/12: muestrame|muestra|mostrar|mostrarme|ensename|ensena|leer|lee|leeme|dime|dame|cuentame|resume|resumeme|abre|ver|mirar|comparte|comparame|mandame|pasame|quiero_ver|dejame_ver|cual|cuales|compara|puedes_ver & su|sus|de_mi_mujer|de_mi_esposa|de_mi_pareja|de_mi_novia|de_ella & <things> ! mis_notas|ayudarla|apoyarla|aliviar ! en_general ! consejos ! respetar|privacidad',
    'notes/10: <things> de mi_mujer|mi_esposa|mi_pareja|mi_novia|ella ! ayudar|apoyar|aliviar ! en_general ! como_puedo|que_puedo ! hablar_con',
    'notes/12: como|que|cuanto|cuantos|cuantas|cuanta|cuando|cual|quien|donde ~4 <did> ~3 <she> ! como_hablo|hablo|le_digo ! ayuda|alivia|sirve|ayudar|aliviar ! que_hago|puedo|debo|deberia|podria ! en_general ! una_mujer|las_mujeres ! regalo|celebramos|celebrar|celebro|sorpresa|sorprender|cocino',
    'notes/10: como|cuanto|cuantos|cuantas ~2 durmio|dormido|duerme|sintio|encuentra|amanecio|paso|tuvo|ha_tenido|anda|va|le_fue ! se_duerme_asi|y_yo ! dormi ! puedo ! las_mujeres|una_mujer',
    'notes/10: que|algo ~2 escribio|anoto|apunto|registro|dijo|dice|pregunto|conto|menciono|hablo|puso|ha_escrito|ha_anotado|ha_dicho|ha_registrado|te_ha_dicho|te_dijo|te_conto|te_cuenta ! puedo|le_digo ! medico|doctora|doctor ! dice_la_ciencia',
    'notes?/8: ^ ~2 esta|tiene|tuvo|durmio|anoto|apunto|escribio|registro|menciono|ha|se|le|te|anda|sigue|sufre|toma|lloro|habla|hablo & <state>|regla|tomando|hablado|dicho|contado|enojada|mi|embarazada|quejado|dormido|anotado|escrito|tenido|llorado ! servira|yo|llevo ! ayuda|alivia|sirve|ayudar ! puedo|debo|que_hago ! normal|malo|bueno ! para_ella|mejor ! usted ! yo ! sirve ! una_mujer ! he|tengo',
    'notes/14: dime|decirme|saber|sabes|confirma|cuentame|averigua|pista ~2 si|que|como|cuando|cuanto ~2 <did>|ella|mi_mujer|mi_esposa ! que_hago|que_hacer|como_ayud* ! que_puedo|como_puedo ! dime_que_es ! le_digo',
    'notes/10: te|contigo|lara ~1 ha_hablado|hablo|habla|conto|cuenta|dijo|dice|ha_dicho|ha_contado|pregunto|pregunta & de_mi|mi|nosotros|ella|algo|que|sobre ! yo_te',
    'notes/10: buen|mal|es dia|momento & hablar|hablarle|decirle & hoy|ella|ahora ! en_general ! cuando_es ! como',
    'notes/14: segun|por|en la|su|el app|aplicacion|diario|registros|notas|datos & ella|esta|tiene|durmio|humor|mi_mujer|mi_esposa|siente ! mi_app',
    'notes/10: cuando le|ella ~1 toca|viene|vino|bajo|baja',
    'notes/10: de_que_humor|que_humor|que_animo & esta|anda|ella|amanecio|hoy|tiene ! puedo',
    'notes/12: que|cuantas|cuantos|cuanto|cuando|como|cual|a_que_hora|por_que & su|sus & <things>|ultima|ultimo ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebramos|celebrar|celebro|sorpresa|sorprender|cocino ! las_mujeres',
    'notes?+/10: ^ ~3 <did> ~4 <she>|su|sus|anoche|hoy|ayer|ultimamente ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebramos|celebrar|celebro|sorpresa|sorprender|cocino ! yo|mi_trabajo|tengo|estoy|dormi ! sirve|ayuda ! la_menopausia ! las_mujeres ! una_mujer|usted',
    'notes/12: abreme|abrir|abre|ver|leer|leeme|ensename|muestrame|dejame|comparame & sus|su & <things>|todo ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebramos|celebrar|celebro|sorpresa|sorprender|cocino',
    'notes/8: que tiene|hay|pasa|piensa ~3 cabeza|mente|piensa|ella ! dice_que ! puedo ! dolor_de',
    'notes/10: algo|novedades|nuevo|hay|nada|notas & su|sus|sobre_mi|de_mi|sobre_nosotros & diario|notas|registro|registros|nuevo|escrito|anotado|algo ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa ! mis_notas',
    'notes/10: quiero|dejame|necesito|me_gustaria|quisiera & ver|leer|saber|mirar|oir & lo_que|que|si|como|sus|su & escribe|anota|siente|dice|piensa|hace|diario|notas|esta|escribio|durmio ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa ! que_sepa',
    'notes?/8: ^ ~3 me|se|le|te quiere|ama|siente|encuentra|odia|extrana|acuesta|acuerda|levanta|despierta|desperto|quejo|duerme|porta|engana|molesta ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa ! yo ! una ! como_se_siente_un ! la_menopausia',
    'notes?/10: va|ira|vendra|tendra|tocara|esta|anda ~2 regla|periodo|humor|malas|buenas|ciclo|bien|mal|enojada|triste|contenta|estresada|cansada ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa ! la_menopausia ! estoy|mi_periodo',
    'notes/10: que le|tiene ~1 pasa|ocurre|sucede|duele & ella|mi_mujer|mi_esposa|mi_pareja|mi_novia ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa',
    'notes/8: cada_cuanto|con_que_frecuencia|cuantas_veces & abre|usa|entra|escribe|anota|registra ! ayuda|alivia|sirve|ayudar|aliviar ! puedo|debo|deberia|podria|que_hago ! ayudarla|apoyarla|acompanarla ! en_general|normalmente ! consejos|ideas ! regalo|celebra*|sorpresa',
    'notes/12: resumen|resumeme|resume|resumir & ella|sus|mi_mujer|mi_esposa|conversaciones|semana ! libro|menopausia_en',
    'notes/14: escala|del_1_al|del_uno_al|si_o_no|un_emoji|pulgar & ella|esta|mi_mujer|mi_esposa|tuvo|siente ! que_puedo',
    'presence/8: estuvo|estaba|esta|ha_estado ~1 conectada|en_linea|activa',
    'presence/8: donde esta|estuvo|anda|fue ~1 ella? ~1 ahora|ahora_mismo|hoy|anoche|$',
    'permission/8: entra|conectate|inicia_sesion|abre ~2 como|por|en ~2 ella|su_cuenta|su_lugar',
    'notes/8: me? mandas|envias|pasas|ensenas|muestras ~1 su|sus ~2 <things>|grafico|grafica',
    'notes/8: me|nos ~1 esconde|oculta|miente|engana|es_infiel ~2 algo|cosas|$|con|aqui',
    'notes/10: segun|por|en|con ~1 sus|su notas|registro|registros|diario|app|datos|aplicacion ~6 esta|tiene|duerme|contenta|triste|deprimida|feliz',
    'notes/8: que le ~1 dijo|conto|pregunto|dice ~2 al|a_la|a ~1 medico|doctora|medica|ginecologa|amiga|hermana',
    'notes/8: cuando es ~1 fertil|ovula|su_regla',
    'notes?/8: ^ ~1 tomo|toma|ha_tomado|se_tomo|se_toma ~1 hoy|ayer? ~1 sus|la|las|el pastillas|hormonas|parche|medicina|terapia',
    'notes?/8: ^ ~1 confia|cree|piensa|suena ~1 en mi',
    'notes/8: que|cual ~1 dia ~1 se|fue|estuvo ~2 sintio|peor|mejor|mal ! yo|me_senti',
    'notes?/8: ^ ~1 dijo|dice|conto|escribio|comento algo ~1 de|sobre ~2 anoche|mi|nosotros|ayer',
    'notes?/8: le ~1 ha? ~1 vuelto|volvio|ha_vuelto ~1 el|la ~1 deseo|libido|regla|ganas|energia',
    'notes/8: a ~1 quien ~1 le ~1 escribe|habla|manda|llama',
    'notes?/10: ^ ~1 menciono|menciona|anoto|anota|escribe|escribio|habla|hablo|apunto ~2 su|sus|sobre|de|a|sexo|sangrado ~3',
    'notes?/8: ^ ~2 esta|estuvo|anda ~1 enfadada|enojada|molesta|triste|contenta|rara|con_la_regla|embarazada ~2 conmigo|ahora|hoy|$ ! normal',
    'notes/8: como ~1 anda|esta|va|estuvo ~1 de energia|animo|humor|sueno',
    'notes/8: a que hora se ~1 acosto|levanto|durmio|desperto',
  ].map((row) => (row.startsWith('notes') ? `${row} ${OWN}` : row)),
}
