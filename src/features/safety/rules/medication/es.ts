import type { SignTable } from '../signs.ts'
import { NAMED } from './medicines.ts'

/** Spanish questions about dose, stopping, combining and changing medicines (D; docs/content.md, section 2). */
export const D_ES: SignTable = {
  class: 'D',
  language: 'es',
  concepts: {
    named: NAMED,
    form: 'parche|parches|gel|pastilla|pastillas|pildora|pildoras|comprimido|comprimidos|capsula|capsulas|crema|ovulo|ovulos|espray|spray|gotas|inyeccion|inyecciones|implante|anillo|supositorio|medicamento|medicamentos|medicacion|medicina|medicinas|remedio|remedios|tratamiento|receta|dosis|pulsacion|pulsaciones|sobre|sobres|jarabe|tableta|tabletas|grageas|somniferos|droga|pomada|tisana|hierbas|diu',
    mg: '1mg|2mg|3mg|4mg|5mg|6mg|8mg|10mg|12mg|15mg|20mg|25mg|30mg|40mg|45mg|50mg|60mg|75mg|80mg|90mg|100mg|120mg|150mg|180mg|200mg|225mg|250mg|300mg|320mg|350mg|375mg|400mg|450mg|500mg|600mg|625mg|750mg|800mg|1000mg|1200mg|1500mg|2000mg|5mcg|10mcg|20mcg|25mcg|37mcg|50mcg|75mcg|88mcg|100mcg|125mcg|150mcg|200mcg|400iu|600iu|800iu|1000iu|2000iu|4000iu|5000iu|1g|2g',
    med: '<named>|<form>',
    drink:
      'alcohol|vino|cerveza|copa|copas|ron|tequila|pisco|ginebra|pomelo|toronja|cafe|leche|trago|tragos|marihuana|beber|tomar_vino|chela|birra',
    ask: 'buena_idea|mala_idea|peligroso|riesgoso|seguro|grave|puedo|puede|podria|podemos|debo|deberia|debe|tengo_que|hay_que|se_puede|esta_bien|es_seguro|es_malo|es_peligroso|pasa_algo|hace_dano|conviene|cuanto|cuanta|cuantos|cuantas|cual|que|como|cuando|quiero|quisiera|me_gustaria|pienso|estoy_pensando|voy_a|planeo|dime|recomiendas|aconsejas|me_tomo|le_doy|sirve|mejor|posible|necesito|toca|tocan|tendria|vale|seria|ganas_de|me_pongo|corto|subo|bajo|dejo|doblo|mezclo',
    amount:
      'cuanto|cuanta|cuantos|cuantas|que_dosis|cual_dosis|dosis_de|que_cantidad|cantidad|miligramos|mg|microgramos|mcg|demasiado|demasiada|demasiados|maximo|maxima|minima|suficiente|dosis_correcta|dosis_adecuada|dosis_recomendada|cada_cuanto|concentracion|ui|gramos',
    more: 'doblar|doblo|duplicar|duplico|duplicarme|doble|aumentar|aumento|aumentarme|subir|subo|subirme|mas|otra|otro|extra|mayor|fuerte|dos|tres|segunda|segundo|anadir|agregar|incrementar|adicional|pasar_de|triplicar|reforzar',
    less: 'mitad|medio|media|bajar|bajo|bajarme|reducir|reduzco|reducirme|disminuir|disminuyo|menos|menor|corto|cortar|cortarla|partir|parto|saltar|saltarme|salto|quitar|quitarme|omitir|dia_si_dia_no|rebajar|recortar',
    stop: 'dejar|dejo|dejarlo|dejarla|dejarlos|dejarlas|suspender|suspendo|parar|paro|abandonar|quitar|quitarme|quitarmela|interrumpir|interrumpo|cortar_con|retirar|retirarme|retiro|bajando|bajarla|de_golpe|sin_tomar|descansar_de|terminar_con|discontinuar|largar|cuanto_tiempo|botar|tirar|desengancharme|salir_de',
    missed:
      'olvide|olvido|olvidado|olvidaron|olvidar|salte|saltado|me_salte|no_tome|no_me_tome|no_me_puse|no_la_tome|no_lo_tome|se_me_paso|se_me_pasaron|se_me_cayo|se_me_despego|no_me_he_tomado',
    mix: 'con|junto|juntos|juntas|mezclar|mezclo|mezcla|combinar|combino|combinado|a_la_vez|al_mismo_tiempo|interactua|interaccion|interacciones|interfiere|y|ademas_de|mientras|mas|estando|tomando|choca',
    switch:
      'cambiar|cambio|cambiarme|cambiarla|cambiarlo|pasar|paso|pasarme|sustituir|sustituyo|reemplazar|reemplazo|en_vez_de|en_lugar_de|remplazar|volver_a|cambie|pasarse|cambiando',
    when: 'a_que_hora|cuando|que_hora|por_la_manana|por_la_noche|antes_de_dormir|en_ayunas|con_comida|con_las_comidas|antes_de_comer|despues_de_comer|horas|en_que_momento|manana_o|noche',
    other: 'amiga|amigo|hermana|mama|madre|marido|esposo|vecina|companera|hija|mujer|esposa|pareja|otra_persona|prima|tia|suegra|comadre',
    cup: 'te|cafe|bebida|comida|cena|sopa|vino|jugo|zumo|batido|agua|desayuno|yogur|leche|mate|vaso|plato',
  },
  harmless: [
    'crema facial|solar|de_manos|de_cara|pastelera',
    'dosis de humor|realidad|paciencia|alegria|sol|risa',
    'gel de ducha|bano',
    'parches de nicotina|calor|ojeras',
    'tratamiento facial|capilar|de_belleza',
    'receta|recetas de ~2 cocina|sopa|pan|pollo|tarta|abuela',
    'anillo de',
    'sobre todo|el|la|mi|los|las|como|que|esto|eso',
    'hierro forjado',
    'te verde',
  ],
  rules: [
    'covert/18: poner|pongo|meter|meto|echar|echo|esconder|disolver|mezclar|ponerle|echarle|meterle|triturar|anadir|darle|agregar & <med>|somnifero|calmante|algo_para_dormir & su|le|ella|mujer|esposa|pareja|se_entere & <cup> ! mi_te|me_pongo',
    'covert/18: <med>|somnifero|calmante|algo & sin_que_se_entere|sin_que_lo_sepa|sin_que_ella|a_escondidas|sin_decirle|sin_que_se_de_cuenta|en_secreto|sin_que_note|a_sus_espaldas',
    'missed/14: <missed> & <med> ! anotar|anote|apuntar|apunte|registrar|registro|nota|cita|recordatorio|contrasena',
    'sharing/18: <other> & sobraron|sobro|sobran|sobraban|le_sobran|me_dio|me_dejo|me_presto|me_regalo|me_ofrece|me_pasa|le_recetaron|usa|suyas|suyos|los_de|las_de & <med> & <ask>|usar|usarlos|tomar|probar ! anotar',
    'sharing/12: usar|tomar|probar|tomarme|ponerme|uso|tomo & los|las|el|la|parches|pastillas|crema & de_mi_amiga|de_mi_hermana|de_mi_madre|de_mi_mama|de_mi_marido|de_mi_esposo|de_mi_mujer|de_mi_esposa|de_mi_vecina|de_otra_persona|de_mi_hija & <ask>',
    'dose/14: <amount> & <named> ! cuesta|cuestan|precio|vale|alimentos|comida|comer|leche|mujeres|contiene|tienen',
    'dose/12: cuanto|cuanta|cuantos|cuantas|que_dosis|cual_dosis|que_cantidad & <form> ! cuesta|cuestan|precio|valen|mujeres|anotar|cuanto_tiempo',
    'dose/10: que|cual|dime|cuanta & dosis|dosificacion & tomo|tomar|me|para|de|necesito|debo|mi ! anotar|registro',
    'dose/10: <mg>|mg|miligramos|mcg|microgramos|ui|gramos & demasiado|mucho|suficiente|puedo|debo|cuanto|cuantos|bien|seguro|tomo|tomar|al_dia & <named>|<form>',
    'change/14: <more> & <named> & puedo|debo|deberia|subo|aumento|doblo|duplico|subir|aumentar|duplicar|doblar|tomo|tomar|me_tomo|me_pongo|poner|conviene|quiero|tendria ! informacion|saber_mas|datos ! mas_barato ! anotar ! puede_dar ! interaccion ! alimentos',
    'change/14: doblar|doblo|duplicar|duplico|aumentar|aumento|subir|subo|dos|otra|otro|extra|tres|mas & <form> & <ask> ! anotar|recordatorio ! por_dia_hay ! mas_informacion ! cuesta',
    'change/14: mitad|medio|media|bajar|bajarme|reducir|disminuir|corto|cortar|partir|saltar|saltarme|quitar|omitir|reduzco|disminuyo & <med> & <ask>|puedo ! pelo ! azucar|sal ! anotar ! peso ! presion_baja',
    'stop+/16: <stop> & <named> & <ask>|quiero|dejando ! fumar|tabaco ! anotar ! azucar',
    'stop/14: dejar|dejo|dejarlo|dejarla|suspender|suspendo|parar|abandonar|interrumpir|retirar|de_golpe & <form> & <ask> ! fumar|tabaco|cafe ! recordatorio|avisos ! anotar',
    'combine+/16: <named> & <mix> & <named>|<form>|<drink> & <ask> ! anotar ! diferencia|comparar ! alimentos',
    'combine/14: <form> & con|mezclar|combinar|junto|juntos|a_la_vez|y & <form>|<drink> & puedo|puede|se_puede|es_seguro|malo|bien|pasa_algo|peligroso|conviene ! anotar ! diferencia ! desayuno',
    'combine/12: interactua|interaccion|interacciones|interfiere|mezclar|combinar|mezclo|combino & <named> ! anotar',
    'combine/14: vino|alcohol|cerveza|copa|copas|beber|trago & <med> & puedo|puede|se_puede|malo|bien|peligroso|pasa_algo|deberia ! peor ! dormir_mejor',
    'switch+/14: <switch> & <med> & puedo|debo|deberia|conviene|quiero|quisiera|cual|mejor|por|seria|recomiendas|pensando|gustaria|se_puede|podria ! app|recordatorio|vista|grafica|ajustes ! paso_cuanto ! cambio_de_humor ! de_peso ! cambio_hormonal|cambios_hormonales ! dieta',
    'switch/10: gel|parche|parches|pastilla|pastillas|crema|espray & o|contra & gel|parche|parches|pastilla|pastillas|crema|espray & cual|conviene|elijo|mejor_para_mi|debo ! diferencia',
    'timing/14: <when> & tomo|tomar|tomarme|pongo|poner|ponerme|aplico|aplicar|usar|tomarla|tomarlo|cambio & <named> & <ask> ! anotar|recordatorio|cita ! cuando_empece',
    'timing/12: a_que_hora|en_ayunas|que_hora|en_que_momento & <med> ! cita|consulta',
  ],
}
