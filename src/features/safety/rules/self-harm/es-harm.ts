import type { CrisisSign } from '../crisis-rule.ts'

/** Spanish signs of self-harm, and of not being safe with oneself. */
export const C1_ES_HARM: readonly CrisisSign[] = [
  {
    cause: 'harm',
    patterns: [
      'autolesion*|automutil*|autoagre*|autodestru*|autolastim*',
      'me corto|corte|cortaba|rajo|raje|quemo|queme|quemaba|golpeo|golpee|rasguno|rasgune|arano|arane|muerdo|mordi|hiero|heri|pego|pegue|pellizco|pincho|hago_cortes|hice_cortes|hice_un_corte|lastimo|lastime|corto_otra_vez|clavo|clave ~3 brazo|brazos|muneca|munecas|pierna|piernas|muslo|muslos|piel|vientre|antebrazo|antebrazos|unas_en',
      'me ~1 corto|corte|rajo|quemo|golpeo|rasguno|arano|hiero|lastimo|castigo|dano|pego ~5 a_proposito|adrede|aposta|queriendo|para_sentir|cuando_no_aguanto|cuando_estoy_mal|cuando_me_odio|otra_vez|para_calmarme|con_una_cuchilla|con_un_cuchillo|con_las_tijeras|con_navaja|en_secreto|a_escondidas|sangrar|sangre|para_castigarme|yo_misma|yo_solita|a_mi_misma',
      'me golpeo|doy|pego|golpeaba ~3 cabeza ~4 pared|proposito|adrede|sangre|muro|golpes|odio',
      'me hago|hice|hacia|he_hecho|vuelvo_a_hacer|estoy_haciendo|haciendome|haga|hare ~1 dano',
      'hacerme|haciendome|hacerse|haberme_hecho|me_quiero_hacer|me_voy_a_hacer ~1 dano|cortes|heridas|algo',
      'quiero|ganas|pienso|pensar|pensamientos|impulso|miedo|necesito|deseo|vuelto_a|volvi_a|empece_a|he_empezado_a|vuelto|volver_a ~3 cortarme|lastimarme|hacerme_dano|danarme|quemarme|golpearme|herirme|autolesionarme|castigarme|rajarme|pegarme|rasgunarme|hacerme_algo',
      'cortarme|quemarme|golpearme|lastimarme|pegarme|rasgunarme|hacerme_dano ~4 calma|alivia|ayuda|unico|otra_vez|desahog*|sentir|alivio',
      'hasta ~2 sangrar|sangre|hacerme_sangre|que_sangre|que_sangro|sangro',
      'hecho|hice|hago|hacerme|haciendome cortes|heridas|quemaduras|un_corte ~4 muslos|brazos|piernas|muneca|munecas|otra|piel|vientre|de_nuevo|$|en',
      'voz|voces ~4 mate|muera|corte|salte|tire',
      'me ~2 golpeo|pego|doy ~4 moretones|moratones|sangre|odio|castig*|hasta',
      'merezco ~2 dolor|sufrir|castigo|que_me_hagan|que_me_duela|cortarme',
      'cuchilla|navaja|tijeras|gillette|encendedor|cigarro|cigarrillo ~5 piel|brazo|brazos|piernas|muslos|alivia|calma|me_corto|me_quemo',
    ],
    unless: ['<media>', '<accident>', 'picadura|picaduras|mosquito|mosquitos|picor|comezon|alergia|sarpullido|eccema'],
  },
  {
    cause: 'unsafe',
    isNow: true,
    patterns: [
      'no ~3 segura|seguro|salvo ~3 conmigo|sola|de_mi|misma|mismo|esta_noche_sola',
      'miedo ~3 de ~2 lo ~1 que ~3 hacer|haga|hacerme|capaz',
      'miedo ~2 a|de ~2 hacerme|mi_misma|mi_mismo|mis_pensamientos|hacer_una|cometer|perder_el_control_y|quedarme_sola_conmigo|mi_propia_cabeza|estar_sola_esta',
      'hacer|cometer|haga|hago|hare|cometo ~1 una|alguna|cualquier tonteria|locura|barbaridad|estupidez|pendejada|burrada|desgracia',
      'no ~2 confio|fio|me_fio ~2 mi|misma|mismo',
      'peligro ~3 para ~2 mi|misma',
      'voz|voces|cabeza|mente ~4 dice|dicen|pide|piden|repite|ordena|grita ~4 mate|muera|salte|tire|corte|haga_dano|acabe|matar*|tirar*|morir*|saltar',
      'no ~3 dejen|deje|dejes sola ~4 capaz|hacer|noche|miedo',
    ],
    unless: ['<media>', 'chocolate|dulces|compras|tarjeta|pelo'],
  },
]
