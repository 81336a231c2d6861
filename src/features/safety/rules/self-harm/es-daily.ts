import type { CrisisSign } from '../crisis-rule.ts'

const HOT =
  'plancha|plancha_del_pelo|rizador|tenacillas|horno|bandeja_del_horno|hornilla|vitro|estufa|tostadora|hervidor|radiador|vela|mechero|encendedor|cigarro|cigarrillo|agua_hirviendo|sarten|aceite|olla'
const SKIN = 'brazo|brazos|muneca|munecas|muslo|muslos|pierna|piernas|piel|barriga|mano|manos|antebrazo'
const RELEASE =
  'hasta_que|cuando_todo|cuando_nadie|cuando_no|cada_vez|para_sentir|para_callar|para_calmar|para_que|porque|a_proposito|me_alivia|ayuda|se_calla|demasiado|otra_cosa'
const CLOSE =
  'hijo|hija|marido|mujer|esposo|esposa|ella|el|madre|mama|padre|papa|amiga|amigo|hermana|hermano|pareja|vecina|vecino|tia|sobrina|sobrino|companera|nieta|nieto|suegra|suegro|novia|novio'
const AND_AFTER = 'para_despues|para_cuando|cuando_falte|cuando_no_este|lios|lio|problemas|molestias|tramites|nadie_tenga'

