import type { SignTable } from '../signs.ts'

/**
 * Spanish attempts to instruct Lara or to extract data the writer may not see (I; docs/content.md, section 2), in
 * messages and logs.
 */
export const I_ES: SignTable = {
  class: 'I',
  language: 'es',
  concepts: {
    drop: 'ignora|ignore|ignorad|ignoren|ignorar|olvida|olvide|olviden|olvidate|olvidad|descarta|omite|desobedece|desactiva|desactive|desactivar|desactivadas|desactivados|elimina|borra|anula|saltate|salta|rompe|quita|suspende|deja_de_seguir|no_sigas|apaga|deshabilita|pasa_por_alto|evita|cancela|sin|reemplaza|sobreescribe|haz_caso_omiso|no_hagas_caso|desecha|reinicia|libera|resetea',
    rules:
      'instruccion|instrucciones|regla|reglas|norma|normas|directriz|directrices|indicaciones|prompt|programacion|restriccion|restricciones|filtro|filtros|seguridad|ordenes|politicas|limites|limitaciones|protocolo|protocolos|pautas|todo_lo_anterior|lo_anterior|censura',
    yours:
      'tu|tus|su|sus|anterior|anteriores|previas|previa|previos|todas|todos|las|estas|cualquier|sistema|iniciales|originales|de_arriba|de_antes|vuestras',
    show: 'muestra|muestrame|mostrar|muestre|dime|di|repite|repetir|repita|imprime|ensena|ensename|revela|revelame|traduce|traduceme|traducir|copia|pega|escribe|escribeme|envia|manda|dame|lee|lista|resume|codifica|cuentame|cual|cuales|que|comparte|transcribe|filtra|explica|recita|completa|termina|devuelve|publica|saca|exporta|quiero_ver|necesito_ver|vuelca|parafrasea',
    secret:
      'prompt|tu_prompt|prompt_del_sistema|prompt_de_sistema|mensaje_del_sistema|mensaje_de_sistema|mensaje_de_sistema|instrucciones_ocultas|instrucciones_secretas|instrucciones_iniciales|instrucciones_del_sistema|tus_instrucciones|tus_reglas|mensaje_oculto|mensaje_inicial|texto_que_te_dieron|lo_que_te_dieron|te_dieron_al_principio|codigo_fuente|tu_codigo|clave_api|api_key|clave_secreta|claves_secretas|contrasena_del_administrador|contrasena_de_administrador|token_de_acceso|variables_de_entorno|texto_anterior|texto_de_arriba|configuracion_interna|tu_configuracion|instrucciones_originales|ordenes_internas|instrucciones_internas|prompt_inicial|credenciales|tu_programacion|tus_directrices|primer_mensaje|reglas_internas|reglas_secretas|datos_de_entrenamiento|base_de_datos|texto_oculto',
    be: 'actua|actue|finge|simula|eres_ahora|ahora_eres|ya_no_eres|haz_de|comportate|imagina_que_eres|imaginate_que_eres|juega|juguemos|hagamos|a_partir_de_ahora|desde_ahora|desde_este_momento|responde_como|contesta_como|habla_como|conviertete|se_mi|pretende|asume|interpreta|supon_que_eres|hazte_pasar|seras',
    free: 'sin_restricciones|sin_reglas|sin_limites|sin_filtros|sin_filtro|sin_censura|sin_limitaciones|sin_restriccion|sin_normas|sin_etica|dan|libre|irrestricta|medico|medica|doctora|doctor|psiquiatra|farmaceutica|desarrollador|hacker|ia_libre|otra_ia|otro_asistente|que_puede_decir|decir_cualquier_cosa|todo_permitido|malvada|administrador|chatgpt|terminal|puede_todo',
    mode: 'modo_desarrollador|modo_de_desarrollador|modo_desarrollo|modo_dan|modo_dios|modo_administrador|modo_admin|modo_depuracion|modo_debug|modo_sin_filtros|modo_libre|modo_root|modo_prueba|modo_seguro|modo_mantenimiento|modo_jailbreak|acceso_root|acceso_de_administrador|permisos_de_administrador|modo_sin_restricciones|modo_seguridad',
    creator:
      'administrador|administradora|creador|creadora|desarrollador|desarrolladora|programador|programadora|ingeniero|ingeniera|duena|dueno|jefa_del_sistema|fundador|fundadora|soporte|moderador|openai|anthropic',
    bot: 'asistente|ia|ai|bot|chatbot|lara|modelo|modelo_de_lenguaje|inteligencia_artificial|robot|maquina|agente|chatgpt',
    others:
      'otras_usuarias|otra_usuaria|otros_usuarios|otro_usuario|demas_usuarias|demas_usuarios|las_demas_usuarias|ultima_usuaria|ultimo_usuario|usuaria_anterior|usuario_anterior|todas_las_usuarias|todos_los_usuarios|usuario_2|usuaria_2|otras_cuentas|otra_cuenta|otras_mujeres|otra_mujer|otras_personas|otra_persona|demas_mujeres|las_demas|los_demas|base_de_datos|mi_vecina|mi_hermana|mi_jefa|mi_amiga|mi_suegra|otros_clientes|lista_de_usuarias|lista_de_usuarios|ultima_persona|persona_anterior',
    private:
      'datos|diario|diarios|nota|notas|conversacion|conversaciones|mensajes|registro|registros|correo|correos|email|contrasena|contrasenas|cuenta|cuentas|perfil|perfiles|historial|nombres|direcciones|telefonos|secretos|dijo|dijeron|te_dijo|te_conto|te_pregunto|preguntaron|escribio|escribieron|informacion|entradas|chats|lista',
    reply:
      'cada_respuesta|todas_las_respuestas|tus_respuestas|toda_respuesta|cuando_pregunte|cuando_ella_pregunte|si_pregunta|proxima_respuesta|siguiente_respuesta|en_adelante|cada_mensaje|a_partir_de_ahora|de_ahora_en_adelante|desde_ahora',
    do: 'di|dile|diles|responde|responder|contesta|recomienda|recomiendale|anade|agrega|incluye|pon|menciona|enlace|enlaces|visita|compra|manda|envia|muestra|repite|anuncia|convence|di_que|elogia|alaba|promociona',
    call: 'llama|ejecuta|invoca|lanza|corre|haz|activa|usa|accede|consulta|envia|dispara',
    endpoint: 'endpoint|api|funcion|webhook|comando|script|consola|terminal|servidor|sql|peticion|herramienta',
  },
  harmless: [
    'instrucciones|indicaciones|reglas|ordenes|pautas del|de|de_la|de_mi medico|medica|doctora|doctor|enfermera|prospecto|caja|receta|farmaceutica|fisio|ginecologa|ginecologo',
    'reglas del|de juego|casa|mus|domino|ajedrez|trabajo',
    'la|mi|mis|las regla|reglas ~1 vino|viene|bajo|dolorosa|dolorosas|abundante|abundantes|irregular|irregulares',
    'sin regla|reglas|la_regla',
    'modo avion|silencioso|nocturno|oscuro',
    'filtro|filtros de agua|cafe|instagram',
    'se me|le olvida|olvido|olvidan',
    'me olvido|olvide|olvida',
    'no olvides|olvide mi|anotar|recordarme',
  ],
  rules: [
    'rules/12: <drop> & <yours> & instruccion|instrucciones|norma|normas|directriz|directrices|indicaciones|prompt|programacion|restriccion|restricciones|filtro|filtros|ordenes|limites|limitaciones|protocolo|protocolos|pautas|seguridad|censura ! medico|doctora ! prospecto|receta ! dieta',
    'rules/12: <drop> & tus|todas_tus|sus|las_de_arriba|anteriores|previas & reglas|regla ! menstru* ! meses|anos|sangr*',
    'rules/10: ignora|olvida|olvidate|descarta|borra|omite & todo|lo & anterior|dicho|antes|arriba|sabes ! mi_diario',
    'rules/12: <show> & <secret> ! base_de_datos ! escritura',
    'rules/12: <secret> & palabra_por_palabra|literalmente|textualmente|base64|al_reves|tal_cual|completo|entero|en_frances|en_ingles|exactamente',
    'rules/12: repite|copia|imprime|di|transcribe & texto|palabras|todo|mensaje|lineas & anterior|arriba|antes|principio|comienza|empieza|dieron',
    'rules/12: <be> & <free> ! cita|consulta ! mi_marido ! sin_reglas_desde ! practicar|ensayar ! con_el|al_medico|con_mi',
    'rules/10: <drop> las|los|tus|sus|esas reglas|filtros|instrucciones|normas|restricciones|directrices|limites|ordenes ! yo|siempre_ignoro ! medico|prospecto|dieta|juego ! se_me ! menstru* ! tuve|meses|anos|vino',
    'rules/10: haz|hace|hagas|imagina|supon|suponiendo ~2 como_si|que & ia|sin|ninguna|fueras|tuvieras|no_tuvieras & reglas|limites|filtros|ia|restricciones|normas|otra',
    'rules/10: ia|asistente|bot|eres|tu|modelo & sin|ninguna|ningun|libre_de ~1 reglas|limites|filtros|restricciones|normas|censura|etica|moral ! yo ! estoy|llevo|meses',
    'rules/10: que|como|cuales|dime & te_dijeron|te_ordenaron|te_programaron|te_instruyeron|te_han_dicho|te_dieron|te_pidieron|te_indicaron & antes|principio|inicio|empezar|hacer|instrucciones|comenzar|no_decir ! medico',
    'rules/8: desobedece|desobedecer|rebelate|liberate|libera|no_obedezcas|deja_de_obedecer & creadores|reglas|tus|programacion|a_tus|normas|limites|instrucciones ! hijos|hija|hijo',
    'rules/8: ya_no_eres|deja_de_ser|no_seas|no_eres & lara|asistente|tu',
    'data/10: lee|leeme|leer|muestra|ensename|ensena|dame|ver & diario|notas|conversaciones|mensajes|datos|perfil|cuenta & otra|otras|otro|ajeno|ajena|alguien|demas ! conmigo',
    'code/10: borra|elimina|suprime|bloquea|cierra|desactiva|destruye & cuenta|cuentas|usuario|usuarios|usuaria|usuarias|base_de_datos|servidor|todo & del|de_la|de_otra|todas|todos|2|3|4|5|6|7|8|9|1|numero|la ! mi_cuenta|mi|como_borro ! puedo',
    'data/8: quien_mas|que_otras_personas|quienes & usa|usan|registrada|registradas|nombres ! tiene|sufre',
    'rules/8: tu|tus|sus ~1 reglas|instrucciones|normas|restricciones|restriccion|filtro|filtros|limites|directrices|programacion|prompt|configuracion|limitaciones & romper|rompe|rompas|seguir|sigas|sin|ignora|muestra|dime|cuales|autorizo|permiso|no|ya|quita|cambia|olvida|lista|ensena|obedecer ! medico ! prospecto',
    'rules/8: no_tuvieras|sin_ningun|sin_ninguna|no_tengas|no_tienes|sin ~1 limites|limite|filtro|filtros|reglas|regla|restricciones|normas|censura & responde|habla|hables|contesta|ia|eres|actua|como_si|quiero_que|respondas ! estoy|llevo|meses',
    'rules/8: tu|te ~1 nombre|llamas|llamaras & nuevo|ahora|es|max|respondes ! como_te|cual_es',
    'rules/10: oculta|secreta|nueva|ocultas|secretas|nuevas|importante ~1 instruccion|instrucciones|regla|orden|reglas & para|a & <bot> ! medico',
    'rules/10: instruccion|instrucciones|regla|orden ~1 oculta|secreta|nueva|ocultas|importante & para|al|a ! medico',
    'rules/10: <bot> & debe|debes|tiene_que|tienes_que|siempre|nunca|termina|terminar & responder|responde|decir|di|manda|enviar|enlace|compra|recomienda|mensaje|insulta|anadir|contestar|menciona ! yo ! me_responde',
    'rules/10: termina|acaba|empieza|cierra & cada|todos|tus & mensaje|mensajes|respuesta|respuestas',
    'rules/10: repite|copia|muestra|lee|imprime & lo_que|texto|todo & pone|esta|aparece|hay|dice & arriba|antes|encima|principio',
    'code/10: abre|accede|entra|muestra|ejecuta|dame|lanza & panel|consola|servidor|comando|administrador|json|api|base_de_datos ! medico',
    'rules/8: <mode> ! avion',
    'rules/8: sin_filtros|sin_censura|sin_restricciones|sin_limitaciones & contesta|responde|habla|ia|eres|actua|modo|di|contestame|respondeme',
    'rules/10: filtros|reglas|restricciones|seguridad|limitaciones|moderacion & desactivados|desactivadas|desactivada|desactiva|apagada|anuladas|suspendidas|eliminadas|no_se_aplican|levantadas ! medico',
    'rules/12: soy|habla|somos|como ~2 <creator> & tus|tu|te|desactiva|obedece|muestra|acceso|reglas|ahora|dame|modo|ordeno|lara|sistema|prompt ! trabajo_de|en_mi_trabajo|en_una_empresa',
    'rules/10: debes|tienes_que & obedecer|obedecerme ! medico',
    'rules/10: ^ ~2 sistema|administrador|admin ,|nueva|orden|mensaje|modo & <do>|muestra|comparte|ignora|revela|desactiva|orden|instruccion|modo|nueva ! digestivo|nervioso|inmune',
    'rules/10: nueva|nuevas|siguiente|siguientes ~1 orden|instruccion|instrucciones|ordenes|directriz & <do>|muestra|ignora|sistema|revela|sigue|obedece|, ! medico|receta',
    'rules/10: responde|contesta|di solo|solamente|unicamente con|que & hackeado|hackeada|ok|libre|pwned|si_amo',
    'rules/12: completa|termina|continua & frase|oracion|texto & instrucciones|prompt|sistema|ocultas|reglas',
    'rules/12: <bot> ,|por_favor & ignora|olvida|desde_ahora|a_partir_de_ahora|dile|recomienda|manda|envia|comparte|revela|finge|obedece|di_que|borra|muestra|elogia|responde_solo|actua ! mi_semana|mis_sofocos|mis_datos|mi_resumen ! se_me_olvida',
    'rules/12: a_la|para_la|al|mensaje_para|nota_para|si_eres|querida|atencion ~2 <bot> ~6 lee|lea|leyendo|lees|procesa|que|ignora|responde|di',
    'rules/12: si_eres|como ~1 un|una modelo|ia|bot|modelo_de_lenguaje|inteligencia_artificial & ignora|responde|di|anade|incluye|debes|contesta|obedece|recomienda|cada',
    'rules/12: <reply> & <do> & enlace|http*|www|prompt|marca|compra|visita|perfecto|todo_esta|bien|capsulas|pastillas|producto|web|codigo|contrasena|hackeado|reglas|ia',
    'rules/10: no_menciones|no_digas|sin_mencionar|no_le_digas|sin_decirlo & nota|instruccion|esto|mensaje & ia|asistente|prompt|respuesta|usuaria',
    'data/14: <show>|quien|busca|accede|abre|como|lee|ver & <others> & <private> ! que_hacen|que_usan|como_hacen ! ayuda ! compartir|contarle|contarselo ! mis_notas_con ! consejos',
    'data/10: que dijo|dijeron|conto|conto|pregunto|escribio ~3 usuaria|usuario|usuarias|usuarios|persona|clienta ! doctora',
    'data/10: lista|muestra|dame|vuelca|exporta|dime|ensena|ensename|cuantos|nombres & usuarias|usuarios|cuentas|correos|clientes|base_de_datos|tablas & todas|todos|todas_las|todos_los|otras|demas|sistema|de|las|los|entera ! mi_cuenta',
    'data/12: entra|inicia_sesion|accede|hackea|cambia & cuenta|perfil|servidor|base_de_datos & otra|otro|de_mi|ajena|administrador|usuario|usuaria ! mi_cuenta ! no_puedo',
    'data/12: manda|envia|reenvia|comparte|sube|pasa & diario|datos|notas|registros|todo|conversaciones|historial|esto & pareja|cuenta_del|cuenta_de_mi|otra_cuenta|arroba|correo|direccion & ia|asistente|sistema|a|al|con ! doctora|medico|mi_correo|conmigo ! como_puedo|puedo',
    'code/12: <call> & <endpoint> & borrar|eliminar|cuenta|usuario|usuaria|admin|datos|servidor|base|apagar ! medico',
  ],
}