/** Spanish signs in words of daily life: tools at hand, the past that returns, relief at an accident, preparations. */
export const C1_ES_DAILY: readonly CrisisSign[] = [
  {
    cause: 'harm',
    isPlain: true,
    patterns: [
      `pongo|puse|apoyo|apoye|aprieto|aprete|acerco|pego|dejo|poner|apoyar ~2 ${HOT} ~4 en|contra|sobre|al|a ~1 el|la|los|las|mi|mis? ${SKIN} ~6 ${RELEASE}`,
      `pongo|puse|apoyo|apoye|aprieto|aprete|acerco|pego|dejo|poner|apoyar ~2 ${SKIN} ~1 en|contra|sobre|al|a ~1 el|la|los|las|mi|un|una? ${HOT} ~8 ${RELEASE}`,
      `me quemo|queme|quemaba|quemar ~6 ${RELEASE}|aposta`,
      `se quema|quemo|quemaba ~4 con ~1 la|el|un|una? ${HOT} ~5 dice|aposta|a_proposito|sin_querer|a_escondidas|otra_vez`,
      'me rasco|arano|pellizco|clavo ~4 hasta sangrar|que_sangra|hacerme_sangre|que_sangran',
      'golpearme|golpeo|doy|darme ~2 la? cabeza ~3 pared|suelo|puerta ~6 ayuda|calma|alivia|callar|para',
      'tiene|tenia|veo|vi|hay ~1 marcas|cortes|quemaduras|cicatrices ~2 en ~1 los|las ~1 brazos|muslos|munecas|piernas ~5 esconde|tapa|oculta|dice|gata|gato|mangas',
    ],
    unless: ['<media>', '<accident>', 'camisa|camisas|planchando|cocinando|pizza|alergia|mosquitos|picadura*|eccema|depil*'],
  },
  {
    cause: 'harm',
    patterns: [
      `${HOT} ~3 en|contra|sobre ~1 el|mi|los? ${SKIN}`,
      'han|ha|vuelto|volvieron|volvio|vuelven|vuelve ~2 los|las|el|la|lo? ~1 cortes|cortarme|cuchilla|autolesiones|pensamientos|ideas|ganas|voces ~6 $|de_cuando|anos|otra_vez|negras|oscuras|de_antes|malas|joven',
      'cuchilla|cortes|autolesion*|cortarme ~3 ha|han vuelto|regresado|empezado',
      'volvi|vuelvo|vuelto|volver ~2 cortarme|la_cuchilla|quemarme|lo_de_la_cuchilla|a_hacerme_dano',
      'pozo|agujero|hoyo|oscuridad ~6 otra_vez|de_nuevo|dentro|vuelvo|volvi|he_vuelto|abajo',
    ],
    unless: ['<media>', 'pelo|luz|electricidad|agua|carne|flequillo|peluquer*|presupuesto'],
  },
  {
    cause: 'wish',
    isPlain: true,
    patterns: [
      'pena|lastima|decepcion|decepciono|rabia|triste ~3 que ~2 frenara|frenase|freno|parara|parase|se_detuviera|esquivara|no_me_diera|aterrizara|no_chocara',
      'alivio|aliviada|esperanza|contenta|paz ~5 creer|pensar|creyendo|pensando|crei|pense ~3 coche|camion|autobus|avion|tren|ascensor|frenos ~2 no|iba|se ~1 pararia|frenaria|estrellaba|caia|a_chocar|a_caer|a_estrellarse',
      'avion|turbulencias|frenos|camion ~6 pense|desee|ojala ~2 por_fin|que_se_caiga|ya_esta|que_caiga|que_se_estrelle|al_fin',
      'ojala|espero|deseo|rezo ~4 prueba|pruebas|resultado|resultados|biopsia|bulto|escaner|mamografia|diagnostico|tac ~3 mal|malo|malos|mala|cancer|grave|incurable|maligno',
      'envidio|envidia ~4 esquelas|muertos|difuntos|esquela|cementerio|los_que_murieron|las_que_murieron|los_que_ya_no',
      'seria|que ~1 un|una|gran|tal descanso|alivio|paz ~2 no ser|existir|estar ~1 nada|nadie|aqui|$',
      'esperando|espero|deseando|rezando|ojala ~2 la|el manana|dia|sueno|noche ~2 se_olvide|me_lleve|me_olvide|no_llegue|me_trague',
      'cuando|si ~1 falte|muera|falta|muere ~2 madre|mama|padre|papa|perro|gata|gato ~2 nada|nadie|no ~3 ata|retiene|queda|frena|me_para',
      'si ~1 no fuera|fuese ~1 por ~2 madre|perro|gata|gato|hijos|hija|hijo|nietos|ninos|perra ~5 ido|fuera|muerta|hecho|estaria|me_iba|no_estaba',
      'solo|unicamente ~2 sigo|estoy|vivo|aguanto|aqui ~2 por ~1 el|la|los|mi|mis ~1 perro|perra|gato|gata|hijos|hija|hijo|nietos|madre|ninos $',
      'problema ~1 soy yo ~3 me_quito|quitenme|quitadme|si_no_estoy|se_acaba|si_desaparezco',
    ],
    unless: ['<media>', '<fun>', 'entradas|loteria|examen|oferta|rebajas|vacaciones'],
  },
  {
    cause: 'wish',
    patterns: [
      'soy|siento|seria ~2 una|un ~1 carga|peso|estorbo|lastre ~2 para|a ~2 todos|ellos|todas|familia|hijos|marido|mi',
      'merecen|merece|necesitan ~2 una|otra madre|esposa|mujer|mama ~3 no_sea_esto|no_sea_yo|que_no_soy|no_sea_asi',
      'no ~2 me_veo|veo|imagino ~3 ano_que_viene|futuro|proximo_ano|manana|mes_que_viene ~2 $|conmigo|para_mi',
      'llorarian|lloraran|llorarian_un|estarian_tristes ~5 facil|mejor|aliviados|se_les_pasa|tranquilos|libres',
      'vivi|vivido|tuve|tenido|llevo ~2 cincuenta|cuarenta|sesenta|anos ~2 basta|suficiente|ya_esta|es_bastante|bastan|me_sobra',
      'termine|acabe|terminado|acabado ~2 con ~1 todo ~4 no_solo|de_vivir|la_vida|con_la_vida',
      'rara|extranamente|rarisima|por_fin ~1 de? tranquila|calmada|serena|en_paz ~5 decidi|decision|lo_tengo_decidido|se_como',
      'decision ~1 esta|ya tomada|hecha ~6 duermo|calma|tranquila|paz|mejor',
      'paces|paz|despedi|despedida ~2 con|de ~1 todo_el_mundo|todos|todas|cada_uno',
      'no ~3 hacer|hare pero ~2 se ~1 como|donde|cuando|lo_haria',
      'manera|forma|salida|modo ~1 facil|rapida|sencilla ~3 parar|acabar|terminar|salir ~5 diario|cada_dia|pienso|todos_los_dias|noche',
      'no ~2 hacer nada ~4 solo ~2 no ~2 estar|seguir',
    ],
    unless: ['<media>', '<fun>', 'mudanza|casa|trabajo|divorcio|colegio|operacion|cocina|dieta|jardin|informe'],
  },
  {
    cause: 'plan',
    isPlain: true,
    patterns: [
      `dejado|deje|dejo|arregle|arreglado|ordene|ordenado|puse|puesto ~2 papeles|testamento|seguro|cuentas|claves|documentos|funeral|asuntos ~4 ${AND_AFTER}|para_que_nadie|sin_mi`,
      'busque|encontre|encontrado|buscado|busco ~3 casa|familia|hogar|dueno ~2 para|a|al ~2 gata|gato|perro|perra|gatos|perros ~3 para_despues|para_cuando|cuando_no_este|cuando_falte',
      'di|dado|regale|regalado|doy ~3 anillos|anillo|joyas|reloj|cosas|guitarra|piano|collar ~6 no ~3 necesitar|hacer_falta|haran_falta|voy_a_necesitar',
      'escribi|escribo|escrito ~3 a ~2 hijos|hijas|hijo|hija|nietos|cada_uno|todos ~5 sobres|sobre|cajon|cartas|para_despues|sellad*',
      'se|elegi|escogi|elegido|encontre ~1 que|cual puente|azotea|arbol|anden|acantilado|cruce|balcon ~7 hora|gente|nadie|vacio|sola|tranquilo|cuando',
      'lei|leo|mire|busque|googlee|conte ~2 prospecto|caja|internet|etiqueta ~4 cuantas|cuantos|que_dosis ~3 demasiadas|demasiados|bastan|hacen_falta|letal|serian',
      'hay|tengo|quedan ~4 pastillas|comprimidos|insulina|paracetamol ~2 de_sobra|suficientes|bastantes ~4 $|mire|conte|compro*|contad*|revis*',
      'voy|estoy|llevo ~1 guardando|juntando|ahorrando|escondiendo|apartando ~2 pastillas|somniferos|comprimidos|calmantes ~5 cada|una_a_una|noche|por_noche|una',
      'busque|busco|buscado|googlee ~3 formas|maneras|metodos|dosis ~2 sin_dolor|indoloras|rapidas|letal|letales|seguras|de_morir',
      'no|nadie ~2 me? encontraria|encontrarian|encontrara ~3 nadie|hasta|antes',
      'hasta ~3 no ~1 me encontraria|encontraran|encontrarian ~1 nadie?',
      'pare|paro|aparque|estuve|estaba|fui|me_sente|me_quede ~4 paso_a_nivel|vias|anden|puente|viaducto|acantilado ~6 contar|contando|mirando_abajo|pensando|trenes|un_paso|horas',
    ],
    unless: ['<media>', '<fun>', 'vacaciones|viaje|renta|hacienda|hipoteca|mudanza|foto*|vistas|nietos_vinieron|excursion'],
  },
  {
    cause: 'plan',
    patterns: [
      'no ~2 hago|tengo|hacemos|planeo|veo|miro ~2 planes|plan|nada ~2 mas_alla|despues|para_despues|pasado ~1 del|de|el ~1 viernes|lunes|martes|miercoles|jueves|sabado|domingo|finde|fin_de_semana|navidad|cumpleanos|verano|manana|mes',
      'no|nada|ni ~3 compro|compre|reserve|reservo|reservado|pedi|renuevo ~5 lo_que_queda|no_me_hara_falta|hara_falta|no_voy_a_estar|para_que|no_lo_necesitare|me_queda',
      'para lo_que ~1 me? queda',
      'estuve|estaba|me_quede|pase|me_sente ~3 alto|borde|azotea|orilla|cornisa|tejado ~4 aparcamiento|edificio|puente|acantilado|torre|parking|estacionamiento',
      'estuve|me_quede|pase ~1 una? hora|horas|rato ~2 en ~1 lo_alto|el_borde|la_azotea|el_puente|la_cornisa|el_acantilado',
      'pienso|pensando|pense|miro|mirando|sueno ~3 cuerda|soga|viga|gancho|navaja|cuchillos|vias|rieles ~4 del|de|garaje|trastero|demasiado|todo_el_dia|otra_vez|constantemente',
      'pienso|imagino|pienso_en|sueno ~2 en|con? ~1 hundirme|hundir|dejarme_ir|meterme_al_mar|deslizarme|meterme_en_el_rio|soltarme',
      'rio|mar|agua|lago ~4 seria|sera suave|dulce|facil|descanso',
      'cruzo|cruce|cruzar|bajo|camino ~3 sin mirar ~3 $|ultimamente|ya|ahora|a_proposito|estos_dias',
      'ya|no ~2 no|me? ~1 pongo|uso|abrocho|pongo_ya ~1 cinturon|casco ~3 que_pase|ya|da_igual|ultimamente|pase_lo_que|,',
      'no ~1 como|bebo|tomo ~3 para|a_ver ~1 que? ~1 acabe|acabar|termine|terminar|irme|apagarme ~2 antes|pronto|rapido|ya|$',
      'deje|dejado|dejo ~2 pastillas|insulina|tratamiento|medicacion|quimio ~4 que ~1 la? naturaleza|cuerpo|dios|destino|ella ~1 decida|haga|disponga',
      'no ~1 dejo|paro|puedo_dejar de mirar|pensar_en|ir_a ~2 pastillas|cuchillos|cuerda|puente|ventana|balcon|vias|botiquin',
    ],
    unless: ['<media>', '<fun>', 'precio|precios|vistas|nadar|piscina|gluten|azucar|ninos|hijo_cruza|movil'],
  },
  {
    cause: 'other',
    about: 'other',
    isPlain: true,
    patterns: [
      `dice|dijo|cree|piensa|escribio|repite ~3 que ~4 estaremos|estariamos|estarian|estaran|viviriamos|iria|irian ~2 mejor|felices|bien|tranquilos sin ella|el`,
      `${CLOSE} ~2 intento|intentado|trato|quiso|quiere ~1 de? quitarse|quitar|matarse|suicidarse ~1 la_vida?`,
      `${CLOSE} ~1 dice|dijo|repite ~3 se_va|se_ira|ira|sigue|se_reune|me_voy ~2 con ~1 mama|papa|mi_madre|mi_padre|ella|el|su_mujer|su_marido ~1 $|pronto|al_cielo`,
      `${CLOSE} ~1 dice|dijo|repite ~2 pronto ~2 se_va|se_ira|se_reunira|ira ~1 con`,
      `guarda|esconde|junta|tiene|cuenta ~2 pastillas|somniferos ~4 cuenta|preparadas|debajo|contadas|escondidas|guardadas`,
      'no ~2 promete|prometio|jura ~3 que ~2 este|estara|seguira|viva|siga|va_a_estar',
      'regalo|dio|entrego|reparte|repartio ~3 joyas|anillos|cosas|llaves|ropa|reloj ~5 vacio|despidio|despedida|carta|raro|escritorio|para_siempre',
      'dice|dijo ~2 no ~2 va_a|molestara|estorbara|sera ~1 molestar|estorbar|dar|carga|una_carga ~2 mucho|mas|tiempo|nadie',
      'encontre|vi|descubri ~2 una|la|unas|las? carta|cartas|nota|notas ~3 ninos|hijos|nosotros|familia|mi ~4 cajon|bolso|despedida|escondida|escritorio',
      'habla|hablando|pregunta ~4 del|de_la|de ~1 puente|pastillas|acantilado|cuerda|final|rio ~2 $|todo_el_tiempo|siempre|otra_vez',
      'habla|hablando todo_el_tiempo|siempre|mucho ~1 del|de_la|de_las puente|pastillas|acantilado|cuerda|final',
    ],
    unless: ['<media>', '<settled>', 'novio|alergia|antibiotico|del_banco|reyes|obras|cena|compras'],
  },
  {
    cause: 'plan',
    speaker: 'partner',
    isPlain: true,
    patterns: [
      'pensado|pensando|pienso|pense|imagino ~2 en|con ~1 estamparme|estrellarme|tirarme|chocar|estampar|saltar|desaparecer_del_todo',
      'siento|sentado|quedo|encierro ~3 garaje|coche|carro|auto ~3 motor|gas|escape ~3 pienso|pensando|encendido|y',
      'mejor|bien|facil ~3 seguro|sin_mi|si_me_muero|si_falto ~2 que_conmigo|conmigo|,|$',
    ],
    unless: ['<media>', '<fun>', 'carrera|rally|examen_de_conducir'],
  },
]
